# Questions
ask-hero = Which hero do you run?
ask-leader = Who shall lead?
ask-next = Who acts now?
ask-act = { CAP($who-the) } has { $points ->
        [one] { $points } action point. What to do?
       *[other] { $points } action points. What to do?
    }
ask-blocked = { CAP($who-the) } is blocked. Push through and lose a D of life points, or give up?
ask-rage =
    { $left ->
        [one] The threat has enraged them: one action point more. To whom?
       *[other] The threat has enraged them: { $left } action points more. To whom does the next one go?
    }
ask-crush = { CAP($who-the) } has killed. Step onto the square left free?
ask-parry = { CAP($attacker-the) } is about to cost { $who-the } { $lost } LP. Parry?
ask-breath = Who gets a second wind, and { $points } AP?
ask-climb = On which side does { $who-the } climb out of the hole?
ask-accept = { CAP($who-the) } holds out { $thing-the }. Accept?
offer-destiny-again = { CAP($who-the) } has failed. Spend a point of destiny to roll again ({ $points } left)?
offer-destiny-death = { CAP($who-the) } is about to die. Spend a point of destiny ({ $points } left)?

choice-press-on = Push through
choice-stay = Stay
choice-step-in = Step in
choice-parry = Parry
choice-endure = Take the blow
choice-accept = Accept
choice-decline = Decline
choice-spend-destiny = Spend a point
choice-keep-destiny = Keep it
choice-done = End of turn

# What is offered
option-go = Walk
option-run = Run
option-venture = { $to ->
        [stairs] Take the stairs
        [unknown] Explore: step into the unknown
        [aim] Explore: towards the aim
       *[exit] Explore: the next way out
    }
option-all-after = All: follow { $who-the }, and nothing else
option-all-done = End of the turn for all
option-attack = Strike { $target-the } ({ $weapon })
option-attack-own = Strike { $target-the }
option-power-attack = Power attack on { $target-the } ({ $weapon })
option-power-attack-own = Power attack on { $target-the }
option-shoot = Shoot at { $target-the } ({ $weapon })
option-shoot-own = Shoot at { $target-the }
option-precise-shot = Precise shot at { $target-the } ({ $weapon })
option-precise-shot-own = Precise shot at { $target-the }
option-open = Open { $door-the }
option-close = Close { $door-the }
option-pick = Pick the lock of { $door-the }
option-smash = Break down { $door-the } ({ $weapon })
option-drink = Drink { $thing-the }
option-give-drink = Make { $target-the } drink { $thing-the }
option-equip = { $held ->
        [yes] Take up
       *[no] Put on
    } { $thing-the }
option-equip-for = { $held ->
        [yes] Take up
       *[no] Put on
    } { $thing-the } instead of { $instead-the }
option-give = Give { $thing-the } to { $target-the }
option-take = Pick up { $thing-the }
option-tear = Tear free
option-join = Join { $target-the }
option-climb = Climb out here
option-shut-well = Put the lid back on the well

group-venture = Explore
group-go = Walk
group-run = Run
group-attack = Hand to hand
group-shoot = Shooting
group-door = Doors
group-potion = Potions
group-gear = Gear
group-give = Give

note-hero = { $vocation }, { $life } LP, { $action } AP
note-points = { $points } AP
note-wait = { $points } AP, { $kept ->
        [one] { $kept } point kept
       *[other] { $kept } points kept
    }
note-searched = { $points } AP, searched before
note-blocked = { $points } AP, { $tests ->
        [one] getting away: { $chance }%
       *[other] getting away { $tests } times: { $chance }% each
    }
note-falls = { $way }, falls off the bridge { $falls }%
note-run = { $way }, dodging no traps
note-blow = { $cost } AP, { $trait } { $level }: { $chance }%, { $high ->
    [0] cannot wound
   *[other] { $low } to { $high } LP, kills { $kills }%
}
note-smash = { $cost } AP, { $trait } { $level }: { $chance }%, { $high ->
    [0] cannot dent it
   *[other] { $low } to { $high } LP, gives way { $kills }%
}
note-test = { $cost } AP, { $trait } { $level }: { $chance }%
note-heal = { $cost } AP, { $trait } { $level }: { $chance }%, gives back { $sure ->
    [yes] { $high }
   *[no] { $low } to { $high }
} LP
note-worn = in use

# What is seen
headline-muster = { $aim }
turn = Turn { $round }
turn-of = Turn { $round } of { $last }
headline-party = { $turn } · { $aim }
headline-dark = { $turn }, dwellers’ side · { $aim }
label-pot = The group’s crowns
label-mishaps = Events
label-mishap = Event
label-turns = Turns
label-life = LP
label-action = Action points
label-armour = Armour
label-destiny = Destiny
label-damage = Damage
label-loose = On the floor: { $things }
value-number = { $value }
value-damage = { $strength ->
        [yes] Str.+{ $damage }
       *[no] { $damage }
    }
badge-fallen = down
badge-webbed = web or net
badge-poisoned = poisoned
badge-hole = in a hole

# The story
event-undertook = { $quest }.
event-briefed = { $quest }
event-steeled =
    { $count ->
        [one] A hard quest for a single hero, who sets out
       *[other] A hard quest for { COUNT($count) }: each sets out
    } with { $more }% more life points.
event-steeled-less = A light quest for { COUNT($count) }: each sets out with { $less }% fewer life points.
event-set-out = { $who } { $who-count ->
        [one] goes
       *[other] go
    } down.
event-led = { CAP($who-the) } leads the group.
event-took-lead = { $back ->
        [yes] { CAP($who-the) } leads the group again.
       *[no] { CAP($who-the) } leads the group now.
    }
event-paid = The party earns { $crowns } crowns.
event-round = Turn { $number }.
event-dark-turn = The dwellers of the catacombs act.
event-trial = { CAP($who-the) } { $tried } ({ $trait }): { $how ->
        [passed] { $total } against { $against }, passed.
        [failed] { $total } against { $against }, failed.
       *[cross] an X, failed.
    }
trial-of-lock = { CAP($who-the) } works at the lock ({ $trait }): { $how ->
        [passed] { $total } against { $against }, and it gives.
        [failed] { $total } against { $against }, in vain.
       *[cross] an X, in vain.
    }
trial-of-web = { CAP($who-the) } pulls at the strands ({ $trait }): { $how ->
        [passed] { $total } against { $against }, and tears free.
        [failed] { $total } against { $against }, in vain.
       *[cross] an X, in vain.
    }
trial-any = tries to resist
trial-task = sets to work
trial-block = tries to break away
trial-bridge = fights for balance on the bridge
trial-steal = tries to steal
trial-bribe = makes an offer
trial-bought = weighs the offer
trial-speech = looks for words
trial-throw = throws from afar
trial-shove = pushes hard
trial-disarm = goes for the mechanism
trial-jump = leaps
trial-fear = wrestles with fear
trial-poison = fights the poison
trial-mishap = tries to stand fast
trial-trap = springs aside
trial-lid = pushes the lid
event-fated = Destiny undoes the failure, and { $who-the } rolls again: { $left ->
        [0] that was the last point.
        [one] { $left } point left.
       *[other] { $left } points left.
    }
event-spared = Destiny spares { $who-the }: { $left ->
        [0] that was the last point.
        [one] { $left } point left.
       *[other] { $left } points left.
    }
event-lost = { CAP($who-the) } { $cause ->
        [fire] burns and loses
        [poison] suffers from the poison and loses
        [search] is hurt while searching and loses
        [block] pushes through and loses
       *[none] loses
    } { $points } LP{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
event-suffered = { CAP($who-the) } takes { $harm ->
    [0] no
   *[other] { $harm }
} damage{ $lost ->
    [0] { $harm ->
        [0] {""}
       *[other] , all of it stopped
    }
   *[other] , { $off } stopped, { $lost } LP lost
}{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
event-fell = { CAP($who-the) } collapses.
event-rose = { CAP($who-the) } gets up.
event-healed = { CAP($who-the) } regains { $points } LP and is up to { $life }.
event-died = { CAP($who-the) } is dead.
event-slain = { $count ->
        [one] { $left ->
            [0] { CAP($who-the) }
           *[other] { CAP($who-a) }
        } dies{ $crowns ->
            [0] {""}
            [one] : one crown
           *[other] : { $crowns } crowns
        }.
       *[other] { CAP(COUNT($count)) } { $who-pl } die{ $crowns ->
            [0] {""}
           *[other] : { $crowns } crowns
        }.
    }
event-frightened = { CAP($who-the) } is numb with fear and loses an action point.
event-poisoned = Poison takes hold of { $who-the } and costs an action point.
event-cured = The poison leaves { $who-the }.

event-walked = { CAP($who-the) } { $why ->
        [hunt] makes for { $target-the }:
        [track] follows the party’s trail:
        [flee] thinks better of it, and backs away from { $target-the }:
       *[none] walks
    } { $squares ->
        [one] one square
       *[other] { $squares } squares
    }{ $portal ->
        [yes] , through the portal
       *[no] {""}
    }{ $bridge ->
        [onto] , onto the bridge
        [across] , over the bridge
       *[none] {""}
    }.
event-ran = { CAP($who-the) } { $why ->
        [hunt] runs at { $target-the }:
        [track] runs on the party’s trail:
        [flee] thinks better of it, and runs from { $target-the }:
       *[none] runs
    } { $squares ->
        [one] one square
       *[other] { $squares } squares
    }{ $portal ->
        [yes] , through the portal
       *[no] {""}
    }.
event-flew = { CAP($who-the) } { $why ->
        [hunt] swoops at { $target-the }:
        [track] flies on the party’s trail:
        [flee] thinks better of it, and flies from { $target-the }:
       *[none] flies
    } { $squares ->
        [one] one square
       *[other] { $squares } squares
    }{ $portal ->
        [yes] , through the portal
       *[no] {""}
    }.
event-held-back = { CAP($who-the) } gives up the move.
event-broke-away = { CAP($who-the) } pushes through without a scratch.
event-trampled = { CAP($who-the) } steps onto the square left free.
event-hit = { CAP($who-the) } { $how ->
    [hard] strikes { $target-the }{ $helpless ->
        [yes] , who is helpless,
       *[no] {""}
    } with full force
    [shot] shoots { $target-the }
    [aimed] takes aim and shoots { $target-the }
    [caught] catches { $target-the } in the act and strikes
   *[plain] hits { $target-the }{ $helpless ->
        [yes] , who is helpless
       *[no] {""}
    }
}: { $off ->
    [0] { $lost ->
        [0] { $harm } damage
       *[other] { $lost } LP lost
    }
   *[other] { $harm } damage, { $off } stopped{ $lost ->
        [0] {""}
       *[other] , { $lost } LP lost
    }
}{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
event-glanced = { CAP($who-the) } { $how ->
    [hard] strikes { $target-the }{ $helpless ->
        [yes] , who is helpless,
       *[no] {""}
    } with full force
    [shot] shoots { $target-the }
    [aimed] takes aim and shoots { $target-the }
    [caught] catches { $target-the } in the act and strikes
   *[plain] hits { $target-the }{ $helpless ->
        [yes] , who is helpless
       *[no] {""}
    }
}: { $harm ->
    [0] no damage at all
   *[other] { $harm } damage, all of it stopped
}.
event-missed = { $how ->
        [shot] { $way ->
            [1] { CAP($who-the) } shoots wide of { $target-the }.
            [2] { CAP($who-the) }’s shot goes past { $target-the }.
           *[0] { CAP($who-the) } shoots and misses { $target-the }.
        }
       *[plain] { $way ->
            [1] { CAP($target-the) } dodges { $who-the }’s blow.
            [2] { CAP($who-the) }’s blow goes past { $target-the }.
           *[0] { CAP($who-the) } misses { $target-the }.
        }
    }
event-parried = { CAP($who-the) } parries: { $attacker-the } rolls again.
event-drank = { CAP($who-the) } drinks { $thing-a }{ $points ->
        [0] {""}
       *[other] , regains { $points } LP and is up to { $life }
    }.
event-gave-drink = { CAP($who-the) } gives { $to-the } { $thing-a } to drink{ $points ->
        [0] {""}
       *[other] : { $points } LP regained, up to { $life }
    }.
event-equipped = { CAP($who-the) } { $held ->
        [yes] takes up
       *[no] puts on
    } { $thing-the }.
event-given = { CAP($who-the) } gives { $thing-the } to { $to-the }.
event-picked-up = { CAP($who-the) } picks up { $thing-the }.

event-laid = A zone is revealed: { $zone }.
event-led-nowhere = The gallery behind has fallen in: this way leads nowhere.
event-appeared = { $count ->
        [one] { CAP($who-a) } { $late ->
            [yes] bursts in
           *[no] is there
        }.
       *[other] { CAP(COUNT($count)) } { $who-pl } { $late ->
            [yes] burst in
           *[no] are there
        }.
    }
event-came-behind = { $count ->
        [one] { CAP($who-a) } comes in the way you came.
       *[other] { CAP(COUNT($count)) } { $who-pl } come in the way you came.
    }
event-lurked = { $count ->
        [one] An ambush! { CAP($who-a) } leaps out.
       *[other] An ambush! { CAP(COUNT($count)) } { $who-pl } leap out.
    }
event-opened = { CAP($who-the) } opens { $door-the }.
event-shut = { CAP($who-the) } closes { $door-the }.
event-was-locked = { CAP($who-the) } tries { $door-the }: locked.
event-picked = { CAP($who-the) } picks the lock of { $door-the }.
event-battered = { CAP($who-the) } batters { $door-the }: { $points ->
        [0] no LP lost, { $left } left
       *[other] { $points } LP, { $left ->
            [0] and it gives way
           *[other] { $left } left
        }
    }.
event-sprung = { CAP($who-the) } falls into { $trap-a }!
event-dodged = { CAP($who-the) } avoids { $trap-the }.
event-climbed = { CAP($who-the) } climbs out of the hole.
event-swayed = { $how ->
        [off] { CAP($who-the) } topples off the bridge!
        [splash] { CAP($who-the) } falls off the bridge into the water and wades to the bank.
        [down] { CAP($who-the) } falls flat on the bridge.
       *[caught] { CAP($who-the) } catches hold of the ropes.
    }
event-webbed = { CAP($who-the) } is caught in { $net ->
        [yes] its meshes
       *[no] a web
    }.
event-freed = { CAP($who-the) } tears free of the strands.
event-joined = { $count ->
        [one] One more joins { $who-the }.
       *[other] { CAP(COUNT($count)) } more join { $who-the }.
    }
event-well-shut = { CAP($who-the) } slides the lid across: the well is shut.
event-lid-slipped = { CAP($who-the) } heaves, but the lid drops beside the well.

event-befell = Event. { $card }. { $tale }.
event-slowed = { CAP($who-the) } loses an action point.
event-dropped = { CAP($who-the) } drops { $thing-the }.
event-found-crowns = { $where ->
        [there] { CAP($who-the) } searches { $what-the } and finds
        [floor] { CAP($who-the) } searches the floor and finds
        [purse] { CAP($who-the) } steals
       *[none] { CAP($who-the) } finds
    } { $crowns ->
        [0] a false coin.
        [one] one crown.
       *[other] { $crowns } crowns.
    }
event-quickened = { CAP($who-the) } gains { $points } action points.
event-slammed = The nearest open door falls shut and locks.
event-came-to-nothing = { $how }.
idle-drop = Nothing hung from it: no harm done
idle-slam = It is far from here
idle-draught = It has nothing to say of this place
event-noticed = One can make out { $trap-a }.

# Treasures and searches
ask-spoils = { CAP($who-the) } carried { $thing-a }. For whom?
ask-mend = Whom to heal?
ask-banish = Whom to banish?
ask-shield = Whom to protect?
ask-resurrect = Whom to bring back?
ask-appear = Where does { $who-the } appear?
ask-replay = { CAP($who-the) } has finished. Play this turn again, by the ring of divination?
choice-replay = Play the turn again
choice-keep-turn = Keep it
option-search = Search the floor
option-rummage = Search { $what-the }
option-open-chest = Open the chest
option-pick-chest = Pick the lock of the chest
option-smash-chest = Break open the chest ({ $weapon })
option-use = Use { $thing-the }
option-bind = Bind { $rune-the } to { $thing-the }
option-appear = Appear here
group-search = Search
badge-burning = on fire
badge-invisible = invisible
badge-invulnerable = invulnerable
event-unhurt = Nothing can wound { $who-the }.
event-caught-fire = { CAP($who-the) } catches fire!
event-fire-kept = { $burns ->
        [yes] { CAP($who-the) } burns on.
       *[no] { CAP($who-the) } does not catch fire.
    }
event-went-out = The fire goes out: { $who-the } burns no more.
event-shimmered = { CAP($who-the) }’s phantom armour is worth { $points } this turn.
event-replayed = None of it has happened: { $who-the } plays the turn again.
event-searched = { $where ->
        [there] { CAP($who-the) } searches { $what-the }.
       *[floor] { CAP($who-the) } searches the floor.
    }
event-found-nothing = { $where ->
        [there] { CAP($who-the) } searches { $what-the } in vain.
       *[floor] { CAP($who-the) } searches the floor and finds nothing.
    }
event-found-door = { CAP($who-the) } finds a secret door!
event-glimpsed = Something gleams: { $what }.
event-found = { $given ->
        [yes] { CAP($who-the) }, who leads, keeps { $thing-a }.
       *[no] { CAP($who-the) } finds { $thing-a }.
    }
event-looted = { CAP($who-the) } gets { $thing-the } that { $fallen-the } carried.
event-profaned = { CAP($who-the) } profanes the statue and loses a point of destiny.
event-used = { CAP($who-the) } uses { $thing-the }.
event-vanished = { CAP($who-the) } vanishes.
event-hardened = { CAP($who-the) }’s skin is as hard as stone.
event-raised = { CAP($who-the) } gains { $points } in { $trait } this turn.
event-warded = An aura surrounds { $who-the }: +{ $points } points of magic armour.
event-teleported = { CAP($who-the) } appears elsewhere.
event-banished = { CAP($who-the) } is banished from this world.
event-doubled = Time falters: the party plays two turns in a row.
event-resurrected = { CAP($who-the) } is back among the living with { $life } LP.
event-bound = { CAP($who-the) } binds { $rune-the } to { $thing-the }.

ask-shove = Where is { $who-the } pushed?
ask-throw = Where to throw { $thing-the }?
option-shove = Shove { $target-the }
option-onto = Here
option-jump = Jump
option-steal = Steal { $thing-the } from { $target-the }
option-rob = Pick the pockets of { $target-the }
option-throw = Throw { $thing-the } onto a square
option-disarm = Disarm { $trap-the }
event-shoved = { CAP($who-the) } is { $into ->
        [lava] pushed into the lava!
        [water] pushed into the water!
        [hole] pushed into the hole!
       *[none] pushed back a square.
    }
event-jumped = { CAP($who-the) } jumps{ $short ->
        [yes] {" "}short
       *[no] {""}
    }.
event-stolen = { CAP($who-the) } steals { $thing-the } from { $victim-the }.
event-thrown = { CAP($who-the) } throws { $thing-the }{ $wide ->
        [yes] {" "}wide of the mark
       *[no] {""}
    }.
event-disarmed = { CAP($who-the) } disarms { $trap-the }.
event-left = { CAP($who-the) } goes down to the lower levels.

option-cast = { $spell }: { $target }
group-spell = Spells
event-cast = { CAP($who-the) } { $how ->
        [worked] casts { $spell }: { $total } against { $against }, it works.
        [cross] { $way ->
            [1] stumbles over the words of { $spell }: an X, it fails.
            [2] speaks the words of { $spell }: an X, nothing comes of it.
           *[0] casts { $spell }: an X, it fails.
        }
       *[failed] { $way ->
            [1] stumbles over the words of { $spell }: { $total } against { $against }, it fails.
            [2] speaks the words of { $spell }: { $total } against { $against }, nothing comes of it.
           *[0] casts { $spell }: { $total } against { $against }, it fails.
        }
    }
event-relieved = What ailed { $who-the } is gone.
event-withered = { CAP($who-the) }’s arm withers: Strength −{ $points } this turn.
spell-mend-flesh = Mend Flesh
spell-lift-affliction = Lift Affliction
spell-pale-ward = Pale Ward
spell-breaking-dawn = Breaking Dawn
spell-cinder-dart = Cinder Dart
spell-wither-arm = Wither the Arm
spell-borrowed-dusk = Borrowed Dusk
spell-crushing-dark = Crushing Dark

option-speech-threat = Speech: threaten
option-speech-courage = Speech: encourage
option-speech-manipulation = Speech: pose as allies
group-speech = Speeches
speech-threat = threats
speech-courage = encouragement
speech-manipulation = lies
event-spoke = { CAP($who-the) } speaks up: { $speech }.
event-enraged = The adversaries are only angrier: { $points } action points to share.
event-heartened = All of the party gain { $points ->
        [one] one action point.
       *[other] { $points } action points.
    }
event-disheartened = All of the party lose { $points ->
        [one] one action point.
       *[other] { $points } action points.
    }
event-fooled = The adversaries waver: they lose their turn.

option-duel = Challenge { $target-the } to a duel
group-duel = Duel
badge-duel = in a duel
event-challenged = { CAP($who-the) } challenges { $rival-the } to a duel: let nobody come between them.
event-duel-ended = The duel between { $who-the } and { $rival-the } is over.

# What the master says of it
event-resolved = { $why ->
        [tear] { CAP($who-the) } struggles in the strands.
        [duel] { CAP($who-the) } has eyes for the duel alone.
        [edge] { CAP($who-the) } means to push { $target-the } over the edge.
        [weakest] { CAP($who-the) } strikes at the weakest within reach: { $target-the }.
        [snare] { CAP($who-the) } means to catch { $target-the } in a web.
        [crush] { CAP($who-the) } puts all strength into a blow at { $target-the }.
        [finish] { CAP($who-the) } keeps at { $target-the }: nobody within reach is left standing.
        [shoot] { CAP($who-the) } aims at { $target-the }.
        [cast] { CAP($who-the) } chants against { $target-the }.
        [chant] { CAP($who-the) } mutters a chant.
        [mend] { CAP($who-the) } tends the wounds of { $target-the }.
        [join] { CAP($who-the) } closes ranks with { $target-the }.
        [flee] { CAP($who-the) } has had enough, and wants to get away from { $target-the }.
        [hunt] { CAP($who-the) } makes for { $target-the }.
        [track] { CAP($who-the) } follows the party’s trail.
        [door] { CAP($who-the) } opens the door that is in the way.
       *[hold] { CAP($who-the) } waits for somebody to come near.
    }

# Waiting
ask-watch = { CAP($mover-the) } comes near. { CAP($who-the) } has been waiting (kept: { $points } AP). What now?
ask-struck = { CAP($mover-the) } attacks { $who-the }, who has been waiting (kept: { $points } AP). What now?
option-wait = Wait for the other side’s turn
option-defend = Defend: +{ $points } protection
choice-keep-waiting = Go on waiting
choice-hush = Do not ask again this turn
group-wait = Wait
badge-waiting = waiting
event-waited = { CAP($who-the) } waits: { $points ->
        [one] one action point kept.
       *[other] { $points } action points kept.
    }
event-braced = { CAP($who-the) } defends against { $attacker-the }: protection +{ $points }.

# Allies, traps that are set, portals
ask-sum = How many crowns to offer?
option-bribe = Speech: bribe { $target-the }
option-sum = { $crowns } crowns
option-set = Set { $trap-a }
group-trap = Traps
note-chance = { $chance }%
event-scorned = { CAP($who-the) } will not listen; the crowns stay in the purse.
event-spurned = { CAP($who-the) } pockets { $crowns } crowns, and stays an adversary.
event-bribed = { CAP($who-the) } pockets { $crowns } crowns, and changes sides.
event-trap-set = { CAP($who-the) } sets { $trap-a }.
event-took-portal = { CAP($who-the) } goes through the portal.
event-set-free = { CAP($who-the) } opens the cell: { $prisoner-the } joins the party.

# The other schools
spell-flick = Flick
spell-knotted-laces = Knotted Laces
spell-loose-change = Loose Change
spell-spit-and-rag = Spit and Rag
spell-ask-the-dead = Ask the Dead
spell-grave-breath = Grave Breath
spell-red-thread = Red Thread
spell-call-the-bones = Call the Bones
spell-small-errand = Small Errand
spell-haste-for-blood = Haste for Blood
spell-iron-word = Iron Word
spell-ring-of-coals = Ring of Coals
ask-grave = Where does one of the dead rise?
ask-fetch = What is to come?
event-tangled = { CAP($who-the) } stumbles: { $points ->
        [one] one action point less next turn.
       *[other] { $points } action points less next turn.
    }
event-risen = { CAP($who-the) } rises from the dead, and obeys.
event-silenced = The word of iron holds { $who-the }: the next turn is lost.

# The game master
ask-place = Where to place { $what-the }?
ask-place-foes = Where to place { $count ->
        [one] { $who-a }
       *[other] { COUNT($count) } { $who-pl } together
    }?{ $left ->
        [0] {""}
       *[other] {" "}({ $left } more to come)
    }
ask-reveal = Which trap is noticed?
option-place-proposed = As proposed
option-place-rest = Place everything as proposed
option-leave-to-it = Let it act as proposed
option-leave-all = Let all act as proposed
group-proposed = Proposal
label-unknown = { $what }, unknown to the heroes
label-ambush = In ambush
value-lurking = { $count ->
        [one] { CAP($who-a) }
       *[other] { CAP(COUNT($count)) } { $who-pl }
    }
