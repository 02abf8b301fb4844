import { addDays, type CivilDate, err, formatCivilDate, ok, type Result } from '@app/kernel';
import type { AlmanacError } from './errors';
import { type DateInput, fieldsOf, outside, unknown, validateDate } from './validate';

/** An all-day event. */
export interface CalendarEvent {
  /** Stable for one event across exports, so a calendar updates it instead of duplicating it. */
  readonly uid: string;
  readonly date: DateInput;
  /** Number of days, 1 by default. */
  readonly days?: number;
  readonly summary: string;
  readonly description?: string;
  /** R491: reminders, minutes after the day begins; negative before it. Up to four weeks either way. */
  readonly alarms?: readonly number[];
}

export interface CalendarFile {
  /** Shown by calendar apps as the calendar's name. */
  readonly name: string;
  /**
   * When the events last changed, in ms since 1970: the DTSTAMP of all of them. By default the last change of this
   * package's tables, so the same days make the same file, byte for byte.
   */
  readonly stamp?: number;
  /** R490: hours after which a subscribing calendar may ask again, 1 to 720; missing in a file opened once. */
  readonly refreshHours?: number;
  readonly events: readonly CalendarEvent[];
}

/** 2026-11-30T00:00:00Z: the last change of the events' sources (tables, festivals, names; tested). */
export const TABLES_CHANGED = 1_795_996_800_000;

/**
 * RFC 5545 text: CRLF line ends, lines folded at 75 octets, all-day events that do not block time.
 *
 * @example
 * toICalendar({ name: 'Almanac', events: [{ uid: 'a@b', date: '2026-06-21', summary: 'Solstice' }] });
 */
export function toICalendar(file: CalendarFile): Result<string, AlmanacError> {
  const { name, stamp = TABLES_CHANGED, refreshHours, events } = fieldsOf(file);
  const wrong =
    textFault(name) ??
    // years 1970 to 9999
    outside('stamp', stamp, 0, 253_402_300_799_999) ??
    (refreshHours === undefined ? undefined : outside('refreshHours', refreshHours, 1, MOST_HOURS)) ??
    (Array.isArray(events) ? undefined : unknown('event', events, []));
  if (wrong) return err(wrong);
  const lines: string[] = [];
  const uids = new Set<string>();
  for (const event of events) {
    const made = eventLines(event, stamp);
    if (!made.ok) return made;
    // RFC 5545 3.8.4.7: a calendar takes the second of two events with one id as a change of the first.
    if (uids.has(event.uid)) return err({ code: 'almanac/unknown-value', field: 'event', value: event.uid });
    uids.add(event.uid);
    lines.push(...made.value);
  }
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ink and Starlight//Almanac//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986, 5.1 and 5.7, and its predecessors in calendar apps.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...lines,
    'END:VCALENDAR',
  ];
  return ok(`${all.map(foldLine).join('\r\n')}\r\n`);
}

/** No event is longer than a year. */
const MOST_DAYS = 366;
const MOST_HOURS = 720;
/** Reminders of one event, and their greatest distance from its day, minutes. */
const MOST_ALARMS = 8;
const FARTHEST = 28 * 24 * 60;

function eventLines(event: CalendarEvent, stamp: number): Result<string[], AlmanacError> {
  const { uid, date, days = 1, summary, description, alarms = [] } = fieldsOf(event);
  const day = validateDate(date);
  if (!day.ok) return day;
  const wrong =
    (uid === '' ? unknown('event', uid, []) : textFault(uid)) ??
    textFault(summary) ??
    (description === undefined ? undefined : textFault(description)) ??
    outside('event', days, 1, MOST_DAYS) ??
    alarmFault(alarms);
  if (wrong) return err(wrong);
  return ok([
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatStamp(stamp)}`,
    `DTSTART;VALUE=DATE:${compact(day.value)}`,
    // the end is the day after the last
    `DTEND;VALUE=DATE:${compact(addDays(day.value, days))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(minutes => alarmLines(minutes, summary)),
    'END:VEVENT',
  ]);
}

function alarmFault(alarms: readonly unknown[]): AlmanacError | undefined {
  if (!Array.isArray(alarms)) return unknown('event', alarms, []);
  const wrong = alarms.map(minutes => outside('alarm', minutes, -FARTHEST, FARTHEST));
  return outside('alarm', alarms.length, 0, MOST_ALARMS) ?? wrong.find(fault => fault !== undefined);
}

/** RFC 5545 3.6.6: a reminder with a text, counted from the start of the day (3.8.6.3). */
const alarmLines = (minutes: number, summary: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:${minutes < 0 ? '-' : ''}PT${Math.abs(minutes)}M`,
  'END:VALARM',
];

const textFault = (text: unknown): AlmanacError | undefined =>
  typeof text === 'string' ? undefined : unknown('event', text, []);

const compact = (date: CivilDate): string => formatCivilDate(date).replaceAll('-', '');

/** `20260621T093000Z`. */
function formatStamp(stamp: number): string {
  const seconds = Math.floor(stamp / 1000);
  const date = addDays({ year: 1970, month: 1, day: 1 }, Math.floor(seconds / 86_400));
  const clock = seconds % 86_400;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${compact(date)}T${two(clock / 3600)}${two((clock / 60) % 60)}${two(clock % 60)}Z`;
}

/**
 * RFC 5545 3.3.11: backslash, semicolon, comma and line breaks are escaped. Control characters, which its grammar
 * excludes, and lone surrogates, which UTF-8 cannot encode, are left out.
 */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '')
    .replace(/[\\;,]/g, mark => `\\${mark}`)
    .replaceAll('\n', '\\n');

/** RFC 5545 3.1: no line of more than 75 octets; no character is split. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Size(character.codePointAt(0)!);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const utf8Size = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
