extension WordTable {
  /// Topics; below each, languages with their phrases.
  static let table = """
    destructive
    en:delete,remove,reject,decline,discard,erase
    de:löschen,entfernen,ablehnen,verwerfen,stornieren,zurückweisen,kündigen
    fr:supprimer,refuser,rejeter,effacer,résilier
    es:eliminar,rechazar,borrar,descartar,suprimir
    it:elimina,eliminare,rifiuta,rifiutare,respingi,respingere,scarta,scartare,cancella,cancellare
    pt:excluir,eliminar,=apagar,remover,rejeitar,recusar,descartar
    nl:verwijderen,afwijzen,weigeren,verwerpen,wissen
    pl:usuń,odrzuć,skasuj
    tr:sil,reddet,iptal,=kaldır
    ru:удалить,отклонить,отказать,стереть
    ja:削除,却下,破棄,消去
    zh:删除,刪除,移除,拒绝,拒絕,驳回,駁回,作废
    ko:삭제,거부,반려,거절,폐기
    ar:حذف,رفض
    he:מחק,מחיקה,מחיקת,דחה
    voiding
    en:cancel,terminate
    de:abbrechen
    fr:annuler
    es:cancelar,anular
    it:annulla,annullare
    pt:cancelar,anular,apagar
    nl:annuleren
    pl:anuluj
    tr:kaldır
    ru:отменить
    ja:取り消す,取り消し,取消,キャンセル
    zh:取消
    ko:취소
    ar:إلغاء
    he:בטל,ביטול
    engagements
    en:order*,booking*,reservation*,appointment*,subscription*,contract*,trip*,meeting*,visit*,shipment*,deliver*,membership*,polic*,ticket*,\
    flight*,payment,payments,employment,lease*
    de:*auftrag,*bestellung,*buchung,*reservierung,*termin,*abonnement,*vertrag,*reise,*besprechung,*lieferung,*mitgliedschaft,*fahrt
    fr:commande,réservation,rendez,abonnement,contrat,voyage,réunion,livraison,expédition,adhésion,billet
    es:pedido,reserva,cita,suscripción,contrato,viaje,reunión,entrega,envío,billete
    it:ordine,prenotazione,appuntamento,abbonamento,contratto,viaggio,riunione,consegna,spedizione,biglietto
    pt:pedido,encomenda,reserva,consulta,assinatura,contrato,viagem,reunião,entrega,bilhete
    nl:*bestelling,*order,*boeking,*reservering,*afspraak,*abonnement,*contract,*reis,*levering
    pl:zamówienie,rezerwację,wizytę,subskrypcję,umowę,podróż,spotkanie,dostawę,przesyłkę,bilet
    tr:siparişi,rezervasyonu,randevuyu,aboneliği,sözleşmeyi,teslimatı
    ru:заказ,бронь,бронирование,запись,подписку,договор,поездку,встречу,доставку,билет
    ja:注文,予約,契約,出張,会議,配送,発注
    zh:订单,訂單,预订,預訂,预约,預約,合同,合約,会议,會議,行程,订阅
    ko:주문,예약,계약,출장,회의,배송,구독
    ar:الطلب,الحجز,الموعد,الاشتراك,العقد,الرحلة,الاجتماع
    he:ההזמנה,הזמנה,הפגישה,פגישה,החוזה,המנוי,הנסיעה
    harmless
    en:filter,filters,sort,sorting,favorite,favorites,favourite,favourites,bookmark,pin,selection,search,upload,download,scan,edit,editing,\
    alarm,alarms,alert,block,hold,lock,lockout,obstacle,barrier,reminder
    de:filter,sortierung,favorit,favoriten,lesezeichen,auswahl,markierung,alarm,alarme,sperre,sperrung,blockade,hindernis,erinnerung
    fr:filtre,filtres,tri,favori,favoris,sélection,recherche,modification,modifications,alarme,l'alarme,alerte,l'alerte,blocage,verrou,obstacle,l'obstacle,rappel
    es:filtro,filtros,favorito,favoritos,selección,búsqueda,edición,alarma,alerta,bloqueo,obstáculo,recordatorio
    it:filtro,filtri,preferiti,selezione,ricerca,modifica,modifiche,allarme,l'allarme,blocco,ostacolo,l'ostacolo,promemoria
    pt:filtro,filtros,favoritos,seleção,pesquisa,edição,luz,luzes,alarme,alerta,bloqueio,obstáculo,lembrete
    nl:filter,filters,favoriet,favorieten,selectie,alarm,blokkade,blokkering,obstakel,herinnering
    pl:filtr,filtry,ulubionych,wybór,zaznaczenie,alarm,blokadę,przeszkodę,przypomnienie,usterkę,awarię,błąd
    tr:filtre,filtreyi,filtreleri,favorilerden,seçimi,alarmı,engeli,blokajı,kilidi
    ru:фильтр,фильтры,избранного,выбор,выделение,тревогу,блокировку,препятствие,напоминание,неисправность,ошибку,сбой
    ja:フィルター,フィルタ,お気に入り,条件,アラーム,ロック,ブロック,障害物
    zh:筛选,篩選,收藏,条件,警报,警報,障碍,障礙,封锁,封鎖,锁定,鎖定,提醒
    ko:필터,즐겨찾기,알람,차단,잠금,장애물
    ar:التصفية,المفضلة,الإنذار,الحظر,القفل,التنبيه
    he:מסנן,מועדפים,אזעקה,חסימה,נעילה,תזכורת
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
    once
    en:pay,transfer,order,book,send,post,settle,refund,check-in
    de:bezahlen,zahlen,überweisen,bestellen,buchen,senden,absenden,erstatten
    fr:payer,régler,virer,commander,réserver,envoyer,rembourser
    es:pagar,transferir,pedir,reservar,enviar,reembolsar
    it:paga,pagare,trasferisci,ordina,ordinare,prenota,prenotare,invia,inviare,rimborsa
    pt:pagar,transferir,encomendar,reservar,enviar,reembolsar
    nl:betalen,overmaken,bestellen,boeken,versturen,verzenden,terugbetalen
    pl:zapłać,przelej,zamów,zarezerwuj,wyślij,zwróć
    tr:öde,aktar,rezerve,gönder
    ru:оплатить,перевести,заказать,забронировать,отправить,вернуть
    ja:支払,送金,注文,発注,予約,送信
    zh:付款,支付,转账,轉帳,下单,下單,预订,預訂,发送,發送,提交
    ko:결제,송금,주문,예약,전송,제출
    ar:دفع,ادفع,إرسال,حجز,طلب
    he:תשלום,שלם,העברה,הזמנה,שליחה,שלח
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
    en:error,an error occurred,an error has occurred,an unexpected error occurred,an unexpected error has occurred,oops,failed,something went wrong,unknown error
    de:fehler,ein fehler ist aufgetreten,es ist ein fehler aufgetreten,ein unerwarteter fehler ist aufgetreten,es ist ein unerwarteter fehler aufgetreten,unbekannter fehler
    fr:erreur,une erreur est survenue,une erreur inattendue est survenue,une erreur inattendue s’est produite,une erreur s’est produite
    es:error,se ha producido un error,se ha producido un error inesperado,ha ocurrido un error inesperado,ha ocurrido un error,error desconocido
    it:errore,si è verificato un errore,si è verificato un errore imprevisto
    pt:erro,ocorreu um erro,ocorreu um erro inesperado
    nl:fout,er is een fout opgetreden,er is een onverwachte fout opgetreden
    pl:błąd,wystąpił błąd,wystąpił nieoczekiwany błąd
    tr:hata,bir hata oluştu,beklenmeyen bir hata oluştu
    ru:ошибка,произошла ошибка,произошла непредвиденная ошибка
    ja:エラー,エラーが発生しました,予期しないエラーが発生しました
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
    pl:obraz przedstawiający ,obrazek ,zdjęcie 
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
    own
    en:a,an,in,on,to,by,at,it,as,or,no,if,be,for,do,all,new,off,out,up,we,he,she,they,its,can,may,but,so,than,then,there,when,\
    who,what,which
    de:an,am,bei,bis,zu,was,will,war,hat,nach,zum,zur,in,es,er,sie,wir,ihr,so,da,man,oder,aber,als,wie,wenn,dann,noch,nur,sich,\
    des,einer,eines,einem,einen,aus,um,vor,ab,per,ohne,durch,bald,hier,heute,sein,seine,ihre,haben,werden,kann,muss,pro,des
    fr:de,à,en,un,et,ce,il,elle,on,ne,se,si,y,ou,où,par,qui,que,plus,son,sa,ses,nous,mais,d,l,a,ont,être,été,était,sous,sans,\
    deux,ces,cette,chez,entre,tout,tous
    es:es,la,le,lo,de,en,un,no,se,que,y,a,o,sur,dos,al,más,si,sí,como,pero,ya,me,mi,tu,te,nos,les,ha,han,fue,son,muy,sin,entre,\
    sobre,todo,esta,este,da,por
    it:it,di,del,dei,i,la,le,lo,un,una,e,non,si,da,in,su,a,o,al,ai,dal,dalla,nella,sul,sulla,ma,se,come,più,ha,hanno,fra,tra,ed,\
    ci,ne,vi,mi,ti,due,questo,questa,dopo,prima,stato,l,controllo,controlla,consegna
    pt:o,a,e,de,do,da,em,um,no,na,por,mais,se,que,nos,nas,ou,mas,como,já,foi,tem,há,pela,pelo,sem,sob,entre,dois,as,à,às,ser,es,\
    la,dia
    nl:de,in,is,en,op,aan,die,dat,of,was,er,te,bij,om,dan,ook,maar,nog,als,uit,tot,door,over,onder,na,per,we,ze,hij,zij,je,u,\
    heeft,hebben,werd,werden,kan,moet,der,den,des,zo,al,heet,warm,defect,half
    pl:i,w,na,z,do,po,o,to,a,u,za,od,ze,we,tu,tak,jak,ale,lub,czy,ten,ta,te,ma,by,co,już,tylko,bez,pod,nad,przed
    tr:de,da,ki,o,mi,ne,en,çok,daha,her,gibi,kadar,sonra,önce,olan,olarak,var,ama,veya,ya
    saying
    en:is,are,was,were,has,have,had,will,been,not,you,your,this,that
    de:ist,sind,nicht,wird,wurde,keine,kein
    fr:est,sont,pas,avec,dans,pour,vous,aucune,aucun,une
    es:está,están,hay,ninguna,ningún,con,para,por,una
    it:è,sono,non,nessun,nessuna,che,con,per
    pt:está,não,são,nenhum,nenhuma,você,com,para,uma
    nl:is,zijn,niet,geen,wordt,worden,voor,met,een
    pl:nie,jest,są,się,brak
    tr:yok,değil,bu,için,bir
    labels
    en:approve,reject,approved,rejected,accept,accepted,confirm,confirmed,delete,remove,save,share,details,delivered,delayed,\
    shipped,overdue,pending,cancelled,completed,present,leave,available,unavailable,material,quantity,price,amount,date,\
    status,order,delivery,supplier,customer,collapsed,screen,drag,resize,half,full,card,call,write,send,submit,assign,\
    start,started,stop,stopped,show,view,reply,retry,refresh,download,upload,minutes,hours,days,today,tomorrow,blocked,\
    released,ready,created,changed,paid,unpaid,shortage,missing,pressure,temperature,weight,height,speed,humidity,location,address,comment,description,category,priority,\
    owner,quality,inspection,maintenance,machine,equipment,invoice,payment,employee,department,team,manager,open,closed,cancel,edit,\
    save,search,continue,next,back,in,on,of,by,at,to,the,and,not,no,new,late,report
    """
}
