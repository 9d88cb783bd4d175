import Dispatch
import Subprocess
import Synchronization

#if canImport(Glibc)
  import Glibc
  import SystemPackage
#else
  import Darwin
  import System
#endif

/// Another program that this one runs.
package struct ChildProcess: Sendable {
  /// Where the program is.
  package let path: String

  /// The program called `name` in one of the folders of `PATH`, or nil.
  package init?(named name: String) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin"
    for folder in folders.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      guard access(candidate, X_OK) == 0 else { continue }
      path = candidate
      return
    }
    return nil
  }

  /// The program at `path`, or nil when there is none.
  package init?(at path: String) {
    guard access(path, X_OK) == 0 else { return nil }
    self.path = path
  }

  /// The program that opens an address as the desktop wants it; nil when there is none.
  package static var opener: ChildProcess? {
    #if canImport(Glibc)
      ChildProcess(named: "xdg-open")
    #else
      ChildProcess(named: "open")
    #endif
  }

  /// Runs the program and waits for its end.
  ///
  /// After `limit` it is asked to end; whatever is left of it, and of what it started, is killed a moment later, and also
  /// when this process ends. Call it on a thread that may block, never from a task: it needs the threads that tasks run on.
  ///
  /// - Parameters:
  ///   - input: the path of the file that it reads; nil for nothing to read.
  ///   - output: the path of the file that takes what it prints, and must not be there yet; nil for none.
  ///   - variables: what it sees of its environment beyond the few that every program sees.
  ///   - isWanted: asked again and again while it runs; once nobody wants it any more it is stopped as after `limit`.
  package func run(
    _ arguments: [String], within limit: Duration, input: String? = nil, output: String? = nil,
    variables: [String: String] = [:], while isWanted: (@Sendable () -> Bool)? = nil
  ) throws(ChildProcessError) {
    let end = End()
    Task.detached {
      let surroundings = Surroundings(input: input, output: output, variables: variables)
      end.comes(await trouble(arguments, within: limit, surroundings, while: isWanted))
    }
    if let trouble = end.wait() { throw trouble }
  }

  /// Starts the program and does not wait for it, so that it may outlive this one.
  ///
  /// Call it on a thread that may block.
  ///
  /// - Parameter limit: how long its end is waited for. What opens a page says soon that it cannot, or runs as long as the
  ///   page is open; how that ends is of no interest.
  /// - Returns: what went wrong within that time, if anything did.
  package func start(_ arguments: [String], within limit: Duration) -> ChildProcessError? {
    let end = End()
    Task.detached {
      switch await outcome(of: arguments, Surroundings(), begun: { _ in }) {
      case .success(let status): end.comes(failure(status))
      case .failure(let trouble): end.comes(trouble)
      }
    }
    Task.detached {
      try? await Task.sleep(for: limit)
      end.comes(nil)
    }
    return end.wait()
  }

  // MARK: Running

  /// The paths of the files that a program reads and prints into, nil for nothing, and what it sees beyond the usual.
  private struct Surroundings: Sendable {
    var input: String?
    var output: String?
    var variables: [String: String] = [:]
  }

  private typealias Outcome = Result<TerminationStatus, ChildProcessError>

  /// How long a program that was asked to end may take to clean up.
  private static let grace = Duration.seconds(1)

  /// What goes wrong when the program runs for `limit` at most; nil when nothing does.
  private func trouble(
    _ arguments: [String], within limit: Duration, _ surroundings: Surroundings, while isWanted: (@Sendable () -> Bool)?
  ) async -> ChildProcessError? {
    let group = ProcessGroup()
    defer { group.leave() }
    return await withTaskGroup(of: Outcome?.self) { tasks in
      tasks.addTask { await outcome(of: arguments, surroundings, begun: group.begin) }
      tasks.addTask {
        await Self.wait(limit, while: isWanted)
        return nil
      }
      let first = await tasks.next() ?? nil
      // Ends the wait for the deadline, or the program.
      tasks.cancelAll()
      let last = await tasks.next() ?? nil
      switch first ?? last {
      case .failure(let trouble) where first != nil || !group.hasBegun: return trouble
      case .success(let status) where first != nil: return failure(status)
      default:
        // The program may have ended as asked and left others behind that did not.
        group.stop()
        let reason = isWanted?() ?? true ? "did not end within \(limit)" : "was not wanted any more"
        return ChildProcessError("\(path) \(reason) and was stopped")
      }
    }
  }

  /// How long it takes at most until a program ends that is not wanted any more.
  private static let attention = Duration.milliseconds(100)

  /// Waits for `limit`, or until `isWanted` says that nobody needs to.
  private static func wait(_ limit: Duration, while isWanted: (@Sendable () -> Bool)?) async {
    var left = limit
    while left > .zero, !Task.isCancelled, isWanted?() ?? true {
      let step = isWanted == nil ? left : min(left, attention)
      try? await Task.sleep(for: step)
      left -= step
    }
  }

  /// What comes of the program, which is in a group of its own; `begun` takes the number of that.
  private func outcome(
    of arguments: [String], _ surroundings: Surroundings, begun: @escaping @Sendable (pid_t) -> Void
  ) async -> Outcome {
    var options = PlatformOptions()
    // A group of its own, to be stopped as a whole; a session, so that the end of a terminal does not reach it.
    options.createSession = true
    options.teardownSequence = [.gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: Self.grace)]
    do {
      let source = try FileDescriptor.open(surroundings.input ?? "/dev/null", .readOnly)
      let file = try FileDescriptor.open(
        surroundings.output ?? "/dev/null", .writeOnly,
        options: surroundings.output == nil ? [] : [.create, .exclusiveCreate],
        permissions: .ownerReadWrite)
      return .success(
        try await Subprocess.run(
          .path(FilePath(path)), arguments: Arguments(arguments),
          environment: .custom(Self.environment(and: surroundings.variables)),
          platformOptions: options, input: .fileDescriptor(source, closeAfterSpawningProcess: true),
          output: .fileDescriptor(file, closeAfterSpawningProcess: true), error: .discarded
        ) { begun($0.processIdentifier.value) }.terminationStatus)
    } catch {
      return .failure(ChildProcessError("\(path) cannot be run: \(error)"))
    }
  }

  private func failure(_ status: TerminationStatus) -> ChildProcessError? {
    switch status {
    case .exited(0): nil
    case .exited(let code): ChildProcessError("\(path) ended with status \(code)")
    case .signaled(let signal): ChildProcessError("\(path) was ended by signal \(signal)")
    }
  }

  /// What drawing programs need to find their files and fonts, and programs that open a page need to find the desktop.
  private static func environment(and others: [String: String]) -> [Environment.Key: String] {
    let names: [Environment.Key] = [
      "PATH", "HOME", "TMPDIR", "LANG", "USER", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "FONTCONFIG_PATH",
      "FONTCONFIG_FILE", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_CURRENT_DESKTOP",
      "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "BROWSER",
    ]
    var variables: [Environment.Key: String] = [:]
    for name in names { variables[name] = getenv(name.rawValue).map { String(cString: $0) } }
    for (name, value) in others { variables[Environment.Key(stringLiteral: name)] = value }
    return variables
  }
}

/// The end of a program, or of the wait for it, for which a thread waits.
private final class End: Sendable {
  private let first: Mutex<ChildProcessError??> = Mutex(nil)
  private let semaphore = DispatchSemaphore(value: 0)

  /// It is there, with what went wrong; only the first counts.
  func comes(_ trouble: ChildProcessError?) {
    first.withLock { if $0 == nil { $0 = .some(trouble) } }
    semaphore.signal()
  }

  func wait() -> ChildProcessError? {
    semaphore.wait()
    return first.withLock { $0 } ?? nil
  }
}
