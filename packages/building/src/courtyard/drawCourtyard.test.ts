import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCamera } from '../camera';
import { eyeOf, isSeenFrom } from '../drawing/drawFace';
import { courtyard } from './courtyard';
import { drawCourtyard } from './drawCourtyard';
import { HOUSE_REACH } from './measures';

const markup = (azimuth: number, detail: 'full' | 'plain' = 'full') =>
  drawCourtyard(createCamera({ azimuth }), detail);
const count = (azimuth: number, className: string) =>
  markup(azimuth).filter(mark => mark.className.split(' ').includes(className)).length;

describe('the courtyard house', () => {
  it('is the same picture every time', () => {
    expect(markup(30)).toEqual(markup(30));
  });

  it('shows its red gate from the street and from the court', () => {
    expect(count(30, 'face-door')).toBe(1);
    expect(count(210, 'face-door')).toBe(1);
  });

  it('has seven halls with a roof each, and coped walls between them', () => {
    expect(count(30, 'face-ridge')).toBe(7);
    // Two slopes per hall, and of each coping the half facing the reader.
    expect(count(30, 'face-roof')).toBe(2 * 7 + 4);
  });

  it('shows each side of a hall to a reader on that side', () => {
    // An open side has columns: one more than its bays. From the street side those are the main hall, both ears, the left
    // wing and the gate; from behind the right wing, the street range and the gate.
    expect(count(30, 'face-column')).toBe(6 + 3 + 3 + 4 + 2);
    expect(count(210, 'face-column')).toBe(4 + 7 + 2);
  });

  it('stays within its reach and draws only numbers, from every side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), azimuth => {
        const d = markup(azimuth, 'plain')
          .map(mark => mark.d)
          .join('');
        expect(d).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 40 },
    );
    const [x] = createCamera({ azimuth: 0 }).project(HOUSE_REACH, 0);
    const xs = markup(0).flatMap(({ d }) =>
      [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, value]) => Number(value)),
    );
    expect(Math.max(...xs.map(Math.abs))).toBeLessThanOrEqual(x);
  });

  it('is much shorter when drawn plain', () => {
    const length = (detail: 'full' | 'plain') => markup(30, detail).reduce((sum, { d }) => sum + d.length, 0);
    expect(length('plain')).toBeLessThan(length('full') * 0.66);
  });

  it('[R382] draws every face of the mesh that faces the reader, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), azimuth => {
        const { ground, standing } = courtyard();
        const eye = eyeOf(createCamera({ azimuth }));
        const faces = [ground, ...standing.flatMap(({ body, roof }) => [...body, ...roof])];
        const seen = faces.filter(isSeenFrom(eye));
        const drawn = markup(azimuth).filter(({ className }) => className.startsWith('face-'));
        // The vat of the garden is a separate drawing.
        expect(drawn.length).toBe(seen.length + 1);
        expect(seen.length).toBeLessThan(faces.length);
      }),
      { numRuns: 40 },
    );
  });

  it('lets light fall on the court only when lit', () => {
    const pools = (lit: boolean) =>
      drawCourtyard(createCamera(), 'full', lit).filter(mark => mark.className === 'light-pool').length;
    expect([pools(false), pools(true)]).toEqual([0, 2]);
  });
});
