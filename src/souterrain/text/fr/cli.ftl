### La ligne de commande.

cli-about = Une table pour les jeux d’exploration de donjon. Sans commande, ouvre la table et le navigateur.
cli-more = « souterrain COMMANDE --help » en dit plus sur une commande.
cli-commands = commandes {""}
cli-help-help = afficher cette aide et quitter
cli-help-version = afficher la version et quitter
cli-help-lang = langue, fr ou en (sinon celle de l’environnement)
cli-help-host = adresse d’écoute (127.0.0.1 garde la table sur cette machine)
cli-help-port = port d’écoute (sinon 8642)
cli-help-name = un nom par lequel d’autres atteignent la table, tel celui d’un mandataire (plusieurs sont possibles)
cli-help-metrics = une adresse ou un réseau qui peut lire /metrics, outre cette machine (plusieurs sont possibles)
cli-help-db = où garder les tables : un fichier SQLite
cli-help-no-open = ne pas ouvrir le navigateur

cli-help-play = jouer dans ce terminal
cli-help-games = lister les jeux
cli-help-replay = parcourir une partie enregistrée
cli-help-chronicle = écrire ce qu’il faut retenir d’une partie enregistrée
cli-help-page = en page HTML
cli-help-whole = le récit entier, par chapitres
cli-help-verify = vérifier les dés et le récit d’une partie
cli-help-rules = lire les règles d’un jeu ou y chercher
cli-help-measure = faire jouer les robots, et dire ce que donnent leurs parties

cli-help-game = le nom du jeu, tel que « souterrain games » le donne
cli-help-players = nombre de joueurs
cli-help-seed = un mot qui fixe tous les dés ; le même mot donne les mêmes dés
cli-help-dice = « typed » pour lancer vos propres dés et taper ce qu’ils montrent
cli-help-bot = confier une place à un robot, par exemple p2=random, ou la tenir soi-même (gm=me) ; peut se répéter
cli-help-load = reprendre une partie enregistrée
cli-help-save = garder la partie dans ce fichier après chaque réponse
cli-help-set = régler un choix de la mise en place, listé par « souterrain games » ; peut se répéter
cli-help-quest = jouer une quête ou un donjon de son cru, depuis son fichier
cli-help-resume = reprendre la dernière partie inachevée sans demander
cli-help-new = commencer une nouvelle partie sans proposer de reprendre
cli-help-pace = attente des robots avant d’agir, en millisecondes
cli-help-plain = ligne par ligne au lieu du plein écran : pour les tubes et les lecteurs d’écran
cli-help-file = une partie enregistrée
cli-help-commitment = l’engagement noté au début de la partie
cli-help-head = la marque du journal notée à la fin
cli-help-games-count = nombre de parties (sinon 100)
cli-help-against = la même chose, à une différence près : CHAMP=VALEUR de la mise en place, ou PLACE=ROBOT ; peut se répéter
cli-help-jobs = nombre de parties menées de front (sinon autant que de processeurs)
cli-help-words = mots à chercher ; sans mot, le livre de règles entier

cli-argument-game = JEU
cli-argument-command = COMMANDE
cli-argument-file = FICHIER
cli-argument-words = MOT
cli-argument-seed = MOT
cli-argument-seat = PLACE=ROBOT
cli-argument-field = CHAMP=VALEUR
cli-argument-lang = LANGUE
cli-argument-host = ADRESSE
cli-argument-name = NOM
cli-argument-network = RÉSEAU
cli-argument-port = PORT
cli-argument-ms = MS
cli-argument-hash = HEXA
cli-argument-number = N
cli-argument-db = ENDROIT

cli-usage = usage :{" "}
cli-options = options {""}
cli-arguments = arguments {""}
cli-error = %(prog)s : %(message)s
cli-error-unknown = arguments inconnus : %s
cli-error-required = il manque ces arguments : %s
cli-error-one = une valeur est attendue
cli-error-argument = %(argument_name)s : %(message)s
cli-error-type = « %(value)s » n’est pas un nombre entier
cli-error-choice = « %(value)s » est inconnu (au choix : %(choices)s)
cli-error-ambiguous = « %(option)s » peut vouloir dire : %(matches)s

cli-resume = Une partie inachevée du { $date } ({ $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}) vous attend.
cli-resume-ask = La reprendre ? [O/n]{" "}
cli-resume-no = n
cli-no-screen = Ce terminal ne peut pas afficher le plein écran. Recommencez avec --plain.
cli-bad-number = « { $given } » devrait être un nombre de { $low } à { $high }.
cli-bad-pair = « { $given } » devrait avoir la forme { $form }.
cli-no-quest = « { $game } » n’accepte pas de quête personnelle : retirez --quest.
cli-load-set = Une partie enregistrée apporte sa propre mise en place : retirez { $option }.

file-unreadable = Impossible de lire { $path } : { $why }.
file-unwritable = Impossible d’écrire { $path } : { $why }. La partie continue ; enregistrez-la ailleurs.

cli-games-players = { $low ->
    [one] { $high ->
        [one] 1 joueur
       *[other] 1 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
cli-games-facts = { $players } ; robots : { $bots }

cli-rules-none = Aucune règle de { $title } ne contient ces mots.

cli-verify-working = Vérification
cli-verify-dice = { $count ->
    [one] Le dé découle de la graine, comme promis.
   *[other] Les { $count } dés découlent tous de la graine, comme promis.
}
cli-verify-fault = Faux : { $why }.
cli-verify-typed = { $count ->
    [one] Un dé a été tapé à la main et ne peut pas être vérifié.
   *[other] { $count } dés ont été tapés à la main et ne peuvent pas être vérifiés.
}
cli-verify-inherited = { $count ->
    [one] Cette partie est un « et si… » : un dé est tombé avant la bifurcation et ne peut pas être vérifié ici.
   *[other] Cette partie est un « et si… » : { $count } dés sont tombés avant la bifurcation et ne peuvent pas être vérifiés ici.
}
cli-verify-story = { $count ->
    [one] Le récit découle de la décision selon les règles.
   *[other] Le récit découle des { $count } décisions selon les règles.
}
cli-verify-undone = { $count ->
    [one] Une décision a été reprise.
   *[other] { $count } décisions ont été reprises.
}
cli-verify-imagined = Cette partie est un « et si… » imaginé au milieu d’une autre : son début ne peut pas être vérifié.
cli-verify-commitment = Engagement : { $hash }
cli-verify-head = Marque du journal : { $hash }
cli-verify-compare = Ils ne prouvent quelque chose que s’ils sont ceux qui furent montrés au début et à la fin de la partie : --commitment et --head les comparent.
cli-verify-lucky = { $count ->
    [one] Un participant a donné de son hasard aux dés.
   *[other] { $count } participants ont donné de leur hasard aux dés.
}
cli-verify-unproven = Ce qui pouvait être vérifié est juste, mais tout ne pouvait pas l’être.
cli-verify-unfinished = La partie n’est pas encore finie.

cli-measure-working = Parties en cours
cli-measure-title = { $title } : { $count ->
    [one] une partie
   *[other] { $count } parties
} entre robots
cli-measure-as-set = tel que demandé
cli-measure-nobody = personne
cli-measure-won = gagné par : { $names }
cli-measure-endless = sans fin
cli-measure-score = points de { $name }
cli-measure-turns = tours
cli-measure-answers = décisions
cli-measure-share = { $value } % ± { $margin }
cli-measure-mean = { $value } ± { $margin }
cli-measure-margin = ± : la vérité s’y trouve dix-neuf fois sur vingt. * : plus loin de la première colonne que le hasard ne le ferait.

cli-table-open = La table est ouverte : { $link }
cli-table-close = Ctrl-C la ferme ; rien n’est perdu.

cli-fault = Souterrain a trébuché : { $what }. Votre partie est enregistrée jusqu’à la dernière réponse. Détails pour un rapport : { $log }
