/// A finished ``SimpleTypeTable`` that is passed around as one reference: validation asks it for every value.
package final class ValueChecker: Sendable {
  private let table: SimpleTypeTable

  init(_ table: SimpleTypeTable) { self.table = table }

  /// As ``SimpleTypeTable/problem(of:_:as:resolve:)``.
  package func problem(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> ValueProblem? {
    table.problem(of: bytes, range, as: type, resolve: resolve)
  }

  /// As ``SimpleTypeTable/value(of:_:as:resolve:)``.
  package func value(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> SimpleValue? {
    table.value(of: bytes, range, as: type, resolve: resolve)
  }

  /// As ``SimpleTypeTable/plainStringRange(_:_:_:)``.
  package func plainStringRange(_ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID) -> Range<Int>? {
    table.plainStringRange(bytes, range, type)
  }

  /// As ``SimpleTypeTable/needsNamespaces(_:)``.
  package func needsNamespaces(_ type: SimpleTypeID) -> Bool { table.needsNamespaces(type) }
}
