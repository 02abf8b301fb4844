// Draws the app's icons from public/icon.svg: `node apps/web/scripts/icons.mjs`. Run it when the seal changes.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
for (const { name, side, seal, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}` +
      `svg{width:${seal * 100}%;height:${seal * 100}%}</style>${svg}`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
console.log(`Drew ${ICONS.map(({ name }) => name).join(', ')}.`);
