### The table in a terminal.

terminal-person = at this terminal
terminal-to = { $seat }:
terminal-fact = { $label }: { $value }

terminal-title-map = Map
terminal-title-walk = Map: arrows, Enter
terminal-title-step = Map: the arrows walk
terminal-title-floor = Map: { $floor } (< > other floors)
terminal-no-floors = You know no other floor.
terminal-plain-floors = Other floors: { $floors }
terminal-title-party = Party
terminal-title-story = Story
terminal-title-story-on = Story: space reads on ▼
terminal-title-question = Question

terminal-ask-amount = { $text } ({ $low } to { $high })
terminal-ask-name = { $text } (up to { $longest } characters)
terminal-shot-help = Type heading and power: “90 50” flicks to the right at half strength (0 is up the board), “@X” aims at disc X as well as can be (the hand shakes a little, which its chance allows for), a mere “@” aims at the likeliest, “@X 50” aims at X at half strength, a lone 0 does not flick. A disc’s sign and a colon choose the disc (“{ $sign }: 90 50”); two numbers in front put it down so many millimetres to the right and down first.
terminal-shot-refused = A shot is written by its heading and power, such as “90 50” or “@X 50”; a lone 0 does not flick.
terminal-place-refused = A place is written by two numbers of millimetres, to the right and down, such as “10 -5”.
terminal-shot-brief = Heading and power, such as 90 50; @X aims at disc X, a mere @ at the likeliest; 0 does not flick. Escape, then h tells more.
terminal-place-help = Enter puts the disc down where it is shown. Or type how many millimetres to the right and down to put it, such as “10 -5”. A disc’s sign and a colon choose the disc (“{ $sign }: 10 -5”).
terminal-place-brief = Enter puts it where it is shown; 10 -5 puts it 10 mm to the right and 5 up; { $sign }: 10 -5 chooses the disc.
terminal-small = The window is too small for the table: it needs { $width } columns by { $height } lines. Make it larger, or play with --plain. q saves and quits.
terminal-shot-taken = flicked
terminal-squares = You can go to { $count } squares: type how many and which way, such as 3n 2e. z tells what is around you, m draws the map.
terminal-target = @{ $sign }: { $name }, { $chance }%, { $distance } cm away, bearing { $bearing }°
terminal-target-brief = @{ $sign } { $chance }%
terminal-thinking = { $seat } is thinking…
terminal-pass = Pass the keyboard to { $seat }, then press Enter.
terminal-over = The game is over.
terminal-over-keys = c: the chronicle · n: another game · u: take the last choice back
terminal-legend = On the map:
terminal-luck-die = { $die }, { $n ->
    [one] one roll
   *[other] { $n } rolls
}: mean { $mean }, expected { $due }
terminal-chronicle = The chronicle
terminal-chronicle-keep = To keep it: souterrain chronicle { $path }
terminal-winners = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
}
terminal-score-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-score = { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-no-rule = No rule is recorded here ({ $id }).
terminal-ruling = Our ruling: { $text }
terminal-found = { $count ->
    [0] No rule holds these words.
    [one] One rule:
   *[other] { $count } rules:
}
terminal-commitment = Commitment of the dice: { $hash }
terminal-kept = The game is saved: { $path }
terminal-save-where = Say where to save it: s FILE
terminal-undone = The last decision is taken back.
terminal-past = [Before decision { $n } of { $of }]
terminal-what-if = [What if?]
terminal-fork = What if: a game of its own from this moment, with other dice. It is not saved; f goes back to the real one.
terminal-fork-left = Back in the real game.
terminal-back-to = { $count ->
    [one] Take back one decision and play on from here?
   *[other] Take back { $count } decisions and play on from here?
}
terminal-sure = Really: “{ $deed }”?
terminal-yes = Yes
terminal-no = No

terminal-why = Why?
terminal-search = The rulebook
terminal-search-hint = Type words to look for
terminal-save = Save the game as
terminal-seats = Who plays?
terminal-take = { $seat }: take it back from the bot “{ $bot }”
terminal-give = { $seat }: hand it to the bot “{ $bot }”
terminal-close = Escape closes

terminal-shared = { $key }: { $n } choices. Enter takes this one, { $key } goes to the next.
terminal-keys = h help  u undo  ? why  ! advice  / rules  [ ] past  f what if  l fr  q quit
terminal-keys-past = [ ] step  {"{"} {"}"} first, now  f what if  u play on from here  ? why  q quit
terminal-help-title = Keys
terminal-help =
    A letter or a number answers with the option that bears it; what is done keeps its letter through a whole game and in all games. Where several options share one, it goes from one to the next and Enter takes. ↑ ↓ and Enter go through the list.
    On the map the arrows walk where one walks step by step; elsewhere they point at one square after the other, and Enter goes there. With Shift they always point; with Ctrl they go straight to the last square that is offered.
    Tab goes from the map to the question and to the story, p opens the sheets; in the story Enter gives the rule behind a line. What is new is brighter; where there is no room for all of it, space reads on.
    u takes back the last decision. Other dice will fall then; only a seed of your own (--seed) keeps them.
    ? tells the rule behind the question and the highlighted option; / searches the rulebook.
    ! gives advice: what a bot would choose in your place, seeing no more than you do. Enter takes it.
    {"["} and ] step through the past, {"{"} goes to the beginning, {"}"} or Escape to now. From the past, u plays on from there and f tries something else.
    f asks “what if?”: a game of its own with other dice. f again returns to the real one.
    b hands a seat to a bot and back. m shows the map alone, z draws it small or large, p shows the whole sheets.
    < and > show the other floors that you know.
    l changes the language, s saves a copy, q saves and quits.

    Capitals are the party, small letters its foes. A capital shows what whoever has it can do.

terminal-plain-hello = Answer with the letter or number of an option, or with its first words. h tells the other commands.
terminal-plain-help =
    A letter, a number or the first words of an option answer the question. 3n 2e goes three squares north and two east. Where any text may be an answer, put a colon before a command (:u).
    z           where you are and what is around you, in words; distances are in squares
    ? or ? e    why: the rule behind the question, or behind option e
    !           advice: what a bot would choose in your place, seeing no more than you do
    / WORDS     searches the rulebook
    u           takes back the last decision
    m, p        the map; the sheets
    m 1         the plan of the first of the other floors that you know
    {"["} or [ 12   the game as it stood one decision ago, or before decision 12
    f or f 12   what if: try something out from here, or from decision 12; f again returns
    b, b p2     who plays; hands seat p2 to a bot, or back
    l           changes the language
    s, s FILE   saves
    q           saves and quits

# The board, told
terminal-north = { $n } north
terminal-south = { $n } south
terminal-east = { $n } east
terminal-west = { $n } west
terminal-here = right here
terminal-side-n = north
terminal-side-e = east
terminal-side-s = south
terminal-side-w = west
terminal-way-wall = { CAP($side) }: a wall.
terminal-way = { CAP($side) }: { $n ->
    [one] one square, then a wall.
   *[other] { $n } squares, then a wall.
}
terminal-way-to = { CAP($side) }: { $n ->
    [0] { $what }.
    [one] one square, then { $what }.
   *[other] { $n } squares, then { $what }.
}
terminal-against = { $who } against { $foes }
terminal-seen-from = From { $who }:
terminal-threatened = An enemy can strike you where you are.
terminal-near = { CAP($what) }: { $away }.
terminal-from-to = from { $first } to { $last }
terminal-door = { CAP($door) }, { $side } side: { $away }.
terminal-health = { $n }% of its life
terminal-at = You are here: { $place }.
terminal-point = { $name } ({ $shape })
terminal-shape-round = round
terminal-shape-triangle = triangle
terminal-shape-square = square
terminal-leads = { CAP($wind) }, { $kind }: { $place }.
terminal-elsewhere = { CAP($what) }: { $place }.
terminal-wind-north = to the north
terminal-wind-north-east = to the north-east
terminal-wind-east = to the east
terminal-wind-south-east = to the south-east
terminal-wind-south = to the south
terminal-wind-south-west = to the south-west
terminal-wind-west = to the west
terminal-wind-north-west = to the north-west
terminal-disc = { $disc }: { $far } mm away, heading { $heading }, { $way }.
terminal-way-free = the way is free
terminal-in-the-way = { $what } in the way
terminal-pillar = a pillar
