import { createAccountTextStore, memoryTextStore } from '@app/records';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../store/store';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createMemoryAccounts, withRepository } from '../testing/memoryAccounts';
import { followLeaving } from './leaving';

const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** A page of a signed-in person. Its database never finishes a write when it `hangs`. */
async function open({ accounts = createMemoryAccounts(), tabStore = memoryTextStore(), hangs = false } = {}) {
  const never = () => new Promise<never>(() => undefined);
  const hanging: typeof accounts.repository = async codec => ({
    ...(await accounts.repository(codec)),
    put: never,
    remove: never,
  });
  const ports = fakePorts({
    info: LIN_YUE,
    accounts: hangs ? withRepository(accounts, hanging) : accounts,
    tabStore,
    textStore: createAccountTextStore(),
  });
  const store = createAppStore(ports);
  await store.getState().openAccount();
  ends.push(followLeaving(ports, store));
  return { store, tabStore, accounts };
}

it.each(['pagehide', 'visibilitychange'])(
  '[R216] words typed at the moment of %s survive it, in home, plan and records',
  async event => {
    const { store, tabStore, accounts } = await open({ hangs: true });
    store.getState().setHouseFacts({ completedIn: 1998 });
    store.getState().savePlan('{"rooms":[]}');
    store.getState().writeRecordText('half a note');
    store.getState().writeRecordEdit('7', 'half a change');
    if (event === 'pagehide') window.dispatchEvent(new Event(event));
    else show('hidden');
    expect(tabStore.read('unkept')).toContain('half a note');
    const { store: next } = await open({ accounts, tabStore });
    expect(next.getState()).toMatchObject({
      houseFacts: { completedIn: 1998 },
      plan: '{"rooms":[]}',
      recordDraft: { text: 'half a note' },
      recordEdits: { '7': 'half a change' },
    });
    expect(tabStore.read('unkept')).toBeUndefined();
  },
);

it('[R216] a returning page has nothing left in the tab', async () => {
  const { store, tabStore } = await open();
  store.getState().writeRecordText('half a note');
  show('hidden');
  expect(tabStore.read('unkept')).toBeDefined();
  show('visible');
  expect(tabStore.read('unkept')).toBeUndefined();
});

it('[R216] a field that saves on blur saves, and everything that outlives its screen hands over', async () => {
  const { store } = await open();
  const leave = vi.fn();
  const quiet = async () => undefined;
  store.getState().keepAlive('talk', () => ({ leave, end: quiet, pause: quiet, resume: () => undefined }));
  const field = document.body.appendChild(document.createElement('input'));
  const left = vi.fn();
  field.addEventListener('focusout', left);
  field.focus();
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('[R216, R201] nothing stays in the tab after signing out or forgetting', async () => {
  const { store, tabStore } = await open();
  store.getState().writeRecordText('half a note');
  show('hidden');
  store.getState().logOut('/');
  window.dispatchEvent(new Event('pagehide'));
  expect(tabStore.keys()).toEqual([]);

  const again = await open();
  again.store.getState().writeRecordText('half a note');
  show('hidden');
  await again.store.getState().forgetMe();
  window.dispatchEvent(new Event('pagehide'));
  expect(again.tabStore.keys()).toEqual(['forgotten']);
});
