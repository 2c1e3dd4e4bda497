### La table dans un terminal.

terminal-person = à ce terminal
terminal-to = { $seat } :
terminal-fact = { $label } : { $value }

terminal-title-map = Carte
terminal-title-walk = Carte : flèches, Entrée
terminal-title-step = Carte : les flèches marchent
terminal-title-floor = Carte : { $floor } (< > autres étages)
terminal-no-floors = Vous ne connaissez pas d’autre étage.
terminal-plain-floors = Autres étages : { $floors }
terminal-title-party = Groupe
terminal-title-story = Récit
terminal-title-story-on = Récit : espace, la suite ▼
terminal-title-question = Question

terminal-ask-amount = { $text } (de { $low } à { $high })
terminal-ask-name = { $text } ({ $longest } caractères au plus)
terminal-shot-help = Tapez le cap et la force : « 90 50 » tire vers la droite à mi-force (0 vise le haut du plateau), « @X » vise au mieux le disque X (la main tremble un peu, les chances en tiennent compte), « @ » seul vise le plus sûr, « @X 50 » vise X à mi-force, un 0 seul ne tire pas. Le signe d’un disque et deux-points choisissent le disque (« { $sign }: 90 50 ») ; deux nombres placés devant le posent d’abord d’autant de millimètres vers la droite et vers le bas.
terminal-shot-refused = Un tir s’écrit par son cap et sa force, comme « 90 50 » ou « @X 50 » ; un 0 seul ne tire pas.
terminal-place-refused = Une place s’écrit par deux nombres de millimètres, vers la droite et vers le bas, comme « 10 -5 ».
terminal-shot-brief = Cap et force, par exemple 90 50 ; @X vise le disque X, @ seul le plus sûr ; 0 ne tire pas. Échap, puis h en disent plus.
terminal-place-help = Entrée pose le disque là où il est montré. Sinon, tapez de combien de millimètres le décaler vers la droite et vers le bas, par exemple « 10 -5 ». Le signe d’un disque et deux-points choisissent le disque (« { $sign }: 10 -5 »).
terminal-place-brief = Entrée le pose là où il est montré ; 10 -5 le met 10 mm à droite et 5 plus haut ; { $sign }: 10 -5 choisit le disque.
terminal-small = La fenêtre est trop petite pour la table : il lui faut { $width } colonnes sur { $height } lignes. Agrandissez-la, ou jouez avec --plain. q enregistre et quitte.
terminal-shot-taken = tiré
terminal-squares = Vous pouvez aller à { $count } cases : tapez combien et vers où, par exemple 3n 2e. z dit ce qui vous entoure, m dessine la carte.
terminal-target = @{ $sign } : { $name }, { $chance } %, à { $distance } cm, cap { $bearing }°
terminal-target-brief = @{ $sign } { $chance } %
terminal-thinking = { $seat } réfléchit…
terminal-pass = Passez le clavier à { $seat }, puis appuyez sur Entrée.
terminal-over = La partie est finie.
terminal-over-keys = c : la chronique · n : encore une partie · u : reprendre le dernier choix
terminal-legend = Sur la carte :
terminal-luck-die = { $die }, { $n ->
    [one] un jet
   *[other] { $n } jets
} : moyenne { $mean }, attendue { $due }
terminal-chronicle = La chronique
terminal-chronicle-keep = Pour la garder : souterrain chronicle { $path }
terminal-winners = { $count ->
    [one] Gagnant : { $who }
   *[other] Gagnants : { $who }
}
terminal-score-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-score = { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-no-rule = Aucune règle n’est notée ici ({ $id }).
terminal-ruling = Notre arbitrage : { $text }
terminal-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle :
   *[other] { $count } règles :
}
terminal-commitment = Engagement des dés : { $hash }
terminal-kept = La partie est enregistrée : { $path }
terminal-save-where = Dites où l’enregistrer : s FICHIER
terminal-undone = La dernière décision est reprise.
terminal-past = [Avant la décision { $n } sur { $of }]
terminal-what-if = [Et si… ?]
terminal-fork = Et si… : une partie à part depuis ce moment, avec d’autres dés. Elle n’est pas enregistrée ; f revient à la vraie.
terminal-fork-left = Retour à la vraie partie.
terminal-back-to = { $count ->
    [one] Reprendre une décision et rejouer d’ici ?
   *[other] Reprendre { $count } décisions et rejouer d’ici ?
}
terminal-sure = Vraiment : « { $deed } » ?
terminal-yes = Oui
terminal-no = Non

terminal-why = Pourquoi ?
terminal-search = Le livre de règles
terminal-search-hint = Tapez les mots à chercher
terminal-save = Enregistrer la partie sous
terminal-seats = Qui joue ?
terminal-take = { $seat } : reprendre la place au robot « { $bot } »
terminal-give = { $seat } : confier la place au robot « { $bot } »
terminal-close = Échap ferme

terminal-shared = { $key } : { $n } choix. Entrée prend celui-ci, { $key } passe au suivant.
terminal-keys = h aide  u annuler  ? pourquoi  ! conseil  / règles  [ ] passé  f et si  q fin
terminal-keys-past = [ ] pas  {"{"} {"}"} début, présent  f et si  u rejouer d’ici  ? pourquoi  q quitter
terminal-help-title = Touches
terminal-help =
    Une lettre ou un chiffre répond par le choix qui les porte ; un même geste garde sa lettre dans toute la partie et dans tous les jeux. Si plusieurs choix la partagent, elle va de l’un à l’autre et Entrée prend. ↑ ↓ et Entrée parcourent la liste.
    Sur la carte, les flèches marchent là où l’on marche pas à pas ; ailleurs, elles montrent une case après l’autre et Entrée y va. Maj et les flèches montrent toujours ; Ctrl et les flèches vont tout droit jusqu’à la dernière case proposée.
    Tab passe de la carte à la question et au récit, p ouvre les fiches ; dans le récit, Entrée donne la règle derrière une ligne. Ce qui est nouveau y est plus clair ; s’il n’y a pas la place de tout, espace montre la suite.
    u reprend la dernière décision. On rencontre alors d’autres dés ; seule une graine choisie (--seed) les garde.
    ? donne la règle derrière la question et le choix en surbrillance ; / cherche dans le livre de règles.
    ! donne un conseil : ce qu’un robot choisirait à votre place, sans rien voir de plus que vous. Entrée le suit.
    {"["} et ] parcourent le passé, {"{"} va au début, {"}"} ou Échap au présent. Depuis le passé, u rejoue de là et f essaie autre chose.
    f demande « et si… ? » : une partie à part, avec d’autres dés. Encore f revient à la vraie.
    b confie une place à un robot et la reprend. m montre la carte seule, z la dessine en petit ou en grand, p montre les fiches entières.
    < et > montrent les autres étages que vous connaissez.
    l change de langue, s enregistre une copie, q enregistre et quitte.

    Les majuscules sont le groupe, les minuscules ses ennemis. Une majuscule montre ce que peut faire qui la porte.

terminal-plain-hello = Répondez par la lettre ou le numéro d’un choix, ou par ses premiers mots. h donne les autres commandes.
terminal-plain-help =
    Une lettre, un numéro ou les premiers mots d’un choix répondent à la question. 3n 2e va trois cases au nord et deux à l’est (o : ouest). Là où tout texte peut être une réponse, mettez deux-points devant une commande (:u).
    z            où vous êtes et ce qui vous entoure, en toutes lettres ; les distances sont en cases
    ? ou ? 2     pourquoi : la règle derrière la question, ou derrière le choix 2
    !            un conseil : ce qu’un robot choisirait à votre place, sans rien voir de plus que vous
    / MOTS       cherche dans le livre de règles
    u            reprend la dernière décision
    m, p         la carte ; les fiches
    m 1          le plan du premier des autres étages connus
    {"["} ou [ 12    la partie telle qu’elle était une décision plus tôt, ou avant la décision 12
    f ou f 12    et si… : essayer autre chose d’ici, ou depuis la décision 12 ; encore f revient
    b, b p2      qui joue ; confie la place p2 à un robot, ou la reprend
    l            change de langue
    s, s FICHIER enregistre
    q            enregistre et quitte

# Le plateau, dit
terminal-north = { $n } au nord
terminal-south = { $n } au sud
terminal-east = { $n } à l’est
terminal-west = { $n } à l’ouest
terminal-here = ici même
terminal-side-n = nord
terminal-side-e = est
terminal-side-s = sud
terminal-side-w = ouest
terminal-way-wall = { CAP($side) } : un mur.
terminal-way = { CAP($side) } : { $n ->
    [one] une case, puis un mur.
   *[other] { $n } cases, puis un mur.
}
terminal-way-to = { CAP($side) } : { $n ->
    [0] { $what }.
    [one] une case, puis { $what }.
   *[other] { $n } cases, puis { $what }.
}
terminal-against = { $who } contre { $foes }
terminal-seen-from = Depuis { $who } :
terminal-threatened = Un ennemi peut vous frapper là où vous êtes.
terminal-near = { CAP($what) } : { $away }.
terminal-from-to = de { $first } jusqu’à { $last }
terminal-door = { CAP($door) }, côté { $side } : { $away }.
terminal-health = { $n } % de sa vie
terminal-at = Vous êtes ici : { $place }.
terminal-point = { $name } ({ $shape })
terminal-shape-round = rond
terminal-shape-triangle = triangle
terminal-shape-square = carré
terminal-leads = { CAP($wind) }, { $kind } : { $place }.
terminal-elsewhere = { CAP($what) } : { $place }.
terminal-wind-north = au nord
terminal-wind-north-east = au nord-est
terminal-wind-east = à l’est
terminal-wind-south-east = au sud-est
terminal-wind-south = au sud
terminal-wind-south-west = au sud-ouest
terminal-wind-west = à l’ouest
terminal-wind-north-west = au nord-ouest
terminal-disc = { $disc } : à { $far } mm, cap { $heading }, { $way }.
terminal-way-free = la voie est libre
terminal-in-the-way = { $what } en travers
terminal-pillar = un pilier
