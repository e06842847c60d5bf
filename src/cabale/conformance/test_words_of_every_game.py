"""Everything a game says has words in both languages, and every paragraph it cites exists."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from cabale.conformance.playing import (
    GAMES,
    TABLE_IDS,
    TABLES,
    folder_of_tests,
    positions,
    random_options,
    waiting_seats,
)
from cabale.core.game import Game
from cabale.core.journal import HIDDEN, Journal
from cabale.core.plans import Plan, plans_of
from cabale.core.protocol import OVER
from cabale.core.rng import Rng
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.words import LANGUAGES, Words

PARAGRAPH = re.compile(r"^(?:## |\*\*)([A-Z]+-\d+|\d+(?:\.\d+)*)(?:\*\*)? ", re.MULTILINE)

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


def paragraphs(game: Game[Any], language: str) -> list[str]:
    return PARAGRAPH.findall((game.folder / f"RULES.{language}.md").read_text("utf-8"))


def speakers(game: Game[Any], seats: int) -> list[Words]:
    return [Words(language, game, list("ABCDEF"[:seats])) for language in LANGUAGES]


@each_game
def test_the_rules_are_numbered_alike_in_both_languages(game: Game[Any]) -> None:
    english, french = paragraphs(game, "en"), paragraphs(game, "fr")
    assert english == french
    assert len(set(english)) == len(english) > 0


@each_game
def test_every_cited_paragraph_exists(game: Game[Any]) -> None:
    cited = {d.paragraph for d in game.decisions} | {e.paragraph for e in game.events}
    cited |= {option.paragraph for option in game.options}
    for path in game.folder.glob("*.py"):
        text = path.read_text("utf-8")
        cited |= set(re.findall(r'"""§([A-Z]+-\d+|\d+(?:\.\d+)*)', text))
    assert cited - set(paragraphs(game, "en")) == set()


@each_game
def test_the_docstring_of_a_question_cites_its_paragraph(game: Game[Any]) -> None:
    docs = {}
    for path in game.folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                docs[node.name] = ast.get_docstring(node) or ""
    wrong = [d.name for d in game.decisions if not cites(docs[type(d).__name__], d.paragraph)]
    assert wrong == []


def cites(text: str, paragraph: str) -> bool:
    """Whether a docstring begins with that paragraph, or with several of which it is one."""
    head = re.match(r"(?:§[\w.-]+(?:, | and |–)?)+", text)
    return head is not None and paragraph in re.findall(r"§([\w.-]*\w)", head.group())


@each_game
def test_every_paragraph_is_cited_by_the_code_or_a_test(game: Game[Any]) -> None:
    tests = folder_of_tests(game)
    files = [*game.folder.glob("*.py"), *tests.rglob("*.py"), *tests.rglob("*.toml")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    missing = []
    for paragraph in paragraphs(game, "en"):
        name = re.sub(r"[.-]", "_", paragraph)
        pattern = rf'[§"]{re.escape(paragraph)}(?!\.?\d)|test_{name}_'
        if name != paragraph and not re.search(pattern, text):
            missing.append(paragraph)
    assert missing == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_words(game: Game[Any], language: str) -> None:
    words = Words(language, game)
    keys = ["title", "tagline"]
    keys += [f"{kind}-{name}" for kind, names in game.names.items() for name in names]
    keys += [f"verb-{verb.name}" for verb in game.verbs]
    keys += [f"event-{kind.name}" for kind in game.events]
    keys += [f"tie-{name}" for name in game.tie_breakers]
    keys += [key for plan in plans_of(game) for key in words_of_plan(words, plan)]
    for option in game.options:
        keys += [f"option-{option.name}"]
        keys += [f"option-{option.name}-{value}" for value in option.values]
    source = "\n".join(path.read_text("utf-8") for path in game.folder.glob("*.py"))
    keys += [f"refusal-{key}" for key in re.findall(r'Refusal\(\s*"([a-z0-9-]+)"', source)]
    assert [key for key in keys if not words.has(key)] == []


def words_of_plan(words: Words, plan: Plan) -> list[str]:
    """What must be said of a plan; one made of pieces that matter is called as they are."""
    title = f"plan-{plan.name}"
    own = title if words.has(title) else f"matters-{plan.name}"
    return [own, *(f"{title}-{source.name}" for source in plan.sources if source.name)]


@every_table
def test_a_whole_game_can_be_told_in_both_languages(game: Game[Any], seats: int) -> None:
    for played in positions(game, seats, 21, random_options(game, Rng(seats, 5))):
        s = played.state
        waiting = waiting_seats(s)
        for words in speakers(game, seats) if s.decision != OVER else []:
            for viewer in {0, seats - 1, *waiting[:1]}:
                name = game.decisions[s.decision].name
                assert words.prompt(name, waiting, viewer, game.question_args(s, viewer))
            for choice in game.choices(s, waiting[0])[:3] if waiting else []:
                assert words.choice(choice)
    journal = played.state.journal
    assert journal is not None
    for words in speakers(game, seats):
        for viewer in range(-1, seats):
            for i in range(len(journal)):
                event = journal.told_to(viewer, i, game.events)
                assert event is None or words.event(event, viewer)


ADDRESSED = {"en": r"\b[Yy]ou(?:rs?)?\b", "fr": r"\b[Vv](?:ous|otre|os)\b"}


@every_table
def test_whoever_sees_everything_is_not_addressed(game: Game[Any], seats: int) -> None:
    """A game told with nothing hidden names whoever drew a card, and says "you" to nobody."""
    *_, last = positions(game, seats, 23)
    journal = last.state.journal
    assert journal is not None
    everybody = range(seats)
    told = [
        min(known, key=lambda event: event.details.count(HIDDEN))
        for i in range(len(journal))
        if (known := [e for seat in everybody if (e := journal.told_to(seat, i, game.events))])
    ]
    for words in speakers(game, seats):
        said = {re.sub(r"“.*?”|«.*?»", "", words.event(event)) for event in told}
        assert [text for text in said if re.search(ADDRESSED[words.language], text)] == []


@every_table
def test_refusals_can_be_said_in_both_languages(game: Game[Any], seats: int) -> None:
    top = max(verb.end for verb in game.verbs)
    known = {*paragraphs(game, "en"), ""}
    for played in positions(game, seats, 22):
        for _ in range(2):
            action = played.players.below(top)
            if game.verb_of(action) is None:
                continue
            refusal = game.why_not(played.state, played.players.below(seats), action)
            if refusal is not None:
                assert refusal.paragraph in known
                assert all(words.refusal(refusal) for words in speakers(game, seats))


@each_game
def test_golden_records_show_every_question_and_event(game: Game[Any]) -> None:
    decisions: set[int] = set()
    events: set[str] = set()
    for path in sorted((folder_of_tests(game) / "records").glob("*.txt")):
        found, record = read_record(path.read_text("utf-8"), game_named)
        s = found.new(record.seats, record.options, record.components)
        s.journal = Journal()
        for answer in record.answers():
            decisions.add(s.decision)
            s.apply(answer.seat, answer.action)
        events |= {game.events[s.journal.kind(i)].name for i in range(len(s.journal))}
    assert [d.name for i, d in enumerate(game.decisions) if i not in decisions] == []
    assert [kind.name for kind in game.events if kind.name not in events] == []
