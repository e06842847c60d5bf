"""The page as an app: installed, honest without a server, new after an upgrade."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from server.live import Live
from web.browser import Person

from cabale.server.pages import page_of

Make = Callable[..., Person]
READY = "async () => (await navigator.serviceWorker.ready).active.state"
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      kept.push(new URL(request.url).pathname);
  return kept.sort();
}"""
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const before = registration.active;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (coming)
    await new Promise((done) => coming.addEventListener("statechange", () =>
      coming.state === "activated" && done()));
  return registration.active !== before;
}"""
# the language of what stands highest on the page without a server
FIRST = """() => [...document.querySelectorAll("section")].sort(
  (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0].lang"""
OFFLINE = ["/favicon.svg", "/offline.css", "/offline.html"]


def wait_for_worker(page: Page) -> None:
    """Until the worker has kept what it needs and answers for the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert page.evaluate(READY) in ("activating", "activated")


def test_the_app_can_be_installed_in_either_language(person: Make) -> None:
    for language, about in (("en", "court intrigue"), ("fr", "intrigues à la cour")):
        one = person(language=language)
        one.go("/")
        wait_for_worker(one.page)
        protocol = one.context.new_cdp_session(one.page)

        found = protocol.send("Page.getAppManifest")
        faults = protocol.send("Page.getInstallabilityErrors")["installabilityErrors"]

        told = json.loads(found["data"])
        assert found["errors"] == []
        assert about in told["description"] and told["lang"] == language
        assert [f for f in faults if f["errorId"] != "in-incognito"] == []
        for icon in told["icons"]:
            assert (
                one.page.request.get(one.home + icon["src"]).headers["content-type"] == icon["type"]
            )


def test_choosing_another_language_renames_the_app(person: Make) -> None:
    one = person(language="en")
    one.go("/")
    manifest = one.page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", "/app.en.webmanifest")

    one.page.get_by_role("button", name="FR").first.click()

    expect(manifest).to_have_attribute("href", "/app.fr.webmanifest")
    expect(manifest).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_a_server_the_app_says_so_and_comes_back(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    with Live(tmp_path / "cabale.db") as live:
        one = Person(browser, f"http://127.0.0.1:{live.port}", theme="dark", language=language)
        one.go("/")
        wait_for_worker(one.page)

    one.go("/t/any-table")

    for each in ("en", "fr"):
        expect(one.page.locator(f"section[lang={each}] h1")).to_be_visible()
    assert one.page.evaluate(FIRST) == language
    night = one.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert night == "rgb(21, 26, 44)", "the page has its style without a server"
    one.close()


def test_the_worker_keeps_nothing_of_a_game(person: Make) -> None:
    one = person()
    one.play_now()
    wait_for_worker(one.page)
    one.page.reload()
    one.answer()

    one.page.goto(one.home + "/tables")

    assert one.page.evaluate(KEPT) == OFFLINE


def test_after_an_upgrade_the_worker_is_a_new_one(browser: Browser, tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        one = Person(browser, f"http://127.0.0.1:{live.port}")
        one.go("/")
        wait_for_worker(one.page)
        assert one.page.evaluate(UPDATED) is False
        pages = live.app.requests.state.pages

        pages.files["offline.css"] = page_of("offline.css", b"body { color: rgb(1, 2, 3) }")
        pages.take_app()

        assert one.page.evaluate(UPDATED) is True
    one.go("/")
    assert one.page.evaluate("getComputedStyle(document.body).color") == "rgb(1, 2, 3)"
    one.close()
