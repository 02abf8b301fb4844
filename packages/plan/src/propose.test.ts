import { describe, expect, it } from 'vitest';
import { derive, type Floor, type Point, type Room, unwrap } from './index';
import { proposeRoom } from './propose';
import { boxOf, isInside } from './ring';
import { templatePlan } from './templates';
import { onPlan, type Pixels, type Placing } from './tracing';
import { wallsOf } from './walls';

/** Millimetres of a pixel: a flat on a sheet of some 800 pixels. */
const MM = 15;
const MARGIN = 40;

/**
 * A plan as drawn on an agent's sheet: walls solid, windows as two lines, doors open with leaf and swing, furniture in
 * outline.
 */
function drawn(floor: Floor, noise = 0): { readonly picture: Pixels; readonly toPixel: (p: Point) => Point } {
  const box = boxOf(floor.rooms.flatMap(({ ring }) => ring));
  const toPixel = ([x, y]: Point): Point => [(x - box.left) / MM + MARGIN, (y - box.top) / MM + MARGIN];
  const width = Math.ceil((box.right - box.left) / MM) + 2 * MARGIN;
  const height = Math.ceil((box.bottom - box.top) / MM) + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const dot = (x: number, y: number, tone = 20) => {
    const p = (Math.round(y) * width + Math.round(x)) * 4;
    if (x >= 0 && y >= 0 && x < width && y < height) data.fill(tone, p, p + 3);
  };
  const line = (a: Point, b: Point) => {
    const [p, q] = [toPixel(a), toPixel(b)];
    const count = Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) * 2);
    for (let i = 0; i <= count; i++) {
      const [x, y] = [p[0] + ((q[0] - p[0]) * i) / count, p[1] + ((q[1] - p[1]) * i) / count];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as const)
        dot(x + dx, y + dy);
    }
  };
  const fill = (ring: readonly Point[]) => {
    const own = boxOf(ring);
    for (let y = own.top; y <= own.bottom; y += MM / 2)
      for (let x = own.left; x <= own.right; x += MM / 2) if (isInside([x, y], ring)) dot(...toPixel([x, y]));
  };
  const { pieces, joints } = wallsOf(floor);
  for (const { ring, opening } of pieces) if (!opening) fill(ring);
  for (const ring of joints) fill(ring);
  for (const edge of derive(floor).edges) {
    const half = edge.thickness / 2;
    for (const { from, to, kind } of edge.openings) {
      const [nx, ny] = edge.outward;
      const beside = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
      if (kind === 'window' || kind === 'glass-door')
        for (const by of [-half, 0, half]) line(beside(from, by), beside(to, by));
      if (kind === 'door' || kind === 'main-door') {
        const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const [ux, uy] = [(to[0] - from[0]) / wide, (to[1] - from[1]) / wide];
        const swing = (angle: number): Point => [
          from[0] + wide * (ux * Math.cos(angle) - nx * Math.sin(angle)),
          from[1] + wide * (uy * Math.cos(angle) - ny * Math.sin(angle)),
        ];
        line(from, swing(Math.PI / 2));
        for (let k = 0; k < 12; k++) line(swing((k * Math.PI) / 24), swing(((k + 1) * Math.PI) / 24));
      }
    }
  }
  for (const {
    at: [x, y],
    size: [w, d],
    turn,
  } of floor.items) {
    const [a, b] = turn % 180 === 0 ? [w / 2, d / 2] : [d / 2, w / 2];
    const corners: readonly Point[] = [
      [x - a, y - b],
      [x + a, y - b],
      [x + a, y + b],
      [x - a, y + b],
    ];
    for (const [i, corner] of corners.entries()) line(corner, corners[(i + 1) % 4]!);
  }
  let seed = 7;
  for (let p = 0; p < width * height * noise; p++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    dot(seed % width, Math.floor(seed / width) % height, seed % 2 ? 0 : 255);
  }
  return { picture: { width, height, data }, toPixel };
}

/** Intersection over union, by squares of five centimetres. */
function overlap(a: readonly Point[], b: readonly Point[]): number {
  const box = boxOf([...a, ...b]);
  let [both, either] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 5)
    for (let x = box.left; x < box.right; x += 5) {
      const [p, q] = [isInside([x, y], a), isInside([x, y], b)];
      if (p && q) both++;
      if (p || q) either++;
    }
  return both / either;
}
/** The point of a room farthest from its walls and items, roughly: where a person would tap. */
function tapOn(floor: Floor, ring: readonly Point[]): Point {
  const box = boxOf(ring);
  let [best, most] = [[0, 0] as Point, -1];
  for (let i = 1; i < 12; i++)
    for (let j = 1; j < 12; j++) {
      const p: Point = [
        box.left + ((box.right - box.left) * i) / 12,
        box.top + ((box.bottom - box.top) * j) / 12,
      ];
      if (!isInside(p, ring)) continue;
      const toWall = Math.min(
        ...ring.map((a, k) => {
          const b = ring[(k + 1) % ring.length]!;
          const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
          return Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length;
        }),
      );
      const toThing = Math.min(
        ...floor.items.map(({ at: [x, y], size: [w, d], turn }) => {
          const [a, b] = turn % 180 === 0 ? [w / 2, d / 2] : [d / 2, w / 2];
          return Math.max(Math.abs(p[0] - x) - a, Math.abs(p[1] - y) - b);
        }),
        9999,
      );
      if (Math.min(toWall, toThing) > most) [best, most] = [p, Math.min(toWall, toThing)];
    }
  return best;
}

/** Rooms with a wall on every side; two rooms with only a threshold between them are one in a picture. */
const closedRooms = (floor: Floor): readonly Room[] =>
  floor.rooms.filter(room =>
    derive(floor).edges.every(
      edge =>
        (edge.room !== room && edge.other !== room) || edge.openings.every(({ kind }) => kind !== 'gap'),
    ),
  );

const UPRIGHT: Placing = [MM, 0, 0, MM, 0, 0];

/** The picture with its drawing turned clockwise by an angle on a larger sheet, by nearest pixels. */
function askew({ width, height, data }: Pixels, degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const side = Math.ceil(Math.hypot(width, height));
  const turnedTo = ([x, y]: Point): Point => [
    (x - width / 2) * cos - (y - height / 2) * sin + side / 2,
    (x - width / 2) * sin + (y - height / 2) * cos + side / 2,
  ];
  const into = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let v = 0; v < side; v++)
    for (let u = 0; u < side; u++) {
      const [du, dv] = [u - side / 2, v - side / 2];
      const x = Math.round(du * cos + dv * sin + width / 2);
      const y = Math.round(dv * cos - du * sin + height / 2);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      into.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (v * side + u) * 4);
    }
  return { picture: { width: side, height: side, data: into }, turnedTo, cos, sin };
}

describe('[R399] a room proposed from the picture around a tap', () => {
  it.each([
    ['clean', 'two-bedroom', 0],
    ['with one pixel in a hundred wrong', 'two-bedroom', 0.01],
    ['clean', 'one-bedroom', 0],
  ] as const)(
    '%s, each closed room of the %s covers nine tenths of its area, or more',
    (_, id, noise) => {
      const floor = templatePlan(id, 'en').floors[0]!;
      const { picture, toPixel } = drawn(floor, noise);
      const rooms = closedRooms(floor);
      expect(rooms.length).toBeGreaterThanOrEqual(3);
      const shares = rooms.map(room => {
        const found = proposeRoom(picture, toPixel(tapOn(floor, room.ring)), UPRIGHT);
        return [room.id, found.ok ? overlap(found.value, room.ring.map(toPixel)) : found.error.code];
      });
      expect(shares.filter(([, share]) => !(Number(share) >= 0.9))).toEqual([]);
    },
    30_000,
  );

  it.each([
    [4, 1],
    [-6, -1],
    [94, 1],
  ])(
    'follows the walls of a picture that lies turned by %s° under the plan, mirrored or not (%s)',
    (degrees, mirror) => {
      const floor = templatePlan('one-bedroom', 'en').floors[0]!;
      const { picture, toPixel } = drawn(floor);
      const { picture: turned, turnedTo, cos, sin } = askew(picture, degrees);
      const placing: Placing = [mirror * MM * cos, -MM * sin, mirror * MM * sin, MM * cos, 0, 0];
      const shares = closedRooms(floor).map(room => {
        const found = proposeRoom(turned, turnedTo(toPixel(tapOn(floor, room.ring))), placing);
        if (!found.ok) return [room.id, found.error.code];
        const ring = found.value.map(p => onPlan(placing, p));
        const slants = ring.map(([x, y], i) => {
          const [px, py] = ring.at(i - 1)!;
          return Math.min(Math.abs(x - px), Math.abs(y - py));
        });
        return Math.max(...slants) > 1
          ? [room.id, slants]
          : [
              room.id,
              overlap(
                found.value,
                room.ring.map(p => turnedTo(toPixel(p))),
              ),
            ];
      });
      expect(shares.filter(([, share]) => !(Number(share) >= 0.9))).toEqual([]);
    },
    30_000,
  );

  const { picture, toPixel } = drawn(templatePlan('studio', 'en').floors[0]!);
  const codeAt = (at: Point) => {
    const found = proposeRoom(picture, at, UPRIGHT);
    return found.ok ? 'ok' : found.error.code;
  };

  it('lies on the middle of its walls, so neighbours share them', () => {
    const bath = templatePlan('studio', 'en').floors[0]!.rooms.find(({ kind }) => kind === 'bathroom')!;
    const ring = unwrap(
      proposeRoom(picture, toPixel(tapOn(templatePlan('studio', 'en').floors[0]!, bath.ring)), UPRIGHT),
    );
    const [own, found] = [boxOf(bath.ring.map(toPixel)), boxOf(ring)];
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs(own[side] - found[side]) * MM).toBeLessThanOrEqual(60);
  });

  it('is missing outside the walls, on a sheet of one tone, or beyond it', () => {
    expect(codeAt([4, 4])).toBe('propose/not-closed');
    expect(codeAt([-500, 9000])).toBe('propose/on-a-wall');
    const blank = { ...picture, data: new Uint8ClampedArray(picture.data.length).fill(255) };
    expect(proposeRoom(blank, [99, 99], UPRIGHT)).toMatchObject({ error: { code: 'propose/no-lines' } });
    const black = { width: 60, height: 60, data: new Uint8ClampedArray(60 * 60 * 4).fill(255) };
    for (let p = 5; p < 55; p++)
      for (let q = 5; q < 55; q++) black.data.fill(0, (p * 60 + q) * 4, (p * 60 + q) * 4 + 3);
    expect(proposeRoom(black, [30, 30], UPRIGHT)).toMatchObject({ error: { code: 'propose/on-a-wall' } });
  });
});
