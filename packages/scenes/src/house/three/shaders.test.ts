import { describe, expect, it } from 'vitest';
import * as shaders from './shaders';

/** Type of each uniform that a shader declares. */
const uniformsOf = (source: string): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(/uniform (\w+) (\w+)/g)].map(([, type, name]) => [name!, type!]));

const { UPRIGHT_VERTEX, BODY_FRAGMENT, PICTURE_FRAGMENT } = shaders;

describe('a program of two shaders', () => {
  // Linking fails only on the graphics card, and then the picture is simply missing.
  it.each([
    { of: 'sun and moon', fragment: BODY_FRAGMENT },
    { of: 'trees and people', fragment: PICTURE_FRAGMENT },
  ])('of $of has no uniform with different types in the two', ({ fragment }) => {
    const [vertex, own] = [uniformsOf(UPRIGHT_VERTEX), uniformsOf(fragment)];
    expect(vertex.size).toBeGreaterThan(1);
    const apart = [...vertex].filter(([name, type]) => own.has(name) && own.get(name) !== type);
    expect(apart).toEqual([]);
  });
});
