### La table dans un terminal.

terminal-person = à ce terminal
terminal-to = { $seat } :
terminal-fact = { $label } : { $value }

terminal-title-map = Carte
terminal-title-walk = Carte : Tab ici, flèches, Entrée
terminal-title-floor = Carte : { $floor } (< > autres étages)
terminal-no-floors = Vous ne connaissez pas d’autre étage.
terminal-plain-floors = Autres étages : { $floors }
terminal-title-party = Groupe
terminal-title-story = Récit
terminal-title-question = Question

terminal-ask-amount = { $text } (de { $low } à { $high })
terminal-ask-name = { $text } ({ $longest } caractères au plus)
terminal-shot-help = Tapez le cap et la force : « 90 50 » tire vers la droite à mi-force (0 vise le haut du plateau), « @X » vise au mieux le disque X (la main tremble un peu, les chances en tiennent compte), « @X 50 » le vise à mi-force, un 0 seul ne tire pas. Le signe d’un disque et deux-points choisissent le disque (« A: 90 50 ») ; deux nombres placés devant le posent d’abord d’autant de millimètres vers la droite et vers le bas.
terminal-target = @{ $sign } : { $name }, { $chance } %, à { $distance } cm, cap { $bearing }°
terminal-shot-brief = Cap et force, par exemple 90 50 ; @X vise le disque X ; 0 ne tire pas. Échap, puis h en disent plus.
terminal-place-help = Tapez de combien de millimètres décaler le disque vers la droite et vers le bas, par exemple « 10 -5 », ou 0 pour le milieu. Le signe d’un disque et deux-points choisissent le disque.
terminal-place-brief = 10 -5 : de 10 mm à droite et 5 vers le haut. A: 10 -5 choisit le disque A.
terminal-squares = Les nombres sur la carte sont des cases à choisir.
terminal-thinking = { $seat } réfléchit…
terminal-pass = Passez le clavier à { $seat }, puis appuyez sur Entrée.
terminal-over = La partie est finie.
terminal-winners = { $count ->
    [one] Gagnant : { $who }
   *[other] Gagnants : { $who }
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

terminal-keys = h aide  u annuler  ? pourquoi  / règles  [ ] passé  f et si  b robots  q fin
terminal-keys-past = [ ] pas  {"{"} {"}"} début, présent  f et si  u rejouer d’ici  ? pourquoi  q quitter
terminal-help-title = Touches
terminal-help =
    1 2 3 … a c d … répondent par le choix de cette touche ; ↑ ↓ et Entrée font de même.
    Tab passe au récit, à la carte et aux fiches. Sur la carte, les flèches vont de choix en choix ; dans le récit, Entrée donne la règle derrière une ligne.
    u reprend la dernière décision. Les dés restent : le même choix rencontre la même chance.
    ? donne la règle derrière la question et le choix en surbrillance ; / cherche dans le livre de règles.
    {"["} et ] parcourent le passé, {"{"} va au début, {"}"} ou Échap au présent. Depuis le passé, u rejoue de là et f essaie autre chose.
    f demande « et si… ? » : une partie à part, avec d’autres dés. Encore f revient à la vraie.
    b confie une place à un robot et la reprend. m montre la carte seule, z la dessine en petit ou en grand, p montre les fiches entières.
    < et > montrent les autres étages que vous connaissez.
    l change de langue, s enregistre une copie, q enregistre et quitte.

    Sur une carte dessinée : points ○ △ □, + porte, S porte secrète, = pont-levis. En cases : + porte fermée, ' porte ouverte, x porte verrouillée, S porte secrète, ‡ herse. Les majuscules sont le groupe, les minuscules ses ennemis.

terminal-plain-hello = Répondez par le numéro d’un choix. h donne les autres commandes.
terminal-plain-help =
    Un numéro répond à la question. Là où tout texte peut être une réponse, mettez deux-points devant une commande (:u).
    ? ou ? 2     pourquoi : la règle derrière la question, ou derrière le choix 2
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
