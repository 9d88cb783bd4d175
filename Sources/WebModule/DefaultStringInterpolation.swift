// Compiled into every module of the build for WebAssembly, which takes uses of these for errors: Embedded Swift cannot look into
// values, and would write “(cannot print value in embedded Swift)”.

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "Embedded Swift cannot print this; write what of it is to be read")
  mutating func appendInterpolation<T>(_ value: T) {}
}

extension String {
  @available(*, deprecated, message: "Embedded Swift cannot describe this; write what of it is to be read")
  init<Subject>(describing instance: Subject) { self = "" }
}
