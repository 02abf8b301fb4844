import { describe, expect, it } from 'vitest';
import { hourOf, skylightOf, towards } from './skylight';

const rounded = (vector: readonly number[]) => vector.map(each => Math.round(each * 1000) / 1000 + 0);

describe('light of the sky', () => {
  it('comes from the direction of its body: x east, y up, z south', () => {
    expect(rounded(towards({ azimuth: 180, altitude: 0 }))).toEqual([0, 0, 1]);
    expect(rounded(towards({ azimuth: 90, altitude: 0 }))).toEqual([1, 0, 0]);
    expect(rounded(towards({ azimuth: 0, altitude: 90 }))).toEqual([0, 1, 0]);
  });

  it('of the sun fades in as it rises', () => {
    const strength = (altitude: number) => skylightOf({ kind: 'sun', azimuth: 90, altitude }).strength;
    expect(strength(-2)).toBe(0);
    expect(strength(1)).toBe(0.5);
    expect(strength(30)).toBe(1);
  });

  it("follows the moon's phase, and is missing without a body", () => {
    const strength = (cycle: number) =>
      skylightOf({ kind: 'moon', azimuth: 90, altitude: 40, cycle }).strength;
    expect(strength(0)).toBeCloseTo(0, 9);
    expect(strength(0.5)).toBeCloseTo(0.45, 9);
    expect(strength(0.25)).toBeCloseTo(0.225, 9);
    expect(skylightOf(undefined).strength).toBe(0);
  });

  it('never casts endless shadows', () => {
    const [, up] = skylightOf({ kind: 'sun', azimuth: 90, altitude: 1 }).direction;
    expect(up).toBeCloseTo(Math.sin((8 * Math.PI) / 180), 9);
  });
});

describe('the hour', () => {
  const at = (altitude: number) => hourOf({ altitude });

  it('is plain by day, red while the sun is low, and dark at night', () => {
    expect(at(40)).toEqual({ warmth: 0, gloom: 0 });
    expect(at(0).warmth).toBe(1);
    expect(at(-20)).toEqual({ warmth: 0, gloom: 1 });
    expect(hourOf(undefined)).toEqual({ warmth: 0, gloom: 0 });
  });

  it('grows darker with every degree of dusk, and its glow outlasts the sun', () => {
    const dusk = [6, 4, 2, 0, -2, -4, -6, -8].map(altitude => at(altitude).gloom);
    expect(dusk.every((gloom, step) => step === 0 || gloom > dusk[step - 1]!)).toBe(true);
    expect(at(-4).warmth).toBeGreaterThan(0.5);
  });
});
