import { millis } from '@app/kernel';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryRepository } from '../storage/memory';
import type { Repository } from '../storage/repository';
import { type StoredText, textCodec } from '../storage/textCodec';
import type { Account } from './account';
import { createAccountTextStore } from './accountTextStore';
import { memoryTextStore } from './textStore';
import { restoreFromTab, saveInTab, UNSAVED_KEY } from './unsavedTexts';

const NOW = millis(1_780_000_000_000);

/** A database of one account, or null for a guest; while it `hangs`, no write finishes, as when the page goes first. */
function device(id: string | null = 'lin') {
  const repository = createMemoryRepository(textCodec);
  const state = { hangs: false, begun: false };
  const never = () => {
    state.begun = true;
    return new Promise<never>(() => undefined);
  };
  const slow = {
    ...repository,
    put: (text: StoredText) => (state.hangs ? never() : repository.put(text)),
    remove: (key: string) => (state.hangs ? never() : repository.remove(key)),
  } as Repository<StoredText>;
  const account = { id: id ?? undefined, repository: async () => slow } as unknown as Account;
  return { account, repository, state };
}

/** Loads the page: the texts of the tab and the database come back. */
async function start({ account }: ReturnType<typeof device>, tab = memoryTextStore(), loggedOutAt = 0) {
  const textStore = createAccountTextStore();
  await textStore.enter(account);
  const came = restoreFromTab(tab, textStore, { owner: account.id, loggedOutAt });
  return { textStore, tab, came };
}

describe('unsaved data when the page is left', () => {
  it('[R216] is restored afterwards, typed or removed, in a row of changes too', async () => {
    const lins = device();
    const { textStore, tab } = await start(lins);
    textStore.write('draft', 'a');
    textStore.write('home', 'old');
    await textStore.settled();
    lins.state.hangs = true;
    textStore.write('draft', 'ab');
    textStore.write('draft', 'abc');
    textStore.remove('home');
    textStore.write('plan', '{}');
    saveInTab(tab, textStore, NOW);
    await vi.waitFor(() => expect(lins.state.begun).toBe(true));

    lins.state.hangs = false;
    const again = await start(lins, tab);
    expect(again.came).toBe(true);
    expect(['draft', 'home', 'plan'].map(key => again.textStore.read(key))).toEqual(['abc', undefined, '{}']);
    await again.textStore.settled();
    const stored = await lins.repository.list();
    expect(stored.ok && stored.value.values).toEqual([
      { key: 'draft', text: 'abc' },
      { key: 'plan', text: '{}' },
    ]);
    expect(tab.keys()).toEqual([]);
  });

  it('[R216] is restored though a write under way reached the database after the page was left', async () => {
    const lins = device();
    const { textStore, tab } = await start(lins);
    textStore.write('draft', 'A lamp');
    textStore.write('home', 'a');
    await textStore.settled();
    lins.state.hangs = true;
    // Both are handed over; what follows has no time to be.
    textStore.remove('draft');
    textStore.write('home', 'ab');
    await vi.waitFor(() => expect(lins.state.begun).toBe(true));
    textStore.write('draft', 'A round window');
    textStore.write('home', 'a');
    saveInTab(tab, textStore, NOW);
    await lins.repository.remove('draft');
    await lins.repository.put({ key: 'home', text: 'ab' });
    const again = await start(lins, tab);
    expect(['draft', 'home'].map(key => again.textStore.read(key))).toEqual(['A round window', 'a']);
  });

  it('[R216] is empty once everything is saved, and removes what an earlier moment left in the tab', async () => {
    const { textStore, tab } = await start(device());
    textStore.write('draft', 'abc');
    saveInTab(tab, textStore, NOW);
    expect(tab.keys()).toEqual([UNSAVED_KEY]);
    await textStore.settled();
    saveInTab(tab, textStore, NOW);
    expect(tab.keys()).toEqual([]);
  });

  it('[R216] does not overwrite what another tab has written since', async () => {
    const lins = device();
    const { textStore, tab } = await start(lins);
    lins.state.hangs = true;
    textStore.write('draft', 'mine');
    saveInTab(tab, textStore, NOW);
    await vi.waitFor(() => expect(lins.state.begun).toBe(true));
    await lins.repository.put({ key: 'draft', text: 'newer' });
    const again = await start(lins, tab);
    expect(again.textStore.read('draft')).toBe('newer');
    expect(again.came).toBe(false);
  });

  it('[R216, R201] belongs to no other account or guest, and is gone after a sign-out', async () => {
    const lins = device();
    const { textStore, tab } = await start(lins);
    textStore.write('draft', 'abc');
    lins.state.hangs = true;
    const leave = () => saveInTab(tab, textStore, NOW);
    const leaveSomething = () => {
      leave();
      expect(tab.keys()).toEqual([UNSAVED_KEY]);
    };

    leaveSomething();
    expect((await start(device('chen'), tab)).textStore.keys()).toEqual([]);
    expect(tab.keys()).toEqual([]);
    leaveSomething();
    expect((await start(device(null), tab)).textStore.keys()).toEqual([]);
    const { repository } = device();
    leaveSomething();
    const later = { account: { id: 'lin', repository: async () => repository } as unknown as Account };
    expect((await start({ ...device(), ...later }, tab, NOW)).textStore.keys()).toEqual([]);

    textStore.leave();
    leave();
    expect(tab.keys()).toEqual([]);
    textStore.write('draft', 'of a guest');
    leave();
    expect(tab.keys()).toEqual([]);
  });

  it.each(['{', '{"owner":"lin"}', '[]', '{"owner":"lin","at":1780000000000,"texts":[["draft",1,null]]}'])(
    '[R216] is ignored if unreadable: %s',
    async left => {
      const tab = memoryTextStore();
      tab.write(UNSAVED_KEY, left);
      const { textStore, came } = await start(device(), tab);
      expect([came, textStore.keys(), tab.keys()]).toEqual([false, [], []]);
    },
  );

  it('[R216] excludes a picture too large for the tab, and keeps every word', async () => {
    const { textStore, tab } = await start(device());
    textStore.write('picture', 'x'.repeat(600_000));
    textStore.write('draft', 'abc');
    saveInTab(tab, textStore, NOW);
    expect(tab.read(UNSAVED_KEY)?.length).toBeLessThan(200);
    expect(tab.read(UNSAVED_KEY)).toContain('abc');
  });

  it('[R213] a refused write still counts as unsaved', async () => {
    const { account, repository } = device();
    const full = { ...repository, put: async () => ({ ok: false, error: { code: 'storage/full' } }) };
    const textStore = createAccountTextStore();
    await textStore.enter({ ...account, repository: async () => full } as unknown as Account);
    textStore.write('draft', 'abc');
    await textStore.settled();
    expect(textStore.unsaved()?.texts).toEqual([{ key: 'draft', text: 'abc', before: [undefined] }]);
  });
});
