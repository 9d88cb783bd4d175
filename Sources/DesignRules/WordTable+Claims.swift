extension WordTable {
  /// Words of what a card claims of its object, its people and its pictures, as ``states``.
  static let claims = """
    loading
    en:load*,reload*,try again,retry,refresh,connect*,reach*,sync*,retrieve*
    de:*laden,*geladen,lade,versuch*,erneut,verbind*,erreich*,aktualisier*,abgerufen,abrufen
    fr:charg*,réessay*,connect*,joign*,actualis*,récupér*,nouveau
    es:carg*,reintent*,inténtelo,inténtalo,intente,intenta,conect*,actualic*,actualiz*,nuevo
    it:caric*,riprov*,connett*,aggiorn*,raggiung*
    pt:carreg*,tente,tentar,novamente,conect*,atualiz*
    nl:*laden,geladen,probeer,opnieuw,verbind*,bereik*,vernieuw*
    pl:wczyt*,załad*,pobra*,spróbuj,ponownie,połącz*,odśwież*
    showing
    en:show,shown,display*,opened,found,received,sent,available,luck
    de:anzeigen,angezeigt,zeigen,dargestellt,darstellen,gefunden,empfangen,öffnen,abrufbar,verfügbar
    fr:affich*,montrer,trouv*,reçu*,ouvrir,disponible*
    es:mostrar*,muestr*,encontr*,recib*,abrir,disponib*
    it:mostr*,visualizz*,trovat*,ricevut*,aprire,disponib*
    pt:mostr*,exib*,encontr*,receb*,abrir,disponív*
    nl:weergegeven,tonen,getoond,gevonden,ontvangen,openen,beschikbaar
    pl:wyświetl*,pokaza*,znale*,otrzyma*,otworz*,dostępn*
    reassuring
    en:lost,missing,need*,necessary,required,worry,fear,reason,problem,idea,changed,affected
    de:verloren,verlor*,fehlt,nötig,notwendig,sorge,sorgen,befürchten,erforderlich,grund,ahnung,passiert,betroffen
    fr:perdu*,nécessaire*,requis*,craindre,inquiét*,souci,besoin,modifi*
    es:perdid*,perdió,necesari*,temer,preocup*,problema,afectad*
    it:pers*,necessari*,temere,preoccup*,paura,modificat*
    pt:perdid*,perdeu,necessári*,temer,preocup*,problema,afetad*
    nl:verloren,nodig,vereist,zorgen,vrezen,gewijzigd
    pl:utrac*,stracon*,potrzeb*,obaw*,zmienion*
    signals
    en:coverage,reception
    fr:signal,couverture
    es:señal,cobertura,respuesta
    it:segnale,copertura
    pt:sinal,cobertura
    nl:signaal,bereik
    pl:sygnału,zasięgu
    icons
    en:icon
    de:icon,symbol
    fr:icône,icone
    es:icono,ícono
    it:icona
    pt:ícone,icone
    nl:icoon,icoontje,pictogram
    pl:ikona,ikonka
    tr:simgesi,ikonu
    ru:значок,иконка
    ja:アイコン
    zh:图标,圖示,圖標
    ko:아이콘
    ar:أيقونة
    he:אייקון
    shapes
    en:star,heart,arrow,bell,gear,cog,pencil,bin,trash,dots,plus,cross,magnifier,hamburger,house,circle,square,triangle,phone,envelope,camera,\
    flag,clock,bookmark,cloud
    de:stern,herz,pfeil,glocke,glocken,zahnrad,stift,papierkorb,plus,kreuz,lupe,lupen,haus,kreis,dreieck,telefon,umschlag,kamera,fahne,\
    fahnen,uhr,uhren,wolke,wolken
    fr:étoile,coeur,cœur,flèche,cloche,engrenage,crayon,corbeille,poubelle,croix,loupe,maison,cercle,téléphone,enveloppe,drapeau,horloge
    es:estrella,corazón,flecha,campana,engranaje,lápiz,papelera,cruz,lupa,casa,círculo,teléfono,sobre,cámara,bandera,reloj
    it:stella,cuore,freccia,campana,campanella,ingranaggio,matita,cestino,croce,lente,casa,cerchio,telefono,cornetta,busta,bandiera,orologio
    pt:estrela,coração,seta,sino,engrenagem,lápis,lixeira,cruz,lupa,casa,círculo,telefone,envelope,câmera,bandeira,relógio
    nl:ster,hart,pijl,bel,tandwiel,potlood,prullenbak,kruis,vergrootglas,huis,cirkel,telefoon,envelop,camera,vlag,klok
    pl:gwiazdy,gwiazdki,serca,strzałki,dzwonka,ołówka,kosza,lupy,domu,telefonu,koperty
    tr:yıldız,kalp,zil,dişli,kalem,artı,büyüteç,telefon,zarf,bayrak,saat
    ru:звезды,звёздочки,сердца,стрелки,колокольчика,шестерёнки,карандаша,корзины,лупы,домика,телефона,конверта
    ja:星,ハート,矢印,ベル,歯車,鉛筆,ごみ箱,虫眼鏡,家,電話,封筒,旗,時計
    zh:星,星形,星星,心形,箭头,铃铛,齿轮,铅笔,垃圾桶,放大镜,房子,电话,信封,旗帜,时钟
    ko:별,하트,화살표,종,톱니바퀴,연필,휴지통,돋보기,집,전화,봉투,깃발,시계
    ar:النجمة,نجمة,القلب,قلب,السهم,سهم,الجرس,جرس,الترس,القلم,الهاتف
    he:כוכב,לב,חץ,פעמון,עיפרון,טלפון,מעטפה,דגל
    complaints
    en:complaints
    de:beschwerden,reklamationen
    fr:réclamations,plaintes
    es:quejas,reclamaciones,reclamos
    it:reclami,lamentele
    pt:reclamações,queixas
    nl:klachten
    pl:reklamacje,skargi
    tr:şikayetler,şikayetleri
    ru:жалобы,рекламации
    ja:クレーム,苦情
    zh:投诉,投訴
    ko:민원,불만
    customers
    en:customer,customers,client,clients,supplier,guest,passenger,patient,user
    de:kunden,gäste,fahrgäste,patienten,nutzer,der,von
    fr:client,clients,voyageurs,patients,usagers,de,des
    es:cliente,clientes,viajeros,pacientes,usuarios,de,del,los
    it:cliente,clienti,passeggeri,pazienti,utenti,di,dei
    pt:cliente,clientes,passageiros,pacientes,usuários,utentes,de,do,dos
    nl:klant,klanten,gasten,reizigers,patiënten,van
    pl:klient,klienta,klientów,pacjentów,pasażerów,gości
    tr:müşteri,müşterilerin,hasta,yolcu
    ru:клиентов,покупателей,пациентов,пассажиров,гостей
    ja:顧客,お客様
    zh:客户,客戶,顾客,顧客
    ko:고객
    away
    en:leave,vacation,holiday,holidays,absent,away,left,former,vacant,open,named,deputy,substitute,through,via,sick,parental,you,me,myself,\
    retired,until,from,reception,ask,off,duty,unavailable,out,trip,resigned,training
    de:urlaub,abwesend,krank,elternzeit,unbesetzt,offen,vertretung,über,ausgeschieden,ehemalig*,sie,ich,ruhestand,bis,ab,benannt,fragen,\
    nicht,außer,dienstreise,dienstfrei,feierabend
    fr:congé*,absent*,vacant*,remplaçant*,via,ancien*,vous,moi,retraite,jusqu,nommer,arrêt,maladie,injoignable,indisponible,déplacement
    es:vacaciones,permiso,baja,ausente,vacante,suplente,vía,usted,tú,yo,hasta,jubilad*,disponible,fuera,viaje
    it:ferie,assente,malattia,congedo,vacante,sostitut*,tramite,lei,io,fino,pensione,disponibile,fuori
    pt:férias,licença,ausente,vago,vaga,substitut*,via,você,eu,até,aposentad*,indisponível,fora
    nl:verlof,vakantie,afwezig,ziek,vacant,vervang*,via,u,jij,ik,tot,niet,bereikbaar
    parts
    en:filter,cartridge,control,cable,seal,pump,valve,bearing,gasket,screw,hose,oil,ring,invoice,delivery,inspection,repair,replacement
    bareLinks
    en:see all,show all,view all
    de:alle anzeigen,alle ansehen,alles anzeigen
    fr:tout voir,voir tout,tout afficher
    es:ver todo,ver todos,ver todas
    it:vedi tutto,vedi tutti,vedi tutte,mostra tutto,mostra tutti
    pt:ver tudo,ver todos,ver todas
    nl:alles weergeven,alles tonen,toon alles,alles bekijken
    pl:pokaż wszystko,pokaż wszystkie
    tr:tümünü gör,tümünü göster
    ru:показать все,показать всё,смотреть все
    ja:すべて表示,すべて見る
    zh:查看全部,显示全部
    ko:모두 보기,전체 보기
    ar:عرض الكل
    he:הצג הכל,הצג הכול
    daysBetween
    en:to,until,till,through
    de:bis
    fr:au,à
    es:al,a
    it:al,a,all’
    pt:a,até
    nl:tot,t/m
    pl:do
    ru:по
    daysFrom
    de:vom,von
    fr:du
    es:del
    it:dal,dall’
    ru:с
    daysOpening
    en:from
    pt:de,do
    nl:van,vanaf
    pl:od
    targets
    en:target,goal,plan
    de:ziel,zielwert,plan,soll
    fr:objectif,cible
    es:objetivo,meta
    it:obiettivo,target
    pt:meta,objetivo
    nl:doel,doelstelling,streefwaarde
    pl:cel,celu,plan,planu
    tr:hedef,hedefin
    ru:цель,цели,план,плана
    ja:目標
    zh:目标,目標
    ko:목표
    ar:الهدف,المستهدف
    he:יעד,היעד,ליעד
    aboveTarget
    en:above target,above the target,over target,above goal,above plan
    de:über ziel,über dem ziel,über plan,über dem plan,über soll
    fr:au-dessus de l’objectif,au-dessus de la cible
    es:por encima del objetivo,por encima de la meta
    it:sopra l’obiettivo,sopra obiettivo
    pt:acima da meta,acima do objetivo
    nl:boven doel,boven het doel,boven de doelstelling
    pl:powyżej celu,powyżej planu
    tr:hedefin üzerinde,hedefin üstünde
    ru:выше цели,выше плана
    ja:目標を上回る,目標を上回っている
    zh:高于目标,高於目標
    ar:أعلى من الهدف
    he:מעל היעד
    belowTarget
    en:below target,below the target,under target,below goal,below plan
    de:unter ziel,unter dem ziel,unter plan,unter dem plan,unter soll
    fr:en dessous de l’objectif,au-dessous de l’objectif,sous l’objectif,sous la cible
    es:por debajo del objetivo,por debajo de la meta
    it:sotto l’obiettivo,sotto obiettivo
    pt:abaixo da meta,abaixo do objetivo
    nl:onder doel,onder het doel,onder de doelstelling
    pl:poniżej celu,poniżej planu
    tr:hedefin altında
    ru:ниже цели,ниже плана
    ja:目標を下回る,目標を下回っている
    zh:低于目标,低於目標
    ar:أقل من الهدف
    he:מתחת ליעד
    """
}
