# What happens.

event-born = An adventurer is made: d{ $die } hit dice, { $hp } hit points.
event-trait-taken = Yours: { $trait }.
event-domain-taken = Your domain: { $domain }.
event-gift-taken = Your gift: { $gift }.
event-purse-rolled = Your purse holds { $gold } gp.
event-tested = { $test }: { $face } ({ $need } needed), { $success ->
        [yes] success
       *[no] failure
    }.
event-judged = { $test }: you judge for yourself (trait { $decided_trait } instead of { $trait }, situation { $decided_situation } instead of { $situation }).
event-turn-begins = Turn { $n } begins.
event-rested = A Turn of rest ({ $run } in a row).
event-upkeep = Five Turns: { $rested ->
        [yes] rested
       *[no] no rest
    }, { $fed ->
        [yes] fed
       *[no] nothing eaten
    }.
event-light-taken = You light the { $light }.
event-light-gone = The { $light } is out.
event-fatigued = Fatigue { $fatigue }.
event-danger-moved = Danger { $danger }.
event-patrol-sent = You are hunted: a patrol will be here in { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }.
event-patrol-waits = The patrol waits outside your Sanctuary.
event-nobody-came = Nobody crosses your path.
event-hurt = You lose { $lost ->
        [one] { $lost } hit point
       *[other] { $lost } hit points
    }: { $hp } left.
event-recovered = You bind your wounds: { $hp } hit points.
event-unconscious = Everything goes black.
event-foes-choose = { $choice }
event-left-for-dead = You were left for dead.
event-woke = You come round, an hour later.
event-died = You are dead: { $cause }.
event-section-seen = On your plan: { $section } ({ $floor }).
event-access-found = A way elsewhere: { $access }.
event-note-read = { $ref } { $text }
event-walked = You walk { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
event-opened = { CAP($what) }: { $how }, { $done ->
        [yes] it gives way
       *[no] in vain
    }.
event-disarmed = Disarmed: { $trap }.
event-trap-sprung = A trap! { CAP($trap) }.
event-trap-effect = { $effect }
event-found-resources = You find { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    }.
event-found-trap = You spot a trap: { $trap }.
event-found-passage = A secret passage!
event-found-hidden = Something was hidden here.
event-nothing-found = Nothing new.
event-taken = You take { $thing-the }.
event-taken-stack = You take { $stack } × { $n }.
event-element-seen = Here: { $element }.
event-taken-coins = { $gold } gp in coins go into your purse.
event-bagged = A Resource becomes a bag.
event-dropped = You let go of { $thing-the }.
event-salved = The salve drives the poison out.
event-cache-made = Your cache is made ({ $spent } well hidden).
event-cache-intact = Nobody has touched your cache.
event-cache-robbed = Your cache was plundered.
event-descended = Floor { $floor }.
event-tumbled = You fall: { $damage } damage.
event-slid = You slide down to floor { $floor }.
event-tomb-opened = The tomb { $done ->
        [yes] grinds open
       *[no] does not budge
    }.
event-barricaded = You pile up the furniture.
event-circle-stings = The circle drains you.
event-rumour = They say there is { $contents }, about { $squares } squares { $side } of { $here ->
        [yes] here
       *[no] the way in
    }.
event-no-rumour = Nobody has anything new to tell you.
event-met = { $n ->
        [one] { CAP($creature-a) }
       *[other] { CAP($creature) } × { $n }
    }, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away.
event-heard = You hear something, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away.
event-mood = Their mood: { $mood }.
event-enemy-surprise = { $surprised ->
        [yes] They are surprised.
       *[no] They are on their guard.
    }
event-avoided = You slip by unseen.
event-noticed = You are noticed.
event-stake = { $stake } { $success ->
        [yes] You win.
       *[no] You lose.
    }
event-bribed = { $gold } gp change hands.
event-toll = They help themselves: { $gold } gp, or your best piece.
event-cheated = You have been cheated.
event-yielded = They take all and let you go.
event-captured = { CAP($creature-the) } is free, and follows you.
event-meeting-over = { $result }
event-spared = You spare the fallen; their kind will remember.
event-initiative = Initiative: you { $mine }, they { $theirs }; the lowest first.
event-round-begins = Round { $n }.
event-closed = They are { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away now.
event-waited = You wait.
event-struck = You hit { $creature-the } for { $damage }: { $hp } left.
event-fire-spreads = The oil burns { $creature-the } for { $damage }.
event-fell = { CAP($creature-the) } falls.
event-enemy-strikes = { CAP($creature-the) } { $hit ->
        [yes] hits you
       *[no] misses
    }.
event-broke = They { $surrender ->
        [yes] surrender
       *[no] flee
    }.
event-held = They hold.
event-broke-away = You break away unharmed.
event-pursued = They are after you.
event-abandoned = They give up.
event-distanced = You keep your distance.
event-caught = They have caught you.
event-escaped = You catch your breath, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } away.
event-dropped-treasure = You drop { $thing-the } behind you.
event-breath = { CAP($creature-the) } breathes on you: { $damage }.
event-gazed = The gaze of { $creature-the } weighs on you.
event-paralysed = You cannot move!
event-drained = Your strength ebbs away.
event-poisoned = You are poisoned.
event-diseased = You have fallen ill.
event-regenerated = { CAP($creature-the) } heals: { $hp } hit points.
event-spell-cast = { $spell }: { $success ->
        [yes] the spell works
       *[no] nothing happens
    }.
event-spell-ends = { $spell } fades.
event-fire-bolt = The bolt { $killed ->
        [yes] fells
       *[no] burns
    } { $creature-the }.
event-backlash = The magic costs: { $choice }.
event-turned = You turn them: { $n ->
        [one] { $n } destroyed
       *[other] { $n } destroyed
    }.
event-healed = A warmth goes through you.
event-earned = +{ $px } experience ({ $total } in all).
event-new-hit-die = A new hit die: { $dv }, and { $hp } hit points.
event-goal-set = Your reason: { $reason }.
event-goal-met = Done: { $reason }.
event-entered = Expedition { $n }: you go down.
event-came-home = Daylight! You bring { $gold } gp of finds.
event-bought = Bought: { $thing } × { $n }.
event-sold = Sold: { $thing } for { $gold } gp ({ $share } %).
event-night = A night in { $inn }: Fatigue { $fatigue }.
event-meal = You eat: { $meal }.
event-round-stood = A round for the house loosens a tongue.
event-banked = The bank holds { $gold } gp for you.
event-guild-joined = You join: { $guild }.
event-guild-taxed = The guild takes its tenth: { $gold } gp.
event-home-rented = You rent { $home } for a week.
event-cured = You are cured.
event-retired = Your career is over, with { $px } experience.
