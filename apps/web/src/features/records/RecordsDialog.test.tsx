import { RIBBON, ribbonX } from '@app/home/year';
import { err, ok } from '@app/kernel';
import { createAccountTextStore } from '@app/records';
import type { UserInfo } from '@app/session';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createObjectUrls } from '../../adapters/objectUrls';
import { fakePorts } from '../../testing/fakePorts';
import { filmFile, pngFile } from '../../testing/files';
import {
  createMemoryAccounts,
  type MemoryAccountsOptions,
  withRepository,
} from '../../testing/memoryAccounts';
import { createTestWorld, TestApp, type TestWorld } from '../../testing/TestApp';
import { createTabRing } from '../../testing/tabRing';
import RecordsDialog from './RecordsDialog';
import { imageRow, LIN_YUE, textRow } from './testing/samples';

interface Setting extends MemoryAccountsOptions {
  readonly ports?: Parameters<typeof fakePorts>[0];
  readonly info?: Partial<UserInfo>;
  readonly language?: 'en' | 'zh';
}

/** Counts URLs instead of making them: happy-dom would fetch real ones. */
function countedUrls() {
  let made = 0;
  const alive = new Set<string>();
  const urls = createObjectUrls({
    createObjectURL: () => {
      made += 1;
      const url = `data:,${made}`;
      alive.add(url);
      return url;
    },
    revokeObjectURL: url => void alive.delete(url),
  });
  return { urls, alive };
}

async function open({ ports: own, info, language, ...storage }: Setting = {}) {
  const { urls, alive } = countedUrls();
  const ports = fakePorts({ accounts: createMemoryAccounts(storage), objectUrls: urls, ...own });
  const world = await createTestWorld(ports, language);
  world.store.getState().saveInfo({ ...LIN_YUE, ...info });
  const onClose = vi.fn();
  const view = show(world, onClose);
  await waitFor(() => expect(world.store.getState().recordsState).toBe('ready'));
  return { ...world, ...view, alive, onClose, user: userEvent.setup() };
}
const show = (world: TestWorld, onClose: () => void = () => undefined) =>
  render(
    <TestApp world={world}>
      <RecordsDialog onClose={onClose} />
    </TestApp>,
  );

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const textBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Record' });
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add record' });
const entries = () => screen.queryAllByRole('listitem').filter(item => item.classList.contains('entry'));

describe('a film that cannot be cleaned here', () => {
  it('[R121, A50, R219] is kept once the person confirms, after being told what that means', async () => {
    const { user, store } = await open();
    await user.upload(
      input('Add video'),
      new File(['OggS place 30.27 N'], 'garden.ogv', { type: 'video/ogg' }),
    );
    await user.click(addButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'a location stored in it cannot be removed',
    );
    expect(store.getState().records).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add it as it is' }));
    await waitFor(() => expect(store.getState().records).toMatchObject([{ type: 'video' }]));
    expect(screen.queryByRole('button', { name: 'Add it as it is' })).toBeNull();
  });
});

describe('where people live', () => {
  it('[R114] names the place, and the family on one line with separators, counted in the heading', async () => {
    await open();
    const block = screen.getByRole('region', { name: 'Personal information' });
    expect(block.textContent).toContain('杭州市 · 西湖区');
    expect(within(block).getByRole('heading', { name: 'Family (2)' })).toBeTruthy();
    expect(
      within(block)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['林月 · Female · Self · May 15, 1990', '周砚 · Male · Partner · Jul 21, 1992']);
    // A separator must also be visible, not only in the accessibility tree.
    expect(within(block).getAllByRole('listitem')[0]?.querySelector('.ui-hidden')).toBeNull();
  });

  it('[R51, R114] shows coordinates for a place without a name, and calls nothing else unknown', async () => {
    await open({ info: { locationName: '' } });
    const block = screen.getByRole('region', { name: 'Personal information' });
    expect(block.textContent).toContain('30.2741°N, 120.1551°E');
    expect(block.textContent).not.toContain('Location unknown');
  });

  it('[R51, R114] says that the place is unknown when neither name nor coordinates are known', async () => {
    await open({ info: { locationName: '', location: undefined } });
    expect(screen.getByRole('region', { name: 'Personal information' }).textContent).toContain(
      'Location unknown',
    );
  });
});

describe('a place without a name', () => {
  const place = () => screen.getByRole('region', { name: 'Personal information' }).textContent ?? '';

  it('[R114] with coordinates shows them, and no "Location unknown" above', async () => {
    await open({ info: { locationName: '', location: { lat: 30.2741, lng: -120.1551 } } });
    expect(place()).toContain('30.2741');
    expect(place()).not.toContain('Location unknown');
  });

  it('[R114] with nothing is unknown, and with a name has the coordinates below it', async () => {
    const first = await open({ info: { locationName: '', location: undefined } });
    expect(place()).toContain('Location unknown');
    first.unmount();
    await open({ info: { locationName: 'Hangzhou', location: { lat: 30.2741, lng: 120.1551 } } });
    expect(place()).toMatch(/Hangzhou.*30\.2741/);
  });

  it('[R114] separators are visible, not only read aloud', async () => {
    await open();
    const line = screen.getByText('林月').closest('li');
    expect(line?.textContent).toBe('林月 · Female · Self · May 15, 1990');
    expect(line?.querySelector('.ui-hidden')).toBeNull();
  });

  it.each([
    ['en', 'May 15, 1990', 'Jun 20, 2026'],
    ['zh', '1990年5月15日', '2026年6月20日'],
  ] as const)('[R1054] births and records have one form of dates, %s', async (language, birth, made) => {
    await open({ language, rows: { records: [textRow(1, 'A lamp')] } });
    expect(screen.getByText('林月').closest('li')?.textContent).toContain(birth);
    expect(entries()[0]?.querySelector('time')?.textContent).toContain(made);
  });
});

describe('other media', () => {
  it('[R121, A50] a file of unknown type becomes a film, and a document is refused by name', async () => {
    const { user, store } = await open();
    // The system's dialog can show all files, so the input's own filter is not applied here either.
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(input('Add video'), filmFile('GX010042.LRV', ''));
    await user.click(addButton());
    await waitFor(() => expect(store.getState().records[0]?.type).toBe('video'), { timeout: 10_000 });
    await anyFile.upload(input('Add video'), new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/plan\.pdf/)).toBeTruthy();
    expect(store.getState().recordDraft.media).toBeUndefined();
  });
});

describe('the list', () => {
  it('[R116] says that there are no records yet', async () => {
    await open();
    expect(screen.getByText('No records yet')).toBeTruthy();
  });

  it('[R115] shows each record with its local time, its text and its picture', async () => {
    await open({
      rows: {
        records: [textRow(1, 'A lamp'), imageRow(3, new Blob(['x'], { type: 'image/png' }), 'Round window')],
      },
    });
    const [note, picture] = entries();
    expect(note?.textContent).toContain('A lamp');
    // Hangzhou's wall clock, whatever zone the test runs in.
    expect(note?.querySelector('time')?.textContent).toBe('Jun 20, 2026 13:07');
    expect(picture?.textContent).toContain('Round window');
    await waitFor(() => expect(picture?.querySelector('img')?.getAttribute('src')).toMatch(/^data:/));
  });

  it('finds by words and by kind, and says how many', async () => {
    const { user } = await open({
      rows: {
        records: [
          textRow(1, 'A lamp'),
          imageRow(2, new Blob(['x']), 'Lamp shade'),
          ...[3, 4, 5, 6].map(at => textRow(at, 'A desk')),
        ],
      },
    });
    await user.type(screen.getByRole('searchbox'), 'lamp');
    await waitFor(() => expect(entries()).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: 'Image' }));
    expect(entries().map(entry => entry.querySelector('p')?.textContent)).toEqual(['Lamp shade']);
    expect(screen.getByText('1 record')).toBeTruthy();
  });

  it('[R833] offers a search from six records on', async () => {
    const five = [1, 2, 3, 4, 5].map(at => textRow(at, 'A lamp'));
    const { user } = await open({ rows: { records: five } });
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Image' })).toBeNull();
    await user.type(screen.getByRole('textbox'), 'A sixth');
    await user.click(screen.getByRole('button', { name: 'Add record' }));
    expect(await screen.findByRole('searchbox')).toBeTruthy();
  });

  it('[R833] a choice that leaves fewer than six does not take the focus away', async () => {
    const { user } = await open({
      rows: {
        records: [
          imageRow(1, new Blob(['x']), 'A lamp'),
          ...[2, 3, 4, 5, 6].map(at => textRow(at, 'A desk')),
        ],
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Image' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Delete the record of/ }));
    await waitFor(() => expect(entries()).toHaveLength(0));
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'All' }));
  });

  it('[R464] two presses on one bin are one removal with one undo', async () => {
    const { ports } = await open({ rows: { records: [1, 2].map(at => textRow(at, 'A lamp')) } });
    const [bin] = screen.getAllByRole('button', { name: /^Delete the record of/ });
    fireEvent.click(bin!);
    fireEvent.click(bin!);
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(ports.notifier.past().map(({ text }) => text)).toEqual(['Record deleted']);
  });

  it('suggests what to change when nothing is found', async () => {
    const { user } = await open({ rows: { records: [1, 2, 3, 4, 5, 6].map(at => textRow(at, 'A lamp')) } });
    await user.type(screen.getByRole('searchbox'), 'river');
    expect(await screen.findByText(/^No record matches\. Try /)).toBeTruthy();
  });

  it('deletes at once and restores on undo', async () => {
    const { user, ports } = await open({ rows: { records: [textRow(1, 'A lamp'), textRow(2, 'A desk')] } });
    await user.click(screen.getByRole('button', { name: /^Delete the record of Jun 20/ }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    // The focus stays in the list; the offer is a toast.
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Delete the record of/);
    act(() => ports.notifier.past()[0]?.action?.onAct());
    await waitFor(() =>
      expect(entries().map(entry => entry.querySelector('p')?.textContent)).toEqual(['A lamp', 'A desk']),
    );
  });

  it('changes a caption in place', async () => {
    const { user } = await open({ rows: { records: [imageRow(1, new Blob(['x']), 'Windw')] } });
    await user.click(screen.getByRole('button', { name: /^Edit the caption of/ }));
    const field = screen.getByRole('textbox', { name: 'Edit the caption' });
    await user.clear(field);
    await user.type(field, 'Window');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(entries()[0]?.querySelector('p')?.textContent).toBe('Window'));
  });

  it('[A17] an unsaved caption outlives its row, which takes no focus when it comes back', async () => {
    const { user } = await open({ rows: { records: [1, 2, 3, 4, 5, 6].map(at => textRow(at, 'A lamp')) } });
    await user.click(screen.getAllByRole('button', { name: /^Edit the record of Jun 20/ })[0]!);
    await user.type(screen.getByRole('textbox', { name: 'Edit the record' }), ' of oak');
    const kind = (name: string) => screen.getByRole('radio', { name });
    await user.click(kind('Image'));
    await waitFor(() => expect(entries()).toHaveLength(0));
    await user.click(kind('All'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the record' });
    expect(field.value).toMatch(/ of oak$/);
    expect(document.activeElement).not.toBe(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(entries().some(entry => entry.querySelector('p')?.textContent?.endsWith(' of oak'))).toBe(true);
  });

  it('opens a full-size picture', async () => {
    const { user } = await open({ rows: { records: [imageRow(1, new Blob(['x']), 'Window')] } });
    await user.click(await screen.findByRole('button', { name: 'Open the image: Window' }));
    expect(screen.getByRole('dialog', { name: 'Window' }).querySelector('img')?.alt).toBe('Window');
  });

  it('reports rows that could not be read', async () => {
    await open({ rows: { records: [{ id: '1', schema: 99 }] } });
    expect(screen.getByRole('alert').textContent).toContain('set aside: 1');
  });
});

describe('revisiting old records', () => {
  const at = (id: number, text: string, iso: string) => ({
    ...textRow(id, text),
    timestamp: Date.parse(iso),
  });

  it('[R240] notes from this day in earlier years are above the list', async () => {
    await open({
      rows: {
        records: [
          at(1, 'A year ago', '2025-06-21T04:00:00Z'),
          at(2, 'Another day', '2025-06-20T04:00:00Z'),
          at(3, 'Today', '2026-06-21T04:00:00Z'),
        ],
      },
    });
    const recalled = screen.getByRole('region', { name: 'On this day' });
    expect(
      within(recalled)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['A year agoJun 21, 2025']);
  });

  it('[R242] a tag is chosen and cleared, and finds its records', async () => {
    const { user } = await open({
      rows: { records: [textRow(1, 'A #lamp'), textRow(2, 'A #Lamp and a #desk'), textRow(3, 'none')] },
    });
    const tag = screen.getByRole('button', { name: '#lamp 2' });
    await user.click(tag);
    await waitFor(() => expect(entries()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: '#desk 1' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '#desk 1' }));
    await waitFor(() => expect(entries()).toHaveLength(3));
  });

  it('[R243] the calendar shows the days with records, and a day shows its own', async () => {
    const { user } = await open({
      rows: {
        records: [
          at(1, 'In May', '2026-05-31T16:30:00Z'), // half past midnight of June 1 in Hangzhou
          at(2, 'Noon', '2026-06-21T04:00:00Z'),
          at(3, 'Evening', '2026-06-21T12:00:00Z'),
        ],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    const calendar = within(screen.getByRole('region', { name: 'Records of June 2026' }));
    const day = calendar.getByRole('button', { name: 'June 21, 2026, 2 records' });
    expect(day.getAttribute('aria-current')).toBe('date');
    expect(calendar.getByRole('button', { name: 'June 1, 2026, 1 record' })).toBeTruthy();
    await user.click(day);
    await waitFor(() =>
      expect(entries().map(entry => entry.querySelector('p')?.textContent)).toEqual(['Evening', 'Noon']),
    );
    // Pressed again it shows all.
    await user.click(day);
    await waitFor(() => expect(entries()).toHaveLength(3));
    // [R497] The ribbon of the year has the same data as a table.
    const ribbon = within(await screen.findByRole('figure', { name: 'Records of 2026' }));
    const rows = ribbon.getAllByRole('row', { hidden: true }).map(row => row.textContent);
    expect(rows).toEqual(['Jun 11 record', 'Jun 212 records']);
    ribbon.getByText('Jun 1').click();
    await waitFor(() => expect(entries()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    const may = within(await screen.findByRole('region', { name: 'Records of May 2026' }));
    expect(may.getAllByRole('button', { name: /record/ })).toHaveLength(1);
  });

  it('[R969] the ribbon of the year is above the records, and a press on its dot opens the calendar at that day', async () => {
    const { user } = await open({
      rows: { records: [at(1, 'March', '2026-03-10T04:00:00Z'), at(2, 'Noon', '2026-06-21T04:00:00Z')] },
    });
    // The calendar has its table, for a screen reader too.
    const ribbon = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.record-ribbon');
      if (!found) throw new Error('no ribbon yet');
      return found;
    });
    expect(ribbon.getAttribute('aria-hidden')).toBe('true');
    expect(ribbon.querySelector('table, figcaption')).toBeNull();
    expect(ribbon.compareDocumentPosition(entries()[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const line = ribbon.querySelector('svg')!;
    line.getBoundingClientRect = () => new DOMRect(0, 0, RIBBON.width, RIBBON.height);
    // The 10th of March is the 69th day: 68 of 365 days along the line between its two ends.
    const x = ribbonX({ year: 2026, month: 3, day: 10 });
    expect((x - RIBBON.left) / (RIBBON.right - RIBBON.left)).toBeCloseTo(68 / 365, 1);
    fireEvent.click(line, { clientX: x, clientY: 20 });
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(screen.getByRole('region', { name: 'Records of March 2026' })).toBeTruthy();
    expect(within(ribbon).getByText('Mar 10', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  it('[R969] the ribbon says that a year has no records', async () => {
    await open({ rows: { records: [at(1, 'Last year', '2025-03-10T04:00:00Z')] } });
    const ribbon = within(await screen.findByRole('figure', { name: 'Records of 2026' }));
    expect(ribbon.getByText('No records in 2026.')).toBeTruthy();
  });

  it('[R241] a photo proposes its date, which is accepted with a press and can be undone', async () => {
    const takenAt = { year: 2025, month: 3, day: 14, hour: 10, minute: 20, second: 0 };
    const images = { ...fakePorts().images, capture: async () => ok({ takenAt }) };
    const { user, store } = await open({ ports: { images } });
    await user.upload(input('Add image'), pngFile());
    expect(await screen.findByText('Taken on Mar 14, 2025, according to the photo.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use this date' }));
    await user.click(await screen.findByRole('button', { name: 'Date it today' }));
    await user.click(await screen.findByRole('button', { name: 'Use this date' }));
    await user.click(addButton());
    // 10:20 on the clocks of Hangzhou.
    await waitFor(() => expect(store.getState().records[0]?.timestamp).toBe(Date.UTC(2025, 2, 14, 2, 20)));
  });

  it('[R241] a photo taken today proposes nothing', async () => {
    const takenAt = { year: 2026, month: 6, day: 21, hour: 9, minute: 0, second: 0 };
    const images = { ...fakePorts().images, capture: async () => ok({ takenAt }) };
    const { user, store } = await open({ ports: { images } });
    await user.upload(input('Add image'), pngFile());
    await waitFor(() => expect(store.getState().recordDraft.media?.takenAt).toBeTypeOf('number'));
    expect(screen.queryByText(/according to the photo/)).toBeNull();
  });

  it('[R241, R232] a photo is not read when reading is switched off', async () => {
    const capture = vi.fn(async () => ok({}));
    const { user, store } = await open({ ports: { images: { ...fakePorts().images, capture } } });
    await store.getState().setReadsPhotos(false);
    await user.upload(input('Add image'), pngFile());
    expect(screen.getByText('tea.png')).toBeTruthy();
    expect(capture).not.toHaveBeenCalled();
  });
});

describe('adding', () => {
  it('[R117] offers a two-row text box, an image and a video input', async () => {
    await open();
    expect(textBox().getAttribute('rows')).toBe('2');
    expect(input('Add image').accept).toBe('image/*');
    expect(input('Add video').accept).toBe('video/*');
  });

  it('[R118] is disabled while nothing would be added', async () => {
    const { user } = await open();
    expect(addButton().disabled).toBe(true);
    await user.type(textBox(), '   ');
    expect(addButton().disabled).toBe(true);
    await user.type(textBox(), 'x');
    expect(addButton().disabled).toBe(false);
  });

  it('[R122, R123] adds the trimmed text and empties the form', async () => {
    const { user } = await open();
    await user.type(textBox(), '  The desk moved  ');
    await user.click(addButton());
    await waitFor(() => expect(entries()[0]?.querySelector('p')?.textContent).toBe('The desk moved'));
    expect(textBox().value).toBe('');
    expect(screen.getByText('Record added')).toBeTruthy();
  });

  it('[R119, R120] a second file replaces the first, and remove clears it; previews are released', async () => {
    const { user, objectUrls, alive, ports } = await withUrls();
    await user.upload(input('Add image'), pngFile('first.png'));
    await user.upload(input('Add image'), pngFile('second.png'));
    expect(screen.queryByText('first.png')).toBeNull();
    expect(screen.getByText('second.png')).toBeTruthy();
    expect(alive.size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Remove the chosen file' }));
    expect(screen.queryByText('second.png')).toBeNull();
    expect(objectUrls.live).toBe(0);
    // [R464] and is restored by pressing Undo
    act(() => ports.notifier.past()[0]?.action?.onAct());
    expect(await screen.findByText('second.png')).toBeTruthy();
    expect(alive.size).toBe(1);
  });

  it('[R121] adds a picture with its caption, and a film that does not play by itself', async () => {
    const { user, store } = await open();
    await user.upload(input('Add image'), pngFile());
    await user.type(textBox(), ' Tea ');
    await user.click(addButton());
    await waitFor(() => expect(entries()).toHaveLength(1));
    await user.upload(input('Add video'), filmFile());
    await user.click(addButton());
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(store.getState().records.map(({ type }) => type)).toEqual(['video', 'image']);
    await waitFor(() =>
      expect(entries()[0]?.querySelector('video')).toMatchObject({ autoplay: false, controls: true }),
    );
    expect(entries()[1]?.textContent).toContain('Tea');
  });

  it('[A17] a record that could not be kept stays in the form, with the reason', async () => {
    const { user } = await open({ rows: { records: [textRow(1, 'A lamp')] }, capacity: 1 });
    await user.upload(input('Add image'), pngFile());
    await user.type(textBox(), 'Tea');
    await user.click(addButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Storage is full'));
    expect(textBox().value).toBe('Tea');
    expect(screen.getByText('tea.png')).toBeTruthy();
    expect(entries()).toHaveLength(1);
  });

  it('[A17] a record that could not be kept after the dialog was closed is reported, and stays in the form', async () => {
    let refuse = () => {};
    const written = new Promise<void>(resolve => {
      refuse = resolve;
    });
    const accounts = createMemoryAccounts();
    const full = withRepository(accounts, async codec => ({
      ...(await accounts.repository(codec)),
      put: async () => {
        await written;
        return err({ code: 'storage/full' });
      },
    }));
    const { user, unmount, ports, store } = await open({ ports: { accounts: full } });
    await user.upload(input('Add image'), pngFile());
    await user.type(textBox(), 'Tea');
    await user.click(addButton());
    unmount();
    refuse();
    await waitFor(() => expect(store.getState().recordShare).toBeUndefined());
    expect(store.getState().recordDraft).toMatchObject({ text: 'Tea', media: { file: { name: 'tea.png' } } });
    await waitFor(() =>
      expect(
        ports.notifier
          .past()
          .map(({ text }) => text)
          .join(),
      ).toContain('full'),
    );
    store.getState().closeRecords();
    expect(ports.objectUrls.live).toBe(0);
  });

  it('refuses anything but pictures and films', async () => {
    await open();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input('Add image'), new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert').textContent).toContain('notes.txt');
  });

  async function withUrls() {
    const opened = await open();
    return { ...opened, objectUrls: opened.ports.objectUrls };
  }
});

describe('closing and reopening', () => {
  it('[R124, A33] discards the chosen file and keeps the text, also over a reload', async () => {
    const textStore = createAccountTextStore();
    const { user, unmount, ports, store } = await open({ ports: { textStore } });
    await user.upload(input('Add image'), pngFile());
    await user.type(textBox(), 'unfinished');
    unmount();
    expect(ports.objectUrls.live).toBe(0);
    expect(store.getState().recordDraft).toEqual({ text: 'unfinished' });

    await open({ ports: { textStore } });
    expect(textBox().value).toBe('unfinished');
  });

  it('[A17] holds no object URL once closed, however often it was open', async () => {
    const picture = new Blob(['x'], { type: 'image/png' });
    const world = await open({
      rows: { records: [imageRow(1, picture, 'a'), imageRow(2, picture.slice(), 'b')] },
    });
    for (let time = 0; time < 20; time += 1) {
      cleanup();
      show(world);
    }
    await waitFor(() => expect(world.ports.objectUrls.live).toBe(2));
    cleanup();
    expect(world.ports.objectUrls.live).toBe(0);
    expect(world.alive.size).toBe(0);
  });

  it('shows additions of another tab at once', async () => {
    const join = createTabRing();
    const accounts = createMemoryAccounts();
    const here = await open({ ports: { accounts, tabs: join() } });
    const there = await createTestWorld(fakePorts({ accounts, tabs: join() }));
    there.store.getState().writeRecordText('From the other tab');
    await there.store.getState().addRecord();
    await waitFor(() => expect(entries()[0]?.textContent).toContain('From the other tab'));
    here.unmount();
  });
});
