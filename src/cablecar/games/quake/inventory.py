"""What must be true of the pieces at any time, and what follows in a test position from what it names."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits, lowest, nth
from cablecar.kernel.phase import SEVERAL

from .setup import lay, next_slot
from .state import COMMITTEE, DECK, EMPTY, OUT, PUBLIC, ROW, SETTING_UP, City
from .tables import DISPLAY, HAND, PARK, SERVICES


def copies(s: City) -> vec[i64]:
    """R12, R65: return the licences of this game by kind."""
    return s.tables.solo_copies if s.rivals > 0 else s.tables.copies


def lying(s: City) -> vec[i64]:
    """Return how many licences of each kind lie in displays and hands."""
    found = vec[i64]([0 for _ in range(s.tables.kinds)])
    for i in range(DISPLAY):
        if s.display[i] >= 0:
            found[s.display[i]] += 1
    for party in range(s.count):
        for at in range(party * HAND, party * HAND + s.held[party]):
            found[s.licences[at]] += 1
    return found


def fault(s: City) -> str:
    """Return what is wrong, or an empty string."""
    for check in (licences_fault, objectives_fault, map_fault, urbanism_fault):
        reason = check(s)
        if reason:
            return reason
    for party in range(s.count):
        if s.money[party] < 0:
            return f"party {party} has {s.money[party]} money"
        if not (0 <= s.column[party] < s.tables.columns and 0 <= s.level[party] < s.tables.rows):
            return f"the marker of party {party} is not on the board"
    return ""


def licences_fault(s: City) -> str:
    found = lying(s)
    wanted = copies(s)
    deck: i64 = 0
    discard: i64 = 0
    for kind in range(s.tables.kinds):
        if found[kind] + s.deck[kind] + s.discard[kind] != wanted[kind] or s.deck[kind] < 0:
            return (
                f"{found[kind]} + {s.deck[kind]} + {s.discard[kind]} licences of kind {kind} instead of {wanted[kind]}"
            )
        deck += s.deck[kind]
        discard += s.discard[kind]
    if deck != s.deck_size or discard != s.discard_size:
        return f"deck and discard pile hold {deck} and {discard} licences, not {s.deck_size} and {s.discard_size}"
    for party in range(s.count):
        for at in range(HAND):
            if (s.licences[party * HAND + at] != EMPTY) != (at < s.held[party]):
                return f"the hand of party {party} has a gap"
    return ""


def objectives_fault(s: City) -> str:
    t = s.tables
    deck: i64 = 0
    for objective in range(t.objectives):
        at = s.place[objective]
        if at == DECK:
            deck += 1
        if (at == ROW) != in_list(s.row, objective) or (at == PUBLIC) != in_list(s.publics, objective):
            return f"objective {objective} lies elsewhere"
        if s.taken & BIT[objective] != 0 and at < 0:
            return f"objective {objective} was taken and nobody has it"
    if deck != s.objective_deck:
        return f"{deck} objectives in the deck, not {s.objective_deck}"
    for party in range(s.count):
        hidden: i64 = 0
        for objective in range(t.objectives):
            if s.place[objective] == party and s.taken & BIT[objective] == 0:
                hidden += 1
        if hidden != s.hidden[party]:
            return f"party {party} has {hidden} hidden objectives, not {s.hidden[party]}"
    for seat in range(s.seats):
        if s.rejected[seat] != EMPTY and s.place[s.rejected[seat]] >= 0 and s.taken & BIT[s.rejected[seat]] == 0:
            return f"somebody holds what seat {seat} gave back"
    return ""


def in_list(items: vec[i64], wanted: i64) -> bool:
    return nth(items, wanted, 0) >= 0


def map_fault(s: City) -> str:
    t = s.tables
    lots: i64 = 0
    rubble: i64 = 0
    for slot in range(len(s.land)):
        if s.land[slot] != EMPTY:
            lots |= t.land_lots[s.land[slot] // 2]
            rubble += bits(t.land_rubble[s.land[slot]])
    seen = s.empty
    for party in range(s.count):
        if seen & s.built[party] != 0:
            return "two things stand on one lot"
        seen |= s.built[party]
        if (
            s.supply[party] + s.area[party] + bits(s.built[party]) != t.buildings
            or s.supply[party] < 0
            or s.area[party] < 0
        ):
            return (
                f"party {party} has {s.supply[party]} + {s.area[party]} + {bits(s.built[party])} buildings "
                f"instead of {t.buildings}"
            )
        rubble -= s.tokens[party]
    if seen != lots:
        return "the lots are not those of the map"
    if rubble != bits(s.rubble) or s.rubble & ~s.empty != 0:
        return f"{bits(s.rubble)} rubble tokens on free lots instead of {rubble}"
    return ""


def urbanism_fault(s: City) -> str:
    t = s.tables
    for service in range(SERVICES):
        count = s.pile[service]
        for party in range(s.count):
            count += s.services[party * SERVICES + service]
        if count != t.piles[service] or s.pile[service] < 0:
            return f"{count} cards of service {service} instead of {t.piles[service]}"
    parks: i64 = 0
    for i in range(len(t.stack) - s.pile[PARK]):
        parks += t.stack[i]
    for party in range(s.count):
        parks -= s.parks[party]
    return f"the parks are worth {parks} too little" if parks != 0 else ""


def complete(s: City) -> None:
    """Finish a test position: map, ring, order, displays and decks from what is named; licences not named lie in the
    deck, rubble as the card sides say.
    """
    t = s.tables
    if s.stage == SETTING_UP and s.actor == SEVERAL:
        return
    rubble = s.rubble  # named, or of a fixed map; nothing: as the card sides say
    named = s.land
    s.land = vec[i64]([EMPTY for _ in range(len(named))])
    s.empty = 0
    s.rubble = 0
    for slot in range(len(named)):
        lay(s, named[slot] if named[slot] != EMPTY else unlaid(s))
    if rubble != 0:
        s.rubble = rubble
    if s.ring[0] == EMPTY:
        s.ring = vec[i64](list(range(t.cards)))
    for party in range(s.count):
        if s.order[s.count - 1] == s.order[0]:
            for i in range(s.count):
                s.order[i] = i
        s.empty &= ~s.built[party]
        s.supply[party] = t.buildings - s.area[party] - bits(s.built[party])
        s.held[party] = 0
        while s.held[party] < HAND and s.licences[party * HAND + s.held[party]] != EMPTY:
            s.held[party] += 1
    if s.actor >= 0 and s.order[s.turn] != s.actor:
        while s.order[s.turn] != s.actor:
            s.turn += 1
    s.rubble &= s.empty
    settle_tokens(s)
    for service in range(SERVICES):
        s.pile[service] = t.piles[service]
        for party in range(s.count):
            s.pile[service] -= s.services[party * SERVICES + service]
    if s.services[PARK] > 0 or s.count > 1:
        share_parks(s)
    deal_licences(s)
    deal_objectives(s)


def unlaid(s: City) -> i64:
    """Return side A of the first land card of this game that does not lie on the map."""
    for land in range(s.tables.lands):
        laid = s.tables.land_from[land] > s.count
        for slot in range(next_slot(s)):
            laid = laid or s.land[slot] // 2 == land
        if not laid:
            return land * 2
    return 0


def settle_tokens(s: City) -> None:
    """Give tokens that lie nowhere to the last party, or take back what was named too many."""
    rubble: i64 = 0
    for slot in range(len(s.land)):
        rubble += bits(s.tables.land_rubble[s.land[slot]])
    for party in range(s.count):
        rubble -= s.tokens[party]
    while bits(s.rubble) > rubble:  # tokens named without a lot: from the lots with the lowest numbers
        s.rubble &= ~BIT[lowest(s.rubble)]
    s.tokens[s.count - 1] += rubble - bits(s.rubble)


def share_parks(s: City) -> None:
    """Let the parks have been taken in the order of the parties, unless their values are named."""
    total: i64 = 0
    at: i64 = 0
    for party in range(s.count):
        total += s.parks[party]
    if total == 0:
        for party in range(s.count):
            for _ in range(s.services[party * SERVICES + PARK]):
                s.parks[party] += s.tables.stack[at]
                at += 1


def deal_licences(s: City) -> None:
    """The display takes the first kinds that lie nowhere; the rest is the deck, but for what was named as discarded."""
    wanted = copies(s)
    found = lying(s)
    s.deck_size = 0
    s.discard_size = 0
    for kind in range(s.tables.kinds):
        s.deck[kind] = wanted[kind] - found[kind] - s.discard[kind]
        s.deck_size += s.deck[kind]
        s.discard_size += s.discard[kind]
    for i in range(DISPLAY):
        if s.display[i] == EMPTY:
            kind = s.tables.kinds - 1
            while kind > 0 and s.deck[kind] <= 0:
                kind -= 1
            s.display[i] = kind
            s.draw_licence(kind)
        elif s.display[i] < EMPTY:  # named as a gap
            s.display[i] = EMPTY


def deal_objectives(s: City) -> None:
    """Named objectives lie where `place` says; public ones and the display are filled from the last ones, the rest is
    deck or out.
    """
    t = s.tables
    for i in range(len(s.publics)):
        if s.publics[i] == EMPTY:
            objective = t.objectives - 1
            while in_list(s.publics, objective) or s.place[objective] >= 0:
                objective -= 1
            s.publics[i] = objective
        s.place[s.publics[i]] = PUBLIC
    s.objective_deck = 0
    for objective in range(t.objectives):
        at = s.place[objective]
        if at >= 0:
            if at == COMMITTEE and s.rivals > 0:
                s.taken |= BIT[objective]
            elif s.taken & BIT[objective] == 0:
                s.hidden[at] += 1
        elif at != PUBLIC:
            s.place[objective] = OUT if objective >= t.privates and t.unused_out[s.edition] != 0 else DECK
    for i in range(DISPLAY):
        if s.row[i] == EMPTY:
            objective = t.privates - 1
            while objective >= 0 and s.place[objective] != DECK:
                objective -= 1
            s.row[i] = objective
        elif s.row[i] < EMPTY:
            s.row[i] = EMPTY
        if s.row[i] != EMPTY:
            s.place[s.row[i]] = ROW
    for objective in range(t.objectives):
        if s.place[objective] == DECK:
            s.objective_deck += 1
