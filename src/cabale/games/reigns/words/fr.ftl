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
prompt-elect = Qui doit régner le premier ?
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
verb-propose = Proposer la carte { $card }
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
event-got-goal = { $goal-id ->
    [hidden] { $seat } reçoit un objectif secret.
   *[other] Votre objectif secret : { $goal }.
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
    [flattery] , avec flatterie.
    [alarm] , avec alarme.
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
event-goal-part = { $pillar } sur { $space } : { $number }
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
event-tied = { $number } joueurs à égalité : le vote décide.
event-voted-for = { $you ->
    [yes] Vous votez
   *[no] { $seat } vote
} pour { $seat2 }.
event-remembered = On se souviendra surtout du règne { $seat-of } ({ $number } voix).
event-shared = Pas de majorité : la victoire est partagée.
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
refusal-tone-taken = Vous avez déjà choisi un ton.
refusal-not-on-back = { $pillar } : ce pilier n’est pas au dos de cette carte.
refusal-already-claimed = { $pillar } : on en a déjà dit quelque chose.
refusal-has-warned = Du refus, on a déjà dit quelque chose.
refusal-not-laid = Il n’y a là aucune proposition d’un autre.
refusal-other-proposal = On vous demande votre avis sur la proposition { $seat-of }.
refusal-remarked = Vous avez déjà parlé de la proposition { $seat-of }.
refusal-never-lied = { $seat } n’a jamais été pris à mentir.
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

# La table dans un terminal
board-reign = Règne { $monarch-of }, tour { $turn }

# Ce que dit un conseiller : une entrée selon le ton, puis une phrase par annonce
pitch-plain-0 = Majesté, on parle en ville de cette affaire : { $icon-a }. Voici ce qu’on peut en tirer.
pitch-plain-1 = Une bagatelle, Majesté : { $icon-a } et une signature.
pitch-plain-2 = Encore { $icon-the }, Majesté. Un mot de vous et c’est réglé.
pitch-plain-3 = J’ai étudié l’affaire : { $icon-the }, tout est là. Voici mon conseil.
pitch-plain-4 = Rien d’urgent, Majesté : { $icon-a }, un décret, et c’est fait avant souper.
pitch-plain-5 = Permettez que je dépose à vos pieds { $icon-a }, chiffres à l’appui.
pitch-flattery-0 = Seul un esprit comme le vôtre, Majesté, voit ce que vaut { $icon-a }.
pitch-flattery-1 = Votre gloire grandit chaque jour ; que { $icon-the } la porte aux frontières.
pitch-flattery-2 = Les poètes réclament { $icon-a } pour rimer avec votre nom.
pitch-flattery-3 = Sous tant de sagesse, { $icon-the } ira presque de soi.
pitch-flattery-4 = Je l’ai dit aux ambassadeurs : nul ne sait comme vous juger { $icon-a }.
pitch-flattery-5 = On grave déjà votre profil, Majesté, et dessous { $icon-the }.
pitch-alarm-0 = Majesté, debout : { $icon-a } dans la cour du palais, et pas un instant à perdre !
pitch-alarm-1 = Si rien n’est fait aujourd’hui ({ $icon-the }, encore !), je ne réponds plus de demain.
pitch-alarm-2 = Verrouillez les portes : ils arrivent avec { $icon-a }.
pitch-alarm-3 = J’ai couru tout du long. { $icon-upper }, Majesté ! C’est commencé !
pitch-alarm-4 = Trois présages depuis minuit, et le troisième était { $icon-a }.
pitch-alarm-5 = Vos ennemis tiennent déjà { $icon-the }. Agissez, je vous en conjure.
pitch-promise-0 = Donnez-moi { $icon-a } et trente jours, et vous me remercierez.
pitch-promise-1 = Sur l’honneur : { $icon-the }, et la dépense sera rendue deux fois.
pitch-promise-2 = Dites oui, et au printemps chaque enfant connaîtra { $icon-the }.
pitch-promise-3 = Je mise ma tête, Majesté, et { $icon-the } avec.
pitch-promise-4 = Confiez-moi { $icon-a }. Vous ne le regretterez pas, cette fois.
pitch-promise-5 = Vous avez ma parole : avec { $icon-a }, rien ne peut mal tourner.
pitch-claim-falls-much-0 = Cela coûtera cher { $pillar-id ->
    [church] à l’Église
    [army] à l’Armée
    [people] au Peuple
   *[other] aux Finances
}, je ne le cache pas.
pitch-claim-falls-much-1 = { $pillar } : cela tombera bas, très bas.
pitch-claim-falls-much-2 = Attendez-vous à de lourdes pertes pour { $pillar-the }.
pitch-claim-falls-0 = { $pillar } : on grognera un peu.
pitch-claim-falls-1 = Cela rogne d’un cheveu { $pillar-the }.
pitch-claim-falls-2 = Une légère perte pour { $pillar-the }, rien de plus.
pitch-claim-rises-0 = Ce sera un petit mieux pour { $pillar-the }.
pitch-claim-rises-1 = Un gain modeste pour { $pillar-the }.
pitch-claim-rises-2 = Cela fera un peu de bien { $pillar-id ->
    [church] à l’Église
    [army] à l’Armée
    [people] au Peuple
   *[other] aux Finances
}.
pitch-claim-rises-much-0 = { $pillar } : jamais on n’aura vu pareil essor.
pitch-claim-rises-much-1 = Un triomphe pour { $pillar-the }.
pitch-claim-rises-much-2 = De quoi rendre toute leur puissance { $pillar-id ->
    [church] aux gens d’Église
    [army] aux gens de guerre
    [people] aux gens du Peuple
   *[other] aux gens de Finances
}.
pitch-nothing = Je n’en dis pas plus.

# Ce que dit le monarque
verdict-accept-0 = Soit.
verdict-accept-1 = Vous me plaisez. Accordé.
verdict-accept-2 = Qu’on l’écrive, donc.
verdict-accept-3 = Accordé, et tâchez que je ne le regrette pas.
verdict-accept-4 = Oui. Et maintenant, laissez-nous.
verdict-accept-5 = J’ai entendu pire. Accepté.
verdict-reject-0 = Il n’en est pas question.
verdict-reject-1 = Je n’ai rien entendu.
verdict-reject-2 = Me prenez-vous pour mon cousin ? Non.
verdict-reject-3 = Pas tant que je porterai cette couronne.
verdict-reject-4 = Un autre jour. Peut-être un autre règne.
verdict-reject-5 = Remportez cela.

# Comment meurent les monarques
story-church-minus-tragic = Les autels étaient nus. Le dernier soir, { $monarch } sonna sans aide la grande cloche, et la corde, que nul n’avait réparée, vint avec la cloche.
story-church-minus-comic = Plus un prêtre pour marier, enterrer ou bénir : il fallut bien que quelqu’un goûte le vin de messe. Il avait tourné depuis huit ans. { $monarch } finit le tonneau.
story-church-minus-heroic = Quand les païens vinrent pour la cathédrale vide, { $monarch } tint la porte avec un chandelier, jusqu’à ce que le toit tombe sur tout le monde.
story-church-minus-uncanny = Comme personne ne priait plus, autre chose vint écouter. Cela s’assit au pied du lit { $monarch-of }, et c’était très attentif.
story-church-plus-tragic = Le synode trouva sept hérésies dans les manières de table { $monarch-of }. On alluma le bûcher avec la correspondance royale.
story-church-plus-comic = { $monarch } fut l’objet d’une canonisation par acclamation. Or un saint doit être mort, et les évêques étaient pressés.
story-church-plus-heroic = Devant quarante inquisiteurs, { $monarch } refusa de plier le genou et marcha au feu en fredonnant une chanson leste.
story-church-plus-uncanny = À la grand-messe, toutes les statues tournèrent la tête. Au matin il y en avait une de plus, et elle portait la couronne { $monarch-of }.
story-army-minus-tragic = Il restait trois sentinelles pour garder la frontière, et elles dormaient. On trouva { $monarch } à l’aube, la carte encore en main.
story-army-minus-comic = L’ennemi entra par la cuisine, demanda la salle du trône, et on lui montra le chemin. { $monarch } venait de commander la soupe.
story-army-minus-heroic = Sur le pont, sous un casque d’emprunt, { $monarch } retarda onze régiments pendant presque une minute.
story-army-minus-uncanny = Les derniers soldats étaient partis dans le brouillard. Ce qui en revint portait leurs uniformes et demandait { $monarch } par son nom.
story-army-plus-tragic = Les généraux tirèrent au sort dans l’antichambre. Le plus jeune pleurait en ouvrant la porte, et { $monarch } le pria de faire vite.
story-army-plus-comic = En l’honneur { $monarch-of }, tous les canons du royaume tirèrent à la fois. L’un d’eux, hélas, visait le balcon.
story-army-plus-heroic = { $monarch } exigea de mener la charge. L’armée, qui avait grandi très vite, ne s’arrêta ni à l’ennemi, ni à { $monarch }.
story-army-plus-uncanny = À minuit, les armures de la galerie tirèrent l’épée. { $monarch } leur avait commandé d’être prêtes à tout.
story-people-minus-tragic = Les rues étaient vides, les champs en friche. { $monarch } mourut de faim à une table de cent couverts.
story-people-minus-comic = Il n’y avait plus personne pour signaler à { $monarch } la quatrième marche. Un homme, jadis, ne faisait que cela.
story-people-minus-heroic = { $monarch } prit la charrue pour que le dernier village mange, et on creusa la tombe dans le sillon.
story-people-minus-uncanny = La peste n’avait laissé que des ombres en ville. Une nuit elles montèrent au château se faire compter, et { $monarch } compta.
story-people-plus-tragic = La foule voulait seulement toucher le manteau { $monarch-of }. Elle était fort nombreuse.
story-people-plus-comic = On aimait tant { $monarch } qu’on porta le trône à travers la ville, sur le pont, et, sous les vivats, pas tout à fait sur le pont.
story-people-plus-heroic = Sur l’échafaud, { $monarch } leur pardonna si bien qu’ils crièrent « Encore ! »
story-people-plus-uncanny = Mille masques dansaient sur la place. Quand on les ôta, dessous était partout le même visage, celui { $monarch-of }, et un seul saignait.
story-wealth-minus-tragic = On mit en gage la couronne, puis le lit, puis les honoraires du médecin. { $monarch } mourut d’un rhume.
story-wealth-minus-comic = Les créanciers saisirent le château pierre par pierre, en commençant poliment par le rez-de-chaussée. { $monarch } logeait à l’étage.
story-wealth-minus-heroic = { $monarch } vendit son dernier cheval pour la rançon d’un page, et s’en fut à pied à la bataille. C’était loin, et l’on n’avait pas attendu.
story-wealth-minus-uncanny = Dans le trésor vide, quelque chose tintait encore la nuit. { $monarch } descendit avec une lampe. À présent, cela tinte à deux.
story-wealth-plus-tragic = Les héritiers ne pouvaient plus attendre. Le vin était excellent, et { $monarch } en loua le cru jusqu’au bout.
story-wealth-plus-comic = { $monarch } voulut voir tout l’or du royaume d’un seul coup. On n’avait pas consulté le plancher.
story-wealth-plus-heroic = Pour sauver un enfant, { $monarch } sauta dans le port en grand apparat, et l’apparat alla droit au fond.
story-wealth-plus-uncanny = Tout ce que touchait { $monarch } s’était mis à briller. Le dernier matin, ce fut la langue.
story-abdication = { $monarch } posa la couronne, acheta une petite maison avec des poiriers, et l’on ne lui demanda plus jamais de décider.

# La page
page-stage = Tour { $turn }
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
page-silence = pas de réponse
page-ask = Poser une question…
page-force = { $pillar-id ->
    [wealth] { $force-plural }
   *[other] { $force }
}
page-true = Vrai
page-lie = Mensonge
page-lie-mark = contraire à la carte
page-credit = Parole tenue
page-credit-told = parole tenue { $kept } fois, manquée { $broken } fois
page-ready = a choisi
page-thinking = réfléchit…
page-goal = Votre objectif secret
page-goal-now = { $points ->
    [one] point si le règne finit ainsi
   *[other] points si le règne finit ainsi
}
page-towards-plus = vers le +
page-towards-minus = vers le −
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
page-ideas = idées de la carte
page-cards = { $count ->
    [one] carte
   *[other] cartes
}
page-your-hand = Votre main
page-piles = Piles
page-players = Joueurs
page-backs = { $count } dos
page-annals = Annales
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
speaking-free = libre
speaking-30 = 30 secondes
speaking-60 = 1 minute
speaking-120 = 2 minutes
page-opening = Majesté, un mot pour commencer ?
page-last-words = Un dernier mot, Majesté ?
page-comment = En dire un mot
page-say-nothing = n’en rien dire
opening-plain = Je règne depuis une minute et j’ai déjà mal à la tête. Parlez bas, mentez bien.
opening-flattery = On m’a vanté votre sagesse. Je ne demande qu’à la voir.
opening-alarm = Quatre piliers me portent, et vous avez tous une scie. Commençons.
opening-promise = Qui me dira vrai dînera bien. Qui me dira « c’est sans risque » goûtera ma soupe.
last-plain = Bon. La suite au prochain règne.
last-flattery = Notez que je tombe avec élégance. Notez-le !
last-alarm = Qui a proposé cela, déjà ?
last-promise = Gardez la couronne au sec : je reviendrai la chercher.
question-church = Et l’Église ?
question-army = Et l’Armée ?
question-people = Et le Peuple ?
question-wealth = Et les Finances ?
question-refusal = Et si je refuse ?
style-tragic = tragique
style-comic = comique
style-heroic = héroïque
style-uncanny = étrange
death-church-minus = Église à −
death-church-plus = Église à +
death-army-minus = Armée à −
death-army-plus = Armée à +
death-people-minus = Peuple à −
death-people-plus = Peuple à +
death-wealth-minus = Finances à −
death-wealth-plus = Finances à +
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
character-peasant = La Paysanne
    .the = la Paysanne
    .of = de la Paysanne
character-jester = Le Bouffon
    .the = le Bouffon
    .of = du Bouffon
character-physician = Le Médecin
    .the = le Médecin
    .of = du Médecin
character-star-visitor = La Stellaire
    .the = la Stellaire
    .of = de la Stellaire
character-treasurer = Le Trésorier
    .the = le Trésorier
    .of = du Trésorier
character-merchant = La Marchande
    .the = la Marchande
    .of = de la Marchande
character-explorer = L’Explorateur
    .the = l’Explorateur
    .of = de l’Explorateur
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
icon-map = carte d’état-major
    .a = une carte d’état-major
    .the = la carte d’état-major
    .upper = La carte d’état-major
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
rules-refused = cases en tout si elle est refusée
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
