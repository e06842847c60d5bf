title = Louis XIV
tagline = Lay your stones among the courtiers and carry out your secret missions.

# -- courtiers

courtier-anne = Anne of Austria
    .in = Anne of Austria
    .reward = 1 sceptre
    .brief = Anne
    .gain = 1 sceptre
    .bio = Mother of the king and regent of France from 1643. With Mazarin she steered the crown through the Fronde, the revolt of nobles and judges, and handed her son a kingdom that obeyed.
courtier-philippe = Philippe d’Orléans
    .in = Philippe d’Orléans
    .reward = 1 letter
    .brief = Philippe
    .gain = 1 letter
    .bio = The king’s only brother, called simply Monsieur. Kept away from power on purpose, he won battles all the same and founded the house of Orléans.
courtier-marie-therese = Maria Theresa
    .in = Maria Theresa
    .reward = 1 ring
    .brief = M. Theresa
    .gain = 1 ring
    .bio = Daughter of Philip IV of Spain; her marriage in 1660 sealed the peace between the two crowns. The queen lived quietly beside a court that looked at the favourites.
courtier-dauphin = The Grand Dauphin
    .in = the Grand Dauphin
    .reward = 1 helmet
    .brief = Dauphin
    .gain = 1 helmet
    .bio = Louis of France, heir to the throne for fifty years and never king: his father outlived him. Hunter, soldier and collector, he was grandfather of Louis XV.
courtier-montespan = Montespan
    .in = Montespan
    .reward = 1 crown
    .brief = Montespan
    .gain = 1 crown
    .bio = Athénaïs de Rochechouart, brilliant and feared, was the king’s favourite for more than ten years and bore him seven children before the Affair of the Poisons dimmed her star.
courtier-conde = The Grand Condé
    .in = the Grand Condé
    .reward = 1 shield and 1 stone on any courtier
    .brief = Condé
    .gain = 1 shield, 1 stone
    .bio = Louis de Bourbon, victor of Rocroi at twenty-one, rebel of the Fronde, then forgiven. He gave the crown its finest victories and Chantilly its finest feasts.
courtier-colbert = Colbert
    .in = Colbert
    .reward = 5 gold
    .brief = Colbert
    .gain = 5 gold
    .bio = Draper’s son and tireless minister, he put the treasury in order, built a navy and founded manufactures so that French money would stay in France.
courtier-maintenon = Maintenon
    .in = Maintenon
    .reward = 2 stones on Montespan, 1 stone back
    .brief = Maintenon
    .gain = 2 stones on 5
    .bio = Widow of a poet and governess of Montespan’s children, she replaced their mother in the king’s heart and became his wife in secret.
courtier-valliere = La Vallière
    .in = La Vallière
    .reward = 1 crown
    .brief = La Vallière
    .gain = 1 crown
    .bio = The gentle first favourite of the young king. Supplanted by Montespan, she left Versailles for a Carmelite convent and never came back.
courtier-turenne = Turenne
    .in = Turenne
    .reward = 2 shields
    .brief = Turenne
    .gain = 2 shields
    .bio = Marshal general and master of manoeuvre, once a rebel and then the shield of the throne; he beat Condé at the gates of Paris and fell to a cannon ball at Salzbach.
courtier-mazarin = Mazarin
    .in = Mazarin
    .reward = 1 influence card
    .brief = Mazarin
    .gain = 1 card
    .bio = Roman diplomat, cardinal and chief minister after Richelieu. He taught the young king the trade of ruling, and to trust no chief minister after him.
courtier-louvois = Louvois
    .in = Louvois
    .reward = 1 shield and 1 plot
    .brief = Louvois
    .gain = 1 shield, 1 plot
    .bio = Secretary of state for war. He gave the army its barracks, stores and discipline, and the king the habit of winning sieges.

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
    .in = a joker
hidden-card = a card
    .in = a card
hidden-courtier = a courtier
    .in = a courtier
hidden-mission = a mission
hidden-shield = a shield

# -- other pieces

chip-crown = crown
    .a = a crown
    .many = Crowns
chip-sceptre = sceptre
    .a = a sceptre
    .many = Sceptres
chip-helmet = helmet
    .a = a helmet
    .many = Helmets
chip-ring = ring
    .a = a ring
    .many = Rings
chip-letter = letter
    .a = a letter
    .many = Letters
shield-lily = lily
shield-lion = lion
shield-eagle = eagle
shield-tower = tower
shield-cross = cross
shield-sun = sun
purse-anne-a = Anne of Austria, first purse
purse-anne-b = Anne of Austria, second purse
purse-philippe-a = Philippe d’Orléans, first purse
purse-philippe-b = Philippe d’Orléans, second purse
purse-marie-therese-a = Maria Theresa, first purse
purse-marie-therese-b = Maria Theresa, second purse
purse-dauphin-a = The Grand Dauphin, first purse
purse-dauphin-b = The Grand Dauphin, second purse
deck-light = light blue
deck-medium = medium blue
deck-dark = dark blue
condition-money = money
    .short = gold
    .long = Money: whoever leads alone is rewarded free, the others may bribe.
condition-first = first place
    .short = 1st
    .long = First place: only whoever leads alone is rewarded.
condition-influence = influence
    .short = stones
    .long = Influence: everybody with enough stones is rewarded.
income-two-gold = 2 gold
income-gold-and-stone = 1 gold and 1 stone
income-two-stones = 2 stones
source-general = 1 stone from the general supply
source-own-one = 1 stone from your supply
source-own-two = 2 stones from your supply

# -- missions

mission-stone-1 = 1 stone back
    .text = Supply: take 1 stone back from the general supply.
mission-stone-2 = { mission-stone-1 }
    .text = { mission-stone-1.text }
mission-stone-3 = { mission-stone-1 }
    .text = { mission-stone-1.text }
mission-stone-4 = { mission-stone-1 }
    .text = { mission-stone-1.text }
mission-gold-1 = +1 gold
    .text = Supply: take 1 gold from the bank.
mission-gold-2 = { mission-gold-1 }
    .text = { mission-gold-1.text }
mission-gold-3 = { mission-gold-1 }
    .text = { mission-gold-1.text }
mission-gold-4 = { mission-gold-1 }
    .text = { mission-gold-1.text }
mission-place-anne = 1 stone on Anne of Austria
    .text = Start of the influence phase: place 1 stone from the general supply on Anne of Austria.
mission-place-philippe = 1 stone on Philippe d’Orléans
    .text = Start of the influence phase: place 1 stone from the general supply on Philippe d’Orléans.
mission-place-marie-therese = 1 stone on Maria Theresa
    .text = Start of the influence phase: place 1 stone from the general supply on Maria Theresa.
mission-place-dauphin = 1 stone on the Grand Dauphin
    .text = Start of the influence phase: place 1 stone from the general supply on the Grand Dauphin.
mission-hand-1 = One more mission in hand
    .text = At once, and only once: draw 2 missions instead of 1. Your hand is larger by one from now on.
mission-hand-2 = { mission-hand-1 }
    .text = { mission-hand-1.text }
mission-wait-1 = Pay 2 gold to wait
    .text = Influence: once a round, pay 2 gold instead of playing a card.
mission-wait-2 = { mission-wait-1 }
    .text = { mission-wait-1.text }
mission-crown-1 = A chip for a crown (2 gold)
    .text = Missions: once a round, pay 2 gold to swap one of your chips for a crown.
mission-crown-2 = { mission-crown-1 }
    .text = { mission-crown-1.text }
mission-redraw-1 = Return up to 2 missions
    .text = End of the mission phase: put 1 or 2 missions of your hand under their decks and draw as many from any decks.
mission-redraw-2 = { mission-redraw-1 }
    .text = { mission-redraw-1.text }
mission-income-1 = Gold or stones, two in all
    .text = Supply: take 2 gold, or 1 gold and 1 stone, or 2 stones. The stones come back from the general supply.
mission-income-2 = { mission-income-1 }
    .text = { mission-income-1.text }
mission-income-3 = { mission-income-1 }
    .text = { mission-income-1.text }
mission-income-4 = { mission-income-1 }
    .text = { mission-income-1.text }
mission-shield-1 = +1 shield
    .text = Supply: draw 1 shield.
mission-shield-2 = { mission-shield-1 }
    .text = { mission-shield-1.text }
mission-place-king-1 = 1 stone beside the king
    .text = Start of the influence phase: place 1 stone from the general supply on the courtier whom the king visits.
mission-place-king-2 = { mission-place-king-1 }
    .text = { mission-place-king-1.text }
mission-place-montespan = 1 stone on Montespan
    .text = Start of the influence phase: place 1 stone from the general supply on Montespan.
mission-place-valliere = 1 stone on La Vallière
    .text = Start of the influence phase: place 1 stone from the general supply on La Vallière.
mission-discard-1 = Change a card
    .text = Influence: once a round, as your turn, discard an influence card without effect and draw another.
mission-discard-2 = { mission-discard-1 }
    .text = { mission-discard-1.text }
mission-three-stones = 3 stones back
    .text = Supply: take 3 stones back from the general supply.
mission-three-gold = +3 gold
    .text = Supply: take 3 gold from the bank.
mission-plot = +1 plot
    .text = Supply: draw 1 plot.
mission-stone-for-card = A stone for a card
    .text = Supply: give 1 stone of yours to the general supply and draw 1 influence card.
mission-four-stones = 4 stones with one card
    .text = Influence: once a round, any card lays up to 4 stones on one courtier of your choice, or takes 4 back.
mission-last-stone = 1 stone anywhere at the end
    .text = End of the influence phase: place 1 stone from the general supply on any courtier.
mission-tie = Win a tie
    .text = Counting: once a round, win a tie for first place, after any plot.
mission-discount = Bribes cost 1 less
    .text = Counting: every bribe costs you 1 gold less.

# -- questions

prompt-income = { $mission }: what do you take?
wait-income = { $seat } chooses between gold and stones.
prompt-give-stone = Give a stone to the general supply for an influence card?
wait-give-stone = { $seat } may give a stone for an influence card.
prompt-opening = Your missions may lay a stone before the first card.
wait-opening = { $seat } may lay stones by missions.
prompt-play = Play an influence card.
wait-play = { $seat } plays an influence card.
prompt-lay = { $number2 ->
    [0] { $card-id ->
        [joker] Joker: lay 1 or 2 stones, or take 2 back.
       *[other] Lay 1 to { $number } stones from { $card-in } on, or take { $number } back.
    }
   *[other] { $number ->
        [one] Lay one more stone, or stop there.
       *[other] Lay up to { $number } more stones, or stop there.
    }
}
wait-lay = { $seat } lays stones or takes them back with { $card-in }.
prompt-four = { $number2 ->
    [0] Lay up to 4 stones on one courtier, or take 4 back.
   *[other] { $number ->
        [one] Lay one more stone on the same courtier, or stop there.
       *[other] Lay up to { $number } more stones on the same courtier, or stop there.
    }
}
wait-four = { $seat } lays up to four stones on one courtier or takes four back.
prompt-last-stone = Your mission lays one more stone: where?
wait-last-stone = { $seat } may lay one more stone.
prompt-plot = Before { $courtier-in } is counted: a plot?
wait-plot = { $count ->
    [one] { $seat } may play a plot on { $courtier-in }.
   *[other] { $seat } may play a plot on { $courtier-in }.
}
prompt-tie = { $courtier }: a tie for first place. Win it by your mission?
wait-tie = { $seat } may win the tie for { $courtier-in }.
prompt-bribe = { $courtier }: pay { $gold } gold for the reward?
wait-bribe = { $seat } may bribe { $courtier-in } for { $gold } gold.
prompt-conde-stone = The Grand Condé lets you lay a stone on any courtier.
wait-conde-stone = { $seat } may lay a stone anywhere, by favour of the Grand Condé.
prompt-maintenon-stones = Maintenon: how many stones go to Montespan?
wait-maintenon-stones = { $seat } may send stones to Montespan, by favour of Maintenon.
prompt-fulfil = Lay out a mission, or be done with missions.
wait-fulfil = { $seat } carries out missions.
prompt-pay = { $mission }: with which chip do you pay?
wait-pay = { $seat } pays for { $mission }.
prompt-choose-deck = From which deck do you draw a mission?
wait-choose-deck = { $seat } chooses a deck of missions.
prompt-keep = Which chip do you keep? Each of the others becomes a shield.
wait-keep = { $seat } chooses a chip to keep.
prompt-return = { $number ->
    [0] Put up to two missions under their decks and draw as many?
   *[other] Put another mission under its deck, or draw now?
}
wait-return = { $seat } may return missions and draw others.

# -- answers

verb-mission = { $mission }
verb-purse = { $purse }
verb-card = { $card }
verb-plot-card = Plot on { $courtier-in }
verb-shield = Shield: { $shield }
verb-turn = { $card }
verb-income = { $income }
verb-give = Give a stone
verb-use = Use: { $mission }
verb-play = Play { $card-in }
verb-discard = Change { $card-in }
verb-wait = Wait (2 gold)
verb-put = A stone with { $courtier-in }
verb-take = Take stones back
verb-four = Four stones
verb-done = Done
verb-decline = No, thank you
verb-scheme = Play: { $source }
verb-pass = No plot
verb-claim = Win the tie
verb-bribe = Bribe
verb-send = { $number ->
    [0] No stone
    [1] 1 stone
   *[other] { $number } stones
}
verb-fulfil = Lay out: { $mission }
verb-pay = Pay { $chip-a }
verb-crown = A crown for { $chip-a }
verb-deck = Draw: { $deck }
verb-keep = Keep { $chip-a }
verb-return = Return: { $mission }

# -- events

event-mission-dealt = { $you ->
    [yes] You get a mission: { $mission } ({ $deck }).
   *[no] { $mission-id ->
        [hidden] { $seat } gets a mission ({ $deck }).
       *[other] { $seat } gets a mission: { $mission } ({ $deck }).
    }
}
event-round-began = Round { $number }. { $you ->
    [yes] You are start player.
   *[no] { $seat } is start player.
}
event-phase-began = Round { $number }: { $phase }.
event-compensated = { $you ->
    [yes] You are start player for the second time: a plot in compensation.
   *[no] { $seat } is start player for the second time: a plot in compensation.
}
event-purse-turned = The king visits { $courtier-in }; everybody receives { $gold } gold.
event-mission-used = { $you ->
    [yes] Your mission: { $mission }.
   *[no] { $seat }’s mission: { $mission }.
}
event-gold-gained = +{ $gold } gold
event-stones-back = { $number ->
    [0] No stone was in the general supply
    [one] 1 stone back from the general supply
   *[other] { $number } stones back from the general supply
}
event-stone-given = 1 stone to the general supply
event-cards-dealt = { $number ->
    [one] Everybody draws { $number } influence card.
   *[other] Everybody draws { $number } influence cards.
}
event-card-drawn = { $you ->
    [yes] You draw { $card-in }
   *[no] { $card-id ->
        [hidden] { $seat } draws an influence card
       *[other] { $seat } draws { $card-in }
    }
}
event-plot-drawn = { $you ->
    [yes] You draw the plot on { $courtier-in }
   *[no] { $courtier-id ->
        [hidden] { $seat } draws a plot
       *[other] { $seat } draws the plot on { $courtier-in }
    }
}
event-plot-fetched = { $you ->
    [yes] You draw the plot on { $courtier-in }, as all could see
   *[no] { $seat } draws the plot on { $courtier-in }, as all could see
}
event-nothing-left = Nothing is left to draw
event-shield-drawn = { $you ->
    [yes] You draw a shield: { $shield }
   *[no] { $shield-id ->
        [hidden] { $seat } draws a shield
       *[other] { $seat } draws a shield: { $shield }
    }
}
event-neutral-set = { $courtier }: { $number ->
    [one] { $number } neutral stone.
   *[other] { $number } neutral stones.
}
event-card-turned = Turned up: { $card }.
event-stone-placed = { $you ->
    [yes] You lay a stone on { $courtier-in }, by a mission.
   *[no] { $seat } lays a stone on { $courtier-in }, by a mission.
}
event-played = { $you ->
    [yes] You play { $card-in }.
   *[no] { $seat } plays { $card-in }.
}
event-stone-laid = 1 stone on { $courtier-in }
event-stones-taken = { $number ->
    [0] No stone in the general supply to take back: no effect
    [one] 1 stone back from the general supply
   *[other] { $number } stones back from the general supply
}
event-four-used = For up to four stones, by mission
event-waited = { $you ->
    [yes] You pay { $gold } gold and wait.
   *[no] { $seat } pays { $gold } gold and waits.
}
event-discarded = { $you ->
    [yes] You discard { $card-in } and draw another card.
   *[no] { $seat } discards { $card-in } and draws another card.
}
event-laid-aside = { $you ->
    [yes] Your last card, { $card-in }, is laid aside.
   *[no] { $card-id ->
        [hidden] { $seat } lays the last card aside.
       *[other] { $seat } lays the last card aside: { $card-in }.
    }
}
event-reshuffled = All influence cards are shuffled together again.
event-plot-played = { $courtier }: { $you ->
    [yes] you play your plot,
   *[no] { $seat } plays a plot,
} { $source-id ->
    [general] 1 stone from the general supply.
    [own-one] 1 stone of { $you ->
        [yes] your own.
       *[no] their own.
    }
   *[own-two] 2 stones of { $you ->
        [yes] your own.
       *[no] their own.
    }
}
event-nobody-there = { $courtier }: nobody.
# against nobody: the tie was won by a mission
event-leads-money = { $courtier }: { $you ->
    [yes] you { $number2-id ->
        [hidden] win at { $number } each
       *[other] lead with { $number } against { $number2 }
    }
   *[no] { $seat } { $number2-id ->
        [hidden] wins at { $number } each
       *[other] leads with { $number } against { $number2 }
    }
}, rewarded free.
event-leads-first = { $courtier }: { $you ->
    [yes] you { $number2-id ->
        [hidden] win at { $number } each
       *[other] lead with { $number } against { $number2 }
    } and you alone are rewarded.
   *[no] { $seat } { $number2-id ->
        [hidden] wins at { $number } each
       *[other] leads with { $number } against { $number2 }
    } and alone is rewarded.
}
event-leads-king = { $courtier }, beside the king: { $you ->
    [yes] you { $number2-id ->
        [hidden] win at { $number } each
       *[other] lead with { $number } against { $number2 }
    }
   *[no] { $seat } { $number2-id ->
        [hidden] wins at { $number } each
       *[other] leads with { $number } against { $number2 }
    }
}: a crown besides.
event-tied-money = { $courtier }: a tie at { $number }. Nothing is free, whoever stands there may bribe.
event-tied-first = { $courtier }: a tie at { $number }. Nobody is rewarded.
event-tied-king = { $courtier }, beside the king: a tie at { $number }. All who are tied are rewarded, nobody gets a crown.
event-neutral-leads = { $courtier }: the neutral stones lead with { $number } against { $number2 }.
event-threshold = { $courtier }: a reward for { $number ->
    [one] 1 stone
   *[other] { $number } stones
} or more.
event-stands = { $seat }: { $number }
event-neutral-stands = Neutral: { $number }
event-reached = { $seat }: { $number }, enough
event-second = { $seat }: { $number }, alone second: the reward is free
event-tie-claimed = { $courtier }: { $you ->
    [yes] you win the tie by your mission.
   *[no] { $seat } wins the tie by a mission.
}
event-bribed = { $you ->
    [yes] You bribe
   *[no] { $seat } bribes
} { $courtier-in } for { $gold } gold.
event-bribe-refused = { $you ->
    [yes] You do not bribe { $courtier-in }.
   *[no] { $seat } does not bribe { $courtier-in }.
}
event-bribe-missed = { $you ->
    [yes] You cannot
   *[no] { $seat } cannot
} bribe { $courtier-in }: it takes { $gold } gold.
event-chip-gained = { $seat }: { $chip-a }
event-crown-gained = { $seat }: a crown, for leading beside the king
event-chip-gone = { $seat }: no { $chip } is left in the supply
event-colbert-paid = { $seat }: +{ $gold } gold
event-conde-placed = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} a stone on { $courtier-in }, by favour of the Grand Condé.
event-maintenon-sent = { $you ->
    [yes] You send
   *[no] { $seat } sends
} { $number ->
    [0] no stone
    [one] 1 stone
   *[other] { $number } stones
} to Montespan, by favour of Maintenon.
event-maintenon-back = { $seat }: 1 stone back from the general supply
event-to-general = { $seat }: { $number ->
    [one] 1 stone goes
   *[other] { $number } stones go
} to the general supply
event-to-own = { $seat }: { $number ->
    [one] 1 stone comes
   *[other] { $number } stones come
} home
event-flipped = { $courtier } turns: the condition is now { $condition }.
event-king-left = The king leaves { $courtier-in }.
event-fulfilled = { $you ->
    [yes] You carry out
   *[no] { $seat } carries out
} a mission: { $mission }.
event-chip-paid = Pays { $chip-a }
event-mission-drawn = { $you ->
    [yes] You draw a mission: { $mission } ({ $deck }).
   *[no] { $mission-id ->
        [hidden] { $seat } draws a mission ({ $deck }).
       *[other] { $seat } draws a mission: { $mission } ({ $deck }).
    }
}
event-chip-crowned = { $you ->
    [yes] You pay { $gold } gold and swap
   *[no] { $seat } pays { $gold } gold and swaps
} { $chip-a } for a crown.
event-chip-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $chip-a }; { $number ->
    [one] one chip becomes a shield.
   *[other] { $number } chips become shields.
}
event-mission-returned = { $you ->
    [yes] You put a mission under its deck: { $mission } ({ $deck }).
   *[no] { $mission-id ->
        [hidden] { $seat } puts a mission under its deck ({ $deck }).
       *[other] { $seat } puts a mission under its deck: { $mission } ({ $deck }).
    }
}
event-exchanged = { $number ->
    [0] { $you ->
        [yes] You have nothing to exchange for shields.
       *[no] { $seat } has nothing to exchange for shields.
    }
   *[other] { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } what is left for { $number ->
        [one] 1 shield.
       *[other] { $number } shields.
    }
}
event-exchanged-cards = Influence cards: { $number }
event-exchanged-plots = Plots: { $number }
event-exchanged-chips = Chips: { $number }
event-exchanged-stones = Stones at court: { $number }
event-exchanged-gold = { $gold } gold, three a shield: { $number }
event-plain-points = No shield is left: { $number ->
    [one] 1 point
   *[other] { $number } points
} instead
event-shields-shown = The shields are shown; most of a kind is worth one more.
event-shield-majority = { $seat }: most shields with the { $shield } ({ $number })
event-scored = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number ->
    [one] { $number } point
   *[other] { $number } points
}: { $number2 ->
    [one] { $number2 } mission
   *[other] { $number2 } missions
} × 5 + { $number3 ->
    [one] { $number3 } shield
   *[other] { $number3 } shields
} + { $number4 ->
    [one] { $number4 } majority.
   *[other] { $number4 } majorities.
}
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}

# -- why not

refusal-general-empty = { $number ->
    [0] You have no stone in the general supply.
    [one] You have only 1 stone in the general supply.
   *[other] You have only { $number } stones in the general supply.
}
refusal-own-empty = You have no stone left in your own supply.
refusal-mission-not-laid = “{ $mission }” is not laid out before you; missions in hand have no effect.
refusal-mission-other-phase = “{ $mission }” is not for this moment.
refusal-mission-used = “{ $mission }” has been used in this round.
refusal-card-not-held = You do not hold { $card-in }.
refusal-no-discard-mission = You have no mission left in this round that changes a card.
refusal-deck-empty = No influence card is left to draw.
refusal-no-wait-mission = You have no mission left in this round that lets you wait.
refusal-gold-short = That costs { $gold } gold and you have { $gold2 ->
    [0] none.
   *[other] { $gold2 }.
}
refusal-card-first = First play an influence card.
refusal-lay-or-take = A card must lay at least one stone or take some back.
refusal-lay-not-take = One card lays stones or takes them back, never both.
refusal-four-too-late = The mission for four stones replaces the whole card; stones are laid already.
refusal-no-four-mission = You have no mission for four stones left in this round.
refusal-four-one-courtier = The four stones all go to one courtier: { $courtier-in }.
refusal-card-begins-there = This card begins with { $courtier-in }, not with { $courtier2-in }.
refusal-no-way-back = The stones came from { $courtier-in }: from { $courtier2-in } they go on, not back.
refusal-not-neighbours = { $courtier } and { $courtier2-in } are not diagonal neighbours.
refusal-mission-not-held = You do not hold the mission “{ $mission }”.
refusal-mission-too-dear = “{ $mission }” costs { $chip-a } and { $chip2-a }: you are { $number ->
    [one] one chip
   *[other] { $number } chips
} short.
refusal-light-too-dear = “{ $mission }” costs { $chip-a } and any other chip: you have neither a { $chip } nor a crown.
refusal-chip-not-held = You have no { $chip }.
refusal-chip-does-not-fit = A { $chip } does not pay for this part of “{ $mission }”.
refusal-chip-needed-twice = Your only { $chip } is needed for the other part of “{ $mission }”.
refusal-no-crown-mission = You have no mission left in this round that swaps a chip for a crown.
refusal-crown-already = It is a crown already.
refusal-chips-gone = No { $chip } is left in the supply.
refusal-plot-not-held = You do not hold the plot on { $courtier-in }.
refusal-stones-short = That takes { $number ->
    [one] { $number } stone
   *[other] { $number } stones
} and you have { $number2 ->
    [0] none.
   *[other] { $number2 }.
}
refusal-mission-deck-empty = The { $deck } deck is empty.

tie-own-stones = stones in their own supplies

# -- the board

phase-supply = supply
phase-influence = influence
phase-counting = counting
phase-missions = missions
phase-end = end
board-round = Round { $round } of 4 · { $phase }
board-gold = gold
board-own = own
board-general = general
board-cards = cards
board-plots = plots
board-shields = shields
board-chips = chips
board-missions = missions
board-majorities = majorities
board-place = place
board-player = player
board-points = points

# -- the page

page-chapter = Round { $round } · { $phase }
page-stage = Round { $round } of 4 · { $phase }
page-any-chip = any chip
page-neutral = Neutral
page-neutral-told = 8 stones, laid each round
page-first-end = st
page-first-place = place
page-courtier = { $number } { $courtier }. { $condition } → { $reward }. { $stones }.{ $king ->
    [yes] { " " }The king is here.
   *[no] { "" }
}
page-no-stones = no stones
page-card-played = card played
page-king-here = The king is here
page-take-back = Take { $number } back
page-general = General supply
page-general-of = General supply { $seat-of }: { $number }
page-shields = shields
page-plots = plots
page-influence-deck = Influence cards
page-mission-deck = Missions, { $deck }: { $number }
page-decks = Influence · Missions
page-free = free
page-may-bribe = may bribe
page-counting = Counting
page-played = Cards played
page-played-now = played
page-payable = You can pay
page-your-hand = Your hand
page-your-treasure = Your treasure
page-your-missions = Missions in hand
page-laid-missions = Missions laid out
page-tab-cards = Cards
page-tab-treasure = Treasure
page-tab-missions = Missions
page-no-cards = No influence card in hand.
page-gold = gold
page-stones = stones
page-cards = cards
page-no-shields = no shield yet
page-chips-held = { $chip }: { $number }
page-start-player = Start player
page-reward = Reward
page-condition-now = Condition that shows
page-condition-back = On the other side
page-joker-told = Two stones: the first on any courtier, the second there or on a diagonal neighbour; or two stones back.
page-crown-told = A crown stands for any chip.
page-chip-told = Pays for missions. At the end of your missions you keep one chip; each other becomes a shield.
page-deck-light = A given chip and any other.
page-deck-medium = Two different chips.
page-deck-dark = Two chips of a kind.
page-counting-round = Counting of round { $round }
page-source-missions = Missions
page-source-shields = Shields won
page-source-exchanges = Exchanges at the end
page-source-majorities = Most of a kind
page-final-missions = Missions: { $number } × 5
page-final-cards = for influence cards
page-final-plots = for plots
page-final-chips = for chips
page-final-stones = for stones at court
page-final-gold = for { $gold } gold
page-final-plain = { $number ->
    [one] { $number } of them a plain point
   *[other] { $number } of them plain points
}
page-final-majorities = Most of a kind
page-would-win = As it stands, free for { $players }.
page-nothing = nothing
page-seat = { $player }{ $first ->
    [yes] { " " }(start player)
   *[no] { "" }
}: { $gold } gold, { $own ->
    [one] { $own } stone
   *[other] { $own } stones
} in their own supply, { $general } in the general supply, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $plots ->
    [one] { $plots } plot
   *[other] { $plots } plots
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}; chips: { $chips }.
page-has-laid = Missions laid out: { $missions }.
page-court = The court
page-players = Players
page-supplies = Supplies
page-when-supply = Supply
page-when-start = Influence · start
page-when-once = At once
page-when-influence = Influence
page-when-missions = Missions
page-when-end = Missions · end
page-when-last = Influence · end
page-when-counting = Counting

# -- tables of the rules

rules-number = no.
rules-courtier = courtier
rules-touches = touches
rules-reward = reward
rules-front = front
rules-back = back
rules-money = money: { $price }
rules-first = first place
rules-influence = influence: { $price }
rules-king = the king visits
rules-gold = gold for everybody (two cards)
rules-deck = deck
rules-copies = number
rules-effect = effect
rules-cost = chips
rules-piece = piece
rules-shields = Shields, { $each } each of { $shields } kinds
rules-cards = Influence cards
rules-plots = Plots
rules-missions = Missions, { $deck }
rules-purses = Money cards, four of them used

# What the balance of a box shows.
matters-courtier = Courtiers
matters-mission = Missions

# Why a value of the box is refused.
box-king-visits = the king visits there, so only “money” and “first” are possible.
box-no-stone = at least 1 stone.
box-free-board = 0, since nothing is paid where the first gets the reward.

# What a mission may cost.
slot-sceptre = { chip-sceptre }
slot-helmet = { chip-helmet }
slot-ring = { chip-ring }
slot-letter = { chip-letter }
slot-any = any

## The goal card

page-win = You win if your missions (5 points) and shields (1 point) make the highest total.
page-win-1 = Play a card: one to three stones on a courtier and the neighbours.
page-win-2 = Each courtier is counted: the leader gets the reward.
page-win-3 = Two chips pay a mission; the rest become shields.

page-only-fulfil-done = No mission can be paid now: end your missions.
page-only-opening-done = No mission can lay a stone now: go on.

# Why an answer, from what lies on the table
reason-king = Beside the king: the reward, and a crown on top.
reason-leads = You take the lead at { $courtier-in }: { $number } to { $number2 }.
reason-breaks-tie = Breaks the tie at { $courtier-in }: { $number } to { $number2 }.
reason-secures = You widen your lead at { $courtier-in }: { $number } to { $number2 }.
reason-ties = Draws level at { $courtier-in }, { $number } to { $number2 }: nobody leads alone.
reason-chases = At { $courtier-in } you still trail, { $number } to { $number2 }.
reason-may-bribe = Present at { $courtier-in }, you may bribe there for { $gold } gold.
reason-reaches = { $number } { $number ->
    [one] stone
   *[other] stones
} at { $courtier-in }: the reward is yours, whatever others do.
reason-nears = At { $courtier-in } you would have { $number } of the { $number2 } stones it takes.
reason-beyond = At { $courtier-in } { $number2 } { $number2 ->
    [one] stone is
   *[other] stones are
} enough: you would have { $number }.
reason-gives-chip = { $courtier } gives { $chip-a }: with it you can pay for “{ $mission }”.
reason-costs-stones = Leading there sends { $number ->
    [one] your stone
   *[other] your { $number } stones
} to the general supply.
reason-supply = You keep { $number } { $number ->
    [one] stone
   *[other] stones
} at hand; { $number2 ->
    [0] none lies
    [one] { $number2 } lies
   *[other] { $number2 } lie
} in the general supply.
reason-takes-back = { $number ->
    [one] One stone comes
   *[other] { $number } stones come
} back from the general supply: you would have { $number2 } at hand.
reason-anywhere = A joker: { $number } { $number ->
    [one] stone
   *[other] stones
}, beginning anywhere.
reason-could-lead = { $number } { $number ->
    [one] stone takes
   *[other] stones take
} the lead at { $courtier-in }.
reason-could-reach = { $number } { $number ->
    [one] stone is
   *[other] stones are
} missing at { $courtier-in } for the reward, and this card lays them.
reason-opens = Up to { $number } { $number ->
    [one] stone
   *[other] stones
}, beginning at { $courtier-in }.
reason-bribe = { $courtier } for { $gold } gold; you would have { $gold2 }.
reason-saves-gold = You keep your { $gold } gold.
reason-wins-tie = The tie at { $courtier-in } is yours.
reason-mission-points = “{ $mission }”: five points.
reason-pays-besides = Your chips pay for “{ $mission }” besides.
reason-pays-instead = Your chips pay for this one or for “{ $mission }”, not for both.
reason-still-payable = What is left pays for “{ $mission }”.
reason-spends-crown = Spends a crown, which would pay for anything (you have { $number }).
reason-saves-crown = Pays with { $chip-a } and saves the crown.
reason-spends-chip = Pays with { $chip-a }; { $number ->
    [0] none is left
    [one] one more is left
   *[other] { $number } more are left
}.
reason-crown-pays = A chip turned into a crown ({ $chip }) pays for “{ $mission }”.
reason-crowns = A chip turned into a crown ({ $chip }) pays for anything.
reason-keeps-for = Keep { $chip-a }: “{ $mission }” asks for one.
reason-keeps-crown = A crown will pay for anything.
reason-shields-for = { $number } { $number ->
    [one] chip becomes a shield
   *[other] chips become shields
}: a point each.
reason-deck-any = A { $deck } mission takes any chip for one of its two.
reason-deck = A { $deck } mission asks for two chips by name.
reason-returns-payable = “{ $mission }” could be paid for now.
reason-returns = “{ $mission }” cannot be paid for with your chips.
reason-income = You would have { $number } gold and { $number2 } { $number2 ->
    [one] stone
   *[other] stones
} at hand.
reason-stone-for-card = A card more; { $number } { $number ->
    [one] stone is
   *[other] stones are
} left at hand.
reason-waits = Others play first; you keep { $number } { $number ->
    [one] card
   *[other] cards
}.
reason-changes = { $card } is exchanged for a card of the deck.
reason-four = { $number } { $number ->
    [one] stone
   *[other] stones
} on a single courtier.
reason-keeps-plots = You keep { $number } { $number ->
    [one] plot
   *[other] plots
} for later.
reason-leaves-mission = “{ $mission }” could still be paid for: 5 points.
reason-nothing-to-pay = None of your missions can be paid for now.
reason-one-short = Only { $chip-a } is missing for “{ $mission }”: { $courtier } gives one.
reason-low-stones = { $number ->
    [0] No stone
    [one] { $number } stone
   *[other] { $number } stones
} for { $number2 } { $number2 ->
    [one] card
   *[other] cards
} to play: one card could take stones back.
reason-tie-now = A tie at { $courtier-in }, { $number } each: one stone more decides.
reason-payable = You have the chips for “{ $mission }”.
reason-crown-spare = Here { $chip-a } will do: the crown, which stands for any chip, can be kept.
reason-payable-more = You have the chips for “{ $mission }”, or for another.
reason-king-near = { $number } more { $number ->
    [one] stone
   *[other] stones
} at { $courtier-in } and you lead beside the king: the reward, and a crown on top.
reason-stands = At { $courtier-in } you have { $number } { $number ->
    [one] stone
   *[other] stones
}; the most of another is { $number2 }.
reason-last-round = Last round: what is left is exchanged for shields.

# What puzzles are about.
theme-mission = The missions
theme-crown = Crown last
theme-undo = Undo
theme-path = The path
theme-court = The court

# -- what somebody goes for

plan-points = Where the points come from
plan-points-missions = Missions carried out
plan-points-shields = Shields
plan-points-majorities = Most shields of a kind
plan-courtier = Stones at court
plan-mission = Missions carried out
plan-means = Means
plan-means-bribes = Bribes
plan-means-plots = Plots
plan-means-missions = Missions put to use
plan-means-waiting = Paid to wait
