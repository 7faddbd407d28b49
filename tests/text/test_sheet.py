"""The sheet for native readers, and what comes back from them."""

import json
import re
import shutil
from pathlib import Path

import pytest

from patolli.text import LANGUAGES
from patolli.text.review import corrections, sheet
from patolli.text.review.corrections import BadCorrections, apply
from patolli.text.review.samples import parsed


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Corrections go into a copy of one file."""
    real = corrections.message_file
    shutil.copy(str(real("pl", "tzolkin")), tmp_path / "tzolkin.ftl")
    monkeypatch.setattr(corrections, "message_file", lambda language, file: tmp_path / f"{file}.ftl")
    return tmp_path / "tzolkin.ftl"


def correct(**texts: str) -> dict[str, object]:
    return {"language": "pl", "corrections": {"tzolkin": texts}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_every_message(language: str) -> None:
    page = sheet.page(language)
    for file in sheet.message_files(language):
        for key in parsed(language, file):
            assert f'data-file="{file}" data-key="{key}"' in page
    assert "<script>alert" not in page


def test_a_correction_is_put_in_and_nothing_else(copied: Path) -> None:
    before = copied.read_text(encoding="utf-8")
    said = list(apply(correct(skip="{ $seat } odpuszcza", gain='{ $seat } zabiera { SHOW($results, case: "acc") }')))
    after = copied.read_text(encoding="utf-8")
    assert said == [f"{copied}: 2 corrected"]
    changed = [(old, new) for old, new in zip(before.splitlines(), after.splitlines(), strict=True) if old != new]
    assert [new for _, new in changed] == [
        'gain = { $seat } zabiera { SHOW($results, case: "acc") }',
        "skip = { $seat } odpuszcza",
    ]


def test_a_message_of_several_lines(copied: Path) -> None:
    text = "{ $n ->\n    [one] Nowy: { $tiles }\n   *[other] Nowe: { $tiles }\n}"
    list(apply(correct(refill=text)))
    found = re.search(r"(?m)^refill =.*\n(?: .*\n)+", copied.read_text(encoding="utf-8"))
    assert found is not None
    assert "[one] Nowy: { $tiles }" in found.group()
    assert "budyn" not in found.group()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "has the keys language and corrections"),
        ({"language": "fr", "corrections": {}}, "'fr' is none of en, de"),
        ({"language": "pl", "corrections": []}, "must be an object, by file and message"),
        ({"language": "pl", "corrections": {"chess": {}}}, "there is no file 'chess'"),
        (
            {"language": "pl", "corrections": {"tzolkin": {"skip": 3}}},
            "tzolkin: must be an object of texts",
        ),
        (correct(nothing="x"), "corrections.tzolkin.nothing: there is no such message"),
        (correct(skip="nikt nie korzysta"), r"must use the same values as before \(\$seat\)"),
        (correct(skip="{ $seat } { $other }"), r"must use the same values as before \(\$seat\)"),
        (correct(skip="{ $seat"), "is not a message"),
        (correct(skip="{ $seat } ma architekturę"), "not 'architektur', but: Konstrukcja"),
    ],
)
def test_bad_corrections_change_nothing(copied: Path, data: object, message: str) -> None:
    before = copied.read_bytes()
    with pytest.raises(BadCorrections, match=message):
        list(apply(data))
    assert copied.read_bytes() == before


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"language": "xx", "corrections": {}}), encoding="utf-8")
    assert sheet.main([str(file)]) == 1
    assert capsys.readouterr().err.startswith("Nothing was changed: language: 'xx' is none of")
