title = Advanced HeroQuest
blurb = Une troupe de héros, un donjon qui se construit à mesure qu’on l’explore, et un maître de jeu : l’un de vous, le programme, ou les règles en solitaire.

variant-heroes = Héros qui descendent
variant-heroes-1 = 1, avec deux hommes d’armes
variant-heroes-2 = 2, chacun avec un homme d’armes
variant-master = Qui joue les monstres
variant-master-solo = Personne : ils suivent les règles du jeu sans maître
variant-master-seat = Un maître de jeu à la table : vous, un ami ou le programme
variant-quest = Quête
variant-quest-expedition = Expédition libre
variant-quest-tobaro = La malédiction de Tobaro
variant-quest-hunt = La chasse aux six
variant-levels = Niveaux du donjon
variant-levels-0 = Autant que le veut la quête
variant-again = Plusieurs expéditions : on peut rentrer en ville, s’y soigner et redescendre
bad-setup-again = Cette quête n’a qu’une expédition : il n’y a pas le temps d’une seconde.
variant-quest_file = Une quête à vous (un fichier)
variant-names = Des noms à vous pour les héros
variant-names-heinrich = Heinrich Löwen, guerrier
variant-names-sven = Sven Hammerhelm, nain
variant-names-torallion = Torallion Leafstar, elfe
variant-names-magnus = Magnus le Brillant, magicien
variant-names-rogar = Rogar, barbare
variant-names-durgin = Durgin, nain
variant-names-ladril = Ladril, elfe
variant-names-telor = Telor, magicien

headline-setup = { $quest }
headline = { CAP($mode) }, niveau { $level } · { $quest }
mode-exploration = exploration
mode-combat = combat
board-level = Niveau { $level }

# Questions
ask-order = Qui joue ensuite ?
ask-explore = { CAP($figure-le) } : que faire ?
ask-after-move = { CAP($figure-le) } a fini son déplacement. Autre chose ?
ask-carry = { CAP($figure-le) } : jusqu’où porter { $hero-le } ?
ask-choose-hero = { $of ->
    [1] Choisissez votre héros.
   *[other] Choisissez un héros ({ $n } sur { $of }).
  }
note-hero = Armes { $weapon }, Arc { $bow }, Force { $strength }, Résistance { $toughness }, Blessures { $wounds } · { $brings }
ask-component = { CAP($figure-le) } : quel composant emporter ({ $n } sur { $of }) ?
ask-door-wall = Une { $another ->
    [yes] autre porte
   *[no] porte
  } : dans quel mur ?
ask-door-spot = Où se trouve la porte dans ce mur ?
ask-door-place = Une porte : à quel endroit ?
ask-room-place = { CAP($room) } : à quel emplacement ?
ask-corridor-way = Comment placer le couloir ({ $sections ->
    [one] un seul élément
   *[other] { $sections } éléments
  }) ?
ask-chest-place = Où se trouve le coffre ?
ask-character-monster = Faire entrer un personnage monstre ?
ask-counter-wandering = Jouer un pion Monstres errants maintenant ?
ask-counter-ambush = Jouer un pion Embuscade maintenant ?
ask-counter-fate = Jouer un pion Destinée pour { $monster-le } : { $what } ?
ask-counter-escape = Jouer un pion Fuite : { $monster-le } s’échappe ?
ask-counter-character = Jouer un pion Personnage : { $monster-le } se joint au groupe ?
ask-counter-trap = Jouer un pion Piège sur { $hero-le }, { $where } ?
fate-damage = annuler les dégâts de ce tour
fate-miss = changer le coup manqué en coup réussi
fate-test = changer l’échec en réussite
fate-death = échapper à la mort
trap-where-floor = à son entrée ici
trap-where-chest = à l’ouverture du coffre

# Réponses
group-together = La troupe
group-equipment = L’équipement
option-yes = Oui
option-no = Non
option-never = { $kind ->
    [fate-miss] Non, et ne plus demander pour un coup manqué
    [fate-test] Non, et ne plus demander pour un test raté
    [fate-wound] Non, et ne plus demander pour une simple blessure
    [fate-faint] Non, et ne plus demander quand un héros s’effondre
    [step-in] Non, et ne plus demander après un coup mortel
   *[other] Non, et ne plus demander
  }
option-stay = Rester sur place
option-done = S’en tenir là
option-explore = Explorer : vers l’inconnu le plus proche
option-try-walls = Explorer : vers un mur à sonder
option-follow = Suivre le Leader
option-to-stairs = Gagner l’escalier du retour
option-all-follow = Tous : suivre le Leader
option-all-after = Tous : suivre { $figure-le }
option-all-stairs = Tous : gagner l’escalier du retour
option-all-stay = Tous : rester sur place
option-all-leave = Tous : quitter le donjon
option-unmute = Reposer toutes les questions
option-leave = Quitter le donjon
option-never-cast = Non, et ne plus demander après un déplacement
option-give-up = Abandonner le héros à son sort et renoncer
option-go-down = Descendre l’escalier
option-go-up = Remonter l’escalier
option-spot = Ici
option-door-spot = La porte
option-door-here = Mur { $side }
option-wall = Élément { $n }, mur { $side }
option-room-wall = Mur { $side }
option-wall-at = Mur { $side }
option-corridor-way = Emplacement { $n }
option-room-place = Emplacement { $n } ({ $w } cases sur { $h })
option-figure = { CAP($figure) }
option-item = { $item }
option-switch = D’abord { $figure-le }
option-open-door = Ouvrir la porte
option-close-door = Fermer la porte
option-open-chest = Ouvrir le coffre
option-swap = Changer de place avec { $figure-le }
option-carry = Porter { $figure-le }
option-search-secret = Sonder le mur { $side } (porte secrète)
option-ransack = Fouiller la salle
option-wield = Prendre en main { $item-le }
option-armour-off = Enlever { $item-le }
option-armour-on = Mettre { $item-le }
option-usual-order = Comme d’habitude, autour de la table
option-never-order = Toujours comme d’habitude : ne plus demander
option-player = { $player }
option-roll-for-it = Jouer le premier choix aux dés

side-n = nord
side-e = est
side-s = sud
side-w = ouest

held-up-apart = aucun chemin n’y mène
held-up-door = une porte fermée barre le chemin
held-up-peril = il faudrait s’exposer à un danger connu
held-up-crowd = les autres sont dans le passage

piece-junction = une intersection en T
piece-turn = un tournant
piece-dead-end = un cul-de-sac
piece-stairs-out = un escalier vers l’extérieur
piece-stairs-down = un escalier vers le bas

room-normal = une salle vide
room-hazard = une salle périlleuse
room-lair = un repaire
room-quest = une salle de quête

counter-trap = Piège
counter-wandering = Monstres errants
counter-ambush = Embuscade
counter-escape = Fuite
counter-character = Personnage
counter-fate = Destinée
counter-hidden = un pion

solo-event-trap = Un piège !
solo-event-wandering = Des monstres errants !

treasure-amulet-shard = un éclat de l’Amulette de Solkan

ending-victory = La quête est accomplie.
ending-retreat = La quête n’est pas accomplie.
ending-lost = Aucun héros n’est revenu.
outcome-victory = La troupe a accompli sa quête et en est revenue.
outcome-retreat = La troupe est revenue sans avoir accompli sa quête.
outcome-lost = Le donjon a gardé les héros.

# Ce qui s’est passé
event-quest-begun = { $quest }. { $intro }
event-hero-chosen = { CAP($hero-le) } rejoint la troupe ({ $player }).
event-hero-joined = { CAP($hero-le) } rejoint la troupe.
event-henchman-joined = { CAP($who-un) } accompagne { $hero-le }.
event-leader-chosen = { CAP($who-le) } { $again ->
    [yes] reste à la tête de
   *[no] prend la tête de
  } l’expédition.
event-mapper-chosen = { CAP($who-le) } tient la carte.
event-level-begun = Niveau { $level } : un escalier, un couloir, et une intersection dans la pénombre.
event-level-returned = De retour au niveau { $level }.
event-stayed = { CAP($who-le) } reste sur place.
event-changed-places = { CAP($who-le) } se glisse le long du mur et change de place avec { $other-le }.
event-corridor-found = { $side ->
    [n] Au nord, un couloir
    [e] À l’est, un couloir
    [s] Au sud, un couloir
    [w] À l’ouest, un couloir
   *[none] Derrière la porte : un couloir
  } { $sections ->
    [one] d’un seul élément
   *[other] de { $sections } éléments
  }{ $cut ->
    [yes] , écourté faute de place
   *[no] {""}
  }{ $monsters ->
    [yes] , où rôdent des monstres errants
   *[no] {""}
  }.{ $ends }
event-feature-found = Des monstres errants y rôdent.
event-end-found = Au bout : { $piece }.
event-ends-found = Au bout, à gauche : { $left } ; à droite : { $right }.
event-ends-alike = À chaque bout : { $piece }.
event-corridor-cut = Faute de place, le couloir n’a { $laid ->
    [one] qu’un seul élément
   *[other] que { $laid } éléments
  }.
corridor-end = {" "}Au bout : { $n0 }.
corridor-ends-alike = {" "}À chaque bout : { $n0 }.
corridor-ends = {" "}Au bout, à gauche : { $n0 } ; à droite : { $n1 }.
event-further-doors = { $doors ->
    [0] Pas d’autre porte.
    [one] Une autre porte.
    [2] Deux autres portes.
   *[other] { $doors } autres portes.
  }
event-choice-rolled = On tire aux dés qui choisit son héros en premier.
event-way-blocked = { $side ->
    [n] Au nord, un
    [e] À l’est, un
    [s] Au sud, un
    [w] À l’ouest, un
   *[none] Un
  } éboulement bouche le passage.
event-door-found = { $another ->
    [yes] Une autre porte
   *[no] Une porte
  } dans le mur { $side }.
event-door-leads = La porte donne sur { $corridor ->
    [yes] un couloir
   *[no] une salle
  }.
event-door-lost = Il ne reste pas de mur pour d’autres portes.
event-room-found = Derrière la porte : { $room }.
event-false-door = Une fausse porte : il n’y a rien derrière.
figure-counted = { $count ->
    [1] { $word-un }
   *[other] { COUNT($count) } { $word-pl }
  }
band-numbered = { $word-pl } { $numbers }
band-number = { $number }
event-monsters-found = { $how ->
    [wandering] { $count ->
        [one] Un monstre errant
       *[other] Des monstres errants
      } : { $monsters } !
    [reinforcements] Les monstres appellent des renforts : { $monsters } !
   *[none] { CAP($monsters) } !
  }
event-monsters-drawn = Vous avez tiré : { $monsters }.
event-door-opened = { CAP($who-le) } ouvre la porte.
event-door-closed = { CAP($who-le) } ferme la porte.
event-dungeon-dead-ended = Tous les chemins de ce niveau ont été tentés, et tous les murs qui pouvaient l’être ont été sondés. { $anywhere ->
    [yes] On peut désormais chercher une porte secrète dans n’importe quel mur de salle ou de couloir
   *[no] On peut désormais sonder de nouveau les mêmes murs, jusqu’à trouver une porte secrète
}.
event-secret-door-sought = { CAP($who-le) } sonde le mur { $side }{ $found ->
    [yes] { " " }et découvre une porte secrète
   *[no] { "" } : rien
  }.
event-hidden-treasure-sought = { CAP($who-le) } fouille la salle { $gold ->
    [0] sans y trouver d’or.
   *[other] et trouve une cache de { $gold } couronnes.
  }
event-held-up = { CAP($who-le) } { $who-count ->
    [one] ne peut
   *[other] ne peuvent
  } avancer : { $why }.
event-wielded = { CAP($who-le) } prend en main { $item-le }.
event-armour-changed = { CAP($who-le) } { $on ->
    [yes] met
   *[no] retire
  } { $item-le }.
event-given-up = Les suivants renoncent : ils ne peuvent plus rien pour leur maître.
event-quest-treasure-found = Les héros ont trouvé { $treasure } : leur quête est accomplie. Reste à sortir vivants.
event-went-down = { CAP($who-le) } prend l’escalier.
event-turned-back = { CAP($who-le) } n’attend plus personne et revient sur ses pas.
event-left-dungeon = { CAP($who-le) } quitte le donjon.
event-counter-drawn = Le maître de jeu tire un pion.
event-counter-seen = Vous tirez un pion : { $counter }.
event-counter-played = Le maître de jeu joue un pion : { $counter }.
event-character-joined = { CAP($monster-le) } se joint aux monstres.
event-character-escaped = { CAP($monster-le) } s’échappe.
event-quiet-turn = Rien ne bouge.
event-solo-event-rolled = { $event_kind }
event-rewarded = { CAP($who-le) } reçoit sa récompense{ $fate ->
    [0] { $gold ->
        [0] .
       *[other] {" "}: { $gold } couronnes.
      }
   *[other] {" "}: { $fate ->
        [one] un point
       *[other] { $fate } points
      } de Destinée{ $gold ->
        [0] .
       *[other] {" "}et { $gold } couronnes.
      }
  }
event-expedition-over = L’expédition est terminée. { $ending }

# Le plateau et les feuilles
door-open = Porte ouverte
door-shut = Porte fermée
door-false = Fausse porte
door-secret = Porte secrète
door-dark = Passage inexploré
door-portcullis = Herse
feature-stairs-out = Escalier vers l’extérieur
feature-stairs-up = Escalier vers le haut
feature-stairs-down = Escalier vers le bas
feature-rubble = Plafond effondré : un cul-de-sac
feature-chest = Coffre
feature-searched = Salle fouillée
feature-searched-wall = Mur { $side } sondé
feature-living = Encore en vie : { $monsters }
counted = { $count ->
    [one] { $word }
   *[other] { $count } { $word-pl }
  }
feature-pile = Affaires laissées là
feature-body = Corps
badge-ko = KO
badge-out = Sorti du donjon
badge-dead = Mort
ability-berserk = Fou furieux
ability-contagious = Contagieux
ability-fear = Inspire la peur
ability-flying = Vole
ability-invulnerable = Invulnérable
ability-regeneration = Se régénère
badge-leader = Leader
badge-pressed = Au contact : ni tir ni feu
badge-mapper = Cartographe
role-heinrich = Guerrier
role-sven = Nain
role-torallion = Elfe
role-magnus = Magicien
role-rogar = Barbare
role-durgin = Nain
role-ladril = Elfe
role-telor = Magicien
role-henchman = Suivant
pile-counters = Pions du maître de jeu
dial-quest = Quête
dial-level = Niveau
sheet-wounds = Blessures
sheet-fate = Destinée
sheet-gold = { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  }
sheet-weapon-skill = Armes
sheet-bow-skill = Arc
sheet-strength = Force
sheet-toughness = Résistance
sheet-speed = Rapidité
sheet-bravery = Bravoure
sheet-intelligence = Intelligence
sheet-value = { $now }
sheet-changed = { $start }→{ $now }
sheet-item = { $count ->
    [one] { $item }
   *[other] { $count } { $item-pl }
  }
sheet-spell = composants : { $components }
sheet-hits = Touche { $figure }
sheet-needs = { $need }+ : { $chance } %
sheet-worn = sur soi
sheet-held = { $how }, en main
sheet-weapon = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, critique { $critical }, échec { $fumble }
sheet-missile = portée { $range }, { $dice } dés
sheet-change = { $what } { $by }
sheet-row = { $row }
sheet-to-hit = Toucher une maîtrise de 1 à 12
sheet-to-shoot = Toucher à 1–3, 4–12, 13–24, 25–36, 37–48 cases

# Chapitres des règles
chapter-setup = Mise en place
chapter-turns = Les deux sortes de tours
chapter-explore = Les tours d’exploration
chapter-dungeon = Le donjon
chapter-combat = Le combat
chapter-magic = La magie
chapter-gm = Le maître de jeu
chapter-hazard = Les salles périlleuses
chapter-trap = Les pièges
chapter-treasure = Les trésors
chapter-monster = Les monstres
chapter-weapon = Les armes
chapter-solo = Jouer en solitaire
chapter-tobaro = La malédiction de Tobaro
