extension DrawnWord {
  /// A word a row: its name, then en, de, fr, es, it, pt, nl, pl, tr, ru, ja, zh, ko, ar, he.
  ///
  /// Plural forms stand between `/`, in the order of the language's categories (CLDR). Behind `;` stands how German of Switzerland,
  /// Portuguese of Portugal and Chinese in traditional characters write it, where that differs.
  static let table = """
    more | More | Mehr | Plus | Más | Altro | Mais | Meer | Więcej | Daha fazla | Ещё | その他 | 更多 | 더 보기 | المزيد \
    | עוד
    seeAll | See all | Alle anzeigen | Tout afficher | Ver todo | Mostra tutto | Ver tudo | Alles tonen \
    | Pokaż wszystko | Tümünü göster | Показать все | すべて表示 | 查看全部 | 모두 보기 | عرض الكل | הצגת הכול
    call | Call | Anrufen | Appeler | Llamar | Chiama | Ligar | Bellen | Zadzwoń | Ara | Позвонить | 電話 | 打电话 ; 打電話 \
    | 전화 | اتصال | התקשרות
    email | Email | E-Mail | E-mail | Correo | E-mail | E-mail | E-mail | E-mail | E-posta | Эл. почта | メール \
    | 电子邮件 ; 電子郵件 | 이메일 | بريد إلكتروني | דוא״ל
    message | Message | Nachricht | Message | Mensaje | Messaggio | Mensagem | Bericht | Wiadomość | Mesaj \
    | Сообщение | メッセージ | 消息 ; 訊息 | 메시지 | رسالة | הודעה
    videoCall | Video call | Videoanruf | Appel vidéo | Videollamada | Videochiamata | Videochamada | Videogesprek \
    | Połączenie wideo | Görüntülü arama | Видеозвонок | ビデオ通話 | 视频通话 ; 視訊通話 | 영상 통화 | مكالمة فيديو | שיחת וידאו
    details | Details | Details | Détails | Detalles | Dettagli | Detalhes | Details | Szczegóły | Ayrıntılar \
    | Подробнее | 詳細 | 详细信息 ; 詳細資訊 | 세부 정보 | التفاصيل | פרטים
    download | Download | Herunterladen | Télécharger | Descargar | Scarica | Baixar ; Transferir | Downloaden \
    | Pobierz | İndir | Скачать | ダウンロード | 下载 ; 下載 | 다운로드 | تنزيل | הורדה
    nothingToShow | Nothing to show | Nichts anzuzeigen | Rien à afficher | Nada que mostrar | Niente da mostrare \
    | Nada para mostrar | Niets om te tonen | Nie ma nic do pokazania | Gösterilecek bir şey yok | Показывать нечего \
    | 表示する項目はありません | 没有可显示的内容 ; 沒有可顯示的內容 | 표시할 내용이 없습니다 | لا يوجد ما يمكن عرضه | אין מה להציג
    opensOutside | Opens outside the app | Öffnet sich außerhalb der App ; Öffnet sich ausserhalb der App \
    | S’ouvre en dehors de l’app | Se abre fuera de la aplicación | Si apre fuori dall’app \
    | Abre fora do app ; Abre fora da aplicação | Opent buiten de app | Otwiera się poza aplikacją \
    | Uygulamanın dışında açılır | Открывается вне приложения | アプリの外で開きます | 在应用外打开 ; 在應用程式外開啟 | 앱 밖에서 열림 \
    | يُفتح خارج التطبيق | נפתח מחוץ ליישום
    reviews | % review/% reviews | % Bewertung/% Bewertungen | % avis/% d’avis/% avis \
    | % reseña/% de reseñas/% reseñas | % recensione/% di recensioni/% recensioni \
    | % avaliação/% de avaliações/% avaliações | % beoordeling/% beoordelingen | % opinia/% opinie/% opinii \
    | % yorum/% yorum | % отзыв/% отзыва/% отзывов | レビュー%件 | %条评价 ; %則評價 | 리뷰 %개 \
    | لا مراجعات/مراجعة واحدة/مراجعتان/% مراجعات/% مراجعة/% مراجعة | ביקורת אחת/שתי ביקורות/% ביקורות
    selected | % selected/% selected | % ausgewählt/% ausgewählt | % sélectionné/% sélectionnés/% sélectionnés \
    | % seleccionado/% seleccionados/% seleccionados | % selezionato/% selezionati/% selezionati \
    | % selecionado/% selecionados/% selecionados | % geselecteerd/% geselecteerd | Wybrano: %/Wybrano: %/Wybrano: % \
    | % seçildi/% seçildi | Выбрано: %/Выбрано: %/Выбрано: % | %件を選択中 | 已选择%项 ; 已選取%個項目 | %개 선택됨 \
    | تم تحديد %/تم تحديد %/تم تحديد %/تم تحديد %/تم تحديد %/تم تحديد % | % נבחר/% נבחרו/% נבחרו
    othersInList | and % more/and % more | und % weitere/und % weitere | et % autre/et % d’autres/et % autres \
    | y % más/y % más/y % más | e un altro/e altri %/e altri % | e mais %/e mais %/e mais % | en nog %/en nog % \
    | i jeszcze %/i jeszcze %/i jeszcze % | ve % kişi daha/ve % kişi daha | и ещё %/и ещё %/и ещё % | 他%名 | 及其他%位 \
    | 외 %명 | و% آخرون/وواحد آخر/واثنان آخران/و% آخرون/و% آخرًا/و% آخر | ועוד אחד/ועוד שניים/ועוד %
    others | % more/% more | % weitere/% weitere | % autre/% d’autres/% autres | % más/% más/% más \
    | un altro/altri %/altri % | mais %/mais %/mais % | nog %/nog % | jeszcze %/jeszcze %/jeszcze % \
    | % tane daha/% tane daha | ещё %/ещё %/ещё % | 他%件 | 另外%项 ; 另外%個項目 | %개 더 \
    | % أخرى/واحدة أخرى/اثنتان أخريان/% أخرى/% أخرى/% أخرى | עוד אחד/עוד שניים/עוד %
    pointsLeft | and % more/and % more | und % weitere/und % weitere | et % autre/et % d’autres/et % autres \
    | y % más/y % más/y % más | e un altro/e altri %/e altri % | e mais %/e mais %/e mais % | en nog %/en nog % \
    | i jeszcze %/i jeszcze %/i jeszcze % | ve % tane daha/ve % tane daha | и ещё %/и ещё %/и ещё % | 他%件 \
    | 及其他%项 ; 及其他%個項目 | 외 %개 | و% أخرى/وواحدة أخرى/واثنتان أخريان/و% أخرى/و% أخرى/و% أخرى \
    | ועוד אחד/ועוד שניים/ועוד %
    weekOf | Week of % | Woche ab % | Semaine du % | Semana del % | Settimana del % | Semana de % | Week van % \
    | Tydzień od % | % haftası | Неделя с % | %の週 | %当周 ; %當週 | % 시작 주 | أسبوع % | השבוע של %
    fromTo | % to %% | % bis %% | du % au %% | del % al %% | dal % al %% | de % a %% | % tot %% | od % do %% \
    | % – %% | с % по %% | %～%% | %至%% | %~%% | من % إلى %% | % עד %%
    loading | Loading | Wird geladen | Chargement | Cargando | Caricamento | Carregando ; A carregar | Laden \
    | Wczytywanie | Yükleniyor | Загрузка | 読み込み中 | 正在加载 ; 載入中 | 로드 중 | جارٍ التحميل | בטעינה
    menu | Menu | Menü | Menu | Menú | Menu | Menu | Menu | Menu | Menü | Меню | メニュー | 菜单 ; 選單 | 메뉴 | القائمة \
    | תפריט
    hours | % h %% min | % Std. %% Min. | % h %% min | % h %% min | % h %% min | % h %% min | % u %% min \
    | % godz. %% min | % sa. %% dk. | % ч %% мин | %時間%%分 | %小时%%分钟 ; %小時%%分鐘 | %시간 %%분 | % س %% د | % שע׳ %% דק׳
    complete | Complete | Abgeschlossen | Terminé | Completado | Completato | Concluído | Voltooid | Zakończone \
    | Tamamlandı | Завершено | 完了 | 已完成 | 완료 | مكتمل | הושלם
    inProgress | In progress | In Bearbeitung | En cours | En curso | In corso | Em andamento ; Em curso \
    | In uitvoering | W toku | Devam ediyor | В работе | 進行中 | 进行中 ; 進行中 | 진행 중 | قيد التنفيذ | בתהליך
    open | Open | Offen | À faire | Pendiente | Da fare | Pendente | Open | Do zrobienia | Açık | Предстоит | 未着手 \
    | 未开始 ; 未開始 | 예정 | مفتوح | פתוח
    information | Information | Information | Information | Información | Informazione | Informação | Informatie \
    | Informacja | Bilgi | Информация | 情報 | 信息 ; 資訊 | 정보 | معلومات | מידע
    positive | Positive | Positiv | Positif | Positivo | Positivo | Positivo | Positief | Pozytywne | Olumlu \
    | Положительно | 良好 | 正面 | 긍정 | إيجابي | חיובי
    critical | Critical | Kritisch | Critique | Crítico | Critico | Crítico | Kritiek | Krytyczne | Kritik \
    | Критично | 注意 | 警告 | 주의 | حرج | קריטי
    negative | Negative | Negativ | Négatif | Negativo | Negativo | Negativo | Negatief | Negatywne | Olumsuz \
    | Отрицательно | 不良 | 负面 ; 負面 | 부정 | سلبي | שלילי
    map | Map | Karte | Carte | Mapa | Mappa | Mapa | Kaart | Mapa | Harita | Карта | 地図 | 地图 ; 地圖 | 지도 | خريطة \
    | מפה
    mapOf | Map: % | Karte: % | Carte : % | Mapa: % | Mappa: % | Mapa: % | Kaart: % | Mapa: % | Harita: % | Карта: % \
    | 地図：% | 地图：% ; 地圖：% | 지도: % | خريطة: % | מפה: %
    up | Up | Steigend | En hausse | En alza | In aumento | Em alta ; A subir | Stijgend | Wzrost | Yükseliyor \
    | Рост | 上昇 | 上升 | 상승 | ارتفاع | עלייה
    down | Down | Fallend | En baisse | A la baja | In calo | Em queda ; A descer | Dalend | Spadek | Düşüyor \
    | Снижение | 下降 | 下降 | 하락 | انخفاض | ירידה
    steady | Steady | Gleichbleibend | Stable | Estable | Stabile | Estável | Gelijk | Bez zmian | Sabit \
    | Без изменений | 横ばい | 持平 | 유지 | ثابت | יציב
    noValue | no value | kein Wert | aucune valeur | sin valor | nessun valore | sem valor | geen waarde \
    | brak wartości | değer yok | нет значения | 値なし | 无数值 ; 無數值 | 값 없음 | لا قيمة | אין ערך
    series | Series % | Reihe % | Série % | Serie % | Serie % | Série % | Reeks % | Seria % | Seri % | Ряд % | 系列% \
    | 系列% ; 數列% | 계열 % | السلسلة % | סדרה %
    ofFive | % of 5 | % von 5 | % sur 5 | % de 5 | % su 5 | % de 5 | % van 5 | % z 5 | 5 üzerinden % | % из 5 \
    | 5段階中% | %分（满分5分） ; %分（滿分5分） | 5점 만점에 %점 | % من 5 | % מתוך 5
    search | Search: % | Suchen: % | Rechercher : % | Buscar: % | Cerca: % | Buscar: % ; Procurar: % | Zoeken: % \
    | Szukaj: % | Ara: % | Поиск: % | 検索：% | 搜索：% ; 搜尋：% | 검색: % | بحث: % | חיפוש: %
    pageOf | Page % of %% | Seite % von %% | Page % sur %% | Página % de %% | Pagina % di %% | Página % de %% \
    | Pagina % van %% | Strona % z %% | Sayfa % (toplam %%) | Страница % из %% | %%ページ中%ページ目 | 第%页，共%%页 ; 第%頁，共%%頁 \
    | %%페이지 중 %페이지 | الصفحة % من %% | עמוד % מתוך %%
    currentPage | %, current page | %, aktuelle Seite | %, page actuelle | %, página actual | %, pagina corrente \
    | %, página atual | %, huidige pagina | %, bieżąca strona | %, geçerli sayfa | %, текущая страница | %、現在のページ \
    | %，当前页 ; %，目前頁面 | %, 현재 페이지 | %، الصفحة الحالية | %, העמוד הנוכחי
    close | Close | Schließen ; Schliessen | Fermer | Cerrar | Chiudi | Fechar | Sluiten | Zamknij | Kapat | Закрыть \
    | 閉じる | 关闭 ; 關閉 | 닫기 | إغلاق | סגירה
    showMap | Show the map | Karte anzeigen | Afficher la carte | Mostrar el mapa | Mostra la mappa | Mostrar o mapa \
    | Kaart tonen | Pokaż mapę | Haritayı göster | Показать карту | 地図を表示 | 显示地图 ; 顯示地圖 | 지도 보기 | عرض الخريطة \
    | הצגת המפה
    followLocation | Follow my location | Meinem Standort folgen | Suivre ma position | Seguir mi ubicación \
    | Segui la mia posizione | Seguir minha localização ; Seguir a minha localização | Mijn locatie volgen \
    | Śledź moją lokalizację | Konumumu takip et | Следовать за мной | 現在地を追跡 | 跟随我的位置 ; 追蹤我的位置 | 내 위치 따라가기 \
    | تتبع موقعي | מעקב אחר מיקומי
    cardMinimised | Card, minimised | Karte, minimiert | Carte, réduite | Tarjeta, minimizada | Scheda, ridotta \
    | Cartão, minimizado | Kaart, geminimaliseerd | Karta, zminimalizowana | Kart, küçültülmüş | Карточка, свёрнута \
    | カード、最小化 | 卡片，已最小化 | 카드, 최소화됨 | بطاقة، مصغرة | כרטיס, ממוזער
    cardHalf | Card, half screen | Karte, halber Bildschirm | Carte, demi-écran | Tarjeta, media pantalla \
    | Scheda, mezzo schermo | Cartão, meia tela ; Cartão, meio ecrã | Kaart, half scherm | Karta, pół ekranu \
    | Kart, yarım ekran | Карточка, половина экрана | カード、画面半分 | 卡片，半屏 ; 卡片，半螢幕 | 카드, 화면 절반 | بطاقة، نصف الشاشة \
    | כרטיס, חצי מסך
    cardFull | Card, full screen | Karte, ganzer Bildschirm | Carte, plein écran | Tarjeta, pantalla completa \
    | Scheda, schermo intero | Cartão, tela cheia ; Cartão, ecrã inteiro | Kaart, volledig scherm \
    | Karta, pełny ekran | Kart, tam ekran | Карточка, весь экран | カード、全画面 | 卡片，全屏 ; 卡片，全螢幕 | 카드, 전체 화면 \
    | بطاقة، ملء الشاشة | כרטיס, מסך מלא
    lineChart | Line chart | Liniendiagramm | Graphique en courbes | Gráfico de líneas | Grafico a linee \
    | Gráfico de linhas | Lijndiagram | Wykres liniowy | Çizgi grafik | График | 折れ線グラフ | 折线图 ; 折線圖 | 꺾은선형 차트 \
    | مخطط خطي | תרשים קווי
    areaChart | Area chart | Flächendiagramm | Graphique en aires | Gráfico de áreas | Grafico ad area \
    | Gráfico de áreas | Vlakdiagram | Wykres warstwowy | Alan grafiği | Диаграмма с областями | 面グラフ | 面积图 ; 區域圖 \
    | 영역형 차트 | مخطط مساحي | תרשים שטח
    columnChart | Column chart | Säulendiagramm | Histogramme | Gráfico de columnas | Istogramma \
    | Gráfico de colunas | Kolomdiagram | Wykres kolumnowy | Sütun grafik | Столбчатая диаграмма | 縦棒グラフ | 柱形图 ; 直條圖 \
    | 세로 막대형 차트 | مخطط عمودي | תרשים עמודות
    stackedColumnChart | Stacked column chart | Gestapeltes Säulendiagramm | Histogramme empilé \
    | Gráfico de columnas apiladas | Istogramma in pila | Gráfico de colunas empilhadas | Gestapeld kolomdiagram \
    | Skumulowany wykres kolumnowy | Yığılmış sütun grafik | Столбчатая диаграмма с накоплением | 積み上げ縦棒グラフ \
    | 堆积柱形图 ; 堆疊直條圖 | 누적 세로 막대형 차트 | مخطط عمودي مكدس | תרשים עמודות מוערם
    barChart | Bar chart | Balkendiagramm | Graphique à barres | Gráfico de barras | Grafico a barre \
    | Gráfico de barras | Staafdiagram | Wykres słupkowy | Çubuk grafik | Линейчатая диаграмма | 横棒グラフ | 条形图 ; 橫條圖 \
    | 가로 막대형 차트 | مخطط شريطي | תרשים פסים
    stackedBarChart | Stacked bar chart | Gestapeltes Balkendiagramm | Graphique à barres empilées \
    | Gráfico de barras apiladas | Grafico a barre in pila | Gráfico de barras empilhadas | Gestapeld staafdiagram \
    | Skumulowany wykres słupkowy | Yığılmış çubuk grafik | Линейчатая диаграмма с накоплением | 積み上げ横棒グラフ \
    | 堆积条形图 ; 堆疊橫條圖 | 누적 가로 막대형 차트 | مخطط شريطي مكدس | תרשים פסים מוערם
    comboChart | Columns with a line | Säulen mit Linie | Histogramme avec courbe | Columnas con línea \
    | Istogramma con linea | Colunas com linha | Kolommen met lijn | Kolumny z linią | Çizgili sütunlar \
    | Столбцы с линией | 縦棒と折れ線 | 柱形图与折线图 ; 直條圖與折線圖 | 막대와 꺾은선 | أعمدة مع خط | עמודות עם קו
    waterfallChart | Waterfall chart | Wasserfalldiagramm | Graphique en cascade | Gráfico de cascada \
    | Grafico a cascata | Gráfico de cascata ; Gráfico em cascata | Watervaldiagram | Wykres kaskadowy \
    | Şelale grafiği | Каскадная диаграмма | ウォーターフォール図 | 瀑布图 ; 瀑布圖 | 폭포 차트 | مخطط انحداري | תרשים מפל
    donutChart | Donut chart | Ringdiagramm | Graphique en anneau | Gráfico de anillo | Grafico ad anello \
    | Gráfico de rosca ; Gráfico em anel | Ringdiagram | Wykres pierścieniowy | Halka grafik | Кольцевая диаграмма \
    | ドーナツグラフ | 圆环图 ; 環圈圖 | 도넛형 차트 | مخطط حلقي | תרשים טבעת
    scatterChart | Scatter chart | Punktdiagramm | Nuage de points | Gráfico de dispersión | Grafico a dispersione \
    | Gráfico de dispersão | Spreidingsdiagram | Wykres punktowy | Dağılım grafiği | Точечная диаграмма | 散布図 \
    | 散点图 ; 散佈圖 | 분산형 차트 | مخطط مبعثر | תרשים פיזור
    bubbleChart | Bubble chart | Blasendiagramm | Graphique à bulles | Gráfico de burbujas | Grafico a bolle \
    | Gráfico de bolhas | Bellendiagram | Wykres bąbelkowy | Kabarcık grafik | Пузырьковая диаграмма | バブルチャート \
    | 气泡图 ; 泡泡圖 | 거품형 차트 | مخطط فقاعي | תרשים בועות
    priceChart | Price chart | Kursdiagramm | Graphique des cours | Gráfico de cotizaciones | Grafico dei prezzi \
    | Gráfico de preços | Koersdiagram | Wykres cen | Fiyat grafiği | График цен | 価格チャート | 价格图 ; 價格圖 | 가격 차트 \
    | مخطط الأسعار | תרשים מחירים
    bulletChart | Bullet chart | Bullet-Diagramm | Graphique bullet | Gráfico bullet | Grafico bullet \
    | Gráfico bullet | Bulletdiagram | Wykres punktorowy | Bullet grafik | Диаграмма-шкала | ブレットグラフ | 子弹图 ; 子彈圖 \
    | 불릿 차트 | مخطط نقطي | תרשים בולט
    shareChart | Share | Anteil | Part | Proporción | Quota | Proporção | Aandeel | Udział | Pay | Доля | 割合 \
    | 占比 ; 佔比 | 비중 | الحصة | חלק
    percentage | Percentage | Prozentsatz | Pourcentage | Porcentaje | Percentuale | Percentual ; Percentagem \
    | Percentage | Procent | Yüzde | Процент | 割合 | 百分比 | 백분율 | النسبة المئوية | אחוז
    """
}
