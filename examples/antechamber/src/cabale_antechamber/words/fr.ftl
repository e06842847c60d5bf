title = L’Antichambre
tagline = Une carte posée en secret ouvre la porte du roi ; qui entre la laisse à qui le suit.

## Cartes

card-page = Page
    .the = le Page
card-poet = Poète
    .the = le Poète
card-abbot = Abbé
    .the = l’Abbé
card-envoy = Envoyé
    .the = l’Envoyé
card-marquise = Marquise
    .the = la Marquise
card-minister = Ministre
    .the = le Ministre
card-cardinal = Cardinal
    .the = le Cardinal
card-favourite = Favorite
    .the = la Favorite
hidden-card = une carte cachée
    .the = une carte cachée

## Questions

prompt-deal = On distribue les cartes.
wait-deal = On distribue les cartes.
prompt-open = La porte du roi s’ouvre.
wait-open = La porte du roi s’ouvre.
prompt-lay = Posez une carte en secret.
wait-lay = { $count ->
    [one] { $seat } doit encore poser une carte.
   *[other] { $seat } doivent encore poser une carte.
  }

## Réponses

verb-deal = Donner { $card-the }
verb-open = Une audience qui vaut { $worth }
verb-lay = Poser { $card-the }

## Ce qui arrive

event-dealt = { $card-id ->
    [hidden] { $you ->
        [yes] Vous recevez une carte.
       *[no] { $seat } reçoit une carte.
      }
   *[other] { $you ->
        [yes] Vous recevez { $card-the }.
       *[no] { $seat } reçoit { $card-the }.
      }
  }
event-opened = La porte du roi s’ouvre ; y entrer vaut { $worth }.
event-laid = { $you ->
    [yes] Vous posez { $card-the } face cachée.
   *[no] { $seat } pose une carte face cachée.
  }
event-shown = { $you ->
    [yes] Vous montrez { $card-the }.
   *[no] { $seat } montre { $card-the }.
  }
event-entered = { $you ->
    [yes] Vous entrez chez le roi, pour { $worth }.
   *[no] { $seat } entre chez le roi, pour { $worth }.
  }
event-handed = { $card } : laissée à { $seat2 }, qui venait ensuite.
event-shut = Les égaux se barrent le passage : personne n’entre.

## Pourquoi non

refusal-not-in-hand = { $card } : cette carte n’est pas dans votre main.

## Options et égalités

option-carry = Ce que personne n’a gagné
option-carry-yes = s’ajoute à l’audience suivante
option-carry-no = est perdu
tie-entries = entrées chez le roi

## Le plateau

board-door = Audience { $round } sur 5 : la porte vaut { $audience }
board-hand = Votre main : { $cards }
view-round = Audience
view-audience = La porte vaut
view-courtiers = Devant la porte
view-points = Points
view-entries = Entrées
view-cards = Cartes
view-known = Connues de tous
view-laid = Posée
view-hand = Votre main

## Ce que quelqu’un recherche

plan-laid = Cartes posées
plan-inside = Cartes qui ont mené chez le roi
