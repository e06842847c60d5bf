"""The pieces by name, the goals, and the box: one deck of proposals as typed rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.rows import filled

PILLARS: Final = 4
PILLAR_NAMES: Final = ("church", "army", "people", "wealth")

END: Final = 5  # how far the last space of a track lies from its centre
SPACE_NAMES: Final = (
    *("minus", "minus-4", "minus-3", "minus-2", "minus-1", "centre"),
    *("plus-1", "plus-2", "plus-3", "plus-4", "plus"),
)

NO: Final = -1  # no seat, no card, no goal
MAX_SEATS: Final = 6
MAX_CARDS: Final = 256
MIN_CARDS: Final = 72  # fewer might not fill five hands beside a monarch's pile
PILES: Final = 3
PILE_NAMES: Final = ("left", "middle", "right")
HAND: Final = 7
ABDICATION: Final = 12  # accepted proposals that let a monarch retire

FORCES: Final = 4
FORCE_NAMES: Final = ("falls-much", "falls", "rises", "rises-much")
TONES: Final = 4
TONE_NAMES: Final = ("plain", "flattery", "alarm", "promise")
QUESTIONS: Final = 5  # one for each pillar, then what a refusal would bring
REFUSAL: Final = 4
QUESTION_NAMES: Final = (*PILLAR_NAMES, "refusal")
# what one advisor says of another's proposal: three remarks, then a direction for each pillar
REMARKS: Final = 11
SECONDED: Final = 0
BEWARE: Final = 1
LIED: Final = 2
FORETOLD: Final = 3  # where the directions begin: the Church falls, the Church rises, …
REMARK_NAMES: Final = (
    *("second", "beware", "lied"),
    *("church-falls", "church-rises", "army-falls", "army-rises"),
    *("people-falls", "people-rises", "wealth-falls", "wealth-rises"),
)
# in which order proposals are laid and heard
AS_READY: Final = 0  # each is heard as soon as it is laid
CALLED_UP: Final = 1  # the monarch calls the advisors one by one
AT_ONCE: Final = 2  # all are heard when the last is ready
COUNCIL_NAMES: Final = ("ready", "called", "together")
SPEAKINGS: Final = 4
SPEAKING_NAMES: Final = ("free", "30", "60", "120")  # seconds for a pitch
STYLES: Final = 4
STYLE_NAMES: Final = ("tragic", "comic", "heroic", "uncanny")

DEATHS: Final = 8  # a pillar at its lower or upper end
DEATH_NAMES: Final = (
    *("church-minus", "church-plus", "army-minus", "army-plus"),
    *("people-minus", "people-plus", "wealth-minus", "wealth-plus"),
)
ABDICATED: Final = 8  # the ending of a reign that no marker ended

# four characters for each pillar they speak for first
CHARACTERS: Final = 16
CHARACTER_NAMES: Final = (
    *("bishop", "abbess", "exorcist", "vampire"),
    *("general", "crusader", "executioner", "dragon-tamer"),
    *("peasant", "jester", "physician", "star-visitor"),
    *("treasurer", "merchant", "explorer", "mage"),
)

# twelve icons for each pillar
ICONS: Final = 12
ICON_NAMES: Final = (
    *("chalice", "cross", "bell", "candle", "relic", "halo"),
    *("devil", "tombstone", "holy-book", "angel", "bat", "crypt"),
    *("flag", "sword", "shield", "castle", "cannon", "horse"),
    *("dragon", "helmet", "dungeon", "axe", "map", "wolf"),
    *("wheat", "beer", "heart", "baby", "mask", "rat"),
    *("house", "pitchfork", "lute", "potion", "pig", "crowd"),
    *("coin", "chest", "ship", "jewel", "scales", "key"),
    *("spice", "fish", "mine", "bridge", "contract", "crystal"),
)

GOALS: Final = 24
# the two pillars of each pair of goals, four goals a pair: up up, up down, down up, down down
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
WAYS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def goal_names() -> tuple[str, ...]:
    """`church-up-army-down` and so on, in the order of the goals."""
    out: list[str] = []
    for p, q in PAIRS:
        for s, t in WAYS:
            one = f"{PILLAR_NAMES[p]}-{'up' if s > 0 else 'down'}"
            other = f"{PILLAR_NAMES[q]}-{'up' if t > 0 else 'down'}"
            out.append(f"{one}-{other}")
    return tuple(out)


def goal_signs() -> vec[i64]:
    """For each goal and pillar: 1 to raise it, -1 to lower it, 0 if it does not matter."""
    out = filled(GOALS * PILLARS)
    goal = 0
    for p, q in PAIRS:
        for s, t in WAYS:
            out[goal * PILLARS + p] = s
            out[goal * PILLARS + q] = t
            goal += 1
    return out


GOAL_NAMES: Final = goal_names()
GOAL_SIGNS: Final = goal_signs()


# -- steps of a marker, and how they are said


def force_of(steps: i64) -> i64:
    """How a move of a marker is said: a lot from two steps on."""
    if steps < 0:
        return 0 if steps < -1 else 1
    return 3 if steps > 1 else 2


def is_rise(force: i64) -> bool:
    """Whether a force says that a marker goes up."""
    return force >= FORCES // 2


def is_belied(force: i64, steps: i64) -> bool:
    """Whether a marker does not go the way that was said; how far does not matter."""
    return steps <= 0 if is_rise(force) else steps >= 0


def moved(place: i64, steps: i64) -> i64:
    """§R-1 Where a marker comes to stand: never beyond the end of its track."""
    place += steps
    if place > END:
        return END
    if place < -END:
        return -END
    return place


def clamp(n: i64, low: i64, high: i64) -> i64:
    """The number, or the bound that it is beyond."""
    if n < low:
        return low
    return n if n < high else high


class Box:
    """The proposals of one deck, never changed: each card's two sides, its icons and its back.

    Cards whose backs look alike (same character, same pillars, same dots) share one back.
    """

    def __init__(self, cards: list[list[int]]) -> None:
        """Each card: character, two icons, the four steps if accepted, the four if rejected."""
        n = len(cards)
        self.cards: Final[i64] = n
        self.character: vec[i64] = filled(n)
        self.icons: vec[i64] = filled(2 * n)
        self.white: vec[i64] = filled(PILLARS * n)  # steps of each pillar if accepted
        self.black: vec[i64] = filled(PILLARS * n)  # if rejected
        self.touched: vec[i64] = filled(n)  # the pillars on the back, a bit each
        self.dotted: vec[i64] = filled(n)  # those with a dot
        self.back: vec[i64] = filled(n)
        self.first: vec[i64] = vec[i64]()  # where each back's cards begin in `members`
        self.members: vec[i64] = vec[i64]()
        for card in range(n):
            self.read(card, cards[card])
        self.sort_backs()

    def read(self, card: i64, row: list[int]) -> None:
        """Fill in one card."""
        self.character[card] = row[0]
        self.icons[2 * card] = row[1]
        self.icons[2 * card + 1] = row[2]
        for p in range(PILLARS):
            steps: i64 = row[3 + p]
            self.white[card * PILLARS + p] = steps
            self.black[card * PILLARS + p] = row[3 + PILLARS + p]
            if steps != 0:
                self.touched[card] |= 1 << p
            if steps > 1 or steps < -1:
                self.dotted[card] |= 1 << p

    def sort_backs(self) -> None:
        """Number the distinct backs and list the cards of each."""
        backs: dict[tuple[int, int, int], list[int]] = {}
        for card in range(self.cards):
            look = (self.character[card], self.touched[card], self.dotted[card])
            backs.setdefault(look, []).append(card)
        k = 0
        for cards in backs.values():
            self.first = append(self.first, len(self.members))
            for card in cards:
                self.members = append(self.members, card)
                self.back[card] = k
            k += 1
        self.first = append(self.first, len(self.members))
