import { describe, expect, it } from 'vitest';
import { describeLocation, describePlace } from './locationLabel';

describe('the label of a location', () => {
  it.each([
    { lat: 30.2741, lng: 120.1551, text: '30.2741°N, 120.1551°E' },
    { lat: -33.8688, lng: -70.6693, text: '33.8688°S, 70.6693°W' },
    { lat: 30.27416, lng: 0.00004, text: '30.2742°N, 0.0000°E' },
    { lat: -0.00001, lng: -0.00001, text: '0.0000°N, 0.0000°E' },
    { lat: -0.00005001, lng: -0.0001, text: '0.0001°S, 0.0001°W' },
    { lat: -0, lng: -0, text: '0.0000°N, 0.0000°E' },
    { lat: 90, lng: -180, text: '90.0000°N, 180.0000°W' },
  ])('[R50] $lat, $lng is $text', ({ lat, lng, text }) => {
    expect(describeLocation({ lat, lng })).toMatchObject({ kind: 'coordinates', text });
  });

  it('[R50] gives its parts for other wordings', () => {
    expect(describeLocation({ lat: -33.8688, lng: 151.2093 })).toMatchObject({
      lat: '33.8688',
      northSouth: 'S',
      lng: '151.2093',
      eastWest: 'E',
    });
  });

  it('[R51] is unknown by default, and for an impossible place', () => {
    expect(describeLocation(undefined)).toEqual({ kind: 'unknown' });
    expect(describeLocation({ lat: 91, lng: 0 })).toEqual({ kind: 'unknown' });
    expect(describePlace({ locationName: ' ', location: undefined })).toEqual({ kind: 'unknown' });
  });

  it('[R51] a name goes before coordinates', () => {
    const location = { lat: 30.2741, lng: 120.1551 };
    expect(describePlace({ locationName: '杭州', location })).toEqual({ kind: 'named', name: '杭州' });
    expect(describePlace({ locationName: '', location }).kind).toBe('coordinates');
  });
});
