# Une première partie.
teach-goal = Accomplissez la quête, que le récit annonce au début. Tout est perdu quand aucun héros n’est plus debout. Le maître de jeu, lui, ne gagne ni ne perd : il fait vivre les lieux.
teach-score = Les écus trouvés vont dans une bourse commune ; à la fin, elle est partagée entre les héros vivants.
teach-signs = Chaque héros a la couleur de sa fiche ; les ennemis sont rouges, au bord brisé. Un halo doré montre qui agit, un arc rouge la gravité des blessures. On peut aller sur les cases qui luisent ; le « ? » au bord du plan explique le reste.
teach-at-turn-leader-sets-order = Chaque héros agit une fois par tour, dans l’ordre que vous voulez : celui qui ouvre une porte le premier risque d’être seul face à ce qu’elle cache.
teach-at-turn-ap-budget = Tout ce que fait une figurine coûte des points d’action, dans l’ordre que vous voulez : elle peut se déplacer, agir, puis repartir.
teach-at-turn-mishap-each-pc-turn = Une carte Imprévu ouvre chaque tour du groupe ; celle-ci vous laisse choisir : le souffle sert le plus à qui peut frapper ou soigner tout de suite.
teach-at-parry-reroll = Une parade oblige l’attaquant à relancer ; on en a peu par tour, gardez-la pour un coup qui ferait mal.
teach-at-move-crush-adversary = Qui vient de tuer peut s’avancer sur la case libérée sans payer : c’est un pas offert, à moins que vous ne teniez à garder un passage.
teach-at-plan-only-gm = Ce que la carte et les dés ont mis dans cette zone, vous le placez où vous voulez ; les héros ne voient ni les pièges ni les portes dérobées.
teach-at-turn-gm-turn-free-order = Vos habitants agissent chacun une fois, dans l’ordre que vous voulez ; le programme en joue un ou tous à votre place si cela vous va.
