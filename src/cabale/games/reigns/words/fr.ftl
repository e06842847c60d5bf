# Reigns: The Council

title = Reigns: The Council
tagline = Plaidez, flattez et mentez devant le trône, puis racontez la mort du monarque.

# Options
option-council = Le conseil
option-council-ready = Chacun parle dès qu’il est prêt
option-council-together = On n’entend personne avant que tous soient prêts
option-council-called = Le monarque les appelle un à un
option-crown = Le premier monarque
option-crown-lot = Tiré au sort
option-crown-vote = Élu par la table
option-pitches = Annonces
option-pitches-on = Avec annonces, tons et questions
option-pitches-off = Rien que les cartes
option-story = Le point du récit
option-story-granted = Toujours accordé
option-story-one = Si un auditeur applaudit
option-story-majority = Si la plupart applaudissent
option-speaking = Temps de parole
option-speaking-free = Aussi long qu’on veut
option-speaking-30 = 30 secondes
option-speaking-60 = 1 minute
option-speaking-120 = 2 minutes
option-deck = Le paquet
option-deck-full = 256 propositions
option-deck-small = 72 propositions
option-severity = Sévérité
option-severity-normal = Normale
option-severity-hard = Sévère : les piliers forts bougent de trois cases
option-backs = Dos des mains
option-backs-hidden = Cachés
option-backs-visible = Visibles de tous
tie-memorable = règne le plus mémorable

# Questions
prompt-pick = { $number ->
    [1] Majesté, ouvrez votre règne d’un mot, ou régnez sans rien dire.
   *[other] Piochez dans les trois piles, carte par carte ou d’un coup.
}
wait-pick = { $count ->
    [one] Le règne se prépare : on attend { $seat }.
   *[other] Le règne se prépare : on attend { $seat }.
}
prompt-elect = Qui doit régner d’abord ?
wait-elect = { $seat } { $count ->
    [one] vote
   *[other] votent
} pour le premier monarque.
prompt-opinion = Le monarque veut votre avis sur { $character-the } { $seat2-of }.
wait-opinion = { $seat } donne un avis sur { $character-the } { $seat2-of }.
prompt-summon = Majesté, appelez un conseiller.
wait-summon = { $seat } appelle un conseiller.
prompt-pitch = Choisissez une carte, dites-en ce que vous voulez et posez-la.
wait-pitch = { $count ->
    [one] { $seat } prépare une proposition.
   *[other] { $seat } préparent leurs propositions.
}
prompt-judge = Majesté, tranchez : à droite, oui ; à gauche, non.
wait-judge = { $seat } pèse les propositions.
prompt-reply = Le monarque demande : « { $question } »
wait-reply = { $seat } doit répondre : « { $question } »
prompt-reveal = Retournez une proposition : les rejetées d’abord, puis les acceptées.
wait-reveal = { $seat } retourne les propositions.
prompt-mind = Vous avez vu { $character-the } { $seat2-of }. Maintenez-vous votre décision ?
wait-mind = { $seat } a vu { $character-the } { $seat2-of } et peut se raviser.
prompt-story = { $number ->
    [1] Majesté, c’est la fin. Un dernier mot ?
   *[other] Votre carte a mis fin au règne. Racontez la mort du monarque.
}
wait-story = { $count ->
    [one] Le monarque se meurt : { $seat } a la parole.
   *[other] Le monarque se meurt : { $seat } ont la parole.
}
prompt-applause = Était-ce un bon récit ?
wait-applause = { $seat } { $count ->
    [one] juge
   *[other] jugent
} le récit.
prompt-enough = { $number ->
    [0] Encore un règne, ou est-ce assez ?
    [one] Une voix demande d’arrêter ici. En convenez-vous ?
   *[other] { $number } voix demandent d’arrêter ici. En convenez-vous ?
}
wait-enough = { $seat } { $count ->
    [one] se demande
   *[other] se demandent
} s’il faut continuer.
prompt-heir = Qui portera la couronne après vous ?
wait-heir = { $seat } transmet la couronne.
prompt-memory = Égalité ! Quel règne fut le plus mémorable ?
wait-memory = { $seat } { $count ->
    [one] vote
   *[other] votent
} pour le règne le plus mémorable.

# Réponses
verb-top = { $card } au sommet
verb-propose = Proposer : { $card }
verb-crown = Couronner { $seat }
verb-goal = Objectif : { $goal }
verb-draw = Piocher dans la pile { $pile }
verb-call = Appeler { $seat }
verb-claim = { $pillar } : { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}
verb-tone = Ton : { $tone }
verb-done = Déposer face cachée
verb-ask = Demander à { $seat } : « { $question } »
verb-warn = En cas de refus, { $pillar-the } { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}
verb-silent = Se taire
verb-accept = Accepter { $seat }
verb-reject = Rejeter { $seat }
verb-seal = Sceller les décisions
verb-turn = Retourner la proposition { $seat-of }
verb-stand = Maintenir
verb-relent = Se raviser
verb-tell = { $death }, récit { $style }
verb-applaud = Applaudir
verb-shrug = Hausser les épaules
verb-stop = C’est assez
verb-continue = Encore un règne
verb-vote = Voter pour { $seat }
verb-fill = Compléter la main au hasard
verb-remark = Dire de la proposition { $seat-of } : « { $remark } »
verb-consult = Demander à { $seat } ce que vaut la proposition { $seat2-of }
verb-hush = Couper la parole à { $seat }
verb-time = Temps de parole : { $speaking }
verb-open = Ouvrir le règne, ton : { $tone }
verb-farewell = Dernier mot, ton : { $tone }

# Événements
event-began = Règne { $number } : { $you ->
    [yes] vous montez sur le trône
   *[no] { $seat } monte sur le trône
}.
event-got-goal = { $you ->
    [yes] Votre objectif secret : { $goal }.
   *[no] { $goal-id ->
        [hidden] { $seat } reçoit un objectif secret.
       *[other] { $seat } reçoit l’objectif secret « { $goal } ».
    }
}
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $character-the } dans la pile { $pile }.
event-reshuffled = Les piles sont vides : { $number ->
    [one] { $number } proposition défaussée est mélangée
   *[other] { $number } propositions défaussées sont mélangées
} pour en former trois nouvelles.
event-called = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} { $seat2 }.
event-ready = { $you ->
    [yes] Vous avez choisi
   *[no] { $seat } a choisi
}.
event-proposed = { $you ->
    [yes] Vous présentez
   *[no] { $seat } présente
} { $character-the } devant le trône{ $tone-id ->
    [flattery] , d’un ton flatteur.
    [alarm] , d’un ton alarmé.
    [promise] , avec une promesse.
   *[other] .
}
event-claimed = « { $pillar } : { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}. »
event-asked = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} à { $seat2 } : « { $question } »
event-answered = { $you ->
    [yes] Vous répondez
   *[no] { $seat } répond
} : « { $pillar } : { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}. »
event-warned = { $you ->
    [yes] Vous avertissez
   *[no] { $seat } avertit
} : « Refusez, et { $pillar-the } { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}. »
event-kept-silent = { $you ->
    [yes] Vous vous taisez
   *[no] { $seat } se tait
}.
event-accepted = { $you ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
} { $character-the } { $seat2-of }.
event-rejected = { $you ->
    [yes] Vous rejetez
   *[no] { $seat } rejette
} { $character-the } { $seat2-of }.
event-sealed = { $you ->
    [yes] Vous scellez vos décisions
   *[no] { $seat } scelle ses décisions
} : { $number } { $number ->
    [one] acceptée
   *[other] acceptées
}.
event-favoured = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} pour une proposition acceptée.
event-revealed = { $you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
} { $character-the } { $seat2-of }.
event-kept-word = { $you ->
    [yes] Vous disiez vrai
   *[no] { $seat } disait vrai
}.
event-broke-word = { $you ->
    [yes] Vous mentiez
   *[no] { $seat } mentait
} { $pillar-id ->
    [church] sur l’Église.
    [army] sur l’Armée.
    [people] sur le Peuple.
   *[other] sur les Finances.
}
event-stood = { $you ->
    [yes] Vous maintenez votre décision
   *[no] { $seat } maintient sa décision
}.
event-relented = { $you ->
    [yes] Vous vous ravisez
   *[no] { $seat } se ravise
} sur la proposition { $seat2-of }.
event-applied-white = { $you ->
    [yes] Votre proposition
   *[no] La proposition { $seat-of }
}, acceptée, prend effet.
event-applied-black = { $you ->
    [yes] Votre proposition
   *[no] La proposition { $seat-of }
}, rejetée, a ses conséquences.
event-moved = { $pillar } : { $space } → { $space2 }
event-died = { $you ->
    [yes] On vous assassine
   *[no] On assassine { $seat }
} : { $death }.
event-abdicated = { $you ->
    [yes] Vous abdiquez
   *[no] { $seat } abdique
} avec { $number ->
    [one] { $number } proposition acceptée.
   *[other] { $number } propositions acceptées.
}
event-told = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
} de cette mort un récit { $style } ({ $death }).
event-voted = { $you ->
    [yes] Vous avez voté
   *[no] { $seat } a voté
}.
event-story-point = { $you ->
    [yes] Vous marquez 1 point pour votre récit
   *[no] { $seat } marque 1 point pour son récit
}.
event-story-failed = Le récit laisse les autres de marbre : pas de point { $you ->
    [yes] pour vous
   *[no] pour { $seat }
}.
event-pile-points = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} pour les propositions acceptées.
event-goal-points = { $you ->
    [yes] Vous révélez votre objectif
   *[no] { $seat } révèle son objectif
} « { $goal } » : { $number } { $number ->
    [one] point
   *[other] points
}.
event-goal-part = { $pillar } { $space-id ->
    [centre] au centre
   *[other] sur { $space }
} : { $number }
event-stopped = Tous en conviennent : le royaume en a assez vu.
event-went-on = { $number ->
    [0] La partie continue.
    [one] La partie continue (une voix pour arrêter).
   *[other] La partie continue ({ $number } voix pour arrêter).
}
event-crowned = { $you ->
    [yes] Vous transmettez
   *[no] { $seat } transmet
} la couronne à { $seat2 }.
event-tied = { $number } joueurs sont à égalité.
event-voted-for = { $you ->
    [yes] Vous votez
   *[no] { $seat } vote
} pour { $seat2 }.
event-remembered = { $number ->
    [0] Parmi les joueurs à égalité, une seule personne a régné : c’est du règne { $seat-of } qu’on se souviendra.
   *[other] On se souviendra surtout du règne { $seat-of } ({ $number } voix).
}
event-shared = Aucun règne ne l’emporte : la victoire est partagée.
event-elected = { $you ->
    [yes] La table vous choisit
   *[no] La table choisit { $seat }
} pour régner d’abord ({ $number } voix).
event-opened = { $you ->
    [yes] Vous ouvrez votre règne
   *[no] { $seat } ouvre son règne
}{ $tone-id ->
    [flattery] , tout en douceur.
    [alarm] , d’un ton inquiet.
    [promise] , sur une promesse.
   *[other] , sans détour.
}
event-remarked = { $you ->
    [yes] Vous dites
   *[no] { $seat } dit
} de la proposition { $seat2-of } : « { $remark } »
event-consulted = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} à { $seat2 } ce que vaut la proposition { $seat3-of }.
event-hushed = { $you ->
    [yes] Vous coupez
   *[no] { $seat } coupe
} la parole à { $seat2 }.
event-timed = { $you ->
    [yes] Vous fixez
   *[no] { $seat } fixe
} le temps de parole : { $speaking }.
event-last-words = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} un dernier mot{ $tone-id ->
    [flattery] , aimable.
    [alarm] , effaré.
    [promise] , en forme de serment.
   *[other] , très simple.
}
event-wished = { $number ->
    [one] Une voix demande d’arrêter ici : on demande aux autres.
   *[other] { $number } voix demandent d’arrêter ici : on demande aux autres.
}
hidden-goal = un objectif secret
hidden-card = une carte

# Refus
refusal-empty-pile = La pile { $pile } est vide.
refusal-no-player = Personne n’est assis là.
refusal-monarch = Le monarque ne fait pas de proposition.
refusal-has-spoken = { $seat } a déjà eu la parole.
refusal-already-chosen = Vous avez déjà choisi votre carte.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-pitches = Cette table joue sans annonces.
refusal-card-first = Choisissez d’abord une carte.
refusal-pillar-first = Choisissez d’abord un pilier.
refusal-tone-taken = Vous avez déjà choisi un ton.
refusal-not-on-back = { $pillar } : ce pilier n’est pas au dos de cette carte.
refusal-already-claimed = { $pillar } : on en a déjà dit quelque chose.
refusal-has-warned = Du refus, on a déjà dit quelque chose.
refusal-not-laid = Il n’y a là aucune proposition d’un autre.
refusal-other-proposal = On vous demande votre avis sur la proposition { $seat-of }.
refusal-remarked = Vous avez déjà parlé de la proposition { $seat-of }.
refusal-never-lied = On n’a jamais surpris { $seat } à mentir.
refusal-own-proposal = On ne demande pas à { $seat } de juger sa propre proposition.
refusal-has-remarked = { $seat } a déjà parlé de la proposition { $seat2-of }.
refusal-hushed = Vous avez coupé la parole à { $seat }.
refusal-consulted = Vous avez déjà demandé à { $seat } son avis.
refusal-time-set = Le temps de parole est fixé pour ce tour.
refusal-undecided = Il reste des propositions à trancher.
refusal-decided = Vous avez déjà tranché la proposition { $seat-of }.
refusal-accept-one = Il faut accepter au moins une proposition, et c’est la dernière.
refusal-one-question = Vous avez déjà posé une question à { $seat }.
refusal-other-question = La question était : « { $question } »
refusal-already-shown = La proposition { $seat-of } est déjà retournée.
refusal-rejected-first = Les propositions rejetées se retournent d’abord.
refusal-not-that-death = { $pillar } : ce marqueur n’est pas à ce bout de sa piste.
refusal-has-reigned = { $seat } a déjà régné.
refusal-not-oneself = On ne vote pas pour soi-même.
refusal-not-tied = { $seat } n’est pas à égalité.
refusal-never-reigned = { $seat } n’a jamais régné : il n’y a pas de règne dont se souvenir.

# La table dans un terminal
board-reign = Règne { $monarch-of }{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
}

# Ce que demande un conseiller : un acte, ou deux, choisis selon ce qu’il annonce d’un pilier
pitch-plain-0 = Majesté, puis-je { $deed } ?
pitch-plain-1 = Faut-il, à votre avis, { $deed } ?
pitch-plain-2 = Me laissez-vous { $deed } ?
pitch-plain-3 = Dois-je { $deed }, oui ou non ?
pitch-plain-4 = Une bagatelle, Majesté : souffrez-vous qu’on aille { $deed } ?
pitch-plain-5 = Voici l’affaire, Majesté : { $deed }. Signez-vous ?
pitch-plain-6 = J’aimerais { $deed }. Y consentez-vous ?
pitch-plain-7 = On me demande en ville s’il faut { $deed }. Est-ce oui ?
pitch-plain-8 = Peut-on, sans vous déplaire, { $deed } ?
pitch-plain-9 = Rien d’urgent, mais avant souper pouvons-nous { $deed } ?
pitch-plain-10 = L’encre est prête : allons-nous { $deed } ?
pitch-plain-11 = Le conseil en parle tout bas : ose-t-on { $deed } ?
pitch-plain-12 = Deux lignes et un cachet, Majesté : va-t-on { $deed } ?
pitch-flattery-0 = Nul ne signe comme vous : puis-je { $deed } ?
pitch-flattery-1 = Votre sagesse y songeait déjà : faut-il { $deed } ?
pitch-flattery-2 = Un esprit comme le vôtre n’hésite pas : me laissez-vous { $deed } ?
pitch-flattery-3 = Les poètes n’attendent que cela : pouvons-nous { $deed } ?
pitch-flattery-4 = Sous un si beau règne, peut-on { $deed } ?
pitch-flattery-5 = Une seule couronne l’oserait, et vous la portez : puis-je donc { $deed } ?
pitch-flattery-6 = On vous compare au soleil : souffrez-vous qu’à sa lumière on aille { $deed } ?
pitch-flattery-7 = Tant de grandeur appelle un geste : { $deed }. Le ferez-vous ?
pitch-flattery-8 = Vos aïeux en pâliraient d’envie : dois-je { $deed } ?
pitch-flattery-9 = J’ai juré aux ambassadeurs que vous alliez { $deed }. Ai-je bien fait ?
pitch-flattery-10 = D’un seul mot vous pouvez { $deed }. Le direz-vous ?
pitch-flattery-11 = Le marbre attend votre geste : voulez-vous { $deed } ?
pitch-flattery-12 = Le siècle a les yeux sur vous : daignez-vous { $deed } ?
pitch-alarm-0 = Vite, Majesté ! Faut-il { $deed } ?
pitch-alarm-1 = Debout, Majesté ! Puis-je { $deed } ?
pitch-alarm-2 = J’ai couru tout du long : dois-je { $deed } ?
pitch-alarm-3 = Trois présages depuis minuit ! Osons-nous { $deed } ?
pitch-alarm-4 = Demain il sera trop tard : me laissez-vous { $deed } ?
pitch-alarm-5 = On frappe à la poterne ! Pouvons-nous { $deed } ?
pitch-alarm-6 = Si rien ne bouge, tout tombe : souffrez-vous qu’on aille { $deed } ?
pitch-alarm-7 = Ce tocsin, Majesté, vous l’entendez ? Faut-il enfin { $deed } ?
pitch-alarm-8 = Pas un instant à perdre ! Un signe, et je cours { $deed }. Est-ce oui ?
pitch-alarm-9 = La Cour tremble et je l’imite : puis-je sur l’heure { $deed } ?
pitch-alarm-10 = Ne criez pas, mais il faut { $deed }. Y consentez-vous ?
pitch-alarm-11 = Le chien du guet a hurlé trois fois : va-t-on enfin { $deed } ?
pitch-alarm-12 = Je sens la fumée, Majesté : puis-je vite { $deed } ?
pitch-promise-0 = Dites oui, Majesté, et je cours { $deed }.
pitch-promise-1 = Sur ma tête, tout ira bien : puis-je { $deed } ?
pitch-promise-2 = Vous avez ma parole : souffrez-vous qu’on aille { $deed } ?
pitch-promise-3 = Vous me remercierez, je le jure : me laissez-vous { $deed } ?
pitch-promise-4 = Trente jours, pas un de plus, et c’est fait : dois-je { $deed } ?
pitch-promise-5 = Un mot de vous, et dès l’aube je m’en vais { $deed }. L’ai-je ?
pitch-promise-6 = Je réponds de tout, même du reste : faut-il { $deed } ?
pitch-promise-7 = Ma main au feu que cela réussira : pouvons-nous { $deed } ?
pitch-promise-8 = Si j’échoue, donnez ma chaise au chat : puis-je { $deed } ?
pitch-promise-9 = Passez-moi le sceau, et je saurai { $deed }. Le voulez-vous ?
pitch-promise-10 = Je le signe de mon sang, ou de celui du greffier : peut-on { $deed } ?
pitch-promise-11 = Mon chapeau sur le billot, et ce qu’il coiffe : voulez-vous me voir { $deed } ?
pitch-promise-12 = Dans un an vous en sourirez encore : osons-nous { $deed } ?
pitch-link-up-down-0 = { $deed }, quitte à { $deed2 }
pitch-link-up-down-1 = { $deed }, dût-on { $deed2 }
pitch-link-up-down-2 = { $deed } et, au besoin, { $deed2 }
pitch-link-up-up-0 = { $deed } et, du même élan, { $deed2 }
pitch-link-up-up-1 = { $deed } et, du même trait de plume, { $deed2 }
pitch-link-up-up-2 = { $deed } et, pendant que la cire est chaude, { $deed2 }
pitch-link-down-down-0 = { $deed } et, au passage, { $deed2 }
pitch-link-down-down-1 = { $deed } et, le même soir, { $deed2 }
pitch-link-down-down-2 = { $deed } et, pour faire bonne mesure, { $deed2 }
pitch-touch-0 = examiner { $icon-the } à huis clos
pitch-touch-1 = signer un décret dont je ne puis nommer que { $icon-the }
pitch-touch-2 = fermer les yeux sur { $icon-the }
pitch-touch-3 = arranger une chose où il entre { $icon-a } et beaucoup de tact
pitch-gain-0 = Après quoi { $clause }.
pitch-gain-1 = Sous huit jours, { $clause }.
pitch-gain-2 = Et vous verrez : { $clause }.
pitch-gain-3 = Avant la prochaine lune, { $clause }.
pitch-gain-4 = Croyez-moi, { $clause }.
pitch-gain-5 = Je vois cela d’ici : { $clause }.
pitch-gain-6 = Dès dimanche, { $clause }.
pitch-cost-0 = Certes, { $clause }.
pitch-cost-1 = Je ne le cache pas : { $clause }.
pitch-cost-2 = Pour être honnête, { $clause }.
pitch-cost-3 = Bien sûr, { $clause }.
pitch-cost-4 = Une ombre au tableau : { $clause }.
pitch-cost-5 = Rien n’est gratuit : { $clause }.
pitch-cost-6 = Je le confesse, { $clause }.
deed-chalice-up-0 = offrir un calice à chaque paroisse
deed-chalice-up-1 = servir les évêques dans la vaisselle d’or
deed-chalice-down-0 = trinquer dans les calices
deed-chalice-down-1 = troquer les calices contre des chopes
deed-cross-up-0 = dresser une croix à chaque carrefour
deed-cross-up-1 = coudre une croix sur chaque manteau
deed-cross-down-0 = vendre la grande croix au poids
deed-cross-down-1 = étayer le poulailler avec les vieilles croix
deed-bell-up-0 = suspendre un bourdon de vingt tonnes
deed-bell-up-1 = sonner l’angélus sept fois par jour
deed-bell-down-0 = fondre les cloches de la cathédrale
deed-bell-down-1 = bâillonner les cloches jusqu’à midi
deed-candle-up-0 = exempter les cierges de tout impôt
deed-candle-up-1 = allumer mille cierges à votre nom
deed-candle-down-0 = éclairer les tavernes aux cierges bénits
deed-candle-down-1 = souffler un cierge sur deux
deed-relic-up-0 = racheter l’orteil de saint Gontran
deed-relic-up-1 = promener la sainte rotule en carrosse
deed-relic-down-0 = recompter les orteils de saint Gontran
deed-relic-down-1 = jouer la sainte rotule aux dés
deed-halo-up-0 = canoniser la tante du chapitre
deed-halo-up-1 = redorer l’auréole des saints du pays
deed-halo-down-0 = taxer les auréoles à la dorure
deed-halo-down-1 = abaisser les auréoles de deux pouces
deed-devil-up-0 = brûler un diable de paille à la Saint-Michel
deed-devil-up-1 = exorciser les cuisines
deed-devil-down-0 = écouter l’avocat du diable
deed-devil-down-1 = convier le diable au grand souper
deed-tombstone-up-0 = chanter chaque enterrement au tarif noble
deed-tombstone-up-1 = graver un psaume sur toutes les tombes
deed-tombstone-down-0 = paver la cour de pierres tombales
deed-tombstone-down-1 = mener les moutons paître entre les tombes
deed-holy-book-up-0 = copier le livre saint en lettres d’or
deed-holy-book-up-1 = jurer chaque matin sur le livre saint
deed-holy-book-down-0 = fredonner le livre saint sur des airs de danse
deed-holy-book-down-1 = rayer trois des dix commandements
deed-angel-up-0 = loger un ange de marbre sur chaque toit
deed-angel-up-1 = peindre des anges au plafond du conseil
deed-angel-down-0 = rhabiller les anges de la chapelle
deed-angel-down-1 = brader les anges de plâtre à la foire
deed-bat-up-0 = bénir jusqu’aux chauves-souris des clochers
deed-bat-up-1 = enfumer à l’encens les chauves-souris du chœur
deed-bat-down-0 = céder les clochers aux chauves-souris
deed-bat-down-1 = élever des chauves-souris dans la sacristie
deed-crypt-up-0 = ouvrir la crypte aux pèlerins
deed-crypt-up-1 = descendre en procession à la crypte le lundi
deed-crypt-down-0 = changer la crypte en cave à fromages
deed-crypt-down-1 = remiser les tonneaux dans la crypte
deed-flag-up-0 = broder un drapeau par compagnie
deed-flag-up-1 = hisser vos couleurs sur tous les toits
deed-flag-down-0 = tailler des langes dans les drapeaux
deed-flag-down-1 = repriser les rideaux avec les étendards
deed-sword-up-0 = forger mille épées avant la Saint-Jean
deed-sword-up-1 = aiguiser tout ce qui coupe
deed-sword-down-0 = renvoyer les épées à la forge
deed-sword-down-1 = échanger les épées contre des cuillers
deed-shield-up-0 = doubler de fer tous les boucliers
deed-shield-up-1 = émailler les boucliers à vos armes
deed-shield-down-0 = prêter les boucliers comme traîneaux
deed-shield-down-1 = griller des châtaignes sur les boucliers
deed-castle-up-0 = rehausser les tours de la frontière
deed-castle-up-1 = fortifier le château jusqu’au colombier
deed-castle-down-0 = raser deux tours qui gâtent la vue
deed-castle-down-1 = convertir le donjon en volière
deed-cannon-up-0 = couler douze canons neufs
deed-cannon-up-1 = pointer trente canons vers l’est
deed-cannon-down-0 = planter des roses dans les canons
deed-cannon-down-1 = mouler des casseroles dans le bronze des canons
deed-horse-up-0 = remonter la cavalerie à neuf
deed-horse-up-1 = ferrer six cents chevaux de bataille
deed-horse-down-0 = atteler les chevaux de guerre à la charrue
deed-horse-down-1 = apprendre la gavotte aux destriers
deed-dragon-up-0 = engager le dragon à double solde
deed-dragon-up-1 = nourrir le dragon aux frais des voisins
deed-dragon-down-0 = donner congé au dragon
deed-dragon-down-1 = museler le dragon pour la belle saison
deed-helmet-up-0 = coiffer les recrues de vrais casques
deed-helmet-up-1 = empanacher les casques des grenadiers
deed-helmet-down-0 = cuire la soupe dans les casques
deed-helmet-down-1 = égoutter les petits pois dans les casques
deed-dungeon-up-0 = rendre les cachots à la garde
deed-dungeon-up-1 = garnir les cachots d’espions étrangers
deed-dungeon-down-0 = gracier les déserteurs du cachot
deed-dungeon-down-1 = meubler les cachots en chambres d’hôtes
deed-axe-up-0 = équiper les sapeurs de haches neuves
deed-axe-up-1 = tracer à la hache une route de guerre
deed-axe-down-0 = consigner les haches de la garde
deed-axe-down-1 = fendre des bûches avec les haches du régiment
deed-map-up-0 = redessiner la carte à notre avantage
deed-map-up-1 = déplacer la frontière pendant la nuit
deed-map-down-0 = montrer nos cartes au voisin
deed-map-down-1 = égarer les cartes du maréchal
deed-wolf-up-0 = adjoindre une meute aux éclaireurs
deed-wolf-up-1 = lâcher les loups au-delà du fleuve
deed-wolf-down-0 = confier la frontière aux loups
deed-wolf-down-1 = remplacer les sentinelles par des loups
deed-wheat-up-0 = vider les greniers dans les marmites
deed-wheat-up-1 = semer du blé jusque dans vos parterres
deed-wheat-down-0 = saisir une gerbe sur deux
deed-wheat-down-1 = expédier la moisson à l’étranger
deed-beer-up-0 = percer un tonneau par village
deed-beer-up-1 = ressusciter la fête de la bière
deed-beer-down-0 = couper la bière d’eau de pluie
deed-beer-down-1 = fermer les tavernes à la tombée du jour
deed-heart-up-0 = doter toutes les noces d’avril
deed-heart-up-1 = dispenser d’impôt les jeunes mariés
deed-heart-down-0 = interdire les mariages d’amour
deed-heart-down-1 = soumettre les baisers à autorisation
deed-baby-up-0 = fournir un berceau à chaque nouveau-né
deed-baby-up-1 = parrainer tous les enfants de l’année
deed-baby-down-0 = enrôler les enfants au berceau
deed-baby-down-1 = compter les nourrissons parmi les contribuables
deed-mask-up-0 = rétablir le carnaval et ses masques
deed-mask-up-1 = prolonger le carnaval jusqu’en mai
deed-mask-down-0 = supprimer le carnaval et ses masques
deed-mask-down-1 = démasquer les noceurs devant leurs épouses
deed-rat-up-0 = payer un sou par rat mort
deed-rat-up-1 = embaucher cent chats de gouttière
deed-rat-down-0 = abandonner le grain aux rats
deed-rat-down-1 = héberger les rats du palais chez l’habitant
deed-house-up-0 = rebâtir le faubourg brûlé
deed-house-up-1 = chauler les chaumières à vos frais
deed-house-down-0 = abattre vingt maisons devant le palais
deed-house-down-1 = expulser les locataires du vieux pont
deed-pitchfork-up-0 = restituer leurs fourches aux villages
deed-pitchfork-up-1 = emmancher de neuf toutes les fourches
deed-pitchfork-down-0 = confisquer les fourches avant l’hiver
deed-pitchfork-down-1 = enchaîner les fourches au mur des granges
deed-lute-up-0 = louer des ménétriers pour les marchés
deed-lute-up-1 = accorder une sérénade à chaque rue
deed-lute-down-0 = facturer la musique à la corde
deed-lute-down-1 = briser les luths passé neuf heures
deed-potion-up-0 = distribuer le sirop du médecin à qui en veut
deed-potion-up-1 = verser à chacun sa cuillerée d’élixir
deed-potion-down-0 = essayer la potion sur le faubourg
deed-potion-down-1 = allonger les remèdes à l’eau des douves
deed-pig-up-0 = garantir à chacun son cochon
deed-pig-up-1 = rôtir quarante cochons sur la grand-place
deed-pig-down-0 = réquisitionner les cochons de la Saint-Martin
deed-pig-down-1 = recenser les cochons pour votre table
deed-crowd-up-0 = admettre la foule dans vos jardins
deed-crowd-up-1 = haranguer la foule en lui donnant raison
deed-crowd-down-0 = chasser la foule de la grand-place
deed-crowd-down-1 = disperser la foule à grands seaux d’eau
deed-coin-up-0 = frapper monnaie à votre profil
deed-coin-up-1 = rogner un cheveu sur chaque écu
deed-coin-down-0 = jeter l’or par le balcon
deed-coin-down-1 = rembourser en or vos dettes de jeu
deed-chest-up-0 = poser trois serrures au grand coffre
deed-chest-up-1 = bourrer le coffre jusqu’aux charnières
deed-chest-down-0 = entrebâiller le coffre devant les cousins
deed-chest-down-1 = aérer le trésor un jour de grand vent
deed-ship-up-0 = armer quatre navires vers le sud
deed-ship-up-1 = rançonner trois galions par saison
deed-ship-down-0 = envoyer un navire au bord du monde
deed-ship-down-1 = gréer de soie une galère de plaisance
deed-jewel-up-0 = retirer les joyaux du mont-de-piété
deed-jewel-up-1 = dénicher les perles du feu roi
deed-jewel-down-0 = porter le plus gros joyau au prêteur
deed-jewel-down-1 = parer de rubis vos lévriers
deed-scales-up-0 = peser l’impôt à notre balance
deed-scales-up-1 = appuyer du pouce sur la balance du fisc
deed-scales-down-0 = remettre les dettes au boisseau
deed-scales-down-1 = incliner la balance vers les marchands
deed-key-up-0 = reprendre la clé des coffres
deed-key-up-1 = cacher la clé du Trésor à vos neveux
deed-key-down-0 = faire trois doubles de la grande clé
deed-key-down-1 = parier la clé du Trésor sur un cheval
deed-spice-up-0 = prendre le monopole du poivre
deed-spice-up-1 = négocier la cannelle au prix de la soie
deed-spice-down-0 = poivrer tous les plats sans compter
deed-spice-down-1 = parfumer les écuries au safran
deed-fish-up-0 = affermer la pêche de l’étang royal
deed-fish-up-1 = saler dix mille harengs pour l’étranger
deed-fish-down-0 = acheter une baleine par prestige
deed-fish-down-1 = importer des carpes savantes
deed-mine-up-0 = rouvrir la mine d’argent
deed-mine-up-1 = exploiter le filon du Mont-Chauve
deed-mine-down-0 = creuser la mine à crédit
deed-mine-down-1 = inonder la mine pour y pêcher
deed-bridge-up-0 = mettre un péage au grand pont
deed-bridge-up-1 = tarifer le pont à l’aller et au retour
deed-bridge-down-0 = bâtir la moitié d’un pont
deed-bridge-down-1 = tapisser le pont d’une rive à l’autre
deed-contract-up-0 = lier les banquiers par contrat
deed-contract-up-1 = relire les contrats à la loupe
deed-contract-down-0 = signer sans lire la page deux
deed-contract-down-1 = contresigner les emprunts du petit cousin
deed-crystal-up-0 = écouler nos cristaux chez les empereurs
deed-crystal-up-1 = deviner le prix du blé dans une boule de cristal
deed-crystal-down-0 = commander une baignoire de cristal
deed-crystal-down-1 = accrocher des lustres de cristal dans les caves

# Ce qu’on en verra
clause-church-rises-much-0 = le clergé régnera jusque dans les cuisines
clause-church-rises-much-1 = l’encens couvrira l’odeur des douves
clause-church-rises-much-2 = on s’agenouillera dans les escaliers
clause-church-rises-much-3 = les évêques ne toucheront plus terre
clause-church-rises-much-4 = on jeûnera jusque chez les pâtissiers
clause-church-rises-much-5 = il faudra prendre rang pour être béni
clause-church-rises-0 = les prêtres prêcheront un ton plus haut
clause-church-rises-1 = les quêtes seront un peu meilleures
clause-church-rises-2 = les vêpres gagneront un rang ou deux
clause-church-rises-3 = le curé rallumera un cierge éteint
clause-church-rises-4 = les enfants de chœur chanteront presque juste
clause-church-rises-5 = le bedeau aura des gants neufs
clause-church-falls-0 = le chapitre y perdra un cierge ou deux
clause-church-falls-1 = les dévotes bouderont une semaine
clause-church-falls-2 = l’archidiacre soupirera en latin
clause-church-falls-3 = les sermons auront une page de moins
clause-church-falls-4 = le sacristain fera lui-même la soupe
clause-church-falls-5 = on bâillera deux fois de plus au sermon
clause-church-falls-much-0 = on vendra des choux dans la nef
clause-church-falls-much-1 = la cathédrale sera vide jusqu’aux bedeaux
clause-church-falls-much-2 = les évêques chercheront une place
clause-church-falls-much-3 = il n’y aura plus que les pigeons à confesse
clause-church-falls-much-4 = le pape demandera où nous sommes
clause-church-falls-much-5 = les vitraux donneront sur des poules
clause-army-rises-much-0 = l’ennemi déménagera
clause-army-rises-much-1 = vos régiments feront de l’ombre au soleil
clause-army-rises-much-2 = les voisins apprendront notre hymne par prudence
clause-army-rises-much-3 = la terre tremblera au pas de vos grenadiers
clause-army-rises-much-4 = même les nourrices marcheront au pas
clause-army-rises-much-5 = on logera des cuirassiers dans l’orangerie
clause-army-rises-0 = la garde marchera d’un meilleur pas
clause-army-rises-1 = les capitaines friseront leur moustache
clause-army-rises-2 = les sentinelles dormiront moins bien
clause-army-rises-3 = on comptera quelques piques de plus
clause-army-rises-4 = le clairon retrouvera sa note haute
clause-army-rises-5 = les bottes brilleront, du moins la gauche
clause-army-falls-0 = il manquera quelques piques
clause-army-falls-1 = les capitaines grogneront sous la tente
clause-army-falls-2 = la relève arrivera un peu en retard
clause-army-falls-3 = le tambour devra partager ses baguettes
clause-army-falls-4 = on criera “qui vive” un peu moins fort
clause-army-falls-5 = la poudre prendra l’humidité
clause-army-falls-much-0 = la frontière tiendra par habitude
clause-army-falls-much-1 = il restera deux sergents et un tambour
clause-army-falls-much-2 = une oie résolue prendrait la citadelle
clause-army-falls-much-3 = les remparts seront gardés par le lierre
clause-army-falls-much-4 = le maréchal commandera à son cheval
clause-army-falls-much-5 = l’ennemi demandera s’il faut sonner
clause-people-rises-much-0 = on dansera jusque sur les toits
clause-people-rises-much-1 = la rue baptisera ses enfants de votre nom
clause-people-rises-much-2 = on vous portera, trône compris
clause-people-rises-much-3 = les faubourgs crieront de joie jusqu’aux moissons
clause-people-rises-much-4 = on jettera des fleurs avec leurs pots
clause-people-rises-much-5 = les poètes manqueront de rimes à votre nom
clause-people-rises-0 = les villages auront le sourire
clause-people-rises-1 = on vous saluera sans y être forcé
clause-people-rises-2 = le lavoir dira du bien de vous
clause-people-rises-3 = il y aura des chapeaux en l’air, pas tous
clause-people-rises-4 = on ôtera son bonnet, parfois en entier
clause-people-rises-5 = la marchande de poireaux vous fera crédit
clause-people-falls-0 = on murmurera au lavoir
clause-people-falls-1 = la rue se serrera d’un cran
clause-people-falls-2 = les vivats auront la voix enrouée
clause-people-falls-3 = on chantera de vous un couplet de trop
clause-people-falls-4 = le pain sera gris, et les mines aussi
clause-people-falls-5 = on saluera votre carrosse de plus loin
clause-people-falls-much-0 = il n’y aura plus personne à saluer
clause-people-falls-much-1 = les faubourgs partiront de nuit
clause-people-falls-much-2 = on entendra d’ici aiguiser les faux
clause-people-falls-much-3 = les marchés n’auront plus que des courants d’air
clause-people-falls-much-4 = les enfants joueront à l’émeute
clause-people-falls-much-5 = on ne trouvera plus à qui mentir
clause-wealth-rises-much-0 = le Trésor débordera dans l’escalier
clause-wealth-rises-much-1 = les banquiers viendront vous emprunter
clause-wealth-rises-much-2 = il faudra un second plancher sous l’or
clause-wealth-rises-much-3 = on pavera la cour d’écus, faute de place
clause-wealth-rises-much-4 = les écus dormiront debout
clause-wealth-rises-much-5 = on comptera l’or à la pelle
clause-wealth-rises-0 = vos caisses sonneront mieux
clause-wealth-rises-1 = il rentrera de quoi payer la cire
clause-wealth-rises-2 = le caissier sourira d’un côté
clause-wealth-rises-3 = on remboursera un cousin, le petit
clause-wealth-rises-4 = les huissiers salueront les premiers
clause-wealth-rises-5 = il restera de quoi dorer une poignée de porte
clause-wealth-falls-0 = il en coûtera quelques sacs
clause-wealth-falls-1 = le Trésor y perdra une dent
clause-wealth-falls-2 = on dînera un peu moins chaud
clause-wealth-falls-3 = le caissier mangera son chapeau, sans beurre
clause-wealth-falls-4 = on mouchera les chandelles plus tôt
clause-wealth-falls-5 = le cuisinier oubliera la truffe
clause-wealth-falls-much-0 = on verra le fond des caisses, et le plancher dessous
clause-wealth-falls-much-1 = les souris quitteront le Trésor
clause-wealth-falls-much-2 = on paiera la Cour en promesses
clause-wealth-falls-much-3 = il faudra louer la couronne à la journée
clause-wealth-falls-much-4 = on mettra le sceptre en gage le mardi
clause-wealth-falls-much-5 = l’écho du Trésor deviendra remarquable

# Ce qu’ajoute le personnage de la carte
closer-bishop-0 = Le Ciel n’exige rien, il suggère.
closer-bishop-1 = J’en ai parlé à Dieu, qui me doit un service.
closer-bishop-2 = Baissez la tête, je bénirai la signature.
closer-bishop-3 = Dites amen, si oui vous paraît long.
closer-bishop-4 = Je prierai pour que vous ayez raison.
closer-abbess-0 = Mes sœurs ont prié là-dessus, et compté.
closer-abbess-1 = Un petit péché bien tenu, Majesté.
closer-abbess-2 = C’est écrit au registre, à la page des miracles.
closer-abbess-3 = Le couvent se taira, moyennant un jambon.
closer-abbess-4 = J’ai brûlé un cierge, et le brouillon.
closer-exorcist-0 = N’y voyez pas le démon : je m’en charge.
closer-exorcist-1 = Il ricane. Pas vous, Majesté : l’autre.
closer-exorcist-2 = La théière est d’accord, et c’est ce qui m’inquiète.
closer-exorcist-3 = J’ai de l’eau bénite, au cas où ce serait oui.
closer-exorcist-4 = Cela ne mord que le vendredi.
closer-vampire-0 = Quel cou, Majesté… quelle couronne, dis-je.
closer-vampire-1 = J’ai connu votre aïeul. De près.
closer-vampire-2 = Décidons avant l’aube, si vous permettez.
closer-vampire-3 = Je signe en rouge, si cela ne gêne pas.
closer-vampire-4 = J’ai tout mon temps. Vous, moins.
closer-general-0 = Clair, net, à cheval.
closer-general-1 = Perte acceptable : les autres.
closer-general-2 = On charge d’abord, on lit ensuite.
closer-general-3 = J’ai perdu des guerres pour moins que cela.
closer-general-4 = Exécution ! Pardon : s’il vous plaît.
closer-crusader-0 = J’ai perdu la carte, non la foi.
closer-crusader-1 = C’est tout droit, jusqu’au martyre.
closer-crusader-2 = La dernière fois, c’était presque la bonne ville.
closer-crusader-3 = Le Ciel le veut, ou du moins mon cheval.
closer-crusader-4 = Je le dirais à genoux, si l’armure pliait.
closer-executioner-0 = Sans bavure, Majesté.
closer-executioner-1 = Un pour cent d’imprévu : je le ramasse.
closer-executioner-2 = Personne n’est jamais revenu se plaindre.
closer-executioner-3 = Je reste à côté, on ne sait jamais.
closer-executioner-4 = Gardez la tête froide. Et gardez-la.
closer-dragon-tamer-0 = Il ne mord pas, il goûte.
closer-dragon-tamer-1 = Vos sourcils repousseront.
closer-dragon-tamer-2 = Un non le peinerait, et quand il a de la peine, il brûle.
closer-dragon-tamer-3 = Caressez-le dans le sens des écailles.
closer-dragon-tamer-4 = Ce n’est pas de la fumée, c’est de la tendresse.
closer-peasant-0 = Sauf votre respect et mon cochon.
closer-peasant-1 = Moi je dis rien, mais je le dis.
closer-peasant-2 = Et ça vaut bien trois poules, dont une vieille.
closer-peasant-3 = Chez nous, un oui se boit debout.
closer-peasant-4 = J’ai laissé mes sabots dehors, pas mon avis.
closer-jester-0 = Riez, je suis sérieux.
closer-jester-1 = La vérité, avec des grelots.
closer-jester-2 = J’ai fait pire, et l’on m’a payé.
closer-jester-3 = Mon âne avait la même idée, mais il bégaie.
closer-jester-4 = Si c’est non, je le mets en chanson.
closer-physician-0 = Rien qu’une saignée n’arrange.
closer-physician-1 = Au pire, le royaume mourra guéri.
closer-physician-2 = Tirez la langue, et dites oui.
closer-physician-3 = Le pouls du royaume dit oui, très faiblement.
closer-physician-4 = Deux gouttes le soir, et l’on ne sent plus rien.
closer-star-visitor-0 = Chez nous, cela s’appelle un mardi.
closer-star-visitor-1 = Votre lune a un défaut ; ceci, non.
closer-star-visitor-2 = Nous avons essayé sur une autre planète, qui était petite.
closer-star-visitor-3 = Nous comptons sur huit doigts : c’est exact.
closer-star-visitor-4 = Ne regardez pas la lumière bleue.
closer-treasurer-0 = Je l’ai compté deux fois, en pleurant.
closer-treasurer-1 = Au denier près, Majesté, et le denier m’a fait mal.
closer-treasurer-2 = La colonne de droite est d’accord avec la gauche, pour une fois.
closer-treasurer-3 = Signez petit, l’encre est chère.
closer-treasurer-4 = Il y aura un reçu. Il y a toujours un reçu.
closer-merchant-0 = Pour vous, Majesté, c’est donné.
closer-merchant-1 = Je m’y ruine avec plaisir.
closer-merchant-2 = Touchez l’étoffe, ne regardez pas l’envers.
closer-merchant-3 = Dernier prix, Majesté, avant le suivant.
closer-merchant-4 = Si l’on demande, vous ne m’avez pas vue.
closer-explorer-0 = C’est à deux jours, ou à deux ans.
closer-explorer-1 = J’y ai laissé un doigt et mon cœur.
closer-explorer-2 = Il y a des monstres, mais de petite taille.
closer-explorer-3 = J’en reviens. Enfin, mes bottes.
closer-explorer-4 = Sur ma carte, c’est tout près du pli.
closer-mage-0 = Les astres penchent, et moi avec.
closer-mage-1 = Ne touchez pas la fumée.
closer-mage-2 = Je l’ai lu dans une boule, au moins à moitié.
closer-mage-3 = Mon chat noir a voté pour.
closer-mage-4 = Les étoiles ont dit “peut-être”, d’un ton ferme.

# Par quoi l’on commence, si l’heure ou le passé s’y prête
entry-first-0 = La couronne est à peine posée, et me voici.
entry-first-1 = Premier conseil, premier service.
entry-first-2 = Le trône est neuf, et moi presque.
entry-first-3 = Permettez que j’essuie les plâtres.
entry-first-4 = On m’a dit que vous lisiez tout. J’ai donc écrit peu.
entry-first-5 = Que vos jours soient longs, et ma requête brève.
entry-late-0 = Avant vous, l’on disait non. Vous avez vu les bustes.
entry-late-1 = J’ai déjà usé plusieurs couronnes sur ce tapis.
entry-late-2 = On m’écoutait mal au dernier règne. On l’a enterré.
entry-late-3 = Cette salle a bonne acoustique et mauvaise mémoire.
entry-late-4 = Encore un trône tout neuf, au même endroit.
entry-late-5 = J’ai plaidé ici avant vous. Seul le tapis a changé.
entry-kept-0 = J’ai dit vrai l’autre fois ; j’en garde le goût.
entry-kept-1 = Ma parole a tenu : prenez-en une autre.
entry-kept-2 = On peut vérifier ce que je dis. Vous l’avez fait.
entry-kept-3 = Je n’ai qu’une parole, et elle vient de servir.
entry-kept-4 = La vérité ne m’a pas encore ruiné la santé.
entry-kept-5 = Vous m’avez fait confiance, et le plafond tient.
entry-broken-0 = J’avais de mauvais yeux, l’autre fois. J’en ai changé.
entry-broken-1 = Oublions ma dernière promesse : elle nous a oubliés.
entry-broken-2 = Je ne mentais pas : j’espérais.
entry-broken-3 = Mon dernier conseil avait pris froid. Celui-ci se porte bien.
entry-broken-4 = L’autre jour ma langue a fourché, et la conscience avec.
entry-broken-5 = Mes sources étaient ivres. Je les ai changées.

# Ce que dit le monarque
verdict-accept-plain-0 = Soit. Et que ce soit beau.
verdict-accept-plain-1 = Accordé, avant que je ne réfléchisse.
verdict-accept-plain-2 = Qu’on l’écrive, et lisiblement.
verdict-accept-plain-3 = J’ai entendu pire. Accepté.
verdict-accept-plain-4 = Oui. Et maintenant, laissez-nous.
verdict-accept-plain-5 = Vous me plaisez aujourd’hui. Profitez-en, c’est oui.
verdict-accept-plain-6 = Accordé. Si cela tourne mal, nous dirons que c’était vous.
verdict-accept-plain-7 = Faites. Je regarderai ailleurs, mais de près.
verdict-accept-plain-8 = Oui, puisqu’il faut bien que quelque chose arrive.
verdict-accept-plain-9 = Le sceau est chaud, la main est lasse : accordé.
verdict-accept-plain-10 = Va pour cela. J’ai signé plus bête avant le déjeuner.
verdict-accept-plain-11 = Oui. N’en faites pas une habitude.
verdict-accept-plain-12 = Mon aïeul aurait refusé. Voyez où il repose. Accordé.
verdict-accept-plain-13 = C’est mince, c’est louche, c’est nouveau : je prends.
verdict-accept-plain-14 = Accordé. Que l’on prévienne les historiens, et les fossoyeurs.
verdict-accept-plain-15 = Je n’y comprends rien, donc c’est de la politique. Oui.
verdict-accept-plain-16 = Oui. Sortez à reculons, tant que je souris.
verdict-accept-plain-17 = La nuit porte conseil ; le jour, je m’en passe. Accordé.
verdict-accept-plain-18 = Ma couronne a penché de votre côté. Soit.
verdict-accept-plain-19 = Accepté. Essuyez vos pieds en entrant dans l’Histoire.
verdict-accept-plain-20 = Il y a là de quoi trembler. J’aime assez. Oui.
verdict-accept-plain-21 = Qu’il en soit ainsi, et qu’on m’apporte à boire.
verdict-accept-plain-22 = Oui, mais sans tambour. J’ai ma tête.
verdict-accept-plain-23 = Je dis oui, et mon confesseur dira le reste.
verdict-accept-plain-24 = Approuvé. La plume est à vous ; rendez-la.
verdict-accept-plain-25 = Soit ! On ne règne pas pour rester au lit.
verdict-accept-flattery-0 = C’est faux, c’est exquis, c’est accordé.
verdict-accept-flattery-1 = Encore un mot sur mon profil. Là. Accordé.
verdict-accept-flattery-2 = Vous mentez comme on brode. Je prends l’étoffe.
verdict-accept-flattery-3 = À ce prix-là de miel, on ne goûte pas le pain. Oui.
verdict-accept-flattery-4 = Je rougis, je signe, ne regardez pas.
verdict-accept-flattery-5 = Personne ne me comprend si bien, ni pour si cher. Soit.
verdict-accept-flattery-6 = Flattez plus bas, on nous écoute. C’est oui.
verdict-accept-flattery-7 = Vous louez ma sagesse ; la voici qui s’absente. Accordé.
verdict-accept-flattery-8 = Redites “incomparable”, lentement. Voilà : accordé.
verdict-accept-flattery-9 = Je sais ce que vaut l’encens, et j’ai le nez fin. Oui quand même.
verdict-accept-alarm-0 = Courez, alors. Vous soufflerez dehors.
verdict-accept-alarm-1 = Cessez de crier : c’est oui, et fermez la fenêtre.
verdict-accept-alarm-2 = Puisque tout brûle, autant choisir par où. Accordé.
verdict-accept-alarm-3 = Vous m’avez fait lâcher ma brioche. Faites vite. Oui.
verdict-accept-alarm-4 = J’ai eu peur, donc j’ai signé. L’État, c’est cela.
verdict-accept-alarm-5 = Respirez. Signé. Respirez encore.
verdict-accept-alarm-6 = Au feu, dites-vous ? Prenez le seau, prenez le sceau. Oui.
verdict-accept-alarm-7 = Ce cri venait du cœur, ou du ventre. Soit.
verdict-accept-alarm-8 = Accordé ! Et si demain l’on est en vie, nous en reparlerons.
verdict-accept-alarm-9 = Je n’aime pas courir ; gouvernons au pas de course. Oui.
verdict-accept-promise-0 = Votre tête est en gage ; le panier est mesuré. Oui.
verdict-accept-promise-1 = Je garde votre parole au frais. Tâchez qu’elle tienne. Accordé.
verdict-accept-promise-2 = Promis ? Devant témoins ? Alors oui, et je compte les témoins.
verdict-accept-promise-3 = J’achète votre serment. À crédit, comme vous.
verdict-accept-promise-4 = Jurez encore un peu, c’est joli. Accordé.
verdict-accept-promise-5 = Soit : votre honneur d’un côté, ma hache de l’autre.
verdict-accept-promise-6 = Accordé. Le Bourreau prendra note de la promesse.
verdict-accept-promise-7 = Je vous crois jusqu’à jeudi. C’est oui.
verdict-accept-promise-8 = Un serment par conseil, et j’en ferai un collier. Oui.
verdict-accept-promise-9 = Tenez parole, et je tiendrai ma langue. Accepté.
verdict-accept-kept-0 = Vous avez dit vrai, l’autre fois ; j’en tremble encore. Accordé.
verdict-accept-kept-1 = La vérité, à la Cour ! On vous empaillera. C’est oui.
verdict-accept-kept-2 = Votre parole a tenu : je remonte dessus. Oui.
verdict-accept-kept-3 = On médisait de vous. On mentait, et pas vous. Soit.
verdict-accept-kept-4 = Tel vous disiez, tel ce fut. C’est indécent. Accordé.
verdict-accept-kept-5 = Un conseil de vous, et le royaume était encore là au matin. Oui.
verdict-accept-kept-6 = J’ai vérifié vos dires : rien ne dépassait. Accepté.
verdict-accept-kept-7 = Vous parlez droit dans une maison courbe. Ne vous y cognez pas : oui.
verdict-accept-kept-8 = Votre dernier mot était le bon. Voyons le suivant. Accordé.
verdict-accept-kept-9 = Je vous crois deux fois de suite ; que mes aïeux détournent les yeux. Oui.
verdict-accept-kept-10 = Vous avez tenu parole ; je tiens la plume. Accordé.
verdict-accept-kept-11 = La vérité vous va bien. Portez-la encore une fois : oui.
verdict-accept-kept-12 = On me conseillait de vous pendre. On attendra. Soit.
verdict-accept-kept-13 = Quelqu’un qui ne ment pas : je devrais vous mettre sous verre. Oui.
verdict-accept-kept-14 = Votre dernière promesse est arrivée à l’heure. J’en reprends une.
verdict-accept-kept-15 = Vous n’avez pas rougi, et il n’y avait pas de quoi. Accordé.
verdict-accept-kept-16 = Vous m’avez épargné un désastre : offrez-moi le suivant. C’est oui.
verdict-accept-kept-17 = Je ferme les yeux sur la proposition, parce que je les ai ouverts sur vous. Accepté.
verdict-accept-kept-18 = Encore vrai, je parie. J’y gagne rarement, mais soit.
verdict-accept-kept-19 = Vous dites vrai avec constance. C’est monotone, et c’est accordé.
verdict-accept-caught-0 = Vous mentiez, naguère. Mentez-vous mieux ce soir ? Accordé : je veux voir.
verdict-accept-caught-1 = Je sais ce que vaut votre parole : je l’ai payée. Oui, tout de même.
verdict-accept-caught-2 = On vous a pris la main dans le conte. Refaites-en un. Soit.
verdict-accept-caught-3 = Vous me trompiez, et si bien ! Une seconde fois, pour l’art. Accordé.
verdict-accept-caught-4 = Puisque vous dites blanc, je ferai semblant de lire noir. Oui.
verdict-accept-caught-5 = Votre dernier mensonge boite encore dans la cour. Celui-ci, qu’il marche. Accepté.
verdict-accept-caught-6 = Je pardonne. Je n’oublie pas ; c’est mon secrétaire qui oublie. Oui.
verdict-accept-caught-7 = Il vous reste une chance, la voici, elle est petite. Accordé.
verdict-accept-caught-8 = L’autre jour vous me contiez merveille : j’en balaie les morceaux. Soit, encore une.
verdict-accept-caught-9 = Je dis oui à la chose, et non à votre visage.
verdict-accept-caught-10 = Vous m’avez menti : vous me devez donc une bonne idée. Est-ce celle-ci ? Soit.
verdict-accept-caught-11 = Je n’ai pas oublié. J’ai seulement perdu patience avec les autres. Oui.
verdict-accept-caught-12 = Une montre arrêtée dit vrai deux fois par jour. Voyons l’heure. Accordé.
verdict-accept-caught-13 = Accepté, sous la garde de deux témoins et d’un chien.
verdict-accept-caught-14 = Je vous rends ma confiance. Elle est petite, comptez-la. Oui.
verdict-accept-caught-15 = Votre nez a repris sa taille : j’y vois un signe. Accordé.
verdict-reject-plain-0 = Non. Refermez : le courant d’air pensait mieux.
verdict-reject-plain-1 = Il n’en est pas question.
verdict-reject-plain-2 = Je n’ai rien entendu, et je le répéterai.
verdict-reject-plain-3 = Me prenez-vous pour mon cousin ? Non.
verdict-reject-plain-4 = Pas tant que je porterai cette couronne, ni un peu après.
verdict-reject-plain-5 = Un autre jour. Peut-être un autre règne.
verdict-reject-plain-6 = Remportez cela, et par l’escalier de service.
verdict-reject-plain-7 = Trop long. J’ai pris des rides. Non.
verdict-reject-plain-8 = L’idée est bonne. Elle sera meilleure sans moi.
verdict-reject-plain-9 = Non, et ne le prenez pas pour un peut-être mal prononcé.
verdict-reject-plain-10 = J’ai consulté mon chien : il a bâillé. Refusé.
verdict-reject-plain-11 = Vous aviez préparé cela ? Vraiment ? Non.
verdict-reject-plain-12 = Je préfère mourir d’autre chose.
verdict-reject-plain-13 = Cela se refuse assis. Debout, on en rirait.
verdict-reject-plain-14 = Mon trône a quatre pieds ; vous en visez un. Non.
verdict-reject-plain-15 = Refusé. On vous rendra votre chapeau à la grille.
verdict-reject-plain-16 = Non. C’est court, mais cela se relit avec plaisir.
verdict-reject-plain-17 = Proposez-le à nos ennemis : ils ont besoin d’idées.
verdict-reject-plain-18 = Ce non est le plus beau que j’aie dit cette semaine. Gardez-le.
verdict-reject-plain-19 = J’y penserai quand je ne serai plus là. Non.
verdict-reject-plain-20 = Vous avez pu finir, c’était ma bonté du jour. Refusé.
verdict-reject-plain-21 = Trop de virgules, pas assez de couronne. Non.
verdict-reject-plain-22 = On ne déplace pas un royaume pour caler une table. Non.
verdict-reject-plain-23 = Votre proposition a deux défauts : vous, et elle.
verdict-reject-plain-24 = Non. Rassurez-vous, personne n’écoutait.
verdict-reject-plain-25 = Au feu. La proposition, cette fois.
verdict-reject-flattery-0 = Vous louez mon esprit : vous comptez donc qu’il dorme. Non.
verdict-reject-flattery-1 = Le sucre attire les mouches, et parfois un refus.
verdict-reject-flattery-2 = Tout ce que vous dites de moi est vrai. Tout le reste, non.
verdict-reject-flattery-3 = Gardez l’encens, la fumée suffit. Refusé.
verdict-reject-flattery-4 = Mon miroir m’en dit autant, et ne demande rien. Non.
verdict-reject-flattery-5 = J’ai la main baisée jusqu’au coude. Assez. Non.
verdict-reject-flattery-6 = Si je suis si sage, écoutez-moi dire non.
verdict-reject-flattery-7 = Vous me peignez en soleil : restez donc à l’ombre. Refusé.
verdict-reject-flattery-8 = Des fleurs, encore. Qui est mort ? Pas cette fois. Non.
verdict-reject-flattery-9 = Le compliment est reçu ; la facture est refusée.
verdict-reject-alarm-0 = Le royaume brûle chaque fois que vous parlez. Non.
verdict-reject-alarm-1 = Quand on crie si fort, c’est qu’on veut que je ne lise pas. Refusé.
verdict-reject-alarm-2 = J’ai regardé par la fenêtre : il fait beau. Non.
verdict-reject-alarm-3 = La fin du monde attendra que j’aie dîné. Non.
verdict-reject-alarm-4 = Calmez-vous, buvez de l’eau, renoncez. Non.
verdict-reject-alarm-5 = Vous aviez déjà ce souffle-là au sujet des oies. Refusé.
verdict-reject-alarm-6 = Si l’ennemi est à la porte, qu’il s’essuie les pieds. Non.
verdict-reject-alarm-7 = La peur est un conseiller ; j’en ai déjà trop. Refusé.
verdict-reject-alarm-8 = Réveillez-moi si cela continue demain. Non.
verdict-reject-alarm-9 = Vous tremblez pour moi ? Tremblez plus loin. Non.
verdict-reject-promise-0 = Votre parole ? J’en ai plein un tiroir. Non.
verdict-reject-promise-1 = On promet beaucoup, dans les maisons où l’on tient peu. Refusé.
verdict-reject-promise-2 = Jurez moins haut, vous réveillez les précédents. Non.
verdict-reject-promise-3 = Votre tête en gage ? Elle n’a pas cours ici. Non.
verdict-reject-promise-4 = Une promesse, c’est une dette qui chante. Je n’ai pas l’oreille. Non.
verdict-reject-promise-5 = Au printemps, dites-vous ? Revenez au printemps. Refusé.
verdict-reject-promise-6 = Je ne mange pas de serments, ils me reviennent. Non.
verdict-reject-promise-7 = Vous promettez comme on sème : à pleines mains, chez autrui. Non.
verdict-reject-promise-8 = Mettez-le par écrit, puis mangez l’écrit. Refusé.
verdict-reject-promise-9 = Sur votre honneur ? Je cherche un appui plus large. Non.
verdict-reject-kept-0 = Je vous crois, et c’est bien ce qui m’effraie. Non.
verdict-reject-kept-1 = Vous dites vrai d’ordinaire : c’est donc aussi grave que vous le dites. Non.
verdict-reject-kept-2 = Votre franchise vous honore. Elle me ruinerait. Non.
verdict-reject-kept-3 = Une vérité par règne, c’est mon régime. Refusé.
verdict-reject-kept-4 = Vous n’avez pas menti, et je n’ai pas envie. Non.
verdict-reject-kept-5 = J’ai toute confiance en vous ; c’est en la suite que j’en manque. Non.
verdict-reject-kept-6 = Votre parole est d’or : je la thésaurise. Refusé.
verdict-reject-kept-7 = Parce que vous disiez vrai hier, je prends votre avis au sérieux : non.
verdict-reject-kept-8 = Restez honnête, c’est rare, et restez dehors. Non.
verdict-reject-kept-9 = Vous voyez juste. Moi aussi, et c’est non.
verdict-reject-kept-10 = Vous ne mentez jamais, et vous avez l’air inquiet. Cela me suffit : non.
verdict-reject-kept-11 = J’ai gardé vos vérités, toutes. Gardez celle-ci. Refusé.
verdict-reject-kept-12 = Une parole sûre sur un chemin qui ne l’est pas. Non.
verdict-reject-kept-13 = Je vous estime trop pour vous laisser faire. Non.
verdict-reject-kept-14 = J’entends ce que votre franchise n’ose pas dire. Non.
verdict-reject-kept-15 = Vous avez du crédit. Ne le dépensez pas aujourd’hui. Refusé.
verdict-reject-kept-16 = Tout est vrai, je le sens, et tout est à craindre. Non.
verdict-reject-kept-17 = L’honnêteté passe, la catastrophe reste. Non.
verdict-reject-kept-18 = J’aurais dit oui à un menteur, par jeu. À vous, non.
verdict-reject-kept-19 = Vous qui dites vrai, vous me voulez du bien à ce prix ? Refusé.
verdict-reject-caught-0 = Je me souviens de votre dernier conte. La fin m’a déplu. Non.
verdict-reject-caught-1 = Vous me disiez merveille : on la balaie encore. Refusé.
verdict-reject-caught-2 = Il me manque la harpe pour accompagner vos récits. Non.
verdict-reject-caught-3 = Un mensonge m’a suffi, j’étais en appétit. Plus maintenant. Non.
verdict-reject-caught-4 = Votre parole est revenue sans vous, et fort abîmée. Refusé.
verdict-reject-caught-5 = Vous mentiez les yeux baissés ; levez-les, et lisez : non.
verdict-reject-caught-6 = On ne tond pas deux fois la même couronne. Non.
verdict-reject-caught-7 = Mes murs ont des oreilles, et même eux ne vous croient plus. Refusé.
verdict-reject-caught-8 = Vous avez menti, et mal : le second point est sans pardon. Non.
verdict-reject-caught-9 = Plus je vous écoute, plus je regrette le silence. Non.
verdict-reject-caught-10 = Rendez-moi d’abord l’autre vérité, celle que vous me devez. Non.
verdict-reject-caught-11 = J’ai fait relire votre dernier serment : il a ri. Refusé.
verdict-reject-caught-12 = Chat échaudé, couronne aussi. Non.
verdict-reject-caught-13 = Vous jurez encore ? Le plafond a déjà donné. Non.
verdict-reject-caught-14 = Votre proposition est peut-être bonne. C’est sa bouche qui me gêne. Refusé.
verdict-reject-caught-15 = On s’est fié à vous une fois : la cour en garde une fissure. Non.

# Comment meurent les monarques
story-church-minus-tragic-0 = Les autels étaient nus. Le dernier soir, { $monarch } sonna sans aide la grande cloche, et la corde, que nul n’avait réparée, vint avec la cloche.
story-church-minus-tragic-1 = Il n’y avait plus un prêtre à vingt lieues quand la fièvre vint. { $monarch } se confessa au chat, qui n’était pas ordonné, et s’éteignit avant la fin de la liste. Le chat n’a rien répété.
story-church-minus-comic-0 = Plus un prêtre pour marier, enterrer ou bénir : il fallut bien que quelqu’un goûte le vin de messe. Il avait tourné depuis huit ans. { $monarch } finit le tonneau.
story-church-minus-comic-1 = Depuis que les sonneurs étaient partis, les cloches se vexaient. La plus grosse descendit l’escalier marche à marche, traversa la place en roulant et entra au palais sans se faire annoncer. « Qui est-ce ? » demanda { $monarch }. La cloche le dit.
story-church-minus-heroic-0 = Quand les païens vinrent pour la cathédrale vide, { $monarch } tint la porte avec un chandelier, jusqu’à ce que le toit tombe sur tout le monde.
story-church-minus-heroic-1 = On voulait vendre la flèche au poids. { $monarch } y grimpa pour en défendre le coq, et le défendit. Le coq tourne encore ; il indique, par les grands vents, l’endroit exact de la chute.
story-church-minus-uncanny-0 = Comme personne ne priait plus, autre chose vint écouter. Cela s’assit au pied du lit { $monarch-of }, et c’était très attentif.
story-church-minus-uncanny-1 = Le dernier cierge vendu, quelque chose dans le noir s’en aperçut. Cela monta de la crypte, s’essuya les pieds et demanda { $monarch } fort poliment. Le palais compte depuis un écho de plus que de chambres.
story-church-plus-tragic-0 = Le synode trouva sept hérésies dans les manières de table { $monarch-of }. On alluma le bûcher avec la correspondance royale.
story-church-plus-tragic-1 = Le carême fut prolongé d’une semaine, puis d’un mois, puis par habitude. { $monarch } demanda du pain ; on apporta un sermon. À Pâques, il restait le sermon.
story-church-plus-comic-0 = { $monarch } fut l’objet d’une canonisation par acclamation. Or un saint doit être mort, et les évêques étaient pressés.
story-church-plus-comic-1 = On bénissait { $monarch } au lever, au potage et à chaque marche. L’huile sainte gagna les semelles, les semelles gagnèrent le grand escalier, et l’escalier eut le dernier mot.
story-church-plus-heroic-0 = Devant quarante inquisiteurs, { $monarch } refusa de plier le genou et marcha au feu en fredonnant une chanson leste.
story-church-plus-heroic-1 = Le pape envoya une couronne d’épines, pour rire. { $monarch } la mit, pour régner, et tint audience trois jours sans se plaindre. Le quatrième, ce fut la couronne qui se plaignit.
story-church-plus-uncanny-0 = À la grand-messe, toutes les statues tournèrent la tête. Au matin il y en avait une de plus, et elle portait la couronne { $monarch-of }.
story-church-plus-uncanny-1 = Tant de prières montèrent à la fois que le ciel se pencha pour entendre. Il chercha qui l’on nommait si fort, trouva { $monarch }, et ferma la main.
story-army-minus-tragic-0 = Il restait trois sentinelles pour garder la frontière, et elles dormaient. On trouva { $monarch } à l’aube, la carte encore en main.
story-army-minus-tragic-1 = Le dernier tambour battit la retraite devant { $monarch } seulement. Il n’y avait personne d’autre à faire reculer, et derrière, c’était le fleuve.
story-army-minus-comic-0 = L’ennemi entra par la cuisine, demanda la salle du trône, et on lui montra le chemin. { $monarch } venait de commander la soupe.
story-army-minus-comic-1 = Faute de garde, on avait peint des soldats sur le rempart. L’ennemi, amateur de peinture, s’approcha pour juger des mains. Elles étaient ratées ; il le dit à { $monarch } avec une franchise d’artilleur.
story-army-minus-heroic-0 = Sur le pont, sous un casque d’emprunt, { $monarch } retarda onze régiments pendant presque une minute.
story-army-minus-heroic-1 = { $monarch } fit le tour des remparts en changeant de chapeau à chaque créneau, pour donner l’idée d’une garnison. L’idée prit si bien que l’ennemi fit donner trente canons. On retrouva les chapeaux.
story-army-minus-uncanny-0 = Les derniers soldats étaient partis dans le brouillard. Ce qui en revint portait leurs uniformes et demandait { $monarch } par son nom.
story-army-minus-uncanny-1 = On avait enrôlé les épouvantails. Toute une saison ils gardèrent les blés, sans solde et sans un mot. Puis vint l’hiver, et ils rentrèrent au château se chauffer, { $monarch } faisant un très beau feu.
story-army-plus-tragic-0 = Les généraux tirèrent au sort dans l’antichambre. Le plus jeune pleurait en ouvrant la porte, et { $monarch } le pria de faire vite.
story-army-plus-tragic-1 = Un ordre partit avec une faute d’orthographe, et cent mille hommes sont obéissants. { $monarch } relut la dépêche au pied du mur, trouva la faute, et n’eut pas le temps de la dire.
story-army-plus-comic-0 = En l’honneur { $monarch-of }, tous les canons du royaume tirèrent à la fois. L’un d’eux, hélas, visait le balcon.
story-army-plus-comic-1 = Un matin, tout le royaume était colonel. { $monarch }, en pantoufles, sortit demander un peu de silence. « Le mot de passe ? » dit un colonel. L’enterrement fut d’un pas superbe.
story-army-plus-heroic-0 = { $monarch } exigea de mener la charge. L’armée, qui avait grandi très vite, ne s’arrêta ni à l’ennemi, ni à { $monarch }.
story-army-plus-heroic-1 = Les maréchaux se disputaient le trône à l’épée. { $monarch } les défia tous, l’un après l’autre, par ordre d’ancienneté, et ne perdit que contre le douzième, un gaucher.
story-army-plus-uncanny-0 = À minuit, les armures de la galerie tirèrent l’épée. { $monarch } leur avait commandé d’être prêtes à tout.
story-army-plus-uncanny-1 = On passa les troupes en revue de l’aube au soir. Au dernier rang, { $monarch } vit son propre visage sous un casque, puis sous le suivant. Le rang se referma, et le compte était juste.
story-people-minus-tragic-0 = Les rues étaient vides, les champs en friche. { $monarch } mourut de faim à une table de cent couverts.
story-people-minus-tragic-1 = Le dernier sujet était une vieille, qui laissa sa clé sous la pierre et partit sans saluer. { $monarch } fit l’appel chaque matin jusqu’aux neiges, et répondit « ici » de plus en plus bas.
story-people-minus-comic-0 = Il n’y avait plus personne pour signaler à { $monarch } la quatrième marche. Un homme, jadis, ne faisait que cela.
story-people-minus-comic-1 = Faute de cuisinier, { $monarch } fit la soupe d’après un livre. La recette disait « prenez un poireau », ou peut-être « un poison » : on avait aussi renvoyé le copiste.
story-people-minus-heroic-0 = { $monarch } prit la charrue pour que le dernier village mange, et on creusa la tombe dans le sillon.
story-people-minus-heroic-1 = La digue cédait et nul n’était là pour la tenir. { $monarch } y mit l’épaule, puis le trône, puis le reste. Au matin la digue tenait, et tient encore, avec un léger renflement.
story-people-minus-uncanny-0 = La peste n’avait laissé que des ombres en ville. Une nuit elles montèrent au château se faire compter, et { $monarch } compta.
story-people-minus-uncanny-1 = Les maisons désertes avaient gardé l’habitude des lumières. { $monarch } alla frapper à la première. On ouvrit. On attendait depuis longtemps, dit la maison, quelqu’un à habiter.
story-people-plus-tragic-0 = La foule voulait seulement toucher le manteau { $monarch-of }. Elle était fort nombreuse.
story-people-plus-tragic-1 = On aimait { $monarch } au point de vouloir un portrait dans chaque chaumière, puis une mèche, puis une relique. Le peuple pleurait beaucoup. Il partagea équitablement.
story-people-plus-comic-0 = On aimait tant { $monarch } qu’on porta le trône à travers la ville, sur le pont, et, sous les vivats, pas tout à fait sur le pont.
story-people-plus-comic-1 = Chaque village voulut offrir son fromage, et voir { $monarch } le goûter. Il y avait quatre cents villages. On n’en vexa que trois.
story-people-plus-heroic-0 = Sur l’échafaud, { $monarch } leur pardonna si bien qu’ils crièrent « Encore ! »
story-people-plus-heroic-1 = « Un dernier mot ? » dit le Bourreau. { $monarch } en fit quatre mille, sur la pluie, l’impôt et l’art de dire non. À la nuit tout le monde dormait debout, le Bourreau le premier, qui s’appuya sur le levier.
story-people-plus-uncanny-0 = Mille masques dansaient sur la place. Quand on les ôta, dessous était partout le même visage, celui { $monarch-of }, et un seul saignait.
story-people-plus-uncanny-1 = Toute la ville rêva la même nuit qu’elle régnait. Au réveil chacun se trouva une couronne sur l’oreiller, et dans le lit royal il n’y avait plus { $monarch }, mais un oreiller.
story-wealth-minus-tragic-0 = On mit en gage la couronne, puis le lit, puis les honoraires du médecin. { $monarch } mourut d’un rhume.
story-wealth-minus-tragic-1 = L’hiver venu, il fallut choisir quoi brûler : les dettes ou les archives. { $monarch } brûla les archives, par honneur. Les dettes, elles, auraient duré jusqu’au printemps.
story-wealth-minus-comic-0 = Les créanciers saisirent le château pierre par pierre, en commençant poliment par le rez-de-chaussée. { $monarch } logeait à l’étage.
story-wealth-minus-comic-1 = On avait tout vendu, hors le trône, qui ne passait pas la porte. Les huissiers revinrent avec une porte plus grande. « Je reste dessus », dit { $monarch }. On expédia l’ensemble par mer ; le navire, hélas, était à nous.
story-wealth-minus-heroic-0 = { $monarch } vendit son dernier cheval pour la rançon d’un page, et s’en fut à pied à la bataille. C’était loin, et l’on n’avait pas attendu.
story-wealth-minus-heroic-1 = Sept royaumes réclamaient leur dû. { $monarch } sortit le seul bien du Trésor, un bouton de manteau, le posa sur la table et proposa de jouer le reste aux dés. La partie fut belle. Le reste était { $monarch }.
story-wealth-minus-uncanny-0 = Dans le trésor vide, quelque chose tintait encore la nuit. { $monarch } descendit avec une lampe. À présent, cela tinte à deux.
story-wealth-minus-uncanny-1 = Le prêteur n’avait pas de visage, mais un taux raisonnable. À l’échéance il vint prendre ce qui était écrit en petit. L’ombre { $monarch-of } partit la première ; le reste suivit, par économie.
story-wealth-plus-tragic-0 = Les héritiers ne pouvaient plus attendre. Le vin était excellent, et { $monarch } en loua le cru jusqu’au bout.
story-wealth-plus-tragic-1 = On ferma la chambre forte pour la nuit, comme toujours, sans y regarder. { $monarch } y comptait encore. La porte était la meilleure d’Europe ; elle l’est toujours.
story-wealth-plus-comic-0 = { $monarch } voulut voir tout l’or du royaume d’un seul coup. On n’avait pas consulté le plancher.
story-wealth-plus-comic-1 = Pour la fête, on servit à { $monarch } un paon d’or massif, farci d’or, sauce d’or. Le médecin avait conseillé de mâcher.
story-wealth-plus-heroic-0 = Pour sauver un enfant, { $monarch } sauta dans le port en grand apparat, et l’apparat alla droit au fond.
story-wealth-plus-heroic-1 = Quand le coffre prit feu, { $monarch } y entra onze fois, et onze fois en tira un commis. La douzième, c’était pour le chat du caissier. Le chat se porte bien.
story-wealth-plus-uncanny-0 = Tout ce que touchait { $monarch } s’était mis à briller. Le dernier matin, ce fut la langue.
story-wealth-plus-uncanny-1 = La monnaie à l’effigie { $monarch-of } se multipliait toute seule, la nuit, dans les poches. À chaque pièce nouvelle, le visage sur le trône s’effaçait un peu. On frappa la dernière à l’aube : elle était très ressemblante.
story-abdication-0 = { $monarch } posa la couronne, acheta une petite maison avec des poiriers, et l’on ne lui demanda plus jamais de décider.
story-abdication-1 = Au douzième oui, { $monarch } posa la couronne sur un chou, trouva que le chou la portait mieux, et partit avant qu’on ne vote.
story-abdication-2 = { $monarch } prit deux poiriers, un banc, et un âne pour jardinier. Plus jamais on ne lui soumit de proposition.
story-abdication-3 = On chercha trois jours. { $monarch } pêchait sous le grand pont, le seul endroit du royaume où les conseillers n’osent pas se mouiller.
story-abdication-4 = { $monarch } abdiqua par lettre, en trois mots, dont deux de politesse. Le troisième fait encore rougir le Général.
story-abdication-5 = L’équilibre parfait, dit { $monarch }, c’est une chaise longue. On la fit livrer. Le royaume, depuis, penche un peu ; la chaise, non.
story-abdication-6 = On offrit à { $monarch } une statue. « Plutôt une porte », dit Sa Majesté, et elle la prit.
story-abdication-7 = { $monarch } rendit les clés, compta ses doigts, en trouva dix, et déclara le règne réussi.
story-abdication-8 = On vit { $monarch } franchir la grille avec une valise, une poule et l’air de quelqu’un qui n’a plus rien à signer.
story-abdication-9 = { $monarch } se retira chez les chartreux, qui ne parlent pas. C’est, dit-on, le conseil le plus utile de toute sa vie.
story-abdication-10 = Le trône resta tiède une heure. { $monarch } était déjà à l’auberge du carrefour, sous un faux nom, devant une vraie soupe.
story-abdication-11 = { $monarch } légua la couronne au hasard, le sceau au plus bavard, et garda pour soi les pantoufles.
story-abdication-12 = Il y eut un discours d’adieu. { $monarch } le prononça devant les hirondelles, qui partaient aussi.
story-abdication-13 = { $monarch } apprit l’horlogerie. Tout y avance d’un cran à la fois, et rien n’y demande la parole.
story-abdication-14 = « J’ai dit oui douze fois, soupira { $monarch }, et l’on n’a pas encore pendu le bon. » Là-dessus, les malles.
story-abdication-15 = { $monarch } élève des abeilles. Elles ont une reine, un avis chacune, et ne le donnent qu’une fois.
story-abdication-16 = Le matin de l’abdication, { $monarch } fit le tour des quatre piliers, donna à chacun une petite tape, et sortit vite.
story-abdication-17 = { $monarch } tient un phare. On y voit venir les conseillers de très loin, et l’on souffle la lampe.
story-abdication-18 = À la question « Pourquoi partir ? », { $monarch } montra la galerie des bustes, où il restait un socle.
story-abdication-19 = { $monarch } ouvrit une école où l’on enseigne à se taire. Les ambassadeurs y envoient leurs enfants.
story-abdication-20 = La couronne pendait au clou. Sous le clou, un mot { $monarch-of } : « Le lait est payé, le royaume aussi. Ne cherchez pas. »
story-abdication-21 = { $monarch } partit sur un âne, à reculons, pour saluer plus longtemps. On agita les mouchoirs, puis les listes de requêtes.
story-abdication-22 = De toute la galerie, le portrait { $monarch-of } est le seul qui sourie, et le seul que le peintre ait fini.
story-abdication-23 = { $monarch } écrit ses mémoires. On y est tous, sauf le cuisinier, qui a payé.

# La page
page-room-enough = Encore un règne, ou est-ce assez ?
page-room-heir = Qui portera la couronne ?
page-stage = Tour { $turn }
page-reign-of = Règne { $seat-of }
page-turn = Tour { $turn } · { $advisors } conseillers
page-can-relent = vous pouvez encore vous raviser une fois
page-court = acceptées
page-court-told = { $count ->
    [one] { $count } proposition acceptée sur 12
   *[other] { $count } propositions acceptées sur 12
}
page-monarch = Monarque
page-has-reigned = a régné
page-by-word = selon { $player }
page-if-lie = si c’est un mensonge
page-accepted = Acceptée
page-rejected = Rejetée
page-accept = Accepter
page-reject = Rejeter
page-seal = Sceller
page-push = La proposition { $seat-of } : flèche droite pour accepter, gauche pour rejeter
page-take-back = Reprendre
page-tray-yes = Acceptées
page-tray-no = Rejetées
page-tray-yes-why = Un point à chaque conseiller accepté.
page-tray-no-why = Le refus aussi a ses effets. Le dos de la carte n’en dit rien.
page-left-to-decide = { $left ->
    [0] Tout est tranché.
    [one] Il reste une proposition à trancher.
   *[other] Il reste { $left } propositions à trancher.
}
page-must-accept = Il faut en accepter au moins une.
page-proposal-of = Proposition { $seat-of }
page-proposals = Propositions
page-quote = « { $text } »
page-if-refused = En cas de refus :
page-sides = Ce dont on parle
page-side-accepted = En cas d’accord
page-side-refused = En cas de refus
page-silence = pas de réponse
page-ask = Poser une question…
page-consult = Prendre un avis sur cette proposition :
page-force = { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}
page-true = Vrai
page-lie = Mensonge
page-lie-mark = contraire à la carte
page-credit = Sa parole
page-credit-told = parole tenue { $kept } fois, manquée { $broken } fois
page-ready = a choisi
page-thinking = réfléchit…
page-draws =
    { $count ->
        [one] pioche… { $count } carte
       *[other] pioche… { $count } cartes
    }
page-goal = Votre objectif secret
page-goal-now = { $points ->
    [one] point si le règne finit ainsi
   *[other] points si le règne finit ainsi
}
page-towards-plus = vers le +
page-towards-minus = vers le −
page-goal-moves = Objectif { $from } → { $to }
page-ends-reign = et le règne finit
page-choose-card = Choisissez une carte de votre main.
page-monarch-sees = { $monarch } voit
page-you-see = Pour vos yeux seulement
page-pitch = Votre plaidoyer
page-pitch-how = Annonces : un pilier, puis un sens
page-claims = Annonces par pilier
page-directions = Sens
page-lies = { $count ->
    [one] Une annonce contraire à la carte. Personne d’autre ne le sait.
   *[other] { $count } annonces contraires à la carte. Personne d’autre ne le sait.
}
page-tone = Ton
page-own-words = Avec vos mots, si vous voulez
page-will-say = Vous direz
page-another = Une autre
page-ideas = idées de la carte
page-cards = { $count ->
    [one] carte
   *[other] cartes
}
page-your-hand = Votre main
page-piles = Piles
board-pile = La pile { $pile } : { $number ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $number } cartes
}
page-players = Joueurs
page-backs = { $count } dos
page-annals = Annales
page-after-count = Revenir à la table
page-tell = La mort { $seat-of }
page-tell-it = Raconter
page-own-story = Ou racontez avec vos mots
page-reign-ended = Le règne { $seat-of } est fini
page-reign-line = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $court ->
    [one] { $court } acceptée
   *[other] { $court } acceptées
}
page-told-by = Récit { $seat-of }

# Les pièces

pillar-church = Église
    .the = l’Église
    .gender = f
pillar-army = Armée
    .the = l’Armée
    .gender = f
pillar-people = Peuple
    .the = le Peuple
    .gender = m
pillar-wealth = Finances
    .the = les Finances
    .gender = p
space-minus = −
space-minus-4 = −4
space-minus-3 = −3
space-minus-2 = −2
space-minus-1 = −1
space-centre = centre
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
space-plus-4 = +4
space-plus = +
pile-left = de gauche
pile-middle = du milieu
pile-right = de droite
force-falls-much = baisse beaucoup
    .plural = baissent beaucoup
force-falls = baisse un peu
    .plural = baissent un peu
force-rises = monte un peu
    .plural = montent un peu
force-rises-much = monte beaucoup
    .plural = montent beaucoup
tone-plain = simple
tone-flattery = flatterie
tone-alarm = alarme
tone-promise = promesse
# Ce qu’un conseiller dit de la proposition d’un autre
remark-second = Je l’appuie.
remark-beware = Méfiez-vous, Majesté.
remark-lied = On a déjà menti ici.
remark-church-falls = L’Église y baissera.
remark-church-rises = L’Église y montera.
remark-army-falls = L’Armée y baissera.
remark-army-rises = L’Armée y montera.
remark-people-falls = Le Peuple y baissera.
remark-people-rises = Le Peuple y montera.
remark-wealth-falls = Les Finances y baisseront.
remark-wealth-rises = Les Finances y monteront.
said-second-0 = J’appuie. Cela me coûte, donc c’est sincère.
said-second-1 = J’avais un discours contre. Je le rengaine : dites oui.
said-second-2 = Oui, cent fois oui. Enfin, une fois suffira.
said-second-3 = Prenez, Majesté, avant qu’on ne la propose à nos ennemis.
said-beware-0 = Si c’est oui, puis-je voir votre testament d’abord ?
said-beware-1 = Méfiez-vous : on vous y pousse avec des fleurs.
said-beware-2 = Il y avait un piège là-dedans. Je l’ai vu cligner de l’œil.
said-beware-3 = N’y touchez pas, Majesté : c’est encore chaud du feu de l’enfer.
said-lied-0 = Cette bouche-là, Majesté, a déjà servi. Souvenez-vous du goût.
said-lied-1 = Même main, même cœur, même serment : nous en boitons encore.
said-lied-2 = Je ne dis pas que l’on ment ici. Je dis que cela s’est vu.
said-lied-3 = La dernière fois, c’était promis aussi. On a mangé les chandelles.
said-church-falls-0 = L’Église y baissera : j’ai vu les bedeaux faire leurs malles.
said-church-falls-1 = Comptez les cierges avant de signer. Vous ne les compterez plus après.
said-church-falls-2 = Les prêtres y perdront leur latin, et leur dîner.
said-church-falls-3 = La nef sera moins pleine, Majesté, et le tronc aussi.
said-church-rises-0 = L’Église y montera, ou je mange mon chapelet.
said-church-rises-1 = Vous entendrez chanter plus fort : c’est le clergé qui grandit.
said-church-rises-2 = Le chapitre s’en frotte déjà les mains, jointes.
said-church-rises-3 = Encore un pas, et l’on dira la messe jusque dans vos cuisines.
said-army-falls-0 = L’Armée y baissera : le tambour cherche déjà une autre place.
said-army-falls-1 = Vos piques y perdront la pointe, je l’ai entendu au corps de garde.
said-army-falls-2 = Dites adieu à une compagnie, Majesté, et à ses moustaches.
said-army-falls-3 = La garde en sortira plus maigre. Le voisin l’aura noté.
said-army-rises-0 = L’Armée y montera, ou je mange mes gants.
said-army-rises-1 = On cire les bottes au quartier : la garde y gagne.
said-army-rises-2 = Les capitaines sourient, Majesté. Cela se voit rarement, et de loin.
said-army-rises-3 = Vous aurez plus d’épées après qu’avant. À vous de voir de quel côté.
said-people-falls-0 = Le Peuple y baissera : on compte déjà les fourches.
said-people-falls-1 = J’ai mes oreilles au lavoir, et le lavoir n’aime pas cela.
said-people-falls-2 = La rue paiera, Majesté ; elle a bonne mémoire et mauvais vin.
said-people-falls-3 = On fermera les volets sur votre passage, un village après l’autre.
said-people-rises-0 = Le Peuple y montera : on accorde déjà les violons.
said-people-rises-1 = La rue vous en aimera. Laissez-lui vos fenêtres ouvertes, pas vos portes.
said-people-rises-2 = On dansera ce soir dans les faubourgs, je connais le ménétrier.
said-people-rises-3 = Les villages y gagnent, Majesté, foi de mes cousins, qui en sont.
said-wealth-falls-0 = Les Finances y baisseront : le caissier a pâli, je l’ai vu.
said-wealth-falls-1 = Gardez la main sur la bourse, Majesté, et l’autre sur la première.
said-wealth-falls-2 = Cela coûtera. Cela coûte toujours, quand on n’en parle pas.
said-wealth-falls-3 = On verra le fond du coffre ; il est en chêne, fort beau.
said-wealth-rises-0 = Les Finances y monteront : les banquiers se lèvent quand vous passez.
said-wealth-rises-1 = Il y a de l’or là-dessous, je l’entends d’ici.
said-wealth-rises-2 = Le Trésor y gagne, Majesté, et je n’y ai pas même un cousin.
said-wealth-rises-3 = Vos caisses en sortiront plus lourdes. Prévoyez des porteurs.
speaking-free = libre
speaking-30 = 30 secondes
speaking-60 = 1 minute
speaking-120 = 2 minutes
page-opening = Majesté, un mot pour commencer ?
page-last-words = Un dernier mot, Majesté ?
page-comment = En dire un mot
opening-plain-0 = Je règne depuis une minute et j’ai déjà mal à la tête. Parlez bas, mentez bien.
opening-plain-1 = On m’a remis la couronne, les clés et votre réputation. Elles sont lourdes, toutes les trois.
opening-plain-2 = J’aime la vérité : servez-la-moi en dessert, et petite.
opening-plain-3 = Asseyez-vous. Non, plus loin. Encore. Voilà : je vous écoute.
opening-plain-4 = Il y a quatre piliers, un trône et beaucoup de vous. Procédons.
opening-plain-5 = Mon prédécesseur vous croyait. On le visite en semaine, à la crypte.
opening-flattery-0 = On m’a vanté votre sagesse. Je ne demande qu’à la voir.
opening-flattery-1 = Que de beaux visages, et que d’appétit ! Nous allons nous entendre.
opening-flattery-2 = Je sais ma chance : peu de trônes sont si bien entourés, et de si près.
opening-flattery-3 = Vos talents sont connus jusqu’aux frontières, qui s’en souviennent. À l’ouvrage.
opening-flattery-4 = Vous êtes le meilleur conseil du monde ; les autres refusaient de venir.
opening-flattery-5 = Je n’ignore rien de vos mérites : j’ai les rapports. Parlez.
opening-alarm-0 = Quatre piliers me portent, et vous avez tous une scie. Commençons.
opening-alarm-1 = Le trône grince. Est-ce le bois, ou l’un de vous ?
opening-alarm-2 = J’ai vu trois corbeaux, deux notaires et vous. Faisons vite.
opening-alarm-3 = Ma porte vous est ouverte. La trappe aussi.
opening-alarm-4 = Que personne ne bouge : je sens que cela penche déjà.
opening-alarm-5 = J’ai rêvé de marbre à mon nom. Tenez les piliers, tous les quatre !
opening-promise-0 = Qui me dira vrai dînera bien. Qui me dira “c’est sans risque” goûtera ma soupe.
opening-promise-1 = Je jure de vous écouter tous, d’en croire un, de n’en remercier aucun.
opening-promise-2 = Douze oui, et je vous délivre de moi. Parole de couronne.
opening-promise-3 = Je promets d’être juste, quand j’en aurai le temps.
opening-promise-4 = À qui tient parole, un fauteuil. Aux autres, la vue depuis les remparts.
opening-promise-5 = Je mourrai dans mon lit, à cent ans, d’ennui. Veuillez y pourvoir.
last-plain-0 = Bon. La suite au prochain règne.
last-plain-1 = J’avais pourtant dit “un peu”.
last-plain-2 = Quatre piliers, et il fallut que ce fût celui-là.
last-plain-3 = Tiens. C’est donc par ici, la sortie.
last-plain-4 = Éteignez en partant.
last-plain-5 = Je n’ai rien à ajouter, et l’on ne m’en laisse pas le temps.
last-flattery-0 = Notez que je tombe avec élégance. Notez-le !
last-flattery-1 = Votre conseil fut si bon qu’il ne reste plus rien à faire.
last-flattery-2 = Quel beau conseil ! Je l’emporte avec moi, si vous permettez.
last-flattery-3 = Dites que j’étais d’une taille plus haute. Dites-le en vers.
last-flattery-4 = Merci, mes amis. Je vous garde une place, tout près.
last-flattery-5 = Jamais trahison ne fut mieux servie. Compliments.
last-alarm-0 = Qui a proposé cela, déjà ?
last-alarm-1 = Attendez ! Je retire mon oui !
last-alarm-2 = Là, dans le rideau ! Ah. Non. C’était derrière.
last-alarm-3 = Pas le pilier ! Pas le… trop tard.
last-alarm-4 = Mon médecin ! Non, pas lui. Un autre !
last-alarm-5 = Ni trop, ni trop peu, disait ma nourrice. Elle ne régnait pas !
last-promise-0 = Gardez la couronne au sec : je reviendrai la chercher.
last-promise-1 = Je hanterai cette salle, le mardi. Prenez date.
last-promise-2 = Je vous promets une chose : le suivant sera pire.
last-promise-3 = Qu’on m’élève une statue, et j’oublierai vos noms.
last-promise-4 = Je jure que la prochaine fois je lirai le dos de la carte.
last-promise-5 = Tenez mes pantoufles au chaud : je n’en ai pas fini avec ce parquet.
question-church = Et l’Église ?
question-army = Et l’Armée ?
question-people = Et le Peuple ?
question-wealth = Et les Finances ?
question-refusal = Et si je refuse ?
style-tragic = tragique
style-comic = comique
style-heroic = héroïque
style-uncanny = étrange
death-church-minus = Église désertée
death-church-plus = Église toute-puissante
death-army-minus = Armée en déroute
death-army-plus = Armée au pouvoir
death-people-minus = Peuple décimé
death-people-plus = Peuple souverain
death-wealth-minus = Finances à sec
death-wealth-plus = Finances débordantes
character-bishop = L’Évêque
    .the = l’Évêque
    .of = de l’Évêque
character-abbess = L’Abbesse
    .the = l’Abbesse
    .of = de l’Abbesse
character-exorcist = L’Exorciste
    .the = l’Exorciste
    .of = de l’Exorciste
character-vampire = Le Vampire
    .the = le Vampire
    .of = du Vampire
character-general = Le Général
    .the = le Général
    .of = du Général
character-crusader = Le Croisé
    .the = le Croisé
    .of = du Croisé
character-executioner = Le Bourreau
    .the = le Bourreau
    .of = du Bourreau
character-dragon-tamer = La Dragonnière
    .the = la Dragonnière
    .of = de la Dragonnière
character-peasant = Le Paysan
    .the = le Paysan
    .of = du Paysan
character-jester = Le Bouffon
    .the = le Bouffon
    .of = du Bouffon
character-physician = Le Médecin
    .the = le Médecin
    .of = du Médecin
character-star-visitor = La Visiteuse
    .the = la Visiteuse
    .of = de la Visiteuse
character-treasurer = Le Trésorier
    .the = le Trésorier
    .of = du Trésorier
character-merchant = La Marchande
    .the = la Marchande
    .of = de la Marchande
character-explorer = L’Exploratrice
    .the = l’Exploratrice
    .of = de l’Exploratrice
character-mage = Le Mage
    .the = le Mage
    .of = du Mage
icon-chalice = calice
    .a = un calice
    .the = le calice
    .upper = Le calice
    .gender = m
icon-cross = croix
    .a = une croix
    .the = la croix
    .upper = La croix
    .gender = f
icon-bell = cloche
    .a = une cloche
    .the = la cloche
    .upper = La cloche
    .gender = f
icon-candle = cierge
    .a = un cierge
    .the = le cierge
    .upper = Le cierge
    .gender = m
icon-relic = relique
    .a = une relique
    .the = la relique
    .upper = La relique
    .gender = f
icon-halo = auréole
    .a = une auréole
    .the = l’auréole
    .upper = L’auréole
    .gender = f
icon-devil = diable
    .a = un diable
    .the = le diable
    .upper = Le diable
    .gender = m
icon-tombstone = pierre tombale
    .a = une pierre tombale
    .the = la pierre tombale
    .upper = La pierre tombale
    .gender = f
icon-holy-book = livre saint
    .a = un livre saint
    .the = le livre saint
    .upper = Le livre saint
    .gender = m
icon-angel = ange
    .a = un ange
    .the = l’ange
    .upper = L’ange
    .gender = m
icon-bat = chauve-souris
    .a = une chauve-souris
    .the = la chauve-souris
    .upper = La chauve-souris
    .gender = f
icon-crypt = crypte
    .a = une crypte
    .the = la crypte
    .upper = La crypte
    .gender = f
icon-flag = drapeau
    .a = un drapeau
    .the = le drapeau
    .upper = Le drapeau
    .gender = m
icon-sword = épée
    .a = une épée
    .the = l’épée
    .upper = L’épée
    .gender = f
icon-shield = bouclier
    .a = un bouclier
    .the = le bouclier
    .upper = Le bouclier
    .gender = m
icon-castle = château
    .a = un château
    .the = le château
    .upper = Le château
    .gender = m
icon-cannon = canon
    .a = un canon
    .the = le canon
    .upper = Le canon
    .gender = m
icon-horse = cheval
    .a = un cheval
    .the = le cheval
    .upper = Le cheval
    .gender = m
icon-dragon = dragon
    .a = un dragon
    .the = le dragon
    .upper = Le dragon
    .gender = m
icon-helmet = casque
    .a = un casque
    .the = le casque
    .upper = Le casque
    .gender = m
icon-dungeon = cachot
    .a = un cachot
    .the = le cachot
    .upper = Le cachot
    .gender = m
icon-axe = hache
    .a = une hache
    .the = la hache
    .upper = La hache
    .gender = f
icon-map = carte des marches
    .a = une carte des marches
    .the = la carte des marches
    .upper = La carte des marches
    .gender = f
icon-wolf = loup
    .a = un loup
    .the = le loup
    .upper = Le loup
    .gender = m
icon-wheat = gerbe de blé
    .a = une gerbe de blé
    .the = la gerbe de blé
    .upper = La gerbe de blé
    .gender = f
icon-beer = tonneau de bière
    .a = un tonneau de bière
    .the = le tonneau de bière
    .upper = Le tonneau de bière
    .gender = m
icon-heart = cœur
    .a = un cœur
    .the = le cœur
    .upper = Le cœur
    .gender = m
icon-baby = nouveau-né
    .a = un nouveau-né
    .the = le nouveau-né
    .upper = Le nouveau-né
    .gender = m
icon-mask = masque
    .a = un masque
    .the = le masque
    .upper = Le masque
    .gender = m
icon-rat = rat
    .a = un rat
    .the = le rat
    .upper = Le rat
    .gender = m
icon-house = maison
    .a = une maison
    .the = la maison
    .upper = La maison
    .gender = f
icon-pitchfork = fourche
    .a = une fourche
    .the = la fourche
    .upper = La fourche
    .gender = f
icon-lute = luth
    .a = un luth
    .the = le luth
    .upper = Le luth
    .gender = m
icon-potion = potion
    .a = une potion
    .the = la potion
    .upper = La potion
    .gender = f
icon-pig = cochon
    .a = un cochon
    .the = le cochon
    .upper = Le cochon
    .gender = m
icon-crowd = foule
    .a = une foule
    .the = la foule
    .upper = La foule
    .gender = f
icon-coin = pièce d’or
    .a = une pièce d’or
    .the = la pièce d’or
    .upper = La pièce d’or
    .gender = f
icon-chest = coffre
    .a = un coffre
    .the = le coffre
    .upper = Le coffre
    .gender = m
icon-ship = navire
    .a = un navire
    .the = le navire
    .upper = Le navire
    .gender = m
icon-jewel = joyau
    .a = un joyau
    .the = le joyau
    .upper = Le joyau
    .gender = m
icon-scales = balance
    .a = une balance
    .the = la balance
    .upper = La balance
    .gender = f
icon-key = clé
    .a = une clé
    .the = la clé
    .upper = La clé
    .gender = f
icon-spice = sac d’épices
    .a = un sac d’épices
    .the = le sac d’épices
    .upper = Le sac d’épices
    .gender = m
icon-fish = poisson
    .a = un poisson
    .the = le poisson
    .upper = Le poisson
    .gender = m
icon-mine = mine
    .a = une mine
    .the = la mine
    .upper = La mine
    .gender = f
icon-bridge = pont
    .a = un pont
    .the = le pont
    .upper = Le pont
    .gender = m
icon-contract = contrat
    .a = un contrat
    .the = le contrat
    .upper = Le contrat
    .gender = m
icon-crystal = cristal
    .a = un cristal
    .the = le cristal
    .upper = Le cristal
    .gender = m
goal-church-up-army-up = Église vers +, Armée vers +
goal-church-up-army-down = Église vers +, Armée vers −
goal-church-down-army-up = Église vers −, Armée vers +
goal-church-down-army-down = Église vers −, Armée vers −
goal-church-up-people-up = Église vers +, Peuple vers +
goal-church-up-people-down = Église vers +, Peuple vers −
goal-church-down-people-up = Église vers −, Peuple vers +
goal-church-down-people-down = Église vers −, Peuple vers −
goal-church-up-wealth-up = Église vers +, Finances vers +
goal-church-up-wealth-down = Église vers +, Finances vers −
goal-church-down-wealth-up = Église vers −, Finances vers +
goal-church-down-wealth-down = Église vers −, Finances vers −
goal-army-up-people-up = Armée vers +, Peuple vers +
goal-army-up-people-down = Armée vers +, Peuple vers −
goal-army-down-people-up = Armée vers −, Peuple vers +
goal-army-down-people-down = Armée vers −, Peuple vers −
goal-army-up-wealth-up = Armée vers +, Finances vers +
goal-army-up-wealth-down = Armée vers +, Finances vers −
goal-army-down-wealth-up = Armée vers −, Finances vers +
goal-army-down-wealth-down = Armée vers −, Finances vers −
goal-people-up-wealth-up = Peuple vers +, Finances vers +
goal-people-up-wealth-down = Peuple vers +, Finances vers −
goal-people-down-wealth-up = Peuple vers −, Finances vers +
goal-people-down-wealth-down = Peuple vers −, Finances vers −

# -- tables des règles

rules-moved = piliers déplacés si elle est acceptée
rules-strongly = dont fortement
rules-cards = propositions
rules-refused = cases en tout si elle est rejetée
rules-pillar = pilier
rules-characters = personnages
rules-icons = icônes

# Ce que montre l’équilibre d’une boîte.
matters-character = Personnages
matters-goal = Objectifs
matters-death = Morts

# Pourquoi une valeur de la boîte est refusée.
box-card-text = il faut une ligne : personnage icône icône | church+2 army-1 | church-1.
box-card-parts = il faut trois parties séparées par |, et non { $count }.
box-card-head = il faut d’abord un personnage et deux icônes.
box-card-empty = une carte acceptée doit déplacer au moins un pilier, sinon son dos serait vide.
box-no-character = il n’y a pas de personnage « { $value } ».
box-no-icon = il n’y a pas d’icône « { $value } ».
box-no-pillar = il n’y a pas de pilier « { $value } ».
box-card-steps = « { $value } » doit bouger d’un pas au moins, de { $high } au plus.
box-card-twice = une face nomme deux fois « { $value } ».
box-cards-count = la taille d’un paquet va de { $low } à { $high }, et non { $count }.
box-card-name = seuls lettres, chiffres, - et _ peuvent nommer une carte.

## La carte du but

page-win = Vous gagnez si vous avez le plus de points quand chacun a régné une fois.
page-win-1 = Conseiller, proposez une carte cachée et dites-en ce qui vous plaît.
page-win-2 = Le monarque accepte, côté blanc ; ou rejette, côté noir.
page-win-3 = Un pilier au bout : le monarque meurt, et les objectifs secrets sont payés.

# Pourquoi une réponse, d’après ce qui est sur la table
reason-both-ways = Elle sert votre objectif des deux côtés : acceptée (+{ $number }) comme rejetée (+{ $number2 }).
reason-by-acceptance = Acceptée, elle ajoute { $number } { $number ->
    [one] point
   *[other] points
} à votre objectif, et vaut un point tout de suite.
reason-by-refusal = C’est rejetée qu’elle sert votre objectif : { $number } { $number ->
    [one] point
   *[other] points
} de plus.
reason-hurts-goal = Acceptée, elle coûterait { $number } { $number ->
    [one] point
   *[other] points
} à votre objectif.
reason-refusal-hurts = Rejetée, elle coûterait { $number } { $number ->
    [one] point
   *[other] points
} à votre objectif.
reason-as-it-was = Acceptée, elle laisse votre objectif où il en est, et vaut un point.
reason-harmless = Elle n’ôte rien à votre objectif ; acceptée, elle vaut un point.
reason-kills-white = Acceptée, elle met { $pillar-the } au bout : { $number ->
    [0] votre objectif ne paierait rien.
    [one] votre objectif paierait { $number } point.
   *[other] votre objectif paierait { $number } points.
}
reason-kills-black = Rejetée, elle met { $pillar-the } au bout : { $number ->
    [0] votre objectif ne paierait rien.
    [one] votre objectif paierait { $number } point.
   *[other] votre objectif paierait { $number } points.
}
reason-too-late = Encore { $number } { $number ->
    [one] proposition
   *[other] propositions
} en pile et le monarque abdique : les objectifs ne paieraient rien.
reason-back-both = Le dos montre les deux piliers de votre objectif : { $pillar } et { $pillar2 }.
reason-back-one = Le dos montre un pilier de votre objectif : { $pillar }.
reason-back-none = Le dos ne montre aucun pilier de votre objectif.
reason-fills = { $number ->
    [0] Vous complétez votre main, vide à présent.
    [one] Vous complétez votre main ; vous tenez { $number } carte.
   *[other] Vous complétez votre main ; vous tenez { $number } cartes.
}
reason-word = Vous diriez faux ({ $pillar }) : cela se verra.
reason-true-word = C’est vrai ({ $pillar }) : parole tenue.
reason-credit = { $seat } : paroles tenues { $number }, manquées { $number2 }.
reason-untested = Aucun mot { $seat-of } n’a encore été mis à l’épreuve.
reason-pile = { $number2 ->
    [0] Pile : { $number } propositions, de quoi abdiquer.
   *[other] Pile : { $number ->
        [0] aucune proposition
        [one] { $number } proposition
       *[other] { $number } propositions
    } ; encore { $number2 } pour abdiquer.
}
reason-edge = { $pillar } : { $space }. Un mouvement fort peut finir le règne.
reason-edge-said = Selon son conseiller, { $pillar-the } s’approche du bout ({ $space }) : rejetée, c’est l’autre côté qui agit.
reason-edge-touched = { $pillar } à { $space }, et { $number ->
    [one] une proposition y touche : elle peut
   *[other] { $number } propositions y touchent : elles peuvent
} mettre fin à votre règne.
reason-end-near = { $pillar } à { $space } : si le monarque mourait maintenant, { $number ->
    [0] votre objectif ne paierait rien.
    [one] votre objectif paierait { $number } point.
   *[other] votre objectif paierait { $number } points.
}
reason-goal = Votre objectif : { $goal }. Si le monarque mourait maintenant, { $number ->
    [0] il ne paierait rien.
    [one] il paierait { $number } point.
   *[other] il paierait { $number } points.
}
reason-hand-ends = { $number ->
    [one] Une de vos cartes achèverait
   *[other] { $number } de vos cartes achèveraient
} le règne d’un côté ou de l’autre ; votre objectif vaut maintenant { $number2 } { $number2 ->
    [one] point
   *[other] points
}.
reason-hand-serves = { $number ->
    [one] Une de vos cartes sert
   *[other] { $number } de vos cartes servent
} votre objectif, que l’on accepte ou que l’on rejette.
reason-order = Les rejetées agissent avant les acceptées, dans l’ordre que vous choisissez : maintenant { $seat }.
reason-kills-now = Cela mettrait { $pillar-the } au bout.
reason-survives = L’autre côté mettrait { $pillar-the } au bout.
reason-counts-white = Le côté accepté agit, et la carte compte dans votre pile.
reason-counts-black = Le côté rejeté agit ; la carte ne compte pas.
reason-heir = { $seat } a { $number } { $number ->
    [one] point
   *[other] points
}.
reason-says-nothing = Plus rien n’est dit que la carte puisse démentir.
reason-stop = Il faut que tous le veuillent : la partie finirait avec { $number } { $number ->
    [one] point
   *[other] points
} pour vous, { $number2 } au meilleur des autres.
reason-go-on = Vous avez { $number } { $number ->
    [one] point
   *[other] points
}, le meilleur des autres { $number2 } : un règne de plus peut tout changer.

# De quoi parlent les énigmes.
theme-order = L’ordre
theme-truth = La vérité qui tue
theme-blow = Le coup de grâce
theme-edge = Double tranchant
theme-hour = L’heure
theme-refusal = Servi par un refus
theme-backs = Lire les dos
theme-wish = Le vœu secret

# -- ce que quelqu’un recherche

plan-points = D’où viennent les points
plan-points-proposals = Propositions acceptées
plan-points-goals = Objectifs
plan-points-reign = Règnes
plan-points-story = Morts racontées
plan-word = Parole donnée devant le trône
plan-word-kept = Tenue
plan-word-broke = Trahie
plan-verdict = Verdicts sur le trône
plan-verdict-accepted = Acceptées
plan-verdict-refused = Rejetées
plan-character = Personnages présentés au trône
plan-death = Comment finissent les règnes
plan-death-abdicated = Abdication
