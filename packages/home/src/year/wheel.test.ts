import { zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import { MOUNTAINS } from '@app/fengshui';
import { degrees, formatCivilDate, millis } from '@app/kernel';
import { getTimes } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../../scripts/testing/whole';
import type { HomeFacing } from '../facing';
import { facingOf } from '../facing';
import { lunarBirthdaysOf, parseAnniversaries } from './anniversaries';
import { areApart, boxOf, polar, type Shape, widthOf } from './drawing';
import { INKS } from './ink';
import { SHEET, SMALLEST, wallSheet } from './wall';
import { angleOf, between, dayAt, dayHand, hourRadius, RINGS, wheelLayers, yearWheel } from './wheel';
import { sheetWords, wheelWords, type YearSpeech } from './words';
import { dayOfYear, type YearOfHome, type YearRequest, yearOfHome } from './yearOf';

const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const PEOPLE = [
  { id: '1', name: '林月', birthDate: '1988-06-05' },
  { id: '2', name: '周砚', birthDate: '1990-07-23' },
  { id: '3', name: '小满', birthDate: '2018-01-13' },
];
const asked = (change: Partial<YearRequest> = {}): YearRequest => ({
  place: HANGZHOU,
  zone: 'Asia/Shanghai',
  stored: lunarBirthdaysOf(PEOPLE),
  observance: parseAnniversaries(undefined).observance,
  ...change,
});
/** Built once for all tests. */
function of(year: number, change: Partial<YearRequest> = {}): YearOfHome {
  const key = JSON.stringify([year, change]);
  const made = years.get(key) ?? yearOfHome(year, asked(change));
  if (!made) throw new Error(`no year ${year}`);
  years.set(key, made);
  return made;
}
const years = new Map<string, YearOfHome>();
/** About as long as the app's own sentences. */
const SENTENCES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  fiveYellow: ['五黄在{palace}', '5 Yellow: {palace}'],
  taiSui: ['太岁在{at}，岁破在{across}', 'Tai Sui: {at}; Sui Po: {across}'],
  threeKillings: ['三煞在{palace}', 'Three Killings: {palace}'],
  sitting: ['坐{sits}向{faces}', '{sits} to {faces}'],
  sheetTitle: ['{pillar}年历', '{pillar}'],
  yearOf: ['{animal}年', 'Year of the {animal}'],
  starCentre: ['{star}入中', '{star} in the centre'],
  span: ['{hours} 小时 {minutes} 分', '{hours} h {minutes} min'],
  longest: ['最长的白昼', 'Longest day'],
  shortest: ['最短的白昼', 'Shortest day'],
  fullMoons: ['满月 {count} 次', '{count} full moons'],
  birthdays: ['家中农历生日', 'Lunar birthdays'],
  legendRedNoHolidays: [
    '朱字：节气与周末（放假安排尚未公布）',
    'red: weekends and terms; days off not yet published',
  ],
  legendLunar: ['小字为农历；九星以立春换年', 'small: lunar day; moon 5: the fifth month begins'],
  legendPlace: ['昼长依{place}，{latitude}', 'daylight at {place}, {latitude}'],
};
const speechOf = (language: 'zh' | 'en'): YearSpeech => ({
  write: text => text,
  text: (key, values = {}) =>
    (SENTENCES[key]?.[language === 'zh' ? 0 : 1] ?? key).replace(/{(\w+)}/g, (_, name: string) =>
      String(values[name]),
    ),
  day: (of, { month, day }, style) => {
    if (of === 'zh')
      return style === 'month' ? `${'一二三四五六七八九十'[month - 1] ?? '十一'}月` : `${month}月${day}日`;
    const name =
      'January February March April May June July August September October November December'.split(' ');
    return style === 'month' ? name[month - 1]! : `${name[month - 1]!.slice(0, 3)} ${day}`;
  },
});
const speech = speechOf('zh');
const FACING: HomeFacing = facingOf(
  { facing: { degrees: degrees(178), north: 'magnetic' } },
  HANGZHOU,
  millis(0),
);
const PLACE = { name: '杭州', latitude: 30.27, facing: FACING };

describe('[R493] the year of a home', () => {
  const year = of(2027);

  it('is 丁未, the goat’s, with 9 in the centre and 5 in the north', () => {
    // Annual star: 2024 three, one lower each year; 太岁 is the branch of the year. 协纪辨方书, 卷三.
    expect([zh.pillar[year.pillar], year.zodiac, year.stars.C, year.places.fiveYellow]).toEqual([
      '丁未',
      'goat',
      9,
      'N',
    ]);
    expect([year.places.taiSui.zh, year.places.suiPo.zh, year.places.threeKillings.direction]).toEqual([
      '未',
      '丑',
      'W',
    ]);
  });

  it.each([
    { where: 'Hangzhou', ...HANGZHOU },
    { where: 'Honolulu, asked from China', latitude: 21.31, longitude: -157.86 },
    { where: 'Reykjavik', latitude: 64.15, longitude: -21.94 },
  ])('has the sun of its place, within two minutes of suncalc on every fifth day: $where', place => {
    const year = of(2027, { place });
    const south = place.longitude * 4 * 60_000;
    for (let i = 0; i < 365; i += 5) {
      const { date } = year.days[i]!;
      const midnight = Date.UTC(date.year, date.month - 1, date.day) - south;
      const { sunrise, sunset } = getTimes(
        new Date(midnight + 12 * 3_600_000),
        place.latitude,
        place.longitude,
      );
      const { rise, set } = year.light[i]!;
      expect(Math.abs(rise - (Number(sunrise) - midnight) / 60_000)).toBeLessThan(2);
      expect(Math.abs(set - (Number(sunset) - midnight) / 60_000)).toBeLessThan(2);
      expect(set).toBeGreaterThan(rise);
    }
    expect([year.longest.date.month, year.shortest.date.month]).toEqual([6, 12]);
  });

  it('has polar day and night, and the longest day of the south in December', () => {
    const north = of(2027, { place: { latitude: 78.22, longitude: 15.65 }, zone: 'Arctic/Longyearbyen' });
    expect(north.light[171]).toMatchObject({ rise: 0, set: 1440 });
    expect(north.light[355]).toMatchObject({ rise: 720, set: 720 });
    const south = of(2027, { place: { latitude: -33.87, longitude: 151.21 }, zone: 'Australia/Sydney' });
    expect(south.longest.date.month).toBe(12);
  });

  it('has the moons of the year: new on the first of each lunar month, by which months begin (GB/T 33661-2017)', () => {
    const at = (date: { month: number; day: number }) =>
      year.days[dayOfYear({ year: 2027, ...date })]!.lunar.day;
    const dates = (name: string) => year.moons.filter(({ phase }) => phase === name).map(({ date }) => date);
    expect(dates('newMoon').map(at)).toEqual(year.days.filter(({ lunar }) => lunar.day === 1).map(() => 1));
    expect(dates('fullMoon')).toHaveLength(12);
    for (const date of dates('fullMoon')) expect([15, 16, 17]).toContain(at(date));
  });

  it('shows a lunar birthday twice in a year that has it twice', () => {
    expect(
      year.stored.map(({ day, dates }) => [day.name, ...dates.map(({ date }) => formatCivilDate(date))]),
    ).toEqual([
      ['林月', '2027-05-26'],
      ['周砚', '2027-07-05'],
      ['小满', '2027-01-04', '2027-12-24'],
    ]);
  });

  it.each([1899, 2101, 2026.5, Number.NaN])('does not exist for %s', number => {
    expect(yearOfHome(number, asked())).toBeUndefined();
  });
});

describe('[R493] the geometry of the wheel', () => {
  const year = of(2027);
  const angleOfTerm = (id: string) => angleOf(year, year.terms.find(term => term.id === id)!.at);

  it('has winter at the bottom, summer at the top, spring on the left, as 子, 午 and 卯 are with south up', () => {
    expect(angleOfTerm('winter-solstice')).toBeCloseTo(180, 6);
    expect(between(angleOfTerm('summer-solstice'), 0)).toBeLessThan(3);
    expect(between(angleOfTerm('spring-equinox'), 270)).toBeLessThan(3);
    expect(between(angleOfTerm('autumn-equinox'), 90)).toBeLessThan(3);
  });

  it('places each term within 3° of its mountain', () => {
    for (const [i, { at }] of year.terms.entries()) {
      // South at the top: a mountain's compass bearing is seen from the other side.
      const mountain = MOUNTAINS[(i + 1) % 24]!;
      expect(between(angleOf(year, at), mountain.centre + 180)).toBeLessThan(3);
    }
  });

  it.each([2024, 2027, 2100])('days of %i go round once and are found again from their direction', number => {
    const some = of(number);
    for (const { date } of some.days) {
      const to = polar(200, angleOf(some, dayOfYear(date) + 0.5));
      expect(formatCivilDate(dayAt(some, to))).toBe(formatCivilDate(date));
    }
    expect(between(angleOf(some, 0), angleOf(some, some.days.length))).toBeLessThan(1);
  });

  it('puts midnight on both edges of the light, noon between them', () => {
    expect([0, 720, 1440].map(hourRadius)).toEqual([
      RINGS.light,
      (RINGS.light + RINGS.moons) / 2,
      RINGS.moons,
    ]);
  });

  it('[R1050] no seal covers another, in a household of twenty born on three days, on the smallest phone too', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({
      id: String(i),
      name: `甲${i}`,
      birthDate: ['1990-05-01', '1990-05-02', '1990-05-04'][i % 3]!,
    }));
    const seals = yearWheel(of(2027, { stored: lunarBirthdaysOf(many) }), wheelWords(speech, zh)).filter(
      (shape): shape is Extract<Shape, { kind: 'rect' }> => shape.kind === 'rect' && shape.look === 'seal',
    );
    expect(seals.length).toBeGreaterThanOrEqual(20);
    for (const [i, a] of seals.entries()) {
      for (const b of seals.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        // The stylesheet's largest, of 320 px; at 390 px it is 1.3.
        expect(apart).toBeGreaterThan(a.width * 1.5);
      }
    }
  });

  it('its hand points at the day, and every look has an ink', () => {
    expect(dayHand(year, { year: 2027, month: 12, day: 22 })[0]).toMatchObject({ look: 'hand' });
    for (const shape of yearWheel(year, wheelWords(speech, zh))) expect(INKS[shape.look]).toBeDefined();
  });
});

it.each([
  // The stylesheet's sizes: the em of letters in units of the wheel, how much larger a seal is than drawn, and how much
  // nearer to the middle the letters are.
  ['1440 px', undefined, 1, 1],
  ['390 px', 25, 1.3, 1],
  ['320 px', 31, 1.5, 0.992],
] as const)('[R1012] no seal touches a mountain at %s, whenever the birthday', (_, em, scale, nearer) => {
  const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(1990, 0, 1 + 6 * i)).toISOString());
  const people = days.map((day, i) => ({ id: String(i), name: `甲${i}`, birthDate: day.slice(0, 10) }));
  const shapes = yearWheel(of(2027, { stored: lunarBirthdaysOf(people) }), wheelWords(speech, zh));
  const inside = (point: readonly [number, number], half: number) => Math.max(...point.map(Math.abs)) < half;
  const corners = (half: number) =>
    [-1, -0.5, 0, 0.5, 1].flatMap(
      a =>
        [
          [a * half, -half],
          [a * half, half],
          [-half, a * half],
          [half, a * half],
        ] as const,
    );
  const turned = ([x, y]: readonly [number, number], by: number) =>
    [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)] as const;
  let seals = 0;
  for (const seal of shapes) {
    if (seal.kind !== 'rect' || seal.look !== 'seal') continue;
    seals++;
    const half = (seal.width * scale) / 2;
    const [x, y] = [seal.x + seal.width / 2, seal.y + seal.height / 2];
    for (const letter of shapes) {
      if (letter.kind !== 'text' || letter.look !== 'mountain') continue;
      const by = ((letter.turn ?? 0) * Math.PI) / 180;
      // The ink of a character is a little less than its em.
      const ink = (em ?? letter.size) * 0.46;
      const isTouched =
        corners(ink).some(each => {
          const [dx, dy] = turned(each, by);
          return inside([nearer * letter.x + dx - x, nearer * letter.y + dy - y], half);
        }) ||
        corners(half).some(([dx, dy]) =>
          inside(turned([x + dx - nearer * letter.x, y + dy - nearer * letter.y], -by), ink),
        );
      expect(isTouched, `a seal at ${x}, ${y} on ${letter.text}`).toBe(false);
    }
  }
  expect(seals).toBeGreaterThan(40);
});

it('[R1050] the hand of a day leaves out the months, the terms and the mountains, with moons and seals over it', () => {
  const ends = dayHand(of(2027), { year: 2027, month: 6, day: 21 }).flatMap(part => [
    ...(part as { readonly d: string }).d.matchAll(/[ML]([-\d.]+)[ ,]([-\d.]+)/g),
  ]);
  expect(ends.map(([, x, y]) => Math.round(Math.hypot(Number(x), Number(y))))).toEqual([
    RINGS.light,
    RINGS.terms,
    RINGS.rim,
    RINGS.rim + 14,
  ]);
  const wheel = yearWheel(of(2027), wheelWords(speech, zh));
  const { under, over } = wheelLayers(wheel);
  expect(under.length + over.length).toBe(wheel.length);
  expect(under.filter(({ kind, look }) => kind === 'text' || /seal|moon/.test(look))).toEqual([]);
});

it('[R1050] the seals of birthdays are on the rim, or touch it where a name is in their place', () => {
  const inside = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => {
    const [near, far] = [Math.min, Math.max].map(pick =>
      Math.hypot(
        ...[x, y].map(from =>
          from < 0 && from + width > 0 && pick === Math.min
            ? 0
            : pick(Math.abs(from), Math.abs(from + width)),
        ),
      ),
    );
    return near! <= RINGS.rim + 2 && far! > RINGS.rim;
  };
  const days = Array.from({ length: 30 }, (_, i) => new Date(Date.UTC(1990, 0, 1 + 12 * i)).toISOString());
  for (const day of days) {
    const stored = lunarBirthdaysOf([{ id: 'a', name: '林', birthDate: day.slice(0, 10) }]);
    for (const shape of yearWheel(of(2027, { stored }), wheelWords(speech, zh)))
      if (shape.kind === 'rect' && shape.look === 'seal') expect(inside(shape), day).toBe(true);
  }
});

describe.each([
  ['zh', zh],
  ['en', en],
] as const)('[R760] the names of the wheel, %s', (language, names) => {
  const words = yearWheel(of(2027), wheelWords(speechOf(language), names)).flatMap(shape =>
    shape.kind === 'text' && shape.look.startsWith('term') ? [shape] : [],
  );

  it('each of a term lies between the strokes around it', () => {
    expect(new Set(words.map(({ text }) => text)).size).toBeGreaterThanOrEqual(24);
    for (const { x, y, text, size } of words) {
      const from = Math.hypot(x, y);
      // Capitals and signs are drawn 0.8 of their em high at most.
      expect(from - size * 0.4 - RINGS.terms, text).toBeGreaterThan(4);
      expect(RINGS.mountains - from - size * 0.4, text).toBeGreaterThan(4);
      // A term is 15° wide; at its inner edge a word has least room.
      expect(widthOf(text) * size, text).toBeLessThan((from - size * 0.4) * (Math.PI / 12) - 3);
    }
  });

  it('no line of two is on another', () => {
    for (const [i, one] of words.entries())
      for (const other of words.slice(i + 1))
        if (one.turn === other.turn)
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.text} ${other.text}`).toBeGreaterThan(
            one.size * 0.95,
          );
  });
});

it('[R764] the wall sheet in English names the first day of a lunar month as a moon, not as 5/1', () => {
  const year = of(2025);
  const sheet = wallSheet(year, sheetWords(speechOf('en'), en, PLACE, year));
  const texts = sheet.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []));
  // 2025 has a leap sixth month, from 25 July (Hong Kong Observatory).
  expect(texts.filter(text => text === 'moon 6' || text === 'leap 6')).toEqual(['moon 6', 'leap 6']);
  expect(texts.filter(text => /\d\/\d/.test(text))).toEqual([]);
});

describe.each([
  ['zh', zh],
  ['en', en],
] as const)('[R494] the sheet for the wall, %s', (_, names) => {
  const year = of(2027);
  const shapes = wallSheet(year, sheetWords(speechOf(names.language), names, PLACE, year));
  const texts = shapes.filter((shape): shape is Extract<Shape, { kind: 'text' }> => shape.kind === 'text');

  it('explains the seal of a birthday only where there is one', () => {
    const signs = (some: YearOfHome) =>
      sheetWords(speechOf(names.language), names, PLACE, some).legend.map(({ sign }) => sign);
    expect(signs(year)).toContain('seal');
    expect(signs(of(2027, { stored: [] }))).not.toContain('seal');
  });

  it('has each day of the year once, under its weekday', () => {
    const dates = texts.filter(({ look }) => look === 'date' || look === 'date-off');
    expect(dates).toHaveLength(365);
    // 1 January 2027 is a Friday, 1 August a Sunday: ISO 8601 weeks begin on Monday.
    const column = 290.5 / 7;
    const first = dates.filter(({ text }) => text === '1').map(({ x }) => (x - 88) % (290.5 + 34));
    expect(Math.round(first[0]! / column - 0.5)).toBe(4);
    expect(Math.round(first[7]! / column - 0.5)).toBe(6);
  });

  it('has no text under 6.5 points, and nothing beyond its frame', () => {
    // 1440 units are 297 mm; a point is 25.4 / 72 mm.
    const points = (units: number) => ((units * 297) / SHEET.width / 25.4) * 72;
    expect(points(SMALLEST)).toBeGreaterThan(6.4);
    for (const { size, text, x, y, anchor, turn } of texts) {
      if (text.trim() === '') continue;
      expect(size, text).toBeGreaterThanOrEqual(SMALLEST);
      const half = turn === undefined ? widthOf(text) * size : 0;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - half : x - half / 2;
      expect(left, text).toBeGreaterThan(47);
      expect(left + half, text).toBeLessThan(SHEET.width - 47);
      expect(y, text).toBeGreaterThan(47);
      expect(y, text).toBeLessThan(SHEET.height - 47);
    }
  });

  const box = (shape: Shape) => ({ ...boxOf(shape)!, text: shape.kind === 'text' ? shape.text : 'seal' });

  /** A sign is on its own seal. */
  const isSealed = (a: string, b: string) => [a, b].includes('seal') && (a.length === 1 || b.length === 1);
  const overlaps = (boxes: readonly ReturnType<typeof box>[]) =>
    boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .flatMap(b => (areApart(a, b) || isSealed(a.text, b.text) ? [] : [`${a.text} over ${b.text}`])),
    );

  // 2028 has six weeks in all three rows of months, 2010 five in all of them.
  it.each([2010, 2027, 2028, 2033, 2100])('the months of %i have space around them', number => {
    const some = of(number);
    const sheet = wallSheet(some, sheetWords(speechOf(names.language), names, PLACE, some));
    const lower = sheet.flatMap(shape => (shape.kind === 'text' && shape.y > 1020 ? [box(shape)] : []));
    expect(overlaps(lower)).toEqual([]);
    // A month's events do not add a seventh row.
    const listed = lower.filter(({ text }) => /^\d+ [A-Z]/.test(text));
    const numbers = sheet.flatMap(shape =>
      shape.kind === 'text' &&
      /^fine|^seal-name/.test(shape.look) &&
      shape.y > 1080 &&
      !/[A-Z]/.test(shape.text)
        ? [box(shape)]
        : [],
    );
    for (const { left, right, top, text } of listed) {
      const over = numbers.filter(each => each.left < right && left < each.right && each.top < top);
      expect(top - Math.max(...over.map(({ bottom }) => bottom)), text).toBeGreaterThan(3);
    }
    // Under a month there is more space than under a week, so its name belongs to what follows.
    const heads = sheet.flatMap(shape =>
      shape.kind === 'text' && shape.look === 'head' && shape.y > 1020 ? [box(shape)] : [],
    );
    for (const head of heads.slice(4)) {
      const over = lower.filter(({ bottom, left, right }) => {
        return bottom <= head.top && left < head.left + 290 && right > head.left;
      });
      expect(head.top - Math.max(...over.map(({ bottom }) => bottom)), head.text).toBeGreaterThan(20);
    }
  });

  it('gives the length of a day as a duration, not as a time of day', () => {
    const lines = texts.map(({ text }) => text).filter(text => text.includes('14'));
    expect(lines.join()).toMatch(names.language === 'zh' ? /14 小时 \d+ 分/ : /14 h \d+ min/);
    expect(lines.join()).not.toContain('14:');
  });

  /** Households of one to twenty, some with names of the maximum length. */
  const household = (size: number) =>
    Array.from({ length: size }, (_, i) => ({
      id: String(i),
      name: [`欧阳小满与她的妹妹们一家人${i}`, `Maximiliana Hohenzollern ${i}`, `周${i}`][i % 3]!,
      birthDate: `19${60 + i}-0${1 + (i % 9)}-1${i % 9}`,
    }));

  const SIZES = [0, 1, 3, 4, 5, 9, 12, 13, 20];
  it.each([2025, 2027, 2028, 2031, 2034])(
    'no two words or seals overlap in %i, however many people live there',
    number => {
      const far = {
        ...PLACE,
        name: '杭州市西湖区文三路学院路口浙江省电子科技大楼南侧三号院 Lake District of West Hangzhou, Zhejiang Province',
      };
      const all = of(number, { stored: lunarBirthdaysOf(household(20)) });
      for (const size of SIZES.filter((_, i) => WHOLE || (i + number) % 2 === 0)) {
        const some = { ...all, stored: all.stored.slice(0, size) };
        const sheet = wallSheet(some, sheetWords(speechOf(names.language), names, far, some));
        const covered = sheet.flatMap(shape => {
          const isSeen =
            shape.kind === 'text' ? shape.turn === undefined : shape.kind === 'rect' && shape.look === 'seal';
          const found = isSeen && box(shape);
          return found && (found.top < 1030 || found.top > 1920) ? [found] : [];
        });
        expect(overlaps(covered), `${size} people`).toEqual([]);
        const born = covered.filter(
          ({ text, left }) => left < 1040 && / {2}(\d+\.\d+|[A-Z][a-z]{2} \d+)/.test(text),
        ).length;
        const more = Number(covered.find(({ text }) => /^\+\d+$/.test(text))?.text ?? 0);
        expect(born + more).toBe(some.stored.filter(({ dates }) => dates.length > 0).length);
        expect(born).toBeGreaterThanOrEqual(Math.min(size, 5));
      }
    },
  );
});
