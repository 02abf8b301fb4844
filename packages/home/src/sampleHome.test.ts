import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { photoAtHome } from './photoAt';
import { SAMPLE_ROOMS, SAMPLE_TEMPLATE, samplePlan, sampleShot } from './sampleHome';

const SUZHOU = { latitude: 31.3041, longitude: 120.6295 };
const DAYS = ['2026-11-22T01:46:00Z', '2026-06-25T15:59:00Z', '2027-01-05T17:00:00Z'].map(day =>
  millis(Date.parse(day)),
);
const plan = samplePlan(templatePlan(SAMPLE_TEMPLATE, 'en'));

/** The openings of a room's outer walls by the bearing of their wall, from the plan alone: its up is up on the sheet. */
function openBearings(level: number, id: string): readonly number[] {
  const floor = plan.floors[level]!;
  const ring = floor.rooms.find(room => room.id === id)!.ring;
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const sides = [
    { bearing: plan.up, at: Math.min(...ys), axis: 1 },
    { bearing: plan.up + 90, at: Math.max(...xs), axis: 0 },
    { bearing: plan.up + 180, at: Math.max(...ys), axis: 1 },
    { bearing: plan.up + 270, at: Math.min(...xs), axis: 0 },
  ] as const;
  return sides.flatMap(({ bearing, at, axis }) =>
    floor.openings.some(
      ({ kind, from, to }) => kind !== 'door' && kind !== 'gap' && from[axis] === at && to[axis] === at,
    )
      ? [bearing % 360]
      : [],
  );
}

describe('[R967] the camera of a sample photo', () => {
  it.each(SAMPLE_ROOMS)(
    '$drawn looks at a wall of its room that has a window or the door',
    ({ room, shot }) => {
      const turns = openBearings(room.level, room.room).map(wall =>
        Math.abs(((shot.direction - wall + 540) % 360) - 180),
      );
      expect(Math.min(...turns)).toBeLessThanOrEqual(20);
    },
  );

  it.each(SAMPLE_ROOMS)('$drawn has a drawn wall before it that is open on the plan', room => {
    const { capture, turn } = sampleShot(room, DAYS[0]!);
    // The drawing has a right-hand wall, and a quarter turn to its left another one.
    expect(Math.abs(turn)).toBeLessThan(90);
    const drawn = [0, 90].map(left => capture.direction + turn - left);
    const open = openBearings(room.room.level, room.room.room);
    const apart = drawn.flatMap(wall => open.map(each => Math.abs(((wall - each + 540) % 360) - 180)));
    expect(Math.min(...apart)).toBeLessThan(1);
  });

  it.each(SAMPLE_ROOMS)(
    '$drawn is seen by the sun of its minute, on the day before that its place says',
    room => {
      for (const now of DAYS) {
        const { capture, turn, sun } = sampleShot(room, now);
        const { year, month, day, hour, minute } = capture.takenAt;
        const instant = Date.UTC(year, month - 1, day, hour - 8, minute);
        expect(Math.abs((now - instant) / 86_400_000 - room.shot.days)).toBeLessThan(1);
        const reading = { capture: { takenAt: capture.takenAt } };
        const there = photoAtHome(reading, {}, SUZHOU, 'UTC', now).sun!;
        // The wall on the right of the drawing is `turn` to the right of the camera.
        expect((capture.direction + turn + sun.turn + 720) % 360).toBeCloseTo(there.azimuth, 6);
        expect(sun.altitude).toBeCloseTo(there.altitude, 6);
      }
    },
  );
});
