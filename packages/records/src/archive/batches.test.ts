import { describe, expect, it } from 'vitest';
import type { StoreRow } from '../storage/codec';
import { inBatches } from './batches';

const row = (id: number, text: string): StoreRow => ({ store: 'records', row: { id: String(id), text } });

describe('batches of rows', () => {
  it('[R212] hold every row once, in order, and a million characters at most', () => {
    const rows = Array.from({ length: 500 }, (_, id) => row(id, 'a'.repeat(10_000)));
    const batches = [...inBatches(rows)];
    expect(batches.flat()).toEqual(rows);
    for (const batch of batches) expect(batch.length).toBeLessThan(100);
  });

  it('[R212] count values as well as characters', () => {
    const rows = Array.from({ length: 100 }, (_, id) => ({
      ...row(id, ''),
      row: { id: String(id), messages: Array.from({ length: 1000 }, () => ({ at: 1 })) },
    }));
    expect([...inBatches(rows)].length).toBeGreaterThan(9);
  });

  it('[R212] give an oversized row a batch of its own', () => {
    const rows = [row(1, ''), row(2, 'a'.repeat(3_000_000)), row(3, '')];
    expect([...inBatches(rows)].map(batch => batch.length)).toEqual([1, 1, 1]);
    expect([...inBatches([])]).toEqual([]);
  });

  it('[R212] hold no more rows than allowed, however light they are', () => {
    const rows = Array.from({ length: 250 }, (_, id) => row(id, 'a'));
    expect([...inBatches(rows, 100)].map(batch => batch.length)).toEqual([100, 100, 50]);
    expect([...inBatches(rows, 100)].flat()).toEqual(rows);
  });
});
