// `pnpm screens [name ...]`: pictures of every screen from the built app, the contact sheet and the read-me's pictures.
// With `--sheet` it takes only those that the sheet and the read-me show, a quarter of all.
// With `--readme` it takes those of the read-me and the social picture alone.
// With `--keep=folder` the single pictures stay there, and a run that was cut off takes only those that are missing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { MOMENTS, prepare, SCREENS, settle } from './screens/list.mjs';

const SIZES = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];
const LANGUAGES = ['zh', 'en'];
const THEMES = ['paper', 'ink'];
const SEED = 20260621;
const OUT = 'docs/screens';
/** The read-me's pictures: small enough to load with the page. */
const README = { home: 'paper', house: 'paper', almanac: 'paper', stars: 'ink', dream: 'ink' };
const README_KB = 150;
const SOCIAL = 'apps/web/public/social.jpg';
const SHEET_KB = 1500;

const flags = process.argv.slice(2).filter(word => word.startsWith('--'));
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const kept = flags.find(flag => flag.startsWith('--keep='))?.slice('--keep='.length);
const onlySheet = flags.includes('--sheet');
const onlyReadme = flags.includes('--readme');
const wanted = names.length > 0 ? SCREENS.filter(({ name }) => names.includes(name)) : SCREENS;

const folder = kept ?? mkdtempSync(join(tmpdir(), 'screens-'));
mkdirSync(folder, { recursive: true });
mkdirSync(OUT, { recursive: true });
const gateway = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const runs = THEMES.flatMap(theme => LANGUAGES.map(language => ({ theme, language })));
  const queue = SIZES.flatMap(size => runs.map(run => ({ ...run, ...size })));
  await Promise.all([0, 1].map(() => takeAll(queue)));
  // A part of the screens makes no sheet: that is a look at what one is working on.
  if (names.length === 0) {
    await readmePictures();
    await socialPicture();
    if (!onlyReadme) await contactSheet();
  }
} finally {
  await browser.close();
  gateway.process.kill();
  if (!kept && names.length === 0) rmSync(folder, { recursive: true });
}
console.log(names.length > 0 || kept ? `pictures in ${folder}` : `pictures in ${OUT}`);

/** The built app on a port of its own. */
async function serve() {
  const child = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`the gateway did not say where it listens: ${line}`);
  return { process: child, url };
}

async function takeAll(queue) {
  for (let run = queue.shift(); run; run = queue.shift()) {
    const due = wanted.filter(screen => isDue(screen, run));
    for (const who of new Set(due.map(screen => screen.who))) {
      const context = await browser.newContext({
        viewport: { width: run.width, height: run.height },
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await prepare(context, gateway.url, { ...run, who });
      await context.addInitScript(seedChance, SEED);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.clock.setFixedTime(MOMENTS[run.theme]);
      for (const screen of due.filter(each => each.who === who)) await take(page, screen, run);
      await context.close();
    }
  }
}

function isDue({ name }, run) {
  if (names.length > 0) return true;
  if (existsSync(pictureOf(name, run))) return false;
  if (onlyReadme) return isInReadme(name, run);
  return !onlySheet || isOnSheet(name, run) || isInReadme(name, run);
}

/** Languages and themes take turns, so that the sheet shows all of them. */
function isOnSheet(name, { language, theme }) {
  const index = SCREENS.findIndex(screen => screen.name === name);
  return language === LANGUAGES[index % 2] && theme === THEMES[Math.floor(index / 2) % 2];
}

function isInReadme(name, { language, theme, width }) {
  return README[name] === theme && language === 'en' && width === 1440;
}

async function take(page, screen, run) {
  try {
    await page.goto(gateway.url + screen.path);
    await settle(page);
    await screen.open?.(page);
    await settle(page);
    // Scenes draw their first frames.
    await page.waitForTimeout(400);
    await page.screenshot({ path: pictureOf(screen.name, run), type: 'jpeg', quality: 82 });
  } catch (error) {
    console.error(
      `${screen.name} ${run.language} ${run.theme} ${run.width}: ${error.message.split('\n')[0]}`,
    );
    process.exitCode = 1;
  }
}

function pictureOf(name, { language, theme, width }) {
  return join(folder, `${name}-${width}-${language}-${theme}.jpg`);
}

/** The same chance on every run: mulberry32 in place of the browser's own. Runs in the page. */
function seedChance(seed) {
  // With the same chance the router names all its places alike, and would scroll one page as another was left.
  sessionStorage.clear();
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a link to the app shows elsewhere, in the size that every network takes. */
async function socialPicture() {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepare(context, gateway.url, { who: 'guest', language: 'zh', theme: 'paper' });
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENTS.paper);
  await page.goto(gateway.url);
  await settle(page);
  await page.addStyleTag({ content: '.top-bar__nav, .home__slips { display: none !important }' });
  await page.screenshot({ path: SOCIAL, type: 'jpeg', quality: 80 });
  await context.close();
}

async function readmePictures() {
  for (const [name, theme] of Object.entries(README)) {
    if (!SCREENS.some(screen => screen.name === name)) continue;
    const source = pictureOf(name, { language: 'en', theme, width: 1440 });
    const html = `<body style="margin:0"><img src="${dataUrl(source)}" style="display:block;width:1200px">`;
    await shoot(html, 1200, join(OUT, `${name}.jpg`), README_KB);
  }
}

/** Each screen once at each width. */
async function contactSheet() {
  const runs = LANGUAGES.flatMap(language => THEMES.map(theme => ({ language, theme })));
  const widths = SIZES.map(({ width }) => width).sort((a, b) => b - a);
  const cells = SCREENS.map(({ name }) => {
    const run = runs.find(each => isOnSheet(name, each));
    const pictures = widths.map(
      width => `<img src="${dataUrl(pictureOf(name, { ...run, width }))}" style="height:170px">`,
    );
    return `<figure>${pictures.join('')}<figcaption>${name} · ${run.language} · ${run.theme}</figcaption></figure>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 28px; background: #ece4d5; font: 13px Georgia, serif; color: #4a4c4e }
    main { display: grid; grid-template-columns: repeat(3, max-content); gap: 26px 28px; justify-content: center }
    figure { margin: 0 } img { margin-right: 8px; border: 1px solid #d6cbb7; vertical-align: top }
    figcaption { padding-top: 6px }</style><main>${cells.join('')}</main>`;
  await shoot(html, 1640, join(OUT, 'contact-sheet.jpg'), SHEET_KB);
}

/** A page as one picture, in the best quality that stays within the budget. */
async function shoot(html, width, path, budgetKb) {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  await page.setContent(html, { waitUntil: 'load' });
  for (let quality = 86; quality >= 40; quality -= 6) {
    writeFileSync(path, await page.screenshot({ fullPage: true, type: 'jpeg', quality }));
    if (statSync(path).size <= budgetKb * 1024) break;
  }
  await page.close();
  const kb = Math.round(statSync(path).size / 1024);
  if (kb > budgetKb) throw new Error(`${path} has ${kb} KB, over its ${budgetKb}`);
  console.log(`${path} ${kb} KB`);
}

function dataUrl(path) {
  return `data:image/jpeg;base64,${readFileSync(path).toString('base64')}`;
}
