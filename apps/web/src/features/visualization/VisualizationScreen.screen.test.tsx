import type { ChatPort } from '@app/chat';
import type { Face } from '@app/i18n';
import { millis } from '@app/kernel';
import { formatReading } from '@app/photo';
import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askGuide } from '../../adapters/chatClient';
import { moveIn } from '../../common/sample/moveSample';
import { fakePorts } from '../../testing/fakePorts';
import {
  all,
  aroundEachScreen,
  FILLED,
  isWithinReach,
  openScreen,
  resize,
  settableClock,
  withoutWebGL,
} from '../../testing/screens';

aroundEachScreen();

const DAY = '2026-06-21T04:00:00Z';
const NIGHT = '2026-06-21T13:46:08Z';

interface Visit {
  readonly at?: string;
  readonly language?: Face;
  readonly search?: string;
  readonly plan?: string;
  /** Draws the weather. */
  readonly chance?: number;
}
/** Of rain. */
const RAIN = 0.6;

/** Opens the home of a person with a place, drawn without WebGL, and returns what sets its clock. */
async function visit({ at = DAY, language = 'zh', search = '', plan, chance }: Visit = {}) {
  withoutWebGL();
  const { clock, set } = settableClock(millis(Date.parse(at)));
  const ports = {
    ...fakePorts({ info: FILLED, clock }),
    ...(chance !== undefined && { random: { next: () => chance } }),
  };
  if (plan !== undefined) ports.textStore.write('plan', plan);
  const stage = await openScreen(`/visualization${search}`, { ports, language });
  await expect.poll(() => all('.house-sketch, .starmap, .plan-view, .plan-desk').length).toBeGreaterThan(0);
  return { ...stage, set };
}

const box = (selector: string) => {
  const [found] = all(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found.getBoundingClientRect();
};
const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('a visit', () => {
  test('[R64, R65, R66] house and star map, each with sun, clock and almanac; noon is half of the day', async () => {
    await visit();
    const sun = page.getByRole('img', { name: /日行至 50%/ });
    await expect.element(sun).toBeVisible();
    await expect.element(page.getByText(/12:00:\d\d/)).toBeVisible();
    await expect.element(page.getByText('夏至', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: '星图' }).click();
    await expect.element(sun).toBeVisible();
    await page.getByRole('button', { name: /五月初七/ }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('[R674] a press on a control over the house is not taken by the label of a palace', async () => {
    await visit();
    for (const control of ['.bearing-plate button', '.house-view__plan']) {
      await expect.element(page.css(control).first()).toBeVisible();
      const { left, top, width, height } = box(control);
      const layer = all('.palace-labels')[0]!;
      layer.removeAttribute('hidden');
      layer.style.position = 'fixed';
      const label = document.createElement('div');
      label.className = 'palace-label';
      label.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
      layer.replaceChildren(label);
      await expect.poll(() => isWithinReach(all(control)[0]!)).toBe(true);
    }
  });

  test('[R72, R73] one button opens and closes the tools, in order', async () => {
    await visit();
    const seal = page.getByRole('button', { name: '工具' });
    await expect.element(seal).toHaveAttribute('aria-expanded', 'false');
    await seal.click();
    await expect.poll(() => all('[role="toolbar"] button').map(each => each.textContent)).toHaveLength(6);
    const names = ['语言', '布局指南', '今日黄历', '个人记录', '宇宙信使', '小铺'];
    for (const [i, tool] of all('[role="toolbar"] button').entries())
      expect(tool.textContent).toContain(names[i]);
    await userEvent.keyboard('{Escape}');
    await expect.element(seal).toHaveAttribute('aria-expanded', 'false');
    await expect.element(seal).toHaveFocus();
  });

  test('[R113] the body of the layout guide scrolls and is at most 60% of the viewport high', async () => {
    await visit();
    await page.getByRole('button', { name: '工具' }).click();
    await page.getByRole('button', { name: /布局指南/ }).click();
    const body = '[role="dialog"] [data-radix-scroll-area-viewport]';
    await expect.element(page.css(body).first()).toBeVisible();
    for (const height of [500, 720]) {
      await resize(1280, height);
      await expect.poll(() => box(body).height).toBeLessThanOrEqual(height * 0.6 + 0.5);
      // Its five sections do not fit the lower window: the rest is reached by scrolling.
      const { scrollHeight, clientHeight } = all(body)[0]!;
      if (height === 500) expect(scrollHeight - clientHeight).toBeGreaterThan(40);
      const last = all('[role="dialog"] h3').at(-1)!;
      last.scrollIntoView();
      await expect.element(page.elementLocator(last)).toBeInViewport();
    }
  });

  test('[R67, R68, R69] at night the moon and its name; the clock ticks; day and night switch live', async () => {
    const { set } = await visit({ at: NIGHT });
    await expect.element(page.getByRole('img', { name: '月相：上弦月' })).toBeVisible();
    set('2026-06-21T13:50:08Z');
    await expect.element(page.getByText('21:50:08')).toBeVisible();
    set('2026-06-21T13:50:09Z');
    await expect.element(page.getByText('21:50:09')).toBeVisible();
    set('2026-06-21T22:00:00Z');
    await expect.element(page.getByRole('img', { name: /日行至 0%/ })).toBeVisible();
    set('2026-06-22T10:00:00Z');
    await expect.element(page.getByRole('img', { name: /月相/ })).toBeVisible();
  });

  test('[R944] behind a sheet the house stays, and words that the sheet would cut are gone', async () => {
    await resize(1280, 800);
    await visit({ search: '?tool=layoutGuide' });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const shown = (selector: string) => {
      let opacity = 1;
      for (let at = document.querySelector(selector); at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    };
    await expect.poll(() => all('.house-sketch').length).toBeGreaterThan(0);
    await expect.poll(() => shown('.house-sketch')).toBe(1);
    expect(['.house-panel-opener', '.instrument', '.house-view__plan'].map(shown)).toEqual([0, 0, 0]);
  });

  test('[R675] on a phone the nine palaces scroll out below the instrument, not through it', async () => {
    await resize(320, 640);
    await visit({ search: '?show=palaces' });
    const palaces = all('.plan-view')[0]!;
    await expect.element(page.css('.ink-plan .short').first()).toBeVisible();
    const picture = () => page.css('.instrument').screenshot({ save: false });
    const before = await picture();
    palaces.scrollTop = 150;
    expect(palaces.scrollTop).toBeGreaterThan(100);
    expect(await picture()).toBe(before);
  });

  test('[R929] on a phone the nine palaces and their name begin below the instrument, which is one line', async () => {
    await resize(390, 844);
    await visit({ search: '?show=palaces' });
    const edges = () => {
      const hud = all('.instrument')[0]?.getBoundingClientRect();
      const name = all('.plan-view h2')[0]?.getBoundingClientRect();
      const plan = all('.plan-view > .ink-plan')[0]?.getBoundingClientRect();
      if (!hud || !name || !plan || hud.height > 60) return -1;
      return Math.min(name.top - hud.bottom, plan.top - name.bottom);
    };
    await expect.poll(edges).toBeGreaterThanOrEqual(8);
  });

  test('[R7, R74] a normal user’s menu has no deep dream and signs out', async () => {
    const { router } = await visit();
    await expect.element(page.getByText('我的账户', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '我的账户' }).click();
    await expect.element(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: '梦境深处' }).elements()).toEqual([]);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });
});

describe('without WebGL', () => {
  test('the instruments cover no view of the switch, at any width', async () => {
    // A long line below the dome makes the instruments widest.
    await visit({ language: 'en', at: '2026-11-22T21:17:00Z' });
    await expect.element(page.css('.house-scene[data-state="drawing"] svg.house-sketch')).toBeVisible();
    await expect.element(page.getByText(/cannot draw the house in three dimensions/)).toBeVisible();
    const views = page.getByRole('radio', { name: /House|Star map|Plan/ });
    expect(views.elements()).toHaveLength(3);
    for (const width of [320, 390, 479, 480, 599, 600, 767, 768, 1024]) {
      await resize(width, 700);
      await expect
        .poll(() => views.elements().every(isWithinReach), { message: `at ${width} px` })
        .toBe(true);
    }
  });

  test('the dome of the sky covers no text, at any width', async () => {
    await visit({ language: 'en', at: NIGHT, search: '?view=stars' });
    await expect.element(page.getByText('Describe tonight’s sky')).toBeVisible();
    for (const width of [320, 390, 768, 900, 1440]) {
      await resize(width, 800);
      const covered = () => {
        // The outline of the vault and the words at its sides, not the empty corners of the picture.
        const drawn = all('.starmap__fallback svg :is(.vault, text)').map(part =>
          part.getBoundingClientRect(),
        );
        expect(drawn.length).toBeGreaterThan(1);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        return all(
          '.starmap__note :is(h2, p, dt, dd), .starmap__fallback p, .starmap__panel :is(button, input, summary)',
        )
          .filter(each => each.checkVisibility())
          .filter(each => drawn.some(part => isOver(part, each.getBoundingClientRect())))
          .map(each => each.textContent);
      };
      await expect.poll(covered, { message: `at ${width} px` }).toEqual([]);
    }
  });

  test('[R823] on a phone the clock is in the row of the views, in both of them, clear of the switch', async () => {
    await visit({ language: 'en', at: NIGHT });
    const places = () => {
      const [views, clock] = [box('.vis__views'), box('.instrument__clock')];
      return {
        isBeside: clock.left >= views.right + 2 && clock.right <= innerWidth,
        isInRow: clock.top >= views.top - 2 && clock.bottom <= views.bottom + 2,
      };
    };
    for (const view of ['Star map', 'House']) {
      await page.getByRole('radio', { name: view }).click();
      await expect.element(page.css('.instrument__moon')).toBeVisible();
      for (const width of [320, 360, 389, 390, 599]) {
        await resize(width, 740);
        await expect
          .poll(places, { message: `${view} at ${width} px` })
          .toEqual({ isBeside: true, isInRow: true });
      }
    }
  });

  test('a facing and a year give a chart, a palace is read from the table', async () => {
    const { ports } = await visit({ language: 'en' });
    await page.getByRole('button', { name: 'Feng shui reading' }).click();
    await page.getByLabelText('Facing, in degrees').fill('180');
    await page.getByLabelText('Measured from').selectOptions('magnetic');
    await page.getByLabelText('Year of completion').fill('2010');
    await expect.element(page.getByText('Double stars at the facing')).toBeVisible();
    const south = page.getByRole('gridcell', { name: /^South:/ });
    await south.click();
    await expect.element(south).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { name: 'South', exact: true })).toBeVisible();
    // The facts are still known after the page has been left.
    await openScreen('/visualization', { ports });
    await expect.element(page.css('.bearing-plate').getByText('Faces Wǔ (S2) · backs Zǐ (N2)')).toBeVisible();
  });
});

test("[R604, R795] around one's own home no text or control overlaps another or the ring, or leaves the screen", async () => {
  await visit({ language: 'en', plan: writePlan(templatePlan('villa', 'en')) });
  // The line about WebGL gives the bearing plate its maximum height.
  await expect.element(page.getByText(/cannot draw the house in three dimensions/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Floors apart' })).toBeVisible();
  await expect.element(page.css('.lit-rooms')).toBeVisible();
  const PARTS =
    '.vis__views, .instrument > *, .house-panel-opener, .house-view__plan, .lit-rooms, .walls-control, .walls-rail input, .storey-names li, .bearing-plate__facing, .bearing-plate__place, .bearing-plate > button, .vis__corner--bottom-left, .vis__corner--bottom-right';
  const overlaps = () => {
    const seen = all(PARTS)
      .filter(part => part.checkVisibility() && (part.textContent !== '' || part.matches('button')))
      .map(part => ({
        name: part.getAttribute('class')?.split(' ').at(-1),
        ...(part.getBoundingClientRect().toJSON() as DOMRect),
      }));
    const over = seen.flatMap((one, i) =>
      seen
        .slice(i + 1)
        .filter(
          other =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map(other => `${one.name} on ${other.name}`),
    );
    const off = seen.filter(({ left, right }) => left < 0 || right > innerWidth);
    const words = ['.bearing-plate__facing', ...(innerWidth < 1024 ? [] : ['.instrument', '.house-panel'])];
    const plates = words.flatMap(each => document.querySelector(each)?.getBoundingClientRect() ?? []);
    const mountains = innerWidth < 768 ? [] : all('.house-sketch .mountain');
    const under = mountains.filter(mountain => {
      const { left, right, top, bottom } = mountain.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return plates.some(plate => x > plate.left && x < plate.right && y > plate.top && y < plate.bottom);
    });
    return [
      ...(seen.length < 8 ? [`only ${seen.length} parts`] : []),
      ...over,
      ...off.map(({ name }) => `${name} off the screen`),
      ...under.map(({ textContent }) => `${textContent} under words`),
    ];
  };
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [768, 1024],
    [900, 700],
    [1000, 800],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await resize(width, height);
    await expect.poll(overlaps, { message: `at ${width} px` }).toEqual([]);
  }
  await resize(1024, 768);
  await page.getByRole('button', { name: 'Feng shui reading' }).click();
  await expect.element(page.css('.house-panel')).toBeVisible();
  await expect.poll(overlaps).toEqual([]);
});

test('[R801] on a phone and a high tablet the term is the title over the courtyard, and gives way to the reading', async () => {
  await resize(390, 844);
  await visit();
  const term = page.css('.house-view__term');
  await expect.element(term).toBeVisible();
  // R887: its day is beside the clock.
  const said = () => all('.house-view__term > *').filter(each => each.checkVisibility());
  expect(said().map(each => each.textContent)).toEqual(['夏至', '晴', '鹿角解']);
  await page.css('.house-panel-opener').click();
  await expect.element(term).not.toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(term).toBeVisible();
  await resize(768, 1024);
  await expect.element(term).toBeVisible();
  // Under the way to the palaces, and over the ring.
  expect(box('.house-view__term').top).toBeGreaterThan(box('.house-view__plan').bottom);
  await resize(768, 800);
  await expect.element(term).not.toBeVisible();
  await resize(1440, 900);
  await expect.element(term).toBeVisible();
  expect(said().map(each => each.textContent)).toEqual(['夏至', '五月初七 · 晴', '鹿角解']);
});

test('[R801] on a phone a long English term is clear of what is on its right', async () => {
  await visit({ at: '2027-03-06T02:00:00Z', language: 'en' });
  const drawn = (parts: string) =>
    all(parts).map(part => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    });
  for (const width of [320, 360, 390]) {
    await resize(width, 844);
    await expect.element(page.css('.house-view__term')).toBeVisible();
    const taken = drawn('.instrument > *, .house-view__plan');
    expect(taken.length).toBeGreaterThan(2);
    const [, term] = drawn('.house-view__term > *');
    expect(taken.filter(part => term && isOver(term, part))).toEqual([]);
  }
});

test('[R817, R863] the bough of winter is on no letter of the ring but those of its corner over the court', async () => {
  await visit({ at: '2026-12-22T02:00:00Z' });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(width, height);
    await expect.element(page.css('.bough.is-plum').first()).toBeVisible();
    const boxes = (of: string) => all(of).map(each => each.getBoundingClientRect());
    const letters = boxes('.house-sketch .ink-ring text');
    const petals = boxes('.bough path.petal');
    expect(letters.length).toBeGreaterThan(23.9);
    expect(petals.length).toBeGreaterThan(20);
    const covered = letters.filter(letter => petals.some(petal => isOver(petal, letter)));
    expect(covered.length, String(width)).toBeLessThanOrEqual(width === 768 ? 0 : 4);
  }
});

test('[R963] in the great heat a bough of the pagoda tree in flower hangs into the picture', async () => {
  await visit({ at: '2026-07-24T02:00:00Z' });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await resize(width, height);
    await expect.element(page.css('.bough.is-leaf').first()).toBeVisible();
    expect(all('.bough path.pagoda-flower').length).toBe(1);
  }
});

const VILLA = writePlan(templatePlan('villa', 'zh'));

test('[R919] while an own home is being built its ring is there; on a return from the palaces so is the home', async () => {
  const seen = new Set<string>();
  const look = () => {
    const ring = all('.house-sketch .ink-ring').length > 0;
    if (all('.house-room').length > 0)
      seen.add(`${ring ? 'ring' : 'nothing'}${all('.own-home').length > 0 ? ' home' : ''}`);
    if (all('.ink-house').length > 0) seen.add('another home');
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true });
  await visit({ plan: VILLA });
  await expect.element(page.css('.own-home').first()).toBeVisible();
  expect([...seen].filter(each => each !== 'nothing').sort()).toEqual(['ring', 'ring home']);
  await page.css('.house-view__plan').click();
  await expect.element(page.css('.plan-view').first()).toBeVisible();
  seen.clear();
  await page.getByRole('button', { name: '回到屋宅' }).click();
  await expect.element(page.css('.own-home').first()).toBeVisible();
  expect(seen).not.toContain('ring');
  watcher.disconnect();
});

test('[R863] over a closed home the bough is a quarter of the window wide, and on no word of the rail', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(width, height);
    await visit({ at: '2026-12-22T02:00:00Z', plan: VILLA });
    await page.css('.walls-control > :first-child').click();
    await expect.element(page.css('.walls-control > [data-state="on"]:first-child')).toBeVisible();
    const boxes = (of: string) => all(of).map(each => each.getBoundingClientRect());
    expect(boxes('.bough')[0]!.width).toBeGreaterThan(0.24 * width);
    const petals = boxes('.bough path.petal');
    const words = boxes('.walls-control > *, .instrument > *');
    expect(words.length).toBeGreaterThan(4);
    expect(
      words.filter(word => petals.some(petal => isOver(petal, word))),
      String(width),
    ).toEqual([]);
  }
});

test('[R953] over an own home on a phone is the term with its feast or spell, under it the bough', async () => {
  await resize(390, 844);
  for (const [at, words] of [
    ['2027-02-05T12:00:00Z', 'Lunar New Year’s Eve'],
    ['2027-03-06T02:00:00Z', 'Awakening of Insects'],
  ] as const) {
    await visit({ at, plan: VILLA, language: 'en' });
    await expect.element(page.css('.own-home').first()).toBeVisible();
    const shown = all('.house-view__term > *').filter(each => each.getClientRects().length > 0);
    expect(shown).toHaveLength(2);
    expect(shown.map(each => each.textContent.replaceAll("'", '’'))).toContain(words);
    for (const each of shown) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth + 1);
  }
  for (const at of ['2027-02-05T04:00:00Z', '2027-04-08T02:00:00Z', '2026-10-24T02:00:00Z']) {
    await visit({ at, plan: VILLA, language: 'en' });
    await expect.element(page.css('.bough')).toBeVisible();
    await expect.element(page.css('.sky-facts')).toBeVisible();
    expect(lowest('.bough path'), at).toBeLessThan(all('.sky-facts p')[0]!.getBoundingClientRect().top + 4);
  }
});

test('[R924] words and controls are above rain, leaves and bough, and no bough hangs beside a panel', async () => {
  for (const [search, isPanel] of [
    ['', false],
    ['?show=palaces', true],
    ['?show=reading', true],
  ] as const) {
    for (const [at, chance] of [
      ['2026-04-06T02:00:00Z', RAIN],
      ['2026-10-24T02:00:00Z', 0],
    ] as const) {
      await visit({ at, search, chance, language: 'en' });
      const falling = chance === RAIN ? '.rain' : '.leaves';
      if (search !== '?show=palaces') expect(all(falling).length).toBeGreaterThan(0);
      for (const width of [390, 1440]) {
        await resize(width, 900);
        const message = `${search} at ${at}, ${width} px`;
        if (isPanel)
          expect(
            all('.bough').filter(each => each.checkVisibility()),
            message,
          ).toEqual([]);
        const rule = document.createElement('style');
        rule.textContent = '.vis * { pointer-events: all !important }';
        document.head.append(rule);
        const covered = all('.vis :is(button, a, p, h2, dt, dd, li)').filter(part => {
          if (!part.checkVisibility() || part.closest('[hidden], .ui-hidden')) return false;
          const { left, top, width: wide, height } = part.getBoundingClientRect();
          const over = document.elementFromPoint(left + wide / 2, top + height / 2);
          return over?.closest('.ink-weather > :is(.layer, .bough, .clear-of-words)');
        });
        expect(
          covered.map(each => each.outerHTML.slice(0, 80)),
          message,
        ).toEqual([]);
        rule.remove();
      }
    }
  }
});

test('[R1025] on New Year’s night fireworks are in the sky, off the words, and by day there are none', async () => {
  await visit({ at: '2026-02-17T04:00:00Z' });
  await expect.element(page.css('.house-view__term')).toBeInTheDocument();
  expect(all('.burst')).toEqual([]);
  await visit({ at: '2026-02-17T12:40:00Z' });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await resize(width, height);
    await expect.poll(() => all('.burst')).toHaveLength(4);
    const words = all('.vis__views, .instrument > *, .house-view__term > *, .house-view__plan')
      .filter(each => each.checkVisibility())
      .map(each => each.getBoundingClientRect());
    expect(words.length).toBeGreaterThan(5);
    // At their widest, however long the page took to open.
    for (const playing of document.getAnimations()) {
      if (playing instanceof CSSAnimation && playing.animationName === 'ink-burst') {
        playing.pause();
        playing.currentTime = 3000;
      }
    }
    const bursts = all('.burst').map(each => each.getBoundingClientRect());
    expect(Math.min(...bursts.map(({ top }) => top))).toBeGreaterThan(0);
    expect(bursts.filter(burst => words.some(word => isOver(burst, word)))).toEqual([]);
  }
});

test('[R1057] the stars of a night fade towards the words in the corners, on a phone above and below the scene', async () => {
  await visit({ at: NIGHT });
  const mask = () => getComputedStyle(all('.night-stars')[0]!).maskImage;
  await resize(1440, 900);
  await expect.poll(() => all('.night-stars').length).toBe(1);
  for (const corner of ['0px 0px', '100% 0px'])
    expect(mask()).toMatch(new RegExp(`radial-gradient\\([^)]*${corner}`));
  expect(mask()).toMatch(/linear-gradient\(.* 82%\)/);
  await resize(390, 844);
  expect(mask()).toMatch(/^linear-gradient\(rgba\(0, 0, 0, 0\) 150px.*70%\)$/);
});

test('[R822] neither rain nor snow falls over words beside the house, nor over rooms with their names', async () => {
  for (const [at, falling] of [
    ['2026-06-21T02:00:00Z', '.rain'],
    ['2026-12-08T02:52:00Z', '.falling.snow'],
  ] as const) {
    await visit({ plan: VILLA, at, chance: RAIN });
    await resize(1440, 900);
    await expect.element(page.css(falling).first()).toBeVisible();
    await expect.element(page.css('.storey-names span').first()).toBeVisible();
    const air = all(falling)[0]!.closest('.clear-of-words')!;
    const { left, top } = air.getBoundingClientRect();
    const pen = document.createElement('canvas').getContext('2d')!;
    const isOpen = (x: number, y: number) =>
      pen.isPointInPath(
        new Path2D(/"(.*)"/.exec(getComputedStyle(air).clipPath)?.[1]),
        x - left,
        y - top,
        'evenodd',
      );
    const words = () =>
      all('.sky-facts p, .sky-facts dt, .storey-names span, .walls-rail label').filter(
        each => each.getBoundingClientRect().width > 0,
      );
    const crossed = () =>
      words().filter(each => {
        const box = each.getBoundingClientRect();
        return [box.left + 1, box.right - 1].some(x => isOpen(x, (box.top + box.bottom) / 2));
      });
    // The home is built in steps, and its words are put beside it when it is drawn.
    await expect.poll(() => words().length).toBeGreaterThan(4);
    await expect.poll(() => crossed().map(each => each.textContent)).toEqual([]);
    expect(isOpen(left + 720, top + 3)).toBe(true);
    // The widest part of the mask that nothing falls in, and every room's name and figure within it.
    const size =
      /radial-gradient\(([0-9.]+)px ([0-9.]+)px at ([0-9.]+)px ([0-9.]+)px, rgba\(0, 0, 0, 0\) 94%/;
    const [wide, high, x, y] = (size.exec(getComputedStyle(air).maskImage) ?? []).slice(1).map(Number);
    const isKept = (px: number, py: number) =>
      Math.hypot((px - left - x!) / wide!, (py - top - y!) / high!) < 0.94;
    const names = all('.own-home text').map(each => each.getBoundingClientRect());
    expect(names.length).toBeGreaterThan(9);
    const open = names.filter(
      ({ left: from, right, top: over, bottom }) =>
        ![from, right].every(px => [over, bottom].every(py => isKept(px, py))),
    );
    expect(open).toEqual([]);
  }
});

test('[R925] in rain the words say that the sunlit areas are those of a clear sky', async () => {
  for (const [chance, said] of [
    [0, []],
    [RAIN, ['若天晴：']],
  ] as const) {
    await visit({ plan: VILLA, at: '2026-06-21T02:00:00Z', chance });
    await expect.element(page.css('.sky-facts').first()).toBeVisible();
    expect(all('.lit-rooms small').map(each => each.textContent)).toEqual(said);
  }
});

test('[R962] where snow lies the ground within the ring is as white as the roofs', async () => {
  const fills = (of: string) => all(of).map(each => getComputedStyle(each).fill);
  await visit({ plan: VILLA, at: '2026-06-21T02:00:00Z', chance: RAIN });
  await expect.element(page.css('.own-home').first()).toBeVisible();
  const bare = fills('.ink-ring .ground')[0];
  await visit({ plan: VILLA, at: '2026-12-21T04:00:00Z', chance: RAIN });
  await expect.element(page.css('.own-home').first()).toBeVisible();
  const ground = all('.ink-ring .ground')[0] as Element as SVGCircleElement;
  expect(fills('.own-home .face-roof')).toContain(getComputedStyle(ground).fill);
  expect(getComputedStyle(ground).fill).not.toBe(bare);
  // It ends before the letters.
  const toRing = ground.getScreenCTM()!.inverse();
  const away = all('.ink-ring text').map(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(toRing);
    return Math.hypot(x, y);
  });
  expect(Math.min(...away)).toBeGreaterThan(ground.r.baseVal.value);
});

test('[R965] sun and moon are whole over the roof of an own home, at every hour', async () => {
  const { set } = await visit({ plan: VILLA, at: '2026-11-18T09:46:00Z' });
  await resize(1440, 900);
  await expect.element(page.css('.own-home').first()).toBeVisible();
  const rule = document.createElement('style');
  rule.textContent = '.house-sketch * { pointer-events: all !important }';
  document.head.append(rule);
  let over = 0;
  for (const at of ['T01:00', 'T04:00', 'T07:00', 'T11:46', 'T13:00', 'T14:30']) {
    set(`2026-11-18${at}:00Z`);
    const disc = '.house-sketch :is(.ink-sun, .ink-moon .dark-side)';
    await expect.poll(() => all(disc).length).toBe(1);
    const { left, top, width, height } = all(disc)[0]!.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const around = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).flatMap(angle =>
      document.elementsFromPoint(x + (Math.cos(angle) * width) / 2, y + (Math.sin(angle) * height) / 2),
    );
    expect(
      around.filter(each => each.closest('.own-home path')),
      at,
    ).toEqual([]);
    if (document.elementsFromPoint(x, y + 5 * height).some(each => each.closest('.own-home path'))) over += 1;
  }
  rule.remove();
  expect(over).toBeGreaterThan(1);
});

/** The bottom of the lowest of these, px from the top of the page. */
const lowest = (of: string) => Math.max(...all(of).map(part => part.getBoundingClientRect().bottom));
const SAMPLE = {
  place: '苏州（示例）',
  residents: ['沈安（示例）', '顾恒（示例）'],
  records: ['一（示例）', '二（示例）', '三（示例）'],
  language: 'zh',
  stamp: '示例',
  captionOf: (room: string) => room,
} as const;

test('[R923, R964, R975] a closed home shows its painted front, the household outside and no photos', async () => {
  const figures = () => all('.own-home .figure-skin');
  const { store, ports } = await visit({ plan: VILLA });
  await moveIn(store, ports, SAMPLE, async () => undefined);
  await expect.poll(() => figures().length).toBeGreaterThan(0);
  expect(all('.own-home .face-stone')).toEqual([]);
  await page.css('.walls-control button').first().click();
  const painted = () => ['.face-stone', '.face-column', '.lattice'].map(of => all(`.own-home ${of}`).length);
  await expect.poll(() => Math.min(...painted())).toBeGreaterThan(3);
  expect(all('.photo-cards li')).toEqual([]);
  // The red door is in the front, and the household is before it.
  const doorstep = lowest('.own-home .face-seal');
  expect(figures().length).toBeGreaterThan(0);
  for (const each of figures()) expect(each.getBoundingClientRect().bottom).toBeGreaterThan(doorstep - 60);
});

test('[R864] on a phone the head has three rows at most, over the court and in the star map', async () => {
  for (const [search, isSample] of [
    ['', false],
    ['?view=stars', false],
    ['?view=stars', true],
  ] as const) {
    const { store, ports } = await visit({ search });
    if (isSample) await moveIn(store, ports, SAMPLE, async () => undefined);
    await expect.element(page.css('.instrument__date').first()).toBeVisible();
    for (const width of [360, 390, 430]) {
      await resize(width, 844);
      const message = `${search} at ${width} px, ${isSample ? 'a sample' : 'no sample'}`;
      await expect
        .poll(() => lowest('.vis__views, .instrument > *, .house-view__plan'), { message })
        .toBeLessThan(145);
    }
  }
});

test('[R1035, R1052] at 1440 × 900 the pillars of a resident and the sections of the guide need no scrolling', async () => {
  await resize(1440, 900);
  for (const search of ['?resident=1', '?tool=layoutGuide']) {
    const { store, ports } = await visit();
    await moveIn(store, ports, SAMPLE, async () => undefined);
    await openScreen(`/visualization${search}`, { ports, language: 'en' });
    const body = '[role="dialog"] [data-radix-scroll-area-viewport]';
    await expect.element(page.css(`${body} :is(.luck__cycles, .guide__square)`).first()).toBeVisible();
    const over = () => all(body)[0]!.scrollHeight - all(body)[0]!.clientHeight;
    await expect.poll(over, { message: search }).toBeLessThanOrEqual(1);
  }
});

test('[R1092] on a tablet all five sections of the guide are in view, with air, and the note below them', async () => {
  await resize(768, 1024);
  const { store, ports } = await visit();
  await moveIn(store, ports, SAMPLE, async () => undefined);
  await openScreen('/visualization?tool=layoutGuide', { ports, language: 'en' });
  const body = () => all('.guide [data-radix-scroll-area-viewport]')[0]?.getBoundingClientRect().bottom ?? 0;
  const note = () => all('.guide__note')[0]?.getBoundingClientRect().bottom ?? 9999;
  await expect.element(page.css('.guide__square').first()).toBeVisible();
  await expect.poll(() => body() - note()).toBeGreaterThanOrEqual(0);
  expect(all('.guide__section')).toHaveLength(5);
  for (const section of all('.guide__section')) {
    const texts = [...section.querySelectorAll('.guide__description, .guide__lines')];
    const ends = texts.map(text => text.getBoundingClientRect().bottom);
    expect(section.getBoundingClientRect().bottom - Math.max(...ends)).toBeGreaterThanOrEqual(12);
  }
});

test('[R1068] on a phone the heading of the third section of the guide is in view', async () => {
  await resize(390, 844);
  const { store, ports } = await visit();
  await moveIn(store, ports, SAMPLE, async () => undefined);
  await openScreen('/visualization?tool=layoutGuide', { ports, language: 'en' });
  const third = () => all('.guide__section h3')[2];
  await expect.poll(() => third()?.getBoundingClientRect().bottom ?? 999).toBeLessThan(844 - 12);
  // Not under the mask of whole rows.
  const view = '.guide [data-radix-scroll-area-viewport]';
  await expect.poll(() => getComputedStyle(all(view)[0]!).maskSize).toMatch(/px/);
  const [, shown] = /([\d.]+)px$/.exec(getComputedStyle(all(view)[0]!).maskSize) ?? [];
  const top = all(view)[0]!.getBoundingClientRect().top;
  expect(third()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + Number(shown) + 1);
});

test('[R911] on a phone the plan begins under two rows, in a sample home of two floors too', async () => {
  for (const search of ['?view=plan', '?view=plan&plan=compass', '?view=plan&plan=reading']) {
    const { store, ports } = await visit({ plan: writePlan(templatePlan('villa', 'zh')) });
    await moveIn(store, ports, SAMPLE, async () => undefined);
    await openScreen(`/visualization${search}`, { ports, language: 'en' });
    await expect.element(page.css('.sample-notice').first()).toBeVisible();
    await expect.element(page.css('.plan-desk__picture').first()).toBeVisible();
    for (const width of [320, 390]) {
      await resize(width, 844);
      const head = '.vis__views, .sample-notice, .plan-desk__bar > .ui-segments';
      await expect.poll(() => lowest(head), { message: `${search} at ${width} px` }).toBeLessThan(136);
      const norths = () => all('.plan-ring__name').map(name => name.getBoundingClientRect());
      await expect.poll(() => norths().length).toBe(search.includes('compass') ? 2 : 0);
      expect(norths().filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      const parts = all(head).map(part => part.getBoundingClientRect());
      expect(parts).toHaveLength(4);
      expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width - 8);
      expect(parts.some((one, at) => parts.slice(at + 1).some(other => isOver(one, other)))).toBe(false);
    }
  }
});

test('[R1022] the seal of a sample with its cross is in one place, beside the views, on every screen of a home', async () => {
  const corners = new Set<string>();
  for (const search of ['', '?view=stars', '?view=plan', '?view=plan&plan=light', '?show=reading']) {
    const { store, ports } = await visit({ plan: writePlan(templatePlan('villa', 'zh')) });
    await moveIn(store, ports, SAMPLE, async () => undefined);
    await openScreen(`/visualization${search}`, { ports, language: 'en' });
    await expect.element(page.css('.sample-notice button').first()).toBeVisible();
    for (const width of [320, 390, 844]) {
      await resize(width, 800);
      const message = `${search} at ${width} px`;
      await expect.poll(() => box('.sample-notice').right, { message }).toBeLessThanOrEqual(width - 6);
      const { left, top } = box('.sample-notice');
      corners.add(`${width}: ${top - box('.vis__views').top}`);
      expect(left, message).toBeGreaterThan(box('.vis__views .ui-segments').right);
      const others = all('.instrument > *, .walls-rail, .floor-switch, .house-panel, .starmap button');
      const over = others.filter(
        each => each.checkVisibility() && isOver(box('.sample-notice'), each.getBoundingClientRect()),
      );
      expect(
        over.map(({ className, textContent }) => `${className} ${textContent}`),
        message,
      ).toEqual([]);
      if (search === '?show=reading' && width < 768)
        expect(all('.house-view__term').filter(each => each.checkVisibility())).toEqual([]);
    }
  }
  expect(corners.size).toBe(3);
});

test('[R1022] at a sample on a phone the hour is beside the lunar date', async () => {
  const { store, ports } = await visit({ plan: writePlan(templatePlan('villa', 'zh')) });
  await moveIn(store, ports, SAMPLE, async () => undefined);
  for (const language of ['zh', 'en'] as const)
    for (const search of ['', '?view=stars']) {
      await openScreen(`/visualization${search}`, { ports, language });
      await expect.element(page.css('.sample-notice').first()).toBeVisible();
      await expect.element(page.css('.instrument__date').first()).toBeVisible();
      for (const width of [320, 375, 390]) {
        await resize(width, 844);
        const message = `${search} in ${language} at ${width} px`;
        const date = () => box('.instrument__date');
        // 04:00 in universal time.
        await expect.poll(() => all('.instrument__date')[0]?.textContent, { message }).toMatch(/^12:00 /);
        await expect.poll(() => box('.instrument__date > time').width, { message }).toBeGreaterThan(20);
        await expect.poll(() => date().right, { message }).toBeLessThanOrEqual(width);
        const others = '.vis__views > *, .walls-rail, .house-view__term, .sky-times, .instrument > svg';
        const over = () =>
          all(others).filter(each => each.checkVisibility() && isOver(date(), each.getBoundingClientRect()));
        await expect.poll(() => over().map(each => each.className), { message }).toEqual([]);
      }
    }
});

test('[R1022] beside the slip of an unfinished profile the seal of a sample is as high as the views', async () => {
  const { store, ports } = await visit({ plan: writePlan(templatePlan('villa', 'zh')) });
  await moveIn(store, ports, SAMPLE, async () => undefined);
  // Another person of the same device, for whom its house is the sample too.
  const other = { ...FILLED, email: 'other@example.com', hasFilledProfile: false };
  store.setState(state => ({ session: { ...state.session, info: other } as typeof state.session }));
  await expect.element(page.css('.vis__slip')).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await resize(width, 800);
    const [seal, views] = [box('.sample-notice'), box('.vis__views .ui-segments')];
    const message = `at ${width} px`;
    expect(Math.abs(seal.height - box('.vis__views').height), message).toBeLessThan(1);
    expect(seal.left - views.right, message).toBeGreaterThan(0);
    expect(seal.left - views.right, message).toBeLessThan(20);
    expect(isOver(seal, box('.vis__slip')), message).toBe(false);
  }
});

test('[R1023] on a low window the reading is beside the house', async () => {
  await visit({ plan: VILLA, search: '?show=reading', language: 'en' });
  await expect.element(page.css('.house-panel')).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await resize(width, height);
    await expect.poll(() => box('.house-panel').left - box('.house-scene__stage').right).toBeGreaterThan(-1);
    expect(box('.house-scene__stage').height, `at ${width} px`).toBeGreaterThan(250);
    const { height: high, bottom } = box('.house-panel');
    expect(high, `at ${width} px`).toBeGreaterThan(250);
    expect(bottom, `at ${width} px`).toBeLessThanOrEqual(height);
  }
});

describe.each([
  [844, 390],
  [667, 375],
])('[R1093] on a phone on its side, %i × %i px,', (width, height) => {
  /** What is read or pressed over the picture; the panels beside it scroll. */
  const OVER = `.vis__views > *, .instrument > *, .sky-facts, .house-panel-opener, .house-view__plan, .walls-rail,
    .bearing-plate > button, .bearing-plate p, .bearing-plate__set, .ui-tools__seal, .account-menu__button,
    .floor-switch, .starmap__zoom, .house-panel, .plan-view__side`;
  const seen = () =>
    all(OVER).filter(
      each => each.checkVisibility() && each.getBoundingClientRect().width > 1 && each.textContent !== '',
    );

  test.each([
    ['the house', ''],
    ['the reading', '?show=reading'],
    ['the palaces', '?show=palaces'],
    ['the star map', '?view=stars'],
  ])('%s is whole within the window, and nothing over it overlaps', async (_, search) => {
    await resize(width, height);
    for (const language of ['zh', 'en'] as const) {
      await visit({ plan: VILLA, search, language });
      await expect.poll(() => all('.account-menu__button, .instrument svg').length).toBeGreaterThan(0);
      if (search === '?show=reading') await expect.element(page.css('.house-panel')).toBeVisible();
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
      // The fold of what scrolls beside it does not cut the map.
      for (const map of all('.starmap')) {
        const { maskImage, maskSize } = getComputedStyle(map);
        expect(maskImage === 'none' || maskSize.endsWith('50% 100%, 50% 100%')).toBe(true);
      }
      const boxes = seen().map(each => [each, each.getBoundingClientRect()] as const);
      expect(boxes.length).toBeGreaterThan(4);
      for (const [i, [each, one]] of boxes.entries()) {
        const name = `${language} ${each.className} ${each.textContent}`;
        expect(Math.min(one.left, one.top), name).toBeGreaterThanOrEqual(0);
        expect(one.right, name).toBeLessThanOrEqual(width);
        expect(one.bottom, name).toBeLessThanOrEqual(height);
        const over = boxes.slice(i + 1).filter(([, other]) => isOver(one, other));
        expect(
          over.map(([{ className, textContent }]) => `${className} ${textContent}`),
          name,
        ).toEqual([]);
        for (const press of [each, ...each.querySelectorAll('button, a')].filter(is =>
          is.matches('button, a'),
        )) {
          const { width: wide, height: high } = press.getBoundingClientRect();
          const least = each.matches('.house-panel, .plan-view__side') ? 23.9 : 43.9;
          if (press.checkVisibility() && wide > 1)
            expect(Math.min(wide, high), `${name} ${press.textContent}`).toBeGreaterThanOrEqual(least);
        }
      }
      const pictured = '.house-scene__stage, .ink-plan, .starmap__canvas, .starmap__fallback';
      await expect.poll(() => all(pictured).length).toBeGreaterThan(0);
      const picture = box(pictured);
      const below = box('.vis__views').bottom;
      expect(picture.top, language).toBeGreaterThanOrEqual(below - 1);
      expect(picture.bottom, language).toBeLessThanOrEqual(height);
      if (search !== '?view=stars') expect(picture.height, language).toBeGreaterThan(0.78 * height);
      expect(picture.left, language).toBeGreaterThanOrEqual(0);
      expect(picture.right, language).toBeLessThanOrEqual(width);
      // Words may stand in a corner that its ring leaves free.
      const ring = search === '' ? box('.house-sketch .ink-ring') : undefined;
      // Beside the reading it fades over 20 px.
      const fade = search === '?show=reading' ? 20 : 0;
      const sharp = new DOMRect(picture.x + fade, picture.y, picture.width - 2 * fade, picture.height);
      const [x, y] = ring ? [ring.left + ring.width / 2, ring.top + ring.height / 2] : [0, 0];
      for (const [each, one] of boxes) {
        const name = `${language} ${each.className} ${each.textContent}`;
        if (!ring) {
          expect(isOver(one, sharp), name).toBe(false);
          continue;
        }
        const [across, down] = [
          Math.max(one.left - x, x - one.right, 0) / (ring.width / 2),
          Math.max(one.top - y, y - one.bottom, 0) / (ring.height / 2),
        ];
        expect(Math.hypot(across, down), name).toBeGreaterThan(0.99);
      }
    }
  });
});

test('[R992] beside the reading no photos hang on a phone or tablet, and on a phone a needle shows north', async () => {
  await visit({ plan: VILLA, search: '?show=reading', language: 'en' });
  await expect.element(page.css('.house-panel')).toBeVisible();
  const photos = document.createElement('ul');
  photos.className = 'photo-cards';
  photos.innerHTML = '<li>A photo</li>';
  all('.house-scene')[0]!.append(photos);
  for (const [width, isHung] of [
    [1440, true],
    [768, false],
    [390, false],
  ] as const) {
    await resize(width, 900);
    await expect.poll(() => photos.checkVisibility(), { message: `at ${width} px` }).toBe(isHung);
  }
  photos.remove();
  await expect.element(page.css('.house-panel__north')).toBeVisible();
  const middle = (mountain: string) => {
    const { left, top, width, height } = all('.house-sketch .ink-ring text')
      .find(({ textContent }) => textContent === mountain)!
      .getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  // As the ring has it: 子 is north by the needle, 午 south.
  const off = () => {
    const [[nx, ny], [sx, sy]] = [middle('子'), middle('午')];
    const north = (Math.atan2(nx - sx, sy - ny) * 180) / Math.PI;
    const turn = Number.parseFloat(getComputedStyle(all('.house-panel__north')[0]!, '::before').rotate);
    return Math.abs(((turn - north + 540) % 360) - 180);
  };
  await expect.poll(off).toBeLessThan(3);
});

test.each(['zh', 'en'] as const)(
  '[R992] the floors to choose are 44 px to press and meet neither the views nor the sky, in %s',
  async language => {
    await visit({ plan: VILLA, search: '?show=reading', language });
    for (const [width, height] of [
      [768, 1024],
      [600, 900],
      [390, 844],
      [320, 640],
    ] as const) {
      await resize(width, height);
      const message = `at ${width} px`;
      await expect.poll(() => all('.floor-switch button').length, { message }).toBeGreaterThan(1);
      for (const each of all('.floor-switch button')) {
        const { width: wide, height: high } = each.getBoundingClientRect();
        expect(Math.min(wide, high), message).toBeGreaterThanOrEqual(43.9);
      }
      const others = all('.vis__views > *, .instrument > *, .account-menu__button, .house-panel').filter(
        each => each.checkVisibility() && isOver(box('.floor-switch'), each.getBoundingClientRect()),
      );
      expect(
        others.map(each => each.className),
        message,
      ).toEqual([]);
    }
  },
);

test('[R981] a number on the house is 24 px to press, shows its palace, and Escape still closes the panel', async () => {
  await visit({ plan: VILLA, search: '?show=reading', language: 'en' });
  await resize(390, 844);
  await expect.element(page.css('.floor-switch')).toBeVisible();
  const seals = () => all('.step-seals button').map(each => each.getBoundingClientRect());
  await expect.poll(() => seals().length).toBeGreaterThan(1);
  for (const { width, height } of seals()) expect(Math.min(width, height)).toBeGreaterThan(23.9);
  expect(
    seals().some((one, at) =>
      seals()
        .slice(at + 1)
        .some(other => isOver(one, other)),
    ),
  ).toBe(false);
  all<HTMLElement>('.house-panel__head button')[0]!.focus();
  await page.css('.step-seals button').first().click();
  await expect.element(page.css('.palace-detail')).toBeInViewport();
  expect(document.activeElement?.closest('.house-panel')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => all('.house-panel').length).toBe(0);
});

test('[R981] the thread to a number follows the scrolling of the panel', async () => {
  await visit({ plan: VILLA, search: '?show=reading', language: 'en' });
  await resize(1440, 900);
  await page.css('.first-steps li').nth(1).hover();
  const end = () => {
    const [, y] = /^M\d+ (\d+)/.exec(all('.step-seals path')[0]?.getAttribute('d') ?? '') ?? [];
    const mark = all('.first-steps__mark')[1]!.getBoundingClientRect();
    return Number(y) - (mark.top + mark.height / 2);
  };
  await expect.poll(() => Math.abs(end())).toBeLessThan(2);
  const body = all('.house-panel [data-radix-scroll-area-viewport]')[0]!;
  body.scrollTop += 40;
  expect(body.scrollTop).toBeGreaterThan(30);
  await expect.poll(() => Math.abs(end())).toBeLessThan(2);
});

test('[R994] the ring around the nine palaces is opaque, high as a wide window and wide as a phone', async () => {
  await visit({ search: '?show=palaces' });
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [390, 844],
    [320, 640],
  ] as const) {
    await resize(width, height);
    const bed = () => box('.plan-view > .ink-plan .bed');
    const fits = () => {
      // On a phone its edge, without letters, may be outside.
      const { left, right, width: wide, height: high } = bed();
      const share = width > height ? high / height : wide / width;
      return { isFull: share > 0.76, isWithin: width < height || (left >= 0 && right <= width) };
    };
    await expect.poll(fits, { message: `at ${width} px` }).toEqual({ isFull: true, isWithin: true });
    const { fill, fillOpacity, opacity } = getComputedStyle(all('.plan-view > .ink-plan .bed')[0]!);
    expect([fillOpacity, opacity]).toEqual(['1', '1']);
    // A colour without transparency.
    expect(fill).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  }
});

test('[R1011] the nine squares reach the band around them, which their corners do not cover', async () => {
  await visit({ search: '?show=palaces' });
  for (const [width, height, least] of [
    [1440, 900, 122],
    [390, 844, 62],
  ] as const) {
    await resize(width, height);
    const square = () => box('.ink-plan li:nth-child(5) button');
    await expect.poll(() => square().width, { message: `at ${width} px` }).toBeGreaterThan(least);
    // The outermost point of a rounded corner, on the diagonal.
    // On a phone there is no band: they reach that of the mountains.
    const rim = width < 1024 ? '.strong' : '.ground';
    const [ring, corner] = [box(`.ink-plan .ring ${rim}`), box('.ink-plan li:nth-child(9) button')];
    const middle = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
    const radius = getComputedStyle(all('.ink-plan li:nth-child(9) button')[0]!).borderBottomRightRadius;
    const cut =
      Number.parseFloat(radius) * (radius.endsWith('%') ? corner.width / 100 : 1) * (1 - Math.SQRT1_2);
    const reach = Math.hypot(corner.right - cut - middle.x, corner.bottom - cut - middle.y);
    expect(reach).toBeLessThan(ring.width / 2);
    for (const each of all('.ink-plan .empty'))
      expect(Number.parseFloat(getComputedStyle(each, '::after').fontSize)).toBeGreaterThanOrEqual(18);
  }
});

test('[R1087] a palace that is followed inside the app is scrolled to in its reading', async () => {
  await resize(390, 844);
  const { router } = await visit();
  router.history.push('/visualization?show=reading&palace=SE');
  const below = () =>
    all('.palace-detail').map(each =>
      Math.round(each.getBoundingClientRect().top - box('.house-panel__body').top),
    );
  await expect.poll(below).toEqual([12]);
  expect(all('.palace-cell.is-selected').map(each => each.dataset['palace'])).toEqual(['SE']);
});

test.each(['zh', 'en'] as const)(
  '[R1088] on the ruler of a birth in summer time no two words touch on a phone, in %s',
  async language => {
    await resize(320, 640);
    const resident = {
      id: '1',
      name: '林月',
      gender: 'female' as const,
      birthDate: '1990-05-15',
      birthTime: '21:40',
      birthplace: '杭州',
      chineseDate: '',
      relationship: 'self',
    };
    const ports = fakePorts({ info: { ...FILLED, residents: [resident] } });
    await openScreen('/visualization?resident=1', { ports, language });
    await expect.poll(() => all('.birth-ruler__mark[data-kind="typed"]').length).toBe(1);
    const [one, other] = all('.birth-ruler__mark text').map(each => each.getBoundingClientRect());
    expect(isOver(one!, other!)).toBe(false);
    expect(Math.max(one!.right, other!.right)).toBeLessThan(320);
    expect(Math.min(one!.left, other!.left)).toBeGreaterThan(0);
  },
);

test('[R1100] upright on a tablet the nine palaces are above their list, and nothing lies over them', async () => {
  await resize(768, 1024);
  await visit({ at: NIGHT, language: 'en', search: '?show=palaces', plan: VILLA });
  const ring = () => box('.plan-view > .ink-plan');
  await expect.poll(() => ring().width).toBeGreaterThan(530);
  // Its last row is whole, above the mark and the tools.
  await expect.poll(() => all('.palaces[data-more] .plan-view').length).toBe(1);
  const rows = all<HTMLElement>('.plan-view')[0]!;
  const shown = rows.getBoundingClientRect().top + Number(/ ([\d.]+)px no-repeat/.exec(rows.style.mask)?.[1]);
  const list = all('.palace-list li').map(each => each.getBoundingClientRect());
  expect(list).toHaveLength(9);
  expect(list[0]!.top).toBeGreaterThan(ring().bottom);
  expect(list[7]!.bottom).toBeLessThanOrEqual(shown + 2);
  expect(shown + 16).toBeLessThan(box('.vis__corner--bottom-left').top);
  expect(list[1]!.left).toBeGreaterThan(list[0]!.right);
  await expect.poll(() => all('.instrument').map(each => each.checkVisibility())).toEqual([false]);
  const [views, name, back] = ['.vis__views', '.plan-view h2', '.plan-view h2 + button'].map(box);
  expect(name!.top).toBeGreaterThan(views!.bottom);
  expect(back!.bottom).toBeLessThan(ring().top);
  expect(isWithinReach(all('.plan-view h2 + button')[0]!)).toBe(true);
});

test('[R1113] a dialog may take 82 % of a high screen', async () => {
  await resize(2560, 1440);
  await visit({ search: '?tool=shop' });
  await expect.poll(() => all('.ui-dialog').length).toBe(1);
  expect(Number.parseFloat(getComputedStyle(all('.ui-dialog')[0]!).maxHeight)).toBeCloseTo(1180.8, 0);
});

test('[R1114] on the largest screens the ring of the palaces is large and in the middle', async () => {
  await resize(2560, 1440);
  await visit({ language: 'en', search: '?show=palaces', plan: VILLA });
  const ring = () => box('.plan-view .ring');
  await expect.poll(() => ring().width).toBeGreaterThan(1200);
  expect(Math.abs((ring().left + ring().right) / 2 - 1280)).toBeLessThan(2);
  for (const each of all('.ink-plan :is(.head, .room)'))
    expect(Number.parseFloat(getComputedStyle(each).fontSize)).toBeGreaterThanOrEqual(16);
});

test('[R1101] on the narrowest phone sign, direction, star, name and plus of a square do not touch', async () => {
  await resize(320, 640);
  for (const language of ['en', 'zh'] as const) {
    await visit({ language, search: '?show=palaces', plan: VILLA });
    await expect.poll(() => all('.ink-plan .rooms').length).toBe(9);
    for (const square of all('.ink-plan li')) {
      const parts = [...square.querySelectorAll('.head > :is(b, .short, .star)')].map(each =>
        each.getBoundingClientRect(),
      );
      for (const [i, each] of parts.slice(1).entries())
        expect(each.left - parts[i]!.right).toBeGreaterThanOrEqual(2);
      // Three, less what the pages of these tests round: their pixels are two wide.
      const { left, right } = square.getBoundingClientRect();
      expect(parts[0]!.left - left, square.textContent!).toBeGreaterThan(2);
      expect(right - parts.at(-1)!.right, square.textContent!).toBeGreaterThan(2);
      const [rooms, picture] = ['.rooms', '.picture'].map(of => square.querySelector(of)!);
      expect(rooms!.getBoundingClientRect().bottom).toBeLessThanOrEqual(picture!.getBoundingClientRect().top);
      const name = square.querySelector('bdi');
      if (name) expect(name.scrollWidth, name.textContent!).toBeLessThanOrEqual(name.clientWidth || 60);
    }
  }
});

test('[R1116] below the ring of the palaces what is told of the chosen one is in rows, with seven photos to put there', async () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
  ] as const) {
    await resize(width, height);
    const { store } = await visit({ language: 'en', search: '?show=palaces', plan: VILLA });
    const photos = Array.from({ length: 7 }, (_, i) => ({
      ...{ id: `${1790000000000 + i}`, name: `${i}.jpg`, type: 'image/jpeg', size: 1 },
      ...({ state: 'unreadable', turns: 0 } as const),
    }));
    store.setState({ photos, photosState: 'ready' });
    await expect.element(page.css('.ink-plan li').first()).toBeVisible();
    all<HTMLElement>('.ink-plan li:nth-child(7) button')[0]!.click();
    const rows = () =>
      all('.ink-plan, .plan-view__choice legend, .plan-view__choice label, .plan-view__choice ~ button');
    await expect.poll(() => rows().length).toBe(1 + 1 + 7 + 1);
    const boxes = rows().map(each => each.getBoundingClientRect());
    for (const [i, { top }] of boxes.slice(1).entries())
      expect(top, `row ${i} at ${width} px`).toBeGreaterThanOrEqual(boxes[i]!.bottom - 1);
    expect(all('.plan-view__choice')[0]!.scrollHeight).toBeLessThanOrEqual(
      all('.plan-view__choice')[0]!.clientHeight + 1,
    );
  }
});

test('[R1117] on phones and tablets no button of the desk or the star map lies under anything', async () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [820, 1180],
    [844, 390],
  ] as const) {
    await resize(width, height);
    for (const search of ['?view=plan', '?view=stars', '?view=plan&plan=compass']) {
      await visit({ language: 'en', search, plan: VILLA });
      await expect.poll(() => all('.plan-desk__picture svg, .starmap__canvas').length).toBeGreaterThan(0);
      const covered = () =>
        all<HTMLButtonElement>('button, [role="radio"], label:has(input[type="radio"])')
          .filter(
            each =>
              each.checkVisibility({ opacityProperty: true }) &&
              !each.closest('[aria-hidden="true"], [inert]'),
          )
          .filter(each => {
            // What scrolls may be under a seal until it has been scrolled.
            each.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || right - left < 8) return false;
            const hit = document.elementFromPoint(x, y);
            const group = each.closest('[role="radiogroup"], .ui-segments');
            // R1103: two floors share one control.
            return hit !== null && !each.contains(hit) && !hit.contains(each) && !group?.contains(hit);
          })
          .map(each => each.textContent || each.getAttribute('aria-label'));
      await expect.poll(covered, { message: `${search} at ${width} × ${height}` }).toEqual([]);
    }
  }
});

test('[R1102] upright on a tablet a photo is above its facts, on one page, with the way out in its corner, over the plan too', async () => {
  await resize(768, 1024);
  const { store, router } = await visit({ search: '?view=plan', plan: VILLA });
  const photo = {
    id: '1790000000000',
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 1,
    state: 'unreadable',
    turns: 0,
    room: 'living',
  } as const;
  store.setState({ photos: [photo], photosState: 'ready' });
  await router.navigate({ to: '/visualization', search: { view: 'plan', photo: Number(photo.id) } });
  await expect.element(page.css('.photo-sheet__print')).toBeVisible();
  const [sheet, print] = [() => box('.photo-sheet'), () => box('.photo-sheet__print')];
  await expect.poll(() => print().width / sheet().width).toBeGreaterThan(0.5);
  expect(box('.photo-sheet .ui-dialog__main').top).toBeGreaterThan(print().bottom);
  const way = box('.photo-sheet .ui-dialog__header .ui-icon-button');
  expect(sheet().right - way.right).toBeLessThan(24);
  expect(isOver(way, print())).toBe(false);
  expect(getComputedStyle(all('.photo-sheet')[0]!).overflowY).toBe('auto');
  expect(getComputedStyle(all('.photo-sheet .ui-dialog__footer')[0]!).position).toBe('sticky');
});

test('[R1036] upright on a tablet five facts of a photo are in sight, the room’s other photos beside it; on the largest screen it is over 800 px wide', async () => {
  await resize(768, 1024);
  const { store, router } = await visit({ search: '?view=plan', plan: VILLA });
  const shape = { type: 'image/jpeg', size: 1, state: 'unreadable', turns: 0, room: 'living' } as const;
  const photo = {
    ...{ ...shape, id: '1790000000001', name: 'a.jpg', width: 4032, height: 3024 },
    reading: formatReading({
      capture: {
        takenAt: { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0, offsetMinutes: 480 },
        direction: { degrees: 127, north: 'true', northStated: true, uncertainty: 15 },
        focalLength35: 26,
        light: { lux: 480, errorStops: 1, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 },
      },
      pixels: { sharpness: 640, busyness: 9.6, likeness: 'f0f0f0f0f0f0f0f0', lean: 0, accents: [] },
    }),
  };
  const other = { ...shape, id: '1790000000002', name: 'b.jpg' };
  store.setState({ photos: [photo, other], photosState: 'ready', readsPhotos: true });
  await router.navigate({ to: '/visualization', search: { view: 'plan', photo: Number(photo.id) } });
  await expect.poll(() => all('.photo-sheet__row').length).toBeGreaterThanOrEqual(5);
  const fold = () => box('.photo-sheet .ui-dialog__footer').top;
  await expect
    .poll(() => fold() - all('.photo-sheet__row')[4]!.getBoundingClientRect().bottom)
    .toBeGreaterThan(0);
  expect(box('.room-strip').left).toBeGreaterThan(box('.photo-sheet__print').right);
  expect(Number.isInteger(box('.photo-sheet').bottom)).toBe(true);
  await resize(2560, 1440);
  await expect.poll(() => box('.photo-sheet__print').width).toBeGreaterThan(800);
  expect(box('.room-strip__print').width).toBeGreaterThan(180);
});

test('[R1104] on a phone no button lies over the signs below a drawing', async () => {
  await visit({ language: 'en', search: '?view=plan', plan: VILLA });
  await expect.element(page.css('.draw-frame')).toBeVisible();
  // As where photos tell their direction.
  const key = document.createElement('ul');
  key.className = 'plan-key';
  key.innerHTML = '<li data-sign="look"><i></i>a photo’s view</li>';
  all('.draw-frame')[0]!.after(key);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await resize(width, height);
    const over = () =>
      all('.draw-frame button').filter(each => isOver(each.getBoundingClientRect(), box('.plan-key')));
    await expect.poll(over, { message: `at ${width} px` }).toEqual([]);
  }
  key.remove();
});

test('[R1062] on a phone the stars of a chosen palace are alone over the house', async () => {
  await resize(320, 640);
  await visit({ search: '?show=reading&palace=SE' });
  const shown = () =>
    all('.palace-cell').flatMap(each =>
      each.querySelector('.stars')!.getBoundingClientRect().width > 0 ? [each.dataset['palace']] : [],
    );
  await expect.poll(shown).toEqual(['SE']);
  const numbers = () => getComputedStyle(all('.step-seals')[0]!).visibility;
  await expect.poll(numbers).toBe('hidden');
  await resize(390, 844);
  await expect.poll(numbers).toBe('visible');
  expect(shown()).toEqual(['SE']);
});

test('[R1120] no name of a room is under the stars of nine palaces; on a phone, where one has them, names stay', async () => {
  const boxes = (parts: string) =>
    all(parts)
      .map(each => each.getBoundingClientRect())
      .filter(box => box.width > 0);
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  await resize(1440, 900);
  await visit({ language: 'en', plan: VILLA, search: '?show=reading&palace=SE&walls=1200' });
  await expect.poll(() => boxes('.palace-cell .stars').length).toBe(9);
  // Names of the floor above stay.
  await expect.poll(() => boxes('.own-home text').length).toBeGreaterThan(2);
  const covered = () =>
    boxes('.own-home text').filter(name => boxes('.palace-cell .stars').some(each => isOver(each, name)));
  expect(covered()).toEqual([]);
  await resize(390, 844);
  await visit({ language: 'en', plan: VILLA, search: '?show=reading&palace=SE' });
  await expect.poll(() => boxes('.palace-cell .stars').length).toBe(1);
  await expect.poll(() => boxes('.own-home text').length).toBeGreaterThan(1);
});

test('[R1122] on phones the name of the term is clear of the moon and the name of its phase', async () => {
  // A young moon in Hangzhou at 19:40; the ephemeris of the app names its phase.
  const at = '2026-06-17T11:40:00Z';
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [390, 844],
  ] as const) {
    await resize(width, height);
    await visit({ at, language: 'en' });
    await expect.element(page.getByText('Waxing Crescent').first()).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(all('.house-view__term > b')[0]!);
    const lines = [...range.getClientRects()];
    expect(lines.length).toBeGreaterThan(0);
    const moon = all('.instrument svg')[0]!.getBoundingClientRect();
    for (const line of lines) expect(line.right < moon.left || line.bottom < moon.top, `${width}`).toBe(true);
  }
});

test('[R1061] the trigrams of the nine squares are of one size, and nothing in a square is cut', async () => {
  await visit({ language: 'en', search: '?show=palaces', plan: writePlan(templatePlan('villa', 'en')) });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await resize(width, height);
    await expect.poll(() => all('.ink-plan .others').length).toBeGreaterThan(1);
    const sizes = () =>
      new Set(all('.ink-plan .empty svg').map(each => Math.round(each.getBoundingClientRect().height)));
    await expect.poll(() => [...sizes()].length, { message: `at ${width} px` }).toBe(1);
    expect([...sizes()][0]).toBeGreaterThan(15);
    for (const each of all('.ink-plan :is(.room bdi, .others)').filter(each => each.clientWidth > 0))
      expect(each.scrollWidth, each.textContent!).toBeLessThanOrEqual(each.clientWidth);
    // In words: a bare plus adds a photo.
    expect(all('.ink-plan .others').every(each => /^and \d more$/.test(each.textContent!))).toBe(true);
  }
});

test('[R1017] at 1440 × 900 an answer of four days is whole: its rows, and the sentence after them', async () => {
  await resize(1440, 900);
  const { clock } = settableClock(millis(Date.parse('2026-11-22T01:46:00Z')));
  const residents = ['1988-03-12', '1986-10-05'].map((birthDate, i) => ({
    id: `${i}`,
    name: ['沈安', '顾衡'][i]!,
    gender: 'female' as const,
    birthDate,
    birthplace: '',
    birthTime: '',
    chineseDate: '',
    relationship: 'self',
  }));
  const chat: ChatPort = {
    prepare: () => undefined,
    ask: (_, __, on) => {
      queueMicrotask(() => on({ kind: 'no-model' }));
      return () => undefined;
    },
    askGuide,
  };
  const ports = fakePorts({ info: { ...FILLED, residents }, clock, chat });
  await openScreen('/visualization?tool=chat', { ports, language: 'zh' });
  await page.getByRole('dialog').getByRole('textbox').fill('过年前想挑个周末搬进新家，哪天合适？');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => all('.chat-card__row').length).toBeGreaterThanOrEqual(4);
  await expect.poll(() => all('.chat-slip:not(:disabled)').length).toBeGreaterThan(0);
  const closing = () => all('.chat-text p').find(each => each.textContent.includes('其次'));
  await expect.poll(() => closing()?.textContent).toMatch(/。$/);
  expect(closing()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(box('.chat-log').bottom);
});

test('[R1107] on the narrowest phone the sound and the element of a sign are on two lines, without a separator', async () => {
  await resize(320, 640);
  const resident = { id: '1', name: 'An', gender: 'female' as const, birthDate: '1988-03-12' };
  const residents = [
    { ...resident, birthTime: '07:40', birthplace: '', chineseDate: '', relationship: 'self' },
  ];
  await openScreen('/visualization?resident=1', { ports: fakePorts({ info: { ...FILLED, residents } }) });
  const words = () => all('.pillar-table__glyph + small');
  await expect.poll(() => words().length).toBe(8);
  for (const each of words()) {
    const [sound, , element] = [...each.childNodes].map(node => {
      const text = document.createRange();
      text.selectNodeContents(node);
      return text.getBoundingClientRect();
    });
    expect(element!.top).toBeGreaterThanOrEqual(sound!.bottom - 4);
    expect(each.querySelector('i')!.getBoundingClientRect().height).toBe(0);
  }
});

test.each(['zh', 'en'] as const)(
  '[R1035] on a phone the conventions of a resident come after the cycles, in Chinese from the first view on (%s)',
  async language => {
    await resize(390, 844);
    const resident = {
      id: '1',
      name: '沈安',
      gender: 'female' as const,
      birthDate: '1988-07-15',
      birthTime: '23:52',
      birthplace: '绍兴',
      chineseDate: '',
      relationship: 'self',
    };
    const ports = fakePorts({ info: { ...FILLED, residents: [resident] } });
    await openScreen('/visualization?resident=1', { ports, language });
    await expect.element(page.css('button.conventions__state').first()).toBeVisible();
    expect(box('.luck').bottom).toBeLessThanOrEqual(box('.conventions').top);
    // The letters of its heading; in English the cycles are higher.
    if (language === 'zh')
      expect(box('.conventions').top + 24).toBeLessThanOrEqual(box('.ui-dialog .ui-scroll__viewport').bottom);
    expect(box('.conventions').bottom).toBeLessThanOrEqual(box('.pillar-table__notes').top);
  },
);
