// R681: draws the first picture of the house into `house-paper.webp` and `house-ink.webp`, and the hills behind it, after
// a drawing or its colours have changed: `node apps/web/still/pictures.mjs`.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer, defaultClientConditions } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));
/** Lines are still sharp; without loss the picture would be far larger. */
const QUALITY = 0.6;
/** All of it is soft. */
const HILLS_QUALITY = 0.72;
const conditions = ['@app/source', ...defaultClientConditions];

const server = await createServer({
  configFile: false,
  root: `${HERE}..`,
  logLevel: 'error',
  appType: 'custom',
  plugins: [react()],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@app\//] },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const { renderHouse, STYLES } = await server.ssrLoadModule('/still/house.tsx');
  const css = STYLES.map(file => readFileSync(PACKAGES + file, 'utf8')).join('');
  const drawn = createHash('sha256');
  const page = await browser.newPage();
  for (const theme of ['paper', 'ink']) {
    const svg = renderHouse(theme, css);
    drawn.update(svg);
    const picture = await page.evaluate(draw, [svg, QUALITY]);
    writeFileSync(`${HERE}house-${theme}.webp`, Buffer.from(picture, 'base64'));
  }
  const { hillsPicture } = await server.ssrLoadModule(`${PACKAGES}building/src/season/hillsPicture.ts`);
  drawn.update(hillsPicture());
  const hills = await page.evaluate(draw, [hillsPicture(), HILLS_QUALITY]);
  writeFileSync(`${PACKAGES}scenes/src/ink/styles/hills.webp`, Buffer.from(hills, 'base64'));
  writeFileSync(`${HERE}house.sha256`, `${drawn.digest('hex')}\n`);
} finally {
  await browser.close();
  await server.close();
}

/** Runs in the page. */
async function draw([svg, quality]) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
