import { firstTracing } from '@app/home';
import { millis } from '@app/kernel';
import { emptyPlan, type Plan, turnPlan, writePlan } from '@app/plan';
import { type TemplateId, templatePlan } from '@app/plan/templates';
import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Theme } from '../../store/theme';
import { fakePorts } from '../../testing/fakePorts';
import {
  all,
  aroundEachScreen,
  FILLED,
  faultsIn,
  openScreen,
  resize,
  tap,
  useFingers,
} from '../../testing/screens';
import { LONGEST } from './readPicture';

aroundEachScreen();

interface Given {
  readonly plan?: Plan;
  readonly search?: string;
  readonly theme?: Theme;
  readonly texts?: Readonly<Record<string, string>>;
  readonly at?: string;
}

async function openDesk({ plan, search = '', theme = 'paper', texts = {}, at }: Given = {}) {
  const clock = at && {
    ...{ now: () => millis(Date.parse(at)), zone: () => 'Asia/Shanghai', onSecond: () => () => undefined },
  };
  const ports = fakePorts({ info: FILLED, ...(clock && { clock }) });
  if (plan) ports.textStore.write('plan', writePlan(plan));
  for (const [key, text] of Object.entries(texts)) ports.textStore.write(key, text);
  const stage = await openScreen(`/visualization?view=plan${search}`, { ports });
  stage.store.getState().chooseTheme(theme);
  await expect.element(page.css('.plan-card, .plan-desk__picture').first()).toBeVisible();
  return stage;
}
const template = (id: TemplateId) => templatePlan(id, 'en');

const rooms = () => all('.draw-sheet .floor-picture__room');
const box = (selector: string) => {
  const [found] = all(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found.getBoundingClientRect();
};
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const turnTo = (name: string) => page.getByRole('radio', { name, exact: true }).click();
const choose = (label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).first().selectOptions(value);

/** Where the sheet of a phone ends at rest, CSS px: over a row that its foot would cut. */
const sheetEnd = (height: number) =>
  height - Number.parseFloat(getComputedStyle(all('.plan-desk')[0]!, '::after').height);

test('[R370, R387, R390] from a template to findings and light using the list, kept over a reload and undone', async () => {
  const { ports } = await openDesk();
  await page.css('.plan-card').filter({ hasText: 'Studio' }).click();
  await page.getByLabelText('Width, metres').fill('5');
  await page.getByLabelText('Depth, metres').fill('8');
  await press('Start with this plan');
  await expect.poll(rooms).toHaveLength(4);

  // A room beside the large one, with a door and a bed, entirely through the list.
  await page.getByRole('button', { name: /^Living and sleeping/ }).click();
  await press('Add a room beside it');
  await expect.poll(rooms).toHaveLength(5);
  // The new room is open.
  await expect.element(page.getByRole('button', { name: /^Room /, expanded: true })).toBeVisible();
  await choose('Add to side 1', 'door');
  await choose('Add to this room', 'single-bed');
  await expect.element(page.getByRole('button', { name: 'Turn Single bed' })).toBeVisible();

  await turnTo('Reading');
  await expect.element(page.css('.finding-list > li').first()).toBeVisible();
  expect(all('.reading-mark').length).toBe(all('.finding-list > li').length);
  // A number on the drawing selects its finding.
  await page.css('.reading-mark').nth(1).click();
  const chosen = () =>
    all('.finding-list button[aria-pressed="true"] .finding-list__mark').map(each => each.textContent);
  await expect.poll(chosen).toEqual([all('.reading-mark').at(-1)?.textContent]);

  for (const sheet of ['Palaces', 'Year']) {
    await turnTo(sheet);
    await expect.element(page.css('.plan-ring')).toBeVisible();
  }

  await turnTo('Light');
  await expect.element(page.getByRole('img', { name: /A year of sun in this room/ })).toBeVisible();
  // The new room has no window; the large one has.
  await expect.element(page.getByText(/^No direct sun reaches the floor here/)).toBeVisible();
  await page.getByRole('button', { name: /^Living and sleeping/ }).click();
  await expect.element(page.getByRole('heading', { name: /^Living and sleeping: [1-9]/ })).toBeVisible();
  await expect.element(page.css('.sky-view')).toBeVisible();
  expect(all('.sun-strip:not([data-small]) .sun-strip__cell').length).toBeGreaterThan(20);

  await openScreen('/visualization?view=plan', { ports });
  await expect.poll(rooms).toHaveLength(5);
  await page.getByRole('button', { name: /^Room / }).click();
  await press('Remove this room');
  await expect.poll(rooms).toHaveLength(4);
  await page.css('.plan-desk h3').first().click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(rooms).toHaveLength(5);
});

test('[R384] two fingers pan and zoom the paper, one draws, and a fixed crosshair sets points without a finger on them', async () => {
  await openDesk({ plan: template('studio') });
  await expect.poll(rooms).toHaveLength(4);
  const [sheet] = all('.draw-sheet');
  const touch = (
    kind: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly (readonly [number, number])[]
  ) => commands.touch(kind, points);
  const paper = box('.draw-sheet');
  const [x, y] = [paper.x + paper.width / 2, paper.y + paper.height / 2];
  const points = () => all('.point-layer__point');
  const whole = sheet!.getAttribute('viewBox')!;

  // Two fingers: three times closer, without choosing or moving anything.
  await touch('touchStart', [x - 40, y]);
  await touch('touchStart', [x - 40, y], [x + 40, y]);
  for (let i = 1; i <= 8; i++) await touch('touchMove', [x - 40 - 10 * i, y], [x + 40 + 10 * i, y]);
  await touch('touchEnd', [x - 120, y]);
  await touch('touchEnd');
  const widthOf = () => Number(sheet!.getAttribute('viewBox')?.split(' ')[2]);
  await expect.poll(widthOf).toBeCloseTo(Number(whole.split(' ')[2]) / 3, 0);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Fit');
  await expect.poll(() => sheet!.getAttribute('viewBox')).toBe(whole);

  // A second finger cancels the point of the first; one finger alone sets one.
  await choose('Draw a room', 'study');
  await touch('touchStart', [x, y]);
  await touch('touchMove', [x + 9, y + 9]);
  await expect.poll(() => all('.loupe')).toHaveLength(1);
  await touch('touchStart', [x + 9, y + 9], [x + 90, y]);
  await touch('touchMove', [x, y + 9], [x + 99, y]);
  await touch('touchEnd', [x, y + 9]);
  await touch('touchEnd');
  await expect.poll(() => all('.loupe')).toHaveLength(0);
  expect(points()).toHaveLength(0);
  await touch('touchStart', [x, y]);
  await touch('touchEnd');
  await expect.poll(points).toHaveLength(1);

  // The paper moves 120 px to the left under the cross, so the second point lies that far to the right of the first.
  await press('Fixed cross');
  const seen = widthOf();
  await touch('touchStart', [x, y]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [x - 20 * i, y]);
  await touch('touchEnd');
  await press('Place');
  await expect.poll(points).toHaveLength(2);
  const [first, second] = points().map(each => Number(each.getAttribute('cx')));
  const perPixel = seen / Math.min(paper.width, (paper.height * seen) / Number(whole.split(' ')[3]));
  // It snapped to something within its 22 px.
  expect(Math.abs(second! - first! - 120 * perPixel)).toBeLessThan(25 * perPixel);
});

/** A picture laid under the plan, as stored. */
function pictureUnder({ floors: [floor] }: Plan) {
  const sheet = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const size = { width: 400, height: 300, picture: new Blob() };
  return {
    'plan-picture': sheet.toDataURL(),
    'plan-tracing': JSON.stringify(firstTracing(size, LONGEST, floor!)),
  };
}

test('[R908] the loupe lies whole on the picture, above the finger or, at the upper edge, beside it', async () => {
  await openDesk({ plan: template('studio') });
  await expect.poll(rooms).toHaveLength(4);
  await choose('Draw a room', 'study');
  const paper = box('.draw-sheet');
  for (const x of [paper.left + 20, paper.left + paper.width / 2, paper.right - 20])
    for (const y of [paper.top + 15, paper.top + 140, paper.top + paper.height / 2]) {
      await commands.touch('touchStart', [[x, y]]);
      await commands.touch('touchMove', [[x + 1, y + 5]]);
      await expect.poll(() => all('.loupe')).toHaveLength(1);
      const out = () => {
        const { left, right, top, bottom } = box('.loupe__rim');
        const isCut = left < paper.left - 2 || right > paper.right + 2 || top < paper.top - 2;
        const isUnder = left < x && x < right && top < y && y < bottom;
        return isCut || isUnder ? { x, y, left, right, top, bottom } : undefined;
      };
      await expect.poll(out).toBe(undefined);
      await commands.touch('touchMove', [
        [x + 1, y + 5],
        [x + 60, y],
      ]);
      await commands.touch('touchEnd', []);
      await expect.poll(() => all('.loupe')).toHaveLength(0);
      if (all('.point-layer__point').length > 0) await userEvent.keyboard('{Escape}');
      if (all('.draw-tool[data-on="true"]').length === 0) await choose('Draw a room', 'study');
    }
});

test('[R907] a printed sheet says whose home it is and the day, has no control, its drawing whole with letters for the paper, and the advice of every finding', async () => {
  await openDesk({ plan: template('two-bedroom') });
  for (const width of [390, 1440]) {
    await resize(width, 844);
    for (const sheet of ['Draw', 'Palaces', 'Reading', 'Year', 'Light']) {
      await turnTo(sheet);
      if (sheet === 'Draw') {
        const printed = () => {
          window.dispatchEvent(new Event('beforeprint'));
          const box = all('.draw-sheet')[0]!.getAttribute('viewBox');
          window.dispatchEvent(new Event('afterprint'));
          return box;
        };
        const whole = printed();
        await press('Zoom in');
        await expect.element(page.getByRole('button', { name: 'Fit' })).toBeVisible();
        expect(printed()).toBe(whole);
        await press('Fit');
      }
      const ready = sheet === 'Light' ? '.sun-strip' : sheet === 'Reading' ? '.finding-list li' : 'svg text';
      await expect.element(page.css(`.plan-desk ${ready} >> visible=true`).first()).toBeVisible();
      window.dispatchEvent(new Event('beforeprint'));
      // Millimetres of the plan per pixel of a picture on A4 between margins of 14 mm, at most 150 mm high.
      for (const picture of all('.plan-desk__picture > .floor-picture, .draw-sheet')) {
        const [, , wide, high] = picture.getAttribute('viewBox')!.split(' ').map(Number);
        const px = Number.parseFloat(picture.style.getPropertyValue('--px'));
        expect(px).toBeCloseTo(Math.max(wide! / 688, high! / 567), 0);
      }
      await commands.emulateMedia({ media: 'print' });
      expect(all('.plan-desk__head')[0]!.textContent).toMatch(/Lin Yue · [A-Z][a-z]+ \d+, 20\d\d$/);
      const controls = all(
        'button, select, input, textarea, label, [role="slider"], [role="radio"], .ui-tools',
      ).filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 1);
      const lists = '.finding-list, .room-list, .light-sheet__rooms, .ui-slider';
      expect(controls.filter(each => !each.closest(lists)).map(each => each.outerHTML)).toEqual([]);
      for (const picture of all('.plan-desk__picture svg'))
        expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      for (const row of all('.plan-desk__side :is(tr, li)'))
        expect(getComputedStyle(row).breakInside).toBe('avoid');
      expect(all('.finding-list__detail')).toHaveLength(all('.finding-list > li').length);
      await commands.emulateMedia({ media: null });
      window.dispatchEvent(new Event('afterprint'));
      expect(all('.plan-desk__head')[0]!.textContent).not.toContain('Lin Yue');
    }
  }
});

describe('on a phone', () => {
  test.each([390, 320])(
    '[R909] what can be done with a thing of the list stays in one line, at %i px',
    async width => {
      await useFingers();
      await resize(width, 844);
      await openDesk({ plan: template('two-bedroom'), search: '&room=master' });
      await expect.element(page.getByRole('button', { name: 'Turn Double bed' })).toBeVisible();
      const tools = all('.part-fields__tools').filter(each => each.childElementCount > 1);
      expect(tools.length).toBeGreaterThan(2);
      for (const each of tools) {
        const boxes = [...each.querySelectorAll('button')].map(button => button.getBoundingClientRect());
        expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      }
    },
  );

  test('[R669, R672, R673, R683, R684, R710] a finger finds every control of the desk, and what a tap opens is in view', async () => {
    await useFingers();
    await resize(390, 844);
    const plan = template('two-bedroom');
    await openDesk({ plan, texts: pictureUnder(plan) });
    await expect.poll(rooms).toHaveLength(10);
    expect(getComputedStyle(rooms()[0]!).getPropertyValue('-webkit-tap-highlight-color')).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await expect.poll(() => all('.draw-sheet image')).toHaveLength(1);
    const tapPicture = (x: number, y: number) => tap(all('.draw-sheet image')[0]!, x, y);
    const tapButton = (name: string) => tap(page.getByRole('button', { name, exact: true }).first());
    await tapButton('Known length');
    await tapPicture(0.2, 0.5);
    await tapPicture(0.8, 0.5);
    await expect.element(page.getByLabelText('This length is')).toBeInViewport();
    await choose('Place a thing', 'desk');
    await expect.element(page.css('.draw-tool[data-on="true"]')).toHaveTextContent(/Place a thing/);
    await tapPicture(0.5, 0.5);
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeEnabled();

    // On the desk just put there.
    await tapButton('Select, drag');
    await tapPicture(0.5, 0.5);
    await expect.element(page.css('.room-fields')).toBeInTheDocument();
    const small = all('.plan-desk :is(button, select, [type="checkbox"])').flatMap(each => {
      const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
      return each.checkVisibility() && Math.min(width, height) < 44 ? [each.outerHTML.slice(0, 120)] : [];
    });
    expect(small).toEqual([]);

    // R683: the last side of the room is far down the list.
    const side = page.css('.room-fields__side input:not(.part-fields input)').last();
    await page.css('.room-fields__side select').last().selectOptions('main-door');
    const reason = page.css('.plan-desk__side > .plan-desk__refusal');
    await expect.element(reason).toHaveTextContent(/already a front door/);
    side.element().scrollIntoView({ block: 'center' });
    await expect.element(reason).toBeInViewport({ ratio: 1 });
    const [result, drawing] = [reason.element().getBoundingClientRect(), box('.draw-sheet')];
    expect(result.top).toBeGreaterThanOrEqual(drawing.bottom - 1);
    // R782: a length has its reason beside it, and the message on the front door is over.
    await side.fill('999');
    await userEvent.keyboard('{Enter}');
    await expect.element(reason).toBeEmptyDOMElement();
    await expect.element(side).toHaveAccessibleDescription('A length must be 0.1 to 100 m.');

    // R684: what the schools say of a palace has lines of several words.
    await resize(320, 700);
    await tap(page.getByRole('radio', { name: 'Palaces', exact: true }));
    await tap(page.css('summary').filter({ hasText: 'The palaces in numbers' }));
    const schools = page.getByRole('cell', { name: /^Called missing by/ }).first();
    await expect.element(schools).toBeVisible();
    expect(schools.element().getBoundingClientRect().width).toBeGreaterThan(180);
  });

  const covers = (a: Element, b: Element) => {
    const [one, two] = [a, b].map(each => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  };
  const faults = (words: string, others: string) =>
    all(words).flatMap(each => all(others).flatMap(other => (covers(each, other) ? [other.outerHTML] : [])));

  test('[R932] on a narrow window the words of a tool, the buttons and the words of the scale are clear of the picture and of one another', async () => {
    const plan = template('two-bedroom');
    await resize(390, 844);
    await openDesk({ plan, texts: pictureUnder(plan) });
    await expect.element(page.css('.floor-picture__scale text')).toHaveTextContent(/scale is a guess/);
    expect(all('.paper-tools__zoom button').length).toBe(2);
    for (const width of [320, 390]) {
      await resize(width, 844);
      await expect.poll(() => faults('.floor-picture__scale text', '.paper-tools__zoom button')).toEqual([]);
    }
    await press('Known length');
    await expect.element(page.css('.draw-frame__says')).toHaveTextContent(/Press both ends/);
    expect(faults('.draw-frame__says', '.draw-sheet, .paper-tools__zoom button')).toEqual([]);
  });

  test('[R943] the words of the keys, the area so far and the buttons over the drawing are clear of one another', async () => {
    await openDesk({ plan: template('two-bedroom') });
    await choose('Draw a room', 'study');
    await expect.element(page.css('.draw-sheet')).toHaveFocus();
    const go = ['Right', 'Left', 'Down'].map(way => `{Control>}{Arrow${way}}{/Control} `);
    await userEvent.keyboard(go.join(''));
    await expect.element(page.css('.paper-tools__area')).toBeVisible();
    for (const width of [900, 1024, 1280, 1440, 1920]) {
      await resize(width, 800);
      expect(all('.draw-frame__keys')[0]!.getBoundingClientRect().height).toBeGreaterThan(0);
      expect(faults('.draw-frame__says', '.paper-tools__area, .paper-tools__zoom button')).toEqual([]);
    }
    await press('Fixed cross');
    for (const width of [768, 1024, 1440]) {
      await resize(width, 800);
      expect(faults('.paper-tools__place button', '.paper-tools__zoom button')).toEqual([]);
    }
  });

  test('[R934] a long name without a space widens no panel', async () => {
    const { floors, ...plan } = template('two-bedroom');
    const name = 'W'.repeat(60);
    const [floor] = floors;
    const rooms = floor!.rooms.map(room => (room.id === 'master' ? { ...room, name } : room));
    await openDesk({ plan: { ...plan, floors: [{ ...floor!, rooms }] }, search: '&room=master' });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await resize(width, height);
      for (const sheet of ['Draw', 'Palaces', 'Reading', 'Year', 'Light']) {
        await turnTo(sheet);
        await expect.element(page.css('.plan-desk__side').first()).toBeVisible();
        await expect.poll(() => all('.sheet-waits, [aria-busy="true"]')).toEqual([]);
        // Words for screen readers are a pixel wide, a field scrolls, and a line may end in an ellipsis.
        const isMeant = (each: Element) =>
          each.clientWidth <= 1 ||
          each.matches('svg, svg *, input') ||
          getComputedStyle(each).textOverflow === 'ellipsis';
        const wide = () =>
          all('.plan-desk, .plan-desk__side, .plan-desk__side *, .light-sheet *').flatMap(each =>
            each.scrollWidth > each.clientWidth + 1 &&
            getComputedStyle(each).display !== 'inline' &&
            !isMeant(each)
              ? [`${each.tagName}.${each.className} ${each.scrollWidth} in ${each.clientWidth}`]
              : [],
          );
        await expect.poll(wide, { message: `${sheet} at ${width} px` }).toEqual([]);
      }
    }
  });

  test.each([
    [320, 640],
    [844, 390],
  ])(
    '[R861] below a tall drawing at %i × %i scale, zoom and north do not lie over each other',
    async (width, height) => {
      const turned = turnPlan(template('villa'), 1);
      const home = JSON.stringify({ houseFacts: { facing: { degrees: 202.5, north: 'magnetic' } } });
      await resize(width, height);
      await openDesk({ plan: turned, texts: { home } });
      await expect.element(page.css('.draw-sheet .floor-picture__north')).toHaveTextContent('Magnetic north');
      const parts = () =>
        all('.draw-frame :is(.floor-picture__scale, .floor-picture__north, .paper-tools__zoom)').map(each =>
          each.getBoundingClientRect(),
        );
      const over = () =>
        parts().filter((a, i) =>
          parts()
            .slice(i + 1)
            .some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        );
      await expect.poll(over).toEqual([]);
      expect(parts()).toHaveLength(3);
    },
  );

  test('[R861, R885] on a narrow window no button lies over the north of a drawing, and rooms without sun are in sight on the narrowest', async () => {
    const home = JSON.stringify({ houseFacts: { facing: { degrees: 202.5, north: 'magnetic' } } });
    await openDesk({ plan: template('two-bedroom'), texts: { home } });
    const north = '.draw-sheet .floor-picture__north';
    await expect.element(page.css(north)).toHaveTextContent('Magnetic north');
    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await resize(width, height);
      const faults = () => {
        const arrow = box(north);
        const over = all('.draw-frame button').filter(each => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return left <= arrow.right && right >= arrow.left && top <= arrow.bottom && bottom >= arrow.top;
        });
        const isOut = arrow.width === 0 || arrow.left < 0 || arrow.right > width;
        return [...(isOut ? ['north is out of sight'] : []), ...over.map(each => each.outerHTML)];
      };
      await expect.poll(faults, { message: `at ${width} px` }).toEqual([]);
    }
    expect(all('.draw-frame button').length).toBeGreaterThan(0);
    await resize(320, 640);
    await turnTo('Light');
    await expect.element(page.css('.light-sheet__dark')).toBeVisible();
    expect(box('.light-sheet__dark').bottom).toBeLessThan(box('.account-menu__button').top);
  });
});

/** Words on the drawing whose letters are under 11 px on the screen. */
const smallWords = () =>
  faultsIn(
    all<SVGTextContentElement>('.plan-desk__picture svg :is(text, tspan)').filter(
      word => word.childElementCount === 0 && word.getBoundingClientRect().width > 0,
    ),
    1,
    words =>
      words.flatMap(word => {
        const matrix = (word.closest('text') as SVGTextElement).getScreenCTM()!;
        const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(matrix.a, matrix.b);
        return size < 10.95 ? [`${word.textContent}: ${size} px`] : [];
      }),
  );

/** Words beside the drawing that are pale, as they are on dark paper. */
const paleWords = () =>
  all('.plan-desk__head, .plan-desk__side *')
    .filter(each => each.childElementCount === 0 && each.getClientRects().length > 0)
    // The chosen number lies on its own seal.
    .filter(each => !each.matches('.finding-list__mark'))
    .map(each => [each.textContent, getComputedStyle(each).color] as const)
    .filter(([, colour]) => (colour.match(/\d+/g) ?? []).slice(0, 3).every(part => Number(part) > 150));

describe('a flat on a phone and a desk', () => {
  test('[R896] beside the plan of the villa the first finding that suits is in view, with its facts', async () => {
    await resize(1440, 900);
    await openDesk({ plan: template('villa'), search: '&plan=reading' });
    const good = '.finding-list > li:has([data-tone="good"])';
    await expect.poll(() => all(good).length).toBeGreaterThan(0);
    expect(box(good).bottom).toBeLessThan(box('.finding-foot').top);
  });

  test('[R664, R671] no word on a drawing is under 11 px, on the narrowest phone and zoomed in; printed from the dark theme all are dark on white paper', async () => {
    await openDesk({ plan: template('two-bedroom'), theme: 'ink' });
    for (const width of [320, 1440]) {
      await resize(width, 800);
      for (const sheet of ['Draw', 'Palaces', 'Reading', 'Year']) {
        await turnTo(sheet);
        await expect.element(page.css('.plan-desk__picture svg text >> visible=true').first()).toBeVisible();
        await expect.poll(smallWords).toEqual([]);
        if (width !== 1440) continue;
        expect(paleWords()).not.toEqual([]);
        await commands.emulateMedia({ media: 'print' });
        expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
        expect(paleWords()).toEqual([]);
        await commands.emulateMedia({ media: null });
      }
      await turnTo('Draw');
      for (let i = 0; i < 3; i++) await press('Zoom in');
      await expect.poll(smallWords).toEqual([]);
      await press('Fit');
    }
  });

  test('[R827, R910] at 320 × 640 the tools are in sight under the drawing of a home as long as it is wide', async () => {
    await resize(320, 640);
    await openDesk({ plan: template('two-bedroom'), theme: 'ink' });
    await expect.poll(() => all<HTMLElement>('.plan-desk')[0]!.style.getPropertyValue('--cut')).toBeTruthy();
    expect(box('.draw-tools__kinds').bottom).toBeLessThan(sheetEnd(640));
  });

  test('[R824, R825, R827, R892, R896] on a phone the drawing has more than half of the screen, and its tools are in sight under it; its reading names the rooms of one finding, in one tint, with its sources folded', async () => {
    await resize(390, 844);
    await openDesk({ plan: template('two-bedroom'), theme: 'ink' });
    await expect.element(page.css('.draw-tools__kinds')).toBeVisible();
    // The home and its lengths fill the width; what is round them is less than a line of its words.
    const [sheet, walls] = [box('.draw-sheet'), box('.floor-picture__walls')];
    expect(sheet.width).toBe(374);
    expect(walls.width).toBeGreaterThan(0.8 * 374);
    expect(sheet.height).toBeLessThan(walls.height + 130);
    expect(box('.draw-tools__kinds').bottom).toBeLessThan(844 - 84);
    // R892: the drawing is the list until it is asked for.
    const isListed = () => all('.room-list > ul')[0]!.checkVisibility();
    expect(isListed()).toBe(false);
    await press(/^List of \d+ rooms$/);
    expect(isListed()).toBe(true);
    await press(/^List of \d+ rooms$/);

    await turnTo('Reading');
    await expect
      .element(page.getByRole('heading', { name: / to note/ }))
      .toHaveTextContent(/^(?:[A-Z][a-z]+|[1-9]\d) to note/);
    const names = () => all('.reading-sheet .floor-picture__name').length;
    const drawn = all('.reading-sheet .floor-picture__room').length;
    const small = names();
    expect(small).toBeLessThan(drawn / 2);
    const styles = (selector: string) =>
      all(`.reading-sheet ${selector}`).map(each => getComputedStyle(each));
    const outlines = styles('.evidence[data-selected]:not([data-ground]) .evidence__areas path');
    expect(new Set(outlines.map(({ stroke }) => stroke))).toEqual(new Set(['none']));
    // Of the others there are hatched grounds and faint strips, no whole rooms.
    const strips = all('.reading-sheet .evidence:not([data-selected], [data-ground]) .evidence__areas path');
    expect(strips.length).toBeGreaterThan(0);
    for (const strip of strips)
      expect(
        Math.min(strip.getBoundingClientRect().width, strip.getBoundingClientRect().height),
      ).toBeLessThan(60);
    expect(styles('.evidence[data-ground] .evidence__areas path')[0]?.fill).toMatch(/^url\(/);
    const isShown = () =>
      all('.finding-list li[data-selected] .finding-sources li')[0]!.checkVisibility({
        contentVisibilityAuto: false,
      });
    expect(isShown()).toBe(false);
    await commands.emulateMedia({ media: 'print' });
    expect(isShown()).toBe(true);
    await commands.emulateMedia({ media: null });
    await resize(1440, 900);
    await expect.poll(names).toBeGreaterThan(drawn / 2);
    // R896: the others have their facts, whole, of three lines at most.
    for (const row of all('.finding-list > li:not([data-selected])')) {
      const small = row.querySelector('small')!;
      expect(small.checkVisibility()).toBe(true);
      expect(small.getBoundingClientRect().height).toBeLessThan(54);
      expect(small.scrollHeight).toBeLessThanOrEqual(small.clientHeight + 1);
      expect(getComputedStyle(small).textOverflow).toBe('clip');
    }
    expect(all('.finding-list > li[data-selected] small')[0]!.checkVisibility()).toBe(true);
  });

  test('[R1002] the chosen mode is in sight on the narrowest phone', async () => {
    await resize(320, 640);
    await openDesk({ plan: template('two-bedroom'), search: '&plan=light' });
    const row = '.plan-desk__bar .ui-segments:first-child';
    await expect.poll(() => all(`${row} [data-state="on"]`).map(each => each.textContent)).toEqual(['Light']);
    const within = () => {
      const [of, on] = [box(row), box(`${row} [data-state="on"]`)];
      return on.left >= of.left && on.right <= of.right;
    };
    await expect.poll(within).toBe(true);
    // Also once a tablet has been turned, or a window made as narrow.
    await resize(844, 390);
    await expect.poll(() => all(row)[0]!.scrollLeft).toBe(0);
    await resize(320, 640);
    await expect.poll(within).toBe(true);
  });

  test.each([
    [320, 640, 'head 78%', false],
    [390, 844, 'head 78%', true],
    [768, 1024, 'head 78%', true],
    [1440, 900, '78% of the head', true],
  ])(
    '[R1004] at %i px the measure of a finding is on free floor: %3$s, %4$s',
    async (width, height, words, isThere) => {
      await resize(width, height);
      await openDesk({ plan: template('villa'), search: '&plan=reading' });
      await expect.element(page.css('.reading-mark[data-selected]')).toBeVisible();
      await expect
        .poll(() => all('.reading-measure text').map(each => each.textContent))
        .toEqual(isThere ? [words] : []);
    },
  );

  test('[R1045] on a phone a third paragraph says who disagrees', async () => {
    await resize(390, 844);
    await openDesk({ plan: template('villa'), search: '&plan=reading' });
    await expect
      .poll(() => all('li[data-selected] .finding-list__detail > p').map(each => each.checkVisibility()))
      .toEqual([true, true]);
    expect(all('li[data-selected] .finding-list__detail > p')[1]!.textContent).toMatch(/^Not all agree/);
    const { bottom } = all('li[data-selected] .finding-list__detail > p')[1]!.getBoundingClientRect();
    expect(bottom).toBeLessThan(844 - 68);
  });

  test.each([
    ['villa', 0],
    ['l-shaped-house', 1],
  ] as const)(
    '[R1004] in the %s a figure alone has its unit in its line, and none is the share that is left of a missing corner',
    async (id, least) => {
      await resize(390, 844);
      await openDesk({ plan: template(id), search: '&plan=reading' });
      const rows = () => all('.finding-list > li > button');
      await expect.poll(() => rows().length).toBeGreaterThan(2);
      const slips: [title: string, words: string][] = [];
      for (const row of rows()) {
        row.click();
        await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true');
        const words = all('.reading-measure text')[0]?.textContent ?? '';
        for (const line of all('.reading-measure tspan')) expect(line.textContent).not.toMatch(/\.$/);
        slips.push([row.querySelector('b')!.textContent, words]);
      }
      const bare = slips.filter(([, words]) => /^\d[\d.]*\s?(?!to)\S*$/.test(words));
      expect(bare.length).toBeGreaterThanOrEqual(least);
      for (const [title, words] of bare) {
        expect(words, title).toMatch(/\d\s?(m²?|°)$/);
      }
    },
  );

  test('[R669] on a phone each place of a year is a row for a finger, marked as one that unfolds, with two lines of words at most', async () => {
    await resize(390, 844);
    await openDesk({ plan: template('two-bedroom'), search: '&plan=year&year=2029' });
    await expect.poll(() => all('.year-lies summary').length).toBeGreaterThan(3);
    for (const row of all('.year-lies summary')) {
      expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      // A chevron.
      expect(getComputedStyle(row, '::after').borderBottomWidth).toBe('1px');
    }
    const lines = all('.year-lies small').map(
      each => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    );
    expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(2);
    // R1000: not cut.
    for (const each of all('.year-lies small')) {
      expect(getComputedStyle(each).overflow).toBe('visible');
      expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth + 1);
    }
  });

  test.each([1440, 390])(
    '[R1060] at %i px the rooms a year speaks of have their names on the plan, and its places stand outside the walls',
    async width => {
      await resize(width, width === 390 ? 844 : 900);
      await openDesk({ plan: { ...template('villa'), up: 330 }, search: '&plan=year&year=2026' });
      const names = () =>
        all('.floor-picture__name').map(each => each.textContent!.replace(/\u00a0/g, ' ').toLowerCase());
      const told = () =>
        all('.year-lies p')
          .map(each => each.textContent)
          .join();
      await expect.poll(() => told()).toMatch(/Toilet.*Kitchen.*Stairs/);
      // Or their short forms (R670).
      const spoken = [/^stairs?$/, /^(toilet|wc)$/, /^kitchen$/, /^hall$/].map(name =>
        expect.stringMatching(name),
      );
      await expect.poll(names).toEqual(expect.arrayContaining(spoken));
      const faults = (labels: readonly HTMLElement[]) =>
        labels.flatMap(label => {
          const own = label.getBoundingClientRect();
          const over = [...all('.floor-picture__name'), ...all('.floor-picture__room')].filter(each => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return (
              left < own.right - 1 && own.left < right - 1 && top < own.bottom - 1 && own.top < bottom - 1
            );
          });
          return over.length > 0 ? [`${label.textContent} on ${over[0]!.textContent}`] : [];
        });
      const plates = () => all('.year-stars g:not([data-star]) rect');
      await expect.poll(() => faultsIn(plates(), 4, faults)).toEqual([]);
    },
  );

  test('[R1064] on a phone on its side the scale and the key of a year are apart', async () => {
    await resize(667, 375);
    await openDesk({ plan: template('villa'), search: '&plan=year&year=2026' });
    await expect.element(page.css('.plan-key').first()).toBeVisible();
    const scale = () => box('.floor-picture__scale text');
    const keys = () => all('.plan-key li').map(each => each.getBoundingClientRect());
    await expect
      .poll(() => keys().every(key => key.left > scale().right || key.bottom < scale().top))
      .toBe(true);
  });

  test("[R679] the names of a year's places do not overlap", async () => {
    // Its breaker, three killings and five yellow lie in the east.
    await openDesk({ plan: template('two-bedroom'), search: '&plan=year&year=2029' });
    await expect.element(page.css('.year-stars text').first()).toBeVisible();
    for (const width of [390, 1280]) {
      await resize(width, 800);
      const names = () => all('.year-stars text').filter(name => name.getBoundingClientRect().width > 0);
      const over = (drawn: readonly HTMLElement[]) =>
        drawn.flatMap((a, i) =>
          drawn.slice(i + 1).flatMap(b => {
            const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
            // Boxes of letters have space above and below them.
            const high = (p.height + q.height) * 0.35;
            const isOver =
              p.left < q.right &&
              q.left < p.right &&
              Math.abs(p.top + p.height / 2 - q.top - q.height / 2) < high;
            return isOver ? [`${a.textContent}, ${b.textContent}`] : [];
          }),
        );
      await expect.poll(() => faultsIn(names(), 3, over)).toEqual([]);
    }
  });
});

test.each([
  [1440, 900],
  [768, 1024],
  [390, 844],
])(
  '[R910] at %i × %i px the panel of a year ends on a whole row, with the mark that more follows and its own edge',
  async (width, height) => {
    await resize(width, height);
    await openDesk({ plan: template('villa'), search: '&plan=year' });
    const at = width < 900 ? '.plan-desk' : '.plan-desk__side';
    const cover = () => getComputedStyle(all(at)[0]!, '::after');
    const cut = () => Number.parseFloat(all(at)[0]!.style.getPropertyValue('--cut') || '0');
    await expect.poll(cut).toBeGreaterThanOrEqual(16);
    // Two strokes, in sight: within the cover and over its ground.
    expect(cover().backgroundImage.match(/linear-gradient/g)!.length).toBeGreaterThanOrEqual(2);
    if (width < 900) return expect(cover().position).toBe('fixed');
    expect(Number.parseFloat(cover().width)).toBe(all(at)[0]!.clientWidth);
    expect(cover().boxShadow).toBe(getComputedStyle(all(at)[0]!).boxShadow);
  },
);

test('[R910] in the light, whose panel has no ground, no round corner lets a hidden letter show beside its cover', async () => {
  await resize(1440, 900);
  await openDesk({ plan: template('villa'), search: '&plan=light' });
  await expect.poll(() => all('.light-sheet__side').length, { timeout: 15_000 }).toBe(1);
  expect(getComputedStyle(all('.light-sheet__side')[0]!).borderRadius).toBe('0px');
  expect(getComputedStyle(all('.light-sheet__side')[0]!, '::after').borderRadius).toBe('0px');
});

test.each([
  { at: '2026-11-18T12:30:00+08:00', bars: 1 },
  { at: '2026-11-18T19:46:00+08:00', bars: 0 },
  { at: '2026-11-18T19:46:00+08:00', search: '&sun=09:00', bars: 1 },
])('[R1037] the hour in a year of sun at $at $search: $bars', async ({ at, search = '', bars }) => {
  await openDesk({ plan: template('villa'), search: `&plan=light${search}`, at });
  await expect.poll(() => all('.sun-strip__term[data-chosen]').length, { timeout: 15_000 }).toBe(1);
  expect(all('.sun-strip__now')).toHaveLength(bars);
});

test('[R1038] at 390 × 844 the hours of every room in a year are in sight under the light', async () => {
  await resize(390, 844);
  await openDesk({ plan: template('villa'), search: '&plan=light' });
  const rows = () => all('.light-sheet__rooms li small');
  await expect.poll(() => rows().length, { timeout: 15_000 }).toBeGreaterThan(4);
  // Above the row of the seals, with the mark that more follows.
  await expect.poll(() => rows().at(-1)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 68 - 16);
});

test('[R989] a line under each picture names the signs that are on it', async () => {
  await resize(390, 844);
  const signs = () => all('.plan-key li').map(each => each.dataset['sign']);
  await openDesk({ plan: template('villa'), search: '&plan=compass' });
  await expect.poll(signs).toEqual(['centre', 'extended']);
  await turnTo('Eight sectors');
  await expect.poll(signs).toEqual(['centre']);
  await turnTo('Reading');
  await expect.poll(signs).toContain('number');
  await turnTo('Year');
  await expect.poll(signs).toEqual(['star', 'place']);
  const { left, right } = box('.plan-key');
  expect(left).toBeGreaterThan(box('.floor-picture__scale').right);
  expect(right).toBeLessThanOrEqual(390 - 8);
  // No photo has a direction here.
  await turnTo('Draw');
  await expect.element(page.css('.draw-sheet')).toBeVisible();
  expect(signs()).toEqual([]);
});

test('[R1112] on the largest screens the room and the other rooms of the light are large', async () => {
  await resize(2560, 1440);
  await openDesk({ plan: template('villa'), search: '&plan=light' });
  await expect.poll(() => all('.light-sheet__plan').length, { timeout: 15_000 }).toBe(1);
  expect(box('.light-sheet__plan').height).toBeGreaterThanOrEqual(320);
  for (const strip of all('.light-sheet__rooms .sun-strip'))
    expect(strip.getBoundingClientRect().height).toBeGreaterThan(100);
});

test('[R1111] on the largest screens the marks of a plan under its ring are read with its names', async () => {
  await resize(2560, 1440);
  await openDesk({ plan: template('villa'), search: '&plan=compass' });
  await expect.poll(() => all('.palace-chip text').length).toBeGreaterThan(7);
  /** CSS pixels of the letters on the screen. */
  const letter = (each: Element) =>
    Number.parseFloat(getComputedStyle(each).fontSize) * (each as SVGTextElement).getScreenCTM()!.d;
  const letters = (selector: string) => all(selector).map(each => Math.round(letter(each)));
  for (const each of ['.palace-chip text', '.palace-share text', '.floor-picture__scale text'])
    await expect.poll(() => Math.min(...letters(each)), { message: each }).toBeGreaterThanOrEqual(15);
});

test('[R1103, R1105] on the narrowest phone all modes are in one row, floors are changed by one press, and the palaces give an answer in sight', async () => {
  await resize(320, 640);
  await openDesk({ plan: template('villa') });
  const modes = () => all('.plan-desk__bar .ui-segments')[0]!;
  await expect.poll(() => modes().scrollWidth - modes().clientWidth).toBe(0);
  expect(modes().children).toHaveLength(5);
  const edges = modes().getBoundingClientRect();
  for (const each of modes().children) expect(each.getBoundingClientRect().right).toBeLessThan(edges.right);

  const floors = all('.plan-desk__bar .ui-segments')[1]!;
  const chosen = () => floors.querySelector('[data-state="on"]')?.textContent;
  const { left, top, width, height } = floors.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  for (const [share, floor] of [
    [0.2, '2'],
    [0.8, '1'],
  ] as const) {
    (document.elementFromPoint(left + width * share, top + height / 2) as HTMLElement).click();
    await expect.poll(chosen).toBe(floor);
  }

  await turnTo('Palaces');
  const foot = () => box('.account-menu__button').top;
  await expect.poll(() => box('.palace-facts h3').bottom).toBeLessThan(foot());
});

test('[R1105] upright on a tablet the drawing is wide, and three rooms of the list are under it', async () => {
  await resize(768, 1024);
  await openDesk({ plan: template('villa') });
  await expect.poll(() => box('.draw-sheet .floor-picture__walls').width).toBeGreaterThan(440);
  const foot = () => box('.account-menu__button').top;
  const shown = () => all('.room-list li').filter(each => each.getBoundingClientRect().bottom < foot());
  await expect.poll(() => shown().length).toBeGreaterThanOrEqual(3);
  await expect.element(page.getByText('Choose a picture')).toBeVisible();
});

test('[R690, R691] by keyboard alone, from nothing: a template, then a flat of two bedrooms wall by wall', async () => {
  await openDesk();
  let presses = 0;
  /** Presses the keys and returns the name of the focused control; the focus must never be lost. */
  const keys = async (...pressed: readonly string[]): Promise<string> => {
    await userEvent.keyboard(pressed.map(key => (key.length > 1 ? `{${key}}` : key)).join(''));
    presses += pressed.length;
    await expect
      .poll(() => document.activeElement !== document.body, { message: 'the focus is lost' })
      .toBe(true);
    const focused = document.activeElement as HTMLInputElement;
    const label = focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? '';
    return label.replaceAll('\u00a0', ' ');
  };
  const type = (text: string) => keys(...text);
  const to = async (name: string | RegExp, key = 'Tab') => {
    for (let i = 0; i < 60; i++) {
      const label = await keys(key);
      if (typeof name === 'string' ? label === name : name.test(label)) return;
    }
    throw new Error(`${name} is not reached`);
  };
  await to(/Studio/);
  await keys('ArrowRight', 'ArrowRight', 'Enter');
  await expect.poll(rooms).toHaveLength(10);
  expect(presses).toBeLessThan(15);

  (page.getByRole('button', { name: 'Back to the start' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  presses = 0;
  await to(/^Start with one empty room/);
  await keys('Enter');
  await expect.poll(rooms).toHaveLength(1);
  /** The number of the first side that faces there, as a person reads it. */
  const sideTo = (direction: string) => {
    const sides = all('.room-fields__cut option').map(each => each.textContent);
    return sides.findIndex(side => side.includes(`faces ${direction} `)) + 1;
  };
  const cut = async (direction: string, away: string) => {
    await to('Along');
    await keys(...Array<string>(sideTo(direction) - 1).fill('ArrowDown'), 'Tab');
    await type(away);
    await keys('Enter', 'Escape');
  };
  const add = async (where: string, letters: string) => {
    await to(where);
    await type(letters);
    await keys('Enter', 'Escape');
  };
  const open = (direction: string, letters: string) => add(`Add to side ${sideTo(direction)}`, letters);
  const room = async (by: number, kind?: string) => {
    await keys(...Array<string>(Math.abs(by)).fill(by < 0 ? 'ArrowUp' : 'ArrowDown'), 'Enter');
    if (kind === undefined) return;
    await to('Kind of room');
    await type(kind);
    await keys('Escape');
  };
  await to(/^Living room/);
  await keys('Enter');
  await to(/^Side 1/);
  await type('10.2');
  await to(/^Side 2/);
  await type('8.4');
  await keys('Escape');
  await cut('west', '3.6');
  await room(1, 'be');
  await cut('north', '4.2');
  await room(-1);
  await cut('north', '2.8');
  await open('south', 'fr');
  // R609: the second door on that side goes to the other bedroom.
  await open('west', 'd');
  await open('west', 'd');
  await room(1, 'ki');
  await cut('west', '3.6');
  await open('north', 'w');
  await open('south', 'o');
  await add('Add to this room', 'st');
  await expect.element(page.getByRole('button', { name: 'Turn Stove' })).toBeVisible();
  await room(1, 'bat');
  await open('north', 'w');
  await open('south', 'd');
  for (let i = 0; i < 2; i++) {
    await room(1);
    await open('west', 'w');
    await add('Add to this room', 'd');
  }
  const sentences = all('.room-list__head').map(head =>
    [...head.children].filter(part => !part.ariaHidden).map(part => part.textContent),
  );
  expect(sentences.map(parts => parts.join(' ').replaceAll('\u00a0', ' '))).toEqual([
    'Living room 37.0 m² · doors 5 · windows 0',
    'Kitchen 10.1 m² · doors 1 · windows 1',
    'Bathroom 8.4 m² · doors 1 · windows 1',
    'Bedroom 1 15.1 m² · doors 1 · windows 1',
    'Bedroom 2 15.1 m² · doors 1 · windows 1',
  ]);
  await expect.element(page.getByRole('button', { name: 'Turn Double bed' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(350);
});

test('[R612] with a tool in hand, letters name the next one, and Enter takes it into the drawing', async () => {
  await openDesk({ plan: template('two-bedroom') });
  await expect.poll(rooms).toHaveLength(10);
  const tool = page.getByRole('combobox', { name: 'Draw a room' });
  const focus = () => (tool.element() as HTMLElement).focus();
  focus();
  await userEvent.keyboard('liv{Enter}');
  await expect.element(page.css('.draw-sheet')).toHaveFocus();
  focus();
  await userEvent.keyboard('bath');
  await expect.element(tool).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: /^Living room/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.css('.draw-sheet')).toHaveFocus();
  await expect.element(tool).toHaveValue('bathroom');
});

test('[R941, R942, R943] a reload in the middle of a room keeps tool, corners and focus, and the steps before it', async () => {
  const { ports } = await openDesk({ plan: template('two-bedroom') });
  const reload = () => openScreen('/visualization?view=plan', { ports });
  const corners = () => all('.point-layer__point').length;
  await expect.poll(rooms).toHaveLength(10);
  await choose('Draw a room', 'study');
  await expect.element(page.css('.draw-sheet')).toHaveFocus();
  // From the middle of the flat far out of it, three corners of a room of five metres.
  const out = '{ArrowRight}'.repeat(3);
  await userEvent.keyboard(`{Control>}${out}{/Control} {Control>}{ArrowRight}{/Control} `);
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control} ');
  expect(corners()).toBe(3);
  // R943: the paper went along.
  const isInSight = (selector: string) => {
    const [at, sheet] = [box(`${selector}:last-of-type`), box('.draw-sheet')];
    return (
      at.left >= sheet.left && at.right <= sheet.right && at.top >= sheet.top && at.bottom <= sheet.bottom
    );
  };
  expect(isInSight('circle.point-layer__cross')).toBe(true);

  await reload();
  await expect.poll(corners).toBe(3);
  await expect.poll(() => isInSight('.point-layer__point')).toBe(true);
  await expect.element(page.css('.draw-sheet')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: /^Study/ })).toBeVisible();
  // The cross goes on from the last corner.
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control} {Enter}');
  await expect.poll(rooms).toHaveLength(11);
  const study = () => page.getByRole('button', { name: /^Study 25.0/ });
  await expect.element(study()).toBeInTheDocument();

  await reload();
  await expect.poll(rooms).toHaveLength(11);
  expect(corners()).toBe(0);
  await press('Undo');
  await expect.poll(rooms).toHaveLength(10);
  await reload();
  await expect.poll(rooms).toHaveLength(10);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Redo');
  await expect.element(study()).toBeInTheDocument();
});

test('[R871, R872, R880, R901] a thing is pressed, moved and turned by keys, dragged into another room, let go by Escape, and undone', async () => {
  await openDesk({ plan: template('two-bedroom') });
  await expect.poll(() => all('.draw-sheet__thing')).toHaveLength(16);
  const thing = () => all('[data-thing="i1"]')[0]!;
  const drawn = () => thing().getAttribute('d');
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const send = (type: string, on: Element, [clientX, clientY]: readonly [number, number]) =>
    on.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1, pointerType: 'mouse' }),
    );
  // A pointer made by a test cannot be captured.
  Object.assign(all('.draw-sheet')[0]!, { setPointerCapture: () => undefined });
  const begin = async (to: readonly [number, number]) => {
    send('pointerdown', thing(), middle(thing()));
    await new Promise(requestAnimationFrame);
    send('pointermove', all('.draw-sheet')[0]!, to);
    await expect.poll(() => all('.draw-sheet[data-dragging="thing"]')).toHaveLength(1);
  };

  await page.css('[data-thing="i1"]').click();
  const line = page.css('.part-fields__head[aria-expanded="true"]');
  await expect.element(line).toHaveFocus();
  await expect.element(line).toBeInViewport();
  await page.css('[data-thing="i1"]').click();
  await expect.element(line).toHaveFocus();
  const before = drawn();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(drawn).not.toBe(before);
  const moved = drawn();
  await userEvent.keyboard('r');
  await expect.poll(drawn).not.toBe(moved);
  await press('Undo');
  await press('Undo');
  await expect.poll(drawn).toBe(before);

  const living = middle(all('[data-room="living"]')[0]!);
  await begin(living);
  expect(drawn()).not.toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.poll(drawn).toBe(before);
  send('pointerup', all('.draw-sheet')[0]!, living);
  await begin(living);
  send('pointercancel', all('.draw-sheet')[0]!, living);
  await expect.poll(drawn).toBe(before);

  await begin(living);
  send('pointerup', all('.draw-sheet')[0]!, living);
  await expect.element(page.getByRole('button', { name: /^Living room/, expanded: true })).toBeVisible();
  await expect.element(page.css('.part-fields__head[aria-expanded="true"]')).toHaveFocus();
  await press('Undo');
  await expect.poll(drawn).toBe(before);
});

test('[R856, R1071, R1072] a drag of the mouse draws a room; Escape drops it, then one just begun, then the tool', async () => {
  await openDesk({ plan: emptyPlan() });
  await choose('Draw a room', 'study');
  const sheet = all('.draw-sheet')[0]!;
  // A pointer made by a test cannot be captured.
  Object.assign(sheet, { setPointerCapture: () => undefined });
  const { left, top } = sheet.getBoundingClientRect();
  const send = async (type: string, x: number, y: number) => {
    const at = { clientX: left + x, clientY: top + y };
    sheet.dispatchEvent(new PointerEvent(type, { bubbles: true, ...at, pointerId: 1, pointerType: 'mouse' }));
    await new Promise(requestAnimationFrame);
  };
  const drag = async (x: number, y: number) => {
    await send('pointerdown', 100, 100);
    await send('pointermove', x, y);
  };
  const count = (selector: string) => expect.poll(() => all(selector).length);
  const points = () => count('.point-layer__point');
  const select = () => page.getByRole('button', { name: 'Select, drag' });

  await drag(300, 200);
  await count('.point-layer__tag').toBe(2);
  await userEvent.keyboard('{Escape}');
  await points().toBe(0);
  await send('pointermove', 320, 220);
  await send('pointerup', 320, 220);
  await points().toBe(0);
  expect(rooms()).toHaveLength(0);
  await drag(300, 200);
  await send('pointerup', 300, 200);
  await expect.poll(rooms).toHaveLength(1);
  await points().toBe(0);
  await expect.element(page.getByRole('button', { name: /^Study/ })).toBeVisible();

  // A hand that trembles puts one corner.
  await drag(101, 100);
  await send('pointerup', 101, 100);
  await points().toBe(1);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await points().toBe(0);
  // One that both ends snap to is one corner.
  await drag(108, 100);
  await send('pointerup', 108, 100);
  await points().toBe(1);
  await userEvent.keyboard('{Escape}');
  await points().toBe(0);
  // A drag without a focus.
  await drag(300, 200);
  await count('.point-layer__tag').toBe(2);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await points().toBe(0);
  await expect.element(select()).toHaveAttribute('aria-pressed', 'false');
  await send('pointerup', 300, 200);
  // Along one line, the first wall.
  await drag(100, 260);
  await send('pointerup', 100, 260);
  await points().toBe(2);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await points().toBe(0);
  await expect.element(select()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(select()).toHaveAttribute('aria-pressed', 'true');
});

describe('at 390 px', () => {
  const PLAN = template('two-bedroom');
  /** Half of an outer wall, millimetres. */
  const WALL = 120;
  const turnedTo = async (mode: string) => {
    await resize(390, 844);
    await openDesk({ plan: PLAN, search: `&plan=${mode}` });
  };

  test('[R956] the measure of a finding is nearest to its own number', async () => {
    await turnedTo('reading');
    await expect.element(page.css('.reading-measure rect')).toBeVisible();
    const slip = box('.reading-measure rect');
    const away = (mark: Element) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return Math.hypot(
        Math.max(slip.left - x, 0, x - slip.right),
        Math.max(slip.top - y, 0, y - slip.bottom),
      );
    };
    const own = away(all('.reading-mark[data-selected] circle')[0]!);
    for (const other of all('.reading-mark:not([data-selected]) circle'))
      expect(away(other)).toBeGreaterThan(own);
  });

  test.each(['two-bedroom', 'villa'] as const)(
    'the bar of modes is as wide in the reading as in the others: %s',
    async id => {
      await resize(390, 844);
      await openDesk({ plan: template(id), search: '&plan=compass' });
      const wide = () => Math.round(box('.plan-desk__bar > .ui-segments').width);
      await expect.poll(wide).toBeGreaterThan(0);
      const before = wide();
      await turnTo('Reading');
      await expect.element(page.css('.finding-pager')).toBeVisible();
      expect(wide()).toBe(before);
    },
  );

  test('[R957] the winter solstice is named off the windows of the view', async () => {
    await turnedTo('light');
    const name = page.css('.sky-view text').filter({ hasText: 'Winter Solstice' });
    await expect.element(name, { timeout: 15_000 }).toBeVisible();
    const { left, right, top, bottom } = name.element().getBoundingClientRect();
    const crossed = all('.sky-view__opening').filter(opening => {
      const window = opening.getBoundingClientRect();
      return left < window.right && window.left < right && top < window.bottom && window.top < bottom;
    });
    expect(crossed).toEqual([]);
  });

  test('[R958] under the compass the settings are folded below what was found', async () => {
    await turnedTo('compass');
    await expect.element(page.getByText(/ present$/).first()).toBeVisible();
    const bound = page.getByRole('radio', { name: 'Nine tenths' });
    await expect.element(bound).not.toBeInTheDocument();
    await press('Centre and bound of a missing corner');
    await expect.element(bound).toBeVisible();
  });

  test('[R959] no label of the year lies on a wall', async () => {
    await turnedTo('year');
    await expect.poll(() => all('.year-stars text').length).toBeGreaterThan(3);
    const walls = PLAN.floors[0]!.rooms.flatMap(({ ring }) =>
      ring.map(([x1, y1], i) => [x1, y1, ...ring[(i + 1) % ring.length]!] as const),
    );
    const crossed = all('.year-stars text').filter(label => {
      const { x, y, width, height } = (label as Element as SVGTextElement).getBBox();
      return walls.some(
        ([x1, y1, x2, y2]) =>
          x < Math.max(x1, x2) + WALL &&
          x + width > Math.min(x1, x2) - WALL &&
          y < Math.max(y1, y2) + WALL &&
          y + height > Math.min(y1, y2) - WALL,
      );
    });
    expect(crossed.map(({ textContent }) => textContent)).toEqual([]);
  });
});

describe('[R1042] the beginnings', () => {
  test('at 1440 px the ways to begin come before the note on them, and the homes have one scale of about 15 px a metre', async () => {
    await resize(1440, 900);
    await openDesk({ plan: template('villa'), search: '&plan=begin' });
    expect(box('.plan-begin__ways').bottom).toBeLessThan(box('.plan-begin__replaces').top);
    const bar = () => box('.plan-begin__scale > i').width / 5;
    await expect.poll(bar).toBeGreaterThan(14);
    expect(bar()).toBeLessThan(17);
  });

  test('on a phone the top of the third row shows that more templates follow', async () => {
    await resize(390, 844);
    await openDesk({ plan: template('villa'), search: '&plan=begin' });
    const third = () => all('.plan-card')[4]!.getBoundingClientRect();
    const foot = () => 844 - Number.parseFloat(getComputedStyle(all('.plan-desk')[0]!, '::after').height);
    await expect.poll(() => foot() - third().top).toBeGreaterThan(24);
    expect(foot() - third().top).toBeLessThan(third().height / 2);
  });
});

test.each(['zh', 'en'] as const)(
  '[R1089] on a tablet all beginnings are between the corners of the page (%s)',
  async language => {
    await resize(768, 1024);
    const ports = fakePorts({ info: FILLED });
    ports.textStore.write('plan', writePlan(template('villa')));
    await openScreen('/visualization?view=plan&plan=begin', { ports, language });
    const foot = '.plan-begin__file > .ui-button';
    await expect.element(page.css(foot)).toBeVisible();
    const end = 1024 - Number.parseFloat(getComputedStyle(all('.plan-desk')[0]!).borderBottomWidth);
    await expect.poll(() => box(foot).bottom).toBeLessThanOrEqual(end);
    expect(all('.plan-card__name').filter(each => each.getBoundingClientRect().height > 40)).toEqual([]);
  },
);

test('[R1108] on the narrowest phone the fact of the first finding and what to do are in view', async () => {
  await resize(320, 640);
  await openDesk({ plan: template('villa'), search: '&plan=reading' });
  const advice = () =>
    all('.finding-list [data-selected] .finding-list__detail > *').find(({ textContent }) =>
      textContent.startsWith('Draw a thick curtain'),
    );
  await expect.poll(() => advice()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(sheetEnd(640));
});

test.each([
  [844, 390],
  [667, 375],
  [932, 430],
])(
  '[R1043] on a phone on its side, %i × %i px, the whole drawing is beside its panel',
  async (width, height) => {
    await resize(width, height);
    for (const mode of ['compass', 'reading', 'year']) {
      await openDesk({ plan: template('villa'), search: `&plan=${mode}` });
      const picture = () => box('.plan-desk__picture > .floor-picture');
      await expect.poll(() => picture().height, { message: mode }).toBeGreaterThan(height / 2);
      expect(picture().bottom, mode).toBeLessThanOrEqual(height);
      expect(picture().right, mode).toBeLessThanOrEqual(box('.plan-desk__side').left);
      expect(box('.plan-desk__bar').bottom, mode).toBeLessThanOrEqual(picture().top + 8);
      expect(box('.plan-desk__bar').left, mode).toBeGreaterThanOrEqual(box('.vis__views').right);
      const seal = box('.vis__views > a');
      expect(Math.min(seal.width, seal.height), mode).toBeGreaterThanOrEqual(44);
      const hit = document.elementFromPoint((seal.left + seal.right) / 2, (seal.top + seal.bottom) / 2);
      expect(hit?.closest('a')?.getAttribute('href'), mode).toBe('/');
      // R1044
      if (mode === 'compass') await expect.poll(() => all('.palace-numbers[open]').length).toBe(1);
    }
  },
);

test('[R1044] each finding on the palaces has a line of why, and beside the plan their numbers are open', async () => {
  await resize(1440, 900);
  await openDesk({ plan: template('villa'), search: '&plan=compass' });
  await expect.poll(() => all('.palace-facts > ul > li').length).toBeGreaterThan(1);
  for (const each of all('.palace-facts > ul > li'))
    expect(each.querySelector('p')?.textContent).toMatch(/\.$/);
  expect(all('.palace-numbers[open] td').length).toBeGreaterThan(9);
});

test('[R1048] the account is in the same corner as in the house, under the panel, and a window has a tool of its own', async () => {
  await resize(1440, 900);
  await openDesk({ plan: template('villa') });
  await expect.poll(() => all('.draw-tool').length).toBe(6);
  const account = box('.vis__corner--bottom-right');
  expect(account.right).toBeGreaterThan(1440 - 40);
  expect(box('.plan-desk__side').bottom).toBeLessThanOrEqual(account.top);
  await press('Window');
  expect(all('.draw-tool:is([aria-pressed="true"], [data-on="true"])').map(each => each.textContent)).toEqual(
    ['Window'],
  );
});
