import { describe, expect, it } from 'vitest';
import { COURT } from './orbit';
import {
  besideHouse,
  bodySize,
  hasPlace,
  isHollow,
  isOnRim,
  isOverHouse,
  pathPlace,
  RIM,
  rimRadius,
  skyPlace,
  skyPoint,
} from './skyPlace';

const READER = { bearing: 150, elevation: 36 };

/** The place of a point of the world on the picture: metres to the right and upwards. */
function seen([east, up, south]: readonly [number, number, number], { bearing, elevation } = READER) {
  const [turn, tilt] = [(bearing * Math.PI) / 180, (elevation * Math.PI) / 180];
  const towards = east * Math.sin(turn) - south * Math.cos(turn);
  const right = -east * Math.cos(turn) - south * Math.sin(turn);
  return { right, up: up * Math.cos(tilt) - towards * Math.sin(tilt) };
}

describe('sun and moon beside the house', () => {
  it('[R547] neither is over the house, at any hour and from any side', () => {
    for (let bearing = 0; bearing < 360; bearing += 15) {
      for (const elevation of [14, 36, 60, 84]) {
        for (let azimuth = 0; azimuth < 360; azimuth += 10) {
          for (let altitude = 0; altitude < 90; altitude += 6) {
            const reader = { bearing, elevation };
            const { right, up } = seen(skyPlace({ azimuth, altitude }, reader), reader);
            // The courtyard with its walls and eaves reaches 11.6 m (HOUSE_REACH).
            const flat = Math.hypot(right, up / Math.max(Math.sin((elevation * Math.PI) / 180), 0.25));
            expect(flat).toBeGreaterThan(11.6);
          }
        }
      }
    }
  });

  it('[R552] neither is over a home whose storeys are lifted apart, at any hour and from any side', () => {
    const onHouse: number[][] = [];
    for (const top of [3, 6, 9]) {
      const cover = { reach: 10, top };
      for (let bearing = 0; bearing < 360; bearing += 90) {
        for (const elevation of [14, 46, 84]) {
          for (let azimuth = 0; azimuth < 360; azimuth += 10) {
            for (let altitude = 0; altitude < 90; altitude += 6) {
              const reader = { bearing, elevation };
              const away = Math.cos(((azimuth - bearing) * Math.PI) / 180);
              // Behind a tall house the body has set: the depth buffer and the drawing leave it out.
              if (away < 0 && rimRadius(azimuth, reader, cover) === undefined) continue;
              const { right, up } = seen(skyPlace({ azimuth, altitude }, reader, cover), reader);
              const [tilt, deep] = [(elevation * Math.PI) / 180, 10 * Math.sin((elevation * Math.PI) / 180)];
              // A cylinder of the home's own reach, 1.6 m less than what keeps the disc clear, looked through at five heights.
              for (let height = 0; height <= top; height += top / 4) {
                const off = Math.hypot(right / 8.4, (up - height * Math.cos(tilt)) / (deep * 0.84));
                if (off <= 1) onHouse.push([top, bearing, elevation, azimuth, altitude]);
              }
            }
          }
        }
      }
    }
    expect(onHouse).toEqual([]);
  });

  // The villa with its storeys lifted apart, its roof over them: 12.6 metres to its farthest corner, 42 metres high, its
  // corners 26 and its ridge 35.4 metres up on the picture. Seen as first, south above.
  const TALL = { reach: 14.2, top: 41.9 };
  const ABOVE = { bearing: 300, elevation: 48 };

  it('[R965] behind a tall house sun and moon are above its roof, each at its own bearing to the side, never hidden', () => {
    for (let azimuth = 40; azimuth <= 208; azimuth += 4) {
      for (const altitude of [0, 5, 20, 34, 60, 83]) {
        const point = { azimuth, altitude };
        const { right, up } = seen(skyPlace(point, ABOVE, TALL), ABOVE);
        expect(right).toBeCloseTo(seen(skyPoint(point, 19), ABOVE).right, 9);
        expect(isHollow(point, ABOVE, TALL)).toBe(false);
        expect(hasPlace(point, ABOVE, TALL, 14.5)).toBe(true);
        // Its stage has 38.1 metres above the middle of the ground.
        expect(up).toBeLessThan(38.1);
        if (!isOverHouse(point, ABOVE, TALL)) continue;
        if (Math.abs(right) < 3) expect(up).toBeGreaterThan(35.4 + 0.7);
        if (Math.abs(right) < 13.4) expect(up).toBeGreaterThan(26.3 + 0.7);
      }
    }
    // The moon of mock 04, south-west and 47° high, beside the house and a little before it.
    const moon = seen(skyPlace({ azimuth: 220, altitude: 47 }, ABOVE, TALL), ABOVE);
    expect(moon.up).toBeGreaterThan(26.3);
    // In front of it they are on the rim, as ever.
    expect(isHollow({ azimuth: 300, altitude: 20 }, ABOVE, TALL)).toBe(true);
    // A low house hides nothing of the ring.
    const low = { azimuth: 120, altitude: 34 };
    expect(skyPlace(low, ABOVE, { reach: 14.2, top: 4.3 })).toEqual(skyPoint(low, 19));
  });

  it('[R965] the path of a day is one arc over such a house, from the ring and back, and the body is on it', () => {
    const points = Array.from({ length: 41 }, (_, i) => ({
      azimuth: 66 + i * 3,
      altitude: 34 * Math.sin((Math.PI * i) / 40),
    }));
    const pieces = besideHouse({ points, passed: 12 }, ABOVE, TALL);
    expect(pieces.map(piece => [piece.points.length, piece.passed])).toEqual([[points.length, 12]]);
    const ups = points.map(point => seen(pathPlace(point, ABOVE, TALL), ABOVE).up);
    expect(Math.max(...ups)).toBeGreaterThan(36);
    expect(pathPlace(points[12]!, ABOVE, TALL)).toEqual(skyPlace(points[12]!, ABOVE, TALL));
  });

  it('[R965] the moon is 40 px wide on a wide window, whatever the house', () => {
    // Its disc is 1.7 metres wide; a single storey is drawn at 22 px a metre, lifted ones at 14.4.
    for (const scale of [22, 18, 14.4]) expect(1.702 * scale * bodySize(scale)).toBeCloseTo(40, 0);
    expect(bodySize(40)).toBe(1);
  });

  it('[R547] they move to the rim at their true bearing instead', () => {
    // A winter morning in Hangzhou, seen from the front.
    const sun = { azimuth: 155, altitude: 34 };
    expect(isOverHouse(sun, READER)).toBe(true);
    const [east, up, south] = skyPlace(sun, READER);
    expect([up, Math.hypot(east, south)]).toEqual([0, expect.closeTo(RIM.nearest, 9)]);
    expect((Math.atan2(east, -south) * 180) / Math.PI).toBeCloseTo(155, 9);
    expect(isOverHouse(sun, { ...READER, bearing: 330 })).toBe(false);
  });

  it('[R819] neither lies on the letters of the ring, from any side', () => {
    const onLetters: number[][] = [];
    for (const cover of [undefined, { reach: 10, top: 3 }]) {
      for (let bearing = 0; bearing < 360; bearing += 15) {
        for (let azimuth = 0; azimuth < 360; azimuth += 5) {
          for (let altitude = 0; altitude < 90; altitude += 3) {
            const reader = { bearing, elevation: 46 };
            const { right, up } = seen(skyPlace({ azimuth, altitude }, reader, cover), reader);
            // Characters lie from 14.6 to 18.9 m; the disc of the sun has a radius of 0.7 m.
            const flat = Math.hypot(right, up / Math.sin((46 * Math.PI) / 180));
            if (flat > 13.9 && flat < 19.6) onLetters.push([bearing, azimuth, altitude]);
          }
        }
      }
    }
    expect(onLetters).toEqual([]);
    // A winter sunrise in Hangzhou, seen from the front: in front of the house, not over it.
    const sunrise = { azimuth: 116, altitude: 3 };
    expect([isOverHouse(sunrise, READER), isOnRim(sunrise, READER)]).toEqual([false, true]);
    expect(isOnRim({ azimuth: 297, altitude: 3 }, READER)).toBe(false);
  });

  it('[R547, R888] the path of the day is drawn where the picture has sky, and keeps its past part', () => {
    const points = [70, 110, 150, 190, 230, 270].map((azimuth, i) => ({
      azimuth,
      altitude: [3, 25, 35, 35, 25, 3][i]!,
    }));
    const pieces = besideHouse({ points, passed: 5 }, READER);
    const shown = pieces.flatMap(piece => piece.points);
    // In front of the house it would be a stray stroke on the ring.
    expect(shown.length).toBeLessThan(points.filter(point => !isOverHouse(point, READER)).length);
    for (const point of shown) {
      expect(isOnRim(point, READER)).toBe(false);
      const { right, up } = seen(skyPoint(point, 19), READER);
      expect(Math.hypot(right, up / Math.sin((READER.elevation * Math.PI) / 180))).toBeGreaterThan(19.4);
    }
    expect(pieces.at(-1)?.passed).toBe(Math.max(0, 5 - points.indexOf(pieces.at(-1)!.points[0]!)));
  });

  // 12:00 in Hangzhou (30.27° N), a week into each term of 2026: altitude 90° − latitude + declination (NOAA solar calculator).
  it.each([
    { term: '谷雨', azimuth: 183, altitude: 73.6 },
    { term: '立夏', azimuth: 184.8, altitude: 77.8 },
    { term: '夏至', azimuth: 173, altitude: 83 },
    { term: '小暑', azimuth: 171.9, altitude: 81.3 },
    { term: '大暑', azimuth: 173.3, altitude: 78.2 },
    { term: '立秋', azimuth: 175, altitude: 74.2 },
  ])('[R653] the noon sun of $term is in the sky above the house, seen from its front', sun => {
    expect(isOverHouse(sun, READER)).toBe(false);
    const { right, up } = seen(skyPlace(sun, READER), READER);
    expect(Math.abs(right)).toBeLessThan(4);
    // 21 metres of the picture are above the middle of the house: there is room for the disc.
    expect(up).toBeGreaterThan(11.6);
    expect(up).toBeLessThan(18);
  });

  it('[R888] on a narrow picture sun and moon stay whole, 2.6 metres inside its edge, at the same height', () => {
    for (let azimuth = 0; azimuth < 360; azimuth += 15) {
      const point = { azimuth, altitude: 20 };
      const [free, kept] = [seen(skyPlace(point, READER)), seen(skyPlace(point, READER, undefined, 14.5))];
      expect(Math.abs(kept.right)).toBeLessThanOrEqual(14.5 - 2.6 + 1e-9);
      if (Math.abs(free.right) < 11.9) expect(kept).toEqual(free);
    }
    // Before the house it would lie on the ring.
    const reader = { bearing: 180, elevation: 46 };
    expect(hasPlace({ azimuth: 140, altitude: 10 }, reader, COURT, 14.5)).toBe(false);
    expect(hasPlace({ azimuth: 140, altitude: 10 }, reader, COURT, 30)).toBe(true);
    expect(hasPlace({ azimuth: 180, altitude: 10 }, reader, COURT, 14.5)).toBe(true);
    expect(hasPlace({ azimuth: 320, altitude: 10 }, reader, COURT, 14.5)).toBe(true);
    expect(seen(skyPlace({ azimuth: 240, altitude: 10 }, READER)).right).toBeLessThan(-12);
    // Beside it, the rising full moon of 1 March, it is in the sky over the ring, on its own side.
    for (const [azimuth, side] of [
      [95, 1],
      [265, -1],
    ] as const) {
      const moon = { azimuth, altitude: 20 };
      expect(hasPlace(moon, reader, COURT, 14.5)).toBe(true);
      const { right, up } = seen(skyPlace(moon, reader, COURT, 14.5), reader);
      expect(right * side).toBeCloseTo(11.9, 5);
      expect(Math.hypot(right, up / Math.sin((46 * Math.PI) / 180))).toBeGreaterThan(19.5);
    }
  });
});
