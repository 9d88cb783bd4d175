extension WordTable {
  /// Words of drawings and icons, of who did something and when, and of how much is told, as ``table``.
  static let signs = """
    ranks
    en:rank,ranks,ranking,rankings,standings
    de:rang,ränge,rangliste,tabellenplatz
    fr:rang,rangs,classement
    es:clasificación
    it:classifica
    pt:classificação
    nl:rang,ranglijst
    tr:sıralama
    ja:順位,位から,位に
    zh:名次,排名
    ko:순위,위에서
    ar:المرتبة,الترتيب
    he:דירוג
    places
    en:place,places,position,positions
    de:platz,plätze,position
    fr:place,position
    es:puesto,lugar,posición
    it:posto,posizione
    pt:lugar,posição
    nl:plaats,positie
    pl:miejsce,miejsca,miejscu,pozycja,pozycję,pozycji
    tr:sıra,sırada,sıradan,sıraya
    ru:место,места,месте,позиция,позиции,позицию
    ar:المركز
    he:מקום
    drawings
    en:chart,graph,diagram,plot,bar chart,column chart,line chart,pie chart,donut chart,area chart,a chart,a graph,the chart,map,a map,the map,table,data table,a table,the table
    de:diagramm,grafik,graph,schaubild,balkendiagramm,säulendiagramm,liniendiagramm,kreisdiagramm,tortendiagramm,ein diagramm,karte,landkarte,eine karte,tabelle,datentabelle,eine tabelle
    fr:graphique,diagramme,courbe,histogramme,camembert,un graphique,carte,une carte,tableau,un tableau
    es:gráfico,gráfica,diagrama,gráfico de barras,gráfico de líneas,un gráfico,mapa,un mapa,tabla,una tabla
    it:grafico,diagramma,grafico a barre,grafico a linee,un grafico,mappa,una mappa,tabella,una tabella
    pt:gráfico,diagrama,gráfico de barras,gráfico de linhas,um gráfico,mapa,um mapa,tabela,uma tabela
    nl:grafiek,diagram,staafdiagram,lijndiagram,een grafiek,kaart,een kaart,tabel,een tabel
    pl:wykres,diagram,wykres słupkowy,wykres liniowy,mapa,tabela
    tr:grafik,diyagram,çizelge,sütun grafiği,çizgi grafiği,harita,tablo
    ru:диаграмма,график,гистограмма,карта,таблица
    ja:グラフ,図,チャート,棒グラフ,折れ線グラフ,円グラフ,地図,マップ,表
    zh:图表,圖表,图,柱状图,折线图,饼图,地图,地圖,表格
    ko:차트,그래프,막대 그래프,선 그래프,지도,표
    ar:رسم بياني,الرسم البياني,مخطط,خريطة,الخريطة,جدول,الجدول
    he:תרשים,גרף,מפה,טבלה
    unchanged
    en:steady,stable,unchanged,no change,no changes,flat,constant,same as before
    de:unverändert,stabil,gleichbleibend,konstant,keine änderung,keine veränderung,gleich geblieben
    fr:stable,inchangé,inchangée,constant,constante,sans changement
    es:estable,sin cambios,sin variación,constante
    it:stabile,invariato,invariata,costante,nessuna variazione
    pt:estável,inalterado,inalterada,sem alterações,sem alteração,constante
    nl:stabiel,onveranderd,ongewijzigd,gelijk gebleven,constant
    pl:bez zmian,stabilnie,stabilny,stabilna,stabilne
    tr:sabit,değişmedi,değişiklik yok
    ru:без изменений,стабильно,неизменно
    ja:横ばい,変化なし,変わらず
    zh:不变,不變,持平,无变化
    ko:변동 없음,변화 없음,보합
    ar:بدون تغيير,مستقر,ثابت
    he:ללא שינוי,יציב,יציבה
    peaks
    en:peaked,peaks
    nl:piekte
    mostOf
    en:most
    de:die meisten,am meisten,meiste
    fr:le plus de
    nl:meeste,de meeste
    tr:en çok
    atPeak
    en:on,in,at
    de:am,an,im,in,bei,beim
    fr:le,en,à,au,dans,sur
    nl:op,in,bij
    fromValue
    en:from
    de:von
    fr:de
    es:de
    it:da
    pt:de
    nl:van
    pl:z,ze
    ru:с,со
    outOf
    en:of
    de:von
    fr:sur,de
    es:de
    it:di,su
    pt:de
    nl:van
    pl:z,ze
    ru:из
    ar:من
    he:מתוך
    ofWhole
    en:of
    de:von,vom,der,des
    fr:de la,de l’,du,des
    es:del,de la,de los,de las
    it:del,dello,della,dell’,dei,degli,delle
    pt:do,da,dos,das
    nl:van
    ar:من
    filling
    en:reached,used,full,filled,booked,charged,occupied,taken
    de:erreicht,genutzt,verbraucht,voll,belegt,gebucht,geladen,ausgelastet
    fr:atteint,atteints,utilisé,utilisés,plein,rempli,occupé,réservé
    es:alcanzado,usado,utilizado,lleno,ocupado,reservado
    it:raggiunto,usato,utilizzato,pieno,occupato,prenotato
    pt:atingido,alcançado,usado,utilizado,cheio,ocupado,reservado
    nl:bereikt,gebruikt,vol,bezet,geboekt
    toValue
    en:to
    de:auf
    fr:à
    es:a
    it:a
    pt:para,a
    nl:naar,tot
    pl:do
    ru:до
    iconDeeds
    en:delete/delete,refresh/refresh,reload/refresh,edit/edit,add/add,share/share,print/print,upload/upload,download/download,play/play,pause/pause
    de:löschen/delete,aktualisieren/refresh,neuladen/refresh,bearbeiten/edit,hinzufügen/add,teilen/share,drucken/print,hochladen/upload,herunterladen/download,abspielen/play,wiedergeben/play,pausieren/pause,pause/pause
    fr:supprimer/delete,actualiser/refresh,rafraîchir/refresh,recharger/refresh,modifier/edit,ajouter/add,partager/share,imprimer/print,importer/upload,télécharger/download,télécharger/upload,pause/pause
    es:eliminar/delete,borrar/delete,actualizar/refresh,recargar/refresh,editar/edit,añadir/add,agregar/add,compartir/share,imprimir/print,subir/upload,descargar/download,reproducir/play,pausar/pause,pausa/pause
    it:elimina/delete,eliminare/delete,aggiorna/refresh,aggiornare/refresh,ricarica/refresh,modifica/edit,modificare/edit,aggiungi/add,aggiungere/add,condividi/share,condividere/share,stampa/print,stampare/print,scarica/download,riproduci/play,pausa/pause
    pt:excluir/delete,eliminar/delete,apagar/delete,atualizar/refresh,recarregar/refresh,editar/edit,adicionar/add,partilhar/share,compartilhar/share,imprimir/print,transferir/download,baixar/download,reproduzir/play,pausar/pause,pausa/pause
    nl:verwijderen/delete,vernieuwen/refresh,verversen/refresh,bewerken/edit,toevoegen/add,afdrukken/print,printen/print,uploaden/upload,downloaden/download,afspelen/play,pauzeren/pause,pauze/pause
    pl:usuń/delete,odśwież/refresh,edytuj/edit,dodaj/add,udostępnij/share,drukuj/print,wydrukuj/print,prześlij/upload,pobierz/download,odtwórz/play,wstrzymaj/pause,pauza/pause
    tr:sil/delete,yenile/refresh,düzenle/edit,ekle/add,paylaş/share,yazdır/print,yükle/upload,yükle/download,indir/download,oynat/play,duraklat/pause
    ru:удалить/delete,обновить/refresh,изменить/edit,редактировать/edit,добавить/add,поделиться/share,печать/print,напечатать/print,загрузить/upload,загрузить/download,скачать/download,воспроизвести/play,пауза/pause
    ja:削除/delete,更新/refresh,再読み込み/refresh,編集/edit,追加/add,共有/share,印刷/print,アップロード/upload,ダウンロード/download,再生/play,一時停止/pause
    zh:删除/delete,刪除/delete,刷新/refresh,更新/refresh,编辑/edit,編輯/edit,添加/add,新增/add,分享/share,打印/print,上传/upload,上傳/upload,下载/download,下載/download,播放/play,暂停/pause,暫停/pause
    ko:삭제/delete,새로 고침/refresh,새로고침/refresh,편집/edit,수정/edit,추가/add,공유/share,인쇄/print,업로드/upload,다운로드/download,재생/play,일시 정지/pause,일시정지/pause
    ar:حذف/delete,تحديث/refresh,تعديل/edit,تحرير/edit,إضافة/add,مشاركة/share,طباعة/print,رفع/upload,تنزيل/download,تشغيل/play,إيقاف/pause
    he:מחק/delete,מחיקה/delete,רענן/refresh,רענון/refresh,ערוך/edit,עריכה/edit,הוסף/add,הוספה/add,שתף/share,שיתוף/share,הדפס/print,הדפסה/print,העלאה/upload,הורדה/download,הפעל/play,השהה/pause
    keeping
    en:pay,pay now,pay invoice,pay bill,save,save changes,save draft,send,send now,send message,send report
    de:bezahlen,zahlen,jetzt bezahlen,rechnung bezahlen,speichern,änderungen speichern,entwurf speichern,senden,absenden,nachricht senden
    fr:payer,payer la facture,enregistrer,envoyer,envoyer le message
    es:pagar,pagar factura,pagar la factura,guardar,guardar cambios,enviar,enviar mensaje
    it:paga,pagare,salva,salvare,invia,inviare
    pt:pagar,guardar,salvar,enviar
    nl:betalen,opslaan,verzenden,versturen
    pl:zapłać,zapisz,wyślij
    tr:kaydet,gönder
    ru:оплатить,сохранить,отправить
    ja:支払う,保存,保存する,送信,送信する
    zh:付款,支付,保存,儲存,发送,發送
    ko:결제,결제하기,저장,저장하기,보내기,전송
    ar:حفظ,إرسال
    he:שמור,שמירה,שלח,שליחה
    notLoaded
    en:could not be loaded,couldn’t be loaded,could not load,couldn’t load,unable to load,failed to load
    de:konnte nicht geladen werden,konnten nicht geladen werden
    fr:n’a pas pu être chargé,n’a pas pu être chargée,n’ont pas pu être chargés,n’ont pas pu être chargées
    es:no se pudo cargar,no se pudieron cargar,no se ha podido cargar,no se han podido cargar
    it:non è stato possibile caricare
    pt:não foi possível carregar
    nl:konden niet worden geladen,konden niet geladen worden,kon niet worden geladen,kon niet geladen worden
    pl:nie udało się wczytać,nie udało się pobrać
    ja:読み込めません,読み込めませんでした
    zh:无法加载,無法載入
    ko:불러오지 못했습니다,불러올 수 없습니다
    agents
    en:by
    de:von,vom,durch
    fr:par
    es:por
    it:da,dal,dalla,dall’,dai,dagli,dalle
    pt:por,pelo,pela,pelos,pelas
    nl:door
    pl:przez
    tr:tarafından
    bareAgents
    fr:par
    es:por
    pt:por
    articles
    fr:le,la,les,l’,un,une
    es:el,la,los,las,un,una
    pt:um,uma
    agentExceptions
    en:neither,but,except,none,request,mistake,design,default,accident,agreement
    de:außer,versehen,wunsch
    fr:sauf,hormis,excepté,erreur,mégarde,demande,accord
    es:salvo,excepto,error,equivocación,petición,solicitud,acuerdo
    it:tranne,eccetto,salvo,errore,sbaglio,richiesta,accordo
    pt:exceto,salvo,erro,engano,pedido,solicitação,acordo
    nl:behalve,uitgezonderd,vergissing,verzoek,afspraak,toeval
    pl:oprócz,poza,pomyłkę,nieuwagę,przypadek
    tr:hariç,dışında
    nounsOfReach
    en:list,lists,number,numbers,room,order,orders,address,addresses,settings,log,logs,book,books,directory,call,calls,server,account,\
    accounts,inbox,box,app,template,templates,thread,history,signature,bank,line,lines,plan,contract,bill,case,charger,system,archive,\
    alert,alerts,notification,notifications,campaign,newsletter,attachment,attachments,in,for papers,for bids,for tenders,\
    for proposals,for entries,for action,for applications
    onDays
    en:on,at
    de:am,um
    fr:le,à
    es:el
    it:il,alle
    pt:em,às
    nl:op,om
    pl:dnia,o
    ru:в
    phones
    en:phone,telephone,phone number,telephone number,mobile,mobile number,cell phone
    de:telefon,telefonnummer,mobil,mobiltelefon,handy,handynummer,rufnummer
    fr:téléphone,numéro de téléphone,portable,mobile
    es:teléfono,número de teléfono,móvil,celular
    it:telefono,numero di telefono,cellulare
    pt:telefone,número de telefone,telemóvel,celular
    nl:telefoon,telefoonnummer,mobiel
    pl:telefon,numer telefonu,telefon komórkowy
    tr:telefon,telefon numarası,cep telefonu
    ru:телефон,номер телефона,мобильный телефон
    ja:電話,電話番号,携帯電話
    zh:电话,電話,电话号码,手机,手機
    ko:전화,전화번호,휴대폰
    ar:هاتف,الهاتف,رقم الهاتف,الجوال
    he:טלפון,מספר טלפון,נייד
    mailAddresses
    en:e-mail,email,e-mail address,email address
    de:e-mail,e-mail-adresse
    fr:e-mail,courriel,adresse e-mail
    es:e-mail,email,correo electrónico
    it:e-mail,email,indirizzo e-mail
    pt:e-mail,email
    nl:e-mail,e-mailadres
    pl:e-mail,adres e-mail
    tr:e-posta,e-posta adresi
    ru:e-mail,электронная почта
    ja:メールアドレス
    zh:电子邮件,電子郵件
    ko:이메일
    qualified
    en:net,gross,due,payable,paid,tax,taxes,vat,incl,excl
    de:netto,brutto,fällig,mwst,ust,inkl,exkl
    fr:net,brut,ttc,ht,dû,tva
    es:neto,bruto,iva
    it:netto,lordo,iva
    pt:líquido,bruto,iva
    nl:netto,bruto,btw
    pl:netto,brutto,vat
    tr:net,brüt,kdv
    ru:нетто,брутто,ндс
    nuisances
    en:attack*,spam,complaint,complaints,alarm*,alert*,reminder*,stolen,theft,fraud,virus,malware,intrusion,threat*,phishing,scam
    de:angriff*,spam,*beschwerde,*reklamation,*alarm,*mahnung,erinnerung,gestohlen*,diebstahl,betrug,virus,bedrohung*
    fr:attaque*,spam,plainte,réclamation,alarme*,alerte*,rappel,relance,volé*,fraude,virus,menace*
    es:ataque*,spam,queja,reclamación,alarma*,alerta*,recordatorio,robad*,robo,fraude,virus,amenaza*
    it:attacco,attacchi,spam,reclamo,allarme,allarmi,sollecito,promemoria,rubat*,furto,frode,virus,minaccia
    pt:ataque*,spam,queixa,reclamação,alarme*,alerta*,lembrete,roubad*,roubo,fraude,vírus,ameaça*
    nl:aanval*,spam,klacht,*alarm,herinnering,aanmaning,gestolen,diefstal,fraude,virus,dreiging*
    pl:atak*,spam,reklamacja,skarga,alarm*,alert*,przypomnienie,skradzion*,kradzież,oszustwo,wirus,zagrożenie
    tr:saldırı*,spam,şikayet,alarm,uyarı,hatırlatma,çalıntı,hırsızlık,dolandırıcılık,virüs,tehdit
    ru:атака,спам,жалоба,рекламация,тревога,напоминание,украден*,кража,мошенничество,вирус,угроза
    wholly
    en:all,everything,every
    de:alle,alles,sämtliche
    fr:tout,tous,toutes
    es:todo,todos,todas
    it:tutto,tutti,tutte
    pt:tudo,todos,todas
    nl:alle,alles
    pl:wszystko,wszystkie
    tr:tüm,bütün,hepsi
    ru:все,всё
    ja:すべて,全て,全部
    zh:全部,所有
    ko:모두,모든
    ar:كل,جميع
    nights
    en:night,nights
    de:nacht,nächte
    fr:nuit,nuits
    es:noche,noches
    it:notte,notti
    pt:noite,noites
    nl:nacht,nachten
    pl:noc,noce,nocy
    tr:gece
    ru:ночь,ночи,ночей
    daysCounted
    en:day,days
    de:tag,tage
    fr:jour,jours
    es:día,días
    it:giorno,giorni
    pt:dia,dias
    nl:dag,dagen
    pl:dzień,dni
    tr:gün
    ru:день,дня,дней
    """
}
