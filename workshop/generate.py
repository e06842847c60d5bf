"""Has mypyc write the C of the engine; runs in the folder that holds the package.

Reads the groups of modules from its standard input: {"into": DIR, "groups": {name: [file, ...]}}.
"""

from __future__ import annotations

import json
import os
import sys

from mypyc.build import generate_c_extension_shim, mypyc_build
from mypyc.options import CompilerOptions


def main() -> None:
    order = json.load(sys.stdin)
    into, groups = order["into"], order["groups"]
    options = CompilerOptions(separate=True, target_dir=into)
    # Groups are compiled apart, but all of them are here and none is taken from a cache: mypyc may
    # rely on what it sees, as if they were one.
    options.global_opts = True
    files = [file for group in groups.values() for file in group]
    checks = ["--strict", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    mypyc_build([*checks, *files], options, separate=[(files, g) for g, files in groups.items()])
    for group, files in groups.items():
        for file in files:
            module = file.removesuffix(".py").replace("/", ".")
            generate_c_extension_shim(module, module.rsplit(".", 1)[-1], into, group)


if __name__ == "__main__":
    main()
