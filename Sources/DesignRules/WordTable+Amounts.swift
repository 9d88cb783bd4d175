extension WordTable {
  /// Words of what is measured and counted, as ``states``.
  static let amounts = """
    amounts
    en:amount,quantity,qty,sum,total,sales,stock,litres,liters,pieces,units,pallets,tonnes,tons,kilograms,kg,kilometres,kilometers
    de:betrag,menge,summe,anzahl,gesamt,bestand,liter,tonnen,dezitonnen,doppelzentner,kilogramm,kg,stück,paletten,kilometer,absatz
    fr:montant,quantité,total,somme,ventes,litres,tonnes,kilogrammes,kg,pièces,unités,palettes,kilomètres
    es:importe,cantidad,total,suma,ventas,litros,toneladas,kilogramos,kg,piezas,unidades,kilómetros
    it:importo,quantità,totale,somma,vendite,giacenza,litri,tonnellate,chilogrammi,kg,pezzi,unità,chilometri
    pt:valor,quantidade,total,soma,vendas,litros,toneladas,quilos,kg,peças,unidades,quilómetros,quilômetros
    nl:bedrag,hoeveelheid,totaal,som,voorraad,liter,ton,kilogram,kg,stuks,pallets,kilometer
    pl:kwota,ilość,razem,suma,sprzedaż,litry,tony
    tr:tutar,miktar,toplam,satışlar,litre,ton
    ru:сумма,количество,итого,продажи,литры,тонны
    ja:金額,数量,合計,売上
    zh:金额,金額,数量,數量,合计,合計
    ko:금액,수량,합계
    ar:المبلغ,الكمية,المجموع
    he:סכום,כמות
    temperatures
    en:temperature,temp
    de:temperatur,temperaturen,walzentemperatur,öltemperatur,wassertemperatur,lufttemperatur,raumtemperatur,außentemperatur,kühlmitteltemperatur,vorlauftemperatur,rücklauftemperatur,ofentemperatur,motortemperatur,kesseltemperatur,lagertemperatur,kerntemperatur,betriebstemperatur
    fr:température,températures
    es:temperatura,temperaturas
    it:temperatura,temperature
    pt:temperatura,temperaturas
    nl:temperatuur,olietemperatuur,watertemperatuur,luchttemperatuur,buitentemperatuur,koelwatertemperatuur,oventemperatuur
    pl:temperatura,temperatury
    tr:sıcaklık,sıcaklığı
    ru:температура,температуры
    ja:温度,気温
    zh:温度,溫度,气温,氣溫
    ko:온도,기온
    ar:درجة الحرارة,حرارة,الحرارة
    he:טמפרטורה,טמפרטורת
    pressures
    en:pressure
    de:öldruck,luftdruck,wasserdruck,dampfdruck,reifendruck,betriebsdruck,anlagendruck,hydraulikdruck,systemdruck,kesseldruck,gasdruck
    fr:pression du,pression de,pression des,pression d’huile
    es:presión
    it:pressione
    pt:pressão
    nl:waterdruk,oliedruk,luchtdruk,bandendruk,stoomdruk,gasdruk
    pl:ciśnienie
    tr:basınç,basıncı
    ru:давление
    ja:圧力,水圧,油圧
    zh:压力,壓力,水压,水壓,油压,油壓
    ko:압력,수압,유압
    ar:ضغط,الضغط
    he:לחץ
    weights
    en:weight
    de:gewicht,gesamtgewicht,nettogewicht,bruttogewicht,leergewicht,ladegewicht,körpergewicht
    fr:poids
    es:peso
    it:peso
    pt:peso
    nl:gewicht,nettogewicht,brutogewicht,totaalgewicht,leeggewicht
    pl:waga,masa
    tr:ağırlık,ağırlığı
    ru:вес,масса
    ja:重量
    zh:重量
    ko:무게,중량
    ar:وزن,الوزن
    he:משקל
    lengths
    en:distance,length,width,height
    de:länge,höhe,breite,entfernung,gesamtlänge,kabellänge
    fr:distance,longueur,largeur,hauteur
    es:distancia,longitud,anchura,altura
    it:distanza,lunghezza,larghezza,altezza
    pt:distância,comprimento,largura,altura
    nl:lengte,hoogte,breedte,afstand
    pl:odległość,długość,szerokość,wysokość
    tr:mesafe,uzunluk,genişlik,yükseklik
    ru:расстояние,длина,ширина,высота
    ja:距離,長さ,高さ
    zh:距离,距離,长度,長度,高度,宽度,寬度
    ko:거리,길이,높이
    ar:المسافة,الطول,الارتفاع
    he:מרחק,אורך,גובה
    losses
    en:reject rate,scrap rate,defect rate,error rate,failure rate,accident rate,rejects,scrap,defects,defect,complaints,errors,failures,downtime,accidents,incidents,absences,absence,delays,delay,waste,\
    overdue,outages,emissions,churn,injuries,waiting time
    de:*ausschuss,*ausschussquote,*fehler,*fehlerquote,*fehlerrate,*reklamationen,*beschwerden,*ausfälle,*ausfallzeit,*stillstand,*unfälle,\
    *störungen,*fehlzeiten,*verspätungen,*verspätung,*abfall,*emissionen,*wartezeit,*mängel,*retouren,*krankenstand,*stillstandszeit
    fr:rebut,rebuts,défauts,réclamations,erreurs,pannes,arrêts,accidents,incidents,absences,retards,retard,déchets,émissions,attente
    es:rechazos,defectos,reclamaciones,quejas,errores,averías,paradas,accidentes,incidentes,ausencias,retrasos,retraso,residuos,emisiones,merma,mermas
    it:scarti,scarto,difetti,reclami,errori,guasti,fermi,infortuni,incidenti,assenze,ritardi,ritardo,rifiuti,emissioni
    pt:refugo,sucata,defeitos,reclamações,erros,falhas,paragens,paradas,acidentes,incidentes,ausências,atrasos,atraso,resíduos,emissões
    nl:uitval,afkeur,klachten,fouten,storingen,stilstand,ongevallen,incidenten,verzuim,vertragingen,vertraging,afval,uitstoot
    pl:braki,braków,wady,reklamacje,reklamacji,błędy,błędów,awarie,awarii,przestoje,przestojów,wypadki,wypadków,nieobecności,opóźnienia,\
    opóźnień,odpady,odpadów,emisje,emisji
    tr:fire,fire oranı,hatalar,hata oranı,şikayetler,arızalar,duruşlar,duruş süresi,kazalar,olaylar,devamsızlık,gecikmeler,atık,emisyonlar
    ru:брак,брака,дефекты,дефектов,жалобы,жалоб,рекламации,рекламаций,ошибки,ошибок,сбои,сбоев,отказы,отказов,простои,простоев,простой,аварии,\
    аварий,опоздания,опозданий,задержки,задержек,отходы,отходов,выбросы,выбросов
    ja:不良率,不良品,不良,クレーム,苦情,エラー,故障,停止時間,事故,欠勤,遅延,遅れ,廃棄,排出量,待ち時間
    zh:不良率,废品率,廢品率,次品,缺陷,投诉,投訴,错误,錯誤,故障,停机时间,停機時間,事故,缺勤,延误,延誤,废料,排放,等待时间
    ko:불량률,불량,민원,클레임,오류,고장,정지 시간,사고,결근,지연,폐기물,배출량,대기 시간
    ar:المرفوضات,العيوب,الشكاوى,الأخطاء,الأعطال,التوقف,الحوادث,الغياب,التأخير,النفايات,الانبعاثات
    he:פסולים,פגמים,תלונות,שגיאות,תקלות,השבתות,תאונות,היעדרויות,איחורים,פסולת,פליטות
    en:complaint rate,absence rate,injury rate,late deliveries,missed deliveries,leaks,leak,leakage,leakages,rework,spoilage,breakdowns,faults,cancellations,\
    cancellation rate,no-shows,spills,stoppages,stockouts,wastage,lost time,lost days,lost hours,sick days,unplanned stops
    de:*leckagen,*lecks,*nacharbeit,*stornierungen,*stornoquote,*pannen,*fehlmengen,*schwund,*verderb,*abfälle,*ausfallquote,*ausfallrate,*ausschussrate,\
    *beschwerdequote,*reklamationsquote,*retourenquote,*unfallquote,*krankheitstage,wasserverluste,wärmeverluste,*wartezeiten,*lieferverzug
    fr:défaut,erreur,accident,absence,absentéisme,fuites,fuite,plaintes,gaspillage,annulations,pertes,défaillances,défaillance,invendus,temps d'arrêt,\
    temps d'attente,non-conformités,retouches
    es:rechazo,defecto,error,accidente,absentismo,ausentismo,fugas,desperdicio,desperdicios,cancelaciones,pérdidas,retrabajo,\
    tiempo de inactividad,tiempo de espera,tiempos de espera,siniestralidad,accidentalidad
    it:difetto,errore,difettosità,assenteismo,cancellazioni,annullamenti,sprechi,spreco,rilavorazioni,\
    non conformità,tempo di attesa,tempi di attesa,tempo di fermo,fermi macchina
    pt:rejeição,rejeições,defeito,erro,absentismo,absenteísmo,vazamentos,fugas,desperdício,desperdícios,cancelamentos,queixas,perdas,avarias,retrabalho,\
    tempo de inatividade,tempo de espera,não conformidades
    nl:uitvalpercentage,foutpercentage,afkeurpercentage,lekkages,verspilling,ziekteverzuim,annuleringen,wachttijd,wachttijden,ongelukken,\
    defecten,verliezen,uitvaltijd,emissies
    pl:wycieki,wycieków,straty,strat,skargi,skarg,odrzuty,odrzutów,absencja,absencji,usterki,usterek,błędy,wad,czas oczekiwania,\
    czas przestoju
    tr:hata,arıza,kaza,şikayet,kaçaklar,kaçak,sızıntılar,israf,iptaller,iptal oranı,bekleme süresi,iş kazaları,ret oranı,kayıplar,gecikme
    ru:утечки,утечек,потери,потерь,отмены,отмен,травмы,травм,травматизм,травматизма,инциденты,инцидентов,время простоя,время ожидания,\
    несчастные случаи,несчастных случаев
    ja:漏れ,漏えい,漏洩,廃棄ロス,食品ロス,労働災害,手直し,解約率,キャンセル率,離職率,ロス率
    zh:报废,報廢,废品,廢品,返工,泄漏,洩漏,浪费,浪費,流失率,碳排放
    ko:폐기율,폐기,누출,누수,이직률,이탈률,재작업,불량품,대기시간,정지시간
    ar:التسربات,التسرب,الهدر,الفاقد,الإصابات,الإلغاءات,وقت التوقف,وقت الانتظار,الخردة
    he:פסולת,פסילות,תקלות,תלונות,שגיאות,תאונות,איחורים,היעדרויות,פחת,דליפות,ביטולים,זמן השבתה,זמן המתנה,פליטות
    rates
    en:rate,rates,number,count,share,ratio,level,total,hours,days,cases,of,the,average
    de:rate,quote,anzahl,anteil,zahl,gesamt,stunden,tage,der,die,das,von
    fr:taux,nombre,part,total,heures,jours,de,des,du,d'*,l'*,le,la,les
    es:tasa,índice,número,porcentaje,total,horas,días,de,del,los,las,la,el
    it:tasso,indice,numero,percentuale,quota,totale,ore,giorni,di,dei,degli,delle,del,della,d'*,i,gli,le
    pt:taxa,índice,número,percentagem,porcentagem,total,horas,dias,de,do,da,dos,das,os,as
    nl:percentage,aantal,aandeel,totaal,uren,dagen,van,het,de
    pl:wskaźnik,liczba,odsetek,poziom,ilość,godziny,dni
    tr:oranı,sayısı,toplam,saatleri
    ru:доля,уровень,количество,число,процент,коэффициент,показатель
    ja:率,件数,数,の,量,時間,割合,発生
    zh:率,数,数量,量,次数,件数,的,时间,比例,數,數量,次數,時間
    ko:률,율,건수,수,의,수량,시간,비율
    ar:معدل,نسبة,عدد,حجم
    he:שיעור,אחוז,מספר,כמות
    lossKinds
    en:unplanned,machine,delivery,shipping,safety,work,workplace,production,food,water,energy,material,product,quality,order,invoice,payment,serious,critical,open,new,daily,\
    weekly,monthly,co,co₂,co2,carbon,traffic,staff
    de:ungeplante*,neue,offene,schwere,kritische,mittlere*
    fr:livraison,production,travail,machine,machines,qualité,sécurité,co,co₂,carbone,alimentaire,graves,imprévus,imprévues
    es:entrega,entregas,producción,trabajo,laborales,laboral,calidad,máquina,carbono,alimentario,alimentarios,graves
    it:consegna,consegne,produzione,lavoro,sul,qualità,macchina,carbonio,alimentare,alimentari,gravi
    pt:entrega,entregas,produção,trabalho,qualidade,máquina,carbono,alimentar,graves
    nl:ongeplande,nieuwe,open,ernstige,gemiddelde
    pl:produkcji,dostaw,dostawy,przy,pracy,jakości,nowe,ciężkie
    tr:iş,teslimat,üretim,makine,gıda,karbon
    ru:производства,поставок,доставки,оборудования,на,производстве,новые
    ja:納期,納品,配送,労働,設備,機械,製品,食品,生産
    zh:交货,交貨,安全,设备,設備,机器,產品,产品,生产,生產,工伤,食物
    ko:배송,납품,안전,설비,기계,제품,생산,산업,음식물,탄소
    ar:المنتجات,التسليم,العمل,الإنتاج,المعدات
    he:ייצור,עבודה
    supplies
    en:energy,water,fuel,electricity,gas,diesel,petrol,steam,heat,power,oil,distance
    de:energie,wasser,kraftstoff,strom,gas,diesel,benzin,dampf,wärme,öl,strecke
    fr:énergie,eau,carburant,électricité,gaz,gazole,vapeur,chaleur,distance
    es:energía,agua,combustible,electricidad,gas,diésel,vapor,calor,distancia
    it:energia,acqua,carburante,elettricità,gas,gasolio,vapore,calore,distanza
    pt:energia,água,combustível,eletricidade,gás,vapor,calor,distância
    nl:energie,water,brandstof,stroom,elektriciteit,gas,diesel,stoom,warmte,afstand
    pl:energia,energii,woda,wody,paliwo,paliwa,prąd,prądu,gaz,gazu,ciepło,ciepła
    tr:enerji,su,yakıt,elektrik,gaz,doğalgaz,buhar,ısı
    ru:энергия,энергии,электроэнергия,электроэнергии,вода,воды,топливо,топлива,газ,газа,тепло,тепла
    ja:電力,エネルギー,水,燃料,ガス,電気
    zh:能源,电力,電力,电能,水,燃料,燃气,电,電
    ko:에너지,전력,전기,물,연료,가스
    ar:الطاقة,المياه,الماء,الوقود,الكهرباء,الغاز
    he:אנרגיה,מים,דלק,חשמל,גז
    spent
    en:used,consumed,generated,produced,saved,spent,drawn,supplied,delivered,burned,burnt,stored,travelled,traveled,driven,recovered,left,remaining
    de:verbraucht*,erzeugt*,eingespart*,gespart*,genutzt*,bezogen*,gefahren*,zurückgelegt*,gespeichert*,getankt*,eingespeist*
    fr:consommé*,utilisé*,produit,produite,économisé*,parcouru*,restant,restante,fourni*,dépensé*
    es:consumid*,utilizad*,usad*,producid*,generad*,ahorrad*,recorrid*,gastad*,restante
    it:consumat*,utilizzat*,usat*,prodott*,risparmiat*,percors*,generat*,rimanente,residu*
    pt:consumid*,utilizad*,usad*,produzid*,gerad*,poupad*,economizad*,percorrid*,gasto,gasta,restante
    nl:verbruikt*,gebruikt*,opgewekt*,bespaard*,geproduceerd*,resterend*,afgelegd*
    pl:zużyt*,wyprodukowan*,oszczędzon*,zaoszczędzon*,wytworzon*,pobran*
    tr:kullanılan,tüketilen,üretilen,tasarruf edilen,harcanan,kalan
    ru:израсходован*,потреблен*,потреблён*,потрачен*,выработан*,сэкономлен*,произведен*,произведён*
    ja:使用量,使用,消費量,消費
    zh:消耗量,消耗,使用量,使用,用量,已用,耗,用
    ko:사용량,사용,소비량,소비
    ar:المستهلكة,المستهلك,المستخدمة,المولدة,المتبقي
    he:שנצרכה,שנצרכו,שנצרך,שנוצרה,שנחסכה,שנחסך
    countedMany
    de:dokumente,kommentare,aufträge,tage,stunden,minuten,dateien,bestellungen,nachrichten,aufgaben,positionen,pakete,personen,wochen,monate,jahre,seiten,\
    rechnungen,anfragen,meldungen,lieferungen,teile,termine,anträge,buchungen,kunden,besuche
    fr:documents,articles,commentaires,commandes,tâches,messages,jours,heures,minutes,fichiers,pièces,personnes,semaines,pages,étapes,factures,demandes,livraisons,clients,visites,interventions,réservations
    es:documentos,artículos,comentarios,pedidos,tareas,mensajes,días,minutos,archivos,piezas,personas,semanas,meses,años,páginas,pasos,facturas,solicitudes,\
    entregas,clientes,visitas,órdenes,reservas
    it:documenti,articoli,commenti,ordini,messaggi,giorni,minuti,pezzi,persone,settimane,mesi,anni,pagine,fatture,richieste,consegne,clienti,visite,prenotazioni
    pt:documentos,artigos,comentários,pedidos,tarefas,mensagens,dias,minutos,arquivos,ficheiros,peças,pessoas,semanas,meses,anos,páginas,faturas,entregas,clientes,\
    visitas,encomendas,reservas,ordens
    nl:documenten,opmerkingen,bestellingen,taken,berichten,dagen,bestanden,onderdelen,personen,weken,maanden,stappen,facturen,leveringen,klanten,bezoeken,meldingen
    pl:dokumentów,komentarzy,zamówień,zadań,dni,godzin,minut,plików,osób,tygodni,miesięcy,stron,kroków,faktur,zleceń,zgłoszeń,sztuk,produktów,klientów,paczek,wniosków,\
    spraw,dostaw,przesyłek,wizyt,artykułów
    ru:документов,комментариев,заказов,задач,сообщений,дней,часов,минут,файлов,деталей,недель,месяцев,страниц,шагов,счетов,заявок,позиций,штук,клиентов,\
    посылок,доставок,визитов,товаров
    """
}
