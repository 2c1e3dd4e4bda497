# La campagne : ce qu’on apprend, ce qu’on achète, ce qu’on garde
being-ketil = Ketil
    .du = de Ketil
    .au = à Ketil
    .genre = m
being-hersende = Hersende
    .du = d’Hersende
    .au = à Hersende
    .genre = f
being-jacquot = Jacquot
    .du = de Jacquot
    .au = à Jacquot
    .genre = m
being-thordis = Thordis
    .du = de Thordis
    .au = à Thordis
    .genre = f
being-beatrix = Béatrix
    .du = de Béatrix
    .au = à Béatrix
    .genre = f
being-guilhem = Guilhem
    .du = de Guilhem
    .au = à Guilhem
    .genre = m
chapter-campaign = La campagne
variant-play = Partie
variant-play-quest = Une quête
variant-play-campaign = Une campagne, de quête en quête
variant-party = Qui descend
variant-party-usual = Svein, Ombeline, Pernel, Hadrun
variant-party-chosen = Choisir chaque héros
campaign-first-steps = Premiers pas dans l’ombre
campaign-serpent = Les galeries du Serpent
handicap-stiff-knee = Genou raide
handicap-shaking-hand = Main qui tremble
handicap-clouded-eye = Œil voilé
handicap-bad-dreams = Mauvais rêves
handicap-scarred-face = Visage balafré
handicap-short-breath = Souffle court
service-sappers = Des sapeurs : une carte Plan de moins
service-watch = Des guetteurs : une embuscade de moins
ending-won = La quête est accomplie
ending-late = Trop tard : la quête est perdue
ending-forfeit = Celui qu’il fallait sauver est mort : la quête est perdue
ending-beaten = Le groupe est battu
ask-successor = Un mort laisse sa place. Qui la prend ?
ask-learn = { CAP($who-le) } a { $xp } XP. Que lui apprendre ?
ask-town = { CAP($who-le) } est au village. La bourse : { $crowns } écus. Que faire ?
ask-rune = Quelle rune le forgeron doit-il graver sur { $thing-le } { $who-du } ?
ask-pack = { CAP($who-le) } porte trop : { $weight } pour { $most }. De quoi se défaire ?
ask-road = Vous avez { $crowns } écus. Où aller ?
choice-learnt = C’est tout
choice-left-town = Quitter le village
choice-part = Se séparer ici
option-raise = { $trait } : niveau { $level }
option-toughen = Un point de vie de plus
option-get-over = Surmonter : { $handicap }
option-train = { $trait } : niveau { $level }
option-cure = La rebouteuse : { $handicap }
option-strongbox = Un coffre-fort
option-thing = { CAP($thing) }
option-hand = { $thing } { $to-au }
group-traits = Progresser
group-skills = Compétences
group-handicaps = Handicaps
group-buy = Acheter
group-sell = Vendre
group-masters = Un maître
group-smith = Une rune, chez le forgeron
group-store = Ranger
group-fetch = Reprendre
group-hire = Engager
note-xp = { $xp } XP
note-weapon = { $crowns } écus, dommages { $damage }, poids { $weight }
note-armour = { $crowns } écus, armure { $armour }, poids { $weight }
note-ware = { $crowns } écus, poids { $weight }
note-crowns = { $crowns ->
        [one] un écu
       *[other] { $crowns } écus
    }
event-fulfilled = { $quest }
event-failed = { $why }
event-came-home = { $how }. On regagne le village, { $crowns ->
        [0] sans un écu à partager.
        [one] avec un écu à partager.
       *[other] avec { $crowns } écus à partager.
    }
event-led-deeper = « { $done } » s’achève ici. Mais sous le village d’autres galeries descendent : « { $next } ».
event-earned = { CAP($who-le) } { $xp ->
        [0] n’apprend rien de neuf
       *[other] gagne { $xp } XP
    }{ $destiny ->
        [0] {" et"}
       *[other] {" et"} un point de destin, et
    } { $crowns ->
        [0] rentre les poches vides.
        [one] empoche un écu.
       *[other] empoche { $crowns } écus.
    }
event-blessed = { CAP($who-le) } gagne un point de destin.
event-maimed = { CAP($who-le) } en garde un handicap : « { $handicap } ».
event-cured-of = { CAP($who-le) } se remet de son handicap : « { $handicap } ».
event-succeeded = { CAP($who-le) } se joint au groupe.
event-improved = { CAP($who-le) } progresse : { $trait }, niveau { $level }.
event-toughened = { $gained ->
        [0] { CAP($who-le) } a maintenant { $life } points de vie.
        [one] { CAP($who-le) } s’endurcit : un point de vie de plus, { $life } en tout.
       *[other] { CAP($who-le) } s’endurcit : { $gained } points de vie de plus, { $life } en tout.
    }
event-learnt-skill = { CAP($who-le) } apprend : { $skill }.
event-learnt-spell = { CAP($who-le) } apprend un sort : { $spell }.
event-bought = { CAP($who-le) } achète { $thing-un } pour { $crowns } écus.
event-sold = { CAP($who-le) } vend { $thing-le } pour { $crowns ->
        [one] un écu.
       *[other] { $crowns } écus.
    }
event-boxed = { CAP($who-le) } a un coffre-fort au village.
event-engraved = Le forgeron grave { $rune-le } sur { $thing-le } { $who-du }.
event-stored = { CAP($who-le) } range { $thing-le }.
event-fetched = { CAP($who-le) } reprend { $thing-le }.
event-hired = Engagés. { $service }.
event-parted = Le groupe se sépare. On se reverra, ou pas.
won-campaign = Les dix quêtes sont accomplies. Là-haut, l’an mil passe comme une année ordinaire, et personne ne sait pourquoi.
parted = Le groupe s’est séparé. Ce qui dort en bas dort encore.
headline-town = { $campaign } · quêtes accomplies : { $done } sur { $all }
place-market = Le marché
place-yard = La cour des maîtres
place-physician = La rebouteuse
place-smith = Le forgeron
place-bank = Les coffres-forts
place-gate = La descente
board-town = Le village
label-xp = XP
label-crowns = Écus
label-load = Charge
label-handicaps = Handicaps
label-stored = Au coffre-fort
label-chronicle = Chronique
value-load = { $weight } / { $most }
chronicle-line = { $ending } · { $crowns ->
        [one] un écu
       *[other] { $crowns } écus
    }
chronicle-fell = { $ending } · { $crowns } écus · tombés : { $fell }
chronicle-now = en cours
