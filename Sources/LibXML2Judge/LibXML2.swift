import CLibXML2

/// What concerns libxml2 as a whole.
enum LibXML2 {
  /// Prepares the library, once a process; safe from any thread.
  static func initialize() { _ = initialized }

  private static let initialized: Bool = {
    xmlInitParser()
    return true
  }()

  /// A message of libxml2 without the line end and the full stop.
  static func sentence(_ message: String) -> String {
    var message = message[...]
    while let last = message.last, last == "\n" || last == "." || last == " " { message.removeLast() }
    return String(message)
  }
}
