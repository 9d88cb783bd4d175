import BundledData
import SourceText
import Standards

/// The icon of the catalogue that a name which is none of it most likely means.
enum IconMeaning {
  /// The icon for `name`, which misspells one, has its family wrong, or calls it by another word; nil when none is like it.
  ///
  /// It is certain where the name may be changed without asking: the drawing is the one that was named.
  static func nearest(to name: String) -> (name: String, isCertain: Bool)? {
    // UI5 and MDK write `sap-icon://message-error` for `message.messageError`.
    if name.hasPrefix(fontAddress) {
      let word = String(name.dropFirst(fontAddress.count).filter { $0 != "-" })
      return word.contains(".") ? nil : nearest(to: word)
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let word = parts.last.map(String.init), !word.isEmpty else { return nil }
    // Nothing but capitals is another.
    if let meant = IconCatalogue.names.first(where: { $0.lowercased() == name.lowercased() }) { return (meant, true) }
    let same = IconCatalogue.names.first { $0.lowercased().hasSuffix("." + word.lowercased()) }
    if parts.count > 1, !families.contains(String(parts[0])) {
      if let known = synonyms[name.lowercased()] { return (known, false) }
      // `action.flag` is an icon with its family misspelled; `cart.fill` is a symbol of the system whose mark was left out.
      let near = parts.count == 2 ? family(meantBy: String(parts[0])) : nil
      if let near, let meant = IconCatalogue.names.first(where: { $0.lowercased() == "\(near).\(word)".lowercased() }) {
        return (meant, true)
      }
      // Its family may be a wrong one, too, and both may be misspelled: `arrow.reload`, `action.filtre`.
      let own = near.flatMap { same ?? synonyms[word.lowercased()] ?? misspelling(word, of: icons($0)) }
      if let meant = own ?? counterpart(ofSymbol: name) ?? same { return (meant, false) }
    }
    // The name may be right and the family missing; a wrong one says that something else may be meant: `people.add`.
    if let same { return (same, parts.count == 1) }
    if let known = synonyms[word.lowercased()] { return (known, false) }
    let siblings = parts.count > 1 ? icons(String(parts[0])) : []
    guard let meant = misspelling(word, of: siblings.isEmpty ? IconCatalogue.names : siblings) else { return nil }
    let near = Self.word(meant)
    let isError = word.utf8.count > 4 && Spelling.isTypingError(word, for: near)
    return (meant, !siblings.isEmpty && (isError || word.lowercased() == near.lowercased()))
  }

  /// What stands before the names of icons in other libraries.
  private static let fontAddress = "sap-icon://"

  /// The one of `names` that shows what `word` most likely misspells, or nil.
  private static func misspelling(_ word: String, of names: [String]) -> String? {
    // Short words that differ by a letter are two words: “cog” and “log”.
    guard word.utf8.count > 3 else { return nil }
    let words = names.map(Self.word)
    guard let near = Spelling.nearest(to: word, among: words), !isOpposite(near, of: word) else { return nil }
    return words.firstIndex(of: near).map { names[$0] }
  }

  /// Whether `near`, however near it is to `word` by its letters, says the opposite: `highPriority` where there is no `lowPriority`.
  private static func isOpposite(_ near: String, of word: String) -> Bool {
    let (near, word) = (near.lowercased(), word.lowercased())
    func turns(_ said: String, _ other: String) -> Bool {
      word.contains(said) && !near.contains(said) && near.contains(other) && !word.contains(other)
    }
    return opposites.contains { turns($0.0, $0.1) || turns($0.1, $0.0) }
  }

  /// Words in names of icons, one of which is never meant by the other.
  private static let opposites = [
    ("low", "high"), ("up", "down"), ("left", "right"), ("top", "bottom"), ("on", "off"), ("in", "out"),
    ("open", "close"), ("start", "stop"), ("show", "hide"), ("positive", "negative"), ("add", "remove"),
    ("plus", "minus"), ("increase", "decrease"), ("first", "last"), ("undo", "redo"), ("enable", "disable"),
  ]

  /// The family that `name` misspells by a letter or by its ending, or nil; “cart” is no “charts”.
  private static func family(meantBy name: String) -> String? {
    let name = name.lowercased()
    return Spelling.nearest(to: name, among: families).flatMap { near in
      let isMeant = Spelling.isTypingError(name, for: near) || near.hasPrefix(name) || name.hasPrefix(near)
      return isMeant ? near : nil
    }
  }

  /// The icons of `family`.
  private static func icons(_ family: String) -> [String] {
    IconCatalogue.names.filter { $0.hasPrefix(family + ".") }
  }

  /// The icon that shows what the SF Symbol `name` shows, without `sf:`; nil when none is known.
  static func counterpart(ofSymbol name: String) -> String? {
    let words = name.lowercased().split(separator: ".").map(String.init)
    // The first words say what a symbol shows, the next ones how: the longest beginning that is known.
    for count in stride(from: words.count, to: 0, by: -1) {
      let beginning = words.prefix(count).joined(separator: ".")
      if let known = synonyms[beginning] { return known }
      if let same = IconCatalogue.names.first(where: { Self.word($0).lowercased() == beginning }) { return same }
    }
    return nil
  }

  private static let families = Set(IconCatalogue.names.map { String($0.prefix { $0 != "." }) }).sorted()

  /// What `name` shows, without its family.
  private static func word(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

  /// Other words for what icons of the catalogue show, and SF Symbols of the same meaning.
  static let synonyms: [String: String] = {
    var all: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":").map(String.init)
      for word in parts[1].split(separator: ",") { all[String(word)] = parts[0] }
    }
    return all
  }()

  private static let table = """
    actions.delete:trash,bin,garbage
    actions.search:magnifyingglass,magnifier,find
    actions.settings:gearshape,gear,cog,cogwheel,preferences,slider.horizontal.3
    actions.email:envelope,mail
    actions.home:house
    people.personPlaceholder:person,user
    people.group:person.2,person.3,persons,people
    people.addEmployee:person.badge.plus
    status.warning:exclamationmark.triangle,exclamationmark,caution
    status.information:info,info.circle
    status.questionMark:questionmark,question
    documents.document:doc,file
    documents.documentText:doc.text,text.document
    actions.duplicate:doc.on.doc
    actions.sysCancel:xmark,cross,close
    actions.accept:checkmark,check,tick,approve
    actions.decline:reject,refuse,deny
    actions.add:plus
    actions.sysMinus:minus
    actions.edit:pencil,square.and.pencil,pen
    actions.save:square.and.arrow.down
    actions.share:square.and.arrow.up,arrowshape.turn.up.right
    actions.upload:arrow.up.doc
    arrows.arrowTop:arrow.up
    arrows.arrowBottom:arrow.down
    arrows.arrowLeft:arrow.left
    arrows.arrowRight:arrow.right
    actions.refresh:arrow.clockwise,arrow.triangle.2.circlepath,reload
    actions.undo:arrow.uturn.backward,arrow.counterclockwise
    actions.redo:arrow.uturn.forward
    arrows.slimArrowRight:chevron.right
    arrows.slimArrowLeft:chevron.left
    arrows.slimArrowUp:chevron.up
    arrows.slimArrowDown:chevron.down
    charts.verticalBarChart2:chart.bar
    charts.lineChart:chart.line,chart.xyaxis.line
    charts.pieChart:chart.pie
    time.history:clock
    time.fobWatch:stopwatch,timer,watch
    actions.favorite:star
    actions.thumbUp:hand.thumbsup
    actions.thumbDown:hand.thumbsdown
    objects.locked:lock
    objects.unlocked:lock.open
    actions.chainLink:link
    actions.attachment:paperclip
    actions.bulletText:list.bullet
    actions.numberedText:list.number
    actions.locateMe:location,mappin
    actions.overflow:ellipsis,more
    objects.picture:photo,image
    callout.discussion:message,chat
    actions.print:printer
    objects.tableView:table
    actions.video:video,film
    actions.wrench:wrench.and.screwdriver
    shopping.cart:bag
    actions.pushpinOn:pin
    actions.show:eye
    actions.hide:eye.slash
    objects.suitcase:briefcase
    objects.lightbulb:bulb
    transport.carRental:car
    transport.flight:airplane,plane
    transport.busPublicTransport:bus
    transport.passengerTrain:tram,train
    transport.shippingStatus:truck,box.truck,shippingbox
    objects.creditCard:creditcard
    objects.barCode:barcode
    objects.qrCode:qrcode
    objects.temperature:thermometer
    objects.building:building.2
    actions.filter:line.3.horizontal.decrease
    actions.sort:arrow.up.arrow.down
    actions.paperPlane:paperplane,send
    actions.soundLoud:speaker
    actions.mediaPlay:play
    actions.mediaPause:pause
    actions.scissors:cut
    actions.microphone:mic
    objects.globe:network
    tables.sum:sigma
    """
}
