import CLibXML2
import SchemaModel

extension XSDDocument {
  /// Reads `bytes` with libxml2's parser.
  ///
  /// - Throws: ``SchemaError`` when the file is not well-formed or has a DOCTYPE.
  init(file: String, bytes: [UInt8]) throws(SchemaError) {
    var reading = Reading(file: file)
    reading.read(bytes)
    guard reading.problems.isEmpty else { throw SchemaError(problems: reading.problems) }
    self = reading.document
  }

  /// Receives libxml2's events.
  private struct Reading {
    fileprivate var document: XSDDocument
    fileprivate var problems: [SchemaError.Problem] = []
    private var open: [Int] = []
    /// The node that text belongs to, or -1.
    private var textTarget = -1
    private var parser: xmlParserCtxtPtr?
    /// Namespaces come from the parser's dictionary, so that equal pointers are equal strings.
    private var namespaces: [UnsafePointer<xmlChar>] = []
    /// Which of the document's namespaces is XSD's, or -1.
    private var schemaNamespace = -1

    fileprivate init(file: String) { document = XSDDocument(file: file) }

    fileprivate mutating func read(_ bytes: [UInt8]) {
      LibXML2.initialize()
      guard let count = Int32(exactly: bytes.count), count > 0 else { return fail("The file is empty", line: 1) }
      let parser = bytes.withUnsafeBytes { buffer in
        // The parser copies the bytes.
        xmlCreateMemoryParserCtxt(buffer.bindMemory(to: CChar.self).baseAddress, count)
      }
      guard let parser else { return fail("libxml2 cannot read the file", line: 1) }
      defer { xmlFreeParserCtxt(parser) }
      self.parser = parser
      xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue))
      parser.pointee.sax.pointee = Self.handler
      withUnsafeMutablePointer(to: &self) { pointer in
        // Nothing else touches this value until the parser is done.
        parser.pointee.userData = UnsafeMutableRawPointer(pointer)
        xmlParseDocument(parser)
      }
      if parser.pointee.wellFormed == 0 || parser.pointee.nsWellFormed == 0, problems.isEmpty {
        fail("The file is not well-formed", line: 1)
      }
      self.parser = nil
    }

    /// Line of the parser, counted from one.
    private var line: Int { parser.map { Int($0.pointee.input?.pointee.line ?? 1) } ?? 1 }

    fileprivate mutating func fail(_ message: String, line: Int) {
      problems.append(
        SchemaError.Problem(message: message, location: SchemaLocation(file: document.file, line: line)))
    }

    private static func reading(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Reading>? {
      context?.assumingMemoryBound(to: Reading.self)
    }

    private static func string(_ pointer: UnsafePointer<xmlChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }

    /// Where in the document's namespaces the one at `pointer` is, or -1 for none.
    private mutating func namespaceIndex(_ pointer: UnsafePointer<xmlChar>?) -> Int {
      guard let pointer else { return -1 }
      for (index, known) in namespaces.enumerated() where known == pointer { return index }
      let name = String(cString: pointer)
      namespaces.append(pointer)
      document.namespaces.append(name)
      if name == BuiltInType.namespace { schemaNamespace = namespaces.count - 1 }
      return namespaces.count - 1
    }

    private mutating func namespace(_ pointer: UnsafePointer<xmlChar>?) -> String {
      let index = namespaceIndex(pointer)
      return index < 0 ? "" : document.namespaces[index]
    }

    private static var handler: xmlSAXHandler {
      var handler = xmlSAXHandler()
      handler.initialized = UInt32(XML_SAX2_MAGIC)
      handler.startElementNs = { context, name, _, namespace, namespaceCount, namespaces, count, _, attributes in
        Reading.reading(context)?.pointee.start(
          name, namespace, Pairs(namespaces, Int(namespaceCount)), Pairs(attributes, Int(count)))
      }
      handler.endElementNs = { context, _, _, _ in Reading.reading(context)?.pointee.end() }
      handler.characters = { context, characters, count in
        Reading.reading(context)?.pointee.characters(UnsafeBufferPointer(start: characters, count: Int(count)))
      }
      handler.cdataBlock = handler.characters
      handler.internalSubset = { context, _, _, _ in
        guard let reading = Reading.reading(context) else { return }
        let line = reading.pointee.line
        reading.pointee.fail("A DOCTYPE is not supported in a schema", line: line)
      }
      handler.serror = { context, error in
        guard let error, error.pointee.level != XML_ERR_WARNING else { return }
        let message = error.pointee.message.map { String(cString: $0) } ?? "The file is not well-formed"
        Reading.reading(context)?.pointee.fail(LibXML2.sentence(message), line: Int(error.pointee.line))
      }
      return handler
    }

    /// An array of pointers as libxml2 passes it, and how many entries it speaks of.
    private struct Pairs {
      let base: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
      let count: Int

      init(_ base: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int) {
        self.base = base
        self.count = base == nil ? 0 : count
      }
    }

    private mutating func start(
      _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?, _ namespaces: Pairs, _ attributes: Pairs
    ) {
      let firstPrefix = document.prefixes.count
      let firstAttribute = document.attributes.count
      if let base = namespaces.base {
        for index in 0..<namespaces.count {
          document.prefixes.append(
            Prefix(prefix: Self.string(base[index * 2]), namespace: self.namespace(base[index * 2 + 1])))
        }
      }
      if let base = attributes.base {
        // Five pointers an attribute: name, prefix, namespace, begin and end of the value.
        for index in 0..<attributes.count {
          guard let start = base[index * 5 + 3], let end = base[index * 5 + 4] else { continue }
          document.attributes.append(
            Attribute(
              namespace: self.namespace(base[index * 5 + 2]), name: Self.string(base[index * 5]),
              value: String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)))
        }
      }
      let namespace = namespaceIndex(namespace)
      let node = Node(
        name: Self.string(name), isSchema: namespace >= 0 && namespace == schemaNamespace, namespace: namespace,
        line: line, parent: open.last ?? -1,
        attributes: firstAttribute..<document.attributes.count, prefixes: firstPrefix..<document.prefixes.count,
        end: 0, text: document.text.count..<document.text.count)
      let index = document.nodes.count
      document.nodes.append(node)
      if textTarget < 0, let parent = open.last {
        let isNote = document.nodes[parent].isSchema && document.nodes[parent].name == "appinfo"
        if isNote || (node.isSchema && node.name == "documentation") { textTarget = index }
      }
      open.append(index)
    }

    private mutating func end() {
      guard let index = open.popLast() else { return }
      document.nodes[index].end = document.nodes.count
      if index == textTarget {
        document.nodes[index].text = document.nodes[index].text.lowerBound..<document.text.count
        textTarget = -1
      }
    }

    private mutating func characters(_ characters: UnsafeBufferPointer<xmlChar>) {
      if textTarget >= 0 { return document.text.append(contentsOf: characters) }
      guard let parent = open.last, document.nodes[parent].name != "appinfo" else { return }
      // Of a file that is no schema, nothing is said but that.
      guard document.nodes.first?.isSchema == true else { return }
      for (offset, byte) in characters.enumerated() where byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 {
        // The parser is at the end of the text already.
        let behind = characters[offset...].count { $0 == 0x0A }
        return fail("Text may stand only in xs:documentation and xs:appinfo", line: line - behind)
      }
    }
  }
}
