import Synchronization
import WebCore

// The whole interface of the module: a message goes in, and what follows from it comes out while it is answered, as bytes in the memory
// that both sides see. `cw_prepare` runs where the module is made, which is then stored as it is behind that.

/// Hands a message to the page, which takes its bytes before this returns.
@_extern(wasm, module: "cardwright", name: "tell")
private func tell(_ bytes: UnsafePointer<UInt8>?, _ count: Int)

/// The core, and the room into which the page writes a message.
private struct Exchange {
  let core = WebCore(version: moduleVersion) { message in
    message.withUnsafeBufferPointer { tell($0.baseAddress, $0.count) }
  }
  var message = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  mutating func makeRoom(_ count: Int) {
    message.deallocate()
    message = .allocate(capacity: count)
  }
}

private let exchange = Mutex(Exchange())

/// The address of room for a message of `count` bytes.
@_expose(wasm, "cw_alloc") @_cdecl("cw_alloc")
public func alloc(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  exchange.withLock { exchange in
    exchange.makeRoom(Int(count))
    return exchange.message.baseAddress
  }
}

/// Answers the message in the room that was given last, and takes that room back.
@_expose(wasm, "cw_answer") @_cdecl("cw_answer")
public func answer() {
  exchange.withLock { exchange in
    let message = [UInt8](exchange.message)
    exchange.makeRoom(0)
    exchange.core.answer(message)
  }
}

/// Does what every page would do first (``WebCore/prepare()``).
@_expose(wasm, "cw_prepare") @_cdecl("cw_prepare")
public func prepare() { exchange.withLock { $0.core.prepare() } }
