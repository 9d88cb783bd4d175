import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card is in simplified or in traditional characters.
  static let scriptMixed = DesignRule(
    "script-mixed", .hint, summary: "A card mixes simplified and traditional Chinese",
    explanation: """
      Each is read in other places, and both on one card look like a text that was put together. Write one of them, \
      and name it: zh-Hans or zh-Hant.
      """,
    sources: ["BCP47", "OWN"], elements: RuleContext.wholes,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="training" xml:lang="zh">
        <Title>安全培训报名</Title>
        <Subtitle>第二会议室</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="training" xml:lang="zh">
        <Title>安全培训报名</Title>
        <Subtitle>⏩第二會議室⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "第二会议室", fails: "請參加會議"),
      Edge("安全培训报名", passes: "安全培訓報名"),
      Edge("安全培训报名", passes: "安全培训"),
    ]
  ) { node, context in
    guard context.language(node)?.language == .zh else { return }
    var found = [Set<Character>(), []]
    var last: [NodeID?] = [nil, nil]
    for written in WrittenText.ofWhole(node, &context) {
      let (part, text) = (written.part, written.text)
      for character in text where character.utf8.count == 3 {
        for (index, characters) in [simplified, traditional].enumerated() where characters.contains(character) {
          found[index].insert(character)
          last[index] = last[index] ?? part
        }
      }
    }
    guard found.allSatisfy({ $0.count > 1 }), let first = last[0], let second = last[1] else { return }
    context.report("Simplified and traditional characters are mixed", at: context.textRange(max(first, second)))
  }
}

/// Characters that are written in simplified Chinese alone.
private let simplified = Set(
  "个们来时国学会对说发动进这过还实现义机关员业产开门问题间电车东乐习书买卖亲亿从众优传伤价华协单厂历厅双变叶号启场坏块壮声处备复够头夺奖妇妈娱孙宁宝审宽宾导师带帮庆库应废张强归当录志忆态总恋惊惯战户执扩扫抢护报担拟择换据损摄"
    + "断无旧显术杀杂权条构枪标栏树样桥检欢款残毕气汇汉汤沟没泪泽洁测济浓涂润满滨潜灭灯灵炉点炼烂烦烧热爱状独狭猎环监盐盖盘着矿码砖础确离种积称稳窝竖竞笔签简籁粮约级纪纯纲纳纸线练组细终绍经结绕绘给络绝统继绩绪续维绿缓编缩网罗罚罢"
    + "职联肤胜脑脚脸节范药荐获虑虽虫补规视览觉触计订认讨让训议记讲许论设访证评识诉词译试话该详语误说请诸读课谁调谈谢贝负贡财责败货质购贯贴贵贷费贸资赏赔赖赛赞赶趋跃践车轨转轮软轻载较辅辆辑输边达迁运进远连迟选递遗邮邻郑释里鉴针钢钱"
    + "铁铃银销锁锅错键镇长门闭闲间闻阀阅队阳阴阶际陆陈险随隐难静韩页顶项顺须预领频题颜额风飞饭饮馆驱驾验骑鱼鲜鸟鸡麦黄齐龙"
)
.subtracting("志里着黄款气没点")
/// Characters that are written in traditional Chinese alone.
private let traditional = Set(
  "個們來時國學會對說發動進這過還實現義機關員業產開門問題間電車東樂習書買賣親億從眾優傳傷價華協單廠歷廳雙變葉號啟場壞塊壯聲處備復夠頭奪獎婦媽娛孫寧寶審寬賓導師帶幫慶庫應廢張強歸當錄憶態總戀驚慣戰戶執擴掃搶護報擔擬擇換據損攝斷無舊"
    + "顯術殺雜權條構槍標欄樹樣橋檢歡殘畢匯漢湯溝淚澤潔測濟濃塗潤滿濱潛滅燈靈爐煉爛煩燒熱愛狀獨狹獵環監鹽蓋盤礦碼磚礎確離種積稱穩窩豎競筆簽簡糧約級紀純綱納紙線練組細終紹經結繞繪給絡絕統繼績緒續維綠緩編縮網羅罰罷職聯膚勝腦腳臉節範藥"
    + "薦獲慮雖蟲補規視覽覺觸計訂認討讓訓議記講許論設訪證評識訴詞譯試話該詳語誤請諸讀課誰調談謝負貢財責敗貨質購貫貼貴貸費貿資賞賠賴賽贊趕趨躍踐軌轉輪軟輕載較輔輛輯輸邊達遷運遠連遲選遞遺郵鄰鄭釋鑒針鋼錢鐵鈴銀銷鎖鍋錯鍵鎮長閉閒聞閥閱"
    + "隊陽陰階際陸陳險隨隱難靜韓頁頂項順須預領頻顏額風飛飯飲館驅駕驗騎魚鮮鳥雞麥齊龍"
)
.subtracting("強換損測據構")
