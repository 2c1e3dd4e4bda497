# Two more sheets, and those who are set free
being-anselme = Anselme
being-maud = Maud
being-hermit = walled-up hermit
    .a = a walled-up hermit
being-maximus = Maximus
vocation-infirmarian = infirmarian
vocation-verderer = verderer
variant-names-anselme = Anselme, infirmarian
variant-names-maud = Maud, verderer
thing-cudgel = iron-shod cudgel
    .a = an iron-shod cudgel
thing-reliquary = shrine of Saint Lupus
    .a = a shrine of Saint Lupus
thing-bronze-key = bronze key
    .a = a bronze key
skill-steady-hand = Steady Hand
skill-sure-foot = Sure Foot
skill-stout-heart = Stout Heart
skill-drill-voice = Drill Voice
skill-long-throw = Long Arm

# What quests are about
element-bell = Mute bell
    .the = the mute bell
element-candle = Dead candle
    .the = the dead candle
element-stocks = Stocks
    .the = the stocks
element-lens = Great lens
    .the = the great lens
element-toppled-statue = Toppled statue
    .the = the toppled statue
element-open-vault = Gaping vault
    .the = the gaping vault
element-gate = Bronze gate
    .the = the bronze gate
task-bell = Ring the mute bell
task-candle = Light the candle
task-stocks = Force the stocks
task-lens = Break the lens
task-toppled-statue = Raise the statue
task-open-vault = Close the vault
task-gate = Shut the bronze gate
task-done-bell = The mute bell speaks at last, once only, and all that crawls is silent.
task-done-candle = { $left ->
        [0] The last wick catches, and all of the charnel house is light.
        [one] Another flame rises, just as straight. One more to go.
       *[other] A first flame rises, straight, as in a church.
    }
task-done-stocks = The stocks give way: Maximus climbs out of them, rubbing his neck.
task-done-lens = The lens bursts. Somewhere a reflection begins to scream.
task-done-toppled-statue = The saint is standing. The dead turn their heads away.
task-done-open-vault = The slab drops onto the vault, and silence with it.
task-done-gate = The bronze hinges howl, the leaves of the gate meet.
event-errand-heard = { $errand }
event-errand-done = { $errand }
event-task-done = { $what }
event-task-failed = All of { $who-the }’s efforts are lost on { $what-the }.
event-joined-us = { CAP($who-the) } goes with the group.
event-brought-out = { CAP($who-the) } sees the light of day again.
event-held = The place holds: turn { $turns } of { $of }.
label-errand = Secondary quest
label-held = Zone held
lost-forfeit = He who had to be brought back alive is dead. There is nothing left to do but pray.

# The secondary quests
errand-name-hermit = The walled-up hermit
errand-hermit = Behind a sealed grating somebody recites psalms. Open the cell, and let the hermit still be alive when your quest is done.
errand-done-hermit = The hermit blesses each of you and draws from his robe a phial that he was keeping for the end of the world.
errand-name-bell = The mute bell
errand-bell = A cracked bell hangs in the middle of the hall; they say it rings only for one who is not afraid. A test of Will, and it will speak.
errand-done-bell = Under the clapper, a hundred years ago, somebody hid this.
errand-name-tithe = The tithe-man’s chest
errand-tithe = The collector of the tithe never came up again. Here is his chest: open it before the rats do.
errand-done-tithe = A hundred crowns of the church. The village needs them more than the bishop, and you more than the village.
errand-name-brood = The brood
errand-brood = Sloughs, webs, the bones of children. Let nothing leave this place alive.
errand-done-brood = The brood is dead. In the last of the sloughs something gleams.
errand-name-candles = The three candles
errand-candles = Three candles kept watch over this charnel house, and three candles are out. Light them all.
errand-done-candles = The three flames burn. A niche opens in the wall like a hand.
errand-name-reliquary = The stolen shrine
errand-reliquary = What nests here has dragged the shrine of Saint Lupus into its web. Kill the thief, or be better thieves.
errand-done-reliquary = The shrine is yours. The priest will give sixty crowns for it, and will not ask where it has been.

# The galleries of the Serpent
zone-hermitage = Anchorhold
zone-belfry = Buried Belfry
zone-tithe-barn = Tithe Barn
zone-nest = The Brood’s Nest
zone-charnel = Charnel House of Candles
zone-vestry = Plundered Vestry
zone-tribunal = Underground Tribunal
zone-rampart = The Broken Rampart
zone-mirror-hall = Hall of Mirrors
zone-long-bridge = The Long Bridge
zone-necropolis = Necropolis
zone-bronze-gate = The Bronze Gate
variant-quest-captive = The Old Man in the Stocks
variant-quest-breach = The Breach
variant-quest-mirrors = The Two Mirrors
variant-quest-crossing = The Bridge of Crossbows
variant-quest-vigil = The Vigil of the Dead
variant-quest-gate = The Bronze Gate
briefing-captive = In the village without a sky a woman has recognised the map that you carry. “He who drew it is not dead. The Inquisitors hold court below the third vault, and old Maximus sits there in the stocks.” He knows where the Serpent is. Bring him back the way you came in, and alive.
aim-captive = Free Maximus and bring him back to the entrance alive
won-captive = Maximus blinks at the orb like an owl. “The Serpent, yes. I have seen its gate. You will not like it.”
briefing-breach = What was woken down there has found the way to the village. The old rampart is broken, and the masons ask for five turns of the glass to raise it again. Hold the place: let one of you always be left standing there.
aim-breach = Hold the rampart for five turns
won-breach = The last stone is set. On the other side something scratches; then nothing scratches any more.
briefing-mirrors = Between the village and the gate there is an island in the fire, and on the island a lens through which the Serpent sees. No bridge leads there: only two mirrors that look at each other. Maximus swears that one passes from one into the other. He does not say how he knows.
aim-mirrors = Pass through the mirror and break the lens
won-mirrors = The Serpent’s eye is put out. For the first time in days nobody is watching you.
briefing-crossing = The Inquisitors want the gate as well, and not to shut it. They hold the only way: a rope bridge over the fire, and crossbows at its end. You must cross, all of you, and go down.
aim-crossing = Cross the bridge under fire and take the stairs
won-crossing = Bolts do not carry so far down. Far behind, a captain is counting his men.
briefing-vigil = Before the gate the order buried its dead standing. The saint who watched over them has been thrown down; their vault is open, and they are coming out of it. Raise the saint first. Close the vault then. In that order, says Maximus, or not at all.
aim-vigil = Raise the statue, then close the vault
won-vigil = The dead lie down again. Between two pillars, a gleam of bronze.
briefing-gate = A thousand years have passed, but for one night. The bronze gate stands ajar, and what guards it wears the key around its neck. Take it. Shut the gate. Afterwards there will be no night left to do it in.
aim-gate = Take the Warden’s key and shut the gate before turn 20
won-gate = The key turns once, and twice, and all that was pulling on the other side lets go. Up there the year one thousand dawns like any other year. Nobody will know. You will drink for free all the same.

# What is wrong with a quest
fault-plan = a plan is a rectangle of # . r ~ w =
fault-not-on-edge = the square { $at } is not on the edge of the plan
fault-not-floor = the square { $at } is no free floor
fault-no-such-element = a task is about { $what }, which is not in the zone
fault-no-waves = a zone that is held wants waves and mouths
