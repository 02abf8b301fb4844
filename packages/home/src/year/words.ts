import {
  type AlmanacDay,
  type FestivalId,
  festivalInBrief,
  idsOf,
  lunarDayName,
  lunarMonthName,
  type Names,
} from '@app/almanac';
import { type Mountain, mountainName, oppositeMountain, PALACE_NAMES } from '@app/fengshui';
import type { CivilDate } from '@app/kernel';
import type { HomeFacing } from '../facing';
import type { SheetWords } from './wall';
import type { WheelWords } from './wheel';
import type { YearOfHome } from './yearOf';

type Language = Names['language'];

/** The sentences of a year in the reader's language, and its dates: `month` is June or 六月, `ofYear` Jun 21 or 6月21日. */
export interface YearSpeech {
  text(key: YearSentence, values?: Readonly<Record<string, string | number>>): string;
  day(language: Language, date: CivilDate, style: 'month' | 'ofYear'): string;
  /** One of our words in the reader's script. */
  write(text: string): string;
}

type YearSentence =
  | 'noon'
  | 'fiveYellow'
  | 'taiSui'
  | 'threeKillings'
  | 'sitting'
  | 'sheetTitle'
  | 'yearOf'
  | 'starCentre'
  | 'daylight'
  | 'span'
  | 'longest'
  | 'shortest'
  | 'fullMoons'
  | 'birthdays'
  | 'legendMoon'
  | 'legendSeal'
  | 'legendRed'
  | 'legendRedNoHolidays'
  | 'legendLunar'
  | 'legendPlace'
  | 'brand';

/** The place of a sheet, in words. */
export interface SheetPlace {
  readonly name: string;
  /** Degrees north. */
  readonly latitude: number;
  readonly facing: HomeFacing;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({ year: 2000, month: index + 1, day: 1 }));
const SIGNS = '一二三四五六七八九';
/** Festivals with a seal on the sheet. */
const FEASTS: readonly FestivalId[] = [
  ...([
    'lunar-new-years-eve',
    'spring-festival',
    'lantern-festival',
    'dragon-head',
    'tomb-sweeping',
  ] as const),
  ...(['dragon-boat', 'qixi', 'ghost-festival', 'mid-autumn', 'double-ninth', 'laba'] as const),
];

/**
 * A duration in words: 14:06 would be read as a time of day.
 *
 * @example
 * spanText(speech, 846); // '14 h 6 min'
 */
export const spanText = ({ text }: Pick<YearSpeech, 'text'>, minutes: number): string =>
  text('span', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });

export function wheelWords(speech: YearSpeech, names: Names): WheelWords {
  const { language } = names;
  return {
    months: MONTHS.map(month => {
      const name = speech.day(language, month, 'month');
      return language === 'zh' ? name.replace('月', '') : name.slice(0, 3);
    }),
    noon: speech.text('noon'),
    term: id => names.solarTerm[id],
    festival: id => festivalInBrief(id, names),
    star: star => (language === 'zh' ? (SIGNS[star - 1] ?? '') : String(star)),
  };
}

/** The name of a star in common use: 九紫, 9 Purple. */
export const starName = (names: Names, star: number): string => {
  const id = idsOf('nineStar')[star - 1];
  const name = id ? names.nineStar[id] : '';
  return names.language === 'zh' ? name.slice(0, 2) : name.replace(/ \(.*/, '');
};

/** The year's places by side, line by line. */
function yearLines(speech: YearSpeech, { language }: Names, { places }: YearOfHome) {
  const palace = (id: keyof typeof PALACE_NAMES) => speech.write(PALACE_NAMES[id][language]);
  return [
    speech.text('fiveYellow', { palace: palace(places.fiveYellow) }),
    speech.text('taiSui', {
      at: mountainName(places.taiSui, language),
      across: mountainName(places.suiPo, language),
    }),
    speech.text('threeKillings', { palace: palace(places.threeKillings.direction) }),
  ];
}

export function sheetWords(
  speech: YearSpeech,
  names: Names,
  { name, latitude, facing }: SheetPlace,
  year: YearOfHome,
): SheetWords {
  const { language } = names;
  const isZh = language === 'zh';
  const wheel = wheelWords(speech, names);
  const date = (day: CivilDate) => (isZh ? `${day.month}.${day.day}` : speech.day(language, day, 'ofYear'));
  const sun = ({ date: day, minutes }: YearOfHome['longest']) =>
    `${date(day)} · ${spanText(speech, minutes)}`;
  const [faces] = facing.isMeasured && facing.mayFace.length === 1 ? facing.mayFace : [];
  const sits = faces && oppositeMountain(faces);
  const sitting = faces && sits ? speech.text('sitting', { sits: signOf(sits), faces: signOf(faces) }) : '';
  const pillar = names.pillar[year.pillar];
  const place = nameIn(language, name);
  const hasHolidays = year.days[0]?.dayOff.status !== 'no-data';
  return {
    ...wheel,
    fullMonths: MONTHS.map(month => speech.day(language, month, 'month')),
    otherMonths: MONTHS.map(month => speech.day(isZh ? 'en' : 'zh', month, 'month')),
    title: isZh ? speech.text('sheetTitle', { pillar }) : String(year.year),
    subtitle: isZh
      ? [sitting, place].filter(Boolean).join('　')
      : [`${speech.text('yearOf', { animal: names.zodiac[year.zodiac] })} · ${pillar}`, place, sitting]
          .filter(Boolean)
          .join('\n'),
    isUpright: isZh,
    number: String(year.year),
    weekdays: idsOf('weekday').map((_, i) => {
      const id = idsOf('weekday')[(i + 1) % 7];
      const weekday = id ? names.weekday[id] : '';
      return isZh ? weekday.slice(-1) : weekday.slice(0, 3);
    }),
    under: day => (isZh ? underZh(day, names) : underEn(day)),
    listed: days => (isZh ? [] : inLines(days.flatMap(day => happenings(day, names)))),
    stars: {
      head: speech.text('starCentre', { star: starName(names, year.stars.C) }),
      lines: yearLines(speech, names, year),
    },
    sun: {
      head: speech.text('daylight'),
      lines: [
        `${speech.text('longest')}  ${sun(year.longest)}`,
        `${speech.text('shortest')}  ${sun(year.shortest)}`,
        speech.text('fullMoons', { count: year.moons.filter(({ phase }) => phase === 'fullMoon').length }),
      ],
    },
    birthdays: speech.text('birthdays'),
    date,
    legend: [
      { sign: 'full-moon', text: speech.text('legendMoon') },
      ...(year.stored.some(({ day }) => day.kind === 'birthday')
        ? [{ sign: 'seal' as const, text: speech.text('legendSeal') }]
        : []),
      { sign: 'words', text: speech.text(hasHolidays ? 'legendRed' : 'legendRedNoHolidays') },
      { sign: 'words', text: speech.text('legendLunar') },
      {
        sign: 'words',
        text: speech.text('legendPlace', {
          place: place || name,
          latitude: speech.write(latitudeText(language, latitude)),
        }),
      },
    ],
    brand: speech.text('brand'),
  };
}

/** Of a place named in both languages, such as 杭州 Hangzhou, the part in this one; Chinese runs down the edge. */
function nameIn(language: Language, name: string): string {
  const han = name.replace(/[^\p{Script=Han}、，]/gu, '');
  if (language === 'zh') return han;
  return name.replace(/[\p{Script=Han}、，]+/gu, ' ').trim() || name;
}

const signOf = ({ zh }: Mountain): string => zh;

const latitudeText = (language: Language, latitude: number): string => {
  const degrees = `${Math.abs(latitude).toFixed(1)}°`;
  if (language === 'en') return `${degrees} ${latitude < 0 ? 'S' : 'N'}`;
  return `${latitude < 0 ? '南' : '北'}纬 ${degrees}`;
};

function underZh(day: AlmanacDay, names: Names): ReturnType<SheetWords['under']> {
  const feast = day.festivals.find(id => FEASTS.includes(id));
  if (feast) {
    // 元宵 is a word of its own.
    return { text: names.festival[feast].replace(/(?<=..)[节節]$/, ''), look: 'feast' };
  }
  const term = day.solarTerm.today;
  if (term) return { text: names.solarTerm[term], look: 'fine-term' };
  if (day.lunar.day === 1) return { text: lunarMonthName(day.lunar, names), look: 'fine-first' };
  return { text: lunarDayName(day.lunar, names), look: 'fine' };
}

/** `7`, and `moon 6` where the sixth month begins, `leap 6` if it is a leap month: `6/1` would be read as a day of June. */
function underEn({ lunar, solarTerm, festivals }: AlmanacDay): ReturnType<SheetWords['under']> {
  const text = lunar.day === 1 ? `${lunar.isLeap ? 'leap' : 'moon'} ${lunar.month}` : String(lunar.day);
  if (festivals.some(id => FEASTS.includes(id))) return { text, look: 'feast' };
  return { text, look: solarTerm.today ? 'fine-term' : lunar.day === 1 ? 'fine-first' : 'fine' };
}

const happenings = ({ date, solarTerm, festivals }: AlmanacDay, names: Names): readonly string[] => {
  const feasts = festivals.filter(id => FEASTS.includes(id)).map(id => festivalInBrief(id, names));
  const all = [...(solarTerm.today ? [names.solarTerm[solarTerm.today]] : []), ...feasts];
  return all.length > 0 ? [`${date.day} ${all.join(', ')}`] : [];
};

/** Letters per line within the width of a month on the sheet. */
const LINE = 58;

function inLines(items: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= LINE)
      lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(item);
  }
  return lines;
}
