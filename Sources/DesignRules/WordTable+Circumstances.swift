extension WordTable {
  /// Words around verbs and states, which tell how, where and of what, as ``states``.
  static let circumstances = """
    preludes
    en:yes,permanently,really,please,immediately,irrevocably,definitely,completely
    de:ja,endgültig,dauerhaft,wirklich,bitte,sofort,unwiderruflich
    fr:oui,définitivement
    es:sí,definitivamente
    it:sì,definitivamente
    pt:sim,definitivamente
    nl:ja,definitief
    pl:tak,trwale,ostatecznie
    ru:да,навсегда,окончательно
    ar:نعم
    he:כן
    belongings
    en:=remove all,=remove everything,user,users,member,members,account,accounts,file,files,document,documents,record,records,entry,entries,\
    photo,photos,picture,pictures,image,images,comment,comments,note,notes,attachment,attachments,message,messages,contact,contacts,\
    employee,employees,customer,customers,supplier,suppliers,vendor,vendors,participant,participants,guest,guests,colleague,colleagues,\
    attendee,attendees,person,people,data,profile,task,tasks,report,reports,version,draft,drafts,row,rows,invoice*,permission,permissions,\
    role,candidate,candidates,patient,driver,drivers
    de:=alle entfernen,=alles entfernen,*benutzer,*nutzer,*mitglied,*mitglieder,*konto,*datei,*dateien,*dokument,*dokumente,*eintrag,*einträge,\
    *foto,*fotos,*bild,*bilder,*kommentar,*kommentare,*notiz,*notizen,*anhang,*anhänge,*nachricht,*mitarbeiter,*mitarbeiterin,*kunde,\
    *kunden,*lieferant,*lieferanten,*teilnehmer,*gast,*person,*personen,*daten,*aufgabe,*aufgaben,*bericht,*version,*entwurf,*zeile,\
    *position,*rechnung,*berechtigung,*bewerber,*fahrer,*datensatz
    pt:=remover tudo,=remover todos,usuário*,utilizador*,membro*,conta,contas,ficheiro*,arquivo*,documento*,registro*,registo*,foto*,comentário*,\
    nota,notas,anexo*,mensagem,contato*,contacto*,funcionário*,cliente*,fornecedor*,participante*,pessoa*,dados,perfil,tarefa*,fatura*
    zh:用户,用戶,成员,成員,账户,帳戶,文件,记录,記錄,照片,图片,评论,附件,联系人,聯絡人,员工,員工,客户,客戶,数据,數據,任务,任務,全部
    answers
    en:yes,no
    de:ja,nein
    fr:oui,non
    es:sí,no,aceptar
    it:sì,no
    pt:sim,não
    nl:ja,nee
    pl:tak,nie
    tr:evet,hayır
    ru:да,нет
    ja:はい,いいえ
    zh:是,否,确定,確定
    ko:예,아니요,확인
    ar:نعم,لا
    he:כן,לא
    sites
    en:hall,dock,line,plant,building,warehouse,gate,bay,station,room,aisle,zone,area,yard,floor,platform
    de:halle,linie,werk,gebäude,lager,tor,station,raum,gang,zone,bereich,etage,gleis,rampe,strecke
    fr:hall,ligne,usine,bâtiment,entrepôt,quai,porte,poste,salle,zone,étage,voie
    es:nave,línea,planta,edificio,almacén,muelle,puerta,estación,sala,zona,andén
    it:capannone,linea,stabilimento,edificio,magazzino,banchina,porta,stazione,sala,zona,binario
    pt:pavilhão,linha,fábrica,edifício,armazém,doca,porta,estação,sala,zona,plataforma
    nl:hal,lijn,fabriek,gebouw,magazijn,dok,poort,station,ruimte,zone,spoor
    byPlace
    en:by plant,by warehouse,by branch,by site,by store,by supplier,by customer,by country
    de:je werk,nach werk,nach werken,je lager,je filiale,nach filialen,je standort,nach standorten,nach lieferanten,nach kunden,nach ländern
    fr:par usine,par site,par entrepôt,par magasin,par agence,par fournisseur,par client,par pays
    es:por planta,por almacén,por tienda,por sucursal,por proveedor,por cliente,por país
    it:per magazzino,per stabilimento,per filiale,per negozio,per fornitore,per cliente,per paese
    pt:por fábrica,por armazém,por loja,por filial,por fornecedor,por cliente,por país
    nl:per fabriek,per magazijn,per filiaal,per vestiging,per leverancier,per klant,per land
    whereabouts
    en:in,at,on,near,the
    de:in,an,auf,bei,am,im,vor,der,dem
    fr:dans,à,au,en,sur,le,la,l
    es:en,a,la,el
    it:in,a,al,alla,nel,nella,sulla,sul,su
    pt:em,no,na
    nl:in,op,aan,bij,de,het
    plants
    en:machine,pump,line,motor,engine,lift,elevator,conveyor,server,system,robot,crane,truck,vehicle,train,flight,printer,sensor,device,\
    production,press,compressor,boiler,turbine,station,driver,team,the,this,delivery,payment,shipment,order,invoice,parcel,inspection,\
    is,are,has,have,currently,now,still,running,again
    de:maschine,pumpe,linie,motor,aufzug,förderband,server,system,roboter,kran,fahrzeug,zug,flug,drucker,sensor,gerät,anlage,produktion,\
    presse,kompressor,kessel,turbine,station,lieferung,zahlung,sendung,auftrag,rechnung,paket,prüfung,die,der,das,ist,sind,derzeit,aktuell,\
    momentan,noch,immer,wieder
    fr:machine,pompe,ligne,moteur,ascenseur,convoyeur,serveur,système,robot,grue,camion,véhicule,train,vol,imprimante,capteur,production,\
    livraison,commande,facture,colis,la,le,est,actuellement,encore,toujours
    es:máquina,bomba,línea,motor,ascensor,cinta,servidor,sistema,robot,grúa,camión,vehículo,tren,vuelo,impresora,sensor,producción,entrega,\
    pedido,factura,pago,la,el,está,actualmente,todavía,aún
    it:macchina,pompa,linea,motore,ascensore,nastro,server,sistema,robot,gru,camion,veicolo,treno,volo,stampante,sensore,produzione,consegna,\
    ordine,fattura,pagamento,la,il,è,attualmente,ancora
    pt:máquina,bomba,linha,motor,elevador,esteira,servidor,sistema,robô,grua,caminhão,camião,veículo,trem,comboio,voo,impressora,sensor,\
    produção,entrega,pedido,fatura,pagamento,a,o,está,atualmente,ainda
    pl:maszyna,pompa,linia,silnik,winda,przenośnik,serwer,system,robot,dźwig,pojazd,pociąg,lot,drukarka,czujnik,produkcja,dostawa,zamówienie,\
    faktura,płatność,jest,są,obecnie,nadal,wciąż
    tr:makine,pompa,hat,motor,asansör,bant,sunucu,sistem,robot,vinç,araç,tren,uçuş,yazıcı,sensör,üretim,teslimat,sipariş,fatura,ödeme,şu,anda,hâlâ
    ru:машина,станок,насос,линия,двигатель,лифт,конвейер,сервер,система,робот,кран,поезд,рейс,принтер,датчик,производство,доставка,заказ,счёт,\
    счет,оплата,сейчас,всё,ещё,еще
    ar:الآلة,الماكينة,المضخة,الخط,المحرك,المصعد,السير,الخادم,النظام,الروبوت,الرافعة,المركبة,الشاحنة,القطار,الرحلة,الطابعة,الإنتاج,التسليم,الطلب,\
    الفاتورة,الدفعة,حاليا,حاليًا,الآن,لا,تزال,يزال
    he:המכונה,המשאבה,הקו,המנוע,המעלית,המסוע,השרת,המערכת,הרובוט,המנוף,הרכב,הרכבת,הטיסה,המדפסת,הייצור,המשלוח,ההזמנה,החשבונית,התשלום,כעת,עדיין
    nl:machine,pomp,lijn,motor,lift,band,server,systeem,robot,kraan,vrachtwagen,voertuig,trein,vlucht,printer,sensor,productie,levering,\
    bestelling,factuur,betaling,de,het,is,momenteel,nog,steeds
    delays
    en:delay
    de:verspätung,verzug,rückstand
    fr:retard
    es:retraso
    it:ritardo
    pt:atraso
    nl:vertraging
    pl:opóźnienie,opóźnienia
    tr:gecikme
    ru:опоздание,опоздания,задержка,задержки
    ja:遅延,遅れ
    zh:延误,延誤,延迟,延遲
    ko:지연
    ar:تأخير,تأخر
    he:איחור
    standstills
    de:steht
    nl:stil
    es:parada,paradas
    pt:parada,paradas
    closing
    en:close,resolve,reopen,finish
    de:schließen,abschließen,beenden
    fr:fermer,clore,résoudre
    es:cerrar,resolver,finalizar
    it:chiudi,chiudere,risolvi,risolvere
    pt:fechar,encerrar,resolver,finalizar
    nl:sluiten,oplossen,afsluiten
    pl:zamknij,rozwiąż
    tr:kapat,çöz
    ru:закрыть,завершить
    ja:閉じる,クローズ,終了
    zh:关闭,關閉,结束,結束
    ko:닫기,종료
    ar:إغلاق,أغلق,حل
    he:סגור,סגירת
    cases
    en:ticket*,case,cases,incident*,fault*,issue,issues,problem*,defect*,shift,shifts,task,tasks,job,jobs,order,orders,work order,project,period,batch,claim*,\
    inspection*,request*,malfunction*,outage*,notification,complaint*
    de:*ticket,*tickets,*fall,*vorfall,*störung,*störungen,*fehler,*mangel,*schicht,*aufgabe,*aufgaben,*auftrag,*aufträge,*projekt,*periode,*charge,\
    *prüfung,*meldung,*reklamation,*antrag,*vorgang,*vorgänge
    fr:ticket,tickets,dossier,incident,l'incident,panne,défaut,problème,poste,tâche,commande,projet,période,lot,contrôle,demande,réclamation,intervention
    es:ticket,tickets,caso,incidencia,incidente,avería,fallo,problema,turno,tarea,pedido,orden,proyecto,periodo,período,lote,inspección,solicitud,reclamación
    it:ticket,caso,incidente,guasto,difetto,problema,turno,attività,ordine,progetto,periodo,lotto,ispezione,richiesta,reclamo,intervento,segnalazione
    pt:ticket,chamado,caso,incidente,avaria,falha,defeito,problema,turno,tarefa,pedido,ordem,projeto,período,lote,inspeção,solicitação,reclamação,ocorrência
    nl:*ticket,*tickets,*incident,*storing,*fout,*defect,*probleem,*dienst,*taak,*order,*opdracht,*project,*periode,*partij,*inspectie,*aanvraag,*klacht,*melding
    pl:zgłoszenie,sprawę,incydent,usterkę,awarię,problem,zmianę,zadanie,zlecenie,zamówienie,projekt,okres,partię,kontrolę,wniosek,reklamację
    tr:bileti,talebi,vakayı,olayı,arızayı,sorunu,vardiyayı,görevi,işi,siparişi,projeyi,dönemi,denetimi,şikayeti
    ru:заявку,заявки,обращение,инцидент,неисправность,аварию,проблему,смену,задачу,задание,заказ,наряд,проект,период,партию,проверку,жалобу
    ja:チケット,案件,インシデント,障害,不具合,問題,作業,タスク,注文,プロジェクト,ロット,点検,依頼,苦情,指図
    zh:工单,工單,案例,事件,故障,缺陷,问题,問題,班次,任务,任務,订单,訂單,项目,專案,批次,检查,請求,请求,投诉
    ko:티켓,사례,사고,고장,결함,문제,교대,작업,주문,프로젝트,배치,점검,요청,불만
    ar:البلاغ,التذكرة,الحادث,العطل,الخلل,المشكلة,الوردية,المهمة,الأمر,الطلب,المشروع,الفترة,الدفعة,الفحص,الشكوى,بلاغ,عطل
    he:הקריאה,קריאה,התיק,התקלה,תקלה,הבעיה,המשמרת,המשימה,ההזמנה,הפרויקט,הבדיקה,התלונה
    matters
    en:timesheet*,time sheet,time sheets,hours,room*,desk*,seat,seats,table,car,cars,vehicle,vehicles,slot,slots,leave,vacation,time off,expense*,\
    report,reports,form,forms,count,counts,reading,readings,result,results,proposal*,bid,bids,quote,quotes,plan,budget*,document*
    de:*zeitnachweis,*zeitnachweise,*stunden,*zeiten,*raum,*räume,*zimmer,*platz,*plätze,*tisch,*wagen,*fahrzeug,*fahrzeuge,*urlaub,*abwesenheit,*spesen,*kosten,\
    *abrechnung,*bericht,*berichte,*formular,*zählung,*messwert,*messwerte,*ergebnis,*ergebnisse,*vorschlag,*plan,*budget,*protokoll,*dokument
    fr:feuille,heures,salle,salles,bureau,place,table,voiture,véhicule,créneau,congé,congés,absence,frais,rapport,formulaire,comptage,relevé,résultat,\
    proposition,devis,plan,budget,document
    es:horas,parte,sala,salas,mesa,plaza,asiento,coche,vehículo,vacaciones,ausencia,gastos,informe,formulario,recuento,lectura,resultado,propuesta,\
    presupuesto,plan,documento
    it:ore,foglio,sala,sale,tavolo,posto,auto,veicolo,ferie,assenza,spese,rapporto,modulo,conteggio,lettura,risultato,proposta,preventivo,piano,budget,documento
    pt:horas,folha,sala,salas,mesa,lugar,carro,veículo,férias,ausência,despesas,relatório,formulário,contagem,leitura,resultado,orçamento,plano,documento
    nl:*uren,*urenstaat,*ruimte,*zaal,*plek,*tafel,*auto,*voertuig,*verlof,*vakantie,*kosten,*declaratie,*rapport,*formulier,*telling,*meting,*resultaat,\
    *voorstel,*plan,*budget,*document
    pl:godziny,salę,pokój,miejsce,stolik,samochód,pojazd,urlop,nieobecność,wydatki,raport,formularz,wynik,odczyt,propozycję,plan,budżet,dokument
    tr:saatleri,odayı,odası,masayı,yeri,aracı,izni,izin,masrafı,raporu,formu,sonucu,öneriyi,planı,bütçeyi,belgeyi
    ru:табель,часы,переговорную,комнату,место,стол,машину,отпуск,расходы,отчёт,отчет,форму,результат,показания,план,бюджет,документ
    ar:الساعات,القاعة,قاعة,الغرفة,غرفة,المكتب,المقعد,السيارة,الإجازة,المصروفات,التقرير,النموذج,النتيجة,الخطة,الميزانية
    he:השעות,החדר,חדר,המקום,השולחן,הרכב,החופשה,ההוצאות,הדוח,הטופס,התוצאה,התקציב
    unpriced
    en:=on request,=price on request,=upon request,=free,=free of charge,=no charge,=included,=complimentary,=n/a,=not applicable,=none,=no price,=unlimited,=flat rate,\
    =to be agreed,=as agreed,=varies,=tba,=tbd,=open,=not yet known,=on quotation
    de:=auf anfrage,=preis auf anfrage,=gratis,=kostenlos,=kostenfrei,=inklusive,=inkl.,=inbegriffen,=enthalten,=frei,=umsonst,=keine,=keiner,=entfällt,=pauschal,\
    =nach vereinbarung,=nach absprache,=unbegrenzt,=offen,=noch offen,=k. a.
    fr:=sur demande,=sur devis,=gratuit,=gratuite,=offert,=offerte,=inclus,=incluse,=compris,=comprise,=néant,=aucun,=forfait,=à convenir,=illimité,=illimitée
    es:=a consultar,=bajo petición,=consultar,=gratis,=gratuito,=gratuita,=incluido,=incluida,=sin cargo,=sin coste,=sin costo,=ninguno,=a convenir,=ilimitado
    it:=su richiesta,=gratis,=gratuito,=gratuita,=incluso,=inclusa,=compreso,=compresa,=omaggio,=nessuno,=da concordare,=illimitato
    pt:=sob consulta,=a consultar,=grátis,=gratuito,=gratuita,=gratis,=incluído,=incluída,=incluso,=sem custo,=nenhum,=a combinar,=ilimitado
    nl:=op aanvraag,=gratis,=kosteloos,=inbegrepen,=inclusief,=geen,=n.v.t.,=in overleg,=onbeperkt
    pl:=na zapytanie,=gratis,=bezpłatnie,=bezpłatny,=bezpłatna,=darmowe,=w cenie,=wliczone,=brak,=do uzgodnienia
    tr:=ücretsiz,=bedava,=dahil,=talep üzerine,=yok,=sınırsız
    ru:=по запросу,=бесплатно,=включено,=в подарок,=нет,=по договорённости,=без ограничений
    ja:=無料,=無償,=込み,=要見積,=要見積もり,=応相談,=別途見積,=なし,=時価
    zh:=免费,=免費,=包含,=面议,=面議,=询价,=詢價,=无,=無,=另议
    ko:=무료,=포함,=문의,=별도 문의,=없음,=협의
    ar:=مجانًا,=مجانا,=مجاني,=مشمول,=عند الطلب,=بلا مقابل,=لا يوجد
    he:=חינם,=ללא תשלום,=כלול,=לפי בקשה,=אין
    taps
    en:tap,touch,swipe
    de:tippen,tippe,antippen,berühren,wischen
    fr:touchez,tapez,toucher,balayez
    es:toque,toca,tocar,deslice,desliza
    it:tocca,tocchi,toccare,scorri
    pt:toque,toca,tocar,deslize
    nl:tik,tikken,veeg
    pl:dotknij,stuknij,przesuń
    tr:dokunun,dokun,kaydırın
    ru:коснитесь,смахните
    ja:タップ,スワイプ
    zh:轻点,輕點,点按,轻触,轻按
    ko:탭하,터치하
    ar:انقر,المس
    he:הקש,הקישו,הקשה
    most
    en:largest,biggest,highest,greatest,longest,most frequent,most common
    de:größt*,höchst*,häufigst*,längst*
    fr:plus grand*,plus fréquent*,plus élevé*,plus long*,principal,principale
    es:mayor,más grande,más frecuente,más alta,más alto,principal
    it:più frequent*,più grand*,più alt*,maggior*,principale
    pt:maior,mais frequente,mais alto,mais alta,principal
    nl:grootst*,hoogst*,langst*,meest voorkomend*
    pl:najwięks*,najwyżs*,najczęst*,najdłuż*
    tr:en büyük,en yüksek,en sık,en uzun
    ru:наибольш*,самая частая,самый большой,самая большая,основн*
    ja:最も多い,最も大きい,最も高い,最多,最大
    zh:最多,最大,最高,最常见
    ko:가장 많은,가장 큰,가장 높은,최다,최대
    ar:أكبر,الأكبر,أعلى,الأعلى,الأكثر شيوعا
    he:הגדול ביותר,הגבוה ביותר
    least
    en:least,smallest,lowest,fewest,at most,second,third,almost,per,share,rate,growth,grew,improved,change,changed,rose
    de:wenigst*,kleinst*,niedrigst*,seltenst*,höchstens,zweit*,dritt*,längst nicht,pro,je,anteil,quote,zuwachs,*stieg,verbessert
    fr:moins,petit*,deuxième,second*,au plus,plus faible,par,part,taux,hausse,baisse
    es:menos,menor,mínimo,segund*,como mucho,como máximo,por,cuota,tasa,aumento
    it:meno,minor*,minimo,second*,al massimo,per,quota,tasso,aumento
    pt:menos,menor,mínimo,segund*,no máximo,por,quota,taxa,aumento
    nl:minst*,kleinst*,laagst*,tweede,hoogstens,per,aandeel,stijging
    pl:najmniej*,najniżs*,drug*,najwyżej
    tr:en az,en küçük,en düşük,ikinci
    ru:меньше всего,наименьш*,второй,вторая,не более
    ja:最も少,最小,最低,二番目,最大でも
    zh:最少,最小,最低,第二,不超过
    ko:가장 적,가장 작,가장 낮,최소,두 번째
    ar:أقل,الأقل,أصغر,الأصغر,أدنى,ثاني
    he:הקטן ביותר,הנמוך ביותר,הכי פחות,השני
    beginning
    en:send,submit,book,reserve,start,save,next,continue,share,reply,open,call,book now,order now,send now,get started
    de:senden,absenden,einreichen,buchen,reservieren,starten,beginnen,speichern,weiter,teilen,antworten,öffnen,anrufen
    fr:envoyer,soumettre,réserver,démarrer,commencer,enregistrer,suivant,continuer,partager,répondre,ouvrir,appeler
    es:enviar,reservar,iniciar,empezar,comenzar,guardar,siguiente,continuar,compartir,responder,abrir,llamar
    it:invia,inviare,prenota,prenotare,avvia,avviare,inizia,salva,salvare,avanti,continua,condividi,rispondi,apri,chiama
    pt:enviar,reservar,iniciar,começar,salvar,guardar,avançar,continuar,compartilhar,partilhar,responder,abrir,ligar
    nl:verzenden,versturen,indienen,boeken,reserveren,starten,beginnen,opslaan,volgende,doorgaan,delen,beantwoorden,openen,bellen
    pl:wyślij,zarezerwuj,rozpocznij,zapisz,dalej,kontynuuj,udostępnij,odpowiedz,otwórz,zadzwoń
    tr:gönder,rezerve et,başlat,kaydet,ileri,devam et,paylaş,yanıtla,aç,ara
    ru:отправить,забронировать,начать,сохранить,далее,продолжить,поделиться,ответить,открыть,позвонить
    ja:送信,送信する,予約,予約する,開始,保存,次へ,続行,共有,返信,開く,電話
    zh:发送,發送,提交,预订,預訂,开始,開始,保存,下一步,继续,分享,回复,打开
    ko:보내기,전송,제출,예약,시작,저장,다음,계속,공유,답장,열기
    ar:إرسال,حجز,بدء,ابدأ,حفظ,التالي,متابعة,مشاركة,رد,فتح,اتصال
    he:שלח,שליחה,הזמן,התחל,שמור,הבא,המשך,שתף,השב,פתח,התקשר
    calling
    en:call,phone,dial
    de:anrufen,telefonieren
    fr:appeler,appelez,téléphoner
    es:llamar,llama,llame
    it:chiama,chiamare,telefona
    pt:ligar,telefonar
    nl:bellen,bel
    pl:zadzwoń
    tr:arayın
    ru:позвонить,позвоните
    ja:電話
    zh:致电,拨打,打电话,呼叫
    ko:전화
    ar:اتصل
    he:התקשר,חייג
    mailing
    en:mail,e-mail,email,send mail,send e-mail,send email,write e-mail,write email
    de:e-mail,mail,mailen,e-mail senden,e-mail schreiben
    fr:e-mail,mail,courriel,mél
    es:correo,e-mail,email
    it:e-mail,email,mail
    pt:e-mail,email,mail
    nl:e-mail,mail,mailen
    pl:e-mail,mail,e-maila
    tr:e-posta,mail
    ru:письмо,почта,e-mail
    ja:メール
    zh:邮件,電郵,电子邮件
    ko:메일,이메일
    ar:بريد,البريد
    he:מייל,דוא
    reach
    en:connection,network,internet,signal,access,response,reply,answer,permission,offline,service,server
    de:verbindung,*netz,internet,empfang,zugriff,antwort,berechtigung,offline,server
    fr:connexion,réseau,internet,accès,réponse,autorisation,hors ligne,serveur
    es:conexión,red,internet,acceso,respuesta,permiso,servidor
    it:connessione,rete,internet,accesso,risposta,autorizzazione,server
    pt:conexão,ligação,rede,internet,acesso,resposta,permissão,servidor
    nl:verbinding,netwerk,internet,toegang,antwoord,server
    pl:połączenia,sieci,internetu,dostępu,odpowiedzi,serwera
    tr:bağlantı,ağ,internet,erişim,yanıt,sunucu
    ru:связи,сети,интернета,доступа,ответа,соединения
    ja:接続,通信,ネットワーク,電波,応答,アクセス
    zh:网络,網路,连接,信号,权限,响应
    ko:연결,네트워크,인터넷,응답,권한
    ar:اتصال,شبكة,إنترنت,صلاحية,استجابة
    he:חיבור,רשת,אינטרנט,הרשאה,תגובה
    none
    en:no,nothing,there are no
    de:keine,kein,nichts,es gibt keine
    fr:aucun,aucune,rien,il n’y a aucun,il n’y a aucune,il n’y a pas de
    es:ningún,ninguna,nada,no hay
    it:nessun,nessuna,niente,non ci sono
    pt:nenhum,nenhuma,nada,não há
    nl:geen,niets,er zijn geen
    pl:brak
    dayWords
    en:date,day,time
    de:datum,tag,zeit,uhrzeit
    fr:date,jour,heure
    es:fecha,día,hora
    it:data,giorno,ora
    pt:data,dia,hora
    nl:datum,dag,tijd
    pl:data,dzień,godzina
    tr:tarih,tarihi,saat
    ru:дата,время
    ja:日付,日時,日
    zh:日期,时间
    ko:날짜,일시
    ar:التاريخ,الوقت
    he:תאריך,שעה
    calendarUnits
    en:wk,week,cw
    de:kw,woche
    fr:sem,semaine,t
    es:sem,semana
    it:sett,settimana
    pt:sem,semana
    nl:wk,week
    pl:tydz,tydzień
    tr:hafta
    ru:нед,неделя
    ja:年,月,週,第週
    zh:年,月,周,第周,週
    ko:년,월,주
    ar:الأسبوع
    he:שבוע
    than
    en:than
    de:als
    fr:que,qu'en
    es:que
    it:di,del,della,rispetto
    pt:que,do
    nl:dan
    pl:niż
    ru:чем
    per
    en:per
    de:je,pro
    fr:par
    es:por
    it:per
    pt:por
    nl:per
    pl:na
    quantities
    en:qty
    de:anz,mge
    fr:qté,qte
    es:cant,cdad
    it:qtà,qta
    pt:qtd,qtde
    nl:aant
    buttonsDrawn
    en:button,icon,link
    de:button,schaltfläche,symbol,knopf,taste
    fr:bouton,icône,lien
    es:botón,icono,enlace
    it:pulsante,bottone,icona,link
    pt:botão,ícone,link
    nl:knop,pictogram,link
    pl:przycisk,ikonę,link
    tr:düğme,düğmeye,simge,simgeye
    ru:кнопку,кнопки,значок,ссылку
    ja:ボタン,アイコン,リンク
    zh:按钮,按鈕,图标,圖示,链接
    ko:버튼,아이콘,링크
    ar:الزر,زر,الأيقونة
    he:הכפתור,כפתור,הסמל
    """
}
