// A boardgame.io server with a card race for four: hidden hands, a draw after each card, one move a turn.
// Simpler than Ave Caesar on purpose: whatever the rules cost, they cost boardgame.io less.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const LAP = 40;

const race = {
  name: "race",
  setup: ({ random }) => {
    const deck = () => random.Shuffle([1, 2, 3, 4, 5, 6].flatMap((v) => [v, v, v, v]));
    const chariots = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const cards = deck();
      chariots.push({ owner: seat, space: 0, lap: 1, paid: false, state: "racing", hand: cards.splice(0, 3), deck: cards, played: [] });
    }
    return { course: "white", direction: "clockwise", edition: "ravensburger", laps: 3, chariots, results: [] };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    chariots: G.chariots.map((it) =>
      String(it.owner) === playerID ? it : { ...it, hand: it.hand.length, deck: it.deck.length },
    ),
  }),
  moves: {
    drive: ({ G, playerID, random }, at) => {
      const mine = G.chariots[Number(playerID)];
      if (!(at >= 0 && at < mine.hand.length)) return INVALID_MOVE;
      const [card] = mine.hand.splice(at, 1);
      mine.space += card;
      if (mine.space >= LAP) {
        mine.space -= LAP;
        mine.lap += 1;
      }
      mine.played.push(card);
      if (mine.deck.length === 0) mine.deck = random.Shuffle(mine.played.splice(0));
      mine.hand.push(mine.deck.pop());
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [, , port, folder] = process.argv;
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [race], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });
