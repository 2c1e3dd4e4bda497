# Une première partie.
teach-goal = Héros, explorez un donjon qui grandit à mesure que vous marchez, trouvez ce que la quête demande et remontez-le par l’escalier. Maître de jeu, faites en sorte qu’ils n’en reviennent pas.
teach-score = Il n’y a pas de points : la quête est gagnée quand elle est accomplie et qu’un héros au moins en revient. L’or et les trouvailles sont aux héros.
teach-signs = Chaque héros a la couleur de sa fiche ; les monstres sont rouges, au bord brisé. Un halo doré montre qui agit, un arc rouge la gravité des blessures. On peut aller sur les cases qui luisent ; le « ? » au bord du plan explique le reste.
teach-at-setup-hero-choice-rolloff = Une troupe a besoin de bras solides et d’un magicien : les uns tiennent une porte, l’autre frappe plusieurs ennemis à la fois.
teach-at-magic-components-starting = Un sort ne se lance qu’avec son composant, qui est consommé : prenez de quoi lancer ceux que vous voulez, certains deux fois.
teach-at-explore-door-open-after-move = À la fin de son déplacement, un héros peut ouvrir une porte ou un coffre, ou prendre l’escalier où il se tient. Quelque chose attend peut-être derrière une porte : ouvrez-la quand les autres sont proches, on la franchira à un tour suivant.
teach-at-turns-exploration-heroes-phase-choice = Tant qu’aucun monstre n’est en vue, un héros avance de douze cases au plus, ou bien il fouille ; ce qu’il y a derrière une porte ou un carrefour se découvre à la fin du tour.
teach-at-combat-heroes-phase-order = C’est un combat : vos figurines agissent l’une après l’autre, dans l’ordre que vous voulez, puis viennent les monstres.
teach-at-combat-heroes-phase-move-and-attack = Une figurine se déplace puis attaque, ou attaque puis se déplace ; dans l’embrasure d’une porte, peu d’ennemis peuvent l’atteindre.
teach-at-combat-fate-cancel-damage = Un point de Destinée annule tous les dégâts du tour. Ils sont rares : gardez-les pour les blessures qui abattraient un héros.
teach-at-gm-counter-wandering-when = Les pions du maître de jeu se jouent au moment où ils font le plus mal. On vous interroge même quand vous n’avez pas celui-ci : ainsi, la question n’apprend rien aux héros.
teach-at-combat-surprise-gm-wins = Les héros sont surpris : vous placez vos monstres où vous voulez, et vous agissez les premiers.
teach-at-combat-gm-phase-one-monster-at-a-time = Vos monstres agissent l’un après l’autre, dans l’ordre que vous voulez ; à tout moment, le programme peut finir la phase à votre place.
