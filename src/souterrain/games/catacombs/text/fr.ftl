# Catacombs en français.

# Qui et quoi sur le plateau

kind-elf = Elfe
    .genre = m
kind-barbarian = Barbare
    .genre = m
kind-thief = Voleur
    .genre = m
kind-wizard = Magicien
    .genre = m
kind-skeleton-warrior = Guerrier squelette
    .genre = m
    .pl = Guerriers squelettes
kind-skeleton-archer = Archer squelette
    .genre = m
    .pl = Archers squelettes
kind-zombie = Zombie
    .genre = m
    .pl = Zombies
kind-ghoul = Goule
    .genre = f
    .pl = Goules
kind-crypt-spider = Araignée des cryptes
    .genre = f
    .pl = Araignées des cryptes
kind-centaur = Centaure
    .genre = m
    .pl = Centaures
kind-minotaur = Minotaure
    .genre = m
    .pl = Minotaures
kind-cerberus = Cerbère
    .genre = m
    .pl = Cerbères
kind-orc = Orc
    .genre = m
    .pl = Orcs
kind-troll = Troll
    .genre = m
    .pl = Trolls
kind-boulder-beast = Bête-rocher
    .genre = f
    .pl = Bêtes-rochers
kind-fire-spirit = Esprit du feu
    .genre = m
    .pl = Esprits du feu
kind-fire-demon = Démon du feu
    .genre = m
    .pl = Démons du feu
kind-sorcerer = Sorcier
    .genre = m
kind-gorgon = Gorgone
    .genre = f
kind-lich = Liche
    .genre = f
kind-dragon = Dragon
    .genre = m
kind-missile = missile
    .genre = m
kind-fireball = boule de feu
    .genre = f
kind-shield = Bouclier
    .genre = m
kind-decoy = leurre
    .genre = m
kind-summoned-skeleton = Squelette invoqué
    .genre = m
kind-familiar = Familier
    .genre = m
kind-fire-wall = Mur de feu
    .genre = m
kind-several = { COUNT($n) } { $kind-pl }
kind-numbered = { $kind } { $n }
    .le = { $kind-le } { $n }
    .un = { $kind-le } { $n }
    .du = { $kind-du } { $n }
    .au = { $kind-au } { $n }
    .genre = { $kind-genre }

# Cartes Salle

room-l0-01 = Corps de garde poussiéreux
room-l0-02 = Escalier brisé
room-l0-03 = Guet des Orcs
room-l0-04 = Fosses des pauvres
room-l0-05 = Marches de cendre
room-l0-06 = Galerie des flèches
room-l0-07 = Porte aux chevaux
room-l0-08 = Fosse aux charognes
room-l0-09 = Pont du péage
room-l0-10 = Salles du silence
room-l1-01 = Légion d’os
room-l1-02 = Caserne des Orcs
room-l1-03 = Cercle des chasseurs
room-l1-04 = Garde-manger des Goules
room-l1-05 = Puits aux toiles
room-l1-06 = Allée des fourneaux
room-l1-07 = Cœur du dédale
room-l1-08 = Salle des éboulis
room-l1-09 = Cuisine des Trolls
room-l1-10 = Porte aux trois têtes
room-l1-11 = Salle des pestiférés
room-l1-12 = Longue patrouille
room-l2-01 = Cathédrale de l’araignée
room-l2-02 = Cour des cornes
room-l2-03 = Porte des démons
room-l2-04 = Salle du roi troll
room-l2-05 = Marche des morts
room-l2-06 = Enclos des bêtes
room-l2-07 = Ménagerie noire
room-l2-08 = Dernier seuil
room-merchant = Échoppe du Marchand
room-healer-a = Guérisseur de la source
room-healer-b = Guérisseur de l’ermitage
room-lord-sorcerer = Antre du Sorcier
room-lord-gorgon = Antre de la Gorgone
room-lord-lich = Antre de la Liche
room-lord-dragon = Antre du Dragon

# Sorts

spell-magic-missile = Projectile magique
spell-magic-missile-text = Deux tirs de missile, chacun à partir du lanceur ; le second est facultatif.
spell-fireball = Boule de feu
spell-fireball-text = Un tir de boule de feu : 2 dégâts à chaque monstre touché.
spell-shield = Bouclier
spell-shield-text = Posez le Bouclier à 25 mm au plus : un gros disque libre qui sert d’abri. Poussé hors du plateau, il est perdu.
spell-summon-skeleton = Invocation du squelette
spell-summon-skeleton-text = Un squelette qui combat pour vous se lève à 25 mm au plus ; il agit dès le prochain tour des Héros et tombe en poussière à la fin de la salle.
spell-drain-energy = Drain d’énergie
spell-drain-energy-text = Un tir de missile ; s’il blesse quelqu’un, le Magicien regagne 1 point de vie.
spell-teleport = Téléportation
spell-teleport-text = Reposez un Héros ou un Allié n’importe où hors de la zone des monstres, sans rien toucher.
spell-frost-bolt = Trait de givre
spell-frost-bolt-text = Un tir de missile ; les monstres blessés et non tués tombent en incapacité.
spell-chain-lightning = Éclair en chaîne
spell-chain-lightning-text = Une chaîne de trois tirs de missile, chacun depuis l’endroit où le précédent s’est arrêté.
spell-giant-strength = Force de géant
spell-giant-strength-text = Un autre Héros porte aussitôt un coup de poing critique, en plus de son action.

# Équipements

item-familiar = Familier
    .le = le Familier
    .un = un Familier
item-familiar-text = Un Familier accompagne le Magicien dès la prochaine salle ; les sorts peuvent partir de son emplacement.
item-map = Carte
    .le = la Carte
    .un = une Carte
item-map-text = En exploration, vous pouvez regarder les cartes Salle cachées devant vous.
item-poisoned-knife = Couteau empoisonné
    .le = le Couteau empoisonné
    .un = un Couteau empoisonné
item-poisoned-knife-text = Une fois par salle, avec un coup de poing : le premier monstre touché est tué, quels que soient ses points de vie.
item-invisibility-cloak = Cape d’invisibilité
    .le = la Cape d’invisibilité
    .un = une Cape d’invisibilité
item-invisibility-cloak-text = Une fois par salle, après l’action du porteur : aucune attaque ne l’atteint jusqu’au prochain tour des Héros.
item-berserker-mead = Hydromel du berserker
    .le = l’Hydromel du berserker
    .un = de l’Hydromel du berserker
item-berserker-mead-text = Une fois : le marqueur de Folie furieuse monte d’un niveau. Ce n’est pas une action.
item-silver-arrowhead = Pointe d’argent
    .le = la Pointe d’argent
    .un = une Pointe d’argent
item-silver-arrowhead-text = Une fois par salle, avec un missile : le tir est critique.
item-iron-helm = Heaume de fer
    .le = le Heaume de fer
    .un = un Heaume de fer
item-iron-helm-text = La première perte de points de vie de chaque salle est réduite de 1.
item-healing-draught = Potion de soin
    .le = la Potion de soin
    .un = une Potion de soin
item-healing-draught-text = Une fois, avant l’action du porteur : il regagne 3 points de vie.
item-staff-of-sparks = Bâton d’étincelles
    .le = le Bâton d’étincelles
    .un = un Bâton d’étincelles
item-staff-of-sparks-text = Action spéciale, une fois par salle : un tir de missile, sans dépenser de sort.

# Héros

hero-elf-text = { $health } points de vie. Arc : un missile, { COUNT($uses) } fois par salle. Le plus facile à jouer.
hero-barbarian-text = { $health } points de vie. Folie furieuse : une chaîne de { COUNT($chain) } coups de poing, puis une manche d’incapacité.
hero-thief-text = { $health } points de vie. Un déplacement en plus du coup de poing, et { $gold } pièces d’or de plus par monstre tué.
hero-wizard-text = { $health } points de vie. { CAP(COUNT($spells)) } sorts, chacun une fois, et des Alliés à commander. Le plus difficile à jouer.
hero-elf-role = Arc, { COUNT($uses) } fois par salle
hero-barbarian-role = Folie furieuse : { COUNT($chain) } coups
hero-thief-role = Frappe et se déplace
hero-wizard-role = { CAP(COUNT($spells)) } sorts, chacun une fois

# Attaques

attack-punch = coup de poing
    .un = un coup de poing
    .pl = coups de poing
attack-punch-critical = coup de poing critique
    .pl = coups de poing critiques
attack-punch-stun = coup de poing étourdissant
    .pl = coups de poing étourdissants
attack-missile = missile
    .un = un tir
    .pl = missiles
attack-missile-stun = missile étourdissant
    .pl = missiles étourdissants
attack-fireball = boule de feu
    .un = une boule de feu
    .pl = boules de feu
attack-times = { $n ->
        [2] deux
        [3] trois
       *[other] { $n }
    } { $attack-pl }
attack-move = déplacement
    .un = un déplacement
attack-any = coup
    .un = un coup
miss-punch = son coup
miss-missile = son tir
miss-fireball = sa boule de feu
miss-any = son coup

# Types et capacités des monstres

type-undead = Mort-vivant
type-mythological = Monstre mythologique
type-dungeon = Monstre du donjon
type-hell = Monstre de l’enfer
ability-retaliation = Représailles
ability-retaliation-text = Frappé d’un coup de poing, il peut aussitôt rendre un coup de poing à quelqu’un d’autre, même en mourant.
ability-regeneration = Régénération
ability-regeneration-text = Blessé, il est de nouveau indemne à la fin de la manche.
ability-fire-wall = Mur de feu
ability-fire-wall-text = Après un coup de poing qui blesse un Héros, il devient un obstacle brûlant.
ability-feeding-frenzy = Frénésie alimentaire
ability-feeding-frenzy-text = Dès qu’il a frappé un Héros d’un coup de poing, ce monstre se repaît et tombe lui-même en incapacité.
ability-absorption = Absorption
ability-absorption-text = Seuls les coups de poing le blessent.

# Pouvoirs des Seigneurs

power-mirage = Mirage
power-mirage-text = Placez un leurre, ou changez de place avec lui. Tant qu’il est là, rien ne blesse le Seigneur ; la première pichenette d’un Héros qui touche le leurre le fait disparaître.
power-arc-volley = Salve d’éclairs
power-arc-volley-text = Deux missiles.
power-petrifying-gaze = Regard pétrifiant
power-petrifying-gaze-text = Un missile étourdissant qui change un Héros en pierre ; sur la pierre, il coûte 3 points de vie.
power-serpent-lash = Fouet de serpents
power-serpent-lash-text = Deux coups de poing.
power-raise-the-dead = Relever les morts
power-raise-the-dead-text = Une pièce décide : une Goule ou un Guerrier squelette se lève près du Seigneur.
power-grave-touch = Toucher du tombeau
power-grave-touch-text = Un coup de poing critique.
power-brood = Couvée
power-brood-text = Rester sur place et engendrer deux Esprits du feu.
power-fire-charge = Charge de feu
power-fire-charge-text = Un coup de poing, puis une boule de feu depuis l’endroit atteint.

# Présentation

title = Catacombs
blurb = Des disques de bois lancés d’une pichenette à travers les catacombes : quatre Héros contre un Maître, de salle en salle, jusqu’à l’antre du Seigneur. Seul, on joue les Héros contre un robot.
variant-lord = Seigneur des catacombes
variant-lord-sorcerer = Sorcier (pour une première partie)
variant-lord-gorgon = Gorgone
variant-lord-lich = Liche
variant-lord-dragon = Dragon (le plus dur)
variant-layout = Disposition des catacombes
variant-layout-basic = Une salle après l’autre
variant-layout-branching = Des embranchements : choisir la salle suivante
variant-layout-labyrinth = Un labyrinthe de salles cachées
variant-extra_level_0 = Salles de niveau 0, les plus faciles : en plus ou en moins
variant-extra_level_1 = Salles de niveau 1 : en plus ou en moins
variant-extra_level_2 = Salles de niveau 2, les plus dures : en plus ou en moins
variant-heroes_last = Les Héros sont placés après les monstres
variant-fair_placement = Les monstres sont placés à distance les uns des autres
variant-wandering = Des monstres errants surviennent quand les Héros traînent
variant-camping = Les Héros peuvent camper entre deux salles, au risque d’une embuscade
variant-exits = Aux embranchements, seules les sorties qui se répondent mènent plus loin
variant-story = Le Maître peut raconter une histoire
variant-healer = Quel Guérisseur on rencontre
variant-healer-healer-a = Guérisseur de la source (quatre sorties)
variant-healer-healer-b = Guérisseur de l’ermitage (nord et sud)
variant-second_healer = Utiliser aussi le second Guérisseur
variant-without_map = Retirer la Carte des équipements
variant-maze = Labyrinthe du Maître (rangées séparées par « / », cartes par « , » ; vide pour le modèle)
outcome-heroes = Le Seigneur des catacombes est mort. Les Héros ont gagné.
outcome-overlord = Plus aucun Héros ne peut agir. Le Maître des catacombes a gagné.
headline-entrance = À l’entrée des catacombes
headline-room = { $room }
headline-heroes = { $room } : au tour des Héros
headline-master = { $room } : au tour du Maître
headline-won-heroes = Les Héros ont gagné
headline-won-overlord = Le Maître a gagné
zone-heroes = Héros
zone-monsters = Monstres
badge-wounded = blessé
badge-stunned = en incapacité
badge-stone = changé en pierre
badge-unseen = invisible
badge-wall = mur de feu
badge-dead = mort
label-gold = Bourse
label-health = Points de vie
label-rage = Folie furieuse
label-shots = Flèches
label-spells = Sorts
label-kills = Tués ici
label-reward = Récompense
label-monster-health = Vie
label-attack = Action
copies = { $card } ×{ $n }
value-gold = { $n } po
note-patient = Vie { $n }/{ $top } · { $gold } po
value-number = { $n }
value-of = { $n } sur { $top }
role-lord = Seigneur des catacombes ; monstre errant : { $monster }
pile-gold = Réserve d’or
pile-equipment = Pioche Équipement
card-face-down = Une salle cachée
dial-round = Manche
dial-camp = Piste de camp
setting-usual = les zones habituelles
setting-ambush = les zones sont échangées
setting-cornered = les Héros partent du milieu
bad-catacombs-lord = Ce Seigneur n’existe pas.
bad-catacombs-healer = Cette carte Guérisseur n’existe pas.
bad-catacombs-rooms = On peut aller, pour chaque niveau, de deux salles de moins à quatre salles de plus.
content-discs = il faut { $wanted } de ces disques, la boîte en contient { $held }
bad-maze-card = Le labyrinthe cite une carte qui n’existe pas : { $card }.
bad-maze-twice = La carte { $card } figure deux fois dans le labyrinthe.
bad-maze-no-lord = Le labyrinthe n’a pas de Seigneur.
bad-maze-no-merchant = Le labyrinthe n’a pas de Marchand.
bad-maze-no-healer = Le labyrinthe n’a pas de Guérisseur.
bad-maze-no-start = Le labyrinthe n’a pas de salle de niveau 0 pour commencer.
bad-maze-far-lord = Aucun chemin ne mène du départ au Seigneur.
bad-maze-far-merchant = Aucun chemin ne mène du départ au Marchand.
bad-maze-far-healer = Aucun chemin ne mène du départ au Guérisseur.

# Questions

ask-take-hero = Quel Héros prenez-vous ?
ask-story-consent = Acceptez-vous que le Maître raconte une histoire et modifie la mise en place des salles ?
ask-setting = Comment commence la salle « { $room } » ?
ask-story = Racontez ce qui s’est passé.
ask-choose-room = Dans quelle salle entrez-vous ?
ask-direction = Par où quittez-vous la salle ?
ask-choose-monster = Quel monstre reste ? ({ $left } à choisir)
ask-place-heroes = Placez vos Héros dans leur zone de départ.
ask-place-monsters = Placez vos monstres dans leur zone de départ.
ask-place = Où placez-vous { $piece-le } ?
ask-hero-action = Qui agit, et comment ?
ask-master-action = Quel monstre agit, et comment ?
ask-flick-punch =
    { $modifier ->
        [critical] Donnez une pichenette { $piece-au } : coup de poing critique.
        [stun] Donnez une pichenette { $piece-au } : coup de poing étourdissant.
       *[plain] Donnez une pichenette { $piece-au }.
    }{ $of ->
        [1] {""}
       *[other] { " " }Coup { $n } sur { $of }.
    } Sans force : pas de coup.
ask-flick-move = Déplacez { $piece-le } : cette pichenette ne blesse personne. Sans force : pas de déplacement.
ask-flick-missile =
    { CAP($piece-le) } tire{ $on ->
        [yes] {" "}encore, d’où le missile s’est arrêté.
       *[no]  : placez le missile et lancez-le d’une pichenette.
    }{ $of ->
        [1] {""}
       *[other] { " " }Tir { $n } sur { $of }.
    } Sans force : pas de tir.
ask-flick-fireball = { CAP($piece-le) } lance le feu : placez la boule de feu et lancez-la d’une pichenette. Sans force : pas de tir.
ask-use-item = { CAP($hero-le) } utilise-t-il { $item-le } maintenant ?
ask-first-victim = Lequel des deux la lame tue-t-elle ?
ask-teleport-whom = Qui téléportez-vous ?
ask-strength-whom = Qui reçoit la force d’un géant ?
ask-wandering = Aucun Héros n’a atteint de monstre. Faites-vous venir { $monster-un } ?
ask-merchant = L’étal du Marchand. { $bargains ->
        [0] Plus rien à moitié prix.
        [one] Encore un objet à moitié prix.
       *[other] Encore { $bargains } objets à moitié prix.
    } Vous avez { $gold } po. Que prenez-vous ?
ask-healer = Le Guérisseur propose ses services. Vous avez { $gold } po.
ask-give-gold = Combien { $giver-le } { $own ->
        [yes] paie-t-il
       *[no] donne-t-il { $hero-au }
    } ? { $begun ->
        [yes] Il manque encore { $missing } pièces d’or sur { $price }.
       *[no] Il lui faut { $price } pièces d’or.
    }
ask-who-is-paid = Il ne reste que { $gold } pièces d’or dans la réserve. Qui est payé ensuite ?
ask-camp = Campez-vous ? ({ $left ->
        [one] il reste une case
       *[other] il reste { $left } cases
    } sur la piste)
ask-regain = Que regagne le Magicien ? (encore { $left })
ask-ambush = Quels monstres attaquent le camp ? (encore { $left } pièces d’or)

# Choix

option-setting = { CAP($setting) }
option-accept-story = D’accord
option-refuse-story = Non, selon les règles
option-go-n = Au nord
option-go-e = À l’est
option-go-s = Au sud
option-go-w = À l’ouest
option-punch = { $piece } : coup de poing
option-shoot = { $piece } : tir à l’arc
option-rage = { $piece } : Folie furieuse, une chaîne de { $n } coups
option-punch-then-slip = { $piece } : coup de poing, puis déplacement
option-slip-then-punch = { $piece } : déplacement, puis coup de poing
option-cast = Lancer « { $spell } »
option-cast-from = Lancer « { $spell } » depuis { $piece-le }
option-item = { $piece } : { $item }
option-pass = { $piece } : ne rien faire
option-wait = Laisser les autres commencer
option-heroes-done = Finir le tour : il ne reste aucun monstre
option-heroes-end = Finir le tour : personne d’autre n’agit
option-series = { $piece } : { $series }
option-master-done = Passer avec tous les autres
option-use-item = Utiliser { $item-le }
option-keep-item = Pas maintenant
option-wandering = Le faire venir
option-no-wandering = Pas cette fois
option-buy-full = { $item } pour { $hero-le } : { $gold } po
option-buy-half = { $item } pour { $hero-le } : { $gold } po, à moitié prix
option-leave-merchant = Quitter le Marchand
option-touch = { $hero } : +{ $points } point de vie pour { $gold } po
option-raise = Ressusciter { $hero-le } pour { $gold } po
option-leave-healer = Quitter le Guérisseur
option-camp = Camper
option-march-on = Poursuivre
option-regain-health = 1 point de vie
option-regain-nothing = Rien
option-ambush-done = C’est assez
note-shots-left = encore { $n } dans cette salle
note-rage-left = niveau { $n }
note-known-room = { $room }
note-room-monsters =
    niveau { $level }, { $monsters ->
        [one] { $monsters } monstre
       *[other] { $monsters } monstres
    }, { $wandering ->
        [0] aucun errant
        [one] { $wandering } errant
       *[other] { $wandering } errants
    }
note-owed = { $gold } po dues
note-worth = { $gold } po

# Ce qui arrive

event-catacombs-laid = Les catacombes sont en place : { $cards } cartes. { CAP($lord-le) } attend au bout ; le monstre errant est { $wandering-le }.
event-hero-taken = { CAP($seat-le) } prend { $who-le }.
event-story-settled =
    { $agreed ->
        [0] Tous ne sont pas d’accord : pas d’histoire cette fois.
       *[other] Tous sont d’accord : le Maître peut raconter une histoire.
    }
event-story-told = Le Maître raconte : « { $text } » ({ $setting })
event-room-entered = { $again ->
        [yes] Les Héros reviennent dans la salle « { $room } ».
       *[no] Une porte s’ouvre : « { $room } ».
    }
event-exits-differ = « { $room } » n’a pas d’entrée de ce côté ; la carte est retournée face cachée.
event-room-empty = Il ne reste rien dans « { $room } » ; les Héros passent.
event-reserve-short = La réserve est vide : { $called ->
        [yes] { $monster-genre ->
            [f] aucune
           *[m] aucun
        } { $monster } ne répond à l’appel
       *[no] { $missing ->
            [one] { $monster-un } manque à l’appel
           *[other] il manque { $missing } { $monster-pl }
        }
    }.
event-no-space = Il n’y a plus de place : { $monster-un } reste dans la réserve.
event-wanderer-came = { CAP($who-le) }, monstre errant, entre dans la salle.
event-round-began = Manche { $round }.
event-flicked = { CAP($by-le) } tente { $attack-un }.
event-slipped = { CAP($who-le) } se déplace{ $more ->
        [yes] {" "}et pousse { $all-le } au bord
       *[no] {""}
    }.
event-touched-nobody = { CAP($by-le) } { $more ->
        [yes] rate { $attack } et pousse { $all-le } au bord
       *[no] { $off ->
            [yes] rate { $attack }
           *[no] { $moves ->
                [yes] ne touche personne
               *[no] rate { $attack }
            }
        }
    }.
event-unharmed = { CAP($target-le) } n’a rien.
same-blow = { $by }
    .le = du même coup, { $by-le }
    .du = { $by-du }
unharmed-absorption = { CAP($by-le) } frappe { $target-le } en vain : seuls les coups de poing lui font mal.
unharmed-sorcerer-theme = { CAP($by-le) } frappe { $target-le } en vain : tant que le leurre est là, rien ne l’atteint.
unharmed-familiar-punch-harmless = { CAP($by-le) } heurte { $target-le }, mais ne blesse personne.
unharmed-retaliation-not-at-attacker = { CAP($by-le) } frappe { $target-le } en vain : une riposte épargne qui l’a provoquée.
unharmed-chain-never-same-target-twice-running = { CAP($by-le) } frappe encore { $target-le }, en vain : une chaîne ne blesse jamais deux fois de suite la même cible.
unharmed-affects-only-user = { CAP($by-le) } heurte { $target-le }, que personne ne voit : plus de peur que de mal.
unharmed-never-two-rounds-running = { CAP($target-le) } est déjà en incapacité.
unharmed-never-incapacitated = { CAP($target-le) } ne tombe jamais en incapacité.
event-damaged = { CAP($by-le) } frappe { $target-le }{ $off ->
        [yes] {" "}et l’envoie au bord
       *[no] {""}
    } : { $points ->
        [one] un point de vie perdu
       *[other] { $points } points de vie perdus
    }{ $softened ->
        [yes] {" "}({ $helm-le } prend le reste)
       *[no] {""}
    }, il lui en reste { $left }.
event-slain = { CAP($by-le) } tue { $target-le }.
event-slain-late = { CAP($target-le) } s’effondre sous le coup { $by-du }.
event-burned = { CAP($target-le) } se brûle à un Mur de feu : { $points ->
        [one] un point de vie perdu
       *[other] { $points } points de vie perdus
    }{ $left ->
        [0] {""}
       *[other] , il lui en reste { $left }
    }.
event-hero-died = { CAP($target-le) } meurt.
event-ally-gone = { CAP($target-le) } est hors de combat.
event-ally-beaten = { CAP($by-le) } met { $target-le } hors de combat.
event-came-back = { CAP($who-le) } finit au bord.
event-all-came-back = { CAP($all-le) } finissent au bord.
event-shield-lost = Le Bouclier est poussé hors du plateau et perdu.
event-decoy-gone = Le leurre disparaît.
event-decoy-struck = { CAP($by-le) } frappe le leurre, qui disparaît.
event-stunned = { CAP($target-le) } tombe en incapacité.
event-stunned-spent = { CAP($target-le) } est à bout de forces et tombe en incapacité.
event-turned-to-stone = { CAP($target-le) } se change en pierre.
event-recovered = { $stone ->
        [yes] La pierre se fendille : { $who-le } peut de nouveau bouger.
       *[no] { CAP($who-le) } reprend ses esprits.
    }
event-retaliated = { CAP($who-le) } peut riposter.
event-retaliated-dying = { CAP($by-le) } porte un coup mortel { $who-au }, qui peut encore riposter.
event-regenerated = { CAP($who-le) } se régénère.
event-became-wall = { CAP($who-le) } devient un Mur de feu.
event-feeding = { CAP($who-le) } se repaît et tombe en incapacité.
event-passed = { CAP($who-le) } passe son tour.
event-held-back = { CAP($who-le) } retient son geste.
event-raged = { CAP($who-le) } entre en rage !
event-spell-cast = { CAP($by-le) } lance « { $spell } ».
event-moved = { CAP($who-le) } disparaît et reparaît ailleurs.
event-changed-places = { CAP($who-le) } et { $target-le } échangent leurs places.
event-item-used = { CAP($by-le) } utilise { $item-le }.
event-softened = { CAP($item-le) } protège { $who-le }{ $left ->
        [0] , qui n’a rien
       *[other] {" "}: le coup en est adouci
    }.
event-softened-blow = { $left ->
        [0] { CAP($by-le) } frappe { $who-le }, mais { $item-le } arrête le coup.
       *[other] { CAP($item-le) } amortit le coup { $by-du }.
    }
event-healed =
    { $gold ->
        [0] { CAP($target-le) } regagne { $points ->
            [one] un point de vie
           *[other] { $points } points de vie
        } et en a maintenant { $left }.
       *[other] Pour { $price }, le Guérisseur rend { $points ->
            [one] un point de vie
           *[other] { $points } points de vie
        } { $target-au }, qui en a maintenant { $left }.
    }
event-power-used = { CAP($by-le) } recourt à « { $power } ».
event-spawned = { CAP($who-un) } apparaît.
event-room-cleared = { $ambush ->
        [yes] L’embuscade est repoussée
       *[no] « { $room } » : plus un monstre en vue
    }.
event-gold-taken = { CAP($who-le) } { $gold ->
        [0] ne gagne rien
       *[other] gagne { $gold } pièces d’or
    }{ $missing ->
        [0] {""}
       *[other] {" "}: on lui en doit encore { $missing }, mais la réserve est vide
    }.
event-gold-shared = Pièces d’or gagnées : { $shares }.
gold-share = { $n } pour { $hero-le }
event-merchant-opened = Le Marchand présente { $items-un }.
event-bought = { CAP($who-le) } achète { $item-un } pour { $price }.
price = { $gold } pièces d’or{ $own ->
        [yes] { $more ->
            [yes] {" "}(dont { $shares })
           *[no] {""}
        }
       *[no] { $all-count ->
            [one] {" "}payées par { $all-le }
           *[other] {" "}({ $shares })
        }
    }
event-called-off = Il manque { $missing } pièces d’or : rien n’est acheté, personne ne paie.
event-chipped-in = { CAP($who-le) } paie { $gold } pièces d’or pour { $target-le }.
event-pooled = Pièces d’or pour { $target-le } : { $shares }.
gold-from = { $n } { $hero-du }
event-raised = { $gold ->
        [0] { CAP($target-le) } revient à la vie
       *[other] Pour { $price }, le Guérisseur rend la vie { $target-au }
    }, avec { $left } points de vie.
event-went-on = { $poor ->
        [yes] Les Héros n’ont pas de quoi payer et passent leur chemin.
       *[no] Personne n’a besoin du Guérisseur : les Héros passent leur chemin.
    }
event-camped = Les Héros campent (case { $space } de la piste).
event-camped-healed = Les Héros campent (case { $space } de la piste). Points de vie à présent : { $shares }.
health-share = { $n } pour { $hero-le }
event-ambushed = Le camp est attaqué par { $monsters-un }.
event-spell-regained = Le Magicien reprend « { $spell } ».
event-game-won = { $winner }

# Chapitres des règles

chapter-game = Le jeu
chapter-components = Matériel
chapter-health = Points de vie
chapter-spell = Sorts
chapter-gold = Or
chapter-equipment = Équipements
chapter-setup = Préparation
chapter-hero = Héros
chapter-layout = Configuration des catacombes
chapter-phase = Phases
chapter-explore = Exploration
chapter-install = Installation
chapter-room-card = Cartes Salle
chapter-wandering = Monstres errants
chapter-combat = Combat
chapter-resolution = Résolution
chapter-damage = Frappes et dommages
chapter-attack = Types d’attaque
chapter-ally = Alliés
chapter-monster = Monstres
chapter-ability = Capacités des monstres
chapter-incapacity = Incapacité
chapter-death = Mort d’un Héros
chapter-merchant = Le Marchand
chapter-healer = Le Guérisseur
chapter-lord = Les Seigneurs des catacombes
chapter-victory = Conditions de victoire
chapter-general = Points importants
chapter-variant = Variantes

# L’autre place

seat-overlord = Le Maître
    .le = le Maître
    .un = un Maître
    .du = du Maître
    .au = au Maître
    .genre = m

# Une première partie.
teach-goal = Les Héros vont de salle en salle et abattent le Seigneur des catacombes dans la dernière ; le Maître l’emporte quand plus aucun d’eux ne peut agir.
teach-score = Il n’y a pas de points : un camp gagne. L’or achète de l’aide chez le Marchand et le Guérisseur, en chemin.
teach-signs = Chaque disque est quelqu’un : les monstres ont le bord brisé et la couleur de leur espèce. Tout rebondit sur les piliers ; ce qui franchit le bord y est remis. La ligne de visée s’arrête à ce qui serait touché d’abord.
teach-at-install-heroes-placed-first = La place d’un disque décide de ce qu’il pourra toucher : gardez une ligne libre vers l’ennemi, et un pilier entre lui et les plus faibles.
teach-at-combat-hero-order-free = Chaque Héros agit une fois avant les monstres, dans l’ordre que vous voulez : tirez son disque en arrière et lâchez, il frappe ; un clic montre ce qu’il sait faire d’autre.
teach-at-attack-missile-placed-within-25-mm = Un missile est un petit disque posé près du tireur : il frappe le premier ennemi qu’il touche, et le tireur reste où il est.
teach-at-attack-punch-flicked-by-fingers = Tirez en arrière et lâchez : le disque lui-même frappe l’ennemi qu’il touche, et reste où il s’arrête.

# Conseils : pourquoi un robot ferait cela

why-aim = Visez { $target-le } : { $chance } % de chances de toucher.
why-act = Pour frapper { $target-le } : { $chance } % de chances de toucher.
why-rebound = Par ricochet sur { $target-le } : aucune ligne droite n’y mène.
why-move = Personne à atteindre d’ici : c’est pour se mettre mieux en place.
why-hold = Mieux vaut s’abstenir : aucun lancer ne vaut le risque.
why-rest = D’ici, rien ne vaut le risque : mieux vaut rester à couvert.
why-rage = Assez d’ennemis à portée pour une suite de coups, et d’autres Héros debout pour la couvrir.
why-cleared = Plus personne à frapper dans cette salle.
why-draught = Assez de vie perdue pour que rien de la potion ne se gâche, ou de la rage à regagner.
why-block = Un bouclier arrête les lancers sur leur chemin.
why-summon = Les ennemis sont nombreux : un allié de plus détourne leurs coups.
why-carry = Le plus faible des Héros est mieux ailleurs.
why-strength = Un autre Héros a un beau coup à porter, et il vaudra double.
why-power = Ce pouvoir vaut mieux qu’un coup de poing.
why-bargain = C’est à moitié prix, et c’est ce qui sert le plus.
why-rich = L’or ne manque pas, et c’est ce qui sert le plus.
why-save = Le reste ne vaut pas son prix : l’or paiera le Guérisseur.
why-raise = Un Héros de plus pèse davantage que tout autre achat.
why-weakest = C’est le Héros le plus mal en point.
why-whole = Il n’y a plus rien à soigner, ou plus de quoi payer.
why-hurt = Trop de blessures pour repartir ainsi : la halte vaut le risque.
why-hale = Peu de blessures : inutile de risquer l’embuscade.
why-easiest = Ce sont les monstres les plus faibles des deux chemins.
why-unseen = Le chemin le moins souvent pris.
