import type { StoreRow } from '../storage/codec';

/** The amount a page copies in a few milliseconds: characters, and the cost of a value counted in characters. */
const BATCH_WEIGHT = 1_000_000;
const VALUE_WEIGHT = 50;

/**
 * R212: rows in batches that a page handles without a noticeable pause, at most `most` in one. A single row may weigh
 * more.
 */
export function* inBatches<Each extends StoreRow>(
  rows: readonly Each[],
  most = Number.POSITIVE_INFINITY,
): Generator<readonly Each[], void> {
  let batch: Each[] = [];
  let weight = 0;
  for (const row of rows) {
    const more = weigh(row.row);
    if (batch.length > 0 && (weight + more > BATCH_WEIGHT || batch.length >= most)) {
      yield batch;
      batch = [];
      weight = 0;
    }
    batch.push(row);
    weight += more;
  }
  if (batch.length > 0) yield batch;
}

/** Media count as one value: their bytes are not copied. */
function weigh(value: unknown): number {
  if (typeof value === 'string') return VALUE_WEIGHT + value.length;
  if (typeof value !== 'object' || value === null) return VALUE_WEIGHT;
  return Object.values(value).reduce((sum: number, field) => sum + weigh(field), VALUE_WEIGHT);
}
