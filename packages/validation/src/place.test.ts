import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../../scripts/testing/anyCharacter';
import { isLocation, LOCATION_FAILURES, parseLocation, toLocationFailure, toLocationMessage } from './place';

describe('a place typed by hand', () => {
  it.each([
    { lat: '30.2741', lng: '120.1551', value: { lat: 30.2741, lng: 120.1551 } },
    { lat: '30.2741°N', lng: '120.1551°E', value: { lat: 30.2741, lng: 120.1551 } },
    { lat: '33.87 s', lng: '70.66 w', value: { lat: -33.87, lng: -70.66 } },
    { lat: '-33.87', lng: '\u221270.66', value: { lat: -33.87, lng: -70.66 } },
    { lat: '北纬30.27度', lng: '东经 120.15', value: { lat: 30.27, lng: 120.15 } },
    { lat: '３０．２７', lng: '.5', value: { lat: 30.27, lng: 0.5 } },
    { lat: '90', lng: '-180', value: { lat: 90, lng: -180 } },
  ])('reads $lat, $lng', ({ lat, lng, value }) => {
    expect(parseLocation({ lat, lng })).toEqual({ ok: true, value });
  });

  it.each(['', 'north', '30,27', '1e1', '30.1.2', '-30 S', 'N 30 N', '30 E', '--1', 'Infinity', 'NaN'])(
    'cannot read %j as a latitude',
    lat => {
      expect(parseLocation({ lat, lng: '120' })).toEqual({
        ok: false,
        error: [{ code: 'place/latitude-unreadable', field: 'lat' }],
      });
    },
  );

  it('names both fields, latitude first', () => {
    expect(parseLocation({ lat: '90.0001', lng: 'x' })).toEqual({
      ok: false,
      error: [
        { code: 'place/latitude-out-of-range', field: 'lat', limit: 90 },
        { code: 'place/longitude-unreadable', field: 'lng' },
      ],
    });
    expect(parseLocation({ lat: '-91', lng: '180.5' })).toMatchObject({
      error: [{ code: 'place/latitude-out-of-range' }, { code: 'place/longitude-out-of-range', limit: 180 }],
    });
  });

  it('gives a valid location for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), fc.double(), (lat, lng) => {
        const parsed = parseLocation({ lat, lng: String(lng) });
        if (parsed.ok) expect(isLocation(parsed.value)).toBe(true);
      }),
    );
  });
});

describe('locations', () => {
  it.each([
    [{ lat: 90, lng: 180 }, true],
    [{ lat: -90, lng: -180 }, true],
    [{ lat: 90.0001, lng: 0 }, false],
    [{ lat: 0, lng: -180.0001 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
    [{ lat: 0, lng: Number.POSITIVE_INFINITY }, false],
  ])('%o exists: %s', (location, exists) => {
    expect(isLocation(location)).toBe(exists);
  });
});

describe('location failures', () => {
  it('[R52] a browser without geolocation is not a location error', () => {
    expect(LOCATION_FAILURES.map(failure => toLocationMessage(failure).code)).toEqual([
      'place/unsupported',
      'place/insecure',
      'place/denied',
      'place/unavailable',
      'place/timeout',
    ]);
  });

  // W3C Geolocation: PERMISSION_DENIED = 1, POSITION_UNAVAILABLE = 2, TIMEOUT = 3.
  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [99, 'unavailable'],
  ])('[R52] position error %d means %s', (code, failure) => {
    expect(toLocationFailure(code)).toBe(failure);
  });
});
