// The finished site in a browser: nothing from elsewhere, no error, no scrolling sideways, axe content, and search that finds the right rule.
//
//   node browser.cjs ADDRESS LANGUAGES PAGES...      ADDRESS ends with a slash: http://localhost:8000/ or file:///.../build/site-offline/
//
// CHROMIUM names the browser; NODE_PATH the folder of the two packages. Faults are printed a line each; the exit status is 1 if there are any.
"use strict";
const fs = require("fs");
const path = require("path");
const { chromium } = require("playwright-core");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const questions = JSON.parse(fs.readFileSync(path.join(__dirname, "questions.json"), "utf8"));
const [, , address, languages, ...pages] = process.argv;
const faults = [];

async function watched(browser, width, scheme) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  const origin = address.startsWith("file:") ? "file:" : new URL(address).origin;
  page.on("console", (said) => { if (said.type() === "error") { faults.push(`${page.url()}: console: ${said.text()}`); } });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on("request", (asked) => {
    if (!asked.url().startsWith(origin) && !/^(data|blob|about):/.test(asked.url())) { faults.push(`${page.url()}: asks for ${asked.url()}`); }
  });
  // What was still on its way when the next page was opened is no fault.
  page.on("requestfailed", (asked) => asked.failure().errorText === "net::ERR_ABORTED" || faults.push(`${page.url()}: did not get ${asked.url()}`));
  return page;
}

async function look(page, name, width, scheme) {
  await page.goto(address + name, { waitUntil: "load" });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wider > 0) { faults.push(`${name}: ${wider} px too wide at ${width}`); }
  if (name.endsWith("-sheet.html")) {
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sheets = (printed.match(/\/Type\s*\/Page[^s]/g) || []).length;
    if (sheets !== 1) { faults.push(`${name}: prints on ${sheets} pages`); }
  }
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"], preload: false }));
  for (const one of found.violations) {
    faults.push(`${name} (${width}, ${scheme}): axe ${one.id}: ${one.nodes.length} x ${one.nodes[0].target.join(" ")} ${(one.nodes[0].any[0] || {}).message || ""}`);
  }
}

async function ask(page, lang, question, right) {
  await page.goto(`${address}${lang}/index.html?q=${encodeURIComponent(question)}`, { waitUntil: "load" });
  const links = ".md-search-result__link";
  try {
    await page.waitForSelector(links, { timeout: 60000, state: "attached" });
  } catch (error) {
    faults.push(`${lang}: ${question}: nothing found`);
    return;
  }
  await page.waitForTimeout(200);
  const hits = await page.$$eval(links, (found) => found.map((link) => decodeURIComponent(link.href.split("#")[1] || "")).filter((anchor) => anchor));
  const first = hits.slice(0, 3);
  if (!first.some((anchor) => right.includes(anchor))) { faults.push(`${lang}: ${question}: found first ${first.join(", ")}`); }
}

(async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"] });
  let seen = 0;
  for (const width of [1280, 375]) {
    for (const scheme of ["light", "dark"]) {
      const page = await watched(browser, width, scheme);
      for (const name of pages) { await look(page, name, width, scheme); seen += 1; }
      await page.context().close();
    }
  }
  let asked = 0;
  for (const lang of languages.split(",").filter((name) => name)) {
    const page = await watched(browser, 1280, "light");
    for (const [question, right] of questions[lang]) { await ask(page, lang, question, right); asked += 1; }
    await page.context().close();
  }
  await browser.close();
  faults.forEach((fault) => console.log(fault));
  console.log(`${seen} pages looked at, ${asked} questions asked, ${faults.length} faults`);
  process.exitCode = faults.length ? 1 : 0;
})();
