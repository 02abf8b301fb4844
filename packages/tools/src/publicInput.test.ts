import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import * as tools from './index';

const MEMBER = {
  id: '1',
  name: '林月',
  gender: 'female',
  birthDate: '1990-05-01',
  birthTime: '08:30',
  birthplace: '上海',
};
const WORLD: tools.World = {
  now: millis(Date.UTC(2026, 10, 22, 1, 46)),
  zone: 'Asia/Shanghai',
  language: 'en',
  home: {
    place: { latitude: 30.27, longitude: 120.16 },
    houseFacts: { facing: { degrees: 178.3, north: 'magnetic' }, completedIn: 2010 },
    residents: [MEMBER as never],
    plan: templatePlan('studio', 'en'),
  },
  births: true,
};
const ARGUMENTS: Readonly<Record<string, object>> = {
  almanac_day: { date: '2026-12-01' },
  find_days: { activity: 'marry', from: '2026-12-01', to: '2026-12-31' },
  lunar_birthday: { month: 8, day: 15, years: 3 },
  pillars: { date: '1990-05-01', time: '08:30', city: 'Shanghai' },
  house_reading: { palace: 'N' },
  plan_findings: { room: 'Bathroom' },
  sun_in_room: { room: 'Bathroom', date: '2026-12-21' },
  sky_at: { date: '2026-12-01', time: '21:30' },
};

const CALLS: readonly JunkCall[] = [
  ...Object.entries(ARGUMENTS).map(([name, args]) => ({
    name,
    call: (given: unknown) => tools.runTool(name, given, WORLD),
    args: [args],
  })),
  { name: 'runTool', call: (name: never) => tools.runTool(name, {}, WORLD), args: ['almanac_day'] },
  {
    name: 'openToolbox',
    call: (name: never, args: never) => tools.openToolbox(WORLD).run(name, args),
    args: ['almanac_day', '{}'],
  },
  { name: 'quoteInput', call: tools.quoteInput, args: ['a'] },
  { name: 'utf8Length', call: tools.utf8Length, args: ['林'] },
];

/** Decision 0037: a world is built by `worldFor` from a validated home, a fault is an answer of `runTool`. */
const OF_RECORDS = ['listTools', 'worldFor', 'faultText', 'describeFault'];

describe('[R401] junk in the name or the arguments of a tool is a fault, never a throw or NaN', () => {
  it('every function is called with junk here, or listed with the function that makes its arguments', () => {
    const listed = [...CALLS.map(({ name }) => name), ...OF_RECORDS];
    const functions = Object.entries(tools).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).filter(name => !listed.includes(name))).toEqual([]);
    expect(
      tools
        .listTools(WORLD)
        .map(({ name }) => name)
        .filter(name => !listed.includes(name)),
    ).toEqual([]);
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it('the shared list of tools cannot be changed', () => {
    expect(
      Object.entries(tools)
        .filter(([, table]) => typeof table === 'object')
        .flatMap(([, table]) => thawedIn(table)),
    ).toEqual([]);
  });
});
