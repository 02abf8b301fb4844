// `pnpm walks`: a newcomer's ways to a flat of two bedrooms on the plan desk, as two sheets of pictures of the built app:
// by template and by tracing, each by mouse, by touch and by keyboard. The captions count what was pressed.
import { statSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { MOMENTS, prepare, settle } from './screens/list.mjs';
import { serve } from './screens/serve.mjs';

const BUDGET_KB = 400;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The flat on the picture, in metres: rooms as left, top, right, bottom; doors and windows by their middles. */
const ROOMS = [
  ['living', 'l', 3.6, 0, 7.2, 8.4],
  ['bathroom', 'bat', 0, 0, 3.6, 3.2],
  ['bedroom', 'be', 0, 3.2, 3.6, 8.4],
  ['kitchen', 'k', 7.2, 0, 10.2, 3.6],
  ['bedroom', 'be', 7.2, 3.6, 10.2, 8.4],
];
const OPENINGS = [
  ['main-door', 'f', [[5.25, 0]]],
  [
    'door',
    'd',
    [
      [3.6, 2.4],
      [3.6, 3.9],
      [7.2, 2.8],
      [7.2, 4.4],
    ],
  ],
  [
    'window',
    'w',
    [
      [0, 6.15],
      [0, 1.5],
      [10.2, 6],
      [10.2, 1.6],
      [5.4, 8.4],
    ],
  ],
];
const THINGS = [
  ['double-bed', 'do', [[1.15, 6.1]]],
  ['stove', 'st', [[9.8, 1.4]]],
];
/** Millimetres by arrow, with the key held. */
const STEPS = [
  [5000, 'Control+'],
  [500, 'Shift+'],
  [50, ''],
];

const { process: app, url } = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const picture = await agentsSheet();
  for (const [name, way] of [
    ['template', byTemplate],
    ['tracing', page => byTracing(page, picture)],
  ]) {
    const rows = [];
    for (const hand of ['mouse', 'touch', 'keyboard']) rows.push(await walk(hand, way));
    await mount(`docs/screens/walk-${name}.jpg`, name, rows);
  }
} finally {
  await browser.close();
  app.kill();
}

/** One walk from nothing to the flat: its pictures and what it took. */
async function walk(hand, way) {
  const isTouch = hand === 'touch';
  const context = await browser.newContext({
    viewport: isTouch ? PHONE : DESK,
    hasTouch: isTouch,
    isMobile: isTouch,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepare(context, url, { who: 'settled', language: 'en', theme: isTouch ? 'ink' : 'paper' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.clock.setFixedTime(MOMENTS.paper);
  await page.goto(`${url}/visualization?view=plan`);
  await settle(page);
  const taken = { hand, acts: 0, pictures: [], page };
  await way(taken);
  await context.close();
  return taken;
}

async function take(walk, words) {
  await settle(walk.page);
  const picture = await walk.page.screenshot({ type: 'jpeg', quality: 90 });
  walk.pictures.push({ words: `${words} (${walk.acts})`, picture });
}

async function byTemplate(walk) {
  const { page, hand } = walk;
  await take(walk, 'Nothing yet');
  const card = page.locator('.plan-card', { hasText: 'Two bedrooms' });
  if (hand === 'keyboard') {
    await tabTo(walk, '.plan-card :focus');
    await keys(walk, 'ArrowRight', 'ArrowRight');
    await take(walk, 'A template');
    await keys(walk, 'Enter');
  } else {
    await press(walk, card);
    await take(walk, 'A template');
    await press(walk, page.getByRole('button', { name: 'Start with this plan' }));
  }
  await page.locator('.draw-sheet').waitFor();
  await take(walk, 'Doors, windows, beds, stove');
}

async function byTracing(walk, picture) {
  const { page } = walk;
  const asked = page.waitForEvent('filechooser');
  await press(walk, page.getByRole('button', { name: /^Trace over a picture/ }));
  await (await asked).setFiles({ name: 'flat.png', mimeType: 'image/png', buffer: picture });
  await page.locator('.draw-sheet image').waitFor();
  await take(walk, 'The picture');
  await press(walk, page.getByRole('button', { name: 'Known length' }));
  await point(walk, [0, 8.4]);
  await point(walk, [10.2, 8.4]);
  await page.getByLabel('This length is').waitFor();
  await take(walk, 'A known length');
  // R711: its field has the focus.
  await keys(walk, ...'10.2', 'Enter');
  for (const [kind, letters, left, top, right, bottom] of ROOMS) {
    await choose(walk, 'Draw a room', kind, letters);
    // R891: a finger that taps its corners turns the fixed cross off, once.
    const cross = page.getByRole('button', { name: 'Fixed cross', pressed: true });
    if (walk.hand === 'touch' && (await cross.count()) > 0) await press(walk, cross);
    for (const at of [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ])
      await point(walk, at);
    if (walk.hand === 'keyboard') await keys(walk, 'Enter');
    else await point(walk, [left, top]);
    if (kind === 'living') await take(walk, 'The first room');
  }
  await take(walk, 'Five rooms');
  for (const [kind, letters, places] of OPENINGS) {
    await choose(walk, 'Door, window', kind, letters);
    for (const at of places) await point(walk, at);
  }
  for (const [kind, letters, places] of THINGS) {
    await choose(walk, 'Place a thing', kind, letters);
    for (const at of places) await point(walk, at);
  }
  const rooms = await page.locator('.room-list__head').allTextContents();
  const doors = rooms.filter(room => /doors [1-9]\D+windows 1/.test(room));
  if (doors.length < ROOMS.length) throw new Error(`${walk.hand}: ${rooms.join(' | ')}`);
  await take(walk, 'Doors, windows, bed, stove');
}

/** Presses a control with the walk's own hand. */
async function press(walk, control) {
  if (walk.hand === 'keyboard') {
    const wanted = await control.elementHandle();
    await tabTo(walk, wanted);
    await keys(walk, 'Enter');
    return;
  }
  walk.acts += 1;
  await (walk.hand === 'touch' ? control.tap() : control.click());
}

/** Chooses in a list: by keyboard its first letters are typed, and Enter takes it. */
async function choose(walk, label, value, letters) {
  const list = walk.page.getByRole('combobox', { name: label, exact: true });
  if (walk.hand === 'keyboard') {
    await tabTo(walk, await list.elementHandle());
    await keys(walk, ...letters, 'Enter');
  } else {
    walk.acts += 2;
    await list.selectOption(value);
  }
}

/** A point of the flat, in metres, on the picture under the plan. */
async function point(walk, [x, y]) {
  const { page, hand } = walk;
  const picture = page.locator('.draw-sheet image');
  const [u, v] = [100 + x * 100, 100 + y * 100];
  if (hand !== 'keyboard') {
    const { a, d, e, f } = await picture.evaluate(of => {
      const { a, d, e, f } = of.getScreenCTM();
      return { a, d, e, f };
    });
    walk.acts += 1;
    await (hand === 'touch'
      ? page.touchscreen.tap(a * u + e, d * v + f)
      : page.mouse.click(a * u + e, d * v + f));
    return;
  }
  await tabTo(walk, await page.locator('.draw-sheet').elementHandle());
  const cross = page.locator('.point-layer__cross');
  if ((await cross.count()) === 0) await keys(walk, 'ArrowRight');
  const to = await picture.evaluate(
    (of, [u, v]) => {
      const { a, d, e, f } = of.transform.baseVal.consolidate().matrix;
      return [a * u + e, d * v + f];
    },
    [u, v],
  );
  const drawn = (await cross.first().getAttribute('d')).match(/-?[\d.]+/g).map(Number);
  // `M left y h width M x top v height`.
  const at = [drawn[3], drawn[1]];
  for (const [axis, back, ahead] of [
    [0, 'ArrowLeft', 'ArrowRight'],
    [1, 'ArrowUp', 'ArrowDown'],
  ]) {
    let rest = to[axis] - at[axis];
    for (const [step, held] of STEPS) {
      const times = step === 50 ? Math.round(rest / step) : Math.trunc(rest / step);
      rest -= times * step;
      for (let i = 0; i < Math.abs(times); i += 1) await keys(walk, held + (times < 0 ? back : ahead));
    }
  }
  await keys(walk, ' ');
}

async function keys(walk, ...all) {
  for (const key of all) await walk.page.keyboard.press(key);
  walk.acts += walk.hand === 'keyboard' ? all.length : 1;
}

/** Tab, or Shift and Tab where that is nearer, until the element has the focus. */
async function tabTo(walk, wanted) {
  const isThere = () =>
    typeof wanted === 'string'
      ? walk.page.locator(wanted).count().then(Boolean)
      : wanted.evaluate(of => of === document.activeElement);
  if (await isThere()) return;
  const isBefore =
    typeof wanted !== 'string' &&
    (await wanted.evaluate(of => (document.activeElement.compareDocumentPosition(of) & 2) !== 0));
  for (let i = 0; i < 70; i += 1) {
    await keys(walk, isBefore ? 'Shift+Tab' : 'Tab');
    if (await isThere()) return;
  }
  throw new Error('the focus does not get there');
}

/** A drawing as an agent gives it, 100 px a metre within 100 px of paper. */
async function agentsSheet() {
  const page = await browser.newPage({ viewport: { width: 1220, height: 1040 } });
  const walls = ROOMS.map(
    ([kind, , l, t, r, b]) =>
      `<rect x="${l}" y="${t}" width="${r - l}" height="${b - t}"/><text x="${(l + r) / 2 - 0.6}" y="${(t + b) / 2 + 1}">${kind.toUpperCase()}</text>`,
  );
  const holes = OPENINGS.flatMap(([, , places]) => places).map(([x, y]) =>
    y === 0 || y === 8.4 ? `<path d="M${x - 0.5} ${y}h1"/>` : `<path d="M${x} ${y - 0.4}v.8"/>`,
  );
  await page.setContent(`<body style="margin:0"><svg width="1220" height="1040" viewBox="-1 -1 12.2 10.4"
    fill="none" stroke="#333" stroke-width=".2"><style>text{font:.26px sans-serif;fill:#666;stroke:none}
    path{stroke:#fff;stroke-width:.14}</style>${walls.join('')}${holes.join('')}</svg>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function mount(path, name, rows) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 400 } });
  const figures = ({ hand, acts, pictures }) =>
    `<h2>By ${hand}: ${acts} ${hand === 'keyboard' ? 'key presses' : 'presses'}</h2><div>${pictures
      .map(
        ({ words, picture }) =>
          `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${words}</figcaption></figure>`,
      )
      .join('')}</div>`;
  await page.setContent(`<!doctype html><style>body{margin:0;padding:32px;background:#ece4d5;color:#1b1e22;font:15px/1.3 serif}
    h1,h2{margin:0 0 12px;font-weight:400}h2{margin-top:24px;font-size:20px}div{display:flex;gap:12px}
    figure{margin:0}img{display:block;height:${name === 'tracing' ? 186 : 290}px;box-shadow:0 0 0 1px #d6cbb7}figcaption{padding-top:6px;color:#4b4841}
    </style><h1>From nothing to a flat of two bedrooms, by ${name}</h1>${rows.map(figures).join('')}`);
  for (let quality = 86; quality >= 40; quality -= 6) {
    writeFileSync(path, await page.screenshot({ fullPage: true, type: 'jpeg', quality }));
    if (statSync(path).size <= BUDGET_KB * 1024) break;
  }
  await page.close();
  const kb = Math.round(statSync(path).size / 1024);
  if (kb > BUDGET_KB) throw new Error(`${path} has ${kb} KB, over its ${BUDGET_KB}`);
  console.log(`${path} ${kb} KB: ${rows.map(({ hand, acts }) => `${hand} ${acts}`).join(', ')}`);
}
