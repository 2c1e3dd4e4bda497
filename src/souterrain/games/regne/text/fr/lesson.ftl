# Une première partie.
teach-goal = Accomplissez la quête, que le récit annonce au début. Tout est perdu quand aucun de vos héros n’est plus debout.
teach-score = Les écus trouvés vont dans une bourse commune ; à la fin, elle est partagée entre les héros vivants.
teach-signs = Chaque héros a la couleur de sa fiche ; les ennemis sont rouges, au bord brisé. Un halo doré montre qui agit, un arc rouge la gravité des blessures. On peut aller sur les cases qui luisent ; le « ? » de la loupe explique le reste.
teach-at-turn-leader-sets-order = Chaque héros agit une fois par tour, dans l’ordre que vous voulez : celui qui ouvre une porte le premier risque d’être seul face à ce qu’elle cache.
teach-at-turn-ap-budget = Tout ce que fait un héros coûte des points d’action, dans l’ordre que vous voulez : il peut se déplacer, agir, puis repartir.
teach-at-turn-mishap-each-pc-turn = Une carte Imprévu ouvre chaque tour du groupe ; celle-ci vous laisse choisir : le souffle sert le plus à qui peut frapper ou soigner tout de suite.
teach-at-parry-reroll = Une parade oblige l’attaquant à relancer ; un héros en a peu par tour, gardez-la pour un coup qui ferait mal.
teach-at-move-crush-adversary = Qui vient de tuer peut prendre la place du mort sans payer : c’est un pas offert, à moins que vous ne teniez à garder un passage.
