#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file by its path; every call asks the system anew.
package struct File: Hashable, Sendable {
  /// The path, absolute or relative to the working folder.
  package let path: String

  /// The file at `path`.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether something stands at the path and is not a folder.
  package var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// The longest contents that are read, in bytes: what is longer, or never ends, is an error.
  package static let mostBytes = 1 << 29

  /// The whole contents of an ordinary file, or of what is below `/dev/`: elsewhere a pipe, into which perhaps nobody ever writes, and a
  /// device are refused.
  package func read() throws(FileError) -> [UInt8] {
    // What a shell hands over there, as for <(…), somebody writes into.
    let isHandedOver = path.hasPrefix("/dev/")
    // Without this option a pipe is waited for as soon as it is opened.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isHandedOver ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var status = stat()
    if !isHandedOver, fstat(descriptor, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw FileError(notOrdinary: path)
    }
    return try Self.readToEnd(of: descriptor, path)
  }

  /// Everything on standard input.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try readToEnd(of: STDIN_FILENO, "standard input")
  }

  /// Puts `bytes` in the place of the file's contents, all or nothing: a reader sees the old file or the new one.
  ///
  /// The permissions stay, and a file that is protected from writing is refused; a symbolic link stays one, and the file it
  /// leads to is replaced. Anything but an ordinary file, such as `/dev/null` or a pipe, is written to and stays what it is.
  ///
  /// - Parameter isPrivate: whether the owner alone may read it from now on.
  package func replace(with bytes: [UInt8], isPrivate: Bool = false) throws(FileError) {
    var target = path
    var status = stat()
    var isPresent = lstat(path, &status) == 0
    if isPresent, status.st_mode & S_IFMT == S_IFLNK {
      target = resolvedPath
      isPresent = stat(target, &status) == 0
    }
    // A folder is refused when the draft is to replace it.
    if isPresent, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) { return try write(bytes, to: target) }
    // Another file could take its place all the same, and who may do everything is asked for nothing.
    if isPresent, access(target, W_OK) != 0 || status.st_mode & 0o222 == 0 {
      errno = EACCES
      throw FileError("write", path)
    }
    let (descriptor, draft) = try openDraft(of: target, permissions: isPrivate || isPresent ? 0o600 : 0o666)
    // A new file has the permissions that the person's mask leaves.
    let wanted: mode_t? = isPrivate ? 0o600 : isPresent ? status.st_mode & 0o7777 : nil
    let isWritten =
      Self.write(bytes, to: descriptor) && (wanted.map { fchmod(descriptor, $0) == 0 } ?? true)
    let failure = isWritten ? nil : FileError("write", path)
    guard close(descriptor) == 0, failure == nil, rename(draft, target) == 0 else {
      let failure = failure ?? FileError("write", path)
      unlink(draft)
      throw failure
    }
  }

  /// Puts `bytes` in the place of `known`; false where the file holds something else, as somebody may have saved it since it
  /// was read.
  package func replace(_ known: [UInt8], with bytes: [UInt8]) throws(FileError) -> Bool {
    guard try read() == known else { return false }
    try replace(with: bytes)
    return true
  }

  /// Puts `bytes` into a new file; false where something is at the path already, which stays as it is.
  ///
  /// Of several that make one file at the same time one does.
  package func create(with bytes: [UInt8]) throws(FileError) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw FileError("write", path)
    }
    close(descriptor)
    do throws(FileError) {
      try replace(with: bytes)
      return true
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes the file; a missing one is not an error.
  package func remove() throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError("remove", path) }
  }

  /// Writes to what is not an ordinary file.
  private func write(_ bytes: [UInt8], to target: String) throws(FileError) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("write", path) }
    defer { close(descriptor) }
    if !Self.write(bytes, to: descriptor) { throw FileError("write", path) }
  }

  /// A new file beside `target` that will take its place.
  private func openDraft(of target: String, permissions: mode_t) throws(FileError) -> (descriptor: Int32, path: String)
  {
    // A process that was killed may have left a draft, and threads may write the same file at the same time.
    for _ in 0..<16 {
      let draft = "\(target).\(UInt32.random(in: 0...UInt32.max)).tmp"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 { return (descriptor, draft) }
      if errno != EEXIST { break }
    }
    throw FileError("write", path)
  }

  /// Writes all of `bytes` to `descriptor`; false when the system refuses, with its reason in `errno`.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Self.writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        written += count
      }
      return true
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func readToEnd(of descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    // One byte more than the size, so that an ordinary file's end is found without growing.
    let expected = fstat(descriptor, &status) == 0 ? min(Int(status.st_size), mostBytes) + 1 : 0
    var bytes = [UInt8](repeating: 0, count: max(expected, 1 << 12))
    var filled = 0
    while true {
      if filled > mostBytes {
        errno = EFBIG
        throw FileError("read", path)
      }
      if filled == bytes.count {
        bytes.append(contentsOf: [UInt8](repeating: 0, count: min(filled, mostBytes + 1 - filled)))
      }
      let count = bytes.withUnsafeMutableBytes { buffer in
        readOnce(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError("read", path)
      }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The path with every symbolic link followed, or as given when it leads nowhere.
  private var resolvedPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
