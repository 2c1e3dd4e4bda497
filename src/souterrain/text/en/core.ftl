### What the core says, whatever the game.

numbered = { $word } { $number }
    .the = { $word } { $number }
    .a = { $word } { $number }

refused-not-an-option = “{ $answer }” is not among the options. Choose one of those offered.
refused-amount = Give a whole number from { $low } to { $high }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}
refused-name = Give a name of 1 to { $longest } visible characters, without control characters.
refused-shot = This is not a shot that can be made: choose one of the discs offered, an angle and a speed.
refused-shot-speed = The speed goes from 0 to { $top }.
refused-shot-place = The disc cannot be put down that far away.
game-is-over = The game is over: there is nothing left to answer. You can still step back or replay it.
nothing-to-undo = There is nothing to take back.
no-such-moment = This game has no decision number { $n }.
rules-broke = The rules stumbled over this answer, so it was not taken; the game stands as it was. Please report it: { $why }
desync = The recording no longer fits the rules at decision { $n }: recorded “{ $recorded }”, asked “{ $asked }”.
desync-answer = The recording no longer fits the rules at decision { $n }: “{ $answer }” is no longer an answer.
notice-bot-failed = { CAP($seat) }: the bot stumbled, and chance answered in its place ({ $why }).
notice-turn-restarted = The rules have changed since this game was saved; the turn under way starts again.

bad-save-foreign = This file is not a Souterrain game.
bad-save-damaged = This saved game is damaged or cut short. Nothing has been changed; try an earlier copy.
bad-save-older = This game was saved by an earlier, unreleased version of Souterrain, which this one cannot read.
bad-save-newer = This game was saved by a newer Souterrain (format { $version }, this one reads up to { $ours }). Update the program to open it.
bad-save-other-game = This saved game belongs to another game: { $game }.
bad-setup = The set-up is not right: { $why }
bad-setup-players = This game is for { $low } to { $high } players.
bad-content = { $file }: { $why }
bad-content-toml = { $file } is not a valid TOML file (line { $line }, column { $column }): { $why }
bad-content-row = { $file }, { $row }: { $why }
bad-content-twice = { $file }: the id { $row } stands there twice.
bad-content-overlap = { $file }: two rows claim the result { $roll }.
bad-content-hole = { $file }: no row for the result { $roll }.
bad-content-roll = { $file }: “{ $roll }” is not a result such as 4 or 1-3.
bad-content-idle = No row calls for { $name } ({ $kind }).
content-unknown-name = there is nothing called { $name }
overlay-unknown-kind = { $file }: there are no rows of the kind { $kind }. The kinds are { $known }.
overlay-no-rows = these are single numbers, to which no row can be added
overlay-not-fields = name a row, and under it the fields that change
overlay-too-long = it is longer than { $most } characters
your-overlay = your house rules
bad-setup-no-overlay = This game takes no house rules from a file.
variant-overlay = House rules (a file)
overlay-changed = { CAP($row) }: { $field } { $now } instead of { $before }
overlay-added = New: { $row }
overlay-numbers = the rules
overlay-not-a-word = “{ $name }” is not the name of a message or of a form: small letters, digits and hyphens
fault-at = { $field }: { $why }
fault-missing = the field { $field } is missing
fault-unknown = there is no field { $field }
fault-value = “{ $value }” is not one of the possible values
fault-type = { $wanted } is needed, not { $got }
fault-least = it must be { $least } or more
fault-most = it must be { $most } or less
fault-form = it is not written as it should be
fault-length = { $wanted } values are needed, not { $got }
type-int = a whole number (int)
type-str = a text (str)
type-array = a list (array)
type-object = a table (object)
type-bool = true or false (bool)
type-float = a number (float)
system-enoent = there is no such file or folder
system-eacces = access denied
system-eperm = not permitted
system-eisdir = it is a folder
system-enotdir = it is not a folder
system-enospc = the disk is full
system-erofs = the disk can only be read
system-eaddrnotavail = it is not an address of this machine
unknown-game = There is no game “{ $game }”. Known games: { $known }.
unknown-language = There are no words in “{ $language }”. Known languages: { $known }.
script-exhausted = The scripted dice are used up: roll { $n } wants a { $die } ({ $at }).
script-face = “{ $face }” is not among the faces: { $faces }.
script-range = Roll { $n }: { $result } cannot fall on a { $die } ({ $at }).
verify-commitment = The seed in this file does not match the commitment: these are not the dice that were promised.
verify-wrong-die = roll { $n } is not what the seed gives
verify-no-die = the rules roll a die here, number { $n }, that the file does not have
verify-after-the-end = the game was over before decision { $n }
verify-entry = entry { $n } of the journal is not what came out
verify-line = the story differs from line { $n }
verify-turn = turn { $n } is not where it was
verify-world = the world kept for turn { $n } is not what came out
verify-outcome = the file does not say rightly whether the game is over
verify-aside = what is said of decisions taken back, or of luck that was given, cannot be
verify-head = the journal does not come to the mark that was noted: something in it was changed, dropped or added

ask-type-die = Roll a { $die }{ $reads ->
    [d2] {" "}(it will be read as a d2)
    [d3] {" "}(it will be read as a d3)
   *[other] {""}
} and type what it shows.
unknown-bot = There is no bot “{ $bot }” for this game. Known bots: { $known }.

## The table

store-busy = { $path } is in use by another Souterrain. Close that one, or start this one with --db and another file.
store-full = The disk is full: the answer was not taken and nothing is lost. Make some room and answer again ({ $path }).
store-older = { $path } holds tables of an earlier, unreleased version of Souterrain, which this one cannot read. Move the file away, or name another with --db.
store-newer = { $path } was written by a newer version of Souterrain. Install that one, or name another file with --db.
store-foreign = { $path } is not a Souterrain database. Choose another file with --db.
store-unwritable = Games cannot be kept in { $path }: { $why }. Choose a place that can be written with --db.
port-taken = Port { $port } is taken by another program. Start with another one: souterrain --port { $other }
table-unknown = This table does not exist any more, or the link is incomplete.
token-unknown = This link is not valid (any more). Ask the table’s owner for a new one.
house-key-needed = Open the lobby with the link shown where Souterrain was started.
not-your-seat = This seat is not yours to play.
not-owner = Only the table’s owner can do that.
not-for-spectators = You are watching this table; only those who play can do that.
save-at-the-end = Others play at this table. A saved game holds the coming dice and everybody’s secrets: the file is given out when the game is over. Until then the table keeps itself.
too-many-tables = That is too many tables in a short time. Wait a while, or remove some in the lobby.
fork-unseated = Who plays nowhere at this table knows too little of it for a “What if…?”.
fork-unimagined = No “What if…?” could be imagined here that fits all you have seen. Try another moment.
the-owner = the table’s owner
notice-forked = { CAP($who) } tries out a “What if…?” from decision { $n } at another table.
turns-ask-nothing = The game went through { $turns } turns without asking anybody anything, and was stopped.
no-such-die = There is no die with { $sides } sides.
content-too-deep = it is nested too deeply
metrics-elsewhere = The figures of this table are read on its own machine; --metrics lets another one read them.
metrics-missing = This table does not count for Prometheus: install it with its extra, souterrain[metrics], and start it again.
other-site = A page of another site may not speak to this table.
undo-after-the-end = The game is over and its dice are shown: nothing is taken back any more.
undo-never = At this table nothing is taken back.
undo-dice-fell = Dice have fallen or discs were flicked since: at this table that is not taken back.
undo-unknown = Decisions are taken back in one of these ways: { $known }.
notice-undo-asked = { CAP($who) } asks to take back what was decided before decision { $n }. Who agrees presses Undo too; who plays on does not.
notice-undone = A decision was taken back ({ $whose }); in this game it is number { $count }.
event-taken-back = A decision is taken back ({ $seat }).
event-unread = (A line that this version cannot read.)
luck-unasked = Nobody asked for this luck.
luck-broken = This is not the luck that was promised.
journal-at-the-end = The journal holds every secret: it is open when the game is over.
table-damaged = This table is damaged and cannot be read. The others are not touched; restore an earlier copy of the file, or remove the table.
notice-salvaged = Part of this table’s record was damaged: of { $lost } decisions the first { $n } could be read, and the game goes on from there. The rest is kept aside.
message-too-slow = That took too long to arrive.
stale-answer = This decision has been taken already.
message-not-json = That was not a message of the protocol: { $why }
message-too-large = That message is too large: at most { $most } bytes.
message-too-fast = Too many messages at once. Wait a moment and try again.
nothing-yours-to-undo = There is no decision of yours to take back.
holder-unknown = A seat is held by “screen”, “link” or a bot.
seat-unknown = There is no seat “{ $seat }” at this table: it has { $seats }.
page-unknown = There is nothing at this address.
server-trouble = Something went wrong on the table’s side. Nothing is lost; try again.
seat-gm = The game master
seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
seat-p5 = Player 5
seat-p6 = Player 6
seat-p7 = Player 7
port-unusable = { $host }:{ $port } cannot be used: { $why }. Try another --host or --port.
ask-bluff = You hold nothing of the kind, and nobody knows it: { $question }
