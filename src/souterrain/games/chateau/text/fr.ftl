### Le château des Sortilèges

title = Le château des Sortilèges
blurb = Quittez le village, forcez le château de Doom, revenez vivants et chargés de trésors. De un à sept joueurs, sans meneur de jeu : les monstres sortent du bol.

variant-names = Nommer les personnages
variant-names-warrior = Guerrier
variant-names-magician = Magicien
variant-names-cleric = Clerc
variant-names-thief = Voleur

## Décisions

ask-class = Quel personnage voulez-vous incarner ?
ask-double = Les quatre premiers ont leur joueur. De quelle classe serez-vous le double ?
ask-weapon = Quelle arme portera { $who-le } ?
ask-turn = Le groupe est { $at-au }. Que faire ?
ask-turn-some = { CAP($who-le) } sont { $at-au }. Que faire ?
ask-turn-alone = { CAP($who-le) } est { $at-au }, sans personne d’autre. Que faire ?
ask-turn-one = { CAP($who-le) } est { $at-au }. Que faire ?
ask-go-on = Rien à signaler { $at-au }. Continuer ?
note-wounds = blessures : { $wounds }
ask-fight-or-flee = { $armed ->
    [yes] Fuir ou combattre { $foes-le } ?
   *[no] Aucune de vos armes ne peut blesser { $foes-le }. Que faire ?
}
ask-run-where = Vous fuyez à { $distance ->
    [one] un point
   *[other] { $distance } points
} d’ici. Vers où ?
ask-run-where-apart = { CAP($who-le) } { $who-count ->
    [one] fuit
   *[other] fuient
} à { $distance ->
    [one] un point
   *[other] { $distance } points
} d’ici. Vers où ?
ask-run-where-chased = { $asked } ({ CAP($foes-le) } { $foes-count ->
    [one] suivra
   *[other] suivront
}.)
ask-scatter = Chacun pour soi ! Que fait { $who-le } ?
ask-fly = { CAP($who-le) } peut s’envoler. Vers où ?
ask-join = On se bat tout près, { $at-au }. Que fait { $who-le } ?
ask-spell = Au tour { $who-du } : tenter un sort avant de frapper ?
ask-target = Quelle cible pour { $who-le } ?
ask-pair = Qui frappe ensuite ?
ask-who-takes = Qui prend { $treasure-le } ?
ask-who-drinks = Qui boit la fiole de soins ? Elle ne se garde pas.
ask-wear = Que fait { $who-le } { $item-du } ?
ask-who-takes-from = Qui prend ce que portait { $dead-le } ?
ask-give = Que voulez-vous donner ou échanger ?
ask-give-to = Qui reçoit { $item-le } ?
ask-in-return = En échange { $item-du }, que doit donner { $who-le } ?
ask-agree = { CAP($who-le) } vous offre { $item-un } contre { $back-un }. D’accord ?
ask-order = L’ordre de marche : { $who-le }. Qui change de place ?
ask-who-leaves = Qui quitte le groupe ?
ask-who-with = Qui part aussi ?
ask-leave = On propose { $who-au } de quitter le groupe. D’accord ?
ask-council = Avant de repartir, que faites-vous de votre côté ?

option-go = Aller { $to-au }
option-stay = Rester sur place
option-rest = Rester au village
option-halt = S’arrêter ici
option-search = Sonder la porte { $room-du }
option-enter = Entrer dans { $room-le }
option-leaving = { $deed } (en laissant { $who-le } dormir)
option-open-secret = Tenter d’ouvrir la porte en S
option-order = Changer l’ordre de marche
option-to-front = { CAP($who-le) } passe en tête
option-to-back = { CAP($who-le) } passe en queue
option-split = Se séparer
option-together = Non, restons ensemble
option-that-is-all = Personne d’autre
option-leave = { CAP($who-le) } part de son côté
option-council = Laisser chacun s’occuper de ses affaires
option-done = Rien de plus
option-fight = Combattre
option-flee = { $count ->
    [one] Fuir
   *[other] Fuir ensemble
}
option-scatter = Se disperser
option-stay-in-fight = Rester au combat
option-run-alone = Fuir de son côté
option-join = Accourir
option-keep-away = Rester à l’écart
option-sleep = Endormir { $foe-le }
option-burn = Brûler { $foe-le }
option-no-spell = Garder ses sorts
option-strike = { $foe } ({ $life } PdV)
option-pair = { CAP($who-le) }
option-leave-it = Personne
option-wear = Le mettre
option-keep = Le garder sans le mettre
option-drink-fountain = { CAP($who-le) } boit à la fontaine
option-drink-phial = { CAP($who-le) } boit à la fiole
option-put-on = { CAP($who-le) } met { $item-le }
option-free = { CAP($who-le) } tente de dépétrifier { $other-le }
option-trade = Donner ou échanger
option-take-from = Prendre ce que portait { $dead-le }
option-give = { $item } ({ $who })
option-nothing = Rien, finalement
option-gift = Rien : c’est un cadeau
option-yes = Oui
option-no = Non

note-home = la partie finit là
note-calm = endroit sûr
note-triangle = monstre : { $percent } %
note-square = rencontre ou trésor : { $percent } %
note-detect = { $percent } % de découvrir le piège ; désamorcé, on entre
note-trap-armed = piège : { $percent } %
note-trap-spent = plus de piège
note-magic-room = un trésor, et un monstre spécial
note-works = { $percent } % de réussite
note-escape = { $percent } % de s’échapper
note-first-blood = { $percent } % de toucher au premier échange{ $foes ->
    [one] {""}
   *[other] , sur le plus facile à atteindre
}
note-pair = { $percent } % de toucher, { $wounds ->
    [0] moins d’une blessure
    [one] environ une blessure
   *[other] environ { $wounds } blessures
}
note-by-spell = seul un sort peut l’atteindre
note-unarmed = aucune arme ne l’atteint
note-leaves-behind = en abandonnant { $who-le }
note-strike = { $hit } % de toucher, { $kill } % de tuer
note-curse = { $percent } % de céder au mal
note-jewel = sortilège inconnu
note-unknown-potion = 1 poison, 2 eau, 3 vol, 4 force, 5 ou 6 revitalisation
note-worth = au retour : { $value } points
note-phial = { $potion }, encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
}

gold-pieces = { $amount } pièces d’or
    .le = les { $amount } pièces d’or
    .un = { $amount } pièces d’or
    .du = des { $amount } pièces d’or

class-warrior = se bat à la force du bras : 3 à 13 PdV, touché sur 5 ou 6
class-magician = endort ou brûle les monstres : 1 à 3 PdV, touché sur 3 ou plus
class-cleric = soigne et dépétrifie : 2 à 9 PdV, touché sur 4 ou plus
class-thief = déjoue les pièges, ouvre la porte secrète : 1 à 6 PdV, touché sur 4 ou plus

## Récit

event-created = { CAP($who-le) } se met en route avec { $life ->
    [one] un seul point de vie
   *[other] { $life } points de vie
}.
event-created-armed = { CAP($who-le) } se met en route avec { $item-un } et { $life ->
    [one] un seul point de vie
   *[other] { $life } points de vie
}.
event-armed = { CAP($who-le) } s’arme d’{ $item-un }.
event-turn-began = Tour { $turn }.
event-group-moved = Le groupe gagne { $to-le }{ $quiet ->
    [yes] {" "}: rien à signaler
   *[no] {""}
}.
event-some-moved = { CAP($who-le) } gagnent { $to-le }{ $quiet ->
    [yes] {" "}: rien à signaler
   *[no] {""}
}.
event-moved = { CAP($who-le) } gagne { $to-le }{ $quiet ->
    [yes] {" "}: rien à signaler
   *[no] {""}
}.
event-stayed = { CAP($who-le) } { $who-count ->
    [one] reste
   *[other] restent
} { $at-au }{ $quiet ->
    [yes] {" "}: rien à signaler
   *[no] {""}
}.
event-group-stayed = Le groupe reste { $at-au }{ $quiet ->
    [yes] {" "}: rien à signaler
   *[no] {""}
}.
event-slept-on = { CAP($who-le) } { $who-count ->
    [one] reste à dormir
   *[other] restent à dormir
} { $at-au }.
event-village-waits = Voilà { $turns } tours que vous attendez : au village on ne guérit pas, on ne trouve rien. Le château attend.
event-castle-entered = Les portes du château de Doom sont franchies !
event-stepped-up = { CAP($who-le) } passe en tête.
event-fell-back = { CAP($who-le) } passe en queue.
event-set-off-alone = { CAP($who-le) } { $who-count ->
    [one] quitte
   *[other] quittent
} le groupe.
event-set-off-most = { CAP($who-le) } se séparent { $left-du }.
event-unwilling = { CAP($who-le) } préfère rester avec le groupe.
event-quiet = Rien ne se passe.
event-monster-appeared = { $count ->
    [one] { CAP($foe-un) } surgit
   *[other] { CAP(COUNT($count)) } { $foe-pl } surgissent
} !
event-monsters-appeared = { CAP($foes) } surgissent !
foe-counted = { $count ->
    [one] { $foe-un }
   *[other] { COUNT($count) } { $foe-pl }
}
    .le = les { COUNT($count) } { $foe-pl }
event-treasure-seen = On aperçoit { $treasure-un }.
event-put-back = { CAP($treasure-un) } ! Mais hors du château on n’en garde pas : le pion retourne au bol.
event-redrawn = { $count ->
    [one] Un pion tiré pour rien retourne
   *[other] { $count } pions tirés pour rien retournent
} au bol.
event-ran = { CAP($who-le) } { $who-count ->
    [one] s’enfuit et gagne
   *[other] s’enfuient et gagnent
} { $to-le }.
event-group-ran = Le groupe s’enfuit et gagne { $to-le }.
event-escaped = { CAP($foe-le) } { $foe-count ->
    [one] perd
   *[other] perdent
} votre trace.
event-caught = { CAP($foe-le) } { $foe-count ->
    [one] rattrape
   *[other] rattrapent
} { $who-count ->
    [one] { $who-le }
   *[other] les fuyards
} et { $foe-count ->
    [one] frappera { $foe-genre ->
        [f] la première
       *[other] le premier
    }
   *[other] frapperont d’abord
}.
event-left-behind = On abandonne { $who-le } à { $who-count ->
    [one] son
   *[other] leur
} sommeil, sous les coups.
event-flew-off = { CAP($who-le) } s’envole et se pose { $to-au }.
event-forfeited = On abandonne { $treasure-le }.
event-came-to-help = { CAP($who-le) } accourt et se joint au combat.
event-round-began = Assaut { $round }.
event-hit = { CAP($who-le) } touche { $foe-le } { $item-au } : { $wounds ->
    [0] aucune blessure
    [one] une blessure
   *[other] { $wounds } blessures
}{ $left ->
    [0] , coup mortel
   *[other] , il lui reste { $left } PdV
}.
event-missed = { CAP($who-le) } rate { $foe-le }.
event-foe-hit = { CAP($foe-le) } frappe { $who-le }{ $second ->
    [yes] {" "}d’un second coup
   *[no] {""}
} : { $wounds ->
    [0] aucune blessure
    [one] une blessure
   *[other] { $wounds } blessures
}{ $softened ->
    [0] {""}
    [one] {" "}(une évitée)
   *[other] {" "}({ $softened } évitées)
}{ $left ->
    [0] , coup mortel
   *[other] , il lui reste { $left } PdV
}.
event-foe-missed = { $second ->
    [yes] Le second coup { $foe-du } rate { $who-le }
   *[no] { CAP($foe-le) } rate { $who-le }
}.
event-foe-sleeps = { CAP($foe-le) } dort toujours.
event-foe-died = { CAP($foe-le) } est mort{ $foe-genre ->
    [f] e
   *[other] {""}
}.
event-foe-slain = { CAP($who-le) } tue { $foe-le } { $item-au } : { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
}.
recalled-slain = { CAP($who-le) } tue { $foe-le } { $item-au }.
recalled-killed = { CAP($who-le) } tombe sous les coups { $foe-du }.
event-died = { CAP($who-le) } succombe.
event-drained = { CAP($foe-le) } vole à jamais un point de vie { $who-au }{ $left ->
    [0] {""}
   *[other] {" "}: il lui en reste { $left }, sur un maximum ramené à { $initial }
}.
event-petrified = { CAP($who-le) } croise le regard { $foe-du } : ce n’est plus qu’une statue de pierre.
event-fell-asleep = Sous le charme { $foe-du }, { $who-le } s’endort.
event-woke = { CAP($who-le) } se réveille.
event-withstood = { CAP($who-le) } résiste au maléfice { $foe-du }.
event-spell-slept = { CAP($who-le) } lance son sort : { $foe-le } dormira pendant { $rounds ->
    [one] un assaut
    [2] deux assauts
   *[other] { $rounds } assauts
}.
event-spell-burnt = { CAP($who-le) } lève la main : { $foe-le } disparaît dans les flammes !
event-spell-failed = { CAP($who-le) } tente en vain d’endormir { $foe-le }.
event-burning-failed = { CAP($who-le) } tente en vain de brûler { $foe-le }.
event-healed = { CAP($healer-le) } { $own ->
    [yes] se soigne,
   *[no] soigne { $who-le }, qui
} regagne { $amount ->
    [one] un point de vie
   *[other] { $amount } points de vie
} et en a maintenant { $life }.
event-not-healed = { CAP($healer-le) } tente en vain de { $own ->
    [yes] se soigner
   *[no] soigner { $who-le }
}.
event-freed = { CAP($healer-le) } délivre { $who-le } de la pierre !
event-still-stone = La pierre résiste { $healer-au } : { $who-le } ne bouge pas.
event-trap-found = { CAP($who-le) } découvre un piège à la porte { $room-du }.
event-no-trap-found = { CAP($who-le) } ne décèle aucun piège à la porte { $room-du }.
event-trap-disarmed = { CAP($who-le) } désamorce le piège. La voie est libre.
event-trap-botched = La main { $who-du } tremble : le piège se déclenche !
event-trap-worked = Un déclic… c’est le piège { $room-du } !
event-trap-sprung = { CAP($trap-le) }
event-trap-hurt = { CAP($who-le) } { $wounds ->
    [0] s’en tire sans une égratignure{ $softened ->
        [0] {""}
       *[other] , grâce à son armure
    }
   *[other] perd { $wounds } PdV{ $softened ->
        [0] {""}
        [one] {" "}(un de moins grâce à l’armure)
       *[other] {" "}({ $softened } de moins grâce à l’armure)
    }{ $left ->
        [0] {" "}et succombe
       *[other] , il lui en reste { $left }
    }
}.
event-room-stirs = { $column ->
    [triangle] On tend l’oreille dans { $room-le }{ $quiet ->
        [yes] {" "}: pas un bruit.
       *[no] …
    }
    [square] On fait le tour { $room-du }{ $quiet ->
        [yes] {" "}: personne, et rien à prendre.
       *[no] …
    }
   *[trap] Le piège { $room-du } ne fonctionne plus : il ne se passe rien.
  }
event-secret-door-opened = { CAP($who-le) } perce le secret : la porte en S s’ouvre.
event-secret-door-shut = La porte en S reste close devant { $who-le }.
event-found = { CAP($who-le) } prend { $item-un }.
event-gold-found = En fait de pierres, c’est de l’or : { $who-le } ramasse { $amount } pièces.
event-weapon-known = C’est { $item-un } !
event-declined = Personne n’en veut : { $treasure-le } retourne au bol.
event-armour-fitted = { CAP($who-le) } revêt une armure magique : { $off ->
    [one] une blessure
   *[other] { $off } blessures
} de moins à chaque coup.
event-armour-kept = { CAP($who-le) } garde son armure magique : la nouvelle ne vaut pas mieux.
event-jewel-waits = { CAP($who-le) } met { $item-le } : il ne se passe rien pour l’instant.
event-jewel-still-waits = { CAP($item-le) } { $who-du } n’agit toujours pas.
event-jewel-wards = { CAP($item-le) } protège { $who-le } : une blessure de moins à chaque coup de monstre.
event-jewel-slumbers = { CAP($item-le) } endort { $who-le } pendant { $turns ->
    [one] un tour
    [2] deux tours
   *[other] { $turns } tours
}.
event-jewel-antidote = { CAP($item-le) } protégera { $who-le } des poisons.
event-weapon-obeys = { CAP($item-le) } obéit : { $who-le } en est maître.
event-turned-evil = { CAP($item-le) } s’empare de l’âme { $who-du }, qui cède au mal et se jette sur les siens !
event-came-to-his-senses = { CAP($who-le) } revient à la raison et maîtrise enfin son arme.
event-drank = { CAP($who-le) } boit : c’est { $potion-un }.
event-revived = { CAP($who-le) } reprend { $amount ->
    [one] un point de vie
   *[other] { $amount } points de vie
} et en a maintenant { $life }.
event-poisoned = Le poison brûle : { $who-le } perd { $loss } PdV{ $left ->
    [0] {""}
   *[other] , il lui en reste { $left }
}.
event-poison-neutralised = Le bijou protège { $who-le } : le poison n’agit pas.
event-phial-emptied = La fiole { $who-du } s’est éventée.
event-given = { CAP($giver-le) } donne { $item-le } { $taker-au }.
event-trade-refused = { CAP($who-le) } refuse l’échange.
event-taken = { CAP($who-le) } prend ce que portait { $dead-le }.
event-came-home = { CAP($who-le) } est de retour au village : { $score ->
    [one] un point
   *[other] { $score } points
}.
event-never-saw-castle = { CAP($who-le) } n’a jamais vu le château{ $score ->
    [0] {""}
    [one] {" "}: un point pour ses trouvailles
   *[other] {" "}: { $score } points pour ses trouvailles
}.
event-never-returned = On ne reverra plus { $who-le }.

outcome-lost = Le château de Doom a eu raison de tous. Nul ne portera témoignage.
outcome-home = { $count ->
    [0] Personne n’est revenu
    [one] Un seul est revenu
    [2] Deux sont revenus
    [3] Trois sont revenus
    [4] Quatre sont revenus
    [5] Cinq sont revenus
    [6] Six sont revenus
    [7] Sept sont revenus
   *[other] { $count } sont revenus
} du château de Doom : { $score ->
    [0] aucun point
    [one] un seul point
   *[other] { $score } points en tout
}.

## Table

headline-muster = Au village, on se prépare
headline-turn = Tour { $turn }
headline-fight = Tour { $turn } · combat { $at-au } · assaut { $round }
scene-fight = Combat { $at-au }
label-life = Points de vie
label-bowl = Bol
label-group = Groupe : { $who }
label-grave = Dépouille : { $who }
label-weapon = Arme
label-foe-hit = Se touche sur
label-foe-blow = Inflige
label-foe-pursuit = Poursuite
label-foe-first = Frappe
label-foe-touch = Maléfice
touch-drain = vole à jamais un point de vie
touch-petrify = peut changer en pierre
touch-slumber = peut endormir
value-blow = { $wounds }
value-first = en premier
value-number = { $n }
label-struck = Touché sur
label-armour = Armure
label-spell = Sort
value-weapon = { $item } ({ $wounds })
value-or-more = { $number } ou plus
value-armour = { $off ->
    [one] une blessure
   *[other] { $off } blessures
} de moins par coup
value-spell = { $turns ->
    [0] prêt
    [one] dans un tour
   *[other] dans { $turns } tours
}
badge-dead = mort
badge-petrified = pétrifié
badge-asleep = endormi
badge-evil = possédé
badge-strong = force
badge-flying = vol
badge-star = monstre spécial
badge-magic-only = arme magique seulement

## Bijoux, potions, pièges

jewel-unworn = pas encore porté
jewel-waiting = attend son heure
jewel-ward = une blessure de moins
jewel-slumber = sommeil épuisé
jewel-antidote = contre les poisons
potion-unknown = nature inconnue
potion-poison = poison
    .un = du poison
potion-water = eau claire
    .un = de l’eau claire
potion-flying = potion de vol
    .un = une potion de vol
potion-strength = potion de force
    .un = une potion de force
potion-revival = revitalisation
    .un = une potion de revitalisation
trap-trapdoor = Une trappe s’ouvre !
trap-arrow = Une flèche jaillit !
trap-poisoned-arrow = Une flèche empoisonnée jaillit !
trap-falling-stones = Des pierres s’écroulent !
trap-stiff = Le mécanisme grince et se bloque… puis repart.
trap-explosion = Explosion !

## Chapitres des règles

chapter-setup = Le jeu
chapter-dice = Les dés
chapter-counter = Les pions
chapter-char = Les personnages
chapter-weapon = Les armes
chapter-create = Création des personnages
chapter-move = Déplacements
chapter-start = Le départ
chapter-turn = Le tour
chapter-lp = Les points de vie
chapter-hit = Les tentatives de coup
chapter-wound = Les blessures infligées
chapter-example = Exemples
chapter-event = Les événements
chapter-flee = La fuite
chapter-combat = Les combats
chapter-special = Les monstres spéciaux
chapter-magician = Les pouvoirs du Magicien
chapter-heal = Les soins
chapter-castle = Dans le château
chapter-trap = Les pièges
chapter-magicroom = La salle magique
chapter-treasure = Les trésors
chapter-armour = Les armures magiques
chapter-ring = Anneaux et colliers
chapter-magicweapon = Les armes magiques
chapter-phial = Les fioles
chapter-fountain = Les fontaines
chapter-end = La fin de la partie

## Lieux

point-V00 = Village de Guédoom
    .le = le village de Guédoom
    .du = du village de Guédoom
    .au = au village de Guédoom
point-C01 = Chemin du Moulin
    .le = le Chemin du Moulin
    .du = du Chemin du Moulin
    .au = au Chemin du Moulin
point-C02 = Charbonnières
    .le = les Charbonnières
    .du = des Charbonnières
    .au = aux Charbonnières
point-C03 = Chêne aux Pendus
    .le = le Chêne aux Pendus
    .du = du Chêne aux Pendus
    .au = au Chêne aux Pendus
point-C04 = Pont du Péage
    .le = le Pont du Péage
    .du = du Pont du Péage
    .au = au Pont du Péage
point-C05 = Creux aux Ronces
    .le = le Creux aux Ronces
    .du = du Creux aux Ronces
    .au = au Creux aux Ronces
point-C06 = Tertre enfoui
    .le = le Tertre enfoui
    .du = du Tertre enfoui
    .au = au Tertre enfoui
point-C07 = Bosquet du Renard
    .le = le Bosquet du Renard
    .du = du Bosquet du Renard
    .au = au Bosquet du Renard
point-C08 = Oratoire noyé
    .le = l’Oratoire noyé
    .du = de l’Oratoire noyé
    .au = à l’Oratoire noyé
point-C09 = Pierres penchées
    .le = les Pierres penchées
    .du = des Pierres penchées
    .au = aux Pierres penchées
point-C10 = Butte du Berger
    .le = la Butte du Berger
    .du = de la Butte du Berger
    .au = à la Butte du Berger
point-C11 = Sente aux Loups
    .le = la Sente aux Loups
    .du = de la Sente aux Loups
    .au = à la Sente aux Loups
point-C12 = Puits tari
    .le = le Puits tari
    .du = du Puits tari
    .au = au Puits tari
point-C13 = Gué des Saules
    .le = le Gué des Saules
    .du = du Gué des Saules
    .au = au Gué des Saules
point-C14 = Tourbière
    .le = la Tourbière
    .du = de la Tourbière
    .au = à la Tourbière
point-C15 = Charrette brisée
    .le = la Charrette brisée
    .du = de la Charrette brisée
    .au = à la Charrette brisée
point-C16 = Croix du Chemin
    .le = la Croix du Chemin
    .du = de la Croix du Chemin
    .au = à la Croix du Chemin
point-C17 = Pins noirs
    .le = les Pins noirs
    .du = des Pins noirs
    .au = aux Pins noirs
point-C18 = Grotte de l’Ermite
    .le = la Grotte de l’Ermite
    .du = de la Grotte de l’Ermite
    .au = à la Grotte de l’Ermite
point-C19 = Guet en ruine
    .le = le Guet en ruine
    .du = du Guet en ruine
    .au = au Guet en ruine
point-C20 = Marais aux Sangsues
    .le = le Marais aux Sangsues
    .du = du Marais aux Sangsues
    .au = au Marais aux Sangsues
point-C21 = Pied de la Chaussée
    .le = le Pied de la Chaussée
    .du = du Pied de la Chaussée
    .au = au Pied de la Chaussée
point-C22 = Champ d’Épines
    .le = le Champ d’Épines
    .du = du Champ d’Épines
    .au = au Champ d’Épines
point-C23 = Cairn des Sept
    .le = le Cairn des Sept
    .du = du Cairn des Sept
    .au = au Cairn des Sept
point-C24 = Digue de l’Est
    .le = la Digue de l’Est
    .du = de la Digue de l’Est
    .au = à la Digue de l’Est
point-C25 = Berge de l’Ouest
    .le = la Berge de l’Ouest
    .du = de la Berge de l’Ouest
    .au = à la Berge de l’Ouest
point-C26 = Tour aux Freux
    .le = la Tour aux Freux
    .du = de la Tour aux Freux
    .au = à la Tour aux Freux
point-C27 = Bord des Douves
    .le = le Bord des Douves
    .du = du Bord des Douves
    .au = au Bord des Douves
point-K01 = Châtelet
    .le = le Châtelet
    .du = du Châtelet
    .au = au Châtelet
point-K02 = Basse Cour
    .le = la Basse Cour
    .du = de la Basse Cour
    .au = à la Basse Cour
point-K03 = Puits de la Cour
    .le = le Puits de la Cour
    .du = du Puits de la Cour
    .au = au Puits de la Cour
point-K04 = Cour de l’Ouest
    .le = la Cour de l’Ouest
    .du = de la Cour de l’Ouest
    .au = à la Cour de l’Ouest
point-K05 = Cour de l’Est
    .le = la Cour de l’Est
    .du = de la Cour de l’Est
    .au = à la Cour de l’Est
point-K06 = Haute Cour
    .le = la Haute Cour
    .du = de la Haute Cour
    .au = à la Haute Cour
point-K07 = Salle de garde rouillée
    .le = la Salle de garde rouillée
    .du = de la Salle de garde rouillée
    .au = dans la Salle de garde rouillée
point-K08 = Écuries aux Ossements
    .le = les Écuries aux Ossements
    .du = des Écuries aux Ossements
    .au = dans les Écuries aux Ossements
point-K09 = Bout ouest de la Salle des Bannières
    .le = le bout ouest de la Salle des Bannières
    .du = du bout ouest de la Salle des Bannières
    .au = au bout ouest de la Salle des Bannières
point-K10 = Bout est de la Salle des Bannières
    .le = le bout est de la Salle des Bannières
    .du = du bout est de la Salle des Bannières
    .au = au bout est de la Salle des Bannières
point-K11 = Cuisines froides
    .le = les Cuisines froides
    .du = des Cuisines froides
    .au = dans les Cuisines froides
point-K12 = Chapelle des Cendres
    .le = la Chapelle des Cendres
    .du = de la Chapelle des Cendres
    .au = dans la Chapelle des Cendres
point-K13 = Passage de l’Ouest
    .le = le Passage de l’Ouest
    .du = du Passage de l’Ouest
    .au = au Passage de l’Ouest
point-K14 = Armurerie béante
    .le = l’Armurerie béante
    .du = de l’Armurerie béante
    .au = dans l’Armurerie béante
point-K15 = Escalier de l’Ouest
    .le = l’Escalier de l’Ouest
    .du = de l’Escalier de l’Ouest
    .au = à l’Escalier de l’Ouest
point-K16 = Archives de Poussière
    .le = les Archives de Poussière
    .du = des Archives de Poussière
    .au = dans les Archives de Poussière
point-K17 = Bout ouest de la Galerie
    .le = le bout ouest de la Galerie
    .du = du bout ouest de la Galerie
    .au = au bout ouest de la Galerie
point-K18 = Milieu de la Galerie
    .le = le milieu de la Galerie
    .du = du milieu de la Galerie
    .au = au milieu de la Galerie
point-K19 = Bout est de la Galerie
    .le = le bout est de la Galerie
    .du = du bout est de la Galerie
    .au = au bout est de la Galerie
point-K20 = Seuil de la Salle magique
    .le = le seuil de la Salle magique
    .du = du seuil de la Salle magique
    .au = au seuil de la Salle magique
point-K21 = Estrade de la Salle magique
    .le = l’estrade de la Salle magique
    .du = de l’estrade de la Salle magique
    .au = à l’estrade de la Salle magique
point-K22 = Passage de l’Est
    .le = le Passage de l’Est
    .du = du Passage de l’Est
    .au = au Passage de l’Est
point-K23 = Caveau de l’Alchimiste
    .le = le Caveau de l’Alchimiste
    .du = du Caveau de l’Alchimiste
    .au = dans le Caveau de l’Alchimiste
point-K24 = Escalier de l’Est
    .le = l’Escalier de l’Est
    .du = de l’Escalier de l’Est
    .au = à l’Escalier de l’Est
point-K25 = Chambre des Comptes
    .le = la Chambre des Comptes
    .du = de la Chambre des Comptes
    .au = dans la Chambre des Comptes
point-K26 = Chambre du Guet
    .le = la Chambre du Guet
    .du = de la Chambre du Guet
    .au = dans la Chambre du Guet
point-afar = Au loin
    .le = le large
    .au = loin de là

## Pièces

room-guardroom = Salle de garde rouillée
    .le = la Salle de garde rouillée
    .du = de la Salle de garde rouillée
    .au = à la Salle de garde rouillée
room-stables = Écuries aux Ossements
    .le = les Écuries aux Ossements
    .du = des Écuries aux Ossements
    .au = aux Écuries aux Ossements
room-hall = Salle des Bannières
    .le = la Salle des Bannières
    .du = de la Salle des Bannières
    .au = à la Salle des Bannières
room-kitchen = Cuisines froides
    .le = les Cuisines froides
    .du = des Cuisines froides
    .au = aux Cuisines froides
room-chapel = Chapelle des Cendres
    .le = la Chapelle des Cendres
    .du = de la Chapelle des Cendres
    .au = à la Chapelle des Cendres
room-armoury = Armurerie béante
    .le = l’Armurerie béante
    .du = de l’Armurerie béante
    .au = à l’Armurerie béante
room-archive = Archives de Poussière
    .le = les Archives de Poussière
    .du = des Archives de Poussière
    .au = aux Archives de Poussière
room-cellar = Caveau de l’Alchimiste
    .le = le Caveau de l’Alchimiste
    .du = du Caveau de l’Alchimiste
    .au = au Caveau de l’Alchimiste
room-treasury = Chambre des Comptes
    .le = la Chambre des Comptes
    .du = de la Chambre des Comptes
    .au = à la Chambre des Comptes
room-tower = Chambre du Guet
    .le = la Chambre du Guet
    .du = de la Chambre du Guet
    .au = à la Chambre du Guet
room-magic = Salle magique
    .le = la Salle magique
    .du = de la Salle magique
    .au = à la Salle magique

## Personnages et monstres

being-warrior = Guerrier
    .genre = m
being-warrior-2 = Second Guerrier
    .le = le second Guerrier
    .un = un second Guerrier
    .du = du second Guerrier
    .au = au second Guerrier
    .genre = m
being-magician = Magicien
    .genre = m
being-magician-2 = Second Magicien
    .le = le second Magicien
    .un = un second Magicien
    .du = du second Magicien
    .au = au second Magicien
    .genre = m
being-cleric = Clerc
    .genre = m
being-cleric-2 = Second Clerc
    .le = le second Clerc
    .un = un second Clerc
    .du = du second Clerc
    .au = au second Clerc
    .genre = m
being-thief = Voleur
    .genre = m
being-thief-2 = Second Voleur
    .le = le second Voleur
    .un = un second Voleur
    .du = du second Voleur
    .au = au second Voleur
    .genre = m
being-skeleton = Squelette
    .pl = Squelettes
    .genre = m
being-zombie = Zombie
    .pl = Zombies
    .genre = m
being-ghoul = Goule
    .pl = Goules
    .genre = f
being-ghost = Fantôme
    .pl = Fantômes
    .genre = m
being-vampire = Vampire
    .pl = Vampires
    .genre = m
being-troll = Troll
    .pl = Trolls
    .genre = m
being-dragon = Dragon
    .pl = Dragons
    .genre = m
being-werewolf = Loup-garou
    .pl = Loups-garous
    .genre = m
being-goblin = Gobelin
    .pl = Gobelins
    .genre = m
being-orc = Orque
    .pl = Orques
    .genre = m
being-mummy = Momie
    .pl = Momies
    .genre = f
being-ash-lord = Seigneur des Cendres
    .pl = Seigneurs des Cendres
    .genre = m
being-giant = Géant
    .pl = Géants
    .genre = m
being-demon = Démon
    .pl = Démons
    .genre = m
being-succubus = Succube
    .pl = Succubes
    .genre = f
being-chimera = Chimère
    .pl = Chimères
    .genre = f
being-sphinx = Sphinx
    .pl = Sphinx
    .genre = m
being-centaur = Centaure
    .pl = Centaures
    .genre = m
being-medusa = Méduse
    .pl = Méduses
    .genre = f
being-sorcerer = Sorcier
    .pl = Sorciers
    .genre = m

## Objets

item-dagger = Dague
    .le = la dague
    .un = une dague
    .du = de la dague
    .au = à la dague
item-sword = Épée
    .le = l’épée
    .un = une épée
    .du = de l’épée
    .au = à l’épée
item-mace = Masse
    .le = la masse
    .un = une masse
    .du = de la masse
    .au = à la masse
item-bow = Arc
    .le = l’arc
    .un = un arc
    .du = de l’arc
    .au = à l’arc
item-dagger-plus-1 = Dague +1
    .le = la dague +1
    .un = une dague +1
    .du = de la dague +1
    .au = à la dague +1
item-sword-plus-1 = Épée +1
    .le = l’épée +1
    .un = une épée +1
    .du = de l’épée +1
    .au = à l’épée +1
item-mace-plus-1 = Masse +1
    .le = la masse +1
    .un = une masse +1
    .du = de la masse +1
    .au = à la masse +1
item-sword-plus-2 = Épée +2
    .le = l’épée +2
    .un = une épée +2
    .du = de l’épée +2
    .au = à l’épée +2
item-ring = Anneau
    .le = l’anneau
    .un = un anneau
    .du = de l’anneau
item-necklace = Collier
    .le = le collier
    .un = un collier
    .du = du collier
item-phial = Fiole
    .le = la fiole
    .un = une fiole
    .du = de la fiole
item-gold = Or
    .le = l’or
    .un = de l’or
    .du = de l’or
item-sapphire = Saphir
    .le = le saphir
    .un = un saphir
    .du = du saphir
item-emerald = Émeraude
    .le = l’émeraude
    .un = une émeraude
    .du = de l’émeraude
item-ruby = Rubis
    .le = le rubis
    .un = un rubis
    .du = du rubis
item-topaz = Topaze
    .le = la topaze
    .un = une topaze
    .du = de la topaze
item-diamond = Diamant
    .le = le diamant
    .un = un diamant
    .du = du diamant

## Pions de trésor

treasure-magic-weapon = Arme magique
    .le = l’arme magique
    .un = une arme magique
    .du = de l’arme magique
treasure-phial = Fiole de soins
    .le = la fiole de soins
    .un = une fiole de soins
    .du = de la fiole de soins
treasure-ring = Anneau
    .le = l’anneau
    .un = un anneau
    .du = de l’anneau
treasure-necklace = Collier
    .le = le collier
    .un = un collier
    .du = du collier
treasure-armour = Armures magiques
    .le = les armures magiques
    .un = des armures magiques de toutes les tailles
    .du = des armures magiques
treasure-gems = Pierres précieuses
    .le = les pierres précieuses
    .un = des pierres précieuses
    .du = des pierres précieuses

# Une première partie.
teach-goal = Menez votre groupe du village au château de Doom, explorez-le et revenez vivants au village.
teach-score = À la fin, chacun de ceux qui rentrent du château vaut des points ; son armure et les trésors qu’il porte en ajoutent. Qui reste là-bas ne rapporte rien.
teach-signs = Sur la carte, rien n’arrive sur un rond, on peut rencontrer quelqu’un sur un triangle, et un carré est un lieu à visiter. Ce qui luit peut être choisi.
teach-at-weapon-four-types = Elle servira toute la partie, à moins d’en trouver une magique au château ; chaque arme a son propre dé pour ses coups.
teach-at-turn-sequence = Le groupe va ensemble vers un point voisin ; ce qui l’y attend est tiré au dé quand il arrive.
teach-at-event-nothing-continue = Rien ici : vous pouvez continuer tout de suite, et chaque nouveau point peut amener quelqu’un.
teach-at-flee-choice = Un combat peut coûter des vies et rapporter un trésor ; pour fuir, un dé doit battre la poursuite du monstre.

## Les cases des tables imprimées
cell-stop-triangle = colonne du triangle
cell-stop-square = colonne du carré
cell-stop-trap = un piège
cell-jewel-waiting = attend son heure
cell-jewel-ward = une blessure de moins à chaque fois
cell-jewel-slumber = un sommeil de deux tours, une fois
cell-jewel-again = deux bijoux : on relance
cell-jewel-antidote = protège des poisons

# Conseils : pourquoi un robot ferait cela

why-free = Un compagnon libéré vaut mieux qu’un compagnon laissé.
why-help = Cela ne coûte rien et peut servir.
why-drink = Assez de blessures pour que la potion ne soit pas perdue.
why-order = Les plus solides devant : ce sont eux qu’on frappe.
why-open = La porte secrète cache de quoi s’enrichir, et le groupe est encore en forme.
why-halt = C’est ici qu’on voulait arriver.
why-to-gate = C’est le chemin le plus calme vers la porte du château.
why-to-rooms = C’est le chemin le plus calme vers une salle que personne n’a vue.
why-homeward = Il est temps de rentrer : c’est le chemin le plus calme vers le village.
why-calmest = C’est le chemin le plus calme.
why-fight = Mené jusqu’au bout, ce combat coûterait environ { $cost } % des points de vie du groupe.
why-flee = Ce combat coûterait environ { $cost } % des points de vie du groupe.
why-hopeless = Ce combat pourrait coûter la vie à tout le groupe.
why-scatter = Ce combat est perdu : chacun pour soi.
why-flee-far = Ce combat coûterait trop : autant voler vers le village.
why-sleep = C’est l’adversaire qui fait le plus mal : mieux vaut qu’il dorme.
why-spare = Un coup de plus suffira : le sort servira plus tard.
why-join = À plusieurs, ce combat peut être gagné.
why-pair-spell = Seul un sort peut atteindre cet adversaire.
why-pair = Ce sont eux dont on peut attendre les coups les plus durs.
why-strike = C’est l’adversaire qui a le plus de chances de tomber ({ $chance } %).
why-sturdy = Le plus solide a le plus de chances de le rapporter.
why-cursed = Si l’arme est maudite, les autres pourront le maîtriser.
