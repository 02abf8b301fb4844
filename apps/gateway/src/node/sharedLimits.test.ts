import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStore, startStore, type TestStore } from '../../testing/store';
import { type Limits, memoryLimits } from '../chat/limits';
import { type SharedLimits, sharedLimits } from './sharedLimits';

const SETTINGS = { perMinute: 3, perDay: 5, perReader: 2, totalMs: 300_000 };
const NOON = Date.UTC(2026, 5, 21, 12);
const program = findStore();
if (program === undefined) {
  console.warn('skipped: neither valkey-server nor redis-server is here, and none can be installed');
}

/** Rules that apply to every way of counting. */
function keepsLimits(name: string, create: () => Promise<Limits>) {
  describe(name, () => {
    let limits: Limits;
    let readers = 0;
    beforeAll(async () => {
      limits = await create();
    });
    const newReader = () => `${name}-${readers++}`;
    const take = async (reader: string, nowMs = NOON) => {
      const place = await limits.take(reader, nowMs);
      return place.ok ? place.value : place.error;
    };

    it('questions per minute are limited and refill evenly', async () => {
      const reader = newReader();
      const ask = async (nowMs: number) => {
        const place = await limits.take(reader, nowMs);
        if (place.ok) place.value.release();
        return place.ok ? 'asked' : place.error;
      };
      for (const _ of [1, 2, 3]) expect(await ask(NOON)).toBe('asked');
      expect(await ask(NOON)).toEqual({ reason: 'minute', seconds: 20 });
      expect(await ask(NOON + 19_000)).toEqual({ reason: 'minute', seconds: 1 });
      expect(await ask(NOON + 20_000)).toBe('asked');
      expect(await ask(NOON + 20_000)).toMatchObject({ reason: 'minute' });
    });

    it('[R161] daily questions are limited until midnight', async () => {
      const reader = newReader();
      for (const minute of [0, 1, 2, 3, 4]) {
        const place = await limits.take(reader, NOON + minute * 60_000);
        expect(place.ok).toBe(true);
        if (place.ok) place.value.release();
      }
      const midnight = Date.UTC(2026, 5, 22);
      expect(await take(reader, midnight - 90_000)).toEqual({ reason: 'day', seconds: 90 });
      expect(await take(reader, midnight)).toHaveProperty('release');
    });

    it('[R160] places per reader are limited, and freeing one twice counts once', async () => {
      const reader = newReader();
      const first = await limits.take(reader, NOON);
      await limits.take(reader, NOON);
      expect(await take(reader)).toEqual({ reason: 'places', seconds: 5 });
      expect(await take(newReader())).toHaveProperty('release');
      if (first.ok) {
        first.value.release();
        first.value.release();
      }
      expect(await take(reader)).toHaveProperty('release');
      expect(await take(reader)).toMatchObject({ reason: 'places' });
    });

    it('lets no more than the limit through when many come at once', async () => {
      const reader = newReader();
      const all = await Promise.all(Array.from({ length: 20 }, () => limits.take(reader, NOON)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(2);
    });
  });
}

keepsLimits('in memory', async () => memoryLimits(SETTINGS));

describe.skipIf(program === undefined)('[R169] a store shared by several copies', () => {
  let store: TestStore;
  const lines: string[] = [];
  const open: SharedLimits[] = [];
  const copy = async (url = store.url) => {
    const limits = sharedLimits(url, SETTINGS, line => lines.push(line));
    open.push(limits);
    await limits.reached;
    return limits;
  };
  beforeAll(async () => {
    store = await startStore(program ?? '');
  });
  afterAll(async () => {
    for (const limits of open) limits.close();
    await store.stop();
  });

  keepsLimits('in a store', () => copy());

  it('two copies count together', async () => {
    const [one, other] = [await copy(), await copy()];
    const first = await one.take('both', NOON);
    expect((await other.take('both', NOON)).ok).toBe(true);
    expect(await one.take('both', NOON)).toMatchObject({ ok: false, error: { reason: 'places' } });
    if (first.ok) first.value.release();
    await expect.poll(async () => (await other.take('both', NOON)).ok).toBe(true);
  });

  it('the place of a dead copy is free once its time is over', async () => {
    const limits = await copy();
    for (const _ of [1, 2]) await limits.take('dead', NOON);
    expect((await limits.take('dead', NOON + SETTINGS.totalMs - 1)).ok).toBe(false);
    expect((await limits.take('dead', NOON + SETTINGS.totalMs)).ok).toBe(true);
  });

  it('a store that answers too late holds no place: the question was counted without it', async () => {
    const [one, other] = [await copy(), await copy()];
    const socket = connect(Number(new URL(store.url).port), '127.0.0.1');
    socket.write('CLIENT PAUSE 1200 ALL\r\n');
    await once(socket, 'data');
    const order: string[] = [];
    const stored = once(socket, 'data').then(() => order.push('store'));
    socket.write('PING\r\n');
    expect((await one.take('slow', NOON)).ok).toBe(true);
    order.push('question');
    await stored;
    expect(order).toEqual(['question', 'store']);
    await wait(300);
    socket.destroy();
    const later = await Promise.all([1, 2].map(() => other.take('slow', NOON)));
    expect(later.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('a lost store silences no reader: each copy counts alone, says so once and reconnects', async () => {
    const limits = await copy();
    const { url } = store;
    await store.stop();
    lines.length = 0;
    const answers = await Promise.all(['x', 'x', 'x'].map(reader => limits.take(reader, NOON)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(lines.filter(line => line === 'limits: store unreachable').length).toBeLessThanOrEqual(
      open.length,
    );
    store = await startStore(program ?? '', Number(new URL(url).port));
    await expect.poll(() => lines.includes('limits: store reached'), { timeout: 15_000 }).toBe(true);
  });
});
