import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createVisitHistory,
  directionOfLook,
  hourOfMinute,
  instantOfMoment,
  isClean,
  lookOfDirection,
  minuteOfHour,
  momentOfInstant,
  readAddress,
  type Search,
  takeLink,
  toShare,
} from './addresses';
import { type Destination, ROUTES } from './routes';

const ROUTE = fc.constantFrom(...ROUTES.filter((route): route is Destination => route !== '*'));

/** Every param of /visualization with valid values, given the params it requires. */
const HOUSE = { show: 'reading', hour: '21:46', palace: 'SE' };
const STARS = { view: 'stars', at: '2026-12-21T15:03Z', look: '180,20', object: 'hip-91262' };
const ALMANAC = { tool: 'almanac', day: '2026-12-01', leaf: 'month' };
const WHOLE: readonly { readonly route: Destination; readonly search: Search }[] = [
  { route: '/', search: { card: 'scan', sheet: 'settings' } },
  { route: '/create', search: { sheet: 'settings' } },
  { route: '/user-info', search: { sheet: 'settings' } },
  { route: '/visualization', search: { ...HOUSE, ...ALMANAC, sheet: 'facing', resident: 2 } },
  { route: '/visualization', search: { show: 'palaces', tool: 'records', record: 1_790_000_000_000 } },
  { route: '/visualization', search: { ...STARS, tool: 'chat', ask: '厨房朝南好吗？' } },
  { route: '/visualization', search: { view: 'stars', object: '心宿' } },
  { route: '/visualization', search: { view: 'plan', plan: 'reading', floor: 1, room: 'r-2', finding: 3 } },
  { route: '/visualization', search: { view: 'plan', plan: 'year', year: 2027, sheet: 'settings' } },
  { route: '/deep-dream', search: { with: 'b7', sheet: 'settings' } },
];

describe('the open view in the address', () => {
  it.each(WHOLE)('[R460] $route reads $search unchanged', ({ route, search }) => {
    expect(readAddress(route, search)).toEqual(search);
    expect(isClean(route, search)).toBe(true);
  });

  it.each([
    ['an unknown word', '/visualization', { view: 'moon', tool: 'chats' }],
    ['a day the calendar skipped', '/visualization', { tool: 'almanac', day: '1582-10-10' }],
    ['a moment before the years of the sky', '/visualization', { view: 'stars', at: '1899-12-31T23:59Z' }],
    ['a moment after them', '/visualization', { view: 'stars', at: '2101-01-01T00:00Z' }],
    ['an impossible day', '/visualization', { tool: 'almanac', day: '2026-02-30' }],
    ['a day in another spelling', '/visualization', { tool: 'almanac', day: '2026-2-3' }],
    ['an impossible hour', '/visualization', { hour: '24:00' }],
    ['an impossible minute', '/visualization', { hour: '23:60' }],
    ['a moment with a zone', '/visualization', { view: 'stars', at: '2026-12-21T15:03+08:00' }],
    ['a direction below the horizon', '/visualization', { view: 'stars', look: '180,-5' }],
    ['a direction beyond a full turn', '/visualization', { view: 'stars', look: '360,20' }],
    ['a direction in another spelling', '/visualization', { view: 'stars', look: '018,20' }],
    ['a place as an object of the sky', '/visualization', { view: 'stars', object: '30.27,120.15' }],
    ['a floor beyond the last', '/visualization', { view: 'plan', floor: 3 }],
    ['half a floor', '/visualization', { view: 'plan', floor: 1.5 }],
    ['a record that is not an instant', '/visualization', { tool: 'records', record: '../other' }],
    ['an id with a path in it', '/deep-dream', { with: '../b1' }],
    ['a list', '/deep-dream', { with: ['b1'] }],
    ['an empty question', '/visualization', { tool: 'chat', ask: '  ' }],
    ['a question with controls in it', '/visualization', { tool: 'chat', ask: 'a\u202Eb' }],
    ['a question beyond 300 characters', '/visualization', { tool: 'chat', ask: 'a'.repeat(301) }],
    ['a sheet of another route', '/create', { sheet: 'facing' }],
  ] as const)('[R460] leaves out %s', (_, route, search) => {
    const read: Search = readAddress(route, search);
    const parents = new Set(['view', 'tool']);
    expect(Object.keys(read).filter(name => !parents.has(name))).toEqual([]);
    expect(isClean(route, search)).toBe(false);
  });

  it('[R460] accepts values at the limits', () => {
    for (const day of ['0001-01-01', '1582-10-04', '9999-12-31'])
      expect(readAddress('/visualization', { tool: 'almanac', day })).toEqual({ tool: 'almanac', day });
    for (const look of ['0,0', '359,80'])
      expect(readAddress('/visualization', { view: 'stars', look })).toEqual({ view: 'stars', look });
    expect(readAddress('/visualization', { hour: '00:00' })).toEqual({ hour: '00:00' });
    expect(readAddress('/visualization', { hour: '23:59' })).toEqual({ hour: '23:59' });
  });

  it.each([
    ['a day without the almanac', { tool: 'chat', day: '2026-12-01' }, { tool: 'chat' }],
    ['a moment without the star map', { at: '2026-12-21T15:03Z' }, {}],
    ['an hour without the house', { view: 'stars', hour: '12:00' }, { view: 'stars' }],
    ['a palace without the reading', { palace: 'N' }, {}],
    [
      'the finding of another sheet',
      { view: 'plan', plan: 'year', finding: 3 },
      { view: 'plan', plan: 'year' },
    ],
    [
      'an hour of the sun on another sheet',
      { view: 'plan', plan: 'year', sun: '09:46' },
      { view: 'plan', plan: 'year' },
    ],
    ['a sheet of the desk without its view', { plan: 'year', year: 2027 }, {}],
  ] as const)('[R460] leaves out %s', (_, search, left) => {
    expect(readAddress('/visualization', search)).toEqual(left);
  });

  it('[R460] reads any junk without a throw, and reads its own result as the same', () => {
    const names = fc.constantFrom(
      ...[
        'view',
        'show',
        'hour',
        'palace',
        'at',
        'look',
        'object',
        'plan',
        'floor',
        'room',
        'sun',
        'finding',
        'year',
      ],
      ...[
        'tool',
        'day',
        'leaf',
        'record',
        'ask',
        'sheet',
        'resident',
        'with',
        'card',
        'constructor',
        '__proto__',
      ],
    );
    const right = fc.constantFrom(...WHOLE.flatMap(({ search }) => Object.values(search)));
    const search = fc.dictionary(fc.oneof(names, fc.string()), fc.oneof(right, fc.anything()));
    fc.assert(
      fc.property(ROUTE, search, (route, junk) => {
        const read = readAddress(route, junk);
        expect(readAddress(route, read)).toEqual(read);
        expect(isClean(route, read)).toBe(true);
        const shared = toShare(route, read);
        expect(readAddress(route, shared)).toEqual(shared);
        for (const [name, value] of Object.entries(read)) expect(junk[name]).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('[R460] writes hours, moments and directions unchanged, to the minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), minute => {
        expect(minuteOfHour(hourOfMinute(minute))).toBe(minute);
      }),
    );
    const degrees = fc.double({ min: -720, max: 720, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (azimuth, altitude) => {
        const look = lookOfDirection({ azimuth, altitude });
        expect(readAddress('/visualization', { view: 'stars', look })).toEqual({ view: 'stars', look });
        expect(lookOfDirection(directionOfLook(look))).toBe(look);
      }),
    );
    const first = Date.UTC(1900, 0, 1);
    const last = Date.UTC(2100, 11, 31, 23, 59, 59);
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), at => {
        const shown = momentOfInstant(millis(at));
        expect(instantOfMoment(shown)).toBe(Math.floor(at / 60_000) * 60_000);
        expect(Date.parse(shown)).toBe(instantOfMoment(shown));
        expect(readAddress('/visualization', { view: 'stars', at: shown })).toEqual({
          view: 'stars',
          at: shown,
        });
      }),
    );
  });
});

describe('a shared link', () => {
  it('[R463] holds nothing of the account: no record, room, resident, dream person or question', () => {
    for (const { route, search } of WHOLE) {
      const shared: Search = toShare(route, readAddress(route, search));
      for (const own of ['record', 'room', 'finding', 'resident', 'with', 'ask'])
        expect(shared).not.toHaveProperty(own);
    }
  });

  it('[R463] keeps the day, the moment and the view of a plan', () => {
    const share = (search: Search) => toShare('/visualization', readAddress('/visualization', search));
    expect(share({ ...STARS, ...ALMANAC })).toEqual({ ...STARS, ...ALMANAC });
    expect(share({ view: 'plan', plan: 'year', year: 2027, room: 'r-2' })).toEqual({
      view: 'plan',
      plan: 'year',
      year: 2027,
    });
  });
});

describe('a link waiting for a sign-in', () => {
  const tab = (link?: unknown) => {
    const texts = new Map(
      link === undefined ? [] : [['link', typeof link === 'string' ? link : JSON.stringify(link)]],
    );
    return { texts, read: (key: string) => texts.get(key), remove: (key: string) => void texts.delete(key) };
  };

  it('[R462] is returned once, to its own route, and read by its codecs', () => {
    const stored = tab(['/visualization', { ...ALMANAC, evil: '//example.com' }]);
    expect(takeLink('/deep-dream', stored)).toBeUndefined();
    expect(takeLink('/visualization', stored)).toEqual(ALMANAC);
    expect(takeLink('/visualization', stored)).toBeUndefined();
  });

  it.each([
    '{',
    '[]',
    'null',
    '"https://example.com"',
    ['//example.com', {}],
    ['/visualization', 'https://x.example'],
  ])('[R462] leads nowhere from %j', junk => {
    expect(takeLink('/visualization', tab(junk))).toBeUndefined();
  });
});

describe('[R461] the way back to where something was opened', () => {
  const HOME = '/visualization';
  const wayOf = (...addresses: readonly string[]) => {
    const visit = createVisitHistory();
    for (const [place, address] of addresses.entries()) visit.note(place, address);
    return visit;
  };

  it.each([Number.NaN, undefined as unknown as number, 0.5, Number.POSITIVE_INFINITY])(
    'ends at an entry without a number, as after a foreign script wrote the history: %s',
    place => {
      const visit = createVisitHistory();
      visit.note(place, HOME);
      visit.note(place, `${HOME}?tool=shop`);
      expect([visit.stepsTo(place, HOME), visit.stepsUnder(place, 'tool')]).toEqual([undefined, undefined]);
    },
  );

  it('skips every step in between', () => {
    expect(wayOf(HOME, `${HOME}?tool=almanac`, `${HOME}?tool=almanac&leaf=month`).stepsTo(2, HOME)).toBe(2);
  });

  it('is the nearest of several', () => {
    expect(wayOf(HOME, `${HOME}?view=stars`, HOME, `${HOME}?tool=shop`).stepsTo(3, HOME)).toBe(1);
  });

  it.each([
    { case: 'when a link opened it', addresses: [`${HOME}?tool=shop`] },
    { case: 'beyond another screen', addresses: [HOME, '/create', `${HOME}?tool=shop`] },
    { case: 'beyond this visit', addresses: [] },
  ])('is missing $case', ({ addresses }) => {
    expect(wayOf(...addresses).stepsTo(addresses.length - 1, HOME)).toBeUndefined();
  });

  it('forgets replaced entries', () => {
    const visit = wayOf(HOME, `${HOME}?tool=shop`);
    visit.note(0, `${HOME}?view=stars`);
    expect(visit.stepsTo(1, HOME)).toBeUndefined();
  });

  const TALK = `${HOME}?tool=chat`;
  const LEAF = `${HOME}?tool=almanac&day=2026-12-01`;
  it.each([
    { case: 'the talk whose card opened the leaf', addresses: [HOME, TALK, LEAF], steps: 1 },
    {
      case: 'the talk whose card opened a leaf that was turned since',
      addresses: [HOME, TALK, LEAF, `${LEAF}&leaf=month`],
      steps: 2,
    },
    { case: 'nothing for a tool opened from the home', addresses: [HOME, LEAF], steps: undefined },
    { case: 'nothing of another visit', addresses: [LEAF], steps: undefined },
    { case: 'nothing beyond another screen', addresses: ['/create?tool=chat', LEAF], steps: undefined },
    { case: 'nothing for the home', addresses: [TALK, HOME, LEAF], steps: undefined },
  ])('[R418] finds $case', ({ addresses, steps }) => {
    expect(wayOf(...addresses).stepsUnder(addresses.length - 1, 'tool')).toBe(steps);
  });
});
