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
labyrinth-room-monsters = une salle qui n’est pas vide
labyrinth-room-stairs = une salle d’où descend un escalier
labyrinth-room-quest = la salle de quête

option-labyrinth-wall = Mur { $side } : celui d’une salle de { $w } sur { $h }

event-labyrinth-begun = Niveau { $level } : un labyrinthe. L’escalier débouche sur un carrefour ; les couloirs se perdent dans le noir.
event-labyrinth-below = L’escalier descend en colimaçon vers un labyrinthe.
event-labyrinth-corridor = Un couloir étroit : { $monsters ->
    [yes] des monstres y rôdent.
   *[no] { $doors ->
        [0] rien de particulier.
        [one] une porte s’y trouve.
        [2] deux portes s’y trouvent.
       *[other] { $doors } portes s’y trouvent.
      }
  }
event-labyrinth-junction = { $blocked ->
    [yes] Au bout, des éboulis barrent le passage.
   *[no] Au bout, un carrefour est libre.
  }
event-labyrinth-room = Derrière la porte : { $holds }.
trapdoor-labyrinth = un escalier qui descend vers un labyrinthe
