"""The store as an event loop uses it: asked without waiting, and many answers written at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from .store import Store

T = TypeVar("T")
Job = Callable[[Store], T]

_MOST = 500
"""How many jobs are written in one transaction at most."""


class Archive:
    """Duty: the event loop never waits for a disk, and what a job has written is there for good when it is told so.
    While one transaction is on its way to the disk the next ones gather, and go together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._jobs: SimpleQueue[_Written[Any] | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="archive", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "reader")

    def put(self, job: Job[T]) -> Future[T]:
        """Have a job written; jobs are done in the order in which they are put."""
        written = _Written(job)
        self._jobs.put(written)
        return written.future

    async def write(self, job: Job[T]) -> T:
        """Have a job written, and wait until it is there for good."""
        return await asyncio.wrap_future(self.put(job))

    async def read(self, job: Job[T]) -> T:
        """What has been written for good."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, job, self.store)

    def close(self) -> None:
        """Write what is left, and close the store; once is enough."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
            self._reader.shutdown()
            self.store.close()

    def _write(self) -> None:
        while self._write_next():
            pass

    def _write_next(self) -> bool:
        """Wait for a job, and write it with those that have gathered; False where there will be no more. Nothing of
        them is held while the next is waited for."""
        jobs = [self._jobs.get()]
        with suppress(Empty):
            while jobs[-1] is not None and len(jobs) < _MOST:
                jobs.append(self._jobs.get_nowait())
        if batch := [job for job in jobs if job is not None]:
            self._together(batch)
        return jobs[-1] is not None

    def _together(self, batch: list[_Written[Any]]) -> None:
        """One transaction for all. Where that fails each gets its own: nobody is refused for another's sake."""
        try:
            with self.store.transaction():
                results = [each.job(self.store) for each in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0].future.set_exception(error)
            else:
                for each in batch:
                    self._together([each])
        else:
            for each, result in zip(batch, results, strict=True):
                each.future.set_result(result)


class _Written(Generic[T]):
    """A job, and what will be said of it when it is done."""

    def __init__(self, job: Job[T]) -> None:
        self.job = job
        self.future: Future[T] = Future()
        self.future.set_running_or_notify_cancel()  # what is put is done, whoever stops waiting for it
