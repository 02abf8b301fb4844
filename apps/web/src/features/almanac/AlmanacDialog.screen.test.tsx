import { type Lunar, Solar } from 'lunar-typescript';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { simplifiedIn } from '../../../../../packages/hant/src/testing';
import { fakePorts } from '../../testing/fakePorts';
import { all, aroundEachScreen, FILLED, faultsIn, found, openScreen, resize } from '../../testing/screens';

aroundEachScreen();

const press = (key: string) => userEvent.keyboard(`{${key}}`);
const TODAY = '/visualization?tool=almanac';

test('[R78, R88] saves an image and a calendar file; keys move through the month grid, and a day opened from it is shown', async () => {
  const ports = fakePorts({ info: FILLED });
  const saved: string[] = [];
  const device = { ...ports.device, save: (_: Blob, name: string) => void saved.push(name) };
  await openScreen(TODAY, { ports: { ...ports, device } });
  for (const item of ['Share as an image', 'Export the terms and holidays of 2026']) {
    const before = saved.length;
    await page.getByRole('button', { name: 'Share and save' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect.poll(() => saved.length).toBe(before + 1);
  }
  expect(saved).toEqual(['almanac-2026-06-21.png', 'almanac-2026.ics']);

  await page.getByRole('radio', { name: 'Month' }).click();
  await expect
    .element(page.getByRole('button', { name: /June 19, 2026.*Dragon Boat Festival, Holiday/ }))
    .toBeVisible();
  (await found(page.css('[data-date="2026-06-21"]'))).focus();
  await press('PageDown');
  await press('ArrowDown');
  await expect.element(page.css('[data-date="2026-07-28"]')).toHaveFocus();
  await press('Enter');
  await expect.element(page.getByRole('heading', { name: 'Almanac of July 28, 2026' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Good for' })).toBeVisible();
});

test('[R927] on a phone the names of terms and festivals are whole in their cells', async () => {
  for (const [width, height] of [
    [375, 667],
    [390, 844],
  ] as const) {
    await resize(width, height);
    await openScreen(`${TODAY}&leaf=month`, { ports: fakePorts({ info: FILLED }) });
    const names = () => all('.month__occasion');
    // June 2026 has 芒种, 端午 and 夏至 (Hong Kong Observatory), and July's first week is below.
    const cut = (shown: readonly HTMLElement[]) =>
      shown.filter(({ scrollHeight, clientHeight }) => clientHeight === 0 || scrollHeight > clientHeight + 6);
    await expect
      .poll(() => faultsIn(names(), 3, each => cut(each).map(({ textContent }) => textContent)))
      .toEqual([]);
    expect(all('.month__occasions')[0]?.checkVisibility()).toBe(false);
  }
});

/** Whether a tag in one line would be wider than its column. */
function isTooWide(tag: HTMLElement): boolean {
  const column = tag.closest('ul')!.getBoundingClientRect().width;
  tag.style.whiteSpace = 'nowrap';
  const { width } = tag.getBoundingClientRect();
  tag.style.whiteSpace = '';
  return width > column + 0.5;
}

test('[R998] the tags of a day are of one height, and so are the rows of a month', async () => {
  // Heights in half pixels: a cell may be rounded.
  const heights = (parts: readonly Element[]) => [
    ...new Set(parts.map(each => Math.round(each.getBoundingClientRect().height))),
  ];
  const ports = () => fakePorts({ info: FILLED });
  for (const language of ['en', 'zh'] as const)
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await resize(width, height);
      for (const day of ['2026-11-18', '2026-11-22']) {
        await openScreen(`${TODAY}&day=${day}`, { ports: ports(), language });
        await expect.poll(() => all('.day-pane__tags .ui-tag').length).toBeGreaterThan(9);
        const tags = all('.day-pane__tags .ui-tag');
        // On the 22nd names are wider than their column on a phone (welcome someone into the family).
        const hasWide = language === 'en' && width < 600 && day === '2026-11-22';
        const fitting = hasWide ? tags.filter(tag => !isTooWide(tag)) : tags;
        expect(fitting.length, `${language} ${width} ${day}`).toBeGreaterThan(tags.length / 2);
        if (hasWide) {
          const lines = heights(tags).map(height => height / heights(fitting)[0]!);
          expect(Math.max(...lines)).toBeGreaterThan(1.5);
          expect(Math.max(...lines)).toBeLessThanOrEqual(2);
        }
        expect(heights(fitting), `${language} ${width} ${day}`).toHaveLength(1);
      }
      if (language === 'zh')
        expect(
          new Set(all('.day-pane__tags li').map(({ offsetWidth }) => offsetWidth)).size,
          `${width}`,
        ).toBe(1);
      // May and October have the longest names of festivals.
      for (const month of ['05', '10']) {
        await openScreen(`${TODAY}&leaf=month&day=2026-${month}-15`, { ports: ports(), language });
        await expect.poll(() => all('.month__grid tbody tr').length).toBe(6);
        expect(heights(all('.month__grid tbody tr')), `${language} ${width} ${month}`).toHaveLength(1);
      }
    }
});

const BORN = {
  id: 'an',
  name: '安',
  gender: 'female' as const,
  birthplace: '',
  birthTime: '',
  chineseDate: '',
  relationship: 'self',
};

test('[R996, R1051] on a phone the birthdays of two are in view, and there and on a tablet named buttons beside the wheel', async () => {
  const residents = ['1990-05-15', '1992-07-21'].map((birthDate, i) => ({
    id: `${i}`,
    name: ['Shen An (sample)', 'Gu Heng (sample)'][i]!,
    gender: 'female' as const,
    birthDate,
    birthplace: '',
    birthTime: '',
    chineseDate: '',
    relationship: 'self',
  }));
  for (const [screen, height] of [
    [320, 640],
    [360, 740],
    [375, 667],
    [390, 844],
    [768, 1024],
  ] as const) {
    await resize(screen, height);
    await openScreen(`${TODAY}&leaf=year`, { ports: fakePorts({ info: { ...FILLED, residents } }) });
    await expect.poll(() => all('.year__born li').length).toBe(2);
    if (screen === 390) {
      const foot = all('.almanac .ui-dialog__footer, .almanac .pager')[0]!.getBoundingClientRect().top;
      expect(all('.year__born li')[1]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
    }
    const rim = all('.year__dial circle.year-mark--line')[0]!.getBoundingClientRect();
    for (const name of ['Print a wall sheet', 'Add to my calendar']) {
      const button = page.getByRole('button', { name });
      const { left, right, top, bottom, width, height } = (await found(button)).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      const [x, y] = [(rim.left + rim.right) / 2, (rim.top + rim.bottom) / 2];
      const away = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
      expect(away, `${name} ${screen}`).toBeGreaterThan(rim.width / 2);
      expect(top, `${name} ${screen}`).toBeLessThan(rim.bottom);
    }
    // The keyboard goes from the wheel to them, and then to the day.
    (await found(page.css('.year__dial'))).focus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Print a wall sheet' })).toHaveFocus();
  }
  await resize(1440, 900);
  await expect
    .element(page.getByRole('button', { name: 'Print a wall sheet' }))
    .toHaveTextContent('Print a wall sheet');
});

test('[R1050] no name of a month, a term or a mountain is on the hand, in both languages, on a phone too', async () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    for (const language of ['zh', 'en'] as const) {
      await resize(width, height);
      await openScreen(`${TODAY}&leaf=year`, { ports: fakePorts({ info: FILLED }), language });
      await expect.poll(() => all('.year__dial .year-mark--hand').length).toBe(2);
      const hands = all<SVGGeometryElement>('.year__dial .year-mark--hand');
      for (const name of all<SVGGraphicsElement>(
        '.year__dial :is([class*="word--month"], [class*="word--term"], .year-word--mountain)',
      )) {
        if (!name.checkVisibility()) continue;
        const { x, y, width, height } = name.getBBox();
        const toName = name.getScreenCTM()!.inverse();
        for (const hand of hands)
          for (let at = 0; at <= hand.getTotalLength(); at += 1) {
            const point = hand
              .getPointAtLength(at)
              .matrixTransform(hand.getScreenCTM()!)
              .matrixTransform(toName);
            // A line of text is higher than its letters.
            const isOn =
              point.x > x && point.x < x + width && Math.abs(point.y - y - height / 2) < height / 3;
            expect(isOn, `${name.textContent} at ${width} px`).toBe(false);
          }
      }
    }
});

test('[R946] a print of the year is whole: nothing is masked, scrolled or folded, and no heading is alone', async () => {
  await resize(1440, 900);
  await openScreen(`${TODAY}&leaf=year`, { ports: fakePorts({ info: FILLED }) });
  const view = page.css('.almanac .ui-scroll__viewport');
  await expect.poll(() => all('.almanac .ui-scroll__viewport')[0]?.style.mask ?? '').not.toBe('');
  await commands.emulateMedia({ media: 'print' });
  const shown = getComputedStyle(view.element());
  expect([shown.maskImage, shown.overflowY]).toEqual(['none', 'visible']);
  const sheet = all('.almanac')[0]!;
  const last = Math.max(...all('.almanac .year > *').map(each => each.getBoundingClientRect().bottom));
  expect(sheet.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(last);
  expect(all('.almanac details:not([open])').filter(each => each.checkVisibility())).toEqual([]);
  for (const each of all('.almanac :is(h3, h4)')) expect(getComputedStyle(each).breakAfter).toBe('avoid');
  for (const each of all('.almanac figure')) expect(getComputedStyle(each).breakInside).toBe('avoid');
  expect(getComputedStyle(all('[data-more]')[0]!, '::after').display).toBe('none');
  await commands.emulateMedia({ media: null });
});

test('[R796] the whole wheel of the year is seen without scrolling', async () => {
  await openScreen(`${TODAY}&leaf=year`, { ports: fakePorts({ info: FILLED }) });
  const mountains = () => all('.year__dial .year-word--mountain');
  for (const [width, height] of [
    [1024, 720],
    [1024, 768],
    [1279, 859],
    [1440, 900],
  ] as const) {
    await resize(width, height);
    const hidden = (drawn: readonly HTMLElement[]) =>
      drawn
        .filter(each => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const sheet = each.closest('.ui-scroll__viewport') ?? each.closest('[role="dialog"]');
          const box = sheet!.getBoundingClientRect();
          return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
        })
        .map(({ textContent }) => textContent);
    await expect.poll(() => faultsIn(mountains(), 24, hidden), { message: `at ${width} px` }).toEqual([]);
  }
});

test('[R78, R79, R80, R81] shows the same as a second library for today and the days around it', async () => {
  await openScreen(TODAY, { ports: fakePorts({ info: FILLED }), language: 'zh' });
  const dialog = page.getByRole('dialog');
  for (const day of [21, 22, 23, 24]) {
    const lunar: Lunar = Solar.fromYmd(2026, 6, day).getLunar();
    const leaf = dialog.getByRole('region', { name: `2026年6月${day}日`, exact: true });
    await expect.element(leaf).toHaveTextContent(`${lunar.getMonthInChinese()}月${lunar.getDayInChinese()}`);
    await expect.element(leaf).toHaveTextContent(lunar.getDayGan() + lunar.getDayZhi());
    await press('ArrowRight');
  }
  await dialog.getByRole('button', { name: '回到今天' }).click();
  await expect.element(dialog.getByRole('heading', { name: '今日黄历' })).toBeVisible();
});

test('[R520, R521] the almanac is in Traditional characters, and Simplified is one press away', async () => {
  const { router } = await openScreen('/', { ports: fakePorts({ info: FILLED }), language: 'zh-Hant' });
  const lang = () => document.documentElement.lang;
  expect(lang()).toBe('zh-Hant');
  await page.getByRole('button', { name: '简体' }).click();
  await expect.poll(lang).toBe('zh-CN');
  await page.getByRole('button', { name: '繁體' }).click();
  await expect.poll(lang).toBe('zh-Hant');
  await router.navigate({ to: '/visualization', search: { tool: 'almanac' } });
  const almanac = page.getByRole('dialog', { name: '今日黃曆' });
  await expect.element(almanac.getByText('宜', { exact: true }).first()).toBeVisible();
  expect(simplifiedIn(almanac.element().textContent)).toEqual([]);
  expect(simplifiedIn(document.title)).toEqual([]);
});

test('[R1016] the moons of a month are large enough to read, clear of the numerals, and five weeks are in view on a phone', async () => {
  for (const [width, height, least] of [
    [1440, 900, 16],
    [390, 844, 13],
  ] as const) {
    await resize(width, height);
    await openScreen(`${TODAY}&leaf=month`, { ports: fakePorts({ info: FILLED }) });
    await expect.poll(() => all('.month__moon').length).toBe(42);
    for (const day of all('.month__day')) {
      const [moon, numeral] = ['.month__moon', '.month__number'].map(part => day.querySelector(part)!);
      const text = document.createRange();
      text.selectNodeContents(numeral!);
      expect(moon!.getBoundingClientRect().width).toBeGreaterThanOrEqual(least);
      expect(text.getBoundingClientRect().left, `${width}: ${numeral!.textContent}`).toBeGreaterThanOrEqual(
        moon!.getBoundingClientRect().right - 1,
      );
    }
    const foot = all('.almanac .pager')[0]!.getBoundingClientRect().top;
    expect(all('.month__day')[34]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  }
});

test.each(['zh', 'en'] as const)(
  '[R1090] at 320 px four weeks of a month are in view, there and on a tablet no moon touches a numeral (%s)',
  async language => {
    for (const [width, height] of [
      [768, 1024],
      [320, 640],
    ] as const) {
      await resize(width, height);
      await openScreen(`${TODAY}&leaf=month`, { ports: fakePorts({ info: FILLED }), language });
      await expect.poll(() => all('.month__moon').length).toBe(42);
      for (const day of all('.month__day')) {
        const [moon, numeral] = ['.month__moon', '.month__number'].map(part => day.querySelector(part)!);
        const text = document.createRange();
        text.selectNodeContents(numeral!);
        const gap = text.getBoundingClientRect().left - moon!.getBoundingClientRect().right;
        expect(gap, `${width}: ${numeral!.textContent}`).toBeGreaterThanOrEqual(1);
        if (width < 768) continue;
        const [figure, cell] = [text, day].map(each => each.getBoundingClientRect());
        expect((figure!.left + figure!.right) / 2).toBeCloseTo((cell!.left + cell!.right) / 2, 0);
      }
    }
    const foot = all('.almanac .pager')[0]!.getBoundingClientRect().top;
    expect(all('.month__day')[27]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot - 16);
  },
);

test('[R559] in English on the narrowest phone days with a term are marked, and the key says what the line is', async () => {
  for (const [width, language, isShown] of [
    [320, 'en', true],
    [320, 'zh', false],
    [390, 'en', false],
  ] as const) {
    await resize(width, 640);
    await openScreen(`${TODAY}&leaf=month`, { ports: fakePorts({ info: FILLED }), language });
    await expect.poll(() => all('.month__key--named').length).toBe(1);
    expect(all('.month__key--named')[0]!.checkVisibility(), `${width} ${language}`).toBe(isShown);
    const lines = all('.month__lunar--hidden').filter(each => each.checkVisibility());
    expect(lines.length > 0).toBe(isShown);
    for (const each of lines) expect(getComputedStyle(each).borderBlockEndWidth).not.toBe('0px');
  }
});

test('[R1091] on the narrowest phone what to avoid is in view beside what is good; on a tablet facts are clear of their rules', async () => {
  await resize(320, 640);
  await openScreen(`${TODAY}&day=2026-11-22`, { ports: fakePorts({ info: FILLED }), language: 'en' });
  await expect.poll(() => all('.day-pane__tags .ui-tag').length).toBeGreaterThan(9);
  const foot = all('.almanac .pager')[0]!.getBoundingClientRect().top;
  for (const first of all('.day-pane__tags > li:first-child'))
    expect(first.getBoundingClientRect().bottom).toBeLessThan(foot);

  await resize(768, 1024);
  await openScreen(`${TODAY}&day=2026-11-18`, { ports: fakePorts({ info: FILLED }), language: 'en' });
  const facts = () => all('.day-pane__facts > div');
  const gaps = facts().map(fact => {
    const text = document.createRange();
    text.selectNodeContents(fact);
    const ends = [...text.getClientRects()].filter(({ width }) => width > 0).map(({ right }) => right);
    return fact.getBoundingClientRect().right - Math.max(...ends);
  });
  expect(gaps).toHaveLength(4);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  // A line of 24 px; two would be over this.
  const oneLine = 30;
  for (const fact of all('.day-pane__facts dd'))
    expect(fact.offsetHeight, fact.textContent).toBeLessThan(oneLine);
});

test('[R1110] on a tablet the four English pillars of the leaf are in one line, each name in two', async () => {
  await resize(768, 1024);
  await openScreen(`${TODAY}&leaf=month`, { ports: fakePorts({ info: FILLED }), language: 'en' });
  const heights = (selector: string) => [
    ...new Set(all(selector).map(each => Math.round(each.getBoundingClientRect().height))),
  ];
  await expect.poll(() => heights('.leaf__pillar > small:last-child').length).toBe(1);
  const [name] = heights('.leaf__pillar > small:last-child');
  expect(name).toBeGreaterThan(25);
  expect(new Set(all('.leaf__pillar b').map(each => Math.round(each.getBoundingClientRect().top))).size).toBe(
    1,
  );
});

test('[R1109] where the wheel has no room for the names of months it has their numbers', async () => {
  for (const [width, shown] of [
    [390, 'month'],
    [320, 'month-number'],
  ] as const) {
    await resize(width, 844);
    const residents = [{ ...BORN, birthDate: '1990-05-15' }];
    await openScreen(`${TODAY}&leaf=year`, { ports: fakePorts({ info: { ...FILLED, residents } }) });
    await expect.poll(() => all('.year__dial .year-word--month-number').length).toBe(12);
    for (const look of ['month', 'month-number'])
      expect(
        all(`.year__dial .year-word--${look}`).filter(
          each => getComputedStyle(each).display !== 'none' && each.getBoundingClientRect().height >= 11,
        ).length,
        `${width} ${look}`,
      ).toBe(look === shown ? 12 : 0);
    await expect.poll(() => all('.year__dial .year-word--seal-name').length).toBeGreaterThan(0);
    for (const letter of all('.year__dial .year-word--seal-name'))
      expect(letter.getBoundingClientRect().height, `${width}`).toBeGreaterThanOrEqual(11);
  }
  // In units of the wheel, whose stars end at 96 and whose dark ring begins at 150.
  for (const figure of all('.year__dial .year-word--month-number'))
    expect(Math.hypot(...['x', 'y'].map(axis => Number(figure.getAttribute(axis))))).toBeCloseTo(123, 0);
});

test('[R1012] on a phone the seal of a birthday touches no letter of the mountains', async () => {
  const residents = [{ ...BORN, birthDate: '1990-06-22' }];
  for (const width of [390, 320]) {
    await resize(width, 844);
    await openScreen(`${TODAY}&leaf=year`, {
      ports: fakePorts({ info: { ...FILLED, residents } }),
      language: 'zh',
    });
    await expect.poll(() => all('.year__dial .year-mark--seal').length).toBeGreaterThan(0);
    const seal = all('.year__dial .year-mark--seal')[0]!.getBoundingClientRect();
    for (const letter of all('.year__dial .year-word--mountain')) {
      const { left, right, top, bottom } = letter.getBoundingClientRect();
      const isOver = left < seal.right && seal.left < right && top < seal.bottom && seal.top < bottom;
      // The box of a line of text is higher than its letters: only their middles are compared.
      const apart = Math.hypot(
        (left + right - seal.left - seal.right) / 2,
        (top + bottom - seal.top - seal.bottom) / 2,
      );
      expect(isOver && apart < (seal.width + 11) / 2, letter.textContent).toBe(false);
    }
  }
});
