import BundledData
import CardAnalysis
import CardwrightCore
import SchemaModel
import SchemaReader

extension CardLanguage {
  /// The card language with the schema that the executable carries; a caller that asks while it is being read waits.
  static func bundled() throws(CommandFailure) -> CardLanguage { try read.get() }

  /// The same for a server, which goes on without a schema where it must, after it has said so to `tell`.
  static func bundled(orTelling tell: (String) -> Void) -> CardLanguage {
    do throws(CommandFailure) {
      return try bundled()
    } catch {
      tell(error.description)
      return CardLanguage()
    }
  }

  private static let read: Result<CardLanguage, CommandFailure> =
    Schema.bundled.map { .success(CardLanguage(schema: $0, handover: .targets)) }
    ?? .failure(BundledSchema.defect("what is stored of it is damaged; install cardwright again"))
}

/// The files of the schema that the executable carries, as their readers want them.
enum BundledSchema {
  /// The file that includes all others.
  static let entry = "card.xsd"

  /// Every file.
  static var files: [SchemaReader.File] { BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) } }

  /// The message when it cannot be read, which no user can cause.
  static func defect(_ reason: String) -> CommandFailure {
    CommandFailure("the bundled schema cannot be read, which is a defect of this program:\n\(reason)")
  }
}
