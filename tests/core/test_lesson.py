"""A lesson that is wrong is refused with the line and the reason."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest

from cabale.core.lesson_text import LessonError, faults_of_lesson, lesson_texts, read_lesson
from cabale.games.catalogue import game_named, names

LESSON = """\
game = "cape_epee"
seats = 3
title = { fr = "Essai", en = "Trial" }

[[deal]]
[deal.position]
turn = "A"
hands = { A = ["troubadour", "juliet", "queen"], B = ["king", "lord"], C = ["lord", "squire"] }
columns = [{ objective = "religion-2" }, { objective = "music-3" }, { objective = "combat-2" }]

[[deal.step]]
fr = "Touchez."
en = "Touch."
touch = "card troubadour"

[[deal.step]]
fr = "Glissez."
en = "Slide."
do = "A slide troubadour 2"
then = ["* draw A king", "B slide king 2", "C slide lord 1"]
expect = { waiting = "A" }
[[deal.step.wrong]]
try = "A slide troubadour 1"
fr = "Non."
en = "No."

[[deal.step]]
fr = "À vous, {B} regarde."
en = "Yours, {B} looks on."
[[deal.step.choice]]
answers = ["A slide queen *"]
fr = "Bien."
en = "Well."
[[deal.step.choice]]
answers = ["A slide * *"]
fr = "Aussi."
en = "Also."
"""


DEALS = LESSON[LESSON.index("[[deal]]") :]
CHOICE = 'choice = [{ answers = ["A slide * *"], fr = "Bien.", en = "Well." }]'
WRONG = """\
[[deal.step.wrong]]
try = "A slide troubadour 1"
fr = "Non."
en = "No."
"""


def faults(old: str, new: str) -> list[str]:
    assert old in LESSON
    try:
        return faults_of_lesson(LESSON.replace(old, new, 1), game_named)
    except LessonError as error:
        return [str(error)]


def test_a_lesson_that_can_be_played_has_no_faults() -> None:
    assert faults_of_lesson(LESSON, game_named) == []


def test_each_step_is_entered_after_all_before_it() -> None:
    lesson = read_lesson(LESSON, game_named)
    play = lesson.enter(2)
    assert play.waiting() == [0]
    assert play.game.facts(play.state)["hands"]["A"] == ["king", "queen", "juliet"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("seats = 3", "seats = 9", "line 1: cape_epee is for 2 to 6 players, not 9"),
        ("seats = 3", "seats = [", "not TOML"),
        ("seats = 3", "seat = 3", "line 2: a lesson has no 'seat'"),
        ('en = "Touch."', "", "line 11, step 1: a step has no words in 'en'"),
        ('touch = "card troubadour"', 'touch = "card x"', "line 14, step 1: there is no card 'x'"),
        ('touch = "card troubadour"', "", "line 11, step 1: a step has one gesture"),
        ("slide troubadour 2", "slide troubadour 9", "line 19, step 2: there is no column '9'"),
        ("slide troubadour 2", "slide cardinal 2", "'A slide cardinal 2' is not legal here"),
        ("B slide king 2", "B slide witch 2", "line 20, step 2: 'B slide witch 2' is not legal"),
        ('waiting = "A"', 'waiting = "B"', "step 2: waiting: expected B, found A"),
        ('waiting = "A"', "facts = { hands = { A = [] } }", "step 2: facts.hands.A: expected []"),
        ('waiting = "A"', 'facts = { hands = "A" }', "facts.hands: expected A, found a table of"),
        ('waiting = "A"', "facts = { columns = [] }", "columns: expected [], found 3 entries"),
        ('waiting = "A"', 'wanted = "B"', "line 21, step 2: what is expected has no 'wanted'"),
        ("slide troubadour 1", "slide troubadour 2", "is a wrong try and yet what is wanted"),
        ("A slide troubadour 1", "A slide witch *", "step 2: 'A slide witch *' can never be tried"),
        ("A slide * *", "A slide juliet *", "step 3: nothing is said about 'A slide king 1'"),
        ("A slide queen *", "A slide witch *", "line 31, step 3: 'A slide witch *' can never be"),
        ("{B} regarde", "{Z} regarde", "line 28, step 3: 'Z' is no seat of this game"),
        ("Touchez.", "mot " * 40, "step 1: 40 words in 'fr', 34 are many"),
        ("Touchez.", "m" * 301, "step 1: 1 words in 'fr', 34 are many"),
        ("Non.", "mot " * 40, "step 2: 40 words in 'fr', 34 are many"),
        ("Touchez.", "Touchez {B.", "line 12, step 1: a brace in 'fr' that names no seat"),
        ("Touchez.", "Touchez.\ufffd", "line 12: not UTF-8"),
        ('en = "Touch."', "en = 5", "line 13, step 1: a step has no words in 'en'"),
        ('"Touchez."\nen = "Touch."', '"Une carte là."\nen = "Une carte là."', "says the same"),
        ('en = "Trial"', 'de = "Probe"', "line 3: a title has no 'de'"),
        ("seats = 3", f"seats = {10**30}", "is for 2 to 6 players"),
        ("seats = 3", "seats = true", "'seats' is missing or no number"),
        ("seats = 3", f"seats = {'9' * 5000}", "not TOML that can be read: a number has no end"),
        ("seats = 3", f"seats = {'[' * 5000}", "not TOML that can be read: it is nested too"),
        (LESSON, "", "line 1: nothing stands in it"),
        (DEALS, "", "line 1: a lesson must have at least one step"),
        ('en = "Also."\n', "en = ", "line 37, the end of it"),
        ("seats = 3", 'seats = 3\nyou = "D"', "'D' is no seat of this game"),
        ('touch = "card troubadour"', 'touch = "moon"', "line 14, step 1: 'moon' is no piece"),
        ('touch = "card troubadour"', 'touch = "hand 2"', "'hand 2' is no piece, no seat"),
        ('touch = "card troubadour"', 'touch = "tracks"', "'tracks' is no piece, no seat"),
        ('touch = "card troubadour"', "touch = 5", "step 1: 'touch' is missing or no text"),
        ('touch = "card troubadour"', 'touch = ""', "line 11, step 1: a step has one gesture"),
        ("do =", 'held = ["card juliet"]\ndo =', "step 2: 'card juliet' is held and not what is"),
        ("touch =", 'held = ["card juliet"]\ntouch =', "'card juliet' is held and not what is"),
        ('do = "A slide troubadour 2"', 'do = ""', "step 2: a step has one gesture"),
        ('do = "A slide troubadour 2"', "choice = []", "step 2: a step has one gesture"),
        ("[[deal]]\n", "[[deal]]\n[[deal]]\n", "a deal needs a step"),
        ('touch = "card troubadour"', CHOICE, "step 1: the last step of a lesson, and no other"),
        (WRONG, WRONG * 2, "step 2: 'A slide troubadour 1' is answered twice"),
        ("Essai", "mot " * 16, "line 3: a title of more than 60 letters in 'fr'"),
        (
            "Touchez.",
            "Touchez\\u0007.",
            "line 12, step 1: U+0007, a sign that is not seen",
        ),
        ("Touch.", "Touch\\u202e.", "line 13, step 1: U+202E, a sign that is not seen, in 'en'"),
        ("Touch.", "Touch\\u2028it.", "line 13, step 1: U+2028, a sign that is not seen"),
        ("Touch.", "Touch\\nit.", "line 13, step 1: U+000A, a sign that is not seen"),
        ("do =", 'rules = ["3.2", "3.2"]\ndo =', "line 19, step 2: 'rules' names '3.2' twice"),
        ("do =", 'held = ["card juliet", "card juliet"]\ndo =', "'held' names 'card juliet' twice"),
        ('"juliet", "queen"', '"juliet", "quean"', "line 8, step 1: there is no card 'quean'"),
        ("religion-2", "religion-9", "line 9, step 1: there is no objective 'religion-9'"),
        ("turn =", "turns =", "turns"),
        ('turn = "A"', "turn = 7", ""),
        ('"A slide queen *"', '"B slide queen *"', "can never be chosen"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, fault: str) -> None:
    found = faults(old, new)
    assert any(fault in one for one in found), found


def test_a_last_step_that_decides_nothing_would_never_end() -> None:
    text = LESSON[: LESSON.rindex("[[deal.step]]")]
    with pytest.raises(LessonError, match="step 2: the last step of a lesson"):
        read_lesson(text, game_named)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("touch =", "{}touch ="),
        ("card troubadour", "card {}"),
        ("card troubadour", "{}"),
        ("A slide troubadour 2", "A slide {} 2"),
        ("A slide troubadour 2", "A {} troubadour 2"),
        ("A slide troubadour 2", "{}"),
        ("A slide troubadour 1", "A slide {} *"),
        ("A slide queen *", "A slide {} *"),
        ("B slide king 2", "B slide king {}"),
        ("religion-2", "{}"),
        ("cape_epee", "{}"),
    ],
)
def test_what_would_fill_pages_is_named_by_its_beginning(old: str, new: str) -> None:
    (found,) = faults(old, new.format("x" * 2000))
    assert found.startswith("line ")
    assert "xxx" in found
    assert len(found) < 300


def test_whatever_stands_in_a_lesson_is_refused_in_a_sentence() -> None:
    """Every value of every line in turn is something else: nothing but LessonError comes of it."""
    for number, line in enumerate(LESSON.split("\n")):
        for bad in ("0", "-1", str(2**63), "inf", "true", '""', '"*"', "[]", "[[]]", "{}", "[{}]"):
            if " = " in line:
                lines = LESSON.split("\n")
                lines[number] = f"{line.partition(' = ')[0]} = {bad}"
                with contextlib.suppress(LessonError):
                    faults_of_lesson("\n".join(lines), game_named)


def test_a_wrong_try_with_a_star_answers_whatever_is_not_wanted() -> None:
    starred = '[[deal.step.wrong]]\ntry = "A slide * *"\nfr = "Non plus."\nen = "Nor this."\n'
    text = LESSON.replace('en = "No."\n', f'en = "No."\n{starred}', 1)
    assert faults_of_lesson(text, game_named) == []
    lesson = read_lesson(text, game_named)
    play, step = lesson.enter(1), lesson.steps[1]
    said = lesson.slips(play, step, lesson.moves(play, step, []))
    assert sorted(words["en"] for words in said.values()) == ["No."] + ["Nor this."] * 7


def test_the_docs_quote_a_lesson_that_is_taught() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    taught = game_named("cape_epee").folder / "lessons" / "1-first-steps.toml"
    quoted = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(quoted) == 5
    for text in quoted:
        assert text in taught.read_text("utf-8"), text


def test_the_docs_say_how_long_each_lesson_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    told = re.findall(r"^\| [^|]+: [^|]+ \| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    texts = [text for name in names() for text in lesson_texts(game_named(name)).values()]
    lessons = [read_lesson(text, game_named) for text in texts]
    assert [tuple(map(int, row)) for row in told] == [
        (len(one.steps), round(one.seconds("fr")), round(one.seconds("en"))) for one in lessons
    ]
