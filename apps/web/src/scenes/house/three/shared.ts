import { Vector2, Vector3 } from 'three';
import type { Palette, Rgb } from '../palette';
import { TONES } from '../tones';

const colours = (count: number) => Array.from({ length: count }, () => new Vector3());

/** Uniforms that every material of the scene shares: one object, so a change reaches them all. */
export function createSharedUniforms() {
  return {
    litPalette: { value: colours(TONES.length) },
    shadedPalette: { value: colours(TONES.length) },
    elementColours: { value: colours(8) },
    hatchColour: { value: new Vector3() },
    hatchDepth: { value: 0 },
    tileColour: { value: new Vector3() },
    latticeColour: { value: new Vector3() },
    latticeLit: { value: 0 },
    lightDirection: { value: new Vector3(0, 1, 0) },
    lightStrength: { value: 0 },
    viewDirection: { value: new Vector3(0, 1, 0) },
    viewport: { value: new Vector2(1, 1) },
    pixelRatio: { value: 1 },
    /** Scale of stroke widths: 1 at the scale of the mocks. */
    weight: { value: 1 },
    /** 0 = roofs on, 1 = off. */
    roofLift: { value: 0 },
    /** Bearing from the house to the reader, degrees from true north. */
    readerBearing: { value: 0 },
    /** Degrees the ring is turned clockwise. */
    turn: { value: 0 },
  };
}
export type SharedUniforms = ReturnType<typeof createSharedUniforms>;

export function applyPalette(uniforms: SharedUniforms, palette: Palette): void {
  for (const [index, tone] of TONES.entries()) {
    set(uniforms.litPalette.value[index]!, palette.lit[tone]);
    set(uniforms.shadedPalette.value[index]!, palette.shaded[tone]);
  }
  for (const [index, colour] of palette.elements.entries())
    set(uniforms.elementColours.value[index]!, colour);
  set(uniforms.hatchColour.value, palette.hatch);
  set(uniforms.tileColour.value, palette.tile);
  set(uniforms.latticeColour.value, palette.lattice);
  uniforms.hatchDepth.value = palette.hatchDepth;
}

export const set = (vector: Vector3, [r, g, b]: Rgb): Vector3 => vector.set(r, g, b);
