// `pnpm contrast [screen ...]`: measures every visible text against the pixels behind it, pictures included, and the size it is
// drawn in. Tokens promise contrast on plain paper; text also lies on hills, roofs and photos.
// `--from=http://…` measures an app that runs already instead of the built one; `--width=390`, `--theme=ink` and
// `--language=zh` take one width, theme or language alone. Ends with 1 where a text is under its limit, and where a screen
// could not be opened or showed nothing: a measurement that read nothing proves nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { MOMENTS, prepare, SCREENS, settle } from './screens/list.mjs';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** WCAG 2.2, 1.4.3: large text from 24 px, or bold from 18.66 px. */
const LEAST = { text: 4.5, large: 3 };
const SMALLEST_PX = 11;

const flag = name =>
  process.argv
    .find(word => word.startsWith(`--${name}=`))
    ?.split('=')
    .slice(1)
    .join('=');
const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const unknown = names.filter(each => !SCREENS.some(({ name }) => name === each));
if (unknown.length > 0) {
  console.error(`no such screen: ${unknown.join(', ')}`);
  process.exit(1);
}
const from = flag('from');
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
const only = (all, wanted) => (wanted === undefined ? all : all.filter(each => String(each) === wanted));
const widths = only(
  SIZES.map(({ width }) => width),
  flag('width'),
);
const themes = only(Object.keys(MOMENTS), flag('theme'));
const languages = only(['en', 'zh'], flag('language'));

const gateway = from ? { url: from } : await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
let texts = 0;
let faults = 0;
let screensRead = 0;
try {
  const reader = await browser.newPage();
  for (const size of SIZES.filter(({ width }) => widths.includes(width)))
    for (const theme of themes)
      for (const language of languages)
        for (const screen of screens) await measure(reader, screen, { size, theme, language });
} finally {
  await browser.close();
  gateway.process?.kill();
}
console.log(`${texts} texts of ${screensRead} screens measured, ${faults} faults`);
process.exitCode = faults > 0 || texts === 0 ? 1 : 0;

async function serve() {
  const child = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`the gateway did not say where it listens: ${line}`);
  return { process: child, url };
}

async function measure(reader, screen, { size, theme, language }) {
  const where = `${screen.name} ${size.width} ${theme} ${language}`;
  const fault = told => {
    faults++;
    console.log(`${where}: ${told}`);
  };
  const context = await browser.newContext({
    viewport: size,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The style below is ours, not the page's.
    bypassCSP: true,
  });
  context.setDefaultTimeout(20_000);
  try {
    await prepare(context, gateway.url, { who: screen.who, language, theme });
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENTS[theme]);
    await page.goto(gateway.url + screen.path);
    await page.locator('main').first().waitFor();
    await settle(page);
    await screen.open?.(page);
    await settle(page);
    await page.waitForTimeout(600);
    const found = await page.evaluate(visibleTexts);
    if (found.length === 0) return fault('no text was seen');
    // What is left is what lies behind: shadows of letters stay, since they are there to part text from picture.
    await page.addStyleTag({
      content: `*, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important }
        svg text, svg tspan { fill: transparent !important }`,
    });
    const picture = (await page.screenshot()).toString('base64');
    const measured = await reader.evaluate(contrasts, { picture, found });
    screensRead++;
    texts += measured.length;
    for (const { words, px, large, low, colour } of measured) {
      const limit = large ? LEAST.large : LEAST.text;
      if (low < limit || px < SMALLEST_PX)
        fault(`${low.toFixed(2)}:1, ${px.toFixed(1)} px, ${colour} “${words}”`);
    }
  } catch (error) {
    fault(`not measured: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

/** Runs in the page: every text that is seen, with its colour, box and drawn size. */
function visibleTexts() {
  const found = [];
  const isSeen = element =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // 1.4.3 excepts controls that are off.
    !element.closest('.ui-hidden, [hidden], :disabled, [aria-disabled="true"], title, option, noscript');
  /** What of a box its scrollers and frames leave to see. */
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
  const add = (element, words, whole, style, colour) => {
    const box = cut(element, whole);
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width < 2 || box.height < 2 || middle[0] < 0 || middle[1] < 0) return;
    if (middle[0] >= innerWidth || middle[1] >= innerHeight) return;
    const top = document.elementFromPoint(...middle);
    // Pictures let presses through: there the first thing that takes them lies below.
    if (style.pointerEvents !== 'none' && top && !top.contains(element) && !element.contains(top)) return;
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
  // What lies behind an open dialog is not read; a veil dims it.
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

/** Runs in a blank page: the contrast that all but a tenth of the pixels behind each text reach. */
async function contrasts({ picture, found }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = rgb => {
    const [r, g, b] = rgb.map(value =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return found.map(text => {
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
    const ratios = [];
    for (let i = 0; i < data.length; i += 4) {
      const ground = [data[i], data[i + 1], data[i + 2]];
      const ink = [r, g, b].map((value, channel) => value * alpha + ground[channel] * (1 - alpha));
      const [one, two] = [light(ink), light(ground)];
      ratios.push((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05));
    }
    ratios.sort((p, q) => p - q);
    return { ...text, low: ratios[Math.floor(ratios.length * 0.1)] };
  });
}
