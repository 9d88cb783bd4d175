extension WordTable {
  /// Topics; below each, languages with their phrases.
  static let table = """
    destructive
    en:delete,remove,reject,decline,discard,erase,deny,purge,=wipe device,=wipe data,=wipe phone,=terminate,=clear data,=clear all data,=wipe all data,=reset device,=factory reset,=trash,=move to trash,=move to bin,=scrap,=scrap part
    de:löschen,entfernen,ablehnen,verwerfen,stornieren,zurückweisen,kündigen,\
    vernichten,verweigern,annullieren,tilgen,=zurückziehen,=in den papierkorb,=in den papierkorb verschieben,=gerät zurücksetzen,=verschrotten
    fr:supprimer,refuser,rejeter,effacer,résilier,supprimez,refusez,rejetez,décliner,détruire,=mettre à la corbeille,=réinitialiser l'appareil
    es:eliminar,rechazar,borrar,descartar,suprimir,elimina,elimine,borra,rechaza,denegar,destruir,=mover a la papelera,=restablecer dispositivo
    it:elimina,eliminare,rifiuta,rifiutare,respingi,respingere,scarta,scartare,cancella,cancellare,\
    distruggi,distruggere,nega,negare,=sposta nel cestino,=spostare nel cestino
    pt:excluir,eliminar,=apagar,remover,rejeitar,recusar,descartar,exclua,elimine,rejeite,recuse,negar,destruir,=anular,=mover para a lixeira,=mover para o lixo
    nl:verwijderen,afwijzen,weigeren,verwerpen,wissen,vernietigen,schrappen,verwijder,weiger,=naar prullenbak,=naar de prullenbak
    pl:usuń,odrzuć,skasuj,usunąć,odrzucić,skasować,odmów,zniszcz,=przenieś do kosza
    tr:sil,reddet,iptal,=kaldır,silin,reddedin,=çöp kutusuna taşı
    ru:удалить,отклонить,отказать,стереть,уничтожить,аннулировать,удалите,отклоните,=переместить в корзину
    ja:削除,却下,破棄,消去,抹消,破棄する,=ゴミ箱に移動,=ゴミ箱に入れる
    zh:删除,刪除,移除,拒绝,拒絕,驳回,駁回,作废,销毁,銷毀,清空,否决,拒绝申请,=移到废纸篓,=移至回收站,=移到回收站
    ko:삭제,거부,반려,거절,폐기,파기,말소,=휴지통으로 이동
    ar:حذف,رفض,احذف,ارفض,إتلاف,=نقل إلى سلة المهملات
    he:מחק,מחיקה,מחיקת,דחה,מחקו,דחו,השמד,סרב,=העבר לאשפה
    voiding
    en:cancel,terminate,withdraw,revoke,void
    de:abbrechen,absagen,widerrufen,zurückziehen
    fr:annuler,révoquer,résilier
    es:cancelar,anular,revocar,rescindir
    it:annulla,annullare,revoca,revocare,disdire,disdici
    pt:cancelar,anular,apagar,revogar,rescindir
    nl:annuleren,afzeggen,opzeggen,intrekken,annuleer
    pl:anuluj,odwołaj,wycofaj,wypowiedz,anulować
    tr:kaldır,feshet
    ru:отменить,отозвать,расторгнуть
    ja:取り消す,取り消し,取消,キャンセル,取り下げ,取り下げる,解約,破棄
    zh:取消,撤回,撤销,撤銷,解除,终止,終止
    ko:취소,철회,해지
    ar:إلغاء,سحب,ألغ,ألغِ
    he:בטל,ביטול,בטלו,לבטל
    engagements
    en:order,orders,booking*,reservation*,appointment*,subscription*,contract*,trip*,meeting*,visit*,shipment*,deliver*,membership*,polic*,ticket*,\
    flight*,payment,payments,employment,lease*,application*,request*,offer,offers,bid,quotation*,access,invoice*
    de:*auftrag,*aufträge,*bestellung,*bestellungen,*buchung,*buchungen,*reservierung,*reservierungen,*termin,*termine,*abonnement,*abonnements,\
    *vertrag,*verträge,reise,reisen,*dienstreise,*dienstreisen,*geschäftsreise,*besprechung,*besprechungen,*lieferung,*lieferungen,\
    *mitgliedschaft,*fahrt,*fahrten,*antrag,*antrags,*anträge,*bewerbung,*bewerbungen,*angebot,*angebote,*gebot,*gebote,*zusage,*rechnung,*rechnungen
    fr:commande*,réservation*,rendez,abonnement*,contrat*,voyage*,réunion*,livraison*,expédition*,adhésion*,billet*,\
    demande*,candidature*,offre*,facture*
    es:pedido*,reserva,reservas,cita,citas,suscripci*,contrato*,viaje,viajes,reunión,reuniones,entrega,entregas,envío*,billete*,solicitud*,candidatura*,\
    oferta*,factura,facturas
    it:ordine,ordini,prenotazion*,appuntament*,abbonament*,contratt*,viaggio,viaggi,riunion*,consegna,consegne,spedizion*,bigliett*,\
    richiest*,candidatur*,offert*,fattura,fatture
    pt:pedido*,encomenda*,reserva,reservas,consulta,consultas,assinatura*,contrato*,viagem,viagens,reunião,reuniões,entrega,entregas,bilhete*,solicitaç*,\
    candidatura*,proposta*,fatura,faturas
    nl:*bestelling,*bestellingen,*order,*orders,*boeking,*boekingen,*reservering,*reserveringen,*afspraak,*afspraken,*abonnement,*abonnementen,*contract,\
    *contracten,reis,reizen,*dienstreis,*levering,*leveringen,*aanvraag,*aanvragen,*sollicitatie,*sollicitaties,*offerte,*offertes,*factuur,*facturen
    pl:zamówieni*,rezerwacj*,wizyt*,subskrypcj*,umow*,podróż*,spotkani*,dostaw*,przesyłk*,bilet*,wniosek,wnioski,ofert*,zgłoszeni*,faktur*
    tr:sipariş*,rezervasyon*,randevu*,abonel*,sözleşme*,teslimat*,taleb*,talep*,başvuru*,teklif*,fatura*
    ru:заказ,заказы,бронь,бронировани*,запись,записи,подписк*,договор*,поездк*,встреч*,доставк*,билет*,заявк*,заявлени*,предложени*,счёт,счет,счета
    ja:注文,予約,契約,出張,会議,配送,発注,申請,応募,請求書
    zh:订单,訂單,预订,預訂,预约,預約,合同,合約,会议,會議,行程,订阅,申请,申請,报价,報價,发票,發票
    ko:주문,예약,계약,출장,회의,배송,구독,신청,지원,송장
    ar:الطلب,الطلبات,الحجز,الحجوزات,الموعد,المواعيد,الاشتراك,العقد,العقود,الرحلة,الرحلات,الاجتماع,الاجتماعات,العرض
    he:ההזמנה,הזמנה,ההזמנות,הזמנות,הפגישה,פגישה,הפגישות,החוזה,המנוי,הנסיעה,הבקשה,בקשה,הבקשות,ההצעה
    harmless
    en:reason,reasons,filter,filters,sort,sorting,favorite,favorites,favourite,favourites,bookmark,pin,selection,search,searches,upload,download,scan,edit,editing,\
    alarm,alarms,alert,alerts,block,blocks,hold,holds,lock,locks,lockout,obstacle*,barrier*,reminder*,warning,warnings,\
    undo,restore,recover,recovery,snow,ice,dust,dirt,debris,rust,waste,trash,garbage,rubbish,stain*,packaging,wrapping,cover,covers,lid,guard,\
    screw*,bolt*,nut,nuts,plug,panel,tape,grease,leaves,weeds,graffiti,fire,\
    watchlist,from list,from my list,from the list,home screen,from home,from cart,from calendar,from schedule,noise,film,query,input
    de:filter,sortierung,favorit,favoriten,lesezeichen,auswahl,*markierung,*markierungen,alarm,alarme,sperre,sperren,sperrung,sperrungen,blockade,blockaden,\
    *hindernis,*hindernisse,*erinnerung,*erinnerungen,*warnung,*warnungen,\
    rückgängig,wiederherstellen,zurückholen,*brand,*feuer,brände,*glut,ladung,durst,schnee,eis,staub,schmutz,rost,*müll,abfall,*verpackung,\
    *abdeckung,deckel,*schraube,*schrauben,laub,unkraut,graffiti,ölspur,\
    merkliste,von der liste,aus der liste,startbildschirm,warenkorb,suche,*suchbegriff,*eingabe,*eingaben,suchverlauf
    fr:filtre,filtres,tri,favori,favoris,sélection,recherche,recherches,modification,modifications,alarme*,l'alarme,alerte*,l'alerte,blocage*,verrou,verrous,\
    obstacle*,l'obstacle,rappel,rappels,avertissement*,\
    rétablir,restaurer,annuler la suppression,annuler le refus,neige,glace,poussière,saleté,rouille,emballage,capot,couvercle,vis,feuilles,\
    de la liste,du panier,saisie
    es:filtro,filtros,favorito,favoritos,selección,búsqueda,búsquedas,edición,alarma*,alerta*,bloqueo*,obstáculo*,recordatorio*,aviso,avisos,\
    deshacer,restaurar,recuperar,nieve,hielo,polvo,suciedad,óxido,embalaje,tapa,tornillo,tornillos,de la lista,del carrito
    it:filtro,filtri,preferiti,selezione,ricerca,ricerche,modifica,modifiche,allarme,allarmi,l'allarme,avviso,avvisi,blocco,blocchi,ostacolo,ostacoli,\
    l'ostacolo,promemoria,\
    ripristina,ripristinare,neve,ghiaccio,polvere,sporco,ruggine,imballaggio,imballo,coperchio,vite,viti,\
    dalla lista,dall'elenco,dal carrello
    pt:filtro,filtros,favoritos,seleção,pesquisa,pesquisas,edição,luz,luzes,alarme*,alerta*,aviso,avisos,bloqueio*,obstáculo*,lembrete*,\
    desfazer,restaurar,recuperar,anular eliminação,neve,gelo,pó,sujeira,ferrugem,embalagem,tampa,parafuso,parafusos,fogo,\
    da lista,do carrinho
    nl:filter,filters,favoriet,favorieten,selectie,alarm,alarmen,waarschuwing,waarschuwingen,blokkade*,blokkering*,obstakel*,herinnering*,\
    ongedaan,herstellen,terugzetten,sneeuw,ijs,stof,vuil,roest,verpakking,deksel,afdekking,schroef,schroeven,\
    van lijst,uit lijst,van de lijst,zoekopdracht,invoer
    pl:filtr,filtry,ulubionych,wybór,zaznaczenie,alarm,alarmy,blokad*,przeszkod*,przypomnieni*,ostrzeżeni*,usterk*,awari*,błąd,błędy,\
    cofnij,przywróć,śnieg,lód,kurz,brud,rdzę,śmieci,opakowanie,pokrywę,osłonę,śrubę,śruby,plamę,z listy,z koszyka,wyszukiwanie
    tr:filtre,filtreyi,filtreleri,favorilerden,seçimi,alarmı,alarmları,uyarıyı,uyarıları,engeli,engelleri,blokajı,kilidi,kilitleri,\
    geri al,karı,buzu,tozu,kiri,pası,çöpü,ambalajı,kapağı,vidayı,listeden
    ru:фильтр,фильтры,избранного,выбор,выделение,тревог*,блокировк*,препятстви*,напоминани*,предупреждени*,неисправност*,ошибку,ошибки,сбой,сбои,\
    восстановить,вернуть,отмена удаления,снег,лёд,лед,пыль,грязь,ржавчину,мусор,упаковку,крышку,кожух,винт,болт,пятно,\
    из списка,из корзины,поиск,ввод
    ja:フィルター,フィルタ,お気に入り,条件,アラーム,ロック,ブロック,障害物,元に戻,復元,削除を取,却下を取,拒否を取,雪,氷,汚れ,ほこり,埃,錆,ごみ,カバー,ふた,包装,リストから,検索,入力
    zh:筛选,篩選,收藏,条件,警报,警報,障碍,障礙,封锁,封鎖,锁定,鎖定,提醒,撤销删除,撤消,撤銷刪除,取消删除,取消刪除,恢复,恢復,还原,還原,雪,冰,灰尘,污垢,锈,垃圾,盖,包装,从列表,从清单,購物車,购物车,搜索,搜尋,输入,輸入
    ko:필터,즐겨찾기,알람,차단,잠금,장애물,되돌리기,복원,복구,삭제 취소,거절 취소,눈,얼음,먼지,녹,쓰레기,덮개,커버,포장,목록에서,검색,입력
    ar:التصفية,المفضلة,الإنذار,الإنذارات,الحظر,القفل,الأقفال,التنبيه,التنبيهات,تراجع,استعادة,الثلج,الجليد,الغبار,الأوساخ,الصدأ,الغطاء,التغليف,من القائمة
    he:מסנן,מסננים,מועדפים,אזעקה,אזעקות,חסימה,חסימות,נעילה,נעילות,תזכורת,תזכורות,שחזר,שחזור,בטל מחיקה,ביטול מחיקה,שלג,קרח,אבק,לכלוך,חלודה,מכסה,אריזה,מהרשימה
    decision
    en:approve,accept,reject,decline,release,confirm,complete,submit,sign
    de:genehmigen,annehmen,ablehnen,zurückweisen,freigeben,bestätigen,abschließen,einreichen,unterschreiben
    fr:approuver,accepter,refuser,rejeter,valider,confirmer,terminer,signer,soumettre,clôturer,cloturer
    es:aprobar,aceptar,rechazar,confirmar,completar,firmar,presentar
    it:approva,approvare,accetta,accettare,rifiuta,rifiutare,conferma,confermare,completa,firma
    pt:aprovar,aceitar,rejeitar,recusar,confirmar,concluir,assinar,submeter
    nl:goedkeuren,accepteren,afwijzen,vrijgeven,bevestigen,afronden,ondertekenen,indienen
    pl:zatwierdź,zaakceptuj,odrzuć,potwierdź,zakończ,podpisz
    tr:onayla,reddet,tamamla,imzala
    ru:утвердить,принять,отклонить,подтвердить,завершить,подписать
    ja:承認,却下,確認,完了,署名,申請,提出
    zh:批准,审批,拒绝,驳回,确认,完成,核准
    ko:승인,반려,거절,확정,완료
    ar:اعتماد,موافقة,رفض,تأكيد
    he:אשר,אישור,דחה,דחייה,חתום
    once
    en:pay,transfer,order,book,send,post,settle,refund,check-in,reserve,remit
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
    viewing
    en:view,views,list,lists,favorite,favorites,favourite,favourites,watchlist,by date,by name,by e-mail,by email,history,notes,language,sign in,\
    sign out,sign up,sorted,sort,layout,later,screen,overview
    de:ansicht,liste,*liste,favoriten,favorit,verlauf,sortierung,übersicht,startseite,per e-mail,per mail,später
    fr:vue,liste,favoris,favori,historique,tri,accueil,par e-mail,par mail,plus tard,collègue
    es:vista,lista,favoritos,historial,inicio,por correo,más tarde
    it:vista,elenco,lista,preferiti,cronologia,panoramica,via e-mail,più tardi
    pt:vista,visualização,lista,favoritos,histórico,início,por e-mail,mais tarde
    nl:weergave,lijst,favorieten,geschiedenis,overzicht,per e-mail,later
    pl:widok,widoku,listę,listy,lista,ulubionych,historia,historię,e-mailem,później
    tr:görünüm,görünümden,liste,listeden,favorilerden,geçmiş,e-postayla,sonra
    ru:вид,список,списка,избранного,историю,история,по почте,позже
    ja:表示,一覧,リスト,お気に入り,履歴,あとで,後で
    zh:视图,視圖,列表,收藏,历史,歷史,稍后,稍後
    ko:보기,목록,즐겨찾기,내역,나중에
    ar:العرض,القائمة,المفضلة,السجل,لاحقا,لاحقًا
    he:תצוגה,רשימה,מהרשימה,מועדפים,היסטוריה,אחר כך
    detaching
    en:remove
    de:entfernen
    fr:retirer,enlever
    es:quitar
    it:rimuovi,rimuovere
    pt:remover
    nl:verwijderen
    pl:usuń,usunąć
    tr:kaldır
    ru:удалить,убрать
    ja:解除
    zh:移除
    ko:제거
    ar:إزالة
    he:הסר,הסרה
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
    en:empty,nothing here,nothing to show,nothing to see here,nothing to display,nothing found,list is empty,no entries,no items,no data,no data available,no data found,no data to display,no data to show,no data yet,no data here
    de:leer,nichts da,nichts hier,nichts vorhanden,nichts gefunden,hier ist nichts,liste ist leer,keine einträge,keine daten,keine daten vorhanden,keine daten verfügbar,keine daten gefunden
    fr:vide,rien ici,rien à afficher,liste vide,aucun élément,aucune donnée,pas de données,aucune donnée disponible
    es:vacío,nada aquí,nada que mostrar,lista vacía,sin elementos,sin datos,no hay datos,no hay datos disponibles
    it:vuoto,niente qui,niente da mostrare,elenco vuoto,nessun elemento,nessun dato,nessun dato disponibile,non ci sono dati
    pt:vazio,nada aqui,nada para mostrar,lista vazia,nenhum item,sem dados,nenhum dado,não há dados,sem dados disponíveis
    nl:leeg,niets hier,niets gevonden,lijst is leeg,geen items,geen gegevens,geen data,geen gegevens beschikbaar
    pl:pusto,nic tu nie ma,brak elementów,lista jest pusta,brak danych,brak dostępnych danych
    tr:veri yok,veri bulunamadı,veri bulunmuyor
    ru:нет данных,данные отсутствуют,данных нет
    ja:空です,何もありません,なし,データなし,データがありません,データはありません
    zh:空,空空如也,什么都没有,无数据,暂无数据,没有数据,無資料,沒有資料
    ko:데이터 없음,데이터가 없습니다
    ar:لا توجد بيانات,لا بيانات
    he:אין נתונים
    vague
    en:ok,okay,click here,tap here,here,do it,approval,rejection,process,confirmation,cancellation,deletion,acceptance,submission,assignment,completion,activation,escalation
    de:ok,okay,hier klicken,hier tippen,hier,genehmigung,ablehnung,verarbeiten,freigabe,bestätigung,annahme,zurückweisung,stornierung,löschung,einreichung,zuweisung,aktivierung,bearbeitung,weiterleitung
    fr:ok,cliquez ici,cliquer ici,ici,approbation,rejet,traiter,refus,validation,confirmation,acceptation,annulation,suppression
    es:ok,aceptar y continuar,haga clic aquí,pulse aquí,aquí,aprobación,rechazo,procesar,confirmación,aceptación,cancelación,eliminación
    it:ok,clicca qui,fai clic qui,qui,approvazione,rifiuto,elabora,accettazione,annullamento,eliminazione
    pt:ok,clique aqui,toque aqui,aqui,aprovação,rejeição,processar,recusa,confirmação,aceitação,cancelamento,exclusão
    nl:ok,oké,klik hier,tik hier,hier,goedkeuring,afwijzing,verwerken,bevestiging,vrijgave,annulering,verwijdering
    pl:ok,kliknij tutaj,tutaj,zatwierdzenie,odrzucenie,przetwórz,potwierdzenie,akceptacja,anulowanie,usunięcie
    tr:tamam,buraya tıklayın,buraya dokunun,onaylama,reddetme
    ru:ок,ok,нажмите здесь,здесь,утверждение,отклонение,обработать,подтверждение,согласование,удаление
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
    you have made an error,you failed to,you forgot to,you neglected
    de:sie haben einen fehler gemacht,du hast einen fehler gemacht,ihr fehler,sie haben etwas falsch,falsch eingegeben,sie haben vergessen,du hast vergessen,sie haben versäumt,du hast versäumt,sie haben es versäumt
    fr:vous avez fait une erreur,vous avez commis une erreur,votre faute,vous vous êtes trompé,vous avez oublié,vous n'avez pas respecté
    es:ha cometido un error,has cometido un error,se ha equivocado,te has equivocado,ha olvidado,has olvidado,se le olvidó,olvidaste
    it:hai commesso un errore,ha commesso un errore,hai sbagliato,hai dimenticato,ha dimenticato
    pt:você cometeu um erro,cometeu um erro,você errou,você esqueceu,esqueceu-se de,esqueceste
    nl:u hebt een fout gemaakt,je hebt een fout gemaakt,uw fout,u bent vergeten,je bent vergeten,u hebt verzuimd
    pl:popełniono przez ciebie błąd,zrobiłeś błąd,popełniłeś błąd,zapomniałeś,zapomniałaś,zapomnieliście
    tr:hata yaptınız,yanlış yaptınız,unuttunuz,unuttun
    ru:вы ошиблись,вы допустили ошибку,вы забыли,вы не сделали
    ja:お忘れです,入力を間違え
    zh:您忘记,您忘記,你忘记,你忘記,您输入错误
    ko:잊으셨습니다,잘못 입력하셨습니다
    ar:لقد نسيت,لقد أخطأت
    he:שכחת,טעית
    accusing
    en:you failed to,you neglected,you forgot to
    de:du hast versäumt,du hast es versäumt,du hast vergessen
    fr:vous avez oublié,vous n'avez pas respecté
    es:has olvidado,olvidaste
    it:hai dimenticato
    nl:u hebt verzuimd,u bent vergeten,je bent vergeten
    pl:zapomniałeś,zapomniałaś
    ru:вы забыли
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
    de:bild von ,bild des ,bild der ,bild einer ,bild eines ,abbildung 
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
    who,what,which,now,before,after,into,until,only,my,me,us,our,please,more,very,about,\
    every,during,within,under,over,between,without,both,each,other,another,same,any,next,last,ago,still,soon,against,\
    while,also,just,too,two,three,down,him,her,them,their,his
    de:an,am,bei,bis,zu,was,will,war,hat,nach,zum,zur,in,es,er,sie,wir,ihr,so,da,man,oder,aber,als,wie,wenn,dann,noch,nur,sich,\
    des,einer,eines,einem,einen,aus,um,vor,ab,per,ohne,durch,bald,hier,heute,sein,seine,ihre,haben,werden,kann,muss,pro,des,\
    bitte,bevor,jetzt,alle,mehr,sehr,diese,dieser,dieses,unter,zwischen,gegen,seit,\
    klagt,im,ins,beim,vom,deren,dessen,während,innerhalb,wegen,zwei,drei,letzte,letzter,letzten,nächste,nächsten,auch,\
    weil,schon,jede,jeder,jedes,alles
    fr:de,à,en,un,et,ce,il,elle,on,ne,se,si,y,ou,où,par,qui,que,plus,son,sa,ses,nous,mais,d,l,a,ont,être,été,était,sous,sans,\
    deux,ces,cette,chez,entre,tout,tous,\
    très,aussi,pendant,depuis,contre,vers,dès,leur,leurs,cet,notre,votre,toutes,trois,dernier,dernière,prochain,\
    prochaine,chaque,autre,autres,selon
    es:es,la,le,lo,de,en,un,no,se,que,y,a,o,sur,dos,al,más,si,sí,como,pero,ya,me,mi,tu,te,nos,les,ha,han,fue,son,muy,sin,entre,\
    sobre,todo,esta,este,da,por,\
    también,durante,desde,hasta,contra,hacia,cada,otro,otra,nuestro,nuestra,último,última,próximo,próxima,según,todos,\
    todas,tres,donde
    it:it,di,del,dei,i,la,le,lo,un,una,e,non,si,da,in,su,a,o,al,ai,dal,dalla,nella,sul,sulla,ma,se,come,più,ha,hanno,fra,tra,ed,\
    ci,ne,vi,mi,ti,due,questo,questa,dopo,prima,stato,l,controllo,controlla,consegna,\
    molto,anche,durante,fino,contro,verso,ogni,altro,altra,nostro,nostra,ultimo,ultima,prossimo,prossima,secondo,tutti,\
    tutte,tre,dove,nei,negli,nelle,degli,agli,alle
    pt:o,a,e,de,do,da,em,um,no,na,por,mais,se,que,nos,nas,ou,mas,como,já,foi,tem,há,pela,pelo,sem,sob,entre,dois,as,à,às,ser,es,\
    la,dia,\
    muito,também,durante,desde,até,contra,cada,outro,outra,nosso,nossa,último,última,próximo,próxima,segundo,todos,\
    todas,três,onde,pelos,pelas,num,numa
    nl:de,in,is,en,op,aan,die,dat,of,was,er,te,bij,om,dan,ook,maar,nog,als,uit,tot,door,over,onder,na,per,we,ze,hij,zij,je,u,\
    heeft,hebben,werd,werden,kan,moet,der,den,des,zo,al,heet,warm,defect,half,\
    zeer,tijdens,sinds,tegen,naar,elke,elk,andere,ander,onze,laatste,volgende,alle,twee,drie,waar,binnen,zonder,tussen,\
    moeten,nieuwe
    pl:i,w,na,z,do,po,o,to,a,u,za,od,ze,we,tu,tak,jak,ale,lub,czy,ten,ta,te,ma,by,co,już,tylko,bez,pod,nad,przed,\
    bardzo,także,podczas,przeciw,każdy,każda,inny,inna,nasz,ostatni,ostatnia,następny,wszystkie,dwa,trzy,gdzie,między,\
    ich,jego,jej
    tr:de,da,ki,o,mi,ne,en,çok,daha,her,gibi,kadar,sonra,önce,olan,olarak,var,ama,veya,ya
    """
}
