import { addDays, type CivilDate, formatCivilDate, type Millis } from '@app/kernel';

/** An all-day event. */
export interface CalendarEvent {
  /** The same for the same event each time it is exported, so that a calendar updates it and does not double it. */
  readonly uid: string;
  readonly date: CivilDate;
  /** How many days, 1 unless given. */
  readonly days?: number;
  readonly summary: string;
  readonly description?: string;
}

export interface CalendarFile {
  /** Shown by calendar apps as the calendar's name. */
  readonly name: string;
  /** When the file is made: the DTSTAMP of its events. */
  readonly stamp: Millis;
  readonly events: readonly CalendarEvent[];
}

/** RFC 5545 text: CRLF line ends, lines folded at 75 octets, all-day events that do not block time. */
export function toICalendar({ name, stamp, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ink and Starlight//Almanac//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(event => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function eventLines({ uid, date, days = 1, summary, description }: CalendarEvent, stamp: Millis): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatStamp(stamp)}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    // the end is the day after the last
    `DTEND;VALUE=DATE:${compact(addDays(date, days))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (date: CivilDate): string => formatCivilDate(date).replaceAll('-', '');

/** `20260621T093000Z`. */
function formatStamp(stamp: Millis): string {
  const seconds = Math.floor(stamp / 1000);
  const date = addDays({ year: 1970, month: 1, day: 1 }, Math.floor(seconds / 86_400));
  const clock = ((seconds % 86_400) + 86_400) % 86_400;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${compact(date)}T${two(clock / 3600)}${two((clock / 60) % 60)}${two(clock % 60)}Z`;
}

/** RFC 5545 3.3.11: backslash, semicolon, comma and line breaks are escaped. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 3.1: no line of more than 75 octets; a character is never cut in two. */
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
