"""Who does the work of many games: this process, or several. A cluster can be another crew."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, Signals, pthread_sigmask
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from cablecar.kernel.errors import BadInput, LostProcess

AHEAD = 4  # pieces per process that are done before the result of an earlier one is there

Work = TypeVar("Work")
Done = TypeVar("Done")


class Crew(Protocol):
    """Does pieces of work and yields what comes of them, in their order."""

    def do(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        """Do every piece; a closed generator stops the work, and whoever is lost in the middle of it raises
        LostProcess.
        """
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
        workers: list[Worker[Work, Done]] = []
        try:
            with unheard():
                for _ in range(self.count):
                    workers.append(Worker(task))
            yield from share(workers, work)
        finally:
            for worker in workers:
                worker.end()


@contextmanager
def unheard() -> Generator[None, None, None]:
    """Block the interrupt for the processes that are started here, which inherit that: it is for this process alone."""
    resource_tracker.ensure_running()  # first: its start would unblock the interrupt again
    old = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, old)


class Worker(Generic[Work, Done]):
    """One process, with a pipe of its own: it ends with whoever asks it, and its end is noticed."""

    def __init__(self, task: Callable[[Work], Done]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, task), daemon=True)
        self.process.start()
        theirs.close()
        self.piece = -1  # the number of what it does now

    def give(self, number: int, piece: Work) -> None:
        """Hand out a piece; a process that has ended is noticed when its result is taken."""
        self.piece = number
        with suppress(OSError):
            self.pipe.send(piece)

    def take(self) -> Done:
        """Return the result, or raise what the work raised."""
        answer: Any = None
        with suppress(EOFError, OSError):
            answer = self.pipe.recv() if self.pipe.poll() else None
        if answer is None:
            self.process.join(5)
            raise LostProcess(
                f"a process ended in the middle of its work ({how(self.process.exitcode)}): was it killed, or does "
                f"a bot of your own end it?"
            )
        self.piece = -1
        is_fine, done = answer
        if is_fine:
            return done  # type: ignore[no-any-return]  # what the task returned
        raise done

    def end(self) -> None:
        """End the process, also in the middle of a game."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def share(workers: list[Worker[Work, Done]], work: Iterable[Work]) -> Generator[Done, None, None]:
    """Keep everybody busy, and yield the results in the order of the pieces."""
    pieces, done, following = enumerate(work), dict[int, Done](), 0
    is_more = True
    while True:
        for worker in workers:
            if is_more and worker.piece < 0 and len(done) < AHEAD * len(workers):
                number, piece = next(pieces, (-1, None))
                is_more = number >= 0
                if is_more:
                    worker.give(number, piece)  # type: ignore[arg-type]  # None only where nothing is left
        busy = [worker for worker in workers if worker.piece >= 0]
        if not busy:
            return
        ready = wait([worker.pipe for worker in busy] + [worker.process.sentinel for worker in busy])
        for worker in busy:
            if worker.pipe in ready or worker.process.sentinel in ready:
                number = worker.piece
                done[number] = worker.take()
        while following in done:
            yield done.pop(following)
            following += 1


def serve(pipe: Connection[Any, Any], task: Callable[[Work], Done]) -> None:
    """Do what comes through a pipe until nothing more can."""
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            piece = pipe.recv()
            try:
                answer = (True, task(piece))
            except Exception as error:
                pipe.send((False, sendable(error)))
            else:
                pipe.send(answer)


def end_with_parent() -> None:
    """End this process when the one that asks it has ended, also in the middle of a game or of a bot that never
    answers.
    """
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def sendable(error: Exception) -> Exception:
    """Return an error that another process can read."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return BadInput(str(error)) if isinstance(error, BadInput) else RuntimeError(f"{type(error).__name__}: {error}")
    return error


def how(code: int | None) -> str:
    """Say how a process ended."""
    return f"signal {Signals(-code).name}" if code is not None and code < 0 else f"exit code {code}"


def crew_of(processes: int) -> Crew:
    """Return a crew of so many processes."""
    return Processes(processes) if processes > 1 else Alone()
