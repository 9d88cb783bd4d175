import CLibXML2
import SchemaReader
import Synchronization

/// What libxml2 may load: files in memory while a schema is compiled, else nothing at all.
///
/// Its loader of external entities is one for the whole process; this replaces it, so that neither disk nor network is
/// ever touched, whatever a schema or document names.
enum InMemoryFiles {
  /// The scheme under which files are known to libxml2, so that relative references resolve to names again.
  private static let scheme = "memory:///"

  private static let files = Mutex<[String: [UInt8]]>([:])
  private static let compiling = Mutex<Void>(())

  private static let install: Void = {
    LibXML2.library?.setLoader { address, _, context in
      guard let address, let library = LibXML2.library else { return nil }
      return InMemoryFiles.input(for: String(cString: address), context, library)
    }
  }()

  /// The address by which libxml2 knows the file called `name`.
  static func address(of name: String) -> String { scheme + name }

  /// The name of the file at `address`.
  static func name(of address: String) -> String {
    address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : address
  }

  /// Does `work` while libxml2 can load `given`, one caller after the other.
  static func serving<Result>(_ given: [SchemaReader.File], _ work: () -> Result) -> Result {
    _ = install
    return compiling.withLock { _ in
      files.withLock { $0 = Dictionary(given.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first }) }
      defer { files.withLock { $0 = [:] } }
      return work()
    }
  }

  /// Refuses to load anything from now on, unless a schema is being compiled.
  static func refuseEverything() { _ = install }

  private static func input(
    for address: String, _ context: xmlParserCtxtPtr?, _ library: LibXML2
  ) -> xmlParserInputPtr? {
    guard let bytes = files.withLock({ $0[name(of: address)] }), let count = Int32(exactly: bytes.count) else {
      return nil
    }
    let buffer = bytes.withUnsafeBytes { bytes in
      // Copies the bytes.
      library.newBuffer(bytes.bindMemory(to: CChar.self).baseAddress, count, XML_CHAR_ENCODING_NONE)
    }
    guard let buffer else { return nil }
    guard let input = library.newInput(context, buffer, XML_CHAR_ENCODING_NONE) else {
      library.freeBuffer(buffer)
      return nil
    }
    let copy = address.withCString { library.copy($0) }
    input.pointee.filename = UnsafePointer(UnsafeMutableRawPointer(copy)?.assumingMemoryBound(to: CChar.self))
    return input
  }
}
