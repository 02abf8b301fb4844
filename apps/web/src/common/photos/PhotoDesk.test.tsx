import { err } from '@app/kernel';
import { PHOTOS } from '@app/records/indexeddb';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

const png = (name: string) => new File([name], name, { type: 'image/png' });
const text = (name: string) => new File(['words'], name, { type: 'text/plain' });

/** A file is read in several steps, and the machine may be busy. */
const LONG = { timeout: 10_000 };
/** Both screens with a photo picker. */
const DESKS = ['/?card=upload', '/create'];

async function open(address: string, ports = fakePorts({ info: LIN_YUE })) {
  const stage = await renderScreen(address, { ports });
  const select = await screen.findByRole('button', { name: /select photos/i });
  const area = select.parentElement;
  const input = area?.querySelector('input');
  if (!area || !input) throw new Error('no area to drop on');
  return {
    ...stage,
    select,
    area,
    input,
    names: () => stage.store.getState().photos.map(({ name }) => name),
  };
}

/** Drops files as a browser does. */
async function drop(area: HTMLElement, files: readonly File[]) {
  const items = files.map(file => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const event = createEvent.drop(area);
  Object.defineProperty(event, 'dataTransfer', { value: { files, items, types: ['Files'] } });
  await act(async () => void fireEvent(area, event));
}

describe.each(DESKS)('the photo desk at %s', address => {
  it('[R15] has an area to drop files on, and a button that opens the system dialog', async () => {
    const { select, area, input, names } = await open(address);
    await drop(area, [png('hall.png'), png('tea.png')]);
    await waitFor(() => expect(names()).toEqual(['hall.png', 'tea.png']), LONG);
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    const pressed = vi.spyOn(input, 'click').mockImplementation(() => undefined);
    await userEvent.click(select);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('[R1073] says how many photos cannot be read once they were tried, and as long as they are there', async () => {
    const { images } = fakePorts();
    let go = () => {};
    const tried = new Promise<void>(done => {
      go = done;
    });
    const read: typeof images.read = (...args) => tried.then(() => images.read(...args));
    const { area, names } = await open(address, fakePorts({ info: LIN_YUE, images: { ...images, read } }));
    const count = () => screen.queryByText(/can’t be read: /)?.textContent.match(/read: (\d)/)?.[1];
    await drop(area, [png('hall.png'), png('tea.png')]);
    await waitFor(() => expect(names()).toHaveLength(2), LONG);
    expect(count()).toBeUndefined();
    await act(async () => go());
    await waitFor(() => expect(count()).toBe('2'), LONG);
    await userEvent.click(screen.getByRole('button', { name: 'Remove hall.png' }));
    await waitFor(() => expect(count()).toBe('1'), LONG);
    await userEvent.click(screen.getByRole('button', { name: 'Remove tea.png' }));
    await waitFor(() => expect(count()).toBeUndefined(), LONG);
  });

  it('[R15] accepts a pasted picture anywhere on the page, and leaves pasted words to their field', async () => {
    const { names } = await open(address);
    const paste = (files: readonly File[]) => {
      const event = createEvent.paste(document.body);
      Object.defineProperty(event, 'clipboardData', { value: { files } });
      act(() => void fireEvent(document.body, event));
      return event.defaultPrevented;
    };
    expect(paste([])).toBe(false);
    expect(paste([png('pasted.png')])).toBe(true);
    await waitFor(() => expect(names()).toEqual(['pasted.png']), LONG);
  });

  it('[R17] accepts dropped images, and refuses the rest by name', async () => {
    const { area, names } = await open(address);
    await drop(area, [text('notes.txt'), png('hall.png'), text('plan.csv')]);
    await waitFor(() => expect(names()).toEqual(['hall.png']), LONG);
    expect((await screen.findAllByText(/notes\.txt/, undefined, LONG)).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(/plan\.csv/, undefined, LONG)).length).toBeGreaterThan(0);
  });

  it('[R18] has an input that accepts images, several at once', async () => {
    const { input } = await open(address);
    expect([input.type, input.accept, input.multiple]).toEqual(['file', 'image/*', true]);
  });
});

it('[R233] counts the photos being read, and can stop before the rest', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  let goOn: () => void = () => undefined;
  const release = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const { read } = ports.images;
  let begun = 0;
  const slow: typeof read = async (...args) => {
    begun += 1;
    if (begun === 2) await release;
    return read(...args);
  };
  const { store } = await renderScreen('/create', {
    ports: { ...ports, images: { ...ports.images, read: slow } },
  });
  const select = await screen.findByRole('button', { name: /select photos/i });
  if (!select.parentElement) throw new Error('no area to drop on');
  await drop(select.parentElement, [png('a.png'), png('b.png'), png('c.png')]);
  const bar = await screen.findByRole('progressbar', undefined, LONG);
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toMatch(/1.*3/), LONG);
  await userEvent.click(screen.getByRole('button', { name: /stop/i }));
  expect(store.getState().photos.map(({ name }) => name)).toEqual(['a.png']);
  goOn();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), LONG);
  expect(store.getState().photos.map(({ name }) => name)).toEqual(['a.png']);
  expect(begun).toBe(2);
});

it('[R1094, R247] says when the photos of an earlier visit cannot be drawn, and keeps them', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  const scale = async () => err('missing' as const);
  const images = { ...ports.images, scale };
  const row = { id: '1', name: 'hall.png', type: 'image/png', size: 3, turns: 0 } as const;
  const stored = await ports.accounts.repository(PHOTOS);
  await stored.put({ ...row, state: 'reading', hash: 'ab', position: 0, blob: new Blob(['png']) });
  await renderScreen('/create', { ports: { ...ports, images } });
  expect(await screen.findByText(/A part of the app is missing/, undefined, LONG)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove hall.png' })).toBeTruthy();
});
