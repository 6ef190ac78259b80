# The workshop: what is told of a board of one's own.

workshop-line = line { $line }
workshop-faulty =
    { $count ->
        [one] The board in { $file } has a fault; “hippodrome workshop check” tells it
       *[other] The board in { $file } has { $count } faults; “hippodrome workshop check” tells them
    }
workshop-raced = { $chariots } chariots, { way-round }, { $races } races by { $charioteer }:
workshop-lane = Start { $lane } wins { $rate } % ({ $low }–{ $high }); fair is { $fair } %
workshop-lane-unfair = Start { $lane } wins { $rate } % ({ $low }–{ $high }), which is not fair; fair is { $fair } %
workshop-unwon = Nobody wins { $rate } % of the races
workshop-spots = In the way most often, of all turns: { $spots }
balance-six = The leader’s 6 is barred in { $rate } % of the turns (4.1)
balance-blocked = A card is blocked in { $rate } % of the turns (3.3)
balance-bottleneck = A bottleneck blocks a card in { $rate } % of the turns
balance-alley = A card waits for the alley in { $rate } % of the turns (5.3)
balance-pass = Nothing can be played in { $rate } % of the turns
balance-ram = A chariot rams in { $rate } % of the decisions
balance-whip = A whip is swung in { $rate } % of the decisions
balance-accident = An accident is played in { $rate } % of the decisions
balance-lost = A turn is lost in { $rate } % of the decisions
balance-crash = A chariot crashes in { $rate } % of the decisions
balance-section-first = straight after the line
balance-section-east = east bend
balance-section-far = far straight
balance-section-west = west bend
balance-section-last = straight before the line
