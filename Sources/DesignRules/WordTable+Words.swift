extension WordTable {
  /// Topics; below each, languages with their phrases.
  static let table = """
    destructive
    en:delete,remove,reject,decline,discard,erase
    de:löschen,entfernen,ablehnen,verwerfen,stornieren,zurückweisen
    fr:supprimer,refuser,rejeter,effacer
    es:eliminar,rechazar,borrar,descartar,suprimir
    it:elimina,eliminare,rifiuta,rifiutare,respingi,respingere,scarta
    pt:excluir,eliminar,rejeitar,recusar,descartar
    nl:verwijderen,afwijzen,weigeren,verwerpen,wissen
    pl:usuń,odrzuć,skasuj
    tr:sil,reddet,iptal
    ru:удалить,отклонить,отказать,стереть
    ja:削除,却下,破棄,消去
    zh:删除,刪除,拒绝,拒絕,驳回,駁回,作废
    ko:삭제,거부,반려,거절,폐기
    ar:حذف,رفض
    he:מחק,מחיקה,מחיקת,דחה,דחייה,דחיית
    harmless
    en:filter,filters,sort,sorting,favorite,favorites,favourite,favourites,bookmark,pin,selection,search
    de:filter,sortierung,favorit,favoriten,lesezeichen,auswahl,markierung
    fr:filtre,filtres,tri,favori,favoris,sélection
    es:filtro,filtros,favorito,favoritos,selección
    it:filtro,filtri,preferiti,selezione
    pt:filtro,filtros,favoritos,seleção
    nl:filter,filters,favoriet,favorieten,selectie
    pl:filtr,filtry,ulubionych,zaznaczenie
    tr:filtre,filtreyi,filtreleri
    ru:фильтр,фильтры,избранного,выбор
    ja:フィルター,フィルタ,お気に入り,条件
    zh:筛选,篩選,收藏,条件
    ko:필터,즐겨찾기,선택
    ar:التصفية,المفضلة,التحديد
    he:מסנן,מועדפים,בחירה
    en:view,show,see,reason,reasons
    de:anzeigen,ansehen,zeigen,grund,gründe
    fr:voir,afficher,motif,motifs
    es:ver,mostrar,motivo,motivos
    it:vedi,mostra,motivo,motivi
    pt:ver,mostrar,motivo,motivos
    nl:bekijken,tonen,reden,redenen
    pl:pokaż,zobacz,powód,powody
    tr:göster,görüntüle,nedeni,nedenleri
    ru:показать,посмотреть,причина,причины
    ja:表示,理由
    zh:查看,显示,原因
    ko:보기,사유,이유
    ar:عرض,أسباب,سبب
    he:הצג,סיבות,סיבה
    decision
    en:approve,accept,reject,decline,release,confirm,complete,submit,sign
    de:genehmigen,annehmen,ablehnen,zurückweisen,freigeben,bestätigen,abschließen,einreichen,unterschreiben
    fr:approuver,accepter,refuser,rejeter,valider,confirmer,terminer,signer
    es:aprobar,aceptar,rechazar,confirmar,completar,firmar
    it:approva,approvare,accetta,accettare,rifiuta,rifiutare,conferma,confermare,completa,firma
    pt:aprovar,aceitar,rejeitar,recusar,confirmar,concluir,assinar
    nl:goedkeuren,accepteren,afwijzen,vrijgeven,bevestigen,afronden,ondertekenen
    pl:zatwierdź,zaakceptuj,odrzuć,potwierdź,zakończ,podpisz
    tr:onayla,reddet,tamamla,imzala
    ru:утвердить,принять,отклонить,подтвердить,завершить,подписать
    ja:承認,却下,確認,完了,署名
    zh:批准,审批,拒绝,驳回,确认,完成,核准
    ko:승인,반려,거절,확정,완료
    ar:اعتماد,موافقة,رفض,تأكيد
    he:אשר,אישור,דחה,דחייה,חתום
    optional
    en:optional,skipped,omitted
    de:optional,optionale,optionaler,optionales,übersprungen,entfällt,entfallen
    fr:optionnel,optionnelle,facultatif,facultative,ignoré,ignorée
    es:opcional,omitido,omitida
    it:opzionale,facoltativo,facoltativa,saltato,saltata
    pt:opcional,ignorado,ignorada
    nl:optioneel,optionele,overgeslagen
    pl:opcjonalny,opcjonalna,opcjonalne,pominięto,pominięty
    tr:isteğe,atlandı
    ru:необязательно,необязательный,пропущено,пропущен
    ja:任意,スキップ,省略
    zh:可选,跳过,选填
    ko:선택,건너뜀,생략
    ar:اختياري,اختيارية
    he:אופציונלי,רשות,דולג
    noData
    en:no data,no data available,no data found,no data to display,no data to show,no data yet,no data here
    de:keine daten,keine daten vorhanden,keine daten verfügbar,keine daten gefunden
    fr:aucune donnée,pas de données,aucune donnée disponible
    es:sin datos,no hay datos,no hay datos disponibles
    it:nessun dato,nessun dato disponibile,non ci sono dati
    pt:sem dados,nenhum dado,não há dados,sem dados disponíveis
    nl:geen gegevens,geen data,geen gegevens beschikbaar
    pl:brak danych,brak dostępnych danych
    tr:veri yok,veri bulunamadı,veri bulunmuyor
    ru:нет данных,данные отсутствуют,данных нет
    ja:データなし,データがありません,データはありません
    zh:无数据,暂无数据,没有数据,無資料,沒有資料
    ko:데이터 없음,데이터가 없습니다
    ar:لا توجد بيانات,لا بيانات
    he:אין נתונים
    vague
    en:ok,okay,click here,tap here,here,do it,approval,rejection,process
    de:ok,okay,hier klicken,hier tippen,hier,genehmigung,ablehnung,verarbeiten
    fr:ok,cliquez ici,cliquer ici,ici,approbation,rejet,traiter
    es:ok,aceptar y continuar,haga clic aquí,pulse aquí,aquí,aprobación,rechazo,procesar
    it:ok,clicca qui,fai clic qui,qui,approvazione,rifiuto,elabora
    pt:ok,clique aqui,toque aqui,aqui,aprovação,rejeição,processar
    nl:ok,oké,klik hier,tik hier,hier,goedkeuring,afwijzing,verwerken
    pl:ok,kliknij tutaj,tutaj,zatwierdzenie,odrzucenie,przetwórz
    tr:tamam,buraya tıklayın,buraya dokunun,onaylama,reddetme
    ru:ок,ok,нажмите здесь,здесь,утверждение,отклонение,обработать
    ja:ok,ここをクリック,ここをタップ,こちら
    zh:ok,好的,点击这里,点此
    ko:ok,여기를 클릭,여기를 누르세요
    ar:اضغط هنا,انقر هنا,هنا
    he:לחץ כאן,לחצו כאן,כאן
    desktop
    en:right-click,right click,double-click,double click,click here,click on,click the,click to,hover over,mouse button
    de:klicken,rechtsklick,doppelklick,mauszeiger,maustaste,anklicken
    fr:cliquez,cliquer,clic droit,double-clic,survolez
    es:haga clic,haz clic,hacer clic,clic derecho,doble clic
    it:fai clic,fare clic,clicca,cliccare,doppio clic,tasto destro
    pt:clique em,clicar,clique duplo,botão direito
    nl:klik op,klik met,klikken,dubbelklik,rechtermuisknop
    pl:kliknij,kliknąć,dwukrotnie kliknij,prawym przyciskiem
    tr:tıklayın,tıklayarak,sağ tık,çift tık
    ru:щёлкните,щелкните,кликните,правой кнопкой
    ja:クリックして,クリックする,右クリック,マウスを
    zh:单击,点击鼠标,右键单击
    ko:클릭하세요,클릭하여,우클릭,마우스를
    blame
    en:you typed,you made a mistake,you made an error,you did something wrong,your fault,your mistake,you entered a wrong,\
    you have made an error
    de:sie haben einen fehler gemacht,du hast einen fehler gemacht,ihr fehler,sie haben etwas falsch,falsch eingegeben
    fr:vous avez fait une erreur,vous avez commis une erreur,votre faute,vous vous êtes trompé
    es:ha cometido un error,has cometido un error,se ha equivocado,te has equivocado
    it:hai commesso un errore,ha commesso un errore,hai sbagliato
    pt:você cometeu um erro,cometeu um erro,você errou
    nl:u hebt een fout gemaakt,je hebt een fout gemaakt,uw fout
    pl:popełniono przez ciebie błąd,zrobiłeś błąd,popełniłeś błąd
    tr:hata yaptınız,yanlış yaptınız
    ru:вы ошиблись,вы допустили ошибку
    bareError
    en:error,an error occurred,an error has occurred,oops,failed,something went wrong,unknown error
    de:fehler,ein fehler ist aufgetreten,es ist ein fehler aufgetreten,unbekannter fehler
    fr:erreur,une erreur est survenue,une erreur s’est produite
    es:error,se ha producido un error,ha ocurrido un error,error desconocido
    it:errore,si è verificato un errore
    pt:erro,ocorreu um erro
    nl:fout,er is een fout opgetreden
    pl:błąd,wystąpił błąd
    tr:hata,bir hata oluştu
    ru:ошибка,произошла ошибка
    ja:エラー,エラーが発生しました
    zh:错误,出错了,发生错误
    ko:오류,오류가 발생했습니다
    ar:خطأ,حدث خطأ
    he:שגיאה,אירעה שגיאה
    picture
    en:image of ,picture of ,graphic of ,icon of 
    de:bild von ,bild des ,bild der ,abbildung 
    fr:image de ,image du ,image d’
    es:imagen de ,imagen del 
    it:immagine di ,immagine del 
    pt:imagem de ,imagem do ,imagem da 
    nl:afbeelding van 
    pl:obraz ,obrazek 
    ru:изображение 
    frequent
    en:the,and,of,is,are,with,your,you,this,that,not,from,was,have,has,will,been
    de:der,die,das,und,ist,nicht,keine,kein,mit,sind,wird,wurde,auf,für,über,von,zu,ein,eine,den,dem,im
    fr:le,la,les,des,est,une,pas,pour,avec,sont,dans,sur,au,aux,du,vous,aucune,aucun
    es:el,los,las,una,con,está,están,por,para,del,hay,ninguna,ningún,su,sus
    it:il,gli,della,delle,sono,con,per,nessun,nessuna,è,nel,alla,che
    pt:os,uma,com,está,não,para,são,nenhum,nenhuma,você,ao,dos,das
    nl:het,een,van,zijn,niet,geen,met,voor,wordt,worden,uw,zijn,naar
    pl:nie,jest,są,się,dla,brak,przez,oraz,że
    tr:ve,bir,için,ile,yok,değil,bu
    labels
    en:approve,reject,approved,rejected,accept,accepted,confirm,confirmed,delete,remove,save,share,details,delivered,delayed,\
    shipped,overdue,pending,cancelled,completed,present,leave,available,unavailable,material,quantity,price,amount,date,\
    status,order,delivery,supplier,customer,collapsed,screen,drag,resize,half,full,card,call,write,send,submit,assign,\
    start,started,stop,stopped,show,view,reply,retry,refresh,download,upload,minutes,hours,days,today,tomorrow,blocked,\
    released,ready,created,changed,paid,unpaid,shortage,missing,in,on,of,by,at,to,the,and,not,no,new,late,report
    """
}
