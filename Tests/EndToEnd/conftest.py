"""The executable under test and the folders that the end-to-end tests share."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

import firefox
from playground_page import parts
from preview_page import PreviewProcess, launch

ROOT = Path(__file__).resolve().parent.parent.parent


def executable_path() -> Path:
    """The built executable; `CARDWRIGHT` names another one."""
    return Path(os.environ.get("CARDWRIGHT", ROOT / ".build" / "release" / "cardwright"))


@pytest.fixture(scope="session", autouse=True)
def temporary_files(tmp_path_factory) -> None:
    """Whatever the programs under test leave behind is removed with the folders of old test runs."""
    os.environ["TMPDIR"] = str(tmp_path_factory.mktemp("tmp"))


@pytest.fixture(scope="session")
def executable() -> Path:
    path = executable_path()
    assert path.exists(), f"{path} is missing; run “make build” first"
    return path


@pytest.fixture
def examples(tmp_path: Path) -> Path:
    """A copy of the examples that a test may change."""
    folder = tmp_path / "Examples"
    shutil.copytree(ROOT / "Examples", folder)
    return folder


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(request, tmp_path_factory):
    """Chromium, or what a file asks for (`in_both_browsers`), for its tests."""
    async with async_playwright() as playwright:
        if getattr(request, "param", "chromium") == "firefox":
            browser = await firefox.launch(playwright, tmp_path_factory.mktemp("firefox"))
        else:
            browser = await launch(playwright)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def playground_file(executable: Path, tmp_path_factory) -> Path:
    """The playground in the documentation, as the command writes both."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([executable, "docs", "--output", folder / "site", "--playground", parts(folder / "web")], check=True, timeout=200)
    return folder / "site" / "playground.html"


#: Has the tests of a file run in Chromium, and in Firefox those that are marked `firefox`; with the compiled core all of them but
#: those that need what Playwright cannot tell this Firefox: a dark page, a finger.
in_both_browsers = pytest.mark.parametrize("browser", ["chromium", "firefox"], indirect=True, scope="module")


def pytest_collection_modifyitems(config, items):
    def is_left_out(item):
        chosen = getattr(item, "callspec", None)
        if not chosen or chosen.params.get("browser") != "firefox":
            return False
        if chosen.params.get("scheme") == "dark" or item.get_closest_marker("chromium"):
            return True
        return "WEB" not in os.environ and not item.get_closest_marker("firefox")

    left_out = [item for item in items if is_left_out(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def preview(executable: Path, examples: Path, tmp_path: Path):
    """`cardwright preview` on a copy of the examples."""
    process = PreviewProcess(executable, examples, tmp_path / "state")
    yield process
    process.stop()


@pytest.fixture
def cardwright(executable: Path, tmp_path: Path):
    """Runs the executable in a folder of its own."""

    def run(*arguments: str, input: bytes | str = "", cwd: Path | None = None, env: dict | None = None):
        data = input.encode() if isinstance(input, str) else input
        return subprocess.run(
            [executable, *arguments], input=data, capture_output=True, cwd=cwd or tmp_path, timeout=60,
            env={**os.environ, **(env or {})},
        )

    return run
