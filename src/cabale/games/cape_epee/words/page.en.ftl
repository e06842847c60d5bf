# What only the page says of De Cape & d'Épée.
page-stage = Round { $round } of { $rounds }
page-round = Round { $round }
page-round-count = Round { $round }, count
page-final = Final count
page-kind-plain = { kind-plain }
page-kind-expert = { kind-expert }
page-kind-immediate = { kind-immediate }
page-kind-end = { kind-end }
page-kind-plain-told = It has no ability.
page-kind-expert-told = Its value is higher in its own domain; that is not an ability.
page-kind-immediate-told = It acts at once when it is turned up during the round.
page-kind-end-told = It acts when the round is counted, if it was face up by then.
page-fulfilled = fulfilled
page-closed = closed
page-closed-told = A Storm has closed the column.
page-column = Column { $column }, { $objective }
page-look-column = column { $name }
page-slide-here = Slide here
page-swap-here = Swap with this
page-cards-laid =
    { $laid ->
        [one] { $laid } card laid
       *[other] { $laid } cards laid
    }, { $needed } needed.
page-totals = Totals so far
page-totals-are = So far: { $totals }.
page-your-hand = Your hand
page-your-card = Your { $card }
page-card-of = { $card } of { $owner }
page-card-value-of = { $card } of { $owner }, { $value }
page-hidden-of = A face-down card of { $owner }
page-over = { $line }, over { $under }
page-under-unknown = a hidden card
page-discards-of = Discard of { $player }, the last card last: { $cards }
page-hidden-card-of = { $card } of { $owner }, face down
page-under-cloak = a hidden card
page-reserve = reserve
page-discard = discard
page-discard-order = Discard, the last card last
page-chosen = { $card } chosen.
page-put-back = Put it back
page-face-down = { $count } face down
page-nobody = Nobody takes it.
page-removed-by = { $card }
page-no-ability = no effect
page-silenced = The Musketeers cancel every other ability.
page-scene-turns = { $seat }: { $card } turns up.
page-scene-sum = As printed: { $totals }.
page-scene-acts = { $card }. { $text }
page-source-best = Best of each domain
page-source-others = Other objectives
page-source-double = Six domains, counted double
page-way-plain =
    { $count ->
        [0] No objective
        [one] One objective
       *[other] { $count } objectives, added up
    }
page-way-special = Best of each domain doubled, { $doubled }, less { $extra } beyond six
page-way-missing = Not all six domains: no double count.
page-players = The players
page-nothing = no objective
page-seat-line = { $player }: { $hand } in hand, { $reserve } in reserve, won: { $won }.

## The goal card

page-win = You win if your objectives are worth the most points after six rounds.
page-win-1 = Slide a card, face down, under a column.
page-win-2 = The card above turns up: its ability may act.
page-win-3 = All fulfilled? The highest total takes the objective.
# What the signs stand for.
page-sign-immediate = acts as soon as it is turned up
page-sign-end = acts when its column is counted
page-sign-won = objectives won
