import BundledData
import LibXML2Judge
import SchemaModel
import SchemaReader
import SourceText
import Testing
import XMLSyntax

@testable import SchemaValidation

/// The card language, read once, with libxml2's reading of it.
enum CardSchema {
  static let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
  static let schema = Result { try SchemaReader.read(entry: "card.xsd", files: files) }
  static let judge = Result { try LibXML2Judge(entry: "card.xsd", files: files) }

  static func assess(_ text: String) throws -> (tree: XMLTree, assessment: SchemaAssessment) {
    let tree = XMLParser.parse(SourceText(text))
    return (tree, SchemaAssessment(tree: tree, schema: try schema.get()))
  }
}

/// The schemas of ``RichSchema``, read once.
enum RichSchemas {
  static let schema = Result { try SchemaReader.read(entry: "rich.xsd", files: RichSchema.files) }
  static let judge = Result { try LibXML2Judge(entry: "rich.xsd", files: RichSchema.files) }
}
