# Le labyrinthe
chapter-labyrinth = Le labyrinthe
variant-labyrinth = Un étage en labyrinthe
variant-labyrinth-no = Aucun
variant-labyrinth-first = Sous le premier escalier qui descend
variant-labyrinth-rolled = Les dés le disent à chaque escalier qui descend
variant-quest-labyrinth = Le labyrinthe de Valcendre
treasure-silver-compasses = le compas d’argent
bad-setup-labyrinth = Un étage en labyrinthe demande un donjon d’au moins deux niveaux.
quest-labyrinth-drawn = le niveau { $level } ne peut pas être à la fois un labyrinthe et dessiné zone par zone

labyrinth-room-nothing = une salle vide
labyrinth-room-hazard = une salle périlleuse
labyrinth-room-monsters = une salle occupée
labyrinth-room-stairs = une salle d’où descend un escalier
labyrinth-room-quest = la salle de quête

option-labyrinth-wall = Mur { $side } : celui d’une salle de { $w } sur { $h }

event-labyrinth-begun = Niveau { $level } : un labyrinthe. L’escalier débouche sur un carrefour ; les couloirs se perdent dans le noir.
event-labyrinth-below = L’escalier descend en colimaçon vers un labyrinthe.
event-labyrinth-corridor = Un couloir étroit{ $monsters ->
    [yes] , où rôdent des monstres.
   *[no] { $doors ->
        [0] , sans rien de particulier.
       *[other] .
      }
  }
event-labyrinth-junction = { $side ->
    [n] À l’extrémité nord
    [e] À l’extrémité est
    [s] À l’extrémité sud
    [w] À l’extrémité ouest
   *[none] Au bout
  }, { $blocked ->
    [yes] des éboulis barrent le passage
   *[no] le carrefour est libre
  }.
event-labyrinth-room = Derrière la porte : { $holds }.
feature-debris = Éboulis
trapdoor-labyrinth = un escalier qui descend vers un labyrinthe

# Les meubles
variant-furniture = Des meubles dans les salles
variant-veterans = Les vétérans d’HeroQuest apportent ce qu’ils ont trouvé
furniture-weapon-rack = râtelier d’armes
    .genre = m
furniture-cupboard = armoire
    .genre = f
furniture-table = table
    .genre = f
furniture-fireplace = cheminée
    .genre = f
furniture-bookcase = bibliothèque
    .genre = f
furniture-torture-rack = chevalet de torture
    .genre = m

ask-piece-place = Où se trouve { $piece-le } ?
option-search-piece = Fouiller { $piece-le }
option-take-from = Prendre ce qui pend { $piece-au }
option-take-log = Saisir une bûche enflammée

event-piece-found = Dans la salle : { $piece-un }.
event-piece-searched = { CAP($who-le) } fouille { $piece-le }{ $found ->
    [yes] .
   *[no]  : il n’y a rien à prendre.
  }
event-rat-bit = Un rat caché là mord { $who-le } à la main : Maîtrise des Armes −1, jusqu’à ce qu’une potion de soins guérisse la morsure.
event-bite-healed = La morsure de rat ne gêne plus { $who-le }.
event-log-taken = { CAP($who-le) } arrache { $item-un } au foyer.
event-destroyed = { CAP($item-le) } { $who-du } anéantit { $target-le } sur-le-champ.

# Les objets d’HeroQuest
item-burning-log = bûche enflammée
    .genre = f
item-orcs-bane = Fléau des Orques
    .le = le Fléau des Orques
    .un = le Fléau des Orques
    .du = du Fléau des Orques
    .au = au Fléau des Orques
    .genre = m
item-spirit-blade = Lame des Esprits
    .le = la Lame des Esprits
    .un = la Lame des Esprits
    .du = de la Lame des Esprits
    .au = à la Lame des Esprits
    .genre = f
item-borins-armour = armure de Borin
    .le = l’armure de Borin
    .un = l’armure de Borin
    .du = de l’armure de Borin
    .au = à l’armure de Borin
    .genre = f
item-talisman-of-lore = talisman de savoir
    .le = le talisman de savoir
    .un = le talisman de savoir
    .du = du talisman de savoir
    .au = au talisman de savoir
    .genre = m
item-speed-potion = potion de rapidité
    .genre = f
    .pl = potions de rapidité
item-resistance-potion = potion de résistance
    .genre = f
    .pl = potions de résistance
item-heroic-brew = breuvage héroïque
    .genre = m
    .pl = breuvages héroïques
item-holy-water = fiole d’eau bénite
    .genre = f
    .pl = fioles d’eau bénite
item-wand-of-recall = baguette de rappel
    .le = la baguette de rappel
    .un = la baguette de rappel
    .du = de la baguette de rappel
    .au = à la baguette de rappel
    .genre = f
item-spell-book = livre de sorts
    .genre = m
    .pl = livres de sorts

effect-has-recalled = A rappelé un sort ce tour-ci
effect-heroic-brew = Breuvage héroïque : une attaque de plus
effect-improvised = Une bûche enflammée à la main
effect-rat-bite = Mordu par un rat : Maîtrise des Armes −1
effect-resistance-potion = Potion de résistance : Résistance +1
effect-speed-potion = Potion de rapidité : Rapidité doublée

ask-heirloom = { CAP($figure-le) } : qu’apporte ce héros de ses aventures passées ?
ask-store-spell = { CAP($figure-le) } : quel sort confier { $item-au } ?
option-use-speed = Boire une potion de rapidité
option-use-resistance = Boire une potion de résistance
option-use-brew = Boire un breuvage héroïque
option-sprinkle = Asperger { $target-le } : { $item }
source-recall = { " " }par la baguette de rappel
note-recalled = sorts en réserve : { $spells }

event-heirloom-brought = { CAP($who-le) } apporte { $item-un } de ses aventures passées.
event-spell-stored = { CAP($who-le) } confie le sort « { $spell } » { $item-au }.

# Les aventures d’HeroQuest revisitées
figure-ulag = Ulag
    .le = Ulag
    .un = Ulag
    .du = d’Ulag
    .au = à Ulag
    .genre = m
    .pl = Ulag
figure-grak = Grak
    .le = Grak
    .un = Grak
    .du = de Grak
    .au = à Grak
    .genre = m
    .pl = Grak
figure-balur = Balur
    .le = Balur
    .un = Balur
    .du = de Balur
    .au = à Balur
    .genre = m
    .pl = Balur
figure-witch-lord = Seigneur Sorcier
    .le = le Seigneur Sorcier
    .un = le Seigneur Sorcier
    .du = du Seigneur Sorcier
    .au = au Seigneur Sorcier
    .genre = m
    .pl = Seigneurs Sorciers
figure-sir-ragnar = Sire Ragnar
    .le = Sire Ragnar
    .un = Sire Ragnar
    .du = de Sire Ragnar
    .au = à Sire Ragnar
    .genre = m
    .pl = Sire Ragnar

ask-body-point = { CAP($figure-le) } perd un Point de Corps : une Blessure (il en reste { $wounds }) ou un Point de Destinée (il en reste { $fate }) ?
option-body-wound = Une Blessure
option-body-fate = Un Point de Destinée
event-body-point-lost = { CAP($who-le) } perd un Point de Corps, payé { $fate ->
    [yes] d’un Point de Destinée
   *[no] d’une Blessure
  }.
event-unharmed = Rien de tel ne peut blesser { $who-le } : une seule arme le peut.
quest-post-outside = un poste de monstre est hors de la zone
quest-piece-outside = le meuble dépasse de la zone

# Les colonnes des tables
column-attacker = Att. / déf.
column-blocked = Éboulis
column-holds = Résultat
column-piece = Meuble
column-bite = Morsure
column-again = Jets de plus
column-spells = Sorts
