"""PPO in one file: a small network learns by self-play over lockstep to beat `greedy`, on one CPU core.

    python examples/ppo.py                                              # one seed
    python examples/ppo.py --seeds 1 2 3 --svg docs/pictures/ppo.svg    # the committed curves

Four chariots race on `white`, all driven by the same network. It never sees the course: every move offered
is told by a few numbers that name no space (`tell_position`, `tell_move`), and the network gives each move a
score. Whole races run in a batch through lockstep's compiled rules; the learning is plain numpy (`update`).
After some updates two chariots of the network race two of `greedy`, in lockstep too. At the end it is a
charioteer like any other (`charioteer`): it gets a view and the moves, and races greedy by the rules of
reference.

The clock is the CPU time of the process (`time.process_time`), compiling included, the exams left out.
"""

import argparse
import os
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # one core; numpy reads this when it is first imported

import numpy as np
from learning_curves import draw_curves

from hippodrome.atlas import course_json
from hippodrome.charioteers.ave_caesar import make_greedy
from hippodrome.course import read_course
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import LAURELS, OPTIONS_BY_EDITION
from hippodrome.games.ave_caesar.position import write_position
from hippodrome.lockstep.ave_caesar import numba_rules as rules
from hippodrome.lockstep.ave_caesar.numba_rules import (
    DECK_AT,
    FIELDS_PER_CHARIOT,
    HAND_AT,
    LAP_AT,
    MARKS_AT,
    SIZE_AT,
    SPACE_AT,
    TURN_AT,
)
from hippodrome.lockstep.ave_caesar.referee import REFEREE_ENGINE, action_of
from hippodrome.lockstep.ave_caesar.terms import (
    CARD_BITS,
    DISQUALIFIED,
    FINISHED,
    OWES,
    count_actions,
    terms_of,
)
from hippodrome.lockstep.compiling import compiled
from hippodrome.research.contest import prepare_contest

CHARIOTS = 4
TERMS = terms_of(
    read_course(course_json("white")), "clockwise", OPTIONS_BY_EDITION["ravensburger"], seats=CHARIOTS
)
TABLES = TERMS.tables
GROUND = rules.ground_of(TERMS)

RACES = 256  # a batch
HIDDEN = 64
PASSES = 3  # over what a batch of races has taught
SAMPLE = 4096  # decisions a step of the optimiser
CLIP = 0.2
TRACE = 0.95  # lambda of the generalised advantage estimate; nothing is discounted
ENTROPY = 0.003
RATE = 3e-3

POSITION = 14 + 6 * (CHARIOTS - 1)
"""How many numbers tell a position; those of a move follow them."""
CARD, FINISH, WITHDRAW, PAYS, LOST, WASTED, STOPS = POSITION, *range(POSITION + 6, POSITION + 12)
"""Where a move tells its card (six places, one is 1), that it finishes, and so on."""
FEATURES = POSITION + 23 + 2 * (CHARIOTS - 1)
MOST_MOVES = 64
TITLE = "PPO on white, four chariots: laurels won for one of greedy’s, by seconds of CPU time"


def steps_needed():
    """Count the steps to the finish from each station: the fewest, and the fewest by way of the alley."""
    fewest, owing = TABLES.to_finish, np.full(TABLES.stations + 1, 10_000)
    along = TABLES.front[np.arange(TABLES.stations) % TABLES.size]
    along = along + np.arange(TABLES.stations) // TABLES.size * TABLES.length
    for station in np.argsort(-along, kind="stable"):
        lap, space = divmod(int(station), TABLES.size)
        onward = [
            (lap + (TABLES.front[to] < TABLES.front[space])) * TABLES.size + to for to in TABLES.ways[space]
        ]
        by_alley = 1 + min(owing[min(to, TABLES.stations)] for to in onward)
        owing[station] = fewest[station] if TABLES.pays[station] else by_alley
    return np.stack([fewest, owing]).astype(np.int64)


NEEDED = steps_needed()


# --- what the network sees -----------------------------------------------------------------------------
# `g` is the ground (the course and the options), `r` a race: rows of whole numbers, see `numba_rules`.


@compiled
def station_of(g, r, c):
    """Tell where a chariot is: its lap and space in one number."""
    return r[c * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT] + r[c * FIELDS_PER_CHARIOT + SPACE_AT]


@compiled
def count_open(g, r, c, layers):
    """Count the card values that would move a chariot now."""
    rules.look_ahead(g, r, c, layers, 6)
    count = 0
    for value in range(1, 7):
        count += rules.is_open(g, layers, value)
    return count


@compiled
def squeeze(value, most):
    """Keep a number within bounds."""
    return max(-most, min(most, value))


@compiled
def tell_position(g, needed, r, layers, opened, told):
    """Tell the position of the chariot to play: its way, its cards, its rivals, and how open theirs are."""
    t = r[TURN_AT]
    b = t * FIELDS_PER_CHARIOT
    owes = 1 if r[b + MARKS_AT] & OWES else 0
    left = r[b + HAND_AT] + r[b + DECK_AT]
    need = needed[owes, station_of(g, r, t)]
    spare = rules.points(left) - need
    told[0] = 1
    told[1] = need / 50
    told[2] = squeeze(spare / 8, 2)
    told[3] = owes
    told[4] = r[b + MARKS_AT] & DISQUALIFIED != 0
    told[5] = rules.leads(g, r, t)
    told[6] = rules.count_cards(left) / 12
    told[7] = r[rules.GONE_AT] / 2
    for value in range(1, 7):
        told[7 + value] = (r[b + HAND_AT] >> CARD_BITS * (value - 1) & 31) / 2
    for step in range(1, CHARIOTS):
        c = (t + step) % CHARIOTS
        at = POSITION - 6 * (CHARIOTS - step)
        told[at : at + 6] = 0
        opened[c] = 0
        if r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
            theirs = needed[1 if r[c * FIELDS_PER_CHARIOT + MARKS_AT] & OWES else 0, station_of(g, r, c)]
            cards = (
                r[c * FIELDS_PER_CHARIOT + HAND_AT] + r[c * FIELDS_PER_CHARIOT + DECK_AT]
            )  # together they are no secret
            opened[c] = count_open(g, r, c, layers)
            told[at] = 1
            told[at + 1] = r[c * FIELDS_PER_CHARIOT + MARKS_AT] & OWES != 0
            told[at + 2] = squeeze((theirs - need) / 8, 2)
            told[at + 3] = squeeze((rules.points(cards) - theirs) / 8, 2)
            told[at + 4] = squeeze((rules.progress(g, r, c) - rules.progress(g, r, t)) / 72, 2)
            told[at + 5] = opened[c] / 6


@compiled
def least_waste(g, needed, r, t, owes, card, layers):
    """Tell how few points of a card are wasted where it leads in the layers; 6 where it leads nowhere."""
    s, begun = r[t * FIELDS_PER_CHARIOT + SPACE_AT], r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT]
    if layers[card, g[rules.WORDS_AT]]:
        return 0
    least, here = 6, needed[owes, begun + s]
    rest = layers[card, 0]
    while rest:
        to = begun + g[g[rules.NODE_TO_AT] + s * g[rules.NODES_AT] + rules.lowest(rest)]
        rest &= rest - 1
        least = min(least, card - (here - needed[owes, to]))
    return least


@compiled
def can_stop(g, r, t, card, layers):
    """Say whether a card leads to a stop in the alley, in the layers."""
    s, begun = r[t * FIELDS_PER_CHARIOT + SPACE_AT], r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT]
    rest = layers[card, 0]
    while rest:
        to = begun + g[g[rules.NODE_TO_AT] + s * g[rules.NODES_AT] + rules.lowest(rest)]
        rest &= rest - 1
        if g[g[rules.PAYS_AT] + to]:
            return True
    return False


@compiled
def count_stops(g, r, t, hand, layers):
    """Count the kinds of cards in a hand that would stop in the alley, on an empty course."""
    empty = r.copy()
    for c in range(CHARIOTS):
        if c != t:
            empty[c * FIELDS_PER_CHARIOT + SPACE_AT] = -1
    rules.look_ahead(g, empty, t, layers, 6)
    count = 0
    for value in range(1, 7):
        if hand >> CARD_BITS * (value - 1) & 31:
            count += can_stop(g, empty, t, value, layers)
    return count


@compiled
def tell_move(g, needed, r, action, layers, then, opened, told):
    """Tell a move of the chariot to play; `layers` is what lies ahead of it now."""
    told[POSITION:] = 0
    t = r[TURN_AT]
    b = t * FIELDS_PER_CHARIOT
    if action >= 6 * (g[SIZE_AT] + 1):
        told[WITHDRAW] = action == 6 * (g[SIZE_AT] + 1) + 1  # the other one is a pass
        return
    card = action // (g[SIZE_AT] + 1) + 1
    told[CARD + card - 1] = 1
    station = rules.station_reached(g, r, layers, card, action % (g[SIZE_AT] + 1))
    if station == g[rules.FINISH_AT]:
        told[FINISH], told[WASTED] = 1, card / 2
        return
    owes = 1 if r[b + MARKS_AT] & OWES else 0
    pays = owes and g[g[rules.PAYS_AT] + station]
    lost = owes and not g[g[rules.CAN_PAY_AT] + station]
    owes_then = 1 if owes and not pays and not lost else 0
    begun = station_of(g, r, t)
    wasted = card - (needed[owes and not lost, begun] - needed[owes_then, station])
    told[PAYS], told[LOST], told[WASTED] = pays, lost, wasted / 2
    hand = r[b + HAND_AT] - rules.one_card(card)
    lap, space, before = r[b + LAP_AT], r[b + SPACE_AT], rules.progress(g, r, t)
    r[b + LAP_AT], r[b + SPACE_AT] = station // g[SIZE_AT], station % g[SIZE_AT]  # as if it had been driven
    at = STOPS + 1
    told[at] = wasted == 0
    told[at + 1] = wasted == 1
    told[at + 2] = squeeze((rules.points(hand + r[b + DECK_AT]) - needed[owes_then, station]) / 8, 2)
    told[at + 3] = rules.leads(g, r, t)
    told[at + 4] = (rules.progress(g, r, t) - before) / 72
    told[at + 5] = count_open(g, r, t, then) / 6
    told[at + 6] = rules.popcount(then[1, 0]) / 3
    kinds, open_kinds, waste = 0, 0, 6
    for value in range(1, 7):
        if hand >> CARD_BITS * (value - 1) & 31:
            kinds += 1
            open_kinds += rules.is_open(g, then, value)
            waste = min(waste, least_waste(g, needed, r, t, owes_then, value, then))
    told[at + 7] = kinds / 2
    told[at + 8] = open_kinds / 2
    told[at + 9] = waste / 2
    told[at + 10] = (hand >> CARD_BITS * 5 & 31) / 2
    at += 11
    for step in range(1, CHARIOTS):
        c = (t + step) % CHARIOTS
        if r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
            told[at] = squeeze((rules.progress(g, r, c) - rules.progress(g, r, t)) / 24, 2)
            told[at + 1] = (opened[c] - count_open(g, r, c, then)) / 2  # how much it is in their way
        at += 2
    if owes_then:
        told[STOPS] = count_stops(g, r, t, hand, then) / 2
    r[b + LAP_AT], r[b + SPACE_AT] = lap, space


@compiled
def tell_moves(g, needed, r, actions, layers, then, told):
    """Tell some moves of the chariot to play, a row each: the position, then the move."""
    opened = np.zeros(CHARIOTS, np.int64)
    tell_position(g, needed, r, then, opened, told[0])
    rules.look_ahead(g, r, r[TURN_AT], layers, 6)
    for n in range(len(actions)):
        told[n, :POSITION] = told[0, :POSITION]
        tell_move(g, needed, r, actions[n], layers, then, opened, told[n])


# --- races in a batch ----------------------------------------------------------------------------------


@compiled
def play(g, r, layers, action):
    """Play an action and let the Fates draw."""
    rules.play(g, r, layers, action)
    while r[rules.DRAWING_AT]:
        rules.draw_by_chance(g, r, rules.chance(r) >> 16)


@compiled
def play_all(g, rows, layers, races, actions):
    """Play an action in each of some races."""
    for i in range(races.size):
        play(g, rows[races[i]], layers, actions[i])


@compiled
def deal_all(g, rows, seed):
    """Deal a race in every row."""
    for i in range(len(rows)):
        rows[i, rules.SEED_A_AT], rows[i, rules.SEED_B_AT] = 2 * i + 1, seed
        for _ in range(16):
            rules.chance(rows[i])
        rules.deal(g, rows[i], CHARIOTS, 0, CHARIOTS)


@compiled
def look(g, needed, rows, mask, layers, then, actions, starts, told):
    """Play on in every race to where there is a choice; list the moves there, all races in one list.

    The moves of race i begin at starts[i]; a race that is over has none.
    """
    n = 0
    for i in range(len(rows)):
        r = rows[i]
        starts[i] = n
        while r[rules.RACING_AT] and rules.fill_mask(g, r, layers, mask) == 1:
            play(g, r, layers, np.argmax(mask))
        if r[rules.RACING_AT] == 0:
            continue
        offered = np.flatnonzero(mask)
        actions[n : n + offered.size] = offered
        tell_moves(g, needed, r, offered, layers, then, told[n : n + offered.size])
        n += offered.size
    starts[len(rows)] = n


@compiled
def share_laurels(rows, wreaths, won):
    """Share out the laurels of races that are over, by chariot."""
    for i in range(len(rows)):
        place = 0
        for gone in range(rows[i, rules.GONE_AT]):
            c = rows[i, rules.LEFT_AT] >> 3 * gone & 7
            if rows[i, c * FIELDS_PER_CHARIOT + MARKS_AT] & (FINISHED | DISQUALIFIED) == FINISHED:
                won[i, c] = wreaths[place]
                place += 1


class Choices(NamedTuple):
    """The moves offered in the races of a batch that go on."""

    races: Any
    chariots: Any
    begins: Any
    """Where the moves of each race begin in the list of all."""
    counts: Any
    told: Any
    """What each move tells."""


def drive(races, seed, decide):
    """Drive races to their end, `decide` picking one of the moves in each; give the laurels by chariot."""
    rows = np.zeros((races, rules.ROW_SIZE), np.int64)
    deal_all(GROUND, rows, seed)
    layers, then = rules.scratch_of(GROUND), rules.scratch_of(GROUND)
    mask, starts = np.zeros(count_actions(TABLES.size), np.int8), np.zeros(races + 1, np.int64)
    actions = np.zeros(races * MOST_MOVES, np.int64)
    told = np.zeros((races * MOST_MOVES, FEATURES), np.float32)
    while True:
        look(GROUND, NEEDED, rows, mask, layers, then, actions, starts, told)
        counts, on = np.diff(starts), np.flatnonzero(np.diff(starts))
        if on.size == 0:
            break
        many = starts[-1]
        offered = Choices(on, rows[on, TURN_AT], starts[on], counts[on], told[:many].copy())
        play_all(GROUND, rows, layers, on, actions[decide(offered)])
    won = np.zeros((races, CHARIOTS), np.float32)
    share_laurels(rows, np.array(LAURELS), won)
    return won


# --- the network ---------------------------------------------------------------------------------------


class Network:
    """One hidden layer and one number out, with its own slopes and its own optimiser (Adam)."""

    def __init__(self, rng, inputs):
        first = rng.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN))
        self.weights = [first, np.zeros(HIDDEN), rng.normal(0, 0.1 / np.sqrt(HIDDEN), HIDDEN), np.zeros(1)]
        self.weights = [it.astype(np.float32) for it in self.weights]
        self.mean = [np.zeros_like(it) for it in self.weights]
        self.square = [np.zeros_like(it) for it in self.weights]
        self.steps = 0

    def __call__(self, told):
        """Score some rows; give the hidden layer too."""
        first, bias, last, shift = self.weights
        hidden = np.maximum(told @ first + bias, 0)
        return hidden @ last + shift, hidden

    def learn(self, told, hidden, slope, rate):
        """Step against the slope of a loss by the scores."""
        slope = slope.astype(np.float32)
        back = np.outer(slope, self.weights[2]) * (hidden > 0)
        slopes = told.T @ back, back.sum(0), slope @ hidden, slope.sum(keepdims=True)
        self.steps += 1
        for k, it in enumerate(slopes):
            self.mean[k] += 0.1 * (it - self.mean[k])
            self.square[k] += 0.001 * (it * it - self.square[k])
            mean = self.mean[k] / (1 - 0.9**self.steps)
            scale = np.sqrt(self.square[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= rate * mean / scale


def softmax(scores, begins, counts):
    """Turn the scores of moves into odds, decision by decision."""
    odds = np.exp(scores - np.repeat(np.maximum.reduceat(scores, begins), counts))
    return odds / np.repeat(np.add.reduceat(odds, begins), counts)


def best(scores, begins, counts):
    """Find the first of the best moves of each decision."""
    tops = np.flatnonzero(scores == np.repeat(np.maximum.reduceat(scores, begins), counts))
    return tops[np.searchsorted(tops, begins)]


# --- PPO -----------------------------------------------------------------------------------------------


def gather(policy, critic, rng):
    """Race a batch of the network against itself: what was offered, what was chosen, and what came of it."""
    steps = []

    def decide(offered):
        odds = softmax(policy(offered.told)[0], offered.begins, offered.counts)
        heap = np.cumsum(odds, dtype=np.float64)
        spun = heap[offered.begins] - odds[offered.begins] + rng.random(offered.begins.size)
        chosen = np.minimum(np.searchsorted(heap, spun), offered.begins + offered.counts - 1)
        steps.append((offered, chosen, np.log(odds[chosen])))
        return chosen

    won = drive(RACES, int(rng.integers(1, 2**31)), decide)
    hoped, gained, learned = won.copy(), np.zeros_like(won), []
    for offered, _, _ in reversed(steps):
        key = offered.races, offered.chariots
        value = critic(offered.told[offered.begins, :POSITION])[0]
        gained[key] = hoped[key] - value + TRACE * gained[key]
        hoped[key] = value
        learned.append((gained[key], gained[key] + value))
    gains, aims = (np.concatenate(it) for it in zip(*reversed(learned), strict=True))
    shifts = np.cumsum([0, *(len(offered.told) for offered, _, _ in steps)])
    return (
        np.concatenate([offered.told for offered, _, _ in steps]),
        np.concatenate(
            [offered.begins + shift for (offered, _, _), shift in zip(steps, shifts, strict=False)]
        ),
        np.concatenate([offered.counts for offered, _, _ in steps]),
        np.concatenate([chosen + shift for (_, chosen, _), shift in zip(steps, shifts, strict=False)]),
        np.concatenate([likely for _, _, likely in steps]),
        (gains - gains.mean()) / gains.std(),
        aims,
    )


def update(policy, critic, gathered, rng, share):
    """Learn from a batch of races: PPO's clipped loss, a little entropy, and the critic's squares.

    `share` of the rate is used. Gives the mean loss of the critic.
    """
    told, begins, counts, chosen, likely, gains, aims = gathered
    losses = []
    for _ in range(PASSES):
        for part in np.array_split(rng.permutation(begins.size), max(1, begins.size // SAMPLE)):
            many = counts[part]
            start = np.cumsum(many) - many  # where the moves of each begin among these
            rows = np.repeat(begins[part] - start, many) + np.arange(many.sum())
            seen, pick = told[rows], chosen[part] - begins[part] + start
            scores, hidden = policy(seen)
            odds = softmax(scores, start, many)
            ratio = np.exp(np.log(odds[pick]) - likely[part])
            inside = ratio * gains[part] <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * gains[part]
            pull = ratio * gains[part] * inside
            slope = odds * np.repeat(pull, many)
            slope[pick] -= pull
            logs = np.log(odds + 1e-8)
            spread = -np.add.reduceat(odds * logs, start)
            slope += share * ENTROPY * odds * (logs + np.repeat(spread, many))
            policy.learn(seen, hidden, slope / part.size, share * RATE)
            here = told[begins[part], :POSITION]
            value, hidden = critic(here)
            critic.learn(here, hidden, (value - aims[part]) / part.size, share * RATE)
            losses.append(np.mean((value - aims[part]) ** 2))
    return float(np.mean(losses))


# --- exams ---------------------------------------------------------------------------------------------

GREEDY = np.zeros(FEATURES, np.float32)
GREEDY[[FINISH, WITHDRAW, PAYS, LOST, WASTED, STOPS]] = 2000, -2000, 1.2, -1000, -2, 1
GREEDY[CARD : CARD + 6] = 0.01 * np.arange(1, 7)
"""`greedy` as weights: to finish, not to lose the chance to pay, to waste little, to keep a stop in reach."""

PAIRS = np.array([[1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]], bool)
"""Which chariots the network drives; the others are greedy's."""


def examine(policy, races, seed, rival=GREEDY):
    """Race two chariots of the network against two of a rival, in lockstep; give the mean laurels of both."""

    def decide(offered):
        mine = PAIRS[offered.races % 6, offered.chariots]
        scores = np.where(np.repeat(mine, offered.counts), policy(offered.told)[0], offered.told @ rival)
        return best(scores, offered.begins, offered.counts)

    won = drive(races, seed, decide)
    mine = PAIRS[np.arange(races) % 6]
    return float(won[mine].mean()), float(won[~mine].mean())


def charioteer(policy):
    """Make a charioteer of the network: a function of a view and the moves."""

    def decide(view, moves):
        race = REFEREE_ENGINE.read_position(
            write_position(GAME.imagine(view, lambda _: 0))
        )  # what is hidden is never told
        actions = np.array([action_of(TABLES, move) for move in moves])
        layers, then = rules.scratch_of(GROUND), rules.scratch_of(GROUND)
        told = np.zeros((len(moves), FEATURES), np.float32)
        tell_moves(GROUND, NEEDED, race.row, actions, layers, then, told)
        return moves[int(np.argmax(policy(told)[0]))]

    return decide


def examine_by_reference(policy, races, seed):
    """Race two seats of the network against two of greedy by the rules of reference; give both's laurels."""
    contest = prepare_contest("ave-caesar", course="white", players=CHARIOTS)
    pick = Random(seed).choices
    drivers = {True: charioteer(policy), False: make_greedy()}
    won = np.zeros((races, CHARIOTS))
    for race in range(races):
        state = contest.begin(lambda count: pick(range(count))[0])
        while moves := contest.game.legal_moves(state):
            seat = contest.game.to_move(state)
            driver = drivers[bool(PAIRS[race % 6, seat])]
            move = driver(contest.game.view(state, seat), moves) if len(moves) > 1 else moves[0]
            state, _ = contest.game.advance(state, move, lambda count: pick(range(count))[0])
        won[race] = contest.returns(state)
    mine = PAIRS[np.arange(races) % 6]
    return won[mine].reshape(races, 2).mean(1), won[~mine].reshape(races, 2).mean(1)


def train(seed, updates, exam_every=10, exam_races=1200):
    """Learn for so many updates; tell after some how the network fares. Gives it and its curve."""
    rng = np.random.default_rng(seed)
    policy, critic = Network(rng, FEATURES), Network(rng, POSITION)
    began, exams, curve = time.process_time(), 0.0, []
    examine(policy, 1, seed)  # what is to be compiled is compiled, and counted
    for number in range(updates + 1):
        if number % exam_every == 0 or number == updates:
            asked = time.process_time()
            mine, theirs = examine(policy, exam_races, 99)
            exams += time.process_time() - asked
            seconds = time.process_time() - began - exams
            curve.append((seconds, mine / theirs))
            print(
                f"seed {seed}, update {number}, {seconds:.0f} s: {mine:.2f} : {theirs:.2f} laurels",
                flush=True,
            )
        if number < updates:
            update(policy, critic, gather(policy, critic, rng), rng, 1 - number / updates)
    return policy, curve


def main():
    """Train with each seed, race greedy by the rules of reference, and draw the curves if asked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--races", type=int, default=200, help="the last exam, by the rules of reference")
    parser.add_argument("--svg", type=Path, help="where to draw the curves")
    asked = parser.parse_args()
    curves = {}
    for seed in asked.seeds:
        policy, curve = train(seed, asked.updates)
        curves[f"seed {seed}"] = curve
        mine, theirs = examine_by_reference(policy, asked.races, seed)
        more, error = (mine - theirs).mean(), 1.96 * (mine - theirs).std() / np.sqrt(asked.races)
        print(
            f"seed {seed}, {asked.races} races by the rules of reference: "
            f"{mine.mean():.2f} : {theirs.mean():.2f} laurels, "
            f"{mine.mean() / theirs.mean():.2f} times greedy's, {more:+.2f} ± {error:.2f} a race"
        )
    if asked.svg:
        asked.svg.write_text(draw_curves(TITLE, curves) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
