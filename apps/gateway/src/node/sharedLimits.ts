import { createHash, randomUUID } from 'node:crypto';
import { err, ok } from '@app/kernel';
import { createClient } from '@redis/client';
import {
  DAY_MS,
  type LimitSettings,
  type Limits,
  MINUTE_MS,
  memoryLimits,
  PLACE_WAIT_S,
  ROUNDING,
} from '../chat/limits';

/** A store that does not answer within this time is skipped, ms. */
const PATIENCE_MS = 500;
/** Maximum time between two attempts to reach the store again, ms. */
const RETRY_MS = 5000;

/**
 * Atomic, however many copies ask. A place has its own expiry: a dead copy does not keep it forever. Numbers as in
 * `memoryLimits`.
 */
const TAKE = `
local bucket, day, places = KEYS[1], KEYS[2], KEYS[3]
local now, perMinute, perDay, perReader = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local place, untilMs = ARGV[5], tonumber(ARGV[6])
redis.call('ZREMRANGEBYSCORE', places, '-inf', now)
if redis.call('ZCARD', places) >= perReader then return {'places', 0} end
if tonumber(redis.call('GET', day) or '0') >= perDay then return {'day', 0} end
local was = redis.call('HMGET', bucket, 'tokens', 'at')
local tokens = perMinute
if was[1] then
  tokens = math.min(perMinute, tonumber(was[1]) + math.max(0, now - tonumber(was[2])) * perMinute / ${MINUTE_MS})
end
if tokens < 1 then return {'minute', math.ceil((1 - tokens) * ${MINUTE_MS / 1000} / perMinute - ${ROUNDING})} end
redis.call('HSET', bucket, 'tokens', tostring(tokens - 1), 'at', tostring(now))
redis.call('PEXPIRE', bucket, ${MINUTE_MS})
redis.call('INCR', day)
redis.call('PEXPIRE', day, ${DAY_MS})
redis.call('ZADD', places, untilMs, place)
redis.call('PEXPIRE', places, math.max(1, untilMs - now))
return {'', 0}
`;

export interface SharedLimits extends Limits {
  /** Resolves when the store has been reached, or the first attempt failed. */
  readonly reached: Promise<void>;
  close(): void;
}

/**
 * R169. Limits shared by all copies of the gateway, in a Valkey or Redis. While it cannot be reached each copy counts
 * alone, and logs that once: a store that is down must not silence the chat. A reader's name is stored hashed.
 */
export function sharedLimits(
  url: string,
  settings: LimitSettings & { readonly totalMs: number },
  log: (line: string) => void,
): SharedLimits {
  const own = memoryLimits(settings);
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    commandOptions: { timeout: PATIENCE_MS }, // only for unsent commands, see `within`
    socket: {
      connectTimeout: PATIENCE_MS * 4,
      reconnectStrategy: tries => Math.min(RETRY_MS, 50 * 2 ** tries),
    },
  });
  let away = false;
  const tell = (isAway: boolean) => {
    if (isAway !== away) log(isAway ? 'limits: store unreachable' : 'limits: store reached');
    away = isAway;
  };
  client.on('error', () => tell(true)).on('ready', () => tell(false));
  const reached = new Promise<void>(done => {
    client.once('ready', () => done()).once('error', () => done());
  });
  client.connect().catch(() => undefined); // logged above, and retried

  return {
    reached,
    async take(reader, nowMs) {
      const name = createHash('sha256').update(reader).digest('base64url').slice(0, 22);
      const day = Math.floor(nowMs / DAY_MS);
      // The braces keep a reader's keys on one node of a cluster.
      const keyOf = (kind: string) => `gateway:{${name}}:${kind}`;
      const place: string = randomUUID();
      // If it is not freed it expires by itself.
      const release = () => void client.zRem(keyOf('places'), place).catch(() => undefined);
      const { perMinute, perDay, perReader, totalMs } = settings;
      let reply: unknown;
      try {
        if (!client.isReady) return own.take(reader, nowMs);
        const evaluating = client.eval(TAKE, {
          keys: [keyOf('minute'), keyOf(`day-${day}`), keyOf('places')],
          arguments: [nowMs, perMinute, perDay, perReader, place, nowMs + totalMs].map(String),
        });
        reply = await within(PATIENCE_MS, evaluating);
        tell(false);
      } catch {
        tell(true);
        // The store may only be slow, and still take the place: commands of one connection run in order.
        release();
        return own.take(reader, nowMs);
      }
      const [reason, seconds] = Array.isArray(reply) ? (reply as readonly unknown[]) : [];
      if (reason === 'places') return err({ reason, seconds: PLACE_WAIT_S });
      if (reason === 'day') {
        return err({ reason, seconds: Math.ceil(((day + 1) * DAY_MS - nowMs) / 1000) });
      }
      if (reason === 'minute') return err({ reason, seconds: Number(seconds) });
      return ok({ release });
    },
    close: () => client.destroy(),
  };
}

/** The client's own limit ends once a command is sent, and a hanging store would hang the question. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('no answer')), ms);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
