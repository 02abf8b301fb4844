// The numbers of the almanac, read from tyme4ts: the contents of src/generated before packing.
import { God, LegalHoliday, LunarYear, Phase, SolarTerm, Taboo } from 'tyme4ts';

/** Lunar years whose months are packed: 1899 holds the first days of 1900, 2100 the last of the range. */
export const LUNAR_YEARS = { first: 1899, last: 2100 };
/** Solar terms packed: from the 22nd (minor snow) of 1899's cycle to the 3rd (start of spring) of 2101's. */
export const TERMS = { firstYear: 1899, firstIndex: 22, lastYear: 2101, lastIndex: 3 };
/** A new moon or term this close to midnight in China may be a day apart in another almanac. */
export const NEAR_MIDNIGHT_SECONDS = 180;

const dayOf = solarDay => Math.round(solarDay.getJulianDay().getDay() + 0.5);

/** Every lunar month: the Julian Day Number of its first day, its number, whether leap, its length, and its new moon. */
export function lunarMonths() {
  const months = [];
  for (let year = LUNAR_YEARS.first; year <= LUNAR_YEARS.last; year++) {
    for (const month of LunarYear.fromYear(year).getMonths()) {
      const newMoon = Phase.fromIndex(year, month.getMonthWithLeap(), 0).getSolarTime();
      months.push({
        year,
        month: month.getMonth(),
        isLeap: month.isLeap(),
        days: month.getDayCount(),
        firstDay: dayOf(month.getFirstJulianDay().getSolarDay()),
        newMoonSecond: secondOfDay(newMoon),
        newMoonDay: dayOf(newMoon.getSolarDay()),
      });
    }
  }
  return months;
}

const secondOfDay = time => time.getHour() * 3600 + time.getMinute() * 60 + time.getSecond();

/** Every solar term: cycle year, index (0 = winter solstice), published day, and the second of China's clock. */
export function solarTerms() {
  const terms = [];
  let term = SolarTerm.fromIndex(TERMS.firstYear, TERMS.firstIndex);
  while (term.getYear() < TERMS.lastYear || term.getIndex() <= TERMS.lastIndex) {
    const time = term.getJulianDay().getSolarTime();
    terms.push({
      year: term.getYear(),
      index: term.getIndex(),
      publishedDay: dayOf(term.getSolarDay()),
      instantDay: dayOf(time.getSolarDay()),
      instantSecond: secondOfDay(time),
    });
    term = term.next(1);
  }
  return terms;
}

/** The yi and ji of each month branch (or hour branch) and each day of the sixty: rows of indexes. */
export const dayTaboos = () => Taboo.dayTaboo.map(splitTaboos);
export const hourTaboos = () => Taboo.hourTaboo.map(splitTaboos);

const splitTaboos = row =>
  row.split(';', 60).map(cell => {
    const [yi = '', ji = ''] = cell.split(',');
    return { yi: hexPairs(yi), ji: hexPairs(ji) };
  });

/** The gods of each month branch (0 = zi) and each day of the sixty. */
export function dayGods() {
  return Array.from({ length: 12 }, (_, branch) => {
    const row = God.dayGods[(branch + 10) % 12];
    const cells = new Map(
      row
        .split(';')
        .filter(Boolean)
        .map(cell => [Number.parseInt(cell.slice(0, 2), 16), hexPairs(cell.slice(2))]),
    );
    return Array.from({ length: 60 }, (_, day) => cells.get(day) ?? []);
  });
}

const hexPairs = text => (text.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16));

/** The holiday records of the library, before correction: `[yyyymmdd, atWork, holiday index]`. */
export const libraryHolidays = () =>
  (LegalHoliday.DATA.match(/\d{10}[+-]\d{2}/g) ?? []).map(record => ({
    date: Number(record.slice(0, 8)),
    work: record[8] === '0',
    holiday: Number(record[9]),
  }));
