# Questions
ask-who-next = Who acts next?
ask-act = { CAP($figure-the) }: what to do?
ask-run = { CAP($figure-the) } runs up to { $squares } squares more. Where to?
ask-drag = How far is { $figure-the } dragged?
ask-place = Where does { $figure-the } stand?
ask-adjust = The monsters have just been placed: move { $figure-the } one square?
ask-wander-near = Into which hero’s sight do the wandering monsters come?
ask-fix-zone = On whom is the Death Zone of { $figure-the } fixed?
ask-monster-order = In which order do the monsters act?
ask-stray-shot = { CAP($figure-the) } misses badly: who is hit?
ask-spell-target = { $spell }: on whom?
ask-spell-template = { $spell }: where?
ask-template = Where to strike?
ask-flight = Where does { $figure-the } flee?
ask-still-air = In which section is the air still?
ask-open-window = Which unknown part to spy on?
ask-bright-key = Where does the door appear?
ask-who-takes = Who takes { $item-the }?
ask-pick-up = { CAP($figure-the) }: take what?
ask-give-what = { CAP($figure-the) }: give what?
ask-give-whom = Give { $item-the } to whom?
ask-give-gold-whom = Give gold to whom?
ask-drop-gold = { CAP($figure-the) }: leave how many crowns here?
ask-drop-what = { CAP($figure-the) }: leave what here?
ask-trap = { CAP($figure-the) } has noticed { $trap-a }. What to do?
ask-clear-out = The trap bars the way. Where does { $figure-the } go?
ask-portcullis = Where does the portcullis fall?
ask-fireball = Where does the fireball go?
ask-bewitched = Where does { $figure-the } go, no longer himself?
ask-bewitched-attack = Whom does { $figure-the } attack?
ask-statue-place = Where does the statue stand?
ask-fountain-place = Where is the fountain?
ask-circle-place = Where is the magic circle?
ask-grate-place = Where is the grate?
ask-trapdoor-place = Where is the trapdoor?
ask-throne = Who sits on the throne?
ask-rope-holder = Who holds the rope?
ask-bat-bite = Who gets the extra bite?
ask-mushrooms = { CAP($figure-the) }: pick how many mushrooms?
ask-climb-out = On which side does { $figure-the } come out of the pit?
ask-lifters = Who helps to lift the portcullis?
ask-roll-under = Who rolls to the other side?

# Offers
offer-fate-death = { CAP($figure-the) } is about to die. Spend a Fate Point ({ $fate } left)?
offer-fate-faint = { CAP($figure-the) } collapses, { $wounds ->
        [one] one Wound lost this turn
        *[other] { $wounds } Wounds lost this turn
    }. Spend a Fate Point ({ $fate } left)?
offer-fate-wound = { CAP($figure-the) } has lost { $wounds ->
        [one] one Wound this turn. Undo it
        *[other] { $wounds } Wounds this turn. Undo them
    } with a Fate Point ({ $fate } left)?
offer-fate-miss = { $free ->
        [yes] { CAP($figure-the) }’s free attack has missed
       *[no] { CAP($figure-the) } has missed
    }. Turn it into a hit with a Fate Point ({ $fate } left)?
offer-fate-test = { CAP($figure-the) } fails to { $tried }. Turn that into a success with a Fate Point ({ $fate } left)?
offer-step-in = Does { $figure-the } step into the victim’s square?
offer-berserk = Does { $figure-the } go berserk?
offer-answer-death = { CAP($figure-the) } may cast Power of the Phoenix at once. Do it?
offer-antidote = { CAP($figure-the) } is poisoned to death. Use the potion of healing of { $owner-the }?
offer-hang-rope = Does { $figure-the } leave the rope hanging at the opening?
offer-rogue = A rogue asks to go with you until you leave. Take him along?

# Options
option-move = Go here
option-run = Run (a die of squares more)
option-attack = Attack { $target-the } ({ $weapon })
option-shoot = Shoot at { $target-the } ({ $weapon })
option-throw = Throw { $weapon-the } at { $target-the }
option-cast = Cast { $spell }{ $source }
option-cast-on = Cast { $spell }{ $source } on { $target-the }
option-reload = Reload (the whole turn)
option-drag = Drag { $figure-the }
option-climb = Try to climb out of the pit
option-leave-to-it = Let the program finish the phase
option-keep-order = Move, then attack, until the fight is over
option-end-phase = End the phase
option-end-own = End the phase of my figures
option-place-rest = Place the rest for me
option-leave-all = Leave all of them where they are
option-square = That square
option-template = Place { $n }
option-section = Section no. { $n }
option-window-door = Behind this door
option-window-exit = Beyond this exit
option-grille = Portcullis no. { $n }
option-art-globe = Throw a globe at { $target-the }
option-art-warpfire = Spit warpfire at { $target-the }
option-art-jezzail = Fire the jezzail at { $target-the }
option-art-chant = Begin to chant
option-art-warp-scroll = Read the warp scroll
option-use-healing = Drink a potion of healing
option-use-strength = Drink a potion of strength
option-use-mushroom = Eat a mushroom
option-aid = Give a potion of healing to { $figure-the }
option-give = Give something to a companion
option-drop = Leave something here
note-goods-of = what was on { $figure-the }
option-pick-up = Pick up what lies here ({ $gold ->
    [0] {""}
    [one] one crown
   *[other] { $gold } crowns
  }{ $items ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {", "}
      }
  }{ $items ->
    [0] {""}
    [one] one thing
   *[other] { $items } things
  })
option-leave-item = Leave it
option-disarm = Disarm it
option-leave-trap = Leave it alone
option-disarm-trap = Disarm: { $trap }
option-leap = Leap the chasm
option-leap-roped = Leap on a rope
option-build-ladder = Build the rope ladder
option-cross-ladder = Cross by the rope ladder
option-all-hold-behind = All of those behind the leaper
option-all-hold-beyond = All of those beyond the chasm
option-take-ruby = Take the ruby
option-clear-rats = Spread rat poison (everybody’s turn)
option-clear-bats = Let the screech bug loose (everybody’s turn)
option-clear-fire = Burn the room with Greek fire (everybody’s turn)
option-clear-flames = Clear the room with Flames of Death
option-pick-mushrooms = Pick mushrooms ({ $count })
option-drink = Drink from the fountain
option-descend = Go down through the opening
option-climb-rope = Climb the rope
option-open-trapdoor = Open the trapdoor
option-search-crypt = Search the crypt
option-jump-pit = Jump the pit
option-lift = Lift the portcullis
option-lift-now = Lift now

# Notes
note-attack = { $need }+ (Weapons { $skill } against { $against }): { $hit }%, { $dice ->
        [one] { $dice } die
        *[other] { $dice } dice
    } against { $toughness }; fells: { $kill }%
note-shot = { $need }+ (Bow { $skill }, { $squares ->
        [one] one square
        *[other] { $squares } squares
    }): { $hit }%, { $dice ->
        [one] { $dice } die
        *[other] { $dice } dice
    } against { $toughness }; fells: { $kill }%
note-no-shot-hand = no shot: { $weapon-the } is not in hand
note-no-shot-close = no shot: an enemy is too near
note-no-shot-moved = no shot after a step or an attack
note-must-run = but it will have to run
note-no-shot-door = no shot: one looks through an open door only from beside it
note-no-shot-sight = no shot: nobody in sight and range
note-need = { $need }+: { $chance }%
note-way = { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
note-way-reached = { $way }, within reach of: { $enemies }
note-way-peril = { $way }, danger: { $peril }
note-leap = { $need } or less: { $chance }%
note-template-friends = { $enemies }; but also { $friends }
note-burns = burns { $number ->
        [one] one figure
        *[other] { $number } figures
    }
note-component = { $component }, { $left } left
note-components = { $first } and { $second }, without moving
note-charges = charges: { $charges }
note-free-spell = no component needed
note-cannot-wield = cannot use it
note-cannot-wear = cannot wear it
note-wizards-only = for wizards only
note-monsters-only = of no use to heroes
note-no-rope = no rope to climb back!
item-counted = { $count } { $item-pl }
    .the = the { $count } { $item-pl }
    .a = { $count } { $item-pl }
charged-item = { $item } ({ $charges ->
        [one] one charge
       *[other] { $charges } charges
    })
    .the = { $item-the } ({ $charges ->
            [one] one charge
           *[other] { $charges } charges
        })
item-with-spells = { $item }: { $spell }{ $more ->
        [0] {""}
        *[other] { " and " }{ $more } more
    }
    .the = { $item-the }: { $spell }{ $more ->
            [0] {""}
            *[other] { " and " }{ $more } more
        }

# Combat
event-moved = { CAP($who-the) } { $ran ->
    [yes] runs
   *[no] moves
  } { $squares ->
    [one] one square
   *[other] { $squares } squares
  }.
event-ran = { CAP($who-the) } makes as if to run, but stays put.
event-tripped = { CAP($who-the) } trips.
event-surprise = Surprise: { $leader } for the heroes, { $master } for the monsters. { $tie ->
    [yes] On a tie { $winner } have the advantage
   *[no] { CAP($winner) } have the advantage
  }{ $engaged ->
    [yes] , but the fight is on already
   *[no] {""}
  }.
event-ambushed = The heroes are taken by surprise!
event-appeared = { CAP($who-the) } takes position.
event-shifted = { CAP($who-the) } is shifted one square.
event-met-again = Back again: { $monsters }.
event-revealed = { CAP($seemed-the) } turns out to be { $who-a }!
event-missed = { $free ->
    [yes] { CAP($who-the) }’s free attack misses { $target-the } ({ $need } needed), but the blow before it landed{ $harm }.
   *[no] { CAP($who-the) } { $back ->
        [yes] strikes back at once and misses
       *[no] misses
      } { $target-the } ({ $need } needed).
  }
event-hit = { $free ->
    [yes] { CAP($who-the) }’s free attack hits { $target-the } as well
   *[no] { CAP($who-the) } { $back ->
        [yes] strikes back at once and hits
       *[no] hits
      } { $target-the }
  } ({ $need } needed){ $harm }.
harm = : { $dice ->
    [one] one die
   *[other] { $dice } dice
  }{ $toughness ->
    [0] {""}
   *[other] {" "}against Toughness { $toughness }
  }, { $wounds ->
    [0] no Wound
    [one] one Wound
   *[other] { $wounds } Wounds
  }{ $end ->
    [died] , slain
    [fainted] , knocked out
   *[none] { $at_once ->
        [yes] { $left ->
            [0] , none left
           *[other] , { $left } left
          }
       *[no] {""}
      }
  }
recalled-fate = Fate spares { $who-the }.
recalled-slain = { CAP($by-the) } slays { $who-the }.
event-critical = { $free ->
    [yes] { CAP($who-the) }’s free attack is a critical hit as well, and brings another!
   *[no] { CAP($who-the) } { $back ->
        [yes] strikes back at once, scores
       *[no] scores
      } a critical hit on { $target-the } and attacks again!
  }
event-fumbled = { $free ->
    [yes] { CAP($who-the) }’s free attack is a fumble, but the blow before it landed{ $harm }.
   *[no] { CAP($who-the) } { $back ->
        [yes] strikes back at once and fumbles
       *[no] fumbles
      } against { $target-the }!
  }
event-riposte = { CAP($who-the) } strikes back at { $target-the } at once.
event-harmed = { $dice ->
    [one] One damage die
   *[other] { $dice } damage dice
  }{ $toughness ->
    [0] {""}
   *[other] {" "}against Toughness { $toughness }
  }: { $at_once ->
    [yes] { $target-the } loses{" "}
   *[no] {""}
  }{ $wounds ->
    [0] { $target-the } loses no Wound
    [one] one Wound
   *[other] { $wounds } Wounds
  }{ $at_once ->
    [yes] { $end ->
        [died] {" "}and dies
        [fainted] {" "}and is knocked out
       *[none] { $left ->
            [0] {" "}(none left)
           *[other] {" "}({ $left } left)
          }
      }
   *[no] {""}
  }.
event-wounded = { CAP($who-the) } loses { $wounds ->
    [one] one Wound
   *[other] { $wounds } Wounds
  }{ $end ->
    [died] {" "}and dies
    [fainted] {" "}and is knocked out
   *[none] {" "}({ $left ->
        [0] none
       *[other] { $left }
      } left)
  }.
event-wounded-by = { $cause } { $wounds ->
    [one] One Wound
   *[other] { $wounds } Wounds
  } lost{ $end ->
    [died] : { $who-the } dies
    [fainted] : { $who-the } is knocked out
   *[none] {" "}({ $left ->
        [0] none
       *[other] { $left }
      } left)
  }.
event-knocked-out = { CAP($who-the) } is knocked out.
event-died = { CAP($who-the) } dies.
event-stepped-in = { CAP($who-the) } steps into the victim’s square.
event-fate-undid = Fate undoes { $wounds ->
        [one] the Wound
        *[other] the { $wounds } Wounds
    } that { $who-the } suffered this turn{ $left ->
        [0] {""}
        [one] {" "}({ $left } point left)
       *[other] {" "}({ $left } points left)
    }.
event-fate-turned = Fate turns { $who-the }’s miss into a hit{ $left ->
        [0] {""}
        [one] {" "}({ $left } point left)
       *[other] {" "}({ $left } points left)
    }.
event-fate-helped = Fate lets { $who-the } { $tried } after all{ $left ->
        [0] {""}
        [one] {" "}({ $left } point left)
       *[other] {" "}({ $left } points left)
    }.
test-survive = survive
test-explore-trap-spot = notice the trap
test-explore-trap-disarm-roll = disarm the trap
test-trap-gas-resist-roll = resist the gas
test-trap-pit-climb-out = climb out of the pit
test-trap-pit-jump-over = jump the pit
test-trap-portcullis-lift-attempt = lift the portcullis
test-trap-block-dodge = dodge the block
test-hazard-chasm-cautious-rescue = hold the rope
test-monster-ability-contagious-infection-roll = resist the disease
test-monster-ability-fear-test = overcome the fear
test-magic-intelligence-test = pass the Intelligence test
test-quest-idea-earthquake = jump the crevasse
test-quest-idea-flooded-cellars = keep above water
event-shot-missed = { CAP($who-the) }’s { $thrown ->
    [yes] throw
   *[no] shot
  } misses { $target-the } ({ $need } needed).
event-shot-hit = { CAP($who-the) }’s { $thrown ->
    [yes] throw
   *[no] shot
  } hits { $target-the } ({ $need ->
    [1] it cannot miss
   *[other] { $need } needed
  }){ $harm }.
event-shot-critical = { CAP($who-the) }’s { $thrown ->
    [yes] throw
   *[no] shot
  } finds a weak point of { $target-the }{ $harm }.
event-shot-friend = { CAP($who-the) }’s { $thrown ->
    [yes] throw
   *[no] shot
  } hits a friend instead, { $target-the }{ $harm }.
event-recovered = { CAP($who-the) } { $of ->
    [one] cannot find { $what-the } again
   *[other] recovers { $count ->
        [0] none
       *[other] { $count }
      } of the { $of } { $what-pl }
  }.
event-recovered-all = { CAP($who-the) } recovers { $of ->
    [one] { $what-the }
   *[other] all { $of } { $what-pl }
  }.
event-door-used = { CAP($who-the) } { $action } the door.
event-dragged = { CAP($who-the) } drags { $whom-the }.
event-combat-turn = Combat turn { $turn }.
event-phase-began = { CAP($side) } act.
event-order-chosen = The monsters’ orders: { $order-pl }.
event-victory = The fight is won.
event-victory-loot = The fight is won. Booty: { $loot }.
loot-gold = { $gold } crowns
loot-thing = { $thing-a }
event-escaped = No hero is left in sight: the monsters go back to their places{ $filled ->
    [yes] {" "}and fill their ranks again
   *[no] {""}
  }.
event-wearied = There is no way across, and nothing flies either way: the monsters grow weary of it and go.
event-door-delay = The door hides the heroes: one more turn, and they are safe.
event-reloaded = { CAP($who-the) } reloads.
event-regenerated = { CAP($who-the) } regenerates (Wounds: { $left }).
event-went-berserk = { CAP($who-the) } goes berserk!
event-cowered = { CAP($who-the) } cowers in fear.
event-braved = { CAP($who-the) } overcomes the fear.
event-infected = { CAP($who-the) } catches a disease.
event-poisoned = The poison works on { $who-the }.
event-withstood = { CAP($who-the) } withstands { $what }.
bane-poison = the poison
bane-disease = the disease
event-art-used = { CAP($who-the) } { $art }.
event-strategy = { $plan }.

# Magic and treasure
event-spell-cast = { CAP($who-the) } casts { $spell }.{ $work }
spell-works = {" "}{ $work }
event-spell-turned = { CAP($who-the) }’s { $ward } turns the spell aside.
event-wits-failed = { CAP($who-the) } fails the Intelligence test.
event-scroll-in-vain = No hero is in sight: the scroll has no effect.
event-wits-passed = { CAP($who-the) } passes the Intelligence test.
event-shielded = Dragon Armour protects { $who-the } (Toughness { $toughness }).
event-healed = { CAP($who-the) } regains all lost Wounds and is back to { $left }.
event-spied = { CAP($who-the) } looks on unseen.
event-hand-aflame = { CAP($who-the) }’s hand bursts into flame.
event-put-to-flight = { CAP($who-the) } begins to run, like it or not.
event-swift-wind = The wind will carry the wizard and up to { $number ->
        [one] one other
        *[other] { $number } others
    }.
event-raised = { CAP($who-the) } comes back to life!
event-soul-lost = { CAP($who-the) }’s soul is lost for ever.
event-air-still = The air is still: { $number ->
        [0] it holds nobody
        [one] one monster cannot move
        *[other] { $number } monsters cannot move
    }.
event-emboldened = { CAP($who-the) } fears nothing now.
event-choking = { CAP($who-the) } is choking.
event-choked = { CAP($who-the) } has no breath left.
event-skull-aflame = { CAP($who-the) }’s head becomes a flaming skull.
event-potion-drunk = { CAP($who-the) } drinks { $potion-a }.
event-potion-given = { CAP($who-the) } gives { $whom-the } a potion of healing.
event-chest-held = In the chest: { $row }{ $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } crowns)
  }.
event-gold-taken = { CAP($who-the) } takes { $gold ->
    [one] one crown
   *[other] { $gold } crowns
  }{ $body }.
on-body = {" "}from the body of { $dead-the }
event-gold-parted = The crowns are shared: { $first }, { $rest }.
event-gold-parted-alike = The crowns are shared: { $gold } each.
gold-part = { $gold } { $who-count ->
    [one] for
   *[other] each for
  } { $who-the }
event-gold-left = { $gold ->
    [one] One crown is
   *[other] { $gold } crowns are
  } left behind{ $full ->
    [yes] : every purse is full
   *[no] {""}
  }.
event-item-found = Found: { $item-a }.
event-item-taken = { CAP($who-the) } takes { $item-the }{ $body }.
event-item-left = Left behind: { $item-the }.
event-item-given = { CAP($who-the) } gives { $item-the } to { $whom-the }.
event-stone-charged = { CAP($item-the) } holds { $charges ->
        [one] { $charges } charge
        *[other] { $charges } charges
    }.
event-spell-inscribed = { CAP($item-the) } holds the spell { $spell }.

# Traps
event-trap-spotted = { CAP($who-the) } notices { $trap-a } in time.
event-trap-sprung = { CAP($who-the) } is { $noticed ->
    [yes] caught by { $trap-the } all the same
   *[no] caught out by { $trap-a }
  }!
event-trap-disarmed = { CAP($who-the) } disarms { $trap-the } ({ $total }, { $need } needed).
event-disarm-failed = { CAP($who-the) } fails to disarm { $trap-the } ({ $total }, { $need } needed).
event-trap-left = { CAP($trap-the) } is left alone.
event-fingers-caught = { CAP($who-the) } is hurt by the mechanism.
event-skilled-hands = { CAP($who-the) } has got the knack (disarm +{ $bonus }).
event-fell-in = { CAP($who-the) } falls into the pit.
event-climbed-out = { CAP($who-the) } climbs out of the pit.
event-still-in-pit = { CAP($who-the) } does not get out of the pit.
event-jumped-pit = { CAP($who-the) } jumps the pit.
event-portcullis-fell = A portcullis falls!
event-portcullis-lifted = The portcullis is raised{ $total ->
    [0] {""}
   *[other] {" "}(total { $total }, 20 needed)
  }.
event-portcullis-stuck = The portcullis does not move (total { $total }, 20 needed).
event-rolled-under = { CAP($who-the) } rolls to the other side.
event-bolts = { $number ->
        [one] One bolt hits
        *[other] { $number } bolts hit
    } { $who-the }{ $harm }.
event-gas-cloud = The cloud turns out to be { $gas }.
event-gas-resisted = { CAP($who-the) } resists the gas.
event-gassed = { CAP($who-the) } breathes the gas.
event-dodged = { CAP($who-the) } dodges the worst of the block.
event-limb-lost = { CAP($who-the) } loses { $limb }.
event-stake-poisoned = The stake was poisoned: { $who-the } collapses.
event-trap-spell = The trap casts { $spell }.
event-soul-stolen = For { $turns } turns { $who-the } will not be master of body or mind.
event-held-down = Companions hold { $who-the } down.
event-fireball-roams = The fireball rolls through the dungeon.
event-fireball-fades = The fireball fades.

# Hazards
event-hazard-found = In the room: { $hazard }.
event-captive-seen = The monsters hold { $who-a } captive.
event-captive-freed = { CAP($who-the) } is free!
event-captive-joined = { CAP($who-the) } is free, and enters the service of { $leader-the }.
event-joined = { CAP($who-a) } enters the service of { $leader-the }.
event-rogue-refused = A rogue offers his services. Nobody wants them: he shrugs and goes his way.
event-rogue-leaves = At the way out the rogue { $how }{ $gold ->
    [0] .
    [1] {" "}(one crown).
   *[other] {" "}({ $gold } crowns).
  }
event-maiden-home = The maiden’s father gives { $gold } crowns.
event-witch-vanished = The witch vanishes with { $gold ->
    [0] empty hands
    [1] one crown
   *[other] { $gold } crowns
  }.
event-leapt-across = { CAP($who-the) } leaps across the chasm.
event-lost-in-chasm = { CAP($who-the) } falls into the chasm and is lost for ever.
event-hauled-up = The rope holds { $who-the }, who is hauled up.
event-ladder-built = The rope ladder is ready.
event-crossed-ladder = { CAP($who-the) } crosses by the ladder.
event-ruby-taken = { CAP($who-the) } takes the ruby.
event-cursed = A curse takes all Fate Points from { $who-the }.
event-statue-wakes = The statue wakes: { $what-a }!
event-rats-fought = { CAP($who-the) } kills { $killed ->
        [0] no rat
        [one] one rat
        *[other] { $killed } rats
    }; { $left ->
        [0] none are left
        [one] one is left
        *[other] { $left } are left
    }.
event-bats-fought = The bats cause { $wounds ->
        [one] one Wound
        *[other] { $wounds } Wounds
    } in all before they perish.
event-room-cleared = Nothing to fear from { $hazard } any more, thanks to { $means }.
event-mould-breathed = { CAP($who-the) } breathes the mould: { $result }.
event-mushrooms-picked = { CAP($who-the) } picks { $count ->
        [one] a mushroom
        *[other] { $count } mushrooms
    }.
event-mushroom-eaten = { CAP($who-the) } eats a mushroom: { $result }.
event-fell-asleep = { CAP($who-the) } sleeps for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
event-grate-seen = Under the grate { $who-the } sees a room.
event-went-below = { CAP($who-the) } goes down.
event-climbed-up = { CAP($who-the) } climbs back up the rope.
event-rope-hung = { CAP($who-the) } leaves a rope at the opening.
event-trapped-below = All are below and there is no rope: nobody will come out.
event-fountain-drunk = { CAP($who-the) } drinks from the fountain: { $result }.
event-circle-entered = { CAP($who-the) } enters the circle: { $result }.
event-trapdoor-opened = { CAP($who-the) } opens the trapdoor: { $result }.
event-crypt-searched = { CAP($who-the) } searches the crypt: { $result }.
event-enthroned = { CAP($who-the) } sits on the throne{ $alone ->
    [yes] .
   *[no] ; the others take heart.
  }
event-dethroned = The throne is empty, the spell is broken.
event-got-thing = { CAP($who-the) } takes { $what-the }.
