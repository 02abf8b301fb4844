// `pnpm contrast [screen ...]`: measures the contrast of every text against the pixels behind it, pictures included,
// and its drawn size, on every screen, sheet, menu and state, scrolled to the end. Tokens guarantee contrast on plain
// paper; text also lies on hills, roofs and photos.
// `--from=http://…` measures a running app instead of the built one; `--width=390`, `--theme=ink` and `--language=zh`
// restrict the run to one width, theme or language; `--state=hover` or `focus` measures every control in that state;
// `--pictures=folder` saves the screenshots. One line per run gives
// the number of texts, the lowest contrast and the smallest size. Exits with 1 if a text is below its limit, or if a
// screen could not be opened or showed no text: a measurement of nothing proves nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import {
  contrasts,
  namesOf,
  otherLetters,
  scrollOn,
  textBoxes,
  visibleTexts,
  watchPainting,
} from './contrast/letters.mjs';
import { MOMENTS, prepare, SCREENS, STATES, settle } from './screens/list.mjs';
import { serve } from './screens/serve.mjs';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const ALL = [...SCREENS, ...STATES];
/** WCAG 2.2, 1.4.3: large text from 24 px, or bold from 18.66 px. */
const LEAST = { text: 4.5, large: 3 };
const SMALLEST_PX = 11;
/** The most pages of a sheet to measure; longer ones repeat themselves. */
const MOST_PAGES = 8;

const flag = name =>
  process.argv
    .find(word => word.startsWith(`--${name}=`))
    ?.split('=')
    .slice(1)
    .join('=');
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const unknown = names.filter(each => !ALL.some(({ name }) => name === each));
if (unknown.length > 0) {
  console.error(`no such screen: ${unknown.join(', ')}`);
  process.exit(1);
}
const from = flag('from');
const screens = ALL.filter(({ name }) => names.length === 0 || names.includes(name));
const only = (all, wanted) => (wanted === undefined ? all : all.filter(each => String(each) === wanted));
const widths = only(
  SIZES.map(({ width }) => width),
  flag('width'),
);
const themes = only(Object.keys(MOMENTS), flag('theme'));
const languages = only(['en', 'zh'], flag('language'));

const state = flag('state');
const CONTROLS = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

const pictures = flag('pictures');
if (pictures) mkdirSync(pictures, { recursive: true });

const gateway = from ? { url: from } : await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const all = { texts: 0, screens: 0, faults: 0 };
try {
  const reader = await browser.newPage();
  for (const size of SIZES.filter(({ width }) => widths.includes(width)))
    for (const theme of themes)
      for (const language of languages) await run(reader, { size, theme, language });
} finally {
  await browser.close();
  gateway.process?.kill();
}
console.log(`${all.texts} texts of ${all.screens} screens measured, ${all.faults} faults`);
process.exitCode = all.faults > 0 || all.texts === 0 ? 1 : 0;

/** A new page of that person. */
async function pageOf(who, { size, theme, language }) {
  const context = await browser.newContext({
    viewport: size,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The style injected below is ours, not the page's.
    bypassCSP: true,
  });
  context.setDefaultTimeout(20_000);
  await prepare(context, gateway.url, { who, language, theme });
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENTS[theme]);
  await page.addInitScript(watchPainting);
  return page;
}

async function run(reader, { size, theme, language }) {
  const where = `${size.width} ${theme} ${language}`;
  const seen = { texts: 0, screens: 0, faults: 0, low: Infinity, px: Infinity };
  for (const who of new Set(screens.map(each => each.who))) {
    const page = await pageOf(who, { size, theme, language });
    let under;
    for (const screen of screens.filter(each => each.who === who)) {
      const fault = reason => {
        seen.faults++;
        console.log(`${screen.name} ${where}: ${reason}`);
      };
      try {
        if (under !== screen.path) await page.goto(gateway.url + screen.path);
        const found = await measure(
          reader,
          page,
          screen,
          `${screen.name}-${size.width}-${theme}-${language}`,
        );
        if (screen.painted) found.push(...(await measurePainted(reader, page, screen)));
        if (found.length === 0) fault('no text was seen');
        else seen.screens++;
        seen.texts += found.length;
        for (const { words, px, large, low, colour, box, part } of found) {
          const limit = large ? LEAST.large : LEAST.text;
          // Large text counts with two thirds of its contrast, so that the lowest of a run is one number.
          seen.low = Math.min(seen.low, (low / limit) * LEAST.text);
          seen.px = Math.min(seen.px, px);
          if (low < limit || px < SMALLEST_PX - 0.05)
            fault(
              `${low.toFixed(2)}:1, ${px === Infinity ? 'unknown size' : `${px.toFixed(1)} px`}, ${colour} “${words}” at ${Math.round(box.x)},${Math.round(box.y)} of part ${part}`,
            );
        }
        // Escape closes a layer and restores the page; anything else is reloaded.
        if (screen.layer) await page.keyboard.press('Escape');
        under = screen.layer || !screen.open ? screen.path : undefined;
      } catch (error) {
        fault(`not measured: ${String(error).split('\n')[0]}`);
        under = undefined;
      }
    }
    await page.context().close();
  }
  console.log(
    `${where}: ${seen.texts} texts of ${seen.screens} screens, lowest ${seen.low.toFixed(2)}:1, smallest ${seen.px.toFixed(1)} px, ${seen.faults} faults`,
  );
  for (const each of Object.keys(all)) all[each] += seen[each];
}

async function open(page, screen) {
  await page.locator('main').first().waitFor();
  await settle(page);
  await screen.open?.(page);
  await settle(page);
  // Results from a worker appear a moment later, and the model takes the drawing's place: not between two pictures.
  const pending = '.ui-spinner-row, .house-scene[data-state="loading"]';
  await page
    .waitForFunction(query => !document.querySelector(query), pending, { timeout: 20_000 })
    .catch(() => undefined);
  // In software rendering a canvas reaches the screen later than its state says.
  await page.waitForTimeout(screen.painted ? 2000 : 300);
}

/** Shows every control as if the pointer or the focus were on it. */
async function force(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS });
  const forcedPseudoClasses = state === 'focus' ? ['focus', 'focus-visible', 'focus-within'] : [state];
  await Promise.all(
    nodeIds.map(nodeId => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  await settle(page);
}

/** The letters of canvases, which are missing when the page is opened again without them. */
async function measurePainted(reader, page, screen) {
  const shots = [];
  for (const name of ['no letters', '']) {
    await page.evaluate(said => {
      window.name = said;
    }, name);
    await page.goto(gateway.url + screen.path);
    await open(page, screen);
    // R863: a bough lies over a corner of the ring.
    await page.addStyleTag({ content: '.bough { display: none }' });
    shots.push((await page.screenshot()).toString('base64'));
  }
  const [picture, letters] = shots;
  const boxes = await page.evaluate(textBoxes);
  const inks = await page.evaluate(() => [...window.paintedInks]);
  return (await reader.evaluate(otherLetters, { picture, letters, boxes, inks })).map(asText('painted', 0));
}

/** Letters with no text of the DOM, as one. */
function asText(said, part) {
  return ({ words = said, low, px = Infinity, ...box }) => ({
    words,
    px,
    large: px !== Infinity && px >= 24,
    low,
    colour: 'as drawn',
    box,
    part,
  });
}

/** Every text of a screen, one page of its sheet at a time. */
async function measure(reader, page, screen, name) {
  await open(page, screen);
  const measured = new Map();
  for (let at = 0; at < MOST_PAGES; at++) {
    if (at > 0) {
      if (!(await page.evaluate(scrollOn))) break;
      await settle(page);
    }
    if (state) await force(page);
    const shown = await page.screenshot();
    if (pictures) writeFileSync(join(pictures, `${name}-${at}.png`), shown);
    // Pictures let presses through; here every element must report whether it covers another.
    const solid = await page.addStyleTag({ content: '* { pointer-events: auto !important }' });
    const found = await page.evaluate(visibleTexts);
    const boxes = await page.evaluate(textBoxes);
    await solid.evaluate(element => element.remove());
    // The background remains, including shadows of letters, which separate text from the picture.
    const style = await page.addStyleTag({
      content: `*, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important;
          transition: none !important }
        svg text, svg tspan { fill: transparent !important }`,
    });
    const behind = await page.screenshot();
    if (pictures) writeFileSync(join(pictures, `${name}-${at}-behind.png`), behind);
    const [picture, letters] = [behind, shown].map(each => each.toString('base64'));
    await style.evaluate(element => element.remove());
    const texts = await reader.evaluate(contrasts, { picture, letters, found });
    const others = await reader.evaluate(otherLetters, { picture, letters, boxes });
    texts.push(...(await page.evaluate(namesOf, others)).map(asText('letters', at)));
    for (const text of texts) {
      const key = `${text.words} ${text.px.toFixed(1)} ${text.colour}`;
      const before = measured.get(key);
      if (!before || text.low < before.low) measured.set(key, { ...text, part: at });
    }
  }
  return [...measured.values()];
}
