import ChildProcess
import Dispatch
import EditorWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LanguageServer {
  /// Ends this process soon after the process `parent` has ended (LSP 3.17, `initialize`): nobody is left to serve.
  func watch(_ parent: Int) {
    guard parent > 1, let parent = pid_t(exactly: parent), kill(parent, 0) == 0 else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(5)) { [weak self] in
      guard let self else { return }
      if kill(parent, 0) == 0 || errno == EPERM { return self.watch(Int(parent)) }
      self.log.write(.info, "the process that started the server has ended")
      ProcessGroup.stopAll()
      _exit(1)
    }
  }
}
