import { expect, FILLED, signInAs, speak, test } from './support';

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
});

test("[R171] the page carries the header's policy, for hosts that send none", async ({ request }) => {
  const answer = await request.get('/', { headers: { Accept: 'text/html' } });
  const sent = answer.headers()['content-security-policy']?.split('; ') ?? [];
  const written = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text())?.[1];
  expect(written?.split('; ')).toEqual(sent.filter(part => !part.startsWith('frame-ancestors')));
  expect(sent.join()).not.toContain('unsafe');
});

test('[R150, R170] dialogs, menus and scrolling regions need no style element; a scroll area hides its bar 600 ms after the pointer leaves, and its thumb is never under 18 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/visualization');
  await page.getByRole('button', { name: /Tools/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Layout guide' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page behind a dialog still does not scroll.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
  expect(await page.locator('style').count()).toBe(0);

  await test.step('[R150] a scroll area hides its bar, and its thumb is never under 18 px', async () => {
    const body = page.getByRole('region', { name: 'Layout guide' });
    // As long as a list of thousands: the thumb would be a hair.
    await body.evaluate(region => {
      const long = document.createElement('div');
      long.style.height = '200000px';
      region.firstElementChild?.append(long);
    });
    await body.hover();
    const thumb = page.locator('.ui-dialog .ui-scroll__thumb');
    await expect(thumb).toBeVisible();
    await expect.poll(async () => (await thumb.boundingBox())?.height).toBeGreaterThanOrEqual(18);
    expect((await thumb.boundingBox())?.height).toBeLessThan(30);
    const gone = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const area = document.querySelector('.ui-dialog .ui-scroll');
          area?.addEventListener('pointerleave', () => {
            const left = performance.now();
            const look = () =>
              document.querySelector('.ui-dialog .ui-scroll__bar')
                ? requestAnimationFrame(look)
                : resolve(performance.now() - left);
            look();
          });
          area?.dispatchEvent(new PointerEvent('pointerleave'));
        }),
    );
    // Never sooner; the delay of a busy machine is not part of the rule.
    expect(gone).toBeGreaterThanOrEqual(580);
  });
  expect(await page.locator('style').count()).toBe(0);

  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).overflow))
    .not.toContain('hidden');
});

test('[R171] the page contacts only its own site and the chosen service', async ({ page, faults }) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/\w+\.example\.com\//, route => {
    asked.push(new URL(route.request().url()).hostname);
    const text = { choices: [{ delta: { content: 'By the wall.' }, finish_reason: 'stop' }] };
    return route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      body: `data: ${JSON.stringify(text)}\n\ndata: [DONE]\n\n`,
    });
  });
  const reaches = (host: string) =>
    page.evaluate(
      url =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      `https://${host}/v1`,
    );
  await page.goto('/visualization');
  await page.getByRole('button', { name: /Tools/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Cosmic Messenger' }).click();
  expect(await reaches('mine.example.com')).toBe(false);

  // Testing another service reloads the page under its policy, and continues there.
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await page.getByLabel('Endpoint').fill('https://mine.example.com/v1');
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText('The service answers.')).toBeVisible();
  await expect(page.getByLabel('Endpoint')).toHaveValue('https://mine.example.com/v1');
  expect(await reaches('mine.example.com')).toBe(true);
  expect(await reaches('other.example.com')).toBe(false);

  await page.getByRole('button', { name: 'Back to the conversation' }).click();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Where does the sofa stand?');
  await field.press('Enter');
  await expect(page.getByRole('log').getByText('By the wall.')).toBeVisible();

  // Saving another service reopens the talk, with everything that was said.
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await page.getByLabel('Endpoint').fill('https://other.example.com/v1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => reaches('other.example.com').catch(() => false)).toBe(true);
  await expect(page.getByRole('log').getByText('By the wall.')).toBeVisible();
  expect(await reaches('mine.example.com')).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['mine.example.com', 'other.example.com']));
  // The refusals above are expected.
  for (const fault of faults.splice(0)) expect(fault).toMatch(/connect-src|Content Security Policy/);
});

test('[R149, R164] an address that cannot be decoded shows the 404 page', async ({ page, faults }) => {
  for (const path of ['/%', '/a%00', '/%E0%A4%A']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(/Page not found/);
  }
  // R149 logs the path.
  for (const fault of faults.splice(0)) expect(fault).toMatch(/404/);
});
