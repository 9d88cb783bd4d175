extension WordTable {
  /// Words of states and measures, as ``table``: `refus*` stands for all words that begin so, `=ready` for a text that is this
  /// alone; in languages that set no words apart, a phrase counts wherever it stands.
  static let states = """
    trouble
    en:overdue,past due,delayed,failed,failure,rejected,declined,denied,blocked,error,faulty,fault,broken,out of order,out of service,\
    expired,damaged,missing,escalated,leak,leaking,leakage,unpaid,over budget,behind plan,behind schedule,behind target,defective,outage,\
    unsafe,out of stock,sold out,incomplete,breached,off track,disconnected,at risk,malfunction,shortage,interrupted,aborted,\
    crashed,too high,too low,too hot,invalid,contaminated,overheated,overloaded,refused,unavailable,=late,=delay,=cancelled,=canceled,=offline,stuck,not available,out of date,not delivered,undelivered,overrun,over time,=closed until further notice
    de:mit verspätung,im verzug,in verzug,im rückstand,überfällig*,verspätet*,verzögert*,verspätung,fehlgeschlagen*,gescheitert*,abgelehnt*,verweigert*,gesperrt*,blockiert*,fehler,\
    fehlerhaft*,störung,gestört*,defekt*,kaputt*,außer betrieb,abgelaufen*,beschädigt*,fehlt,fehlend*,leck,undicht*,unbezahlt*,über budget,\
    verzug,hinter plan,hinter dem plan,rückstand,ausgefallen*,ausfall,ausverkauft*,unvollständig*,mangelhaft*,unterbrochen*,ungültig*,\
    abgebrochen*,angemahnt*,eskaliert*,überlastet*,überhitzt*,durchgefallen,zurückgewiesen*,zu hoch,zu niedrig,zu heiß,nicht bestanden,\
    nicht vorrätig,nicht verfügbar,=storniert,=offline,=zu spät,nicht lieferbar*,nicht erreichbar*,nicht betriebsbereit,nicht einsatzbereit,nicht gestartet,lieferverzug,nicht zugestellt*,=verloren,in störung,auf störung
    fr:en retard,avec retard,avec du retard,retard,retardé*,échoué*,échec,refusé*,rejeté*,bloqué*,erreur,en panne,panne,hors service,expiré*,endommagé*,manquant*,\
    impayé*,hors budget,rupture de stock,en rupture,épuisé*,incomplet*,incomplète*,interrompu*,défectueux*,défectueuse*,échu*,périmé*,\
    fuite,dépassé*,invalide*,non conforme,non payé*,indisponible*,=annulé,=annulée,=hors ligne,non disponible*,hors délai,non livré*,à court de,=fermé
    es:vencid*,atrasad*,retrasad*,con retraso,retraso,fallid*,fallad*,fallo,falló,rechazad*,denegad*,bloquead*,error,averiad*,avería,fuera de servicio,\
    caducad*,expirad*,dañad*,impagad*,agotad*,incomplet*,interrumpid*,fuera de plazo,defectuos*,fuga,inválid*,sin pagar,sin existencias,\
    no conforme,no apto,=cancelado,=cancelada,no disponible,sin servicio,no entregad*,=de baja
    it:scadut*,in ritardo,con ritardo,ritardo,ritardat*,fallit*,non riuscit*,rifiutat*,respint*,bloccat*,errore,guast*,fuori servizio,danneggiat*,\
    mancante,mancanti,esaurit*,incomplet*,interrott*,difettos*,fuori budget,insolut*,negat*,non conforme,non pagato,non pagata,\
    =annullato,=annullata,non disponibile,non disponibili,non consegnat*,non idone*
    pt:atrasad*,em atraso,com atraso,atraso,vencid*,falhad*,falhou,falha,rejeitad*,recusad*,negad*,bloquead*,erro,avariad*,avaria,quebrad*,\
    fora de serviço,expirad*,danificad*,em falta,esgotad*,incomplet*,interrompid*,defeituos*,vazamento,caducad*,inválid*,não pago,\
    não paga,não conforme,=cancelado,=cancelada,indisponíve*,fora do prazo,não entregue,reprovad*
    nl:te laat,met vertraging,achterstallig*,vertraagd*,vertraging,mislukt*,afgewezen,geweigerd*,afgekeurd*,geblokkeerd*,fout,storing,defect*,kapot*,\
    buiten dienst,buiten gebruik,verlopen,beschadigd*,ontbreekt,ontbrekend*,onbetaald*,uitverkocht*,onvolledig*,onderbroken,\
    lekkage,achter op schema,ongeldig*,uitgevallen,niet betaald,=geannuleerd,niet beschikbaar,niet leverbaar,niet geleverd,te laat geleverd
    pl:opóźnion*,z opóźnieniem,opóźnienie,opóźnienia,przeterminowan*,zaległ*,po terminie,nieudan*,niepowodzenie,odrzucon*,zablokowan*,błąd,błędn*,awaria,\
    uszkodzon*,zepsut*,niesprawn*,wygasł*,brakuje,niezapłacon*,nieopłacon*,wyprzedan*,niekompletn*,przerwan*,wyciek,nieważn*,przekroczon*,\
    =anulowane,=anulowany,=anulowana,niedostępn*
    tr:gecikti,gecikmiş,gecikmeli,gecikme,süresi geçti,süresi geçmiş,süresi doldu,vadesi geçti,vadesi geçmiş,başarısız,reddedildi,\
    engellendi,hata,hatalı,arızalı,arıza,bozuk,hizmet dışı,hasarlı,eksik,ödenmedi,tükendi,tamamlanmadı,kesildi,sızıntı,geçersiz,\
    planın gerisinde,=iptal edildi,gecikmede,mevcut değil,teslim edilemedi,stokta yok
    ru:просрочен*,с опозданием,с задержкой,задержки,опоздани*,задержан*,задержка,задерживается,опаздывает,не удалось,ошибка,сбой,отклонен*,отклонён*,отказано,\
    заблокирован*,неисправ*,сломан*,авария,аварийн*,истек,истёк,истекла,истекло,поврежден*,повреждён*,отсутствует,недостача,неоплачен*,\
    не оплачен*,распродан*,нет в наличии,прерван*,утечка,недействител*,превышен*,отстает от плана,отстаёт от плана,=отменен,=отменён,=отменено,недоступ*,не доставлен*,не работает,не прошёл,не прошла,не прошло
    ja:故障中,遅延中,=期限切れ,期限超過,遅延,遅れ,延滞,失敗,却下,否認,差し戻し,拒否,エラー,故障,異常,不良,破損,欠品,在庫切れ,未払い,未納,不合格,漏れ,漏水,\
    中断,不足,超過,不適合,無効,品切れ,使用不可,利用不可
    zh:故障中,延误中,延誤中,逾期,=过期,=過期,=已过期,=已過期,延误,延誤,延迟,延遲,晚点,誤點,失败,失敗,拒绝,拒絕,驳回,駁回,错误,錯誤,故障,异常,異常,损坏,損壞,缺货,缺貨,缺失,未付款,\
    欠费,欠款,不合格,泄漏,洩漏,中断,中斷,超时,逾時,超预算,停机,无效,無效,落后,落後,售罄,卡住,不可用,未通过,未通過
    ko:지연 중,지연중,고장 중,연체,기한 초과,기한초과,지연,실패,거부,반려,거절,차단,오류,고장,파손,품절,재고 없음,미납,불합격,누출,누수,중단,=만료,=만료됨,부족,결함,사용 불가,이용 불가
    ar:متأخر*,تأخير,تأخر,تأخرت,فشل,فشلت,مرفوض*,محظور*,خطأ,عطل,معطل*,معطّل*,تالف*,مفقود*,منتهي*,نفد,نفدت,ناقص*,تسرب,تسرّب,متجاوز*,غير مدفوع*,غير متاح*,غير متوفر*,خارج الخدمة,غير مطابق*,نفد المخزون
    he:באיחור,איחור,מאחר*,נכשל*,נדחה,נדחתה,נדחו,חסום*,שגיאה,תקלה,תקול*,מקולקל*,פגום*,חסר,חסרה,לא שולם,לא שולמה,אזל,דליפה,הופסק*,חריגה,לא תקין,לא זמין,לא זמינה,אזל מהמלאי
    halted
    en:stopped,halted,stalled,suspended,=down
    de:gestoppt*,angehalten*,stillgelegt*,steht still,ausgesetzt*,=steht
    fr:arrêté*,à l’arrêt,stoppé*,suspendu*
    es:detenid*,suspendid*,parado,parados
    it:fermo,ferma,fermi,ferme,arrestat*,sospes*,fermato,fermati
    pt:suspens*,parado,parados
    nl:gestopt*,stilgelegd*,stilgevallen,staat stil,opgeschort*,=stil
    pl:zatrzyman*,wstrzyman*,zawieszon*,nieczynn*
    tr:durdu,durduruldu,durmuş,askıya alındı
    ru:остановлен*,приостановлен*,простаивает
    ja:停止中,停止済,=停止,=停止しました,=停止している,=停止しています,=止まっている,=止まっています,=止まりました,運転停止,運休,=休止中
    zh:=停止,=已停止,已停运,停运,停工
    ko:중지됨,중지,정지됨,=정지,멈춤,운행 중단
    ar:متوقف*,موقوف*,معلّق*
    he:נעצר*,מושבת*,מושעה*,מושהה*
    achieved
    en:approved,accepted,done,completed,paid,delivered,passed,confirmed,released,on time,on track,on schedule,in stock,resolved,fixed,\
    healthy,up to date,successful,success,succeeded,signed,settled,reimbursed,refunded,repaired,cleared,finished,as planned,verified,\
    operational,certified,compliant,in order,averted,recovered,corrected,lifted,=ready,=available,=valid,=safe,=complete,=arrived,=ok
    de:genehmigt*,freigegeben*,akzeptiert*,angenommen*,erledigt*,abgeschlossen*,fertig,bezahlt*,geliefert*,zugestellt*,bestanden,bestätigt*,\
    pünktlich*,im plan,nach plan,planmäßig*,vorrätig,auf lager,behoben*,gelöst*,repariert*,erfolgreich*,unterschrieben*,unterzeichnet*,\
    erstattet*,beglichen*,in ordnung,zertifiziert*,vollständig*,beseitigt*,abgewendet*,=verfügbar,=bereit,=gültig,=ok
    fr:approuvé*,validé*,accepté*,terminé*,achevé*,payé*,réglé*,livré*,confirmé*,remboursé*,à l’heure,à temps,en stock,résolu*,réparé*,\
    réussi*,signé*,conforme*,soldé*,dans les temps,acquitté*,à jour,clôturé*,=disponible,=prêt,=prête,=ok
    es:aprobad*,aceptad*,completad*,terminad*,finalizad*,pagad*,entregad*,confirmad*,liberad*,a tiempo,puntual*,en stock,resuelt*,\
    reparad*,firmad*,reembolsad*,conforme,hecho,al día,dentro del plazo,cobrad*,validad*,=disponible,=listo,=lista
    it:approvat*,accettat*,completat*,terminat*,conclus*,pagat*,consegnat*,confermat*,rilasciat*,in orario,puntual*,in tempo,risolt*,\
    riparat*,riuscit*,firmat*,rimborsat*,conforme,saldat*,=disponibile,=pronto,=pronta
    pt:aprovad*,aceite,aceito,aceita,concluíd*,completad*,terminad*,pago,paga,pagos,pagas,entregue*,confirmad*,liberad*,a tempo,no prazo,em dia,\
    pontual,em stock,em estoque,resolvid*,reparad*,assinad*,reembolsad*,conforme,feito,sucesso,=disponível,=pronto,=pronta
    nl:goedgekeurd*,geaccepteerd*,afgerond*,voltooid*,gereed,betaald*,geleverd*,bezorgd*,bevestigd*,vrijgegeven,op tijd,op schema,\
    op voorraad,opgelost*,gerepareerd*,verholpen,geslaagd*,ondertekend*,terugbetaald*,akkoord,in orde,=klaar,=beschikbaar
    pl:zatwierdzon*,zaakceptowan*,przyjęt*,zakończon*,ukończon*,zapłacon*,opłacon*,dostarczon*,doręczon*,potwierdzon*,zwolnion*,na czas,\
    punktualn*,w terminie,na stanie,rozwiązan*,naprawion*,usunięt*,podpisan*,zwrócon*,wykonan*,zrealizowan*,rozliczon*,sprawn*,\
    zgodnie z planem,=gotowe,=gotowy,=gotowa,=dostępny,=dostępna,=dostępne
    tr:onaylandı,kabul edildi,tamamlandı,bitti,ödendi,teslim edildi,doğrulandı,zamanında,stokta,çözüldü,onarıldı,giderildi,başarılı,\
    imzalandı,=hazır,=müsait
    ru:одобрен*,утвержден*,утверждён*,согласован*,принят*,выполнен*,завершен*,завершён*,готово,оплачен*,доставлен*,подтвержден*,\
    подтверждён*,вовремя,в срок,в наличии,на складе,решен*,решён*,исправен,исправна,исправно,устранен*,устранён*,отремонтирован*,\
    подписан*,возмещен*,возмещён*,успешно,по плану,по графику,=готов,=готова,=доступен,=доступно
    ja:承認,完了,支払済,支払い済み,入金済,納品済,配達済,合格,確認済,正常,解決,復旧,修理済,予定どおり,予定通り,定刻,在庫あり,署名済,受理,成功,良好
    zh:已批准,已核准,批准,已通过,已通過,已完成,完成,已付款,已支付,已交付,已送达,已送達,已确认,已確認,合格,正常,已解决,已解決,准时,準時,按时,\
    准点,有货,有貨,已修复,已修復,成功,已签署,已报销,已報銷,按计划
    ko:승인,완료,결제됨,합격,확인됨,정상,해결,정시,재고 있음,성공,서명됨,계획대로,환급
    ar:معتمد*,موافق عليه*,تمت الموافقة,مقبول*,مكتمل*,اكتمل*,منجز*,تم الدفع,مدفوع*,تم التسليم,مؤكد*,في الموعد,متوفر*,تم الحل,تم الإصلاح,ناجح*,\
    =جاهز,=جاهزة
    he:אושר*,מאושר*,התקבל*,הושלם,הושלמה,שולם,שולמה,נמסר,נמסרה,סופק,בזמן,במלאי,נפתר*,תוקן,תוקנה,נחתם,תקין,תקינה,=מוכן,=מוכנה,=זמין
    negation
    en:nobody,not,no,never,without,zero,non,free,fewer,less,until,if,before,nothing,none,nearly,almost,soon,awaiting,waiting,pending,partly,\
    partially,cannot,can’t,couldn’t,won’t,unable,low,prevented,within,under
    de:niemand*,nicht,kein*,ohne,nie,null,weniger,bis,falls,frei,fast,bald,teilweise,teils,wartet,noch,ok,niedrig,gering,behebbar
    fr:pas,non,sans,aucun*,jamais,ni,moins,avant,presque,bientôt,partiellement,zéro,plus,ok,faible
    es:nadie,no,sin,ningún*,ningun*,nunca,menos,antes,casi,cero,parcialmente
    it:non,senza,nessun*,mai,meno,prima,quasi,zero,parzialmente
    pt:ninguém,não,sem,nenhum*,nunca,menos,antes,quase,zero,parcialmente
    nl:niemand,niet,geen,zonder,nooit,minder,voor,bijna,nul,gedeeltelijk
    pl:nikt,nikogo,nie,bez,brak,żadn*,nigdy,mniej,przed,prawie,zero,częściowo
    tr:değil,yok,hiç,sıfır,daha az,neredeyse,kısmen
    ru:не,нет,без,никогда,меньше,почти,ноль,частично
    ja:ない,なし,未,ません,非,待,ゼロ,解消,解除,無し,一部
    zh:未,不,无,無,没,沒,非,待,解除,恢复,恢復,部分
    ko:안 ,없,않,미,못,대기,요청,해제,일부
    ar:لا,غير,لم,ليس,ليست,بدون,لن,دون
    he:לא,אין,בלי,ללא
    agreeing
    en:approve,approves,approved,accept,accepts,accepted,agreed
    de:genehmigen,genehmigt*,bewilligen,bewilligt*,annehmen,angenommen*,akzeptieren,akzeptiert*,zustimmen,zugestimmt,freigeben,freigegeben*,zusagen,zugesagt
    fr:approuver,approuvé*,accepter,accepté*,valider,validé*
    es:aprobar,aprobad*,aceptar,aceptad*
    it:approva,approvare,approvat*,accetta,accettare,accettat*
    pt:aprovar,aprovad*,aceitar,aceite,aceito,aceita
    nl:goedkeuren,goedgekeurd*,accepteren,geaccepteerd*
    pl:zatwierdź,zatwierdzon*,zatwierdzono,zaakceptuj,zaakceptowan*,akceptuj,przyjmij,przyjęt*
    tr:onayla,onaylandı,kabul et,kabul edildi
    ru:одобрить,одобрен*,утвердить,утвержден*,утверждён*,принять,принят*,согласовать,согласован*
    ja:承認,受理,同意
    zh:批准,核准,同意,接受,通过,通過
    ko:승인,수락
    ar:اعتماد,معتمد*,موافقة,الموافقة,موافق,قبول,مقبول*
    he:אישור,אשר,אושר*,מאושר*,קבל,התקבל*
    refusing
    en:reject,rejects,rejected,decline,declined,refuse,refused,deny,denied
    de:ablehnen,abgelehnt*,verweigern,verweigert*,zurückweisen,zurückgewiesen*,absagen,abgesagt*
    fr:refuser,refusé*,rejeter,rejeté*,décliner,décliné*
    es:rechazar,rechazad*,denegar,denegad*
    it:rifiuta,rifiutare,rifiutat*,respingi,respingere,respint*
    pt:rejeitar,rejeitad*,recusar,recusad*
    nl:afwijzen,afgewezen,weigeren,geweigerd*,afkeuren,afgekeurd*
    pl:odrzuć,odrzucon*,odmów,odmówiono
    tr:reddet,reddedildi
    ru:отклонить,отклонен*,отклонён*,отказать,отказано
    ja:却下,否認,差し戻,拒否
    zh:拒绝,拒絕,驳回,駁回
    ko:거부,반려,거절
    ar:رفض,مرفوض*
    he:דחה,דחייה,דחיית,נדחה,נדחתה,מסרב
    mishaps
    en:failure,error,fault,delay,leak,leakage,outage,malfunction,shortage
    de:verspätung,fehler,störung,leck,verzug,rückstand,ausfall,defekt
    fr:retard,échec,erreur,panne,fuite,rupture de stock
    es:retraso,fallo,error,avería,fuga
    it:ritardo,errore,guasto
    pt:atraso,falha,erro,avaria,vazamento
    nl:vertraging,fout,storing,lekkage,defect
    pl:opóźnienie,niepowodzenie,błąd,awaria,wyciek
    tr:gecikme,hata,arıza,sızıntı
    ru:опоздание,задержка,ошибка,сбой,неисправность,авария,недостача,утечка
    ja:遅延,エラー,故障,異常,不良,破損,漏れ,漏水,中断,不足
    zh:延误,延誤,延迟,延遲,错误,錯誤,故障,异常,異常,损坏,損壞,泄漏,洩漏,中断,中斷
    ko:지연,오류,고장,파손,누출,누수,중단,부족,결함
    ar:تأخير,تأخر,خطأ,عطل,تسرب,تسرّب
    he:איחור,שגיאה,תקלה,דליפה,חריגה
    late
    en:overdue,past due,late,delayed
    de:überfällig*,verspätet*,verzögert*,im verzug,in verzug,im rückstand
    fr:en retard,retardé*,échu*
    es:vencid*,atrasad*,retrasad*,con retraso
    it:scadut*,in ritardo,ritardat*
    pt:atrasad*,em atraso,vencid*,com atraso
    nl:te laat,achterstallig*,vertraagd*
    pl:opóźnion*,zaległ*,po terminie,przeterminowan*
    tr:gecikti,gecikmiş,vadesi geçti,vadesi geçmiş,süresi geçti
    ru:просрочен*,опаздывает,задержан*,задерживается
    ja:遅延,遅延中,延滞,期限超過
    zh:逾期,已逾期,延误,延誤
    ko:연체,지연
    ar:متأخر*
    he:באיחור
    grave
    en:=critical,=severe,=high risk,=dangerous,=emergency
    de:=kritisch,=schwerwiegend,=hohes risiko,=gefährlich,=gefahr,=notfall
    fr:=critique,=grave,=risque élevé,=dangereux,=dangereuse,=urgence
    es:=crítico,=crítica,=grave,=riesgo alto,=peligroso,=emergencia
    it:=critico,=critica,=grave,=rischio alto,=rischio elevato,=pericoloso,=emergenza
    pt:=crítico,=crítica,=grave,=risco alto,=risco elevado,=perigoso,=emergência
    nl:=kritiek,=kritisch,=ernstig,=hoog risico,=gevaarlijk,=noodgeval
    pl:=krytyczny,=krytyczna,=krytyczne,=poważny,=wysokie ryzyko,=niebezpieczny
    tr:=kritik,=ciddi,=yüksek risk,=tehlikeli,=acil durum
    ru:=критично,=критический,=критическая,=критическое,=высокий риск,=опасно,=авария
    ja:=重大,=危険,=緊急事態,=深刻
    zh:=严重,=嚴重,=危险,=危險,=高风险,=高風險
    ko:=심각,=위험,=고위험
    ar:=حرج,=حرجة,=خطر,=خطير
    he:=קריטי,=קריטית,=חמור,=סכנה,=מסוכן
    stateLabels
    en:status,state,condition,order status,delivery status,current status,payment status
    de:status,zustand,stand,auftragsstatus,lieferstatus,aktueller status,zahlungsstatus,bestellstatus
    fr:statut,état,etat,statut actuel,statut de la commande
    es:estado,situación,estatus,estado actual,estado del pedido
    it:stato,situazione,stato attuale,stato ordine,stato dell’ordine
    pt:estado,situação,status,estado atual,status atual,status do pedido
    nl:status,toestand,huidige status,orderstatus
    pl:status,stan,obecny stan,status zamówienia
    tr:durum,durumu,sipariş durumu,statü
    ru:статус,состояние,статус заказа,текущий статус
    ja:状態,ステータス,状況,現在の状態
    zh:状态,狀態,当前状态,目前狀態,情况
    ko:상태,현황,현재 상태,진행 상태
    ar:الحالة,الوضع,حالة الطلب,حالة
    he:סטטוס,מצב,מצב ההזמנה
    since
    en:since,as of
    de:seit,seitdem
    fr:depuis
    es:desde
    it:da,dal,dalle,dalla,dall’
    pt:desde
    nl:sinds
    pl:od
    tr:beri,itibaren,den,dan,ten,tan
    ru:с,со
    ja:から,以来,より
    zh:自,从,起
    ko:부터,이후
    ar:منذ
    he:מאז,מ
    moments
    en:am,pm,noon,midnight,about,today,yesterday,this,last,morning,afternoon,night,evening,week,month,year,shift,start
    de:uhr,dem,der,mittag,heute,gestern,früh,morgen,abend,nacht,letzter,letztem,woche,monat,jahr,schicht
    fr:h,heures,le,la,ce,cette,matin,midi,hier,soir,nuit,semaine,dernière,dernier,mois
    es:las,la,el,de,esta,ayer,mañana,tarde,noche,semana,pasada,mes,pasado
    it:ieri,questa,mattina,sera,notte,settimana,scorsa,mese,scorso,ore,mezzogiorno
    pt:as,às,o,a,de,ontem,esta,manhã,tarde,noite,semana,passada,mês,passado
    nl:uur,gisteren,vanmorgen,ochtend,middag,avond,vorige,week,maand
    pl:godz,godziny,wczoraj,rana,ranka,wieczora,południa,zeszłego,tygodnia,miesiąca,\
    poniedziałku,wtorku,środy,czwartku,piątku,soboty,niedzieli
    tr:dün,sabah,akşam,geçen,hafta,ay,saat
    ru:утра,вечера,вчера,вчерашнего,дня,прошлой,недели,прошлого,месяца,года,часов,ч
    ja:年,月,日,時,分,昨日,今朝,昨夜,先週,先月,午前,午後,前
    zh:年,月,日,号,時,时,点,分,昨天,今早,上周,上月,上午,下午,前
    ko:년,월,일,시,분,어제,오늘,아침,지난주,지난달,오전,오후,전
    ar:الساعة,أمس,صباح,اليوم,الصباح,الأسبوع,الماضي,الشهر
    he:השעה,אתמול,הבוקר,השבוע,שעבר,החודש
    standing
    ja:遅延,中断
    zh:延误,延誤,延迟,延遲,中断,中斷
    ko:지연,중단
    auxiliaries
    en:is,are,was,has been,been,everything,all
    de:ist,sind,wurde,wurden,alles,alle
    fr:est,sont,a été,tout,toutes,tous
    es:está,están,todo,todos,todas
    it:è,sono,tutto,tutti,tutte
    pt:está,estão,foi,tudo,todos,todas
    nl:is,zijn,alles
    pl:jest,został,została,zostało,wszystko
    tr:her şey
    ru:всё,все
    ja:済み,済,み,です,ました,しました,されました,した,された
    zh:已,了
    ko:됨,되었습니다,했습니다,전송,결제,저장,업로드
    subjects
    en:payment,invoice,delivery,shipment,parcel,order,request,inspection,repair,maintenance,task,check,test,approval,contract
    de:zahlung,rechnung,lieferung,sendung,paket,auftrag,bestellung,antrag,prüfung,wartung,reparatur,aufgabe,freigabe,vertrag
    fr:paiement,facture,livraison,envoi,colis,commande,demande,contrôle,réparation,tâche,contrat
    es:pago,factura,entrega,envío,paquete,pedido,solicitud,inspección,reparación,tarea,contrato
    it:pagamento,fattura,consegna,spedizione,pacco,ordine,richiesta,ispezione,riparazione,contratto
    pt:pagamento,fatura,entrega,envio,encomenda,pedido,solicitação,inspeção,reparação,tarefa,contrato
    nl:betaling,factuur,levering,zending,pakket,bestelling,aanvraag,keuring,inspectie,reparatie,taak,contract
    pl:płatność,faktura,dostawa,przesyłka,paczka,zamówienie,wniosek,kontrola,naprawa,zadanie,umowa
    tr:ödeme,fatura,teslimat,gönderi,paket,sipariş,talep,muayene,onarım,görev,sözleşme
    ru:платёж,платеж,оплата,счёт,счет,доставка,посылка,заказ,заявка,проверка,ремонт,задача,договор
    times
    en:twice,again,since,for,today,yesterday,monday,tuesday,wednesday,thursday,friday,saturday,sunday
    de:zweimal,erneut,seit,heute,gestern,montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag,dem,den,der
    fr:deux fois,à nouveau,depuis,hier,aujourd’hui,lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,le,l’après-midi,ce matin
    es:dos veces,de nuevo,desde,hace,hoy,ayer,el,lunes,martes,miércoles,jueves,viernes,sábado,domingo,las,la
    it:due volte,di nuovo,da,oggi,ieri,lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica,dal,dalle,dalla,dall’
    pt:duas vezes,de novo,desde,há,hoje,ontem,desde as,segunda,terça,quarta,quinta,sexta,desde o
    nl:twee keer,opnieuw,sinds,vandaag,gisteren,maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag,al,maar
    pl:dwa razy,ponownie,od,dziś,wczoraj,poniedziałek,wtorek,środę,czwartek,piątek,sobotę,niedzielę,w,\
    poniedziałku,wtorku,środy,czwartku,piątku,soboty,niedzieli
    tr:bugün,dün,beri,itibaren,den,dan,ten,tan,pazartesi,salı,çarşamba,perşembe,cuma,cumartesi,pazartesiden,salıdan,çarşambadan,perşembeden,cumadan,cumartesiden,pazardan,dünden
    ru:дважды,снова,с,сегодня,вчера,\
    понедельника,вторника,среды,четверга,пятницы,субботы,воскресенья,понедельник,вторник,среду,четверг,пятницу,субботу
    ja:前から,から,以来,昨日,今日,本日,月曜日,火曜日,水曜日,木曜日,金曜日,土曜日,日曜日
    zh:自,从,起,以来,今天,昨天,周一,周二,周三,周四,周五,周六,周日,星期一,星期二,星期三,星期四,星期五
    ko:전부터,부터,이후,오늘,어제,월요일,화요일,수요일,목요일,금요일,째
    ar:منذ,اليوم,أمس,الاثنين,الإثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت,الأحد
    he:מאז,מזה,היום,אתמול,יום שני,יום שלישי,יום רביעי,יום חמישי,יום שישי,יום ראשון
    numbers
    en:one,two,three,four,five,six,seven,eight,nine,ten
    de:ein,eine,einem,einer,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn
    fr:un,une,deux,trois,quatre,cinq
    es:un,una,dos,tres
    it:un,una,due,tre
    pt:um,uma,dois,duas,três
    nl:een,twee,drie
    pl:dwa,trzy
    tr:bir,iki,üç
    ru:два,три
    ar:ساعتين,يومين,أسبوعين
    spans
    en:h,hr,hrs,hour,hours,min,mins,minute,minutes,d,day,days,working,business,calendar,wk,week,weeks,month,months,year,years
    de:h,std,stunde,stunden,min,minute,minuten,sek,sekunde,sekunden,tg,tag,tage,tagen,werktag,werktage,werktagen,arbeitstag,arbeitstage,arbeitstagen,woche,wochen,\
    monat,monate,monaten,jahr,jahre,jahren
    fr:h,heure,heures,min,minute,minutes,j,jour,jours,ouvrés,ouvrables,semaine,semaines,mois,an,ans
    es:h,hora,horas,min,minuto,minutos,d,día,días,hábiles,semana,semanas,mes,meses,año,años
    it:h,ora,ore,min,minuto,minuti,g,giorno,giorni,gg,lavorativi,settimana,settimane,mese,mesi,anno,anni
    pt:h,hora,horas,min,minuto,minutos,d,dia,dias,úteis,semana,semanas,mês,meses,ano,anos
    nl:u,uur,uren,min,minuut,minuten,d,dag,dagen,werkdag,werkdagen,week,weken,maand,maanden,jaar
    pl:h,godz,godzinę,godziny,godzin,min,minutę,minuty,minut,dzień,dni,robocze,roboczych,tydzień,tygodnie,tygodni,miesiąc,miesiące,miesięcy,rok,lata,lat
    tr:sa,saat,saattir,dk,dakika,gün,gündür,günlük,hafta,haftadır,ay,aydır,yıl
    ru:ч,час,часа,часов,мин,минуту,минуты,минут,день,дня,дней,рабочих,неделю,недели,недель,месяц,месяца,месяцев,год,года,лет
    ja:日間,日,時間,分,週間,か月,ヶ月,カ月,年
    zh:个工作日,天,日,小时,小時,个小时,分钟,分鐘,周,週,个月,個月,年
    ko:영업일,일,시간,분,주,주일,개월,달,년
    ar:ساعة,ساعات,ساعتين,دقيقة,دقائق,يوم,يوما,يومًا,أيام,ايام,يومين,أسبوع,أسابيع,أسبوعين,شهر,أشهر
    he:שעה,שעות,דקה,דקות,יום,ימים,שבוע,שבועות,חודש,חודשים
    leads
    en:by,of,for,with,about,already
    de:um,mit,von,ca,etwa,über,schon,bereits,mehr,als
    fr:de,avec,environ,plus,déjà
    es:de,con,por,unos,unas,hace,ya,más
    it:di,con,circa,già,da,oltre
    pt:de,com,por,cerca,há,já,mais
    nl:met,van,ca,ruim,al,meer,dan
    pl:o,z,około,już,od,ponad
    tr:yaklaşık
    ru:на,с,около,уже,более
    ar:ب,بـ,منذ,لمدة,من,أكثر
    he:ב,מזה,כבר,של,מאז,לפני
    finished
    en:done,completed,finished,=complete,all done
    de:erledigt*,abgeschlossen*,fertig,beendet*,fertiggestellt*
    fr:terminé*,achevé*,fini*
    es:completad*,terminad*,finalizad*,acabad*
    it:completat*,terminat*,conclus*,finit*
    pt:concluíd*,completad*,terminad*,finalizad*
    nl:afgerond*,voltooid*,=klaar
    pl:zakończon*,ukończon*,gotowe
    tr:tamamlandı,bitti
    ru:завершен*,завершён*,выполнен*,готово,закончен*
    ja:完了,終了
    zh:已完成,完成
    ko:완료
    ar:مكتمل*,اكتمل*,منجز*
    he:הושלם,הושלמה,הסתיים
    going
    en:in progress,in repair,in transit,under repair,in preparation,waiting,pending,awaiting approval,in review,planned,started,shipped,=new,=open,=draft,=published,waiting for approval,waiting for release,not yet approved,not yet started,not yet paid,on hold
    de:in bearbeitung,in arbeit,in prüfung,in reparatur,unterwegs,ausstehend,wartet,geplant,gestartet,versandt,=neu,=offen,=entwurf,=veröffentlicht,wartet auf freigabe,wartet auf genehmigung,noch nicht genehmigt,noch nicht freigegeben,noch nicht begonnen
    fr:en cours,en attente,en préparation,en réparation,en transit,prévu*,expédié*,=brouillon,=publié,=nouveau,=nouvelle,=ouvert,=ouverte,en attente d'approbation,en attente de validation,pas encore approuvé*,pas encore validé*
    es:en curso,en proceso,pendiente*,en reparación,en tránsito,en preparación,planificad*,enviad*,=borrador,=publicado,=nuevo,=nueva,=abierto,=abierta,pendiente de aprobación,en espera de aprobación,aún no aprobad*,todavía no aprobad*
    it:in corso,in attesa,in riparazione,in transito,in preparazione,pianificat*,spedit*,=bozza,=pubblicato,=nuovo,=nuova,=aperto,=aperta,in attesa di approvazione,non ancora approvat*
    pt:em curso,em andamento,pendente*,em reparação,em reparo,em trânsito,em preparação,planead*,planejad*,enviad*,=rascunho,=publicado,=novo,=nova,=aberto,=aberta,aguardando aprovação,ainda não aprovad*
    nl:in behandeling,in uitvoering,in reparatie,onderweg,wacht op,gepland*,verzonden,=concept,=gepubliceerd,=nieuw,=open,wacht op goedkeuring,nog niet goedgekeurd
    pl:w toku,w naprawie,w trakcie,w drodze,oczekuj*,zaplanowan*,wysłan*,=nowe,=nowy,=nowa,=otwarte,gotowa w,gotowe w,czeka na zatwierdzenie,oczekuje na zatwierdzenie
    tr:devam ediyor,beklemede,bekliyor,onarımda,yolda,planlandı,gönderildi,=yeni,=açık,onay bekliyor
    ru:в работе,в ремонте,в пути,ожида*,запланирован*,отправлен*,=новый,=новая,=открыт,ожидает утверждения,ожидает согласования,ещё не утвержден*
    ja:進行中,作業中,処理中,修理中,輸送中,待ち,発送済,対応中
    zh:进行中,進行中,处理中,處理中,维修中,維修中,运输中,運輸中,待处理,待處理,待审批,已发货,已發貨
    ko:진행 중,진행중,처리 중,수리 중,배송 중,대기 중,대기중
    ar:قيد التنفيذ,قيد المعالجة,قيد الإصلاح,قيد المراجعة,في الطريق,معلق*
    he:בטיפול,בתהליך,בתיקון,בדרך,ממתין*,ממתינה
    arrived
    en:delivered,arrived
    de:geliefert,zugestellt,angekommen,ausgeliefert
    fr:livré,livrée,livrés,livrées,arrivé,arrivée
    es:entregado,entregada,entregados,entregadas
    it:consegnato,consegnata,consegnati,consegnate,arrivato,arrivata
    pt:entregue,entregues
    nl:geleverd,bezorgd,afgeleverd,aangekomen
    pl:dostarczono,dostarczone,dostarczona,dostarczony,doręczono,doręczona
    tr:teslim edildi,ulaştı
    ru:доставлено,доставлен,доставлена,доставлены,прибыл,прибыло
    ja:配達済み,配達済,配送済み,到着済み,配達完了
    zh:已送达,已送達,已签收,已簽收,已到达
    ko:배송 완료,배달 완료,도착 완료
    ar:تم التسليم,تم التوصيل,وصلت,وصل
    he:נמסר,נמסרה,הגיע,הגיעה
    total
    en:total,sum,=in total,grand total
    de:summe,gesamt,gesamtsumme,insgesamt,gesamtbetrag
    fr:total,somme
    es:total,suma
    it:totale,somma
    pt:total,soma
    nl:totaal,som
    pl:razem,suma,łącznie
    tr:toplam
    ru:итого,всего,сумма
    ja:合計,計
    zh:合计,合計,总计,總計
    ko:합계,총계
    ar:المجموع,الإجمالي
    he:סה״כ,סך הכול
    measures
    en:consumption,weight,distance,temperature,pressure,revenue,turnover,cost,costs,duration,speed,energy,height,humidity,\
    price,salary,power,mileage,budget
    de:*verbrauch,*gewicht,entfernung,*temperatur,druck,luftdruck,reifendruck,öldruck,wasserdruck,blutdruck,*umsatz,*kosten,*dauer,*geschwindigkeit,*preis,\
    *feuchte,*budget
    fr:consommation,poids,distance,température,pression,chiffre d’affaires,coût,coûts,durée,vitesse,énergie,hauteur
    es:consumo,peso,distancia,temperatura,presión,facturación,coste,costes,costo,costos,duración,velocidad,energía,altura,precio
    it:consumo,peso,distanza,temperatura,pressione,fatturato,costo,costi,durata,velocità,energia,prezzo
    pt:consumo,peso,distância,temperatura,pressão,faturação,faturamento,custo,custos,duração,velocidade,energia,preço
    nl:*verbruik,gewicht,afstand,temperatuur,druk,luchtdruk,bandendruk,omzet,*kosten,snelheid,prijs
    pl:zużycie,waga,odległość,temperatura,ciśnienie,przychód,koszt,koszty,czas trwania,prędkość,cena,objętość
    tr:tüketim,tüketimi,ağırlık,mesafe,sıcaklık,basınç,ciro,maliyet,süre,hız,bakiye,fiyat
    ru:расход,вес,расстояние,температура,давление,выручка,оборот,стоимость,затраты,длительность,скорость,цена
    ja:消費量,使用量,重量,距離,温度,圧力,売上高,費用,速度,残高,価格,容量
    zh:消耗,用水量,用电量,用電量,重量,距离,距離,温度,溫度,压力,壓力,销售额,銷售額,成本,速度,余额,餘額,价格,價格
    ko:소비량,사용량,무게,거리,온도,압력,매출,비용,속도,잔액,가격
    ar:استهلاك,الاستهلاك,الوزن,المسافة,الحرارة,الضغط,الإيرادات,التكلفة,التكاليف,المدة,السرعة,الرصيد,السعر
    he:צריכה,צריכת,משקל,מרחק,טמפרטורה,לחץ,הכנסות,עלות,עלויות,מהירות,יתרה,מחיר
    rising
    en:went up,goes up,rose,risen,rises,rising,increased,grew,grown,grows,climbed
    de:stieg,stiegen,gestiegen,steigt,zugenommen,wuchs,wächst,gewachsen,erhöht
    fr:augmenté*,augmente,augmentent,progressé,progresse,monté*,monte,hausse
    es:subió,subido,sube,aumentó,aumentado,aumenta,aumentan,creció,crecido,crece,crecen,subieron,aumentaron,crecieron
    it:salito,salita,saliti,salite,aumentato,aumentata,aumentati,aumenta,aumentano,cresciuto,cresciuta,cresce,crescono
    pt:subiu,subiram,sobe,aumentou,aumentaram,aumenta,aumentam,cresceu,cresceram,crescem
    nl:steeg,stegen,gestegen,stijgt,stijgen,toegenomen,gegroeid,groeit
    pl:wzrósł,wzrosła,wzrosło,wzrosły,rośnie,zwiększył*
    tr:arttı,artış,yükseldi
    ru:вырос,выросла,выросло,выросли,растёт,растет,увеличил*
    ja:増加,上昇,増え
    zh:上升,增加,增长,增長,提高,上涨
    ko:증가,상승
    ar:ارتفع,ارتفعت,زاد,زادت,زيادة
    he:עלה,עלתה,עלו,גדל,גדלה,עלייה
    falling
    en:went down,goes down,fell,fallen,falls,falling,decreased,dropped,shrank,shrinks
    de:fiel,fielen,gefallen,fällt,sank,sanken,gesunken,sinkt,sinken,abgenommen
    fr:baissé*,baisse,baissent,diminué*,diminue,diminuent,reculé*,recule,chuté*
    es:bajó,bajado,cayó,caído,cae,disminuyó,disminuyen,disminuido,descendió,bajaron,cayeron,disminuyeron,descendieron
    it:sceso,scesa,scesi,scese,scende,calato,calata,cala,calano,diminuito,diminuita,diminuiscono
    pt:desceu,desceram,desce,caiu,caíram,cai,diminuiu,diminuíram,diminuem
    nl:daalde,daalden,gedaald,daalt,afgenomen
    pl:spadł,spadła,spadło,spadły,spada,zmalał*,zmniejszył*
    tr:azaldı,düştü,düşüş,azalış,indi
    ru:снизил*,упал,упала,упало,упали,уменьшил*,сократил*
    ja:減少,低下,下落
    zh:下降,减少,減少,降低,下跌
    ko:감소,하락
    ar:انخفض,انخفضت,تراجع,تراجعت,انخفاض
    he:ירד,ירדה,ירדו,ירידה
    mayRise
    en:rise,increase,increases,grow,climb,climbs,go up
    de:steigen,wachsen
    mayFall
    en:fall,decrease,decreases,drop,drops,decline,declines,declined,go down,sink,sinks,shrink
    de:fallen
    nl:dalen
    more
    en:more,up
    de:mehr
    fr:plus
    es:más
    it:più
    pt:mais
    nl:meer
    pl:więcej
    tr:fazla
    ru:больше
    ar:أكثر
    he:יותר
    ja:増
    ko:늘
    less
    en:less,fewer,down
    de:weniger
    fr:moins
    es:menos
    it:meno
    pt:menos
    nl:minder
    pl:mniej
    tr:az
    ru:меньше
    ar:أقل
    he:פחות
    ja:減
    ko:줄
    periods
    en:this,last,today,yesterday,day,week,month,quarter,year,since,in,per,so,far
    de:dies*,letzte*,heute,gestern,tag,woche,monat,quartal,jahr,seit,im,in,pro,je,vormonat,vorjahr,vorwoche,vortag,vorquartal
    fr:ce,cette,dernier,dernière,aujourd’hui,hier,jour,semaine,mois,trimestre,année,an,depuis,en,par
    es:este,esta,último,última,hoy,ayer,día,semana,mes,trimestre,año,desde,en,por
    it:questo,questa,scorso,scorsa,oggi,ieri,giorno,settimana,mese,trimestre,anno,da,in,al
    pt:este,esta,último,última,hoje,ontem,dia,semana,mês,trimestre,ano,desde,em,por
    nl:deze,dit,vorige,vandaag,gisteren,dag,week,maand,kwartaal,jaar,sinds,in,per
    pl:w,ten,tym,dziś,dzisiaj,wczoraj,tydzień,tygodniu,miesiąc,miesiącu,kwartał,rok,roku,od
    tr:bu,geçen,bugün,dün,gün,hafta,ay,çeyrek,yıl
    ru:в,за,этот,этом,сегодня,вчера,неделя,неделю,месяц,месяце,квартал,год,году,с
    ja:今日,昨日,今週,先週,今月,先月,今年,昨年
    zh:今天,昨天,本周,上周,本月,上月,今年,去年
    ko:오늘,어제,이번,지난,주,달,올해,작년
    ar:اليوم,أمس,هذا,هذه,الأسبوع,الشهر,العام,السنة
    he:היום,אתמול,השבוע,החודש,השנה
    """
}
