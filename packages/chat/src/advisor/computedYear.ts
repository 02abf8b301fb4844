import { type CivilDate, compareCivilDates, formatCivilDate } from '@app/kernel';
import type { ChatLanguage } from '../language';
import { type Computing, formatCard } from './compute';
import { parseYear } from './dates';

const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
];
const ANIMALS_ZH = '鼠牛虎兔龙蛇马羊猴鸡狗猪';
/** A year of the rat, from which the animals are counted. */
const RAT = 2020;

/** Asks for a year's sign, or the first day of an animal's year. */
const ASKS_YEAR =
  /是?什么年|属(?:什么|啥|相)|生肖|\bzodiac\b|chinese sign|(?:what|which) animal\b|(?:what|which) (?:chinese )?year\b/;
const BEGINS = /开始|哪天|哪一天|几号|什么时候|何时|哪年|哪一年|begin|start|\bwhen\b/;
const NAMED =
  /([鼠牛虎兔龙蛇马羊猴鸡狗猪])年|year of the (rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig|sheep|ram|hare|cock|boar)s?\b/;
const OTHER_NAMES: Readonly<Record<string, string>> = {
  sheep: 'goat',
  ram: 'goat',
  hare: 'rabbit',
  cock: 'rooster',
  boar: 'pig',
};

/** The animal of a year and its first day; undefined if no year is asked for. */
export function describeYear(
  text: string,
  { today, language, computing }: { today: CivilDate; language: ChatLanguage; computing: Computing },
): string | undefined {
  const year = ASKS_YEAR.test(text) ? parseYear(text, today) : undefined;
  const first = year === undefined ? nextOf(text, today, computing) : newYearOf(year, computing);
  if (!first) return undefined;
  const card = computing.card('almanac_day', { date: formatCivilDate(first) });
  const zodiac = computing.facts('almanac_day', { date: formatCivilDate(first) })?.['zodiac'];
  const [animal] = Object.keys((zodiac ?? {}) as object);
  const at = ANIMALS.indexOf(animal ?? '');
  if (!card || at < 0) return undefined;
  const line = {
    zh: `${first.year}年是${ANIMALS_ZH[at]}年，${formatCivilDate(first)}（正月初一）起。`,
    en: `${first.year} is the year of the ${capital(animal!)}; it begins on ${formatCivilDate(first)}.`,
  };
  return `${line[language]}\n\n${formatCard(card, language, 0)}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function newYearOf(year: number, computing: Computing): CivilDate | undefined {
  // The lunar year begins on 21 January at the earliest.
  return computing.calendar?.next({ month: 1, day: 1, isLeap: false }, { year, month: 1, day: 20 });
}

/** The next first day of a year of the animal that the text names. */
function nextOf(text: string, today: CivilDate, computing: Computing): CivilDate | undefined {
  const [, zh, en] = (BEGINS.test(text) && NAMED.exec(text)) || [];
  const at = zh ? ANIMALS_ZH.indexOf(zh) : ANIMALS.indexOf(OTHER_NAMES[en ?? ''] ?? en ?? '');
  if (at < 0) return undefined;
  for (let year = today.year; year <= today.year + ANIMALS.length; year += 1) {
    if ((((year - RAT - at) % ANIMALS.length) + ANIMALS.length) % ANIMALS.length !== 0) continue;
    const first = newYearOf(year, computing);
    if (first && compareCivilDates(first, today) >= 0) return first;
  }
  return undefined;
}

/** The time between sunrise and sunset, `10 h 34 min`; undefined if the sun does not rise and set. */
export function dayLength(sun: unknown): { readonly zh: string; readonly en: string } | undefined {
  const { rise, set } = (sun ?? {}) as { readonly rise?: string; readonly set?: string };
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (!rise || !set) return undefined;
  // If the clock's day ends before the sun sets, as in the far north, the night is the remainder.
  const lit = (minutes(set) - minutes(rise) + 1440) % 1440;
  const [h, min] = [Math.floor(lit / 60), lit % 60];
  return {
    zh: `从日出到日落约 ${h} 小时 ${min} 分。`,
    en: `From sunrise to sunset it is about ${h} h ${min} min.`,
  };
}
