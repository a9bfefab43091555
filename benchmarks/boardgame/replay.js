// Play games of ours again: `node replay.js TABLES`, a game as JSON per line of the input, what differs per line of the
// output (`""`: nothing). replay.py writes and reads them.
const { readFileSync } = require("node:fs");
const { createInterface } = require("node:readline");
const { Client } = require("boardgame.io/client");
const { frankfurt } = require("./frankfurt.js");

const tables = JSON.parse(readFileSync(process.argv[2], "utf8"));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The first thing in which a game differs from ours. */
function difference({ seats, chance, decisions, end }) {
  const { game, legal, pointsOf } = frankfurt(tables, chance);
  const client = Client({ game, numPlayers: seats, debug: false });
  client.start();
  const seen = (seat) => (client.updatePlayerID(seat === null ? null : String(seat)), client.getState());
  for (const [n, { seat, words, said, points, coins, hands }] of decisions.entries()) {
    const where = `decision ${n + 1}, seat ${seat}: `;
    for (const [reader, expected] of hands.entries()) {
      const { G } = seen(reader < seats ? reader : null);
      if (!same(G.hands, expected)) return `${where}reader ${reader} sees ${JSON.stringify(G.hands)}`;
      if (G.deck || G.removed) return `${where}reader ${reader} sees the supply`;
    }
    const { G, ctx } = seen(seat);
    if (ctx.currentPlayer !== String(seat)) return `${where}it is the turn of ${ctx.currentPlayer}`;
    if (!same(legal(G, seat).map(String).sort(), words.map(String).sort())) return `${where}${legal(G, seat)}`;
    if (!same(G.score.map(pointsOf), points)) return `${where}points ${G.score.map(pointsOf)}`;
    if (!same(G.coins, coins)) return `${where}coins ${G.coins}`;
    client.moves[said[0]](...said.slice(1));
  }
  const { G, ctx } = seen(null);
  if (!ctx.gameover) return "it goes on after our end";
  const found = { points: G.score.map(pointsOf), coins: G.coins, hands: G.hands, winners: ctx.gameover.winners };
  return same(found, end) ? "" : `at the end: ${JSON.stringify(found)}`;
}

createInterface({ input: process.stdin }).on("line", (line) => console.log(JSON.stringify(difference(JSON.parse(line)))));
