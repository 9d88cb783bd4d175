internal import JSON

/// Makes the JSON text of what can be encoded, as Foundation's type of this name does.
///
/// It is meant for descriptions of commands: texts, booleans and whole numbers. Other numbers are written as a `Double` has them.
public final class JSONEncoder {
  /// How the text is laid out.
  public struct OutputFormatting: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// The options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One member or element a line, two spaces a level.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    /// Members in the order of their names, by scalars.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  /// How texts are laid out.
  public var outputFormatting: OutputFormatting = []

  /// An encoder of compact texts.
  public init() {}

  /// The UTF-8 of the JSON text of `value`.
  ///
  /// - Throws: what `value` throws; nothing of its own.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let encoder = ValueEncoder(path: [])
    try encoder.encode(value)
    let json = encoder.value(sorted: outputFormatting.contains(.sortedKeys))
    return Data(text: json.text(outputFormatting.contains(.prettyPrinted) ? .indented : .compact))
  }
}

/// The bytes of a text in UTF-8, which are all that are ever asked for.
public struct Data: Sendable {
  fileprivate let text: String
}

extension String {
  /// The encodings that a text can be read in.
  public enum Encoding: Sendable {
    /// UTF-8, one to four bytes a scalar.
    case utf8
  }

  /// The text of `data`.
  public init?(data: Data, encoding: Encoding) { self = data.text }
}
