# Questions
ask-who-next = Qui agit ensuite ?
ask-act = { CAP($figure-le) } : que faire ?
ask-run = { CAP($figure-le) } court encore de { $squares } cases au plus. Jusqu’où ?
ask-drag = Jusqu’où traîner { $figure-le } ?
ask-place = Où placer { $figure-le } ?
ask-adjust = Les monstres viennent d’être placés : déplacer { $figure-le } d’une case ?
ask-wander-near = De quel héros les monstres errants viennent-ils en vue ?
ask-fix-zone = Sur qui se fixe la zone mortelle { $figure-du } ?
ask-monster-order = Dans quel ordre les monstres agissent-ils ?
ask-stray-shot = Le tir { $figure-du } se perd : qui est touché ?
ask-spell-target = « { $spell } » : sur qui ?
ask-spell-template = « { $spell } » : où ?
ask-template = Où frapper ?
ask-flight = Où fuit { $figure-le } ?
ask-still-air = Dans quel élément l’air se fige-t-il ?
ask-open-window = Quel lieu inconnu épier ?
ask-bright-key = Où ouvrir une porte ?
ask-who-takes = Qui prend { $item-le } ?
ask-pick-up = { CAP($figure-le) } : que ramasser ?
ask-give-what = { CAP($figure-le) } : que donner ?
ask-give-whom = À qui donner { $item-le } ?
ask-give-gold-whom = À qui donner de l’or ?
ask-drop-gold = { CAP($figure-le) } : combien de couronnes laisser ici ?
ask-drop-what = { CAP($figure-le) } : que laisser ici ?
ask-trap = { CAP($figure-le) } a remarqué { $trap-un }. Que faire ?
ask-clear-out = Le piège barre le passage. Où va { $figure-le } ?
ask-portcullis = Où tombe la herse ?
ask-fireball = Où va la boule de feu ?
ask-bewitched = Où va { $figure-le }, qui ne se connaît plus ?
ask-bewitched-attack = { CAP($figure-le) } : qui attaquer ?
ask-statue-place = Où se dresse la statue ?
ask-fountain-place = Où se trouve la fontaine ?
ask-circle-place = Où se trouve le cercle magique ?
ask-grate-place = Où se trouve la grille ?
ask-trapdoor-place = Où se trouve la trappe ?
ask-throne = Qui est assis sur le trône ?
ask-rope-holder = Qui tient la corde ?
ask-bat-bite = À qui la morsure de plus ?
ask-mushrooms = { CAP($figure-le) } : combien de champignons cueillir ?
ask-climb-out = De quel côté sort { $figure-le } ?
ask-lifters = Qui aide à soulever la herse ?
ask-roll-under = Qui roule de l’autre côté ?

# Offres
offer-fate-death = { CAP($figure-le) } va mourir. Dépenser un point de Destinée (il en reste { $fate ->
        [one] un
       *[other] { $fate }
    }) ?
offer-fate-faint = { CAP($figure-le) } s’effondre, { $wounds ->
        [one] une Blessure perdue ce tour
        *[other] { $wounds } Blessures perdues ce tour
    }. Dépenser un point de Destinée (il en reste { $fate ->
        [one] un
       *[other] { $fate }
    }) ?
offer-fate-wound = { CAP($figure-le) } a perdu { $wounds ->
        [one] une Blessure ce tour. L’annuler
        *[other] { $wounds } Blessures ce tour. Les annuler
    } par un point de Destinée (il en reste { $fate ->
        [one] un
       *[other] { $fate }
    }) ?
offer-fate-miss = { $free ->
        [yes] { CAP($figure-le) } a manqué son attaque gratuite. La changer
       *[no] { CAP($figure-le) } a manqué son coup. Le changer
    } en réussite par un point de Destinée (il en reste { $fate ->
        [one] un
       *[other] { $fate }
    }) ?
offer-fate-test = { CAP($figure-le) } ne parvient pas à { $tried }. En faire une réussite par un point de Destinée (il en reste { $fate ->
        [one] un
       *[other] { $fate }
    }) ?
offer-step-in = { CAP($figure-le) } : prendre la case de sa victime ?
offer-berserk = { CAP($figure-le) } : entrer en rage ?
offer-answer-death = { CAP($figure-le) } peut lancer le Pouvoir du Phénix sur-le-champ. Le lancer ?
offer-antidote = Le poison va tuer { $figure-le }. Employer la potion de soins { $owner-du } ?
offer-hang-rope = { CAP($figure-le) } peut laisser sa corde à la grille. La laisser ?
offer-rogue = Un voleur demande à vous suivre jusqu’à la sortie. L’accepter ?

# Choix
option-move = Aller ici
option-run = Courir (un dé de cases en plus)
option-attack = Attaquer { $target-le } ({ $weapon })
option-shoot = Tirer sur { $target-le } ({ $weapon })
option-throw = Lancer { $weapon-le } sur { $target-le }
option-cast = Lancer « { $spell } »{ $source }
option-cast-on = Lancer « { $spell } »{ $source } sur { $target-le }
option-reload = Recharger (tout le tour)
option-drag = Traîner { $figure-le }
option-climb = Tenter de sortir de la fosse
option-leave-to-it = Laisser le programme finir la phase
option-keep-order = Se déplacer, puis attaquer, jusqu’à la fin du combat
option-end-phase = Finir la phase
option-end-own = Finir la phase de mes figurines
option-place-rest = Placer le reste pour moi
option-leave-all = Les laisser tous où ils sont
option-square = Cette case
option-template = Emplacement { $n }
option-section = Élément nº { $n }
option-window-door = Derrière cette porte
option-window-exit = Au-delà de cette issue
option-grille = Herse nº { $n }
option-art-globe = Lancer un globe sur { $target-le }
option-art-warpfire = Cracher le feu sur { $target-le }
option-art-jezzail = Tirer au jezzail sur { $target-le }
option-art-chant = Commencer à psalmodier
option-art-warp-scroll = Lire le parchemin de warp
option-use-healing = Boire une potion de soins
option-use-strength = Boire une potion de force
option-use-mushroom = Manger un champignon
option-aid = Donner une potion de soins { $figure-au }
option-give = Donner quelque chose à un compagnon
option-drop = Laisser quelque chose ici
note-goods-of = les affaires { $figure-du }
option-pick-up = Ramasser ce qui est là ({ $gold ->
    [0] {""}
    [one] une couronne
   *[other] { $gold } couronnes
  }{ $items ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {", "}
      }
  }{ $items ->
    [0] {""}
    [one] un objet
   *[other] { $items } objets
  })
option-leave-item = Laisser sur place
option-disarm = Désamorcer
option-leave-trap = Ne pas y toucher
option-disarm-trap = Désamorcer : { $trap }
option-leap = Sauter la crevasse
option-leap-roped = Sauter, une corde à la taille
option-build-ladder = Construire l’échelle de corde
option-cross-ladder = Passer par l’échelle de corde
option-all-hold-behind = Tous ceux qui restent derrière
option-all-hold-beyond = Tous ceux qui attendent de l’autre côté
option-take-ruby = Prendre le rubis
option-clear-rats = Répandre la mort-aux-rats (tour de tous)
option-clear-bats = Lâcher l’insecte hurleur (tour de tous)
option-clear-fire = Brûler la salle au feu grégeois (tour de tous)
option-clear-flames = Vider la salle par les Flammes Mortelles
option-pick-mushrooms = Cueillir des champignons ({ $count })
option-drink = Boire à la fontaine
option-descend = Descendre par l’ouverture
option-climb-rope = Monter à la corde
option-open-trapdoor = Ouvrir la trappe
option-search-crypt = Fouiller la crypte
option-jump-pit = Sauter la fosse
option-lift = Soulever la herse
option-lift-now = Soulever maintenant

# Notes
note-attack = { $need }+ (Armes { $skill } contre { $against }) : { $hit } %, { $dice ->
        [one] { $dice } dé
        *[other] { $dice } dés
    } contre { $toughness } ; abat : { $kill } %
note-shot = { $need }+ (Arc { $skill }, { $squares ->
        [one] une case
        *[other] { $squares } cases
    }) : { $hit } %, { $dice ->
        [one] { $dice } dé
        *[other] { $dice } dés
    } contre { $toughness } ; abat : { $kill } %
note-no-shot-hand = pas de tir : { $weapon-le } n’est pas en main
note-no-shot-close = pas de tir : un ennemi est trop près
note-no-shot-moved = pas de tir après un pas ou une attaque
note-must-run = mais il faudra courir
note-no-shot-door = pas de tir : à travers une porte ouverte, il faut se tenir juste à côté
note-no-shot-sight = pas de tir : personne en vue et à portée
note-need = { $need }+ : { $chance } %
note-way = { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
note-way-reached = { $way }, à portée de : { $enemies }
note-way-peril = { $way }, danger : { $peril }
note-leap = { $need } ou moins : { $chance } %
note-template-friends = { $enemies } ; mais aussi { $friends }
note-burns = brûle { $number ->
        [one] une figurine
        *[other] { $number } figurines
    }
note-component = { $component }, il en reste { $left }
note-components = { $first } et { $second }, sans se déplacer
note-charges = charges : { $charges }
note-free-spell = sans composant
note-cannot-wield = ne peut s’en servir
note-cannot-wear = ne peut s’en équiper
note-wizards-only = pour les magiciens seulement
note-monsters-only = inutile aux héros
note-no-rope = sans corde pour remonter !
item-counted = { $count } { $item-pl }
    .le = les { $count } { $item-pl }
    .un = { $count } { $item-pl }
charged-item = { $item } ({ $charges ->
        [one] une charge
       *[other] { $charges } charges
    })
    .le = { $item-le } ({ $charges ->
            [one] une charge
           *[other] { $charges } charges
        })
item-with-spells = { $item } : { $spell }{ $more ->
        [0] {""}
        [one] { " et un autre" }
        *[other] { " et " }{ $more } autres
    }
    .le = { $item-le } : { $spell }{ $more ->
            [0] {""}
            [one] { " et un autre" }
            *[other] { " et " }{ $more } autres
        }

# Combat
event-moved = { CAP($who-le) } { $ran ->
    [yes] court { $squares ->
        [one] une case
       *[other] { $squares } cases
      }
   *[no] { $squares ->
        [one] fait un pas
       *[other] parcourt { $squares } cases
      }
  }.
event-ran = { CAP($who-le) } fait mine de courir, mais reste sur place.
event-tripped = { CAP($who-le) } trébuche.
event-surprise = Surprise : { $leader } pour les héros, { $master } pour les monstres. { $tie ->
    [yes] Égalité : avantage { $winner-au }
   *[no] Avantage { $winner-au }
  }{ $engaged ->
    [yes] , mais le combat est déjà engagé
   *[no] {""}
  }.
event-ambushed = Les héros sont pris par surprise !
event-appeared = { CAP($who-le) } prend position.
event-shifted = On déplace { $who-le } d’une case.
event-met-again = Revoici { $monsters }.
event-revealed = { CAP($seemed-le) } se révèle être { $who-un } !
event-missed = { $free ->
    [yes] L’attaque gratuite { $who-du } rate { $target-le } (il fallait { $need }), mais le coup précédent a porté{ $harm }.
   *[no] { CAP($who-le) } { $back ->
        [yes] riposte aussitôt et rate
       *[no] rate
      } { $target-le } (il fallait { $need }).
  }
event-hit = { $free ->
    [yes] L’attaque gratuite { $who-du } touche aussi { $target-le }
   *[no] { CAP($who-le) } { $back ->
        [yes] riposte aussitôt et touche
       *[no] touche
      } { $target-le }
  } (il fallait { $need }){ $harm }.
harm = {" "}: { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }{ $toughness ->
    [0] {""}
   *[other] {" "}contre une Résistance de { $toughness }
  }, { $wounds ->
    [0] aucune Blessure
    [one] une Blessure
   *[other] { $wounds } Blessures
  }{ $end ->
    [died] , coup mortel
    [fainted] , et c’est le KO
   *[none] { $at_once ->
        [yes] { $left ->
            [0] , il n’en reste plus
            [one] , il en reste une
           *[other] , il en reste { $left }
          }
       *[no] {""}
      }
  }
recalled-fate = La Destinée épargne { $who-le }.
recalled-slain = { CAP($by-le) } tue { $who-le }.
event-critical = { $free ->
    [yes] L’attaque gratuite { $who-du } est elle aussi une réussite critique : encore une !
   *[no] { $back ->
        [yes] { CAP($who-le) } riposte aussitôt : réussite critique contre { $target-le }, et une attaque gratuite !
       *[no] Réussite critique { $who-du } contre { $target-le } : attaque gratuite !
      }
  }
event-fumbled = { $free ->
    [yes] L’attaque gratuite { $who-du } tourne à l’échec critique, mais le coup précédent a porté{ $harm }.
   *[no] { $back ->
        [yes] { CAP($who-le) } riposte aussitôt : échec critique contre { $target-le } !
       *[no] Échec critique { $who-du } contre { $target-le } !
      }
  }
event-riposte = { CAP($who-le) } riposte aussitôt contre { $target-le }.
event-harmed = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
  } de dégâts{ $toughness ->
    [0] {""}
   *[other] {" "}contre une Résistance de { $toughness }
  } : { $at_once ->
    [yes] { $target-le } perd{" "}
   *[no] {""}
  }{ $wounds ->
    [0] { $target-le } ne perd aucune Blessure
    [one] une Blessure
   *[other] { $wounds } Blessures
  }{ $at_once ->
    [yes] { $end ->
        [died] {" "}et meurt
        [fainted] {" "}et tombe KO
       *[none] { $left ->
            [0] {" "}(il n’en reste plus)
            [one] {" "}(il en reste une)
           *[other] {" "}(il en reste { $left })
          }
      }
   *[no] {""}
  }.
event-wounded = { CAP($who-le) } perd { $wounds ->
    [one] une Blessure
   *[other] { $wounds } Blessures
  }{ $end ->
    [died] {" "}et meurt
    [fainted] {" "}et tombe KO
   *[none] {" "}({ $left ->
        [0] il n’en reste plus
        [one] il en reste une
       *[other] il en reste { $left }
      })
  }.
event-wounded-by = { $cause } { $who-genre ->
    [f] Elle
   *[m] Il
  } perd { $wounds ->
    [one] une Blessure
   *[other] { $wounds } Blessures
  }{ $end ->
    [died] {" "}et meurt
    [fainted] {" "}et tombe KO
   *[none] {" "}({ $left ->
        [0] il n’en reste plus
        [one] il en reste une
       *[other] il en reste { $left }
      })
  }.
event-knocked-out = { CAP($who-le) } tombe KO.
event-died = { CAP($who-le) } meurt.
event-stepped-in = { CAP($who-le) } prend la case de sa victime.
event-fate-undid = La Destinée efface { $wounds ->
        [one] la Blessure subie
        *[other] les { $wounds } Blessures subies
    } ce tour-ci par { $who-le }{ $left ->
        [0] {""}
        [one] {" "}(il lui reste un point)
       *[other] {" "}(il lui reste { $left } points)
    }.
event-fate-turned = La Destinée change en réussite le coup manqué { $who-du }{ $left ->
        [0] {""}
        [one] {" "}(il lui reste un point)
       *[other] {" "}(il lui reste { $left } points)
    }.
event-fate-helped = La Destinée permet { $who-au } de { $tried }{ $left ->
        [0] {""}
        [one] {" "}(il lui reste un point)
       *[other] {" "}(il lui reste { $left } points)
    }.
test-survive = survivre
test-explore-trap-spot = remarquer le piège
test-explore-trap-disarm-roll = désamorcer le piège
test-trap-gas-resist-roll = résister au gaz
test-trap-pit-climb-out = sortir de la fosse
test-trap-pit-jump-over = sauter la fosse
test-trap-portcullis-lift-attempt = soulever la herse
test-trap-block-dodge = se jeter de côté
test-hazard-chasm-cautious-rescue = tenir la corde
test-monster-ability-contagious-infection-roll = résister à la maladie
test-monster-ability-fear-test = surmonter sa peur
test-magic-intelligence-test = réussir le test d’Intelligence
test-quest-idea-earthquake = franchir la crevasse
test-quest-idea-flooded-cellars = garder la tête hors de l’eau
event-shot-missed = { $thrown ->
    [yes] Le lancer
   *[no] Le tir
  } { $who-du } manque { $target-le } (il fallait { $need }).
event-shot-hit = { $thrown ->
    [yes] Le lancer
   *[no] Le tir
  } { $who-du } touche { $target-le } ({ $need ->
    [1] à coup sûr
   *[other] il fallait { $need }
  }){ $harm }.
event-shot-critical = { $thrown ->
    [yes] Le lancer
   *[no] Le tir
  } { $who-du } trouve un point faible { $target-du }{ $harm }.
event-shot-friend = { $thrown ->
    [yes] Le lancer
   *[no] Le tir
  } { $who-du } touche un des siens, { $target-le }{ $harm }.
event-recovered = { CAP($who-le) } { $of ->
    [one] ne retrouve pas { $what-genre ->
        [f] sa
       *[m] son
      } { $what }
   *[other] { $count ->
        [0] ne retrouve { $what-genre ->
            [f] aucune
           *[m] aucun
          } de ses { $of } { $what-pl }
        [one] retrouve { $what-un } sur { $of }
       *[other] retrouve { $count } { $what-pl } sur { $of }
      }
  }.
event-recovered-all = { CAP($who-le) } retrouve { $of ->
    [one] { $what-genre ->
        [f] sa
       *[m] son
      } { $what }
   *[other] ses { $of } { $what-pl }
  }.
event-door-used = { CAP($who-le) } { $action } la porte.
event-dragged = { CAP($who-le) } traîne { $whom-le }.
event-combat-turn = Tour de combat { $turn }.
event-phase-began = { CAP($side-au) } de jouer.
event-order-chosen = Ordre des monstres : { $order-pl }.
event-victory = Le combat est gagné.
event-victory-loot = Le combat est gagné. Butin : { $loot }.
loot-gold = { $gold } couronnes
loot-thing = { $thing-un }
event-escaped = Plus aucun héros en vue : les monstres regagnent leur place{ $filled ->
    [yes] {" "}et comblent leurs rangs
   *[no] {""}
  }.
event-wearied = Rien ne les rapproche, rien ne part d’un côté ni de l’autre : les monstres se lassent et s’en vont.
event-door-delay = La porte cache les héros : encore un tour, et ils seront à l’abri.
event-reloaded = { CAP($who-le) } recharge.
event-regenerated = { CAP($who-le) } se régénère (Blessures : { $left }).
event-went-berserk = { CAP($who-le) } entre en rage !
event-cowered = { CAP($who-le) } tremble de peur.
event-braved = { CAP($who-le) } surmonte sa peur.
event-infected = { CAP($who-le) } attrape une maladie.
event-poisoned = Le poison agit sur { $who-le }.
event-withstood = { CAP($who-le) } résiste { $what-au }.
bane-poison = le poison
    .au = au poison
bane-disease = la maladie
    .au = à la maladie
event-art-used = { CAP($who-le) } { $art }.
event-strategy = { $plan }.

# Magie et trésors
event-spell-cast = { CAP($who-le) } lance « { $spell } ».{ $work }
spell-works = {" "}{ $work }
event-spell-turned = { CAP($ward-le) } { $who-du } détourne le sort.
event-wits-failed = { CAP($who-le) } rate son test d’Intelligence.
event-scroll-in-vain = Aucun héros n’est en vue : le parchemin reste sans effet.
event-wits-passed = { CAP($who-le) } réussit son test d’Intelligence.
event-shielded = L’Armure du Dragon protège { $who-le } (Résistance { $toughness }).
event-healed = { CAP($who-le) } retrouve toutes ses Blessures ({ $left }).
event-spied = { CAP($who-le) } observe sans se montrer.
event-hand-aflame = La main { $who-du } s’enflamme.
event-put-to-flight = { CAP($who-le) } s’enfuit, bon gré mal gré.
event-swift-wind = Le vent portera le magicien et jusqu’à { $number ->
        [one] un autre
        *[other] { $number } autres
    }.
event-raised = { CAP($who-le) } revient à la vie !
event-soul-lost = L’âme { $who-du } est perdue à jamais.
event-air-still = L’air se fige : { $number ->
        [0] il ne retient personne
        [one] un monstre ne bouge plus
        *[other] { $number } monstres ne bougent plus
    }.
event-emboldened = { CAP($who-le) } ne craint plus rien.
event-choking = { CAP($who-le) } suffoque.
event-choked = { CAP($who-le) } ne respire plus.
event-skull-aflame = Sa tête devient un crâne en flammes.
event-potion-drunk = { CAP($who-le) } boit { $potion-un }.
event-potion-given = { CAP($who-le) } fait boire une potion de soins { $whom-au }.
event-chest-held = Dans le coffre : { $row }{ $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } couronnes)
  }.
event-gold-taken = { CAP($who-le) } prend { $gold ->
    [one] une couronne
   *[other] { $gold } couronnes
  }{ $body }.
on-body = {" "}sur le corps { $dead-du }
event-gold-parted = Partage des couronnes : { $first }, { $rest }.
event-gold-parted-alike = Partage des couronnes : { $gold } par tête.
gold-part = { $gold } { $who-count ->
    [one] pour
   *[other] par tête pour
  } { $who-le }
event-gold-left = { $gold ->
    [one] Une couronne reste
   *[other] { $gold } couronnes restent
  } sur place{ $full ->
    [yes] {" "}: les bourses sont pleines
   *[no] {""}
  }.
event-item-found = On découvre { $item-un }.
event-item-taken = { CAP($who-le) } prend { $item-le }{ $body }.
event-item-left = On laisse sur place { $item-le }.
event-item-given = { CAP($who-le) } donne { $item-le } { $whom-au }.
event-stone-charged = { CAP($item-le) } contient { $charges ->
        [one] { $charges } charge
        *[other] { $charges } charges
    }.
event-spell-inscribed = { CAP($item-le) } contient le sort « { $spell } ».

# Pièges
event-trap-spotted = { CAP($who-le) } remarque à temps { $trap-un }.
event-trap-sprung = { CAP($who-le) } { $noticed ->
    [yes] n’échappe pas pour autant { $trap-au }
   *[no] se laisse surprendre par { $trap-un }
  } !
event-trap-disarmed = { CAP($who-le) } désamorce { $trap-le } ({ $total }, il fallait { $need }).
event-disarm-failed = { CAP($who-le) } échoue à désamorcer { $trap-le } ({ $total }, il fallait { $need }).
event-trap-left = On laisse { $trap-le } en place.
event-fingers-caught = { CAP($who-le) } se blesse au mécanisme.
event-skilled-hands = { CAP($who-le) } a pris le tour de main (désamorçage +{ $bonus }).
event-fell-in = { CAP($who-le) } tombe dans la fosse.
event-climbed-out = { CAP($who-le) } sort de la fosse.
event-still-in-pit = { CAP($who-le) } n’arrive pas à sortir de la fosse.
event-jumped-pit = { CAP($who-le) } saute la fosse.
event-portcullis-fell = Une herse tombe !
event-portcullis-lifted = La herse se lève{ $total ->
    [0] {""}
   *[other] {" "}(total { $total }, il fallait 20)
  }.
event-portcullis-stuck = La herse ne bouge pas (total { $total }, il fallait 20).
event-rolled-under = { CAP($who-le) } roule de l’autre côté.
event-bolts = { $number ->
        [one] Un carreau frappe
        *[other] { $number } carreaux frappent
    } { $who-le }{ $harm }.
event-gas-cloud = Le nuage se révèle être { $gas }.
event-gas-resisted = { CAP($who-le) } résiste au gaz.
event-gassed = { CAP($who-le) } respire le gaz.
event-dodged = { CAP($who-le) } évite le plus gros du bloc.
event-limb-lost = { CAP($who-le) } perd { $limb }.
event-stake-poisoned = Le pieu était empoisonné : { $who-le } s’effondre.
event-trap-spell = Le piège lance « { $spell } ».
event-soul-stolen = Pendant { $turns } tours, { $who-le } n’a plus la maîtrise de son corps ni de son esprit.
event-held-down = Ses compagnons maintiennent { $who-le }.
event-fireball-roams = La boule de feu roule à travers le donjon.
event-fireball-fades = La boule de feu s’éteint.

# Hasards
event-hazard-found = Dans la salle : { $hazard }.
event-captive-seen = Les monstres retiennent { $who-un } en captivité.
event-captive-freed = { CAP($who-le) } est libre !
event-captive-joined = { CAP($who-le) } est libre et se met au service { $leader-du }.
event-joined = { CAP($who-un) } se met au service { $leader-du }.
event-rogue-refused = Un voleur offre ses services. On n’en veut pas : il hausse les épaules et s’en va.
event-rogue-leaves = À la sortie, le voleur { $how }{ $gold ->
    [0] .
    [1] {" "}(une couronne).
   *[other] {" "}({ $gold } couronnes).
  }
event-maiden-home = Le père de la jeune fille donne { $gold } couronnes.
event-witch-vanished = La sorcière disparaît { $gold ->
    [0] les mains vides
    [1] avec une couronne
   *[other] avec { $gold } couronnes
  }.
event-leapt-across = { CAP($who-le) } saute par-dessus la crevasse.
event-lost-in-chasm = { CAP($who-le) } tombe dans la crevasse et disparaît à jamais.
event-hauled-up = La corde retient { $who-le }, qu’on remonte.
event-ladder-built = L’échelle de corde est prête.
event-crossed-ladder = { CAP($who-le) } passe par l’échelle.
event-ruby-taken = { CAP($who-le) } prend le rubis.
event-cursed = Une malédiction ôte tous ses points de Destinée { $who-au }.
event-statue-wakes = La statue s’éveille : { $what-un } !
event-rats-fought = { CAP($who-le) } { $killed ->
        [0] ne tue aucun rat
        [one] tue un rat
        *[other] tue { $killed } rats
    } ; { $left ->
        [0] il n’en reste plus
        [one] il en reste un
        *[other] il en reste { $left }
    }.
event-bats-fought = Les chauves-souris infligent { $wounds ->
        [one] une Blessure
        *[other] { $wounds } Blessures
    } en tout avant de périr.
event-room-cleared = Plus rien à craindre { $hazard }, grâce { $means-au }.
event-mould-breathed = { CAP($who-le) } respire les moisissures : { $result }.
event-mushrooms-picked = { CAP($who-le) } cueille { $count ->
        [one] un champignon
        *[other] { $count } champignons
    }.
event-mushroom-eaten = { CAP($who-le) } mange un champignon : { $result }.
event-fell-asleep = { CAP($who-le) } dort pendant { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }.
event-grate-seen = Sous la grille, { $who-le } voit une salle.
event-went-below = { CAP($who-le) } descend.
event-climbed-up = { CAP($who-le) } remonte à la corde.
event-rope-hung = { CAP($who-le) } laisse une corde à l’ouverture.
event-trapped-below = Tous en bas et pas de corde : nul n’en ressortira.
event-fountain-drunk = { CAP($who-le) } boit à la fontaine : { $result }.
event-circle-entered = { CAP($who-le) } entre dans le cercle : { $result }.
event-trapdoor-opened = { CAP($who-le) } ouvre la trappe : { $result }.
event-crypt-searched = { CAP($who-le) } fouille la crypte : { $result }.
event-enthroned = { CAP($who-le) } siège sur le trône{ $alone ->
    [yes] .
   *[no]  ; les autres s’enhardissent.
  }
event-dethroned = Le trône est vide, le charme est rompu.
event-got-thing = { CAP($who-le) } prend { $what-le }.
