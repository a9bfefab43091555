"""Who does the work of many games: this process, or several. A cluster can be another crew."""
from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import AsyncResult
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Protocol, TypeVar

AHEAD = 4  # pieces per process that are handed out before their results are taken

Work = TypeVar("Work")
Done = TypeVar("Done")


class Crew(Protocol):
    """Does pieces of work and yields what comes of them, in their order."""

    def do(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        """Do every piece; a closed generator stops the work."""
        ...


class Alone:
    """This process does everything."""

    def do(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        for piece in work:
            yield task(piece)


class Processes:
    """Some processes of this machine share the work."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        resource_tracker.ensure_running()  # first: its start would unblock the interrupt again
        old = pthread_sigmask(SIG_BLOCK, {SIGINT})  # inherited by the workers: an interrupt is for this process alone
        try:
            pool = get_context("spawn").Pool(self.count)
        finally:
            pthread_sigmask(SIG_SETMASK, old)
        with pool:  # ends the workers, also in the middle of a game
            ahead: deque[AsyncResult[Done]] = deque()
            for piece in work:
                ahead.append(pool.apply_async(task, (piece,)))
                if len(ahead) >= AHEAD * self.count:
                    yield ahead.popleft().get()
            while ahead:
                yield ahead.popleft().get()


def crew_of(processes: int) -> Crew:
    """Return a crew of so many processes."""
    return Processes(processes) if processes > 1 else Alone()
