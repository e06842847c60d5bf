"""What runs a server for others: each file of deploy/ is read by the program it was written for.

Names, ports and certificates are put in their place as an administrator would; the rest is used
as it stands. Somebody then comes through the real proxy to a real server and plays.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import yaml
from house.conftest import ENGINE, ROOT, build, must_run_in_ci
from house.visitor import Visitor, serving

from cabale.cli.main import parser

DEPLOY = ROOT / "deploy"
DOMAIN = "cabale.example.org"
INSTALLED = "/opt/cabale/bin/cabale"  # where docs/run-a-club.md puts it
RUNS = rf"{INSTALLED} ([^'\n]+)"
PLAIN = {**os.environ, "PYTHONPATH": str(ENGINE)}
TABLE = {"game": "cape_epee", "seats": 2, "mode": "friends", "names": ["Host"]}
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # nginx keeps a folder for each
KNOWN_INSTRUCTIONS = {
    "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD",
}  # fmt: skip
EVERYWHERE = os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/sbin"])


def program(name: str) -> str:
    """Where a program is; without it a test is left out, though never in CI."""
    found = shutil.which(name, path=EVERYWHERE)
    if found is None:
        must_run_in_ci(f"{name} is not here: scripts/proxies says how to get it")
    assert found
    return found


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def run(*words: object, **env: str) -> str:
    """What a command says; an error if it fails."""
    command = [str(word) for word in words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **env})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def free_ports(count: int) -> list[int]:
    """Ports for programs that cannot choose by themselves, all different.

    Held until all are found: a port that was let go may be found again at once. None is of those
    that the system gives to connections: such a port may be taken before the program has it.
    """
    with contextlib.ExitStack() as held:
        found: list[int] = []
        while len(found) < count:
            port = random.SystemRandom().randrange(10_000, 32_000)
            with contextlib.suppress(OSError):
                held.enter_context(socket.create_server(("127.0.0.1", port)))
                found.append(port)
        return found


@pytest.fixture(scope="module")
def cabale_command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`cabale` as one command, from what these tests run from."""
    command = tmp_path_factory.mktemp("command") / "cabale"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m cabale "$@"\n', "utf-8")
    command.chmod(0o755)
    return command


@pytest.fixture(scope="module")
def server(cabale_command: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`host:port` of a running server."""
    with serving(cabale_command, tmp_path_factory.mktemp("server"), PLAIN) as address:
        yield address.removeprefix("http://")


# -- proxies


class Front:
    """A proxy that stands before a server."""

    def __init__(self, port: int, plain_port: int, certificate: Path) -> None:
        self.port, self.plain_port, self.certificate = port, plain_port, certificate

    @property
    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate)

    def answers(self) -> bool:
        """Whether it listens, with the certificate that it was to make."""
        with contextlib.suppress(OSError):
            return self.ask("GET", "/healthz") == 200
        return False

    def ask(self, method: str, path: str, come_from: str = "127.0.0.1", **headers: str) -> int:
        """The status of one request from one address."""
        told = {"content-type": "application/json", **headers}
        where = http.client.HTTPSConnection(
            "127.0.0.1", self.port, source_address=(come_from, 0), context=self.trusted
        )
        with contextlib.closing(where) as connection:
            body = json.dumps(TABLE) if method == "POST" else None
            connection.request(method, path, body, told)
            with connection.getresponse() as reply:
                reply.read()
                return reply.status


def put(text: str, *changes: tuple[str, object]) -> str:
    """The text with each thing put where its example stands; it must stand there."""
    for old, new in changes:
        assert old in text, f"{old} is not in the file any more"
        text = text.replace(old, str(new))
    return text


@contextlib.contextmanager
def running(command: list[str], front: Front, **env: str) -> Iterator[None]:
    """A proxy, once it answers."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, env={**os.environ, **env}, **pipes) as proxy:
        try:
            while not front.answers():
                assert proxy.poll() is None, proxy.communicate()[0]
                time.sleep(0.05)
            yield
        finally:
            proxy.terminate()


@contextlib.contextmanager
def nginx(server: str, folder: Path) -> Iterator[Front]:
    """nginx with the site of deploy/nginx.conf and a certificate of its own."""
    port, plain_port = free_ports(2)
    site = put(
        read("nginx.conf"),
        ("listen 80;", f"listen 127.0.0.1:{plain_port};"),
        ("    listen [::]:80;\n", ""),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("    listen [::]:443 ssl http2;\n", ""),
        (f"/etc/letsencrypt/live/{DOMAIN}/", f"{folder}/"),
        ("127.0.0.1:8000", server),
    )
    places = "".join(f"{name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    owner = "user root;\n" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{owner}pid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{site}}}\n",
        "utf-8",
    )
    names = ["-subj", "/CN=Cabale", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    run(program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", *files, *names)
    command = [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", "nginx.conf"]
    assert "warn" not in run(*command, "-t")
    front = Front(port, plain_port, folder / "fullchain.pem")
    with running([*command, "-g", "daemon off;"], front):
        yield front


@contextlib.contextmanager
def caddy(server: str, folder: Path) -> Iterator[Front]:
    """Caddy with deploy/Caddyfile as it is; only the certificate is not from outside."""
    port, plain_port = free_ports(2)
    here = (
        f"admin off\nlocal_certs\nskip_install_trust\nhttp_port {plain_port}\nhttps_port {port}\n"
    )
    file = folder / "Caddyfile"
    file.write_text(f"{{\n{here}}}\n{read('Caddyfile')}", "utf-8")
    env = {"CABALE_DOMAIN": "127.0.0.1", "CABALE_SERVER": server, "HOME": str(folder)}
    env |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    words = ["--adapter", "caddyfile", "--config"]
    assert run(program("caddy"), "fmt", DEPLOY / "Caddyfile") == read("Caddyfile")
    run(program("caddy"), "validate", *words, DEPLOY / "Caddyfile")
    front = Front(port, plain_port, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt")
    with running([program("caddy"), "run", *words, str(file)], front, **env):
        yield front


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda front: front.__name__)
def front(
    request: pytest.FixtureRequest, server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    with request.param(server, tmp_path_factory.mktemp("front")) as found:
        yield found


def test_a_visitor_plays_through_the_proxy(front: Front, page: Path) -> None:
    visitor = Visitor(f"https://127.0.0.1:{front.port}", front.trusted)
    visitor.see_page()
    visitor.play_against_a_bot()


def test_plain_requests_are_sent_to_the_safe_address(front: Front) -> None:
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", front.plain_port)) as plain:
        plain.request("GET", "/t/abc")
        with plain.getresponse() as reply:
            assert reply.status in (301, 308)
            assert str(reply.getheader("location")).startswith("https://127.0.0.1")


def test_nobody_outside_reads_the_measures(front: Front) -> None:
    assert front.ask("GET", "/healthz") == 200
    assert front.ask("GET", "/metrics") == 404


def test_each_visitor_is_known_by_an_own_address(front: Front) -> None:
    """One who asks too much, as somebody else each time, shuts the door for nobody else."""

    def pretend(n: int) -> int:
        other = {"X-Forwarded-For": f"127.0.1.{n}"}
        return front.ask("POST", "/api/tables", "127.0.0.3", **other)

    with ThreadPoolExecutor(8) as together:  # faster than what is allowed again meanwhile
        assert 429 in set(together.map(pretend, range(200)))
    assert front.ask("POST", "/api/tables", "127.0.0.4") == 201


# -- systemd


@pytest.mark.parametrize("unit", ["cabale.service", "cabale-backup.service"])
def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    for path in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = path.read_text("utf-8").replace("/opt/cabale/bin/cabale", sys.executable)
        (tmp_path / path.name).write_text(text, "utf-8")
    analyze = program("systemd-analyze")
    units = [tmp_path / unit, *tmp_path.glob("*.timer")]
    assert run(analyze, "verify", "--man=no", *units) == ""


def test_the_unit_gives_the_server_little() -> None:
    """Not more than 2 of 10 by systemd's own measure of what a service could harm."""
    unit = DEPLOY / "cabale.service"
    run(program("systemd-analyze"), "security", "--offline=true", "--threshold=20", unit)


def test_the_nightly_copy_can_be_restored(cabale_command: Path, tmp_path: Path) -> None:
    """The command of the unit, as systemd would run it."""
    state = tmp_path / "cabale"
    (state / "backups").mkdir(parents=True)
    script = re.search(r"ExecStart=/bin/sh -c '(.+)'", read("cabale-backup.service"))
    assert script
    changes = [("%S", tmp_path), ("$$", "$"), (INSTALLED, cabale_command)]
    with serving(cabale_command, state, PLAIN) as address:
        Visitor(address).ask("/api/tables", TABLE)
        run("/bin/sh", "-c", put(script[1], *changes), **PLAIN)

    (copy,) = (state / "backups").iterdir()
    words = ["restore", copy, "--data", tmp_path / "other.db", "--lang", "en"]
    assert "1 table" in run(cabale_command, *words, **PLAIN)


# -- containers


def lines_of_dockerfile() -> list[tuple[str, str]]:
    """Instruction and argument of each line, lines that go on joined."""
    text = re.sub(r"\\\n\s*", " ", re.sub(r"(?m)^#.*\n", "", read("Dockerfile")))
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in text.splitlines() if line]


def of(kind: str) -> list[str]:
    return [rest for word, rest in lines_of_dockerfile() if word == kind]


def test_the_image_names_its_base_and_serves_as_nobody_special() -> None:
    words = [word for word, _ in lines_of_dockerfile()]
    assert set(words) <= KNOWN_INSTRUCTIONS
    assert {base.split()[0].partition(":")[2] for base in of("FROM")} == {"3.13-slim-bookworm"}
    last = words[len(words) - words[::-1].index("FROM") :]
    assert last.index("USER") < last.index("CMD")
    assert of("USER") == ["cabale"]
    assert of("HEALTHCHECK")


def test_the_image_is_made_of_files_that_are_there(tmp_path: Path) -> None:
    """What the first stage copies is enough for a wheel."""
    copied = [rest.split() for rest in of("COPY") if not rest.startswith("--from")]
    allowed = [line[1:] for line in read("Dockerfile.dockerignore").splitlines() if line[:1] == "!"]
    for *names, target in copied:
        for name in names:
            assert name in allowed, f"{name} is not let into the image"
            source, there = ROOT / name, tmp_path / "source" / name
            if source.is_dir():
                ignore = shutil.ignore_patterns("node_modules", "static", "__pycache__")
                shutil.copytree(source, there, ignore=ignore, dirs_exist_ok=True)
            elif target == "./":
                there.parent.mkdir(exist_ok=True)
                shutil.copy(source, there)
    assert build("wheel", tmp_path / "dist", tmp_path / "source").suffix == ".whl"


def test_compose_files_are_as_compose_wants_them() -> None:
    schema = ["--builtin-schema", "vendor.compose-spec"]
    run(Path(sys.executable).with_name("check-jsonschema"), *schema, *DEPLOY.glob("compose*.yaml"))


def test_compose_names_only_what_it_defines() -> None:
    services, volumes = {}, set()
    for path in sorted(DEPLOY.glob("compose*.yaml")):
        told = yaml.safe_load(path.read_text("utf-8"))
        volumes |= set(told["volumes"])
        for name, service in told["services"].items():
            services[name] = {**services.get(name, {}), **service}
    for name, service in services.items():
        assert "build" in service or ":" in service["image"], name
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source[0] == "." else source in volumes
    assert (DEPLOY / services["cabale"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["cabale"]["build"]["dockerfile"]).exists()
    assert "ports" not in services["cabale"], "only the proxy may reach it"


# -- the commands that all of them run


def commands() -> list[list[str]]:
    """Every command line of Cabale in these files, word by word."""
    found = [json.loads(words) for words in of("CMD")]
    for unit in DEPLOY.glob("*.service"):
        text = re.sub(r"\$\$\(.+?\)", "today", unit.read_text("utf-8"))
        found += [["cabale", *shlex.split(words)] for words in re.findall(RUNS, text)]
    for file in DEPLOY.glob("compose*.yaml"):
        for service in yaml.safe_load(file.read_text("utf-8"))["services"].values():
            found += [service["command"]] if "command" in service else []
    return found


def test_every_command_is_one_that_cabale_knows() -> None:
    assert len(commands()) >= 3
    for name, *words in commands():
        assert name == "cabale"
        parser().parse_args(words)
