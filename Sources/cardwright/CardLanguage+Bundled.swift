import BundledData
import CardAnalysis
import SchemaReader
import Synchronization

extension CardLanguage {
  /// The card language with the schema that the executable carries; a caller that asks while it is being read waits.
  static func bundled() throws(CommandFailure) -> CardLanguage { try read.get() }

  private static let read: Result<CardLanguage, CommandFailure> = {
    do {
      return .success(
        CardLanguage(
          schema: try SchemaReader.read(
            entry: BundledSchema.entry, files: BundledSchema.files, parsed: BundledSchema.takeParsed),
          handover: .targets))
    } catch {
      return .failure(BundledSchema.defect("\(error)"))
    }
  }()
}

/// The schema that the executable carries, as its readers want it.
enum BundledSchema {
  /// The file that includes all others.
  static let entry = "card.xsd"

  /// Every file.
  static var files: [SchemaReader.File] { BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) } }

  /// How far the largest file, which is half of all, has been read beside the others.
  private enum Progress {
    case untouched
    case parsed(SchemaReader.ParsedFile)
    case taken
  }

  private static let progress = Mutex(Progress.untouched)
  private static let largest = BundledFile.schemas.max { $0.count < $1.count }

  /// Reads the largest file as XML, unless that is done already: for another thread than that which reads the schema.
  static func parseAhead() {
    progress.withLock { progress in
      guard case .untouched = progress, let largest else { return }
      progress = .parsed(SchemaReader.ParsedFile((largest.name, largest.bytes)))
    }
  }

  /// What was read ahead of the file called `name`; nobody has it any more.
  fileprivate static func takeParsed(_ name: String) -> SchemaReader.ParsedFile? {
    guard name == largest?.name else { return nil }
    return progress.withLock { progress in
      defer { progress = .taken }
      if case .parsed(let file) = progress { return file }
      return nil
    }
  }

  /// The message when it cannot be read, which no user can cause.
  static func defect(_ reason: String) -> CommandFailure {
    CommandFailure("the bundled schema cannot be read, which is a defect of this program:\n\(reason)")
  }
}
