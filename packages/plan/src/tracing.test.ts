import { unwrap } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { Point } from './index';
import {
  flatten,
  onPicture,
  onPlan,
  type Pixels,
  type Placing,
  placePicture,
  project,
  readTracing,
  scaleToLength,
  straighten,
  stretchToLength,
  turnToLine,
} from './trace';

const START: Placing = [10, 0, 0, 10, 0, 0];
const near = (actual: Point, expected: readonly number[], digits = 6) =>
  expected.forEach((value, i) => {
    expect(actual[i]).toBeCloseTo(value, digits);
  });

describe('[R392] a picture under the plan', () => {
  it('lies over the drawing, or else is twelve metres wide', () => {
    near(onPlan(placePicture(1200, 800), [1200, 800]), [12_000, 8000]);
    const over = placePicture(400, 400, { left: 1000, right: 9000, top: 0, bottom: 4000 });
    near(onPlan(over, [0, 0]), [1000, -2000]);
    near(onPlan(over, [400, 400]), [9000, 6000]);
    const turned = unwrap(turnToLine(over, [0, 0], [1000, 70]));
    near(onPicture(turned, onPlan(turned, [123, 45])), [123, 45]);
  });

  it('has the typed length between two points, the first of which stays', () => {
    // A scale bar of 250 px, drawn as 5 m: 20 mm a pixel.
    const scaled = unwrap(scaleToLength(START, [1000, 500], [3500, 500], 5000));
    near(onPlan(scaled, [100, 50]), [1000, 500]);
    near(onPlan(scaled, [350, 50]), [6000, 500]);
    near(onPlan(scaled, [100, 150]), [1000, 2500]);
  });

  it('of a straightened photo is stretched one way by a second length', () => {
    const across = unwrap(scaleToLength(START, [0, 0], [1000, 0], 2000));
    const along = unwrap(stretchToLength(across, [0, 0], [20, 2000], 3000));
    near(onPlan(along, [100, 0]), [2000, 0]);
    near(onPlan(along, [0, 100]), [0, 3000]);
  });

  it.each([
    [[1000, 0], 0],
    [[1000, 100], -5.7106],
    [[-100, 1000], -5.7106],
    [[-1000, -100], -5.7106],
    [[100, -1000], -5.7106],
  ] as const)('with a wall to %j turns by %d° to the nearest quarter', (to, degrees) => {
    // atan(1/10) is 5.7106°.
    const map = unwrap(turnToLine(START, [0, 0], to));
    expect((Math.atan2(map[1], map[0]) * 180) / Math.PI).toBeCloseTo(degrees, 3);
    const [x, y] = onPlan(map, [to[0] / 10, to[1] / 10]);
    expect(Math.min(Math.abs(x), Math.abs(y))).toBeLessThan(1e-6);
    expect(Math.hypot(x, y)).toBeCloseTo(Math.hypot(to[0], to[1]), 6);
  });

  it('refuses useless input: points on one spot, no length, a length past the plan', () => {
    const code = (result: ReturnType<typeof scaleToLength>) => (result.ok ? '' : result.error.code);
    expect(code(scaleToLength(START, [0, 0], [50, 0], 1000))).toBe('trace/points-too-near');
    expect(code(turnToLine(START, [0, 0], [0, 0]))).toBe('trace/points-too-near');
    for (const length of [0, -5, 99, 100_001, Number.NaN])
      expect(code(scaleToLength(START, [0, 0], [1000, 0], length))).toBe('trace/length-out-of-range');
    expect(code(stretchToLength(START, [0, 0], [1000, 0], 0))).toBe('trace/length-out-of-range');
  });
});

describe('[R393] flattening a photo of a plan', () => {
  // A worked example of the homography: corners in the photo, and the place of a point of the sheet, by numpy.
  const corners: readonly Point[] = [
    [120, 80],
    [980, 140],
    [1060, 760],
    [60, 700],
  ];

  it('uses the corners of the sheet as its own', () => {
    const { width, height, map } = unwrap(straighten(corners, 2048));
    for (const [i, flat] of (
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ] as const
    ).entries())
      near(project(map, flat), corners[i]!, 3);
    // numpy: (500, 400) in the photo is (3.6732, 3.3740) m of a sheet of 8.4 by 6.6 m.
    near(project(map, [(3.6732 / 8.4) * width, (3.374 / 6.6) * height]), [500, 400], 0);
  });

  it('is no larger than requested', () => {
    const { width, height } = unwrap(
      straighten(
        corners.map(([x, y]): Point => [x * 9, y * 9]),
        2048,
      ),
    );
    expect(Math.max(width, height)).toBe(2048);
  });

  it.each([
    ['crossed', [corners[0], corners[2], corners[1], corners[3]], 'trace/corners-cross'],
    ['the other way round', corners.toReversed(), 'trace/corners-cross'],
    ['three', corners.slice(0, 3), 'trace/corners-cross'],
    [
      'three of which are collinear',
      [
        [0, 0],
        [100, 0],
        [200, 0],
        [0, 200],
      ],
      'trace/corners-cross',
    ],
    [
      'at one point',
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
      'trace/points-too-near',
    ],
    [
      'almost edge on',
      [
        [0, 0],
        [1000, 480],
        [1000, 520],
        [0, 1000],
      ],
      'trace/too-flat',
    ],
  ] as const)('is refused for four corners %s', (_, points, code) => {
    const result = straighten(points as readonly Point[], 2048);
    expect(result.ok ? '' : result.error.code).toBe(code);
  });

  it('[R393] is refused where the far side is more than eight times smaller than the near one', () => {
    const taken = (far: number) =>
      straighten(
        [
          [0, 0],
          [1000, 500 - far / 2],
          [1000, 500 + far / 2],
          [0, 1000],
        ],
        2048,
      );
    expect(taken(128).ok).toBe(true);
    expect(taken(122)).toMatchObject({ ok: false, error: { code: 'trace/too-flat' } });
  });

  it('keeps a straight line straight: a chequered sheet seen at an angle is restored', () => {
    const side = 200;
    const sheet = (x: number, y: number) => (((Math.floor(x / 50) + Math.floor(y / 50)) % 2) * 255) as number;
    const aslant: readonly Point[] = [
      [20, 10],
      [180, 30],
      [190, 190],
      [5, 170],
    ];
    const { map: toPhoto } = unwrap(straighten(aslant, 2048));
    const { width, height } = unwrap(straighten(aslant, 2048));
    // The photo is drawn from the sheet by the inverse map, given by the four corners in reverse.
    const photo: Pixels = {
      width: side,
      height: side,
      data: new Uint8ClampedArray(side * side * 4).fill(255),
    };
    for (let v = 0; v < height * 4; v++)
      for (let u = 0; u < width * 4; u++) {
        const [x, y] = project(toPhoto, [u / 4, v / 4]).map(Math.floor) as [number, number];
        const at = (y * side + x) * 4;
        if (x >= 0 && y >= 0 && x < side && y < side)
          photo.data.fill(sheet((u / 4 / width) * side, (v / 4 / height) * side), at, at + 3);
      }
    const flat = flatten(photo, unwrap(straighten(aslant, 2048)));
    let same = 0;
    let all = 0;
    for (let v = 4; v < height - 4; v++)
      for (let u = 4; u < width - 4; u++) {
        const [sx, sy] = [((u + 0.5) / width) * side, ((v + 0.5) / height) * side];
        // The seams are interpolated.
        if (sx % 50 < 4 || sx % 50 > 46 || sy % 50 < 4 || sy % 50 > 46) continue;
        all++;
        if (Math.abs(flat.data[(v * width + u) * 4]! - sheet(sx, sy)) < 64) same++;
      }
    expect(same / all).toBeGreaterThan(0.99);
  });

  it('is white beyond the photo', () => {
    const photo: Pixels = { width: 2, height: 2, data: new Uint8ClampedArray(16) };
    const { data } = flatten(photo, { width: 4, height: 1, map: [1, 0, 0, 0, 1, 0, 0, 0, 1] });
    expect([data[0], data[15]]).toEqual([0, 255]);
  });
});

describe('[R392] a stored picture', () => {
  const stored = { width: 800, height: 600, placing: START, opacity: 0.42 };
  it('is read back as written', () => {
    expect(readTracing(JSON.stringify(stored))).toEqual(stored);
  });
  it.each([
    'null',
    '{',
    '{"width":1}',
    JSON.stringify({ ...stored, width: 0 }),
    JSON.stringify({ ...stored, height: 1e9 }),
    JSON.stringify({ ...stored, opacity: 2 }),
    JSON.stringify({ ...stored, placing: [1, 2, 3] }),
    JSON.stringify({ ...stored, placing: [0, 0, 0, 0, 5, 5] }),
    JSON.stringify({ ...stored, placing: [1, 0, 0, '1', 0, 0] }),
  ])('is dropped when it is %s', text => {
    expect(readTracing(text)).toBeUndefined();
  });
});
