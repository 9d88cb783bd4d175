/// A value of a simple type in its value space, so that `1.0` and `+1` are one and the same.
package enum SimpleValue: Hashable, Sendable {
  /// The bytes of a string, name, address or binary, in one canonical form.
  case bytes([UInt8])
}
