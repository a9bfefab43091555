"""The file a game is kept in: whole or as it was, written by one program at a time."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from cablecar.cli.arguments import warn
from cablecar.kernel.errors import BadInput


class SaveFile:
    """One save file, and a lock beside it while it is played. A name that is a link leads to the file it means."""

    def __init__(self, file: Path, *, is_named: bool) -> None:
        self.file = file
        self.is_named = is_named  # the person named it: it must be writable
        self.is_saved = False  # as far as the last call of write
        self._target = Path(os.path.realpath(file))
        self._has_failed = False
        self._guard = self._target.with_name(f".{self._target.name}.lock")
        self._lock = -1

    def __enter__(self) -> SaveFile:
        """Lock the file; raise BadInput if another program plays it. Where no lock can be made, nothing can be written
        either: that is said then.
        """
        try:
            self._lock = os.open(self._guard, os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            self._lock = -1
            raise BadInput(f"{str(self.file)!r} is being played in another terminal") from None
        except OSError:
            pass
        return self

    def __exit__(self, *error: object) -> None:
        if self._lock >= 0:
            with suppress(OSError):
                os.remove(self._guard)
            os.close(self._lock)
            self._lock = -1

    def write(self, text: str) -> None:
        """Replace the file by a whole new one; what can't be written now is tried again next time."""
        beside = None
        try:
            beside = self._beside()
            beside.write_text(text, "utf-8")
            with suppress(OSError):
                beside.chmod(self._target.stat().st_mode & 0o777)
            os.replace(beside, self._target)
        except OSError as error:
            if beside is not None:
                with suppress(OSError):
                    beside.unlink()
            self._fail(error)
        else:
            if self._has_failed:
                warn(f"the game is saved again: {self.file}")
            self.is_saved, self._has_failed = True, False

    def _beside(self) -> Path:
        """Return a new empty file in the same folder; never one that was there."""
        for number in count():
            path = self._target.with_name(f".{self._target.name}.{os.getpid()}-{number}.new")
            with suppress(FileExistsError):
                path.open("x").close()
                return path
        raise AssertionError("unreachable: there is always another number")

    def _fail(self, error: OSError) -> None:
        if self.is_named and not self.is_saved and not self._has_failed:
            raise BadInput(f"{str(self.file)!r} can't be written: {error.strerror}") from None
        if not self._has_failed:
            warn(
                f"the game is not saved: {self.file} can't be written ({error.strerror}); --save FILE names "
                f"another place"
            )
        self.is_saved, self._has_failed = False, True
