import { err, ok } from '@app/kernel';
import { type Codec, createAccounts, type Database, textCodec } from '@app/records';
import { RECORDS } from '@app/records/indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createMemoryAccounts } from '../testing/memoryAccounts';
import { createAppStore } from './store';

describe('forget me on this device', () => {
  it('[A4] removes every draft of every screen, in this tab and in storage', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    ports.textStore.write('profile-draft', '{}');
    ports.tabStore.write('almanac-query', '{}');
    store.getState().writeRecordText('unfinished');
    expect(await store.getState().forgetMe()).toBe(true);
    expect(ports.textStore.read('profile-draft')).toBeUndefined();
    expect(ports.tabStore.read('almanac-query')).toBeUndefined();
    expect(ports.textStore.read('record-draft')).toBeUndefined();
    expect(ports.profiles.restore().session).toEqual({ kind: 'guest' });
  });

  it('[A4] tells the other tabs, whose drafts are removed as well', async () => {
    const tell = vi.fn();
    const ports = fakePorts({ info: LIN_YUE, tabs: { ...fakePorts().tabs, tell } });
    await createAppStore(ports).getState().forgetMe();
    expect(tell).toHaveBeenCalledWith({ kind: 'forgotten' });
  });

  it('[A4] waits for pending writes, which resume if the database refused', async () => {
    const order: string[] = [];
    const writer = {
      end: async () => undefined,
      leave: () => undefined,
      pause: async () => {
        await Promise.resolve();
        order.push('paused');
      },
      resume: () => void order.push('resumed'),
    };
    const wipe = async () => {
      order.push('wiped');
      return order.length > 2 ? ok(undefined) : err({ code: 'storage/unavailable' } as const);
    };
    const ports = fakePorts({ info: LIN_YUE, accounts: { ...createMemoryAccounts(), wipe } });
    const store = createAppStore(ports);
    store.getState().keepAlive('talk', () => writer);
    await store.getState().forgetMe();
    await store.getState().forgetMe();
    expect(order).toEqual(['paused', 'wiped', 'resumed', 'paused', 'wiped']);
  });

  it('[A4] waits for what a sign-out still writes', async () => {
    const order: string[] = [];
    const end = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      order.push('written');
    };
    const wipeAll = async () => {
      order.push('wiped');
      return ok(undefined);
    };
    const ports = fakePorts({ info: LIN_YUE, accounts: { ...createMemoryAccounts(), wipeAll } });
    const store = createAppStore(ports);
    store
      .getState()
      .keepAlive('talk', () => ({ leave: () => undefined, end, pause: end, resume: () => undefined }));
    store.getState().logOut('/');
    await store.getState().forgetEverybody();
    expect(order).toEqual(['written', 'wiped']);
  });

  it('[A4, R203] an addition under way when another tab deletes everything is not kept', async () => {
    const device = createMemoryAccounts();
    const account = (id: string) => ({ ...device.current(), id });
    const opened = { accountOf: () => 'first', claim: async () => ok(undefined), account };
    const accounts = createAccounts(async () => ok(opened as unknown as Database));
    const ports = fakePorts({ accounts });
    const store = createAppStore(ports);
    await store.getState().logIn({ email: 'lin@example.com', password: '12345678' });
    const add = (text: string) => {
      store.getState().writeRecordText(text);
      return store.getState().addRecord();
    };
    const stored = async (codec: Codec<unknown>) => {
      const listed = await (await device.repository(codec)).list();
      return JSON.stringify(listed.ok ? listed.value.values : listed.error);
    };
    await store.getState().loadRecords();
    await add('before');
    const adding = add('too late');
    store.getState().followForgotten();
    ports.textStore.write('profile-draft', '{}');
    await adding;
    await ports.textStore.settled();
    expect(await stored(RECORDS as Codec<unknown>)).toContain('before');
    expect(await stored(RECORDS as Codec<unknown>)).not.toContain('too late');
    expect(await stored(textCodec as Codec<unknown>)).not.toContain('profile-draft');
  });

  it('[A4] does not claim success when the database refused, and leaves the person signed in', async () => {
    const accounts = {
      ...createMemoryAccounts(),
      wipe: async () => err({ code: 'storage/unavailable' } as const),
    };
    const ports = fakePorts({ info: LIN_YUE, accounts });
    expect(await createAppStore(ports).getState().forgetMe()).toBe(false);
    expect(ports.profiles.restore().session).toMatchObject({ kind: 'user' });
  });
});
