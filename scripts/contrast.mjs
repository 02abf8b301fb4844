// `pnpm contrast [screen ...]`: measures every text against the pixels behind it, pictures included, and the size it is
// drawn in, on every screen, sheet, menu and state, scrolled through to its end. Tokens promise contrast on plain paper; text
// also lies on hills, roofs and photos.
// `--from=http://…` measures an app that runs already instead of the built one; `--width=390`, `--theme=ink` and
// `--language=zh` take one width, theme or language alone; `--pictures=folder` keeps what was seen. A line for each run
// tells how many texts there were, and the lowest contrast and smallest size among them. Ends with 1 where a text is under
// its limit, and where a screen could not be opened or showed nothing: a measurement that read nothing proves nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { MOMENTS, prepare, SCREENS, STATES, settle } from './screens/list.mjs';

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
/** Of a sheet's length that is looked at; a longer one repeats itself. */
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

async function serve() {
  const child = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`the gateway did not say where it listens: ${line}`);
  return { process: child, url };
}

async function run(reader, { size, theme, language }) {
  const where = `${size.width} ${theme} ${language}`;
  const seen = { texts: 0, screens: 0, faults: 0, low: Infinity, px: Infinity };
  for (const who of new Set(screens.map(each => each.who))) {
    const context = await browser.newContext({
      viewport: size,
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      // The style below is ours, not the page's.
      bypassCSP: true,
    });
    context.setDefaultTimeout(20_000);
    await prepare(context, gateway.url, { who, language, theme });
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENTS[theme]);
    let under;
    for (const screen of screens.filter(each => each.who === who)) {
      const fault = told => {
        seen.faults++;
        console.log(`${screen.name} ${where}: ${told}`);
      };
      try {
        if (under !== screen.path) await page.goto(gateway.url + screen.path);
        const found = await measure(
          reader,
          page,
          screen,
          `${screen.name}-${size.width}-${theme}-${language}`,
        );
        if (found.length === 0) fault('no text was seen');
        else seen.screens++;
        seen.texts += found.length;
        for (const { words, px, large, low, colour, box, part } of found) {
          const limit = large ? LEAST.large : LEAST.text;
          // Of large text two thirds of its contrast, so that the lowest of a run is one number.
          seen.low = Math.min(seen.low, (low / limit) * LEAST.text);
          seen.px = Math.min(seen.px, px);
          if (low < limit || px < SMALLEST_PX - 0.05)
            fault(
              `${low.toFixed(2)}:1, ${px.toFixed(1)} px, ${colour} “${words}” at ${Math.round(box.x)},${Math.round(box.y)} of part ${part}`,
            );
        }
        // A layer goes away with Escape and leaves the page as it was; anything else is loaded again.
        if (screen.layer) await page.keyboard.press('Escape');
        under = screen.layer || !screen.open ? screen.path : undefined;
      } catch (error) {
        fault(`not measured: ${String(error).split('\n')[0]}`);
        under = undefined;
      }
    }
    await context.close();
  }
  console.log(
    `${where}: ${seen.texts} texts of ${seen.screens} screens, lowest ${seen.low.toFixed(2)}:1, smallest ${seen.px.toFixed(1)} px, ${seen.faults} faults`,
  );
  for (const each of Object.keys(all)) all[each] += seen[each];
}

/** Every text of a screen, a page of its sheet at a time. */
async function measure(reader, page, screen, name) {
  await page.locator('main').first().waitFor();
  await settle(page);
  await screen.open?.(page);
  await settle(page);
  // Results of a worker and drawings of the engine come a moment later.
  await page
    .waitForFunction(() => !document.querySelector('.ui-spinner-row'), undefined, { timeout: 8000 })
    .catch(() => undefined);
  await page.waitForTimeout(300);
  const measured = new Map();
  for (let at = 0; at < MOST_PAGES; at++) {
    if (at > 0) {
      if (!(await page.evaluate(scrollOn))) break;
      await settle(page);
    }
    const shown = await page.screenshot();
    if (pictures) writeFileSync(join(pictures, `${name}-${at}.png`), shown);
    // Pictures let presses through; here everything is asked what lies over what.
    const solid = await page.addStyleTag({ content: '* { pointer-events: auto !important }' });
    const found = await page.evaluate(visibleTexts);
    await solid.evaluate(element => element.remove());
    // Only the ground is left: shadows of letters stay, since they separate text from picture.
    const style = await page.addStyleTag({
      content: `*, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important;
          transition: none !important }
        svg text, svg tspan { fill: transparent !important }`,
    });
    const behind = await page.screenshot();
    if (pictures) writeFileSync(join(pictures, `${name}-${at}-behind.png`), behind);
    const [picture, letters] = [behind, shown].map(each => each.toString('base64'));
    await style.evaluate(element => element.remove());
    for (const text of await reader.evaluate(contrasts, { picture, letters, found })) {
      const key = `${text.words} ${text.px.toFixed(1)} ${text.colour}`;
      const before = measured.get(key);
      if (!before || text.low < before.low) measured.set(key, { ...text, part: at });
    }
  }
  return [...measured.values()];
}

/** Runs in the page: turns everything that scrolls down by most of what is seen of it; false where nothing did. */
function scrollOn() {
  const root =
    [...document.querySelectorAll('[role="dialog"]')].filter(each => each.checkVisibility()).at(-1) ??
    document.body;
  const scrollers = [document.scrollingElement, root, ...root.querySelectorAll('*')].filter(
    each =>
      each === document.scrollingElement ||
      (each.scrollHeight > each.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(each).overflowY)),
  );
  let moved = false;
  for (const each of scrollers) {
    const before = each.scrollTop;
    each.scrollTo({ top: before + Math.max(60, each.clientHeight * 0.8), behavior: 'instant' });
    moved ||= each.scrollTop > before + 1;
  }
  return moved;
}

/** Runs in the page: every text that is seen, with its colour, box and drawn size. */
function visibleTexts() {
  const found = [];
  const isSeen = element =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // 1.4.3 excepts controls that are off.
    !element.closest('.ui-hidden, [hidden], :disabled, [aria-disabled="true"], title, option, noscript');
  /** The part of a box left visible by its scrollers and frames. */
  const cut = (element, { left, top, right, bottom }) => {
    let box = { left, top, right, bottom };
    for (let up = element; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (
        (overflowX !== 'visible' || overflowY !== 'visible') &&
        up !== document.documentElement &&
        up !== document.body
      ) {
        const frame = up.getBoundingClientRect();
        box = {
          left: Math.max(box.left, frame.left),
          top: Math.max(box.top, frame.top),
          right: Math.min(box.right, frame.right),
          bottom: Math.min(box.bottom, frame.bottom),
        };
      }
      if (position === 'fixed') break;
    }
    return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  };
  /** Whether something that cannot be seen through lies over a point of it. */
  const isCovered = (element, at) => {
    for (const over of document.elementsFromPoint(...at)) {
      if (over === element || over.contains(element) || element.contains(over)) return false;
      if (over instanceof SVGElement) continue;
      const { backgroundColor, opacity } = getComputedStyle(over);
      const [, old, now] = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(backgroundColor) ?? [];
      if (Number(opacity) * Number(old ?? now ?? 1) > 0.5) return true;
    }
    return false;
  };
  const add = (element, words, whole, style, colour) => {
    const box = cut(element, whole);
    // Text cut off by the edge of a sheet is read a page later.
    if (box.width < 2 || box.height < Math.max(2, whole.height * 0.8)) return;
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const onPage = [0.1, 0.5, 0.9].map(part => [box.x + box.width * part, middle[1]]);
    if (onPage.some(([x, y]) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)) return;
    if (onPage.some(at => isCovered(element, at))) return;
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : undefined;
    let opacity = 1;
    for (let up = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const px = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const bold = Number(style.fontWeight) >= 700;
    found.push({
      words: words.slice(0, 40),
      colour,
      opacity,
      px,
      large: px >= 24 || (bold && px >= 18.66),
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    });
  };
  // Text behind an open dialog is not read; a veil dims it.
  const root =
    [...document.querySelectorAll('[role="dialog"]')].filter(each => each.checkVisibility()).at(-1) ??
    document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (words === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const colour = element instanceof SVGElement ? style.fill : style.color;
    // A line at a time: the box around several lines holds what no letter lies on.
    for (const line of range.getClientRects()) add(element, words, line, style, colour);
  }
  for (const field of root.querySelectorAll('input, textarea')) {
    const words = field.value || field.placeholder;
    if (
      !words ||
      !isSeen(field) ||
      !field.matches(
        'textarea, :not([type]), [type="text"], [type="search"], [type="email"], [type="number"], [type="url"], [type="tel"]',
      )
    )
      continue;
    const style = getComputedStyle(field, field.value ? undefined : '::placeholder');
    add(field, words, field.getBoundingClientRect(), style, style.color);
  }
  return found;
}

/**
 * Runs in a blank page: the contrast that all but a tenth of the pixels behind each text reach. A text of which no pixel
 * goes when letters do is not seen: something lies over it, or cuts it off.
 */
async function contrasts({ picture, letters, found }) {
  /** Pixels round a letter that part it from its ground. */
  const AROUND = 1;
  const [pen, shown] = await Promise.all(
    [picture, letters].map(async base64 => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return context;
    }),
  );
  const { canvas } = pen;
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = rgb => {
    const [r, g, b] = rgb.map(value =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return found.flatMap(text => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = text.colour;
    probe.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = probe.getImageData(0, 0, 1, 1).data;
    const alpha = (a / 255) * text.opacity;
    const x = Math.max(0, Math.floor(text.box.x));
    const y = Math.max(0, Math.floor(text.box.y));
    const width = Math.max(1, Math.min(canvas.width - x, Math.ceil(text.box.width)));
    const height = Math.max(1, Math.min(canvas.height - y, Math.ceil(text.box.height)));
    const { data } = pen.getImageData(x, y, width, height);
    const { data: inked } = shown.getImageData(x, y, width, height);
    // Behind a letter and round it: the corners of a turned line, and the border above it, are nothing's ground.
    const ground = new Set();
    const rows = new Set();
    for (let i = 0; i < width * height; i++) {
      const differs = [0, 1, 2].some(channel => Math.abs(data[4 * i + channel] - inked[4 * i + channel]) > 8);
      if (!differs) continue;
      const [column, row] = [i % width, Math.floor(i / width)];
      rows.add(row);
      for (let dy = -AROUND; dy <= AROUND; dy++)
        for (let dx = -AROUND; dx <= AROUND; dx++)
          if (column + dx >= 0 && column + dx < width && row + dy >= 0 && row + dy < height)
            ground.add((row + dy) * width + column + dx);
    }
    const isDrawn = rows.size >= Math.min(height, text.px) * 0.3;
    const ratios = [];
    for (const i of isDrawn ? ground : Array.from({ length: width * height }, (_, at) => at)) {
      const behind = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
      const ink = [r, g, b].map((value, channel) => value * alpha + behind[channel] * (1 - alpha));
      const [one, two] = [light(ink), light(behind)];
      ratios.push((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05));
    }
    ratios.sort((p, q) => p - q);
    // Letters in the colour of their ground change no pixel either.
    if (!isDrawn && ratios[Math.floor(ratios.length * 0.9)] > 1.2) return [];
    return [{ ...text, low: ratios[Math.floor(ratios.length * 0.1)] }];
  });
}
