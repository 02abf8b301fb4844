import { millis } from '@app/kernel';
import { formatReading } from '@app/photo';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Solar } from 'lunar-typescript';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePorts } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { at, movableClock, openAlmanac } from './testing/openAlmanac';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const leaf = () => document.querySelector<HTMLElement>('.leaf')?.textContent ?? '';

describe('the day page and its lists', () => {
  // The lunar date, term and lists of 2026-06-21 as printed in the specification of the mocks.
  it('[R78, R79, R80, R81, R82, R83] shows date, lunar date, lists, zodiac and solar term', async () => {
    await openAlmanac();
    expect(leaf()).toContain('2026');
    expect(leaf()).toContain('21');
    expect(leaf()).toContain('五月初七');
    expect(leaf()).toContain('夏至');
    const good = screen.getByRole('region', { name: '宜' });
    expect(within(good).getAllByRole('listitem')).toHaveLength(15);
    expect(within(good).getByRole('button', { name: '开市' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '忌' })).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('马年')).toBeTruthy();
    expect(screen.getByText('🐴')).toBeTruthy();
    expect(screen.getByText('小暑，还有 16 天')).toBeTruthy();
  });

  // The specification's own measurement: 2024-04-06 has no yi; 2024-01-14 no ji.
  it.each([
    ['2024-04-06T05:00:00Z', '宜', '无', 'zh'],
    ['2024-01-14T05:00:00Z', 'Avoid', 'none', 'en'],
  ] as const)('[R84] the list %s on %s: %s', async (now, list, none, language) => {
    await openAlmanac(at(now), language);
    const region = await screen.findByRole('region', { name: list });
    expect(region.textContent).toContain(none);
    expect(within(region).queryAllByRole('listitem')).toHaveLength(0);
  });

  it('[R87] has no Han character in English except the glyphs of the pillars, the dial and the seals', async () => {
    await openAlmanac({}, 'en');
    expect(await screen.findByRole('button', { name: 'Open a business' })).toBeTruthy();
    expect(leaf()).toContain('7th of the 5th moon');
    const copy = screen.getByRole('dialog').cloneNode(true) as HTMLElement; // cloning an element gives one
    for (const island of copy.querySelectorAll('[lang="zh-CN"]')) island.remove();
    expect(copy.textContent).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['en', 'June2026'],
    ['zh', '2026六月'],
  ] as const)(
    '[R791] above the leaf month and year are in the order of the language: %s',
    async (language, head) => {
      await openAlmanac({}, language);
      await waitFor(() => expect(document.querySelector('.leaf__head')?.textContent).toBe(head));
    },
  );

  it('[R86] shows the pillar of the double hour only for today', async () => {
    await openAlmanac();
    expect(document.querySelectorAll('.leaf__pillar')).toHaveLength(4);
    expect(leaf()).toContain('乙未');
    press('后一日');
    expect(document.querySelectorAll('.leaf__pillar')).toHaveLength(3);
  });

  it('[R88] badges a public holiday with its name, and a make-up workday', async () => {
    await openAlmanac(at('2026-06-19T05:00:00Z'));
    expect(leaf()).toContain('休 端午节，法定节假日');
  });

  // The gazette of Hong Kong for 2026; Taiwan's calendar of office days for 2023.
  it.each([
    ['hong-kong', '2026-04-07', '休 复活节，香港公众假期'],
    ['taiwan', '2023-02-18', '班 因和平纪念日调休上班'],
    ['macao', '2026-12-08', '休 圣母无原罪瞻礼，澳门公众假期'],
  ])('[R481] shows the holidays of %s where they were chosen', async (region, day, badge) => {
    const options = at(`${day}T05:00:00Z`);
    const ports = fakePorts(options);
    ports.deviceStore.write('holidays', region);
    await openAlmanac(ports);
    expect(leaf()).toContain(badge);
    fireEvent.click(screen.getByRole('radio', { name: '一月' }));
    await waitFor(() => {
      const cell = document.querySelector(`[data-date="${day}"]`);
      expect(cell?.querySelector('.month__badge')?.textContent).toBe(badge[0]);
    });
  });

  it('[R481] proposes a region by the languages of the reader', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-HK', 'en']);
    onTestFinished(() => languages.mockRestore());
    await openAlmanac(at('2026-07-01T05:00:00Z'), 'en');
    expect(await screen.findByText(/general holiday in Hong Kong/)).toBeTruthy();
  });

  it('[R88] says that there is no data, rather than "no holiday"', async () => {
    await openAlmanac(at('2050-06-19T05:00:00Z'), 'en');
    expect(await screen.findByText('No holiday data for 2050')).toBeTruthy();
  });

  // Instant of the 2026 summer solstice: 2026-06-21 08:24 UTC (published ephemerides), 04:24 in New York on the same day;
  // minor cold 2026: 2026-01-05 08:23 UTC. Greater heat 2026-07-22 19:13 UTC is 23 July in China.
  it('[R83] dates a term by the device clock and names the published date where it differs', async () => {
    await openAlmanac(at('2026-07-23T15:00:00Z', 'America/New_York'), 'en');
    expect(await screen.findByText(/Printed in China as Jul 23, 2026/)).toBeTruthy();
    expect(screen.getByText(/since Jul 22, 2026/)).toBeTruthy();
  });
});

describe('asking what a term means', () => {
  it('leaves the dialog open when Escape closes the answer', async () => {
    await openAlmanac({}, 'en');
    fireEvent.click(await screen.findByRole('button', { name: 'Open a business' }));
    await screen.findByRole('button', { name: 'Close the explanation' });
    // It listens for Escape once its effects have run.
    await act(async () => undefined);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Open a business' }), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Close the explanation' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(leaf()).toContain('21');
  });
});

describe('turning the days', () => {
  it('works by buttons and arrows, and returns to today', async () => {
    await openAlmanac();
    press('前一日');
    expect(leaf()).toContain('五月初六');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(leaf()).toContain('五月初八');
    expect(screen.getByRole('heading', { name: '2026年6月22日黄历' })).toBeTruthy();
    press('回到今天');
    expect(screen.getByRole('heading', { name: '今日黄历' })).toBeTruthy();
  });

  it('works by a swipe to the left or right, not by scrolling', async () => {
    await openAlmanac();
    const swipe = (across: number, down: number) => {
      const body = screen.getByRole('dialog');
      const start = { clientX: 200, clientY: 200 };
      fireEvent.touchStart(body, { touches: [start], changedTouches: [start] });
      fireEvent.touchEnd(body, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
    };
    swipe(-90, 10);
    expect(leaf()).toContain('五月初八');
    swipe(-90, 80);
    swipe(40, 0);
    expect(leaf()).toContain('五月初八');
    swipe(90, 0);
    expect(leaf()).toContain('五月初七');
  });

  it('moves on at midnight if it showed today, and only then', async () => {
    const { clock, moveTo } = movableClock(millis(Date.parse('2026-06-21T15:59:30Z')));
    await openAlmanac({ clock });
    expect(leaf()).toContain('五月初七');
    act(() => moveTo('2026-06-21T16:00:00Z'));
    expect(leaf()).toContain('五月初八');
    press('前一日');
    act(() => moveTo('2026-06-22T16:00:00Z'));
    expect(leaf()).toContain('五月初七');
  });

  it('[R275] opens a year outside the tables after a wait, with every layer', async () => {
    await openAlmanac(at('2101-02-01T05:00:00Z'), 'en');
    expect(await screen.findByText('Peng Zu warns', {}, { timeout: 15_000 })).toBeTruthy();
  });
});

describe('going to a date', () => {
  const jump = async (language: 'zh' | 'en' = 'en') => {
    await openAlmanac({}, language);
    fireEvent.click(await screen.findByRole('radio', { name: language === 'en' ? 'Go to' : '查日' }));
    // In English the names load first.
    await screen.findByRole('form', { name: language === 'en' ? 'By Gregorian date' : '按公历' });
  };
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const go = (form: string) =>
    fireEvent.click(within(screen.getByRole('form', { name: form })).getByRole('button'));

  it.each([
    ['2026-13-01', /1 to 12/],
    ['2026-02-30', /no such day/],
    ['1582-10-10', /no such day/],
    ['soon', /year-month-day/],
  ])('[R89, R90] refuses %s beside the field and keeps it', async (text, message) => {
    await jump();
    write('Date', text);
    go('By Gregorian date');
    const field = screen.getByLabelText<HTMLInputElement>('Date');
    expect(field.value).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('[R78] goes to a Gregorian date', async () => {
    await jump();
    write('Date', '2025/7/25');
    go('By Gregorian date');
    expect(leaf()).toContain('1st of the leap 6th moon');
  });

  it('[R78] reads the full-width digits of a Chinese keyboard', async () => {
    await jump('zh');
    write('日期', '２０２５／７／２５');
    go('按公历');
    expect(leaf()).toContain('闰六月初一');
  });

  it('[R91] says whether a year has a leap month, and nothing about an unknown year', async () => {
    await jump();
    const said = () => screen.queryByText(/leap month/)?.textContent;
    write('Lunar year', '２０２５');
    expect(said()).toBe('2025 has a leap month after month 6');
    write('Lunar year', '2026');
    expect(said()).toBe('2026 has no leap month');
    // 2101 has one: the tables end before it.
    for (const year of ['2101', '1898', 'abc', '']) {
      write('Lunar year', year);
      expect(said()).toBeUndefined();
    }
  });

  // The specification's measurements: no leap month 6 in 2026, one in 2025.
  it('[R91] refuses a leap month the year does not have, and accepts one it has', async () => {
    await jump();
    write('Lunar year', '2026');
    write('Month', '6');
    write('Day', '1');
    fireEvent.click(screen.getByLabelText('Leap month'));
    go('By lunar date');
    expect(screen.getByText('That year has no leap month 6')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Leap month'));
    write('Lunar year', '2025');
    go('By lunar date');
    expect(leaf()).toContain('1st of the leap 6th moon');
  });
});

describe('the month', () => {
  it('[R90] stays where it is when the next one has no such day: there was no 10 October 1582', async () => {
    await openAlmanac({}, 'en');
    fireEvent.click(await screen.findByRole('radio', { name: 'Go to' }));
    fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '1582-09-10' } });
    fireEvent.click(within(screen.getByRole('form', { name: 'By Gregorian date' })).getByRole('button'));
    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(leaf()).toContain('1582'), { timeout: 15_000 });
    const before = leaf();
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(leaf()).toBe(before);
  });

  it('[R960] is paged at the foot by months, as long as it is shown', async () => {
    await openAlmanac({}, 'en');
    expect(await screen.findByRole('button', { name: 'Next day' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    const region = await screen.findByRole('region', { name: /^Month of/ });
    const before = region.getAttribute('aria-label');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(region.getAttribute('aria-label')).not.toBe(before));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(region.getAttribute('aria-label')).toBe(before));
    expect(screen.queryByRole('button', { name: 'Next day' })).toBeNull();
  });

  it('shows terms, holidays and lunar days, and follows the keys', async () => {
    await openAlmanac();
    fireEvent.click(screen.getByRole('radio', { name: '一月' }));
    expect(screen.getByRole('button', { name: /2026年6月19日.*端午节.*休/ })).toBeTruthy();
    const key = (name: string) => {
      const cell = document.querySelector<HTMLElement>('[aria-selected="true"] button');
      if (cell) fireEvent.keyDown(cell, { key: name });
    };
    key('ArrowDown');
    expect(leaf()).toContain('28');
    key('PageDown');
    expect(screen.getByRole('heading', { name: '2026年7月' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-07-28');
    key('Home');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-07-27');
  });
});

describe('the month in words', () => {
  it('[R559] names the terms and festivals of the month below the grid', async () => {
    await openAlmanac({}, 'en');
    fireEvent.click(await screen.findByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(document.querySelector('.month__occasions')).not.toBeNull());
    const said = [...document.querySelectorAll('.month__occasions li')].map(each => each.textContent);
    // June 2026: 芒种 on the 5th, 端午 on the 19th, 夏至 on the 21st (Hong Kong Observatory).
    for (const word of ['Grain in Ear', 'Dragon Boat', 'Summer Solstice'])
      expect(
        said.some(line => line?.includes(word)),
        word,
      ).toBe(true);
    expect(said.some(line => line?.includes('July'))).toBe(false);
  });
});

describe('the cell of a day', () => {
  it('[R928] has a gilt ground on the yellow road, and says its road', async () => {
    await openAlmanac(at('2026-06-19T05:00:00Z'), 'zh');
    fireEvent.click(await screen.findByRole('radio', { name: '一月' }));
    await waitFor(() => expect(document.querySelector('[data-date="2026-06-19"]')).not.toBeNull());
    const cells = [...document.querySelectorAll<HTMLElement>('[data-road]')];
    expect(cells).toHaveLength(42);
    for (const cell of cells) {
      const [year, month, day] = (cell.dataset['date'] ?? '').split('-').map(Number);
      const lunar = Solar.fromYmd(year ?? 0, month ?? 0, day ?? 0).getLunar();
      const road = lunar.getDayTianShenType();
      expect(cell.dataset['road'], cell.dataset['date']).toBe(road === '黄道' ? 'yellow' : 'black');
      expect(cell.querySelector('.ui-hidden')?.textContent).toContain(road);
    }
  });

  it('[R987] has its moon; weekends and holidays are marked, and a line explains the marks', async () => {
    await openAlmanac(at('2026-06-19T05:00:00Z'), 'zh');
    fireEvent.click(await screen.findByRole('radio', { name: '一月' }));
    await waitFor(() => expect(document.querySelector('[data-date="2026-06-19"]')).not.toBeNull());
    const moon = (day: string) =>
      document.querySelector(`[data-date="2026-06-${day}"] .month__moon path`)?.getAttribute('d') ?? '';
    expect(document.querySelectorAll('.month__moon path')).toHaveLength(42);
    // First quarter on the 21st, full on the 30th of June 2026 (NASA).
    expect(new Set(['15', '18', '21', '25', '30'].map(moon)).size).toBe(5);
    const off = [...document.querySelectorAll<HTMLElement>('[data-off]')].map(
      ({ dataset }) => dataset['date'],
    );
    // 端午 on Friday the 19th is a holiday of 2026 (State Council); the 22nd is a Monday.
    for (const day of ['06', '07', '19', '20', '21']) expect(off).toContain(`2026-06-${day}`);
    for (const day of ['18', '22']) expect(off).not.toContain(`2026-06-${day}`);
    expect(document.querySelector('.month__key')?.textContent).toBe(
      '黄道吉日，传统之说自己的记录正午月相节气或节日',
    );
  });

  it('[R761] has the short name of a festival in English, and its badge in a word that fits', async () => {
    await openAlmanac(at('2026-06-19T05:00:00Z'), 'en');
    fireEvent.click(await screen.findByRole('radio', { name: 'Month' }));
    await waitFor(() => {
      const cell = document.querySelector('[data-date="2026-06-19"]');
      expect(cell?.querySelector('.month__occasion')?.textContent).toBe('Dragon Boat');
      expect(cell?.querySelector('.month__badge')?.textContent).toBe('off');
      expect(cell?.querySelector('.ui-hidden')?.textContent).toContain('Dragon Boat Festival, Holiday');
    });
  });
});

describe('one’s own records', () => {
  it('[R244] are beside the day they were noted or photographed, and are marked in the month', async () => {
    const note = (id: string, text: string, iso: string) => ({
      ...{ id, type: 'text', text, schema: 1 },
      timestamp: Date.parse(iso),
    });
    const accounts = createMemoryAccounts({
      rows: {
        records: [
          note('1', 'The lamp came', '2026-06-21T04:00:00Z'),
          note('2', 'A chair', '2026-06-09T04:00:00Z'),
        ],
      },
    });
    const { store } = await openAlmanac({ accounts }, 'en');
    const own = within(await screen.findByRole('region', { name: 'Your entries on this day' }));
    expect(own.getAllByRole('listitem').map(item => item.textContent)).toEqual(['The lamp came']);

    const takenAt = { year: 2026, month: 6, day: 21, hour: 9, minute: 46, second: 0 };
    const photo = {
      ...{ id: 'p', name: 'living.jpg', type: 'image/jpeg', size: 1 },
      state: 'ready',
      turns: 0,
    };
    act(() =>
      store.setState({ photos: [{ ...photo, reading: formatReading({ capture: { takenAt } }) }] as never }),
    ); // one photo, read
    expect(own.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'The lamp came',
      'living.jpg',
    ]);

    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    expect(await screen.findByRole('button', { name: /^June 9, .*, 1 entry of yours$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^June 21, .*, 2 entries of yours$/ })).toBeTruthy();
    expect(document.querySelectorAll('.month__own')).toHaveLength(2);
  });
});
