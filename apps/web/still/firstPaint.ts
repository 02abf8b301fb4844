import { chineseOf, detectLanguage, FACE_TAGS, languageOfFace } from '@app/i18n';
import { COURTYARD_KEY, SIGNED_IN_AS_KEY, USER_INFO_COOKIE, USER_INFO_KEY } from '@app/session';
import { sunState } from '@app/sky';
import { isCommandKey } from '../src/app/commandKey';
import { decideTheme, readThemeChoice, showTheme } from '../src/store/theme';

/**
 * Runs before the first paint, from a separate file: the page's policy allows no inline script. It settles language,
 * theme and movement, shows the still of `/` or the house until React renders (R564, R681), and requests at once what the
 * route would otherwise request step by step (R565).
 */
const { documentElement: html } = document;
const LONGEST_MS = 2000;
const PAINT_MS = 500;
const face = detectLanguage(globalThis);
html.lang = FACE_TAGS[face];

const deviceStore = { read: (key: string) => stored(() => localStorage, key) };
// The zone's own formatter would take longer than all the rest.
const { isDaytime } = sunState({ hour: new Date().getHours(), minute: 0, second: 0 });
const theme = decideTheme(readThemeChoice(deviceStore), isDaytime);
showTheme(document, theme);
html.dataset['motion'] = deviceStore.read('motion') ?? '';

const isKnown =
  document.cookie.includes(USER_INFO_COOKIE.name) ||
  stored(() => sessionStorage, USER_INFO_KEY) !== undefined;

// Written by our plugin: files by the route that needs them. A guest is redirected from pages for signed-in people.
const ahead: Partial<Record<string, string[]>> = JSON.parse(document.currentScript?.dataset['ahead'] ?? '{}');
const { pathname } = location;
const isHouse = isKnown && pathname === '/visualization' && !location.search && isCourtyard();
const houseTheme = isDaytime ? theme : 'ink';
const shown = `${houseTheme} house`;
const [picture] = isHouse ? (ahead[shown]?.map(preload) ?? []) : [];
if (picture) {
  html.style.setProperty('--still', `url(${picture.href})`);
  html.dataset['stillTheme'] = houseTheme;
  // On a slow line the app's files would share it with the picture, which would come last.
  whenShown(picture, () => {
    askAhead();
    delete html.dataset['waits'];
    html.dispatchEvent(new Event('shown'));
  });
} else askAhead();
if (pathname === '/') showStill(`${face} ${face === 'en' ? chineseOf(navigator) : 'en'} ${theme}`);
if (isHouse) showStill(shown);

/**
 * The app waits for the picture as well, but not for long, nor once somebody acts: then the browser reports no paint.
 */
function whenShown(picture: HTMLLinkElement, then: () => void): void {
  html.dataset['waits'] = '';
  let isOver = false;
  const end = () => {
    if (!isOver) then();
    isOver = true;
  };
  setTimeout(end, LONGEST_MS);
  const act = () => {
    // R698: the house is drawn as soon as the app is there.
    delete html.dataset['stillTheme'];
    end();
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'visibilitychange'])
    document.addEventListener(kind, act, { once: true, passive: true });
  picture.onerror = end;
  picture.onload = () => {
    const kind = 'largest-contentful-paint';
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes(kind)) return end();
    // A picture that fills the window is not reported.
    setTimeout(end, PAINT_MS);
    const isPicture = (entry: PerformanceEntry & { url?: string }) => entry.url === picture.href;
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(isPicture)) return;
      observer.disconnect();
      end();
    }).observe({ type: kind, buffered: true });
  };
}

function askAhead(): void {
  if (isKnown || pathname === '/') {
    for (const asks of [pathname, `${languageOfFace(face)} ${pathname}`]) ahead[asks]?.forEach(preload);
  }
  // R640.
  if (isKnown || pathname !== '/') ahead['account']?.forEach(preload);
}

/** A device on which no account was opened has no plan; one of an earlier version may have one. */
function isCourtyard(): boolean {
  const first = deviceStore.read(SIGNED_IN_AS_KEY) ? undefined : deviceStore.read('painted');
  return (deviceStore.read(COURTYARD_KEY) ?? first) === 'yes';
}

function stored(open: () => Storage, key: string): string | undefined {
  try {
    return open().getItem(key) ?? undefined;
  } catch {
    // Blocked.
    return undefined;
  }
}

function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  if (file.endsWith('.webp')) Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' });
  else if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
  else link.rel = 'modulepreload';
  link.href = `/assets/${file}`;
  document.head.append(link);
  return link;
}

function showStill(name: string): void {
  const root = document.getElementById('root');
  const still = document.querySelector<HTMLTemplateElement>(`[data-still="${name}"]`);
  if (!root || !still) return;
  root.append(still.content);
  root.dataset['still'] = '';
  // Inlined into the page they would break its policy.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  // The account of a signed-in person comes with React; until then its place is empty, not a way to sign in.
  if (isKnown) root.dataset['still'] = 'known';
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button && 'still' in root.dataset)
      root.dataset['pressed'] = `${[...root.querySelectorAll('button')].indexOf(button)}`;
  });
  window.addEventListener('keydown', event => {
    if (!('still' in root.dataset) || !isCommandKey(event)) return;
    event.preventDefault();
    if (!event.repeat) root.toggleAttribute('data-commands');
  });
}
