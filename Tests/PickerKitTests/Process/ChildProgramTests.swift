import Glibc
import Synchronization
import TestSupport
import Testing

@testable import PickerKit

/// The number of a program, shared with its thread.
private final class Number: Sendable {
    let value = Mutex<pid_t>(0)
}

@MainActor
struct ChildProgramTests {
    @Test func linesGoToAndFro() async {
        let watch = ProgramWatch(#"while read -r line; do echo "[$line]"; done"#)
        watch.program?.send(["a": 1])
        watch.program?.send(["b": "ü"])
        await eventually("two answers") { watch.messages.count == 2 }
        #expect(watch.messages == [[["a": 1]], [["b": "ü"]]])
        watch.program?.end()
        await eventually("its end") { watch.isEnded }
        #expect(watch.end == .exited(status: 0))
        #expect(watch.faults.isEmpty)
    }

    @Test func muchGoesThroughBothPipes() async {
        let watch = ProgramWatch("exec cat", limits: .patient.with(\.messagesAtOnce, 100_000))
        let text = String(repeating: "x", count: 100_000)
        for _ in 0..<50 { watch.program?.send([JSON(text)]) }
        await eventually("fifty answers") { watch.messages.count == 50 }
        #expect(watch.messages.allSatisfy { $0 == [JSON(text)] })
    }

    @Test func itRunsInASessionOfItsOwnWithNothingInherited() async throws {
        let watch = ProgramWatch(
            #"""
            echo "[$$, $(cut -d' ' -f5 /proc/$$/stat), $(cut -d' ' -f6 /proc/$$/stat), $(ls /proc/self/fd | wc -l), \"$PWD\"]"
            read line
            """#)
        await eventually("an answer") { watch.messages.count == 1 }
        let numbers = try #require(watch.messages.first?.array)
        #expect(numbers[0] == numbers[1] && numbers[0] == numbers[2])
        #expect(numbers[0] != JSON(Int(getpid())))
        // The three standard ones, and that of the folder that `ls` reads.
        #expect(numbers[3] == 4)
        #expect(numbers[4] == "/tmp")
    }

    @Test func theEndOfWhatItWroteForPeopleIsKept() async {
        let watch = ProgramWatch(
            "i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done >&2")
        await eventually("its end") { watch.isEnded }
        let text = watch.program?.errorText ?? ""
        #expect(text.hasPrefix("line "))
        #expect(text.hasSuffix("line 19999\n"))
        #expect((60_000...ErrorTail.kept).contains(text.utf8.count))
    }

    // MARK: Faults

    @Test(
        arguments: [
            ("echo '{'", ProgramFault.notJSON(line: 1, unfinished)),
            ("echo '[]'; printf 'a\\377b\\n'; read line", .notUTF8(line: 2)),
            ("head -c 3000000 /dev/zero | tr '\\0' x; read line", .lineTooLong(limit: 1 << 20)),
            ("yes '{}'", .outputFlood),
            ("yes >&2", .errorFlood),
        ])
    func whatItMayNotWriteEndsIt(script: String, fault: ProgramFault) async {
        let watch = ProgramWatch(script, limits: .patient.with(\.grace, .milliseconds(200)))
        await eventually("its end") { watch.isEnded }
        #expect(watch.faults == [fault])
    }

    /// What the reader says of `{`.
    private nonisolated static let unfinished = JSONReader.Failure(
        reason: .unfinished(expected: "a name in quotes"), position: JSON.Position(line: 1, column: 2))

    @Test func whatCannotBeStartedSaysWhy() async {
        var events: [ProgramEvent<JSON>] = []
        let program = ChildProgram(limits: .patient) { () throws(ProgramFault) in
            Launch(program: "/nowhere", arguments: ["x"], environment: [:], folder: "/")
        } read: {
            $0
        } handler: {
            events += $0
        }
        await eventually("its end") { events.count == 2 }
        guard case .fault(.notStarted("/nowhere", let reason)) = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(reason == "No such file or directory")
        _ = program
    }

    // MARK: Ending

    @Test func itEndsWithTheObject() async {
        let watch = ProgramWatch("read line; exit 7")
        await eventually("its start") { !watch.events.isEmpty }
        watch.release()
        await eventually("its end") { watch.isEnded }
        #expect(watch.end == .exited(status: 7))
    }

    @Test func whatDoesNotHeedIsTerminatedAndThenKilled() async {
        let watch = ProgramWatch(
            "trap '' TERM; echo $$; while :; do sleep 1; done",
            limits: .patient.with(\.grace, .milliseconds(100)))
        await eventually("its number") { watch.messages.count == 1 }
        watch.program?.end()
        await eventually("its end") { watch.isEnded }
        #expect(watch.end == .killed(signal: SIGKILL))
        await eventually("nothing left") { watch.isGone }
    }

    @Test func itsChildrenEndWithIt() async {
        let watch = ProgramWatch("sleep 1000 & sleep 1000 & echo $$; read line")
        await eventually("its number") { watch.messages.count == 1 }
        watch.program?.end()
        await eventually("its end") { watch.isEnded }
        await eventually("no child left") { watch.isGone }
    }

    @Test func itEndsWithTheThreadThatStartedIt() async throws {
        let number = Number()
        let launch = Launch(
            program: "/bin/sh", arguments: ["sh", "-c", "trap '' TERM HUP; while :; do sleep 1; done"],
            environment: ["PATH": "/usr/bin:/bin"], folder: "/tmp")
        // As when the host is killed, which ends its threads.
        let thread = DetachedThread {
            guard let child = try? StartedChild(launch) else { return }
            number.value.withLock { $0 = child.pid }
        }
        #expect(thread.start())
        await eventually("its start") { number.value.withLock { $0 > 0 } }
        let pid = number.value.withLock { $0 }
        var status: Int32 = 0
        await eventually("its end") { waitpid(pid, &status, WNOHANG) == pid }
        #expect(status & 0x7f == SIGKILL)
        kill(-pid, SIGKILL)
    }

    @Test func nothingIsLeftOpen() async {
        func open() -> Int { (0..<1024).count { fcntl(Int32($0), F_GETFD) != -1 } }
        let before = open()
        for _ in 0..<20 {
            let watch = ProgramWatch("read line")
            await eventually("its start") { !watch.events.isEmpty }
            watch.release()
            await eventually("its end") { watch.isEnded }
        }
        // Other tests open and close files meanwhile.
        await eventually("descriptors closed", within: .seconds(200)) { open() <= before + 20 }
    }
}
