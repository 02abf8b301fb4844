import { formatClockTime, parseClockTime } from '@app/validation';
import { withoutDates } from './dates';

/** The time of day in a text, as `21:30`, or the words for an ambiguous one. */
export type StatedTime =
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'unclear'; readonly words: string };

/** Parts of the day by the word that `parseClockTime` knows for them, the longer words first. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/拂晓|黎明|凌晨|清|早|上午|午前|morning|a\.?m/, '上午'],
  [/半夜|午夜|晚|夜|evening|night/, '晚上'],
  [/中午|正午|晌午/, '中午'],
  [/下午|午后|傍晚|黄昏|afternoon|p\.?m/, '下午'],
];
const PART_ZH =
  '凌晨|拂晓|黎明|大?清早|清晨|早晨|早上|上午|午前|中午|正午|晌午|下午|午后|傍晚|黄昏|晚上|晚间|夜晚|夜里|夜间|深夜|半夜|午夜|夜|早|晚';
const PART_EN = '(?:in the |this |at )?(?:early |late )?(?:morning|afternoon|evening|night)|tonight';
const HALF_EN = '[ap]\\.?m\\b\\.?';
const BETWEEN = ',? ?(?:的|大概|大约|差不多|约|at |around |about )?';

const COUNT = '(?:\\d{1,2}|[〇零一二两三四五六七八九十廿]{1,3})';
/** 五 of 三点五行 is not a minute: without 分 it has two figures. */
const MINUTES = `半|[一二三123]刻|${COUNT}分|[二三四五]?十[一二三四五六七八九]?|[〇零][一二三四五六七八九]|\\d{2}`;
const MARKED = new RegExp(
  `(?:(${PART_ZH}|${PART_EN})${BETWEEN})?(?<![\\d.:])(\\d{1,2}[:.∶]\\d{2}(?::\\d{2})?(?![\\d.])|\\d{1,2} ?o'? ?clock|${COUNT} ?[点时](?:${MINUTES})?)(?: ?(${PART_EN}|${HALF_EN}))?`,
);
/** A bare number, which a word for the part of the day makes a time. */
const BARE = new RegExp(
  `(?<![\\d.:])(\\d{1,2}|\\d{3,4}(?= ?[ap]\\.?m)) ?(${PART_EN}|${HALF_EN})|(${PART_EN}),? at (\\d{1,2})(?![\\d:.])`,
);
/** A moment without figures: noon is unique, midnight belongs to two days, and a double hour has two hours. */
const NOON = /\b(?:noon|midday)\b|正午/;
const NO_MOMENT = /\bmidnight\b|午夜|[子丑寅卯辰巳午未申酉戌亥]时(?!辰|柱)/;

/** The time of day in a question, ignoring its days. `text` is normalised. */
export function parseTime(text: string): StatedTime | undefined {
  const plain = inFigures(withoutDates(text));
  const [marked, before, figures, after] = MARKED.exec(plain) ?? [];
  if (marked !== undefined && figures !== undefined && isTime(marked, figures, before ?? after)) {
    return statedTime(marked, figures, before, after);
  }
  const [bare, number, behind, ahead, other] = BARE.exec(plain) ?? [];
  if (bare !== undefined) return statedTime(bare, number ?? other ?? '', behind, ahead);
  const unclear = NO_MOMENT.exec(plain);
  if (unclear) return { kind: 'unclear', words: unclear[0] };
  return NOON.test(plain) ? { kind: 'time', time: '12:00' } : undefined;
}

/** A question without its time of day, and without its dates if it names a time. `text` is normalised. */
export const withoutClock = (text: string): string =>
  parseTime(text) === undefined
    ? text
    : [MARKED, BARE, NO_MOMENT, NOON].reduce(
        (rest, pattern) => rest.replace(pattern, ' '),
        inFigures(withoutDates(text)),
      );

/** 早一点 is sooner, and 12.25 may be a day. */
const isTime = (phrase: string, figures: string, part: string | undefined): boolean =>
  !/^[早晚]?一点$/.test(phrase) && (!figures.includes('.') || part !== undefined);

function statedTime(phrase: string, figures: string, ...parts: readonly (string | undefined)[]): StatedTime {
  const words = parts.flatMap(part => (part === undefined ? [] : partOf(part)));
  const [part = ''] = words;
  const isOne = words.every(word => word === part);
  const time = parseClockTime(`${part}${figures}`);
  return isOne && time.ok && time.value
    ? { kind: 'time', time: formatClockTime(time.value) }
    : { kind: 'unclear', words: phrase.trim() };
}

const partOf = (word: string): string => PARTS.find(([words]) => words.test(word))?.[1] ?? '';

const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const MINUTES_EN: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
};
/** "Half past eight", "twenty to nine". */
const PAST = new RegExp(
  `\\b(five|ten|quarter|twenty-five|twenty|half) (?:minutes )?(past|to) (${HOUR}|\\d{1,2})\\b`,
);
/** "Eight thirty". */
const THEN = new RegExp(`\\b(${HOUR}) (fifteen|twenty|thirty|forty-five|forty|fifty)\\b`);
const WHOLE = new RegExp(`\\b(${HOUR})(?= ?(?:o'? ?clock|${HALF_EN}|${PART_EN}))`);
const AT = new RegExp(`\\bat (${HOUR})\\b`);

/** English hours as figures: `8:30` for "half past eight". */
const inFigures = (text: string): string =>
  text
    .replace(PAST, (_, minutes: string, side: string, hour: string) => {
      const past = MINUTES_EN[minutes] ?? 0;
      // "Ten to one" belongs to the hour before: the clock shows 12:50.
      return side === 'past' ? figure(hourOf(hour), past) : figure(((hourOf(hour) + 10) % 12) + 1, 60 - past);
    })
    .replace(THEN, (_, hour: string, minutes: string) => figure(hourOf(hour), MINUTES_EN[minutes] ?? 0))
    .replace(WHOLE, (_, hour: string) => String(hourOf(hour)))
    .replace(AT, (_, hour: string) => `at ${hourOf(hour)}`);

const hourOf = (word: string): number => (HOURS.includes(word) ? HOURS.indexOf(word) + 1 : Number(word));
const figure = (hour: number, minutes: number): string => `${hour}:${String(minutes).padStart(2, '0')}`;
