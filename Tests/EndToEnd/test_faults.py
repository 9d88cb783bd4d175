"""What goes wrong around the executable: nothing is lost, a clear word is said, and nothing hangs."""

import json
import resource
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

GOOD = '<ObjectCardView xmlns="urn:cardwright:1" id="order">\n  <Title>Pump</Title>\n</ObjectCardView>\n'
UNTIDY = GOOD.replace("  <Title>", "<Title>")
MISSPELT = GOOD.replace("<Title>Pump</Title>", "<Titel>Pump</Titel>")


def full_disk() -> None:
    """For the program to be started, no file can grow: writing fails as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))


def on_full_disk(executable: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess:
    return subprocess.run(
        [executable, *arguments], cwd=cwd, capture_output=True, text=True, timeout=60, preexec_fn=full_disk, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("arguments", [
    ("validate",), ("validate", "--format", "json"), ("devices",), ("explain", "--list"), ("render", "a.card.xml", "-o", "-")])
def test_output_that_cannot_be_written_is_told(executable, tmp_path, arguments):
    (tmp_path / "a.card.xml").write_text(GOOD)
    (tmp_path / "b.card.xml").write_text(MISSPELT)
    with open("/dev/full", "wb") as full:
        told = subprocess.run([executable, *arguments], cwd=tmp_path, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert told.returncode == 2
    assert "cannot write standard output: No space left on device" in told.stderr


@pytest.mark.parametrize("arguments, text", [
    (("format", "a.card.xml"), UNTIDY), (("validate", "--fix", "a.card.xml"), MISSPELT), (("render", "a.card.xml", "-o", "a.svg"), GOOD),
    (("sample", "a.card.xml"), GOOD.replace("Pump", "{title}")), (("schema", "--output", "xsd"), GOOD)])
def test_a_full_disk_leaves_files_as_they_were(executable, tmp_path, arguments, text):
    card = tmp_path / "a.card.xml"
    card.write_text(text)
    told = on_full_disk(executable, *arguments, cwd=tmp_path)
    assert told.returncode == 2, told.stderr
    assert "cannot write" in told.stderr
    assert card.read_text() == text
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [card]


@pytest.mark.parametrize("arguments, text", [(("format",), UNTIDY), (("validate", "--fix"), MISSPELT)])
def test_a_file_that_is_protected_from_writing_stays(cardwright, tmp_path, arguments, text):
    card, other = tmp_path / "a.card.xml", tmp_path / "b.card.xml"
    for path in (card, other):
        path.write_text(text)
    card.chmod(0o444)
    told = cardwright(*arguments, "a.card.xml", "b.card.xml")
    assert told.returncode == 2
    assert "cannot write a.card.xml: Permission denied" in told.stderr.decode()
    assert card.read_text() == text and card.stat().st_mode & 0o777 == 0o444
    assert other.read_text() != text
    if arguments[0] == "validate":
        assert b"a.card.xml:" in told.stdout and b"Titel" in told.stdout and b"b.card.xml:2" not in told.stdout


def test_files_that_vanish_change_and_grow_are_read_or_told(executable, tmp_path):
    folder = tmp_path / "cards"
    folder.mkdir()
    names = [folder / f"{number}.card.xml" for number in range(300)]
    for name in names:
        name.write_text(GOOD)
    over = threading.Event()

    def disturb() -> None:
        while not over.is_set():
            for name in names:
                name.unlink(missing_ok=True)
                draft = name.with_suffix(".new")
                draft.write_text(GOOD + "<!-- grown -->" * 2000)
                draft.rename(name)
                with open(name, "a") as grown:
                    grown.write("\n" * 100)

    thread = threading.Thread(target=disturb)
    thread.start()
    try:
        for _ in range(3):
            told = subprocess.run([executable, "validate", folder], capture_output=True, text=True, timeout=120)
            assert told.returncode in (0, 2), told.stdout + told.stderr
            for line in told.stderr.splitlines():
                assert "No such file or directory" in line or "file" in line, line
    finally:
        over.set()
        thread.join()


def test_a_file_without_end_is_refused(executable, tmp_path):
    with open("/dev/zero", "rb") as endless:
        told = subprocess.run([executable, "validate", "-"], stdin=endless, capture_output=True, text=True, timeout=120)
    assert told.returncode == 2
    assert "File too large" in told.stderr


def test_ten_thousand_files_with_sixty_four_jobs(executable, tmp_path):
    for number in range(10_000):
        (tmp_path / f"{number}.card.xml").write_text(GOOD)

    def few_descriptors() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))

    told = subprocess.run(
        [executable, "validate", "--jobs", "64", "--format", "json", tmp_path], capture_output=True, text=True, timeout=120,
        preexec_fn=few_descriptors)
    assert told.returncode == 0, told.stderr
    assert len(json.loads(told.stdout)["files"]) == 10_000


def test_the_end_in_the_middle_of_writing_leaves_each_file_old_or_new(executable, tmp_path):
    text = MISSPELT + "<!-- long -->" * 20_000
    names = [tmp_path / f"{number}.card.xml" for number in range(200)]
    for name in names:
        name.write_text(text)
    process = subprocess.Popen([executable, "validate", "--fix", tmp_path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None and all(name.stat().st_size == len(text) for name in names[:20]):
        time.sleep(0.002)
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=30) in (0, 1, -signal.SIGTERM)
    fixed = text.replace("Titel", "Title")
    assert {name.read_text() for name in names} <= {text, fixed}


def test_a_server_ends_although_its_client_reads_nothing(executable, tmp_path):
    process = subprocess.Popen([executable, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def send(message: dict) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.flush()

    uri = (tmp_path / "a.card.xml").as_uri()
    text = GOOD.replace("<Title>", "<Title>" + "<Titel/>" * 500)
    send({"id": 0, "method": "initialize", "params": {"capabilities": {}}})
    send({"method": "initialized", "params": {}})
    send({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "xml", "version": 1, "text": text}}})
    for number in range(1, 50):
        send({"id": number, "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": uri}}})
    # Until what waits for the client is more than a pipe holds.
    time.sleep(2)
    send({"id": 50, "method": "shutdown"})
    send({"method": "exit"})
    assert process.wait(timeout=30) == 0
