"""The ready-made pitches by the thousand: each asks for something, none is heard twice.

A program sees elision, agreement by rule, spaces and repeats; whether a line is worth hearing a
person must read: `python tests/games/reigns/test_pitches.py fr 60`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import msgspec
import pytest

from cabale.core.bits import members
from cabale.core.protocol import WATCHER
from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS, state, talk
from cabale.games.reigns.board import pitch
from cabale.games.reigns.looks import view_credit, view_proposal, view_reign
from cabale.games.reigns.pieces import CHARACTER_NAMES, FORCES, ICON_NAMES, PILLARS, TONES
from cabale.games.reigns.state import COURT, HISTORY, Reigns
from cabale.words import LANGUAGES, Words

SEATS = 6
TURNS = 12  # of a reign, at most: each accepts a proposal, and twelve end it
LONG = 8  # a turn more than nearly all
MANY = 2400
FOR_THE_PAGE = Path(__file__).parents[3] / "web" / "tests" / "games" / "reigns_pitches.json"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def council(reign: int, turn: int) -> Reigns:
    """A council at which everybody has yet to lay a card."""
    s = REIGNS.new(SEATS)
    s.monarch, s.turn = reign, turn
    s.laid = s.advisors
    return s


def remember(s: Reigns, monarch: int, turns: int) -> None:
    """A reign that is over."""
    if turns:
        s.reigned |= 1 << monarch
        s.history[monarch * HISTORY + state.TURNS] = turns
        s.history[monarch * HISTORY + COURT] = 2 * turns


def lay(s: Reigns, seat: int, card: int, tone: int, claims: dict[int, int]) -> None:
    s.card[seat], s.tone[seat] = card, tone
    for pillar, force in claims.items():
        s.claim[seat * PILLARS + pillar] = 1 + force


def pitches(s: Reigns, language: str) -> list[str]:
    words = Words(language, REIGNS, ["Ana"] * SEATS)
    return [pitch(view_proposal(s, seat, WATCHER), words) for seat in members(s.advisors)]


def laid_by_chance(s: Reigns, rng: Rng) -> Reigns:
    """Chance chooses cards, tones and claims."""
    for seat in members(s.advisors):
        card = rng.below(len(s.box.back))
        on_back = list(members(s.box.touched[card]))
        claims = {p: rng.below(FORCES) for p in on_back if rng.below(4)}
        lay(s, seat, card, rng.below(TONES), claims)
    return s


def councils() -> Iterator[Reigns]:
    rng = Rng(17)
    for _ in range(MANY // (SEATS - 1)):
        yield laid_by_chance(council(rng.below(SEATS), 1 + rng.below(TURNS)), rng)


def reigns_of(rng: Rng) -> Iterator[Reigns]:
    """The councils of a game in which every reign is long."""
    for monarch in range(SEATS):
        for turn in range(1, LONG + 1):
            s = council(monarch, turn)
            for before in range(monarch):
                remember(s, before, LONG)
            yield laid_by_chance(s, rng)


@cache
def heard(language: str) -> list[str]:
    return [text for s in councils() for text in pitches(s, language)]


@each_language
def test_there_are_thousands(language: str) -> None:
    assert len(set(heard(language))) > 2000


@each_language
@pytest.mark.parametrize("claims", [0, 1, 2, 4])
def test_none_is_heard_twice_in_the_longest_reign(language: str, claims: int) -> None:
    """Not even if everybody always claims the same, of the same card, in the same tone."""
    said: list[str] = []
    for turn in range(1, TURNS + 1):
        s = council(2, turn)
        for seat in members(s.advisors):
            lay(s, seat, 0, 1, {p: 2 - p % 2 for p in range(claims)})
        said += pitches(s, language)
    assert len(set(said)) == len(said) == TURNS * (SEATS - 1)


@each_language
def test_none_is_heard_twice_in_a_long_game(language: str) -> None:
    said = [text for s in reigns_of(Rng(5)) for text in pitches(s, language)]
    assert len(set(said)) == len(said) == SEATS * LONG * (SEATS - 1)


def test_two_games_do_not_begin_alike() -> None:
    """Whoever reigns first, and whatever became of the reigns before."""
    heard = []
    for reign, turns in ((0, 0), (1, 0), (2, 3), (2, 4)):
        s = council(reign, 1)
        remember(s, 0, turns)
        for seat in members(s.advisors):
            lay(s, seat, 0, 1, {0: 2})
        heard.append(tuple(pitches(s, "en")))
    assert len(set(heard)) == 4


@each_language
def test_no_two_deeds_begin_with_the_same_word(language: str) -> None:
    """For two of them may be asked for in one breath."""
    words = Words(language, REIGNS, [])
    ways = product(ICON_NAMES, ("up", "down"), range(talk.VARIANTS))
    verbs = [words.say(f"deed-{icon}-{way}-{nth}").split()[0] for icon, way, nth in ways]
    assert len(set(verbs)) == len(verbs)


def words_of(language: str, kind: str) -> set[str]:
    """The longer words of all messages whose key begins so."""
    text = (REIGNS.folder / "words" / f"{language}.ftl").read_text("utf-8")
    said = " ".join(re.findall(rf"^{kind}[a-z0-9-]* = (.*)$", text, re.MULTILINE))
    return set(re.findall(r"[^\W\d_]{4,}", re.sub(r"{[^}]*}", " ", said.lower())))


@each_language
def test_what_may_stand_in_one_sentence_does_not_repeat_a_word(language: str) -> None:
    """“Faut-il …, même s’il faut …”, “puis-je … puis …”, “on Sundays? By Sunday …”."""
    openers = words_of(language, "pitch-(?:plain|flattery|alarm|promise)-")
    assert words_of(language, "pitch-link-") & openers <= {"même", "dans", "with", "that"}
    days = {"dimanche", "sunday", "sundays"}
    assert words_of(language, "deed-") & days == set()
    reign = {"règne", "reign"}
    assert words_of(language, "entry-first-") & openers & reign == set()
    majesty = {"majesté", "majesty"}  # addressed by the request, which comes next
    assert words_of(language, "entry-") & majesty == set()


@each_language
def test_each_can_be_granted_or_refused(language: str) -> None:
    request = {"fr": r"\?|Dites oui", "en": r"\?|Say yes"}[language]
    assert [text for text in heard(language) if not re.search(request, text)] == []
    assert [text for text in heard(language) if len(text.split()) > 55] == []


def test_who_was_caught_in_a_lie_speaks_of_it_and_who_kept_its_word_too() -> None:
    entries = set()
    for kept in (0, 1):
        for turn in range(1, TURNS + 1):
            s = council(0, turn)
            for seat in members(s.advisors):
                lay(s, seat, 0, 0, {0: 2})
                s.words[seat], s.kept[seat] = 1, kept
                entries.add((kept, talk.entry(s, seat) // talk.ENTRIES))
    assert entries == {(0, -1), (0, talk.WORD_BROKEN), (1, -1), (1, talk.WORD_KEPT)}


def test_what_a_pitch_begins_with_stays_as_it_was_when_its_card_is_turned_over() -> None:
    for turn in range(1, TURNS + 1):
        s = council(0, turn)
        for seat in members(s.advisors):
            lay(s, seat, 0, 0, {0: 2})
            s.words[seat] = 1
        before = pitches(s, "en")
        for seat in members(s.advisors):
            s.shown |= 1 << seat
            s.words[seat], s.kept[seat] = 2, 2
        assert pitches(s, "en") == before


def test_an_answer_to_the_monarch_leaves_the_pitch_as_it_was_said() -> None:
    s = council(0, 3)
    for seat in members(s.advisors):
        lay(s, seat, 0, 0, {})
    before = pitches(s, "en")
    s.question[1], s.claim[1 * PILLARS] = 0, 4
    assert pitches(s, "en") == before


WRONG = {
    "fr": {
        "elision": r"(?<![\w’-])(?:[DdLlNnSsJjMmTt]e|[Qq]ue|[Ll]a|[Ss]i(?= il))"
        r" (?!(?:haut|hache|huit|onze|oui)\w*\b)[aeiouyhâàéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]",
        "elision before a consonant": r"(?<!\w)(?:[dlnsjmt]|qu)’[^aeiouyhâàéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]",
        "contraction": r"\b(?:de|à) les?\b(?! (?:faire|voir))",
        "spaces": r"  |\S [;:!?»]|« | [.,]|\w[;!?»]|'",
    },
    "en": {
        "article": r"\b[Aa] [aeio]|\b[Aa]n [^aeiouh]",
        "spaces": r"  | [;:!?.,]|'",
    },
}


@pytest.mark.parametrize("character", range(len(CHARACTER_NAMES)))
def test_whose_a_card_is_takes_the_place_of_its_article(character: int) -> None:
    """“Ana’s Bishop”, not “Ana’s The Bishop”."""
    words = Words("en", REIGNS, [])
    text = (REIGNS.folder / "words" / "en.ftl").read_text("utf-8")
    args = {"you": "no", "seat": "Bob", "seat2": "Ana", **words.piece_args("character", character)}
    for key in re.findall(r"^([\w-]+) = (?:[^\n]|\n[^\w#])*\$seat2 }’s \{ \$character", text, re.M):
        assert "Ana’s The" not in words.say(key, args)


SPOKEN = "entry|pitch|deed|clause|closer|said|verdict|opening|last"
EVERYWHERE = {
    "capital": r"[.!?] [a-zà-ÿ]|^[a-zà-ÿ]",
    "a word twice running": r"\b(\w+) \1\b",
    "two stops": r"[.,;:?!]{2}|[;:,]\s*$",
    "unfilled": r"[{}$]",
}


@each_language
def test_they_are_well_formed(language: str) -> None:
    for what, pattern in {**WRONG[language], **EVERYWHERE}.items():
        assert [text for text in heard(language) if re.search(pattern, text)][:5] == [], what


@each_language
def test_what_is_said_between_quotation_marks_holds_none_of_the_same(language: str) -> None:
    """A quotation within one has marks of its own."""
    words = Words(language, REIGNS, [])
    marks = re.sub(r"\s|Ana", "", words.say("page-quote", {"text": "Ana"}))
    said = re.compile(rf"^(?:{SPOKEN})-[\w-]+ = .*[{marks}].*$", re.MULTILINE)
    text = (REIGNS.folder / "words" / f"{language}.ftl").read_text("utf-8")
    assert said.findall(text) == []


# -- the page composes the same before it is said


def pitches_for_the_page() -> str:
    """Councils of a long game as the page sees them, and what each of their pitches is made of."""
    cases = []
    for i, s in enumerate(reigns_of(Rng(8))):
        for seat in members(s.advisors):
            s.words[s.monarch * SEATS + seat], s.kept[s.monarch * SEATS + seat] = i % 3, i % 2
        if i % 3 == 0:
            cases += [case(s, seat) for seat in members(s.advisors)]
    return json.dumps(cases, separators=(",", ":")) + "\n"


def case(s: Reigns, seat: int) -> dict[str, object]:
    made = msgspec.to_builtins(view_proposal(s, seat, WATCHER))
    speech = {key: n for key, n in made["speech"].items() if key not in ("occasion", "verdict")}
    seats = [
        {"seat": p, "reigned": bool(s.reigned >> p & 1), "credit": [view_credit(s, s.monarch, p)]}
        for p in range(SEATS)
    ]
    reigns = [view_reign(s, p) for p in members(s.reigned)]
    view = {"monarch": s.monarch, "turn": s.turn, "reigns": reigns, "seats": seats}
    said = {"back": made["back"], "claims": made["claims"], "speech": speech}
    return {"view": msgspec.to_builtins(view), "seat": seat, **said}


def test_the_page_has_the_same_pitches() -> None:
    """Written anew by `python tests/games/reigns/test_pitches.py page`."""
    assert FOR_THE_PAGE.read_text("utf-8") == pitches_for_the_page()


if __name__ == "__main__":
    if sys.argv[1] == "page":
        FOR_THE_PAGE.write_text(pitches_for_the_page(), "utf-8")
    else:
        texts = heard(sys.argv[1])
        print(*texts[:: len(texts) // int(sys.argv[2])], sep="\n")
