// `pnpm terms`: the wall sheet docs/screens/terms.jpg, the home at each of the 24 solar terms and four hours of the day.
// `--from=http://…` takes the pictures from a running app instead of the built one.
// With `--seconds=170` no picture starts after that time; with `--keep=folder` the next run takes the missing ones.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { prepare } from './screens/list.mjs';
import { serve } from './screens/serve.mjs';

const OUT = 'docs/screens/terms.jpg';
const BUDGET_KB = 1500;
const SIZE = { width: 480, height: 400 };

/** A day of 2026 within each term: a festival if the term has one (春节, 元宵, 中秋), otherwise in its second week. */
const TERMS = [
  ['立春', 'Start of Spring', '02-17'],
  ['雨水', 'Rain Water', '03-03'],
  ['惊蛰', 'Awakening of Insects', '03-12'],
  ['春分', 'Spring Equinox', '03-27'],
  ['清明', 'Clear and Bright', '04-12'],
  ['谷雨', 'Grain Rain', '04-27'],
  ['立夏', 'Start of Summer', '05-12'],
  ['小满', 'Grain Buds', '05-28'],
  ['芒种', 'Grain in Ear', '06-12'],
  ['夏至', 'Summer Solstice', '06-28'],
  ['小暑', 'Minor Heat', '07-14'],
  ['大暑', 'Major Heat', '07-30'],
  ['立秋', 'Start of Autumn', '08-14'],
  ['处暑', 'End of Heat', '08-30'],
  ['白露', 'White Dew', '09-14'],
  ['秋分', 'Autumn Equinox', '09-25'],
  ['寒露', 'Cold Dew', '10-15'],
  ['霜降', 'Frost’s Descent', '10-30'],
  ['立冬', 'Start of Winter', '11-14'],
  ['小雪', 'Minor Snow', '11-29'],
  ['大雪', 'Major Snow', '12-14'],
  ['冬至', 'Winter Solstice', '12-29'],
  ['小寒', 'Minor Cold', '01-12'],
  ['大寒', 'Major Cold', '01-27'],
];
const HOURS = ['07:20', '12:00', '17:30', '20:40'];
/**
 * The weather of a visit is random; here it is chosen, so that each is shown: the value returned by the random
 * generator.
 */
const WEATHER = { clear: 0.1, cloudy: 0.3, rainy: 0.6, starry: 0.9 };
const WET = { 雨水: 1, 谷雨: 0, 芒种: 2, 大暑: 2, 白露: 0, 寒露: 1, 大雪: 1, 冬至: 0, 大寒: 2 };

const LOOK_MS = 250;
const SAME_LOOKS = 10;
const MOST_LOOKS = 120;

const flag = name =>
  process.argv
    .find(word => word.startsWith(`--${name}=`))
    ?.split('=')
    .slice(1)
    .join('=');
const deadline = performance.now() + Number(flag('seconds') ?? Infinity) * 1000;
const folder = flag('keep') ?? mkdtempSync(join(tmpdir(), 'terms-'));
mkdirSync(folder, { recursive: true });

const pictures = TERMS.flatMap(([name, , day]) =>
  HOURS.map((hour, at) => ({
    path: join(folder, `${name}-${at}.jpg`),
    moment: new Date(`2026-${day}T${hour}:00+08:00`),
    weather: WET[name] === at ? 'rainy' : at === 3 ? 'starry' : at === 0 ? 'cloudy' : 'clear',
  })),
);
const gateway = flag('from') ? { url: flag('from') } : await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const weather of Object.keys(WEATHER)) await takeUnder(weather);
  const missing = pictures.filter(({ path }) => !existsSync(path)).length;
  if (missing > 0) {
    console.error(`${missing} pictures are missing: run again with --keep=${folder}`);
    process.exitCode = 1;
  } else await hang();
} finally {
  await browser.close();
  gateway.process?.kill();
}

/** One visit shows all moments with its weather: the page follows the clock by itself. */
async function takeUnder(weather) {
  const due = pictures.filter(each => each.weather === weather && !existsSync(each.path));
  if (due.length === 0) return;
  const context = await browser.newContext({
    viewport: SIZE,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The style injected below is ours, not the page's.
    bypassCSP: true,
  });
  await prepare(context, gateway.url, { who: 'settled', language: 'zh', theme: 'paper' });
  await context.addInitScript(chance => {
    Math.random = () => chance;
  }, WEATHER[weather]);
  const page = await context.newPage();
  await page.clock.setFixedTime(due[0].moment);
  await page.goto(`${gateway.url}/visualization`);
  await page.waitForSelector('.house-scene[data-state="ready"]', { timeout: 60_000 });
  await page.addStyleTag({
    content: `.vis__corner, .house-room .house-scene ~ *, .house-view > :not(.house-room), .hairline-frame,
      .house-scene > :not(.house-scene__sky, .house-scene__stage), .ui-hairline-frame { display: none !important }
      .ink-weather .festive-sky { inset: 0 !important; inline-size: 100% !important; block-size: 90% !important }`,
  });
  for (const { path, moment } of due) {
    if (performance.now() > deadline) break;
    await page.clock.setFixedTime(moment);
    const before = await page.evaluate(modelOf);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await modelAfter(page, moment === due[0].moment ? undefined : before);
    await page.screenshot({ path, type: 'jpeg', quality: 90 });
  }
  await context.close();
}

/**
 * Waits until the model shows another picture than before, and then the same one for a while: the sky changes at once,
 * but the worker's frames take a second or two through software rendering, the one of the hour first, then its colours.
 */
async function modelAfter(page, before) {
  let shown = before;
  for (let [looks, same] = [0, 0]; same < SAME_LOOKS; looks++) {
    if (looks > MOST_LOOKS) throw new Error('the model does not follow the clock');
    await page.waitForTimeout(LOOK_MS);
    const now = await page.evaluate(modelOf);
    same = now === shown && now !== before ? same + 1 : 0;
    shown = now;
  }
}

/** What the model's canvas shows, in the page. */
function modelOf() {
  const picture = Object.assign(document.createElement('canvas'), { width: 240, height: 200 });
  picture.getContext('2d').drawImage(document.querySelector('.house-scene__canvas canvas'), 0, 0, 240, 200);
  return picture.toDataURL();
}

/**
 * The sheet: spring and summer at the top, autumn and winter at the bottom; each term is a column of its four hours.
 */
async function hang() {
  const face = file =>
    `url(data:font/woff2;base64,${readFileSync(`packages/ui/src/fonts/${file}`, 'base64')})`;
  const column = ([zh, en], index) => {
    const shown = pictures.slice(index * HOURS.length, (index + 1) * HOURS.length);
    const images = shown.map(
      ({ path }) => `<img src="data:image/jpeg;base64,${readFileSync(path).toString('base64')}">`,
    );
    return `<figure><figcaption><b>${zh}</b>${en}</figcaption>${images.join('')}</figure>`;
  };
  const html = `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Ink; src: ${face('ink-serif-han.woff2')}; unicode-range: U+2E80-FFFF }
    @font-face { font-family: Ink; src: ${face('ink-serif-latin.woff2')}; unicode-range: U+0-2AFF }
    body { margin: 0; padding: 56px 60px 48px; background: #f6f1e7; color: #1b1e22; font: 14px/1.35 Ink, serif }
    header { display: flex; align-items: baseline; gap: 20px; margin-bottom: 26px; padding-bottom: 14px; border-bottom: 3px double #b08d3c }
    header b { font-size: 38px; font-weight: 400; letter-spacing: .12em } header span { font-size: 22px }
    header i { margin-left: auto; color: #66625a; font-style: normal }
    main { display: grid; grid-template-columns: repeat(12, 1fr); gap: 30px 7px }
    figure { display: grid; gap: 5px; margin: 0 } img { width: 100%; display: block; border-radius: 2px }
    figcaption { min-height: 52px; color: #66625a; font-size: 12px } figcaption b { display: block; color: #1b1e22; font-size: 24px; font-weight: 400; letter-spacing: .08em }
    footer { margin-top: 22px; color: #66625a }
  </style><header><b>二十四节气</b><span>The home through the year</span><i>${HOURS.join(' · ')}</i></header>
  <main>${TERMS.map(column).join('')}</main>
  <footer>Hangzhou, 2026. Terms, feasts, sun and moon are computed; the weather is the painter’s, and so is the snow from 大雪 to 大寒.</footer>`;
  const page = await browser.newPage({ viewport: { width: 2280, height: 400 } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  for (let quality = 88; quality >= 40; quality -= 6) {
    writeFileSync(OUT, await page.screenshot({ fullPage: true, type: 'jpeg', quality }));
    if (statSync(OUT).size <= BUDGET_KB * 1024) break;
  }
  const kb = Math.round(statSync(OUT).size / 1024);
  if (kb > BUDGET_KB) throw new Error(`${OUT} has ${kb} KB, over its ${BUDGET_KB}`);
  console.log(`${OUT} ${kb} KB`);
}
