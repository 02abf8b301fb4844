import {
  annualStar,
  fly,
  isWithin,
  MOUNTAINS,
  type Mountain,
  magneticBearing,
  monthlyStar,
  type Palace,
  type SolarMonth,
  type StarPlate,
  solarMonthAt,
  startOfSpring,
  type YearPlace,
  type YearPlaces,
  yearPlaces,
} from '@app/fengshui';
import { HALF_SECTOR, type Millis, turned } from '@app/kernel';
import {
  bearingAt,
  countsAsHome,
  type Floor,
  type Layout,
  mountainShares,
  type Point,
  palaceAt,
  type Room,
  roomShares,
} from '@app/plan';
import { keyPlace } from './planItems';

/** 三煞 are taught with two extents; the others have one. */
export type Teaching = 'narrow' | 'wide';

/** A place of the year with its extent: degrees by the needle, or the centre of the home. */
interface YearExtent {
  readonly place: YearPlace;
  readonly teaching?: Teaching;
  readonly palace: Palace;
  /** Clockwise, `to` may exceed 360; missing in the centre, which has no bearing. */
  readonly from?: number;
  readonly to?: number;
}

/** The parts of a floor within a place of the year. */
export interface ExtentContents extends YearExtent {
  /** Greatest share first. */
  readonly rooms: readonly { readonly room: Room; readonly share: number }[];
  /** Doors, beds, stoves and desks by id. */
  readonly things: readonly string[];
}

export interface YearOnPlan {
  readonly year: number;
  readonly stars: StarPlate;
  readonly places: YearPlaces;
  readonly lies: readonly ExtentContents[];
}

/** Below this share a room does not count as within a place: a twentieth is about a wall's thickness. Ours. */
const TOUCHES = 0.05;

/**
 * The year's places on a floor, by the needle's sectors and mountains; undefined for an invalid year. The two extents of
 * 三煞 are side by side, since schools disagree.
 */
export function yearOnPlan(floor: Floor, layout: Layout, year: number): YearOnPlan | undefined {
  const places = yearPlaces(year);
  const centre = annualStar(year);
  if (!places.ok || centre === undefined) return undefined;
  const things = thingsOf(floor);
  return {
    year,
    stars: fly(centre, 'forward'),
    places: places.value,
    lies: extentsOf(places.value).map(extent => ({
      ...extent,
      rooms: floor.rooms
        .map(room => ({ room, share: shareIn(floor, layout, room, extent) }))
        .filter(({ share }) => share >= TOUCHES)
        .sort((a, b) => b.share - a.share),
      things: things.filter(thing => contains(extent, layout, thing.at)).map(({ id }) => id),
    })),
  };
}

function extentsOf({
  taiSui,
  suiPo,
  threeKillings,
  fiveYellow,
  twoBlack,
}: YearPlaces): readonly YearExtent[] {
  const { direction, narrow, wide } = threeKillings;
  const killings = (teaching: Teaching, { from, to }: { readonly from: number; readonly to: number }) => ({
    place: 'three-killings' as const,
    teaching,
    palace: direction,
    from,
    to: to < from ? to + 360 : to,
  });
  return [
    mountainExtent('tai-sui', taiSui),
    mountainExtent('sui-po', suiPo),
    killings('narrow', narrow),
    killings('wide', wide),
    palaceExtent('five-yellow', fiveYellow),
    palaceExtent('two-black', twoBlack),
  ];
}

const mountainExtent = (place: YearPlace, { from, to, direction }: Mountain): YearExtent => ({
  place,
  palace: direction,
  from,
  to: to < from ? to + 360 : to,
});

function palaceExtent(place: YearPlace, palace: Palace): YearExtent {
  if (palace === 'C') return { place, palace };
  const middle = MOUNTAINS.find(each => each.label === `${palace}2`)!.centre;
  const from = turned(middle - HALF_SECTOR);
  return { place, palace, from, to: from + 2 * HALF_SECTOR };
}

/** The share of a room in an extent. Extents are whole mountains, so their sum is exact. */
function shareIn(floor: Floor, layout: Layout, room: Room, { from, to }: YearExtent): number {
  if (from === undefined || to === undefined) {
    const shares = roomShares(floor, layout).find(each => each.room === room)?.squares ?? [];
    return shares.find(({ palace }) => palace === 'C')?.share ?? 0;
  }
  return mountainShares(room, layout)
    .filter(({ mountain }) => isWithin(magneticBearing(mountain * 15), { from, to: to % 360 }))
    .reduce((sum, { share }) => sum + share, 0);
}

const contains = ({ from, to }: YearExtent, layout: Layout, at: Point): boolean =>
  from === undefined || to === undefined
    ? palaceAt(layout, at) === 'C'
    : isWithin(magneticBearing(bearingAt(layout, at)), { from, to: to % 360 });

/** Things people would not have disturbed: outer doors, beds, stoves and desks. */
function thingsOf(floor: Floor): readonly { readonly id: string; readonly at: Point }[] {
  const doors = floor.openings.filter(({ kind }) => kind === 'main-door');
  const items = floor.items.filter(
    ({ kind }) => kind === 'double-bed' || kind === 'single-bed' || kind === 'stove' || kind === 'desk',
  );
  return [
    ...doors.map(({ id, from, to }) => ({
      id,
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const,
    })),
    ...items.map(item => ({ id: item.id, at: keyPlace(item) })),
  ];
}

/** A room with the greatest share in a place of the year. */
export interface RoomAtRest {
  readonly room: Room;
  /** The one that makes it this room first, then by greatest share; `least` and `most` differ where the extents of 三煞 do. */
  readonly places: readonly { readonly place: YearPlace; readonly least: number; readonly most: number }[];
}

export interface YearAtRest {
  /** One if both extents of 三煞 name it, else the one of each. */
  readonly rooms: readonly RoomAtRest[];
  readonly startsAt: Millis;
  readonly endsAt: Millis;
}

/** R1000: the room of the home that a year asks most of, by each extent of 三煞; undefined if no place lies in one. */
export function yearAtRest({ year, lies }: YearOnPlan): YearAtRest | undefined {
  const months = monthsOf(year);
  const [startsAt, endsAt] = [months[0]?.startsAt, months.at(-1)?.endsAt];
  const [narrow = [], wide = []] = (['narrow', 'wide'] as const).map(teaching =>
    lies
      .filter(each => (each.teaching ?? teaching) === teaching)
      .flatMap(({ place, rooms }) => rooms.map(({ room, share }) => ({ room, place, share })))
      .filter(({ room }) => countsAsHome(room))
      .sort((a, b) => b.share - a.share),
  );
  // What lies in the narrow extent lies in the wide one.
  if (!wide[0] || startsAt === undefined || endsAt === undefined) return undefined;
  const inNarrow = (one: (typeof wide)[number]) =>
    narrow.find(({ room, place }) => room === one.room && place === one.place)?.share ?? 0;
  const winners = [narrow[0] ?? wide[0], wide[0]];
  const rooms = winners
    .filter(({ room }, i) => room !== winners[i - 1]?.room)
    .map(winner => ({
      room: winner.room,
      places: wide
        .filter(({ room }) => room === winner.room)
        .map(each => ({ place: each.place, least: inNarrow(each), most: each.share }))
        .sort((a, b) => Number(b.place === winner.place) - Number(a.place === winner.place)),
    }));
  return { rooms, startsAt, endsAt };
}

/** A room's places in a month: from the year, or from the month's own stars. */
export interface WorkMark {
  readonly of: 'year' | 'month';
  readonly place: YearPlace;
  readonly teaching?: Teaching;
  readonly share: number;
}

export interface WorkMonth {
  readonly month: SolarMonth;
  /** Empty if tradition has no objection to building work. */
  readonly marks: readonly WorkMark[];
}

/**
 * Building work in a room, month by month from the start of spring: the year's places on it all year, and the months with
 * the month's own five and two. Empty outside the years of the table.
 */
export function worksInRoom(
  floor: Floor,
  layout: Layout,
  roomId: string,
  year: number,
): readonly WorkMonth[] {
  const room = floor.rooms.find(each => each.id === roomId);
  const places = yearPlaces(year);
  if (!room || !places.ok) return [];
  const markOf =
    (of: WorkMark['of']) =>
    (extent: YearExtent): readonly WorkMark[] => {
      const share = shareIn(floor, layout, room, extent);
      const { place, teaching } = extent;
      return share < TOUCHES ? [] : [{ of, place, ...(teaching && { teaching }), share }];
    };
  const allYear = extentsOf(places.value)
    .flatMap(markOf('year'))
    // Everything in the narrow extent is in the wide one too: one line names both.
    .filter(({ teaching }, _, all) => teaching !== 'wide' || !all.some(each => each.teaching === 'narrow'));
  return monthsOf(year).map(month => {
    const centre = monthlyStar(year, month.month);
    const stars = centre && fly(centre, 'forward');
    const own = stars
      ? [
          palaceExtent('five-yellow', palaceWith(stars, 5)),
          palaceExtent('two-black', palaceWith(stars, 2)),
        ].flatMap(markOf('month'))
      : [];
    return { month, marks: [...allYear, ...own] };
  });
}

const palaceWith = (stars: StarPlate, star: 2 | 5): Palace =>
  (Object.keys(stars) as Palace[]).find(palace => stars[palace] === star)!;

function monthsOf(year: number): readonly SolarMonth[] {
  const months: SolarMonth[] = [];
  let at = startOfSpring(year);
  while (at !== undefined) {
    const month = solarMonthAt(at);
    if (month?.year !== year) break;
    months.push(month);
    at = month.endsAt;
  }
  return months;
}
