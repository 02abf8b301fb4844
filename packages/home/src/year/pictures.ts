import { type AlmanacDetail, getAlmanacDetail, type Names } from '@app/almanac';
import { addDays, type CivilDate, instantAt } from '@app/kernel';
import { type MoonPhase, moonPhase } from '@app/sky';
import { at, circle, line, monthWord, type Shape, word } from './drawing';
import type { YearOfHome } from './yearOf';

/** A day of a month's picture. */
export interface MonthDay {
  readonly date: CivilDate;
  readonly moon: MoonPhase;
  /** The spirit that traditionally rules the day, on the yellow road or the black. */
  readonly spirit: AlmanacDetail['spirit'];
}

/**
 * R497: the days of a month with their moon at noon and their road; empty outside 1900 to 2100.
 *
 * @example
 * monthDays({ year: 2026, month: 6, day: 1 }, 'Asia/Shanghai').length; // 30
 */
export function monthDays({ year, month }: CivilDate, zone: string): readonly MonthDay[] {
  const days: MonthDay[] = [];
  for (let date: CivilDate = { year, month, day: 1 }; date.month === month; date = addDays(date, 1)) {
    const detail = getAlmanacDetail(date);
    const noon = instantAt(date, { hour: 12, minute: 0 }, zone);
    if (!detail.ok || !noon.ok) return [];
    days.push({ date, moon: moonPhase(noon.value.instant), spirit: detail.value.spirit });
  }
  return days;
}

/** The chart of the sun: months to the right, hours upwards; beside it the analemma, degrees upwards. */
export const SUN_CHART = Object.freeze({ width: 1000, height: 300, year: 540, analemma: 790 } as const);
const TOP = 16;
const FOOT = 270;
const LEFT = 40;
/** Minutes of the clock to the left and right of noon reserved for the figure, and their width in the drawing. */
const MINUTE_WIDTH = 4.2;

/** R497: the vertical position of a minute of the day in the chart. */
export const hourHeight = (minute: number): number => FOOT - ((FOOT - TOP) * minute) / 1440;
/** R497: the vertical position of an altitude of the sun, degrees, with the horizon at the bottom of the day. */
export const altitudeHeight = (degrees: number): number => FOOT - ((FOOT - TOP) * degrees) / 90;

/**
 * R497: the sun over a home through a year: rise, highest point and set, and its figure at mean noon, the analemma: to
 * the left if it is behind the clock, at its altitude.
 */
export function sunPicture(year: YearOfHome, names: Names, months: readonly string[]): readonly Shape[] {
  const { light, days, terms } = year;
  const x = (day: number) => LEFT + ((SUN_CHART.year - LEFT) * day) / days.length;
  const edge = (minuteOf: (day: (typeof light)[number]) => number) =>
    light.map((day, i) => at({ x: x(i + 0.5), y: hourHeight(minuteOf(day)) }));
  const figure = light.map(({ noon, altitude }) => ({
    x: SUN_CHART.analemma + (720 - noon) * MINUTE_WIDTH,
    y: altitudeHeight(Math.max(0, altitude)),
  }));
  const box = (left: number, right: number): string =>
    `M${at({ x: left, y: TOP })}L${at({ x: right, y: TOP })}L${at({ x: right, y: FOOT })}L${at({ x: left, y: FOOT })}Z`;
  return [
    { kind: 'path', look: 'night', d: box(LEFT, SUN_CHART.year) },
    {
      kind: 'path',
      look: 'day',
      d: `M${[...edge(({ set }) => set), ...edge(({ rise }) => rise).toReversed()].join('L')}Z`,
    },
    { kind: 'path', look: 'hour', d: `M${edge(({ noon }) => noon).join('L')}` },
    ...[6, 12, 18].map(hour =>
      word('fine', `${hour}:00`, { x: LEFT - 6, y: hourHeight(hour * 60) }, { size: 12, anchor: 'end' }),
    ),
    ...months.map((name, i) =>
      monthWord(i, name, { x: x((i + 0.5) * (days.length / 12)), y: FOOT + 14 }, 12),
    ),
    line('line-2', { x: SUN_CHART.analemma - 90, y: FOOT }, { x: SUN_CHART.analemma + 90, y: FOOT }),
    line('line-3', { x: SUN_CHART.analemma, y: TOP }, { x: SUN_CHART.analemma, y: FOOT }),
    ...[30, 60].map(degrees =>
      word(
        'fine',
        `${degrees}°`,
        { x: SUN_CHART.year + 46, y: altitudeHeight(degrees) },
        { size: 12, anchor: 'end' },
      ),
    ),
    { kind: 'path', look: 'analemma', d: `M${figure.map(at).join('L')}Z` },
    ...terms.flatMap(({ id, at: day }, i): readonly Shape[] => {
      const place = figure[Math.min(figure.length - 1, Math.floor(day))]!;
      if (i % 6 !== 5) return [circle('quarter', 2, place)];
      // The solstices have their names above and below the figure, the equinoxes beside it.
      const [dx, dy] = [
        [-11, 0],
        [0, -15],
        [11, 0],
        [0, 16],
      ][Math.floor(i / 6)]!;
      const anchor = dx! < 0 ? 'end' : dx! > 0 ? 'start' : 'middle';
      const beside = { x: place.x + dx!, y: place.y + dy! };
      return [
        circle('road-yellow', 4, place),
        word('fine', names.solarTerm[id], beside, { size: 12, anchor }),
      ];
    }),
  ];
}
