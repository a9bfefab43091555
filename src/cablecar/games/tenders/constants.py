"""The numbers of phases, options, limits and columns, and what stands for nobody, hidden, white and pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = -1
HIDDEN: Final[i64] = -2
WHITE: Final[i64] = 5  # owner of the neutral sticks
PILE: Final[i64] = 7  # where a hidden payment goes

START: Final[i64] = 0  # the numbers of the phases
TILE: Final[i64] = 1
PUT: Final[i64] = 2
ROUND: Final[i64] = 3
TENDER: Final[i64] = 4
KEEP: Final[i64] = 5
HOLD: Final[i64] = 6
BID: Final[i64] = 7
AUCTION: Final[i64] = 8
RAISE: Final[i64] = 9
OPTION: Final[i64] = 10
SEALS: Final[i64] = 11
SEAL: Final[i64] = 12
INVESTORS: Final[i64] = 13
INVEST: Final[i64] = 14
RELOCATE: Final[i64] = 15
CARDS: Final[i64] = 16
ACTION: Final[i64] = 17
EFFECT: Final[i64] = 18
PLACE: Final[i64] = 19
FIRST: Final[i64] = 20
SECOND: Final[i64] = 21
SECOND_STICK: Final[i64] = 22
REPLACE: Final[i64] = 23
MOVE: Final[i64] = 24
MOVE_TO: Final[i64] = 25
SWAP: Final[i64] = 26
SWAP_WITH: Final[i64] = 27
FILE: Final[i64] = 28
TAKE: Final[i64] = 29
CASH: Final[i64] = 30
LAPS: Final[i64] = 31
STEP: Final[i64] = 32
CHEQUE: Final[i64] = 33
GROUPS: Final[i64] = 34
FLOOR: Final[i64] = 35
TERMS: Final[i64] = 36
TERM: Final[i64] = 37
ANSWER: Final[i64] = 38
DEAL: Final[i64] = 39
TRADE_PAY: Final[i64] = 40
BLIND: Final[i64] = 41

DRAFTED: Final[i64] = 1  # the bits of the options
NO_EDGE: Final[i64] = 2
MUST_LAY: Final[i64] = 4
TRADING: Final[i64] = 8
COMPOSED: Final[i64] = 16  # three bits from here: 0, or subsidies + 1
OPEN_MONEY: Final[i64] = 128

SEALED: Final[i64] = 0  # the places in `limits`
YEARS: Final[i64] = 1
NO_STICK: Final[i64] = 2
NO_BUILD: Final[i64] = 3
CAP: Final[i64] = 4
AMOUNT: Final[i64] = 5
DRAWS: Final[i64] = 6
STREETS: Final[i64] = 7
LIMITS: Final[i64] = 8

DISTRICTS: Final[i64] = 0  # the columns of the score sheet
LANDMARKS: Final[i64] = 1
BONUSES: Final[i64] = 2
COLUMNS: Final[i64] = 3
MOST_QUEUE: Final[i64] = 5
MOST_TERMS: Final[i64] = 3
