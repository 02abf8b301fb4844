import type { Language } from '@app/fengshui';
import { frozen, isKeyOf, localTimeAt, type Millis, millis } from '@app/kernel';
import type { Location } from '@app/validation';
import { CITY_ROWS } from './cityRows';
import { inSimplified } from './scripts';
import { zoneOfCity } from './zones';

export interface City {
  /** The English name, unique in the list. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** ISO 3166-1 alpha-2. */
  readonly region: string;
  readonly location: Location;
  /** IANA zone. */
  readonly zone: string;
}

export const CITIES: readonly City[] = frozen(
  CITY_ROWS.map(row => {
    const [en = '', zh = '', region = '', lat, lng] = row.split('|');
    return {
      id: en,
      name: { en, zh },
      region,
      location: { lat: Number(lat), lng: Number(lng) },
      zone: zoneOfCity(en, region),
    };
  }),
);

/** No place name is longer, including province and country, letters. */
const LONGEST = 300;

export const findCity = (id: string): City | undefined => CITIES.find(city => city.id === id);

/**
 * The city a typed birthplace names: `杭州`, `浙江省杭州市`, `蘇州`, `Hangzhou`, `Hangzhou, China`. Undefined if the list has none,
 * or if the text only contains a name, such as a street.
 */
export function parseCity(text: string): City | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const typed = text.normalize('NFKC').trim();
  const first = plain(typed.split(/[,(（，]/)[0] ?? '');
  if (first === '') return undefined;
  byPlainName ??= new Map(
    CITIES.toReversed().flatMap(city => [city.name.en, city.name.zh].map(name => [plain(name), city])),
  );
  return (
    byPlainName.get(plain(typed)) ??
    byPlainName.get(first) ??
    // The city may be preceded by a province.
    CITIES.find(({ name }) => PROVINCE.test(first.slice(0, -name.zh.length)) && first.endsWith(name.zh))
  );
}

/** Built on first use; of two cities with the same name the first wins. */
let byPlainName: ReadonlyMap<string, City> | undefined;

/** Lower case, without accents, apostrophes and the word for city. */
const plain = (text: string): string =>
  inSimplified(text)
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/市$/, '');
const PROVINCE = /^(?:中国)?\p{Script=Han}{2,8}(?:省|自治区|特别行政区)?$/u;

/** True if the text is the name of the city in either language: then it was filled in for the person, not by them. */
export function isCityName(text: string): boolean {
  if (typeof text !== 'string' || text.length > LONGEST) return false;
  const simplified = inSimplified(text);
  return CITIES.some(({ name }) => name.en === text || name.zh === simplified);
}

/**
 * R217: the city representing a clock: the first listed that uses this very zone, or the one the zone is named after, or
 * the first whose clock agrees in summer and winter, or Beijing.
 */
export function cityOfClock(zone: string): City {
  const own = ofClock.get(zone) ?? findOfClock(typeof zone === 'string' ? zone : '');
  ofClock.set(zone, own);
  return own;
}

const ofClock = new Map<string, City>();
/** 21 June and 21 December 2026. */
const SOLSTICES = [millis(1_782_000_000_000), millis(1_797_811_200_000)];

function findOfClock(zone: string): City {
  const byZone = CITIES.find(city => city.zone === zone);
  if (byZone) return byZone;
  const byName = parseCity(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  const clock = SOLSTICES.map(at => offsetOf(zone, at));
  const isSame = (city: City) => SOLSTICES.every((at, index) => offsetOf(city.zone, at) === clock[index]);
  const [beijing] = CITIES;
  return byName ?? (clock.includes(undefined) ? undefined : CITIES.find(isSame)) ?? (beijing as City);
}

function offsetOf(zone: string, at: Millis): number | undefined {
  const local = localTimeAt(at, zone);
  return local.ok ? local.value.offset : undefined;
}

/** Maximum distance of a city that names the place, km: further out "nearest city" would mislead. */
const REACH_KM = 300;
const EARTH_RADIUS_KM = 6371;

/** The cities within 300 km of the place, the nearest first. */
export const citiesNear = (place: Location): readonly City[] =>
  CITIES.map(city => ({ city, distance: distanceKm(place, city.location) }))
    .filter(({ distance }) => distance < REACH_KM)
    .sort((a, b) => a.distance - b.distance)
    .map(({ city }) => city);

/** The city nearest to the place; undefined when none lies within 300 km. */
export const nearestCity = (place: Location): City | undefined =>
  Number.isFinite(place?.lat) && Number.isFinite(place?.lng) ? citiesNear(place)[0] : undefined;

/** Great-circle distance, km (haversine formula on a sphere of the mean radius). */
export function distanceKm(from: Location, to: Location): number {
  const rad = Math.PI / 180;
  const halfLat = ((to.lat - from.lat) * rad) / 2;
  const halfLng = ((to.lng - from.lng) * rad) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

/** The cities for a list, in the order of the language, each with its country or region: `Hangzhou, China`. */
export function listCities(language: Language): readonly { readonly id: string; readonly label: string }[] {
  if (!isKeyOf(TAGS, language)) return [];
  const tag = TAGS[language];
  const regions = new Intl.DisplayNames(tag, { type: 'region', style: 'short' });
  const { compare } = new Intl.Collator(tag);
  return CITIES.toSorted((a, b) => compare(a.name[language], b.name[language])).map(
    ({ id, name, region }) => {
      const country = regions.of(region) ?? region;
      const city = name[language];
      // Singapore, Luxembourg: the state has the city's name.
      return {
        id,
        label: country === city ? city : language === 'zh' ? `${city}（${country}）` : `${city}, ${country}`,
      };
    },
  );
}
