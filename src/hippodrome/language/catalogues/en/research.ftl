# The environments for researchers: what is wrong with what they were given.

research-no-action = There is no action { $action }: choose a whole number from 0 to { $most }
research-illegal = Action { $action } ({ $move }) is illegal: { $why } ({ $clause }); choose one that the action mask allows
research-not-now = Action { $action } ({ $move }) is not to be chosen now: choose one that the action mask allows
research-no-outcome = The Fates have no outcome { $outcome } here: choose one that chance_outcomes lists
research-opponents = { $given } opponents for { $others } other seats: name one for all, or one for each
research-reset = The race is over or has not begun: call reset first
research-observer = An observer shows what one seat may know, what the stands may, or the difference of both: ask for the information of a single player or of none, and without parameters
research-imagined = A state that was resampled cannot be serialised: serialise the one it was made from
