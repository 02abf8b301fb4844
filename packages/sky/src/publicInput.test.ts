import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import { coreBytes } from '../scripts/assets.mjs';
import * as sky from './index';
import * as map from './map/index';
import * as stars from './stars/index';

const NOW = millis(Date.UTC(2026, 5, 21, 5));
const PLACE = { latitude: 30, longitude: 120 };
const SPAN = { from: NOW, to: millis(NOW + 86_400_000) };

const decoded = stars.decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const INDEX = stars.buildSearchIndex(decoded.value);

const CALLS: readonly JunkCall[] = [
  { name: 'moonPosition', call: sky.moonPosition, args: [NOW, PLACE] },
  { name: 'sunPosition', call: sky.sunPosition, args: [NOW, PLACE] },
  { name: 'zenithOf', call: sky.zenithOf, args: [PLACE, NOW] },
  { name: 'nearestMinute', call: sky.nearestMinute, args: [NOW] },
  { name: 'untilNextSecond', call: sky.untilNextSecond, args: [NOW] },
  { name: 'moonTimes', call: sky.moonTimes, args: [PLACE, SPAN] },
  { name: 'sunTimes', call: sky.sunTimes, args: [PLACE, SPAN] },
  { name: 'moonPhase', call: sky.moonPhase, args: [NOW] },
  { name: 'phaseAt', call: sky.phaseAt, args: [0.3] },
  { name: 'moonShape', call: sky.moonShape, args: [0.3, 12] },
  { name: 'nextPrincipalPhases', call: sky.nextPrincipalPhases, args: [NOW, 4] },
  { name: 'drawWeather', call: sky.drawWeather, args: [{ next: () => 0.3 }] },
  { name: 'sunPercent', call: sky.sunPercent, args: [{ position: 5 }] },
  { name: 'sunState', call: sky.sunState, args: [{ hour: 1, minute: 2, second: 3 }] },
  { name: 'skyFrame', call: stars.skyFrame, args: [NOW, PLACE] },
  { name: 'shownInstant', call: map.shownInstant, args: [NOW, { jump: 0, turn: 3 }, 'Asia/Shanghai'] },
  { name: 'formatMoment', call: map.formatMoment, args: [NOW, 'Asia/Shanghai'] },
  {
    name: 'parseMoment',
    call: map.parseMoment,
    args: [{ day: '2026-06-21', time: '21:46' }, 'Asia/Shanghai'],
  },
  { name: 'mountainAt', call: stars.mountainAt, args: [12] },
  { name: 'compassPointAt', call: stars.compassPointAt, args: [12] },
  {
    name: 'searchSky',
    call: (query: string, limit: number) => stars.searchSky(INDEX, query, limit),
    args: ['Vega', 8],
  },
  { name: 'decodeCatalogue', call: stars.decodeCatalogue, args: [new Uint8Array(40)] },
  { name: 'readStarNames', call: stars.readStarNames, args: [{ hip: [1], zh: 'a' }, 1] },
];

describe('[R282] input that is no input gives nothing, never a throw, a hang or NaN', () => {
  it('every function of the entry is in the list, but for those of the kernel', () => {
    const functions = Object.entries(sky).filter(([, value]) => typeof value === 'function');
    const elsewhere = ['civilDateAt', 'daySpanAt', 'instantAt', 'wallClock'];
    const listed = CALLS.map(({ name }) => name).filter(name => name in sky);
    expect(functions.map(([name]) => name).sort()).toEqual([...listed, ...elsewhere].sort());
  });

  it.each([
    { latitude: 90.1, longitude: 0 },
    { latitude: -91, longitude: 0 },
    { latitude: 0, longitude: 361 },
  ])('no place on earth has a sky: $latitude, $longitude', place => {
    expect(sky.sunPosition(NOW, place)).toBeUndefined();
    expect(sky.moonTimes(place, SPAN)).toBeUndefined();
    expect(stars.skyFrame(NOW, place)).toBeUndefined();
    expect(sky.sunPosition(NOW, { latitude: -90, longitude: 360 })).toBeDefined();
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it.each(Object.entries({ ...sky, ...stars }).filter(([, value]) => typeof value === 'object'))(
    '%s is frozen',
    (_, table) => {
      expect(thawedIn(table)).toEqual([]);
    },
  );
});
