import BundledData
import CLibXML2
import Foundation
import SchemaModel
import Testing
import XMLSyntax

@testable import SchemaReader

/// libxml2 reads the same schema files to the same elements, attributes and lines.
@Suite struct XSDReadingTests {
  static let files =
    BundledFile.schemas.map { ($0.name, $0.bytes) }
    + UnsupportedConstructTests.cases.enumerated().map { index, construct in
      let inside = construct.0.filter { $0 != "⏩" }
      let text = "<xs:schema xmlns:xs=\"\(BuiltInType.namespace)\">\n\(inside)\n</xs:schema>"
      return ("case \(index)", Array(text.utf8))
    } + [("written otherwise", Array(odd.utf8)), ("two bytes a character", utf16(odd))]

  /// Tags over several lines, references, CDATA, prefixes that change and notes.
  private static let odd = """
    <?xml version="1.0"?>
    <!-- before -->
    <schema xmlns="\(BuiltInType.namespace)"
      targetNamespace='urn:a&amp;b'
      >
      <element name="a"
        type = "string"/><element xmlns:t="urn:t" name="ä&#x20;b" type="t:u"
      />
      <annotation><appinfo>note <x:a xmlns:x="urn:x" x:b="1" c=" 2&#10;"/></appinfo>
        <documentation>A <b>bold</b> text,
          <![CDATA[<as it is>]]></documentation></annotation>
      <simpleType name="s"><restriction base="token"><pattern value="a&lt;b&#9;c
    d"/></restriction></simpleType>
    </schema>
    """

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  @Test(arguments: files.indices) func elementsAreLibXML2s(_ index: Int) throws {
    let (name, bytes) = Self.files[index]
    // Text where none may stand is the schema reader's finding, and none of XML.
    guard let document = try? XSDDocument(file: name, bytes: bytes) else {
      return #expect(String(decoding: bytes, as: UTF8.self).contains("loose text"))
    }
    let read = Self.outline(document)
    #expect(!read.isEmpty)
    #expect(read == Self.outline(bytes), "\(name)")
  }

  /// An element a line: where its start tag ends, its namespace, its name and its attributes.
  private static func outline(_ document: XSDDocument) -> [String] {
    let file = document.schemaFile()
    let tree = document.tree
    return document.allElements.map { node in
      let attributes = tree.attributes(of: .init(node)).filter { !$0.flags.contains(.namespaceDeclaration) }
      let written = attributes.map { "{\(tree.namespace(of: $0))}\(tree.name(of: $0).local)=\(tree.value(of: $0))" }
      let line = SchemaLocation(file, offset: document.endOfStartTag(node)).line
      return "\(line) {\(tree.namespace(of: .init(node)))}\(document.localName(node)) \(written)"
    }
  }

  /// The same, as libxml2 reads it.
  private static func outline(_ bytes: [UInt8]) -> [String] {
    let document = bytes.withUnsafeBytes {
      xmlReadMemory($0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), nil, nil, 0)
    }
    defer { xmlFreeDoc(document) }
    var lines: [String] = []
    add(xmlDocGetRootElement(document), to: &lines)
    return lines
  }

  private static func add(_ first: xmlNodePtr?, to lines: inout [String]) {
    var next = first
    while let node = next {
      if node.pointee.type == XML_ELEMENT_NODE {
        var written: [String] = []
        var attribute = node.pointee.properties
        while let current = attribute {
          let value = xmlNodeListGetString(node.pointee.doc, current.pointee.children, 1)
          written.append("\(name(current.pointee.ns, current.pointee.name))=\(value.map { String(cString: $0) } ?? "")")
          free(value)
          attribute = current.pointee.next
        }
        lines.append("\(node.pointee.line) \(name(node.pointee.ns, node.pointee.name)) \(written)")
        add(node.pointee.children, to: &lines)
      }
      next = node.pointee.next
    }
  }

  private static func name(_ namespace: xmlNsPtr?, _ local: UnsafePointer<xmlChar>?) -> String {
    "{\(namespace.flatMap { $0.pointee.href }.map { String(cString: $0) } ?? "")}\(local.map { String(cString: $0) } ?? "")"
  }
}
