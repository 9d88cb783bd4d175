package import JSON

/// The sample data that bindings of a part read.
///
/// A path is names joined by `.` or `/`; a number picks an element of an array. It starts at the item at hand; with a `/` in
/// front at the top of the sample (RFC 6901). `.` alone is the item itself.
package struct SampleScope: Sendable {
  /// The whole sample, or nil when the card has none.
  package let root: JSONValue?
  /// Where paths start.
  package let item: JSONValue?

  /// A scope of these values.
  package init(root: JSONValue?, item: JSONValue?) { (self.root, self.item) = (root, item) }

  /// The scope that `reference` names: a file, and behind `#` a place in it, such as `orders.json#/0`.
  package init(_ reference: String, sample: (_ path: String) -> JSONValue?) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    root = sample(String(parts.first ?? ""))
    item = parts.count > 1 ? JSONPointer(fragment: String(parts[1])).flatMap { [root] in root?[$0] } : root
  }

  static let none = SampleScope(root: nil, item: nil)

  /// What stands at `path`; nil when there is nothing.
  package func value(_ path: String) -> JSONValue? {
    if path == "." { return item }
    let isAbsolute = path.utf8.first == 0x2F
    guard let start = isAbsolute ? root : item else { return nil }
    // Most paths are a single name.
    guard path.isEmpty || path.utf8.contains(where: { $0 == 0x2E || $0 == 0x2F }) else {
      return if case .object(let members) = start { members[path] } else { start[JSONPointer(tokens: [path])] }
    }
    let names = Self.names(path)
    return start[JSONPointer(tokens: names)]
  }

  /// The steps of `path`.
  static func names(_ path: String) -> [String] {
    // Characters are only looked at where one could be more than a byte.
    if !path.utf8.allSatisfy({ $0 < 0x80 }) { return path.split { $0 == "." || $0 == "/" }.map(String.init) }
    return path.utf8.split { $0 == 0x2E || $0 == 0x2F }.map { String(Substring($0)) }
  }

  /// Whether a path can have `name` as a step: what divides steps and ends bindings cannot be part of one.
  package static func isStep(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 < 0x20 || "{}/.".utf8.contains($0) }
  }

  /// The items of the list at `binding`, which stands in braces; nil when there is no such list.
  package func items(_ binding: String) -> [JSONValue]? {
    value(Self.path(binding) ?? binding)?.array
  }

  /// The path in `{path}`, or nil when `text` is not a single binding.
  static func path(_ text: String) -> String? {
    guard text.utf8.first == 0x7B, text.utf8.last == 0x7D, text.utf8.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.utf8.contains(0x7B) || inner.utf8.contains(0x7D) ? nil : String(inner)
  }

  /// `text` with its bindings filled in, numbers as `numbers` says, and `{{` as a brace, and the paths that lack a value.
  func fill(_ text: [UInt8], _ numbers: SampleNumbers) -> (text: String, missing: [String]) {
    guard text.contains(0x7B) else { return (String(decoding: text, as: UTF8.self), []) }
    var result: [UInt8] = []
    var missing: [String] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == 0x7B, index + 1 < text.count, text[index + 1] == 0x7B {
        result.append(byte)
        index += 2
      } else if byte == 0x7D, index + 1 < text.count, text[index + 1] == 0x7D {
        result.append(byte)
        index += 2
      } else if byte == 0x7B, let end = text[index...].firstIndex(of: 0x7D) {
        let path = String(decoding: text[(index + 1)..<end], as: UTF8.self)
        if let text = value(path).flatMap(numbers.text) {
          result.append(contentsOf: text.utf8)
        } else {
          missing.append(path)
          result.append(contentsOf: text[index...end])
        }
        index = end + 1
      } else {
        result.append(byte)
        index += 1
      }
    }
    return (String(decoding: result, as: UTF8.self), missing)
  }

  /// `text` with its bindings filled in, numbers as the sample has them; nil when a path lacks a text.
  package func filled(_ text: String) -> String? {
    let (filled, missing) = fill(Array(text.utf8), .plain)
    return missing.isEmpty ? filled : nil
  }

  /// How a value reads in the sample; nil for arrays and objects, which are not text.
  package static func text(_ value: JSONValue) -> String? {
    switch value {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : plain(String(value))
    case .string(let value): value
    case .array, .object: nil
    }
  }

  /// `number` without an exponent, as people write it; as it stands where it would have more zeros than they read.
  private static func plain(_ number: String) -> String {
    let parts = number.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), abs(exponent) <= mostZeros else { return number }
    let isNegative = parts[0].utf8.first == 0x2D
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let digits = String(mantissa[0] + fraction)
    let places = mantissa[0].count + exponent
    let zeros = String(repeating: "0", count: max(-places, places - digits.count, 0))
    let text =
      places <= 0
      ? "0." + zeros + digits
      : places >= digits.count ? digits + zeros : "\(digits.prefix(places)).\(digits.dropFirst(places))"
    return isNegative ? "-" + text : text
  }

  /// Larger and smaller numbers are none of a card.
  private static let mostZeros = 30
}
