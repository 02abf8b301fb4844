import { err, ok } from '@app/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Repository, StorageError } from '../storage/repository';
import type { StoredText } from '../storage/textCodec';
import type { Account } from './account';
import { createAccountTextStore } from './accountTextStore';

/** An account whose writes fail while `fault` says why. */
function account(stored = new Map<string, string>()) {
  const state: { fault?: StorageError | undefined } = {};
  const put = async ({ key, text }: StoredText) => {
    if (state.fault) return err(state.fault);
    stored.set(key, text);
    return ok(undefined);
  };
  const repository = { put, remove: async () => ok(undefined) } as unknown as Repository<StoredText>;
  const store = { id: '1', repository: async () => repository } as unknown as Account;
  return { stored, state, store };
}

describe('a small text that cannot be written', () => {
  it.each(['storage/full', 'storage/unavailable'] as const)(
    '[R213] for %s is reported, and written with the next',
    async code => {
      const { stored, state, store } = account();
      const textStore = createAccountTextStore(undefined, store);
      const onRefused = vi.fn();
      textStore.onRefused(onRefused);
      state.fault = { code };
      textStore.write('home', 'first');
      await textStore.settled();
      expect(onRefused.mock.calls).toEqual([[code]]);
      expect(textStore.read('home')).toBe('first');
      state.fault = undefined;
      textStore.write('plan', 'second');
      await textStore.settled();
      expect([...stored]).toEqual([
        ['home', 'first'],
        ['plan', 'second'],
      ]);
    },
  );

  it('[R213] is reported also when the database code cannot be fetched', async () => {
    const repository = vi.fn().mockRejectedValue(new TypeError('no chunk'));
    const textStore = createAccountTextStore(undefined, { id: '1', repository } as unknown as Account);
    textStore.write('home', 'first');
    await textStore.settled();
    const onRefused = vi.fn();
    textStore.onRefused(onRefused);
    expect(onRefused).toHaveBeenCalledWith('storage/unavailable');
  });

  it('[R213] is not reported for a guest, whose texts last as long as the visit', async () => {
    const textStore = createAccountTextStore();
    const onRefused = vi.fn();
    textStore.onRefused(onRefused);
    textStore.write('home', 'first');
    await textStore.settled();
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('[R624] texts from a slow database', () => {
  const owned = (id: string, list: Promise<unknown> = Promise.resolve()) => {
    const values = [{ key: 'home', text: `home of ${id}` }];
    const repository = {
      list: () => list.then(() => ok({ values, setAside: 0 })),
      put: vi.fn(async () => ok(undefined)),
    };
    return { repository, account: { id, repository: async () => repository } as unknown as Account };
  };
  const slow = () => {
    let answer: (value?: unknown) => void = () => undefined;
    const list = new Promise(resolve => {
      answer = resolve;
    });
    return { ...owned('lin', list), answer: () => answer() };
  };

  it('belong to no account after a sign-out', async () => {
    const texts = createAccountTextStore();
    const lin = slow();
    const entering = texts.enter(lin.account);
    texts.leave();
    lin.answer();
    await entering;
    expect(texts.read('home')).toBeUndefined();
  });

  it('give way to those of the newest person, who owns the next writes', async () => {
    const texts = createAccountTextStore();
    const [lin, chen] = [slow(), owned('chen')];
    const entering = texts.enter(lin.account);
    await texts.enter(chen.account);
    lin.answer();
    await entering;
    expect(texts.read('home')).toBe('home of chen');
    texts.write('plan', '{}');
    await texts.settled();
    expect([lin.repository.put.mock.calls.length, chen.repository.put.mock.calls.length]).toEqual([0, 1]);
  });
});
