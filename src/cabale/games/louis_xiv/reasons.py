"""Why a stone, a bribe or a mission: what lies open, and what one holds oneself.

Stones, gold and chips are public; of missions and cards only one's own are looked at.
"""

from __future__ import annotations

from cabale.core.bits import count, members
from cabale.core.reason import Reason, reason, warning
from cabale.games.louis_xiv.actions import (
    ASK_BRIBE,
    ASK_CONDE_STONE,
    ASK_FOUR,
    ASK_LAST_STONE,
    ASK_LAY,
    ASK_MAINTENON_STONES,
    BUY,
    CLAIM,
    CROWN_CHIP,
    DECK,
    DECLINE,
    DISCARD,
    DONE,
    FULFIL_MISSION,
    GIVE,
    INCOME_OF,
    KEEP_CHIP,
    PASS,
    PAY_CHIP,
    PLAY_CARD,
    PUT,
    RETURN_MISSION,
    SCHEME,
    SEND,
    TAKE,
    USE,
    USE_FOUR,
    WAIT,
)
from cabale.games.louis_xiv.errands import can_fulfil, payable
from cabale.games.louis_xiv.flow import target_of
from cabale.games.louis_xiv.pieces import (
    ANY_CHIP,
    CHIP_OF,
    CHIPS,
    COLOURS,
    CROWN,
    DECK_MASKS,
    INFLUENCE,
    JOKER,
    MONEY,
    MONTESPAN,
    NO_CHIP,
)
from cabale.games.louis_xiv.state import Versailles
from cabale.games.louis_xiv.turns import stones_of

MISSION_POINTS = 5

THEMES = (  # what puzzles are about: a theme, and the reasons that belong to it; the last takes all
    (
        "mission",
        ("mission-points", "pays-besides", "pays-instead", "nothing-to-pay", "leaves-mission"),
    ),
    (
        "crown",
        (
            "still-payable",
            "saves-crown",
            "spends-crown",
            "spends-chip",
            "crown-pays",
            "crowns",
            "keeps-crown",
        ),
    ),
    ("undo", ("ties", "breaks-tie", "wins-tie")),
    ("path", ("could-lead", "could-reach", "anywhere", "opens", "takes-back")),
    ("court", ()),
)


def reasons(s: Versailles, seat: int, action: int) -> list[Reason]:
    """What an answer does at court, to one's supplies and for one's missions."""
    if PUT.has(action):
        return stone_reasons(s, seat, PUT.row(action), 1)
    if SEND.has(action):
        return stone_reasons(s, seat, MONTESPAN, SEND.row(action)) or supply(s, seat)
    if SCHEME.has(action):
        return stone_reasons(s, seat, s.x, max(1, SCHEME.row(action)))
    if USE.has(action):
        return stone_reasons(s, seat, target_of(s, USE.row(action)), 1)
    if PLAY_CARD.has(action):
        return card_reasons(s, seat, PLAY_CARD.row(action))
    if TAKE.has(action):
        return taking(s, seat)
    for verb, found in MISSIONS_TOLD:
        if verb.has(action):
            return found(s, seat, verb.row(action))
    return holding_back(s, seat, action)


# -- stones


def stones(s: Versailles, seat: int, courtier: int) -> int:
    return int(s.court[courtier * COLOURS + seat])


def most_of_others(s: Versailles, seat: int, courtier: int) -> int:
    row = courtier * COLOURS
    return max(int(s.court[row + c]) for c in range(s.colours()) if c != seat)


def stone_reasons(s: Versailles, seat: int, courtier: int, more: int) -> list[Reason]:
    """What `more` stones change at a courtier, and whether its chip helps a mission."""
    if more == 0:
        return []
    mine, others = stones(s, seat, courtier), most_of_others(s, seat, courtier)
    out = [rank(s, seat, courtier, others, more)]
    if s.louis == courtier and mine <= others < mine + more:
        out.insert(0, reason("king", "5.8", courtier=courtier))
    out += chip_reasons(s, seat, courtier)
    leads = mine + more > others
    if leads and s.condition(courtier) != INFLUENCE:
        out.append(warning("costs-stones", "5.6", courtier=courtier, number=mine + more))
    return out


def rank(s: Versailles, seat: int, courtier: int, others: int, more: int) -> Reason:
    """Where one stands at a courtier with `more` stones; `others` is the most of another."""
    mine = stones(s, seat, courtier)
    then = mine + more
    at = {"courtier": courtier, "number": then, "number2": others}
    if s.condition(courtier) == INFLUENCE and s.louis != courtier:
        price = int(s.price(courtier))
        if mine < price <= then:
            return reason("reaches", "5.4", courtier=courtier, number=price)
        key = "nears" if then < price else "beyond"
        return reason(key, "5.4", courtier=courtier, number=then, number2=price)
    if then > others:
        if mine > others:
            return reason("secures", "5.3", **at)
        return reason("breaks-tie" if mine == others and mine else "leads", "5.3", **at)
    if then == others:
        return reason("ties", "5.3", **at)
    rich = s.gold[seat] >= s.price(courtier)
    if mine == 0 and s.condition(courtier) == MONEY and rich:
        return reason("may-bribe", "5.2", courtier=courtier, gold=s.price(courtier))
    return reason("chases", "5.3", **at)


def chip_reasons(s: Versailles, seat: int, courtier: int) -> list[Reason]:
    """§6.1 The chip of a courtier pays, with those one has, for a mission in hand."""
    chip = int(CHIP_OF[courtier])
    if chip == NO_CHIP:
        return []
    return wanted(s, seat, chip, "gives-chip", courtier=courtier)


def wanted(s: Versailles, seat: int, chip: int, key: str, **more: int) -> list[Reason]:
    """A mission that can be paid with one more of these chips, and not without."""
    twin = s.clone()
    twin.chips[seat * CHIPS + chip] += 1
    fresh = payable(twin, seat) & ~payable(s, seat)
    if not fresh:
        return []
    return [reason(key, "6.1", **more, chip=chip, mission=members(fresh)[0])]


def supply(s: Versailles, seat: int) -> list[Reason]:
    """How many stones are at hand."""
    return [reason("supply", "4.5", number=s.own[seat], number2=s.general[seat])]


def taking(s: Versailles, seat: int) -> list[Reason]:
    """§4.5 Stones come back instead of going to court."""
    return taking_back(s, seat, 4 if s.decision == ASK_FOUR else int(stones_of(s.x)))


def taking_back(s: Versailles, seat: int, most: int) -> list[Reason]:
    """§4.5 How many come back, and how many are at hand then."""
    back = min(most, int(s.general[seat]))
    if not back:
        return supply(s, seat)
    return [reason("takes-back", "4.5", number=back, number2=s.own[seat] + back)]


def card_reasons(s: Versailles, seat: int, card: int) -> list[Reason]:
    """§4.2 Where the first stones of a card can go, and what they change there."""
    reach = min(int(stones_of(card)), int(s.own[seat]))
    if reach == 0:
        return taking_back(s, seat, int(stones_of(card)))
    if card == JOKER:
        return [reason("anywhere", "4.6", number=reach)]
    mine, others = stones(s, seat, card), most_of_others(s, seat, card)
    out = []
    price = int(s.price(card))
    if s.condition(card) == INFLUENCE and s.louis != card:
        if mine < price <= mine + reach:
            out.append(reason("could-reach", "5.4", courtier=card, number=price - mine))
    elif mine <= others < mine + reach:
        out.append(reason("could-lead", "4.3", courtier=card, number=others - mine + 1))
    out += chip_reasons(s, seat, card)
    return out or [reason("opens", "4.3", courtier=card, number=reach)]


# -- counting


def buying(s: Versailles, seat: int, _row: int) -> list[Reason]:
    """§5.2 What a bribe costs, and for which mission."""
    chip = int(CHIP_OF[s.x])
    paid = reason("bribe", "5.2", courtier=s.x, gold=s.y, gold2=s.gold[seat] - s.y)
    return [*(wanted(s, seat, chip, "gives-chip", courtier=s.x) if chip != NO_CHIP else []), paid]


def claiming(s: Versailles, seat: int, _row: int) -> list[Reason]:
    """§9.14 The tie is won."""
    return [reason("wins-tie", "9.14", courtier=s.x)]


# -- missions


def fulfilling(s: Versailles, seat: int, mission: int) -> list[Reason]:
    """§6.1 Five points; and what the chips pay for besides, or instead."""
    out = [reason("mission-points", "6.1", mission=mission, number=MISSION_POINTS)]
    others = members(payable(s, seat) & ~(1 << mission))
    if not others:
        return out
    twin = s.clone()
    twin.apply(seat, FULFIL_MISSION.of(mission))
    paid = once_paid(twin, seat)
    besides = [other for other in others if any(can_fulfil(one, seat, other) for one in paid)]
    key = "pays-besides" if besides else "pays-instead"
    return [*out, reason(key, "6.1", mission=(besides or others)[0])]


def once_paid(s: Versailles, seat: int) -> list[Versailles]:
    """The table after each way to pay what is still to be paid."""
    ways = [action for action in s.legal(seat) if PAY_CHIP.has(action)]
    if not ways:
        return [s]
    out = list[Versailles]()
    for action in ways:
        twin = s.clone()
        twin.apply(seat, action)
        out += once_paid(twin, seat)
    return out


def paying(s: Versailles, seat: int, chip: int) -> list[Reason]:
    """§6.2 What is left to pay with; whether the crown, which pays for anything, is kept."""
    out, crowns = still_payable(s, seat, chip), int(s.chips[seat * CHIPS + CROWN])
    if chip == CROWN:
        return [*out, warning("spends-crown", "6.2", number=crowns)]
    if crowns:
        return [*out, reason("saves-crown", "6.2", chip=chip, number=crowns)]
    left = int(s.chips[seat * CHIPS + chip]) - 1
    return [*out, reason("spends-chip", "6.2", chip=chip, number=left)]


def still_payable(s: Versailles, seat: int, chip: int) -> list[Reason]:
    """§6.1 A mission for which there is enough once this chip has paid for the one before."""
    twin = s.clone()
    twin.apply(seat, PAY_CHIP.of(chip))
    if twin.decision == s.decision:  # another chip is still to be chosen
        return []
    return [reason("still-payable", "6.1", mission=m) for m in members(payable(twin, seat))[:1]]


def crowning(s: Versailles, seat: int, chip: int) -> list[Reason]:
    """§9.7 A crown pays for any chip."""
    twin = s.clone()
    twin.chips[seat * CHIPS + chip] -= 1
    twin.chips[seat * CHIPS + CROWN] += 1
    fresh = payable(twin, seat) & ~payable(s, seat)
    if fresh:
        return [reason("crown-pays", "9.7", chip=chip, mission=members(fresh)[0])]
    return [reason("crowns", "9.7", chip=chip)]


def keeping(s: Versailles, seat: int, chip: int) -> list[Reason]:
    """§6.4 The chip that is kept, and a shield for each of the others."""
    surplus = int(s.count_chips(seat)) - 1
    out = [reason("keeps-crown", "6.4")] if chip == CROWN else []
    for mission in members(s.missions[seat]):
        if chip in slots(s, mission):
            out = [reason("keeps-for", "6.4", chip=chip, mission=mission)]
            break
    return [*out, reason("shields-for", "6.4", number=surplus)]


def slots(s: Versailles, mission: int) -> list[int]:
    return [int(s.box.chips[mission * 2]), int(s.box.chips[mission * 2 + 1])]


def drawing(s: Versailles, seat: int, deck: int) -> list[Reason]:
    """§6.3 What the missions of a deck ask for: all alike whether any chip will do for a slot."""
    kinds = {ANY_CHIP in slots(s, mission) for mission in members(DECK_MASKS[deck])}
    if len(kinds) != 1:
        return []
    return [reason("deck-any" if True in kinds else "deck", "6.3", deck=deck)]


def returning(s: Versailles, seat: int, mission: int) -> list[Reason]:
    """§9.8 A mission that cannot be paid now goes back."""
    if can_fulfil(s, seat, mission):
        return [warning("returns-payable", "9.8", mission=mission)]
    return [reason("returns", "9.8", mission=mission)]


def earning(s: Versailles, seat: int, which: int) -> list[Reason]:
    """§9.2 Two gold, gold and a stone, or two stones."""
    gold, back = ((2, 0), (1, 1), (0, 2))[which]
    back = min(back, int(s.general[seat]))
    return [reason("income", "9.2", number=s.gold[seat] + gold, number2=s.own[seat] + back)]


def giving(s: Versailles, seat: int, _row: int) -> list[Reason]:
    """§9.11 A stone for a card."""
    return [reason("stone-for-card", "9.11", number=s.own[seat] - 1)]


def waiting(s: Versailles, seat: int, _row: int) -> list[Reason]:
    """§9.6 Others must show what they want first."""
    return [reason("waits", "9.6", number=s.held[seat])]


def changing(s: Versailles, seat: int, card: int) -> list[Reason]:
    """§9.10 A card is exchanged for the next of the deck."""
    return [reason("changes", "9.10", card=card)]


def using_four(s: Versailles, seat: int, _row: int) -> list[Reason]:
    """§9.12 Four stones on one courtier, anywhere."""
    return [reason("four", "9.12", number=min(4, int(s.own[seat])))]


MISSIONS_TOLD = (
    (BUY, buying),
    (CLAIM, claiming),
    (FULFIL_MISSION, fulfilling),
    (PAY_CHIP, paying),
    (CROWN_CHIP, crowning),
    (KEEP_CHIP, keeping),
    (DECK, drawing),
    (RETURN_MISSION, returning),
    (INCOME_OF, earning),
    (GIVE, giving),
    (WAIT, waiting),
    (DISCARD, changing),
    (USE_FOUR, using_four),
)


# -- not doing it


def holding_back(s: Versailles, seat: int, action: int) -> list[Reason]:
    """What is saved by stopping, passing or declining."""
    if s.decision == ASK_BRIBE:
        return [reason("saves-gold", "5.2", gold=s.gold[seat])]
    if s.decision in (ASK_LAY, ASK_FOUR, ASK_CONDE_STONE, ASK_LAST_STONE, ASK_MAINTENON_STONES):
        return supply(s, seat)
    if PASS.has(action):
        plots = count(s.plots[seat])
        return [reason("keeps-plots", "5.5", number=plots)] if plots else []
    if DONE.has(action) and payable(s, seat):
        return [warning("leaves-mission", "6.1", mission=members(payable(s, seat))[0])]
    return [reason("nothing-to-pay", "6.1")] if DONE.has(action) or DECLINE.has(action) else []
