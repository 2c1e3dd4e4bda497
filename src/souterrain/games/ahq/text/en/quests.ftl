# Quests that have a rule of their own.

variant-quest-bones = The master of bones
variant-quest-hour = An hour under the earth
variant-quest-runaway = The runaway of the Grey Tower
variant-quest-horde = The war band of Oakvale
variant-quest-gaol = The gaols of Deepgloom
variant-quest-rift = The heart of the rift
variant-quest-coach = The travellers of the coaching inn
variant-quest-cellars = The cellars of the old brewery
variant-quest-notebook = The professor’s notebook
variant-quest-dowry = The princess’s dowry
variant-quest-glass = The mad glassmaker
variant-quest-warlord = The warlord’s sickbed

treasure-beating-stone = the beating stone
treasure-brewers-ledger = the brewery’s great ledger

# Questions and choices
ask-refuge = The heroes have found the heart of the laboratory. Defend it, or give it up and all powers with it?
option-defend-refuge = Defend the laboratory
option-forsake-refuge = Give it up
ask-fugitive = Which way does the runaway go on?
option-fugitive-door = Through the door in the { $side } wall
option-fugitive-exit = Along the passage to the { $side }
ask-rockfall = Where does the ceiling come down?
ask-crevasse = Where does the ground open?
option-rearm = Take back your things
option-dig = Dig through the rockfall
option-cross = Jump the crevasse

# What happens
event-purse-shared = The heroes are paid { $gold } crowns, in equal shares.
event-captives-freed = { $count ->
    [one] { CAP($who-a) } is free and follows the Leader.
   *[other] { CAP(COUNT($count)) } { $who-pl } are free and follow the Leader.
  }
event-refuge-defended = This is the heart of the laboratory. { CAP($who-the) } is here, and will go nowhere.
event-powers-lost = { CAP($who-the) } gives up his laboratory: his powers leave him.
event-entrance-shut = The grating drops: the entrance is shut for { $turns } turns.
event-entrance-opened = Up above the grating rises. The bet is won; now get out.
event-tracks-seen = Fresh tracks { $door ->
    [yes] lead to the door in the { $side } wall.
   *[no] run down the passage to the { $side }.
  }
event-fugitive-seen = There he is! { CAP($who-the) } cannot get away from you any more.
event-fugitive-cornered = There is not a gallery left to flee into: { $who-the } turns at bay.
event-band-counted = The shepherd counted { $count } of them. There will not be one more.
event-band-relieved = { CAP(COUNT($fresh)) } more { $fresh ->
    [one] has
   *[other] have
  } arrived since last time: there are { $count } of them.
event-band-sallies = Not a corner is left to search: those who remain come out of their holes.
event-nobody-came = A false alarm: there are no others left to come.
event-cell-opened = Level { $level }: a cell, and the door that the dead man’s keys have opened.
event-hatch-found = Nothing is left to explore. In the last room, behind some boards, stairs lead up.
event-disarmed = They have taken everything: weapons, armour and purses are somewhere within these walls.
event-kit-found = Your things! There they were, in a heap.
event-rearmed = { CAP($who-the) } takes back what was taken away.
event-ground-shakes = { $what }
tremor-quiet = The earth growls.
tremor-stones = The vault cracks: stones are falling.
tremor-rockfall = A crash in the galleries: a ceiling has come down.
tremor-crevasse = The ground splits from wall to wall.
event-stones-fall = The stones fall on { $who-the }.
event-stumbled = { CAP($who-the) } slips into the crevasse and barely climbs out.
event-crossed = { CAP($who-the) } jumps the crevasse.
event-dug = { CAP($who-the) } { $well ->
    [yes] heaves great blocks aside.
   *[no] digs and gets nowhere.
  }
event-dug-through = The way is open.
event-hostages-seen = At the back of the room, { $count ->
    [one] { $who-a }, bound.
   *[other] { COUNT($count) } { $who-pl }, bound.
  }
event-hostage-killed = The guards have their orders: { $who-a } has been killed. { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { CAP(COUNT($left)) } are left.
  }
event-ransomed = { $count ->
    [one] One hostage has come home: the family gives
   *[other] { CAP(COUNT($count)) } hostages have come home: their families give
  } { $gold } crowns.
event-water-rose = { $depth ->
    [1] The water is knee-deep: everybody moves at half speed.
    [2] The water rises to the waist.
   *[other] The water is up to the shoulders.
  }
event-swallowed = { CAP($who-the) } swallows water.
event-room-mapped = The professor draws the room: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
  } in his notebook, at { $gold } crowns a room.
event-patron-follows = { CAP($who-the) } sharpens his pencil and falls in behind { $leader-the }.
event-patron-content = { $why }
content-awe = “Prodigious!” The professor has seen what he came to see; he is willing to go home.
content-wound = The professor looks at his blood: on reflection he is willing to go home.
content-end = The professor shuts his notebook: there is nothing more to see here.
event-patron-paid = The professor pays for { $rooms ->
    [one] the only room
   *[other] the { $rooms } rooms
  } in his notebook: { $gold } crowns.
event-regalia-paid = Diadem, necklace and girdle are together again: their owner counts out { $gold } crowns and has seen nothing.
event-hanged = Somebody knew the jewel. { CAP($who-the) } is hanged the same evening.
event-not-hanged = Somebody knew the jewel; { $who-the } gets away over the roofs in time.
event-mirrors-crack = The mirrors crack. Out of them, armed as you are, { $whose-count ->
    [one] steps the image
   *[other] step the images
  } of { $whose-the }.

chapter-quests = The twelve quests

# The table
dial-wager = Turns of the bet
dial-band = Enemies
dial-hostages = Hostages saved
dial-water = Water
dial-rooms = Rooms in the notebook
dial-regalia = Jewels
feature-store = Your things
feature-rockfall = Rockfall
feature-crevasse = Crevasse
effect-posted = Does not leave its room
effect-wading = In water: slow, one damage die less

figure-traveller = traveller
    .a = a traveller
    .pl = travellers
figure-professor = Professor Brandt
    .the = Professor Brandt
    .a = Professor Brandt
    .pl = professors
figure-necromancer = necromancer
    .a = a necromancer
    .pl = necromancers
figure-runaway-captain = traitor captain
    .a = a traitor captain
    .pl = traitor captains
figure-mirror-image = image
    .a = an image
    .pl = images
figure-glassmaker = mad glassmaker
    .a = a mad glassmaker
    .pl = mad glassmakers
item-dowry-diadem = diadem of the dowry
    .the = the diadem of the dowry
    .a = the diadem of the dowry
    .pl = diadems
item-dowry-necklace = necklace of the dowry
    .the = the necklace of the dowry
    .a = the necklace of the dowry
    .pl = necklaces
item-dowry-girdle = girdle of the dowry
    .the = the girdle of the dowry
    .a = the girdle of the dowry
    .pl = girdles
