### The command line.

cli-about = A table for dungeon-crawl board games. Without a command it starts the table and opens the browser.
cli-more = “souterrain COMMAND --help” tells more about a command.
cli-commands = commands
cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-lang = language, fr or en (otherwise that of the environment)
cli-help-host = address to listen on (127.0.0.1 keeps the table on this machine)
cli-help-port = port to listen on (otherwise 8642)
cli-help-name = a name by which others reach the table, such as a proxy’s (several may be given)
cli-help-metrics = an address or network that may read /metrics, besides this machine (several may be given)
cli-help-db = where tables are kept: an SQLite file
cli-help-no-open = do not open the browser

cli-help-play = play a game in this terminal
cli-help-games = list the games
cli-help-replay = step through a saved game
cli-help-chronicle = print what is worth remembering of a saved game
cli-help-page = as an HTML page
cli-help-whole = the whole story, in chapters
cli-help-verify = check a saved game’s dice and story
cli-help-rules = read or search a game’s rulebook
cli-help-measure = let bots play many games, and tell what came of them

cli-help-game = the game’s name, as “souterrain games” lists it
cli-help-players = number of players
cli-help-seed = a word that settles all the dice; the same word gives the same dice
cli-help-dice = “typed” to roll your own dice at the table and type them in
cli-help-bot = hand a seat to a bot, such as p2=random, or gm=me to play it yourself; may be given again
cli-help-load = go on with a saved game
cli-help-save = keep the game in this file after every answer
cli-help-set = set a switch of the game’s set-up, as “souterrain games” lists them; may be given again
cli-help-quest = play a quest or a dungeon of your own, from its file
cli-help-resume = take up the last unfinished game without asking
cli-help-new = start anew without offering to resume
cli-help-pace = how long bots wait before they act, in milliseconds
cli-help-plain = line by line instead of the full screen: for pipes and screen readers
cli-help-file = a saved game
cli-help-commitment = the commitment noted when the game began
cli-help-head = the mark of the journal noted when it ended
cli-help-games-count = how many games (otherwise 100)
cli-help-against = the same again with one thing different: FIELD=VALUE of the set-up, or SEAT=BOT; may be given again
cli-help-jobs = how many games at a time (otherwise as many as there are processors)
cli-help-words = words to look for; without any, the whole rulebook

cli-argument-game = GAME
cli-argument-command = COMMAND
cli-argument-file = FILE
cli-argument-words = WORD
cli-argument-seed = WORD
cli-argument-seat = SEAT=BOT
cli-argument-field = FIELD=VALUE
cli-argument-lang = LANGUAGE
cli-argument-host = ADDRESS
cli-argument-name = NAME
cli-argument-network = NETWORK
cli-argument-port = PORT
cli-argument-ms = MS
cli-argument-hash = HEX
cli-argument-number = N
cli-argument-db = PLACE

cli-usage = usage:{" "}
cli-options = options
cli-arguments = arguments
cli-error = %(prog)s: %(message)s
cli-error-unknown = unknown arguments: %s
cli-error-required = these arguments are missing: %s
cli-error-one = needs a value
cli-error-argument = %(argument_name)s: %(message)s
cli-error-type = “%(value)s” is not a whole number
cli-error-choice = “%(value)s” is not known (choose from %(choices)s)
cli-error-ambiguous = “%(option)s” could mean: %(matches)s

cli-resume = An unfinished game from { $date } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}) is waiting.
cli-resume-ask = Resume it? [Y/n]{" "}
cli-resume-no = n
cli-no-screen = This is not a terminal that can show the full screen. Try again with --plain.
cli-bad-number = “{ $given }” should be a number from { $low } to { $high }.
cli-bad-pair = “{ $given }” should look like { $form }.
cli-no-quest = “{ $game }” takes no quest of your own: leave out --quest.
cli-load-set = A saved game brings its own set-up: leave out { $option }.

file-unreadable = { $path } cannot be read: { $why }.
file-unwritable = { $path } cannot be written: { $why }. The game goes on; save it elsewhere.

cli-games-players = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1 to { $high } players
    }
   *[other] { $low } to { $high } players
}
cli-games-facts = { $players }; bots: { $bots }

cli-rules-none = No rule of { $title } holds these words.

cli-verify-working = Checking
cli-verify-dice = { $count ->
    [one] One die follows from the seed, as promised.
   *[other] All { $count } dice follow from the seed, as promised.
}
cli-verify-fault = Wrong: { $why }.
cli-verify-typed = { $count ->
    [one] One die was typed in by hand and cannot be checked.
   *[other] { $count } dice were typed in by hand and cannot be checked.
}
cli-verify-inherited = { $count ->
    [one] This game is a “what if”: one die fell before it left its parent game and cannot be checked here.
   *[other] This game is a “what if”: { $count } dice fell before it left its parent game and cannot be checked here.
}
cli-verify-story = { $count ->
    [one] The story follows from one decision by the rules.
   *[other] The story follows from all { $count } decisions by the rules.
}
cli-verify-undone = { $count ->
    [one] One decision was taken back.
   *[other] { $count } decisions were taken back.
}
cli-verify-imagined = This game is a “what if” that was imagined in the middle of another: its beginning cannot be checked.
cli-verify-commitment = Commitment: { $hash }
cli-verify-head = Mark of the journal: { $hash }
cli-verify-compare = They prove something only if they are those that were shown when the game began and when it ended: --commitment and --head compare them.
cli-verify-lucky = { $count ->
    [one] One party gave luck of its own to the dice.
   *[other] { $count } parties gave luck of their own to the dice.
}
cli-verify-unproven = What could be checked is right, but not all of it could be.
cli-verify-unfinished = The game is not over yet.

cli-measure-working = Playing
cli-measure-title = { $title }: { $count ->
    [one] one game
   *[other] { $count } games
} of bots
cli-measure-as-set = as set up
cli-measure-nobody = nobody
cli-measure-won = won by: { $names }
cli-measure-endless = did not end
cli-measure-score = score of { $name }
cli-measure-turns = turns
cli-measure-answers = decisions
cli-measure-share = { $value } % ± { $margin }
cli-measure-mean = { $value } ± { $margin }
cli-measure-margin = ±: the truth lies within it nineteen times of twenty. *: further from the first column than chance would put it.

cli-table-open = The table is open: { $link }
cli-table-close = Ctrl-C closes it; nothing is lost.

cli-fault = Souterrain has stumbled: { $what }. Your game is saved up to the last answer. Details for a report: { $log }
