#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A stream socket of this machine alone, by plain system calls that never wait.
struct LoopbackSocket: Sendable {
  /// What a read or a write came to.
  enum Transfer {
    /// So many bytes went through; a write may take fewer than it was given.
    case bytes(Int)
    /// Nothing can be done now.
    case wait
    /// The other side has gone, or something is wrong for good.
    case end
  }

  let descriptor: Int32

  /// A socket that listens at `port` of 127.0.0.1; 0 for one that the system chooses.
  ///
  /// - Throws: what the system said, as a sentence.
  static func listening(at port: UInt16) throws(PreviewError) -> (socket: LoopbackSocket, port: UInt16) {
    #if canImport(Glibc)
      let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw failure("a socket cannot be made") }
    let socket = LoopbackSocket(descriptor: descriptor)
    socket.prepare()
    var on: Int32 = 1
    _ = setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = Self.address(port)
    let size = socklen_t(MemoryLayout<sockaddr>.size)
    guard bind(descriptor, &address, size) == 0, listen(descriptor, 16) == 0 else {
      defer { socket.close() }
      throw failure(port == 0 ? "no port of 127.0.0.1 is free" : "port \(port) of 127.0.0.1 cannot be used")
    }
    var own = sockaddr()
    var length = size
    guard getsockname(descriptor, &own, &length) == 0 else {
      defer { socket.close() }
      throw failure("the port of the preview is not known")
    }
    return (socket, UInt16(UInt8(bitPattern: own.sa_data.0)) << 8 | UInt16(UInt8(bitPattern: own.sa_data.1)))
  }

  /// 127.0.0.1 and `port`, both in network order, as they lie in a `sockaddr_in`.
  private static func address(_ port: UInt16) -> sockaddr {
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_INET)
    address.sa_data.0 = CChar(truncatingIfNeeded: port >> 8)
    address.sa_data.1 = CChar(truncatingIfNeeded: port)
    (address.sa_data.2, address.sa_data.5) = (127, 1)
    return address
  }

  private static func failure(_ what: String) -> PreviewError {
    PreviewError("\(what): \(String(cString: strerror(errno)))")
  }

  /// The next connection; nil when none waits.
  func accept() -> LoopbackSocket? {
    #if canImport(Glibc)
      let descriptor = Glibc.accept(self.descriptor, nil, nil)
    #else
      let descriptor = Darwin.accept(self.descriptor, nil, nil)
    #endif
    guard descriptor >= 0 else { return nil }
    let socket = LoopbackSocket(descriptor: descriptor)
    socket.prepare()
    return socket
  }

  /// Makes the socket one that never waits, is not handed to other programs and sends small messages at once.
  private func prepare() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var on: Int32 = 1
    _ = setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    #if !canImport(Glibc)
      _ = setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Reads what has come into `buffer`, from its start.
  func read(into buffer: inout [UInt8]) -> Transfer {
    result(of: recv(descriptor, &buffer, buffer.count, 0), isEndAtNothing: true)
  }

  /// Writes as many of `bytes` as go now.
  func write(_ bytes: [UInt8]) -> Transfer {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    return result(of: send(descriptor, bytes, bytes.count, flags), isEndAtNothing: false)
  }

  private func result(of count: Int, isEndAtNothing: Bool) -> Transfer {
    if count > 0 { return .bytes(count) }
    if count == 0 { return isEndAtNothing ? .end : .wait }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wait : .end
  }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
