import { describe, expect, it } from 'vitest';
import { buildCasters } from '../courtyard/casters';
import { courtyard } from '../courtyard/courtyard';
import { indoors } from '../courtyard/indoors';
import { buffersOf } from './buffers';
import { areaVector, around, type InkFace, type Point, woven } from './inkFace';
import { TONES } from './tones';

const { ground, standing } = courtyard();
const body = [ground, ...standing.flatMap(thing => thing.body), ...indoors()];
const roofs = standing.flatMap(({ roof }) => roof);
const { faces, strokes } = buffersOf(body, roofs);
const casters = buildCasters();

const areaOf = (position: Float32Array) => {
  let sum = 0;
  for (let at = 0; at < position.length; at += 9) {
    const point = (corner: number) => [...position.slice(at + corner, at + corner + 3)] as unknown as Point;
    sum += Math.hypot(...areaVector([point(0), point(3), point(6)])) / 2;
  }
  return sum;
};

describe('the courtyard in space', () => {
  it('every number is finite and every tone is known', () => {
    for (const list of [faces.position, faces.normal, strokes.position, casters.position]) {
      expect(list.every(Number.isFinite)).toBe(true);
    }
    const tones = faces.style.filter((_, at) => at % 3 === 0);
    expect(tones.every(tone => Number.isInteger(tone) && tone >= 0 && tone < TONES.length)).toBe(true);
  });

  it('normals have length one', () => {
    for (let at = 0; at < faces.normal.length; at += 3) {
      expect(Math.hypot(...faces.normal.slice(at, at + 3))).toBeCloseTo(1, 5);
    }
  });

  it('the roofs can be told from the body, in faces, strokes and casters', () => {
    const parts = (style: Float32Array, size: number) =>
      new Set(style.filter((_, at) => at % size === size - 1));
    expect([...parts(faces.style, 3)].sort()).toEqual([0, 1]);
    expect([...parts(strokes.style, 4)].sort()).toEqual([0, 1]);
    expect(casters.roofsFrom).toBeGreaterThan(0);
    expect(casters.roofsFrom).toBeLessThan(casters.position.length / 3);
  });

  it('[R382] the triangles have the same area as the flat faces they are cut from', () => {
    const flat = [...body, ...roofs].filter(({ weave }) => weave?.pattern !== 'tiles');
    const sum = flat.reduce((all, { corners }) => all + Math.hypot(...areaVector(corners)) / 2, 0);
    // Single precision of the buffers.
    expect(areaOf(buffersOf(flat).faces.position)).toBeCloseTo(sum, 1);
  });
});

describe('faces for the graphics card', () => {
  const corners: readonly Point[] = [
    [0, 0, 0],
    [2, 0, 0],
    [2, 1, 0],
    [0, 1, 0],
  ];
  const square: InkFace = { tone: 'wall', corners, lines: around(corners, 1) };

  it('a line where two faces meet is drawn once', () => {
    const beside: readonly Point[] = [
      [2, 1, 0],
      [2, 0, 0],
      [2, 0, 1],
      [2, 1, 1],
    ];
    const both = [square, { ...square, corners: beside, lines: around(beside, 1) }];
    expect(buffersOf(both).strokes.index.length / 6).toBe(4 + 4 - 1);
  });

  it('[R964] a wash counts from its pale height to its dark one, whatever part of it a face is', () => {
    const wall: readonly Point[] = [
      [0, 0, 1],
      [2, 0, 1],
      [2, 0, 2],
      [0, 0, 2],
    ];
    const { uv, position, style } = buffersOf([{ ...square, corners: wall, wash: [0, 4] }]).faces;
    for (let at = 0; at < uv.length / 2; at++) expect(uv[2 * at + 1]).toBe(position[3 * at + 1]! / 4);
    expect(style[1]).toBe(3);
  });

  it('light has no edge where two pieces of a bent face meet', () => {
    const rows = [0, 1, 2].map(y => [0, 1].map((x): Point => [x, y, y * y * 0.2]));
    const roof = woven('roof', { pattern: 'tiles', rows, u: [0, 1], v: [0, 0.5, 1] });
    const { position, normal } = buffersOf([roof]).faces;
    const onMiddle = Array.from({ length: position.length / 3 }, (_, at) => at).filter(
      at => position[3 * at + 2] === 1,
    );
    const normals = onMiddle.map(at =>
      [...normal.slice(3 * at, 3 * at + 3)].map(part => part.toFixed(4)).join(),
    );
    expect(normals.length).toBeGreaterThan(4);
    expect(new Set(normals).size).toBe(1);
  });

  it('a pattern counts across the columns and the rows of its face', () => {
    const [a, b, c, d] = corners as readonly [Point, Point, Point, Point];
    const rows = [
      [a, b],
      [d, c],
    ];
    const window = woven('window', { pattern: 'lattice', rows, u: [0, 3], v: [0, 1] });
    const { uv, position } = buffersOf([window]).faces;
    expect(position.length / 9).toBe(2);
    for (let at = 0; at < uv.length / 2; at++) {
      expect([uv[2 * at], uv[2 * at + 1]]).toEqual([position[3 * at]! * 1.5, position[3 * at + 2]]);
    }
  });
});
