import Synchronization
import WebCore

// The whole interface of the module: a message goes in, the answers come out, as bytes in the memory that both sides see.

/// The core, the room into which the page writes a message, and what the page reads the answers from.
private struct Exchange {
  let core = WebCore(version: moduleVersion)
  var message = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  var answer: [UInt8] = []

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
    exchange.answer = exchange.core.answer(message)
  }
}

/// The address of the answer's bytes, which stay there until the next message.
@_expose(wasm, "cw_result_address") @_cdecl("cw_result_address")
public func resultAddress() -> UnsafePointer<UInt8>? {
  exchange.withLock { exchange in exchange.answer.withUnsafeBufferPointer { $0.baseAddress } }
}

/// How many bytes the answer has.
@_expose(wasm, "cw_result_count") @_cdecl("cw_result_count")
public func resultCount() -> Int32 { exchange.withLock { Int32($0.answer.count) } }
