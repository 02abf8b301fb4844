import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { PEOPLE, SCREENS } from '../screens/list.mjs';

// What a screen test needs from outside its page: only Playwright can do these.

/** The page around the frame of the tests is as large as the frame, or Vitest would scale the frame down. */
export const sizePage: BrowserCommand<[width: number, height: number]> = ({ page }, width, height) =>
  page.setViewportSize({ width, height });

/** As a printer and a person who wants no movement see it; `null` is the machine's own. */
export const emulateMedia: BrowserCommand<
  [media: { readonly media?: 'print' | null; readonly reducedMotion?: 'reduce' | null }]
> = ({ page }, media) => page.emulateMedia(media);

/** Fingers on the page, whose places are in px from its top left corner; a browser with a mouse becomes one with fingers. */
export const touch: BrowserCommand<
  [kind: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [x: number, y: number])[]]
> = async ({ page, context }, type, points) => {
  const device = await deviceOf(page, context);
  await device.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
};

/** The mouse with its button down, in px from the top left corner of the page. */
export const dragMouse: BrowserCommand<
  [from: readonly [number, number], to: readonly [number, number]]
> = async ({ page }, from, to) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
};

/** Whether the page has a touch screen. */
export const emulateTouch: BrowserCommand<[enabled: boolean]> = async ({ page, context }, enabled) => {
  const device = await deviceOf(page, context);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled });
};

type Given = Parameters<typeof touch>[0];
const devices = new WeakMap<Given['page'], ReturnType<Given['context']['newCDPSession']>>();
function deviceOf(page: Given['page'], context: Given['context']) {
  const known = devices.get(page) ?? context.newCDPSession(page);
  devices.set(page, known);
  return known;
}

/** The screens of the list with their people's stored user info. */
export const listScreens: BrowserCommand<[]> = () =>
  SCREENS.map(({ name, path, who, layer = false }) => ({ name, path, layer, info: PEOPLE[who] }));

/** Does what the list does to open a screen, in the frame of the tests. */
export const openListed: BrowserCommand<[name: string]> = async ({ page, frame }, name) => {
  const screen = SCREENS.find(each => each.name === name);
  const inFrame = await frame();
  // The steps need no more than this of a page.
  const seen = {
    keyboard: page.keyboard,
    locator: inFrame.locator.bind(inFrame),
    getByRole: inFrame.getByRole.bind(inFrame),
  };
  await screen?.open?.(seen as unknown as Page);
};
