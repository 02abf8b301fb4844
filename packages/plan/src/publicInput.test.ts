import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import * as drawing from './drawing';
import * as sweetHome from './import';
import * as plan from './index';
import * as light from './light';
import * as propose from './propose';
import * as reading from './reading';
import * as templates from './templates';
import * as trace from './trace';
import * as words from './words';

const ALL = {
  ...plan,
  ...reading,
  ...light,
  ...trace,
  ...templates,
  ...drawing,
  ...sweetHome,
  ...propose,
  ...words,
};

const PLAN = templates.templatePlan('studio', 'en');
const FLOOR = PLAN.floors[0]!;
const [ROOM] = FLOOR.rooms as [plan.Room, ...plan.Room[]];
const [OPENING] = FLOOR.openings as [plan.Opening, ...plan.Opening[]];
const [ITEM] = FLOOR.items as [plan.Item, ...plan.Item[]];
/** A call whose first argument is a floor that has been read. */
const onFloor =
  (call: (floor: plan.Floor, ...rest: never[]) => unknown) =>
  (...rest: never[]) =>
    call(FLOOR, ...rest);
const onPlan =
  (call: (whole: plan.Plan, ...rest: never[]) => unknown) =>
  (...rest: never[]) =>
    call(PLAN, ...rest);

const CALLS: readonly JunkCall[] = [
  // What comes from outside.
  { name: 'parsePlan', call: plan.parsePlan, args: [PLAN] },
  { name: 'readPlan', call: plan.readPlan, args: [plan.writePlan(PLAN)] },
  { name: 'planOfSweetHome', call: sweetHome.planOfSweetHome, args: ['<home/>'] },
  { name: 'readTracing', call: trace.readTracing, args: ['{}'] },
  { name: 'planWords', call: words.planWords, args: ['en'] },
  { name: 'roomName', call: (language: never) => words.roomName(ROOM, language), args: ['en'] },
  { name: 'thingName', call: onPlan(words.thingName), args: ['i1', 'en'] },
  // What a desk asks for.
  { name: 'removeRoom', call: onFloor(plan.removeRoom), args: [ROOM.id] },
  {
    name: 'changeRoom',
    call: onFloor(plan.changeRoom),
    args: [ROOM.id, { kind: 'study', name: 'Den', counts: true }],
  },
  { name: 'mergeRooms', call: onFloor(plan.mergeRooms), args: [ROOM.id, FLOOR.rooms[1]!.id] },
  { name: 'flipOpening', call: onFloor(plan.flipOpening), args: [OPENING.id] },
  { name: 'removeOpening', call: onFloor(plan.removeOpening), args: [OPENING.id] },
  { name: 'removeItem', call: onFloor(plan.removeItem), args: [ITEM.id] },
  { name: 'halveRoom', call: onFloor(plan.halveRoom), args: [ROOM.id, 'across'] },
  { name: 'roomBeside', call: onFloor(plan.roomBeside), args: [ROOM.id, 'study'] },
  {
    name: 'onFloor',
    call: (level: never) => plan.onFloor(PLAN, level, floor => plan.removeItem(floor, ITEM.id)),
    args: [0],
  },
  { name: 'stretchPlan', call: onPlan(plan.stretchPlan), args: [1.1, 0.9] },
  { name: 'addFloor', call: onPlan(plan.addFloor), args: ['bedroom'] },
  { name: 'opensBetween', call: plan.opensBetween, args: ['window'] },
  // What is read out of it.
  {
    name: 'svgOf',
    call: (level: never) => drawing.svgOf(PLAN, level, { title: 'a', nameOf: () => 'b', area: () => 'c' }),
    args: [0],
  },
  // Numbers and points.];
];

/** Decision 0037: whose arguments another function has proved, by what that is. */
const OF_RECORDS: Readonly<Record<string, readonly string[]>> = {
  'a plan and its floors, by parsePlan, and points, kinds and lengths of a desk': [
    ...[
      'addItem',
      'addOpening',
      'addRoom',
      'boxRing',
      'changeItem',
      'changeOpening',
      'checkFloor',
      'checkPlan',
    ],
    ...['facesOf', 'furnish', 'furnishAt', 'mirrorPlan', 'moveCorner', 'moveWall', 'openAt', 'openSide'],
    ...['placeOpening', 'removeFloor', 'scalePlan', 'setLength', 'sidesOf', 'snap', 'splitRoom', 'styleWall'],
    ...['turnPlan', 'warningsOf', 'weld', 'writePlan'],
  ],
  'a floor that is read, and its layout': [
    ...[
      'backOf',
      'bearingAt',
      'blockersOf',
      'countsAsHome',
      'derive',
      'drawFloor',
      'faceToFace',
      'firstHits',
    ],
    ...[
      'facingCandidates',
      'farApart',
      'floorAreas',
      'formsOf',
      'givenNames',
      'heightOf',
      'insideRing',
      'isBed',
      'isLit',
    ],
    ...['isOpenAir', 'isOutline', 'itemCorners', 'jambs', 'layoutOf', 'layoutOfOutline', 'leafOf', 'lookOf'],
    ...['marksOf', 'mountainShares', 'palaceAt', 'placeOf', 'reachable', 'roomAreas', 'roomOf', 'roomShares'],
    ...['sectorNameAt', 'sees', 'stripMeets', 'tellFinding', 'verdictsOf', 'wallsOf', 'wedgeRing'],
    ...['letterSize', 'onRing', 'palaceLines', 'ringPath', 'ringRadius'],
  ],
  'a floor and the sun': [
    ...['openingsSeen', 'sunTargets'],
    ...['dayOfLight', 'hoursOnEquatorWall', 'inTheSun', 'lightOnItem', 'onWall', 'openingLight'],
    ...['openingLightArea', 'patchIn', 'patchesAt', 'sunTime'],
  ],
  'points, rings and angles': [
    ...[
      'movedPaper',
      'pinchOf',
      'stepped',
      'angleOf',
      'areaOf',
      'axisOf',
      'bodyOf',
      'boxOf',
      'centroidOf',
      'clip',
      'convexRegion',
      'directionOf',
    ],
    ...['isInside', 'isSimple', 'roundPoint', 'sectorOf', 'signedArea', 'turnBetween', 'turned', 'wedge'],
  ],
  'a picture, its pixels and where it lies': [
    ...['fitted', 'flatten', 'homography', 'onPicture', 'onPlan', 'placePicture', 'project', 'proposeRoom'],
    ...['scaleToLength', 'straighten', 'stretchToLength', 'turnToLine', 'unevenness'],
  ],
  'what the program itself names': [
    'advance',
    'emptyPlan',
    'redo',
    'startHistory',
    'templatePlan',
    'undo',
    'unwrap',
  ],
};

const listed = [...CALLS.map(({ name }) => name), ...Object.values(OF_RECORDS).flat()];

describe('[R324] junk in any argument beside a plan gives an error value or nothing, never a throw, a hang or NaN', () => {
  it('every function of the entries is in one of the two lists', () => {
    const functions = Object.entries(ALL).filter(([, value]) => typeof value === 'function');
    expect(
      functions
        .map(([name]) => name)
        .filter(name => !listed.includes(name))
        .sort(),
    ).toEqual([]);
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it.each([undefined, null, 'castle', Symbol('junk'), 10n, [], Object.create(null)])(
    'a template that is none is refused by name',
    id => {
      expect(() => templates.templatePlan(id as never, 'en')).toThrow(/^there is no template/);
    },
  );

  it.each(Object.entries(ALL).filter(([, value]) => typeof value === 'object'))(
    '%s is frozen',
    (_, table) => {
      expect(thawedIn(table)).toEqual([]);
    },
  );
});
