// Every screen and dialog, and the steps to open it; `webgl` marks those that do not exist without it, `painted`
// those with letters on a canvas. The pictures and the accessibility walk share this list.

const RESIDENTS = JSON.stringify([
  {
    id: '1',
    name: '林月',
    gender: 'female',
    birthDate: '1990-05-15',
    birthplace: '杭州',
    birthTime: '21:40',
    chineseDate: '',
    relationship: 'self',
  },
  {
    id: '2',
    name: 'Zhou Yan',
    gender: 'male',
    birthDate: '1992-07-21',
    birthplace: '',
    birthTime: '',
    chineseDate: '',
    relationship: 'partner',
  },
]);

const SETTLED = {
  name: 'Lin Yue',
  userType: 'normal',
  email: 'linyue@example.com',
  hasFilledProfile: true,
  hasUploadedImages: true,
  location: { lat: 30.2741, lng: 120.1551 },
  locationName: '杭州 Hangzhou',
  residents: RESIDENTS,
};
/** Stored user info of the people who visit screens; each screen names a person with access to it. */
export const PEOPLE = {
  guest: undefined,
  newcomer: { name: 'Lin Yue', userType: 'normal', email: 'linyue@example.com' },
  settled: SETTLED,
  // The same home, whose plan is drawn during the visit: its stored data must not affect the screens above.
  planner: SETTLED,
  dreamer: { name: 'deeplin', userType: 'deep', email: 'deeplin@example.com' },
};

/** The theme is paper by day and ink by night: 13:07 and 21:46 on the summer solstice in China. */
export const MOMENTS = {
  paper: new Date('2026-06-21T05:07:24Z'),
  ink: new Date('2026-06-21T13:46:08Z'),
};

/** R73: the tools in the order of their menu; the language switch comes first. */
const TOOLS = ['language', 'layoutGuide', 'almanac', 'records', 'chat', 'shop'];

const tool = id => async page => {
  await page.locator('.ui-tools__seal').click();
  await page.getByRole('toolbar').getByRole('button').nth(TOOLS.indexOf(id)).click();
  await page.getByRole('dialog').waitFor();
};
const almanacView = index => async page => {
  await tool('almanac')(page);
  await page.getByRole('dialog').getByRole('radio').nth(index).click();
};
const press = selector => page => page.locator(selector).first().click();
/** The nth option of a segmented control in the open dialog, from 0. */
const way = nth => page => page.getByRole('dialog').getByRole('radio').nth(nth).click();
const menu = async page => {
  await page.locator('.account-menu__button').click();
  await page.getByRole('menu').waitFor();
};
/** Opens a mode of the plan desk with the two-bedroom template, creating the plan if there is none. */
const planMode = mode => async page => {
  await page.locator('.plan-card, .plan-desk__bar').first().waitFor();
  if ((await page.locator('.plan-desk__bar').count()) === 0) {
    await page.locator('.plan-card').nth(2).click();
    await page.locator('.plan-measures button[type="submit"]').click();
  }
  await page.locator('.plan-desk__bar').getByRole('radio').nth(mode).click();
  await page.locator('.plan-desk__picture').first().waitFor();
};
const readings = async page => {
  for (const degrees of ['176', '196', '179', '181']) {
    await page.locator('.facing__typed input').fill(degrees);
    await page.locator('.facing__typed input').press('Enter');
  }
};
const BUBBLES = '.dream-bubble';
const card = index => page => page.locator('.home__slips button').nth(index).click();

/**
 * @typedef {{
 *   name: string,
 *   who: keyof typeof PEOPLE,
 *   path: string,
 *   layer?: boolean,
 *   webgl?: boolean,
 *   painted?: boolean,
 *   open?: (page: import('playwright').Page) => Promise<unknown>,
 * }} Screen
 */

/**
 * `open` runs on the freshly loaded `path`. Escape closes whatever a `layer` opens over its page.
 * @type {ReadonlyArray<Screen>}
 */
export const SCREENS = [
  { name: 'home', who: 'guest', path: '/' },
  { name: 'home-upload', who: 'newcomer', path: '/', open: card(0) },
  { name: 'home-scan', who: 'newcomer', path: '/', open: card(1) },
  { name: 'login', who: 'guest', path: '/login' },
  {
    name: 'legal',
    who: 'guest',
    path: '/login',
    layer: true,
    open: async page => {
      await page.locator('.login__terms button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'register', who: 'guest', path: '/login', open: page => page.getByRole('tab').nth(1).click() },
  { name: 'create', who: 'newcomer', path: '/create' },
  { name: 'user-info', who: 'newcomer', path: '/user-info' },
  { name: 'user-info-filled', who: 'settled', path: '/user-info' },
  { name: 'house', painted: true, who: 'settled', path: '/visualization' },
  {
    name: 'tools',
    who: 'settled',
    path: '/visualization',
    layer: true,
    open: page => page.locator('.ui-tools__seal').click(),
  },
  { name: 'layout-guide', who: 'settled', path: '/visualization', layer: true, open: tool('layoutGuide') },
  { name: 'almanac', who: 'settled', path: '/visualization', layer: true, open: tool('almanac') },
  { name: 'almanac-month', who: 'settled', path: '/visualization', layer: true, open: almanacView(1) },
  { name: 'almanac-year', who: 'settled', path: '/visualization', layer: true, open: almanacView(2) },
  { name: 'almanac-find', who: 'settled', path: '/visualization', layer: true, open: almanacView(3) },
  { name: 'almanac-jump', who: 'settled', path: '/visualization', layer: true, open: almanacView(4) },
  { name: 'records', who: 'settled', path: '/visualization', layer: true, open: tool('records') },
  { name: 'chat', who: 'settled', path: '/visualization', layer: true, open: tool('chat') },
  { name: 'shop', who: 'settled', path: '/visualization', layer: true, open: tool('shop') },
  {
    name: 'house-reading',
    who: 'settled',
    path: '/visualization',
    open: page => page.locator('.house-panel-opener').click(),
  },
  {
    name: 'plan',
    who: 'settled',
    path: '/visualization',
    open: page => page.locator('.house-view__plan').click(),
  },
  {
    name: 'stars',
    painted: true,
    webgl: true,
    who: 'settled',
    path: '/visualization',
    open: async page => {
      await page.getByRole('radio').nth(1).click();
      await page.locator('.starmap canvas').first().waitFor();
    },
  },
  {
    name: 'dream',
    painted: true,
    who: 'dreamer',
    path: '/deep-dream',
    open: page => page.locator('.dream-scene canvas, .dream-list:visible').first().waitFor(),
  },
  {
    name: 'dream-list',
    webgl: true,
    who: 'dreamer',
    path: '/deep-dream',
    open: page => page.getByRole('button', { name: /列表|List view/ }).click(),
  },
  {
    name: 'conversation',
    painted: true,
    webgl: true,
    who: 'dreamer',
    path: '/deep-dream',
    open: async page => {
      await page.locator(`${BUBBLES}--connected-to-me button`).first().press('Enter');
      await page.getByRole('log').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'commands',
    who: 'settled',
    path: '/',
    layer: true,
    open: async page => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').waitFor();
    },
  },
  { name: 'not-found', who: 'guest', path: '/nowhere' },
];

/**
 * Other sheets, menus and states without a picture of their own: they are measured and walked like the screens.
 * @type {ReadonlyArray<Screen>}
 */
export const STATES = [
  { name: 'look-first', who: 'guest', path: '/login', open: press('.look-first button') },
  {
    name: 'login-refused',
    who: 'guest',
    path: '/login',
    open: press('main button[type="submit"]'),
  },
  { name: 'account-menu', who: 'settled', path: '/create', layer: true, open: menu },
  { name: 'settings', who: 'settled', path: '/create?sheet=settings' },
  {
    name: 'user-info-refused',
    who: 'newcomer',
    path: '/user-info',
    open: press('.foot-bar .ui-button--primary'),
  },
  { name: 'house-menu', who: 'settled', path: '/visualization', layer: true, open: menu },
  { name: 'house-noon', who: 'settled', path: '/visualization?hour=12:00' },
  { name: 'house-dusk', who: 'settled', path: '/visualization?hour=19:10' },
  { name: 'house-night', who: 'settled', path: '/visualization?hour=23:30' },
  { name: 'house-palaces', painted: true, who: 'settled', path: '/visualization?show=palaces' },
  { name: 'house-palace', who: 'settled', path: '/visualization?show=reading&palace=SE' },
  { name: 'facing', who: 'settled', path: '/visualization?sheet=facing' },
  { name: 'facing-readings', who: 'settled', path: '/visualization?sheet=facing', open: readings },
  { name: 'facing-shadow', who: 'settled', path: '/visualization?sheet=facing', open: way(1) },
  { name: 'resident', who: 'settled', path: '/visualization?resident=1' },
  { name: 'almanac-festival', who: 'settled', path: '/visualization?tool=almanac&day=2026-02-17' },
  {
    name: 'almanac-save',
    who: 'settled',
    path: '/visualization?tool=almanac',
    open: press('.almanac__save'),
  },
  {
    name: 'records-written',
    who: 'planner',
    path: '/visualization?tool=records',
    open: async page => {
      await page.locator('.composer textarea').fill('窗下添了一张书桌 A desk under the window');
      await page.locator('.composer__add').click();
      await page.locator('.entry').first().waitFor();
    },
  },
  {
    name: 'chat-answered',
    who: 'settled',
    path: '/visualization?tool=chat',
    open: async page => {
      await page.locator('.chat-slip').first().click();
      await page.locator('.chat-card').first().waitFor();
    },
  },
  {
    name: 'stars-object',
    webgl: true,
    painted: true,
    who: 'settled',
    path: '/visualization?view=stars&object=moon',
  },
  ...['draw', 'compass', 'reading', 'year', 'light'].map((mode, at) => ({
    name: `plan-${mode}`,
    who: /** @type {const} */ ('planner'),
    path: '/visualization?view=plan',
    open: planMode(at),
  })),
  { name: 'own-house', painted: true, who: 'planner', path: '/visualization', webgl: true },
  {
    name: 'own-facing-readings',
    who: 'planner',
    path: '/visualization?sheet=facing',
    open: readings,
  },
];

/** Signs the person in, sets the language and fixes the theme, before the first page. */
export async function prepare(context, baseURL, { who, language, theme }) {
  const info = PEOPLE[who];
  await context.clearCookies();
  await context.addCookies([
    { name: 'language', value: language, url: baseURL },
    ...(info
      ? [{ name: 'house_user_info', value: encodeURIComponent(JSON.stringify(info)), url: baseURL }]
      : []),
  ]);
  await context.addInitScript(pinned => localStorage.setItem('theme', pinned), theme);
}

/** Waits until loading has finished, the fonts are rendered, and no transition runs and no sheet is opening. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A click's transitions begin with the next frame, which software rendering can delay for long.
    await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
    const endsSoon = each => each.effect.getComputedTiming().endTime < 1000;
    const running = document.getAnimations().filter(each => each instanceof CSSTransition || endsSoon(each));
    await Promise.all(running.map(each => each.finished.catch(() => undefined)));
  });
}
