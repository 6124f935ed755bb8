"""The lock of the data directory: one holder, freed by death, its address readable by whoever comes second."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from triktrak.store.lock import DataLock, Holder

HOLD = """
import sys, time
from pathlib import Path
from triktrak.store.lock import DataLock
lock = DataLock(Path(sys.argv[1]))
assert lock.acquire()
lock.announce("http://127.0.0.1:4000")
print("held", flush=True)
time.sleep(60)
"""


def test_the_second_comer_learns_who_holds_the_lock(tmp_path: Path) -> None:
    with DataLock(tmp_path) as first:
        assert first.held
        first.announce("http://127.0.0.1:2415")
        second = DataLock(tmp_path)
        assert not second.acquire()
        assert second.holder() == Holder(os.getpid(), "http://127.0.0.1:2415")
    assert second.acquire()
    second.release()
    assert second.holder() is None


def test_the_lock_of_a_dead_process_is_taken_over(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        lock = DataLock(tmp_path)
        assert not lock.acquire()
        assert lock.holder() == Holder(holder.pid, "http://127.0.0.1:4000")
        holder.kill()
        holder.wait()
        assert lock.acquire()
        assert lock.holder() == Holder(os.getpid(), "")
        lock.release()
