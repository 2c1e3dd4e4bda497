# Une première partie.
teach-goal = Descendez, trouvez des trésors et remontez avant que la lumière, les vivres et les forces ne manquent. Une carrière compte plusieurs expéditions.
teach-score = Ce qui compte, c’est l’expérience : pour ce que vous découvrez, pour les rencontres qui finissent bien, et pour les trésors une fois remontés.
teach-signs = Votre pion a la couleur de votre fiche ; les ennemis sont rouges, au bord brisé. Ce que vous avez vu et ne voyez plus est assombri ; on peut aller sur les cases qui luisent, et le « ? » au bord du plan explique le reste.
teach-at-char-starts-with-one-dv = Un grand dé donne plus de points de vie, un petit plus d’avantages.
teach-at-char-rst-bonus-two = Un trait ajoute 2 à chaque jet où il peut servir.
teach-at-char-domain-chosen-or-rolled = Le domaine est ce que vous savez faire : un jet raté qui en relève peut être relancé une fois.
teach-at-town-price-list = En ville, achetez ce qu’il faudra en bas, de la lumière et des Ressources d’abord, mais tout ce que vous portez pèse.
teach-at-time-d12-counter = Tout ce que vous faites prend du temps, et le temps use la lumière et les forces : gardez-en assez pour le retour.
teach-at-combat-options = Vous pouvez frapper, parler ou fuir : s’entendre ou s’échapper rapporte autant d’expérience que vaincre.
