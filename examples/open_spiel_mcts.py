"""OpenSpiel's Monte Carlo tree search drives seat 0 of a race, everybody else drives at random.

It knows what its seat knows and no more: it searches states in which all hidden cards are made up.

python examples/open_spiel_mcts.py --game "ave_caesar(players=2,course=white)" --simulations 100 --races 4
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import hippodrome.research.open_spiel  # noqa: F401  (makes our games known)

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="ave_caesar(players=2,course=white,reward=rank)")
parser.add_argument("--simulations", type=int, default=100)
parser.add_argument("--races", type=int, default=4)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

game = pyspiel.load_game(asked.game)
chance = np.random.RandomState(asked.seed)
bot = ismcts.ISMCTSBot(
    game,
    mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
    uct_c=2.0,
    max_simulations=asked.simulations,
    random_state=chance,
    final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    use_observation_string=True,
    allow_inconsistent_action_sets=True,
)
bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))

won = np.zeros(game.num_players())
for race in range(1, asked.races + 1):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        elif state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    won += state.returns()
    print(f"race {race}: {state.returns()}")
print("won a race, by seat:", *(f"{it:.2f}" for it in won / asked.races))
