import { beforeEach, describe, expect, it } from 'vitest';
import type { Codec, Repository, Row } from '..';

export interface Contract<Value> {
  readonly codec: Codec<Value>;
  /** Three values with different keys, in the order of the codec. */
  readonly values: readonly [Value, Value, Value];
  readonly keyOf: (value: Value) => string;
  /** A row of version 0, and the value it holds. */
  readonly oldRow: Row;
  readonly oldValue: Value;
  /** Opens the store with these rows in it, of any version and shape. */
  open(rows: readonly Row[]): Promise<Repository<Value>>;
}

/** The behaviour of every adapter of the port. Titles name the rulings they prove. */
export function describeRepository<Value>(name: string, contract: Contract<Value>): void {
  const { codec, values, keyOf, oldRow, oldValue } = contract;
  const [first, second, third] = values;

  describe(name, () => {
    let repository: Repository<Value>;
    const list = async () => {
      const listing = await repository.list();
      if (!listing.ok) throw new Error(listing.error.code);
      return listing.value;
    };
    beforeEach(async () => {
      repository = await contract.open([]);
    });

    it('[A17, A35] is empty at first', async () => {
      expect(await list()).toEqual({ values: [], setAside: 0 });
      expect(await repository.get('nobody')).toEqual({ ok: true, value: undefined });
    });

    it('[A17, A35] returns what was put, in order, in any order of writing', async () => {
      for (const value of [second, third, first]) expect((await repository.put(value)).ok).toBe(true);
      expect((await list()).values).toEqual(values);
      expect(await repository.get(keyOf(second))).toEqual({ ok: true, value: second });
    });

    it('[A17, A35] replaces the value with the same key', async () => {
      await repository.putAll(values);
      await repository.put(second);
      expect((await list()).values).toEqual(values);
    });

    it('[A17, A35] removes one row, and ignores a missing one', async () => {
      await repository.putAll(values);
      expect((await repository.remove(keyOf(second))).ok).toBe(true);
      expect((await repository.remove('nobody')).ok).toBe(true);
      expect((await list()).values).toEqual([first, third]);
    });

    it('[A17, A35] clears', async () => {
      await repository.putAll(values);
      await repository.clear();
      expect((await list()).values).toEqual([]);
    });

    it('[A35] keeps many simultaneous writes', async () => {
      await Promise.all(values.map(value => repository.put(value)));
      expect((await list()).values).toEqual(values);
    });

    it('[A33] changes the value of a key, stored or missing', async () => {
      const seen: (Value | undefined)[] = [];
      for (let time = 0; time < 2; time += 1) {
        const updated = await repository.update(keyOf(first), current => {
          seen.push(current);
          return first;
        });
        expect(updated.ok).toBe(true);
      }
      expect(seen).toEqual([undefined, first]);
      expect((await list()).values).toEqual([first]);
    });

    it('[A35] reads rows of version 0, and writes the current version', async () => {
      repository = await contract.open([oldRow]);
      expect(await list()).toEqual({ values: [oldValue], setAside: 0 });
      expect(await repository.get(keyOf(oldValue))).toEqual({ ok: true, value: oldValue });
    });

    const key = keyOf(first);
    const field = Object.entries(codec.toRow(first)).find(([, value]) => value === key)?.[0] ?? 'id';
    it.each([
      ['from a newer version', 'too-new', { ...codec.toRow(first), schema: 99 }],
      ['of another shape', 'wrong-shape', { [field]: key, schema: 1, timestamp: 'yesterday' }],
      ['with a version that is not a number', 'wrong-shape', { ...codec.toRow(first), schema: 'one' }],
    ] as const)('[A35] sets a row %s aside, and loses nothing of it', async (_, reason, row) => {
      repository = await contract.open([row]);
      await repository.put(second);
      expect(await list()).toEqual({ values: [second], setAside: 1 });
      expect(await list()).toEqual({ values: [second], setAside: 0 });
      expect(await repository.setAside()).toEqual({
        ok: true,
        value: [{ store: codec.store, key, reason, row }],
      });
    });

    it('[A35] sets an unreadable row aside when its key is read', async () => {
      repository = await contract.open([{ ...codec.toRow(first), schema: 99 }]);
      expect(await repository.get(key)).toEqual({ ok: true, value: undefined });
      expect(await repository.setAside()).toMatchObject({ value: [{ key, reason: 'too-new' }] });
    });

    it('[A35] sets an unreadable row aside when another replaces it', async () => {
      repository = await contract.open([{ ...codec.toRow(first), schema: 99 }]);
      expect((await repository.update(key, current => current ?? first)).ok).toBe(true);
      expect(await repository.get(key)).toEqual({ ok: true, value: first });
      expect(await repository.setAside()).toMatchObject({ value: [{ key, reason: 'too-new' }] });
    });
  });
}
