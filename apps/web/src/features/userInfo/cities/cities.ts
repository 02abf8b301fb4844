import { LANGUAGE_TAGS, type Language } from '@app/i18n';
import type { Location } from '@app/validation';
import { CITY_ROWS } from './cities.data';

export interface City {
  /** The English name: no two cities share one. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** ISO 3166-1 alpha-2. */
  readonly region: string;
  readonly location: Location;
}

export const CITIES: readonly City[] = CITY_ROWS.map(row => {
  const [en = '', zh = '', region = '', lat, lng] = row.split('|');
  return { id: en, name: { en, zh }, region, location: { lat: Number(lat), lng: Number(lng) } };
});

export const findCity = (id: string): City | undefined => CITIES.find(city => city.id === id);

/** True when the text is the name of the city in either language: so a name filled in for the person, not by them. */
export const isCityName = (text: string): boolean =>
  CITIES.some(({ name }) => name.en === text || name.zh === text);

/** How far a city may be and still name the place, km: further out "nearest city" would mislead. */
const REACH_KM = 300;
const EARTH_RADIUS_KM = 6371;

/** The city nearest to the place; undefined when none lies within 300 km. */
export function nearestCity(place: Location): City | undefined {
  let nearest: City | undefined;
  let least = REACH_KM;
  for (const city of CITIES) {
    const distance = distanceKm(place, city.location);
    if (distance < least) [nearest, least] = [city, distance];
  }
  return nearest;
}

/** Great-circle distance, km (haversine formula on a sphere of the mean radius). */
export function distanceKm(from: Location, to: Location): number {
  const rad = Math.PI / 180;
  const halfLat = ((to.lat - from.lat) * rad) / 2;
  const halfLng = ((to.lng - from.lng) * rad) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The cities for a list, in the order of the language, each with its country or region: `Hangzhou, China`. */
export function listCities(language: Language): readonly { readonly id: string; readonly label: string }[] {
  const tag = LANGUAGE_TAGS[language];
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
