import type { Millis } from '@app/kernel';
import { cleanText } from '@app/validation';
import type { MediaKind } from './media';

export const RECORD_TYPES = ['text', 'image', 'video'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** R125. `content` is the text; media records have an object URL there, made when they are shown (A17). */
export type HomeRecord =
  | {
      readonly id: string;
      readonly type: 'text';
      readonly content: string;
      readonly timestamp: Millis;
    }
  | {
      readonly id: string;
      readonly type: MediaKind;
      readonly content: string;
      /** The caption; absent when there is none. */
      readonly textContent?: string;
      readonly timestamp: Millis;
    };

/** R125: the second shape, the records of a bubble. */
export interface BubbleRecord {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly timestamp: Millis;
}

/** Newest first; of two in the same millisecond, the one added later comes first. */
export function sortRecords(records: readonly HomeRecord[]): readonly HomeRecord[] {
  return records.toSorted((a, b) => b.timestamp - a.timestamp || compareIds(b.id, a.id));
}

/** R179: years 1 to 9999, like civil dates, less a day at either end, so that no time zone leaves the range; ms UTC. */
export const FIRST_INSTANT = -62_135_510_400_000;
export const LAST_INSTANT = 253_402_214_399_999;

/**
 * Ids are instants as text, so that they sort; a second one in the same millisecond takes the next. An id that is not an
 * instant, as an import may contain, is ignored: past the last exact integer two would be equal.
 */
export function nextRecordId(records: readonly { readonly id: string }[], now: Millis): string {
  const last = records.reduce((highest, { id }) => Math.max(highest, toInstant(id)), 0);
  return String(Math.max(now, last + 1));
}

const toInstant = (id: string): number => (Math.abs(Number(id)) < LAST_INSTANT ? Number(id) : 0);

/** Numbers by size, others as text, so that ids of unequal length keep their order. */
export function compareIds(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (Number.isFinite(difference) && difference !== 0) return difference;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The text shown in the record list (R115): the text or caption that belongs to the record, if it has one. */
export const textOf = (record: HomeRecord): string | undefined =>
  record.type === 'text' ? record.content : record.textContent;

/** The records of one kind whose text contains the words, ignoring case. An empty search finds all. */
export function filterRecords(
  records: readonly HomeRecord[],
  type: RecordType | 'all',
  words: string,
): readonly HomeRecord[] {
  const wanted = words.trim().toLowerCase();
  return records.filter(
    record =>
      (type === 'all' || record.type === type) &&
      (wanted === '' || (textOf(record) ?? '').toLowerCase().includes(wanted)),
  );
}

/** Changes a caption or a text. An empty caption is removed; an empty text leaves the record unchanged. */
export function editText(record: HomeRecord, text: string): HomeRecord {
  const clean = cleanText(text);
  if (record.type === 'text') return clean === '' ? record : { ...record, content: clean };
  const { textContent: _, ...bare } = record;
  return clean === '' ? bare : { ...bare, textContent: clean };
}

export interface Removal {
  readonly records: readonly HomeRecord[];
  /** Absent if no record had the id. Kept while undo is offered. */
  readonly removed?: HomeRecord;
}

/** Removes a record from the list. Its URL is kept for undo. */
export function removeRecord(records: readonly HomeRecord[], id: string): Removal {
  const removed = records.find(record => record.id === id);
  return removed ? { records: records.filter(record => record !== removed), removed } : { records };
}

/** Puts a removed record back in its place. */
export const restoreRecord = (records: readonly HomeRecord[], removed: HomeRecord): readonly HomeRecord[] =>
  records.some(({ id }) => id === removed.id) ? records : sortRecords([...records, removed]);
