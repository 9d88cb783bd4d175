import Standards

/// What programs leave in texts that people read.
extension String {
  /// Whether it is what programs write where there is no value.
  var isNoValue: Bool { ["null", "undefined", "NaN", "[object Object]"].contains(self) }

  /// A date with a time as programs write it, such as `2026-11-24T08:00:00Z`; nil when there is none.
  var machineTime: String? {
    guard utf8.count >= 16, utf8.contains(0x54), utf8.contains(0x3A) else { return nil }
    return split(atAny: " ,;()").first { word in
      let bytes = Array(word.utf8)
      return bytes.count >= 16 && bytes[4] == 0x2D && bytes[7] == 0x2D && bytes[10] == 0x54 && bytes[13] == 0x3A
        && [0, 1, 2, 3, 5, 6, 8, 9, 11, 12].allSatisfy { bytes[$0].isASCIIDigit }
    }.map { String($0) }
  }

  /// The name of an exception, or a line of a source, as programs report them: `NullPointerException`, `Orders.java:214`.
  var exception: String? {
    guard utf8.contains(0x3A) && utf8.contains(0x2E) || contains("Error") || contains("Exception") else { return nil }
    return split(atAny: " ,;()").first { word in
      let name = word.last == ":" ? word.dropLast() : word
      // “HumanError” and “PrintError” are what people call something.
      let isKnown =
        name.hasSuffix("Exception") || name.hasSuffix("Error") && name.contains(".")
        || Self.errors.contains(String(name))
      if isKnown, name.count(where: { $0.isUppercase }) > 1,
        name.utf8.allSatisfy({ $0.isASCIILetter || $0 == 0x2E }),
        name.contains(where: { $0.isLowercase })
      {
        return true
      }
      let parts = name.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[1].isEmpty && parts[1].utf8.allSatisfy { $0.isASCIIDigit }
        && Self.sources.contains { parts[0].hasSuffix($0) }
    }.map { String($0) }
  }

  /// How files of programs end; “Node.js:20” is a program and its version.
  private static let sources = [".java", ".kt", ".swift", ".py", ".cs", ".cpp", ".abap"]

  /// What languages for programs call their errors.
  private static let errors: Set<String> = [
    "TypeError", "ReferenceError", "SyntaxError", "RangeError", "ValueError", "KeyError", "IndexError",
    "AttributeError",
    "RuntimeError", "AssertionError", "OutOfMemoryError", "StackOverflowError", "NoClassDefFoundError",
  ]

  /// Whether it holds UTF-8 that was read as Latin-1, or the sign for what could not be read.
  var hasTraceOfEncoding: Bool {
    guard utf8.contains(where: { $0 >= 0xC2 }) else { return false }
    var (previous, before): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in unicodeScalars {
      if scalar.value == 0xFFFD { return true }
      if [0xC3, 0xC5, 0xC4].contains(previous.value) {
        let isSecond = (0x80...0xBF).contains(scalar.value) || "€™œž“”–—‚„†‡ŸšŽŠ˜ƒ…‰‹›".unicodeScalars.contains(scalar)
        // “12 Å²” is an area.
        let isPower = previous.value == 0xC5 && "²³°".unicodeScalars.contains(scalar)
        if isSecond, !isPower, !" \u{A0}".unicodeScalars.contains(scalar),
          !"“”–—…»«".unicodeScalars.contains(scalar) || previous.value == 0xC3 && !before.properties.isUppercase
        {
          return true
        }
      }
      if scalar == "€", previous == "â" { return true }
      (previous, before) = (scalar, previous)
    }
    return false
  }
}
