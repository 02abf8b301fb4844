import { TONES } from '@app/building';
import { hourOf, skylightOf } from '@app/home';
import { Vector2, Vector3 } from 'three';
import type { Palette, Rgb } from '../palette';
import { isGrey, type StageView } from '../view';
import { createGrain } from './grain';

const colours = (count: number) => Array.from({ length: count }, () => new Vector3());

/** Uniforms shared by every material of the scene: one object, so a change reaches them all. */
export function createSharedUniforms() {
  return {
    litPalette: { value: colours(TONES.length) },
    shadedPalette: { value: colours(TONES.length) },
    elementColours: { value: colours(8) },
    hatchColour: { value: new Vector3() },
    hatchDepth: { value: 0 },
    tileColour: { value: new Vector3() },
    latticeColour: { value: new Vector3() },
    lampColour: { value: new Vector3() },
    /** 0 = windows dark, 1 = lit by lamps. */
    latticeLit: { value: 0 },
    gloomColour: { value: new Vector3() },
    /** The strength of dusk on the colours, 0 to 1. */
    gloom: { value: 0 },
    beamColour: { value: new Vector3() },
    /** The strength of sunlight or moonlight on lit surfaces, 0 to 1. */
    beam: { value: 0 },
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
    /** 1 if snow lies. */
    snow: { value: 0 },
    snowColour: { value: new Vector3() },
    /** Paper and brush. */
    grain: { value: createGrain() },
    /** Degrees the ring is turned clockwise. */
    turn: { value: 0 },
  };
}
export type SharedUniforms = ReturnType<typeof createSharedUniforms>;

/** The colours of the theme; those of the hour follow in `applyHour`. */
export function applyPalette(uniforms: SharedUniforms, palette: Palette): void {
  for (const [index, tone] of TONES.entries()) {
    set(uniforms.litPalette.value[index]!, palette.lit[tone]);
    set(uniforms.shadedPalette.value[index]!, palette.shaded[tone]);
  }
  for (const [index, colour] of palette.elements.entries())
    set(uniforms.elementColours.value[index]!, colour);
  set(uniforms.tileColour.value, palette.tile);
  set(uniforms.latticeColour.value, palette.lattice);
  set(uniforms.lampColour.value, palette.lamp);
  set(uniforms.gloomColour.value, palette.gloom);
  set(uniforms.snowColour.value, palette.snow);
}

/** Light and shadow in the theme at this hour. */
export function applyHour(uniforms: SharedUniforms, palette: Palette, view: StageView): void {
  const { direction, strength: clear } = skylightOf(view.body);
  const { warmth, gloom } = hourOf(view.sun);
  const isWet = view.season?.falls === 'rain';
  // R1075: rain leaves hardly a shadow. Snow keeps its own: they are the only tones on white.
  const strength = isWet ? clear * 0.12 : clear;
  uniforms.lightDirection.value.set(...direction);
  uniforms.lightStrength.value = strength;
  // R820: in snow and rain lamps are lit by day as well, half as bright.
  uniforms.latticeLit.value = view.lit ? 1 : isGrey(view) ? 0.6 : 0;
  uniforms.gloom.value = Math.max(gloom, isWet ? 0.26 : 0) * palette.gloomDepth;
  const { beam, beamColour, hatchColour, hatchDepth } = uniforms;
  if (view.body?.kind === 'moon') {
    set(beamColour.value, palette.moonlight);
    beam.value = strength * palette.moonDepth;
  } else {
    set(beamColour.value, mix(palette.sunlight, palette.warm, warmth));
    beam.value = strength * between(palette.sunDepth, palette.warmDepth, warmth);
  }
  // Shadows of a low sun are blue and deep.
  set(hatchColour.value, mix(palette.hatch, palette.gloom, warmth * 0.7));
  hatchDepth.value = between(palette.hatchDepth, Math.min(palette.hatchDepth * 1.4, 0.8), warmth);
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
  between(from[2], to[2], share),
];

export const set = (vector: Vector3, [r, g, b]: Rgb): Vector3 => vector.set(r, g, b);
