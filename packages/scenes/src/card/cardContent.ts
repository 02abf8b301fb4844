import {
  type ActivityId,
  type AlmanacDay,
  formatLunarDate,
  formatLunarYear,
  type Names,
  type PillarId,
  zh,
} from '@app/almanac';
import { formatDay, type Language } from '@app/i18n';
import type { TFunction } from 'i18next';

/** The words of a card, in their order on it. */
export interface CardContent {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
  readonly lunarDate: string;
  readonly lunarYear: string;
  /** The solar term that begins and the festivals; most days have none. */
  readonly occasions: readonly string[];
  readonly pillars: readonly CardPillar[];
  readonly lists: readonly CardList[];
  /** The maker. */
  readonly maker: string;
}

export interface CardPillar {
  readonly title: string;
  /** Two Han characters. */
  readonly glyphs: string;
  /** Their pronunciation; absent if the glyphs are read anyway. */
  readonly reading?: string;
}

export interface CardList {
  readonly tone: 'good' | 'bad';
  /** The Han character of the round seal: 宜 or 忌. */
  readonly glyph: string;
  /** Its translation; absent if the glyph is read anyway. */
  readonly title?: string;
  /** Never empty: a list without activities says so. */
  readonly words: readonly string[];
}

export function cardContent(
  t: TFunction<'visualization'>,
  language: Language,
  day: AlmanacDay,
  names: Names,
  maker: string,
): CardContent {
  const { date, solarTerm } = day;
  const pillar = (title: string, id: PillarId): CardPillar => ({
    title,
    glyphs: zh.pillar[id],
    ...(language === 'zh' ? {} : { reading: names.pillar[id] }),
  });
  const list = (tone: CardList['tone'], phrase: 'yi' | 'ji', ids: readonly ActivityId[]): CardList => ({
    tone,
    glyph: zh.phrase[phrase],
    ...(language === 'zh' ? {} : { title: names.phrase[phrase] }),
    words: ids.length > 0 ? ids.map(id => names.activity[id]) : [names.phrase.none],
  });
  return {
    year: String(date.year),
    month: formatDay(language, date, 'month'),
    day: String(date.day),
    weekday: names.weekday[day.weekday],
    lunarDate: formatLunarDate(day.lunar, names),
    lunarYear: formatLunarYear(day.lunarYearPillar, day.zodiac, names),
    occasions: [
      ...(solarTerm.today ? [names.solarTerm[solarTerm.today]] : []),
      ...day.festivals.map(id => names.festival[id]),
    ],
    pillars: [
      pillar(t('almanac.pillarYear'), day.yearPillar),
      pillar(t('almanac.pillarMonth'), day.monthPillar),
      pillar(t('almanac.pillarDay'), day.dayPillar),
    ],
    lists: [list('good', 'yi', day.yi), list('bad', 'ji', day.ji)],
    maker,
  };
}

/** Every character of a card, for a font that loads by character. */
export const charactersOf = (content: CardContent): string => JSON.stringify(content);
