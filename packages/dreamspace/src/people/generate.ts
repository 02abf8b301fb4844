import {
  addDays,
  type CivilDate,
  type Millis,
  millis,
  NOTHING,
  type Random,
  randomBetween,
  randomIndex,
  randomPick,
} from '@app/kernel';
import { BUBBLE_COUNT, CONNECTED_AT_FIRST } from '../constants';
import { DEPTH_SPEED } from '../field/motion';
import { type PlacementOptions, type Point3, placeBubbles } from '../placement';
import { AVATAR_IDS, KEYWORD_IDS, NAME_IDS, PLACE_IDS, RECORD_IDS } from '../texts/ids';
import type { Bubble, ConnectionStatus, DreamRecord } from './bubble';

const DAY = 86_400_000;
export interface GenerateOptions extends PlacementOptions {
  /** 13 by default (R128). */
  readonly count?: number;
  /** How many of them, the first ones, are connected to me; 3 by default (R128). */
  readonly connected?: number;
}

/**
 * R128, R139: people drawn by chance. The same `random` sequence and `now` give the same people.
 *
 * @example
 * generateBubbles(seededRandom(7), millis(1_780_000_000_000)).length; // 13
 */
export function generateBubbles(
  random: Random,
  now: Millis,
  options: GenerateOptions = {},
): readonly Bubble[] {
  if (!Number.isFinite(now)) return NOTHING;
  const { count = BUBBLE_COUNT, connected = CONNECTED_AT_FIRST } = options ?? {};
  const { positions } = placeBubbles(count, random, options);
  const bubbles: Bubble[] = [];
  for (const [index, position] of positions.entries()) {
    const stranger = drawStranger(`b${index + 1}`, position, random, now);
    bubbles.push(
      isFew(connected) && index < connected
        ? meet(stranger, bubbles, random, millis(now - randomBetween(random, 2, 40) * DAY), now)
        : stranger,
    );
  }
  return bubbles;
}

const isFew = (value: unknown): boolean => typeof value === 'number';

function drawStranger(id: string, position: Point3, random: Random, now: Millis): Bubble {
  const heading = randomBetween(random, 0, 2 * Math.PI);
  const speed = randomBetween(random, 4, 10);
  return {
    id,
    name: undefined,
    avatar: randomPick(random, AVATAR_IDS),
    position,
    velocity: {
      x: Math.cos(heading) * speed,
      y: Math.sin(heading) * speed,
      z: randomBetween(random, -DEPTH_SPEED, DEPTH_SPEED) / 2,
    },
    connectionStatus: 'available',
    connectedAt: undefined,
    location: randomPick(random, PLACE_IDS),
    birthDate: drawBirthDate(random),
    residents: 1 + randomIndex(random, 6),
    keywords: drawSome(KEYWORD_IDS, 4 + randomIndex(random, 3), random),
    records: [],
    // Everybody was here within the last two days; most of them recently.
    lastOnline: millis(Math.round(now - 2 * DAY * random.next() ** 3 - 60_000)),
  };
}

const EARLIEST_BIRTH: CivilDate = { year: 1950, month: 1, day: 1 };
/** Days to 2004-12-31: nobody in the dream is a child. */
const BIRTH_DAYS = 20_089;
const drawBirthDate = (random: Random): CivilDate => addDays(EARLIEST_BIRTH, randomIndex(random, BIRTH_DAYS));

/** `count` different items, in the order of the draw. */
function drawSome<T>(items: readonly T[], count: number, random: Random): readonly T[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, items.length) },
    () => left.splice(randomIndex(random, left.length), 1)[0] as T, // no more are drawn than there are
  );
}

/** R134: a stranger becomes an acquaintance, with a name unique here and two to four records. */
export function meet(
  stranger: Bubble,
  others: readonly Bubble[],
  random: Random,
  connectedAt: Millis,
  now: Millis,
): Bubble {
  const taken = new Set(others.map(({ name }) => name));
  const free = NAME_IDS.filter(name => !taken.has(name));
  const status: ConnectionStatus = 'connected-to-me';
  return {
    ...stranger,
    connectionStatus: status,
    connectedAt: millis(Math.round(connectedAt)),
    // With more people than names, names repeat: two people may share one.
    name: randomPick(random, free.length > 0 ? free : NAME_IDS),
    records: drawRecords(stranger.id, random, now),
  };
}

function drawRecords(bubbleId: string, random: Random, now: Millis): readonly DreamRecord[] {
  return drawSome(RECORD_IDS, 2 + randomIndex(random, 3), random)
    .map(text => ({
      id: `${bubbleId}-${text}`,
      text,
      timestamp: millis(Math.round(now - randomBetween(random, 1, 90) * DAY)),
    }))
    .toSorted((a, b) => b.timestamp - a.timestamp);
}
