import { en } from '@app/almanac/en';
import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { handedOut } from '../../../scripts/testing/entries';
import { complaintsOfJunk, type JunkCall } from '../../../scripts/testing/junk';
import manifest from '../package.json';
import * as home from './index';
import * as year from './year/index';

const ALL = await handedOut(manifest, source => import(`../${source}`));

/** Possible values from an untyped caller. */
const junk = (value: unknown) => value as never;
const NOW = millis(Date.UTC(2026, 5, 21, 5));
const HERE = { place: undefined, zone: 'Asia/Shanghai' };
const BIRTH = { birthDate: '1990-05-15', birthTime: '08:30', birthplace: '' };

describe('[R320] invalid input', () => {
  it.each([
    { what: 'no date', birth: { ...BIRTH, birthDate: junk(undefined) } },
    { what: 'a number for a date', birth: { ...BIRTH, birthDate: junk(19900515) } },
    { what: 'a date of another calendar', birth: { ...BIRTH, birthDate: '庚午年' } },
  ])('$what has no birth', ({ birth }) => {
    expect(home.readBirth(birth, HERE).ok).toBe(false);
  });

  it.each([junk(undefined), junk(8), '35:00', '8'])('the time %s counts as unknown', birthTime => {
    const read = home.readBirth({ ...BIRTH, birthTime }, HERE);
    expect(read.ok && read.value.time).toBeUndefined();
  });

  it.each([junk(undefined), 'Mars/Olympus', '+08:00', ''])('the zone %s of a device has no birth', zone => {
    expect(home.readBirth(BIRTH, { place: undefined, zone })).toMatchObject({
      ok: false,
      error: { code: 'time/unknown-zone' },
    });
  });

  it('a facing of NaN is not measured, and cannot be turned', () => {
    const facts = { facing: { degrees: Number.NaN, north: 'magnetic' as const } };
    expect(home.facingOf(facts, undefined, NOW)).toMatchObject({ true: 180, isMeasured: false });
    expect(home.turnFacing(facts, 10).degrees).toBe(180);
    expect(home.turnFacing({ facing: { degrees: 90, north: 'true' } }, Number.NaN).degrees).toBe(180);
  });

  it('an invalid place has only one north', () => {
    const nowhere = { latitude: 91, longitude: Number.NaN };
    expect(home.facingOf({}, nowhere, NOW).knowsBothNorths).toBe(false);
    expect(home.facingOfShadow(nowhere, NOW, 90).ok).toBe(false);
    expect(home.shadowTimes({ latitude: Number.NaN, longitude: 0 }, { from: NOW, to: NOW })).toEqual([]);
  });

  it('an invalid instant has no reading', () => {
    const at = home.homeAt({ facts: {}, place: undefined, residents: [] }, junk(Number.NaN));
    expect(at.reading).toBeUndefined();
  });
});

const PLACE = { latitude: 30, longitude: 120 };
const FACTS = { facing: { degrees: 100, north: 'magnetic' as const }, completedIn: 2020 };
const MEMBER = { ...BIRTH, id: '1', name: '周砚', gender: 'male' as const };
const READ = home.readBirth(BIRTH, HERE);
if (!READ.ok) throw new Error(READ.error.code);
const LUCK = home.luckOf(READ.value, 'male');
if (!LUCK.ok) throw new Error(LUCK.error.code);
const DAY = { year: 2026, month: 6, day: 21 };
const KEPT = year.parseAnniversaries('{}');
const LUNAR = { year: '2025', month: 'leap-6', day: '1' };

/** Decision 0037: arguments that another function has checked, by kind. */
const OF_RECORDS: Readonly<Record<string, readonly string[]>> = {
  'a body of the sky, by homeAt': ['hourOf', 'skylightOf', 'towards'],
  'a profile, by parseUserInfo of the session': [
    ...['changeInProfile', 'gatherFacts', 'toDraft', 'isSampleOf', 'moveIntoSample', 'moveOutOfSample'],
  ],
  'a draft, by toDraft or parseDraft': [
    ...[
      'changeStoredDraft',
      'checkDraft',
      'checkResidents',
      'createDraftHistory',
      'fieldIdOf',
      'homeClockOf',
      'toProfileDraft',
      'withLunar',
    ],
    ...[
      'withNewResident',
      'withPlace',
      'withResident',
      'withResidentBack',
      'withTypedPlace',
      'withoutResident',
    ],
  ],
  'a room of the sample, in SAMPLE_ROOMS': ['sampleShot'],
  'a stored home, by parseHome or parseSampleBefore': ['formatHome', 'formatSampleBefore'],
  'a plan, by parsePlan of @app/plan, or its contents': [
    ...[
      'compassSpots',
      'conventionsOf',
      'eavesOf',
      'facingBy',
      'frontDoorOf',
      'frontOf',
      'frontSide',
      'guideRooms',
      'itemLines',
      'planByNeedle',
      'planFacings',
      'planFacts',
      'planItems',
      'readRooms',
      'withEaves',
    ],
    ...[
      'deskWith',
      'isSameAround',
      'keepSteps',
      'openDesk',
      'placingWith',
      'setConventions',
      'underPlan',
      'measured',
      'overPicture',
      'storedUnder',
      'storeUnder',
      'firstTracing',
      'flatTracing',
      'roomEdges',
    ],
    ...[
      'planReading',
      'isStrip',
      'boxBetween',
      'drawnFloor',
      'isInnerWall',
      'tagPlace',
      'overPalaces',
      'palaceChips',
      'extendedShares',
      'measureSlip',
      'stripsOf',
      'boxAbout',
      'inLines',
      'linePieces',
      'obstaclesOf',
      'placeLabels',
      'hourSpots',
      'placeHours',
      'photoSpot',
      'palaceContents',
      'lightOn',
      'worksInRoom',
      'yearOfLight',
      'yearOnPlan',
      'yearAtRest',
      'diaryOnPlan',
      'roomsAfter',
      'viewOfSky',
    ],
  ],
  'a drawing, by keptDrawing': ['isOfPicture', 'keepDrawing'],
  'a year of light, by yearOfLight': ['hoursShown', 'seasonsOf', 'stripOf'],
  'a photo, by parseReading of @app/photo': [
    'photoAtHome',
    'photoInstant',
    'photoLooks',
    'readPhotoSheet',
    'readPhotos',
  ],
  'a diary, by diaryOnPlan': ['ownDays', 'describeDiary'],
  'no arguments': ['itemSources'],
  'ports of the app': [
    'createHomeHistory',
    'readPlanFile',
    'writePlanFile',
    'placeInFile',
    'exportData',
    'importData',
  ],
  'a refusal, by importData': ['asksForPassphrase'],
  'stored days, by parseAnniversaries': [
    ...['allAnniversaries', 'observedDates', 'formatAnniversaries', 'anniversaryEvents'],
    ...['signOf', 'withObservance', 'withMemorialRemoved'],
  ],
  'a year, by yearOfHome, and its words': [
    ...['dayAt', 'dayHand', 'sheetWords', 'sidesOfYear', 'spanText', 'starDial', 'starName', 'sunPicture'],
    ...['wallSheet', 'wheelLayers', 'wheelWords', 'yearWheel'],
  ],
  'a day of the calendar, by civilDateAt, and the contents of days': [
    ...['dayOfYear', 'monthDays', 'recordRibbon', 'ribbonDay', 'ribbonX'],
  ],
  'double hours of a day, by getAlmanacDetail of @app/almanac': ['hourRing', 'hourSpot', 'hourWords'],
  'a resident’s id, by the session': ['residentFieldId'],
  'a text of the screen': ['widthOf'],
};

const CALLS: readonly JunkCall[] = [
  { name: 'readBirth', call: home.readBirth, args: [BIRTH, HERE] },
  { name: 'facingOf', call: home.facingOf, args: [FACTS, PLACE, NOW] },
  { name: 'turnFacing', call: home.turnFacing, args: [FACTS, 10] },
  { name: 'momentToday', call: home.momentToday, args: ['09:46', NOW, HERE.zone] },
  { name: 'facingOfShadow', call: home.facingOfShadow, args: [PLACE, NOW, 90] },
  { name: 'shadowTimes', call: home.shadowTimes, args: [PLACE, { from: NOW, to: NOW + 86_400_000 }] },
  { name: 'isNightOver', call: home.isNightOver, args: [PLACE, NOW] },
  {
    name: 'sceneSeason',
    call: home.sceneSeason,
    args: [{ at: NOW, zone: 'Asia/Shanghai', place: PLACE, weather: 'rainy', household: [MEMBER] }],
  },
  { name: 'parseHome', call: home.parseHome, args: ['{}'] },
  { name: 'parseSampleBefore', call: home.parseSampleBefore, args: ['{}'] },
  { name: 'findCity', call: home.findCity, args: ['beijing'] },
  {
    name: 'knownPlaceOf',
    call: home.knownPlaceOf,
    args: [{ location: { lat: 30, lng: 120 } }, 'Asia/Shanghai'],
  },
  { name: 'nearestCity', call: home.nearestCity, args: [{ lat: 30, lng: 120 }] },
  { name: 'isCityName', call: home.isCityName, args: ['Hangzhou'] },
  {
    name: 'keptDrawing',
    call: (text: never, on: never) =>
      home.keptDrawing({ read: () => text, write: () => true, remove: () => undefined }, on),
    args: ['{"on":"plan","tool":{"kind":"split"},"level":0,"points":[[0,50]]}', 'plan'],
  },
  { name: 'isReadWhole', call: home.isReadWhole, args: ['{}'] },
  { name: 'palaceCells', call: home.palaceCells, args: ['N'] },
  { name: 'labelsApart', call: home.labelsApart, args: [[{ x: 1, y: 2, width: 3, height: 4 }]] },
  { name: 'headingOfAngles', call: home.headingOfAngles, args: [{ alpha: 1, beta: 2, gamma: 3 }] },
  { name: 'cityOfClock', call: home.cityOfClock, args: ['Europe/London'] },
  { name: 'parseCity', call: home.parseCity, args: ['Hangzhou, China'] },
  { name: 'parseReadings', call: home.parseReadings, args: ['[{"heading":176}]'] },
  {
    name: 'summariseReadings',
    call: home.summariseReadings,
    args: [
      [
        { heading: 10, accuracy: 5 },
        { heading: 12, accuracy: 5 },
      ],
    ],
  },
  { name: 'mountainsWithin', call: home.mountainsWithin, args: [10, 8] },
  { name: 'birthPlaceOf', call: home.birthPlaceOf, args: [BIRTH, { place: PLACE, zone: 'Asia/Shanghai' }] },
  { name: 'birthYearsOf', call: home.birthYearsOf, args: [[MEMBER], HERE] },
  { name: 'toReader', call: home.toReader, args: [MEMBER, HERE] },
  { name: 'readSheet', call: home.readSheet, args: [BIRTH, HERE] },
  { name: 'tenGodOf', call: home.tenGodOf, args: [READ.value, 'jia-zi'] },
  {
    name: 'homeAt',
    call: home.homeAt,
    args: [{ facts: FACTS, place: PLACE, placeOfSky: PLACE, residents: [home.toReader(MEMBER, HERE)] }, NOW],
  },
  {
    name: 'zoneOfHome',
    call: home.zoneOfHome,
    args: [{ isKnown: true, latitude: 30, longitude: 120 }, 'Asia/Shanghai'],
  },
  { name: 'homePlaceOf', call: home.homePlaceOf, args: [{ location: { lat: 30, lng: 120 } }] },
  { name: 'clashSittingOf', call: home.clashSittingOf, args: [home.facingOf(FACTS, PLACE, NOW)] },
  {
    name: 'changesOf',
    call: home.changesOf,
    args: [READ.value.reading, { kind: 'day', minutes: 3, term: null, changes: { day: 'jia-zi' } }],
  },
  { name: 'relevantBoundaries', call: home.relevantBoundaries, args: [READ.value.reading] },
  { name: 'luckOf', call: home.luckOf, args: [READ.value, 'male'] },
  { name: 'cycleOn', call: home.cycleOn, args: [LUCK.value, DAY] },
  // The table of English names is the almanac's own.
  { name: 'dayFacts', call: (day: never, names?: never) => home.dayFacts(day, names ?? en), args: [DAY] },
  { name: 'listCities', call: home.listCities, args: ['en'] },
  { name: 'toLunarEntry', call: home.toLunarEntry, args: ['1990-05-15'] },
  { name: 'readLunarEntry', call: home.readLunarEntry, args: [LUNAR] },
  { name: 'lunarMonthChoices', call: home.lunarMonthChoices, args: [LUNAR] },
  { name: 'findLunarError', call: home.findLunarError, args: [LUNAR] },
  {
    name: 'withChange',
    call: home.withChange,
    args: [{ ...MEMBER, chineseDate: '', relationship: '' }, { birthDate: '1990-05-16' }, HERE],
  },
  {
    name: 'placedPhotos',
    call: home.placedPhotos,
    args: [[{ id: 'a' }], { palaceOfPhoto: { a: 'N' }, roomOfPhoto: {} }],
  },
  { name: 'horizonOf', call: home.horizonOf, args: [{ direction: 'N', storeys: 3, metres: 10 }] },
  { name: 'oppositeOf', call: home.oppositeOf, args: [{ from: 10, to: 100, height: 3000, distance: 5000 }] },
  { name: 'minuteOf', call: home.minuteOf, args: [NOW, 'Asia/Shanghai'] },
  { name: 'shownMoment', call: home.shownMoment, args: [NOW, 'Asia/Shanghai', 100] },
  { name: 'palaceOfBearing', call: home.palaceOfBearing, args: [10] },
  { name: 'sunOn', call: home.sunOn, args: [DAY, PLACE, 'Asia/Shanghai'] },
  { name: 'termOn', call: home.termOn, args: [[DAY], DAY] },
  { name: 'parseAnniversaries', call: year.parseAnniversaries, args: [year.formatAnniversaries(KEPT)] },
  {
    name: 'withMemorial',
    call: (entry: never) => year.withMemorial(KEPT, entry, NOW),
    own: KEPT,
    args: [{ name: '外婆', lunar: { month: 5, day: 5, isLeap: false } }],
  },
  {
    name: 'yearOfHome',
    call: (asked: never, zone: never) =>
      year.yearOfHome(asked, { place: PLACE, zone, stored: [], observance: KEPT.observance }),
    args: [2026, 'Asia/Shanghai'],
  },
];

describe('[R320] junk in any argument or field gives nothing or an error value, never a throw, a hang or NaN', () => {
  it('every function of the entry is in one of the two lists', () => {
    const functions = ALL.filter(([, value]) => typeof value === 'function');
    const listed = [...CALLS.map(({ name }) => name), ...Object.values(OF_RECORDS).flat()];
    expect(functions.map(([name]) => name).sort()).toEqual(listed.sort());
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });
});

describe('[R320] returned values cannot be changed by the caller', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));

  it.each(ALL.filter(([, value]) => typeof value === 'object'))('%s is frozen', (_, table) => {
    expect(isFrozen(table)).toBe(true);
  });
});
