# What happens.

event-born = The career of { $who } begins: d{ $die } hit dice, { $hp ->
        [one] a single hit point
       *[other] { $hp } hit points
    }.
event-trait-taken = You are { $trait-a }.
event-domain-taken = Your domain: { $domain }.
event-gift-taken = Your gift: { $gift }.
event-purse-rolled = Your purse holds { $gold } gp.
event-tested = { $how ->
        [dodge] { $success ->
            [yes] You are quick enough.
           *[no] You are too slow.
        }
       *[save] { $success ->
            [yes] You resist.
           *[no] You do not resist.
        }
    }
event-resisted = You withstand { $what }.
event-judged = { $test }: you judge the situation to be { $decided_situation ->
        [1] +1
        [2] +2
       *[other] { $decided_situation }
    }, not { $situation ->
        [1] +1
        [2] +2
       *[other] { $situation }
    }.
event-judged-trait = { $test }: you judge that { $decided_trait ->
        [0] no trait applies
       *[other] a trait applies
    }.
event-turn-begins = Turn { $n } begins.
event-rested = You rest for a Turn.
event-upkeep = { $rested ->
        [yes] { $fed ->
            [yes] You take the time to rest and to eat
           *[no] You rest a little, on an empty stomach
        }
       *[no] { $fed ->
            [yes] You eat as you go
           *[no] Neither rest nor food for five Turns
        }
    }.
event-light-taken = You light { $light-a }{ $bared ->
        [0] {""}
       *[other] , and your shield leaves your arm: armour class { $bared }
    }.
event-light-dropped = You let { $light-the } fall, { $end ->
        [drowned] and the water puts it out
        [broken] and it breaks
       *[burning] and it burns on where it lies
    }{ $shielded ->
        [0] {""}
       *[other] ; your shield is on your arm: armour class { $shielded }
    }.
event-light-gone = { CAP($light-the) } { $broken ->
        [yes] breaks
       *[no] goes out
    }.
event-fatigued = { $eased ->
        [yes] Your strength comes back
       *[no] You grow tired
    }: Fatigue { $fatigue }.
event-danger-moved = { $by ->
        [1] { $heard ->
            [yes] Your search is heard
           *[no] They speak of you more and more
        }
       *[other] They begin to forget you
    }: Danger { $danger }.
event-patrol-sent = You are hunted: a patrol will be here in { $turns ->
        [one] one Turn
       *[other] { $turns } Turns
    }.
event-patrol-waits = The patrol waits outside your Sanctuary.
event-nobody-came = Nobody crosses your path.
event-hurt = { $lost ->
        [0] You have not a scratch
       *[other] { $halved ->
            [yes] You are quick enough to be spared half of it: you lose
           *[no] { $late ->
                [yes] You are too slow: you lose
               *[no] You lose
            }
        } { $lost ->
            [one] { $lost } hit point
           *[other] { $lost } hit points
        }, { $hp ->
            [0] your last
           *[other] { $hp } left
        }
    }.
event-burnt = The flames cost you { $lost ->
        [one] { $lost } hit point
       *[other] { $lost } hit points
    }, { $hp ->
        [0] your last
       *[other] { $hp } left
    }.
event-recovered = You bind your wounds and are back at { $hp } hit points.
event-unconscious = { $spent ->
        [yes] At the end of your strength, you faint
       *[no] Everything goes black
    }.
event-foes-choose = { $choice }
event-found-lying = Somebody finds you lying there. { $choice }
event-left-for-dead = But they leave you on the way, and do not look whether you still breathe.
event-woke = You come round an hour later.
event-died = This is the end: { $cause }.
event-discovered = You discover { $sights }.
event-goes-on = { CAP($what-the) } goes on.
event-discovered-part = You discover { $sights }. It looks like { $theme }.
sight = { $n ->
        [one] { $what-a }
        [2] two { $what-pl }
        [3] three { $what-pl }
       *[other] { $n } { $what-pl }
    } { $floor }
sight-walls = { $seen }, { $n ->
        [one] its walls
       *[other] their walls
    } { $wall }
sight-element = { $seen }, { $n ->
        [one] and { $element-a } in it
       *[other] each with { $element-a } in it
    }
event-section-seen = You discover { $section-a } { $floor }.
event-access-found = You discover { $access-a }.
event-note-read = Note { $ref }: “{ $text }”
event-note-alone = “{ $text }”
event-walked = { $squares ->
        [one] You walk a square
       *[other] You walk { $squares } squares
    }.
event-walked-to = You walk to { $there-the }, { $squares ->
        [one] a square
       *[other] { $squares } squares
    } away.
event-walked-on = You walk to another { $there }, { $squares ->
        [one] a square
       *[other] { $squares } squares
    } away.
event-strolled = { $squares ->
        [one] You walk a square
       *[other] You walk { $squares } squares
    }.
event-opened = { $done ->
        [yes] { CAP($what) } gives way to { $how }.
       *[no] { $way ->
            [1] { CAP($what) } holds.
            [2] Not this time: { $what } does not give way.
           *[0] { CAP($what) } withstands { $how }.
        }
    }
event-disarmed = You disarm { $trap-the }.
event-trap-sprung = A trap! It is { $trap-a }.
event-trap-effect = { $effect }
event-found-resources = { $n ->
        [one] You find enough for a Resource
       *[other] You find enough for { $n } Resources
    }.
event-found-trap = You spot a trap: { $trap-a }.
event-found-passage = A secret passage!
event-found-hidden = Something was hidden here.
event-nothing-found = { $way ->
        [1] You search in vain.
        [2] Nothing here but dust.
       *[0] You find nothing new.
    }
event-lying = You see { $what-a } here.
event-inside = { CAP($box-the) } holds { $what-a }.
event-empty = { CAP($box-the) } is empty.
event-taken = You take { $thing-the }.
event-donned = You put on { $thing-the }: armour class { $ca }.
event-shield-raised = You take your shield on your arm: armour class { $ca }.
event-wielded = You take { $thing-the } in hand.
event-taken-stack = { $n ->
        [one] You take { $stack-a }
       *[other] You take { $n } { $stack-pl }
    }.
event-element-seen = Here you find { $element-a }.
event-taken-coins = You pocket { $sum }.
event-coins-bagged = A Resource serves as a bag: you put { $sum } into it.
event-coins-emptied = You empty { $box-the } into a bag made of a Resource: { $sum }.
event-bagged = A Resource serves as a bag.
event-dropped = You let go of { $thing-the }.
event-salved = The salve drives the poison out.
event-cache-made = You hide your things { $spent ->
        [0] as well as you can
       *[other] with care
    }.
event-cache-intact = Nobody has touched your cache.
event-cache-robbed = Your cache was plundered.
event-descended = You are on floor { $floor } now.
event-tumbled = You fall: it costs you { $damage ->
        [one] { $damage } hit point
       *[other] { $damage } hit points
    }, { $hp ->
        [0] your last
       *[other] { $hp } left
    }.
event-tumbled-alone = You fall.
event-slid = You slide down to floor { $floor }.
event-tomb-opened = The tomb { $done ->
        [yes] grinds open
       *[no] does not budge
    }.
event-barricaded = You pile up the furniture.
event-circle-stings = The circle drains you.
event-rumour = They say that you will find { $contents } about { $squares ->
        [one] one square
       *[other] { $squares } squares
    } { $side } of { $here ->
        [yes] here
       *[no] the way in
    }.
event-no-rumour = Nobody has anything new to tell you.
event-met = { CAP($band) }, { $distance ->
        [one] one square
       *[other] { $distance } squares
    } away.
event-heard = You hear something, { $distance ->
        [one] one square
       *[other] { $distance } squares
    } away.
recalled-met = You meet { $band }.
recalled-heard = You hear something in the dark.
event-mood = { $n ->
        [one] { CAP($creature-the) }
       *[other] The { $creature-pl }
    } { $mood }.
event-mood-strangers = { CAP($band) } { $mood }.
band = { $n ->
        [one] { $creature-a }
        [2] two { $creature-pl }
        [3] three { $creature-pl }
        [4] four { $creature-pl }
        [5] five { $creature-pl }
        [6] six { $creature-pl }
        [7] seven { $creature-pl }
        [8] eight { $creature-pl }
        [9] nine { $creature-pl }
        [10] ten { $creature-pl }
       *[other] { $n } { $creature-pl }
    }
event-enemy-surprise = { $surprised ->
        [yes] They are surprised.
       *[no] They are on their guard.
    }
event-alert = Nobody is surprised.
event-avoided = You keep to the shadows.
event-noticed = You try to slip away, but you are noticed.
event-stake = { $end }
event-bribed = You give what is worth { $gold } gp.
event-toll = They take { $gold } gp from you.
event-cheated = You have been cheated.
event-yielded = You give up coins and treasure, and they let you go.
event-captured = { CAP($creature-the) } is free, and follows you.
event-captive-gone = { $home ->
        [yes] In the open air { $creature-the } thanks you and goes.
       *[no] { CAP($creature-the) } is no longer at your side.
    }
event-parted = { $n ->
        [one] You part from { $creature-the } in peace
       *[other] You part from the { $creature-pl } in peace
    }.
event-meeting-over = { $result }
event-spared = { $n ->
        [one] You spare the fallen { $creature }
       *[other] You spare the fallen { $creature-pl }
    }; their kind will remember.
event-initiative = { $surprised ->
        [yes] Once the surprise is over, { $first ->
            [you] you will act first.
            [they] { $n ->
                [one] the enemy will act before you.
               *[other] one of them, at least, will act before you.
            }
           *[together] { $n ->
                [one] you will act at the same time as the enemy.
               *[other] you will act at the same time as the quickest of them.
            }
        }
       *[no] { $last ->
            [yes] You will act last in the first Round, then { $first ->
                [you] first.
                [they] { $n ->
                    [one] after the enemy.
                   *[other] after one of them, at least.
                }
               *[together] { $n ->
                    [one] at the same time as the enemy.
                   *[other] at the same time as the quickest of them.
                }
            }
           *[no] { $first ->
                [you] You will act first.
                [they] { $n ->
                    [one] The enemy will act before you.
                   *[other] One of them, at least, will act before you.
                }
               *[together] { $n ->
                    [one] You will act at the same time as the enemy.
                   *[other] You will act at the same time as the quickest of them.
                }
            }
        }
    }
event-round-begins = Round { $n }.
event-closed = { $n ->
        [0] You run to the attack
        [one] Your enemy comes nearer
       *[other] Your enemies come nearer
    }: { $distance ->
        [one] one square
       *[other] { $distance } squares
    } to go.
event-waited = You wait.
event-struck = You hit { $many ->
        [yes] { $creature-a }
       *[no] { $creature-the }
    } for { $damage }{ $hp ->
        [0] {""}
        [one] : { $hp } hit point left
       *[other] : { $hp } hit points left
    }.
event-felled = You strike down { $many ->
        [yes] { $creature-a }
       *[no] { $creature-the }
    } for { $damage }.
event-fire-spreads = The oil burns { $creature-the } for { $damage }.
event-fell = { $many ->
        [yes] One of them
       *[no] { CAP($creature-the) }
    } goes down.
event-enemy-strikes = { $last ->
        [yes] In falling, { $creature-the }
       *[no] { $many ->
            [yes] { CAP($creature-a) }
           *[no] { CAP($creature-the) }
        }
    } { $hit ->
        [yes] hits you{ $lost ->
            [0] , but does you no harm
           *[other] : you lose { $lost ->
                [one] { $lost } hit point
               *[other] { $lost } hit points
            }, { $hp ->
                [0] your last
               *[other] { $hp } left
            }
        }
       *[no] misses you
    }.
event-broke = { $n ->
        [one] { CAP($creature-the) } { $surrender ->
            [yes] { $thinks ->
                [yes] surrenders
               *[no] cowers before you and stirs no more
            }
           *[no] flees
        }
       *[other] The { $creature-pl } { $surrender ->
            [yes] { $thinks ->
                [yes] surrender
               *[no] cower before you and stir no more
            }
           *[no] flee
        }
    }.
event-held = { $n ->
        [one] { CAP($creature-the) } stands firm
       *[other] The { $creature-pl } stand firm
    }.
event-broke-away = { $unharmed ->
        [yes] You take flight, and no blow reaches you.
       *[no] You turn your back, and a parting blow costs you { $lost ->
            [one] { $lost } hit point
           *[other] { $lost } hit points
        }{ $hp ->
            [0] , your last
           *[other] : { $hp } left
        }.
    }
event-pursued = You are pursued.
event-abandoned = The pursuit is given up.
event-distanced = You keep your lead.
event-caught = You are caught!
event-escaped = { $given_up ->
        [yes] The pursuit is given up: you catch
       *[no] You catch
    } your breath { $squares ->
        [0] and go no further
        [one] a square away, out of reach
       *[other] { $squares } squares away, out of reach
    }.
event-dropped-treasure = You drop { $thing-the } behind you.
event-breath = The breath of { $creature-the } reaches you{ $halved ->
        [yes] , though only half of it
       *[no] {""}
    }: you lose { $damage ->
        [one] { $damage } hit point
       *[other] { $damage } hit points
    }, { $hp ->
        [0] your last
       *[other] { $hp } left
    }.
event-breath-alone = The breath of { $creature-the } reaches you.
event-gazed = The gaze of { $creature-the } weighs on you.
event-paralysed = Your limbs grow numb: you will not be able to do anything in the next Round.
event-drained = Your strength ebbs away.
event-poisoned = You are poisoned.
event-diseased = You have fallen ill.
event-regenerated = { CAP($creature-the) } heals: { $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    }.
event-spell-cast = You cast { $spell }: the spell { $success ->
        [yes] works
       *[no] fails
    }.
event-spell-ends = The spell fades: { $spell }.
event-fire-bolt = The bolt { $killed ->
        [yes] fells
       *[no] burns
    } { $creature-the }.
event-backlash = The magic has its price.
event-turned = { $n ->
        [0] You turn the undead, but none is destroyed
        [one] You turn the undead: one of them falls to dust
       *[other] You turn the undead: { $n } fall to dust
    }.
event-healed = A warmth goes through you.
event-earned = You earn { $px } XP ({ $total } in all).
event-new-hit-die = You gain a hit die! You have { $dv } HD and { $hp } hit points now.
event-goal-set = Your goal: { $reason }.
event-goal-met = Goal reached: { $reason }.
event-goal-paid = Your goal earns you { $gold } gp.
event-entered = Expedition { $n }: you go down into the underworld.
event-came-home = Daylight! { $gold ->
        [0] You come home with empty hands
       *[other] You bring home finds worth { $gold } gp
    }.
event-bought = { $n ->
        [one] You buy { $thing-a }
       *[other] You buy { $n } { $thing-pl }
    }.
event-sold = You sell { $thing-the } for { $price } ({ $share }% of its worth).
event-night = You spend the night in { $inn }.
event-meal = You sit down to { $meal }.
event-round-stood = A round for the house loosens a tongue.
event-banked = The bank holds { $gold } gp for you.
event-guild-joined = You join a guild, { $guild-the }.
event-guild-taxed = The guild takes its share: { $gold } gp.
event-home-rented = You rent { $home } for a week.
event-cured = You are cured.
event-retired = Your career is over, with { $px } XP.
event-bringing = { $text } ({ $gains })
brings-px = +{ $n } XP
brings-danger = Danger { $n }
brings-fatigue = Fatigue { $n }
event-wall-light-taken = You take { $light-the } from the wall{ $instead ->
        [yes] {" "}instead of your own light
       *[no] {""}
    }{ $stowed ->
        [yes] {" "}and stow it in your pack
       *[no] {""}
    }{ $turns ->
        [0] {""}
        [one] , with a Turn left to burn
       *[other] , with { $turns } Turns left to burn
    }.
event-area-seen = It looks like { $theme }.
event-walls-seen = The walls are { $wall }.
event-module-opened = “{ $title }” { $story }
event-module-titled = This underworld is called “{ $title }”.
event-leapt = With a leap you get past { $trap-the }.
event-altar-robbed = You strip the altar of what was left on it. That is heard.
event-surprise = { $mine ->
        [yes] { $theirs ->
            [yes] Surprise on both sides: nobody acts at once
           *[no] You are taken by surprise
        }
       *[no] { $theirs ->
            [yes] You have surprise on your side
           *[no] Nobody is surprised
        }
    }.
event-toll-in-kind = They take { $thing-the } from you.
event-missed = You miss { $many ->
        [yes] { $creature-a }
       *[no] { $creature-the }
    }.
