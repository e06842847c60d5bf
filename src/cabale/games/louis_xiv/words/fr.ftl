title = Louis XIV
tagline = Placez vos pions parmi les courtisans et accomplissez vos missions secrètes.

# -- courtisans

courtier-anne = Anne d’Autriche
    .in = Anne d’Autriche
    .reward = 1 sceptre
    .brief = Anne
    .gain = 1 sceptre
    .bio = Mère du roi et régente à partir de 1643. Avec Mazarin, elle mena la couronne à travers la Fronde, révolte des princes et des parlements, et remit à son fils un royaume qui obéissait.
courtier-philippe = Philippe d’Orléans
    .in = Philippe d’Orléans
    .reward = 1 lettre
    .brief = Philippe
    .gain = 1 lettre
    .bio = Frère unique du roi, qu’on appelait simplement Monsieur. Tenu à dessein loin du pouvoir, il gagna pourtant des batailles et fonda la maison d’Orléans.
courtier-marie-therese = Marie-Thérèse
    .in = Marie-Thérèse
    .reward = 1 bague
    .brief = M.-Thérèse
    .gain = 1 bague
    .bio = Fille de Philippe IV d’Espagne ; son mariage, en 1660, scella la paix entre les deux couronnes. La reine vécut sans bruit près d’une cour qui regardait les favorites.
courtier-dauphin = Le Grand Dauphin
    .in = le Grand Dauphin
    .reward = 1 heaume
    .brief = Dauphin
    .gain = 1 heaume
    .bio = Louis de France, héritier du trône pendant cinquante ans et jamais roi : son père lui survécut. Chasseur, soldat, collectionneur, il fut le grand-père de Louis XV.
courtier-montespan = Montespan
    .in = Montespan
    .reward = 1 couronne
    .brief = Montespan
    .gain = 1 couronne
    .bio = Athénaïs de Rochechouart, brillante et redoutée, fut la favorite du roi plus de dix ans et lui donna sept enfants, avant que l’affaire des Poisons ne ternît son étoile.
courtier-conde = Le Grand Condé
    .in = le Grand Condé
    .reward = 1 blason et 1 pion chez un courtisan au choix
    .brief = Condé
    .gain = 1 blason, 1 pion
    .bio = Louis de Bourbon, vainqueur de Rocroi à vingt et un ans, rebelle de la Fronde, puis pardonné. Il donna à la couronne ses plus belles victoires et à Chantilly ses plus belles fêtes.
courtier-colbert = Colbert
    .in = Colbert
    .reward = 5 louis d’or
    .brief = Colbert
    .gain = 5 louis
    .bio = Fils de drapier et ministre infatigable, il remit de l’ordre au Trésor, bâtit une marine et fonda des manufactures pour que l’argent de France restât en France.
courtier-maintenon = Maintenon
    .in = Maintenon
    .reward = 2 pions chez Montespan, 1 pion repris
    .brief = Maintenon
    .gain = 2 pions chez 5
    .bio = Veuve d’un poète et gouvernante des enfants de Montespan, elle prit la place de leur mère dans le cœur du roi, qui l’épousa en secret.
courtier-valliere = La Vallière
    .in = La Vallière
    .reward = 1 couronne
    .brief = La Vallière
    .gain = 1 couronne
    .bio = Première favorite du jeune roi, douce et sincère. Supplantée par Montespan, elle quitta Versailles pour le Carmel et n’en revint jamais.
courtier-turenne = Turenne
    .in = Turenne
    .reward = 2 blasons
    .brief = Turenne
    .gain = 2 blasons
    .bio = Maréchal général et maître de la manœuvre, un temps rebelle, puis rempart du trône ; il battit Condé aux portes de Paris et tomba d’un boulet à Salzbach.
courtier-mazarin = Mazarin
    .in = Mazarin
    .reward = 1 carte d’influence
    .brief = Mazarin
    .gain = 1 carte
    .bio = Diplomate romain, cardinal et principal ministre après Richelieu. Il apprit au jeune roi le métier de régner, et à se passer après lui de principal ministre.
courtier-louvois = Louvois
    .in = Louvois
    .reward = 1 blason et 1 intrigue
    .brief = Louvois
    .gain = 1 blason, 1 intrigue
    .bio = Secrétaire d’État de la Guerre. Il donna à l’armée ses casernes, ses magasins et sa discipline, et au roi l’habitude de gagner les sièges.

card-anne = { courtier-anne }
    .in = { courtier-anne.in }
card-philippe = { courtier-philippe }
    .in = { courtier-philippe.in }
card-marie-therese = { courtier-marie-therese }
    .in = { courtier-marie-therese.in }
card-dauphin = { courtier-dauphin }
    .in = { courtier-dauphin.in }
card-montespan = { courtier-montespan }
    .in = { courtier-montespan.in }
card-conde = { courtier-conde }
    .in = { courtier-conde.in }
card-colbert = { courtier-colbert }
    .in = { courtier-colbert.in }
card-maintenon = { courtier-maintenon }
    .in = { courtier-maintenon.in }
card-valliere = { courtier-valliere }
    .in = { courtier-valliere.in }
card-turenne = { courtier-turenne }
    .in = { courtier-turenne.in }
card-mazarin = { courtier-mazarin }
    .in = { courtier-mazarin.in }
card-louvois = { courtier-louvois }
    .in = { courtier-louvois.in }
card-joker = Joker
    .in = un joker
hidden-card = une carte
    .in = une carte
hidden-courtier = un courtisan
    .in = un courtisan
hidden-mission = une mission
hidden-shield = un blason

# -- autres pièces

chip-crown = couronne
    .a = une couronne
    .no = aucune couronne
    .many = Couronnes
chip-sceptre = sceptre
    .a = un sceptre
    .no = aucun sceptre
    .many = Sceptres
chip-helmet = heaume
    .a = un heaume
    .no = aucun heaume
    .many = Heaumes
chip-ring = bague
    .a = une bague
    .no = aucune bague
    .many = Bagues
chip-letter = lettre
    .a = une lettre
    .no = aucune lettre
    .many = Lettres
shield-lily = lys
shield-lion = lion
shield-eagle = aigle
shield-tower = tour
shield-cross = croix
shield-sun = soleil
purse-anne-a = Anne d’Autriche, première bourse
purse-anne-b = Anne d’Autriche, seconde bourse
purse-philippe-a = Philippe d’Orléans, première bourse
purse-philippe-b = Philippe d’Orléans, seconde bourse
purse-marie-therese-a = Marie-Thérèse, première bourse
purse-marie-therese-b = Marie-Thérèse, seconde bourse
purse-dauphin-a = Le Grand Dauphin, première bourse
purse-dauphin-b = Le Grand Dauphin, seconde bourse
deck-light = bleu clair
deck-medium = bleu moyen
deck-dark = bleu foncé
condition-money = argent
    .short = or
    .long = Argent : le joueur seul en tête est récompensé gratuitement, les autres peuvent soudoyer.
condition-first = 1re place
    .short = 1re
    .long = Première place : seul le joueur en tête, sans égalité, est récompensé.
condition-influence = influence
    .short = pions
    .long = Influence : est récompensé quiconque a assez de pions.
income-two-gold = 2 louis
income-gold-and-stone = 1 louis et 1 pion
income-two-stones = 2 pions
source-general = 1 pion de la réserve générale
source-own-one = 1 pion de votre réserve
source-own-two = 2 pions de votre réserve

# -- missions

mission-stone-1 = 1 pion repris
    .text = Ravitaillement : reprenez 1 pion dans la réserve générale.
mission-stone-2 = { mission-stone-1 }
    .text = { mission-stone-1.text }
mission-stone-3 = { mission-stone-1 }
    .text = { mission-stone-1.text }
mission-stone-4 = { mission-stone-1 }
    .text = { mission-stone-1.text }
mission-gold-1 = +1 louis
    .text = Ravitaillement : prenez 1 louis d’or à la banque.
mission-gold-2 = { mission-gold-1 }
    .text = { mission-gold-1.text }
mission-gold-3 = { mission-gold-1 }
    .text = { mission-gold-1.text }
mission-gold-4 = { mission-gold-1 }
    .text = { mission-gold-1.text }
mission-place-anne = 1 pion chez Anne d’Autriche
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez Anne d’Autriche.
mission-place-philippe = 1 pion chez Philippe d’Orléans
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez Philippe d’Orléans.
mission-place-marie-therese = 1 pion chez Marie-Thérèse
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez Marie-Thérèse.
mission-place-dauphin = 1 pion chez le Grand Dauphin
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez le Grand Dauphin.
mission-hand-1 = Une mission de plus en main
    .text = Tout de suite et une seule fois : piochez 2 missions au lieu d’une. Votre main en compte désormais une de plus.
mission-hand-2 = { mission-hand-1 }
    .text = { mission-hand-1.text }
mission-wait-1 = Payez 2 louis pour attendre
    .text = Influence : une fois par manche, payez 2 louis au lieu de jouer une carte.
mission-wait-2 = { mission-wait-1 }
    .text = { mission-wait-1.text }
mission-crown-1 = Un insigne contre une couronne (2 louis)
    .text = Missions : une fois par manche, payez 2 louis pour échanger un de vos insignes contre une couronne.
mission-crown-2 = { mission-crown-1 }
    .text = { mission-crown-1.text }
mission-redraw-1 = Rendez jusqu’à 2 missions
    .text = Fin de la phase des missions : glissez 1 ou 2 missions de votre main sous leurs piles et piochez-en autant où vous voulez.
mission-redraw-2 = { mission-redraw-1 }
    .text = { mission-redraw-1.text }
mission-income-1 = Louis ou pions, deux en tout
    .text = Ravitaillement : prenez 2 louis, ou 1 louis et 1 pion, ou 2 pions. Les pions viennent de la réserve générale.
mission-income-2 = { mission-income-1 }
    .text = { mission-income-1.text }
mission-income-3 = { mission-income-1 }
    .text = { mission-income-1.text }
mission-income-4 = { mission-income-1 }
    .text = { mission-income-1.text }
mission-shield-1 = +1 blason
    .text = Ravitaillement : piochez 1 blason.
mission-shield-2 = { mission-shield-1 }
    .text = { mission-shield-1.text }
mission-place-king-1 = 1 pion auprès du roi
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez le courtisan que visite le roi.
mission-place-king-2 = { mission-place-king-1 }
    .text = { mission-place-king-1.text }
mission-place-montespan = 1 pion chez Montespan
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez Montespan.
mission-place-valliere = 1 pion chez La Vallière
    .text = Début de la phase d’influence : posez 1 pion de la réserve générale chez La Vallière.
mission-discard-1 = Changez une carte
    .text = Influence : une fois par manche, en guise de tour, défaussez une carte d’influence sans effet et piochez-en une autre.
mission-discard-2 = { mission-discard-1 }
    .text = { mission-discard-1.text }
mission-three-stones = 3 pions repris
    .text = Ravitaillement : reprenez 3 pions dans la réserve générale.
mission-three-gold = +3 louis
    .text = Ravitaillement : prenez 3 louis d’or à la banque.
mission-plot = +1 intrigue
    .text = Ravitaillement : piochez 1 intrigue.
mission-stone-for-card = Un pion pour une carte
    .text = Ravitaillement : remettez 1 de vos pions à la réserve générale et piochez 1 carte d’influence.
mission-four-stones = 4 pions d’une seule carte
    .text = Influence : une fois par manche, une carte quelconque pose jusqu’à 4 pions chez un courtisan de votre choix, ou en reprend 4.
mission-last-stone = 1 pion au choix, à la fin
    .text = Fin de la phase d’influence : posez 1 pion de la réserve générale chez un courtisan de votre choix.
mission-tie = Remportez une égalité
    .text = Comptage : une fois par manche, remportez une égalité pour la première place, après les éventuelles intrigues.
mission-discount = Soudoyer coûte 1 de moins
    .text = Comptage : chaque fois que vous soudoyez, payez 1 louis de moins.

# -- questions

prompt-income = { $mission } : que prenez-vous ?
wait-income = { $seat } choisit entre l’or et les pions.
prompt-give-stone = Remettre un pion à la réserve générale contre une carte d’influence ?
wait-give-stone = { $seat } peut donner un pion pour une carte d’influence.
prompt-opening = Vos missions peuvent poser un pion avant la première carte.
wait-opening = { $seat } peut poser des pions grâce à ses missions.
prompt-play = Jouez une carte d’influence.
wait-play = { $seat } joue une carte d’influence.
prompt-lay = { $number2 ->
    [0] { $card-id ->
        [joker] Joker : posez 1 ou 2 pions, ou reprenez-en 2.
       *[other] Posez 1 à { $number } pions en partant de chez { $card-in }, ou reprenez-en { $number }.
    }
   *[other] { $number ->
        [one] Posez encore un pion, ou arrêtez-vous là.
       *[other] Posez encore { $number } pions au plus, ou arrêtez-vous là.
    }
}
wait-lay = { $seat } pose ou reprend des pions ({ $card-in }).
prompt-four = { $number2 ->
    [0] Posez jusqu’à 4 pions chez un seul courtisan, ou reprenez-en 4.
   *[other] { $number ->
        [one] Posez encore un pion chez le même courtisan, ou arrêtez-vous là.
       *[other] Posez encore { $number } pions au plus chez le même courtisan, ou arrêtez-vous là.
    }
}
wait-four = { $seat } pose jusqu’à quatre pions chez un seul courtisan, ou en reprend quatre.
prompt-last-stone = Votre mission pose encore un pion : où ?
wait-last-stone = { $seat } peut poser encore un pion.
prompt-plot = { $courtier } : une intrigue avant le comptage ?
wait-plot = { $courtier } : { $count ->
    [one] { $seat } peut jouer une intrigue.
   *[other] { $seat } peuvent jouer une intrigue.
}
prompt-tie = { $courtier } : égalité pour la première place. La remporter grâce à votre mission ?
wait-tie = { $courtier } : { $seat } peut remporter l’égalité.
prompt-bribe = { $courtier } : payer { $gold } louis pour la récompense ?
wait-bribe = { $seat } peut soudoyer { $courtier-in } pour { $gold } louis.
prompt-conde-stone = Le Grand Condé vous laisse poser un pion où vous voulez.
wait-conde-stone = { $seat } peut poser un pion, faveur du Grand Condé.
prompt-maintenon-stones = Maintenon : combien de pions pour Montespan ?
wait-maintenon-stones = { $seat } peut envoyer des pions chez Montespan, faveur de Maintenon.
prompt-fulfil = Posez une mission, ou terminez vos missions.
wait-fulfil = { $seat } accomplit des missions.
prompt-pay = { $mission } : avec quel insigne payez-vous ?
wait-pay = { $seat } paie pour : { $mission }.
prompt-choose-deck = Dans quelle pile piochez-vous une mission ?
wait-choose-deck = { $seat } choisit une pile de missions.
prompt-keep = Quel insigne gardez-vous ? Chacun des autres devient un blason.
wait-keep = { $seat } choisit l’insigne à garder.
prompt-return = { $number ->
    [0] Glisser jusqu’à deux missions sous leurs piles et en piocher autant ?
   *[other] Glisser une autre mission sous sa pile, ou piocher ?
}
wait-return = { $seat } peut rendre des missions et en piocher d’autres.

# -- réponses

verb-mission = { $mission }
verb-purse = { $purse }
verb-card = { $card }
verb-plot-card = Intrigue : { $courtier-in }
verb-shield = Blason : { $shield }
verb-turn = { $card }
verb-income = { $income }
verb-give = Donner un pion
verb-use = Employer : { $mission }
verb-play = Jouer { $card-in }
verb-discard = Changer { $card-in }
verb-wait = Attendre (2 louis)
verb-put = Un pion chez { $courtier-in }
verb-take = Reprendre des pions
verb-four = Quatre pions
verb-done = Terminer
verb-decline = Non merci
verb-scheme = Jouer : { $source }
verb-pass = Pas d’intrigue
verb-claim = Remporter l’égalité
verb-bribe = Soudoyer
verb-send = { $number ->
    [0] Aucun pion
    [1] 1 pion
   *[other] { $number } pions
}
verb-fulfil = Poser : { $mission }
verb-pay = Payer { $chip-a }
verb-crown = Une couronne contre { $chip-a }
verb-deck = Piocher : { $deck }
verb-keep = Garder { $chip-a }
verb-return = Rendre : { $mission }

# -- événements

event-mission-dealt = { $you ->
    [yes] Vous recevez une mission : { $mission } ({ $deck }).
   *[no] { $mission-id ->
        [hidden] { $seat } reçoit une mission ({ $deck }).
       *[other] { $seat } reçoit une mission : { $mission } ({ $deck }).
    }
}
event-round-began = Manche { $number }. { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-phase-began = Manche { $number } : { $phase }.
event-compensated = { $you ->
    [yes] Vous commencez pour la seconde fois : une intrigue en dédommagement.
   *[no] { $seat } commence pour la seconde fois : une intrigue en dédommagement.
}
event-purse-turned = Le roi visite { $courtier-in } ; chacun reçoit { $gold } louis.
event-mission-used = { $you ->
    [yes] Votre mission : { $mission }.
   *[no] Mission { $seat-of } : { $mission }.
}
event-gold-gained = +{ $gold } louis
event-stones-back = { $number ->
    [0] Aucun pion dans la réserve générale
    [one] 1 pion repris à la réserve générale
   *[other] { $number } pions repris à la réserve générale
}
event-stone-given = 1 pion remis à la réserve générale
event-cards-dealt = { $number ->
    [one] Chacun pioche { $number } carte d’influence.
   *[other] Chacun pioche { $number } cartes d’influence.
}
event-card-drawn = { $you ->
    [yes] Vous piochez { $card-in }
   *[no] { $card-id ->
        [hidden] { $seat } pioche une carte d’influence
       *[other] { $seat } pioche { $card-in }
    }
}
event-plot-drawn = { $you ->
    [yes] Vous piochez l’intrigue : { $courtier-in }
   *[no] { $courtier-id ->
        [hidden] { $seat } pioche une intrigue
       *[other] { $seat } pioche l’intrigue : { $courtier-in }
    }
}
event-plot-fetched = { $you ->
    [yes] Vous piochez l’intrigue que tous connaissent : { $courtier-in }
   *[no] { $seat } pioche l’intrigue que tous connaissent : { $courtier-in }
}
event-nothing-left = Il ne reste rien à piocher
event-shield-drawn = { $you ->
    [yes] Vous piochez un blason : { $shield }
   *[no] { $shield-id ->
        [hidden] { $seat } pioche un blason
       *[other] { $seat } pioche un blason : { $shield }
    }
}
event-neutral-set = { $courtier } : { $number ->
    [one] { $number } pion neutre.
   *[other] { $number } pions neutres.
}
event-card-turned = Carte retournée : { $card-in }.
event-stone-placed = { $you ->
    [yes] Vous posez un pion chez { $courtier-in }, grâce à une mission.
   *[no] { $seat } pose un pion chez { $courtier-in }, grâce à une mission.
}
event-played = { $you ->
    [yes] Vous jouez { $card-in }.
   *[no] { $seat } joue { $card-in }.
}
event-stone-laid = 1 pion chez { $courtier-in }
event-stones-taken = { $number ->
    [0] Aucun pion à reprendre dans la réserve générale : sans effet
    [one] 1 pion repris à la réserve générale
   *[other] { $number } pions repris à la réserve générale
}
event-four-used = Jusqu’à quatre pions, grâce à une mission
event-waited = { $you ->
    [yes] Vous payez { $gold } louis et attendez.
   *[no] { $seat } paie { $gold } louis et attend.
}
event-discarded = { $you ->
    [yes] Vous défaussez { $card-in } et piochez une autre carte.
   *[no] { $seat } défausse { $card-in } et pioche une autre carte.
}
event-laid-aside = { $you ->
    [yes] Votre dernière carte, { $card-in }, est mise de côté.
   *[no] { $card-id ->
        [hidden] { $seat } met sa dernière carte de côté.
       *[other] { $seat } met sa dernière carte de côté : { $card-in }.
    }
}
event-reshuffled = Toutes les cartes d’influence sont de nouveau mélangées.
event-plot-played = { $courtier } : { $you ->
    [yes] vous jouez votre intrigue, { $source-id ->
        [general] 1 pion de la réserve générale.
        [own-one] 1 pion de votre réserve.
       *[own-two] 2 pions de votre réserve.
    }
   *[no] { $seat } joue une intrigue, { $source-id ->
        [general] 1 pion de la réserve générale.
        [own-one] 1 pion de sa réserve.
       *[own-two] 2 pions de sa réserve.
    }
}
event-nobody-there = { $courtier } : personne.
# contre personne : l’égalité a été remportée grâce à une mission
event-leads-money = { $courtier } : { $you ->
    [yes] vous { $number2-id ->
        [hidden] l’emportez à { $number } partout
       *[other] menez par { $number } contre { $number2 }
    }
   *[no] { $seat } { $number2-id ->
        [hidden] l’emporte à { $number } partout
       *[other] mène par { $number } contre { $number2 }
    }
}, récompense gratuite.
event-leads-first = { $courtier } : { $you ->
    [yes] vous { $number2-id ->
        [hidden] l’emportez à { $number } partout
       *[other] menez par { $number } contre { $number2 }
    } : la récompense est à vous.
   *[no] { $seat } { $number2-id ->
        [hidden] l’emporte à { $number } partout
       *[other] mène par { $number } contre { $number2 }
    } : la récompense lui revient.
}
event-leads-king = { $courtier }, auprès du roi : { $you ->
    [yes] vous { $number2-id ->
        [hidden] l’emportez à { $number } partout
       *[other] menez par { $number } contre { $number2 }
    }
   *[no] { $seat } { $number2-id ->
        [hidden] l’emporte à { $number } partout
       *[other] mène par { $number } contre { $number2 }
    }
}, une couronne de plus.
event-tied-money = { $courtier } : égalité à { $number }. Rien n’est gratuit ; les joueurs présents peuvent soudoyer.
event-tied-first = { $courtier } : égalité à { $number }. Personne n’est récompensé.
event-tied-king = { $courtier }, auprès du roi : égalité à { $number }. Tous les premiers sont récompensés, sans couronne.
event-neutral-leads = { $courtier } : les pions neutres mènent par { $number } contre { $number2 }.
event-threshold = { $courtier } : récompense à partir { $number ->
    [one] d’un pion.
   *[other] de { $number } pions.
}
event-stands = { $seat } : { $number }
event-neutral-stands = Neutre : { $number }
event-reached = { $seat } : { $number }, cela suffit
event-second = { $seat } : { $number }, deuxième sans égalité, récompense gratuite
event-tie-claimed = { $courtier } : { $you ->
    [yes] vous remportez l’égalité grâce à votre mission.
   *[no] { $seat } remporte l’égalité grâce à une mission.
}
event-bribed = { $you ->
    [yes] Vous soudoyez
   *[no] { $seat } soudoie
} { $courtier-in } pour { $gold } louis.
event-bribe-refused = { $you ->
    [yes] Vous ne soudoyez pas { $courtier-in }.
   *[no] { $seat } ne soudoie pas { $courtier-in }.
}
event-bribe-missed = { $you ->
    [yes] Vous ne pouvez pas
   *[no] { $seat } ne peut pas
} soudoyer { $courtier-in } : il faut { $gold } louis.
event-chip-gained = { $seat } : { $chip-a }
event-crown-gained = { $seat } : une couronne, première place auprès du roi
event-chip-gone = { $seat } : il ne reste { $chip-no }
event-colbert-paid = { $seat } : +{ $gold } louis
event-conde-placed = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} un pion chez { $courtier-in }, faveur du Grand Condé.
event-maintenon-sent = { $number ->
    [0] { $you ->
        [yes] Vous n’envoyez aucun pion
       *[no] { $seat } n’envoie aucun pion
    }
    [one] { $you ->
        [yes] Vous envoyez 1 pion
       *[no] { $seat } envoie 1 pion
    }
   *[other] { $you ->
        [yes] Vous envoyez { $number } pions
       *[no] { $seat } envoie { $number } pions
    }
} chez Montespan, faveur de Maintenon.
event-maintenon-back = { $seat } : 1 pion repris à la réserve générale
event-to-general = { $seat } : { $number ->
    [one] 1 pion va
   *[other] { $number } pions vont
} à la réserve générale
event-to-own = { $seat } : { $number ->
    [one] 1 pion rentre
   *[other] { $number } pions rentrent
}
event-flipped = Carton retourné ({ $courtier-in }) : condition { $condition }.
event-king-left = Le roi quitte { $courtier-in }.
event-fulfilled = { $you ->
    [yes] Vous accomplissez
   *[no] { $seat } accomplit
} une mission : { $mission }.
event-chip-paid = Paie { $chip-a }
event-mission-drawn = { $you ->
    [yes] Vous piochez une mission : { $mission } ({ $deck }).
   *[no] { $mission-id ->
        [hidden] { $seat } pioche une mission ({ $deck }).
       *[other] { $seat } pioche une mission : { $mission } ({ $deck }).
    }
}
event-chip-crowned = { $you ->
    [yes] Vous payez { $gold } louis et changez
   *[no] { $seat } paie { $gold } louis et change
} { $chip-a } contre une couronne.
event-chip-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $chip-a } ; { $number ->
    [one] un insigne devient un blason.
   *[other] { $number } insignes deviennent des blasons.
}
event-mission-returned = { $you ->
    [yes] Vous glissez une mission sous sa pile : { $mission } ({ $deck }).
   *[no] { $mission-id ->
        [hidden] { $seat } glisse une mission sous sa pile ({ $deck }).
       *[other] { $seat } glisse une mission sous sa pile : { $mission } ({ $deck }).
    }
}
event-exchanged = { $number ->
    [0] { $you ->
        [yes] Vous n’avez rien à échanger contre des blasons.
       *[no] { $seat } n’a rien à échanger contre des blasons.
    }
    [one] { $you ->
        [yes] Vous échangez ce qui vous reste contre 1 blason.
       *[no] { $seat } échange ce qui lui reste contre 1 blason.
    }
   *[other] { $you ->
        [yes] Vous échangez ce qui vous reste contre { $number } blasons.
       *[no] { $seat } échange ce qui lui reste contre { $number } blasons.
    }
}
event-exchanged-cards = Cartes d’influence : { $number }
event-exchanged-plots = Intrigues : { $number }
event-exchanged-chips = Insignes : { $number }
event-exchanged-stones = Pions à la cour : { $number }
event-exchanged-gold = { $gold } louis, trois par blason : { $number }
event-plain-points = Il ne reste plus de blason : { $number ->
    [one] { $number } point
   *[other] { $number } points
} à la place
event-shields-shown = On révèle les blasons ; le plus grand nombre d’un même motif en rapporte un de plus.
event-shield-majority = { $seat } : le plus de blasons « { $shield } » ({ $number })
event-scored = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} : { $number2 ->
    [one] { $number2 } mission
   *[other] { $number2 } missions
} × 5 + { $number3 ->
    [one] { $number3 } blason
   *[other] { $number3 } blasons
} + { $number4 ->
    [one] { $number4 } majorité.
   *[other] { $number4 } majorités.
}
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} avec { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}

# -- pourquoi pas

refusal-general-empty = { $number ->
    [0] Vous n’avez aucun pion dans la réserve générale.
    [one] Vous n’avez qu’un pion dans la réserve générale.
   *[other] Vous n’avez que { $number } pions dans la réserve générale.
}
refusal-own-empty = Il ne vous reste aucun pion dans votre réserve.
refusal-mission-not-laid = « { $mission } » n’est pas posée devant vous ; les missions en main n’ont pas d’effet.
refusal-mission-other-phase = « { $mission } » ne sert pas à ce moment.
refusal-mission-used = « { $mission } » a déjà servi dans cette manche.
refusal-card-not-held = Vous n’avez pas cette carte en main : { $card-in }.
refusal-no-discard-mission = Vous n’avez plus, dans cette manche, de mission qui change une carte.
refusal-deck-empty = Il ne reste pas de carte d’influence à piocher.
refusal-no-wait-mission = Vous n’avez plus, dans cette manche, de mission qui permette d’attendre.
refusal-gold-short = Cela coûte { $gold } louis et vous { $gold2 ->
    [0] n’en avez pas.
   *[other] en avez { $gold2 }.
}
refusal-card-first = Jouez d’abord une carte d’influence.
refusal-lay-or-take = Une carte pose au moins un pion ou en reprend.
refusal-lay-not-take = Une carte pose des pions ou en reprend, jamais les deux.
refusal-four-too-late = La mission des quatre pions remplace toute la carte ; des pions sont déjà posés.
refusal-no-four-mission = Vous n’avez plus, dans cette manche, de mission pour quatre pions.
refusal-four-one-courtier = Les quatre pions vont au même courtisan : { $courtier-in }.
refusal-card-begins-there = Cette carte commence par { $courtier-in }, non par { $courtier2-in }.
refusal-no-way-back = Les pions viennent de là ({ $courtier-in }) : depuis { $courtier2-in }, ils avancent et ne reculent pas.
refusal-not-neighbours = { $courtier } et { $courtier2-in } ne se touchent pas en diagonale.
refusal-mission-not-held = Vous n’avez pas en main la mission « { $mission } ».
refusal-mission-too-dear = « { $mission } » coûte { $chip-a } et { $chip2-a } : { $number ->
    [one] il vous manque un insigne.
   *[other] il vous manque { $number } insignes.
}
refusal-light-too-dear = « { $mission } » coûte { $chip-a } et un autre insigne au choix : vous n’avez ni l’insigne demandé ni couronne.
refusal-chip-not-held = Vous n’avez { $chip-no }.
refusal-chip-does-not-fit = Cet insigne ({ $chip }) ne paie pas cette part de « { $mission } ».
refusal-chip-needed-twice = Cet insigne ({ $chip }) est nécessaire à l’autre part de « { $mission } ».
refusal-no-crown-mission = Vous n’avez plus, dans cette manche, de mission qui donne une couronne contre un insigne.
refusal-crown-already = C’est déjà une couronne.
refusal-chips-gone = Il ne reste { $chip-no } dans la réserve.
refusal-plot-not-held = Vous n’avez pas cette intrigue : { $courtier-in }.
refusal-stones-short = Il faut { $number ->
    [one] { $number } pion
   *[other] { $number } pions
} et vous { $number2 ->
    [0] n’en avez aucun.
   *[other] en avez { $number2 }.
}
refusal-mission-deck-empty = La pile { $deck } est vide.

tie-own-stones = pions dans la réserve personnelle

# -- le plateau

phase-supply = ravitaillement
phase-influence = influence
phase-counting = comptage
phase-missions = missions
phase-end = fin
board-round = Manche { $round } sur 4 · { $phase }
board-gold = or
board-own = perso.
board-general = génér.
board-cards = cartes
board-plots = intrigues
board-shields = blasons
board-chips = insignes
board-missions = missions
board-majorities = majorités
board-place = place
board-player = joueur
board-points = points

# -- la page

page-chapter = Manche { $round } · { $phase }
page-stage = Manche { $round } sur 4 · { $phase }
page-any-chip = insigne au choix
page-neutral = Neutre
page-neutral-told = 8 pions, posés à chaque manche
page-first-end = re
page-first-place = place
page-courtier = { $number } { $courtier }. { $condition } → { $reward }. { $stones }.{ $king ->
    [yes] { " " }Le roi est là.
   *[no] { "" }
}
page-no-stones = aucun pion
page-card-played = carte jouée
page-king-here = Le roi est là
page-take-back = Reprendre { $number }
page-general = Réserve générale
page-general-of = Réserve générale { $seat-of } : { $number }
page-shields = blasons
page-plots = intrigues
page-influence-deck = Cartes d’influence
page-mission-deck = Missions, { $deck } : { $number }
page-decks = Influence · Missions
page-free = gratuit
page-may-bribe = { $count ->
    [one] peut soudoyer
   *[other] peuvent soudoyer
}
page-counting = Comptage
page-played = Cartes jouées
page-played-now = jouée
page-payable = Payable
page-your-hand = Votre main
page-your-treasure = Votre trésor
page-your-missions = Missions en main
page-laid-missions = Missions posées
page-tab-cards = Cartes
page-tab-treasure = Trésor
page-tab-missions = Missions
page-no-cards = Aucune carte d’influence en main.
page-gold = louis
page-stones = pions
page-cards = cartes
page-no-shields = pas encore de blason
page-chips-held = { $chip } : { $number }
page-start-player = Premier joueur
page-reward = Récompense
page-condition-now = Condition visible
page-condition-back = Au verso
page-joker-told = Deux pions : le premier chez n’importe quel courtisan, le second chez le même ou chez un voisin en diagonale ; ou deux pions repris.
page-crown-told = Une couronne vaut n’importe quel insigne.
page-chip-told = Paie des missions. À la fin de vos missions, vous gardez un insigne ; chacun des autres devient un blason.
page-deck-light = Un insigne donné et un autre au choix.
page-deck-medium = Deux insignes différents.
page-deck-dark = Deux insignes identiques.
page-counting-round = Comptage de la manche { $round }
page-source-missions = Missions
page-source-shields = Blasons gagnés
page-source-exchanges = Échanges de la fin
page-source-majorities = Majorités
page-final-missions = Missions : { $number } × 5
page-final-cards = pour les cartes d’influence
page-final-plots = pour les intrigues
page-final-chips = pour les insignes
page-final-stones = pour les pions à la cour
page-final-gold = pour { $gold } louis
page-final-plain = { $number ->
    [one] dont { $number } simple point
   *[other] dont { $number } simples points
}
page-final-majorities = Majorités
page-would-win = En l’état, gratuit pour { $players }.
page-nothing = rien
page-seat = { $player }{ $first ->
    [yes] { " " }(premier joueur)
   *[no] { "" }
} : { $gold } louis, { $own ->
    [one] { $own } pion
   *[other] { $own } pions
} en réserve personnelle, { $general } dans la réserve générale, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $plots ->
    [one] { $plots } intrigue
   *[other] { $plots } intrigues
}, { $shields ->
    [one] { $shields } blason
   *[other] { $shields } blasons
} ; insignes : { $chips }.
page-has-laid = Missions posées : { $missions }.
page-court = La cour
page-players = Joueurs
page-supplies = Réserves
page-when-supply = Ravitaillement
page-when-start = Influence · début
page-when-once = Tout de suite
page-when-influence = Influence
page-when-missions = Missions
page-when-end = Missions · fin
page-when-last = Influence · fin
page-when-counting = Comptage

# -- tables des règles

rules-number = n°
rules-courtier = courtisan
rules-touches = voisins
rules-reward = récompense
rules-front = recto
rules-back = verso
rules-money = argent : { $price } louis
rules-first = première place
rules-influence = influence : { $price ->
    [one] { $price } pion
   *[other] { $price } pions
}
rules-king = visite du roi
rules-gold = or pour chacun (deux cartes)
rules-deck = pile
rules-copies = nombre
rules-effect = effet
rules-cost = insignes
rules-piece = matériel
rules-shields = Blasons, { $each } de chacun des { $shields } motifs
rules-cards = Cartes d’influence
rules-plots = Intrigues
rules-missions = Missions, { $deck }
rules-purses = Cartes d’argent, dont quatre servent

# Ce que montre l’équilibre d’une boîte.
matters-courtier = Courtisans
matters-mission = Missions

# Pourquoi une valeur de la boîte est refusée.
box-king-visits = le roi y passe : seules « money » et « first » sont possibles.
box-no-stone = au moins 1 pion.
box-free-board = 0 : on ne paie rien là où le premier reçoit la récompense.

# Ce que peut coûter une mission.
slot-sceptre = { chip-sceptre }
slot-helmet = { chip-helmet }
slot-ring = { chip-ring }
slot-letter = { chip-letter }
slot-any = au choix

## La carte du but

page-win = Vous gagnez si vos missions (5 points) et vos blasons (1 point) font le plus grand total.
page-win-1 = Jouez une carte : un à trois pions chez un courtisan et ses voisins.
page-win-2 = On compte chaque courtisan : qui mène reçoit sa récompense.
page-win-3 = Deux insignes paient une mission ; le reste devient blasons.

page-only-fulfil-done = Aucune mission ne peut être payée : terminez vos missions.
page-only-opening-done = Aucune mission ne peut poser de pion : continuez.

# Pourquoi une réponse, d’après ce qui est sur la table
reason-king = Auprès du roi : la récompense, et une couronne en plus.
reason-leads = Vous passez seul en tête chez { $courtier-in } : { $number } contre { $number2 }.
reason-breaks-tie = Rompt l’égalité chez { $courtier-in } : { $number } contre { $number2 }.
reason-secures = Vous creusez l’écart chez { $courtier-in } : { $number } contre { $number2 }.
reason-ties = Égalise chez { $courtier-in }, { $number } contre { $number2 } : plus personne ne mène seul.
reason-chases = Chez { $courtier-in }, vous restez derrière : { $number } contre { $number2 }.
reason-may-bribe = Présent chez { $courtier-in }, vous pourrez soudoyer pour { $gold } louis.
reason-reaches = { $number } { $number ->
    [one] pion
   *[other] pions
} chez { $courtier-in } : la récompense est à vous, quoi que fassent les autres.
reason-nears = Chez { $courtier-in }, il faut { $number2 } { $number2 ->
    [one] pion
   *[other] pions
} : vous en auriez { $number }.
reason-beyond = Chez { $courtier-in }, { $number2 } { $number2 ->
    [one] pion suffit
   *[other] pions suffisent
} : vous en auriez { $number }.
reason-gives-chip = { $courtier } donne { $chip-a } : de quoi payer « { $mission } ».
reason-costs-stones = Être en tête ici enverra { $number ->
    [one] votre pion
   *[other] vos { $number } pions
} à la réserve générale.
reason-supply = Vous gardez { $number } { $number ->
    [one] pion
   *[other] pions
} sous la main ; { $number2 ->
    [0] aucun
   *[other] { $number2 }
} en réserve générale.
reason-takes-back = { $number ->
    [one] Un pion revient
   *[other] { $number } pions reviennent
} de la réserve générale : vous en auriez { $number2 } sous la main.
reason-anywhere = Un joker : { $number } { $number ->
    [one] pion
   *[other] pions
}, à partir de n’importe où.
reason-could-lead = { $number } { $number ->
    [one] pion suffit
   *[other] pions suffisent
} pour mener chez { $courtier-in }.
reason-could-reach = Il manque { $number } { $number ->
    [one] pion
   *[other] pions
} chez { $courtier-in } pour la récompense : cette carte les pose.
reason-opens = Jusqu’à { $number } { $number ->
    [one] pion
   *[other] pions
}, en commençant chez { $courtier-in }.
reason-bribe = { $courtier } pour { $gold } louis ; il vous en reste { $gold2 }.
reason-saves-gold = Vous gardez vos { $gold } louis.
reason-wins-tie = L’égalité chez { $courtier-in } tourne en votre faveur.
reason-mission-points = « { $mission } » : cinq points.
reason-pays-besides = Vos insignes paient en plus « { $mission } ».
reason-pays-instead = Vos insignes paient celle-ci ou « { $mission } », non les deux.
reason-still-payable = Il vous reste de quoi payer « { $mission } ».
reason-spends-crown = Dépense une couronne, qui paierait n’importe quoi (vous en avez { $number }).
reason-saves-crown = Paie avec { $chip-a } et garde la couronne.
reason-spends-chip = Paie avec { $chip-a } ; il { $number ->
    [0] n’en reste plus
   *[other] en reste { $number }
}.
reason-crown-pays = Un insigne changé en couronne ({ $chip }) paie « { $mission } ».
reason-crowns = Un insigne changé en couronne ({ $chip }) paiera n’importe quoi.
reason-keeps-for = Gardez { $chip-a } : « { $mission } » en demande.
reason-keeps-crown = Une couronne paiera n’importe quoi.
reason-shields-for = { $number } { $number ->
    [one] insigne devient un blason
   *[other] insignes deviennent des blasons
} : un point chacun.
reason-deck-any = Une mission { $deck } accepte n’importe quel insigne pour l’un des deux.
reason-deck = Une mission { $deck } demande deux insignes précis.
reason-returns-payable = « { $mission } » pourrait être payée maintenant.
reason-returns = « { $mission } » ne peut être payée avec vos insignes.
reason-income = Vous auriez { $number } louis et { $number2 } { $number2 ->
    [one] pion
   *[other] pions
} sous la main.
reason-stone-for-card = Une carte de plus ; il vous reste { $number } { $number ->
    [one] pion
   *[other] pions
} sous la main.
reason-waits = Les autres jouent d’abord ; vous gardez { $number } { $number ->
    [one] carte
   *[other] cartes
}.
reason-changes = Vous échangez { $card } contre une carte de la pioche.
reason-four = { $number } { $number ->
    [one] pion
   *[other] pions
} chez un seul courtisan.
reason-keeps-plots = Vous gardez { $number } { $number ->
    [one] intrigue
   *[other] intrigues
} pour plus tard.
reason-leaves-mission = « { $mission } » pourrait encore être payée : 5 points.
reason-nothing-to-pay = Aucune de vos missions ne peut être payée maintenant.
reason-one-short = « { $mission } » : il vous manque seulement { $chip-a }, que donne { $courtier }.
reason-low-stones = { $number ->
    [0] Aucun pion
    [one] { $number } pion
   *[other] { $number } pions
} pour { $number2 } { $number2 ->
    [one] carte
   *[other] cartes
} à jouer : une carte peut en reprendre.
reason-tie-now = Égalité chez { $courtier-in }, { $number } partout : un pion de plus décide.
reason-payable = Vous avez de quoi payer « { $mission } ».
reason-crown-spare = Ici { $chip-a } suffit : gardez la couronne, qui vaut n’importe quel insigne.
reason-payable-more = Vos insignes paient « { $mission } », ou une autre mission.
reason-king-near = Encore { $number } { $number ->
    [one] pion
   *[other] pions
} chez { $courtier-in } et vous menez auprès du roi : la récompense, et une couronne en plus.
reason-stands = Chez { $courtier-in } : vous, { $number } { $number ->
    [one] pion
   *[other] pions
} ; le plus fort des autres, { $number2 }.
reason-last-round = Dernière manche : ce qui reste s’échange contre des blasons.

# De quoi parlent les énigmes.
theme-mission = Les missions
theme-crown = La couronne en dernier
theme-undo = Défaire
theme-path = Le chemin
theme-court = La cour

# -- ce que quelqu’un recherche

plan-points = D’où viennent les points
plan-points-missions = Missions accomplies
plan-points-shields = Blasons
plan-points-majorities = Majorités de blasons
plan-courtier = Pions à la cour
plan-mission = Missions accomplies
plan-means = Moyens
plan-means-bribes = Courtisans soudoyés
plan-means-plots = Intrigues
plan-means-missions = Missions mises à profit
plan-means-waiting = Attentes payées
