import { findDays } from '@app/almanac';
import { facingOf, setConventions, yearOfLight } from '@app/home';
import { formatCivilDate, isErr, millis, unwrap } from '@app/kernel';
import type { Horizon, Plan, Room } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import { describeFault } from './faults';
import { RESULT_BYTES, utf8Length } from './fit';
import { findPerson } from './people';
import type { World } from './tool';
import { faultText, listTools, openToolbox, runTool } from './toolbox';
import { worldFor } from './world';

// The platform's own, which rule packages cannot see.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Sunday 22 November 2026, 09:46 in Hangzhou. */
const WORLD: World = {
  now: millis(Date.UTC(2026, 10, 22, 1, 46)),
  zone: 'Asia/Shanghai',
  language: 'zh',
};
const HOME: World = {
  ...WORLD,
  home: {
    place: { latitude: 30.27, longitude: 120.16 },
    houseFacts: { facing: { degrees: 178.3, north: 'magnetic' }, completedIn: 2010 },
    residents: [
      {
        id: '1',
        name: '林月',
        gender: 'female',
        birthDate: '1990-05-01',
        birthTime: '08:30',
        birthplace: '上海',
      },
      {
        id: '2',
        name: '周砚',
        gender: 'male',
        birthDate: '1988-07-15',
        birthTime: '23:30',
        birthplace: '上海',
      },
    ],
  },
};
/** The home of the drawings: two bedrooms, its front facing 172.2° true. */
const PLANNED: World = { ...HOME, home: { ...HOME.home!, plan: templatePlan('two-bedroom', 'zh') } };
// biome-ignore lint/suspicious/noExplicitAny: a result is inspected as a model would
const facts = (name: string, args: unknown, world = WORLD): any =>
  JSON.parse(unwrap(runTool(name, args, world)).text);
const cardOf = (name: string, args: unknown, world = WORLD) => unwrap(runTool(name, args, world)).card;
const fault = (name: string, args: unknown, world = WORLD) => {
  const done = runTool(name, args, world);
  if (!isErr(done)) throw new Error(done.value.text);
  return done.error;
};

describe('almanac_day', () => {
  // Checked with lunar-typescript 1.8.6 and tyme4ts 1.5.2 used directly, which agree.
  it.each([
    ['2026-12-01', '十月廿三', '丙午', '己亥', '己酉', '开市', '移徙'],
    ['2026-12-15', '十一月初七', '丙午', '庚子', '癸亥', '沐浴', '移徙'],
    ['2027-01-30', '十二月廿三', '丙午', '辛丑', '己酉', '祭祀', '造庙'],
    ['2027-02-06', '正月初一', '丁未', '壬寅', '丙辰', '嫁娶', '入宅'],
  ])('[R400] %s is %s, %s %s %s', (date, lunar, year, month, day, yi, ji) => {
    const seen = facts('almanac_day', { date });
    expect(seen.lunar.name.replace('腊月', '十二月').replace('冬月', '十一月')).toBe(lunar);
    expect(seen.pillars.year.name).toBe(year);
    expect(seen.pillars.month.name).toBe(month);
    expect(seen.pillars.day.name).toBe(day);
    expect(Object.values(seen.yi)[0]).toBe(yi);
    expect(Object.values(seen.ji)[0]).toBe(ji);
    expect(seen.convention).toContain('中国标准时间');
    expect(seen.convention).toContain('放假按中国大陆');
    expect(seen.source).toContain('tyme4ts');
  });

  it('[R400] answers in the requested language, with the same ids', () => {
    const zh = facts('almanac_day', { date: '2026-12-01' });
    const en = facts('almanac_day', { date: '2026-12-01' }, { ...WORLD, language: 'en' });
    const both = facts('almanac_day', { date: '2026-12-01' }, { ...WORLD, language: 'both' });
    expect(Object.keys(en.yi)).toEqual(Object.keys(zh.yi));
    expect(en.pillars.day).toEqual({ id: 'ji-you', name: 'Ji-You' });
    expect(both.pillars.day.name).toEqual({ zh: '己酉', en: 'Ji-You' });
  });
});

describe('[R483] public holidays', () => {
  // General holidays of Hong Kong for 2026 (gazette), Executive Order 60/2000 of Macao, Taiwan's calendar of office
  // days of 115; the State Council's notice for 2026 has none of the three.
  it.each([
    ['2026-05-25', 'hong-kong', '佛诞', '香港：佛诞，放假'],
    ['2026-12-08', 'macao', '圣母无原罪瞻礼', '澳门：圣母无原罪瞻礼，放假'],
    ['2026-10-09', 'taiwan', '双十节', '台湾：双十节，放假'],
  ])('%s uses the table of %s, whether requested or chosen', (date, region, name, row) => {
    const chosen = { ...WORLD, holidays: region as World['holidays'] };
    for (const seen of [
      facts('almanac_day', { date, holidays_of: region }),
      facts('almanac_day', { date }, chosen),
    ]) {
      expect(seen).toMatchObject({ day_off: 'holiday', holidays_of: region });
      expect(Object.values(seen.holiday)).toEqual([name]);
      expect(seen.convention).not.toContain('中国大陆');
    }
    const { rows } = cardOf('almanac_day', { date }, chosen);
    expect(rows.find(({ text }) => text.zh === '放假')?.detail?.zh).toBe(row);
    expect(facts('almanac_day', { date })).toMatchObject({ day_off: 'workday', holidays_of: 'mainland' });
    // A place in the question takes precedence over the person's choice.
    expect(facts('almanac_day', { date, holidays_of: 'mainland' }, chosen).day_off).toBe('workday');
  });

  it('of a year outside every table are reported as unknown', () => {
    const { rows } = cardOf('almanac_day', { date: '2031-10-01', holidays_of: 'taiwan' });
    expect(rows.find(({ text }) => text.zh === '放假')?.detail).toEqual({
      zh: '台湾：此年放假安排尚无资料',
      en: 'Taiwan: the holidays of this year are not known yet',
    });
  });

  it('decide which days a search for days off finds', () => {
    // Sunday the 4th everywhere; Tuesday the 6th is one of the mainland's seven days.
    const asked = { activity: 'sign-contract', from: '2026-10-01', to: '2026-10-31', days_off_only: true };
    const found = (region: string) =>
      facts('find_days', { ...asked, holidays_of: region })
        .days.map(({ date }: { readonly date: string }) => date)
        .sort();
    expect(found('mainland')).toEqual(['2026-10-04', '2026-10-06']);
    expect(found('hong-kong')).toEqual(['2026-10-04']);
    // Without days off the request would be pointless.
    expect(fault('find_days', { ...asked, days_off_only: false, holidays_of: 'taiwan' })).toEqual({
      code: 'tools/argument-missing',
      argument: 'days_off_only',
    });
    expect(cardOf('find_days', { ...asked, holidays_of: 'macao' }).asked.en).toContain('days off in Macao');
  });
});

describe('[R401] an argument that would be ignored is a fault', () => {
  const all = { ...PLANNED, births: true };
  it.each([
    ['pillars', { resident: '林月', date: '1990-05-01' }, 'date'],
    ['pillars', { resident: '林月', time: '08:30' }, 'time'],
    ['pillars', { resident: '林月', city: 'Paris' }, 'city'],
    ['pillars', { resident: '林月', true_solar_time: true }, 'true_solar_time'],
    ['pillars', { resident: '林月', day_at_midnight: true }, 'day_at_midnight'],
    ['lunar_birthday', { resident: '林月', month: 5 }, 'month'],
    ['lunar_birthday', { resident: '林月', leap: true }, 'leap'],
    ['sun_in_room', { date: '2026-12-01', season: 'summer' }, 'season'],
  ])('%s with %j', (name, args, other) => {
    expect(fault(name, args, all)).toMatchObject({ code: 'tools/arguments-exclusive', other });
  });

  it('a switch that is off changes nothing', () => {
    const off = { resident: '林月', true_solar_time: false, day_at_midnight: false };
    expect(facts('pillars', off, all)).toEqual(facts('pillars', { resident: '林月' }, all));
  });

  it.each(listTools(all).map(({ name }) => name))('%s in an unknown zone is a fault', name => {
    const args: Readonly<Record<string, object>> = {
      almanac_day: { date: '2026-12-01' },
      find_days: { activity: 'marry', from: '2026-12-01', to: '2026-12-31' },
      lunar_birthday: { month: 8, day: 15 },
      pillars: { date: '1990-05-01' },
    };
    const nowhere = { ...all, zone: 'Mars/Olympus' };
    expect(fault(name, args[name] ?? {}, nowhere)).toMatchObject({
      code: 'tools/not-computed',
      because: 'time/unknown-zone',
    });
  });
});

it('[R1059] the card of a day begins with its weekday, lunar day and pillar, and leads to its page', () => {
  // New moon on 9 November 2026; 9,822 days after 1 January 2000, a day of 戊午.
  const { rows, page } = cardOf('almanac_day', { date: '2026-11-22' });
  expect(rows[0]).toEqual({
    date: '2026-11-22',
    text: { zh: '星期日', en: 'Sunday' },
    detail: { zh: '十月十四 · 庚子', en: '14th of the 10th moon · Geng-Zi' },
  });
  expect(page).toEqual({ kind: 'almanac', date: '2026-11-22' });
});

describe('[R400, R1059] every result', () => {
  it('is JSON of at most 2 KB in each language, and says what it left out', () => {
    let cut = 0;
    // Every third day covers all of the 60 day pillars and all months.
    for (let offset = 0; offset < 365; offset += WHOLE ? 1 : 3) {
      const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(
        Date.UTC(2026, 0, 1 + offset),
      );
      for (const language of ['zh', 'en', 'both'] as const) {
        const { text, card } = unwrap(runTool('almanac_day', { date }, { ...WORLD, language }));
        expect(utf8Length(text)).toBeLessThanOrEqual(RESULT_BYTES);
        const seen = JSON.parse(text);
        expect(card.rows[0]).toMatchObject({ date });
        expect(card.rows.slice(1, 4).map(({ text: { en } }) => en)).toEqual(['Good for', 'Avoid', 'Pillars']);
        if (seen.left_off) cut += 1;
        // The result has a day's whole answer in Chinese; its hours are dropped first.
        if (language === 'zh') expect(Object.keys(seen.left_off ?? {})).not.toContain('ji');
      }
    }
    expect(cut).toBeGreaterThan(0);
  });

  // 25 things of 2026-11-22 suit; of 2026-11-18 six, "and nothing else".
  it.each([
    ['2026-11-22', 12, { zh: '另有 13 项', en: '13 more' }],
    ['2026-11-18', 6, { zh: '馀事勿取', en: 'Nothing else' }],
  ])('of %s names %i things, and what of the others is no thing to do', (date, named, last) => {
    const marks = unwrap(runTool('almanac_day', { date }, WORLD)).card.rows[1]!.marks!;
    expect(marks.filter(({ tone }) => tone === 'good')).toHaveLength(named);
    expect(marks.slice(named)).toEqual([{ tone: 'plain', text: last }]);
  });

  it.each([
    ['find_days', { activity: 'move-house', from: '2026-01-01', to: '2027-12-31', household: true }],
    ['lunar_birthday', { month: 5, day: 15, years: 20 }],
    ['pillars', { date: '1988-07-15', time: '23:30', city: '上海' }],
    ['house_reading', {}],
    ['house_reading', { palace: 'SW' }],
    ['sky_at', {}],
  ])('of %s too', (name, args) => {
    for (const language of ['zh', 'en', 'both'] as const) {
      expect(utf8Length(unwrap(runTool(name, args, { ...HOME, language })).text)).toBeLessThanOrEqual(
        RESULT_BYTES,
      );
    }
  });

  it.each([
    ['an ordinary family', 4, 2],
    ['a clan', 30, 4],
    ['a clan of long names', 40, 40],
    ['names longer than a result', 2, 3000],
  ])('with %s of %i, names of %i characters', (_, count, length) => {
    const { home } = PLANNED;
    const residents = Array.from({ length: count }, (__, at) => ({
      ...home!.residents[0]!,
      id: String(at),
      name: `${at}${'林'.repeat(length - 1)}`,
      relationship: at === 0 ? 'self' : 'child',
    }));
    const world = { ...PLANNED, births: true, home: { ...home!, residents } };
    // An answer in both is the longest.
    for (const language of WHOLE ? (['zh', 'en', 'both'] as const) : (['both'] as const)) {
      for (const [name, args] of [
        // The day of 甲子 clashes with everybody born in a year of 午.
        ['almanac_day', { date: '2026-10-17' }],
        ['find_days', { activity: 'marry', from: '2026-12-01', to: '2027-06-30', household: true }],
        ['house_reading', {}],
        ['pillars', { resident: 'self' }],
        ['lunar_birthday', { resident: 'self' }],
        ['plan_findings', {}],
        ['sun_in_room', {}],
      ] as const) {
        const done = runTool(name, args, { ...world, language });
        const text = done.ok ? done.value.text : faultText(done.error, language);
        expect([name, utf8Length(text) <= RESULT_BYTES]).toEqual([name, true]);
        if (done.ok) expect(JSON.parse(text).convention).toBeTruthy();
      }
    }
  });

  it('counts bytes as UTF-8 does', () => {
    expect(utf8Length('aé中😀')).toBe(new TextEncoder().encode('aé中😀').length);
  });
});

describe('find_days', () => {
  it('finds the days off of mock 11, excluding the years of the household', () => {
    const found = facts(
      'find_days',
      { activity: '入宅', from: '2026-12-01', to: '2027-01-31', days_off_only: true, household: true },
      HOME,
    );
    const dates = found.days.map(({ date }: { date: string }) => date);
    // tyme4ts names 入宅 favoured on all three; 壬寅, 甲寅 and 丙申 clash with neither 庚午 nor 戊辰.
    expect(dates).toEqual(expect.arrayContaining(['2027-01-23', '2026-12-06', '2027-01-17']));
    expect(found.avoided).toEqual(['林月（庚午）', '周砚（戊辰）']);
    expect(found.days.find(({ date }: { date: string }) => date === '2027-01-23').pillar).toEqual({
      'ren-yin': '壬寅',
    });
  });

  it('[R961] no day that breaks the year is the best: its card says what it breaks', () => {
    // 22 November 2026 is 庚子 in 丙午.
    const asked = { activity: '入宅', from: '2026-11-21', to: '2027-02-05', days_off_only: true };
    const { rows } = cardOf('find_days', asked);
    const broken = rows.find(({ date }) => date === '2026-11-22')!;
    expect(broken.marks).toContainEqual({ tone: 'bad', text: { zh: '岁破', en: 'Year Breaker' } });
    expect(rows.indexOf(broken)).toBeGreaterThan(0);
  });

  it('accepts everyday names of activities, and names an unknown one', () => {
    for (const activity of ['搬家', 'Moving house', 'move-house']) {
      expect(
        Object.keys(facts('find_days', { activity, from: '2026-12-01', to: '2027-01-31' }).activity),
      ).toEqual(['move-house']);
    }
    expect(fault('find_days', { activity: 'time travel', from: '2026-12-01', to: '2026-12-02' }).code).toBe(
      'tools/activity-unknown',
    );
    for (const [from, to] of [
      ['2026-12-02', '2026-12-01'],
      ['2026-01-01', '2030-01-01'],
    ]) {
      expect(fault('find_days', { activity: 'marry', from, to }).code).toBe('tools/period-invalid');
    }
  });
});

it('lunar_birthday: the 23rd of the twelfth month, and a day of a leap month', () => {
  // Hong Kong Observatory, conversion tables: 2027-01-30 and 2028-01-19 are 十二月廿三; 2025 has a leap sixth month.
  expect(
    facts('lunar_birthday', { month: 12, day: 23, years: 2 }).dates.map((d: { date: string }) => d.date),
  ).toEqual(['2027-01-30', '2028-01-19']);
  const leap = facts('lunar_birthday', { month: 6, day: 1, leap: true, years: 1, from: '2025-07-01' });
  expect(leap.dates[0].date).toBe('2025-07-25');
});

it('pillars: summer time is subtracted, and reported', () => {
  const seen = facts('pillars', { date: '1988-07-15', time: '23:30', city: '上海' });
  // 1988-07-15 23:30 by the clock is 22:30 standard time: 辛未 己亥 (IANA zone data).
  expect(seen.pillars.day[0].name + seen.pillars.hour[0].name).toBe('辛未己亥');
  expect(seen.borders.map(({ kind }: { kind: string }) => kind)).toContain('summer-time');
  expect(facts('pillars', { date: '1990-05-01' }).pillars.hour).toEqual([]);
});

describe('[R307] a typed birth', () => {
  /** A home in Suzhou, on a machine set to UTC. */
  const suzhou: World = {
    ...HOME,
    zone: 'UTC',
    home: { ...HOME.home!, place: { latitude: 31.3, longitude: 120.58 } },
  };
  const born = { date: '1990-05-01', time: '15:30' };
  const hour = (args: object, world: World) => facts('pillars', args, world).pillars.hour[0].name;

  it('is read by the clock of the home, with summer time subtracted', () => {
    expect(hour(born, suzhou)).toBe('乙未');
    expect(facts('pillars', born, suzhou)).toMatchObject({ place: '苏州' });
    expect(facts('pillars', born, suzhou).convention).toContain('家所在地');
  });

  it('is read by the named city, before the home', () => {
    const seen = facts('pillars', { ...born, city: '巴黎' }, suzhou);
    expect(seen).toMatchObject({ place: '巴黎' });
    expect(seen.convention).not.toContain('出生地');
  });

  it('reports whose clock it used, and asks for the place if none is known', () => {
    const { home: _, ...nowhere } = suzhou;
    for (const world of [
      nowhere,
      { ...nowhere, withheld: true },
      { ...suzhou, home: { ...HOME.home!, place: undefined } },
    ]) {
      expect(hour(born, world)).toBe('丙申');
      const { note } = cardOf('pillars', born, world);
      expect(note.zh).toContain('UTC 时区');
      expect(note.zh).toContain('请说明出生城市');
      expect(note.en).toContain('your own clock (UTC)');
      expect(note.en).toContain('name the city of birth');
    }
  });
});

it('sky_at: full moon of November 2026, and the mansion of the moon', () => {
  // USNO: full moon 2026-11-24 14:53 UT.
  const seen = facts('sky_at', { date: '2026-11-24', time: '22:53', city: 'Hangzhou' });
  expect(seen.moon.lit_percent).toBe(100);
  expect(Object.keys(seen.moon.phase)).toEqual(['fullMoon']);
  expect(seen.moon.mansion).toMatch(/^(昴|毕|胃)宿$/);
  expect(facts('sky_at', {}).place).toContain('北京');
});

// 2026-11-22 01:46 UTC: winter time, UTC+8, +1, −5 and −8 (IANA).
it.each([
  { city: undefined, date: '2026-11-22', time: '09:46' },
  { city: 'Paris', date: '2026-11-22', time: '02:46' },
  { city: 'New York', date: '2026-11-21', time: '20:46' },
  { city: 'Los Angeles', date: '2026-11-21', time: '17:46' },
])('sky_at: now is also now in $city, $date $time', ({ city, date, time }) => {
  const asked = city === undefined ? {} : { city };
  expect(facts('sky_at', asked, HOME)).toMatchObject({ date, time });
  expect(facts('sky_at', { ...asked, date }, HOME)).toMatchObject({ date, time });
  expect(cardOf('sky_at', asked, HOME).page).toEqual({ kind: 'stars', at: '2026-11-22T01:46Z' });
  expect(cardOf('sky_at', asked, HOME).lead.en).toContain(city ?? 'the home');
});

it.each([
  { city: 'Hangzhou', at: '2026-11-24T14:53Z' },
  // Five hours behind, and New York's summer time is over.
  { city: 'New York', at: '2026-11-25T03:53Z' },
])('[R418] the sky opens at the requested minute, given in UTC: 22:53 in $city', ({ city, at }) => {
  const asked = { date: '2026-11-24', time: '22:53', city };
  expect(cardOf('sky_at', asked).page).toEqual({ kind: 'stars', at });
});

it('house_reading: facing south in 2026, 五黄 in the south, 三煞 in the north', () => {
  const seen = facts('house_reading', {}, HOME);
  expect([seen.facing.mountain, seen.facing.sitting]).toEqual(['午', '子']);
  // 协纪辨方书 卷三: 丙午 year 太岁 午, 三煞 north.
  const placeOf = (id: string) =>
    seen.year_places.find((each: object) => id in each && !('by_wider_teaching_only' in each)).palace;
  expect([placeOf('tai-sui'), placeOf('three-killings'), placeOf('five-yellow')]).toEqual(['S', 'N', 'S']);
  expect(seen.residents.map(({ name }: { name: string }) => name)).toEqual(['林月', '周砚']);
  expect(facts('house_reading', { facing: 180 }).facing.mountain).toBe('午');
});

describe('a plan', () => {
  it('plan_findings gives measurements, schools and rooms; for one thing only when it is named', () => {
    const seen = facts('plan_findings', {}, PLANNED);
    expect(seen.rooms.length).toBeGreaterThan(5);
    expect(seen.findings[0]).toMatchObject({
      tone: 'notice',
      title: expect.any(String),
      attribution: expect.stringContaining('出自'),
    });
    // Measured by hand on the template: the doors are 3.60 m apart and overlap by 0.40 m.
    const stove = facts('plan_findings', { about: '灶' }, PLANNED);
    expect(JSON.stringify(stove.findings)).toMatch(/3\.60 米.*0\.40 米/);
    expect(stove.findings.length).toBeLessThan(12);
  });

  it('[R780, R781] plan_findings and house_reading read by the conventions of the plan, and name them', () => {
    const plan = setConventions(PLANNED.home!.plan!, { house: 'door', stove: 'mouth' });
    const chosen = { ...PLANNED, home: { ...PLANNED.home!, plan } };
    // The door is in the northwest, 乾; the house sits in the north, 坎.
    expect(facts('house_reading', {}, PLANNED).house).toMatchObject({ trigram: '坎', read_by: 'sitting' });
    expect(facts('house_reading', {}, chosen).house).toMatchObject({ trigram: '乾', read_by: 'front door' });
    expect(facts('house_reading', {}, chosen).convention).toContain('八宅按大门与命卦');
    expect(cardOf('house_reading', {}, chosen).lead.en).toContain('by its front door a Qián house');
    expect(facts('plan_findings', {}, PLANNED).convention).toContain('宅以坐山，灶以掌勺人一面');
    expect(facts('plan_findings', {}, chosen).convention).toContain('宅以大门为伏位，灶以火门，取在灶背');
    expect(cardOf('plan_findings', {}, chosen).note.en).toContain('the house by its front door');
  });
  it('[R614] plan_findings locates the requested things', () => {
    const bed = runTool('plan_findings', { about: 'bed' }, PLANNED);
    if (!bed.ok) throw new Error(bed.error.code);
    // The two-bedroom template: the double bed in the main bedroom, the single one in the second.
    expect(bed.value.card.lead.en).toContain('Double bed: Main bedroom (');
    expect(bed.value.card.lead.en).toContain('Single bed: Second bedroom (');
    const items = facts('plan_findings', { about: '床' }, PLANNED).items;
    expect(items).toMatchObject([
      { name: '双人床', room: '主卧', palace: expect.stringMatching(/^[NESW]{1,2}$/) },
      { name: '单人床', room: '次卧' },
    ]);
  });

  it('[R615] plan_findings says how large a room is by both measures, and the rooms from the largest', () => {
    const leadOf = (about: string) => {
      const ran = runTool('plan_findings', { about }, PLANNED);
      return ran.ok ? ran.value.card.lead : undefined;
    };
    // The two-bedroom template: 3.6 × 4.2 m on centre lines; less half of 0.24 m at two sides and of 0.12 m at two,
    // 3.42 × 4.02 m.
    expect(leadOf('main bedroom')?.en).toContain(
      'Main bedroom: 15.1 m² on wall centre lines, 13.7 between the walls (',
    );
    expect(leadOf('主卧')?.zh).toContain('主卧：15.1 平方米（按墙中线），墙内 13.7（');
    // 3.6 × 1.5 m open to the sky, which is not part of the home and in no square.
    expect(leadOf('阳台')?.zh).toContain('阳台：5.4 平方米');
    expect(leadOf('bed')?.en).not.toContain('m² on wall');
    const whole = runTool('plan_findings', {}, PLANNED);
    if (!whole.ok) throw new Error(whole.error.code);
    expect(whole.value.card.rows[0]?.detail?.en).toMatch(
      /^Living room 17\.3 m² .*Main bedroom 15\.1.*Passage\s[12] 2\.2/,
    );
    expect(facts('plan_findings', {}, PLANNED).rooms).toContainEqual(
      expect.objectContaining({ name: '主卧', area_m2: 15.1, inside_m2: 13.7 }),
    );
  });

  it('[R615] plan_findings rounds the whole area once: six rooms of 2.56 m² are 15 m², not six times 2.6', () => {
    const rooms = Array.from({ length: 6 }, (_, i) => ({
      id: `r${i}`,
      kind: 'other' as const,
      ring: [
        [0, 0],
        [1600, 0],
        [1600, 1600],
        [0, 1600],
      ].map(([x, y]) => [x! + i * 1600, y!] as const),
    }));
    const [floor] = PLANNED.home!.plan!.floors;
    const plan = {
      ...PLANNED.home!.plan!,
      floors: [{ ...floor!, rooms, styles: [], openings: [], items: [] }],
    };
    const { lead } = cardOf('plan_findings', {}, { ...PLANNED, home: { ...PLANNED.home!, plan } });
    expect(lead.en).toContain('The plan has 6 rooms of some 15 m²');
  });

  describe('[R905] plan_findings about a room', () => {
    const english: World = { ...PLANNED, language: 'en' };
    it.each([
      ['主卧', 'Main bedroom'],
      ['master bedroom', 'Main bedroom'],
      ['primary bedroom', 'Main bedroom'],
      ['bath 2', 'Second bathroom'],
      ['2nd  bathroom', 'Second bathroom'],
      ['Bathroom Two', 'Second bathroom'],
      ['second bath', 'Second bathroom'],
      ['二号卫生间', 'Second bathroom'],
      ['第二个洗手间', 'Second bathroom'],
      ['卫生间2', 'Second bathroom'],
      ['客卫', 'Second bathroom'],
      ['客用卫生间', 'Second bathroom'],
      ['bathroom 1', 'Bathroom'],
      ['次卧室', 'Second bedroom'],
      ['bedroom 2', 'Second bedroom'],
      ['lounge', 'Living room'],
      ['饭厅', 'Dining room'],
    ])('finds %s as %s', (room, name) => {
      expect(cardOf('plan_findings', { room }, english).asked.en).toBe(name);
    });

    it('a room is numbered by its place in the list where no name has the number', () => {
      const plan = templatePlan('two-bedroom', 'en');
      const [floor] = plan.floors;
      const rooms = floor!.rooms.map(room => (room.kind === 'bedroom' ? { ...room, name: room.id } : room));
      const world = { ...HOME, home: { ...HOME.home!, plan: { ...plan, floors: [{ ...floor!, rooms }] } } };
      const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom').map(({ name }) => name);
      expect(cardOf('plan_findings', { room: 'bedroom 2' }, world).asked.en).toBe(bedrooms[1]);
      expect(fault('plan_findings', { room: 'bedroom 3' }, world).code).toBe('tools/room-unknown');
    });

    /** The two-bedroom home with other rooms of its own. */
    const withRooms = (change: (rooms: readonly Room[]) => readonly Room[]): World => {
      const plan = templatePlan('two-bedroom', 'zh');
      const [floor] = plan.floors;
      const own = { ...plan, floors: [{ ...floor!, rooms: change(floor!.rooms) }] };
      return { ...english, home: { ...english.home!, plan: own } };
    };
    const unnamed = ({ name: _, ...room }: Room): Room => room;

    it.each([
      ['bathroom 1', 'Bathroom'],
      ['bathroom 2', 'Second bathroom'],
      ['second bedroom', 'Bedroom'],
      ['次卧', 'Bedroom'],
      ['次卧室', 'Bedroom'],
    ])('a number of its own and the main one come first, wherever in the list: %s is %s', (room, name) => {
      const world = withRooms(rooms =>
        rooms.toReversed().map(each => (each.name === '次卧' ? unnamed(each) : each)),
      );
      expect(cardOf('plan_findings', { room }, world).asked.en).toBe(name);
    });

    it('[R936] rooms without names keep their things and findings apart, and have the numbers of the list of rooms', () => {
      const world = withRooms(rooms => rooms.map(unnamed));
      // Drawn with a double bed in the one and a single bed in the other.
      for (const [room, own, other] of [
        ['bedroom 1', 'Double bed', 'Single bed'],
        ['bedroom 2', 'Single bed', 'Double bed'],
      ] as const) {
        const { items, findings, schools } = facts('plan_findings', { room }, world);
        expect(items.map(({ name }: { name: string }) => name)).toContain(own);
        const numbered = room.replace('bedroom ', 'Bedroom\u00a0');
        expect(cardOf('plan_findings', { room }, world).asked.en).toBe(numbered);
        expect(findings.map(({ measured }: { measured: string }) => measured).join()).toMatch(/bed/i);
        expect(schools.join()).toContain(own);
        expect(JSON.stringify([items, findings, schools])).not.toMatch(new RegExp(other, 'i'));
      }
    });

    it('says only what names it, and not what names a room whose longer name has its name in it', () => {
      const seen = (room: string) => JSON.stringify(facts('plan_findings', { room }, english));
      const [first, second] = [seen('bathroom'), seen('second bathroom')];
      expect(second).toContain('Second bathroom');
      expect(first).toContain('Bathroom');
      const alone = facts('plan_findings', { room: 'bathroom' }, english);
      for (const { title, measured } of alone.findings)
        expect(`${title} ${measured}`.replaceAll('Second bathroom', '')).toMatch(/bathroom/i);
      expect(alone.items.map(({ room }: { room: string }) => room)).not.toContain('Second bathroom');
    });

    it('has no findings about an ordinary room, and reports a room that does not exist', () => {
      expect(cardOf('plan_findings', { room: 'passage' }, english).lead.en).toMatch(
        /Passage\s[12]: [\d.]+ m²/,
      );
      const missing = fault('plan_findings', { room: 'sauna' }, english);
      expect(describeFault(missing).en).toMatch(/^The plan has no “sauna”; it has .*Main bedroom.*Kitchen/);
      expect(fault('plan_findings', { room: 'kitchen', about: 'stove' }, english).code).toBe(
        'tools/arguments-exclusive',
      );
    });
  });

  describe('[R615] plan_findings', () => {
    const villa = templatePlan('villa', 'en');
    const withPlan = (plan: Plan): World => ({ ...PLANNED, home: { ...PLANNED.home!, plan } });

    it('counts the rooms that belong to the home, and not the open balcony', () => {
      // Nine rooms of 79.2 m², and a balcony.
      expect(cardOf('plan_findings', {}, PLANNED).lead.en).toContain('The plan has 9 rooms of some 79 m²');
    });

    it('names first what to change', () => {
      expect(cardOf('plan_findings', {}, PLANNED).lead.en).toContain(
        '; first: Front door sees the kitchen (',
      );
    });

    it('measures each room on its own floor, and says which floor, for rooms and things', () => {
      const upstairs = withPlan(villa);
      // 132.75 + 126 m² on centre lines; fifteen rooms and a terrace.
      expect(cardOf('plan_findings', {}, upstairs).lead.en).toContain('The plan has 15 rooms of some 259 m²');
      const [study] = facts('plan_findings', { about: '书房' }, upstairs).rooms;
      // 4.5 × 2 m upstairs; its inner walls take 0.06 m, the one to the terrace 0.12 m: 4.38 × 1.82 m.
      expect(study).toMatchObject({ name: '书房', area_m2: 9, inside_m2: 8, floor: 1 });
      const { items } = facts('plan_findings', { about: 'desk' }, upstairs);
      expect(items.map(({ floor }: { floor: number }) => floor)).toEqual([1, 1]);
      expect(facts('plan_findings', {}, PLANNED).rooms[0]).not.toHaveProperty('floor');
    });

    it('[R400] of a house of sixteen rooms keeps what was asked for: a thing’s places and findings, all rooms, the first steps', () => {
      const desk = facts('plan_findings', { about: '书桌' }, withPlan(villa));
      expect([desk.items.length, desk.rooms.length]).toEqual([2, 0]);
      expect(desk.findings.length).toBeGreaterThan(0);
      const whole = facts('plan_findings', {}, withPlan(villa));
      expect(whole.rooms).toHaveLength(16);
      expect(whole.findings[0].title).toBe('楼梯居中');
      // Nothing of that name: the rooms there are.
      expect(facts('plan_findings', { about: 'sauna' }, withPlan(villa)).rooms).toHaveLength(16);
    });

    it('gives each room its own square, wherever the balcony comes in the list', () => {
      const { plan } = PLANNED.home!;
      const [floor] = plan!.floors;
      const reversed = { ...plan!, floors: [{ ...floor!, rooms: floor!.rooms.toReversed() }] };
      // The two passages have the numbers of the list.
      const squares = (world: World): readonly string[] =>
        facts('plan_findings', {}, world)
          .rooms.map(
            ({ name, palace }: { name: string; palace?: string }) => `${name.replace(/\s\d$/, '')} ${palace}`,
          )
          .sort();
      // Drawn facing south and measured so: the kitchen top right, the second bedroom bottom right.
      const drawn = squares(PLANNED);
      expect(drawn).toEqual(expect.arrayContaining(['厨房 NE', '次卧 SE', '阳台 undefined']));
      expect(squares(withPlan(reversed))).toEqual(drawn);
    });

    it('names the middle square, and finds a room in capitals or between spaces', () => {
      const lead = (about: string) => cardOf('plan_findings', { about }, withPlan(villa)).lead.en;
      expect(lead('中厅')).toMatch(/: 17\.1 m² on wall centre lines, .* \(centre\)\./);
      expect(lead(' MAIN Bedroom ')).toContain('Main bedroom: 23.8 m² on wall centre lines');
      expect(cardOf('plan_findings', { about: 'BED' }, PLANNED).lead.en).toContain(
        'Double bed: Main bedroom (',
      );
    });
  });

  it('[R418] light opens the light of the room that was asked for, on its floor', () => {
    const pageOf = (args: object) => {
      const ran = runTool('sun_in_room', { ...args, date: '2026-12-01' }, PLANNED);
      return ran.ok ? ran.value.card.page : ran.error;
    };
    expect(pageOf({})).toEqual({ kind: 'plan', sheet: 'light' });
    const room = PLANNED.home?.plan?.floors[0]?.rooms.find(({ kind }) => kind === 'kitchen')?.id;
    expect(pageOf({ room: 'kitchen' })).toEqual({ kind: 'plan', sheet: 'light', room, floor: 0 });
  });

  it('sun_in_room gives the hours of sun in a room and on its bed', () => {
    const seen = facts('sun_in_room', { room: '主卧' }, PLANNED);
    expect(seen.date).toBe('2026-11-22');
    const [{ from, to, on }] = seen.rooms;
    // Sunrise 06:33 and sunset 16:59 in Hangzhou that day (timeanddate.com): a southern room gets its sun between them.
    expect(from > '06:33' && to < '16:59').toBe(true);
    expect(on.map(({ thing }: { thing: string }) => thing)).toEqual(['双人床', '书桌']);
    const all = facts('sun_in_room', {}, PLANNED).rooms;
    const minutes = (name: string) => all.find((each: { name: string }) => each.name === name).minutes;
    expect([minutes('客厅') > 300, minutes('卫生间'), minutes('厨房')]).toEqual([true, 0, 0]);
  });

  it('a room is found and named in the language of the talk, whichever its plan was begun in', () => {
    const begun = (language: 'zh' | 'en'): World => {
      return { ...HOME, home: { ...HOME.home!, plan: templatePlan('two-bedroom', language) } };
    };
    const names = (room: string, world: World) =>
      facts('sun_in_room', { room, date: '2026-12-22' }, world).rooms.map(
        ({ name }: { name: string }) => name,
      );
    for (const room of ['主卧', '主臥', '主臥室', 'master bedroom', 'Main bedroom']) {
      for (const plan of ['zh', 'en'] as const) {
        expect(names(room, begun(plan)), room).toEqual(['主卧']);
        expect(names(room, { ...begun(plan), language: 'en' }), room).toEqual(['Main bedroom']);
      }
    }
    expect(names('廚房', begun('en'))).toEqual(['厨房']);
    const seen = describeFault(fault('sun_in_room', { room: 'ballroom' }, begun('en')));
    expect(seen.zh).toMatch(/主卧/);
    expect(seen.zh).not.toMatch(/bedroom|kitchen/i);
    expect(facts('plan_findings', {}, begun('en')).rooms).toContainEqual(
      expect.objectContaining({ name: '主卧' }),
    );
  });

  it('a name typed by a person stays unchanged', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const [floor] = plan.floors;
    const rooms = floor!.rooms.map(room => (room.name === 'Main bedroom' ? { ...room, name: 'Den' } : room));
    const world = { ...HOME, home: { ...HOME.home!, plan: { ...plan, floors: [{ ...floor!, rooms }] } } };
    expect(facts('sun_in_room', { room: 'den' }, world).rooms[0].name).toBe('Den');
    expect(describeFault(fault('sun_in_room', { room: '主卧' }, world)).zh).toContain('Den');
  });

  it('a missing room is reported, with the existing ones', () => {
    const found = fault('sun_in_room', { room: 'ballroom' }, PLANNED);
    expect(found.code).toBe('tools/room-unknown');
    expect(describeFault(found).zh).toContain('厨房');
  });

  it('neither is offered without a plan or a place, and a call anyway reports what is missing', () => {
    const names = (world: World) => listTools(world).map(({ name }) => name);
    expect(names(HOME)).not.toContain('plan_findings');
    expect(names(PLANNED)).toContain('sun_in_room');
    const { place: _, ...placeless } = PLANNED.home!;
    expect(names({ ...WORLD, home: placeless })).not.toContain('sun_in_room');
    expect(fault('sun_in_room', {}, { ...WORLD, home: placeless })).toEqual({
      code: 'tools/not-told',
      what: 'place',
    });
    expect(fault('plan_findings', {}, HOME)).toEqual({ code: 'tools/not-told', what: 'plan' });
    expect(fault('plan_findings', {}, { ...WORLD, withheld: true }).code).toBe('tools/not-shared');
  });

  it('[R400] both languages fit the limit', () => {
    for (const name of ['plan_findings', 'sun_in_room']) {
      const { text, card } = unwrap(runTool(name, {}, { ...PLANNED, language: 'both' }));
      expect(utf8Length(text)).toBeLessThanOrEqual(RESULT_BYTES);
      expect(card.lead.en).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('[R402] private facts', () => {
  it('are out of reach without a home: no tool for them is offered', () => {
    const withheld: World = { ...WORLD, withheld: true };
    const offered = listTools(withheld).flatMap(tool => Object.keys(tool.parameters.properties));
    expect(offered).not.toContain('household');
    expect(offered).not.toContain('resident');
    expect(fault('house_reading', { palace: 'N' }, withheld).code).toBe('tools/argument-missing');
    const asked = { activity: 'marry', from: '2026-12-01', to: '2026-12-31', household: true };
    expect(fault('find_days', asked, withheld).code).toBe('tools/argument-unknown');
    expect(fault('pillars', { resident: '林月' }, withheld).code).toBe('tools/argument-unknown');
  });

  it('are removed for a caller without consent, and so are births for a caller with it', () => {
    const info = {
      location: { lat: 30.27, lng: 120.16 },
      locationName: '杭州',
      residents: HOME.home?.residents,
    } as unknown as Parameters<typeof worldFor>[0]['info'];
    const sources = { ...WORLD, language: 'zh', info, houseFacts: {}, plan: undefined } as const;
    expect(JSON.stringify(worldFor(sources, 'nothing'))).not.toMatch(/林月|30\.27|1990/);
    expect(worldFor(sources, 'nothing').withheld).toBe(true);
    expect(worldFor(sources, 'home')).toMatchObject({ births: false, home: { placeName: '杭州' } });
    expect(worldFor(sources, 'everything').births).toBe(true);
    expect(openToolbox(worldFor(sources, 'home')).run('pillars', '{"resident":"林月"}').text).toContain(
      'tools/',
    );
  });

  it('include births only where permitted', () => {
    expect(fault('pillars', { resident: '林月' }, HOME).code).toBe('tools/argument-unknown');
    const seen = facts('pillars', { resident: '林月' }, { ...HOME, births: true });
    // 1990-05-01 08:30 China standard time (summer time since 04-15: 07:30): 庚午 庚辰 丙寅 壬辰.
    expect(['year', 'month', 'day', 'hour'].map(at => seen.pillars[at][0].name)).toEqual([
      '庚午',
      '庚辰',
      '丙寅',
      '壬辰',
    ]);
  });
});

describe('[R401] arguments are checked like user input', () => {
  it.each([
    ['almanac_day', '', 'tools/argument-missing'],
    ['almanac_day', '{}', 'tools/argument-missing'],
    ['almanac_day', '{"date":', 'tools/arguments-unreadable'],
    ['almanac_day', '"tomorrow"', 'tools/arguments-unreadable'],
    ['almanac_day', '[]', 'tools/arguments-unreadable'],
    ['almanac_day', 7, 'tools/arguments-unreadable'],
    ['almanac_day', `{"date":"${'x'.repeat(5000)}"}`, 'tools/arguments-unreadable'],
    ['almanac_day', { date: 20261201 }, 'tools/argument-invalid'],
    ['almanac_day', { date: 'next month' }, 'tools/argument-invalid'],
    ['almanac_day', { date: '2026-02-30' }, 'tools/no-such-day'],
    ['almanac_day', { date: '1582-10-10' }, 'tools/no-such-day'],
    ['almanac_day', { date: '1800-01-01' }, 'tools/outside-years'],
    ['almanac_day', { date: '2026-12-01', __proto__: null, constructor: 1 }, 'tools/argument-unknown'],
    ['almanac_day', '{"date":"2026-12-01","__proto__":{}}', 'tools/argument-unknown'],
    ['almanac_day', { date: null }, 'tools/argument-missing'],
    ['lunar_birthday', { month: 13, day: 1 }, 'tools/argument-invalid'],
    ['lunar_birthday', { month: 1.5, day: 1 }, 'tools/argument-invalid'],
    ['lunar_birthday', { month: Number.NaN, day: 1 }, 'tools/argument-invalid'],
    ['pillars', { date: '1990-05-01', time: '25:00' }, 'tools/time-unreadable'],
    ['pillars', { date: '1990-05-01', city: 'Atlantis' }, 'tools/city-unknown'],
    ['pillars', { date: '1990-05-01', true_solar_time: true }, 'tools/argument-missing'],
    ['house_reading', { palace: 'up', facing: 1 }, 'tools/argument-invalid'],
    ['house_reading', { facing: Number.POSITIVE_INFINITY }, 'tools/argument-invalid'],
    ['toString', {}, 'tools/unknown-tool'],
  ])('%s %j is %s', (name, args, code) => {
    const found = fault(name, args);
    expect(found.code).toBe(code);
    const seen = describeFault(found);
    expect(seen.zh).toMatch(/\p{Script=Han}/u);
    expect(seen.en).not.toMatch(/\p{Script=Han}/u);
    expect(JSON.parse(faultText(found, 'en'))).toEqual({ error: code, message: seen.en });
    expect(utf8Length(faultText(found, 'both'))).toBeLessThan(600);
  });

  it('[R321] a time is read as people write it', () => {
    const first = (time: string) => facts('pillars', { date: '1988-07-15', time, city: '上海' }).pillars;
    expect(first('11:30 pm')).toEqual(first('23:30'));
    expect(first('晚上十一点半')).toEqual(first('23:30'));
  });

  it('[R322] a day that the zone skipped is not a day', () => {
    const apia = { ...WORLD, zone: 'Pacific/Apia' };
    for (const [tool, args] of [
      ['pillars', { date: '2011-12-30', time: '08:30' }],
      ['pillars', { date: '2011-12-30' }],
      ['sky_at', { date: '2011-12-30', time: '08:30' }],
    ] as const) {
      expect(fault(tool, args, apia)).toEqual({ code: 'tools/no-such-day', input: '2011-12-30' });
    }
  });

  it('invalid JSON and wrong arguments get different errors', () => {
    const { run, specs } = openToolbox(WORLD);
    expect(run('almanac_day', '{"da')).toMatchObject({ isBroken: true });
    expect(run('almanac_day', '{"date":"2026-02-30"}')).toMatchObject({ isBroken: false });
    expect(run('almanac_day', '{"date":"2026-12-01"}').card?.lead.zh).toContain('己酉日');
    expect(specs.map(({ name }) => name)).toContain('almanac_day');
  });

  it('numbers and flags written as texts are accepted', () => {
    expect(facts('lunar_birthday', '{"month":"8","day":"15","years":"1"}').dates).toHaveLength(1);
  });
});

it('every tool has a name valid on the wire, a schema, and words in both languages', () => {
  for (const { name, title, description, parameters } of listTools({ ...HOME, births: true })) {
    expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(description.length).toBeGreaterThan(60);
    expect(title.zh).toMatch(/\p{Script=Han}/u);
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

describe('[R413] sun in a room', () => {
  const plan = { ...templatePlan('two-bedroom', 'en'), up: 0 };
  const at = (latitude: number, drawn = plan): World => ({
    ...HOME,
    language: 'en',
    home: { ...HOME.home!, place: { latitude, longitude: 120 }, plan: drawn },
  });

  it('matches the light page for the day', () => {
    const place = { latitude: 30, longitude: 120 };
    const days = [{ year: 2026, month: 12, day: 22 }];
    const [room] = facts('sun_in_room', { room: 'Main bedroom', date: '2026-12-22' }, at(30)).rooms;
    // The front was drawn at 180° and measured at another bearing: the light page has the plan turned (R606).
    const { houseFacts } = HOME.home!;
    const { true: faces } = facingOf(houseFacts, place, WORLD.now);
    const sited = { ...plan, up: (360 + faces - 180) % 360 };
    const page = yearOfLight({ plan: sited, level: 0, place, zone: WORLD.zone, days });
    const { id } = plan.floors[0]!.rooms.find(({ name }) => name === 'Main bedroom')!;
    expect(room.minutes).toBe(page.rooms.find(({ roomId }) => roomId === id)?.days[0]?.minutes);
    expect(room.minutes).toBeGreaterThan(0);
  });

  it('is less behind the building across the street, and the note says so', () => {
    const horizons: readonly Horizon[] = [{ from: 60, to: 300, distance: 8000, height: 40_000 }];
    const shut = facts(
      'sun_in_room',
      { date: '2026-12-22' },
      at(30, { ...plan, outlook: { above: 0, horizons } }),
    );
    const open = facts('sun_in_room', { date: '2026-12-22' }, at(30));
    const minutes = (seen: typeof shut) =>
      seen.rooms.reduce((sum: number, each: { minutes: number }) => sum + each.minutes, 0);
    expect(minutes(shut)).toBeLessThan(minutes(open));
    expect(shut.convention).toContain('buildings entered on the plan');
    expect(open.convention).toContain('no neighbouring houses');
  });

  it('[R906] is less under the eaves of a house, and the note says how wide they are, or that they are not counted', () => {
    const house: Plan = { ...plan, dwelling: 'house' };
    const on = (drawn: Plan) => facts('sun_in_room', { date: '2026-06-21' }, at(30, drawn));
    const area = ({ rooms }: ReturnType<typeof on>) =>
      rooms.reduce((sum: number, each: { m2_hours?: number }) => sum + (each.m2_hours ?? 0), 0);
    const [unknown, wide] = [on(house), on({ ...house, eaves: 1200 })];
    expect(area(wide)).toBeLessThan(area(unknown));
    expect(unknown.convention).toContain('eaves not counted');
    expect(wide.convention).toContain('eaves 1.2 m beyond the walls');
    const { note } = cardOf('sun_in_room', { date: '2026-06-21' }, at(30, { ...house, eaves: 0 }));
    expect(note.zh).toContain('屋檐按伸出外墙 0 米');
    expect(on({ ...plan, eaves: 1200 }).convention).not.toContain('eaves');
  });

  // Solstices of the U.S. Naval Observatory: 21 December 2026, 20:50 UTC and 21 June 2027, 14:11 UTC.
  it("takes winter as the home's winter", () => {
    expect(facts('sun_in_room', { season: 'winter' }, at(30)).date).toBe('2026-12-22');
    expect(facts('sun_in_room', { season: 'winter' }, at(-34)).date).toBe('2027-06-21');
    expect(facts('sun_in_room', { season: 'summer' }, at(-34)).date).toBe('2026-12-22');
  });
});

describe('[R414] days for a household', () => {
  const asked = { activity: 'marry', from: '2027-01-01', to: '2027-12-31' };
  /** Faces Mǎo, sits on Yǒu: days of Mǎo clash with it. */
  const onYou: World = {
    ...HOME,
    home: { ...HOME.home!, houseFacts: { facing: { degrees: 90, north: 'magnetic' } } },
  };

  it('leave out those that clash with the palace the home sits in', () => {
    const pillars = (args: object) =>
      cardOf('find_days', args, onYou).rows.map(({ detail }) => detail?.zh.slice(-1));
    const all = Array.from({ length: 12 }, (_, month) => {
      const of = String(month + 1).padStart(2, '0');
      return { ...asked, from: `2027-${of}-01`, to: `2027-${of}-28` };
    });
    expect(all.flatMap(pillars)).toContain('卯');
    expect(all.flatMap(each => pillars({ ...each, household: true }))).not.toContain('卯');
    expect(cardOf('find_days', { ...asked, household: true }, onYou).note.zh).toContain('坐山酉');
  });

  it('are counted beyond the ten shown, with the soonest', () => {
    const seen = facts('find_days', asked);
    const dates = unwrap(findDays({ ...asked, activity: 'marry' })).map(({ day }) =>
      formatCivilDate(day.date),
    );
    expect(seen.found).toBe(dates.length);
    expect(dates.length).toBeGreaterThan(10);
    expect(seen.soonest).toBe([...dates].sort()[0]);
  });

  it('may be of one weekday', () => {
    const { rows } = cardOf('find_days', { ...asked, weekday: 'saturday' });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ text }) => text.en === 'Saturday')).toBe(true);
  });

  // tyme4ts 1.5.2: 嫁娶 is favoured on Friday 4 December 2026, and on no Monday from the 1st to the 7th.
  it('without a favoured day mention that only favoured days were searched', () => {
    const week = { activity: 'marry', from: '2026-12-01', to: '2026-12-07' };
    const monday = { ...week, weekday: 'monday' };
    expect(facts('find_days', week).found).toBeGreaterThan(0);
    expect(facts('find_days', monday)).toMatchObject({ found: 0, weekday: { monday: '星期一' } });
    const { lead, asked: said } = cardOf('find_days', monday);
    expect([lead.zh, said.zh]).toEqual([
      expect.stringContaining('（只看星期一）'),
      '嫁娶 · 2026年12月1日至2026年12月7日 · 星期一',
    ]);
    expect([lead.en, said.en]).toEqual([
      expect.stringContaining('(only Monday)'),
      expect.stringContaining(' · Monday'),
    ]);
  });

  it('list everything that narrowed the search: days off, people and the sitting', () => {
    const all = {
      ...{ activity: 'marry', from: '2026-12-01', to: '2026-12-31' },
      ...{ days_off_only: true, household: true, weekday: 'sunday' },
    };
    // 178.3° magnetic in Hangzhou faces 午 and sits on 子.
    expect(facts('find_days', all, HOME)).toMatchObject({
      weekday: { sunday: expect.any(String) },
      days_off_only: true,
      avoided_sitting: { zi: '子' },
      avoided: ['林月（庚午）', '周砚（戊辰）'],
    });
    const { lead } = cardOf('find_days', all, HOME);
    expect(lead.en).toContain('(only Sunday, days off in mainland China; clashing days left out)');
    const year = cardOf('find_days', { ...all, to: '2027-11-30' }, HOME);
    expect(year.lead.en).toMatch(
      /^(\d+|[A-Z][a-z]+) Sundays off suit getting married and clash with nobody’s birth year: /,
    );
    expect(year.lead.zh).toMatch(/^有 \d+ 个休息的星期日宜「嫁娶」，且与各人生年不冲：/);
    expect(year.asked.en).toBe(
      'getting married · 1 Dec 2026 – 30 Nov 2027 · Sunday · days off in mainland China',
    );
    expect(year.note.en).toContain('Days that clash with 林月');
    // A clash does not mean that the almanac favours none.
    const born = { activity: all.activity, from: all.from, to: all.to, birth_year: 1990 };
    expect(cardOf('find_days', born).lead.zh).toContain('且与各人生年不冲');
  });
});

// Awakening of Insects 2026: 5 March 21:59 China standard time (Hong Kong Observatory), 6 March 00:59 in Sydney.
it('[R415] a term has the date of the calendar and the minute of the reader', () => {
  const { next } = facts('almanac_day', { date: '2026-03-04' }, { ...WORLD, zone: 'Australia/Sydney' }).term;
  expect(next.begins).toEqual({ date: '2026-03-05', by_your_clock: '2026-03-06 00:59' });
  expect(facts('almanac_day', { date: '2026-03-05' }).term.begins).toEqual({
    date: '2026-03-05',
    by_your_clock: '21:59',
  });
});

describe('[R185] a person of the household', () => {
  const births: World = {
    ...HOME,
    births: true,
    home: {
      ...HOME.home!,
      residents: HOME.home!.residents.map((each, i) => ({
        ...each,
        relationship: i === 0 ? 'self' : 'parent',
      })),
    },
  };

  it('is found by name or kinship, and chosen only if exactly one fits', () => {
    expect(facts('lunar_birthday', { resident: '林月' }, births).lunar).toMatchObject({ month: 4, day: 7 });
    expect(facts('pillars', { resident: 'father' }, births).resident).toBe('周砚');
    expect(fault('pillars', { resident: 'mother' }, births)).toMatchObject({ code: 'tools/nobody-named' });
    const two: World = {
      ...births,
      home: { ...births.home!, residents: [...births.home!.residents, ...births.home!.residents] },
    };
    expect(fault('pillars', { resident: 'father' }, two)).toMatchObject({ code: 'tools/nobody-named' });
    expect(fault('lunar_birthday', { resident: 'constructor' }, births)).toMatchObject({
      code: 'tools/nobody-named',
    });
  });

  it('[R402] is not looked up for a caller without access to births, whatever it was offered', () => {
    expect(findPerson('林月', HOME)).toMatchObject({ error: { code: 'tools/not-told' } });
    expect(findPerson('林月', { ...WORLD, withheld: true })).toMatchObject({
      error: { code: 'tools/not-shared' },
    });
    expect(findPerson('林月', births)).toMatchObject({ value: { name: '林月' } });
  });

  it('is not offered where births may not be given', () => {
    const offered = listTools(HOME).find(({ name }) => name === 'lunar_birthday')?.parameters;
    expect(offered?.properties).not.toHaveProperty('resident');
    expect(fault('lunar_birthday', { resident: '林月' }, HOME)).toMatchObject({
      code: 'tools/argument-unknown',
    });
  });
});

// The sun is up all day in Tromsø on 21 June, and down all day on 21 December.
it.each([
  ['2026-06-21', 'up all day'],
  ['2026-12-21', 'does not rise all day'],
])('the sky of %s says that the sun is %s in Tromsø', (date, words) => {
  const { rows } = cardOf('sky_at', { date, city: 'Tromsø' });
  expect(rows[0]?.detail?.en).toBe(words);
});

it.each([
  ['a byte order mark before them', '\uFEFF{"date":"2026-12-01"}'],
  ['encoded twice', JSON.stringify('{"date":"2026-12-01"}')],
])('[R401] arguments with %s are read', (_, args) => {
  const ran = runTool('almanac_day', args, WORLD);
  expect(ran.ok && JSON.parse(ran.value.text)).toMatchObject({ date: '2026-12-01' });
});
