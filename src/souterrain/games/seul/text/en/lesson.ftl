# A first game.
teach-goal = Go down, find treasure, and come up again before light, food and strength give out. A career is several such expeditions.
teach-score = What counts is experience: for what you discover, for encounters that end well, and for treasure once it is carried out.
teach-signs = Your counter has the colour of your sheet; foes are red, with a broken rim. What you saw before but cannot see now is dim; squares that glow can be gone to, and the “?” beside the map explains the rest.
teach-at-char-starts-with-one-dv = A large die gives more hit points, a small one more advantages.
teach-at-char-rst-bonus-two = A trait adds 2 to every roll in which it helps.
teach-at-char-domain-chosen-or-rolled = The domain is what you are good at: a failed roll that belongs to it may be rolled again once.
teach-at-town-price-list = In town you buy what you will need below, light and Resources first, but all that you carry weighs.
teach-at-time-d12-counter = Whatever you do takes time, and time burns light and tires you: keep enough of both for the way back.
teach-at-combat-options = You may strike, talk or run: to come to terms or to get away brings as much experience as to win.
