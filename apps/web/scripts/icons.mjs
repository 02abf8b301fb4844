// Draws the app's icons from public/icon.svg: `node apps/web/scripts/icons.mjs`. Run it when the seal changes.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.mjs';

const folder = new URL('../public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
const SEAL = '#B23A2B';

/** `seal` is the seal's share of the side; systems crop maskable icons to a circle of 80 %. */
const ICONS = [
  { name: 'icon-192.png', side: 192, seal: 1, ground: 'transparent' },
  { name: 'icon-512.png', side: 512, seal: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', side: 512, seal: 0.76, ground: SEAL },
  { name: 'apple-touch-icon.png', side: 180, seal: 0.9, ground: SEAL },
  // Asked for by browsers beside a page without a link to its icon, such as robots.txt.
  { name: 'favicon.ico', side: 32, seal: 1, ground: 'transparent' },
];

/** An ICO file of one picture: a header of 6 bytes, an entry of 16, then the PNG. */
function icoOf(png, side) {
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1], // an icon
    [4, 1], // of one picture
    [10, 1], // colour planes
    [12, 32], // bits a pixel
  ])
    head.writeUInt16LE(value, at);
  head[6] = side;
  head[7] = side;
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
for (const { name, side, seal, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}` +
      `svg{width:${seal * 100}%;height:${seal * 100}%}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(name, folder), name.endsWith('.ico') ? icoOf(png, side) : png);
  await page.close();
}
await browser.close();
console.log(`Drew ${ICONS.map(({ name }) => name).join(', ')}.`);
