import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { all, aroundEachScreen, DEEP, openScreen, resize } from '../testing/screens';

aroundEachScreen();

const WIDTHS = [1280, 768, 390, 320] as const;
const toast = '.ui-toast';
const dismiss = () => all(`${toast} button`).at(-1)!;

/** Controls and texts covered by a toast, by their words: empty once the page is at rest. */
function covered() {
  // While a menu is open, only its items and its close control.
  const controls = document.querySelector('[role="menu"]')
    ? '[role^="menuitem"], [aria-haspopup="menu"][aria-expanded="true"]'
    : 'a[href], button, input, select, textarea';
  const toasts = all(toast).map(each => each.getBoundingClientRect());
  if (toasts.length === 0) return ['no toast'];
  return all(controls)
    .filter(
      control =>
        !control.closest('.ui-toasts, .ui-hidden, [aria-hidden="true"], .sb-wrapper') &&
        getComputedStyle(control).pointerEvents !== 'none' &&
        control.checkVisibility(),
    )
    .filter(control => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return toasts.some(
        each => left < each.right && each.left < right && top < each.bottom && each.top < bottom,
      );
    })
    .map(control => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
}

async function isClear(hold: () => void = () => dismiss().focus(), where = '') {
  for (const width of WIDTHS) {
    await resize(width, width < 768 ? 844 : 720);
    // A toast with the focus stays.
    hold();
    await expect.poll(covered, { message: `at ${width} px${where}` }).toEqual([]);
  }
  await resize(WIDTHS[0], 720);
}
/** In the language of the page, then in the other, which stays. */
async function isClearInBoth(other: string) {
  await isClear();
  await page.getByRole('button', { name: other, exact: true }).click();
  await isClear();
}
const withMovement = () => commands.emulateMedia({ reducedMotion: null });

test('[R250] a toast covers no control, at any width and in both languages, and changes language with the page', async () => {
  await withMovement();
  // Redirected: the toast is on the page the guard leads to.
  const { router } = await openScreen('/visualization');
  expect(router.state.location.pathname).toBe('/');
  await expect.element(page.css(toast)).toHaveTextContent('Please sign in first');
  await isClearInBoth('中文');
  expect(all(`${toast} p`).map(each => each.textContent)).toEqual(['请先登录']);
  dismiss().click();
  await page.css('.slip').first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await isClearInBoth('English');
});

test('[R250] nor do a toast and a banner on the home page, in both languages', async () => {
  await withMovement();
  await openScreen('/deep-dream', { ports: fakePorts({ info: LIN_YUE }) });
  await expect.poll(() => all(toast).length).toBeGreaterThan(0);
  await isClearInBoth('中文');
});

test('[R250] in the dream neither the avatar nor the way out is covered, nor a menu', async () => {
  await withMovement();
  await openScreen('/deep-dream', { ports: fakePorts({ info: DEEP }) });
  await page.getByRole('link', { name: 'Back home' }).click();
  await expect.poll(() => all(toast).length).toBeGreaterThan(0);
  await isClear();
  // The menu takes the focus; a moving pointer holds the toast.
  const hold = () =>
    void all(toast)[0]?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
  hold();
  await page.getByRole('button', { name: /account/i }).click();
  await expect.element(page.getByRole('menuitem', { name: /sign out/i })).toBeVisible();
  await isClear(hold, ', over a menu');
  await userEvent.keyboard('{Escape}');
});
