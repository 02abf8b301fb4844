import { err, ok, type Result } from '@app/kernel';

/** A time of day on the wall: hour 0 to 23, minute 0 to 59, no zone. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

export type TimeError =
  | { readonly code: 'time/unreadable' }
  | { readonly code: 'time/hour-out-of-range' }
  | { readonly code: 'time/minute-out-of-range' };

/** The hours that a word for a part of the day leaves unchanged, and those it moves to the afternoon. */
type Part = 'morning' | 'noon' | 'afternoon' | 'evening';

const PARTS: Readonly<Record<Part, readonly string[]>> = {
  morning: ['am', 'a', 'inthemorning', ...words('凌晨 清晨 早晨 清早 早上 早 上午 午前')],
  noon: ['noon', '中午', '正午'],
  afternoon: ['pm', 'p', 'intheafternoon', ...words('下午 午后 傍晚')],
  evening: ['intheevening', 'atnight', 'tonight', ...words('晚上 晚间 夜晚 今晚 晚 夜里 夜间 深夜 半夜 夜')],
};
const PART_OF: ReadonlyMap<string, Part> = new Map(
  (Object.keys(PARTS) as Part[]).flatMap(part => PARTS[part].map(word => [word, part] as const)), // its own keys
);
/** Words that say no more than that it is a time. */
const FILLERS: ReadonlySet<string> = new Set([
  '',
  'at',
  'h',
  'hr',
  'hrs',
  'hours',
  'min',
  ...words('钟 整 正'),
]);

/** `8:30`, `8.30`, `20h30`, `8点30分`, `8点半`, `8点3刻`, `20h`, with words before and after. */
const SPOKEN =
  /^(\D*)(\d{1,2})(?:[点时](?:(半)|([123])刻)|[:.h点时](\d{1,2})(?:[:.分](\d{1,2})秒?|分)?|[点时h])?(\D*)$/u;
/** `2030`, as hospitals write. */
const COMPACT = /^(\D*)(\d{1,2})(\d{2})(\D*)$/;

/**
 * Reads a time of day as people type it: `21:40`, `9.40 pm`, `9 p.m.`, `20h30`, `2140`, `21时40分`, `下午8点半`,
 * `晚上八点三刻`, full-width digits too; seconds are left out. Undefined for a blank text. Without a word for the part of
 * the day hours go from 0 to 23. Midnight and the small hours of a "night" are refused: they may be of either day.
 */
export function parseClockTime(text: string): Result<ClockTime | undefined, TimeError> {
  if (typeof text !== 'string') return err({ code: 'time/unreadable' });
  const typed = normalise(text);
  if (typed === '') return ok(undefined);
  if (PART_OF.get(typed) === 'noon' && typed !== '中午') return ok({ hour: 12, minute: 0 });
  const shown = readSpoken(typed) ?? readCompact(typed);
  if (!shown) return err({ code: 'time/unreadable' });
  if (shown.hour > 23) return err({ code: 'time/hour-out-of-range' });
  if (shown.minute > 59) return err({ code: 'time/minute-out-of-range' });
  const hour = hourIn(shown.part, shown.hour);
  return hour === undefined ? err({ code: 'time/unreadable' }) : ok({ hour, minute: shown.minute });
}

/** The typed time, before the part of the day is applied. */
interface Shown extends ClockTime {
  readonly part: Part | undefined;
}

function readSpoken(typed: string): Shown | undefined {
  const match = SPOKEN.exec(typed);
  const words = match && partIn(match[1] ?? '', match[7] ?? '');
  if (!match || !words) return undefined;
  const [, , hour, half, quarters, minute, second] = match;
  // A number by itself is not a time, unless a word makes it one.
  const isBare = minute === undefined && !half && !quarters && !/[点时h]/.test(typed);
  if ((isBare && !words.part) || Number(second ?? 0) > 59) return undefined;
  return {
    ...words,
    hour: Number(hour),
    minute: half ? 30 : Number(quarters ?? 0) * 15 + Number(minute ?? 0),
  };
}

function readCompact(typed: string): Shown | undefined {
  const match = COMPACT.exec(typed);
  const words = match && partIn(match[1] ?? '', match[4] ?? '');
  return match && words ? { ...words, hour: Number(match[2]), minute: Number(match[3]) } : undefined;
}

/** The part of the day that the words around the figures name; undefined when they say something else. */
function partIn(before: string, after: string): { readonly part: Part | undefined } | undefined {
  const parts = [before, after].filter(word => !FILLERS.has(word)).map(word => PART_OF.get(word));
  const [part, other] = parts;
  return parts.includes(undefined) || (other && other !== part) ? undefined : { part };
}

/** The hour from 0 to 23; undefined where word and hour do not go together. */
function hourIn(part: Part | undefined, hour: number): number | undefined {
  switch (part) {
    case undefined:
      return hour;
    case 'morning':
      return hour <= 12 ? hour % 12 : undefined;
    case 'noon':
      if (hour <= 2) return hour > 0 ? hour + 12 : undefined;
      return hour >= 10 && hour <= 14 ? hour : undefined;
    case 'afternoon':
      if (hour === 0) return undefined;
      return hour < 12 ? hour + 12 : hour;
    case 'evening':
      if (hour >= 5 && hour < 12) return hour + 12;
      return hour >= 17 ? hour : undefined;
  }
}

/** `09:05`. */
export const formatClockTime = ({ hour, minute }: ClockTime): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Without blanks, in small letters, plain digits and simplified characters. */
const normalise = (text: string): string =>
  // NFKC turns the full-width digits and colon of a Chinese keyboard into the plain ones.
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[∶點時鐘後兩]/g, character => PLAIN[character] ?? character)
    .replace(/o['’]?clock/, '点')
    .replace(/([ap])\.?m\.?/, '$1m')
    .replace(/[〇零一二两三四五六七八九十廿]+/g, figuresOf);

const PLAIN: Readonly<Record<string, string>> = {
  '∶': ':',
  點: '点',
  時: '时',
  鐘: '钟',
  後: '后',
  兩: '两',
};
const FIGURES = '〇一二三四五六七八九';
const TENS = /^([一二三四五]?)十([一二三四五六七八九]?)$/;

/** `20` for 二十 and 二〇, `05` for 零五. */
function figuresOf(run: string): string {
  const plain = run.replace(/零/g, '〇').replace(/两/g, '二').replace('廿', '二十');
  const tens = TENS.exec(plain);
  const figures = tens ? `${tens[1] || '一'}${tens[2] || '〇'}` : plain;
  return [...figures].map(figure => (FIGURES.includes(figure) ? FIGURES.indexOf(figure) : figure)).join('');
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
