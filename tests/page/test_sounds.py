"""Every sound of the page, rendered by Chromium to a file and measured there."""

from __future__ import annotations

import array
import base64
import math
import shutil
import subprocess
import wave
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong
from tests.page.conftest import DESK, LONG, PHONE, Guests
from tests.page.sitting import arrive, opened
from tests.page.test_racing import SHORT
from tests.server.running import ROOT, Running

RATE = 22_050
CEILING = 10 ** (-1 / 20)
"""One decibel below full scale."""

LOAD = """async (source) => {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  window.recipes = await import(url);
  return [recipes.EFFECT_NAMES, recipes.LOOP_NAMES];
}"""
RENDER = """async ([whats, rate, seconds]) => {
  const long = seconds ?? Math.max(...whats.map(recipes.lengthOf));
  const audio = new OfflineAudioContext(1, Math.round(rate * long), rate);
  const desk = recipes.deskTo(audio, audio.destination);
  for (const what of whats) {
    if (recipes.EFFECT_NAMES.includes(what)) { recipes.playEffect(audio, desk.effects, what); continue; }
    const source = audio.createBufferSource();
    source.buffer = await recipes.renderLoop(what, rate);
    source.loop = true;
    source.connect(what === "score" ? desk.music : desk.ambience);
    source.start();
  }
  const samples = (await audio.startRendering()).getChannelData(0);
  const bytes = new Uint8Array(Int16Array.from(samples, (it) => Math.round(it * 32767)).buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}"""


class Measured(NamedTuple):
    """What was found in a file: seconds, its peak, the loudest 100 ms, the offset, the share of silence."""

    long: float
    peak: float
    loudest: float
    offset: float
    gaps: float


class Studio:
    """A page of Chromium with the recipes in it, which writes files."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        node = shutil.which("node")
        assert node, "the page is built with node"
        bundled = folder / "recipes.js"
        command = [node, "node_modules/rolldown/bin/cli.mjs", "src/table/show/recipes.ts", "--format", "esm"]
        subprocess.run(
            [*command, "--file", str(bundled)],
            cwd=ROOT / "web",
            check=True,
            capture_output=True,
            timeout=LONG / 1000,
        )
        self._folder = folder
        self._context = browser.new_context()
        self._page = self._context.new_page()
        self.effects, self.loops = self._page.evaluate(LOAD, bundled.read_text(encoding="utf-8"))

    def render(self, *whats: str, seconds: float | None = None) -> Path:
        """Render sounds, all of them at once, as they are heard at full volume."""
        samples = base64.b64decode(self._page.evaluate(RENDER, [whats, RATE, seconds]))
        path = self._folder / f"{whats[0] if len(whats) == 1 else 'all'}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples)
        return path

    def close(self) -> None:
        """Leave."""
        self._context.close()


@pytest.fixture(scope="module")
def studio(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """Set up a studio for all tests here."""
    made = Studio(browser, tmp_path_factory.mktemp("sounds"))
    yield made
    made.close()


def measured(path: Path) -> Measured:
    """Measure a file."""
    with wave.open(str(path), "rb") as file:
        samples = array.array("h", file.readframes(file.getnframes()))
        rate = file.getframerate()
    floats = [it / 32768 for it in samples]
    window = rate // 10
    starts = range(0, max(1, len(floats) - window), window // 2)
    parts = [loudness(floats[at : at + window]) for at in starts]
    return Measured(
        long=len(floats) / rate,
        peak=max(map(abs, floats)),
        loudest=max(parts),
        offset=abs(sum(floats) / len(floats)),
        gaps=sum(it < -60 for it in parts) / len(parts),
    )


def loudness(samples: Sequence[float]) -> float:
    """Give the loudness of some samples in decibels below full scale."""
    power = sum(it * it for it in samples) / len(samples)
    return 10 * math.log10(power) if power else -120.0


def test_every_effect_is_as_loud_and_as_long_as_it_should_be(studio: Studio) -> None:
    """Below the ceiling, neither too quiet nor much louder than the others, with nothing but sound in it."""
    assert len(studio.effects) == 14
    for what in studio.effects:
        found = measured(studio.render(what))
        assert 0.05 < found.peak < CEILING, (what, found)
        assert -34 < found.loudest < -9, (what, found)
        assert found.offset < 0.003, (what, found)
        assert 0.1 < found.long < 2, (what, found)
        assert found.gaps <= 0.5, (what, found)


def test_crowd_and_score_go_on_without_silence_or_seam(studio: Studio) -> None:
    """Twice round: the loudness stays in its bounds, also where the end meets the beginning."""
    for what, least, most in (("murmur", -36, -12), ("roar", -30, -9), ("score", -36, -12)):
        once = measured(studio.render(what))
        twice = studio.render(what, seconds=2 * once.long)
        found = measured(twice)
        assert found.peak < CEILING, (what, found)
        assert least < found.loudest < most, (what, found)
        assert found.offset < 0.003, (what, found)
        assert found.gaps == 0, (what, found)
        assert 5 < once.long < 30, (what, once)
        with wave.open(str(twice), "rb") as file:
            samples = array.array("h", file.readframes(file.getnframes()))
        seam = len(samples) // 2
        steps = [abs(samples[at] - samples[at - 1]) for at in range(1, len(samples))]
        assert max(steps[seam - 3 : seam + 3]) <= max(steps[: seam - 100]), what


def test_everything_at_once_stays_below_the_ceiling(studio: Studio) -> None:
    found = measured(studio.render(*studio.effects, *studio.loops, seconds=2.5))
    assert 0.3 < found.peak < CEILING
    assert found.offset < 0.01


LISTEN = """
window.AudioContext = class extends AudioContext {
  constructor() {
    super({ sinkId: { type: "none" } });
  }
};
let pressed = false;
const press = ({ isTrusted, type, pointerType }) => {
  pressed ||= isTrusted && (type !== "pointerdown" || pointerType === "mouse");
};
for (const it of ["pointerdown", "pointerup", "keydown"]) addEventListener(it, press, true);
Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return pressed; } } });
const join = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
  if (to instanceof AudioDestinationNode && to.context instanceof AudioContext) {
    const ear = to.context.createAnalyser();
    ear.fftSize = 32768;
    join.call(this, ear);
    window.heard = () => {
      const samples = new Float32Array(ear.fftSize);
      ear.getFloatTimeDomainData(samples);
      return Math.max(...samples.map(Math.abs));
    };
  }
  return join.call(this, to, ...more);
};
"""
"""Listen to what leaves for the loudspeaker; whether the machine has one does not matter.

What a test evaluates in the page counts as a press for the browser; here only presses do, as for a person.
"""
HIDE = """(hidden) => {
  const value = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SOME, NONE = "() => window.heard?.() > 0.004", "() => window.heard() < 0.0005"


def racing_page(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """Come to a race in which nobody has moved, with an ear to what is heard."""
    table = opened(home, "ave-caesar", 3, setup=SHORT)
    home.sit(table, "Marcus")
    livia, gaius = home.sit(table, "Livia"), home.sit(table, "Gaius")
    livia.do("start")
    page = arrive(guests, home, table, gaius, device=device)
    page.add_init_script(LISTEN)
    page.reload()
    page.get_by_role("region", name="The board").wait_for()
    assert not page.evaluate("() => 'heard' in window"), "nothing is set up before anything is pressed"
    return page


def press_until_heard(page: Page, press: Callable[..., None]) -> None:
    """Press beside the board; again where the first press came before the page listened."""
    for _ in range(20):
        press(page.get_by_role("region", name="The board"), position={"x": 5, "y": 5})
        with suppress(TookTooLong):
            page.wait_for_function(SOME, timeout=5_000)
            return
    raise AssertionError("nothing is heard")


def test_the_crowd_is_heard_after_a_press_and_neither_in_a_hidden_page_nor_when_it_is_turned_down(
    guests: Guests, home: Running
) -> None:
    """What leaves for the loudspeaker is measured: nobody has moved, so it is the crowd alone."""
    page = racing_page(guests, home, DESK)
    press_until_heard(page, Locator.click)
    page.evaluate(HIDE, True)
    page.wait_for_function(NONE)
    page.evaluate(HIDE, False)
    page.wait_for_function(SOME)
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("slider", name="Ambience").fill("0")
    page.wait_for_function(NONE)


def test_a_finger_wakes_the_crowd_as_a_mouse_does(guests: Guests, home: Running) -> None:
    press_until_heard(racing_page(guests, home, PHONE), Locator.tap)
