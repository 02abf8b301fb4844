import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';
import { badLinks } from './site.mjs';

it('[R454] pages of the site link to one another only by relative paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    mkdirSync(join(folder, 'api'));
    // It exists, but only for a site at the root of its host.
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/x.js'), '');
    const fine = '<a href="api/a.html#x">a</a> <a href="https://example.org/">out</a> <link href="data:,">';
    writeFileSync(
      join(folder, 'index.html'),
      `${fine} <script src="/assets/x.js"></script> <a href="gone.html">`,
    );
    writeFileSync(join(folder, 'api/a.html'), '<a href="../index.html">home</a> <a href="?q=1">here</a>');
    expect(badLinks(folder)).toEqual(['index.html -> /assets/x.js', 'index.html -> gone.html']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const executablePath = findChromium();
describe.skipIf(!executablePath)('[R454] the built playgrounds', () => {
  const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const root = fileURLToPath(new URL('../apps/playgrounds', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'playgrounds-'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    try {
      const body = readFileSync(join(folder, pathname));
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  let browser;
  beforeAll(async () => {
    const configFile = join(root, 'vite.config.ts');
    await build({ root, configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    await new Promise(done => server.listen(0, '127.0.0.1', done));
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(readdirSync(root).filter(name => name.endsWith('.html')))(
    '%s shows something for any choice, without a fault',
    async name => {
      const page = await browser.newPage();
      const faults = [];
      page.on('pageerror', error => faults.push(error.message));
      await page.goto(`http://127.0.0.1:${server.address().port}/${name}`);
      const stage = page.locator('#stage');
      const isDrawn = () => expect.poll(() => stage.locator('svg, canvas, dl').count()).toBeGreaterThan(0);
      await isDrawn();
      for (const choice of await page.locator('select').all()) {
        for (const value of await choice.locator('option').allTextContents()) {
          await choice.selectOption(value);
          await isDrawn();
        }
      }
      for (const range of await page.locator('input[type=range]').all()) {
        await range.press('Home');
        await range.press('End');
        await isDrawn();
      }
      expect(faults).toEqual([]);
      await page.close();
    },
    30_000,
  );
});
