"""Cards on their way: from the hand to the discards, from a deck to the hand (ben-hur 1.4)."""

from __future__ import annotations

from hippodrome.games.ben_hur.kit import BACKS, CARD_INDEX, EMPTY_DECK, Back, Card, Deck
from hippodrome.games.ben_hur.state import State, Status, with_chariot


def _changed(deck: Deck, card: Card, by: int) -> Deck:
    at = CARD_INDEX[card]
    return (*deck[:at], deck[at] + by, *deck[at + 1 :])


def _at(pair: tuple[Deck, Deck], back: Back, deck: Deck) -> tuple[Deck, Deck]:
    return (deck, pair[1]) if back == "n" else (pair[0], deck)


def _of(pair: tuple[Deck, Deck], back: Back) -> Deck:
    return pair[0] if back == "n" else pair[1]


def discard(state: State, number: int, card: Card) -> State:
    """Put a card from a chariot's hand on the discards of its deck."""
    chariot = state.chariots[number]
    at = chariot.hand.index(card)
    back: Back = "n" if chariot.backs[at] == "n" else "r"
    pile = _changed(_of(state.discards, back), card, 1)
    left = chariot._replace(
        hand=chariot.hand[:at] + chariot.hand[at + 1 :], backs=chariot.backs[:at] + chariot.backs[at + 1 :]
    )
    return with_chariot(state._replace(discards=_at(state.discards, back, pile)), number, left)


def discard_hand(state: State, number: int) -> State:
    """Put the whole hand of a chariot on the discards."""
    for card in state.chariots[number].hand:
        state = discard(state, number, card)
    return state


def drawable_deck(state: State, back: Back) -> Deck:
    """Show what a draw may bring: the deck or, when that is used up, its discards made into one."""
    deck = _of(state.decks, back)
    return deck if any(deck) else _of(state.discards, back)


def drawable_decks(state: State) -> list[Back]:
    """List the decks from which a card can be drawn."""
    return [back for back in BACKS if any(drawable_deck(state, back))]


def draw_card(state: State, number: int, card: Card, back: Back) -> State:
    """Put a card from a deck into a chariot's hand; a used-up deck is made anew first."""
    deck, discards = drawable_deck(state, back), state.discards
    if not any(_of(state.decks, back)):
        discards = _at(discards, back, EMPTY_DECK)
    chariot = state.chariots[number]
    held = sorted([*zip(chariot.hand, chariot.backs, strict=True), (card, back)])
    fuller = chariot._replace(hand=tuple(c for c, _ in held), backs="".join(b for _, b in held))
    decks = _at(state.decks, back, _changed(deck, card, -1))
    return with_chariot(state._replace(decks=decks, discards=discards), number, fuller)


def leave_sand(state: State, number: int, status: Status) -> State:
    """Take a chariot off the sand; one that is out leaves its cards behind (1.4, 3.7)."""
    if status == "out":
        state = discard_hand(state, number)
    gone = state.chariots[number]._replace(state=status, skip=False)
    touch = tuple(pair for pair in state.touch if number not in pair)
    return with_chariot(state, number, gone)._replace(touch=touch)
