"""The built probe and the font that its table was made from."""
import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FONTS = Path("/usr/share/fonts/opentype/inter")


@pytest.fixture(scope="session")
def probe():
    """Answers a list of questions (see Tests/LayoutProbe), each a dictionary, with a list of dictionaries."""
    path = Path(os.environ.get("LAYOUT_PROBE", ROOT / ".build" / "debug" / "LayoutProbe"))
    assert path.exists(), f"{path} is missing; run “make check-build” first"

    def ask(questions):
        lines = "".join(json.dumps(question) + "\n" for question in questions)
        answer = subprocess.run([path], input=lines.encode(), capture_output=True, check=True, timeout=120)
        answers = [json.loads(line) for line in answer.stdout.splitlines()]
        assert len(answers) == len(questions) and not any("error" in answer for answer in answers)
        return answers

    return ask


@pytest.fixture(scope="session")
def fonts() -> Path:
    assert FONTS.is_dir(), f"{FONTS} is missing; install the package fonts-inter"
    return FONTS


@pytest.fixture(scope="session")
def noto() -> Path:
    path = Path("/usr/share/fonts")
    missing = [name for name in ["truetype/noto/NotoSansArabic-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc"]
               if not (path / name).exists()]
    assert not missing, f"{missing} are missing; install the packages fonts-noto-core and fonts-noto-cjk"
    return path
