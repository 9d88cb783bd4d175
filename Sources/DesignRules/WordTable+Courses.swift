extension WordTable {
  /// Words of what begins, is on its way and is done, as ``states``.
  static let courses = """
    begins
    en:start,starts,begin,begins,beginning,check-in,checkin,valid from
    de:beginn,*beginn,start,*start,anfang,*anfang,startdatum,anfangsdatum,check-in,anreise,gültig ab
    fr:début,commence,débute,valable du,check-in
    es:inicio,comienzo,empieza,comienza,check-in
    it:inizio,inizia,comincia,check-in
    pt:início,começo,começa,check-in
    nl:begin,*begin,start,*start,begindatum,startdatum,check-in
    pl:początek,start,rozpoczęcie,rozpoczęcia,ważne od
    tr:başlangıç,başlangıcı,başlama
    ru:начало,начала
    ja:開始日時,開始日,開始,チェックイン
    zh:开始,開始,起始,入住
    ko:시작일,시작,개시,체크인
    ar:البداية,البدء,بداية,بدء
    he:התחלה,תחילה,תחילת
    ends
    en:end,ends,finish,finishes,check-out,checkout,valid until,valid to
    de:ende,*ende,enddatum,check-out,abreise,gültig bis
    fr:fin,finit,se termine,valable au,check-out
    es:fin,final,termina,finaliza,finalización,check-out
    it:fine,termina,check-out
    pt:fim,final,término,termina,check-out
    nl:einde,eind,*einde,einddatum,eindigt,check-out
    pl:koniec,zakończenie,zakończenia,ważne do
    tr:bitiş,bitişi
    ru:окончание,окончания,конец,завершение,завершения
    ja:終了日時,終了日,終了,チェックアウト
    zh:结束,結束,终止,退房
    ko:종료일,종료,체크아웃
    ar:النهاية,الانتهاء,نهاية,انتهاء
    he:סיום,סוף
    moves
    en:moved,rescheduled,brought forward,changed,change,earlier,shifted,postponed,new date
    nl:verplaatst*,verzet,vervroegd*,gewijzigd*
    fr:avancé*,reporté*,déplacé*,décalé*,repoussé*,modifié*
    es:adelantad*,aplazad*,pospuest*,trasladad*,cambiad*,modificad*
    it:anticipat*,spostat*,rinviat*,posticipat*,modificat*
    pt:antecipad*,adiad*,transferid*,alterad*,mudad*
    pl:przesunięt*,przełożon*,zmienion*
    ru:перенес*,перенёс*,сдвинут*,изменен*,изменён*
    de:verschoben*,verlegt*,vorgezogen*,geändert*,umgebucht*
    deeds
    en:pay/paid,pay/settled,settle/settled,settle/paid,approve/approved,confirm/confirmed,ship/shipped,dispatch/dispatched,sign/signed,send/sent,submit/submitted,\
    release/released,accept/accepted,reject/rejected,decline/declined,complete/completed,finish/finished,start/started,transfer/transferred,refund/refunded,\
    reimburse/reimbursed,post/posted,activate/activated,publish/published,archive/archived,resolve/resolved,deliver/delivered,check in/checked in,\
    +cancel/cancelled,+cancel/canceled,+close/closed
    de:bezahlen/bezahlt,zahlen/bezahlt,zahlen/gezahlt,genehmigen/genehmigt,freigeben/freigegeben,bestätigen/bestätigt,versenden/versandt,versenden/versendet,\
    verschicken/verschickt,unterschreiben/unterschrieben,unterzeichnen/unterzeichnet,senden/gesendet,absenden/abgesendet,einreichen/eingereicht,annehmen/angenommen,\
    akzeptieren/akzeptiert,ablehnen/abgelehnt,abschließen/abgeschlossen,erledigen/erledigt,starten/gestartet,beginnen/begonnen,überweisen/überwiesen,erstatten/erstattet,\
    aktivieren/aktiviert,veröffentlichen/veröffentlicht,archivieren/archiviert,stornieren/storniert,ausliefern/ausgeliefert,quittieren/quittiert,\
    +schließen/geschlossen
    fr:payer/payé*,régler/réglé*,régler/payé*,approuver/approuvé*,valider/validé*,confirmer/confirmé*,expédier/expédié*,signer/signé*,envoyer/envoyé*,soumettre/soumis*,\
    accepter/accepté*,refuser/refusé*,rejeter/rejeté*,terminer/terminé*,démarrer/démarré*,rembourser/remboursé*,activer/activé*,publier/publié*,archiver/archivé*,\
    livrer/livré*,clôturer/clôturé*,+annuler/annulé*
    es:pagar/pagad*,aprobar/aprobad*,confirmar/confirmad*,enviar/enviad*,firmar/firmad*,rechazar/rechazad*,completar/completad*,iniciar/iniciad*,liberar/liberad*,\
    reembolsar/reembolsad*,activar/activad*,publicar/publicad*,archivar/archivad*,entregar/entregad*,presentar/presentad*,validar/validad*,+cancelar/cancelad*,+cerrar/cerrad*
    it:paga/pagat*,pagare/pagat*,approva/approvat*,approvare/approvat*,conferma/confermat*,confermare/confermat*,spedisci/spedit*,firma/firmat*,firmare/firmat*,invia/inviat*,\
    inviare/inviat*,accetta/accettat*,rifiuta/rifiutat*,completa/completat*,avvia/avviat*,rimborsa/rimborsat*,attiva/attivat*,pubblica/pubblicat*,archivia/archiviat*,\
    consegna/consegnat*,+annulla/annullat*,+chiudi/chius*
    pt:pagar/pago,pagar/paga,pagar/pagos,pagar/pagas,aprovar/aprovad*,confirmar/confirmad*,enviar/enviad*,assinar/assinad*,rejeitar/rejeitad*,recusar/recusad*,\
    concluir/concluíd*,iniciar/iniciad*,liberar/liberad*,reembolsar/reembolsad*,ativar/ativad*,publicar/publicad*,arquivar/arquivad*,entregar/entregue*,\
    submeter/submetid*,+cancelar/cancelad*,+fechar/fechad*
    nl:betalen/betaald,goedkeuren/goedgekeurd,bevestigen/bevestigd,verzenden/verzonden,versturen/verstuurd,ondertekenen/ondertekend,indienen/ingediend,\
    accepteren/geaccepteerd,afwijzen/afgewezen,afronden/afgerond,starten/gestart,vrijgeven/vrijgegeven,terugbetalen/terugbetaald,activeren/geactiveerd,\
    publiceren/gepubliceerd,archiveren/gearchiveerd,+annuleren/geannuleerd,+sluiten/gesloten
    pl:zapłać/zapłacon*,zapłać/opłacon*,opłać/opłacon*,zatwierdź/zatwierdzon*,potwierdź/potwierdzon*,wyślij/wysłan*,podpisz/podpisan*,zaakceptuj/zaakceptowan*,\
    odrzuć/odrzucon*,zakończ/zakończon*,rozpocznij/rozpoczęt*,zwolnij/zwolnion*,złóż/złożon*,aktywuj/aktywowan*,opublikuj/opublikowan*,+anuluj/anulowan*,+zamknij/zamknięt*
    tr:öde/ödendi,onayla/onaylandı,gönder/gönderildi,imzala/imzalandı,reddet/reddedildi,tamamla/tamamlandı,başlat/başlatıldı,başlat/başladı,kabul et/kabul edildi,\
    yayınla/yayınlandı,arşivle/arşivlendi
    ru:оплатить/оплачен*,утвердить/утвержден*,утвердить/утверждён*,одобрить/одобрен*,подтвердить/подтвержден*,подтвердить/подтверждён*,отправить/отправлен*,\
    подписать/подписан*,принять/принят*,отклонить/отклонен*,отклонить/отклонён*,завершить/завершен*,завершить/завершён*,согласовать/согласован*,выполнить/выполнен*,\
    опубликовать/опубликован*,активировать/активирован*,+отменить/отменен*,+отменить/отменён*,+закрыть/закрыт*
    ja:支払う/支払済み,支払う/支払い済み,支払う/支払済,支払い,支払,承認,署名,送信,発送,出荷,却下,提出,申請,返金,公開,送金
    zh:支付,付款,批准,核准,审批,确认,確認,签署,簽署,发送,發送,提交,发货,發貨,拒绝,驳回,退款,发布,归档
    ko:결제,지불,승인,서명,전송,발송,제출,반려,거절,환불,출고,게시,송금
    ar:دفع/مدفوع*,ادفع/مدفوع*,دفع/تم الدفع,ادفع/تم الدفع,اعتماد/معتمد*,اعتماد/تم الاعتماد,موافقة/تمت الموافقة,تأكيد/مؤكد*,تأكيد/تم التأكيد,إرسال/تم الإرسال,\
    إرسال/مرسل*,توقيع/تم التوقيع,رفض/مرفوض*,رفض/تم الرفض,شحن/تم الشحن
    he:שלם/שולם*,תשלום/שולם*,אשר/אושר*,אישור/אושר*,שלח/נשלח*,שליחה/נשלח*,חתימה/נחתם*,חתום/נחתם*,דחה/נדחה*,דחה/נדחתה
    doneSigns
    ja:済み,済,完了,されました,しました
    zh:已
    ko:완료됨,완료,됨,되었습니다,했습니다
    nowWords
    en:now,the,this
    de:jetzt,die,das,den,diese,dieses,diesen
    fr:maintenant,la,le,l,les,cette,ce
    es:ahora,la,el,este,esta
    it:ora,adesso,la,il,l,lo,questo,questa
    pt:agora,a,o,este,esta
    nl:nu,de,het,deze,dit
    pl:teraz
    tr:şimdi
    ru:сейчас
    ar:الآن
    he:עכשיו,את
    steps
    en:step,steps,task,tasks,stage,stages,milestone,milestones,phase,phases
    de:schritt,schritte,schritten,*schritte,*schritten,aufgabe,aufgaben,etappen,meilensteine,meilensteinen,phasen
    fr:étape,étapes,tâche,tâches,phases,jalons
    es:paso,pasos,tarea,tareas,etapas,fases,hitos
    it:passaggi,passi,attività,tappe,fasi
    pt:passo,passos,tarefa,tarefas,etapa,etapas,fases
    nl:stap,stappen,taak,taken,fasen,mijlpalen
    pl:krok,kroki,kroków,zadania,zadań,etapy,etapów
    tr:adım,adımdan,adımın,görev,görevden,aşama
    ru:шаг,шага,шагов,задачи,задач,этап,этапа,этапов
    ja:ステップ,手順,工程,タスク
    zh:步骤,步驟,步,任务,任務,阶段
    ko:단계,작업
    ar:خطوة,خطوات,مهمة,مهام,مراحل
    he:שלבים,משימות,צעדים
    standIns
    en:details,detail,overview,information,info,item,object,data,general,general information,record,entry,untitled
    de:details,detail,übersicht,überblick,information,informationen,info,objekt,daten,allgemein,allgemeines,allgemeine informationen,allgemeine daten,\
    eintrag,element,datensatz,stammdaten,kopfdaten
    fr:détails,détail,aperçu,vue d'ensemble,information,informations,objet,données,général,généralités,élément,informations générales
    es:detalles,detalle,información,objeto,datos,general,elemento,información general,datos generales
    it:dettagli,dettaglio,panoramica,informazioni,oggetto,dati,generale,elemento,informazioni generali,dati generali
    pt:detalhes,detalhe,visão geral,informação,informações,objeto,dados,geral,elemento,informações gerais,dados gerais
    nl:details,overzicht,informatie,object,gegevens,algemeen,item,algemene gegevens
    pl:szczegóły,przegląd,informacje,informacja,obiekt,dane,ogólne,element,dane ogólne
    tr:ayrıntılar,detaylar,detay,genel bakış,bilgi,bilgiler,nesne,veri,veriler,genel,öğe
    ru:детали,подробности,обзор,информация,объект,данные,общее,общие сведения,сведения,элемент
    ja:詳細,詳細情報,概要,情報,オブジェクト,データ,アイテム,基本情報
    zh:详情,详细信息,概览,概述,概要,信息,对象,数据,项目详情,基本信息,詳情,詳細資訊,概覽,資訊,物件,資料
    ko:세부 정보,상세,상세 정보,개요,정보,개체,데이터,항목,기본 정보
    ar:التفاصيل,تفاصيل,نظرة عامة,معلومات,المعلومات,الكائن,البيانات,بيانات
    he:פרטים,סקירה,מידע,אובייקט,נתונים
    inWork
    en:in progress
    de:in bearbeitung,in arbeit
    fr:en cours
    es:en curso
    it:in corso
    pt:em curso,em andamento
    nl:in behandeling,in uitvoering
    pl:w toku,w trakcie
    tr:devam ediyor
    ru:в работе
    ja:進行中,作業中,処理中
    zh:进行中,進行中,处理中,處理中
    ko:진행 중,진행중,처리 중
    ar:قيد التنفيذ,قيد المعالجة
    he:בתהליך
    moving
    en:in transit,on the way,on its way,out for delivery
    de:unterwegs,in zustellung,auf dem weg
    fr:en transit,en route,en cours de livraison
    es:en tránsito,en camino,en reparto
    it:in transito,in consegna
    pt:em trânsito,a caminho
    nl:onderweg
    pl:w drodze
    tr:yolda
    ru:в пути
    ja:輸送中,配達中,配送中
    zh:运输中,運輸中,配送中
    ko:배송 중,배송중
    ar:في الطريق
    he:בדרך
    otherTimes
    en:was,were,now,new,until,to,before,in
    de:war,jetzt,bis,vor,in,noch,seit
    fr:était,avant,dans,encore,depuis
    es:antes,hasta,en,desde
    it:ora,prima,fino,tra,fra,da
    pt:antes,até,em,desde
    nl:was,nieuwe,tot,voor,over,in,nog,sinds
    pl:do,przed,za,jeszcze,od
    tr:kadar,önce
    ru:был,была,было,перед
    ar:قبل,بعد
    he:לפני
    burdens
    en:quarantine,ban,embargo,suspension,restriction,restrictions,curfew,lockdown,lockout,blackout,detour,diversion,road closure,closure,penalty,sanction,sanctions,warning,\
    strike,waiting period,probation,isolation,moratorium
    de:quarantäne,verbot,*verbot,embargo,sperre,*sperre,sperrung,*sperrung,beschränkung,*beschränkung,einschränkung,ausgangssperre,umleitung,strafe,sanktion,\
    sanktionen,warnung,*warnung,streik,wartefrist,probezeit,isolation,bewährung
    fr:quarantaine,interdiction,embargo,suspension,restriction,restrictions,couvre-feu,confinement,déviation,fermeture,pénalité,sanction,sanctions,avertissement,\
    grève,isolement,moratoire
    es:cuarentena,prohibición,embargo,suspensión,restricción,restricciones,toque de queda,confinamiento,desvío,cierre,sanción,sanciones,huelga,aislamiento
    it:quarantena,divieto,embargo,sospensione,restrizione,restrizioni,coprifuoco,deviazione,chiusura,sanzione,sanzioni,allerta,sciopero,isolamento
    pt:quarentena,proibição,embargo,suspensão,restrição,restrições,toque de recolher,desvio,encerramento,sanção,sanções,greve,isolamento
    nl:quarantaine,verbod,*verbod,embargo,schorsing,beperking,beperkingen,avondklok,omleiding,afsluiting,boete,sanctie,sancties,waarschuwing,staking,wachttijd,isolatie
    pl:kwarantanna,zakaz,embargo,zawieszenie,ograniczenie,ograniczenia,objazd,zamknięcie,kara,sankcja,sankcje,ostrzeżenie,strajk,izolacja
    tr:karantina,yasak,yasağı,ambargo,kısıtlama,kısıtlaması,yaptırım,grev,tecrit
    ru:карантин,карантина,запрет,эмбарго,приостановка,ограничение,ограничения,объезд,закрытие,штраф,санкция,санкции,предупреждение,забастовка,изоляция,мораторий
    ja:隔離,検疫,禁止,規制,通行止め,警報,注意報,ストライキ,制裁,出荷停止
    zh:隔离,隔離,检疫,檢疫,禁令,封锁,封鎖,限制,制裁,预警,預警,警报,警報,罢工,罷工
    ko:격리,검역,금지,제한,통제,봉쇄,경보,주의보,파업,제재
    ar:الحجر,حجر صحي,حظر,تعليق,قيود,عقوبة,عقوبات,تحذير,إنذار,إضراب,عزل
    he:הסגר,בידוד,איסור,אמברגו,השעיה,הגבלה,הגבלות,סגר,קנס,סנקציות,אזהרה,התרעה,שביתה
    admissions
    en:concert,concerts,show,shows,performance,performances,play,match,game,festival,gig,premiere,screening,tour,tours,workshop,course,class,seminar,conference,event,ticket,\
    tickets,seats,places,spots,audience,stage,booked,visitors,auction
    de:konzert,*konzert,konzerte,vorstellung,*vorstellung,aufführung,show,spiel,*spiel,festival,premiere,führung,*führung,kurs,*kurs,workshop,seminar,konferenz,veranstaltung,\
    *veranstaltung,karte,karten,ticket,tickets,plätze,*plätze,sitzplätze,publikum,bühne,besucher,tournee,auktion
    fr:concert,concerts,spectacle,représentation,match,festival,première,séance,visite,atelier,cours,séminaire,conférence,événement,billet,billets,ticket,tickets,places,public,\
    scène,tournée,spectateurs
    es:concierto,conciertos,espectáculo,función,obra,partido,festival,estreno,sesión,visita,taller,curso,seminario,conferencia,evento,entrada,entradas,boletos,plazas,\
    público,gira
    it:concerto,concerti,spettacolo,replica,partita,festival,proiezione,visita,laboratorio,corso,seminario,conferenza,evento,biglietto,biglietti,posti,pubblico,tournée
    pt:concerto,concertos,show,espetáculo,peça,jogo,partida,festival,estreia,sessão,visita,oficina,curso,seminário,conferência,evento,bilhete,bilhetes,ingresso,ingressos,\
    lugares,vagas,público,digressão
    nl:concert,concerten,voorstelling,show,wedstrijd,festival,première,rondleiding,workshop,cursus,seminar,conferentie,evenement,kaart,kaarten,kaartjes,ticket,tickets,\
    plaatsen,publiek,tournee
    pl:koncert,koncertu,koncerty,spektakl,przedstawienie,mecz,festiwal,premiera,seans,zwiedzanie,warsztaty,kurs,seminarium,konferencja,wydarzenie,bilet,bilety,biletów,miejsc,miejsca
    tr:konser,konseri,gösteri,oyun,maç,festival,prömiyer,tur,atölye,kurs,seminer,konferans,etkinlik,bilet,biletler,yer,koltuk
    ru:концерт,концерта,концерты,спектакль,представление,матч,фестиваль,премьера,сеанс,экскурсия,мастер-класс,курс,семинар,конференция,мероприятие,билет,билеты,билетов,мест,места
    ja:公演,コンサート,ライブ,舞台,試合,上映,ツアー,講座,セミナー,イベント,チケット,入場券,座席,客席,席,開演
    zh:演唱会,演唱會,音乐会,音樂會,演出,比赛,比賽,首映,场次,場次,讲座,講座,课程,課程,活动,活動,门票,門票,票,座位
    ko:공연,콘서트,연주회,경기,상영,투어,강좌,세미나,행사,티켓,입장권,좌석,석
    ar:حفلة,حفل,عرض,مباراة,مهرجان,جولة,ورشة,دورة,ندوة,مؤتمر,فعالية,تذكرة,تذاكر,التذاكر,مقاعد,المقاعد
    he:קונצרט,מופע,הופעה,הצגה,משחק,פסטיבל,סיור,סדנה,קורס,סמינר,כנס,אירוע,כרטיס,כרטיסים,הכרטיסים,מקומות
    soldOut
    en:sold out,booked out,fully booked
    de:ausverkauft*,ausgebucht*
    fr:épuisé*,complet,complète,guichets fermés
    es:agotad*
    it:esaurit*
    pt:esgotad*
    nl:uitverkocht*,volgeboekt*
    pl:wyprzedan*
    tr:tükendi
    ru:распродан*
    ja:完売,売り切れ,売切れ,品切れ
    zh:售罄
    ko:매진,품절
    ar:نفد,نفدت
    he:אזל,אזלו
    quarters
    en:q,quarter,qtr
    de:q,quartal
    fr:q,t,trim,trimestre
    es:q,t,trim,trimestre
    it:q,t,trim,trimestre
    pt:q,t,tri,trim,trimestre
    nl:q,k,kw,kwartaal
    pl:q,kw,kwartał
    tr:q,ç,çeyrek
    ru:q,кв,квартал
    ja:q,四半期,第四半期,年第四半期
    zh:q,季度,第季度,年季度,年第季度
    ko:q,분기,년분기
    ar:q,الربع
    he:q,רבעון
    expected
    en:planned,scheduled,expected,estimated,projected,likely
    de:geplant*,voraussichtlich*,erwartet*,vorgesehen*,geschätzt*
    fr:prévu*,prévisionnel*,estimé*,planifié*,probable
    es:previst*,planificad*,programad*,estimad*,esperad*
    it:previst*,pianificat*,programmat*,stimat*,attes*
    pt:previst*,planead*,planejad*,programad*,estimad*,esperad*
    nl:gepland*,verwacht*,geschat*,voorzien*
    pl:planowan*,przewidywan*,szacowan*,oczekiwan*
    tr:planlanan,tahmini,beklenen,öngörülen
    ru:планов*,планируем*,ожидаем*,предполагаем*
    ja:予定,見込み,見込
    zh:预计,預計,计划,計劃,预定,預定
    ko:예정,예상
    ar:المتوقع,المتوقعة,المخطط,المخططة,المقرر,المقررة
    he:צפוי,צפויה,מתוכנן,מתוכננת,משוער
    ordered
    en:ordered,order,order placed
    de:bestellt,bestellung,bestelldatum,bestelltag,auftragsdatum
    fr:commandé,commandée,commande
    es:pedido,pedida,pedido el
    it:ordinato,ordinata,ordine
    pt:encomendado,encomendada,encomenda,pedido
    nl:besteld,bestelling,besteldatum
    pl:zamówiono,zamówienie,zamówienia
    tr:sipariş,sipariş edildi
    ru:заказано,заказ,заказа
    ja:注文日,注文
    zh:下单,下單,订购,訂購
    ko:주문일,주문
    ar:الطلب
    he:הזמנה,הוזמן
    handedOver
    en:delivered,delivery,arrives
    de:geliefert,lieferung,liefertermin,lieferdatum,zugestellt,zustellung
    fr:livré,livrée,livraison
    es:entregado,entregada,entrega
    it:consegnato,consegnata,consegna
    pt:entregue,entrega
    nl:geleverd,levering,leverdatum,bezorgd,bezorging
    pl:dostarczono,dostawa,dostawy
    tr:teslimat,teslim
    ru:доставлено,доставка,доставки
    ja:お届け日,納品日,納期,配達日
    zh:送达,送達,交货,交貨
    ko:배송일,납품일,도착일
    ar:التسليم,التوصيل
    he:אספקה,נמסר
    remaining
    en:to go,left,remaining,remain,still to do
    de:übrig,verbleibend*,verbleiben,noch,fehlen,fehlen noch
    fr:restant*,restent,reste,encore,à faire
    es:restante*,quedan,faltan,por hacer
    it:rimanenti,rimangono,mancano,restanti,da fare
    pt:restante*,restam,faltam,por fazer
    nl:resterend*,over,nog,te gaan,nog te doen
    pl:pozostało,pozostały,zostało,jeszcze
    tr:kaldı,kalan
    ru:осталось,остаётся,остается,ещё
    ja:残り,あと,残
    zh:剩余,剩餘,还剩,還剩,剩
    ko:남음,남았음,남은
    ar:متبقية,متبقي,المتبقي
    he:נותרו,נשארו
    allowed
    en:allowed,allowed range,permitted,permitted range,permissible,admissible,acceptable,acceptable range,normal,normal range,target range,safe range,reference range,limits
    de:erlaubt*,zulässig*,zulässiger bereich,sollbereich,zielbereich,normbereich,normalbereich,referenzbereich,grenzwerte,normal
    fr:autorisé*,admis,admissible,toléré*,plage autorisée,plage cible,plage normale,valeurs normales,limites,normal,normale
    es:permitid*,admisible,rango permitido,rango normal,rango objetivo,intervalo permitido,límites,normal
    it:consentit*,ammess*,ammissibile,intervallo consentito,intervallo normale,limiti,normale
    pt:permitid*,admissível,intervalo permitido,faixa permitida,faixa normal,limites,normal
    nl:toegestaan,toegestane waarden,toelaatbaar,normaal,normaalwaarden,streefbereik,grenswaarden
    pl:dopuszczaln*,dozwolon*,zakres dopuszczalny,zakres normalny,norma
    tr:izin verilen,izin verilen aralık,normal aralık,normal
    ru:допустим*,допустимый диапазон,норма,разрешено
    ja:許容範囲,許容,基準範囲,正常範囲,適正範囲
    zh:允许范围,允許範圍,允许,允許,正常范围,正常範圍
    ko:허용 범위,허용범위,허용,정상 범위,정상범위
    ar:المسموح,المسموح به,المجال المسموح,النطاق المسموح
    he:מותר,טווח מותר,טווח תקין
    above
    en:above
    de:über
    fr:au-dessus
    es:por encima
    it:sopra
    pt:acima
    nl:boven
    pl:powyżej
    ru:выше
    ar:فوق
    he:מעל
    below
    en:below
    de:unter
    fr:au-dessous,en dessous
    es:por debajo
    it:sotto
    pt:abaixo
    nl:onder
    pl:poniżej
    ru:ниже
    ar:تحت
    he:מתחת
    """
}
