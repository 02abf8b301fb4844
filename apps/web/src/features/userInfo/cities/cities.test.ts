import { isLocation } from '@app/validation';
import { describe, expect, it } from 'vitest';
import { CITIES, distanceKm, isCityName, listCities, nearestCity } from './cities';

describe('the list of cities', () => {
  it('has some two hundred, each once, with both names, a region and a place on earth', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(200);
    for (const key of ['en', 'zh'] as const) {
      expect(new Set(CITIES.map(({ name }) => name[key])).size).toBe(CITIES.length);
    }
    for (const { name, region, location } of CITIES) {
      expect(name.zh, name.en).toMatch(/^\p{Script=Han}+$/u);
      expect(region, name.en).toMatch(/^[A-Z]{2}$/);
      expect(isLocation(location), name.en).toBe(true);
    }
  });

  // Great-circle distances as published by airline and atlas tables, km, within 1 %.
  it.each([
    ['Beijing', 'Shanghai', 1067],
    ['London', 'Paris', 344],
    ['New York', 'Los Angeles', 3936],
    ['Sydney', 'Melbourne', 714],
    ['Tokyo', 'Osaka', 397],
  ])('%s to %s is about %d km', (from, to, km) => {
    const at = (id: string) => CITIES.find(city => city.id === id)?.location ?? { lat: 0, lng: 0 };
    expect(Math.abs(distanceKm(at(from), at(to)) - km) / km).toBeLessThan(0.015);
  });

  it('is sorted for the reader and names the country', () => {
    const labels = listCities('en').map(({ label }) => label);
    expect(labels[0]).toBe('Abu Dhabi, United Arab Emirates');
    expect(labels).toContain('Singapore');
    expect(listCities('zh').map(({ label }) => label)).toContain('杭州（中国）');
  });
});

describe('the nearest city', () => {
  it('[A23] of West Lake is Hangzhou, and Suva is near across the date line', () => {
    expect(nearestCity({ lat: 30.2431, lng: 120.1505 })?.name).toEqual({ en: 'Hangzhou', zh: '杭州' });
    expect(nearestCity({ lat: -18.1, lng: -179.9 })?.id).toBe('Suva');
  });
  it('[A23] of the open ocean is none', () => {
    expect(nearestCity({ lat: -30, lng: -130 })).toBeUndefined();
  });
  it('tells a city’s name from a name of one’s own', () => {
    expect([isCityName('杭州'), isCityName('Hangzhou'), isCityName('West Lake')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
