import ChildProcess
import Foundation
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  /// What goes wrong when `program` runs for `limit` at most; empty when nothing does.
  ///
  /// On a thread of its own: what waits for programs must not take those that tasks run on.
  private func trouble(
    _ program: ChildProcess, _ arguments: [String], within limit: Duration = .seconds(60)
  ) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "test").async {
        do throws(ChildProcessError) {
          try program.run(arguments, within: limit)
          continuation.resume(returning: "")
        } catch {
          continuation.resume(returning: error.description)
        }
      }
    }
  }

  private func shell(_ script: String, _ argument: String = "", within limit: Duration = .seconds(60)) async throws
    -> String
  {
    await trouble(try #require(ChildProcess(at: "/bin/sh")), ["-c", script, "sh", argument], within: limit)
  }

  @Test func theEndOfAProgramIsTold() async throws {
    #expect(try await shell("exit 0") == "")
    #expect(try await shell("exit 3") == "/bin/sh ended with status 3")
    #expect(try await shell("kill -9 $$").hasPrefix("/bin/sh was ended by signal"))
  }

  @Test func aProgramGetsItsArgumentsAndNothingToRead() async throws {
    #expect(try await shell(#"test "$1" = 'a "b" $c' && ! read line"#, #"a "b" $c"#) == "")
  }

  @Test func aProgramReadsAFileAndItsWordsGoIntoAnother() async throws {
    let folder = try TemporaryFolder(["question": "what is\nasked"])
    let program = try #require(ChildProcess(at: "/bin/cat"))
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "test").async {
        continuation.resume(
          with: Result {
            try program.run(
              [], within: .seconds(60), input: folder.path + "/question", output: folder.path + "/answer")
          })
      }
    }
    #expect(try String(contentsOfFile: folder.path + "/answer", encoding: .utf8) == "what is\nasked")
  }

  @Test func aProgramSeesFewVariables() async throws {
    setenv("CARDWRIGHT_SECRET", "x", 1)
    #expect(try await shell(#"test -z "$CARDWRIGHT_SECRET" && test -n "$PATH""#) == "")
  }

  @Test func whatIsNoProgramIsNotFoundOrCannotBeRun() async throws {
    #expect(ChildProcess(named: "no-such-program") == nil && ChildProcess(at: "/no/such/program") == nil)
    let folder = try TemporaryFolder(["notes": "no program"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/notes")
    let notes = try #require(ChildProcess(at: folder.path + "/notes"))
    #expect(await trouble(notes, []).hasPrefix("\(folder.path)/notes cannot be run"))
  }

  @Test(arguments: [
    "sleep 600", "trap '' TERM; while :; do sleep 1; done",
    // The program itself ends when it is told to; what it has started does not.
    "(trap '' TERM; while :; do sleep 1; done) & sleep 600",
  ])
  func whatHangsIsStoppedWithAllThatItHasStarted(script: String) async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // Whoever was started holds the other end of the pipe, until the last of them has ended.
    let message = try await shell("exec 3>$1; \(script)", pipe, within: .milliseconds(200))
    #expect(message == "/bin/sh did not end within 0.2 seconds and was stopped")
    var ends = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    #expect(poll(&ends, 1, 10_000) == 1)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0, "nobody is left")
  }

  @Test func whatNobodyWantsAnyMoreIsStopped() async throws {
    let folder = try TemporaryFolder()
    let program = try #require(ChildProcess(at: "/bin/sh"))
    let begun = folder.path + "/begun"
    let words = await withCheckedContinuation { continuation in
      DispatchQueue(label: "test").async {
        do throws(ChildProcessError) {
          try program.run(["-c", "touch $1; sleep 600", "sh", begun], within: .seconds(600)) {
            access(begun, F_OK) != 0
          }
          continuation.resume(returning: "")
        } catch {
          continuation.resume(returning: error.description)
        }
      }
    }
    #expect(words == "/bin/sh was not wanted any more and was stopped")
  }

  /// What goes wrong within `limit` with a shell that is left alone; empty when nothing does.
  private func troubleWhenLeftAlone(_ script: String, _ argument: String = "", within limit: Duration) async throws
    -> String
  {
    let shell = try #require(ChildProcess(at: "/bin/sh"))
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "test").async {
        let trouble = shell.start(["-c", script, "sh", argument], within: limit)
        continuation.resume(returning: trouble?.description ?? "")
      }
    }
  }

  @Test func whatIsLeftAloneTellsSoonThatItFails() async throws {
    #expect(try await troubleWhenLeftAlone("exit 4", within: .seconds(600)) == "/bin/sh ended with status 4")
    #expect(try await troubleWhenLeftAlone("exit 0", within: .seconds(600)) == "")
  }

  @Test func howItEndsMuchLaterIsNotTold() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(try await troubleWhenLeftAlone(#"read line <"$1"; exit 4"#, pipe, within: .milliseconds(1)) == "")
    // It still waits for somebody who writes.
    let writer = open(pipe, O_WRONLY)
    #expect(writer >= 0)
    close(writer)
  }
}
