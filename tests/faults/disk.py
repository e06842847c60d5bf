"""A disk of its own that can fail: its file system then turns read-only, as real ones do."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SIZE = 256 << 20  # bytes; only what is written takes room
HARM = "/sys/fs/ext4/{device}/trigger_fs_error"  # the kernel's own way to try it


class Disk:
    """A file that is mounted as a disk."""

    def __init__(self, folder: Path) -> None:
        self.image, self.root = folder / "image", folder / "disk"
        self.root.mkdir()
        with open(self.image, "wb") as file:
            file.truncate(SIZE)
        run("mkfs.ext4", "-q", "-F", str(self.image))
        self.mount()

    def mount(self) -> None:
        run("mount", "-o", "loop,errors=remount-ro", str(self.image), str(self.root))

    def unmount(self) -> None:
        run("umount", str(self.root))

    def fail(self) -> None:
        """From now on nothing can be written."""
        device = run("findmnt", "-n", "-o", "SOURCE", str(self.root)).rpartition("/")[2]
        Path(HARM.format(device=device)).write_text("1")

    def repair(self) -> None:
        """As an operator does; nobody may have anything open."""
        self.unmount()
        subprocess.run(["e2fsck", "-fy", str(self.image)], capture_output=True)  # 1: mended
        self.mount()


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def is_possible() -> bool:
    """Whether disks can be mounted here: on Linux, as root, outside most containers."""
    if sys.platform != "linux" or os.getuid() != 0:
        return False
    with tempfile.TemporaryDirectory(prefix="cabale-disk-") as folder:
        try:
            Disk(Path(folder)).unmount()
        except (OSError, subprocess.CalledProcessError):
            return False
    return True
