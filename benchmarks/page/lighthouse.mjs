// Runs Lighthouse on a page in the system's Chromium and prints its scores as one JSON line.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [url, chromium, form] = process.argv.slice(2);
const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
flags.push("--disable-background-networking", "--disable-component-update", "--disable-sync");
const chrome = await launch({ chromePath: chromium, chromeFlags: flags });
const desk = { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false };
const throttling = { rttMs: 40, throughputKbps: 10240, cpuSlowdownMultiplier: 1 };
const settings = form === "desktop" ? { formFactor: "desktop", screenEmulation: desk, throttling } : {};
try {
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ["performance", "accessibility", "best-practices"],
    logLevel: "error",
    ...settings,
  });
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, it]) => [name, Math.round(it.score * 100)]),
  );
  const low = Object.values(lhr.audits).filter((it) => it.score !== null && it.score < 0.9 && it.scoreDisplayMode !== "informative");
  console.log(JSON.stringify({ scores, low: low.map((it) => `${it.id} ${it.displayValue ?? it.score}`) }));
} finally {
  await chrome.kill();
}
