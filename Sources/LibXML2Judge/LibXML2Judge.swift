import CLibXML2
import SchemaModel
package import SchemaReader

/// libxml2's own verdict on documents, by the same schema files: the second opinion behind `validate --cross-check`.
///
/// The schema is compiled once; judging is safe from any thread. Nothing is read from disk or network: documents with a
/// DOCTYPE are refused, and `xsi:schemaLocation` leads nowhere.
package final class LibXML2Judge: Sendable {
  /// Something that libxml2 objects to.
  package struct Finding: Hashable, Sendable {
    /// libxml2's words.
    package let message: String
    /// The line, counted from one; 0 when unknown.
    package let line: Int
  }

  /// What libxml2 says of a document.
  package struct Verdict: Hashable, Sendable {
    /// Whether it is well-formed, namespaces included, and has no DOCTYPE.
    package let isWellFormed: Bool
    /// Whether it is valid by the schema as well.
    package let isValid: Bool
    /// What is wrong, in the order found.
    package let findings: [Finding]
  }

  /// Whether the system has libxml2: without it there is nobody to ask.
  package static var isAvailable: Bool { LibXML2.library != nil }

  /// What the system calls the library that is asked.
  package static var libraryName: String { CLIBXML2_LIBRARY }

  private let library: LibXML2
  /// The compiled schema; libxml2 only reads it while validating.
  private let schema: OpaqueSchema

  private struct OpaqueSchema: @unchecked Sendable {
    let pointer: xmlSchemaPtr
  }

  /// Compiles the schema whose entry is the file called `entry`.
  ///
  /// - Throws: ``SchemaError`` with what libxml2 objects to, or that there is none (``isAvailable``).
  package init(entry: String, files: [SchemaReader.File]) throws(SchemaError) {
    guard let library = LibXML2.library else {
      let place = SchemaLocation(file: entry, line: 1)
      throw SchemaError(problems: [SchemaError.Problem(message: "\(Self.libraryName) is not here", location: place)])
    }
    self.library = library
    let collector = Collector()
    let made = InMemoryFiles.serving(files) { () -> xmlSchemaPtr? in
      guard let parser = library.newSchemaParser(InMemoryFiles.address(of: entry)) else { return nil }
      defer { library.freeSchemaParser(parser) }
      library.setSchemaReceiver(parser, Collector.receive, collector.opaque)
      return library.parseSchema(parser)
    }
    guard let made else {
      throw SchemaError(
        problems: collector.findings.map {
          SchemaError.Problem(
            message: $0.finding.message,
            location: SchemaLocation(file: InMemoryFiles.name(of: $0.file), line: $0.finding.line))
        })
    }
    schema = OpaqueSchema(pointer: made)
  }

  deinit { library.freeSchema(schema.pointer) }

  /// The verdict on a document of these bytes.
  package func judge(_ bytes: [UInt8]) -> Verdict {
    InMemoryFiles.refuseEverything()
    let collector = Collector()
    guard let count = Int32(exactly: bytes.count), count > 0, let parser = library.newParser() else {
      return Verdict(isWellFormed: false, isValid: false, findings: [Finding(message: "Document is empty", line: 1)])
    }
    defer { library.freeParser(parser) }
    // The handlers that make the tree need the parser as their context, so the collector travels inside it.
    parser.pointee._private = collector.opaque
    parser.pointee.sax.pointee.serror = Collector.receiveFromParser
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOERROR.rawValue
    let document = bytes.withUnsafeBytes { buffer in
      library.read(parser, buffer.bindMemory(to: CChar.self).baseAddress, count, nil, nil, Int32(options))
    }
    guard let document else {
      return Verdict(isWellFormed: false, isValid: false, findings: collector.findings.map(\.finding))
    }
    defer { library.freeDocument(document) }
    guard parser.pointee.wellFormed != 0, parser.pointee.nsWellFormed != 0 else {
      return Verdict(isWellFormed: false, isValid: false, findings: collector.findings.map(\.finding))
    }
    if library.internalSubset(document) != nil {
      let finding = Finding(message: "A DOCTYPE is refused", line: 1)
      return Verdict(isWellFormed: false, isValid: false, findings: [finding])
    }
    guard let validator = library.newValidator(schema.pointer) else {
      return Verdict(isWellFormed: true, isValid: false, findings: [])
    }
    defer { library.freeValidator(validator) }
    library.setReceiver(validator, Collector.receive, collector.opaque)
    let result = library.validate(validator, document)
    return Verdict(isWellFormed: true, isValid: result == 0, findings: collector.findings.map(\.finding))
  }

  /// Collects libxml2's findings.
  fileprivate final class Collector {
    var findings: [(file: String, finding: Finding)] = []

    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func add(_ error: xmlError) {
      guard error.level != XML_ERR_WARNING, findings.count < 100 else { return }
      findings.append(
        (
          error.file.map { String(cString: $0) } ?? "",
          Finding(
            message: Self.sentence(error.message.map { String(cString: $0) } ?? ""),
            line: Int(error.line))
        ))
    }

    /// A message of libxml2 without the line end and the full stop.
    private static func sentence(_ message: String) -> String {
      var message = message[...]
      while let last = message.last, last == "\n" || last == "." || last == " " { message.removeLast() }
      return String(message)
    }

    static let receive: LibXML2.Receiver = { context, error in
      guard let context, let error else { return }
      Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
    }

    /// As ``receive``, the context being a parser that has the collector as its private data.
    static let receiveFromParser: LibXML2.Receiver = { context, error in
      guard let context, let error else { return }
      let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
      guard let collector = parser.pointee._private else { return }
      Unmanaged<Collector>.fromOpaque(collector).takeUnretainedValue().add(error.pointee)
    }
  }
}
