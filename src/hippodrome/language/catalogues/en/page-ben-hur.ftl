# The page: Ben Hur, its arena, its hand and what there is to see at a glance. $chariot and $other are charioteers of the novel.

# Cards.

page-sand-story-one = A wheel works loose
page-sand-story-two = The reins tangle
page-sand-story-three = A horse goes down
page-sand-card-speed =
    Speed { $card }{ $horseshoe ->
        [yes] {" "}with a horseshoe
       *[no] {""}
    }, { $deck ->
        [risky] risky
       *[normal] normal
    } deck
page-sand-card-accident =
    Accident { $numbers ->
        [1] 1
       *[other] 1 to { $numbers }
    }, { $deck ->
        [risky] risky
       *[normal] normal
    } deck
page-sand-card-hidden =
    A card of the { $deck ->
        [risky] risky
       *[normal] normal
    } deck
page-sand-use-speed =
    { $ways ->
        [0] {""}
        [one] { $ways } way
       *[other] { $ways } ways
    }{ $rams ->
        [0] {""}
        [one] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } ram
       *[other] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } rams
    }
page-sand-use-free = steer freely
page-sand-use-accident = costs the turn
page-sand-use-crash = into the wall
page-sand-not-now = not now

# A turn.

page-sand-hand-of = Hand of { $chariot }
page-sand-ask-redraw = { $chariot }: your hand is full of accidents. Take a new one?
page-sand-ask-whip-own = { $chariot }: still wheel to wheel. Use the whip before your card?
page-sand-ask-turn = Your turn, { $chariot }: choose a card
page-sand-ask-placement = Where to? Choose a placement
page-sand-ask-confirm = Drive, or choose another placement
page-sand-ask-take = { $chariot }: draw a card. Which deck?
page-sand-ask-whip = { $chariot }: wheel to wheel! Use the whip?
page-sand-ask-whip-reply = { $chariot }: use the whip?
page-sand-ask-whipped = { $chariot }: you lost the duel
page-sand-ask-more = { $chariot }, you came through: another card?
page-sand-waits =
    { $phase ->
        [places] The start places are rolled for
        [deal] The first hands are dealt
        [roll] { $chariot } rolls the die
        [draw] { $chariot } draws a card
        [redraw] { $chariot } looks at the first hand
        [take] { $chariot } chooses a deck
        [whip] { $chariot } weighs the whip
        [whip-own] { $chariot } weighs the whip
        [whip-reply] { $chariot } weighs the whip
        [whipped] { $chariot } has lost the duel and decides
       *[other] { $chariot } chooses a card
    }
page-sand-over = The race is over
page-sand-ranked = The lowest sum of places wins (7.2).
page-sand-off =
    { $state ->
        [finished] { $chariot } is home.
       *[out] { $chariot } is out of the race.
    }
page-sand-tip = Choose a card to see where it leads.
page-sand-tip-placement = Choose one of its placements, here or on the sand.
page-sand-nine = Placements of { $card }: left and right turn the ruler, up and down the chariot
page-sand-lay = Ruler { $ruler ->
        [left] { $rulerangle }° left
        [right] { $rulerangle }° right
       *[straight] straight
    }, chariot { $turn ->
        [left] { $turnangle }° left
        [right] { $turnangle }° right
       *[straight] straight
    }
page-sand-word-clear = clear
page-sand-word-ram = ram { $other }
page-sand-word-wall = wall
page-sand-word-back = wrong way
page-sand-word-crowded = crowded
page-sand-word-away = not away
page-sand-why-wall = Ruler or chariot would touch a wall
page-sand-why-back = That would take the chariot back, and nobody drives the wrong way round
page-sand-why-crowded = More than one chariot is in the way
page-sand-why-away = This is not possible now: after a lost whip the ruler must be turned away
page-sand-why-announced = A ram or a whip has already been announced this turn, and there is one quarrel a turn
page-sand-nowhere = { $card } fits nowhere: walls or chariots are in the way
page-sand-only-crash = Every placement of every card ends in a wall: choose the card to crash with
page-sand-must-away = You lost the whip to { $other }: turn the ruler away, the full 30°
page-sand-ruler = Ruler
page-sand-chariot = Chariot
page-sand-degrees =
    { $way ->
        [left] { $angle }° left
        [right] { $angle }° right
       *[straight] straight
    }
page-sand-measuring = The ruler is being laid …
page-sand-confirm = What you are about to do
page-sand-do-drive = Drive { $card }
page-sand-do-ram = Ram { $other }!
page-sand-do-crash = Crash with { $card }
page-sand-do-redraw = Take a new hand
page-sand-do-keep = Keep this hand
page-sand-do-lost = Lose the turn
page-sand-do-stop = Stop here
page-sand-lost-why = Other chariots bar every way. You keep your cards.
page-sand-crash-why = Nothing else is possible: the chariot drives into the wall and is out.
page-sand-settled = You are the last on the sand, and your place cannot change any more.
page-sand-concede = End the race here

# The decks.

page-sand-which-deck = Draw from which deck?
page-sand-deck-normal = Normal speed
page-sand-deck-risky = Risky speed
page-sand-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
page-sand-expect = Unseen: { $accidents } % accidents, { $horseshoes } % horseshoes

# Dice, rams and whips.

page-sand-total =
    { $horseshoes ->
        [0] { $die }
       *[other] { $die } + { $horseshoes } = { $total }
    }
page-sand-ties =
    { $ties ->
        [one] After a tie.
       *[other] After { $ties } ties.
    }
page-sand-ram-dice =
    A ram: your die{ $mine ->
        [0] {""}
       *[other] {" "}and 1 for the horseshoe on the card
    } against { $other }’s die and every horseshoe among { $cards ->
        [one] its { $cards } card
       *[other] its { $cards } cards
    }.
page-sand-whip-dice =
    Your die{ $mine ->
        [0] , no horseshoes,
        [one] {" "}and { $mine } horseshoe
       *[other] {" "}and { $mine } horseshoes
    } against { $other }’s die and every horseshoe among { $cards ->
        [one] its { $cards } card
       *[other] its { $cards } cards
    }.
page-sand-chance = You win about { $chance } times in 100.
page-sand-whip = Whip { $other }
page-sand-no-whip = Leave the whip
page-sand-miss = Keep my cards
page-sand-play-accident =
    { $numbers ->
        [1] Play accident 1
       *[other] Play accident 1–{ $numbers }
    }
page-sand-accident-then =
    { $rule ->
        [knockout] { $numbers ->
            [1] Roll a 1 and you are out
           *[other] Roll 1 to { $numbers } and you are out
        }; more, and you draw a card.
        [club] { $numbers ->
            [1] Roll a 1 and your turn ends
           *[other] Roll 1 to { $numbers } and your turn ends
        }; more, and you draw a card and may go on.
       *[endurance] { $numbers ->
            [1] Roll a 1 and you get no new card
           *[other] Roll 1 to { $numbers } and you get no new card
        }; more, and you draw one.
    }
page-sand-how-whip = How the whip works
page-sand-react-whip-reply = { $other } is at your wheel!
page-sand-react-whip-reply-text = { $other } has driven up to { $chariot }. Strike with the whip? The loser misses a turn and must steer away.
page-sand-react-whipped = { $other } has won the duel!
page-sand-react-whipped-text = { $chariot } misses the next turn. You may get rid of an accident card now.
page-sand-react-whipped-alone = { $chariot } misses the next turn, and then has to steer away.
page-sand-go-on = So be it
page-sand-decide = Decide now
page-sand-look-at-sand = Look at the sand first

# At a glance.

page-sand-round = Round { $round }
page-sand-race = Race { $race }
page-sand-place = Place { $place }:
page-sand-lap = Lap { $lap } of { $laps }
page-sand-home = Home
page-sand-out = Out
page-sand-fall-wall = Out: into the wall
page-sand-fall-accident = Out: accident
page-sand-fall-cards = Out: no card left
page-sand-fall-concede = Ended the race
page-sand-marker = Lap { $lap }: place { $place }
page-sand-holds = { $normal } normal and { $risky } risky cards in hand
page-sand-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-sand-decides = decides
page-sand-skips = misses a turn
page-sand-away = steers away from { $other }

# The arena.

page-sand-arena = The arena
page-sand-arena-on = On the sand: { $order }.
page-sand-arena-empty = There is no chariot left on the sand.
page-sand-ghost = { $lay }: { $word }

page-sand-key-on = go on to what comes next
page-sand-key-cards = go through the cards in hand
page-sand-key-placements = go through the nine ways to lay a card
page-sand-key-take = take what is marked; once more to drive it
page-sand-key-back = go back to the cards
