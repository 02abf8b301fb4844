import '@app/ui/tokens.css';
import '@app/scenes/house/place.css';
import { followLanguage } from '@app/i18n';
import { type Millis, millis } from '@app/kernel';
import type { UserInfo } from '@app/session';
import { composeStory } from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { commands, type Locator, locators, page } from 'vitest/browser';
import type { Clock } from '../adapters/clock';
import { HANGZHOU, LIN_YUE, NOW, ZONE } from './fakePorts';
import { type Stage, type StageOptions, stageScreen } from './stageScreen';

// The app in the page of the stories, on fakes: real layout, real input, no load. What needs the built files, the
// gateway, a reload or a second tab is in apps/web/e2e (decision 0076).

interface ListedScreen {
  readonly name: string;
  readonly path: string;
  /** It opens a layer over its page, which Escape closes. */
  readonly layer: boolean;
  readonly info: UserInfo | undefined;
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator;
  }
  interface BrowserCommands {
    sizePage(width: number, height: number): Promise<void>;
    emulateMedia(media: { media?: 'print' | null; reducedMotion?: 'reduce' | null }): Promise<void>;
    listScreens(): Promise<readonly ListedScreen[]>;
    openListed(name: string): Promise<void>;
    dragMouse(from: readonly [number, number], to: readonly [number, number]): Promise<void>;
    emulateTouch(enabled: boolean): Promise<void>;
    touch(
      kind: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly (readonly [x: number, y: number])[],
    ): Promise<void>;
  }
}
locators.extend({ css: (selector: string) => selector });

/** A person who has told everything the first visit asks for. */
export const FILLED = {
  ...LIN_YUE,
  name: 'Lin Yue',
  hasFilledProfile: true,
  hasUploadedImages: true,
  location: HANGZHOU,
  locationName: 'Hangzhou',
};

export const DEEP: UserInfo = { ...LIN_YUE, email: 'deep@example.com', userType: 'deep' };

let shown: { readonly root: Root; readonly host: Element } | undefined;
let faults: string[] = [];

/** Takes the errors of the console so far, where a test is about one. */
export const takeFaults = (): string[] => faults.splice(0);

/** A page that has shown stories still shows the last one, with the dialog it opened: the next one takes its place. */
const leaveStories = composeStory({ render: () => <></>, parameters: { a11y: { test: 'off' } } }, {}).run;

/** In every file of screens: a desk with a person who wants no movement, and any error in the console is a failure. */
export function aroundEachScreen(): void {
  beforeAll(() => leaveStories());
  beforeEach(async () => {
    const { documentElement: html } = document;
    // A story may have been shown here before.
    for (const key of Object.keys(html.dataset)) delete html.dataset[key];
    html.removeAttribute('style');
    faults = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words.join(' ')));
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await resize(1280, 720);
  });
  afterEach(async () => {
    shown?.root.unmount();
    shown?.host.remove();
    shown = undefined;
    await commands.emulateMedia({ media: null, reducedMotion: null });
    vi.restoreAllMocks();
    expect(faults).toEqual([]);
  });
}

/** The app at an address, up to its heading. A second call is a reload: given the same ports, the stored data is there. */
export async function openScreen(address: string, options?: StageOptions): Promise<Stage> {
  shown?.root.unmount();
  shown?.host.remove();
  const stage = await stageScreen(address, options);
  followLanguage(stage.i18n, document);
  const host = document.createElement('div');
  host.id = 'root';
  document.body.prepend(host);
  shown = { root: createRoot(host), host };
  shown.root.render(stage.app);
  await expect.poll(() => host.querySelectorAll('h1').length).toBeGreaterThan(0);
  return stage;
}

export async function resize(width: number, height: number): Promise<void> {
  await commands.sizePage(width, height);
  await page.viewport(width, height);
  // Elements that measure themselves are drawn again after the first frame at the new size.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

/** The page has pixels until the end of the test (scripts/testing/stories.setup.ts). */
export function paint(): void {
  const frame = window.frameElement as HTMLElement;
  const { opacity } = frame.style;
  frame.style.opacity = '';
  onTestFinished(() => void Object.assign(frame.style, { opacity }));
}

/**
 * The page has a touch screen, as on a phone, until the end of the test. Once emulation ends the browser
 * reports no mouse either: styles ask whether a pointer is coarse, never whether it is fine.
 */
export async function useFingers(): Promise<void> {
  await commands.emulateTouch(true);
  onTestFinished(() => commands.emulateTouch(false));
}

/** A finger on this point of an element, 0 to 1 from its top left corner; it is scrolled to first. */
export async function tap(target: Locator | Element, x = 0.5, y = 0.5): Promise<void> {
  const element = target instanceof Element ? target : await found(target);
  const isSeen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight && isWithinReach(element);
  if (!isSeen(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await commands.touch('touchStart', [[left + width * x, top + height * y]]);
  await commands.touch('touchEnd', []);
}

/** The element, once it is there. */
export async function found(locator: Locator): Promise<HTMLElement | SVGElement> {
  await expect.element(locator).toBeInTheDocument();
  return locator.element();
}

/** A press in the middle of the element would reach it: nothing lies over it. */
export function isWithinReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false));
}

/** A clock that changes only when it is set. */
export function settableClock(at: Millis = NOW) {
  const listeners = new Set<() => void>();
  let now = at;
  const clock: Clock = {
    now: () => now,
    zone: () => ZONE,
    onSecond: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const set = (moment: string) => {
    now = millis(Date.parse(moment));
    for (const listener of listeners) listener();
  };
  return { clock, set };
}

/** As on a machine without WebGL: the house and the sky are drawn as pictures. Until the end of the test. */
export function withoutWebGL(): void {
  const canvas = HTMLCanvasElement.prototype;
  const { getContext, transferControlToOffscreen } = canvas;
  canvas.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    const [kind, options] = asked;
    // Pixi asks with these options once, and remembers the answer for every screen and story after this one.
    const isProbe = options instanceof Object && 'failIfMajorPerformanceCaveat' in options;
    return String(kind).startsWith('webgl') && !isProbe ? null : Reflect.apply(getContext, this, asked);
  } as typeof getContext;
  Reflect.deleteProperty(canvas, 'transferControlToOffscreen');
  onTestFinished(() => void Object.assign(canvas, { getContext, transferControlToOffscreen }));
}

/** Elements in the page, now. */
export const all = <E extends Element = HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

/** The faults found in what is drawn, or that less than `least` of it is: an empty page has no faults. */
export const faultsIn = <Drawn,>(
  drawn: readonly Drawn[],
  least: number,
  faults: (drawn: readonly Drawn[]) => readonly string[],
): readonly string[] => (drawn.length < least ? [`${drawn.length} drawn, not ${least}`] : faults(drawn));
