import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { handedOut } from '../../../scripts/testing/entries';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import manifest from '../package.json';
import { coreBytes } from '../scripts/assets.mjs';
import * as sky from './index';
import * as map from './map/index';
import * as stars from './stars/index';

const ALL = await handedOut(manifest, source => import(`../${source}`));

const NOW = millis(Date.UTC(2026, 5, 21, 5));
const PLACE = { latitude: 30, longitude: 120 };
const SPAN = { from: NOW, to: millis(NOW + 86_400_000) };

const decoded = stars.decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const INDEX = stars.buildSearchIndex(decoded.value);
const FRAME = stars.skyFrame(NOW, PLACE);
const SKY = { catalogue: decoded.value, lodges: stars.LODGES, names: [] };
const CAMERA = map.initialCamera(180);

/** Decision 0037: functions whose arguments another function has validated, with that function. */
const OF_RECORDS: Readonly<Record<string, readonly string[]>> = {
  'a frame, by skyFrame, and vectors, by fromEquatorial': [
    ...['besideSun', 'culminatingMansion', 'lodgeAt', 'meridianAscension', 'planisphereOf', 'separation'],
    ...['starTimes', 'toAltAz', 'toEquatorial', 'towards', 'viewMatrix', 'wanderersAt'],
  ],
  'the catalogue, by decodeCatalogue': [
    ...['buildSearchIndex', 'culminatingFigure', 'hitAsterism', 'hitStar', 'isProminent', 'lodgesOf'],
    ...['skyReport', 'vectorAt'],
  ],
  'points of a projection, and drawn objects': [
    ...['flattenPlanisphere', 'fromPlanisphere', 'fromStereographic', 'placeLabels', 'projectPlanisphere'],
    ...['projectStereographic', 'toPlanisphere', 'toStereographic'],
    ...['chooseLettering', 'createProjection', 'eachLine', 'lodgeNames', 'nameAt', 'rimAngles', 'ringUnitOf'],
    ...['ringWidth', 'targetAt', 'visible', 'zoomOf'],
  ],
};

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
  {
    name: 'searchSky',
    call: (query: string, limit: number) => stars.searchSky(INDEX, query, limit),
    args: ['Vega', 8],
  },
  {
    name: 'matchedName',
    call: (target: never, query: never) => stars.matchedName(INDEX, target, query),
    args: [{ kind: 'wanderer', id: 'venus' }, '启明'],
  },
  { name: 'horizonCurve', call: (step: never) => stars.horizonCurve(FRAME, step), args: [3] },
  { name: 'eclipticCurve', call: stars.eclipticCurve, args: [3] },
  { name: 'parallelCurve', call: stars.parallelCurve, args: [40, 3] },
  { name: 'spokeCurve', call: stars.spokeCurve, args: [40, -10, 60, 5] },
  {
    name: 'fromAltAz',
    call: (at: never) => stars.fromAltAz(FRAME, at),
    args: [{ altitude: 10, azimuth: 20 }],
  },
  { name: 'fromEquatorial', call: stars.fromEquatorial, args: [10, 20] },
  { name: 'refraction', call: stars.refraction, args: [10] },
  {
    name: 'starAt',
    call: (star: never, at: never) => stars.starAt(decoded.value, star, at),
    args: [0, NOW],
  },
  { name: 'wandererAt', call: (id: never) => stars.wandererAt(FRAME, id), args: ['venus'] },
  { name: 'wandererTimes', call: (id: never) => stars.wandererTimes(FRAME, id), args: ['venus'] },
  {
    name: 'turnView',
    call: (right: never, up: never) => stars.turnView({ azimuth: 10, altitude: 20 }, right, up),
    args: [3, 4],
  },
  {
    name: 'factsOf',
    call: (target: never) => map.factsOf(SKY, FRAME, target),
    args: [{ kind: 'star', index: 3 }],
  },
  {
    name: 'tonightOf',
    call: (target: never) => map.tonightOf(SKY, FRAME, target),
    args: [{ kind: 'star', index: 3 }],
  },
  {
    name: 'nameOfTarget',
    call: (target: never) => map.nameOfTarget(SKY, target),
    args: [{ kind: 'asterism', index: 3 }],
  },
  { name: 'findTarget', call: (name: never) => map.findTarget(SKY, name), args: ['心宿'] },
  { name: 'figureOf', call: (star: never) => map.figureOf(SKY, star), own: SKY, args: [3] },
  { name: 'initialCamera', call: map.initialCamera, args: [180] },
  {
    name: 'drag',
    call: (moved: never, radius: never) => map.drag(CAMERA, moved, radius),
    own: CAMERA,
    args: [{ x: 1, y: 2 }, 300],
  },
  {
    name: 'zoom',
    call: (factor: never, at: never, radius: never) => map.zoom(CAMERA, factor, at, radius),
    own: CAMERA,
    args: [2, { x: 1, y: 2 }, 300],
  },
  {
    name: 'centreDisc',
    call: (at: never) => map.centreDisc(CAMERA, at),
    own: CAMERA,
    args: [{ x: 0.1, y: 0.2 }],
  },
  {
    name: 'faceDirection',
    call: (at: never) => map.faceDirection(CAMERA, at),
    own: CAMERA,
    args: [{ altitude: 10, azimuth: 20 }],
  },
  { name: 'bodySize', call: map.bodySize, args: [{ id: 'venus', magnitude: -4 }, 300] },
  { name: 'bodyReach', call: map.bodyReach, args: [{ id: 'sun', magnitude: -26 }, 300] },
  { name: 'decodeCatalogue', call: stars.decodeCatalogue, args: [new Uint8Array(40)] },
  { name: 'readStarNames', call: stars.readStarNames, args: [{ hip: [1], zh: 'a' }, 1] },
];

describe('[R282] [R325] invalid input gives nothing, never a throw, a hang or NaN', () => {
  it("every function of the three entries except the kernel's is in one of the two lists", () => {
    const functions = ALL.filter(([, value]) => typeof value === 'function');
    const elsewhere = ['civilDateAt', 'daySpanAt', 'instantAt', 'wallClock'];
    const listed = [...CALLS.map(({ name }) => name), ...Object.values(OF_RECORDS).flat()];
    expect(functions.map(([name]) => name).sort()).toEqual([...listed, ...elsewhere].sort());
  });

  it.each([
    { latitude: 90.1, longitude: 0 },
    { latitude: -91, longitude: 0 },
    { latitude: 0, longitude: 361 },
  ])('an impossible place has no sky: $latitude, $longitude', place => {
    expect(sky.sunPosition(NOW, place)).toBeUndefined();
    expect(sky.moonTimes(place, SPAN)).toBeUndefined();
    expect(stars.skyFrame(NOW, place)).toBeUndefined();
    expect(sky.sunPosition(NOW, { latitude: -90, longitude: 360 })).toBeDefined();
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it.each(ALL.filter(([, value]) => typeof value === 'object'))('%s is frozen', (_, table) => {
    expect(thawedIn(table)).toEqual([]);
  });
});
