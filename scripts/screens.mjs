// `pnpm screens [name ...]`: pictures of every screen from the built app, the contact sheet and the README's pictures.
// `--sheet` takes only the pictures in the sheet and the README, a quarter of all.
// `--readme` takes only the README's pictures and the social picture.
// `--keep=folder` saves the single pictures there, and an interrupted run later takes only the missing ones.
// With `--seconds=170` in addition, no picture starts after that time, and the sheet is made only if none is missing.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { MOMENTS, prepare, SCREENS, settle } from './screens/list.mjs';
import { serve } from './screens/serve.mjs';

const SIZES = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];
const LANGUAGES = ['zh', 'en'];
const THEMES = ['paper', 'ink'];
const SEED = 20260621;
const OUT = 'docs/screens';
/** The README's pictures: small enough to load with the page. */
const README = { home: 'paper', house: 'paper', almanac: 'paper', stars: 'ink', dream: 'ink' };
const README_KB = 150;
const SOCIAL = 'apps/web/public/social.jpg';
const SHEET_KB = 1500;

const flags = process.argv.slice(2).filter(word => word.startsWith('--'));
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const kept = flags.find(flag => flag.startsWith('--keep='))?.slice('--keep='.length);
const seconds = Number(
  flags.find(flag => flag.startsWith('--seconds='))?.slice('--seconds='.length) ?? Infinity,
);
const deadline = performance.now() + seconds * 1000;
const onlySheet = flags.includes('--sheet');
const onlyReadme = flags.includes('--readme');
const wanted = names.length > 0 ? SCREENS.filter(({ name }) => names.includes(name)) : SCREENS;

const runs = THEMES.flatMap(theme => LANGUAGES.map(language => ({ theme, language })));
const folder = kept ?? mkdtempSync(join(tmpdir(), 'screens-'));
mkdirSync(folder, { recursive: true });
mkdirSync(OUT, { recursive: true });
const gateway = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const queue = SIZES.flatMap(size => runs.map(run => ({ ...run, ...size })));
  await Promise.all([0, 1].map(() => takeAll(queue)));
  // A selection of screens makes no sheet: it is only for looking at work in progress.
  const missing = runs.flatMap(run => SIZES.map(size => ({ ...run, ...size }))).flatMap(missingIn);
  if (missing.length > 0) {
    console.error(`${missing.length} pictures are missing: run again with the same --keep`);
    process.exitCode = 1;
  } else if (names.length === 0) {
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
      for (const screen of due.filter(each => each.who === who)) {
        if (performance.now() < deadline) await take(page, screen, run);
      }
      await context.close();
    }
  }
}

/** Missing pictures of this run. */
function missingIn(run) {
  return wanted.filter(screen => isDue(screen, run) && !existsSync(pictureOf(screen.name, run)));
}

function isDue({ name }, run) {
  if (names.length > 0) return true;
  if (existsSync(pictureOf(name, run))) return false;
  if (onlyReadme) return isInReadme(name, run);
  return !onlySheet || isOnSheet(name, run) || isInReadme(name, run);
}

/** Languages and themes alternate, so that the sheet shows all of them. */
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
    // Entrance animations finish.
    if (screen.webgl || screen.name === 'dream') await page.waitForTimeout(5000);
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

/** The same random numbers on every run: mulberry32 instead of the browser's own. Runs in the page. */
function seedChance(seed) {
  // With identical random numbers the router would give all history entries the same key, and scroll one page to the
  // position of another.
  sessionStorage.clear();
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The social picture of a link to the app, in the size that every network accepts. */
async function socialPicture() {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The style injected below is ours, not the page's.
    bypassCSP: true,
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

/** Each screen once at each width, mounted like plates in an album. */
async function contactSheet() {
  const runs = LANGUAGES.flatMap(language => THEMES.map(theme => ({ language, theme })));
  const widths = SIZES.map(({ width }) => width).sort((a, b) => b - a);
  const plates = SCREENS.map(({ name }) => {
    const run = runs.find(each => isOnSheet(name, each));
    const pictures = widths.map(width => `<img src="${dataUrl(pictureOf(name, { ...run, width }))}">`);
    const note = `${run.language === 'zh' ? '中文' : 'English'}, ${run.theme}`;
    return `<figure><div>${pictures.join('')}</div><figcaption><b>${titleOf(name)}</b> ${note}</figcaption></figure>`;
  });
  const face = file =>
    `url(data:font/woff2;base64,${readFileSync(`packages/ui/src/fonts/${file}`, 'base64')})`;
  const html = `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Ink; src: ${face('ink-serif-han.woff2')}; unicode-range: U+2E80-FFFF }
    @font-face { font-family: Ink; src: ${face('ink-serif-latin.woff2')}; unicode-range: U+0-2AFF }
    body { margin: 0; padding: 44px 48px 48px; background: #ece4d5; color: #1b1e22; font: 15px/1.3 Ink, serif }
    header { display: flex; align-items: baseline; gap: 18px; margin-bottom: 34px; padding-bottom: 14px;
      border-bottom: 3px double #b08d3c }
    header b { font-size: 34px; font-weight: 400; letter-spacing: .12em }
    header span { font-size: 22px } header i { margin-left: auto; color: #66625a; font-style: normal }
    main { display: grid; grid-template-columns: repeat(3, max-content); gap: 34px 36px; justify-content: space-between }
    figure { margin: 0 } figure div { display: flex; gap: 8px; align-items: flex-start }
    img { height: 172px; border-radius: 3px; box-shadow: 0 0 0 1px #d6cbb7, 0 6px 16px #1b1e2226 }
    figcaption { padding-top: 9px; color: #66625a } figcaption b { color: #1b1e22; font-weight: 400 }
  </style><header><b>墨与星</b><span>Ink &amp; Starlight</span><i>${SCREENS.length} screens at 1440, 768 and 320 px, taking turns in two languages and two themes</i></header>
  <main>${plates.join('')}</main>`;
  await shoot(html, 1720, join(OUT, 'contact-sheet.jpg'), SHEET_KB);
}

/** `almanac-month` becomes `Almanac month`. */
function titleOf(name) {
  return `${name[0].toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');
}

/** A page as one picture, in the best quality within the budget. */
async function shoot(html, width, path, budgetKb) {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
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
