package import SourceText

/// One file whose scenarios ran.
package struct TestedFile: Sendable {
  /// Its path as a report names it, or `<stdin>`.
  package var path: String
  /// Its text, into which ranges point.
  package var text: SourceText
  /// Why its scenarios did not run; empty when they did.
  package var errors: [Diagnostic]
  /// The results of its scenarios, in order.
  package var scenarios: [TestedScenario]

  /// A file named `path`.
  package init(path: String, text: SourceText, errors: [Diagnostic], scenarios: [TestedScenario]) {
    (self.path, self.text, self.errors, self.scenarios) = (path, text, errors, scenarios)
  }
}

/// The result of one scenario.
package struct TestedScenario: Sendable {
  /// How it ended.
  package enum Outcome: String, Sendable {
    case passed, failed
    /// It could not run to its end.
    case error
  }

  /// Its id.
  package var id: String
  /// The device on which it began.
  package var device: String
  /// The profile with which it ran.
  package var profile: String
  /// Seconds of the scene's clock that it took.
  package var seconds: Double
  /// What tells it from others, as it may run on several devices.
  var name: String { "\(id) (\(device), \(profile))" }
  /// Where its name stands.
  package var range: ByteRange
  /// The claims that do not hold, in order.
  package var failures: [TestedClaim]
  /// The trace: everything that cards, maps and the scene were notified of, such as `home.didAppear`.
  package var trace: [String]
  /// Why it did not run to its end; nil when it did.
  package var trouble: String?
  /// The files with films of it.
  package var films: [String] = []

  /// A scenario that ran.
  package init(
    id: String, device: String, profile: String, seconds: Double, range: ByteRange, failures: [TestedClaim] = [],
    trace: [String], trouble: String? = nil
  ) {
    (self.id, self.device, self.profile, self.seconds) = (id, device, profile, seconds)
    (self.range, self.failures, self.trace, self.trouble) = (range, failures, trace, trouble)
  }

  /// How it ended.
  package var outcome: Outcome { trouble != nil ? .error : failures.isEmpty ? .passed : .failed }
}

/// A claim that does not hold.
package struct TestedClaim: Sendable {
  /// The attribute.
  package var claim: String
  /// What it claims.
  package var expected: String
  /// What would hold.
  package var actual: String
  /// What is wrong, as a sentence without a full stop.
  package var message: String
  /// Where its value stands.
  package var range: ByteRange
  /// How many entries the scenario's trace had by then.
  package var traced: Int

  /// A claim that does not hold.
  package init(claim: String, expected: String, actual: String, message: String, range: ByteRange, traced: Int) {
    (self.claim, self.expected, self.actual) = (claim, expected, actual)
    (self.message, self.range, self.traced) = (message, range, traced)
  }
}

/// How many scenarios ran, and how they ended.
package struct TestSummary: Hashable, Sendable {
  /// Files whose scenarios ran or could not.
  package private(set) var files = 0
  /// Scenarios in which everything held.
  package private(set) var passed = 0
  /// Scenarios in which a claim does not hold.
  package private(set) var failed = 0
  /// Scenarios and files that could not run.
  package private(set) var errors = 0
  /// What could not be read.
  private(set) var unread: [UnreadInput] = []

  /// Nothing yet.
  package init() {}

  /// Counts `file` in.
  package mutating func add(_ file: TestedFile) {
    files += 1
    if !file.errors.isEmpty { errors += 1 }
    for scenario in file.scenarios {
      switch scenario.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .error: errors += 1
      }
    }
  }

  /// Takes note that an input is missing.
  package mutating func add(_ input: UnreadInput) {
    unread.append(input)
    errors += 1
  }

  /// What a person reads at the end, such as `44 scenarios in 15 files: 43 passed, 1 failed`.
  package var sentence: String {
    let count = passed + failed
    var ends = ["\(passed) passed"]
    if failed > 0 { ends.append("\(failed) failed") }
    if errors > 0 { ends.append("\(errors) could not run") }
    let files = "\(self.files) file\(self.files == 1 ? "" : "s")"
    return "\(count) scenario\(count == 1 ? "" : "s") in \(files): \(ends.joined(separator: ", "))"
  }
}
