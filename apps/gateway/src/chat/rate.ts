/** Readers that are remembered; beyond it those that have been quiet longest are forgotten. */
const REMEMBERED = 10_000;
const MINUTE_MS = 60_000;

export interface RateLimit {
  /** Counts a question. 0 when it may be asked, else the seconds to wait. */
  take(reader: string, nowMs: number): number;
}

/** A bucket of tokens a reader, refilled evenly: `perMinute` at once, then one every `60 / perMinute` seconds. */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { readonly tokens: number; readonly atMs: number }>();
  return {
    take(reader, nowMs) {
      const before = buckets.get(reader) ?? { tokens: perMinute, atMs: nowMs };
      const refilled = before.tokens + ((nowMs - before.atMs) * perMinute) / MINUTE_MS;
      const tokens = Math.min(perMinute, refilled);
      const allowed = tokens >= 1;
      // Deleting first keeps the map in the order of last use.
      buckets.delete(reader);
      buckets.set(reader, { tokens: allowed ? tokens - 1 : tokens, atMs: nowMs });
      if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value ?? '');
      return allowed ? 0 : Math.ceil(((1 - tokens) * MINUTE_MS) / perMinute / 1000);
    },
  };
}
