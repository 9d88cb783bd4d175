extension WordTable {
  /// Words of figures and pictures, as ``states``.
  static let figures = """
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
