// A boardgame.io server: `node server.js PORT [TABLES [FOLDER]]`. Without more it plays its tutorial's tic-tac-toe; with
// the numbers of frankfurt's set (replay.py writes them) frankfurt. In memory, as it does by default, or in its own file
// store in a folder.
const { readFileSync } = require("node:fs");
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { frankfurt } = require("./frankfurt.js");

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, place) =>
      G.cells[place] === null ? { ...G, cells: G.cells.with(place, playerID) } : "INVALID_MOVE",
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const [port, tables, folder] = process.argv.slice(2);
const game = tables ? frankfurt(JSON.parse(readFileSync(tables, "utf8"))).game : ticTacToe;
const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...store });
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, done) => listen(number, "127.0.0.1", done); // it would listen on every network
server.run({ port: Number(port), callback: () => console.log("ready") });
