import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

const Tea = ({ name }: { readonly name: string }) => <p>Tea for {name}</p>;
const Water = ({ name }: { readonly name: string }) => <p>Water for {name}</p>;
const Dialog = (_: { readonly onClose: () => void }) => <p>Here</p>;
const Boiling = () => <p>Boiling</p>;

it('[R218] fills the place of a part until it is loaded, and fetches it once', async () => {
  const fetchTea = vi.fn(async () => ({ default: Tea }));
  const Part = lazyPart(fetchTea, Water, Boiling);
  const { unmount } = render(<Part name="Lin" />);
  expect(screen.getByText('Boiling')).toBeTruthy();
  expect(await screen.findByText('Tea for Lin')).toBeTruthy();
  unmount();
  render(<Part name="Yue" />);
  expect(await screen.findByText('Tea for Yue')).toBeTruthy();
  expect(fetchTea).toHaveBeenCalledOnce();
});

it('[R218] shows a replacement if a part cannot be fetched, and tries again the next time', async () => {
  const fetchTea = vi.fn(async () => ({ default: Tea }));
  fetchTea.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(fetchTea, Water);
  const { rerender, unmount } = render(<Part name="Lin" />);
  expect(await screen.findByText('Water for Lin')).toBeTruthy();
  rerender(<Part name="Yue" />);
  expect(await screen.findByText('Water for Yue')).toBeTruthy();
  expect(fetchTea).toHaveBeenCalledOnce();
  unmount();
  render(<Part name="Lin" />);
  expect(await screen.findByText('Tea for Lin')).toBeTruthy();
});

it('[R810] Escape closes a dialog while it is on its way, and afterwards is the dialog’s own', async () => {
  let arrive: (part: { readonly default: typeof Dialog }) => void = () => undefined;
  const Part = lazyPart(() => new Promise<{ readonly default: typeof Dialog }>(done => (arrive = done)));
  const close = vi.fn();
  render(<Part onClose={close} />);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
  arrive({ default: Dialog });
  await screen.findByText('Here');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

it('[R1056] Escape closes a dialog on its way, and not what it will lie on', () => {
  const Part = lazyPart<{ onClose: () => void }>(() => new Promise(() => undefined));
  const [close, closeBelow] = [vi.fn(), vi.fn()];
  const onKey = (event: KeyboardEvent) => !event.defaultPrevented && closeBelow();
  for (const capture of [true, false]) document.addEventListener('keydown', onKey, capture);
  const shown = render(<Part onClose={close} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([close, closeBelow].map(each => each.mock.calls.length)).toEqual([1, 0]);
  shown.unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  for (const capture of [true, false]) document.removeEventListener('keydown', onKey, capture);
  expect([close, closeBelow].map(each => each.mock.calls.length)).toEqual([1, 2]);
});

it('[R210] keeps waiting while the page reloads for a part', async () => {
  // The result of the bundler's import once the page has announced its reload.
  const gone = Promise.resolve(undefined as never);
  const Part = lazyPart<{ readonly name: string }>(() => gone, Water, Boiling);
  render(<Part name="Lin" />);
  await gone;
  await new Promise(done => setTimeout(done, 20));
  expect(screen.getByText('Boiling')).toBeTruthy();
  expect(screen.queryByText('Water for Lin')).toBeNull();
});
