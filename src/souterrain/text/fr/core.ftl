### Ce que dit le noyau, quel que soit le jeu.

refused-not-an-option = « { $answer } » ne fait pas partie des choix. Prenez l’un de ceux qui sont proposés.
refused-amount = Donnez un nombre entier de { $low } à { $high }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}
refused-name = Donnez un nom de 1 à { $longest } caractères visibles, sans caractère de contrôle.
refused-shot = Ce tir est impossible : choisissez l’un des disques proposés, un angle et une vitesse.
refused-shot-speed = La vitesse va de 0 à { $top }.
refused-shot-place = Le disque ne peut pas être posé aussi loin.
game-is-over = La partie est finie : il n’y a plus rien à répondre. Vous pouvez encore revenir en arrière ou la revoir.
nothing-to-undo = Il n’y a rien à reprendre.
no-such-moment = Cette partie n’a pas de décision numéro { $n }.
rules-broke = Les règles ont trébuché sur cette réponse : elle n’a pas été prise et la partie reste où elle en était. Merci de le signaler : { $why }
desync = L’enregistrement ne colle plus aux règles à la décision { $n } : enregistré « { $recorded } », demandé « { $asked } ».
desync-answer = L’enregistrement ne colle plus aux règles à la décision { $n } : « { $answer } » n’est plus une réponse possible.
notice-turn-restarted = Les règles ont changé depuis la sauvegarde ; le tour en cours recommence.

bad-save-foreign = Ce fichier n’est pas une partie de Souterrain.
bad-save-damaged = Cette sauvegarde est abîmée ou incomplète. Rien n’a été modifié ; essayez une copie plus ancienne.
bad-save-newer = Cette partie vient d’un Souterrain plus récent (format { $version }, celui-ci lit jusqu’au { $ours }). Mettez le programme à jour pour l’ouvrir.
bad-save-other-game = Cette sauvegarde appartient à un autre jeu : { $game }.
bad-setup = La mise en place n’est pas correcte : { $why }
bad-setup-players = Ce jeu se joue de { $low } à { $high } joueurs.
bad-content-toml = { $file } n’est pas un fichier TOML valide : { $why }
bad-content-row = { $file }, { $row } : { $why }
bad-content-twice = { $file } : l’identifiant { $row } y figure deux fois.
bad-content-overlap = { $file } : deux lignes réclament le résultat { $roll }.
bad-content-hole = { $file } : aucune ligne pour le résultat { $roll }.
bad-content-roll = { $file } : « { $roll } » n’est pas un résultat comme 4 ou 1-3.
unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
unknown-language = Il n’y a pas de textes en « { $language } ». Langues connues : { $known }.
script-exhausted = Les dés écrits d’avance sont épuisés : le jet { $n } demande un { $die } ({ $at }).
script-face = « { $face } » ne figure pas parmi les faces : { $faces }.
script-range = Jet { $n } : { $result } ne peut pas tomber sur un { $die } ({ $at }).
verify-commitment = La graine de ce fichier ne correspond pas à l’engagement : ce ne sont pas les dés promis.

ask-type-die = Lancez un { $die }{ $reads ->
    [d2] {" "}(il sera lu comme un d2)
    [d3] {" "}(il sera lu comme un d3)
   *[other] {""}
} et tapez ce qu’il montre.
unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Robots connus : { $known }.
