import type { CivilDate, Millis } from '@app/kernel';
import { frozen } from '@app/kernel';
import type { Point3 } from '../placement';
import type { AvatarId, KeywordId, NameId, PlaceId, RecordTextId } from '../texts/ids';

export const CONNECTION_STATUSES = /* @__PURE__ */ frozen([
  'available',
  'connected-to-me',
  'connected-to-others',
] as const);
/** R129: green, purple, and grey with a lock. */
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** A record of a person in the dream. Its words are `RECORDS[text]`. */
export interface DreamRecord {
  readonly id: string;
  readonly text: RecordTextId;
  readonly timestamp: Millis;
}

/** R139: one person as a bubble. Words are ids of the text tables, so they can be read in either language. */
export interface Bubble {
  readonly id: string;
  /** Missing until somebody is connected with the person (R134, A18). */
  readonly name: NameId | undefined;
  readonly avatar: AvatarId;
  /** Stage pixels from the centre of the space. */
  readonly position: Point3;
  /** Stage pixels a second. */
  readonly velocity: Point3;
  readonly connectionStatus: ConnectionStatus;
  /** When it was connected to me; missing otherwise. */
  readonly connectedAt: Millis | undefined;
  readonly location: PlaceId;
  readonly birthDate: CivilDate;
  /** People in the household, 1 to 6. */
  readonly residents: number;
  readonly keywords: readonly KeywordId[];
  /** Newest first; empty until connected to me. */
  readonly records: readonly DreamRecord[];
  readonly lastOnline: Millis;
}

export interface ConnectionCounts {
  readonly available: number;
  readonly mine: number;
  readonly others: number;
}

/**
 * R130: the counts of the legend.
 *
 * @example
 * countConnections(generateBubbles(seededRandom(7), millis(1_780_000_000_000))); // { available: 10, mine: 3, others: 0 }
 */
export function countConnections(bubbles: readonly Bubble[]): ConnectionCounts {
  const count = (status: ConnectionStatus) =>
    bubbles.filter(bubble => bubble.connectionStatus === status).length;
  return {
    available: count('available'),
    mine: count('connected-to-me'),
    others: count('connected-to-others'),
  };
}

/**
 * The pointer over a person with this connection (R132).
 *
 * @example
 * cursorOver('connected-to-others'); // 'default'
 */
export const cursorOver = (status: ConnectionStatus): 'pointer' | 'default' =>
  status === 'connected-to-others' ? 'default' : 'pointer';

export type BubbleEmphasis = 'plain' | 'lifted' | 'dimmed';

/**
 * R131: with nobody raised all are plain; otherwise one is raised and the rest dimmed.
 *
 * @example
 * emphasisOf('b1', 'b2'); // 'dimmed'
 */
export const emphasisOf = (id: string, lifted: string | undefined): BubbleEmphasis =>
  lifted === undefined ? 'plain' : lifted === id ? 'lifted' : 'dimmed';
