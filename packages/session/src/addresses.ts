import {
  addDays,
  type CivilDate,
  DIRECTIONS,
  daysBetween,
  type Millis,
  millis,
  parseCivilDate,
  parseJson,
} from '@app/kernel';
import { LINK_KEY } from './constants';
import type { Destination } from './routes';

/**
 * R460, A52: the open parts of a screen, as the search params of its route. One table holds every param with its codec
 * and bounds; none of them is personal, and params without a codec are silently dropped.
 */

/** A value as in an address. */
type Scalar = string | number;
export type Search = Readonly<Record<string, unknown>>;

interface Param<Value extends Scalar> {
  /** The value in its canonical spelling; undefined for anything else. */
  readonly read: (value: unknown) => Value | undefined;
  /** The required state: another param with this value, or absent for `undefined`. */
  readonly beside: readonly [param: string, value: string | undefined] | undefined;
  /** R463: whether a shared link contains it. */
  readonly shared: boolean;
}

interface Where<Value extends Scalar> extends Param<Value> {
  readonly within: (param: string, value?: string) => Where<Value>;
  /** It concerns this account's own data: it stays in the address bar and is left out of copied links. */
  readonly own: () => Where<Value>;
}

function param<Value extends Scalar>(
  read: Param<Value>['read'],
  beside?: Param<Value>['beside'],
  shared = true,
): Where<Value> {
  return {
    read,
    beside,
    shared,
    within: (name, value) => param(read, [name, value], shared),
    own: () => param(read, beside, false),
  };
}

const word = <const Word extends string>(...words: readonly Word[]) =>
  param(value => words.find(each => each === value));

const whole = (from: number, to: number) =>
  param(value =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined,
  );

const text = (pattern: RegExp, isRight: (found: string) => boolean = () => true) =>
  param(value =>
    typeof value === 'string' && value.length <= LONGEST && pattern.test(value) && isRight(value)
      ? value
      : undefined,
  );

/** Characters of the longest value, a question for the chat. */
const LONGEST = 300;
/** Years for which the sky and the year stars are known. The almanac covers every day that exists (R90). */
const YEARS = { from: 1900, to: 2100 };

const isDay = (day: string): boolean => parseCivilDate(day) !== undefined;
const isKnownYear = (year: string): boolean => Number(year) >= YEARS.from && Number(year) <= YEARS.to;
const isTime = (time: string) => Number(time.slice(0, 2)) < 24 && Number(time.slice(3)) < 60;
const day = () => text(/^\d{4}-\d{2}-\d{2}$/, isDay);
const hour = () => text(/^\d{2}:\d{2}$/, isTime);
/** To the minute, in UTC: a conjunction is the same instant wherever the link is opened. */
const moment = () =>
  text(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/,
    at => isKnownYear(at.slice(0, 4)) && isDay(at.slice(0, 10)) && isTime(at.slice(11, 16)),
  );
/** Degrees: azimuth from north, clockwise; altitude above the horizon. */
interface Direction {
  readonly azimuth: number;
  readonly altitude: number;
}
/** Azimuth and height in whole degrees: `180,20`. */
const direction = () =>
  text(/^\d{1,3},\d{1,2}$/, value => {
    const [azimuth = 360, altitude = 90] = value.split(',').map(Number);
    return azimuth < 360 && altitude <= 80 && value === `${azimuth},${altitude}`;
  });
/** A star by its Hipparcos number, a figure by its Chinese name, sun, moon or planet by its own word. */
const skyObject = () => text(/^(hip-[1-9]\d{0,5}|\p{Script=Han}{1,8}|[a-z]{3,8})$/u);
/** Records and photos are named by the instant they were made, so shared links leave them out. */
const instantId = () => whole(1, 253_402_300_799_999).own();
const ownId = () => text(/^[\w-]{1,40}$/).own();
const question = () => text(/^\P{C}+$/u, asked => asked.trim() !== '').own();
const settings = word('settings');

/** R72, R73: the tools that open a dialog over the home, in the order of their menu. */
export const TOOLS = ['layoutGuide', 'almanac', 'records', 'chat', 'shop'] as const;
export type ToolId = (typeof TOOLS)[number];

const PALACES = [...DIRECTIONS, 'C'] as const;

/** A param comes after the one it depends on. */
const TABLE = {
  '/': { card: word('upload', 'scan'), sheet: settings },
  '/login': {},
  '/create': { sheet: settings },
  '/user-info': { sheet: settings },
  '/visualization': {
    view: word('stars', 'plan'),
    // The house.
    show: word('reading', 'palaces').within('view'),
    hour: hour().within('view'),
    // Height above the floors, in millimetres, at which the walls of one's own home are cut.
    walls: whole(200, 2800).within('view'),
    palace: word(...PALACES).within('show', 'reading'),
    photo: instantId(),
    // The star map.
    at: moment().within('view', 'stars'),
    look: direction().within('view', 'stars'),
    object: skyObject().within('view', 'stars'),
    // The plan desk.
    plan: word('begin', 'compass', 'reading', 'year', 'light').within('view', 'plan'),
    floor: whole(1, 2).within('view', 'plan'),
    room: ownId().within('view', 'plan'),
    sun: hour().within('plan', 'light'),
    finding: whole(2, 200).own().within('plan', 'reading'),
    year: whole(YEARS.from, YEARS.to).within('plan', 'year'),
    // Over any of these views.
    tool: word(...TOOLS),
    day: day().within('tool', 'almanac'),
    leaf: word('month', 'year', 'find', 'jump').within('tool', 'almanac'),
    record: instantId().within('tool', 'records'),
    ask: question().within('tool', 'chat'),
    sheet: word('settings', 'facing'),
    // The place in the household, from 1: neither name nor id.
    resident: whole(1, 99).own(),
  },
  '/deep-dream': { with: ownId(), sheet: settings },
} as const satisfies Record<Destination, Readonly<Record<string, Param<Scalar>>>>;

type Table = typeof TABLE;
type ValueOf<Each> = Each extends Param<infer Value> ? Value : never;
/** The open parts of a route; an absent param has its default: nothing open, today, now. */
export type Address<Route extends Destination> = {
  readonly [Name in keyof Table[Route]]?: ValueOf<Table[Route][Name]> | undefined;
};

/**
 * Reads the search params of a route, whatever they contain: drops unknown names, values out of bounds and params that
 * depend on something closed. Reading the output again gives the same result.
 * @example readAddress('/visualization', { tool: 'almanac', day: '2026-12-01', from: 'mail' })
 * // { tool: 'almanac', day: '2026-12-01' }
 */
export function readAddress<Route extends Destination>(route: Route, search: Search): Address<Route> {
  return pick(route, search, () => true);
}

/**
 * R463: the part of an address that a copied link contains: nothing of the account's own.
 * @example toShare('/visualization', { tool: 'records', record: 1790000000000 }) // { tool: 'records' }
 */
export function toShare<Route extends Destination>(route: Route, address: Address<Route>): Address<Route> {
  return pick(route, address, ({ shared }) => shared);
}

function pick<Route extends Destination>(
  route: Route,
  search: Search,
  isWanted: (param: Param<Scalar>) => boolean,
): Address<Route> {
  const found: Record<string, Scalar> = {};
  // Own names only: `constructor` is not a param.
  for (const [name, each] of Object.entries<Param<Scalar>>(TABLE[route])) {
    if (!isWanted(each) || !Object.hasOwn(search, name)) continue;
    if (each.beside && found[each.beside[0]] !== each.beside[1]) continue;
    const value = each.read(search[name]);
    if (value !== undefined) found[name] = value;
  }
  return found as Address<Route>; // each value was read by the codec of its name
}

/**
 * Whether the params are already normalised; if not, the address is replaced.
 * @example isClean('/', { card: 'pizza' }) // false
 */
export function isClean(route: Destination, search: Search): boolean {
  const read: Search = readAddress(route, search);
  const names = Object.keys(search).filter(name => search[name] !== undefined);
  return names.length === Object.keys(read).length && names.every(name => read[name] === search[name]);
}

/** R461: the history of a visit, so that a way out leads back to where something was opened. */
export interface VisitHistory {
  /**
   * Records the address at a place in the history, replacing any earlier one. A place that is not a number is ignored.
   */
  readonly note: (place: number, address: string) => void;
  /** Steps back to the last time this address was shown, all of them on its screen; undefined if it was not. */
  readonly stepsTo: (here: number, address: string) => number | undefined;
  /**
   * Steps back to the last time the param had another value on this screen, such as the chat whose card opened the
   * almanac (R418); undefined if it had none before.
   */
  readonly stepsUnder: (here: number, param: string) => number | undefined;
  /** Notes that a step back from `here` is under way, until the next address is noted. */
  readonly leave: (here: number) => void;
  readonly isLeaving: (here: number) => boolean;
}

/**
 * Starts with an empty history.
 * @example
 * const visit = createVisitHistory();
 * visit.note(0, '/visualization');
 * visit.note(1, '/visualization?tool=almanac');
 * visit.stepsTo(1, '/visualization'); // 1
 */
export function createVisitHistory(): VisitHistory {
  const been = new Map<number, string>();
  let left: number | undefined;
  const screenOf = (address: string | undefined) => address?.split('?', 1)[0];
  const paramAt = (place: number, param: string) => {
    const search = been.get(place)?.split('?')[1] ?? '';
    return search.split('&').find(part => part.startsWith(`${param}=`));
  };
  return {
    note(place, address) {
      left = undefined;
      if (Number.isSafeInteger(place)) been.set(place, address);
    },
    stepsTo(here, address) {
      for (
        let place = here - 1;
        been.has(place) && screenOf(been.get(place)) === screenOf(address);
        place -= 1
      )
        if (been.get(place) === address) return here - place;
      return undefined;
    },
    stepsUnder(here, param) {
      const screen = screenOf(been.get(here));
      const now = paramAt(here, param);
      for (let place = here - 1; been.has(place) && screenOf(been.get(place)) === screen; place -= 1) {
        const value = paramAt(place, param);
        if (value !== now) return value === undefined ? undefined : here - place;
      }
      return undefined;
    },
    leave(here) {
      left = here;
    },
    isLeaving: here => left === here,
  };
}

/** The part of the tab's texts needed by the waiting link. */
interface TabTexts {
  readonly read: (key: string) => string | undefined;
  readonly remove: (key: string) => void;
}

/**
 * R462: the link a guest was sent away from, once somebody who may see it reaches its route; it is returned only once.
 * A link for another route keeps waiting. The route comes from the caller and is never read from the text, so no text
 * can lead elsewhere.
 * @example takeLink('/visualization', sessionTexts) // { tool: 'almanac' }, or undefined
 */
export function takeLink<Route extends Destination>(
  route: Route,
  textStore: TabTexts,
): Address<Route> | undefined {
  const stored = textStore.read(LINK_KEY);
  if (stored === undefined) return undefined;
  const link = parseJson(stored);
  if (Array.isArray(link) && link[0] !== route) return undefined;
  textStore.remove(LINK_KEY);
  const search: unknown = Array.isArray(link) ? link[1] : undefined;
  return typeof search === 'object' && search !== null ? readAddress(route, { ...search }) : undefined;
}

/**
 * The minute of the day of an `hour` in an address.
 * @example minuteOfHour('21:46') // 1306
 */
export const minuteOfHour = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * A minute of the day, 0 to 1439, as the `hour` of an address.
 * @example hourOfMinute(1306) // '21:46'
 */
export const hourOfMinute = (minute: number): string =>
  `${two(Math.floor(minute / 60) % 24)}:${two(Math.floor(minute) % 60)}`;

/**
 * A direction of the sky, in degrees, as the `look` of an address; heights outside the map are clamped to it.
 * @example lookOfDirection({ azimuth: 359.7, altitude: 20.2 }) // '0,20'
 */
export const lookOfDirection = ({ azimuth, altitude }: Direction): string =>
  `${((Math.round(azimuth) % 360) + 360) % 360},${Math.min(80, Math.max(0, Math.round(altitude)))}`;

/**
 * The direction, degrees, of a `look` in an address.
 * @example directionOfLook('180,20') // { azimuth: 180, altitude: 20 }
 */
export function directionOfLook(look: string): Direction {
  const [azimuth = 0, altitude = 0] = look.split(',').map(Number);
  return { azimuth, altitude };
}

const two = (value: number) => String(value).padStart(2, '0');

/** The day of instant 0. */
const EPOCH: CivilDate = { year: 1970, month: 1, day: 1 };
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The instant, ms since 1970, that an `at` in an address names.
 * @example instantOfMoment('2026-12-21T15:03Z') // 1797865380000
 */
export function instantOfMoment(at: string): Millis {
  const days = daysBetween(EPOCH, parseCivilDate(at.slice(0, 10)) ?? EPOCH);
  return millis(days * DAY_MS + minuteOfHour(at.slice(11, 16)) * MINUTE_MS);
}

/**
 * An instant as the `at` of an address, rounded down to the minute.
 * @example momentOfInstant(millis(0)) // '1970-01-01T00:00Z'
 */
export function momentOfInstant(instant: Millis): string {
  const days = Math.floor(instant / DAY_MS);
  const { year, month, day: date } = addDays(EPOCH, days);
  const time = hourOfMinute((instant - days * DAY_MS) / MINUTE_MS);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}T${time}Z`;
}

/**
 * R460, R462: the params that replace those of an address, for somebody the guard admits; undefined if it may stay
 * unchanged.
 * @example settle('/', { card: 'pizza' }, sessionTexts) // {}
 */
export function settle<Route extends Destination>(
  route: Route,
  search: Search,
  textStore: TabTexts,
  isGuest = false,
): Address<Route> | undefined {
  // The person's own navigation takes precedence over a waiting link.
  const link = takeLink(route, textStore);
  if (Object.keys(search).length === 0) return link;
  // R465: a guest has no settings to open.
  const shown = isGuest ? { ...search, sheet: undefined } : search;
  return isClean(route, search) && search['sheet'] === shown['sheet'] ? undefined : readAddress(route, shown);
}
