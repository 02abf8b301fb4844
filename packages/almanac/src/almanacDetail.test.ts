import { fromJulianDayNumber, toJulianDayNumber } from '@app/kernel';
import { LunarSect2EightCharProvider, SolarDay, SolarTime } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import corrections from '../data/corrections.json';
import { getAlmanacDay } from './almanacDay';
import { almanacDetailAt, getAlmanacDetail } from './almanacDetail';
import { formatFetus } from './format';
import { zh } from './names';
import { spellOf } from './seasonDays';
import { day, must } from './testing/days';
import type { AlmanacDetail } from './types';

const FIRST = toJulianDayNumber({ year: 1900, month: 1, day: 1 });
const LAST = toJulianDayNumber({ year: 2100, month: 12, day: 31 });
const names = (list: readonly { getName(): string }[]) => list.map(item => item.getName());

/** The days of the season in Chinese, in one line each. */
function seasonOf({
  spell,
  dogDays,
  nineDays,
  plumRain,
  sixStar,
}: AlmanacDetail): readonly (string | null)[] {
  return [
    `${zh.phenology[spell.id]}第${spell.day}天`,
    dogDays && `${zh.dogDay[dogDays.id]}第${dogDays.day}天`,
    nineDays && `${zh.nineDays[nineDays.id]}第${nineDays.day}天`,
    plumRain &&
      (plumRain.id === 'plum-rain-ends' ? '出梅' : `${zh.plumRain[plumRain.id]}第${plumRain.day}天`),
    zh.sixStar[sixStar],
  ];
}

const theirSeason = (day: SolarDay): readonly (string | null)[] => [
  day.getPhenologyDay().toString(),
  day.getDogDay()?.toString() ?? null,
  day.getNineDay()?.toString() ?? null,
  day.getPlumRainDay()?.toString() ?? null,
  day.getLunarDay().getSixStar().getName(),
];

/** The corrections of data/corrections.json: these gods follow the library's terms, not its table of gods. */
function eveOf(day: SolarDay): string[] {
  const tomorrow = day.next(1).getTermDay();
  if (tomorrow.getDayIndex() > 0) return [];
  const name = tomorrow.getSolarTerm().getName();
  return /^[春秋]分|[夏冬]至$/.test(name) ? ['四离凶'] : name.startsWith('立') ? ['四绝凶'] : [];
}

describe('the traditional layers, against tyme4ts 1.5.2', () => {
  // 29 days a step: prime to 60 and 12, so every pillar meets every month, 2532 days in all.
  it('agree on days of 1900 to 2100', () => {
    // This step visits every part of a month and of a year, and every day pillar.
    for (let jdn = FIRST; jdn <= LAST; jdn += WHOLE ? 29 : 97) {
      const { year, month, day } = fromJulianDayNumber(jdn);
      const ours = almanacDetailAt(jdn, {});
      const theirs = SolarDay.fromYmd(year, month, day);
      // The library dates major cold 1979 a day early (data/corrections.json), and so the spells of that term.
      const isMoved = year === 1979 && ours.solarTerm.current.id === 'major-cold';
      const cycle = theirs.getSixtyCycleDay();
      const pillar = cycle.getSixtyCycle();
      const stem = pillar.getHeavenStem();
      const branch = pillar.getEarthBranch();
      expect({
        duty: zh.duty[ours.duty],
        spirit: [zh.daySpirit[ours.spirit.id], zh.road[ours.spirit.road], zh.luck[ours.spirit.luck]],
        mansion: [zh.mansion[ours.mansion.id], zh.luck[ours.mansion.luck]],
        nineStar: zh.nineStar[ours.nineStar],
        gods: ours.gods.map(god => zh.god[god.id] + zh.luck[god.luck]),
        nayin: zh.nayin[ours.nayin],
        clash: [zh.branch[ours.clash.branch], zh.direction[ours.clash.bane]],
        fetus: formatFetus(ours.fetus, zh),
        directions: [
          ours.directions.joy,
          ours.directions.fortune,
          ours.directions.wealth,
          ours.directions.nobleByDay,
          ours.directions.nobleByNight,
        ].map(id => zh.direction[id]),
        pengZu: [zh.pengZuStem[ours.pengZu.stem], zh.pengZuBranch[ours.pengZu.branch]],
        season: isMoved ? [] : seasonOf(ours),
      }).toEqual({
        duty: cycle.getDuty().getName(),
        spirit: [
          cycle.getTwelveStar().getName(),
          cycle.getTwelveStar().getEcliptic().getName(),
          cycle.getTwelveStar().getEcliptic().getLuck().getName(),
        ],
        mansion: [cycle.getTwentyEightStar().getName(), cycle.getTwentyEightStar().getLuck().getName()],
        nineStar: cycle.getNineStar().toString(),
        gods: [
          ...cycle
            .getGods()
            .flatMap(god => (god.getName() === '四离' ? [] : [god.getName() + god.getLuck().getName()])),
          ...eveOf(theirs),
        ],
        nayin: pillar.getSound().getName(),
        clash: [branch.getOpposite().getName(), branch.getOminous().getName()],
        fetus: cycle.getFetusDay().getName(),
        directions: [
          stem.getJoyDirection(),
          stem.getMascotDirection(),
          stem.getWealthDirection(),
          stem.getYangDirection(),
          stem.getYinDirection(),
        ].map(direction => direction.getName()),
        pengZu: [stem.getPengZuHeavenStem().getName(), branch.getPengZuEarthBranch().getName()],
        season: isMoved ? [] : theirSeason(theirs),
      });
    }
  });

  it('[R271] spells, dog days, nines, plum rains and six stars agree on every day of a year of each century', () => {
    for (let year = 1900; year <= 2100; year += WHOLE ? 25 : 100) {
      const start = toJulianDayNumber({ year, month: 1, day: 1 });
      const end = Math.min(LAST, start + 365);
      for (let jdn = start; jdn <= end; jdn++) {
        const { year: y, month, day } = fromJulianDayNumber(jdn);
        const ours = seasonOf(almanacDetailAt(jdn, {}));
        expect([y, month, day, ...ours]).toEqual([
          y,
          month,
          day,
          ...theirSeason(SolarDay.fromYmd(y, month, day)),
        ]);
      }
    }
  }, 60_000);

  // 小雪 is 2026-11-22, 大雪 2026-12-07 (Hong Kong Observatory); the spells of 月令七十二候集解.
  it.each([
    ['2026-11-21', 'pheasants-vanish-and-great-clams-appear', 5],
    ['2026-11-22', 'rainbows-hide', 1],
    ['2026-11-26', 'rainbows-hide', 5],
    ['2026-11-27', 'heaven-rises-and-earth-sinks-apart', 1],
    ['2026-12-06', 'all-is-closed-and-it-is-winter', 5],
    ['2026-12-07', 'the-flying-squirrel-falls-silent', 1],
  ])('[R887] the spell of %s is %s, day %d', (text, id, count) => {
    expect(spellOf(must(getAlmanacDay(day(text))))).toEqual({ id, day: count });
  });

  it('[R271] the spells, days and seasons of 2026 are as printed', () => {
    // China Meteorological Administration and calendars of 2026: dog days 07-15, 07-25, 08-14 to 08-23 (40 days);
    // nines from 2025-12-21 (the solstice); plum rains from 06-08 to 07-09 by the almanac's rule.
    const on = (text: string) => almanacDetailAt(toJulianDayNumber(day(text)), {});
    expect([on('2026-07-14').dogDays, on('2026-07-15').dogDays]).toEqual([
      null,
      { id: 'first-dog-days', day: 1 },
    ]);
    expect(on('2026-07-25').dogDays).toEqual({ id: 'middle-dog-days', day: 1 });
    expect(on('2026-08-14').dogDays).toEqual({ id: 'last-dog-days', day: 1 });
    expect([on('2026-08-23').dogDays?.day, on('2026-08-24').dogDays]).toEqual([10, null]);
    expect([on('2025-12-20').nineDays, on('2025-12-21').nineDays?.day]).toEqual([null, 1]);
    expect(on('2026-01-01').nineDays).toEqual({ id: 'second-nine', day: 3 });
  });

  // Terms as printed: 2026-02-04, 03-20, 05-05, 06-21, 08-07, 09-23, 11-07, 12-22.
  it.each([
    ['2026-02-03', 'four-endings'],
    ['2026-03-19', 'four-farewells'],
    ['2026-05-04', 'four-endings'],
    ['2026-06-20', 'four-farewells'],
    ['2026-08-06', 'four-endings'],
    ['2026-09-22', 'four-farewells'],
    ['2026-11-06', 'four-endings'],
    ['2026-12-21', 'four-farewells'],
  ])('%s is an eve of the seasons: %s', (text, god) => {
    const jdn = toJulianDayNumber(day(text));
    const eves = [-1, 0, 1].map(by =>
      almanacDetailAt(jdn + by, {})
        .gods.filter(({ id }) => id === 'four-farewells' || id === 'four-endings')
        .map(({ id, luck }) => `${id} ${luck}`),
    );
    expect(eves).toEqual([[], [`${god} unlucky`], []]);
  });

  it('differences from the library are listed, each with its source', () => {
    expect(corrections.gods.map(row => row.god)).toEqual(['four-farewells', 'four-endings']);
    expect(corrections.gods.every(row => row.source.length > 0)).toBe(true);
  });

  it('[A25] the double hours agree in both schools of the zi hour', () => {
    for (let jdn = FIRST; jdn <= LAST; jdn += 1231) {
      const { year, month, day } = fromJulianDayNumber(jdn);
      for (const ziSchool of ['late-zi', 'midnight'] as const) {
        const { hours } = almanacDetailAt(jdn, { ziSchool });
        expect(hours).toHaveLength(13);
        for (const hour of hours) {
          const time = SolarTime.fromYmdHms(year, month, day, hour.from, 30, 0);
          const lunar = time.getLunarHour();
          const eight =
            ziSchool === 'late-zi'
              ? lunar.getEightChar()
              : new LunarSect2EightCharProvider().getEightChar(lunar);
          expect([zh.pillar[hour.pillar], zh.pillar[hour.dayPillar]]).toEqual([
            eight.getHour().getName(),
            eight.getDay().getName(),
          ]);
          if (ziSchool === 'midnight') continue;
          const cycle = time.getSixtyCycleHour();
          expect([hour.yi.map(id => zh.activity[id]), hour.ji.map(id => zh.activity[id])]).toEqual([
            names(cycle.getRecommends()),
            names(cycle.getAvoids()),
          ]);
          expect(zh.daySpirit[hour.spirit]).toBe(cycle.getTwelveStar().getName());
        }
      }
    }
  });
});

describe('the full record', () => {
  const detail = getAlmanacDetail({ year: 2026, month: 2, day: 10 });
  if (!detail.ok) throw new Error(detail.error.code);

  it('[A26, A41] names both conventions of the year between start of spring and lunar new year', () => {
    const { zodiac, zodiacEmoji, zodiacBySpring, lunarYearPillar, yearPillar } = detail.value;
    expect([zodiac, zodiacEmoji, lunarYearPillar]).toEqual(['snake', '🐍', 'yi-si']);
    expect([zodiacBySpring, yearPillar]).toEqual(['horse', 'bing-wu']);
  });

  it('is plain frozen data', () => {
    expect(JSON.parse(JSON.stringify(detail.value))).toStrictEqual(detail.value);
    const open: string[] = [];
    const visit = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) open.push(path);
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
    };
    visit(detail.value, 'day');
    expect(open).toEqual([]);
  });
});
