import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../../scripts/testing/whole';
import { createCamera } from '../camera';
import { eyeOf } from '../drawing/drawFace';
import { boxFaces } from '../mesh/box';
import { areaVector, type InkFace, type Point } from '../mesh/inkFace';
import { buildHome, drawHome, facesOnFloor } from '.';
import { backToFront } from './backToFront';

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const turned = (camera: { readonly azimuth: number; readonly elevation: number }) =>
  createCamera({ ...camera, scale: 1 });

/** How far towards the eye the line of sight through a point of the picture hits a face; undefined if it misses. */
function hit(face: InkFace, camera: ReturnType<typeof createCamera>, [px, py]: readonly [number, number]) {
  const flat = face.corners.map(([x, y, z]) => camera.project(x, y, z));
  let [left, right] = [0, 0];
  for (const [i, [ax, ay]] of flat.entries()) {
    const [bx, by] = flat[(i + 1) % flat.length]!;
    const side = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    // Near a border the order is invisible.
    if (Math.abs(side) < 1e-3 * Math.hypot(bx - ax, by - ay)) return undefined;
    if (side > 0) left++;
    else right++;
  }
  if (left > 0 && right > 0) return undefined;
  const eye = eyeOf(camera);
  const normal = areaVector(face.corners);
  // A point of the line of sight: on the ground under that point of the picture.
  const a = (camera.azimuth * Math.PI) / 180;
  const across = py / Math.sin((camera.elevation * Math.PI) / 180);
  const ground: Point = [
    px * Math.cos(a) + across * Math.sin(a),
    -px * Math.sin(a) + across * Math.cos(a),
    0,
  ];
  return (dot(normal, face.corners[0]!) - dot(normal, ground)) / dot(normal, eye);
}

describe('painting order', () => {
  it('[R378] among random boxes the nearest face is painted last, at every point of the picture', () => {
    const box = fc.tuple(
      ...(Array.from({ length: 6 }, () => fc.integer({ min: 1, max: 40 })) as [
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
      ]),
    );
    let asked = 0;
    fc.assert(
      fc.property(
        fc.array(box, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 15, max: 80 }),
        fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { minLength: 20, maxLength: 20 }),
        (boxes, azimuth, elevation, spots) => {
          const camera = turned({ azimuth, elevation });
          const eye = eyeOf(camera);
          const faces = boxes
            .flatMap(([x, y, z, w, d, h]) =>
              boxFaces((u, v, t) => [v, u, t], [y, y + d], [x, x + w], [z, z + h], { tone: 'wall' }),
            )
            .filter(({ corners }) => dot(areaVector(corners), eye) > 1e-6);
          const painted = backToFront(faces, eye);
          for (const [s, t] of spots) {
            const { corners } = faces[(s + t) % faces.length]!;
            const [a, b, c] = corners as [Point, Point, Point];
            const part = (i: 0 | 1 | 2) => a[i] + ((b[i] - a[i]) * s) / 2001 + ((c[i] - b[i]) * t) / 2001;
            const at = camera.project(part(0), part(1), part(2));
            const near = Math.max(...faces.flatMap(face => hit(face, camera, at) ?? []));
            const last = painted.findLast(face => hit(face, camera, at) !== undefined);
            if (!last || !Number.isFinite(near)) continue;
            asked++;
            expect(hit(last, camera, at)!).toBeGreaterThan(near - 1e-6);
          }
        },
      ),
      { numRuns: 60, seed: 5 },
    );
    expect(asked).toBeGreaterThan(500);
  });

  it.each(TEMPLATE_IDS)('[R378] cutting loses nothing of %s', id => {
    const camera = turned({ azimuth: 30, elevation: 48 });
    const [storey] = buildHome(templatePlan(id, 'en'), { cut: 1200 }).storeys;
    const faces = facesOnFloor(storey!, eyeOf(camera));
    const area = (list: readonly InkFace[]) =>
      list.reduce((sum, { corners }) => sum + Math.hypot(...areaVector(corners)) / 2, 0);
    const length = (list: readonly InkFace[]) =>
      list
        .flatMap(({ lines }) => lines)
        .reduce(
          (sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]),
          0,
        );
    const painted = backToFront(faces, eyeOf(camera));
    expect(area(painted)).toBeCloseTo(area(faces), 5);
    // A line exactly on the cut is drawn with both halves.
    expect(length(painted)).toBeGreaterThanOrEqual(length(faces) - 1e-6);
  });

  it("[R378] draws every storey over the one below, and the far walls change with the reader's side", () => {
    const home = buildHome(templatePlan('villa', 'en'), { cut: 1200 });
    const front = drawHome(home, turned({ azimuth: 30, elevation: 48 }));
    const behind = drawHome(home, turned({ azimuth: 210, elevation: 48 }));
    for (const marks of [front, behind]) {
      expect(marks.length).toBeGreaterThan(400);
      expect(marks.every(({ d }) => !d.includes('NaN'))).toBe(true);
      expect(marks.some(({ className }) => className === 'face-ink')).toBe(true);
    }
    const [storey] = home.storeys;
    const tall = (azimuth: number) =>
      storey!.rims.filter(({ tall }) =>
        facesOnFloor(storey!, eyeOf({ azimuth, elevation: 48 })).includes(tall[0]!),
      );
    expect(tall(30).map(({ outward }) => outward)).not.toEqual(tall(210).map(({ outward }) => outward));
  });

  it.each([10, 60, 130, 250, 340])('[R378] no slope of a roof covers its ridge, seen from %i°', azimuth => {
    const model = buildHome(templatePlan('villa', 'en'));
    for (const elevation of WHOLE ? [20, 30, 50, 80] : [azimuth % 20 ? 20 : 50, 80]) {
      const marks = drawHome(model, turned({ azimuth, elevation }));
      const last = (tone: string) => marks.findLastIndex(({ className }) => className.includes(tone));
      expect(last('face-ridge')).toBeGreaterThan(last('face-roof'));
      // From above all four hips are on slopes that are seen.
      if (elevation === 80)
        expect(marks.findLastIndex(m => m.className.includes('face-ink'))).toBeGreaterThan(last('face-roof'));
    }
  });
});
