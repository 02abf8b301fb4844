import { Solar } from 'lunar-typescript';
import {
  ChildLimit,
  EarthBranch,
  Gender,
  HeavenStem,
  HideHeavenStemType,
  SixtyCycle,
  SolarTime,
} from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import type { Birth } from './birth';
import { getBirthPillars } from './birth';
import { type BirthChart, getBirthChart, getLuckCycles } from './birthChart';
import { zh } from './names';
import { day, must, mustFail } from './testing/days';
import births from './testing/fixtures/births.json';
import { PILLARS, type PillarId } from './vocabulary';

const PLACES = ['year', 'month', 'day', 'hour'] as const;

/** A birth in China standard time without summer time, as both libraries read it. */
const inChina = (text: string) => {
  const [date = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return { date: day(date), time: { hour, minute, second }, zone: 'Etc/GMT-8' } satisfies Birth;
};
const numbers = ({ date, time }: ReturnType<typeof inChina>) =>
  [date.year, date.month, date.day, time.hour, time.minute, time.second] as const;
const chartOf = (birth: Birth) => must(getBirthChart(must(getBirthPillars(birth))));
const one = (chart: BirthChart, place: (typeof PLACES)[number]) => chart.places[place][0]!;
const word = (id: PillarId | null) => (id === null ? null : zh.pillar[id]);

describe('[R266] the layers of a chart', () => {
  it('of 1990-05-01 08:30 match the worked example', () => {
    // Both libraries agree on it: tyme4ts 1.5.2 and lunar-typescript 1.8.6.
    const chart = chartOf(inChina('1990-05-01 08:30'));
    const all = PLACES.map(place => one(chart, place));
    expect(all.map(({ pillar }) => word(pillar)).join(' ')).toBe('庚午 庚辰 丙寅 壬辰');
    expect(all.map(({ stem }) => stem.tenGod && zh.tenGod[stem.tenGod])).toEqual([
      '偏财',
      '偏财',
      null,
      '七杀',
    ]);
    const hidden = all.map(({ branch }) => branch.hidden.map(({ id }) => zh.stem[id]).join(''));
    expect(hidden).toEqual(['丁己', '戊乙癸', '甲丙戊', '戊乙癸']);
    expect([word(chart.conception), word(chart.lifePalace)]).toEqual(['辛未', '乙酉']);
    expect(chart.voidBranches.map(id => zh.branch[id])).toEqual(['戌', '亥']);
  });

  it('hidden stems, ten gods, stages, void and sounds agree with tyme4ts for every day stem and every pillar', () => {
    const types = [HideHeavenStemType.MAIN, HideHeavenStemType.MIDDLE, HideHeavenStemType.RESIDUAL];
    for (const [d, dayId] of PILLARS.entries()) {
      for (const [o, otherId] of PILLARS.entries()) {
        // Ten days cover every day stem; the others differ only in their void branches.
        if (d >= 10 && o !== (d * 7) % 60) continue;
        const pillars = { year: [otherId], month: [], day: [dayId], hour: [] };
        const chart = must(getBirthChart({ pillars }));
        const ours = one(chart, 'year');
        const dayStem = HeavenStem.fromIndex(d % 10);
        const cycle = SixtyCycle.fromIndex(o);
        const branch = EarthBranch.fromIndex(o % 12);
        const stems = branch.getHideHeavenStems();
        const theirs = {
          god: dayStem.getTenStar(cycle.getHeavenStem()).getName(),
          hidden: types.flatMap(type =>
            stems.filter(each => each.getType() === type).map(each => each.getName()),
          ),
          gods: types.flatMap(type =>
            stems
              .filter(each => each.getType() === type)
              .map(each => dayStem.getTenStar(each.getHeavenStem()).getName()),
          ),
          stage: dayStem.getTerrain(branch).getName(),
          own: cycle.getHeavenStem().getTerrain(branch).getName(),
          sound: cycle.getSound().getName(),
          void: SixtyCycle.fromIndex(d)
            .getExtraEarthBranches()
            .map(each => each.getName()),
          element: branch.getElement().getName(),
        };
        expect({
          god: zh.tenGod[ours.stem.tenGod!],
          hidden: ours.branch.hidden.map(({ id }) => zh.stem[id]),
          gods: ours.branch.hidden.map(({ tenGod }) => zh.tenGod[tenGod!]),
          stage: zh.lifeStage[ours.stage],
          own: zh.lifeStage[ours.ownStage],
          sound: zh.nayin[ours.nayin],
          void: chart.voidBranches.map(id => zh.branch[id]),
          element: zh.element[ours.branch.element],
        }).toEqual(theirs);
        expect(ours.isVoid).toBe(theirs.void.includes(branch.getName()));
      }
    }
  });

  it('conception and life palace agree with both libraries', () => {
    for (const { china } of births) {
      const birth = inChina(china);
      const chart = chartOf(birth);
      const tyme = SolarTime.fromYmdHms(...numbers(birth))
        .getLunarHour()
        .getEightChar();
      const other = Solar.fromYmdHms(...numbers(birth))
        .getLunar()
        .getEightChar();
      other.setSect(1);
      const ours = [word(chart.conception), word(chart.lifePalace)];
      expect([china, ...ours]).toEqual([china, tyme.getFetalOrigin().getName(), tyme.getOwnSign().getName()]);
      expect([china, ...ours]).toEqual([china, other.getTaiYuan(), other.getMingGong()]);
    }
  });

  it('a missing hour leaves no life palace, and an open month no conception', () => {
    const chart = chartOf({ date: day('2026-04-05'), zone: 'Asia/Shanghai' });
    expect(chart.places.hour).toEqual([]);
    expect(chart.places.month.map(({ pillar }) => word(pillar))).toEqual(['辛卯', '壬辰']);
    expect([chart.conception, chart.lifePalace]).toEqual([null, null]);
  });

  it('anything but a pillar is an error value', () => {
    const good = { year: [], month: [], day: ['jia-zi' as const], hour: [] };
    expect(mustFail(getBirthChart({ pillars: { ...good, day: [] } })).code).toBe('almanac/unknown-value');
    expect(mustFail(getBirthChart({ pillars: { ...good, hour: ['jia-chou' as never] } })).field).toBe(
      'pillar',
    );
  });
});

describe('[R267] luck cycles', () => {
  it('of the worked example begin after 1 year and 7 months, with 辛巳 at nominal age 2', () => {
    const luck = must(getLuckCycles(inChina('1990-05-01 08:30'), 'male'));
    expect(luck.direction).toBe('forward');
    expect(luck.start).toMatchObject({ years: 1, months: 7 });
    expect([word(luck.cycles[0]!.pillar), luck.cycles[0]!.fromAge]).toEqual(['辛巳', 2]);
  });

  it('agree with tyme4ts for both sexes: pillars, ages, and start to the day', () => {
    for (const { china } of births) {
      const birth = inChina(china);
      for (const sex of ['male', 'female'] as const) {
        const ours = must(getLuckCycles(birth, sex));
        const gender = sex === 'male' ? Gender.MAN : Gender.WOMAN;
        const limit = ChildLimit.fromSolarTime(SolarTime.fromYmdHms(...numbers(birth)), gender);
        let theirs = limit.getStartDecadeFortune();
        expect([china, ours.direction]).toEqual([china, limit.isForward() ? 'forward' : 'backward']);
        const total = ({ years, months, days }: typeof ours.start) => years * 360 + months * 30 + days;
        // A day of the start is 12 minutes of the sky; the tables keep instants to ten seconds.
        const apart =
          total(ours.start) -
          total({ years: limit.getYearCount(), months: limit.getMonthCount(), days: limit.getDayCount() });
        expect(Math.abs(apart)).toBeLessThanOrEqual(1);
        for (const cycle of ours.cycles) {
          expect([china, word(cycle.pillar)]).toEqual([china, theirs.getName()]);
          const end = limit.getEndTime();
          if (apart === 0 && end.getMonth() > 1 && end.getMonth() < 12) {
            expect([china, cycle.fromAge]).toEqual([china, theirs.getStartAge()]);
          }
          theirs = theirs.next(1);
        }
        const end = limit.getEndTime();
        const from = ours.cycles[0]!.from;
        const days = (year: number, month: number, date: number) =>
          Date.UTC(year, month - 1, date) / 86_400_000;
        const drift =
          days(from.year, from.month, from.day) - days(end.getYear(), end.getMonth(), end.getDay());
        expect(Math.abs(drift)).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each(['1900-01-01 00:00', '1900-01-05 12:00', '2100-12-07 12:00', '2100-12-31 23:59'])(
    '[R278] a birth at %s, at the ends of the range, has the chart and cycles of tyme4ts',
    china => {
      const birth = inChina(china);
      const chart = chartOf(birth);
      const theirs = SolarTime.fromYmdHms(...numbers(birth))
        .getLunarHour()
        .getEightChar();
      expect(PLACES.map(place => word(one(chart, place).pillar)).join(' ')).toBe(theirs.getName());
      for (const sex of ['male', 'female'] as const) {
        const luck = must(getLuckCycles(birth, sex));
        const gender = sex === 'male' ? Gender.MAN : Gender.WOMAN;
        const limit = ChildLimit.fromSolarTime(SolarTime.fromYmdHms(...numbers(birth)), gender);
        expect(word(luck.cycles[0]!.pillar)).toBe(limit.getStartDecadeFortune().getName());
        expect([luck.start.years, luck.start.months]).toEqual([limit.getYearCount(), limit.getMonthCount()]);
      }
    },
  );

  it('without a time are counted from noon and say so; on the day of a term they need it', () => {
    const luck = must(getLuckCycles({ date: day('1990-05-01'), zone: 'Asia/Shanghai' }, 'male'));
    expect(luck.isApproximate).toBe(true);
    expect(mustFail(getLuckCycles({ date: day('2026-04-05'), zone: 'Asia/Shanghai' }, 'male')).code).toBe(
      'almanac/hour-needed',
    );
  });

  it('need a sex that tradition knows', () => {
    expect(mustFail(getLuckCycles(inChina('1990-05-01 08:30'), 'M' as never)).code).toBe(
      'almanac/unknown-value',
    );
  });
});
