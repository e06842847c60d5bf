"""The council table in a terminal: tracks, proposals, the own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabale.games.reigns.pieces import (
    ABDICATED,
    ABDICATION,
    CHARACTER_NAMES,
    DEATH_NAMES,
    END,
    FORCE_NAMES,
    FORCES,
    ICON_NAMES,
    NO,
    PILLAR_NAMES,
    REMARK_NAMES,
    STYLE_NAMES,
    TONE_NAMES,
)
from cabale.games.reigns.talk import ENTRIES
from cabale.games.reigns.view import (
    Advisor,
    Back,
    Card,
    Claim,
    Clause,
    Face,
    Proposal,
    Reign,
    Speech,
    View,
)
from cabale.words import Words

CHEVRONS = {-3: "⤋", -2: "⇊", -1: "↓", 1: "↑", 2: "⇈", 3: "⤊"}
VERDICTS = ("?", "✓", "✗")
OCCASIONS = (*TONE_NAMES, "kept", "caught")
CAUSES = ("first", "late", "kept", "broken")  # to begin a pitch with


def draw(view: View, words: Words) -> RenderableType:
    """What a seat sees, for a terminal of 60 columns or more."""
    parts: list[RenderableType] = [heading(view, words), tracks(view, words), people(view, words)]
    parts += [Text(quoted(said, words), style="italic") for said in spoken(view, words)]
    if view.proposals:
        parts.append(proposals(view, words))
    if any(view.piles):
        parts.append(piles(view, words))
    if view.hand:
        parts.append(hand(view, words))
    parts += [
        Text(tale(reign, words), style="italic") for reign in view.reigns if reign.ending >= 0
    ]
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    if view.monarch < 0:
        return Text(words.say("title"), style="bold")
    monarch = words.player(view.monarch)
    args: dict[str, str | int] = {"monarch": monarch, "monarch-of": words.of(monarch)}
    args["turn"] = view.turn
    line = words.say("board-reign", args)
    return Text(f"{line}  {len(view.court)}/{ABDICATION}", style="bold")


def spoken(view: View, words: Words) -> list[str]:
    """What the monarch opened the reign with, while it is new, and its last words."""
    said = [("opening", view.speech if view.turn <= 1 else NO), ("last", view.farewell)]
    return [words.say(f"{what}-{TONE_NAMES[t]}-{view.monarch}") for what, t in said if t >= 0]


def tracks(view: View, words: Words) -> Table:
    """The four tracks with their markers."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for p, place in enumerate(view.tracks):
        spaces = ["−", *"4321", "·", *"1234", "+"]
        spaces[place + END] = f"[{spaces[place + END]}]"
        table.add_row(words.piece("pillar", p), Text(" ".join(f"{x:^3}" for x in spaces)))
    return table


def people(view: View, words: Words) -> Table:
    """Who has how many points, who is ready, whose word is worth what."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for seat in view.seats:
        crown = "♛" if seat.seat == view.monarch else "✓" if seat.ready else " "
        goal = words.piece("goal", seat.goal) if seat.goal >= 0 else ""
        table.add_row(
            crown, words.player(seat.seat), str(seat.points), credit(seat, view.monarch), goal
        )
    return table


def credit(seat: Advisor, monarch: int) -> str:
    """The words kept and broken in all reigns, those with this monarch last."""
    records = sorted(seat.credit, key=lambda record: record.monarch == monarch)
    return "".join("✓" if kept else "✗" for record in records for kept in record.words)


def back(side: Back, words: Words) -> str:
    """A back: its character and pillars, a dot after a strong one."""
    pillars = [words.piece("pillar", p) + ("●" if p in side.dots else "") for p in side.pillars]
    return f"{words.piece('character', side.character)} ({', '.join(pillars)})"


def steps(values: list[int], words: Words) -> str:
    """One side of a face."""
    return " ".join(
        f"{words.piece('pillar', p)}{CHEVRONS.get(n, str(n))}" for p, n in enumerate(values) if n
    )


def both_sides(face: Face, words: Words) -> str:
    icons = ", ".join(words.piece("icon", icon) for icon in face.icons)
    return f"{icons}\n{sides(face, words)}"


def sides(face: Face, words: Words) -> str:
    """What happens if it is accepted, and if it is rejected."""
    return f"□ {steps(face.white, words)}  ■ {steps(face.black, words)}"


def proposals(view: View, words: Words) -> Table:
    """What lies before the throne, what is said of it, and what it was."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for proposal in view.proposals:
        table.add_row(
            VERDICTS[proposal.verdict],
            words.player(proposal.seat),
            Text(described(proposal, words, view.pitches)),
        )
    return table


def described(proposal: Proposal, words: Words, pitches: bool) -> str:
    """A proposal in a few lines."""
    lines = [back(proposal.back, words)]
    if proposal.laid and pitches:
        lines.append(quoted(pitch(proposal, words), words))
    if proposal.claims:
        lines.append(", ".join(claimed(claim, words) for claim in proposal.claims))
    if proposal.warning is not None:
        args = words.args(("pillar", "force"), (proposal.warning.pillar, proposal.warning.force))
        lines.append(words.say("verb-warn", args))
    lines += [
        f"{words.player(one.seat)} : {words.say(f'said-{REMARK_NAMES[one.remark]}-{one.words}')}"
        for one in proposal.remarks
    ]
    if proposal.verdict and pitches:
        lines.append(quoted(verdict(proposal, words), words))
    if proposal.face is not None:
        lines.append(both_sides(proposal.face, words))
    return "\n".join(lines)


def quoted(text: str, words: Words) -> str:
    """Between the quotation marks of the language."""
    return words.say("page-quote", {"text": text})


def claimed(claim: Claim, words: Words) -> str:
    return words.say("verb-claim", words.args(("pillar", "force"), (claim.pillar, claim.force)))


def pitch(proposal: Proposal, words: Words) -> str:
    """What an advisor says: the deed it asks for, what will come of it, a last word."""
    speech = proposal.speech
    tone = TONE_NAMES[max(0, proposal.tone)]
    said = [words.say(f"pitch-{tone}-{speech.opener}", {"deed": deed(speech, words)})]
    if speech.entry >= 0:
        occasion, nth = divmod(speech.entry, ENTRIES)
        said.insert(0, words.say(f"entry-{CAUSES[occasion]}-{nth}"))
    said += [foretold(one, words) for one in speech.clauses]
    if speech.closer >= 0:
        character = CHARACTER_NAMES[proposal.back.character]
        said.append(words.say(f"closer-{character}-{speech.closer}"))
    return " ".join(said)


def deed(speech: Speech, words: Words) -> str:
    """What is asked for: a deed, two of them linked, or a thing left in the dark."""
    if not speech.ways:
        return words.say(f"pitch-touch-{speech.link}", words.piece_args("icon", speech.icons[0]))
    ways = ["up" if way else "down" for way in speech.ways]
    asked = zip(speech.icons, ways, speech.variants, strict=True)
    deeds = [words.say(f"deed-{ICON_NAMES[icon]}-{way}-{nth}") for icon, way, nth in asked]
    if len(deeds) == 1:
        return deeds[0]
    args: dict[str, str | int] = {"deed": deeds[0], "deed2": deeds[1]}
    return words.say(f"pitch-link-{ways[0]}-{ways[1]}-{speech.link}", args)


def foretold(one: Clause, words: Words) -> str:
    key = f"clause-{PILLAR_NAMES[one.pillar]}-{FORCE_NAMES[one.force]}-{one.words}"
    side = "gain" if one.force >= FORCES // 2 else "cost"
    return words.say(f"pitch-{side}-{one.hinge}", {"clause": words.say(key)})


def verdict(proposal: Proposal, words: Words) -> str:
    """What the monarch says in deciding."""
    side = "accept" if proposal.verdict == 1 else "reject"
    speech = proposal.speech
    return words.say(f"verdict-{side}-{OCCASIONS[speech.occasion]}-{speech.verdict}")


def tale(reign: Reign, words: Words) -> str:
    """How a reign ended; in a game no two abdications are told alike, and few deaths."""
    name = words.player(reign.monarch)
    monarch = {"monarch": name, "monarch-of": words.of(name)}
    if reign.ending == ABDICATED:
        return words.say(f"story-abdication-{reign.monarch + 6 * (reign.turns % 4)}", monarch)
    style = STYLE_NAMES[max(0, reign.style)]
    return words.say(f"story-{DEATH_NAMES[reign.ending]}-{style}-{reign.monarch % 2}", monarch)


def piles(view: View, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for i, (height, top) in enumerate(zip(view.piles, view.tops, strict=True)):
        named = words.say("board-pile", {"pile": words.piece("pile", i), "number": height})
        table.add_row(named, back(top, words) if top is not None else "")
    return table


def hand(view: View, words: Words) -> Table:
    """The own cards, both sides."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for card in view.hand:
        table.add_row("▪", Text(f"{back(card.back, words)}\n{both_sides(card.face, words)}"))
    return table


def called(view: View, words: Words) -> dict[tuple[str, int], str]:
    """The own cards by who carries them and what they do."""
    return {("card", card.face.card): card_name(card, words) for card in view.hand}


def card_name(card: Card, words: Words) -> str:
    return f"{words.piece('character', card.back.character)} ({sides(card.face, words)})"
