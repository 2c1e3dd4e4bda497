# A first game.
teach-goal = Do what the quest asks, which the story tells at the beginning. All is lost when no hero is on his feet. The game master neither wins nor loses: he brings the place to life.
teach-score = The crowns that you find go into one pot; at the end it is shared among the heroes who live.
teach-signs = Each hero has the colour of his sheet; foes are red, with a broken rim. A golden halo shows who acts, a red arc how badly somebody is wounded. Squares that glow can be gone to; the “?” beside the map explains the rest.
teach-at-turn-leader-sets-order = Every hero acts once in a turn, in the order that you like: he who opens a door first may find what is behind it alone.
teach-at-turn-ap-budget = All that a figure does costs action points, in the order that you like: it may move, act, and move again.
teach-at-turn-mishap-each-pc-turn = An Event card opens every turn of the party; this one lets you choose: a second wind serves best whoever can strike or heal at once.
teach-at-parry-reroll = A parry makes the attacker roll again; there are few of them in a turn, so keep it for a blow that would hurt.
teach-at-move-crush-adversary = Whoever has just killed may step onto that square for nothing: a free step, unless there is a passage that you mean to hold.
teach-at-plan-only-gm = What the card and the dice have put into this zone you place where you like; the heroes see neither traps nor secret doors.
teach-at-turn-gm-turn-free-order = Each of your dwellers acts once, in the order that you like; the program plays one of them, or all, in your place if that suits you.
