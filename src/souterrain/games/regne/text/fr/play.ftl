# Questions
ask-hero = Quel héros menez-vous ?
ask-leader = Qui sera le chef ?
ask-next = Qui agit maintenant ?
ask-act = { CAP($who-le) } a { $points ->
        [one] { $points } point d’action. Que faire ?
       *[other] { $points } points d’action. Que faire ?
    }
ask-blocked = On barre le chemin { $who-au }. Forcer le passage et perdre un D de points de vie, ou renoncer ?
ask-rage =
    { $left ->
        [one] La menace les a mis en rage : un point d’action de plus. Pour qui ?
       *[other] La menace les a mis en rage : { $left } points d’action de plus. Pour qui, le prochain ?
    }
ask-crush = { CAP($who-le) } a tué. S’avancer sur la case libérée ?
ask-parry = { CAP($attacker-le) } va faire perdre { $lost ->
        [one] un
       *[other] { $lost }
    } PV { $who-au }. Parer ?
ask-breath = Qui reprend son souffle, et gagne { $points } PA ?
ask-climb = De quel côté faire sortir { $who-le } du trou ?
ask-accept = { CAP($who-le) } vous tend { $thing-le }. Accepter ?
offer-destiny-again = { CAP($who-le) } a échoué. Dépenser un point de destin pour relancer (il en reste { $points ->
        [one] un
       *[other] { $points }
    }) ?
offer-destiny-death = { CAP($who-le) } va mourir. Dépenser un point de destin (il en reste { $points ->
        [one] un
       *[other] { $points }
    }) ?

choice-press-on = Forcer le passage
choice-stay = Rester
choice-step-in = Avancer
choice-parry = Parer
choice-endure = Encaisser
choice-accept = Accepter
choice-decline = Refuser
choice-spend-destiny = Dépenser un point
choice-keep-destiny = Le garder
choice-done = Fin du tour

# Ce qui est proposé
option-go = Marcher
option-run = Courir
option-venture = { $to ->
        [stairs] Prendre l’escalier
        [unknown] Explorer : entrer dans l’inconnu
        [aim] Explorer : vers le but
       *[exit] Explorer : le prochain passage
    }
option-all-after = Tous : suivre { $who-le }, rien d’autre
option-all-done = Fin du tour pour tous
option-attack = Frapper { $target-le } avec { $weapon-le }
option-attack-own = Frapper { $target-le }
option-power-attack = Attaque puissante sur { $target-le } avec { $weapon-le }
option-power-attack-own = Attaque puissante sur { $target-le }
option-shoot = Tirer sur { $target-le } avec { $weapon-le }
option-shoot-own = Tirer sur { $target-le }
option-precise-shot = Tir précis sur { $target-le } avec { $weapon-le }
option-precise-shot-own = Tir précis sur { $target-le }
option-open = Ouvrir { $door-le }
option-close = Fermer { $door-le }
option-pick = Crocheter { $door-le }
option-smash = Défoncer { $door-le } avec { $weapon-le }
option-drink = Boire { $thing-le }
option-give-drink = Faire boire { $thing-le } { $target-au }
option-equip = { $held ->
        [yes] Prendre
       *[no] Mettre
    } { $thing-le }
option-equip-for = { $held ->
        [yes] Prendre
       *[no] Mettre
    } { $thing-le } au lieu { $instead-du }
option-give = Donner { $thing-le } { $target-au }
option-take = Ramasser { $thing-le }
option-tear = Se dépêtrer
option-join = Rejoindre { $target-le }
option-climb = Sortir ici
option-shut-well = Remettre le couvercle du puits

group-venture = Explorer
group-go = Marcher
group-run = Courir
group-attack = Corps à corps
group-shoot = Tir
group-door = Portes
group-potion = Potions
group-gear = Équipement
group-give = Donner

note-hero = { $vocation }, { $life } PV, { $action } PA
note-points = { $points } PA
note-wait = { $points } PA, { $kept ->
        [one] { $kept } point gardé
       *[other] { $kept } points gardés
    }
note-searched = { $points } PA, déjà fouillé
note-blocked = { $points } PA, { $tests ->
        [one] se dégager : { $chance } %
       *[other] se dégager { $tests } fois : { $chance } % chacune
    }
note-falls = { $way }, tombe du pont { $falls } %
note-run = { $way }, sans esquiver les pièges
note-blow = { $cost } PA, { $trait } { $level } : { $chance } %, { $high ->
    [0] sans pouvoir blesser
   *[other] { $low } à { $high } PV, tue { $kills } %
}
note-smash = { $cost } PA, { $trait } { $level } : { $chance } %, { $high ->
    [0] sans rien entamer
   *[other] { $low } à { $high } PV, cède { $kills } %
}
note-test = { $cost } PA, { $trait } { $level } : { $chance } %
note-heal = { $cost } PA, { $trait } { $level } : { $chance } %, rend { $sure ->
    [yes] { $high }
   *[no] { $low } à { $high }
} PV
note-worn = équipé

# Ce que l’on voit
headline-muster = { $aim }
turn = Tour { $round }
turn-of = Tour { $round } sur { $last }
headline-party = { $turn } · { $aim }
headline-dark = { $turn }, aux habitants · { $aim }
label-pot = Écus du groupe
label-mishaps = Imprévus
label-mishap = Imprévu
label-turns = Tours
label-life = PV
label-action = Points d’action
label-armour = Armure
label-destiny = Destin
label-damage = Dommages
label-loose = Au sol : { $things }
value-number = { $value }
value-damage = { $strength ->
        [yes] F+{ $damage }
       *[no] { $damage }
    }
badge-fallen = à terre
badge-webbed = toile ou filet
badge-poisoned = poison
badge-hole = dans un trou

# Le récit
event-undertook = { $quest }.
event-briefed = { $quest }
event-steeled =
    { $count ->
        [one] La quête est rude quand on est seul : on part
       *[other] La quête est rude à { COUNT($count) } : chacun part
    } avec { $more } % de points de vie en plus.
event-steeled-less = La quête est légère à { COUNT($count) } : chacun part avec { $less } % de points de vie en moins.
event-set-out = { $who } { $who-count ->
        [one] descend
       *[other] descendent
    }.
event-led = { CAP($who-le) } mène le groupe.
event-took-lead = { $back ->
        [yes] { CAP($who-le) } reprend la tête du groupe.
       *[no] { CAP($who-le) } prend la tête du groupe.
    }
event-paid = Le groupe y gagne { $crowns } écus.
event-round = Tour { $number }.
event-dark-turn = Les habitants des catacombes agissent.
event-trial = { CAP($who-le) } { $tried } ({ $trait }) : { $how ->
        [passed] { $total } contre { $against }, réussi.
        [failed] { $total } contre { $against }, raté.
       *[cross] un X, raté.
    }
trial-of-lock = { CAP($who-le) } travaille la serrure ({ $trait }) : { $how ->
        [passed] { $total } contre { $against }, elle cède.
        [failed] { $total } contre { $against }, en vain.
       *[cross] un X, en vain.
    }
trial-of-web = { CAP($who-le) } tire sur ses liens ({ $trait }) : { $how ->
        [passed] { $total } contre { $against }, ils cèdent.
        [failed] { $total } contre { $against }, en vain.
       *[cross] un X, en vain.
    }
trial-any = tente de résister
trial-task = se met à l’œuvre
trial-block = cherche à se dégager
trial-bridge = cherche l’équilibre sur le pont
trial-steal = tente un larcin
trial-bribe = fait son offre
trial-bought = pèse l’offre
trial-speech = cherche ses mots
trial-throw = lance de loin
trial-shove = pousse de toutes ses forces
trial-disarm = s’attaque au mécanisme
trial-jump = s’élance
trial-fear = lutte contre la peur
trial-poison = lutte contre le poison
trial-mishap = fait face
trial-trap = se jette de côté
trial-lid = pousse le couvercle
event-fated = Le destin refuse cet échec, { $who-le } relance : { $left ->
        [0] c’était le dernier point.
        [one] il lui reste un point.
       *[other] il lui reste { $left } points.
    }
event-spared = Le destin épargne { $who-le } : { $left ->
        [0] c’était le dernier point.
        [one] il lui reste un point.
       *[other] il lui reste { $left } points.
    }
event-lost = { CAP($who-le) } { $cause ->
        [fire] brûle et perd
        [poison] souffre du poison et perd
        [search] se blesse en fouillant et perd
        [block] force le passage et perd
       *[none] perd
    } { $points ->
        [0] 0 PV
        [one] un PV
       *[other] { $points } PV
    }{ $left ->
    [0] {""}
   *[other] , il en reste { $left ->
        [one] un
       *[other] { $left }
    }
}.
event-suffered = { CAP($who-le) } { $harm ->
    [0] ne subit aucun dommage
    [one] encaisse un point de dommages
   *[other] encaisse { $harm } de dommages
}{ $lost ->
    [0] { $harm ->
        [0] {""}
        [one] , aussitôt arrêté
       *[other] , tout est arrêté
    }
    [one] {" "}moins { $off }, un PV perdu
   *[other] {" "}moins { $off }, { $lost } PV perdus
}{ $left ->
    [0] {""}
   *[other] , il en reste { $left ->
        [one] un
       *[other] { $left }
    }
}.
event-fell = { CAP($who-le) } s’effondre.
event-rose = { CAP($who-le) } se relève.
event-healed = { CAP($who-le) } regagne { $points ->
    [one] un PV
   *[other] { $points } PV
} et remonte à { $life }.
event-died = { $who-genre ->
        [f] { CAP($who-le) } est morte.
       *[m] { CAP($who-le) } est mort.
    }
event-slain = { $count ->
        [one] { $left ->
            [0] { CAP($who-le) }
           *[other] { CAP($who-un) }
        } meurt{ $crowns ->
            [0] {""}
            [one] {" "}: un écu
           *[other] {" "}: { $crowns } écus
        }.
       *[other] { CAP(COUNT($count)) } { $who-pl } meurent{ $crowns ->
            [0] {""}
           *[other] {" "}: { $crowns } écus
        }.
    }
event-frightened = { $who-genre ->
        [f] { CAP($who-le) } est transie de peur et perd un point d’action.
       *[m] { CAP($who-le) } est transi de peur et perd un point d’action.
    }
event-poisoned = Le poison gagne { $who-le } et lui prend un point d’action.
event-cured = Le poison quitte { $who-le }.

event-walked = { $why ->
        [hunt] { CAP($who-le) } se dirige vers { $target-le } : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
        [track] { CAP($who-le) } suit la trace du groupe : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
        [flee] { CAP($who-le) } préfère ne pas insister et recule devant { $target-le } : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
       *[none] { $squares ->
            [one] { CAP($who-le) } avance d’une case
           *[other] { CAP($who-le) } avance de { $squares } cases
        }
    }{ $portal ->
        [yes] , par le portail
       *[no] {""}
    }{ $bridge ->
        [onto] , jusque sur le pont
        [across] , par le pont
       *[none] {""}
    }.
event-ran = { $why ->
        [hunt] { CAP($who-le) } court sur { $target-le } : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
        [track] { CAP($who-le) } court sur la trace du groupe : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
        [flee] { CAP($who-le) } préfère ne pas insister et fuit devant { $target-le } : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
       *[none] { $squares ->
            [one] { CAP($who-le) } court d’une case
           *[other] { CAP($who-le) } court de { $squares } cases
        }
    }{ $portal ->
        [yes] , par le portail
       *[no] {""}
    }.
event-flew = { $why ->
        [hunt] { CAP($who-le) } fond sur { $target-le } : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
        [track] { CAP($who-le) } vole sur la trace du groupe : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
        [flee] { CAP($who-le) } préfère ne pas insister et s’envole devant { $target-le } : { $squares ->
            [one] une case
           *[other] { $squares } cases
        }
       *[none] { $squares ->
            [one] { CAP($who-le) } vole d’une case
           *[other] { CAP($who-le) } vole de { $squares } cases
        }
    }{ $portal ->
        [yes] , par le portail
       *[no] {""}
    }.
event-held-back = { CAP($who-le) } renonce à passer.
event-broke-away = { CAP($who-le) } force le passage sans une égratignure.
event-trampled = { CAP($who-le) } s’avance sur la case libérée.
event-hit = { CAP($who-le) } { $how ->
    [hard] frappe { $target-le }{ $helpless ->
        [yes] , sans défense,
       *[no] {""}
    } de toutes ses forces
    [shot] atteint { $target-le }
    [aimed] prend le temps de viser et atteint { $target-le }
    [caught] prend { $target-le } sur le fait et frappe
   *[plain] touche { $target-le }{ $helpless ->
        [yes] , sans défense
       *[no] {""}
    }
} : { $off ->
    [0] { $lost ->
        [0] { $harm } de dommages
        [one] un PV perdu
       *[other] { $lost } PV perdus
    }
   *[other] { $harm } de dommages moins { $off }{ $lost ->
        [0] {""}
        [one] , un PV perdu
       *[other] , { $lost } PV perdus
    }
}{ $left ->
    [0] {""}
   *[other] , il en reste { $left ->
        [one] un
       *[other] { $left }
    }
}.
event-glanced = { CAP($who-le) } { $how ->
    [hard] frappe { $target-le }{ $helpless ->
        [yes] , sans défense,
       *[no] {""}
    } de toutes ses forces
    [shot] atteint { $target-le }
    [aimed] prend le temps de viser et atteint { $target-le }
    [caught] prend { $target-le } sur le fait et frappe
   *[plain] touche { $target-le }{ $helpless ->
        [yes] , sans défense
       *[no] {""}
    }
}{ $harm ->
    [0] , sans le moindre dommage
    [one] {" "}: un point de dommages, aussitôt arrêté
   *[other] {" "}: { $harm } de dommages, tout est arrêté
}.
event-missed = { $how ->
        [shot] { $way ->
            [1] Le tir { $who-du } passe à côté { $target-du }.
            [2] { CAP($who-le) } tire, mais n’atteint pas { $target-le }.
           *[0] { CAP($who-le) } tire à côté { $target-du }.
        }
       *[plain] { $way ->
            [1] { CAP($target-le) } esquive le coup { $who-du }.
            [2] { CAP($who-le) } frappe, mais n’atteint pas { $target-le }.
           *[0] { CAP($who-le) } rate { $target-le }.
        }
    }
event-parried = { CAP($who-le) } pare : { $attacker-le } relance.
event-drank = { CAP($who-le) } boit { $thing-un }{ $points ->
        [0] {""}
        [one] , regagne un PV et remonte à { $life }
       *[other] , regagne { $points } PV et remonte à { $life }
    }.
event-gave-drink = { CAP($who-le) } fait boire { $thing-un } { $to-au }{ $points ->
        [0] {""}
        [one] , qui regagne un PV et remonte à { $life }
       *[other] , qui regagne { $points } PV et remonte à { $life }
    }.
event-equipped = { CAP($who-le) } s’équipe { $thing-du }.
event-given = { CAP($who-le) } donne { $thing-le } { $to-au }.
event-picked-up = { CAP($who-le) } ramasse { $thing-le }.

event-laid = Une zone se dévoile : { $zone }.
event-led-nowhere = Derrière, la galerie est effondrée : ce passage ne mène nulle part.
event-appeared = { $count ->
        [one] { CAP($who-un) } { $late ->
            [yes] surgit
           *[no] est là
        }.
       *[other] { CAP(COUNT($count)) } { $who-pl } { $late ->
            [yes] surgissent
           *[no] sont là
        }.
    }
event-came-behind = { $count ->
        [one] { CAP($who-un) } entre par où vous êtes venus.
       *[other] { CAP(COUNT($count)) } { $who-pl } entrent par où vous êtes venus.
    }
event-lurked = { $count ->
        [one] Embuscade ! { CAP($who-un) } bondit.
       *[other] Embuscade ! { CAP(COUNT($count)) } { $who-pl } bondissent.
    }
event-opened = { CAP($who-le) } ouvre { $door-le }.
event-shut = { CAP($who-le) } ferme { $door-le }.
event-was-locked = { CAP($who-le) } essaie { $door-le } : { $door-genre ->
        [f] elle est verrouillée
       *[m] il est verrouillé
    }.
event-picked = { CAP($who-le) } crochète { $door-le }.
event-battered = { CAP($who-le) } cogne sur { $door-le } : { $points ->
        [0] aucun PV perdu, il en reste { $left }
       *[other] { $points } PV, { $left ->
            [0] { $door-genre ->
                [f] elle est défoncée
               *[m] il est défoncé
            }
           *[other] il lui en reste { $left }
        }
    }.
event-sprung = { CAP($who-le) } tombe dans { $trap-un } !
event-dodged = { CAP($who-le) } évite { $trap-le }.
event-climbed = { CAP($who-le) } sort du trou.
event-swayed = { $how ->
        [off] { CAP($who-le) } bascule par-dessus le bord du pont !
        [splash] { CAP($who-le) } tombe du pont dans l’eau et patauge jusqu’à la rive.
        [down] { CAP($who-le) } tombe à plat ventre sur le pont.
       *[caught] { CAP($who-le) } se rattrape aux cordes du pont.
    }
event-webbed = { $who-genre ->
        [f] { CAP($who-le) } est prise { $net ->
            [yes] dans ses mailles
           *[no] dans une toile
        }.
       *[m] { CAP($who-le) } est pris { $net ->
            [yes] dans ses mailles
           *[no] dans une toile
        }.
    }
event-freed = { CAP($who-le) } s’arrache à ses liens.
event-joined = { $count ->
        [one] Un renfort rejoint { $who-le }.
       *[other] { CAP(COUNT($count)) } renforts rejoignent { $who-le }.
    }
event-well-shut = { CAP($who-le) } fait glisser le couvercle : le puits est fermé.
event-lid-slipped = { CAP($who-le) } s’arc-boute, mais le couvercle retombe à côté.

event-befell = Imprévu. { $card }. { $tale }.
event-slowed = { CAP($who-le) } perd un point d’action.
event-dropped = { CAP($who-le) } laisse tomber { $thing-le }.
event-found-crowns = { $where ->
        [there] { CAP($who-le) } fouille { $what-le } et y trouve
        [floor] { CAP($who-le) } fouille le sol et trouve
        [purse] { CAP($who-le) } vole
       *[none] { CAP($who-le) } trouve
    } { $crowns ->
        [0] une fausse pièce.
        [one] un écu.
       *[other] { $crowns } écus.
    }
event-quickened = { CAP($who-le) } gagne { $points } points d’action.
event-slammed = La porte ouverte la plus proche se referme et se verrouille.
event-came-to-nothing = { $how }.
idle-drop = Rien n’y pendait : plus de peur que de mal
idle-slam = C’est loin d’ici
idle-draught = Il n’a rien à dire de ces lieux
event-noticed = On devine { $trap-un }.

# Trésors et fouilles
ask-spoils = { CAP($who-le) } portait { $thing-un }. Pour qui ?
ask-mend = Qui soigner ?
ask-banish = Qui bannir ?
ask-shield = Qui protéger ?
ask-resurrect = Qui ramener ?
ask-appear = Où faire apparaître { $who-le } ?
ask-replay = { CAP($who-le) } a fini. Rejouer ce tour grâce à l’anneau de divination ?
choice-replay = Rejouer le tour
choice-keep-turn = Le garder
option-search = Fouiller le sol
option-rummage = Fouiller { $what-le }
option-open-chest = Ouvrir le coffre
option-pick-chest = Crocheter le coffre
option-smash-chest = Défoncer le coffre avec { $weapon-le }
option-use = Utiliser { $thing-le }
option-bind = Associer { $rune-le } : { $thing }
option-appear = Apparaître ici
group-search = Fouiller
badge-burning = en feu
badge-invisible = invisible
badge-invulnerable = invulnérable
event-unhurt = Rien ne peut blesser { $who-le }.
event-caught-fire = { CAP($who-le) } prend feu !
event-fire-kept = { $burns ->
        [yes] { CAP($who-le) } brûle encore.
       *[no] { CAP($who-le) } ne prend pas feu.
    }
event-went-out = Le feu s’éteint : { $who-le } ne brûle plus.
event-shimmered = L’armure fantôme { $who-du } vaut { $points } ce tour-ci.
event-replayed = Tout cela n’a pas eu lieu : { $who-le } rejoue son tour.
event-searched = { $where ->
        [there] { CAP($who-le) } fouille { $what-le }.
       *[floor] { CAP($who-le) } fouille le sol.
    }
event-found-nothing = { $where ->
        [there] { CAP($who-le) } fouille { $what-le } en vain.
       *[floor] { CAP($who-le) } fouille le sol et ne trouve rien.
    }
event-found-door = { CAP($who-le) } trouve une porte dérobée !
event-glimpsed = Quelque chose brille : { $what }.
event-found = { $given ->
        [yes] { CAP($who-le) }, à la tête du groupe, garde { $thing-un }.
       *[no] { CAP($who-le) } trouve { $thing-un }.
    }
event-looted = { CAP($who-le) } reçoit { $thing-le } { $fallen-du }.
event-profaned = { CAP($who-le) } profane la statue et perd un point de destin.
event-used = { CAP($who-le) } utilise { $thing-le }.
event-vanished = { CAP($who-le) } disparaît.
event-hardened = La peau { $who-du } est dure comme la pierre.
event-raised = { CAP($who-le) } gagne { $points } en { $trait } ce tour-ci.
event-warded = Une aura enveloppe { $who-le } : +{ $points } points d’armure magique.
event-teleported = { CAP($who-le) } apparaît ailleurs.
event-banished = { $who-genre ->
        [f] { CAP($who-le) } est bannie de ce monde.
       *[m] { CAP($who-le) } est banni de ce monde.
    }
event-doubled = Le temps hésite : le groupe jouera deux tours de suite.
event-resurrected = { CAP($who-le) } revient parmi les vivants avec { $life } PV.
event-bound = { CAP($who-le) } lie { $rune-le } à son équipement : { $thing }.

ask-shove = Où repousser { $who-le } ?
ask-throw = Où lancer { $thing-le } ?
option-shove = Bousculer { $target-le }
option-onto = Ici
option-jump = Sauter
option-steal = Voler { $thing-le } { $target-au }
option-rob = Faire les poches { $target-au }
option-throw = Lancer { $thing-le } sur une case
option-disarm = Désamorcer { $trap-le }
event-shoved = { CAP($who-le) } { $who-genre ->
        [f] est { $into ->
            [lava] précipitée dans la lave !
            [water] précipitée dans l’eau !
            [hole] précipitée dans le trou !
           *[none] repoussée d’une case.
        }
       *[m] est { $into ->
            [lava] précipité dans la lave !
            [water] précipité dans l’eau !
            [hole] précipité dans le trou !
           *[none] repoussé d’une case.
        }
    }
event-jumped = { CAP($who-le) } saute{ $short ->
        [yes] {" "}trop court
       *[no] {""}
    }.
event-stolen = { CAP($who-le) } vole { $thing-le } { $victim-au }.
event-thrown = { CAP($who-le) } lance { $thing-le }{ $wide ->
        [yes] {" "}à côté du but
       *[no] {""}
    }.
event-disarmed = { CAP($who-le) } désamorce { $trap-le }.
event-left = { CAP($who-le) } descend vers les niveaux inférieurs.

option-cast = { $spell } : { $target }
group-spell = Sorts
event-cast = { CAP($who-le) } { $how ->
        [worked] lance « { $spell } » : { $total } contre { $against }, le sort agit.
        [cross] { $way ->
            [1] bute sur les mots de « { $spell } » : un X, le sort échoue.
            [2] prononce « { $spell } » : un X, rien ne vient.
           *[0] lance « { $spell } » : un X, le sort échoue.
        }
       *[failed] { $way ->
            [1] bute sur les mots de « { $spell } » : { $total } contre { $against }, le sort échoue.
            [2] prononce « { $spell } » : { $total } contre { $against }, rien ne vient.
           *[0] lance « { $spell } » : { $total } contre { $against }, le sort échoue.
        }
    }
event-relieved = Les maux { $who-du } s’en vont.
event-withered = Le bras { $who-du } se flétrit : Force −{ $points } ce tour-ci.
spell-mend-flesh = Recoudre la chair
spell-lift-affliction = Lever le mal
spell-pale-ward = Pâle égide
spell-breaking-dawn = Point du jour
spell-cinder-dart = Trait de cendre
spell-wither-arm = Flétrir le bras
spell-borrowed-dusk = Crépuscule emprunté
spell-crushing-dark = Nuit qui broie

option-speech-threat = Discours : menacer
option-speech-courage = Discours : encourager
option-speech-manipulation = Discours : se dire alliés
group-speech = Discours
speech-threat = des menaces
speech-courage = des encouragements
speech-manipulation = des mensonges
event-spoke = { CAP($who-le) } élève la voix : { $speech }.
event-enraged = Les adversaires n’en sont que plus furieux : { $points } points d’action à partager.
event-heartened = Chacun gagne { $points ->
        [one] un point d’action.
       *[other] { $points } points d’action.
    }
event-disheartened = Chacun perd { $points ->
        [one] un point d’action.
       *[other] { $points } points d’action.
    }
event-fooled = Les adversaires hésitent : ils perdent leur tour.

option-duel = Provoquer { $target-le } en duel
group-duel = Duel
badge-duel = en duel
event-challenged = { CAP($who-le) } provoque { $rival-le } en duel : que personne ne s’en mêle.
event-duel-ended = Le duel entre { $who-le } et { $rival-le } est fini.

# Ce que le maître en dit
event-resolved = { $why ->
        [tear] { CAP($who-le) } se débat dans ses liens.
        [duel] { CAP($who-le) } n’a d’yeux que pour son duel.
        [edge] { CAP($who-le) } veut pousser { $target-le } par-dessus le bord.
        [weakest] { CAP($who-le) } frappe le plus faible à sa portée : { $target-le }.
        [snare] { CAP($who-le) } veut prendre { $target-le } dans sa toile.
        [crush] { CAP($who-le) } attaque { $target-le } de toutes ses forces.
        [finish] { CAP($who-le) } s’acharne sur { $target-le } : plus personne n’est debout à sa portée.
        [shoot] { CAP($who-le) } vise { $target-le }.
        [cast] { CAP($who-le) } incante contre { $target-le }.
        [chant] { CAP($who-le) } incante à voix basse.
        [mend] { CAP($who-le) } panse les plaies { $target-du }.
        [join] { CAP($who-le) } serre les rangs avec { $target-le }.
        [flee] { CAP($who-le) } en a assez et veut s’éloigner { $target-du }.
        [hunt] { CAP($who-le) } se dirige vers { $target-le }.
        [track] { CAP($who-le) } suit la trace du groupe.
        [door] { CAP($who-le) } ouvre la porte qui barre sa route.
       *[hold] { CAP($who-le) } attend que l’on s’approche.
    }

# Attendre
ask-watch = { CAP($mover-le) } approche. { CAP($who-le) } attendait (en réserve : { $points } PA). Que faire ?
ask-struck = { CAP($mover-le) } attaque { $who-le }, qui attendait (en réserve : { $points } PA). Que faire ?
option-wait = Attendre le tour adverse
option-defend = Se défendre : +{ $points } de protection
choice-keep-waiting = Attendre encore
choice-hush = Ne plus demander ce tour-ci
group-wait = Attendre
badge-waiting = en attente
event-waited = { CAP($who-le) } attend : { $points ->
        [one] un point en réserve.
       *[other] { $points } points en réserve.
    }
event-braced = { CAP($who-le) } se défend contre { $attacker-le } : protection +{ $points }.

# Alliés, pièges posés, portails
ask-sum = Combien d’écus proposer ?
option-bribe = Discours : corrompre { $target-le }
option-sum = { $crowns } écus
option-set = Poser { $trap-un }
group-trap = Pièges
note-chance = { $chance } %
event-scorned = { CAP($who-le) } ne veut rien entendre ; les écus restent dans la bourse.
event-spurned = { CAP($who-le) } empoche { $crowns } écus, et reste un adversaire.
event-bribed = { CAP($who-le) } empoche { $crowns } écus, et change de camp.
event-trap-set = { CAP($who-le) } pose { $trap-un }.
event-took-portal = { CAP($who-le) } passe le portail.
event-set-free = { CAP($who-le) } ouvre la cellule : { $prisoner-le } rejoint le groupe.

# Les autres écoles
spell-flick = Chiquenaude
spell-knotted-laces = Lacets noués
spell-loose-change = Menue monnaie
spell-spit-and-rag = Salive et chiffon
spell-ask-the-dead = Interroger les morts
spell-grave-breath = Haleine de tombe
spell-red-thread = Fil rouge
spell-call-the-bones = Appel aux ossements
spell-small-errand = Petite commission
spell-haste-for-blood = Hâte contre sang
spell-iron-word = Mot de fer
spell-ring-of-coals = Cercle de braises
ask-grave = Où un mort se lève-t-il ?
ask-fetch = Que faire venir ?
event-tangled = { CAP($who-le) } s’empêtre : { $points ->
        [one] un point d’action de moins au prochain tour.
       *[other] { $points } points d’action de moins au prochain tour.
    }
event-risen = { CAP($who-le) } se lève d’entre les morts et obéit.
event-silenced = Le mot de fer tient { $who-le } : son prochain tour est perdu.

# Le maître de jeu
ask-place = Où placer { $what-le } ?
ask-place-foes = Où placer { $count ->
        [one] { $who-un }
       *[other] { COUNT($count) } { $who-pl }, ensemble
    } ?{ $left ->
        [0] {""}
       *[other] {" "}(ensuite, encore { $left })
    }
ask-reveal = Quel piège se devine ?
option-place-proposed = Comme proposé
option-place-rest = Tout placer comme proposé
option-leave-to-it = Laisser agir comme proposé
option-leave-all = Laisser tous agir comme proposé
group-proposed = Proposition
label-unknown = { $what }, à l’insu des héros
label-ambush = En embuscade
value-lurking = { $count ->
        [one] { CAP($who-un) }
       *[other] { CAP(COUNT($count)) } { $who-pl }
    }
