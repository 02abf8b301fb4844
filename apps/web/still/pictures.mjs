// R681: draws the first picture of the house into `house-paper.webp` and `house-ink.webp`, after its drawing or its
// colours have changed: `node apps/web/still/pictures.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer, defaultClientConditions } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));
const STYLES = [
  'ui/src/tokens/colour.css',
  ...['ink', 'styles/house', 'styles/compass'].map(name => `scenes/src/ink/${name}.css`),
];
/** Blurred by nothing on a phone, and a fifth of what the same picture weighs without loss. */
const QUALITY = 0.6;
const conditions = ['@app/source', ...defaultClientConditions];

const css = STYLES.map(file => readFileSync(PACKAGES + file, 'utf8'))
  .join('')
  .replaceAll(/@import[^;]{1,80};/g, '');
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
  const { renderHouse } = await server.ssrLoadModule('/still/house.tsx');
  const page = await browser.newPage();
  for (const theme of ['paper', 'ink']) {
    const picture = await page.evaluate(draw, [renderHouse(theme, css), QUALITY]);
    writeFileSync(`${HERE}house-${theme}.webp`, Buffer.from(picture, 'base64'));
  }
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
