#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another program that this one runs and waits for.
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

  /// Runs the program without input and output; false when it does not run or tells of trouble.
  package func run(_ arguments: [String]) -> Bool {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = Self.environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, path, &actions, nil, &words, &variables) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  /// What programs that draw need to find their files and faces, and those that open a page to find the desktop.
  private static var environment: [String] {
    let names = [
      "PATH", "HOME", "TMPDIR", "LANG", "USER", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "FONTCONFIG_PATH",
      "FONTCONFIG_FILE", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_CURRENT_DESKTOP",
      "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "BROWSER",
    ]
    return names.compactMap { name in
      guard let value = getenv(name) else { return nil }
      return "\(name)=" + String(cString: value)
    }
  }
}
