import WebCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The core as pages in browsers have it, for tests that have no browser or want its native answers: one message a line in, the
/// JSON array of the messages that follow a line out.
@main enum WebProbe {
  static func main() {
    let core = WebCore(version: "probe")
    while let line = readLine() {
      print(String(decoding: core.answer(Array(line.utf8)), as: UTF8.self))
      // Whoever asks waits for the answer; all streams, as there is but this one.
      fflush(nil)
    }
  }
}
