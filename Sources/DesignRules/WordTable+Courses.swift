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
    """
}
