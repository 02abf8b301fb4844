import { err, type Millis, millis, ok, seededRandom } from '@app/kernel';
import { describe, expect, it, vi } from 'vitest';
import { REPLY_DELAY } from '../constants';
import { countConnections } from '../people/bubble';
import { createDream, type DreamPorts, type DreamStore } from './dream';
import { createDreamSpace, type DreamSpace } from './dreamSpace';
import { parseSpace, storeSpace } from './stored';

const START = millis(1_780_000_000_000);

/** A device: its store lasts as long as the test, and its clock moves only when a test moves it. */
function makeDevice(refused: Partial<DreamStore> = {}, seed = 4) {
  let at: number = START;
  let stored: string | undefined;
  const tasks = new Set<{ readonly at: number; readonly run: () => void }>();
  const store: DreamStore = {
    get: async () => {
      if (stored === undefined) return ok(undefined);
      return parseSpace(JSON.parse(stored));
    },
    put: async (space: DreamSpace) => {
      stored = JSON.stringify(storeSpace(space));
      return ok(undefined);
    },
    ...refused,
  };
  const ports: DreamPorts = {
    now: () => at as Millis, // whole milliseconds after the start
    random: seededRandom(4),
    later(run, ms) {
      const task = { at: at + ms, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    store,
    firstSpace: () => createDreamSpace(seededRandom(seed), START),
  };
  /** Lets every pending promise settle. */
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) await undefined;
  };
  return {
    store,
    tasks,
    settle,
    async open() {
      const dream = createDream(ports);
      await settle();
      return dream;
    },
    async pass(ms: number) {
      at += ms;
      for (const task of [...tasks].filter(({ at: due }) => due <= at)) {
        tasks.delete(task);
        task.run();
      }
      await settle();
    },
  };
}

const mine = (space: DreamSpace | undefined) => countConnections(space?.bubbles ?? []).mine;
/** Another device's dream, in which somebody has been met. */
async function livedElsewhere(): Promise<DreamSpace> {
  const dream = await makeDevice().open();
  dream.connect('b8');
  const { space } = dream.view();
  if (!space) throw new Error('the dream was read');
  return space;
}

describe('a stored dream', () => {
  it('[R128] begins with thirteen people, and has the same ones on the next visit even without changes', async () => {
    const device = makeDevice();
    const first = await device.open();
    expect(countConnections(first.view().space?.bubbles ?? [])).toEqual({
      available: 10,
      mine: 3,
      others: 0,
    });
    expect(first.field()?.count).toBe(13);
    expect((await device.open()).view().space).toEqual(first.view().space);
    expect((await makeDevice({}, 5).open()).view().space).not.toEqual(first.view().space);
  });

  it('[R134, R136] a connection is still there after a reload, name and records included', async () => {
    const device = makeDevice();
    const dream = await device.open();
    expect(dream.connect('b8')).toBe(true);
    expect(dream.connect('nobody')).toBe(false);
    await device.settle();
    const again = await device.open();
    const met = again.view().space?.bubbles[7];
    expect(met?.connectionStatus).toBe('connected-to-me');
    expect(met?.name).toBe(dream.view().space?.bubbles[7]?.name);
    expect(mine(again.view().space)).toBe(4);
  });

  it('[R216] words said during a slow write are handed over when the page is left', async () => {
    const device = makeDevice();
    const { put } = device.store;
    const dream = await device.open();
    dream.connect('b8');
    await device.settle();
    device.store.put = () => new Promise(() => undefined);
    dream.sendMessage('b8', 'Hello');
    await device.settle();
    dream.sendMessage('b8', 'Are you there?');
    await device.settle();
    device.store.put = put;
    dream.leave();
    const talk = (await device.open()).view().space?.conversations['b8'];
    expect(talk?.messages.map(({ text }) => text)).toEqual(['Hello', 'Are you there?']);
  });

  it('[R147] the reply comes one second after the message', async () => {
    const device = makeDevice();
    const dream = await device.open();
    const end = dream.visit(() => 'en');
    expect(dream.sendMessage('b1', ' Hello ')).toBeUndefined();
    const lines = () => dream.view().space?.conversations['b1']?.messages ?? [];
    await device.pass(REPLY_DELAY - 1);
    expect(lines()).toHaveLength(1);
    await device.pass(1);
    expect(lines().map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect(dream.sendMessage('b1', '  ')).toEqual({ code: 'dreamspace/message-empty' });
    end();
  });

  it('[R147] no timer is left after the visit, and a due reply comes on the next one', async () => {
    const device = makeDevice();
    const dream = await device.open();
    const end = dream.visit(() => 'zh');
    dream.sendMessage('b1', '你好');
    end();
    expect(device.tasks.size).toBe(0);
    await device.pass(5000);
    expect(dream.view().space?.conversations['b1']?.messages).toHaveLength(1);
    const endAgain = dream.visit(() => 'zh');
    expect(dream.view().space?.conversations['b1']?.messages).toHaveLength(2);
    endAgain();
  });

  it('[R146] bubbles are where they were left', async () => {
    const device = makeDevice();
    const dream = await device.open();
    dream.connect('b8');
    for (let i = 0; i < 60; i++) dream.field()?.step(50);
    dream.keep();
    await device.settle();
    expect((await device.open()).field()?.snapshot().x).toEqual(dream.field()?.snapshot().x);
  });

  it('[A18] nothing is written before a change, so an import can still bring the dream', async () => {
    const device = makeDevice();
    const stored = async () => {
      await device.settle();
      const found = await device.store.get();
      if (!found.ok) throw new Error('the store can be read');
      return found.value;
    };
    const dream = await device.open();
    dream.visit(() => 'en')();
    dream.keep();
    expect(await stored()).toBeUndefined();

    const space = await livedElsewhere();
    await device.store.put(space);
    // The import came while the dream was open: its data is not overwritten.
    dream.connect('b10');
    expect(await stored()).toEqual(space);
    expect(dream.view().space).toEqual(space);
    dream.connect('b9');
    expect(mine(await stored())).toBe(5);
  });

  it('[A18] a dream imported between two visits is there on the second', async () => {
    const device = makeDevice();
    const dream = await device.open();
    const space = await livedElsewhere();
    await device.store.put(space);
    const end = dream.visit(() => 'en');
    await device.settle();
    expect(dream.view().space).toEqual(space);
    end();
  });

  it('[A4] a paused dream writes nothing, not even a due reply, until it resumes', async () => {
    const put = vi.fn(async () => ok(undefined));
    const device = makeDevice({ put });
    const dream = await device.open();
    const end = dream.visit(() => 'en');
    dream.sendMessage('b1', 'Hello');
    await device.settle();
    expect(put).toHaveBeenCalledTimes(1);
    await dream.pause();
    await device.pass(REPLY_DELAY);
    expect(dream.view().space?.conversations['b1']?.messages).toHaveLength(2);
    dream.keep();
    end();
    await device.settle();
    expect(put).toHaveBeenCalledTimes(1);
    dream.resume();
    await device.settle();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('[R201] a dream that ends is written once more, and not after that', async () => {
    const put = vi.fn(async () => ok(undefined));
    const device = makeDevice({ put });
    const dream = await device.open();
    dream.connect('b5');
    await device.settle();
    expect(put).toHaveBeenCalledTimes(1);
    await dream.end();
    expect(put).toHaveBeenCalledTimes(2);
    dream.connect('b6');
    await device.settle();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('a failed write is reported, and the dream goes on', async () => {
    const device = makeDevice({ put: async () => err({ code: 'storage/full' }) });
    const dream = await device.open();
    expect(dream.connect('b5')).toBe(true);
    await device.settle();
    expect(dream.view().isSaved).toBe(false);
    expect(dream.connect('b6')).toBe(true);
  });

  it('an unreadable store is reported and not overwritten: it may hold an earlier dream', async () => {
    const put = vi.fn(async () => ok(undefined));
    const device = makeDevice({ get: async () => err({ code: 'storage/unavailable' }), put });
    const dream = await device.open();
    expect(dream.view().isSaved).toBe(false);
    expect(dream.connect('b5')).toBe(true);
    dream.keep();
    await device.settle();
    expect(put).not.toHaveBeenCalled();
  });
});
