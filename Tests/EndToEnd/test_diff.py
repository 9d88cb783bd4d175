"""`cardwright diff`: files, folders, revisions of a real repository, git's own diff and difftool; the reports and the page."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

CARD = """<ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json">
  <DetailImage src="images/pump.png" shape="square" alt="A pump"/>
  <Title>{title}</Title>
  <Status kind="negative">High</Status>
</ObjectCardView>
"""
OTHER = CARD.replace(">High<", ">Very high<")


def write(folder: Path, files: dict[str, str | bytes]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)


class Repository:
    """A git repository with a project of cards, and what is done in it."""

    def __init__(self, folder: Path):
        self.folder = folder
        folder.mkdir()
        self.environment = {
            **os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_PAGER": "cat",
            "GIT_AUTHOR_NAME": "n", "GIT_AUTHOR_EMAIL": "e", "GIT_COMMITTER_NAME": "n", "GIT_COMMITTER_EMAIL": "e",
        }
        self.git("init", "-q", "-b", "main")

    def git(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["git", *arguments], cwd=self.folder, env={**self.environment, **environment}, capture_output=True, check=True,
            timeout=120)

    def commit(self, files: dict[str, str | bytes]) -> None:
        write(self.folder, files)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "a change")


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    made = Repository(tmp_path / "project")
    made.commit({
        "cards/order.card.xml": CARD, "cards/samples/orders.json": '{"title": "Pump"}', "cards/images/pump.png": b"one",
        "cards/other.card.xml": CARD.replace("order", "other").replace("samples/others.json", "samples/orders.json"),
        "notes.txt": "notes\n",
    })
    return made


@pytest.fixture
def diff(cardwright, repository):
    """Runs `cardwright diff` in the repository and reads its report."""

    def run(*arguments: str, cwd: str = "."):
        done = cardwright("diff", "--format", "json", *arguments, cwd=repository.folder / cwd)
        return done.returncode, json.loads(done.stdout) if done.stdout else done.stderr.decode()

    return run


def sentences(report: dict, number: int = 0) -> list[str]:
    return [change["sentence"] for change in report["files"][number]["changes"]]


class TestFilesAndFolders:
    def test_two_files(self, cardwright, tmp_path):
        write(tmp_path, {"a.card.xml": CARD, "b.card.xml": OTHER})
        done = cardwright("diff", "a.card.xml", "b.card.xml")
        assert done.returncode == 1
        text = done.stdout.decode()
        assert text.startswith("b.card.xml: changed\n")
        assert "  ~ Status says “Very high” in place of “High”  /ObjectCardView/Status\n" in text
        assert "drawn otherwise: iPhone 15\n" in text
        assert text.endswith("1 card differs: 1 changed\n")

    def test_the_same_is_silent(self, cardwright, tmp_path):
        write(tmp_path, {"a.card.xml": CARD, "b.card.xml": CARD})
        done = cardwright("diff", "a.card.xml", "b.card.xml")
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

    def test_what_is_only_written_otherwise_says_so(self, cardwright, tmp_path):
        write(tmp_path, {"a.card.xml": CARD, "b.card.xml": CARD.replace("\n  <", "\n\n\t<")})
        done = cardwright("diff", "a.card.xml", "b.card.xml")
        assert done.returncode == 1
        assert "nothing but white space, comments or the way of writing" in done.stdout.decode()

    def test_two_folders(self, cardwright, tmp_path):
        sample = '{"title": "Pump"}'
        for side in ("old", "new"):
            write(tmp_path / side, {
                "same.card.xml": CARD, "deep/changed.card.xml": CARD if side == "old" else OTHER,
                f"only-{side}.card.xml": CARD, "samples/orders.json": sample, "deep/samples/orders.json": sample,
            })
        done = cardwright("diff", "old", "new", "--format", "json")
        assert done.returncode == 1
        report = json.loads(done.stdout)
        assert [(file["path"], file["status"]) for file in report["files"]] == [
            ("deep/changed.card.xml", "changed"), ("only-new.card.xml", "added"), ("only-old.card.xml", "removed"),
        ]
        assert (report["old"], report["new"]) == ("old", "new")

    def test_a_changed_sample_counts(self, cardwright, tmp_path):
        for side, title in (("old", "Pump"), ("new", "Valve")):
            write(tmp_path / side, {"a.card.xml": CARD, "samples/orders.json": json.dumps({"title": title})})
        done = cardwright("diff", "old", "new", "--format", "json")
        assert done.returncode == 1
        assert sentences(json.loads(done.stdout))[0] == "Title shows “Valve” in place of “Pump”"

    def test_a_changed_configuration_counts(self, cardwright, tmp_path):
        for side in ("old", "new"):
            write(tmp_path / side, {"a.card.xml": CARD, "samples/orders.json": '{"title": "Pump"}'})
        write(tmp_path / "new", {".cardwright.json": '{"palette": {"light": {"negativeLabel": "#123456"}}}'})
        done = cardwright("diff", "old", "new", "--format", "json")
        assert done.returncode == 1
        assert json.loads(done.stdout)["files"][0]["pictures"] == [{"environment": "iPhone 15"}]
        # What it sets for others is nothing that this card shows.
        write(tmp_path / "new", {".cardwright.json": '{"format": {"lineLength": 80}}'})
        done = cardwright("diff", "old", "new")
        assert (done.returncode, done.stdout) == (0, b"")

    def test_the_devices_of_the_project_are_drawn(self, cardwright, tmp_path):
        setting = '{"devices": ["iphone-15", "ipad-pro-11"], "textSizes": ["large", "AX3"]}'
        write(tmp_path, {"a.card.xml": CARD, "b.card.xml": OTHER, ".cardwright.json": setting})
        done = cardwright("diff", "a.card.xml", "b.card.xml", "--format", "json")
        pictures = json.loads(done.stdout)["files"][0]["pictures"]
        assert len(pictures) == 4 and {"environment": "iPhone 15, text size AX3"} in pictures
        done = cardwright("diff", "a.card.xml", "b.card.xml", "--format", "json", "--appearance", "dark")
        assert json.loads(done.stdout)["files"][0]["pictures"] == [{"environment": "iPhone 15, dark"}]

    @pytest.mark.parametrize("broken", ["", "<", "<Card", CARD[:150], "\x00\x01"])
    def test_a_broken_side_is_compared_as_far_as_it_goes(self, cardwright, tmp_path, broken):
        write(tmp_path, {"a.card.xml": CARD, "b.card.xml": broken})
        for pair in (("a", "b"), ("b", "a")):
            done = cardwright("diff", *(f"{name}.card.xml" for name in pair))
            assert done.returncode == 1 and not done.stderr
            assert "has errors in b.card.xml and is compared as far as it is understood" in done.stdout.decode()


class TestRevisions:
    def test_a_revision_against_the_working_tree(self, repository, diff):
        assert diff()[0] == 0
        write(repository.folder, {"cards/order.card.xml": OTHER})
        for words in ((), ("main",), ("HEAD", "cards"), ("cards/order.card.xml",), ("HEAD", "cards/order.card.xml")):
            status, report = diff(*words)
            assert status == 1, words
            assert [file["path"] for file in report["files"]] == ["cards/order.card.xml"]
            assert report["new"] == "working tree"
        assert diff("cards/other.card.xml")[0] == 0
        assert diff("main", cwd="cards")[1]["files"][0]["path"] == "order.card.xml"

    def test_two_revisions_and_what_a_branch_changed(self, repository, diff):
        repository.git("checkout", "-q", "-b", "feature")
        repository.commit({"cards/order.card.xml": OTHER})
        repository.git("checkout", "-q", "main")
        repository.commit({"cards/other.card.xml": OTHER})
        assert [file["path"] for file in diff("main", "feature")[1]["files"]] == [
            "cards/order.card.xml", "cards/other.card.xml"]
        assert diff("main..feature")[1] == diff("main", "feature")[1]
        status, report = diff("main...feature")
        assert status == 1 and [file["path"] for file in report["files"]] == ["cards/order.card.xml"]
        assert diff("main", "feature", "notes.txt")[0] == 0

    def test_a_rename_is_followed(self, repository, diff):
        repository.git("mv", "cards/order.card.xml", "cards/job.card.xml")
        status, report = diff("main")
        assert status == 1
        file = report["files"][0]
        assert (file["path"], file["oldPath"], file["status"]) == ("cards/job.card.xml", "cards/order.card.xml", "renamed")
        assert file["changes"] == [] and file["pictures"] == []
        write(repository.folder, {"cards/job.card.xml": OTHER})
        assert sentences(diff("main")[1])[0] == "Status says “Very high” in place of “High”"

    def test_files_that_come_and_go(self, repository, diff):
        write(repository.folder, {"cards/new.card.xml": CARD, "cards/build/ignored.card.xml": CARD, ".gitignore": "build\n"})
        (repository.folder / "cards/other.card.xml").unlink()
        status, report = diff("main")
        assert [(file["path"], file["status"]) for file in report["files"]] == [
            ("cards/new.card.xml", "added"), ("cards/other.card.xml", "removed")]
        repository.git("rm", "-q", "-r", "--cached", "cards/other.card.xml")
        assert diff("main", "cards/other.card.xml")[1]["files"][0]["status"] == "removed"

    def test_samples_pictures_and_configuration_are_those_of_the_revision(self, repository, diff, tmp_path):
        write(repository.folder, {"cards/samples/orders.json": '{"title": "Valve"}'})
        status, report = diff("main")
        assert status == 1 and len(report["files"]) == 2
        assert sentences(report)[0] == "Title shows “Valve” in place of “Pump”"
        repository.commit({})
        assert diff("HEAD~1", "HEAD")[1]["files"][0]["changes"] == report["files"][0]["changes"]
        assert diff("HEAD")[0] == 0
        repository.commit({".cardwright.json": '{"palette": {"light": {"negativeLabel": "#123456"}}}'})
        status, report = diff("HEAD~1", "HEAD")
        assert status == 1 and all(file["pictures"] and not file["changes"] for file in report["files"])

    def test_links_and_large_files_are_told_and_not_followed(self, repository, diff):
        pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        (repository.folder / "cards/link.card.xml").symlink_to("/etc/passwd")
        repository.commit({"cards/large.card.xml": pointer})
        write(repository.folder, {"cards/large.card.xml": CARD})
        (repository.folder / "cards/link.card.xml").unlink()
        write(repository.folder, {"cards/link.card.xml": CARD})
        status, report = diff("HEAD")
        assert status == 1
        assert [file["notes"] for file in report["files"]] == [
            ["cards/large.card.xml is kept in Git LFS, and what it was in HEAD is not at hand"],
            ["cards/link.card.xml is a symbolic link in HEAD, and none is followed there"],
        ]

    def test_a_broken_configuration_counts_where_it_can_be_mended(self, cardwright, repository):
        repository.commit({".cardwright.json": "{ broken"})
        write(repository.folder, {"cards/order.card.xml": OTHER, ".cardwright.json": "{}"})
        done = cardwright("diff", cwd=repository.folder)
        assert done.returncode == 1 and "Status says “Very high”" in done.stdout.decode()
        assert re.fullmatch(r"cardwright: \.cardwright\.json:1:.* \(in HEAD\); what can be read of it counts\n", done.stderr.decode())
        write(repository.folder, {".cardwright.json": "{ broken"})
        done = cardwright("diff", "HEAD~1", cwd=repository.folder)
        assert (done.returncode, done.stdout) == (2, b"")

    def test_nothing_in_the_repository_changes(self, repository, diff):
        write(repository.folder, {"cards/order.card.xml": OTHER})
        before = {path: path.stat().st_mtime_ns for path in repository.folder.rglob("*") if path.is_file()}
        diff("main")
        assert before == {path: path.stat().st_mtime_ns for path in repository.folder.rglob("*") if path.is_file()}


    def test_many_cards_are_read_with_few_questions(self, cardwright, repository, tmp_path):
        numbers = range(30)
        repository.commit({
            f"cards/n{n}.card.xml": CARD.replace('id="order"', f'id="n{n}"').replace("orders", f"n{n}") for n in numbers}
            | {f"cards/samples/n{n}.json": f'{{"title": "One {n}"}}' for n in numbers})
        repository.commit({f"cards/samples/n{n}.json": f'{{"title": "Two {n}"}}' for n in numbers})
        repository.commit({f"cards/n{n}.card.xml": OTHER.replace('id="order"', f'id="n{n}"').replace("orders", f"n{n}")
                           for n in numbers})
        asked = tmp_path / "asked"
        git = tmp_path / "bin" / "git"
        write(git.parent, {"git": f'#!/bin/sh\necho "$*" >> {asked}\nexec {shutil.which("git")} "$@"\n'})
        git.chmod(0o755)
        for versions in (["HEAD~2", "HEAD~1"], ["HEAD~1", "HEAD"], ["HEAD~2", "HEAD"], ["HEAD~2"]):
            asked.write_text("")
            done = cardwright(
                "diff", "--format", "json", *versions, cwd=repository.folder,
                env={"PATH": f"{git.parent}:{os.environ['PATH']}"})
            assert len(json.loads(done.stdout)["files"]) == len(numbers), versions
            assert len(asked.read_text().splitlines()) <= 16, (versions, asked.read_text())

    def test_a_repository_elsewhere_is_found_by_its_variables(self, cardwright, tmp_path):
        made = Repository(tmp_path / "elsewhere")
        tree = tmp_path / "tree"
        place = {"GIT_DIR": str(made.folder / ".git"), "GIT_WORK_TREE": str(tree)}
        write(tree, {"cards/a.card.xml": CARD})
        made.git("add", "-A", **place)
        made.git("commit", "-q", "-m", "a", **place)
        write(tree, {"cards/a.card.xml": OTHER})
        for cwd, variables in [(tree, place), (tree / "cards", place), (tree, {"GIT_DIR": "../elsewhere/.git"})]:
            done = cardwright("diff", "HEAD", cwd=cwd, env=variables)
            assert done.returncode == 1 and b"Very high" in done.stdout, done.stderr.decode()


class TestWrongCalls:
    @pytest.mark.parametrize(
        "words, message",
        [
            (("mian",), "“mian” is neither a file nor a folder here nor a revision; did you mean “main”?"),
            (("main", "nowhere.card.xml"), "“nowhere.card.xml” is neither a file nor a folder here nor a revision"),
            (("cards", "cards/order.card.xml"), "cards is a folder and cards/order.card.xml is a file; give two files or two folders"),
            (("cards", "main"), "give revisions before paths, and two at most"),
            (("main", "main", "main"), "give revisions before paths, and two at most"),
            (("main", "--path", "a.card.xml"), "--path goes with two files"),
        ],
    )
    def test_one_sentence_says_what_is_wrong(self, cardwright, repository, words, message):
        done = cardwright("diff", *words, "-o", "report.html", cwd=repository.folder)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == f"cardwright: {message}\n"
        assert not (repository.folder / "report.html").exists()

    def test_outside_of_a_repository(self, cardwright, tmp_path):
        done = cardwright("diff", "main", env={"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)})
        assert done.returncode == 2
        assert "“main” is no file or folder, and could be no revision: " in done.stderr.decode()
        assert "is in no working tree of a git repository" in done.stderr.decode()

    def test_without_git(self, cardwright, repository, tmp_path):
        done = cardwright("diff", "main", cwd=repository.folder, env={"PATH": str(tmp_path)})
        assert done.returncode == 2 and "git is not installed" in done.stderr.decode()

    def test_what_cannot_be_read(self, cardwright, tmp_path):
        write(tmp_path, {"a.card.xml": CARD})
        (tmp_path / "b.card.xml").symlink_to("a.card.xml/nothing")
        done = cardwright("diff", "a.card.xml", "b.card.xml", "-o", "r.txt")
        assert done.returncode == 2 and not (tmp_path / "r.txt").exists()

    def test_a_repository_without_a_commit(self, cardwright, tmp_path):
        empty = Repository(tmp_path / "empty")
        write(empty.folder, {"a.card.xml": CARD})
        done = cardwright("diff", cwd=empty.folder)
        assert done.returncode == 2 and done.stderr.decode() == "cardwright: there is no commit yet to compare with\n"


class TestGitItself:
    def test_as_external_diff(self, repository, executable):
        repository.git("mv", "cards/other.card.xml", "cards/renamed.card.xml")
        write(repository.folder, {
            "cards/order.card.xml": OTHER, "cards/renamed.card.xml": OTHER, "notes.txt": "changed\n",
            "cards/new.card.xml": "<ObjectCell xmlns='urn:cardwright:1'/>"})
        repository.git("add", "-A")
        done = repository.git("diff", "--cached", "-M", GIT_EXTERNAL_DIFF=f"{executable} diff").stdout.decode()
        assert "cards/order.card.xml: changed\n  ~ Status says “Very high” in place of “High”" in done
        assert "cards/renamed.card.xml: changed\n" in done and "cards/new.card.xml: new\n" in done
        # What is no card is shown as ever.
        assert "--- a/notes.txt\n+++ b/notes.txt\n@@ -1 +1 @@\n-notes\n+changed\n" in done

    def test_as_driver_for_cards(self, repository, executable):
        repository.git("config", "diff.cards.command", f"{executable} diff")
        write(repository.folder, {
            ".gitattributes": "*.card.xml diff=cards\n", "cards/order.card.xml": OTHER, "notes.txt": "changed\n"})
        done = repository.git("diff").stdout.decode()
        assert "Status says “Very high” in place of “High”" in done and "diff --git a/notes.txt b/notes.txt" in done

    def test_as_difftool(self, repository, executable):
        repository.git("config", "difftool.cards.cmd", f'{executable} diff --path "$MERGED" "$LOCAL" "$REMOTE"')
        write(repository.folder, {"cards/order.card.xml": OTHER.replace("Very high", "{title}")})
        done = repository.git("difftool", "-y", "-t", "cards").stdout.decode()
        assert "Status says “{title}” in place of “High”" in done
        # What the card names is found from both sides.
        assert "finding" not in done


class TestReports:
    @pytest.fixture
    def changed(self, tmp_path) -> Path:
        write(tmp_path / "old", {"a/b.card.xml": CARD, "a-b.card.xml": CARD})
        write(tmp_path / "new", {"a/b.card.xml": OTHER, "a-b.card.xml": OTHER, "a/new.card.xml": CARD})
        return tmp_path

    def test_markdown_links_pictures_with_names_of_their_own(self, cardwright, changed):
        (changed / "out").mkdir()
        done = cardwright("diff", "old", "new", "-o", "out/review.md", "--pictures", "out/pictures")
        assert done.returncode == 1, done.stderr
        text = (changed / "out/review.md").read_text()
        links = re.findall(r"!\[\w+\]\(<([^>]+)>\)", text)
        assert len(links) == len(set(links)) == 7
        assert "pictures/a/b.card.xml/iphone-15.before.svg" in links
        for link in links:
            assert (changed / "out" / link).read_text().startswith("<svg")
        done = cardwright("diff", "old", "new", "--format", "markdown", "--pictures", "p", "--picture-base", "https://x.test/p")
        assert "![before](<https://x.test/p/a-b.card.xml/iphone-15.before.svg>)" in done.stdout.decode()

    def test_pictures_as_png(self, cardwright, changed):
        done = cardwright("diff", "old/a-b.card.xml", "new/a-b.card.xml", "--format", "json", "--pictures", "p", "--picture-format", "png")
        picture = json.loads(done.stdout)["files"][0]["pictures"][0]
        for kind in ("before", "after", "overlay"):
            assert (changed / picture[kind]).read_bytes().startswith(b"\x89PNG"), done.stderr

    def test_json_names_what_changed(self, cardwright, changed):
        report = json.loads(cardwright("diff", "old/a-b.card.xml", "new/a-b.card.xml", "--format", "json").stdout)
        change = report["files"][0]["changes"][0]
        assert change == {
            "kind": "text", "path": "/ObjectCardView/Status", "old": "High", "new": "Very high",
            "sentence": "Status says “Very high” in place of “High”",
        }
        assert report["summary"] == {"files": 1, "gained": 0, "lost": 0}


@pytest.mark.asyncio(loop_scope="module")
class TestPage:
    @pytest.fixture
    def page_file(self, cardwright, tmp_path, examples) -> Path:
        shutil.copytree(examples, tmp_path / "new")
        card = tmp_path / "new" / "work-order.card.xml"
        card.write_text(card.read_text().replace(">High<", ">Very high<").replace("Job {number}", "Work order {number}"))
        (tmp_path / "new" / "stock.card.xml").unlink()
        done = cardwright("diff", str(examples), "new", "-o", "review.html")
        assert done.returncode == 1, done.stderr
        return tmp_path / "review.html"

    async def test_slider_views_and_keys(self, browser, page_file):
        page = await browser.new_page()
        problems = []
        page.on("console", lambda message: problems.append(message.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: problems.append(request.url) if request.url.startswith("http") else None)
        await page.goto(page_file.as_uri())
        assert await page.locator("nav a").count() == 2
        cut = page.get_by_label("iPhone 15: from before to after")
        before, after = page.locator(".pair .before"), page.locator(".pair .after")
        assert await cut.input_value() == "50"
        await cut.focus()
        await page.keyboard.press("ArrowRight")
        assert await cut.input_value() == "51"
        assert "51%" in await after.evaluate("e => getComputedStyle(e).clipPath")
        await page.locator("h1").click()
        await page.keyboard.press("ArrowLeft")
        assert await cut.input_value() == "46"
        # A finger on the drawing takes the border along.
        await page.locator(".pair .stage").scroll_into_view_if_needed()
        box = await page.locator(".pair .stage").bounding_box()
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
        await page.mouse.down()
        await page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + 20)
        await page.mouse.up()
        assert await cut.input_value() == "90"
        await page.keyboard.press("2")
        first, second = await before.bounding_box(), await after.bounding_box()
        assert first["x"] + first["width"] <= second["x"]
        assert not await cut.is_visible()
        await page.keyboard.press("3")
        first, second = await before.bounding_box(), await after.bounding_box()
        assert (first["x"], first["y"]) == (second["x"], second["y"])
        assert await after.evaluate("e => getComputedStyle(e).opacity") == "0.9"
        marks = page.locator(".after .marks")
        assert await marks.is_visible()
        await page.keyboard.press("m")
        assert not await marks.is_visible()
        await page.keyboard.press("Shift+M")
        assert await marks.is_visible()
        await page.keyboard.press("j")
        await page.keyboard.press("Shift+J")
        assert await page.evaluate("document.activeElement.querySelector('h2').textContent") == "work-order.card.xml changed"
        assert problems == []
        await page.close()

    async def test_every_picture_is_drawn_and_the_page_fits(self, browser, page_file):
        for width, scheme in ((1400, "light"), (1400, "dark"), (360, "light")):
            context = await browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
            page = await context.new_page()
            await page.goto(page_file.as_uri())
            sizes = await page.locator("img").evaluate_all("all => all.map(i => [i.complete, i.naturalWidth])")
            assert len(sizes) == 5 and all(done and width for done, width in sizes)
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            ground = await page.evaluate("getComputedStyle(document.body).backgroundColor")
            assert (ground == "rgb(18, 23, 28)") == (scheme == "dark")
            await context.close()

    @pytest.mark.parametrize("width", [1100, 1280, 1600])
    async def test_side_by_side_stands_beside_the_list(self, browser, page_file, width):
        context = await browser.new_context(viewport={"width": width, "height": 800})
        page = await context.new_page()
        await page.goto(page_file.as_uri())
        await page.keyboard.press("2")
        section = page.locator("section").filter(has=page.locator(".pair"))
        words, before, after = [
            await section.locator(what).bounding_box() for what in (".changes", ".pair .before", ".pair .after")]
        assert words["x"] + words["width"] <= before["x"] and before["x"] + before["width"] <= after["x"]
        assert before["y"] == after["y"] and abs(before["y"] - words["y"]) < 60
        assert words["width"] >= 200 and before["width"] >= 200
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await context.close()

    async def test_without_script_both_stand_side_by_side(self, browser, page_file):
        context = await browser.new_context(java_script_enabled=False)
        page = await context.new_page()
        await page.goto(page_file.as_uri())
        assert await page.locator(".pair .before").is_visible() and await page.locator(".pair .after").is_visible()
        assert not await page.locator(".tools").is_visible()
        await context.close()


class TestSnapshots:
    @pytest.fixture
    def project(self, tmp_path) -> Path:
        write(tmp_path, {
            "cards/a/b.card.xml": CARD, "cards/a-b.card.xml": CARD, "cards/a/samples/orders.json": '{"title": "Pump"}',
            ".cardwright.json": '{"devices": ["iphone-15", "ipad-pro-11"]}',
        })
        return tmp_path

    def kept(self, project: Path) -> set[str]:
        folder = project / "card-snapshots"
        return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}

    def test_what_is_kept_is_found_again(self, cardwright, project):
        done = cardwright("snapshot", "cards")
        assert (done.returncode, done.stdout) == (0, b"")
        assert self.kept(project) == {
            f"cards/{card}.card.xml/{name}" for card in ("a-b", "a/b") for name in ("card.xml", "iphone-15.svg", "ipad-pro-11.svg")}
        done = cardwright("snapshot", "--check", "cards")
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
        assert cardwright("validate", "--fail-on", "error").returncode in (0, 1)
        assert b"card-snapshots" not in cardwright("validate").stdout

    def test_what_changed_is_told_and_shown(self, cardwright, project):
        cardwright("snapshot", "cards")
        write(project, {"cards/a/b.card.xml": OTHER})
        before = self.kept(project)
        done = cardwright("snapshot", "--check", "cards", "--report", "changed.html")
        assert done.returncode == 1 and self.kept(project) == before
        assert "cards/a/b.card.xml: changed\n  ~ Status says “Very high” in place of “High”" in done.stdout.decode()
        assert (project / "changed.html").read_text().count('class="pair"') == 2
        cardwright("snapshot", "cards")
        assert cardwright("snapshot", "--check", "cards").returncode == 0

    def test_a_changed_sample_is_seen(self, cardwright, project):
        cardwright("snapshot", "cards")
        write(project, {"cards/a/samples/orders.json": '{"title": "Valve"}'})
        done = cardwright("snapshot", "--check", "cards")
        assert done.returncode == 1
        assert "its text is the same: a sample or a picture that it names, or Cardwright itself, is another" in done.stdout.decode()

    def test_an_emptied_card_has_another_text(self, cardwright, project):
        cardwright("snapshot", "cards")
        write(project, {"cards/a/b.card.xml": ""})
        done = cardwright("snapshot", "--check", "cards")
        assert done.returncode == 1 and "its text is the same" not in done.stdout.decode()

    def test_what_is_missing_or_of_no_use_is_told(self, cardwright, project):
        cardwright("snapshot", "cards")
        (project / "cards/a-b.card.xml").unlink()
        write(project, {"cards/new.card.xml": CARD, ".cardwright.json": '{"devices": ["iphone-15", "iphone-se-3"]}'})
        done = cardwright("snapshot", "--check", "cards")
        text = done.stdout.decode()
        assert done.returncode == 1
        assert "cards/new.card.xml: new\n  ! no drawing of it was kept" in text
        assert "it was not kept for iPhone SE (3rd generation)" in text
        for name in ("a-b.card.xml/card.xml", "a-b.card.xml/iphone-15.svg", "a/b.card.xml/ipad-pro-11.svg"):
            assert f"card-snapshots/cards/{name}: nobody needs this drawing any more\n" in text
        done = cardwright("snapshot", "cards")
        assert "removed 4 drawings that nobody needs any more" in done.stderr.decode()
        assert cardwright("snapshot", "--check", "cards").returncode == 0

    def test_others_are_left_alone(self, cardwright, project):
        cardwright("snapshot", "cards")
        before = self.kept(project)
        cardwright("snapshot", "cards/a-b.card.xml", "--device", "iphone-se-3")
        assert self.kept(project) - before == {"cards/a-b.card.xml/iphone-se-3.svg"}
        assert {name for name in before - self.kept(project)} == {
            "cards/a-b.card.xml/iphone-15.svg", "cards/a-b.card.xml/ipad-pro-11.svg"}

    def test_without_anything_kept(self, cardwright, project):
        done = cardwright("snapshot", "--check", "cards")
        assert done.returncode == 2
        assert done.stderr.decode() == "cardwright: there are no drawings in card-snapshots; cardwright snapshot makes them\n"
