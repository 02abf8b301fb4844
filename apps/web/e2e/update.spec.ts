import { createServer, get } from 'node:http';
import { expect, FILLED, signInAs, speak, test } from './support';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

/** The app behind a test server that can deploy: from then on the worker's script differs. */
async function serveDeployable(origin: string) {
  let suffix = '';
  const server = createServer(({ url = '/', headers: asked }, response) => {
    const isWorker = url === '/sw.js';
    const headers = {
      accept: asked.accept ?? '*/*',
      // Everything else is passed on as compressed: four megabytes are cached here.
      'accept-encoding': isWorker ? 'identity' : (asked['accept-encoding'] ?? 'identity'),
    };
    get(new URL(url, origin), { headers }, answer => {
      response.statusCode = answer.statusCode ?? 502;
      for (const name of ['content-type', 'content-encoding']) {
        const value = answer.headers[name];
        if (value) response.setHeader(name, value);
      }
      response.setHeader('cache-control', 'no-cache');
      answer.pipe(response, { end: false });
      answer.on('end', () => response.end(isWorker ? suffix : ''));
    });
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      suffix = '\n// another version';
    },
    close: () => server.close(),
  };
}

test('[R250] a new version announces itself, waits for consent, even over a dialog, and loses no draft', async ({
  page,
  context,
  baseURL,
}) => {
  const app = await serveDeployable(baseURL ?? '');
  await speak(context, app.url, 'en');
  await signInAs(context, app.url, FILLED);
  await page.goto(`${app.url}/user-info`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  if ((await name.count()) === 0) await page.getByRole('button', { name: /Add (a )?resident/i }).click();
  await name.fill('Lin Yue the younger');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));

  app.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const reload = page.getByRole('button', { name: 'Reload now' });
  await expect(reload).toBeVisible({ timeout: 60_000 });
  // It waits: the same page is open, with its typed text.
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Alt+t');
  await reload.focus();
  await expect(reload).toBeFocused();
  await reload.click();
  await page.waitForFunction(() => !('sameVisit' in window));
  await expect(name).toHaveValue('Lin Yue the younger');
  app.close();
});
