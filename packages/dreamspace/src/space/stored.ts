import {
  type CivilDate,
  err,
  isCivilDate,
  isInstant,
  isRecord,
  type Millis,
  millis,
  ok,
  type Result,
} from '@app/kernel';
import { type Conversation, MAX_MESSAGE, type PendingReply } from '../conversation/conversation';
import type { DreamMessage } from '../conversation/message';
import { type Bubble, CONNECTION_STATUSES, type DreamRecord } from '../people/bubble';
import type { Point3 } from '../placement';
import { AVATAR_IDS, KEYWORD_IDS, NAME_IDS, PLACE_IDS, RECORD_IDS } from '../texts/ids';
import type { DreamSpace } from './dreamSpace';

export const SPACE_VERSION = 1;

/** A stored space: plain JSON with its format version. */
export interface StoredSpace extends DreamSpace {
  readonly version: typeof SPACE_VERSION;
}

export type StoredSpaceError =
  | { readonly code: 'dreamspace/space-unreadable' }
  | { readonly code: 'dreamspace/space-version'; readonly version: number };

/**
 * A space as plain JSON, with its format version.
 *
 * @example
 * storeSpace(createDreamSpace(seededRandom(7), millis(1_780_000_000_000))).version; // 1
 */
export const storeSpace = (space: DreamSpace): StoredSpace => ({ version: SPACE_VERSION, ...space });

/**
 * Reads a claimed stored space. A space with one unreadable part is unreadable as a whole.
 *
 * @example
 * parseSpace({ version: 99, bubbles: [], conversations: {} }); // dreamspace/space-version
 */
export function parseSpace(data: unknown): Result<DreamSpace, StoredSpaceError> {
  if (!isRecord(data) || typeof data['version'] !== 'number') return unreadable();
  const { version, bubbles, conversations } = data;
  if (version !== SPACE_VERSION) return err({ code: 'dreamspace/space-version', version });
  const people = parseList(bubbles, parseBubble, MOST_BUBBLES);
  const talks = parseConversations(conversations);
  if (!people || !talks || new Set(people.map(({ id }) => id)).size !== people.length) return unreadable();
  return ok({ bubbles: people, conversations: talks });
}

// R621. Far more than a dream ever has, far fewer than would freeze its drawing.
const MOST_BUBBLES = 1000;
const MOST_MESSAGES = 20_000;
const MOST_PARTS = 1000;
/** Beyond any field: a more distant position is invalid. */
const FURTHEST = 1e6;

const unreadable = () => err({ code: 'dreamspace/space-unreadable' });

function parseBubble(value: unknown): Bubble | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, avatar, connectionStatus, connectedAt, location, residents } = value;
  const position = parsePoint(value['position']);
  const velocity = parsePoint(value['velocity']);
  const birthDate = parseDate(value['birthDate']);
  const keywords = parseList(value['keywords'], word => (isOneOf(KEYWORD_IDS, word) ? word : undefined));
  const records = parseList(value['records'], parseRecord);
  const lastOnline = parseMillis(value['lastOnline']);
  const status = CONNECTION_STATUSES.find(known => known === connectionStatus);
  const since = connectedAt === undefined ? undefined : parseMillis(connectedAt);
  if (typeof id !== 'string' || !position || !velocity || !birthDate || !keywords || !records)
    return undefined;
  if (lastOnline === undefined || !status || !isOneOf(AVATAR_IDS, avatar) || !isOneOf(PLACE_IDS, location)) {
    return undefined;
  }
  if (
    typeof residents !== 'number' ||
    !Number.isInteger(residents) ||
    residents < 1 ||
    residents > MOST_PARTS
  )
    return undefined;
  if (connectedAt !== undefined && since === undefined) return undefined;
  const called = name === undefined ? undefined : isOneOf(NAME_IDS, name) ? name : null;
  // Exactly the people connected to me have a name (A18).
  if (called === null || (status === 'connected-to-me') !== (called !== undefined)) return undefined;
  return {
    id,
    name: called,
    avatar,
    position,
    velocity,
    connectionStatus: status,
    connectedAt: since,
    location,
    birthDate,
    residents,
    keywords,
    records,
    lastOnline,
  };
}

function parseRecord(value: unknown): DreamRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { id, text } = value;
  const timestamp = parseMillis(value['timestamp']);
  if (typeof id !== 'string' || !isOneOf(RECORD_IDS, text) || timestamp === undefined) return undefined;
  return { id, text, timestamp };
}

function parseConversations(value: unknown): Readonly<Record<string, Conversation>> | undefined {
  if (!isRecord(value)) return undefined;
  const talks: [string, Conversation][] = [];
  for (const [id, raw] of Object.entries(value)) {
    const messages = isRecord(raw) ? parseList(raw['messages'], parseMessage, MOST_MESSAGES) : undefined;
    const pending = isRecord(raw) ? parseList(raw['pending'], parsePending, MOST_MESSAGES) : undefined;
    if (!messages || !pending) return undefined;
    talks.push([id, { messages, pending }]);
  }
  return Object.fromEntries(talks);
}

function parseMessage(value: unknown): DreamMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { id, text, isOwn } = value;
  const timestamp = parseMillis(value['timestamp']);
  if (
    typeof id !== 'string' ||
    typeof text !== 'string' ||
    text.length > MAX_MESSAGE ||
    typeof isOwn !== 'boolean'
  )
    return undefined;
  return timestamp === undefined ? undefined : { id, text, isOwn, timestamp };
}

function parsePending(value: unknown): PendingReply | undefined {
  if (!isRecord(value) || typeof value['to'] !== 'string') return undefined;
  const dueAt = parseMillis(value['dueAt']);
  return dueAt === undefined ? undefined : { to: value['to'], dueAt };
}

function parsePoint(value: unknown): Point3 | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y, z } = value;
  return isWithin(x) && isWithin(y) && isWithin(z) ? { x, y, z } : undefined;
}

const isWithin = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= FURTHEST;

function parseDate(value: unknown): CivilDate | undefined {
  if (!isRecord(value)) return undefined;
  const { year, month, day } = value;
  if (!isNumber(year) || !isNumber(month) || !isNumber(day)) return undefined;
  const date = { year, month, day };
  return isCivilDate(date) ? date : undefined;
}

const parseMillis = (value: unknown): Millis | undefined => (isInstant(value) ? millis(value) : undefined);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parseList<T>(
  value: unknown,
  parse: (item: unknown) => T | undefined,
  most = MOST_PARTS,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const parsed = value.map(parse).filter(item => item !== undefined);
  return parsed.length === value.length ? parsed : undefined;
}

const isOneOf = <Id extends string>(ids: readonly Id[], value: unknown): value is Id =>
  ids.some(id => id === value);
