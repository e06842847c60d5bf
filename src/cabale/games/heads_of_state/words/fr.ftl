# Heads of State, en français.
title = Heads of State
tagline = Créez des nobles dans toute l’Europe, et survivez à trois révolutions.

attribute-gold = Or
    .card = une carte Or
attribute-title = Titre
    .card = une carte Titre
attribute-troops = Troupes
    .card = une carte Troupes
attribute-castle = Château
    .card = une carte Château
attribute-palace = Palais
    .card = une carte Palais
attribute-education = Éducation
    .card = une carte Éducation
attribute-duelling = Duel
    .card = une carte Duel
attribute-bishop = Évêque
    .card = une carte Évêque
attribute-courtesan = Courtisane
    .card = une carte Courtisane
hidden-attribute = une carte
    .card = une carte

treachery-assassin = Assassin
    .where = tous les pays
    .card = un Assassin
treachery-axeman = Bourreau
    .where = Grande-Bretagne
    .card = un Bourreau
treachery-guillotine = Guillotine
    .where = France
    .card = une Guillotine
treachery-inquisition = Inquisition
    .where = Espagne
    .card = une Inquisition
treachery-gallows = Potence
    .where = États allemands
    .card = une Potence
treachery-guillotine-gallows = Guillotine ou Potence
    .where = France ou États allemands
    .card = la carte Guillotine ou Potence
treachery-guillotine-axeman = Guillotine ou Bourreau
    .where = France ou Grande-Bretagne
    .card = la carte Guillotine ou Bourreau
treachery-guillotine-inquisition = Guillotine ou Inquisition
    .where = France ou Espagne
    .card = la carte Guillotine ou Inquisition
treachery-gallows-axeman = Potence ou Bourreau
    .where = États allemands ou Grande-Bretagne
    .card = la carte Potence ou Bourreau
treachery-gallows-inquisition = Potence ou Inquisition
    .where = États allemands ou Espagne
    .card = la carte Potence ou Inquisition
treachery-axeman-inquisition = Bourreau ou Inquisition
    .where = Grande-Bretagne ou Espagne
    .card = la carte Bourreau ou Inquisition
hidden-treachery = une carte trahison
    .card = une carte trahison

noble-baron = baron
    .a = un baron
    .of = d’un baron
    .many = barons
noble-count = vicomte
    .a = un vicomte
    .of = d’un vicomte
    .many = vicomtes
noble-earl = comte
    .a = un comte
    .of = d’un comte
    .many = comtes
noble-marquis = marquis
    .a = un marquis
    .of = d’un marquis
    .many = marquis
noble-duke = duc
    .a = un duc
    .of = d’un duc
    .many = ducs
noble-prince = prince
    .a = un prince
    .of = d’un prince
    .many = princes
noble-king = roi
    .a = un roi
    .of = d’un roi
    .many = rois

country-great-britain = Grande-Bretagne
    .in = en Grande-Bretagne
    .of = de Grande-Bretagne
country-france = France
    .in = en France
    .of = de France
country-spain = Espagne
    .in = en Espagne
    .of = d’Espagne
country-german-states = États allemands
    .in = dans les États allemands
    .of = des États allemands

sector-england = Angleterre
    .in = en Angleterre
sector-scotland = Écosse
    .in = en Écosse
sector-ireland = Irlande
    .in = en Irlande
sector-ile-de-france = Île-de-France
    .in = en Île-de-France
sector-dauphine = Dauphiné
    .in = en Dauphiné
sector-normandy = Normandie
    .in = en Normandie
sector-burgundy = Bourgogne
    .in = en Bourgogne
sector-gascony = Gascogne
    .in = en Gascogne
sector-castile = Castille
    .in = en Castille
sector-catalonia = Catalogne
    .in = en Catalogne
sector-andalusia = Andalousie
    .in = en Andalousie
sector-galicia = Galice
    .in = en Galice
sector-brandenburg = Brandebourg
    .in = en Brandebourg
sector-bavaria = Bavière
    .in = en Bavière
sector-saxony = Saxe
    .in = en Saxe
sector-hanover = Hanovre
    .in = en Hanovre

year-1589 = 1589
year-1689 = 1689
year-1789 = 1789

life-living = vivant
life-dead = mort

criterion-rank = le plus haut noble vivant du pays
criterion-hexagon = le plus haut hexagone occupé par un noble vivant
criterion-space = le plus haut noble de ce secteur
criterion-turn = l’ordre du tour

tie-kings = cartes roi
tie-princes = cartes prince
tie-dukes = cartes duc
tie-marquises = cartes marquis
tie-earls = cartes comte
tie-counts = cartes vicomte
tie-barons = cartes baron

# -- ce qui est demandé

prompt-turn = Piochez des cartes attribut, renouvelez l’étalage, ou piochez une carte trahison.
wait-turn = { $seat } choisit que faire de son tour.
prompt-draw = Piochez encore { $number ->
    [one] une carte attribut.
   *[other] { $number } cartes attribut.
}
wait-draw = { $seat } pioche encore { $number ->
    [one] une carte.
   *[other] { $number } cartes.
}
prompt-build = Créez des nobles, ou terminez votre tour.
wait-build = { $seat } peut créer des nobles.
prompt-scheme = { $number ->
    [0] Frappez, remplacez, ou terminez votre tour.
    [one] Remplacez encore un noble tué avant la fin de votre tour.
   *[other] Remplacez encore { $number } nobles tués avant la fin de votre tour.
}
wait-scheme = { $number ->
    [0] { $seat } complote.
    [one] { $seat } complote et doit encore remplacer un noble tué.
   *[other] { $seat } complote et doit encore remplacer { $number } nobles tués.
}
prompt-second = Choisissez la seconde carte contre le { $noble } { $sector-in }.
wait-second = { $seat } joue une seconde carte contre le { $noble } { $sector-in }.
prompt-trim = { $number ->
    [0] Défaussez { $number2 ->
        [one] { $number2 } carte trahison.
       *[other] { $number2 } cartes trahison.
    }
   *[other] Défaussez { $number ->
        [one] { $number } carte attribut
       *[other] { $number } cartes attribut
    }{ $number2 ->
        [0] .
        [one] { " " }et { $number2 } carte trahison.
       *[other] { " " }et { $number2 } cartes trahison.
    }
}
wait-trim = { $seat } se défausse pour garder au plus dix attributs et quatre trahisons.
prompt-cull = La manche est finie : { $number ->
    [0] défaussez { $number2 ->
        [one] { $number2 } carte trahison.
       *[other] { $number2 } cartes trahison.
    }
   *[other] défaussez { $number ->
        [one] { $number } carte attribut
       *[other] { $number } cartes attribut
    }{ $number2 ->
        [0] .
        [one] { " " }et { $number2 } carte trahison.
       *[other] { " " }et { $number2 } cartes trahison.
    }
}
wait-cull = { $seat } se défausse pour garder au plus six attributs et deux trahisons.

# -- réponses

verb-take = Prendre : { $attribute }
verb-draw = Piocher sur la pile
verb-clean = Renouveler l’étalage
verb-seize = Prendre : { $treachery }
verb-plot = Piocher une trahison
verb-end = Terminer le tour
verb-discard = Défausser : { $attribute }
verb-drop = Défausser : { $treachery }
verb-add = Ajouter : { $treachery }
verb-create = Créer { $place-a }
verb-court = Créer { $place-a } (Courtisane pour { $attribute })
verb-strike = { $treachery } contre le { $place }
verb-begin = { $seat } commence
verb-turn-up = { $attribute }
verb-return = Carte écartée plus tôt : { $attribute }
verb-revolt = La Révolution
verb-breed = { $treachery }
verb-kill = Un cube de l’attaquant
verb-spare = Le cube de la victime

# -- ce qui s’est passé

event-began = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-shown-card = Nouvelle carte à l’étalage : { $attribute }.
event-shown-plot = Nouvelle carte à l’étalage de trahison : { $treachery }.
event-turn-began = { $you ->
    [yes] À vous.
   *[no] Au tour { $seat-of }.
}
event-took = { $you ->
    [yes] Vous prenez { $attribute-card } à l’étalage.
   *[no] { $seat } prend { $attribute-card } à l’étalage.
}
event-drew = { $you ->
    [yes] Vous piochez { $attribute-card } sur la pile.
   *[no] { $seat } pioche { $attribute-card } sur la pile.
}
event-cleaned = { $you ->
    [yes] Vous renouvelez l’étalage.
   *[no] { $seat } renouvelle l’étalage.
}
event-seized = { $you ->
    [yes] Vous prenez { $treachery-card } à l’étalage de trahison.
   *[no] { $seat } prend { $treachery-card } à l’étalage de trahison.
}
event-plotted = { $you ->
    [yes] Vous piochez { $treachery-card } sur la pile de trahison.
   *[no] { $seat } pioche { $treachery-card } sur la pile de trahison.
}
event-reshuffled = La défausse de trahison est mélangée et forme une nouvelle pile.
event-created = { $you ->
    [yes] Vous créez { $noble-a } { $sector-in }.
   *[no] { $seat } crée { $noble-a } { $sector-in }.
}
event-courted = Une Courtisane tient lieu de carte { $attribute }.
event-cardless = Il n’y a plus de carte { $noble } : le jeton est posé sans carte.
event-hexed = { $you ->
    [yes] Vous arrivez en premier { $sector-in } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat } arrive en premier { $sector-in } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
event-united = { $you ->
    [yes] Vous avez créé
   *[no] { $seat } a créé
} un noble dans chaque secteur { $country-of } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-proof = { $life-id ->
    [living] { $sector } : un noble vivant.
   *[dead] { $sector } : un noble y a été créé, il n’est plus.
}
event-returned = { $you ->
    [yes] Vos nobles morts { $country-in } retournent à votre réserve.
   *[no] Les nobles morts { $seat-of } { $country-in } retournent à sa réserve.
}
event-housed = { $you ->
    [yes] Vous avez créé les sept rangs et entrez
   *[no] { $seat } a créé les sept rangs et entre
} à la Chambre des Nobles : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-aimed = { $you ->
    [yes] Vous jouez { $treachery-card } contre le { $noble } { $seat2-of } { $sector-in }.
   *[no] { $seat } joue { $treachery-card } contre le { $noble } { $seat2-of } { $sector-in }.
}
event-added = Une seconde carte pour la capitale : { $treachery }.
event-cubed = Le cube tiré est à { $seat2 }.
event-killed = Le { $noble } { $seat2-of } { $sector-in } est mort.
event-spared = Le { $noble } { $seat2-of } { $sector-in } survit.
event-ended-turn = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $seat } termine son tour.
}
event-discarded = { $you ->
    [yes] Vous défaussez { $attribute-card }.
   *[no] { $seat } défausse { $attribute-card }.
}
event-dropped = { $you ->
    [yes] Vous défaussez { $treachery-card }.
   *[no] { $seat } défausse { $treachery-card }.
}
event-revolted = Révolution ! La manche de { $year } est finie.
event-weighed = Influence { $country-in }.
event-share = { $seat } : { $noble } { $sector-in }, { $points }
event-influence = { $seat } : { $points } en tout { $country-in }
event-tie = { $seat } et { $seat2 } sont à égalité à { $points } ; { $criterion } place { $seat } devant.
event-prize = { ORD($rank) } prix : { $seat }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-unclaimed = Personne ne prend le { ORD($rank) } prix ; il quitte la partie.
event-round-began = La manche de { $year } commence : nouvelles piles, nouveaux étalages.
event-most = Le plus de { $noble-many } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-cards = { $seat } : { $number ->
    [0] aucun { $noble }
    [one] { $number } { $noble }
   *[other] { $number } { $noble-many }
}
event-majority = { $seat } a le plus de { $noble-many } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-shared = { $seat } est à égalité pour le plus de { $noble-many } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-nobody-most = Personne ne marque pour les { $noble-many }.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# -- pourquoi pas

refusal-not-shown = Cette carte n’est pas à l’étalage : { $attribute }.
refusal-first-turn = À un premier tour, on ne pioche qu’un nombre fixé de cartes attribut.
refusal-chosen = Ce tour est déjà engagé autrement : finissez de piocher.
refusal-pile-too-low = Pour renouveler l’étalage, il faut six cartes au-dessus du disque ; { $number ->
    [0] il n’y en a plus.
   *[other] il y en a { $number }.
}
refusal-plot-not-shown = Cette carte n’est pas à l’étalage de trahison : { $treachery }.
refusal-no-plots = Il ne reste aucune carte trahison à piocher.
refusal-duty = { $number ->
    [one] Il faut d’abord remplacer encore un noble tué.
   *[other] Il faut d’abord remplacer encore { $number } nobles tués.
}
refusal-draw-first = Piochez d’abord les cartes de ce tour.
refusal-drawn = Vous avez déjà pioché pour ce tour.
refusal-no-space = Il n’y a pas de place pour { $noble-a } { $sector-in }.
refusal-occupied = Le { $noble } { $seat-of } se tient { $sector-in }.
refusal-only-gaps = Dans un tour de trahison, on ne crée que là où un noble a été tué ce tour.
refusal-no-token = Vous n’avez plus de jeton de { $noble }.
refusal-breaks-duty = Après ce { $noble }, vous ne pourriez plus remplacer les autres nobles tués.
refusal-pure-blood = Aucune Courtisane n’entre dans l’ensemble { $noble-of }.
refusal-not-held = Vous n’avez pas cette carte en main : { $attribute }.
refusal-not-in-set = La carte { $attribute } n’entre pas dans l’ensemble { $noble-of }.
refusal-lacks-cards = { $number ->
    [one] Il manque une carte pour { $noble-a } : { $attribute }.
    [2] Il manque deux cartes pour { $noble-a } : { $attribute } et { $attribute2 }.
   *[other] Il manque { $number } cartes pour { $noble-a }.
}
refusal-no-treachery-now = Les cartes trahison ne se jouent que dans un tour commencé en piochant l’une d’elles.
refusal-not-held-plot = Vous n’avez pas cette carte en main : { $treachery }.
refusal-nobody-there = Aucun { $noble } ne se tient { $sector-in }.
refusal-own-noble = Vous ne pouvez pas frapper vos propres nobles.
refusal-aimed-already = Le { $noble } { $sector-in } a déjà été visé ce tour.
refusal-wrong-country = Cette carte ne sert pas dans ce pays : { $treachery }.
refusal-capital-needs-two = Une capitale demande deux cartes : le { $noble } { $sector-in } est hors de portée d’une seule.
refusal-cannot-replace = Si ce { $noble } mourait, vous laisseriez vides plusieurs places ; une seule est permise.
refusal-never-mixed = Un Assassin ne se combine jamais avec une carte de pays.
refusal-within-limit = Vous n’en avez pas trop : rien à défausser de cette sorte.

# -- le plateau

board-line = { $label } : { $text }
board-display = Étalage
board-treachery = Trahison
board-house = Chambre des Nobles
board-hand = Main
board-pile = Pile
board-reserve = { $number ->
    [one] La dernière carte est la Révolution.
   *[other] La Révolution est parmi les { $number } dernières cartes.
}
board-influence = Influence
board-markers = Marqueurs
board-whole = pays entier
board-prizes = influence
board-seat-points = points
board-seat-attributes = attributs
board-seat-treacheries = trahisons
board-seat-nobles = cartes noble
board-seat-known = connu de tous
board-create-now = Vous pouvez créer
board-one-more = Il manque une carte pour
board-odds = { $percent } % de succès

# -- la page

page-map = Carte des seize secteurs
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-ranks = Rangs et attributs
page-pile = { $count ->
    [0] La pile est épuisée.
    [one] Pile d’une carte.
   *[other] Pile de { $count } cartes.
}
page-helps = Compléterait un ensemble
page-house-what = un noble de chacun des sept rangs
page-your-hand = Votre main
page-players = Joueurs
page-attributes = Attributs
page-treacheries = Trahisons
page-created = Nobles créés
page-known = Cartes que tous ont vues
page-none = rien
page-free = libre
page-or = { $first } ou { $last }
page-create-now = Vous pouvez créer :
page-one-more = il manque une carte pour :
page-nothing-now = rien encore
page-missing-one = manque 1
page-no-space = plus de place
page-pay = De quelle carte la Courtisane tient-elle lieu ? Ou jouez l’ensemble entier.
page-aim = Maintenant le noble, ou une autre carte.
page-count-beside = La partie est finie : le décompte est à côté.
page-put-back = Reposer
page-odds = { $percent } %
page-space-free = { $noble } { $where }, libre
page-space-held = { $noble } { $seat-of } { $where }
page-dead-of = noble mort { $seat-of }
page-marker-left = marqueur de pays { $value }
page-marker-of = marqueur de pays { $value }, pris par { $player }
page-prize = { ORD($rank) } prix de chaque manche : { $value }
page-influence-of = Influence en ce moment : { $told }
page-prizes = Prix de chaque manche
page-round = Manche de { $year }
page-turn = Tour { $seat-of }
page-revolution = Révolution de { $year }
page-final = Les cartes noble
page-nobody-there = Aucun noble vivant.
page-prize-gone = Personne ne prend le { ORD($rank) } prix.
page-source-hexagons = Hexagones
page-source-countries = Marqueurs de pays
page-source-house = Chambre des Nobles
page-source-rounds = Influence
page-source-most = Le plus de nobles
page-total = Total
page-most-rule = Seul en tête : tous les points. À deux : la moitié chacun. À trois ou plus : rien.
page-courtesan = Une Courtisane peut tenir lieu de n’importe quelle carte d’un ensemble, sauf pour un baron ou un roi.
page-assassin = Une tentative dans n’importe quelle province : { $percent } % de chances. Contre une capitale, il faut deux Assassins.
page-country-card = Tue à coup sûr un noble d’une province ({ $where }). Contre une capitale, il faut deux cartes.
page-cards-left = { $count ->
    [0] Il ne reste aucune carte noble.
    [one] Il reste une carte noble.
   *[other] Il reste { $count } cartes noble.
}
page-text-free = { $noble } libre
page-text-held = { $noble } { $seat-of }
page-hexagon-left = hexagone { $value }
page-hexagon-of = hexagone { $value } pris par { $player }
page-capital = { $sector } (capitale)
page-seat-line = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $attributes ->
    [one] { $attributes } carte attribut
   *[other] { $attributes } cartes attribut
} (vues : { $known }), { $treacheries ->
    [one] { $treacheries } carte trahison
   *[other] { $treacheries } cartes trahison
} (vues : { $plots }) ; créés : { $created }
page-land-portugal = Portugal
page-land-poland = Pologne
page-land-italy = Italie
page-land-switzerland = Suisse
page-land-hungary = Hongrie
page-land-austria = Autriche
page-sea-atlantic = Océan Atlantique
page-sea-mediterranean = Méditerranée
page-sea-baltic = Baltique
page-sea-north = Mer du Nord

# -- tables des règles

rules-noble = noble
rules-set = ensemble
rules-size = cartes
rules-most = points pour la majorité
rules-tokens = jetons par joueur
rules-attribute = attribut
rules-players = { $count } joueurs
rules-in-all = En tout
rules-card = carte
rules-where = agit dans
rules-copies = nombre
rules-country = pays
rules-sector = secteur
rules-hexagon = hexagone
rules-spaces = places, la plus haute d’abord
rules-markers = marqueurs de pays
rules-round-markers = marqueurs de chaque manche
rules-house-markers = { $all } (à deux joueurs : { $two })

# -- un noble dans un secteur

place-england-baron = baron en Angleterre
    .a = un baron en Angleterre
place-england-count = vicomte en Angleterre
    .a = un vicomte en Angleterre
place-england-earl = comte en Angleterre
    .a = un comte en Angleterre
place-england-marquis = marquis en Angleterre
    .a = un marquis en Angleterre
place-england-duke = duc en Angleterre
    .a = un duc en Angleterre
place-england-prince = prince en Angleterre
    .a = un prince en Angleterre
place-england-king = roi en Angleterre
    .a = un roi en Angleterre
place-scotland-baron = baron en Écosse
    .a = un baron en Écosse
place-scotland-count = vicomte en Écosse
    .a = un vicomte en Écosse
place-scotland-earl = comte en Écosse
    .a = un comte en Écosse
place-scotland-marquis = marquis en Écosse
    .a = un marquis en Écosse
place-scotland-duke = duc en Écosse
    .a = un duc en Écosse
place-scotland-prince = prince en Écosse
    .a = un prince en Écosse
place-scotland-king = roi en Écosse
    .a = un roi en Écosse
place-ireland-baron = baron en Irlande
    .a = un baron en Irlande
place-ireland-count = vicomte en Irlande
    .a = un vicomte en Irlande
place-ireland-earl = comte en Irlande
    .a = un comte en Irlande
place-ireland-marquis = marquis en Irlande
    .a = un marquis en Irlande
place-ireland-duke = duc en Irlande
    .a = un duc en Irlande
place-ireland-prince = prince en Irlande
    .a = un prince en Irlande
place-ireland-king = roi en Irlande
    .a = un roi en Irlande
place-ile-de-france-baron = baron en Île-de-France
    .a = un baron en Île-de-France
place-ile-de-france-count = vicomte en Île-de-France
    .a = un vicomte en Île-de-France
place-ile-de-france-earl = comte en Île-de-France
    .a = un comte en Île-de-France
place-ile-de-france-marquis = marquis en Île-de-France
    .a = un marquis en Île-de-France
place-ile-de-france-duke = duc en Île-de-France
    .a = un duc en Île-de-France
place-ile-de-france-prince = prince en Île-de-France
    .a = un prince en Île-de-France
place-ile-de-france-king = roi en Île-de-France
    .a = un roi en Île-de-France
place-dauphine-baron = baron en Dauphiné
    .a = un baron en Dauphiné
place-dauphine-count = vicomte en Dauphiné
    .a = un vicomte en Dauphiné
place-dauphine-earl = comte en Dauphiné
    .a = un comte en Dauphiné
place-dauphine-marquis = marquis en Dauphiné
    .a = un marquis en Dauphiné
place-dauphine-duke = duc en Dauphiné
    .a = un duc en Dauphiné
place-dauphine-prince = prince en Dauphiné
    .a = un prince en Dauphiné
place-dauphine-king = roi en Dauphiné
    .a = un roi en Dauphiné
place-normandy-baron = baron en Normandie
    .a = un baron en Normandie
place-normandy-count = vicomte en Normandie
    .a = un vicomte en Normandie
place-normandy-earl = comte en Normandie
    .a = un comte en Normandie
place-normandy-marquis = marquis en Normandie
    .a = un marquis en Normandie
place-normandy-duke = duc en Normandie
    .a = un duc en Normandie
place-normandy-prince = prince en Normandie
    .a = un prince en Normandie
place-normandy-king = roi en Normandie
    .a = un roi en Normandie
place-burgundy-baron = baron en Bourgogne
    .a = un baron en Bourgogne
place-burgundy-count = vicomte en Bourgogne
    .a = un vicomte en Bourgogne
place-burgundy-earl = comte en Bourgogne
    .a = un comte en Bourgogne
place-burgundy-marquis = marquis en Bourgogne
    .a = un marquis en Bourgogne
place-burgundy-duke = duc en Bourgogne
    .a = un duc en Bourgogne
place-burgundy-prince = prince en Bourgogne
    .a = un prince en Bourgogne
place-burgundy-king = roi en Bourgogne
    .a = un roi en Bourgogne
place-gascony-baron = baron en Gascogne
    .a = un baron en Gascogne
place-gascony-count = vicomte en Gascogne
    .a = un vicomte en Gascogne
place-gascony-earl = comte en Gascogne
    .a = un comte en Gascogne
place-gascony-marquis = marquis en Gascogne
    .a = un marquis en Gascogne
place-gascony-duke = duc en Gascogne
    .a = un duc en Gascogne
place-gascony-prince = prince en Gascogne
    .a = un prince en Gascogne
place-gascony-king = roi en Gascogne
    .a = un roi en Gascogne
place-castile-baron = baron en Castille
    .a = un baron en Castille
place-castile-count = vicomte en Castille
    .a = un vicomte en Castille
place-castile-earl = comte en Castille
    .a = un comte en Castille
place-castile-marquis = marquis en Castille
    .a = un marquis en Castille
place-castile-duke = duc en Castille
    .a = un duc en Castille
place-castile-prince = prince en Castille
    .a = un prince en Castille
place-castile-king = roi en Castille
    .a = un roi en Castille
place-catalonia-baron = baron en Catalogne
    .a = un baron en Catalogne
place-catalonia-count = vicomte en Catalogne
    .a = un vicomte en Catalogne
place-catalonia-earl = comte en Catalogne
    .a = un comte en Catalogne
place-catalonia-marquis = marquis en Catalogne
    .a = un marquis en Catalogne
place-catalonia-duke = duc en Catalogne
    .a = un duc en Catalogne
place-catalonia-prince = prince en Catalogne
    .a = un prince en Catalogne
place-catalonia-king = roi en Catalogne
    .a = un roi en Catalogne
place-andalusia-baron = baron en Andalousie
    .a = un baron en Andalousie
place-andalusia-count = vicomte en Andalousie
    .a = un vicomte en Andalousie
place-andalusia-earl = comte en Andalousie
    .a = un comte en Andalousie
place-andalusia-marquis = marquis en Andalousie
    .a = un marquis en Andalousie
place-andalusia-duke = duc en Andalousie
    .a = un duc en Andalousie
place-andalusia-prince = prince en Andalousie
    .a = un prince en Andalousie
place-andalusia-king = roi en Andalousie
    .a = un roi en Andalousie
place-galicia-baron = baron en Galice
    .a = un baron en Galice
place-galicia-count = vicomte en Galice
    .a = un vicomte en Galice
place-galicia-earl = comte en Galice
    .a = un comte en Galice
place-galicia-marquis = marquis en Galice
    .a = un marquis en Galice
place-galicia-duke = duc en Galice
    .a = un duc en Galice
place-galicia-prince = prince en Galice
    .a = un prince en Galice
place-galicia-king = roi en Galice
    .a = un roi en Galice
place-brandenburg-baron = baron en Brandebourg
    .a = un baron en Brandebourg
place-brandenburg-count = vicomte en Brandebourg
    .a = un vicomte en Brandebourg
place-brandenburg-earl = comte en Brandebourg
    .a = un comte en Brandebourg
place-brandenburg-marquis = marquis en Brandebourg
    .a = un marquis en Brandebourg
place-brandenburg-duke = duc en Brandebourg
    .a = un duc en Brandebourg
place-brandenburg-prince = prince en Brandebourg
    .a = un prince en Brandebourg
place-brandenburg-king = roi en Brandebourg
    .a = un roi en Brandebourg
place-bavaria-baron = baron en Bavière
    .a = un baron en Bavière
place-bavaria-count = vicomte en Bavière
    .a = un vicomte en Bavière
place-bavaria-earl = comte en Bavière
    .a = un comte en Bavière
place-bavaria-marquis = marquis en Bavière
    .a = un marquis en Bavière
place-bavaria-duke = duc en Bavière
    .a = un duc en Bavière
place-bavaria-prince = prince en Bavière
    .a = un prince en Bavière
place-bavaria-king = roi en Bavière
    .a = un roi en Bavière
place-saxony-baron = baron en Saxe
    .a = un baron en Saxe
place-saxony-count = vicomte en Saxe
    .a = un vicomte en Saxe
place-saxony-earl = comte en Saxe
    .a = un comte en Saxe
place-saxony-marquis = marquis en Saxe
    .a = un marquis en Saxe
place-saxony-duke = duc en Saxe
    .a = un duc en Saxe
place-saxony-prince = prince en Saxe
    .a = un prince en Saxe
place-saxony-king = roi en Saxe
    .a = un roi en Saxe
place-hanover-baron = baron en Hanovre
    .a = un baron en Hanovre
place-hanover-count = vicomte en Hanovre
    .a = un vicomte en Hanovre
place-hanover-earl = comte en Hanovre
    .a = un comte en Hanovre
place-hanover-marquis = marquis en Hanovre
    .a = un marquis en Hanovre
place-hanover-duke = duc en Hanovre
    .a = un duc en Hanovre
place-hanover-prince = prince en Hanovre
    .a = un prince en Hanovre
place-hanover-king = roi en Hanovre
    .a = un roi en Hanovre

# Ce que montre l’équilibre d’une boîte.
matters-noble = Nobles
matters-sector = Secteurs
matters-country = Pays
matters-treachery = Trahisons

# Pourquoi une valeur de la boîte est refusée.
box-set-small = un noble plus haut demande plus de cartes que celui d’en dessous.
box-kind-large = trop de cartes d’une même sorte : le maximum, en tout, est { $high }.
box-deck-small = trop peu de cartes pour une partie à { $players } : { $count } ; il en faut au moins { $low }.
box-pile-small = trop peu de cartes trahison : { $count } ; il en faut au moins { $low }.
box-spaces-order = deux nobles différents, le plus haut d’abord.
box-no-space = le plateau doit avoir une place pour chaque noble ; il n’en reste pas pour { $value ->
    [baron] un baron
    [count] un vicomte
    [earl] un comte
    [marquis] un marquis
    [duke] un duc
    [prince] un prince
   *[king] un roi
}.
box-no-sector = chaque pays doit avoir un secteur ; il n’en reste pas pour { $value ->
    [great-britain] la Grande-Bretagne
    [france] la France
    [spain] l’Espagne
   *[german-states] les États allemands
}.
box-capital-abroad = une capitale est un des secteurs de son propre pays.
box-odd = un nombre pair, car deux joueurs peuvent le partager.

## La carte du but

page-win = Vous gagnez si vos nobles ont rapporté le plus de points après trois Révolutions.
page-win-1 = Piochez des cartes ; un ensemble complet crée un noble.
page-win-2 = Le premier noble d’un secteur gagne son hexagone.
page-win-3 = À la Révolution, l’influence de chaque pays est payée.

page-only-build-end = Aucun noble ne peut être créé maintenant : terminez votre tour.
page-only-scheme-end = Rien à frapper ni à remplacer : terminez votre tour.
page-ranks-tab = Rangs

# Pourquoi une réponse, d’après ce qui est sur la table
reason-completes = La carte { $attribute } complète l’ensemble { $noble-of }.
reason-nears = Avec { $attribute-card }, il ne manquerait plus { $number ->
    [one] qu’une carte
   *[other] que { $number } cartes
} pour { $noble-a }.
reason-denies = { $seat } a montré l’ensemble { $noble-of }, sauf la carte { $attribute } : une seule est à l’étalage.
reason-joker = Une carte Courtisane remplace une carte de presque tous les ensembles ; vous en auriez { $number }.
reason-belongs = La carte { $attribute } fait partie de l’ensemble { $noble-of }.
reason-gathers = Une carte { $attribute } : vous auriez { $number } { $number ->
    [one] carte
   *[other] cartes
} en main.
reason-breaks-set = La carte { $attribute } est nécessaire pour { $noble-a }.
reason-spares = { $number ->
    [0] Sans cette carte { $attribute }, l’ensemble { $noble-of } reste complet.
    [one] Avec ou sans cette carte { $attribute }, il manque une carte pour { $noble-a }.
   *[other] Avec ou sans cette carte { $attribute }, il manque { $number } cartes pour { $noble-a }.
}
reason-unneeded = Aucun ensemble proche ne demande la carte { $attribute } ; vous en tenez { $number }.
reason-nothing-open = Rien à l’étalage ne complète un de vos ensembles.
reason-unseen = Il reste { $number } { $number ->
    [one] carte
   *[other] cartes
} dans la pile.
reason-revolution = Pile épuisée : la Révolution est parmi { $number } { $number ->
    [one] carte
   *[other] cartes
}.
reason-cleans = { $number ->
    [one] Une nouvelle carte
   *[other] { $number } nouvelles cartes
} à l’étalage, mais vous n’en piochez qu’une.
reason-plots = Une carte trahison de plus : vous en auriez { $number }.
reason-drops = { $number ->
    [0] La carte { $treachery } s’en va : c’était la dernière.
   *[other] La carte { $treachery } s’en va ; il vous en reste { $number }.
}
reason-adds = { $number ->
    [0] { $treachery } s’ajoute : c’est votre dernière carte trahison.
    [one] { $treachery } s’ajoute ; il vous reste une carte trahison.
   *[other] { $treachery } s’ajoute ; il vous reste { $number } cartes trahison.
}
reason-hexagon = Premier noble { $sector-in } : { $points } { $points ->
    [one] point
   *[other] points
} tout de suite.
reason-unites = Votre dernier secteur { $country-in } : marqueur de { $points } { $points ->
    [one] point
   *[other] points
}.
reason-house = Les sept types, avec { $noble-a } : { $points } { $points ->
    [one] point
   *[other] points
} à la Chambre des Nobles.
reason-leads = { $country } : vous passez en tête, { $number } contre { $number2 } ; { $points } { $points ->
    [one] point
   *[other] points
} à la Révolution.
reason-tie = { $country } : { $number } contre { $number2 }, et l’égalité est pour vous ; { $points } { $points ->
    [one] point
   *[other] points
} à la Révolution.
reason-second = { $country } : deuxième avec { $number } (le premier a { $number2 }) ; { $points } { $points ->
    [one] point
   *[other] points
} à la Révolution.
reason-secures = { $country } : vous restez en tête, { $number } contre { $number2 }.
reason-weighs = { $country } : votre influence passe à { $number } ; le meilleur des autres a { $number2 }.
reason-halves = Sous le vôtre { $sector-in }, le { $noble } { $seat-of } ne pèse plus que moitié.
reason-most = Cartes { $noble }, { $number } contre { $number2 } : { $points } { $points ->
    [one] point
   *[other] points
} à la fin, en l’état.
reason-spends-joker = Dépense une carte Courtisane.
reason-kills = { $country } : l’influence { $seat-of } tomberait de { $number } à { $number2 }.
reason-topples = { $seat } ne mènerait plus { $country-in }.
reason-sure-kill = Coup sûr : { $treachery-card } agit { $country-in }.
reason-three-in-four = Trois chances sur quatre ; la carte part dans tous les cas.
reason-two-cards = Une capitale demande deux cartes.
reason-moves-in = Vous tenez l’ensemble { $noble-of } : vous pouvez vous installer aussitôt.
reason-aims = Avec { $treachery-card }, vous pourriez frapper le { $noble } { $seat-of } { $sector-in } : { $seat } mène ce pays.
reason-saves-set = Pour { $noble-a }, il vous manque { $number ->
    [one] une carte
   *[other] { $number } cartes
} ; toute création entamerait cet ensemble.
reason-leaves-noble = Vous pourriez encore créer { $noble-a }.
reason-keeps-plots = Vous gardez { $number } { $number ->
    [one] carte
   *[other] cartes
} trahison.
reason-no-set = Aucun ensemble n’est complet.
reason-can-create = Votre main suffit pour { $noble-a }.
reason-one-short = Pour { $noble-a }, il ne manque qu’une carte, et elle est à l’étalage : { $attribute }.
reason-one-missing = Il ne manque qu’une carte pour { $noble-a }.
reason-close-second = { $country } : vous êtes deuxième avec { $number }, { $seat } a { $number2 }.

# De quoi parlent les énigmes.
theme-head = Une tête doit tomber
theme-map = La carte de l’Europe
theme-share = Un château pour deux
theme-set = La carte qui manque
theme-patience = Patience
theme-pile = Avant la Révolution

# -- ce que quelqu’un recherche

plan-points = D’où viennent les points
plan-points-hexagons = Premier dans un secteur
plan-points-countries = Un pays entier
plan-points-house = Chambre des Nobles
plan-points-revolutions = Prix des Révolutions
plan-points-cards = Majorités de cartes noble
plan-country = Nobles par pays
plan-noble = Nobles par rang
plan-treachery = Trahisons jouées
plan-victim = Nobles mis à mort
