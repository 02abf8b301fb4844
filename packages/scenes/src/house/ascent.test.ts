import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ascend } from './ascent';

const page = document.documentElement;
const eaves = () => document.querySelectorAll('.ascent-eaves').length;
let shows: (() => Promise<void>) | undefined;
let finish: () => void;

beforeEach(() => {
  document.startViewTransition = ((update: () => Promise<void>) => {
    shows = update;
    return { ready: Promise.resolve(), finished: new Promise<void>(done => (finish = done)) };
  }) as never;
});
afterEach(() => {
  shows = undefined;
  delete (document as { startViewTransition?: unknown }).startViewTransition;
});

it('[R557] the eaves pass between the two pictures and are gone afterwards', async () => {
  const change = vi.fn();
  ascend('stars', change);
  expect(page.dataset['ascent']).toBe('up');
  expect(change).not.toHaveBeenCalled();
  const shown = shows!();
  expect(change).toHaveBeenCalledTimes(1);
  // The picture of the other view is taken once it is there, not before.
  expect(eaves()).toBe(0);
  const map = Object.assign(document.createElement('div'), { className: 'starmap' });
  document.body.append(map);
  await shown;
  map.remove();
  expect(eaves()).toBe(1);
  finish();
  await vi.waitFor(() => expect(eaves()).toBe(0));
  expect(page.dataset['ascent']).toBeUndefined();
});

it('[R557] without view transitions the change is a cut', () => {
  delete (document as { startViewTransition?: unknown }).startViewTransition;
  const change = vi.fn();
  ascend('house', change);
  expect(change).toHaveBeenCalledTimes(1);
  expect([page.dataset['ascent'], eaves()]).toEqual([undefined, 0]);
});
