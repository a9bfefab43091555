// Frankfurt (src/cablecar/games/frankfurt/rules/en.md, R1 to R38) as a game of boardgame.io, for the standard set.
// `tables`: the numbers of the set, as replay.py writes them. `given`: draws of a log instead of the random plugin.
const { INVALID_MOVE } = require("boardgame.io/core");

const COIN = 1;
const TWO = 2;
const TIMES = 1;

/** Where set-up gets its chance from: boardgame.io's random plugin. */
const chosen = (random) => ({
  seat: (seats) => random.Die(seats) - 1,
  deck: (tiles) => random.Shuffle(tiles),
  offer: (size) => random.Die(size) - 1,
  district: (vacant) => vacant[random.Die(vacant.length) - 1],
  drawn: () => {},
});

/** Or the words of a log, in order: `start 1`, `draw 7`, `mayor 2`, `settle 4`, with numbers for names. */
function logged(words) {
  let at = 0;
  const next = (kind) => {
    const [said, number] = words[at++];
    if (said !== kind) throw new Error(`the log says ${said}, not ${kind}`);
    return number;
  };
  return {
    seat: () => next("start"),
    deck: (tiles) => {
      const rest = [...tiles];
      const order = [];
      for (const [said, number] of words.slice(at)) {
        const place = said === "draw" ? rest.indexOf(number) : -1;
        if (place >= 0) order.push(...rest.splice(place, 1));
        else if (said === "draw") break;
      }
      return [...order, ...rest].reverse();
    },
    offer: () => next("mayor"),
    district: () => next("settle"),
    drawn: () => next("draw"),
  };
}

function frankfurt(tables, given) {
  const { faceColour, faceType, faceValue, spaceDistrict, spaceSymbol, spacesOfColour, spacesOfDistrict } = tables;
  const { districtColour, setupSpace, cost, bonus, price, copies } = tables;
  const all = copies.flatMap((count, face) => Array(count).fill(face));
  const empty = (count, value = null) => Array(count).fill(value);

  /** R3 to R11. */
  function setup({ ctx, random }) {
    const seats = ctx.numPlayers;
    const chance = given ? logged(given) : chosen(random);
    const first = chance.seat(seats); // R4
    const board = empty(spaceDistrict.length);
    let deck, hands, offer, mayor, removed;
    const draw = () => (chance.drawn(), deck.pop());
    do {
      deck = chance.deck(all); // R5
      hands = empty(seats).map(() => empty(tables.handSize).map(draw)); // R6
      offer = price.map(draw); // R7
      mayor = chance.offer(price.length); // R8
      removed = empty(tables.removed[seats]).map(draw); // R9
    } while (tables.preplaced[seats] && !canSettle(deck)); // R10.1
    const aside = [];
    while (tables.preplaced[seats] && setupSpace.some((space) => board[space] === null)) {
      const face = draw(); // R10.2
      const vacant = setupSpace.flatMap((space, at) =>
        board[space] === null && districtColour[at] === faceColour[face] ? [at] : [],
      );
      if (vacant.length) board[setupSpace[chance.district(vacant)]] = face;
      else aside.push(face);
    }
    if (aside.length || given) deck = chance.deck([...deck, ...aside]); // R10.4
    return {
      step: "place",
      first,
      board,
      builder: empty(districtColour.length), // who completed a district's project
      offer,
      mayor,
      hands, // R36: first the hidden tiles, then those that everybody saw being taken
      hidden: empty(seats, tables.handSize),
      coins: empty(seats, tables.startCoins),
      cranes: empty(seats, tables.cranes),
      score: empty(seats).map(() => ({ tiles: 0, projects: 0, hand: 0 })),
      left: deck.length,
      aside: copies.map((_, face) => aside.filter((each) => each === face).length), // R37
      drawn: empty(copies.length, 0),
      district: null, // that was built in, and its points (R17), while the project is asked
      points: 0,
      deck,
      removed,
    };
  }

  function canSettle(deck) {
    return tables.colours.every(
      (_, colour) =>
        deck.filter((face) => faceColour[face] === colour).length >=
        districtColour.filter((each) => each === colour).length,
    );
  }

  /** R17. */
  function turnPoints(G, face, space) {
    let points = faceValue[face] + (spaceSymbol[space] === TWO ? tables.twoPoints : 0);
    for (const other of spacesOfDistrict[spaceDistrict[space]]) {
      const laid = G.board[other];
      if (laid !== null && other !== space && faceType[laid] === faceType[face]) points += faceValue[laid];
    }
    return points;
  }

  /** R20. */
  function canComplete(G, seat, district) {
    return G.builder[district] === null && G.coins[seat] >= cost[district] && G.cranes[seat] > 0;
  }

  /** R14. */
  function canPlace(G, seat, face, space) {
    return (
      G.hands[seat].includes(face) &&
      G.board[space] === null &&
      districtColour[spaceDistrict[space]] === faceColour[face]
    );
  }

  /** R24. */
  function canTake(G, seat, index) {
    return index >= 0 && index < price.length && (index === G.mayor || G.coins[seat] >= price[index]);
  }

  /** R14 to R19. */
  function place({ G, playerID }, face, space) {
    const seat = Number(playerID);
    if (G.step !== "place" || !canPlace(G, seat, face, space)) return INVALID_MOVE;
    const points = turnPoints(G, face, space);
    const district = spaceDistrict[space];
    const slot = G.hands[seat].lastIndexOf(face); // R36: of equal tiles the one that everybody knows
    if (slot < G.hidden[seat]) G.hidden[seat] -= 1;
    G.hands[seat].splice(slot, 1);
    G.board[space] = face;
    G.score[seat].tiles += points;
    if (spaceSymbol[space] === COIN) {
      const bank = tables.coinsTotal - G.coins.reduce((sum, each) => sum + each);
      G.coins[seat] += Math.min(tables.coinGain, tables.coinLimit - G.coins[seat], bank); // R18
    }
    if (canComplete(G, seat, district)) {
      G.step = "project";
      G.district = district;
      G.points = points;
    } else G.step = "take";
  }

  function decline({ G }) {
    if (G.step !== "project") return INVALID_MOVE;
    toTake(G); // R22
  }

  /** R21. */
  function complete({ G, playerID }) {
    const seat = Number(playerID);
    if (G.step !== "project" || !canComplete(G, seat, G.district)) return INVALID_MOVE;
    G.coins[seat] -= cost[G.district];
    G.cranes[seat] -= 1;
    G.builder[G.district] = seat;
    G.score[seat].projects += bonus[G.district] === TIMES ? G.points * (tables.factor - 1) : tables.plusPoints;
    toTake(G);
  }

  function toTake(G) {
    G.step = "take";
    G.district = null;
    G.points = 0;
  }

  /** R24 to R28: the Mayor's step and the refill follow by themselves. */
  function take({ G, playerID, events }, index) {
    const seat = Number(playerID);
    if (G.step !== "take" || !canTake(G, seat, index)) return INVALID_MOVE;
    if (index !== G.mayor) G.coins[seat] -= price[index];
    G.hands[seat].push(G.offer[index]);
    G.offer[index] = null;
    do G.mayor = (G.mayor + 1) % price.length;
    while (G.offer[G.mayor] === null); // R26
    if (G.left === 0) {
      G.step = "over"; // R28
      G.hidden.fill(0);
      for (const [each, hand] of G.hands.entries()) G.score[each].hand = handPoints(hand);
      return;
    }
    const face = G.deck.pop(); // R27
    G.left -= 1;
    G.drawn[face] += 1;
    G.offer[index] = face;
    G.step = "place";
    events.endTurn();
  }

  /** R31. */
  function handPoints(hand) {
    const sums = tables.colours.map((_, colour) =>
      hand.reduce((sum, face) => sum + (faceColour[face] === colour ? faceValue[face] : 0), 0),
    );
    return Math.max(...sums);
  }

  const pointsOf = ({ tiles, projects, hand }) => tiles + projects + hand;

  /** R32. */
  function endIf({ G }) {
    if (G.step !== "over") return undefined;
    const keys = G.score.map((score, seat) => pointsOf(score) * (tables.coinLimit + 1) + G.coins[seat]);
    const most = Math.max(...keys);
    return { winners: keys.flatMap((key, seat) => (key === most ? [seat] : [])) };
  }

  /** R2, R36: the supply and what was taken out are nobody's; of other hands only what was seen being taken. */
  function playerView({ G, playerID }) {
    const { deck, removed, ...open } = G;
    const hands = G.hands.map((hand, seat) =>
      playerID === String(seat) ? hand : hand.map((face, slot) => (slot < G.hidden[seat] ? null : face)),
    );
    return { ...open, hands };
  }

  /** What a player may do, found in what they see: moves with their arguments. */
  function legal(G, seat) {
    if (G.step === "project") return [["decline"], ["complete"]];
    if (G.step === "take") return price.flatMap((_, index) => (canTake(G, seat, index) ? [["take", index]] : []));
    if (G.step !== "place") return [];
    return [...new Set(G.hands[seat])].flatMap((face) =>
      spacesOfColour[faceColour[face]].flatMap((space) => (G.board[space] === null ? [["place", face, space]] : [])),
    );
  }

  const order = {
    first: ({ G }) => G.first,
    next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
  };
  const game = {
    name: "frankfurt",
    minPlayers: 2,
    maxPlayers: 4,
    setup,
    turn: { order },
    moves: { place, decline, complete, take },
    endIf,
    playerView,
  };
  return { game, legal, pointsOf };
}

module.exports = { frankfurt };
