import { expect, FILLED, signInAs, speak, test } from './support';

test('[R150] a scroll area hides its bar 600 ms after the pointer leaves, and its thumb is never under 18 px', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/visualization');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('button', { name: /Layout guide/ }).click();
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
