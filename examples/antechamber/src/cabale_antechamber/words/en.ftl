title = The Antechamber
tagline = One card laid in secret opens the king’s door; whoever goes in leaves it to the one behind.

## Cards

card-page = Page
    .the = the Page
card-poet = Poet
    .the = the Poet
card-abbot = Abbot
    .the = the Abbot
card-envoy = Envoy
    .the = the Envoy
card-marquise = Marquise
    .the = the Marquise
card-minister = Minister
    .the = the Minister
card-cardinal = Cardinal
    .the = the Cardinal
card-favourite = Favourite
    .the = the Favourite
hidden-card = a hidden card
    .the = a hidden card

## Questions

prompt-deal = The cards are dealt.
wait-deal = The cards are dealt.
prompt-open = The king’s door opens.
wait-open = The king’s door opens.
prompt-lay = Lay a card in secret.
wait-lay = { $count ->
    [one] { $seat } has yet to lay a card.
   *[other] { $seat } have yet to lay a card.
  }

## Answers

verb-deal = Deal { $card-the }
verb-open = An audience worth { $worth }
verb-lay = Lay { $card-the }

## What happens

event-dealt = { $card-id ->
    [hidden] { $you ->
        [yes] You are dealt a card.
       *[no] { $seat } is dealt a card.
      }
   *[other] { $you ->
        [yes] You are dealt { $card-the }.
       *[no] { $seat } is dealt { $card-the }.
      }
  }
event-opened = The king’s door opens; to go in is worth { $worth }.
event-laid = { $you ->
    [yes] You lay { $card-the } face down.
   *[no] { $seat } lays a card face down.
  }
event-shown = { $you ->
    [yes] You show { $card-the }.
   *[no] { $seat } shows { $card-the }.
  }
event-entered = { $you ->
    [yes] You go in to the king, for { $worth }.
   *[no] { $seat } goes in to the king, for { $worth }.
  }
event-handed = { $card } is left to { $seat2 }, who stood next.
event-shut = Equals block the way: nobody goes in.

## Why not

refusal-not-in-hand = { $card } is not in your hand.

## Options and ties

option-carry = What nobody gained
option-carry-yes = is added to the next audience
option-carry-no = is lost
tie-entries = times in to the king

## The board

board-door = Audience { $round } of 5: the door is worth { $audience }
board-hand = Your hand: { $cards }
view-round = Audience
view-audience = The door is worth
view-courtiers = Before the door
view-points = Points
view-entries = Times inside
view-cards = Cards
view-known = Known to all
view-laid = Laid
view-hand = Your hand

## What somebody goes for

plan-laid = Cards laid
plan-inside = Cards that led inside
