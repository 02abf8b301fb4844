import { countConnections, REPLY_DELAY } from '@app/dreamspace';
import { err, type Millis, millis, ok, seededRandom } from '@app/kernel';
import { type Codec, createMemoryRepository, type Repository } from '@app/records';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabMessage } from '../../adapters/tabs';
import { createDream } from './dream';
import { DREAM_CODEC, DREAM_ID } from './dreamCodec';

const START = millis(1_780_000_000_000);

type TestPorts = Parameters<typeof createDream>[0];

/** A house that lasts as long as the test, and a clock that follows the fake timers. */
function makePorts(refused: Partial<Pick<Repository<unknown>, 'get' | 'put'>> = {}): TestPorts {
  const shelves = new Map<string, unknown>();
  return {
    clock: { now: (): Millis => millis(Date.now()) },
    random: seededRandom(4),
    tabs: { listen: () => () => undefined },
    house: {
      async repository<Value>(codec: Codec<Value>) {
        const kept = (shelves.get(codec.store) ?? createMemoryRepository(codec)) as Repository<Value>; // one codec a store
        shelves.set(codec.store, kept);
        return { ...kept, ...(refused as Partial<Repository<Value>>) }; // what refuses has no value
      },
    },
  };
}
const open = async (ports: TestPorts, key = 'deep@example.com') => {
  const dream = createDream(ports, key);
  await vi.advanceTimersByTimeAsync(0);
  return dream;
};

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe('a dream that lasts', () => {
  it('[R128] begins with thirteen people and finds the same ones again', async () => {
    const ports = makePorts();
    const first = await open(ports);
    expect(countConnections(first.view().space?.bubbles ?? [])).toEqual({
      available: 10,
      mine: 3,
      others: 0,
    });
    expect(first.field()?.count).toBe(13);
    const second = await open(ports);
    expect(second.view().space).toEqual(first.view().space);
    expect((await open(ports, 'other@example.com')).view().space).not.toEqual(first.view().space);
  });

  it('[R134, R136] a connection is there after a reload, name and records included', async () => {
    const ports = makePorts();
    const dream = await open(ports);
    expect(dream.connect('b8')).toBe(true);
    expect(dream.connect('nobody')).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    const again = await open(ports);
    const met = again.view().space?.bubbles[7];
    expect(met?.connectionStatus).toBe('connected-to-me');
    expect(met?.name).toBe(dream.view().space?.bubbles[7]?.name);
    expect(countConnections(again.view().space?.bubbles ?? []).mine).toBe(4);
  });

  it('[R147] the reply comes one second after the message', async () => {
    const dream = await open(makePorts());
    const end = dream.visit(() => 'en');
    expect(dream.say('b1', ' Hello ')).toBeUndefined();
    const lines = () => dream.view().space?.conversations['b1']?.messages ?? [];
    await vi.advanceTimersByTimeAsync(REPLY_DELAY - 1);
    expect(lines()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines().map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect(dream.say('b1', '  ')).toEqual({ code: 'dreamspace/message-empty' });
    end();
  });

  it('[R147] after the visit no timer is left, and what fell due is said on the next', async () => {
    const dream = await open(makePorts());
    const end = dream.visit(() => 'zh');
    dream.say('b1', '你好');
    end();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(dream.view().space?.conversations['b1']?.messages).toHaveLength(1);
    const endAgain = dream.visit(() => 'zh');
    expect(dream.view().space?.conversations['b1']?.messages).toHaveLength(2);
    endAgain();
  });

  it('[R146] the bubbles are found where they were left', async () => {
    const ports = makePorts();
    const dream = await open(ports);
    dream.connect('b8');
    for (let i = 0; i < 60; i++) dream.field()?.step(50);
    dream.keep();
    await vi.advanceTimersByTimeAsync(0);
    expect((await open(ports)).field()?.snapshot().x).toEqual(dream.field()?.snapshot().x);
  });

  it('[A18] nothing is written before something happens, so that an import can still bring the dream', async () => {
    const ports = makePorts();
    const shelf = await ports.house.repository(DREAM_CODEC);
    const kept = async () => {
      await vi.advanceTimersByTimeAsync(0);
      const found = await shelf.get(DREAM_ID);
      if (!found.ok) throw new Error(found.error.code);
      return found.value;
    };
    const dream = await open(ports);
    dream.visit(() => 'en')();
    dream.keep();
    expect(await kept()).toBeUndefined();

    const elsewhere = await open(makePorts());
    elsewhere.connect('b8');
    const space = elsewhere.view().space;
    if (!space) throw new Error('the dream was read');
    await shelf.put({ id: DREAM_ID, space });
    // The import came while the dream was open: what it brought is not written over.
    dream.connect('b10');
    expect((await kept())?.space).toEqual(space);
    expect(dream.view().space).toEqual(space);
    dream.connect('b9');
    expect(countConnections((await kept())?.space.bubbles ?? []).mine).toBe(5);
  });

  it('[A18] a dream imported between two visits is there on the second', async () => {
    const ports = makePorts();
    const dream = await open(ports);
    const elsewhere = await open(makePorts());
    elsewhere.connect('b8');
    const space = elsewhere.view().space;
    if (!space) throw new Error('the dream was read');
    await (await ports.house.repository(DREAM_CODEC)).put({ id: DREAM_ID, space });
    const end = dream.visit(() => 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(dream.view().space).toEqual(space);
    end();
  });

  it('[A4] a paused dream writes nothing, not even a reply that falls due, until it may again', async () => {
    const put = vi.fn(async () => ok(undefined));
    const dream = await open(makePorts({ put }));
    const end = dream.visit(() => 'en');
    dream.say('b1', 'Hello');
    await dream.pause();
    expect(put).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(REPLY_DELAY);
    expect(dream.view().space?.conversations['b1']?.messages).toHaveLength(2);
    dream.keep();
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toHaveBeenCalledTimes(1);
    dream.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('[A4] writes nothing once another tab has forgotten everything', async () => {
    const put = vi.fn(async () => ok(undefined));
    let tell: (message: TabMessage) => void = () => undefined;
    const listen = (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    };
    const dream = await open({ ...makePorts({ put }), tabs: { listen } });
    tell({ kind: 'forgotten' });
    dream.connect('b8');
    dream.keep();
    await vi.advanceTimersByTimeAsync(0);
    expect(put).not.toHaveBeenCalled();
  });

  it('a shelf that refuses is told, and the dream goes on', async () => {
    const dream = await open(makePorts({ put: async () => err({ code: 'storage/full' }) }));
    expect(dream.connect('b5')).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(dream.view().kept).toBe(false);
    expect(dream.connect('b6')).toBe(true);
  });

  it('a shelf that cannot be read is told and left alone: an earlier dream may lie on it', async () => {
    const put = vi.fn(async () => ok(undefined));
    const dream = await open(makePorts({ get: async () => err({ code: 'storage/unavailable' }), put }));
    expect(dream.view().kept).toBe(false);
    expect(dream.connect('b5')).toBe(true);
    dream.keep();
    await vi.advanceTimersByTimeAsync(0);
    expect(put).not.toHaveBeenCalled();
  });
});
