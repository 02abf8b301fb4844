// `pnpm contrast [screen ...]`: measures every visible text against the pixels behind it, pictures included, and the size it is
// drawn in. Tokens promise contrast on plain paper; text also lies on hills, roofs and photos.
// `--from=http://…` measures an app that runs already instead of the built one. Ends with 1 where a text is under its limit.
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

const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const from = process.argv.find(word => word.startsWith('--from='))?.slice('--from='.length);
const screens = SCREENS.filter(({ name }) => (names.length > 0 ? names.includes(name) : true));

const gateway = from ? { url: from } : await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
let texts = 0;
let faults = 0;
try {
  for (const size of SIZES) for (const theme of Object.keys(MOMENTS)) await measureAll(size, theme);
} finally {
  await browser.close();
  gateway.process?.kill();
}
console.log(`${texts} texts measured, ${faults} under their limit`);
process.exitCode = faults > 0 ? 1 : 0;

async function serve() {
  const child = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`the gateway did not say where it listens: ${line}`);
  return { process: child, url };
}

async function measureAll(viewport, theme) {
  const reader = await browser.newPage();
  for (const screen of screens) {
    const options = {
      viewport,
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    };
    const context = await browser.newContext(options);
    await prepare(context, gateway.url, { who: screen.who, language: 'en', theme });
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENTS[theme]);
    await page.goto(gateway.url + screen.path);
    await settle(page);
    await screen.open?.(page);
    await settle(page);
    await page.waitForTimeout(600);
    const found = await page.evaluate(visibleTexts);
    // What is left is what lies behind: shadows of letters stay, since they are there to part text from picture.
    await page.addStyleTag({
      content:
        '*, ::placeholder { -webkit-text-fill-color: transparent !important } svg text, svg tspan { fill: transparent !important }',
    });
    const behind = (await page.screenshot()).toString('base64');
    const measured = await reader.evaluate(contrasts, { picture: behind, found });
    for (const { words, px, large, low } of measured) {
      texts++;
      const limit = large ? LEAST.large : LEAST.text;
      if (low >= limit && px >= SMALLEST_PX) continue;
      faults++;
      console.log(
        `${screen.name} ${viewport.width} ${theme}: ${low.toFixed(2)}:1, ${px.toFixed(1)} px  “${words}”`,
      );
    }
    await context.close();
  }
  await reader.close();
}

/** Runs in the page: every text that is seen, with its colour, box and drawn size. */
function visibleTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (words === '' || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    // 1.4.3 excepts controls that are off.
    if (element.closest('.ui-hidden, [hidden], :disabled, [aria-disabled="true"], title, option, noscript'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width < 2 || box.height < 2 || middle[0] < 0 || middle[1] < 0) continue;
    if (middle[0] >= innerWidth || middle[1] >= innerHeight) continue;
    const top = document.elementFromPoint(...middle);
    const style = getComputedStyle(element);
    // Pictures let presses through: there the first thing that takes them lies below.
    if (style.pointerEvents !== 'none' && top && !top.contains(element) && !element.contains(top)) continue;
    const inSvg = element instanceof SVGElement;
    const scale = inSvg ? Math.hypot(element.getScreenCTM?.()?.a ?? 1, element.getScreenCTM?.()?.b ?? 0) : 1;
    let opacity = 1;
    for (let up = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const px = Number.parseFloat(style.fontSize) * scale;
    const bold = Number(style.fontWeight) >= 700;
    found.push({
      words: words.slice(0, 40),
      colour: inSvg ? style.fill : style.color,
      opacity,
      px,
      large: px >= 24 || (bold && px >= 18.66),
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    });
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
