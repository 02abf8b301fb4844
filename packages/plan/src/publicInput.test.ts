import { describe, expect, it } from 'vitest';
import { handedOut } from '../../../scripts/testing/entries';
import { complaintsOf, complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import manifest from '../package.json';
import * as drawing from './drawing';
import * as sweetHome from './import';
import * as plan from './index';
import * as light from './light';
import * as propose from './propose';
import * as reading from './reading';
import * as templates from './templates';
import * as trace from './trace';
import * as words from './words';

const ALL = await handedOut(manifest, source => import(`../${source}`));

const PLAN = templates.templatePlan('studio', 'en');
const FLOOR = PLAN.floors[0]!;
const [ROOM] = FLOOR.rooms as [plan.Room, ...plan.Room[]];
const [OPENING] = FLOOR.openings as [plan.Opening, ...plan.Opening[]];
const [ITEM] = FLOOR.items as [plan.Item, ...plan.Item[]];
const LAYOUT = plan.layoutOf(FLOOR, { up: PLAN.up, facing: 180 })!;
const { edges: EDGES } = plan.derive(FLOOR);
const EDGE = EDGES.find(edge => edge.openings.length > 0)!;
const BOX = plan.boxRing(6000, 4000);
const P: plan.Point = [1000, 1200];
const Q: plan.Point = [3000, 2500];
const SUN = { azimuth: 160, altitude: 40 };
const SAMPLES = [540, 545, 550].map(minute => ({ minute, ...SUN }));
const OUTLOOK = { above: 3000, horizons: [{ from: 100, to: 200, height: 9000, distance: 20000 }] };
const BLOCKERS = reading.blockersOf(FLOOR);
const FINDINGS = reading.formsOf(PLAN);
const PLACING = trace.placePicture(100, 80);
const HOMOGRAPHY = trace.homography(BOX, BOX)!;
const PIXELS = { width: 8, height: 8, data: new Uint8ClampedArray(256).fill(255) };
const HISTORY = { past: [1], now: 2, future: [3] };
const NEW_OPENING = { kind: 'window', from: [1500, 0], to: [2500, 0] };

const CALLS: readonly JunkCall[] = [
  // Input from outside.
  { name: 'parsePlan', call: plan.parsePlan, args: [PLAN] },
  { name: 'readPlan', call: plan.readPlan, args: [plan.writePlan(PLAN)] },
  { name: 'planOfSweetHome', call: sweetHome.planOfSweetHome, args: ['<home/>'] },
  { name: 'readTracing', call: trace.readTracing, args: ['{}'] },
  { name: 'planWords', call: words.planWords, args: ['en'] },
  { name: 'squareNames', call: plan.squareNames, args: ['N'] },
  // Operations.
  { name: 'addRoom', call: plan.addRoom, args: [FLOOR, 'study', plan.boxRing(500, 500), 'Den'] },
  { name: 'removeRoom', call: plan.removeRoom, args: [FLOOR, ROOM.id] },
  {
    name: 'changeRoom',
    call: plan.changeRoom,
    args: [FLOOR, ROOM.id, { kind: 'study', name: 'Den', counts: true }],
  },
  { name: 'splitRoom', call: plan.splitRoom, args: [FLOOR, ROOM.id, [P, Q], 'study'] },
  { name: 'mergeRooms', call: plan.mergeRooms, args: [FLOOR, ROOM.id, FLOOR.rooms[1]!.id] },
  { name: 'moveCorner', call: plan.moveCorner, args: [FLOOR, ROOM.ring[0], P] },
  { name: 'moveWall', call: plan.moveWall, args: [FLOOR, ROOM.id, 1, 100] },
  { name: 'setLength', call: plan.setLength, args: [FLOOR, ROOM.id, 1, 3000] },
  { name: 'sidesOf', call: plan.sidesOf, args: [ROOM.ring] },
  { name: 'styleWall', call: plan.styleWall, args: [FLOOR, EDGE.a, EDGE.b, 'wall', 200] },
  { name: 'addOpening', call: plan.addOpening, args: [FLOOR, NEW_OPENING] },
  {
    name: 'changeOpening',
    call: plan.changeOpening,
    args: [FLOOR, OPENING.id, { sill: 100, head: 2000, from: OPENING.from, hinge: 'to' }],
  },
  { name: 'placeOpening', call: plan.placeOpening, args: [FLOOR, OPENING.id, 500, 900] },
  { name: 'flipOpening', call: plan.flipOpening, args: [FLOOR, OPENING.id] },
  { name: 'removeOpening', call: plan.removeOpening, args: [FLOOR, OPENING.id] },
  { name: 'addItem', call: plan.addItem, args: [FLOOR, 'desk', P, 90, [1200, 600]] },
  {
    name: 'changeItem',
    call: plan.changeItem,
    args: [FLOOR, ITEM.id, { at: P, size: [800, 600], turn: 90, height: 700 }],
  },
  { name: 'removeItem', call: plan.removeItem, args: [FLOOR, ITEM.id] },
  { name: 'halveRoom', call: plan.halveRoom, args: [FLOOR, ROOM.id, 'across'] },
  { name: 'cutThrough', call: drawing.cutThrough, args: [FLOOR, P, Q] },
  { name: 'cutBeside', call: drawing.cutBeside, args: [FLOOR, ROOM.id, 0, 900] },
  { name: 'offCorner', call: drawing.offCorner, args: [FLOOR, ROOM, OPENING.id] },
  { name: 'setOffCorner', call: drawing.setOffCorner, args: [FLOOR, EDGE.room, EDGE.openings[0]!.id, 400] },
  { name: 'offWalls', call: drawing.offWalls, args: [FLOOR, ROOM, ITEM] },
  { name: 'setOffWall', call: drawing.setOffWall, args: [FLOOR, ROOM, ITEM.id, 'W', 400] },
  { name: 'stepThing', call: drawing.stepThing, args: [FLOOR, ROOM, ITEM.id, 'W', 100] },
  { name: 'standingIn', call: drawing.standingIn, args: [FLOOR, ROOM, ITEM] },
  { name: 'changedWithin', call: drawing.changedWithin, args: [FLOOR, ROOM, ITEM.id, { at: P }] },
  {
    name: 'movedThing',
    call: drawing.movedThing,
    args: [FLOOR, ITEM.id, P, { mode: 'grid', radius: 100, turn: 90 }],
  },
  { name: 'turnedThing', call: drawing.turnedThing, args: [FLOOR, ITEM.id, 90] },
  { name: 'resizeItem', call: drawing.resizeItem, args: [FLOOR, ROOM, ITEM.id, [800, 600]] },
  { name: 'sideWall', call: drawing.sideWall, args: [FLOOR, ROOM, 0] },
  { name: 'styleSide', call: drawing.styleSide, args: [FLOOR, ROOM, 0, 'wall', 300] },
  { name: 'setFloorHeight', call: drawing.setFloorHeight, args: [FLOOR, 3000] },
  { name: 'roomBeside', call: plan.roomBeside, args: [FLOOR, ROOM.id, 'study'] },
  { name: 'openSide', call: plan.openSide, args: [FLOOR, ROOM.id, 1, 'window'] },
  { name: 'furnish', call: plan.furnish, args: [FLOOR, ROOM.id, 'desk'] },
  { name: 'openAt', call: plan.openAt, args: [FLOOR, P, 'window', 300] },
  { name: 'furnishAt', call: plan.furnishAt, args: [FLOOR, P, 'desk'] },
  {
    name: 'onFloor',
    call: (whole: never, level: never) =>
      plan.onFloor(whole, level, floor => plan.removeItem(floor, ITEM.id)),
    args: [PLAN, 0],
  },
  { name: 'turnPlan', call: plan.turnPlan, args: [PLAN, 1] },
  { name: 'sitePlan', call: plan.sitePlan, args: [PLAN, 90] },
  { name: 'mirrorPlan', call: plan.mirrorPlan, args: [PLAN] },
  { name: 'stretchPlan', call: plan.stretchPlan, args: [PLAN, 1.1, 0.9] },
  { name: 'scalePlan', call: plan.scalePlan, args: [PLAN, 1.1] },
  { name: 'addFloor', call: plan.addFloor, args: [PLAN, 'bedroom'] },
  { name: 'removeFloor', call: plan.removeFloor, args: [PLAN] },
  { name: 'emptyPlan', call: plan.emptyPlan, args: ['flat', 10] },
  { name: 'boxRing', call: plan.boxRing, args: [6000, 4000, { width: 1000, depth: 1000 }] },
  {
    name: 'snap',
    call: plan.snap,
    args: [FLOOR, P, { mode: 'grid', radius: 200, grid: 50, last: Q, without: [P] }],
  },
  { name: 'weld', call: plan.weld, args: [FLOOR] },
  { name: 'startHistory', call: plan.startHistory, args: [PLAN] },
  { name: 'advance', call: plan.advance, args: [HISTORY, 4] },
  { name: 'undo', call: plan.undo, args: [HISTORY] },
  { name: 'redo', call: plan.redo, args: [HISTORY] },
  { name: 'writePlan', call: plan.writePlan, args: [PLAN] },
  // Checks and what follows.
  { name: 'checkFloor', call: plan.checkFloor, args: [FLOOR] },
  { name: 'checkPlan', call: plan.checkPlan, args: [PLAN] },
  { name: 'warningsOf', call: plan.warningsOf, args: [FLOOR] },
  { name: 'derive', call: plan.derive, args: [FLOOR] },
  { name: 'isLit', call: plan.isLit, args: [EDGE] },
  { name: 'outwardAngle', call: plan.outwardAngle, args: [EDGE] },
  { name: 'isOutline', call: plan.isOutline, args: [EDGE] },
  { name: 'jambs', call: plan.jambs, args: [EDGE.openings[0], EDGE] },
  { name: 'reachable', call: plan.reachable, args: [FLOOR, ROOM] },
  { name: 'backOf', call: plan.backOf, args: [ITEM] },
  { name: 'isBed', call: plan.isBed, args: [ITEM] },
  { name: 'itemCorners', call: plan.itemCorners, args: [ITEM] },
  { name: 'lookOf', call: plan.lookOf, args: [ITEM] },
  { name: 'placeOf', call: plan.placeOf, args: [ITEM] },
  { name: 'roomOf', call: plan.roomOf, args: [FLOOR, ITEM] },
  { name: 'countsAsHome', call: plan.countsAsHome, args: [ROOM] },
  { name: 'heightOf', call: plan.heightOf, args: [ITEM] },
  { name: 'isOpenAir', call: plan.isOpenAir, args: [ROOM] },
  { name: 'layoutOf', call: plan.layoutOf, args: [FLOOR, { up: 0, facing: 180, centre: P, limit: 0.4 }] },
  {
    name: 'layoutOfOutline',
    call: plan.layoutOfOutline,
    args: [[BOX], { up: 0, facing: 180, centre: 'body', limit: 0.4 }],
  },
  { name: 'axisOf', call: plan.axisOf, args: [[BOX]] },
  { name: 'bodyOf', call: plan.bodyOf, args: [[BOX], 0.3] },
  { name: 'bearingAt', call: plan.bearingAt, args: [LAYOUT, P] },
  { name: 'palaceAt', call: plan.palaceAt, args: [LAYOUT, P] },
  { name: 'sectorNameAt', call: plan.sectorNameAt, args: [LAYOUT, P] },
  { name: 'roomShares', call: plan.roomShares, args: [FLOOR, LAYOUT] },
  { name: 'mountainShares', call: plan.mountainShares, args: [ROOM, LAYOUT] },
  { name: 'wedgeRing', call: plan.wedgeRing, args: [LAYOUT, 10, 40, 5000] },
  { name: 'verdictsOf', call: reading.verdictsOf, args: [LAYOUT, { up: 0, facing: 180 }] },
  { name: 'wallsOf', call: plan.wallsOf, args: [FLOOR] },
  { name: 'insideRing', call: plan.insideRing, args: [FLOOR, ROOM] },
  { name: 'roomAreas', call: plan.roomAreas, args: [FLOOR, ROOM] },
  { name: 'floorAreas', call: plan.floorAreas, args: [FLOOR] },
  // Readings.
  { name: 'facingCandidates', call: reading.facingCandidates, args: [PLAN] },
  { name: 'formsOf', call: reading.formsOf, args: [PLAN, { up: 5, facing: 180, doorsOpen: false }] },
  { name: 'blockersOf', call: reading.blockersOf, args: [FLOOR, { doorsOpen: false }] },
  { name: 'faceToFace', call: reading.faceToFace, args: [OPENING, FLOOR.openings[1], BLOCKERS, EDGES] },
  {
    name: 'stripMeets',
    call: reading.stripMeets,
    args: [OPENING, [0, 1], BOX, BLOCKERS, EDGE, 5000, 'item'],
  },
  { name: 'firstHits', call: reading.firstHits, args: [OPENING, [0, 1], BLOCKERS, EDGE] },
  { name: 'sees', call: reading.sees, args: [P, Q, BLOCKERS, [ITEM.id]] },
  { name: 'describeFinding', call: words.describeFinding, args: [PLAN, FINDINGS[0], 'en'] },
  { name: 'dimensionsOf', call: drawing.dimensionsOf, args: [PLAN.floors[0]!, 300] },
  { name: 'outerSize', call: drawing.outerSize, args: [FLOOR] },
  { name: 'squareAbout', call: drawing.squareAbout, args: [FLOOR, 12_600] },
  { name: 'scaleBar', call: drawing.scaleBar, args: [[0, 0], 12_000, 2000] },
  { name: 'setCentre', call: plan.setCentre, args: [PLAN.floors[0]!, [2000, 4000]] },
  { name: 'centreName', call: plan.centreName, args: [PLAN.floors[0]!] },
  { name: 'customName', call: words.customName, args: [ROOM] },
  { name: 'customNames', call: words.customNames, args: [PLAN] },
  { name: 'roomName', call: words.roomName, args: [ROOM, 'en'] },
  { name: 'namesApart', call: words.namesApart, args: [['Bathroom', 'Bathroom']] },
  { name: 'roomOfThing', call: words.roomOfThing, args: [FLOOR, 'i1'] },
  { name: 'roomsOfFinding', call: words.roomsOfFinding, args: [PLAN, FINDINGS[0]] },
  { name: 'thingName', call: words.thingName, args: [FLOOR, 'i1', 'en'] },
  // Light.
  { name: 'openingLight', call: light.openingLight, args: [OPENING, [0, -1], 240, SUN, 0, 100] },
  { name: 'openingLightArea', call: light.openingLightArea, args: [OPENING, 180, SUN] },
  { name: 'patchIn', call: light.patchIn, args: [ROOM, BOX] },
  { name: 'patchesAt', call: light.patchesAt, args: [PLAN, 0, SUN, OUTLOOK] },
  { name: 'outlookAt', call: light.outlookAt, args: [PLAN, 0] },
  { name: 'inTheSun', call: light.inTheSun, args: [PLAN, 0, ROOM.id, P, 500, SUN, OUTLOOK] },
  { name: 'dayOfLight', call: light.dayOfLight, args: [PLAN, 0, SAMPLES, 5, OUTLOOK] },
  { name: 'sunTargets', call: light.sunTargets, args: [FLOOR] },
  { name: 'sunTime', call: light.sunTime, args: [[true, false, true], SAMPLES, 5] },
  { name: 'onWall', call: light.onWall, args: [180, SUN] },
  { name: 'hoursOnEquatorWall', call: light.hoursOnEquatorWall, args: [31, 10] },
  { name: 'lightOnItem', call: light.lightOnItem, args: [PLAN, 0, ITEM, SUN, OUTLOOK] },
  { name: 'visibleOpenings', call: light.visibleOpenings, args: [PLAN, 0, ROOM.id, P, 1200] },
  // Drawing.
  { name: 'drawFloor', call: drawing.drawFloor, args: [FLOOR] },
  { name: 'strayThings', call: drawing.strayThings, args: [FLOOR] },
  { name: 'withThings', call: drawing.withThings, args: [FLOOR, { ...FLOOR, rooms: [...FLOOR.rooms] }] },
  { name: 'leftThings', call: drawing.leftThings, args: [FLOOR, { ...FLOOR, rooms: [...FLOOR.rooms] }] },
  { name: 'movedThings', call: drawing.movedThings, args: [FLOOR, { ...FLOOR, rooms: [...FLOOR.rooms] }] },
  { name: 'leafOf', call: drawing.leafOf, args: [EDGE.openings[0], EDGE] },
  {
    name: 'svgOf',
    call: (whole: never, level: never) =>
      drawing.svgOf(whole, level, { title: 'a', nameOf: () => 'b', area: () => 'c' }),
    args: [PLAN, 0],
  },
  { name: 'ringPath', call: drawing.ringPath, args: [BOX] },
  { name: 'ringRadius', call: drawing.ringRadius, args: [LAYOUT] },
  { name: 'onRing', call: drawing.onRing, args: [LAYOUT, 90, 1] },
  { name: 'palaceLines', call: drawing.palaceLines, args: [LAYOUT, 'squares'] },
  { name: 'mountainLines', call: drawing.mountainLines, args: [LAYOUT] },
  { name: 'lineWidth', call: drawing.lineWidth, args: ['Bath room'] },
  {
    name: 'roomLabel',
    call: drawing.roomLabel,
    args: ['Bath room', '4 m²', ROOM.ring, [], { name: 300, area: 250 }],
  },
  {
    name: 'dragged',
    call: drawing.dragged,
    args: [FLOOR, ROOM.id, { corner: P }, Q, { mode: 'grid', radius: 100 }],
  },
  {
    name: 'nextPoint',
    call: drawing.nextPoint,
    args: [FLOOR, P, BOX, { mode: 'grid', radius: 100, isRing: true }],
  },
  { name: 'readyToDrag', call: drawing.readyToDrag, args: [FLOOR, 'main'] },
  { name: 'waysAlong', call: drawing.waysAlong, args: [EDGE] },
  {
    name: 'sheetOf',
    call: drawing.sheetOf,
    args: [{ left: 0, top: 0, right: 900, bottom: 800 }, 100, drawing.WHOLE, 500],
  },
  { name: 'catchRadius', call: drawing.catchRadius, args: [true, 20] },
  {
    name: 'stepped',
    call: drawing.stepped,
    args: [P, [1, 0], { shiftKey: true, ctrlKey: false, altKey: false }],
  },
  {
    name: 'movedPaper',
    call: drawing.movedPaper,
    args: [
      { centre: P, zoom: 2 },
      { perPixel: 20, middle: [300, 200], box: { left: 0, top: 0, right: 12000, bottom: 8000 } },
      { from: P, to: Q, factor: 2 },
    ],
  },
  {
    name: 'pinchOf',
    call: drawing.pinchOf,
    args: [
      [P, Q],
      [Q, P],
    ],
  },
  // Pictures.
  {
    name: 'placePicture',
    call: trace.placePicture,
    args: [100, 80, { left: 0, top: 0, right: 10, bottom: 10 }],
  },
  { name: 'onPlan', call: trace.onPlan, args: [PLACING, P] },
  { name: 'cornersOn', call: trace.cornersOn, args: [PLACING, 200, 100] },
  { name: 'onPicture', call: trace.onPicture, args: [PLACING, P] },
  { name: 'scaleToLength', call: trace.scaleToLength, args: [PLACING, P, Q, 3000] },
  { name: 'stretchToLength', call: trace.stretchToLength, args: [PLACING, P, Q, 3000] },
  { name: 'turnToLine', call: trace.turnToLine, args: [PLACING, P, Q] },
  { name: 'straighten', call: trace.straighten, args: [BOX, 400] },
  { name: 'flatten', call: trace.flatten, args: [PIXELS, { width: 8, height: 8, map: HOMOGRAPHY }] },
  { name: 'fitted', call: trace.fitted, args: [FLOOR, PLACING, BOX] },
  {
    name: 'facesOf',
    call: trace.facesOf,
    args: [
      [
        [
          [0, 0],
          [4000, 0],
        ],
        [
          [4000, 0],
          [4000, 3000],
        ],
        [
          [4000, 3000],
          [0, 0],
        ],
      ],
    ],
  },
  { name: 'homography', call: trace.homography, args: [BOX, BOX] },
  { name: 'project', call: trace.project, args: [HOMOGRAPHY, P] },
  { name: 'unevenness', call: trace.unevenness, args: [HOMOGRAPHY, BOX] },
  { name: 'proposeRoom', call: propose.proposeRoom, args: [PIXELS, [4, 4], [50, 0, 0, 50, 0, 0]] },
  // Points, rings and angles.
  { name: 'angleOf', call: plan.angleOf, args: [P] },
  { name: 'directionOf', call: plan.directionOf, args: [30] },
  { name: 'sectorOf', call: plan.sectorOf, args: [30] },
  { name: 'turnBetween', call: plan.turnBetween, args: [30, 60] },
  { name: 'turned', call: plan.turned, args: [30] },
  { name: 'clip', call: plan.clip, args: [BOX, [{ a: -1, b: 0, c: 3000 }]] },
  { name: 'convexRegion', call: plan.convexRegion, args: [BOX] },
  { name: 'wedge', call: plan.wedge, args: [P, [1, 0], [0, 1]] },
  { name: 'areaOf', call: plan.areaOf, args: [[BOX]] },
  { name: 'boxOf', call: plan.boxOf, args: [BOX] },
  { name: 'centroidOf', call: plan.centroidOf, args: [[BOX]] },
  { name: 'isInside', call: plan.isInside, args: [P, BOX] },
  { name: 'isSimple', call: plan.isSimple, args: [BOX] },
  { name: 'roundPoint', call: plan.roundPoint, args: [P] },
  { name: 'signedArea', call: plan.signedArea, args: [BOX] },
  { name: 'opensBetween', call: plan.opensBetween, args: ['window'] },
];

/** They take any value, or throw on one only a bug can pass, and document what they need (decision 0038). */
const OTHERS: readonly string[] = ['unwrap', 'templatePlan'];

const listed = [...CALLS.map(({ name }) => name), ...OTHERS];

describe('[R324] junk in any argument, a plan and its parts too, gives an error value or nothing, never a throw, a hang or NaN', () => {
  it('every function of the entries is called with junk here', () => {
    const functions = ALL.filter(([, value]) => typeof value === 'function');
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

  // The shape of a plan, but not one that could be built.
  it.each<{ what: string; floor: plan.Floor }>([
    {
      what: 'rooms without corners',
      floor: { ...FLOOR, rooms: FLOOR.rooms.map(room => ({ ...room, ring: [] })) },
    },
    {
      what: 'rooms of a single point',
      floor: { ...FLOOR, rooms: FLOOR.rooms.map(room => ({ ...room, ring: [P, P, P] })) },
    },
    {
      what: 'a repeated corner',
      floor: { ...FLOOR, rooms: FLOOR.rooms.map(room => ({ ...room, ring: [room.ring[0]!, ...room.ring] })) },
    },
    {
      what: 'rooms that cross themselves',
      floor: {
        ...FLOOR,
        rooms: FLOOR.rooms.map(room => ({ ...room, ring: room.ring.toSorted((a, b) => a[0] - b[0]) })),
      },
    },
    {
      what: 'openings without width, off every wall',
      floor: {
        ...FLOOR,
        openings: FLOOR.openings.map(each => ({ ...each, from: P, to: P, head: each.sill })),
      },
    },
    {
      what: 'things without size',
      floor: { ...FLOOR, items: FLOOR.items.map(each => ({ ...each, size: [0, 0], at: P }) as const) },
    },
    {
      what: 'corners far away',
      floor: {
        ...FLOOR,
        rooms: FLOOR.rooms.map(room => ({
          ...room,
          ring: room.ring.map(([x, y]) => [x * 1e4, y * 1e4] as const),
        })),
      },
    },
  ])('$what: an answer or an error from every function, and no NaN', ({ floor }) => {
    const whole = { ...PLAN, floors: [floor] };
    const instead = new Map<unknown, unknown>([
      [FLOOR, floor],
      [PLAN, whole],
      [ROOM, floor.rooms[0]],
      [ROOM.ring, floor.rooms[0]!.ring],
      [OPENING, floor.openings[0]],
      [ITEM, floor.items[0]],
    ]);
    const answers = CALLS.flatMap(({ name, call, args }) =>
      complaintsOf({ name, call, args: args.map(arg => instead.get(arg) ?? arg) }),
    );
    expect(answers).toEqual([]);
  });

  it.each([undefined, null, 'castle', Symbol('junk'), 10n, [], Object.create(null)])(
    'an unknown template is refused by name',
    id => {
      expect(() => templates.templatePlan(id as never, 'en')).toThrow(/^there is no template/);
    },
  );

  it('an inherited field does not count: a class with getters is refused by every function', () => {
    const { rooms: _, ...REST } = FLOOR;
    class Answering {
      readonly #answers: readonly unknown[];
      #asked = 0;
      constructor(...answers: readonly unknown[]) {
        this.#answers = answers;
        Object.assign(this, REST);
      }
      get rooms() {
        return this.#answers[Math.min(this.#asked++, this.#answers.length - 1)];
      }
    }
    const inherited = () => Object.create({ rooms: FLOOR.rooms }, Object.getOwnPropertyDescriptors(REST));
    for (const make of [() => new Answering(FLOOR.rooms, 7), inherited]) {
      expect(plan.derive(make())).toEqual(plan.derive({} as never));
      const answers = CALLS.flatMap(({ name, call, args }) =>
        complaintsOf({ name, call, args: args.map(arg => (arg === FLOOR ? make() : arg)) }),
      );
      expect(answers).toEqual([]);
    }
  });

  it('a platform object, such as a picture or a press, is read through its class', () => {
    class Picture {
      get width() {
        return PIXELS.width;
      }
      get height() {
        return PIXELS.height;
      }
      get data() {
        return PIXELS.data;
      }
    }
    class Press {
      get shiftKey() {
        return true;
      }
    }
    const to = { width: 8, height: 8, map: HOMOGRAPHY };
    expect(trace.flatten(new Picture(), to)).toEqual(trace.flatten(PIXELS, to));
    expect(trace.flatten(PIXELS, to).data).toHaveLength(256);
    const keys = { shiftKey: true, ctrlKey: false, altKey: false };
    const press = Object.assign(new Press(), { ctrlKey: false, altKey: false });
    expect(drawing.stepped(P, [1, 0], press)).toEqual(drawing.stepped(P, [1, 0], keys));
  });

  it('a ring has up to 10,000 corners, as the README says', () => {
    const around = (corners: number) =>
      Array.from({ length: corners }, (_, i): plan.Point => {
        const turn = (2 * Math.PI * i) / corners;
        return [Math.round(1e6 * Math.cos(turn)), Math.round(1e6 * Math.sin(turn))];
      });
    // A circle with a radius of a kilometre.
    expect(plan.areaOf([around(10_000)]) / (Math.PI * 1e12)).toBeCloseTo(1, 5);
    expect(plan.areaOf([around(10_001)])).toBe(0);
  });

  it('a caller that changes the answer to junk changes no other answer', () => {
    const { rooms } = plan.weld({} as never);
    (rooms as unknown[]).push('junk');
    expect(plan.derive({} as never).edges).toEqual([]);
    expect(JSON.parse(plan.writePlan(null as never)).floors[0].rooms).toEqual([]);
  });

  it.each(ALL.filter(([, value]) => typeof value === 'object'))('%s is frozen', (_, table) => {
    expect(thawedIn(table)).toEqual([]);
  });
});
