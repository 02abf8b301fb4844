import { toTraditional } from '@app/hant';
import { simplifiedIn } from '@app/hant/testing';
import { isLocation } from '@app/validation';
import { describe, expect, it } from 'vitest';
import { CITIES, cityOfClock, distanceKm, isCityName, listCities, nearestCity, parseCity } from './cities';

describe('the list of cities', () => {
  it('has some two hundred, each once, with both names, a region and coordinates', () => {
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

describe('the city representing a clock', () => {
  // Zones and their links in the IANA database; Asia/Urumqi is named after a city with another clock.
  it.each([
    ['Asia/Shanghai', 'Beijing'],
    ['Europe/London', 'London'],
    ['America/New_York', 'New York'],
    ['America/Los_Angeles', 'Los Angeles'],
    ['Australia/Sydney', 'Sydney'],
    ['America/Sao_Paulo', 'São Paulo'],
    ['Asia/Urumqi', 'Urumqi'],
    ['Asia/Calcutta', 'New Delhi'],
    ['Europe/Belfast', 'London'],
    ['America/Detroit', 'New York'],
    ['Mars/Olympus', 'Beijing'],
    ['', 'Beijing'],
  ])('[R217] of %s is %s', (zone, id) => {
    expect(cityOfClock(zone).id).toBe(id);
  });

  it('[R217] shows the same hour as the device, wherever its own zone is listed', () => {
    for (const { zone } of CITIES) expect(cityOfClock(zone).zone).toBe(zone);
  });
});

describe('[R307] the zones of the cities', () => {
  it('are known to the platform, and close to solar time', () => {
    for (const { id, zone, location } of CITIES) {
      const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
        .formatToParts(Date.UTC(2026, 0, 15))
        .find(({ type }) => type === 'timeZoneName')?.value;
      const [, hours = '0', minutes = '0'] = /([+-]\d\d):(\d\d)/.exec(offset ?? '') ?? [];
      const ahead = Number(hours) + Math.sign(Number(hours)) * (Number(minutes) / 60);
      // China has one clock over five hours of sun; summer time in the south adds one.
      expect(Math.abs(ahead - location.lng / 15), `${id} ${zone}`).toBeLessThan(3.5);
    }
  });

  // From the IANA time zone database, zone.tab.
  it.each([
    ['Kashgar', 'Asia/Shanghai'],
    ['Hong Kong', 'Asia/Hong_Kong'],
    ['Taipei', 'Asia/Taipei'],
    ['Singapore', 'Asia/Singapore'],
    ['New York', 'America/New_York'],
    ['Phoenix', 'America/Phoenix'],
    ['Denpasar', 'Asia/Makassar'],
    ['Adelaide', 'Australia/Adelaide'],
    ['São Paulo', 'America/Sao_Paulo'],
  ])('%s keeps %s', (id, zone) => {
    expect(CITIES.find(city => city.id === id)?.zone).toBe(zone);
  });
});

describe('[R307] the city named as birthplace', () => {
  it.each([
    ['杭州', 'Hangzhou'],
    ['浙江省杭州市', 'Hangzhou'],
    ['浙江绍兴', 'Shaoxing'],
    ['Hangzhou, China', 'Hangzhou'],
    ['杭州（中国）', 'Hangzhou'],
    [' new york ', 'New York'],
    ['New York, NY', 'New York'],
    ['washington, d.c.', 'Washington, D.C.'],
    ['Sao Paulo', 'São Paulo'],
    ["Xi'an", 'Xi’an'],
    ['纽约', 'New York'],
    ['喀什', 'Kashgar'],
    ['胡志明市', 'Ho Chi Minh City'],
    ['蘇州', 'Suzhou'],
    ['江蘇省蘇州市', 'Suzhou'],
    ['臺北', 'Taipei'],
    ['烏鎮', undefined],
    ['乌镇', undefined],
    ['上海路', undefined],
    ['', undefined],
    ['，', undefined],
  ])('%s is %s', (text, id) => {
    expect(parseCity(text)?.id).toBe(id);
  });
});

describe('in Traditional characters', () => {
  it("[R522] every city is found by its name, which does not count as the person's own", () => {
    for (const { id, name } of CITIES) {
      expect(parseCity(toTraditional(name.zh))?.id, name.zh).toBe(id);
      expect(isCityName(toTraditional(name.zh)), name.zh).toBe(true);
    }
  });

  it('[R520] the list and its countries have no Simplified form left', () => {
    const labels = listCities('zh').map(({ label }) => toTraditional(label));
    expect(labels.filter(label => simplifiedIn(label).length > 0)).toEqual([]);
  });
});

describe('the nearest city', () => {
  it('[A23] of West Lake is Hangzhou, and Suva is near across the date line', () => {
    expect(nearestCity({ lat: 30.2431, lng: 120.1505 })?.name).toEqual({ en: 'Hangzhou', zh: '杭州' });
    expect(nearestCity({ lat: -18.1, lng: -179.9 })?.id).toBe('Suva');
  });
  it('[A23] does not exist in the open ocean', () => {
    expect(nearestCity({ lat: -30, lng: -130 })).toBeUndefined();
  });
  it('a city’s name is recognised, unlike the person’s own word', () => {
    expect([isCityName('杭州'), isCityName('Hangzhou'), isCityName('West Lake')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('[R208] a text of any length is looked up at once', () => {
  for (const long of ['['.repeat(40_000), '杭州'.repeat(40_000), '\u0301'.repeat(40_000)]) {
    expect([parseCity(long), isCityName(long)]).toEqual([undefined, false]);
  }
  // Each once took six seconds.
}, 2000);
