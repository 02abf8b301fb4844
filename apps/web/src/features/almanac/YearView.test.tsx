import { ANNIVERSARIES_KEY, parseAnniversaries } from '@app/home/year';
import { createAccountTextStore } from '@app/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { at, openAlmanac } from './testing/openAlmanac';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MOMENT = at('2027-01-10T04:00:00Z');
const XIAOMAN = {
  id: '1',
  name: '小满',
  gender: 'female',
  birthDate: '2018-01-13',
  birthplace: '',
  birthTime: '',
  chineseDate: '',
  relationship: 'child',
} as const;

async function openYear(answer: () => Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  const textStore = createAccountTextStore();
  const saved: { text: string; name: string }[] = [];
  const copied: string[] = [];
  const device = {
    ...fakePorts().device,
    save: (content: Blob, name: string) => void content.text().then(text => saved.push({ text, name })),
    copy: async (text: string) => void copied.push(text),
  };
  const info = { ...LIN_YUE, residents: [XIAOMAN] };
  const { ports } = await openAlmanac({ info, textStore, device, ...MOMENT }, 'en');
  fireEvent.click(await screen.findByRole('radio', { name: 'Year' }));
  const wheel = await screen.findByRole('slider', { name: 'Wheel of the year 2027' }, { timeout: 10_000 });
  return { wheel, saved, copied, textStore, ports };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const served = () => new Response('', { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
/** A plain file host's answer to a missing file. */
const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

it('[R493] the wheel names its day, moves with the keys, and shows a birthday that falls twice', async () => {
  const { wheel } = await openYear(page);
  expect(wheel.getAttribute('aria-valuetext')).toBe('January 10, 2027, 3rd of the 12th moon, Minor Cold');
  expect(screen.getByText('Jan 4, Dec 24')).toBeDefined();
  fireEvent.keyDown(wheel, { key: 'ArrowRight' });
  await waitFor(() => expect(wheel.getAttribute('aria-valuetext')).toContain('January 11, 2027'));
  const [sides, terms] = screen.getAllByRole('table', { hidden: true });
  expect(within(terms!).getAllByRole('row', { hidden: true })).toHaveLength(25);
  // [R497] The nine palaces of 2027: nine purple in the middle.
  const result = within(sides!)
    .getAllByRole('row', { hidden: true })
    .map(row => row.textContent);
  expect(result).toHaveLength(10);
  expect(result.at(-1)).toBe('Middle9 Purple');
  expect(result).toContain('North5 YellowFive Yellow');
});

it("[R493] the year's footer changes years", async () => {
  await openYear(page);
  const foot = document.querySelector<HTMLElement>('.pager')!;
  fireEvent.click(within(foot).getByRole('button', { name: 'Next year' }));
  await screen.findByRole('slider', { name: 'Wheel of the year 2028' });
  fireEvent.click(within(foot).getByRole('button', { name: 'Previous year' }));
  const wheel = await screen.findByRole('slider', { name: 'Wheel of the year 2027' });
  expect(wheel.getAttribute('aria-valuetext')).toContain('January 10, 2027');
});

it('[R494] the sheet exists only while it is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  await openYear(page);
  await press('Print a wall sheet');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.wall-sheet svg')?.getAttribute('aria-label')).toBe(
    'Wall sheet of 2027, A3',
  );
  // Drawn again meanwhile, it is not printed again.
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Wheel of the year 2027' }), { key: 'ArrowRight' });
  await act(() => document.fonts.ready);
  expect(print).toHaveBeenCalledOnce();
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.wall-sheet')).toBeNull());
});

it('[R490] the feed is offered where one is served, with an address that holds nothing personal', async () => {
  const { copied } = await openYear(served);
  await press('Add to my calendar');
  const link = await screen.findByRole('link', { name: 'Subscribe in my calendar' });
  expect(link.getAttribute('href')).toMatch(/^webcal:\/\/[^/]+\/api\/calendar\/en\.ics$/);
  await press('Copy the address');
  await screen.findByText('The address was copied');
  expect(copied).toEqual([expect.stringMatching(/^http:\/\/[^/]+\/api\/calendar\/en\.ics$/)]);
});

it('[R490] no feed is offered where the app is served as plain files', async () => {
  await openYear(page);
  await press('Add to my calendar');
  await screen.findByRole('heading', { name: 'Your lunar dates' });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'Subscribe' })).toBeNull();
});

it('[R491, R492] memorial days are kept, refused with a reason, removed and restored, and saved with birthdays', async () => {
  const { saved, textStore, ports } = await openYear(page);
  const stored = () =>
    parseAnniversaries(textStore.read(ANNIVERSARIES_KEY)).memorials.map(({ name, gone }) => [name, gone]);
  await press('Add to my calendar');
  await press('Add');
  await screen.findByText('Please enter a name');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grandmother' } });
  fireEvent.change(screen.getByLabelText('Lunar month'), { target: { value: '12' } });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '30' } });
  await press('Add');
  await screen.findByText('Memorial day of Grandmother');
  expect(stored()).toEqual([['Grandmother', false]]);
  await press('Remove Grandmother');
  expect(ports.notifier.past()[0]?.text).toBe('Grandmother was removed');
  expect(stored()).toEqual([['Grandmother', true]]);
  act(() => ports.notifier.past()[0]?.action?.onAct());
  await screen.findByText('Memorial day of Grandmother');
  fireEvent.change(await screen.findByLabelText('The 30th of a short month'), {
    target: { value: 'next-day' },
  });
  await press('Save 2 days as a file');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('days-by-the-moon.ics');
  const text = saved[0]?.text ?? '';
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(19);
  expect(text).toContain('SUMMARY:Lunar birthday of 小满');
  expect(text).toContain('TRIGGER:-PT900M');
});
