# Ce que disent le plan et les fiches.

headline-town = En ville, { $n ->
        [0] avant la première expédition
        [one] après { $n } expédition
       *[other] après { $n } expéditions
    }
headline-below = Expédition { $n }, étage { $floor }
board-town = La ville
place-market = Le marché
place-inn = L’auberge
place-bank = La banque et les guildes
place-gate = La porte des Souterrains
board-floor = Étage { $floor }
board-title = { $title }
feature-treasure = choses à prendre
feature-met = quelqu’un rôde ici
feature-captive = captif
feature-cache = votre cache
feature-bodies = { $n ->
        [one] corps
       *[other] corps ({ $n })
    }
feature-torch = torche au mur
feature-lamp = lampe au mur
feature-note = { $ref } { $text }
feature-note-alone = { $text }
feature-rumour = Rumeur : { $contents }
badge-leader = chef
badge-poison = poison
badge-disease = maladie
scene-encounter = { $n ->
        [one] { CAP($creature) }
       *[other] { $n } { $creature-pl }
    }, attitude { $mood }, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }
foe-line = { $creature } · DV { $dv } · CA { $ca } · touche { $percent } %, { $damage }
label-hp = PV
label-dv = Dés de vie
label-ca = Classe d’armure
label-px = Expérience
label-enc = Encombrement
label-level = Niveau des Souterrains
label-trait = Race, surnom, trait
label-domain = Domaine
label-gift = Don
label-reason = Motif
label-guild = Guilde
label-bank = Banque
label-resources = Ressources
label-torches = Torches
label-salves = Baumes
label-purse = Bourse (PO)
label-clock = Tour { $n }, Round
label-fatigue = Fatigue
label-light = { CAP($light) }
label-danger = Dangerosité
value-dv = { $n }D{ $die }
value-number = { $n }
value-goal = { $reason } ({ $n } sur { $of })
value-goal-done = { $reason } (c’est fait : il reste à rentrer)
item-worn = sur vous ; { $note }
item-hand = en main ; { $note }
item-arm = au bras ; { $note }
item-back = sur le dos ; { $note }
value-px = { $n } (prochain DV à { $next })
value-enc = { $n }, { $load }
chronicle = Chronique
chronicle-when = Jour { $day }
chronicle-born = Une carrière commence, avec des dés de vie à { $n } faces : { $name }.
chronicle-entered = Départ de l’expédition { $n }.
chronicle-home = De retour, { $n ->
        [0] les mains vides
       *[other] avec { $n } PO de trouvailles
    }.
chronicle-won = { $n ->
        [one] Victoire sur { $name-un }
       *[other] Victoire sur { $n } { $name-pl }
    }.
chronicle-beaten = Défaite face à { $name-un }.
chronicle-died = Mort à l’étage { $n } : { $name }.
chronicle-robbed = On prend pièces et trésors.
chronicle-carried-off = Réveil sous clef, loin de toutes ses affaires.
chronicle-level = Un dé de vie de plus : { $n } DV.
chronicle-sight = Découverte : { $name-un }.
chronicle-passage = Découverte d’un passage secret.
chronicle-cache = Une cache à l’étage { $n }.
chronicle-floor = Arrivée à l’étage { $n }.
chronicle-tomb = Un tombeau est ouvert.
chronicle-goal = But atteint : { $name } ({ $n } PO).
chronicle-retired = La carrière s’achève avec { $n } px.
