"""Why a card, a noble or a strike: sets, hexagons, influence, from the board and one's own hand.

Of the others' hands only what everybody saw them take is looked at.
"""

from __future__ import annotations

from cabale.core.bits import count
from cabale.core.reason import Reason, reason, warning
from cabale.games.heads_of_state.actions import (
    ADD,
    BLIND,
    CLEAN,
    COURT,
    CREATE,
    DISCARD,
    DROP,
    END,
    PLOT,
    SEIZE,
    STRIKE,
    TAKE,
)
from cabale.games.heads_of_state.creating import (
    can_create,
    completing,
    create,
    may_court,
    missing,
)
from cabale.games.heads_of_state.pieces import (
    ASSASSIN,
    COURTESAN,
    NOBLES,
    SPACES,
    held,
    single,
    size,
)
from cabale.games.heads_of_state.scheming import works_in
from cabale.games.heads_of_state.scoring import influence, order
from cabale.games.heads_of_state.state import HeadsState

THEMES = (  # what puzzles are about: a theme, and the reasons that belong to it; the last takes all
    ("head", ("kills", "sure-kill", "topples", "moves-in", "aims", "plots", "three-in-four")),
    ("map", ("hexagon", "unites", "house", "second", "secures", "weighs", "leads", "halves")),
    ("share", ("denies",)),
    ("set", ("completes", "nears", "gathers", "belongs", "joker", "adds")),
    ("patience", ("saves-set",)),
    ("pile", ()),
)
NEAR = 2  # cards that a set may lack and still be spoken of


def reasons(s: HeadsState, seat: int, action: int) -> list[Reason]:
    """What an answer does for a set, on the board, or against a rival."""
    if TAKE.has(action):
        return taking(s, seat, TAKE.row(action))
    if CREATE.has(action):
        return creating(s, seat, action, CREATE.row(action))
    if COURT.has(action):
        return [*creating(s, seat, action, COURT.row(action)), warning("spends-joker", "4.3")]
    if STRIKE.has(action):
        return striking(s, seat, STRIKE.row(action), s.box.spaces[STRIKE.column(action)])
    if DISCARD.has(action):
        return discarding(s, seat, DISCARD.row(action))
    return other_reasons(s, seat, action)


def other_reasons(s: HeadsState, seat: int, action: int) -> list[Reason]:
    if SEIZE.has(action):
        return treachery(s, seat, SEIZE.row(action))
    if DROP.has(action):
        return [reason("drops", "3.6", treachery=DROP.row(action), number=left_plots(s, seat) - 1)]
    if ADD.has(action):
        return [reason("adds", "5.4", treachery=ADD.row(action), number=left_plots(s, seat) - 1)]
    if BLIND.has(action):
        return blind(s, seat)
    if CLEAN.has(action):
        return [reason("cleans", "3.3", number=size(s.shown))]
    if PLOT.has(action):
        return [reason("plots", "3.4", number=left_plots(s, seat) + 1)]
    return ending(s, seat) if END.has(action) else []


# -- sets


def nobles_open(s: HeadsState, seat: int) -> list[int]:
    """The nobles that the seat could still place on a free space, the highest first."""
    return [
        noble
        for noble in range(NOBLES - 1, -1, -1)
        if s.supply(seat, noble) and s.box.wanting[noble] & s.free
    ]


def lacking(s: HeadsState, hand: int, noble: int) -> int:
    """How many cards a set lacks, a courtesan counted."""
    return int(count(missing(s, hand, noble))) - (1 if joker_helps(s, hand, noble) else 0)


def joker_helps(s: HeadsState, hand: int, noble: int) -> bool:
    return may_court(hand, noble) and missing(s, hand, noble) != 0


def taking(s: HeadsState, seat: int, attribute: int) -> list[Reason]:
    """§4.2 A set that the card completes, or brings nearer."""
    hand, then = s.hand[seat], s.hand[seat] + single(attribute)
    out = []
    for noble in nobles_open(s, seat):
        before, after = lacking(s, hand, noble), lacking(s, then, noble)
        if before and not after:
            out.append(reason("completes", "4.2", attribute=attribute, noble=noble))
        elif after < before <= NEAR + 1:
            out.append(reason("nears", "4.2", attribute=attribute, noble=noble, number=after))
    out.sort(key=lambda one: one.key != "completes")
    return out[:2] + denying(s, seat, attribute)[:1] or spare_card(s, seat, attribute)


def denying(s: HeadsState, seat: int, attribute: int) -> list[Reason]:
    """A set that a rival has shown but for this card, which lies open once."""
    out = []
    for rival in range(s.seats):
        shown = s.known[rival]
        if rival == seat or held(s.shown, attribute) != 1:
            continue
        for noble in nobles_open(s, rival):
            if attribute in completing(s, shown, noble) and attribute != COURTESAN:
                out.append(reason("denies", "4.2", attribute=attribute, seat=rival, noble=noble))
                break
    return out


def spare_card(s: HeadsState, seat: int, attribute: int) -> list[Reason]:
    """A card that no near set needs."""
    if attribute == COURTESAN:
        return [reason("joker", "4.3", number=held(s.hand[seat], COURTESAN) + 1)]
    nobles = [n for n in nobles_open(s, seat) if s.box.sets[n] >> attribute & 1]
    if nobles:
        return [reason("belongs", "4.2", attribute=attribute, noble=nobles[0])]
    return [reason("gathers", "3.2", attribute=attribute, number=size(s.hand[seat]) + 1)]


def discarding(s: HeadsState, seat: int, attribute: int) -> list[Reason]:
    """§3.6 The sets in sight are no worse without the card; or the one that is."""
    hand = s.hand[seat]
    then = hand - single(attribute)
    for noble in nobles_open(s, seat):
        if lacking(s, then, noble) > lacking(s, hand, noble) <= NEAR:
            return [warning("breaks-set", "3.6", attribute=attribute, noble=noble)]
    for noble in nobles_open(s, seat):
        if lacking(s, hand, noble) <= NEAR:
            n = lacking(s, hand, noble)
            return [reason("spares", "3.6", attribute=attribute, noble=noble, number=n)]
    return [reason("unneeded", "3.6", attribute=attribute, number=held(hand, attribute))]


def blind(s: HeadsState, seat: int) -> list[Reason]:
    """§3.2 What lies open completes nothing; and how near the Revolution is."""
    out = []
    hand = s.hand[seat]
    fitting = [
        noble
        for noble in nobles_open(s, seat)
        for card in completing(s, hand, noble)
        if held(s.shown, card)
    ]
    if not fitting:
        out.append(reason("nothing-open", "3.2"))
    if s.pile == 0:
        out.append(reason("revolution", "7.1", number=s.reserve + 1))
    return out or [reason("unseen", "3.2", number=s.pile)]


# -- the board


def creating(s: HeadsState, seat: int, action: int, place: int) -> list[Reason]:
    """What a new noble wins at once, and what it changes in its country."""
    space = s.box.spaces[place]
    sector, noble = space >> 1, s.box.nobles[space]
    after = s.clone()
    create(after, seat, action)
    out = markers(s, after, seat, sector, noble)
    out += standing(s, after, seat, s.box.country_of[sector])
    out += halving(s, after, seat, space)
    return (out + cards(after, seat, noble))[:4]


def markers(s: HeadsState, after: HeadsState, seat: int, sector: int, noble: int) -> list[Reason]:
    """§6 Hexagon, country marker, House of Nobles."""
    out = []
    if s.hex_taker[sector] == -1:
        out.append(reason("hexagon", "6.1", sector=sector, points=s.box.hexes[sector]))
    country = s.box.country_of[sector]
    for at in (country * 2, country * 2 + 1):
        if s.marker_taker[at] == -1 and after.marker_taker[at] == seat:
            out.insert(0, reason("unites", "6.2", country=country, points=s.box.markers[at]))
    for rank, taker in enumerate(after.house_taker):
        if taker == seat and s.house_taker[rank] == -1:
            points = s.box.house_markers(s.seats)[rank]
            out.insert(0, reason("house", "6.3", noble=noble, points=points))
    return out


def standing(s: HeadsState, after: HeadsState, seat: int, country: int) -> list[Reason]:
    """§7.3 The places in a country, if the Revolution came now."""
    before, then = place_in(s, seat, country), place_in(after, seat, country)
    now = influence(after, country)
    rivals = [int(now[other]) for other in range(s.seats) if other != seat]
    figures = {"country": country, "number": int(now[seat]), "number2": max(rivals)}
    if then == 0 and before != 0:
        key = "tie" if figures["number"] == figures["number2"] else "leads"
        return [reason(key, "7.3", **figures, points=s.box.prizes[country * 2])]
    if then == 1 and before != 1 and before != 0:
        return [reason("second", "7.3", **figures, points=s.box.prizes[country * 2 + 1])]
    if then == 0:
        return [reason("secures", "7.3", **figures)]
    return [reason("weighs", "7.2", **figures)]


def place_in(s: HeadsState, seat: int, country: int) -> int:
    """0 for the most influential; -1 for a seat that is not there."""
    found = order(s, country)
    return found.index(seat) if seat in found else -1


def halving(s: HeadsState, after: HeadsState, seat: int, space: int) -> list[Reason]:
    """§7.2 A living noble below weighs half."""
    below = space + 1
    if space % 2 or s.holder[below] in (-1, seat):
        return []
    rival = s.holder[below]
    return [reason("halves", "7.2", seat=rival, noble=s.box.nobles[below], sector=space >> 1)]


def cards(after: HeadsState, seat: int, noble: int) -> list[Reason]:
    """§8.1 The most noble cards of a type, if the game ended now."""
    mine = int(after.cards[seat * NOBLES + noble])
    rest = [int(after.cards[o * NOBLES + noble]) for o in range(after.seats) if o != seat]
    if mine <= max(rest):
        return []
    points = after.box.most[noble]
    return [reason("most", "8.1", noble=noble, number=mine, number2=max(rest), points=points)]


# -- treachery


def striking(s: HeadsState, seat: int, card: int, space: int) -> list[Reason]:
    """§5 What the death of a noble changes in its country, and how sure it is."""
    victim, country = int(s.holder[space]), int(s.box.country_of[space >> 1])
    after = s.clone()
    after.holder[space] = -1
    before, then = influence(s, country), influence(after, country)
    lost = {"number": int(before[victim]), "number2": int(then[victim])}
    out = [reason("kills", "7.2", seat=victim, country=country, **lost)]
    if place_in(s, victim, country) == 0 and place_in(after, victim, country) != 0:
        out.insert(0, reason("topples", "7.3", seat=victim, country=country))
    if card == ASSASSIN:
        out.append(warning("three-in-four", "5.2"))
    else:
        out.append(reason("sure-kill", "5.3", treachery=card, country=country))
    noble = s.box.nobles[space]
    if s.supply(seat, noble) and can_create(s, s.hand[seat], noble):
        out.append(reason("moves-in", "4.5", noble=noble))
    if s.box.is_capital(space):
        out.append(warning("two-cards", "5.4"))
    return out


def treachery(s: HeadsState, seat: int, card: int) -> list[Reason]:
    """§5.3 Whom the card could strike."""
    for space in range(SPACES):
        holder = int(s.holder[space])
        if holder in (-1, seat) or not works_in(s, card, space) or s.box.is_capital(space):
            continue
        if place_in(s, holder, s.box.country_of[space >> 1]) == 0:
            noble = s.box.nobles[space]
            sector = space >> 1
            return [reason("aims", "5.3", treachery=card, seat=holder, noble=noble, sector=sector)]
    return [reason("plots", "3.4", number=left_plots(s, seat) + 1)]


def left_plots(s: HeadsState, seat: int) -> int:
    return int(s.held_plots[seat])


def ending(s: HeadsState, seat: int) -> list[Reason]:
    """Why the turn ends here: what is kept for later."""
    able = [n for n in nobles_open(s, seat) if can_create(s, s.hand[seat], n)]
    if able:
        return [*saving(s, seat)[:1], warning("leaves-noble", "4.1", noble=able[0])]
    if left_plots(s, seat):
        return [reason("keeps-plots", "5.1", number=left_plots(s, seat))]
    return [reason("no-set", "4.1")]


def saving(s: HeadsState, seat: int) -> list[Reason]:
    """§4.2 A set nearly whole that whatever can be created now would take cards from."""
    left = [hand_after(s, seat, int(action)) for action in s.legal(seat) if creates(int(action))]
    out = []
    for noble in nobles_open(s, seat):
        lack = lacking(s, s.hand[seat], noble)
        if left and 0 < lack <= NEAR and all(lacking(s, hand, noble) > lack for hand in left):
            out.append(reason("saves-set", "4.2", noble=noble, number=lack))
    return out


def creates(action: int) -> bool:
    return bool(CREATE.has(action) or COURT.has(action))


def hand_after(s: HeadsState, seat: int, action: int) -> int:
    """What is left in hand once a noble is created."""
    after = s.clone()
    create(after, seat, action)
    return int(after.hand[seat])
