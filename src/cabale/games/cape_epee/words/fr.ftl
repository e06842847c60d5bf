# De Cape & d'Épée en français.
title = De Cape & d’Épée
tagline = Glissez votre cour sous les honneurs du royaume, et méfiez-vous des cartes cachées.

# Questions
prompt-deal = On distribue les cartes.
wait-deal = On distribue les cartes.
prompt-turn-objective = Un objectif est dévoilé.
wait-turn-objective = Un objectif est dévoilé.
prompt-slide = Glissez une carte sous une colonne.
wait-slide = { $seat } va glisser une carte.
prompt-swap = Votre Traître de la colonne { $column } est dévoilé : échangez son objectif avec celui d’une autre colonne, ou laissez-le.
wait-swap = { $seat } décide si le Traître de la colonne { $column } échange son objectif.
prompt-hide = Votre Cape de la colonne { $column } est dévoilée : cachez dessous une carte de votre main, ou rien.
wait-hide = { $seat } décide ce que cache la Cape de la colonne { $column }.
prompt-cloak-draw = On pioche une carte.
wait-cloak-draw = On pioche une carte.
prompt-draw = On pioche une carte.
wait-draw = On pioche une carte.

# Réponses
verb-slide = { $card } sous la colonne { $column }
verb-swap = Échanger avec la colonne { $column }
verb-keep = Laisser les objectifs en place
verb-hide = Cacher { $card-the }
verb-decline = Ne rien cacher
verb-draw = { $seat } pioche { $card-the }
verb-turn = { $objective } est dévoilé

# Ce qui s'est passé
event-round-begun = { $you ->
    [yes] La manche { $round } commence ; vous ouvrez.
   *[no] La manche { $round } commence ; { $seat } ouvre.
  }
event-objective-turned = Colonne { $column } : { $objective }.
event-dealt = { $you ->
    [yes] Vous prenez en main { $card-the }.
   *[no] { $card-id ->
        [hidden] { $seat } prend une carte en main.
       *[other] { $seat } prend en main { $card-the }.
    }
  }
event-slid = { $you ->
    [yes] Vous glissez { $card-the } sous la colonne { $column }.
   *[no] { $card-id ->
        [hidden] { $seat } glisse une carte sous la colonne { $column }.
       *[other] { $seat } glisse { $card-the } sous la colonne { $column }.
    }
  }
event-turned-up = Colonne { $column } : { $card-the } { $seat-of } { $card-gender ->
    [feminine] est dévoilée.
    [plural] sont dévoilés.
   *[masculine] est dévoilé.
  }
event-stabbed = L’Assassin frappe : { $card-the } { $seat-of } { $card-id ->
    [musketeers] quittent
   *[other] quitte
  } la colonne { $column }.
event-closed = La Tempête { $seat-of } ferme la colonne { $column } : plus aucune carte ne s’y ajoute.
event-moved = L’Explorateur { $seat-of } passe de la colonne { $column } à la colonne { $column2 }, face cachée.
event-came-back = L’Explorateur { $seat-of } ne trouve pas d’autre colonne ouverte et va au bas de la colonne { $column }, face cachée.
event-stayed = L’Explorateur { $seat-of } a déjà voyagé ce tour-ci et reste dans la colonne { $column }.
event-swapped = Le Traître { $seat-of } échange les objectifs des colonnes { $column } et { $column2 }.
event-kept = Le Traître { $seat-of } laisse les objectifs en place.
event-hid = { $you ->
    [yes] Vous cachez { $card-the } sous la Cape de la colonne { $column }.
   *[no] { $card-id ->
        [hidden] { $seat } cache une carte sous la Cape de la colonne { $column }.
       *[other] { $seat } cache { $card-the } sous la Cape de la colonne { $column }.
    }
  }
event-declined = { $you ->
    [yes] Vous ne cachez rien sous la Cape de la colonne { $column }.
   *[no] { $seat } ne cache rien sous la Cape de la colonne { $column }.
  }
event-drew = { $you ->
    [yes] Vous piochez { $card-the }.
   *[no] { $card-id ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche { $card-the }.
    }
  }
event-shuffled = { $you ->
    [yes] Vous mélangez votre défausse pour en faire une nouvelle réserve.
   *[no] { $seat } mélange sa défausse pour en faire une nouvelle réserve.
  }
event-passed-over = { $you ->
    [yes] Vous n’avez plus de carte en main et passez votre tour.
   *[no] { $seat } n’a plus de carte en main et passe son tour.
  }
event-round-ended = La manche { $round } prend fin { $you ->
    [yes] à votre tour
   *[no] au tour { $seat-of }
  } : toutes les cartes sont dévoilées.
event-won-highest = { $objective } : { $seat }, par { $half } contre { $half2 }.
event-won-nearest = { $objective } : { $seat } ; à { $half } partout, la carte la plus proche l’emporte.
event-won-lowest = { $objective } : { $seat }, par { $half } contre { $half2 } ; avec un Mendiant, le plus faible total l’emporte.
event-won-furthest = { $objective } : { $seat } ; à { $half } partout avec un Mendiant, la carte la plus éloignée l’emporte.
event-won-pair = { $objective } : { $seat }, Prince et Écuyer réunis.
event-won-nearest-pair = { $objective } : { $seat }, dont le Prince ou l’Écuyer est le plus proche.
event-won-alone = { $objective } : { $seat }, sans autre participant dans la colonne { $column }, avec { $half }.
event-unclaimed = { $objective } : personne n’y a de carte, l’objectif quitte le jeu.
event-silenced = Les Trois Mousquetaires { $seat-of } annulent toutes les autres capacités.
event-late = { $seat }, { $card } : face cachée jusqu’au décompte, sa capacité n’agit pas
event-muted = { $seat }, { $card } : sous la Cape, sa capacité n’agit pas
event-twins = { $seat }, { $card } : il y en a plusieurs dans la colonne, cette capacité n’agit pas
event-counted = { $seat }, { $card } : { $half }
event-altered = { $seat }, { $card } : { $half } → { $half2 }
event-copied = { $seat }, { $card } : { $half }, comme la carte du dessous
event-valueless = { $seat }, { $card } : sans valeur
event-eliminated = { $seat }, { $card } ({ $half }) : { $card-gender ->
    [feminine] éliminée
    [plural] éliminés
   *[masculine] éliminé
  } par { $card2-the }
event-totalled = { $seat } en tout : { $half }
event-final-sum = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, tous les objectifs additionnés.
event-final-special = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, avec les six domaines.
event-added-up = { $number ->
    [0] Aucun objectif
    [one] { $number } objectif
   *[other] { $number } objectifs
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
event-best-of-domain = Compte double : { $objective }
event-doubled = Deux fois { $points }, { $number ->
    [0] sans objectif en trop
    [one] moins { $number } pour un objectif en trop
   *[other] moins { $number } pour les objectifs en trop
  } : { $points2 }

# Pourquoi pas
refusal-closed = La Tempête ({ $seat }) a fermé la colonne { $column } : plus aucune carte ne s’y ajoute.
refusal-own-column = Le Traître se trouve justement dans la colonne { $column } : choisissez-en une autre.
refusal-no-column = Il n’y a que { $number } colonnes.
refusal-discarded = { $card-id ->
    [musketeers] Vos { $card } sont
   *[other] Votre { $card } est
  } dans votre défausse, pas dans votre main.
refusal-in-reserve = { $card-id ->
    [musketeers] Vos { $card } sont
   *[other] Votre { $card } est
  } encore dans votre réserve.
refusal-on-the-table = { $card-id ->
    [musketeers] Vos { $card } sont
   *[other] Votre { $card } est
  } déjà sur la table pendant cette manche.

# Options
option-objectives = Les objectifs remportés restent
option-objectives-hidden = face cachée
option-objectives-visible = visibles de tous
option-twins = Deux Magiciens, ou deux Sorcières, s’annulent
option-twins-all = où qu’ils soient dans la colonne
option-twins-active = seulement si les deux étaient dévoilés à temps
option-double-and-witch = La Sorcière et le Sosie
option-double-and-witch-immune = le Sosie, sans valeur, reste
option-double-and-witch-zero = le Sosie vaut 0 et s’en va
option-double-copies = De la carte du dessous, le Sosie copie
option-double-copies-final = sa valeur finale
option-double-copies-printed = sa valeur imprimée
option-cloaked-card = Une carte sous la Cape
option-cloaked-card-counts = compte pour réaliser l’objectif
option-cloaked-card-apart = ne compte pas pour réaliser l’objectif
option-prince-and-squire = Prince et Écuyer l’emportent
option-prince-and-squire-one-active = si l’un des deux était dévoilé à temps
option-prince-and-squire-both-active = si les deux étaient dévoilés à temps
option-below-zero = Les valeurs inférieures à 0
option-below-zero-allowed = comptent telles quelles
option-below-zero-floor = comptent 0
option-last-flip = La carte que dévoile la dernière carte de la manche
option-last-flip-acts = agit
option-last-flip-silent = perd sa capacité

# Égalités
tie-fives = objectifs de valeur 5
tie-fours = objectifs de valeur 4
tie-threes = objectifs de valeur 3
tie-twos = objectifs de valeur 2
tie-ones = objectifs de valeur 1

# Pièces : les cartes
hidden-card = une carte
  .the = une carte
  .gender = feminine
  .text = Face cachée.
card-king = Roi
  .the = le Roi
  .gender = masculine
  .text = La plus haute valeur du jeu.
card-queen = Reine
  .the = la Reine
  .gender = feminine
  .text = Une grande dame, sans capacité.
card-juliet = Juliette
  .the = Juliette
  .gender = feminine
  .text = Porte votre Roméo à 15 dans la même colonne.
card-alchemist = Alchimiste
  .the = l’Alchimiste
  .gender = masculine
  .text = 12 en Alchimie, 8 ailleurs.
card-master-at-arms = Maître d’armes
  .brief = Maître
  .the = le Maître d’armes
  .gender = masculine
  .text = 12 en Combat, 8 ailleurs.
card-lord = Seigneur
  .the = le Seigneur
  .gender = masculine
  .text = 12 en Agriculture, 8 ailleurs.
card-merchant = Marchand
  .the = le Marchand
  .gender = masculine
  .text = 12 en Commerce, 8 ailleurs.
card-cardinal = Cardinal
  .the = le Cardinal
  .gender = masculine
  .text = 12 en Religion, 8 ailleurs.
card-troubadour = Troubadour
  .the = le Troubadour
  .gender = masculine
  .text = 12 en Musique, 8 ailleurs.
card-explorer = Explorateur
  .the = l’Explorateur
  .gender = masculine
  .text = Dévoilé, il repart face cachée vers la colonne de droite et y retourne une carte.
card-assassin = Assassin
  .the = l’Assassin
  .gender = masculine
  .text = Envoie à la défausse la carte qui l’a dévoilé.
card-storm = Tempête
  .the = la Tempête
  .gender = feminine
  .text = Ferme sa colonne, dont l’objectif est tenu pour réalisé.
card-traitor = Traître
  .the = le Traître
  .gender = masculine
  .text = Vous pouvez échanger cet objectif avec celui d’une autre colonne.
card-cloak = Cape d’invisibilité
  .brief = Cape
  .the = la Cape
  .gender = feminine
  .text = Vous pouvez cacher dessous une carte de votre main, puis en piocher une.
card-musketeers = Trois Mousquetaires
  .brief = Mousquetaires
  .the = les Trois Mousquetaires
  .gender = plural
  .text = Annulent toutes les autres capacités de la colonne.
card-magician = Magicien
  .the = le Magicien
  .gender = masculine
  .text = Élimine les valeurs de 10 et plus. À deux ou plus, aucun n’agit.
card-witch = Sorcière
  .the = la Sorcière
  .gender = feminine
  .text = Élimine les valeurs de 9 et moins, sauf elle-même. À deux ou plus, aucune n’agit.
card-prince = Prince
  .the = le Prince
  .gender = masculine
  .text = Avec votre Écuyer dans la colonne, il remporte l’objectif.
card-squire = Écuyer
  .the = l’Écuyer
  .gender = masculine
  .text = Avec votre Prince dans la colonne, il remporte l’objectif.
card-hermit = Ermite
  .the = l’Ermite
  .gender = masculine
  .text = Perd 1 pour chaque autre carte de la colonne.
card-little-giant = Petit Géant
  .the = le Petit Géant
  .gender = masculine
  .text = Gagne 3 pour chaque autre carte de la colonne.
card-dragon = Dragon
  .the = le Dragon
  .gender = masculine
  .text = Chaque carte adverse de la colonne perd 2.
card-romeo = Roméo
  .the = Roméo
  .gender = masculine
  .text = Vaut 15 auprès de votre Juliette.
card-beggar = Mendiant
  .the = le Mendiant
  .gender = masculine
  .text = Le plus faible total remporte la colonne.
card-double = Sosie
  .the = le Sosie
  .gender = masculine
  .text = Prend la valeur de la carte du dessous.

# Pieces: domains, objectives, columns
domain-alchemy = Alchimie
domain-combat = Combat
domain-agriculture = Agriculture
domain-trade = Commerce
domain-religion = Religion
domain-music = Musique

objective-alchemy-1 = Alchimie 1
objective-alchemy-2 = Alchimie 2
objective-alchemy-3 = Alchimie 3
objective-alchemy-4 = Alchimie 4
objective-alchemy-5 = Alchimie 5
objective-combat-1 = Combat 1
objective-combat-2 = Combat 2
objective-combat-3 = Combat 3
objective-combat-4 = Combat 4
objective-combat-5 = Combat 5
objective-agriculture-1 = Agriculture 1
objective-agriculture-2 = Agriculture 2
objective-agriculture-3 = Agriculture 3
objective-agriculture-4 = Agriculture 4
objective-agriculture-5 = Agriculture 5
objective-trade-1 = Commerce 1
objective-trade-2 = Commerce 2
objective-trade-3 = Commerce 3
objective-trade-4 = Commerce 4
objective-trade-5 = Commerce 5
objective-religion-1 = Religion 1
objective-religion-2 = Religion 2
objective-religion-3 = Religion 3
objective-religion-4 = Religion 4
objective-religion-5 = Religion 5
objective-music-1 = Musique 1
objective-music-2 = Musique 2
objective-music-3 = Musique 3
objective-music-4 = Musique 4
objective-music-5 = Musique 5

column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6

# La table dans un terminal
board-round = Manche { $round } sur 6
board-closed = fermée
board-hand = main
board-reserve = réserve
board-discard = défausse
board-won = gagnés
board-points = points
board-your-hand = Votre main
board-discards = { $name }, défausse : { $cards }
board-your-objectives = Vos objectifs : { $objectives }
board-place = place
board-player = joueur
board-plain = somme
board-special = six domaines

# Tables des règles
kind-plain = Sans capacité
kind-expert = Expert
kind-immediate = Immédiate
kind-end = Fin de manche
rules-card = carte
rules-value = valeur
rules-kind = capacité
rules-text = en bref
rules-domain = domaine
rules-values = valeurs
rules-expert = expert
rules-question = question
rules-ours = recommandé
rules-otherwise = autre façon
rules-ruling = paragraphe

# Ce que montre l’équilibre d’une boîte.
matters-card = Cartes
matters-objective = Objectifs

# Pourquoi une réponse, d’après ce qui est sur la table ($number : cartes qu’on ne connaît pas)
reason-leads = Vous passez en tête, { $objective } : { $half } contre { $half2 } à { $seat }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-alone = Personne ne vous dispute { $objective } : { $half }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-holds = Vous gardez la tête, { $objective } : { $half }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-tie-near = Égalité à { $half }, { $objective }, et votre carte est la plus proche{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-tie-far = Le Mendiant agit : égalité à { $half }, { $objective }, et votre carte est la plus éloignée{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-leads-low = Le Mendiant agit, le plus faible total l’emporte : { $objective }, { $half } contre { $half2 } à { $seat }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-behind = Pas encore : { $objective }, { $half } contre { $half2 } à { $seat }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-behind-tie = Pas encore : { $objective }, égalité à { $half }, mais la carte { $seat-of } est plus proche{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-behind-low = Pas encore : le Mendiant agit, { $objective } va au plus faible total, { $half2 } à { $seat }, { $half } à vous{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-behind-couple = Pas encore : Prince et Écuyer réunis donnent { $objective } à { $seat }, quels que soient les totaux.
reason-denies = { $objective } : { $half } ne suffit plus, { $seat } mène avec { $half2 }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-ousts = { $objective } : { $seat } ne mène plus, ni personne.
reason-turns = { $objective } : ce n’est plus { $seat } qui mène, mais { $seat2 }.
reason-couple = Prince et Écuyer réunis prennent { $objective }, quels que soient les totaux.
reason-loses-lead = Vous ne mèneriez plus : { $objective }.
reason-ends = Réalise { $objective } et met fin à la manche : ce qui est caché restera muet.
reason-fulfils = Réalise { $objective } : { $number ->
    [one] sa carte y est
   *[other] ses { $number } cartes y sont
}.
reason-wakes = Retourne à temps { $card-the } : la capacité agit.
reason-wakes-rival = Risque : dévoile la carte { $seat-of }, colonne { $column }, qui pourra agir.
reason-worth = { $card } : { $half }, sous { $objective }.
reason-stabs-own = Votre propre Assassin frapperait { $card-the }.
reason-closes = La Tempête ferme { $objective }, où vous menez avec { $half }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-eliminates = { $card } { $seat-of } : carte éliminée.
reason-own-victim = Attention, une des vôtres serait éliminée aussi : { $card }.
reason-enough = Cette carte suffit ({ $card }) ; { $card2-the } { $card2-id ->
    [musketeers] restent
   *[other] reste
} en main.
reason-lets-sleep = Laisse face cachée la carte { $seat-of }, colonne { $column }.
reason-domain = Il vous manque encore ce domaine : { $domain } ({ $number ->
    [1] le dernier des six
    [6] les six restent à gagner
   *[other] { $number } sur six restent à gagner
}).
reason-keeps-hand = Vous gardez { $number ->
    [one] votre carte
   *[other] vos { $number } cartes
} en main.
reason-keeps = Les colonnes où vous menez valent { $number } ; aucun échange ne donne plus (au mieux { $number2 }).
reason-keeps-less = Les colonnes où vous menez valent { $number } ; un échange en ferait { $number2 }.
reason-swaps = Les colonnes où vous menez vaudraient { $number } au lieu de { $number2 }.
reason-swaps-level = { $number ->
    [0] Vous ne mèneriez toujours dans aucune colonne.
   *[other] Les colonnes où vous menez vaudraient toujours { $number }.
}
reason-swaps-down = Les colonnes où vous menez ne vaudraient que { $number }, non { $number2 }.
reason-round-near = Un seul objectif reste ouvert, { $objective } : { $number ->
    [one] une carte de plus, et la manche finit
   *[other] { $number } cartes de plus, et la manche finit
}.
reason-mute = Colonne { $column }, { $card-the } { $card-id ->
    [musketeers] restent
   *[other] reste
} sans effet tant qu’aucune carte n’est glissée dessous.
reason-rival-leads = { $seat } mène, { $objective } : { $half2 } contre { $half } à vous{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-within-reach = { $seat } mène { $objective } avec { $half } ; { $card-the } vous y porterait à { $half2 }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-cloak-takes = Avec { $card-the } sous la Cape, vous mèneriez { $objective } : { $half }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-cloak-idle = Vous menez déjà { $objective } avec { $half }{ $number ->
    [0] .
   *[other] , sur ce qui se voit.
}
reason-at-home = { $objective } : votre { $card } y vaut { $half }.
reason-cards-missing = Il manque { $number } { $number ->
    [one] carte
   *[other] cartes
} aux objectifs ; avec la dernière, la manche finit.
reason-highest = { $objective } est le plus cher des objectifs.

# De quoi parlent les énigmes.
theme-sleep = Laissez dormir
theme-wake = Le réveil
theme-hand = La bonne main
theme-lead = Prendre la tête
theme-column = La bonne colonne

# -- ce que quelqu’un recherche

plan-domain = D’où viennent les points
plan-card = Personnages des colonnes gagnées
plan-manner = Comment les colonnes sont gagnées
plan-manner-highest = Par le plus fort total
plan-manner-alone = Sans adversaire
plan-manner-nearest = Par la carte la plus proche
plan-manner-beggar = Avec un Mendiant
plan-manner-pair = Avec Prince et Écuyer
plan-count = Le décompte final
plan-count-sum = Tous les objectifs additionnés
plan-count-domains = Avec les six domaines
