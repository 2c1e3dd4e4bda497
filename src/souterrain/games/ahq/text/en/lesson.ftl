# A first game.
teach-goal = Heroes: explore a dungeon that grows as you walk, find what the quest is about, and bring it up the stairs again. Game master: see that they do not come back.
teach-score = There are no points: the quest is won when it is fulfilled and at least one hero comes home. Gold and what you find belong to the heroes.
teach-signs = Each hero has the colour of his sheet; monsters are red, with a broken rim. A golden halo shows who acts, a red arc how badly somebody is wounded. Squares that glow can be gone to; the “?” beside the map explains the rest.
teach-at-setup-hero-choice-rolloff = A party wants both strong arms and a wizard: fighters hold a door, the wizard strikes many at once.
teach-at-magic-components-starting = A spell is cast only with its component, which is used up: take what you mean to cast, some of it twice.
teach-at-explore-door-open-after-move = At the end of a move a hero may open a door or a chest, or take the stairs he stands on. What is behind a door may be waiting: open it when the others are near, and go through in a later turn.
teach-at-turns-exploration-heroes-phase-choice = While no monster is in sight a hero walks up to twelve squares, or searches instead; what lies beyond a door or a junction is found at the end of the turn.
teach-at-combat-heroes-phase-order = Now there is a fight: your figures act one by one in the order that you like, then the monsters do.
teach-at-combat-heroes-phase-move-and-attack = A figure moves and attacks, or attacks and moves; in a doorway only few can reach it.
teach-at-combat-fate-cancel-damage = A Fate Point undoes all damage of the turn. There are few of them: they are for wounds that would fell a hero.
teach-at-gm-counter-wandering-when = The game master’s counters are played when they hurt most. You are asked even where you do not hold this one, so that the question tells the heroes nothing.
teach-at-combat-surprise-gm-wins = The heroes are surprised: you put your monsters where you like, and you act first.
teach-at-combat-gm-phase-one-monster-at-a-time = Your monsters act one after the other, in the order that you like; at any moment the program may finish the phase for you.
