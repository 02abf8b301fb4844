import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { coreBytes } from '../../scripts/assets.mjs';
import { decodeCatalogue } from './catalogue';
import { horizonCurve } from './curves';
import { fromAltAz, skyFrame, toAltAz } from './frame';
import {
  flattenPlanisphere,
  fromPlanisphere,
  fromStereographic,
  planisphereOf,
  projectPlanisphere,
  projectStereographic,
  toPlanisphere,
  toStereographic,
  turnView,
  viewMatrix,
} from './projection';
import { fromEquatorial, separation, vectorAt } from './vector';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const { vectors, count } = decoded.value;

const instant = millis(Date.parse('2026-06-21T13:46:08Z'));
const hangzhou = skyFrame(instant, { latitude: 30.2741, longitude: 120.1551 });
const sydney = skyFrame(instant, { latitude: -33.8688, longitude: 151.2093 });

describe('the planisphere', () => {
  it('has the pole in the middle, the meridian at the bottom and east on the left', () => {
    const map = planisphereOf(hangzhou);
    expect(Math.hypot(...Object.values(toPlanisphere(map, fromEquatorial(0, 90))))).toBeCloseTo(0, 9);
    const south = toPlanisphere(map, fromAltAz(hangzhou, { altitude: 40, azimuth: 180 }));
    expect(south.x).toBeCloseTo(0, 2);
    expect(south.y).toBeGreaterThan(0.5);
    expect(toPlanisphere(map, fromAltAz(hangzhou, { altitude: 10, azimuth: 90 })).x).toBeLessThan(-0.3);
    // The rim is at -55°.
    expect(Math.hypot(...Object.values(toPlanisphere(map, fromEquatorial(77, -55))))).toBeCloseTo(1, 9);
  });

  it('turns about the south pole for southern homes: north at the bottom, east on the right', () => {
    const map = planisphereOf(sydney);
    expect(map.pole).toBe(-1);
    const north = toPlanisphere(map, fromAltAz(sydney, { altitude: 40, azimuth: 0 }));
    expect(north.x).toBeCloseTo(0, 2);
    expect(north.y).toBeGreaterThan(0.5);
    expect(toPlanisphere(map, fromAltAz(sydney, { altitude: 10, azimuth: 90 })).x).toBeGreaterThan(0.3);
  });

  it.each([hangzhou, sydney])('converts back to the direction', frame => {
    const map = planisphereOf(frame);
    for (const vector of [fromEquatorial(10, 20), fromEquatorial(200, -60), fromEquatorial(359, 88)]) {
      const back = fromPlanisphere(map, toPlanisphere(map, vector));
      expect(back && separation(back, vector)).toBeLessThan(1e-6);
    }
    expect(fromPlanisphere(map, { x: 2, y: 0 })).toBeUndefined();
  });

  it.each([hangzhou, sydney])('projects all stars at once as it projects each', frame => {
    const map = planisphereOf(frame);
    const out = new Float32Array(vectors.length);
    projectPlanisphere(vectors, flattenPlanisphere(vectors, map.pole), map, frame, out);
    for (let star = 0; star < count; star += 7) {
      const point = toPlanisphere(map, vectorAt(vectors, star));
      expect(Math.hypot((out[star * 3] ?? 0) - point.x, (out[star * 3 + 1] ?? 0) - point.y)).toBeLessThan(
        1e-5,
      );
    }
  });

  it('shows the home’s horizon as a closed curve around the visible sky', () => {
    const curve = horizonCurve(hangzhou);
    expect(curve).toHaveLength(121);
    for (const vector of curve) expect(toAltAz(hangzhou, vector).altitude).toBeCloseTo(0, 9);
    // Its highest point is due north, at the same distance from the pole as the pole's altitude.
    const [north] = curve;
    const point = north && toPlanisphere(planisphereOf(hangzhou), north);
    expect(point?.y).toBeCloseTo(-30.2741 / 145, 2);
  });
});

describe('the sky from the door', () => {
  const view = viewMatrix(hangzhou, { azimuth: 180, altitude: 30 });

  it('has its target in the middle, up above it, and west on the right of south', () => {
    const at = (altitude: number, azimuth: number) =>
      toStereographic(view, fromAltAz(hangzhou, { altitude, azimuth })) ?? { x: Number.NaN, y: Number.NaN };
    expect(Math.hypot(...Object.values(at(30, 180)))).toBeCloseTo(0, 9);
    expect(at(60, 180).y).toBeLessThan(-0.2);
    expect(at(30, 225).x).toBeGreaterThan(0.2);
    // 90° away from the middle is 1.
    expect(Math.hypot(...Object.values(at(0, 90)))).toBeCloseTo(1, 6);
  });

  it('shows nothing behind the viewer', () => {
    expect(toStereographic(view, fromAltAz(hangzhou, { altitude: -30, azimuth: 0 }))).toBeUndefined();
  });

  it('converts back to the direction', () => {
    for (const vector of [fromEquatorial(230, -20), fromEquatorial(240, 40)]) {
      const point = toStereographic(view, vector);
      expect(point && separation(fromStereographic(view, point), vector)).toBeLessThan(1e-6);
    }
  });

  it('projects all stars at once as it projects each, with the sine of their altitudes', () => {
    const out = new Float32Array(vectors.length);
    projectStereographic(vectors, view, hangzhou, out);
    for (let star = 0; star < count; star += 7) {
      const vector = vectorAt(vectors, star);
      const point = toStereographic(view, vector);
      if (point) {
        expect(out[star * 3]).toBeCloseTo(point.x, 4);
        expect(out[star * 3 + 1]).toBeCloseTo(point.y, 4);
      } else expect(out[star * 3]).toBeNaN();
      const { altitude } = toAltAz(hangzhou, vector);
      expect(out[star * 3 + 2]).toBeCloseTo(Math.sin((altitude * Math.PI) / 180), 5);
    }
  });

  it('turns without end but not past the zenith or below the horizon', () => {
    expect(turnView({ azimuth: 350, altitude: 80 }, 20, 20)).toEqual({ azimuth: 10, altitude: 90 });
    expect(turnView({ azimuth: 10, altitude: 5 }, -20, -20)).toEqual({ azimuth: 350, altitude: 0 });
  });
});
