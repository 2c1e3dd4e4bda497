### The words of the table in the browser.

web-motto = Dungeon games, one table.
web-loading = One moment…
web-close = Close
web-ok = Confirm
web-again = Try again
web-no-server = Souterrain does not answer. Is the program still running?
web-went-wrong = Something went wrong (error { $status }).
web-language = Language of the game
web-language-fr = français
web-language-en = English
web-other-language = Français

# The lobby
web-lobby = Back to the lobby
web-continue = Continue
web-new-game = New game
web-saved = Games in progress
web-finished = Finished games
web-older = Older ones ({ $count })
web-resume = Resume
web-replay = Watch again
web-delete = Delete
web-delete-this = Delete “{ $title }”
web-delete-sure = Delete “{ $title }” of { $date }? It cannot be brought back.
web-keep = Keep
web-load-file = Open a saved game…
web-no-key = The house key is missing
web-no-key-hint = Open the link that Souterrain shows when it starts: it carries the key that lets you create and resume games. A friend only needs the link of a seat.
web-key-wrong = This key no longer opens the house. Open the link that Souterrain showed when it last started.
web-players-exactly = Players: { $count }
web-players-range = { $low } to { $high } players

# A new game
web-how-many = Number of players
web-who-sits = Who holds each seat?
web-by-screen = this screen
web-by-link = a link for a friend
web-by-bot = bot ({ $bot })
web-bot-random = random
web-bot-scripted = sensible
web-bot-expert = sharp
web-bot-novice = beginner
web-variants = Variants ({ $count })
web-more = Language, dice and seed
web-dice = Dice
web-dice-program = rolled by the program
web-dice-typed = rolled by you, then typed in
web-dice-hint = With real dice, the program asks for each result.
web-seed = Seed
web-seed-hint = Optional: the same seed gives the same dice.
web-begin = Begin
web-links = Links to share
web-links-hint = Each link opens one seat of this table. Send it to the person who is to sit there.
web-copy = Copy
web-copied = Link copied.
web-sit-down = Sit down at the table

# The table
web-board = Board
web-party = Party
web-story = Story
web-question = Question
web-tools = Tools
web-in-sight = In sight
web-undo = Undo
web-what-if = What if…?
web-what-if-hint = Open a new table from this moment; this one stays as it is
web-rules = Rules
web-seats = Table
web-floors = Floors
web-sight-clear = Clear sight
web-sight-partial = Partial sight
web-sight-blocked = No sight
web-tables = Combat tables
web-zoom = Magnifier
web-closer = Closer
web-farther = Farther
web-whole = See everything
web-centre = Centre on whoever acts
web-fold = Fold the fight
web-pull = Enlarge or shrink the question
web-why = Why?
web-look-here = See this moment again
web-story-empty = The story begins here.
web-earlier = Earlier ({ $count } lines)
web-show-on-board = Show { $name } on the board
web-thinks = { $name } is thinking…
web-sure = Really: “{ $deed }”?
web-not-sure = No, back to the question
web-skip = A click or a key: skip
web-wait = One moment…
web-choose-on-board = or a square of the board: click, or arrows and Enter
web-touch-board = or touch a square of the board
web-more-options = More… ({ $count })
web-fewer-options = Fewer
web-line-lost = Connection lost; it comes back by itself…
web-back = The connection is back.
web-no-seat = This link opens no seat at this table. Ask whoever made the table for a new one.
web-forked = A new table: the game it came from stays as it is.
web-winners = Victory: { $names }
web-scores = Score
web-read-as = read as { $die }: { $result }

# What is drawn, said for those who do not see it
web-door-open = open door
web-door-shut = closed door
web-door-locked = locked door
web-door-barred = barred door
web-door-broken = broken door
web-door-secret = secret door
web-door-false = false door
web-door-grille = grille
web-door-portcullis = portcullis
web-door-blocked = blocked passage
web-door-steps = steps
web-door-dark = goes on unexplored
web-thing-shut = closed
web-thing-locked = locked
web-thing-open = open
web-thing-trapped = trapped
web-thing-spotted = spotted
web-thing-roaming = on the move
web-thing-done = spent
web-mark-threatened = threatened square
web-way-path = path
web-way-open = passage
web-way-door = door
web-way-secret = secret door
web-way-drawbridge = drawbridge
web-leaf-shut = closed
web-leaf-open = open
web-leaf-unknown = may be trapped
web-leaf-searched = searched, no trap found
web-leaf-safe = nothing to fear any more

# Time
web-timeline = The course of the game
web-moment = Moment of the game
web-first = To the beginning
web-back-one = One step back
web-forward-one = One step forward
web-play = Play
web-stop = Stop
web-now = Now
web-at-now = now ({ $last })
web-at-moment = decision { $here } of { $last }

# Rules
web-ruling = Our ruling:
web-open-book = Open the book
web-rule-before = Rule before
web-rule-after = Rule after
web-no-rule = This rule is not in the book: { $rule }
web-search-rules = Search the rules
web-rules-found = { $count } of { $of } rules
web-house-rules = House rules of this table: { $title }
web-rules-none = No rule holds all these words.

# Seats
web-held-by = Who holds { $seat }
web-here = here
web-absent = away
web-invite = New link
web-pace = How slowly bots play
web-save-file = Save to a file
web-print = Print the map
web-sound = Sounds
web-keys = By keyboard: 1 to 9 to choose, arrows and Enter on the board, U undo, [ and ] step by step, R rules, ? why, + − and Home for the magnifier, Shift and arrows to move the map.
web-commitment = Commitment of the dice: { $commitment }. The seed will be shown at the end; “souterrain verify” then checks every roll.
web-seed-shown = Seed of the dice: { $seed }. “souterrain verify” checks every roll of the saved file.

# Discs
web-disc = Disc
web-angle = Direction
web-force = Force
web-place = Position
web-flick = Flick
web-no-flick = Don’t flick
web-put-down = Put down
web-flick-hint = Press a disc, pull back and let go; or aim with the arrows and flick with Enter.
web-place-hint = Touch the circle to choose where the disc starts from.
web-put-hint = Drag the disc to its place, or push it with the arrows, then put it down with Enter.
web-slow = Slow motion
web-shot-again = See the shot again
