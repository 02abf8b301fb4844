import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Stored user info as any program may write it, in the formats of R3 and R4. */
export interface Seed {
  readonly name: string;
  readonly userType: 'normal' | 'deep';
  readonly email?: string;
  readonly hasFilledProfile?: boolean;
  readonly hasUploadedImages?: boolean;
  readonly location?: { readonly lat: number; readonly lng: number };
  readonly locationName?: string;
  /** A list as JSON. */
  readonly residents?: string;
}

export type Language = 'en' | 'zh';

export const NORMAL: Seed = { name: 'Lin Yue', userType: 'normal', email: 'linyue@example.com' };
export const FILLED: Seed = {
  ...NORMAL,
  hasFilledProfile: true,
  hasUploadedImages: true,
  location: { lat: 30.2741, lng: 120.1551 },
  locationName: 'Hangzhou',
};
export const DEEP: Seed = { name: 'deeplin', userType: 'deep', email: 'deeplin@example.com' };

export async function signInAs(context: BrowserContext, baseURL: string, seed: Seed): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(seed));
  await context.addCookies([{ name: 'house_user_info', value, url: baseURL }]);
}

export async function speak(context: BrowserContext, baseURL: string, language: Language): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
}

/**
 * Goes to an address like the app's own links, without reloading the page, which in software rendering takes a second
 * of processor time. The first call loads it. Guards have decided when it returns; the screen may follow a moment
 * later: the next thing the test looks for must not be on the screen before.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(path);
  else await page.evaluate(pushInRouter, path);
}

/** Runs in the page, whose router follows its history once the first screen is shown. */
async function pushInRouter(path: string): Promise<void> {
  type History = { readonly subscribers: ReadonlySet<unknown>; readonly push: (path: string) => void };
  type Place = { readonly href: string };
  type State = { readonly isLoading: boolean; readonly location: Place; readonly resolvedLocation?: Place };
  type Router = { readonly history: History; readonly state: State };
  const router = () => (window as unknown as { readonly __TSR_ROUTER__?: Router }).__TSR_ROUTER__;
  const soon = () => new Promise(resolve => setTimeout(resolve, 10));
  while (!router()?.history.subscribers.size) await soon();
  router()?.history.push(path);
  const state = () => router()?.state;
  do await soon();
  while (state()?.isLoading || state()?.resolvedLocation?.href !== state()?.location.href);
}

interface Given {
  readonly faults: string[];
  /** Whether the page has pixels. Few tests look at them, and in software they were a quarter of all work. */
  readonly painted: boolean;
}

/** A test that fails on any error in the console, any uncaught error and any violation of the page's policies. */
export const test = base.extend<Given>({
  painted: [false, { option: true }],
  faults: [
    async ({ page, painted, headless }, use) => {
      if (!painted && headless) await page.context().addInitScript(hidePixels);
      const faults: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', error => faults.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in each page: its layout, focus and presses remain. A print has pixels. */
function hidePixels(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { :root { opacity: 0 !important } }');
  document.adoptedStyleSheets.push(sheet);
}

export { expect };

/** The toast that shows this text, in the stack or in the live region. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
