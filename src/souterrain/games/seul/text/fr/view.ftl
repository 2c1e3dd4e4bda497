# Ce que disent le plan et les fiches.

headline-town = En ville, { $n ->
        [0] avant la première expédition
        [one] après { $n } expédition
       *[other] après { $n } expéditions
    }
headline-below = Expédition { $n }, étage { $floor }
board-town = La ville
board-floor = Étage { $floor }
board-title = { $title }
feature-treasure = choses à prendre
feature-cache = votre cache
feature-bodies = corps : { $n }
feature-torch = torche au mur
feature-lamp = lampe au mur
feature-note = { $ref } { $text }
badge-leader = chef
badge-poison = empoisonné
badge-disease = malade
scene-encounter = { CAP($creature) }, attitude { $mood }, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }
foe-line = { $creature } · DV { $dv } · CA { $ca }
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
label-clock = Tour { $n }, round
label-fatigue = Fatigue
label-danger = Dangerosité
value-dv = { $n }D{ $die }
value-number = { $n }
value-px = { $n } (prochain DV à { $next })
value-enc = { $n }, { $load }
chronicle = Chronique
chronicle-when = Jour { $day }, Tour { $turn }
chronicle-born = Un aventurier aux DV à { $n } faces prend le métier : { $name }.
chronicle-entered = L’expédition { $n } se met en route.
chronicle-home = De retour, avec { $n } PO de trouvailles.
chronicle-won = Victoire sur { $n } × { $name }.
chronicle-beaten = Vaincu : { $name }.
chronicle-died = Mort à l’étage { $n } : { $name }.
chronicle-robbed = Dépouillé, inconscient ou pour sauver sa peau.
chronicle-carried-off = Emporté et enfermé.
chronicle-level = Dé de vie numéro { $n }.
chronicle-sight = Vu : { $name }.
chronicle-passage = Un passage secret trouvé.
chronicle-cache = Une cache faite à l’étage { $n }.
chronicle-floor = Étage { $n } atteint.
chronicle-tomb = Un tombeau ouvert.
chronicle-goal = Accompli : { $name } ({ $n } PO).
chronicle-retired = La carrière s’achève avec { $n } px.
