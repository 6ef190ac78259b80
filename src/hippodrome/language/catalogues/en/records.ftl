# Records: what is wrong with one, and that nothing is.

record-empty = { $file } is empty: a record begins with its header
record-header = { $file }: the first line must be the header, with format, game, rules, setup and seats
record-format = { $file } has the format { $format }; this program reads format { $known }
record-rules = { $file } was played by version { $rules } of the rules; this program knows version { $known }
record-hash = { $file }: the { $part } in the header was changed, for { $part }_hash does not fit it
record-seats = { $file }: the header must name as many seats as there are players in its set-up
record-line = { $file }: event { $event } is not written as an event
record-number = { $file }: event { $event } bears the number { $found }; something is missing or too much
record-seal = { $file }: event { $event } was changed, for its seal does not fit
record-seal-first = { $file }: the header or event { $event } was changed, for the first seal does not fit
record-actor = { $file }: event { $event } is by somebody who was not to move
record-move = { $file }: event { $event }: “{ $move }” is no move
record-refused = { $file }: event { $event }: { $move } is against the rules ({ $clause })
record-unfinished = { $file }: the record breaks off after event { $event }, before the race is over
record-after-footer = { $file }: something follows the footer after event { $event }; nothing may
record-footer = { $file }: the footer was changed, for it does not fit the { $event } events before it
record-result = { $file }: the result in the footer is not the result of this race
record-verified =
    { $events ->
        [one] The record is sound: { $events } event verified
       *[other] The record is sound: { $events } events verified
    }
