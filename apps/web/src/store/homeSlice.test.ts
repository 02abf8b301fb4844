import { createAccountTextStore } from '@app/records';
import { COURTYARD_KEY } from '@app/session';
import { describe, expect, it } from 'vitest';
import { fakePorts, NOW } from '../testing/fakePorts';
import { createMemoryAccounts } from '../testing/memoryAccounts';
import { createTabRing } from '../testing/tabRing';
import { createAppStore } from './store';

const textStore = createAccountTextStore();
/** A fresh tab over the same storage. */
const open = () => createAppStore(fakePorts({ textStore }));

describe('the home', () => {
  it('is the same after the tab was closed', () => {
    open().getState().setHouseFacts({ completedIn: 2010 });
    open().getState().placePhoto('a', 'N');
    open().getState().placePhoto('b', 'C');
    open().getState().placePhoto('a', undefined);
    expect(open().getState()).toMatchObject({
      houseFacts: { completedIn: 2010 },
      palaceOfPhoto: { b: 'C' },
    });
  });

  it('[R681] with a plan, the next page does not begin with the courtyard', () => {
    const ports = fakePorts({ textStore: createAccountTextStore() });
    const { savePlan, rereadHome } = createAppStore(ports).getState();
    const result = () => ports.deviceStore.read(COURTYARD_KEY);
    ports.deviceStore.write(COURTYARD_KEY, 'yes');
    rereadHome();
    expect(result()).toBe('yes');
    savePlan('{}');
    expect(result()).toBe('no');
    ports.deviceStore.write(COURTYARD_KEY, 'yes');
    rereadHome();
    expect(result()).toBe('no');
    savePlan(undefined);
    expect(result()).toBeUndefined();
  });

  it('is never overwritten by a tab unaware of a change in another', async () => {
    const join = createTabRing();
    const accounts = createMemoryAccounts();
    const openTab = async () => {
      const tabs = join();
      const shared = createAccountTextStore(() => tabs.tell({ kind: 'texts-changed' }));
      await shared.enter(accounts.current());
      const store = createAppStore(fakePorts({ accounts, textStore: shared, tabs }));
      tabs.listen(({ kind }) => {
        if (kind === 'texts-changed') void shared.reread().then(() => store.getState().rereadHome());
      });
      return { store, settled: shared.settled };
    };
    const [one, other] = [await openTab(), await openTab()];
    const settle = async () => {
      for (const tab of [one, other]) await tab.settled();
      await new Promise(resolve => setTimeout(resolve)); // the messages each got from the other
    };
    one.store.getState().setHouseFacts({ completedIn: 2010 });
    await settle();
    other.store.getState().placePhoto('a', 'N');
    await settle();
    one.store.getState().saveSample('before');
    await settle();
    const home = { houseFacts: { completedIn: 2010 }, palaceOfPhoto: { a: 'N' } };
    for (const { store } of [one, other]) {
      expect(store.getState()).toMatchObject({ ...home, sample: 'before' });
    }
  });

  it.each([
    { what: 'invalid JSON', text: '{"facing":' },
    { what: 'a list', text: '[165]' },
    { what: 'a field of another type', text: '{"facing":"south","palaceOfPhoto":{}}' },
    { what: 'an unknown palace', text: '{"facing":165,"palaceOfPhoto":{"a":"up"}}' },
    { what: 'a field of a newer version', text: '{"facing":165,"storeys":2}' },
  ])('[A35] a stored home that is $what is set aside before it is overwritten', ({ text }) => {
    const ports = fakePorts();
    ports.textStore.write('home', text);
    const store = createAppStore(ports);
    expect(ports.profiles.countSetAside()).toBe(1);
    store.getState().placePhoto('a', 'N');
    store.getState().rereadHome();
    expect(ports.profiles.countSetAside()).toBe(1);
    expect(JSON.parse(ports.textStore.read('set-aside') ?? '')).toEqual([
      { source: 'home', part: 'all', raw: text, at: NOW },
    ]);
    expect(store.getState().palaceOfPhoto).toMatchObject({ a: 'N' });
  });

  it('[A35] sets nothing aside that can be read completely', () => {
    const ports = fakePorts();
    ports.textStore.write(
      'home',
      '{"facing":165,"houseFacts":{"completedIn":1998},"palaceOfPhoto":{"a":"NW"}}',
    );
    createAppStore(ports).getState().placePhoto('b', 'N');
    expect(ports.profiles.countSetAside()).toBe(0);
  });

  it('[A35] leaves an unreadable home in place while a full device refuses the copy', () => {
    const stored = createAccountTextStore();
    stored.write('home', '{"facing":');
    const ports = fakePorts();
    const full = { ...ports.profiles, setAside: () => false };
    const store = createAppStore({ ...ports, textStore: stored, profiles: full });
    store.getState().setHouseFacts({ completedIn: 1998 });
    expect(stored.read('home')).toBe('{"facing":');
    expect(store.getState().houseFacts.completedIn).toBe(1998);
  });

  it('[A35] an unreadable copy of the own home behind a sample is set aside before it is removed', () => {
    const ports = fakePorts();
    ports.textStore.write('sample-home', '{"home":');
    createAppStore(ports).getState().saveSample(undefined);
    expect(ports.textStore.read('sample-home')).toBeUndefined();
    expect(JSON.parse(ports.textStore.read('set-aside') ?? '')).toMatchObject([
      { source: 'home', raw: '{"home":' },
    ]);
  });

  it('[A35] that copy stays in place, without a sample, while a full device refuses to set it aside', () => {
    const stored = createAccountTextStore();
    stored.write('sample-home', '{"home":');
    const ports = fakePorts();
    const full = { ...ports.profiles, setAside: () => false };
    const store = createAppStore({ ...ports, textStore: stored, profiles: full });
    expect(store.getState().saveSample('{"photoIds":[]}')).toBe(false);
    expect(stored.read('sample-home')).toBe('{"home":');
  });

  it('remembers the home behind a sample until the sample is removed', () => {
    open().getState().saveSample('{"photoIds":[]}');
    expect(open().getState().sample).toBe('{"photoIds":[]}');
    open().getState().saveSample(undefined);
    expect(open().getState().sample).toBeUndefined();
  });
});
