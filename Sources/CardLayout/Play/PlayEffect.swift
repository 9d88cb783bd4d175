package import CardModel

/// What comes of a touch.
package enum PlayEffect: Hashable, Sendable {
  /// The action of this name was done.
  case did(String)
  /// The menu of the button of this name has opened.
  case opened(String)
  /// A menu has closed, or a cell has gone back to its place.
  case closed
  /// What has this name was switched on or off.
  case switched(String, isOn: Bool)
  /// A swipe has uncovered actions of these names.
  case uncovered([String])
  /// Selecting of several cells has begun or ended.
  case selecting(Bool)
  /// It leads somewhere.
  case led(Link)
  /// What has this name could lead somewhere, but its file does not say where.
  case ledNowhere(String)

  /// What is told to people, as a sentence without a full stop.
  package var words: String {
    switch self {
    case .did(let name): "“\(name)” is done"
    case .opened(let name): "“\(name)” opens its menu"
    case .closed: "Closed"
    case .switched(let name, let isOn): "“\(name)” is \(isOn ? "on" : "off")"
    case .uncovered(let names): "The swipe shows \(names.map { "“\($0)”" }.joined(separator: ", "))"
    case .selecting(let begins): begins ? "Selecting begins" : "Selecting ends"
    case .led(let link): link.words
    case .ledNowhere(let name): "“\(name)” leads nowhere, as it has no target"
    }
  }
}

extension Link {
  /// Where it leads.
  package enum Destination: Hashable, Sendable {
    /// To another card file, by its path from the file that names it.
    case card(String)
    /// To the part of the same file with this `id`.
    case part(String)
    /// To an address that no card has.
    case address
  }

  /// Where it leads.
  package var destination: Destination {
    let path = target.prefix { $0 != "#" }
    if target.contains(":") { return .address }
    if path.hasSuffix(".card.xml") { return .card(String(path)) }
    if path.isEmpty { return .part(String(target.dropFirst())) }
    return target.contains("/") || target.contains(".") ? .address : .part(target)
  }

  /// What is told of a tap that leads there, as a sentence without a full stop.
  package var words: String {
    switch destination {
    case .card(let path): return "Opens \(path)"
    case .part(let id): return "Leads to the part “\(id)” of this file"
    case .address: break
    }
    let parts = target.split(separator: ":", maxSplits: 1)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    switch parts.first?.lowercased() {
    case "tel": return "Leaves the app: calls \(rest)"
    case "sms": return "Leaves the app: writes a message to \(rest)"
    case "mailto": return "Leaves the app: writes an email to \(rest)"
    case "http", "https": return "Leaves the app: opens \(target) in the browser"
    default:
      return isExternal ? "Leaves the app: opens \(target)" : "Goes on in the app at \(target), which is no card file"
    }
  }
}
