import CLibXML2
import SchemaModel

extension XSDDocument {
  /// Reads `bytes` with libxml2's parser.
  ///
  /// - Throws: ``SchemaError`` when the file is not well-formed or has a DOCTYPE.
  init(file: String, bytes: [UInt8]) throws(SchemaError) {
    self.init(file: file)
    let builder = Builder(file: file)
    builder.read(bytes)
    guard builder.problems.isEmpty else { throw SchemaError(problems: builder.problems) }
    nodes = builder.nodes
  }

  /// Receives libxml2's events.
  private final class Builder {
    private let file: String
    fileprivate var nodes: [Node] = []
    fileprivate var problems: [SchemaError.Problem] = []
    private var open: [Int] = []
    /// The node that text belongs to, or -1.
    private var textTarget = -1
    private var text: [UInt8] = []
    private var context: xmlParserCtxtPtr?
    private var strings: [UnsafePointer<xmlChar>: String] = [:]

    fileprivate init(file: String) { self.file = file }

    fileprivate func read(_ bytes: [UInt8]) {
      LibXML2.initialize()
      guard let count = Int32(exactly: bytes.count), count > 0 else { return fail("The file is empty", line: 1) }
      bytes.withUnsafeBytes { buffer in
        // The parser copies what it keeps; the bytes outlive it.
        guard let context = xmlCreateMemoryParserCtxt(buffer.bindMemory(to: CChar.self).baseAddress, count) else {
          return fail("libxml2 cannot read the file", line: 1)
        }
        defer { xmlFreeParserCtxt(context) }
        self.context = context
        xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue))
        context.pointee.sax.pointee = Self.handler
        context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        xmlParseDocument(context)
        if context.pointee.wellFormed == 0 || context.pointee.nsWellFormed == 0, problems.isEmpty {
          fail("The file is not well-formed", line: 1)
        }
        self.context = nil
      }
    }

    /// Line of the parser, counted from one.
    private var line: Int { context.map { Int($0.pointee.input?.pointee.line ?? 1) } ?? 1 }

    fileprivate func fail(_ message: String, line: Int) {
      problems.append(SchemaError.Problem(message: message, location: SchemaLocation(file: file, line: line)))
    }

    private static func builder(_ context: UnsafeMutableRawPointer?) -> Builder? {
      context.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Names and namespaces come from the parser's dictionary, so that equal pointers are equal strings.
    private func string(_ pointer: UnsafePointer<xmlChar>?) -> String {
      guard let pointer else { return "" }
      if let known = strings[pointer] { return known }
      let made = String(cString: pointer)
      strings[pointer] = made
      return made
    }

    private static var handler: xmlSAXHandler {
      var handler = xmlSAXHandler()
      handler.initialized = UInt32(XML_SAX2_MAGIC)
      handler.startElementNs = { context, name, _, namespace, namespaceCount, namespaces, count, _, attributes in
        Builder.builder(context)?.start(
          name, namespace, Pairs(namespaces, Int(namespaceCount)), Pairs(attributes, Int(count)))
      }
      handler.endElementNs = { context, _, _, _ in Builder.builder(context)?.end() }
      handler.characters = { context, characters, count in
        Builder.builder(context)?.characters(UnsafeBufferPointer(start: characters, count: Int(count)))
      }
      handler.cdataBlock = handler.characters
      handler.internalSubset = { context, _, _, _ in
        guard let builder = Builder.builder(context) else { return }
        builder.fail("A DOCTYPE is not supported in a schema", line: builder.line)
      }
      handler.serror = { context, error in
        guard let error, error.pointee.level != XML_ERR_WARNING else { return }
        let message = error.pointee.message.map { String(cString: $0) } ?? "The file is not well-formed"
        Builder.builder(context)?.fail(LibXML2.sentence(message), line: Int(error.pointee.line))
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

    private func start(
      _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?, _ namespaces: Pairs, _ attributes: Pairs
    ) {
      var node = Node(
        namespace: string(namespace), name: string(name), line: line, parent: open.last ?? -1, attributes: [],
        prefixes: [], children: [], text: "")
      if let base = namespaces.base {
        for index in 0..<namespaces.count {
          node.prefixes.append((string(base[index * 2]), string(base[index * 2 + 1])))
        }
      }
      if let base = attributes.base {
        // Five pointers an attribute: name, prefix, namespace, begin and end of the value.
        for index in 0..<attributes.count {
          guard let start = base[index * 5 + 3], let end = base[index * 5 + 4] else { continue }
          node.attributes.append(
            Attribute(
              namespace: string(base[index * 5 + 2]), name: string(base[index * 5]),
              value: String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)))
        }
      }
      let index = nodes.count
      nodes.append(node)
      if let parent = open.last {
        nodes[parent].children.append(index)
        let isNote = nodes[parent].namespace == BuiltInType.namespace && nodes[parent].name == "appinfo"
        let isText = node.namespace == BuiltInType.namespace && node.name == "documentation"
        if textTarget < 0, isNote || isText {
          textTarget = index
          text.removeAll(keepingCapacity: true)
        }
      }
      open.append(index)
    }

    private func end() {
      guard let index = open.popLast() else { return }
      if index == textTarget {
        nodes[index].text = String(decoding: text, as: UTF8.self)
        textTarget = -1
      }
    }

    private func characters(_ characters: UnsafeBufferPointer<xmlChar>) {
      if textTarget >= 0 { return text.append(contentsOf: characters) }
      guard let parent = open.last, nodes[parent].name != "appinfo" else { return }
      for byte in characters where byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 {
        return fail("Text may stand only in xs:documentation and xs:appinfo", line: line)
      }
    }
  }
}
