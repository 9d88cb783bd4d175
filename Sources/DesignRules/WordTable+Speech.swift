extension WordTable {
  /// Words of how cards speak, and of figures and pictures, as ``states``.
  static let speech = """
    formal
    de:sie,ihnen,ihr,ihre,ihren,ihrem,ihrer,ihres
    fr:votre,vos,vous avez,vous pouvez,vous êtes,vous devez
    es:usted
    nl:uw,kunt u,hebt u,heeft u,wilt u,bent u,moet u
    ru:вы,вас,вам,ваш,ваша,ваше,ваши
    tr:siz,sizin
    familiar
    de:dich,dein,deine,deinen,deinem,deiner,deines,du bist,du hast,du kannst,du musst,du findest,hast du,bist du,kannst du
    fr:toi,tes,tu as,tu es,tu peux,tu dois
    es:tú,tus,contigo
    nl:jij,jouw,heb je,kun je,wil je,ben je
    ru:ты,тебя,тебе,твой,твоя,твои
    tr:senin,seni
    stripped
    de:fuer,ueberpruef*,pruefung*,pruefen,geprueft*,bestaetig*,verfueg*,aenderung*,oeffne*,naechst*,faellig*,zurueck*,moeglich*,koennen,muessen,verspaet*,stoerung*
    fr:annulee*,validee*,livree*,terminee*,refusee*,payee*,deja,apres,numero,regle,reglee,francais*,prevu*,demarrer,securite,qualite
    es:*cion,manana,numero,dia,dias,tambien,proximo,proxima,pagina,codigo,telefono,envio,averia
    pt:*cao,nao,voce,numero,atencao,codigo,amanha,tambem,disponivel,concluido
    pl:dzis,szesc,czesc,czesci,potwierdz,zamowieni*,wiecej,zatwierdz,odrzuc,opoznion*,zglos*,dostepn*,rowniez,przesylk*,ksiazk*
    tr:onaylandi,tamamlandi,siparis*,musteri*,degil,icin,gunu,bugun,baslat,gonder*,gecmis,odendi,lutfen
    selfTalk
    en:this card shows,this card displays,this card contains,this card gives,this card informs,this card lists,this tile shows
    de:diese karte zeigt,diese karte enthält,auf dieser karte sehen,auf dieser karte finden,diese kachel zeigt
    fr:cette carte affiche,cette carte montre,cette carte contient,cette carte présente
    es:esta tarjeta muestra,esta tarjeta contiene,en esta tarjeta
    it:questa scheda mostra,questa scheda contiene,in questa scheda
    pt:este cartão mostra,este cartão contém,neste cartão
    nl:deze kaart toont,deze kaart bevat,op deze kaart
    pl:ta karta pokazuje,ta karta zawiera,na tej karcie
    tr:bu kart gösterir,bu kartta
    ru:эта карточка показывает,на этой карточке
    ja:このカードは,このカードには
    zh:此卡片显示,本卡片显示,此卡片顯示,这张卡片
    ko:이 카드는,이 카드에
    ar:تعرض هذه البطاقة,هذه البطاقة تعرض
    he:כרטיס זה מציג,הכרטיס הזה מציג
    aboutApp
    en:rate this app,rate the app,rate our app,share this app,share the app,recommend this app,=log out,=sign out,=app settings
    de:app bewerten,app empfehlen,app teilen,abmelden von der app,=app-einstellungen
    fr:noter l’application,noter l’app,évaluer l’application,recommander l’application,=se déconnecter
    es:valorar la app,valorar la aplicación,calificar la app,recomendar la app,=cerrar sesión
    it:valuta l’app,valuta l’applicazione,consiglia l’app,esci dall’app
    pt:avaliar a app,avaliar o aplicativo,avaliar aplicativo,recomendar a app,=terminar sessão
    nl:app beoordelen,beoordeel deze app,app delen,=uitloggen
    pl:oceń aplikację,poleć aplikację,=wyloguj
    tr:uygulamayı değerlendir,uygulamayı paylaş
    ru:оценить приложение,поделиться приложением,выйти из приложения
    ja:アプリを評価,アプリを共有,=ログアウト
    zh:评价应用,給app評分,给应用评分,分享应用,=退出登录,=登出
    ko:앱 평가,앱 공유,=로그아웃
    ar:قيّم التطبيق,تقييم التطبيق,مشاركة التطبيق
    he:דרגו את האפליקציה,דרג את האפליקציה,שתפו את האפליקציה
    praise
    en:well done,great work,good job,congratulations,all done,awesome,hooray,all caught up,nothing left to do,all clear,up to date
    de:gut gemacht,glückwunsch,alles erledigt,prima,bravo,alles fertig,alles in ordnung,alles geschafft,nichts zu tun,nichts mehr zu tun
    fr:bravo,félicitations,bien joué,tout est fait,tout est à jour,tout est en ordre,plus rien à faire,rien à faire
    es:genial,bien hecho,felicidades,enhorabuena,todo listo,todo hecho,todo en orden,todo al día,nada que hacer,nada pendiente
    it:ottimo,ben fatto,complimenti,congratulazioni,tutto fatto,tutto a posto,tutto in ordine,niente da fare
    pt:ótimo,muito bem,parabéns,tudo pronto,tudo feito,tudo em dia,tudo certo,nada a fazer,nada para fazer
    nl:goed gedaan,gefeliciteerd,alles klaar,alles gedaan,alles in orde,niets te doen
    pl:świetnie,dobra robota,gratulacje,wszystko gotowe,wszystko zrobione,nic do zrobienia
    tr:harika,tebrikler,aferin,her şey tamam,hepsi bitti,yapılacak bir şey yok
    ru:отлично,молодец,поздравляем,всё готово,всё сделано,все сделано,все готово,всё в порядке,нечего делать,нет задач
    ja:お疲れさま,素晴らしい,おめでとう,すべて完了,すべて終了,問題ありません,やることはありません,作業はありません
    zh:太棒了,做得好,恭喜,全部完成,一切正常,都完成了,没有待办,沒有待辦,无待办
    ko:잘했어요,축하합니다,모두 완료,모두 끝,할 일이 없습니다,할 일 없음,모두 처리
    ar:أحسنت,تهانينا,رائع,تم إنجاز كل شيء,كل شيء على ما يرام,لا يوجد ما تفعله,لا توجد مهام
    he:כל הכבוד,מעולה,ברכות,הכול בוצע,הכל בוצע,הכול תקין,אין מה לעשות,אין משימות
    screenParts
    en:card,cards,tile,tiles,chart
    de:karte,karten,kachel,kacheln,diagramm
    fr:carte,tuile,graphique
    es:tarjeta,gráfico
    it:scheda,grafico
    pt:cartão,gráfico
    nl:kaart,tegel,grafiek
    pl:karta,karcie,kartę,wykres
    tr:kart,kartta,grafik
    ru:карточка,карточке
    ja:カード,グラフ
    zh:卡片,图表,圖表
    ko:카드,차트
    ar:البطاقة,المخطط
    he:הכרטיס,התרשים
    sides
    en:on the right,on the left,to the right,to the left,below,above,underneath
    de:rechts,links,unten,oben,unterhalb,oberhalb,darunter,daneben
    fr:à droite,à gauche,ci-dessous,ci-dessus,en dessous,au-dessus
    es:a la derecha,de la derecha,a la izquierda,de la izquierda,abajo,arriba,debajo
    it:a destra,a sinistra,sotto,sopra,in basso
    pt:à direita,à esquerda,abaixo,acima,em baixo
    nl:rechts,links,hieronder,hierboven,onderaan
    pl:po prawej,po lewej,poniżej,powyżej,obok
    tr:sağdaki,soldaki,aşağıdaki,yukarıdaki,sağda,solda
    ru:справа,слева,ниже,выше,внизу
    ja:右の,左の,下の,上の
    zh:右侧,右側,左侧,左側,下方,上方,右边,左边
    ko:오른쪽,왼쪽,아래,위쪽
    ar:على اليمين,على اليسار,أدناه,أعلاه
    he:מימין,משמאל,למטה,למעלה
    workTerms
    en:order,ticket,job,task,case,request
    de:auftrag,ticket,vorgang,aufgabe,fall,anfrage
    fr:ordre,ticket,tâche,demande,dossier,intervention
    es:orden,ticket,tarea,caso,solicitud,aviso
    it:ordine,ticket,attività,caso,richiesta,intervento
    pt:ordem,ticket,tarefa,caso,pedido,chamado
    nl:opdracht,ticket,taak,zaak,verzoek,melding
    pl:zlecenie,zgłoszenie,zadanie,sprawa,wniosek
    counted
    en:order,document,comment,task,item,message,day,hour,minute,file,part,person,week,month,year,page,step,point,invoice,piece,seat,request
    de:dokument,kommentar,auftrag,tag,stunde,minute,datei,bestellung,nachricht,aufgabe,position,paket,person,woche,monat,jahr,seite,rechnung,anfrage
    fr:document,article,commentaire,commande,tâche,message,jour,heure,minute,fichier,pièce,personne,semaine,page,étape,facture,demande
    es:documento,artículo,comentario,pedido,tarea,mensaje,día,hora,minuto,archivo,pieza,persona,semana,mes,año,página,paso,factura,solicitud
    it:documento,articolo,commento,ordine,messaggio,giorno,ora,minuto,pezzo,persona,settimana,mese,anno,pagina,fattura,richiesta
    pt:documento,artigo,comentário,pedido,tarefa,mensagem,dia,hora,minuto,arquivo,peça,pessoa,semana,mês,ano,página,fatura
    nl:document,opmerking,bestelling,taak,bericht,dag,bestand,onderdeel,persoon,week,maand,pagina,stap,factuur
    pl:dokument,komentarz,zamówienie,zadanie,wiadomość,dzień,godzina,minuta,plik,część,osoba,tydzień,miesiąc,strona,krok,faktura,zlecenie
    ru:документ,комментарий,заказ,задача,сообщение,день,час,минута,файл,деталь,неделя,месяц,страница,шаг,счёт,заявка
    vagueNumbers
    en:many,some,several,few,a few,lots,a lot,plenty,various,a couple,dozens,hundreds,too many,not many
    de:viele,einige,mehrere,wenige,etliche,manche,ein paar,dutzende,hunderte,diverse,jede menge
    fr:beaucoup,plusieurs,quelques-uns,quelques,peu,des dizaines,des centaines,divers
    es:muchos,muchas,varios,varias,algunos,algunas,pocos,pocas,decenas,cientos
    it:molti,molte,alcuni,alcune,parecchi,parecchie,pochi,poche,diversi,decine,centinaia
    pt:muitos,muitas,vários,várias,alguns,algumas,poucos,poucas,dezenas,centenas
    nl:veel,enkele,meerdere,weinig,een paar,diverse,tientallen,honderden
    pl:wiele,wielu,kilka,kilku,parę,mało,dużo,niewiele,dziesiątki,setki
    tr:çok,birkaç,az,bir sürü,onlarca,yüzlerce
    ru:много,несколько,мало,немного,десятки,сотни
    ja:多数,たくさん,少数,数個,いくつか
    zh:很多,许多,許多,若干,少量,大量,一些,几个,幾個
    ko:많음,여러 개,몇 개,다수,소수
    ar:كثير,الكثير,عدة,بعض,قليل
    he:הרבה,רבים,כמה,מעט
    percent
    en:percent,per cent,percentage,percentages
    de:prozent,prozentual,prozentanteil,prozentanteile
    fr:pour cent,pourcentage,pourcentages
    es:por ciento,porcentaje,porcentajes,porcentual
    it:per cento,percentuale,percentuali
    pt:por cento,percentagem,porcentagem,percentual
    nl:procent,percentage,percentages
    pl:procent,procentach,procentowy
    tr:yüzde,yüzdesi
    ru:процент*
    ja:パーセント
    zh:百分比,百分之
    ko:퍼센트,백분율
    ar:بالمئة,بالمائة,المئوية
    he:אחוז,אחוזים,באחוזים
    and
    en:and
    de:und
    fr:et
    es:y,e
    it:e,ed
    pt:e
    nl:en
    pl:i,oraz
    tr:ve
    ru:и
    pictures
    en:image,picture,photo,photograph,icon,graphic,an image,a picture,a photo,the image,a photograph,the photo,the picture,product image,thumbnail,logo
    de:bild,foto,grafik,symbol,icon,abbildung,ein bild,ein foto,das bild,das foto,produktbild,vorschaubild,logo
    fr:image,photo,photographie,icône,illustration,une image,une photo
    es:imagen,foto,fotografía,icono,gráfico,una imagen,una foto
    it:immagine,foto,fotografia,icona,grafica,un’immagine,una foto
    pt:imagem,foto,fotografia,ícone,uma imagem,uma foto
    nl:afbeelding,foto,plaatje,icoon,een foto,een afbeelding
    pl:obraz,obrazek,zdjęcie,ikona,grafika
    tr:resim,görsel,fotoğraf,simge
    ru:изображение,картинка,фото,фотография,значок
    ja:画像,写真,イメージ,アイコン
    zh:图片,图像,照片,图标,圖片,圖像
    ko:이미지,사진,그림,아이콘
    ar:صورة,الصورة,أيقونة
    he:תמונה,צילום,אייקון
    portraits
    en:portrait,photo of mr,photo of ms,headshot
    de:porträt,portrait,passfoto
    fr:portrait
    es:retrato
    it:ritratto
    pt:retrato
    nl:portret,pasfoto
    pl:portret
    tr:portresi,vesikalık
    ru:портрет
    ja:顔写真
    zh:头像,肖像,頭像
    ko:증명사진,인물 사진
    ar:صورة شخصية
    he:דיוקן
    """
}
