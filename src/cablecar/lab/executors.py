"""Executors run the tasks of many games: in this process or in several. A cluster could be another executor."""

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

PIECES_AHEAD = 4  # pieces per process that are done before the result of an earlier one is there

Work = TypeVar("Work")
Done = TypeVar("Done")


class Executor(Protocol):
    """Runs a task on pieces of work and yields the results in their order."""

    def run(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        """Run the task on every piece. Closing the generator stops the work; a process that ends in the middle of it
        raises LostProcess.
        """
        ...


class InProcess:
    """Runs everything in this process."""

    def run(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        for piece in work:
            yield task(piece)


class ProcessPool:
    """Shares the work among processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        processes: list[TaskProcess[Work, Done]] = []
        try:
            with interrupts_blocked():
                for _ in range(self.count):
                    processes.append(TaskProcess(task))
            yield from share_work(processes, work)
        finally:
            for process in processes:
                process.end()


@contextmanager
def interrupts_blocked() -> Generator[None, None, None]:
    """Block the interrupt while processes are started: they inherit the block, so Ctrl-C reaches this process alone."""
    resource_tracker.ensure_running()  # first: its start would unblock the interrupt again
    old = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, old)


class TaskProcess(Generic[Work, Done]):
    """One process with a pipe of its own. It ends with its parent, and the parent notices its end."""

    def __init__(self, task: Callable[[Work], Done]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve_tasks, args=(theirs, task), daemon=True)
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
                f"a process ended in the middle of its work ({exit_reason(self.process.exitcode)}): "
                f"was it killed, or does a bot of your own end it?"
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


def share_work(processes: list[TaskProcess[Work, Done]], work: Iterable[Work]) -> Generator[Done, None, None]:
    """Keep every process busy, and yield the results in the order of the pieces."""
    pieces, done, following = enumerate(work), dict[int, Done](), 0
    is_more = True
    while True:
        for process in processes:
            if is_more and process.piece < 0 and len(done) < PIECES_AHEAD * len(processes):
                number, piece = next(pieces, (-1, None))
                is_more = number >= 0
                if is_more:
                    process.give(number, piece)  # type: ignore[arg-type]  # None only where nothing is left
        busy = [process for process in processes if process.piece >= 0]
        if not busy:
            return
        ready = wait([process.pipe for process in busy] + [process.process.sentinel for process in busy])
        for process in busy:
            if process.pipe in ready or process.process.sentinel in ready:
                number = process.piece
                done[number] = process.take()
        while following in done:
            yield done.pop(following)
            following += 1


def serve_tasks(pipe: Connection[Any, Any], task: Callable[[Work], Done]) -> None:
    """Run the task on every piece that comes through the pipe, until the pipe is closed."""
    Thread(target=exit_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            piece = pipe.recv()
            try:
                answer = (True, task(piece))
            except Exception as error:
                pipe.send((False, sendable(error)))
            else:
                pipe.send(answer)


def exit_with_parent() -> None:
    """Exit as soon as the parent process has ended, even in the middle of a game or of a bot that never answers."""
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


def exit_reason(code: int | None) -> str:
    """Say how a process ended."""
    return f"signal {Signals(-code).name}" if code is not None and code < 0 else f"exit code {code}"


def executor_of(processes: int) -> Executor:
    """Return an executor with this number of processes."""
    return ProcessPool(processes) if processes > 1 else InProcess()
