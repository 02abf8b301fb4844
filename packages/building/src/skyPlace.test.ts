import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { COURT, type Cover, firstOrbit, frameOf } from './orbit';
import { ownHomeOf } from './plan/ownHome';
import { besideHouse, bodySize, isOnRim, RIM, skyPlace, skyPoint } from './skyPlace';

const READER = { bearing: 150, elevation: 36 };

/** The place of a point of the world on the picture: metres to the right and upwards. */
function seen([east, up, south]: readonly [number, number, number], { bearing, elevation } = READER) {
  const [turn, tilt] = [(bearing * Math.PI) / 180, (elevation * Math.PI) / 180];
  const towards = east * Math.sin(turn) - south * Math.cos(turn);
  const right = -east * Math.cos(turn) - south * Math.sin(turn);
  return { right, up: up * Math.cos(tilt) - towards * Math.sin(tilt) };
}

type Spot = ReturnType<typeof seen>;

/** A day of the sun over the horizon, a point each two minutes, from spherical trigonometry. */
function dayAt(latitude: number, declination: number) {
  const degrees = Math.PI / 180;
  const [sin, cos] = [Math.sin(latitude * degrees), Math.cos(latitude * degrees)];
  const [up, flat] = [Math.sin(declination * degrees), Math.cos(declination * degrees)];
  return Array.from({ length: 721 }, (_, i) => (i / 2 - 180) * degrees)
    .map(hour => ({
      azimuth:
        (Math.atan2(-flat * Math.sin(hour), up * cos - flat * Math.cos(hour) * sin) / degrees + 360) % 360,
      altitude: Math.asin(sin * up + cos * flat * Math.cos(hour)) / degrees,
    }))
    .filter(({ altitude }) => altitude > 0);
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

  // The villa with its storeys lifted apart, its roof over them, 12.6 metres to its farthest corner; the same one closed.
  const TALL = { reach: 14.2, top: 41.9 };
  const CLOSED = { reach: 14.2, top: 9 };
  const FLAT = { reach: 9, top: 3 };
  // Seen as first, south above.
  const ABOVE = { bearing: 300, elevation: 48 };
  /** The disc of sun or moon, metres: 40 px across at 14.4 px a metre. */
  const BODY = 1.39;

  it('[R965] behind a tall house sun and moon are above its roof, each at its own bearing to the side, never hidden', () => {
    const { model, scale } = ownHomeOf(templatePlan('villa', 'en'), {
      cut: 1200,
      facing: 180,
      body: undefined,
      lampsOn: false,
      nameOf: () => 'room',
    });
    // The house itself, as points along all edges of its faces, axes x east, y up, z south.
    const points = model.storeys
      .flatMap(({ body, rims, roof }) => [...body, ...rims.flatMap(({ tall }) => tall), ...roof])
      .flatMap(({ corners }) =>
        corners.flatMap(([x, y, z], i) => {
          const [x1, y1, z1] = corners[(i + 1) % corners.length]!;
          return [0, 0.2, 0.4, 0.6, 0.8].map(
            at =>
              [
                (x + (x1 - x) * at) * scale,
                (z + (z1 - z) * at) * scale,
                (y + (y1 - y) * at) * scale,
              ] as const,
          );
        }),
      );
    const cover = { reach: model.reach * scale + 1.6, top: model.top * scale };
    const touched: number[][] = [];
    for (let bearing = 0; bearing < 360; bearing += 30) {
      const reader = { bearing, elevation: 48 };
      const house = points.map(point => seen(point, reader));
      const { above } = frameOf(reader.elevation, cover);
      for (let aside = -70; aside <= 70; aside += 7) {
        for (const altitude of [0, 5, 20, 34, 60, 83]) {
          const point = { azimuth: (bearing + 180 + aside + 360) % 360, altitude };
          const { right, up } = seen(skyPlace(point, reader, cover), reader);
          expect(right).toBeCloseTo(seen(skyPoint(point, 19), reader).right, 9);
          expect(isOnRim(point, reader, cover)).toBe(false);
          // All of it is on the stage, and none of it behind the house.
          expect(up + BODY).toBeLessThan(above);
          const near = house.find(
            part =>
              Math.abs(part.right - right) < BODY &&
              part.up > up - Math.sqrt(BODY ** 2 - (part.right - right) ** 2),
          );
          if (near) touched.push([bearing, aside, altitude]);
        }
      }
    }
    expect(touched).toEqual([]);
    // The moon of mock 04, southwest and 47° high, beside the house and a little before it: over the ring's far edge.
    const moon = seen(skyPlace({ azimuth: 220, altitude: 47 }, ABOVE, TALL), ABOVE);
    expect(moon.up).toBeGreaterThan(20);
    // In front of it they are on the rim, as ever.
    expect(isOnRim({ azimuth: 300, altitude: 20 }, ABOVE, TALL)).toBe(true);
    // A low house hides nothing of the ring.
    const low = { azimuth: 120, altitude: 34 };
    for (const [i, value] of skyPlace(low, ABOVE, { reach: 14.2, top: 4.3 }).entries())
      expect(value).toBeCloseTo(skyPoint(low, 19)[i]!, 2);
  });

  it.each([
    ['lifted', TALL, 1.8],
    ['closed', CLOSED, 1.2],
    ['flat', FLAT, 1.2],
  ] as const)(
    '[R965] sun and moon never leap, seen from any side of a %s home, on any day',
    (_, cover, most) => {
      const leaps: string[] = [];
      for (const latitude of [-34, 5, 30, 52]) {
        for (const declination of [-23.4, 0, 23.4]) {
          const way = dayAt(latitude, declination);
          for (let bearing = 0; bearing < 360; bearing += 20) {
            const reader = { bearing, elevation: 48 };
            for (const [i, point] of way.entries()) {
              const before = way[i - 1];
              if (!before) continue;
              const [from, to] = [before, point].map(each => seen(skyPlace(each, reader, cover), reader)) as [
                Spot,
                Spot,
              ];
              // Degrees of its azimuth or altitude, whichever changes faster.
              const turned = Math.abs(((point.azimuth - before.azimuth + 540) % 360) - 180);
              const degrees = Math.max(turned, Math.abs(point.altitude - before.altitude));
              const step = Math.hypot(to.right - from.right, to.up - from.up);
              if (step > most * degrees)
                leaps.push(`${latitude} ${declination} from ${bearing} at ${point.azimuth}: ${step}`);
            }
          }
        }
      }
      expect(leaps).toEqual([]);
    },
  );

  it('[R965] the path of a day is one arc over such a house, down to the ring at both ends, and the body is on it', () => {
    const points = Array.from({ length: 49 }, (_, i) => ({
      azimuth: 30 + i * 3.75,
      altitude: 34 * Math.sin((Math.PI * i) / 48),
    }));
    const pieces = besideHouse({ points, passed: 12 }, ABOVE, TALL);
    expect(pieces).toHaveLength(1);
    const [arc] = pieces;
    expect(arc?.points).toEqual(expect.arrayContaining(points));
    expect(arc?.points[arc.passed - 1]).toEqual(points[11]);
    // A smooth line: between two of its points are at most two metres.
    const line = arc!.points.map(point => seen(skyPlace(point, ABOVE, TALL), ABOVE));
    for (const [i, { right, up }] of line.slice(1).entries())
      expect(Math.hypot(right - line[i]!.right, up - line[i]!.up)).toBeLessThan(2);
    const way = points.map(point => seen(skyPlace(point, ABOVE, TALL), ABOVE));
    expect(Math.max(...way.map(({ up }) => up))).toBeGreaterThan(36);
    const flat = ({ right, up }: Spot) => Math.hypot(right, up / Math.sin((48 * Math.PI) / 180));
    // The ring with its letters ends at 20.5 m.
    for (const end of [way[0]!, way.at(-1)!]) {
      expect(flat(end)).toBeGreaterThan(20.4);
      expect(flat(end)).toBeLessThan(23);
    }
    expect(Math.min(...way.map(flat))).toBeGreaterThan(20.4);
    // At noon in summer, half an hour from point to point, it comes down round the side in one stroke.
    const solstice = dayAt(31.3, 23.4).filter((_, i) => i % 15 === 0);
    const whole = besideHouse({ points: solstice, passed: 3 }, ABOVE, TALL).filter(
      piece => piece.points.length > 3,
    );
    expect(whole).toHaveLength(1);
    expect(flat(seen(skyPlace(whole[0]!.points.at(-1)!, ABOVE, TALL), ABOVE))).toBeLessThan(22);
    // A whole turn ends before the house, where the ring is.
    const around = Array.from({ length: 91 }, (_, i) => ({ azimuth: (i * 4) % 360, altitude: 20 }));
    for (const cover of [TALL, CLOSED, FLAT]) {
      const shown = besideHouse({ points: around, passed: 0 }, ABOVE, cover).flatMap(each => each.points);
      expect(shown.length).toBeGreaterThan(90);
      expect(shown.length).toBeLessThan(150);
      for (const point of shown) {
        const place = seen(skyPlace(point, ABOVE, cover), ABOVE);
        expect(place.up).toBeGreaterThanOrEqual(0);
        expect(flat(place)).toBeGreaterThan(19.6);
      }
    }
  });

  it('[R965] the path of winter, beside a closed house only, would be a hook and is not drawn; that of summer is', () => {
    const reader = firstOrbit(160, 'closed');
    const pathOf = (declination: number) => ({
      points: dayAt(31.3, declination).filter((_, i) => i % 15 === 0),
      passed: 0,
    });
    // At the winter solstice the sun sets 115° from a reader before the door: nearly all its path is before the house.
    expect(besideHouse(pathOf(-23.4), reader, { reach: 14.2, top: 15 })).toEqual([]);
    expect(besideHouse(pathOf(-23.4), reader, FLAT).length).toBeGreaterThan(0);
    expect(besideHouse(pathOf(23.4), reader, { reach: 14.2, top: 15 }).length).toBeGreaterThan(0);
  });

  it('[R965] the moon is 40 px wide on a wide window, whatever the house', () => {
    // Its disc is 1.7 metres wide; a single storey is drawn at 22 px a metre, lifted ones at 14.4.
    for (const scale of [22, 18, 14.4]) expect(1.702 * scale * bodySize(scale)).toBeCloseTo(40, 0);
    expect(bodySize(40)).toBe(1);
  });

  it('[R547] they move to the rim at their true bearing instead', () => {
    // A winter morning in Hangzhou, seen from the front.
    const sun = { azimuth: 155, altitude: 34 };
    expect(isOnRim(sun, READER)).toBe(true);
    const [east, up, south] = skyPlace(sun, READER);
    expect([up, Math.hypot(east, south)]).toEqual([expect.closeTo(0, 9), expect.closeTo(RIM.nearest, 9)]);
    expect((Math.atan2(east, -south) * 180) / Math.PI).toBeCloseTo(155, 9);
    expect(isOnRim(sun, { ...READER, bearing: 330 })).toBe(false);
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
    expect(isOnRim(sunrise, READER)).toBe(true);
    expect(isOnRim({ azimuth: 297, altitude: 3 }, READER)).toBe(false);
  });

  it('[R653] the path of a high summer sun over the courtyard has no corner', () => {
    // The sun of Hangzhou on 2026-07-30 from 10:40 to 15:20, to half a degree.
    const azimuths = [
      116, 122, 130, 139, 152, 166, 181, 196, 209, 219.5, 229.5, 237, 239.5, 243, 246.5, 249.5, 254.5,
    ];
    const altitudes = [67, 70, 72.5, 75, 77, 78, 78, 78, 76.5, 75, 73, 70.5, 69.5, 67.5, 65.5, 63.5, 59.5];
    const sun = azimuths.map((azimuth, i) => [azimuth, altitudes[i]!] as const);
    const [piece] = besideHouse(
      { points: sun.map(([azimuth, altitude]) => ({ azimuth, altitude })), passed: 0 },
      READER,
    );
    const line = (piece?.points ?? []).map(point => seen(skyPlace(point, READER), READER));
    expect(line.length).toBeGreaterThan(40);
    const bends = line.slice(2).map(({ right, up }, i) => {
      const [from, at] = [line[i]!, line[i + 1]!];
      const turn =
        Math.atan2(up - at.up, right - at.right) - Math.atan2(at.up - from.up, at.right - from.right);
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * (180 / Math.PI);
    });
    expect(Math.max(...bends)).toBeLessThan(25);
  });

  it('[R547, R888] the path of the day is drawn where the picture has sky, and keeps its past part', () => {
    const points = [70, 110, 150, 190, 230, 270].map((azimuth, i) => ({
      azimuth,
      altitude: [3, 25, 35, 35, 25, 3][i]!,
    }));
    const pieces = besideHouse({ points, passed: 5 }, READER);
    const shown = pieces.flatMap(piece => piece.points);
    // In front of the house it would be a stray stroke on the ring.
    const azimuths = shown.map(({ azimuth }) => azimuth);
    expect(azimuths).toEqual(expect.arrayContaining([70, 230, 270]));
    for (const before of [110, 150, 190]) expect(azimuths).not.toContain(before);
    expect(pieces).toHaveLength(2);
    for (const point of shown) {
      expect(isOnRim(point, READER)).toBe(false);
      const { right, up } = seen(skyPlace(point, READER), READER);
      expect(Math.hypot(right, up / Math.sin((READER.elevation * Math.PI) / 180))).toBeGreaterThan(20.4);
    }
    // The fifth of six points is passed; from it to the last there are twenty steps of two degrees.
    const last = pieces.at(-1)!;
    expect(last.points.length - last.passed).toBe(20);
    expect(last.points[last.passed - 1]?.azimuth).toBe(230);
  });

  it('[R1121] the path ends at the halo of its body, which it nowhere crosses, and no rest of it is left beside', () => {
    const points = Array.from({ length: 21 }, (_, i) => ({
      azimuth: 270 + i * 4,
      altitude: 20,
    }));
    const placeOf = (point: (typeof points)[number]) => seen(skyPlace(point, READER), READER);
    const away = (point: (typeof points)[number], from: (typeof points)[number]) =>
      Math.hypot(placeOf(point).right - placeOf(from).right, placeOf(point).up - placeOf(from).up);
    for (const at of [10, 19]) {
      const body = points[at]!;
      const pieces = besideHouse({ points, passed: at + 1 }, READER, COURT, Infinity, {
        ...body,
        reach: 1.1,
      });
      const offs = pieces.flatMap(piece => piece.points.map(point => away(point, body)));
      expect(Math.min(...offs)).toBeGreaterThanOrEqual(1.1);
      // Two degrees of the dome of 19 metres.
      expect(Math.min(...offs)).toBeLessThan(1.1 + 0.67);
      // After 19 steps of 20 the rest is shorter than a stroke.
      expect(pieces).toHaveLength(at === 10 ? 2 : 1);
      const [past] = pieces;
      expect(past!.passed).toBeGreaterThanOrEqual(past!.points.length);
      expect(pieces[1]?.passed ?? 0).toBe(0);
    }
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
    expect(isOnRim(sun, READER)).toBe(false);
    const { right, up } = seen(skyPlace(sun, READER), READER);
    expect(Math.abs(right)).toBeLessThan(4);
    // 21 metres of the picture are above the middle of the house: there is room for the disc.
    expect(up).toBeGreaterThan(11.6);
    expect(up).toBeLessThan(18);
  });

  it('[R653] where a picture is narrower than the ring that sun is before the house', () => {
    const noon = { azimuth: 180, altitude: 80 };
    expect(isOnRim(noon, READER, COURT, 21)).toBe(false);
    expect(isOnRim(noon, READER, COURT, 20)).toBe(true);
  });

  it('[R888] the path of a day ends where the edge of a narrow picture would bend it', () => {
    const points = Array.from({ length: 46 }, (_, i) => ({ azimuth: (240 + i * 4) % 360, altitude: 12 }));
    const narrow = besideHouse({ points, passed: 0 }, READER, COURT, 14.5).flatMap(piece => piece.points);
    expect(narrow.length).toBeGreaterThan(5);
    for (const point of narrow)
      expect(Math.abs(seen(skyPlace(point, READER)).right)).toBeLessThanOrEqual(11.9);
  });

  it('[R653] a home of the very size of the courtyard is not the courtyard', () => {
    const noon = { azimuth: 180, altitude: 70 };
    const heightOver = (cover: Cover) => seen(skyPlace(noon, READER, cover)).up;
    expect(heightOver(COURT)).toBeGreaterThan(0);
    expect(heightOver({ reach: COURT.reach, top: COURT.top })).toBeLessThan(0);
  });

  it('[R888] on a narrow picture sun and moon stay whole, 2.6 metres inside its edge, at the same height', () => {
    for (let azimuth = 0; azimuth < 360; azimuth += 15) {
      const point = { azimuth, altitude: 20 };
      const [free, kept] = [seen(skyPlace(point, READER)), seen(skyPlace(point, READER, undefined, 14.5))];
      expect(Math.abs(kept.right)).toBeLessThanOrEqual(14.5 - 2.6 + 1e-9);
      if (Math.abs(free.right) < 11.9) expect(kept).toEqual(free);
    }
    const reader = { bearing: 180, elevation: 46 };
    expect(seen(skyPlace({ azimuth: 240, altitude: 10 }, READER)).right).toBeLessThan(-12);
    // Beside it, the rising full moon of 1 March, it is in the sky over the ring, on its own side.
    for (const [azimuth, side] of [
      [95, 1],
      [265, -1],
    ] as const) {
      const moon = { azimuth, altitude: 20 };
      expect(isOnRim(moon, reader)).toBe(false);
      const { right, up } = seen(skyPlace(moon, reader, COURT, 14.5), reader);
      expect(right * side).toBeCloseTo(11.9, 5);
      expect(Math.hypot(right, up / Math.sin((46 * Math.PI) / 180))).toBeGreaterThan(19.5);
    }
  });
});
