import { describe, expect, it } from 'vitest';
import { read as enRead } from './en/createHome/read';
import en from './en/visualization';
import { read as zhRead } from './zh/createHome/read';
import zh from './zh/visualization';

/** Placeholders for a measured bearing, a direction or a mountain. */
const BEARING = /\{\{(?:azimuth|bearing|magnetic|true|median|facing|direction|mountains?|looks|live)\}\}/;
const NAMES_NORTH = /true north|magnetic|by the compass|needle|真北|磁|罗盘|磁针/i;

/** Texts whose north is named beside them, and unmeasured directions. Each with where, or why. */
const NAMED_BESIDE: Readonly<Record<string, string>> = {
  'starMap.bearingOf': 'under starMap.bearing, which names the north',
  'starMap.tonightNow': 'an eighth of the sky, above starMap.bearing, which names the north',
  'starMap.tonightFrom': 'as starMap.tonightNow',
  'starMap.sighting': 'starMap.mountainsBy stands above the list',
  'house.facing': 'mountains of the luopan, whose ring the plate stands under',
  'house.describeDay': 'in its compass ring',
  'house.describeOwnDay': 'in its compass ring',
  'house.describeOwnNight': 'in its compass ring',
  'house.describeNight': 'in its compass ring',
  'planLight.view.window': 'planLight.view.north under the picture names the north',
  'planLight.view.door': 'as planLight.view.window',
  'planLight.horizon': 'planLight.side names the north where the direction is chosen',
  'planReport.facingDoubt': 'after palaceFacts.facingAt',
  'palaceFacts.sits': 'palaceFacts.facingAt stands under it',
  'planReport.chartOf': 'planReport.facingTo, with both norths, stands above',
  'dome.sunAbove': 'part of dome.describe',
  'dome.moonAbove': 'part of dome.describe',
  'facing.sunAt': 'facing.sum, from true north, stands below it',
  'facing.mayFace': 'facing.bar, the mountains by the compass, stands beside it',
  'facing.within': 'after facing.summary',
  'facing.perhaps': 'after facing.summary',
  'houseReading.sunAt': 'an eighth of the sky, over the ring that has both norths',
  'houseReading.moonAt': 'as houseReading.sunAt',
  'houseReading.cellNatal': 'mountain is the name of a star here',
  'planDesk.move': 'a way on the sheet: up, down, left, right',
  'almanac.clashAndBane': 'a quarter of the calendar',
  'read.looksTo': 'the source beside it names the north of the photo',
};

function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path ? `${path}.${key}` : key));
}

describe('[R303] every bearing names its north', () => {
  it.each([
    ['en', { ...en, read: enRead }],
    ['zh', { ...zh, read: zhRead }],
  ] as const)('in %s', (_, textStore) => {
    const silent = textsOf(textStore, '')
      .filter(([path, text]) => BEARING.test(text) && !NAMES_NORTH.test(text) && !(path in NAMED_BESIDE))
      .map(([path, text]) => `${path}: ${text}`);
    expect(silent).toEqual([]);
  });

  it('every exception still exists', () => {
    const paths = new Set(textsOf({ ...en, read: enRead }, '').map(([path]) => path));
    expect(Object.keys(NAMED_BESIDE).filter(path => !paths.has(path))).toEqual([]);
  });
});
