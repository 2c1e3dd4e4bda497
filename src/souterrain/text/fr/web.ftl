### Les mots de la table dans le navigateur.

web-motto = Des jeux de souterrains, une seule table.
web-loading = Un instant…
web-close = Fermer
web-ok = Valider
web-again = Réessayer
web-no-server = Souterrain ne répond pas. Le programme est-il encore lancé ?
web-went-wrong = Quelque chose n’a pas marché (erreur { $status }).
web-language = Langue de la partie
web-language-fr = français
web-language-en = English
web-other-language = English

# Le salon
web-lobby = Retour au salon
web-continue = Reprendre la partie
web-new-game = Nouvelle partie
web-saved = Parties en cours
web-finished = Parties finies
web-older = Plus anciennes ({ $count })
web-resume = Reprendre
web-replay = Revoir la partie
web-delete = Supprimer
web-delete-this = Supprimer « { $title } »
web-delete-sure = Supprimer « { $title } » du { $date } ? Elle ne pourra pas être retrouvée.
web-keep = Garder
web-load-file = Ouvrir une partie enregistrée…
web-no-key = Il manque la clé de la maison
web-no-key-hint = Ouvrez le lien que Souterrain affiche en démarrant : il porte la clé qui permet de créer des parties et de les reprendre. Un ami n’a besoin que du lien de sa place.
web-key-wrong = Cette clé n’ouvre plus la maison. Ouvrez le lien que Souterrain a affiché à son dernier démarrage.
web-players-exactly = Joueurs : { $count }
web-players-range = De { $low } à { $high } joueurs

# Une nouvelle partie
web-how-many = Nombre de joueurs
web-who-sits = Qui tient chaque place ?
web-by-screen = cet écran
web-by-link = un lien pour un ami
web-by-bot = robot ({ $bot })
web-bot-random = au hasard
web-bot-scripted = réfléchi
web-bot-expert = adroit
web-bot-novice = débutant
web-variants = Variantes ({ $count })
web-more = Langue, dés et graine
web-dice = Dés
web-dice-program = lancés par le programme
web-dice-typed = lancés par vous, puis tapés
web-dice-hint = Avec de vrais dés, le programme demande chaque résultat.
web-seed = Graine
web-seed-hint = Facultative : la même graine donne les mêmes dés.
web-begin = Commencer
web-links = Liens à partager
web-links-hint = Chaque lien ouvre une seule place de cette table. Envoyez-le à la personne qui doit s’y asseoir.
web-copy = Copier
web-copied = Lien copié.
web-sit-down = S’asseoir à la table

# La table
web-board = Plateau
web-party = Groupe
web-story = Récit
web-question = Question
web-tools = Outils
web-in-sight = En vue
web-undo = Défaire
web-what-if = Et si… ?
web-what-if-hint = Ouvrir une nouvelle table à partir de ce moment, sans toucher à celle-ci
web-rules = Règles
web-seats = Table
web-floors = Étages
web-sight-clear = Vue dégagée
web-sight-partial = Vue partielle
web-sight-blocked = Vue barrée
web-tables = Tables de combat
web-zoom = Loupe
web-closer = Plus près
web-farther = Plus loin
web-whole = Tout voir
web-centre = Centrer sur qui joue
web-fold = Replier le combat
web-pull = Agrandir ou réduire la question
web-why = Pourquoi ?
web-look-here = Revoir ce moment
web-story-empty = L’histoire commence ici.
web-earlier = Plus tôt ({ $count } lignes)
web-show-on-board = Montrer { $name } sur le plateau
web-thinks = { $name } réfléchit…
web-sure = Vraiment : « { $deed } » ?
web-not-sure = Non, revenir à la question
web-skip = Un clic ou une touche : passer
web-wait = Un instant…
web-choose-on-board = ou une case du plateau : clic, ou flèches puis Entrée
web-touch-board = ou touchez une case du plateau
web-more-options = Plus… ({ $count })
web-fewer-options = Moins
web-line-lost = Connexion perdue, elle revient toute seule…
web-back = La connexion est revenue.
web-no-seat = Ce lien n’ouvre aucune place à cette table. Demandez un nouveau lien à la personne qui l’a créée.
web-forked = Nouvelle table : la partie d’origine reste comme elle est.
web-winners = Victoire : { $names }
web-scores = Points
web-read-as = lu { $die } : { $result }

# Ce qui est dessiné, dit pour qui ne le voit pas
web-door-open = porte ouverte
web-door-shut = porte fermée
web-door-locked = porte verrouillée
web-door-barred = porte barrée
web-door-broken = porte enfoncée
web-door-secret = porte secrète
web-door-false = fausse porte
web-door-grille = grille
web-door-portcullis = herse
web-door-blocked = passage bouché
web-door-steps = marches
web-door-dark = la suite reste à explorer
web-thing-shut = état : fermé
web-thing-locked = état : verrouillé
web-thing-open = état : ouvert
web-thing-trapped = état : piégé
web-thing-spotted = état : repéré
web-thing-roaming = état : en mouvement
web-thing-done = état : épuisé
web-mark-threatened = case menacée
web-way-path = chemin
web-way-open = passage
web-way-door = porte
web-way-secret = porte secrète
web-way-drawbridge = pont-levis
web-leaf-shut = fermée
web-leaf-open = ouverte
web-leaf-unknown = piège possible
web-leaf-searched = fouillée, aucun piège trouvé
web-leaf-safe = plus aucun piège

# Le temps
web-timeline = Fil de la partie
web-moment = Moment de la partie
web-first = Au début
web-back-one = Un pas en arrière
web-forward-one = Un pas en avant
web-play = Dérouler
web-stop = Arrêter
web-now = Maintenant
web-at-now = maintenant ({ $last })
web-at-moment = décision { $here } sur { $last }

# Les règles
web-ruling = Notre décision :
web-open-book = Ouvrir le livre
web-rule-before = Règle précédente
web-rule-after = Règle suivante
web-no-rule = Cette règle n’est pas dans le livre : { $rule }
web-search-rules = Chercher dans les règles
web-rules-found = { $count } règles sur { $of }
web-house-rules = Règles maison de cette table : { $title }
web-rules-none = Aucune règle ne contient tous ces mots.

# Les places
web-held-by = Qui tient { $seat }
web-here = présent
web-absent = absent
web-invite = Nouveau lien
web-pace = Lenteur des robots
web-save-file = Enregistrer dans un fichier
web-print = Imprimer la carte
web-sound = Sons
web-keys = Au clavier : 1 à 9 pour choisir, flèches et Entrée sur le plateau, U défaire, [ et ] pas à pas, R règles, ? pourquoi, + − et Début pour la loupe, Maj et flèches pour déplacer la carte.
web-commitment = Engagement des dés : { $commitment }. La graine sera montrée à la fin ; « souterrain verify » contrôle alors chaque jet.
web-seed-shown = Graine des dés : { $seed }. « souterrain verify » contrôle chaque jet du fichier enregistré.

# Les disques
web-disc = Disque
web-angle = Direction
web-force = Force
web-place = Position
web-flick = Tirer
web-no-flick = Ne pas tirer
web-put-down = Poser
web-flick-hint = Appuyez sur un disque, tirez en arrière et relâchez ; ou visez avec les flèches et tirez avec Entrée.
web-place-hint = Touchez le cercle pour choisir d’où part le disque.
web-put-hint = Faites glisser le disque à sa place, ou poussez-le avec les flèches, puis posez-le avec Entrée.
web-slow = Ralenti
web-shot-again = Revoir le tir
