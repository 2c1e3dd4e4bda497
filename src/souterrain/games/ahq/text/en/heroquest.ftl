# The labyrinth
chapter-labyrinth = The labyrinth
variant-labyrinth = A labyrinth level
variant-labyrinth-no = None
variant-labyrinth-first = Below the first stairs down
variant-labyrinth-rolled = The dice say it for each stairs down
variant-quest-labyrinth = The labyrinth of Valcendre
treasure-silver-compasses = the silver compasses
bad-setup-labyrinth = A labyrinth level needs a dungeon of two levels at least.
quest-labyrinth-drawn = level { $level } cannot be a labyrinth and be drawn area by area

labyrinth-room-nothing = an empty room
labyrinth-room-hazard = a Hazard Room
labyrinth-room-monsters = a room that is not empty
labyrinth-room-stairs = a room with stairs down
labyrinth-room-quest = the Quest Room

option-labyrinth-wall = { CAP($side) } wall: that of a room of { $w } by { $h }

event-labyrinth-begun = Level { $level }: a labyrinth. The stairs end at a crossing; corridors lose themselves in the dark.
event-labyrinth-below = The stairs wind down to a labyrinth.
event-labyrinth-corridor = A narrow corridor: { $monsters ->
    [yes] monsters prowl there.
   *[no] { $doors ->
        [0] nothing in particular.
        [one] there is a door.
        [2] there are two doors.
       *[other] there are { $doors } doors.
      }
  }
event-labyrinth-junction = { $blocked ->
    [yes] At its end rubble bars the way.
   *[no] At its end a crossing is free.
  }
event-labyrinth-room = Behind the door: { $holds }.
trapdoor-labyrinth = stairs down to a labyrinth
