import { cleanText, isLocation, type Location } from '@app/validation';

/** R50: a location in parts, for any language, and as the text of R50 itself. */
export interface Coordinates {
  readonly kind: 'coordinates';
  /** Degrees without sign, four decimals: `30.2741`. */
  readonly lat: string;
  readonly northSouth: 'N' | 'S';
  readonly lng: string;
  readonly eastWest: 'E' | 'W';
  /** `30.2741°N, 120.1551°E`. */
  readonly text: string;
}

/** R51: nothing is known; the interface words this itself. */
export type LocationLabel = Coordinates | { readonly kind: 'unknown' };

const DECIMALS = 4;

/** A value that rounds to zero counts as north or east. Out of range is unknown. */
export function describeLocation(location: Location | undefined): LocationLabel {
  if (!location || !isLocation(location)) return { kind: 'unknown' };
  const lat = Math.abs(location.lat).toFixed(DECIMALS);
  const lng = Math.abs(location.lng).toFixed(DECIMALS);
  const northSouth = location.lat < 0 && Number(lat) > 0 ? 'S' : 'N';
  const eastWest = location.lng < 0 && Number(lng) > 0 ? 'W' : 'E';
  return {
    kind: 'coordinates',
    lat,
    northSouth,
    lng,
    eastWest,
    text: `${lat}°${northSouth}, ${lng}°${eastWest}`,
  };
}

export type PlaceLabel = { readonly kind: 'named'; readonly name: string } | LocationLabel;

/** The person's name for the place, or else its coordinates, or else unknown. */
export function describePlace(info: {
  readonly locationName: string;
  readonly location: Location | undefined;
}): PlaceLabel {
  const name = cleanText(info.locationName);
  return name === '' ? describeLocation(info.location) : { kind: 'named', name };
}
