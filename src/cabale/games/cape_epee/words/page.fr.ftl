# Ce que seule la page dit de De Cape & d'Épée.
page-stage = Manche { $round } sur { $rounds }
page-round = Manche { $round }
page-round-count = Manche { $round }, décompte
page-final = Décompte final
page-kind-plain = { kind-plain }
page-kind-expert = { kind-expert }
page-kind-immediate = { kind-immediate }
page-kind-end = { kind-end }
page-kind-plain-told = Elle n’a pas de capacité.
page-kind-expert-told = Sa valeur est plus haute dans son propre domaine ; ce n’est pas une capacité.
page-kind-immediate-told = Elle agit aussitôt qu’on la retourne pendant la manche.
page-kind-end-told = Elle agit au décompte de la manche, si elle était alors face visible.
page-fulfilled = réalisé
page-closed = fermée
page-closed-told = Une Tempête a fermé la colonne.
page-column = Colonne { $column }, { $objective }
page-look-column = colonne { $name }
page-slide-here = Glisser ici
page-swap-here = Échanger avec celui-ci
page-cards-laid =
    { $laid ->
        [one] { $laid } carte posée
       *[other] { $laid } cartes posées
    }, { $needed ->
        [one] { $needed } requise.
       *[other] { $needed } requises.
    }
page-totals = Totaux visibles
page-totals-are = Pour l’instant : { $totals }.
page-your-hand = Votre main
page-your-card = { $card-id ->
    [musketeers] Vos { $card }
   *[other] Votre { $card }
  }
page-card-of = { $card }, à { $owner }
page-card-value-of = { $card }, à { $owner }, { $value }
page-hidden-of = Une carte face cachée, à { $owner }
page-over = { $line }, par-dessus : { $under }
page-under-unknown = une carte cachée
page-discards-of = { $player }, défausse (la dernière carte à la fin) : { $cards }
page-hidden-card-of = { $card }, à { $owner }, face cachée
page-under-cloak = une carte cachée
page-reserve = réserve
page-discard = défausse
page-discard-order = Défausse, la dernière carte à la fin
page-chosen = { $card } : carte choisie.
page-put-back = Reposer la carte
page-face-down =
    { $count ->
        [0] aucun objectif
        [one] { $count } objectif face cachée
       *[other] { $count } objectifs face cachée
    }
page-nobody = Personne ne l’emporte.
page-removed-by = { $card }
page-no-ability = sans effet
page-silenced = Les Mousquetaires annulent toute autre capacité.
page-scene-turns = { $seat } : { $card } se dévoile.
page-scene-sum = Valeurs imprimées : { $totals }.
page-scene-acts = { $card }. { $text }
page-source-best = Le meilleur de chaque domaine
page-source-others = Autres objectifs
page-source-double = Six domaines, comptés double
page-way-plain =
    { $count ->
        [0] Aucun objectif
        [one] Un objectif
       *[other] { $count } objectifs additionnés
    }
page-way-special = Le meilleur de chaque domaine compte double, { $doubled }, moins { $extra } au-delà de six
page-way-missing = Il manque des domaines : pas de compte double.
page-players = Les joueurs
page-nothing = aucun objectif
page-seat-line = { $player } : { $hand } en main, { $reserve } en réserve, remporté : { $won }.

## La carte du but

page-win = Vous gagnez si vos objectifs valent le plus de points après six manches.
page-win-1 = Glissez une carte, face cachée, sous une colonne.
page-win-2 = La carte du dessus se retourne : sa capacité peut agir.
page-win-3 = Tout est réalisé ? Le plus fort total prend l’objectif.
# Ce que disent les signes.
page-sign-immediate = agit dès qu’elle est retournée
page-sign-end = agit quand on compte sa colonne
page-sign-won = objectifs gagnés
