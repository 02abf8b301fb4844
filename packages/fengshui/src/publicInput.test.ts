import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall } from '../../../scripts/testing/junk';
import * as fengshui from './index';

const NOW = millis(Date.UTC(2026, 5, 21, 5));
const CHINA = 'Asia/Shanghai';
const MAY = { year: 1990, month: 5, day: 1 };
/** Possible values from an untyped caller. */
const junk = (value: unknown) => value as never;

describe('[R320] invalid input gives an error value', () => {
  it.each([
    { what: 'hour 35', time: { hour: 35, minute: 0 }, code: 'fengshui/no-such-time' },
    { what: 'a missing minute', time: junk({ hour: 5 }), code: 'fengshui/no-such-time' },
    { what: 'a minute of NaN', time: { hour: 5, minute: Number.NaN }, code: 'fengshui/no-such-time' },
    { what: 'half a minute', time: { hour: 5, minute: 0.5 }, code: 'fengshui/no-such-time' },
    { what: 'the sex M', sex: junk('M'), code: 'fengshui/no-such-sex' },
    { what: 'no zone', zone: junk(undefined), code: 'fengshui/unknown-zone' },
    { what: 'an empty zone', zone: '', code: 'fengshui/unknown-zone' },
    { what: 'an offset for a zone', zone: '+08:00', code: 'fengshui/unknown-zone' },
    { what: 'a day of NaN', date: { ...MAY, day: Number.NaN }, code: 'fengshui/no-such-date' },
    { what: 'month 13', date: { ...MAY, month: 13 }, code: 'fengshui/no-such-date' },
  ])('kua of a birth with $what', ({ what: _, code, ...birth }) => {
    expect(fengshui.kuaOfBirth({ date: MAY, zone: CHINA, ...birth })).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it.each([
    { place: { latitude: Number.NaN, longitude: 0 } },
    { place: { latitude: 91, longitude: 0 } },
    { place: { latitude: 0, longitude: Number.POSITIVE_INFINITY } },
    { place: junk({ latitude: '30', longitude: '120' }) },
  ])('declination at $place', ({ place }) => {
    expect(fengshui.declinationAt(place, millis(0))).toMatchObject({
      ok: false,
      error: { code: 'fengshui/no-such-place' },
    });
  });

  it('declination without an instant', () => {
    expect(fengshui.declinationAt({ latitude: 0, longitude: 0 }, junk(Number.NaN))).toMatchObject({
      ok: false,
      error: { code: 'fengshui/no-such-instant' },
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'the instant %d has no stars',
    at => {
      expect(fengshui.starsAt(junk(at))).toBeUndefined();
      expect(fengshui.solarMonthAt(junk(at))).toBeUndefined();
      expect(fengshui.readHome({ residents: [] }, junk(at))).toBeUndefined();
    },
  );

  it.each([Number.NaN, 1990.5, junk('1990')])('%s is no year', year => {
    expect(fengshui.kuaOf(year, 'male')).toBeUndefined();
    expect(fengshui.annualStar(year)).toBeUndefined();
    expect(fengshui.monthlyStar(year, 1)).toBeUndefined();
    expect(fengshui.startOfSpring(year)).toBeUndefined();
  });

  it.each([0, 13, 1.5, Number.NaN])('%d is not a month', month => {
    expect(fengshui.monthlyStar(2026, month)).toBeUndefined();
  });

  it('a sex without a table has no kua', () => {
    expect(fengshui.kuaOf(1990, junk('M'))).toBeUndefined();
  });
});

const ZI = fengshui.mountain('zi');
const PLACES = fengshui.yearPlaces(2026);
if (!PLACES.ok) throw new Error(PLACES.error.code);

const KAN = fengshui.trigramOfNumber(1);
const READING = fengshui.readHome(
  { facing: fengshui.magneticBearing(180), completedIn: 2020, residents: [] },
  NOW,
);
const BED = { id: 'a', role: 'bed', square: 'N', at: 10, front: 20 };

const GUIDE_ROOMS = [{ section: 'kitchen', name: { zh: '厨房', en: 'Kitchen' }, palace: 'NE' }];
const CALLS: readonly JunkCall[] = [
  {
    name: 'declinationAt',
    call: fengshui.declinationAt,
    args: [{ latitude: 30, longitude: 120 }, millis(0)],
  },
  { name: 'readFacing', call: fengshui.readFacing, args: [10] },
  { name: 'mountainAt', call: fengshui.mountainAt, args: [10] },
  { name: 'normalizeDegrees', call: fengshui.normalizeDegrees, args: [10] },
  { name: 'magneticBearing', call: fengshui.magneticBearing, args: [10] },
  { name: 'trueBearing', call: fengshui.trueBearing, args: [10] },
  { name: 'toMagnetic', call: fengshui.toMagnetic, args: [{ degrees: 10, north: 'true' }, 3] },
  { name: 'toTrue', call: fengshui.toTrue, args: [{ degrees: 10, north: 'magnetic' }, 3] },
  { name: 'eightMansions', call: fengshui.eightMansions, args: [KAN] },
  { name: 'directionOfMansionStar', call: fengshui.directionOfMansionStar, args: [KAN, 'fuwei'] },
  { name: 'trigramOfDirection', call: fengshui.trigramOfDirection, args: ['N'] },
  { name: 'trigramOfNumber', call: fengshui.trigramOfNumber, args: [1] },
  { name: 'oppositeMountain', call: fengshui.oppositeMountain, args: [ZI] },
  { name: 'describeMountain', call: fengshui.describeMountain, args: [ZI, 'en'] },
  { name: 'mountainName', call: fengshui.mountainName, args: [ZI, 'en'] },
  { name: 'natalChart', call: fengshui.natalChart, args: [ZI, 9] },
  {
    name: 'facingCharts',
    call: fengshui.facingCharts,
    args: [
      [
        { bearing: 10, reason: 'door' },
        { bearing: 100, reason: 'street' },
      ],
      9,
    ],
  },
  { name: 'readItems', call: fengshui.readItems, args: [READING, [BED]] },
  { name: 'firstSteps', call: fengshui.firstSteps, args: [READING, 'a', []] },
  { name: 'layoutGuide', call: fengshui.layoutGuide, args: [READING, GUIDE_ROOMS] },
  { name: 'annualStar', call: fengshui.annualStar, args: [2026] },
  { name: 'monthlyStar', call: fengshui.monthlyStar, args: [2026, 3] },
  { name: 'fly', call: fengshui.fly, args: [5, 'forward'] },
  { name: 'starsAt', call: fengshui.starsAt, args: [millis(0)] },
  { name: 'solarMonthAt', call: fengshui.solarMonthAt, args: [millis(0)] },
  { name: 'startOfSpring', call: fengshui.startOfSpring, args: [2026] },
  { name: 'kuaOf', call: fengshui.kuaOf, args: [1990, 'male'] },
  {
    name: 'kuaOfBirth',
    call: fengshui.kuaOfBirth,
    args: [{ date: MAY, time: { hour: 8, minute: 30 }, zone: CHINA, sex: 'male' }],
  },
  { name: 'periodIn', call: fengshui.periodIn, args: ['nine-periods', 2026] },
  { name: 'periodOf', call: fengshui.periodOf, args: [2026] },
  { name: 'timelinessOf', call: fengshui.timelinessOf, args: [9, 9] },
  { name: 'readPair', call: fengshui.readPair, args: [1, 2, 9] },
  { name: 'yearPlaces', call: fengshui.yearPlaces, args: [2026] },
  {
    name: 'isWithin',
    call: (at: never, from: never, to: never) => fengshui.isWithin(at, { from, to }),
    args: [5, 0, 20],
  },
  { name: 'yearMarksOf', call: fengshui.yearMarksOf, args: [PLACES.value, 'N'] },
  { name: 'houseMansions', call: fengshui.houseMansions, args: [ZI] },
  { name: 'matchHouse', call: fengshui.matchHouse, args: [fengshui.houseMansions(ZI), [1, 3]] },
  { name: 'term', call: fengshui.term, args: ['star.5', 'en'] },
  { name: 'nameOf', call: fengshui.nameOf, args: ['star.5'] },
  { name: 'groupOf', call: fengshui.groupOf, args: [1] },
  { name: 'isGoodMansionStar', call: fengshui.isGoodMansionStar, args: ['fuwei'] },
  { name: 'elementOfBranch', call: fengshui.elementOfBranch, args: [1] },
  { name: 'elementOfStem', call: fengshui.elementOfStem, args: [1] },
  { name: 'feederOf', call: fengshui.feederOf, args: ['wood'] },
  { name: 'mountain', call: fengshui.mountain, args: ['zi'] },
  { name: 'bearingOfDirection', call: fengshui.bearingOfDirection, args: ['N'] },
  {
    name: 'readHome',
    call: fengshui.readHome,
    args: [{ facing: 180, completedIn: 2020, residents: [] }, NOW],
  },
];

describe('[R320] junk in any argument or field gives nothing or an error value, never a throw or NaN', () => {
  it('every function of the entry is in the list', () => {
    const functions = Object.entries(fengshui).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).sort()).toEqual(CALLS.map(({ name }) => name).sort());
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });
});

describe('[R320] a reading of a home', () => {
  it('must come from readHome: anything else has no items, and leaves the guide general', () => {
    const placed = [BED] as never;
    expect(fengshui.readItems(READING!, placed).findings.length).toBeGreaterThan(0);
    expect(fengshui.readItems({ ...READING! }, placed)).toBeUndefined();
    expect(fengshui.readItems(READING!, [{ ...BED, at: Number.NaN }, null] as never)).toEqual({
      findings: [],
      differs: [],
    });
    expect(fengshui.layoutGuide({ ...READING! })).toEqual(fengshui.layoutGuide());
    expect(fengshui.layoutGuide(READING)).not.toEqual(fengshui.layoutGuide());
  });

  it('number 5, the centre, has no trigram', () => {
    expect(fengshui.trigramOfNumber(junk(5))).toBeUndefined();
    expect(fengshui.trigramOfDirection(junk('C'))).toBeUndefined();
  });
});

describe('[R320] returned values cannot be changed by the caller', () => {
  it.each(Object.entries(fengshui).filter(([, value]) => typeof value === 'object'))(
    '%s is frozen',
    (_, table) => {
      expect(isFrozen(table)).toBe(true);
    },
  );

  it('terms and the sections of the guide are frozen', () => {
    expect(Object.isFrozen(fengshui.term('star.5', 'en'))).toBe(true);
    const [first] = fengshui.layoutGuide();
    expect(isFrozen(first?.title) && isFrozen(first?.description)).toBe(true);
    // A fresh list each time.
    expect(fengshui.layoutGuide()).not.toBe(fengshui.layoutGuide());
  });
});

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));
