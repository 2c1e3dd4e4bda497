### Ce que dit le noyau, quel que soit le jeu.

numbered = { $word } { $number }
    .le = { $word-le } { $number }
    .un = { $word-le } { $number }
    .du = { $word-du } { $number }
    .au = { $word-au } { $number }
    .genre = { $word-genre }

refused-not-an-option = « { $answer } » ne fait pas partie des choix. Prenez l’un de ceux qui sont proposés.
refused-amount = Donnez un nombre entier de { $low } à { $high }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}
refused-name = Donnez un nom de 1 à { $longest } caractères visibles, sans caractère de contrôle.
refused-shot = Ce tir est impossible : choisissez l’un des disques proposés, un angle et une vitesse.
refused-shot-speed = La vitesse va de 0 à { $top }.
refused-shot-place = Le disque ne peut pas être posé aussi loin.
game-is-over = La partie est finie : il n’y a plus rien à répondre. Vous pouvez encore revenir en arrière ou la revoir.
nothing-to-undo = Il n’y a rien à reprendre.
no-such-moment = Cette partie n’a pas de décision numéro { $n }.
rules-broke = Les règles ont trébuché sur cette réponse : elle n’a pas été prise et la partie reste où elle en était. Merci de le signaler : { $why }
desync = L’enregistrement ne colle plus aux règles à la décision { $n } : enregistré « { $recorded } », demandé « { $asked } ».
desync-answer = L’enregistrement ne colle plus aux règles à la décision { $n } : « { $answer } » n’est plus une réponse possible.
notice-bot-failed = { CAP($seat) } : le robot a trébuché, le hasard a répondu à sa place ({ $why }).
notice-turn-restarted = Les règles ont changé depuis la sauvegarde ; le tour en cours recommence.

bad-save-foreign = Ce fichier n’est pas une partie de Souterrain.
bad-save-damaged = Cette sauvegarde est abîmée ou incomplète. Rien n’a été modifié ; essayez une copie plus ancienne.
bad-save-older = Cette partie vient d’une version antérieure de Souterrain, jamais publiée, que celle-ci ne sait pas lire.
bad-save-newer = Cette partie vient d’un Souterrain plus récent (format { $version }, celui-ci lit jusqu’au { $ours }). Mettez le programme à jour pour l’ouvrir.
bad-save-other-game = Cette sauvegarde appartient à un autre jeu : { $game }.
bad-setup = La mise en place n’est pas correcte : { $why }
bad-setup-players = Ce jeu se joue de { $low } à { $high } joueurs.
bad-content = { $file } : { $why }
bad-content-toml = { $file } n’est pas un fichier TOML valide (ligne { $line }, colonne { $column }) : { $why }
bad-content-row = { $file }, { $row } : { $why }
bad-content-twice = { $file } : l’identifiant { $row } y figure deux fois.
bad-content-overlap = { $file } : deux lignes réclament le résultat { $roll }.
bad-content-hole = { $file } : aucune ligne pour le résultat { $roll }.
bad-content-roll = { $file } : « { $roll } » n’est pas un résultat comme 4 ou 1-3.
bad-content-idle = Aucune ligne ne fait appel à { $name } ({ $kind }).
content-unknown-name = rien ne s’appelle { $name }
overlay-unknown-kind = { $file } : il n’y a pas de lignes du genre { $kind }. Les genres sont { $known }.
overlay-no-rows = ce sont des nombres isolés, auxquels on n’ajoute pas de ligne
overlay-not-fields = nommez une ligne, et sous elle les champs qui changent
overlay-too-long = il dépasse { $most } caractères
your-overlay = vos règles maison
bad-setup-no-overlay = Ce jeu n’accepte pas de règles maison en fichier.
variant-overlay = Règles maison (un fichier)
overlay-changed = { CAP($row) } : { $field } { $now } au lieu de { $before }
overlay-added = Nouveau : { $row }
overlay-numbers = les règles
overlay-not-a-word = « { $name } » n’est pas le nom d’un message ou d’une forme : minuscules, chiffres et tirets
fault-at = { $field } : { $why }
fault-missing = il manque le champ { $field }
fault-unknown = il n’y a pas de champ { $field }
fault-value = « { $value } » n’est pas une des valeurs possibles
fault-type = il faut { $wanted }, pas { $got }
fault-least = il faut au moins { $least }
fault-most = il faut au plus { $most }
fault-form = ce n’est pas écrit comme il faut
fault-length = il faut { $wanted } valeurs, pas { $got }
type-int = un nombre entier (int)
type-str = un texte (str)
type-array = une liste (array)
type-object = une table (object)
type-bool = vrai ou faux (bool)
type-float = un nombre (float)
system-enoent = il n’y a pas de tel fichier ou dossier
system-eacces = accès refusé
system-eperm = opération non permise
system-eisdir = c’est un dossier
system-enotdir = ce n’est pas un dossier
system-enospc = le disque est plein
system-erofs = le disque est en lecture seule
system-eaddrnotavail = cette adresse n’est pas celle de cette machine
unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
unknown-language = Il n’y a pas de textes en « { $language } ». Langues connues : { $known }.
script-exhausted = Les dés écrits d’avance sont épuisés : le jet { $n } demande un { $die } ({ $at }).
script-face = « { $face } » ne figure pas parmi les faces : { $faces }.
script-range = Jet { $n } : { $result } ne peut pas tomber sur un { $die } ({ $at }).
verify-commitment = La graine de ce fichier ne correspond pas à l’engagement : ce ne sont pas les dés promis.
verify-wrong-die = le jet { $n } n’est pas celui que donne la graine
verify-no-die = les règles jettent ici un dé, le { $n }ᵉ, que le fichier n’a pas
verify-after-the-end = la partie était finie avant la décision { $n }
verify-entry = l’entrée { $n } du journal n’est pas celle qui en résulte
verify-line = le récit diffère à partir de la ligne { $n }
verify-turn = le tour { $n } n’est pas à sa place
verify-world = le monde gardé au tour { $n } n’est pas celui qui en résulte
verify-outcome = le fichier ne dit pas justement si la partie est finie
verify-aside = ce qui est dit de décisions reprises, ou de hasard apporté, est impossible
verify-head = le journal n’aboutit pas à la marque qui fut notée : on y a changé, retiré ou ajouté quelque chose

ask-type-die = Lancez un { $die }{ $reads ->
    [d2] {" "}(il sera lu comme un d2)
    [d3] {" "}(il sera lu comme un d3)
   *[other] {""}
} et tapez ce qu’il montre.
unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Robots connus : { $known }.

## La table

store-busy = { $path } est déjà utilisé par un autre Souterrain. Fermez-le, ou lancez celui-ci avec --db et un autre fichier.
store-full = Le disque est plein : la réponse n’a pas été prise et rien n’est perdu. Faites de la place et répondez de nouveau ({ $path }).
store-older = { $path } contient des tables d’une version antérieure de Souterrain, jamais publiée, que celle-ci ne sait pas lire. Déplacez ce fichier, ou indiquez-en un autre avec --db.
store-newer = { $path } a été écrit par une version plus récente de Souterrain. Installez-la, ou indiquez un autre fichier avec --db.
store-foreign = { $path } n’est pas une base de Souterrain. Choisissez un autre fichier avec --db.
store-unwritable = Impossible de garder des parties dans { $path } : { $why }. Choisissez un endroit accessible en écriture avec --db.
port-taken = Le port { $port } est pris par un autre programme. Lancez avec un autre : souterrain --port { $other }
table-unknown = Cette table n’existe plus, ou le lien est incomplet.
token-unknown = Ce lien n’est pas (ou plus) valable. Demandez-en un nouveau au propriétaire de la table.
house-key-needed = Ouvrez le hall avec le lien affiché là où Souterrain a été lancé.
not-your-seat = Cette place n’est pas la vôtre.
not-owner = Seul le propriétaire de la table peut faire cela.
not-for-spectators = Vous regardez cette table ; seuls ceux qui jouent peuvent faire cela.
save-at-the-end = D’autres jouent à cette table. Une sauvegarde contient les dés à venir et les secrets de chacun : le fichier est remis à la fin de la partie. D’ici là, la table se garde toute seule.
too-many-tables = Cela fait trop de tables en peu de temps. Attendez un peu, ou supprimez-en dans le hall.
fork-unseated = Qui ne joue nulle part à cette table en sait trop peu pour un « Et si… ? ».
fork-unimagined = Aucun « Et si… ? » qui corresponde à tout ce que vous avez vu n’a pu être imaginé ici. Essayez un autre moment.
the-owner = le propriétaire de la table
notice-forked = { CAP($who) } essaie un « Et si… ? » à une autre table, depuis la décision { $n }.
turns-ask-nothing = Le jeu a enchaîné { $turns } tours sans rien demander à personne, et a été arrêté.
no-such-die = Il n’existe pas de dé à { $sides } faces.
content-too-deep = les niveaux sont imbriqués trop profondément
other-site = Une page d’un autre site ne peut pas parler à cette table.
undo-after-the-end = La partie est finie et ses dés sont dévoilés : on ne reprend plus rien.
undo-never = À cette table, on ne reprend rien.
undo-dice-fell = Des dés ont été jetés ou des disques lancés depuis : à cette table, cela ne se reprend pas.
undo-unknown = On reprend une décision de l’une de ces façons : { $known }.
notice-undo-asked = { CAP($who) } demande à reprendre ce qui précède la décision { $n }. Qui est d’accord appuie aussi sur Défaire ; qui continue à jouer refuse.
notice-undone = Une décision a été reprise ({ $whose }) ; c’est la { $count }ᵉ de cette partie.
event-taken-back = Une décision est reprise ({ $seat }).
event-unread = (Une ligne que cette version ne sait pas lire.)
luck-unasked = Personne n’a demandé ce hasard.
luck-broken = Ce n’est pas le hasard promis.
journal-at-the-end = Le journal contient tous les secrets : il s’ouvre quand la partie est finie.
table-damaged = Cette table est endommagée et ne peut pas être lue. Les autres ne sont pas touchées ; remettez une copie plus ancienne du fichier, ou supprimez la table.
notice-salvaged = Une partie de cette table était endommagée : des { $lost } décisions, les { $n } premières ont pu être lues, et la partie continue de là. Le reste est gardé à part.
message-too-slow = Ce message a mis trop longtemps à arriver.
stale-answer = Cette décision a déjà été prise.
message-not-json = Ce n’était pas un message du protocole : { $why }
message-too-large = Ce message est trop grand : { $most } octets au plus.
message-too-fast = Trop de messages à la fois. Attendez un instant et recommencez.
nothing-yours-to-undo = Vous n’avez aucune décision à reprendre.
holder-unknown = Une place est tenue par « screen », « link » ou un robot.
seat-unknown = Il n’y a pas de place « { $seat } » à cette table : elle a { $seats }.
page-unknown = Il n’y a rien à cette adresse.
server-trouble = Quelque chose a mal tourné du côté de la table. Rien n’est perdu ; réessayez.
seat-gm = Le maître de jeu
seat-p1 = Joueur 1
seat-p2 = Joueur 2
seat-p3 = Joueur 3
seat-p4 = Joueur 4
seat-p5 = Joueur 5
seat-p6 = Joueur 6
seat-p7 = Joueur 7
port-unusable = { $host }:{ $port } est inutilisable : { $why }. Essayez un autre --host ou --port.
