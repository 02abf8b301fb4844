import type { SkyPoint } from '@app/home';
import { describe, expect, it } from 'vitest';
import type { Palette, Rgb } from '../palette';
import type { HouseView } from '../view';
import { applyHour, createSharedUniforms } from './shared';

const SUNLIGHT: Rgb = [1, 1, 1];
const WARM: Rgb = [1, 0.5, 0];
const MOONLIGHT: Rgb = [0, 0, 1];
// the values an hour needs from a palette
const PALETTE = {
  ...{ sunlight: SUNLIGHT, sunDepth: 0.2, warm: WARM, warmDepth: 0.5, moonlight: MOONLIGHT, moonDepth: 0.4 },
  ...{ gloom: [0, 0, 0], gloomDepth: 0.5, hatch: [0.2, 0.2, 0.2], hatchDepth: 0.3 },
} as unknown as Palette;

function hour(sun: SkyPoint, body: HouseView['body']) {
  const uniforms = createSharedUniforms();
  // the values an hour needs from a view
  applyHour(uniforms, PALETTE, { sun, body, lit: sun.altitude < 3 } as HouseView);
  const { beam, beamColour, gloom, hatchDepth, latticeLit } = uniforms;
  return {
    beam: beam.value,
    colour: beamColour.value.toArray(),
    gloom: gloom.value,
    hatchDepth: hatchDepth.value,
    lamps: latticeLit.value,
  };
}
const under = (altitude: number) => hour({ azimuth: 270, altitude }, { kind: 'sun', azimuth: 270, altitude });

describe('light and shadow of the hour', () => {
  it('follow the theme by day', () => {
    expect(under(50)).toEqual({ beam: 0.2, colour: SUNLIGHT, gloom: 0, hatchDepth: 0.3, lamps: 0 });
  });

  it('redden the lit sides at dusk, with deeper shadows and lamps behind the windows', () => {
    const dusk = under(2);
    expect(dusk.colour).toEqual(WARM);
    expect(dusk.beam).toBeGreaterThan(under(50).beam);
    expect(dusk.hatchDepth).toBeGreaterThan(under(50).hatchDepth);
    expect(dusk.gloom).toBeGreaterThan(0);
    expect(dusk.lamps).toBe(1);
  });

  it.each([
    ['snow', false, 0.6],
    ['rain', false, 0.6],
    ['nothing', true, 0.6],
    ['nothing', false, 0],
  ] as const)(
    '[R820, R889] %s falls, snow lies: %s; by day the lamps behind the lattices are at %s',
    (falls, snow, lamps) => {
      const sun = { azimuth: 180, altitude: 40 };
      const uniforms = createSharedUniforms();
      // the values an hour needs from a view
      const view = { sun, body: { kind: 'sun', ...sun }, lit: false, season: { falls, snow } } as HouseView;
      applyHour(uniforms, PALETTE, view);
      expect(uniforms.latticeLit.value).toBe(lamps);
    },
  );

  it('[R1075] rain leaves hardly a shadow and dims what is wet; snow keeps its shadows', () => {
    const sun = { azimuth: 270, altitude: 30 };
    const seen = (falls: 'nothing' | 'rain' | 'snow') => {
      const uniforms = createSharedUniforms();
      // the values an hour needs from a view
      const view = {
        sun,
        body: { kind: 'sun', ...sun },
        lit: false,
        season: { falls, snow: false },
      } as HouseView;
      applyHour(uniforms, PALETTE, view);
      return { shadow: uniforms.lightStrength.value, gloom: uniforms.gloom.value };
    };
    expect(seen('rain').shadow).toBeLessThan(0.2 * seen('nothing').shadow);
    expect(seen('rain').gloom).toBeGreaterThan(seen('nothing').gloom);
    expect(seen('snow')).toEqual(seen('nothing'));
  });

  it('are as dark as the theme allows at night, with moonlight by its phase', () => {
    const night = (cycle: number) =>
      hour({ azimuth: 0, altitude: -30 }, { kind: 'moon', cycle, azimuth: 180, altitude: 40 });
    expect(night(0.5)).toMatchObject({ colour: MOONLIGHT, gloom: 0.5, lamps: 1 });
    expect(night(0.25).beam).toBeLessThan(night(0.5).beam);
    expect(night(0).beam).toBeCloseTo(0, 9);
  });
});
