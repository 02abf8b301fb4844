import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from './catalogue';
import { skyFrame } from './frame';
import { hitAsterism, hitStar } from './hitTest';
import { flattenPlanisphere, planisphereOf, projectPlanisphere } from './projection';
import { readStarNames } from './starNames';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const read = readStarNames(namesJson, catalogue.count);
const names = read.ok ? read.value : [];
const frame = skyFrame(millis(Date.parse('2026-06-21T13:46:08Z')), {
  latitude: 30.2741,
  longitude: 120.1551,
});
const points = new Float32Array(catalogue.vectors.length);
projectPlanisphere(
  catalogue.vectors,
  flattenPlanisphere(catalogue.vectors, 1),
  planisphereOf(frame),
  frame,
  points,
);

const star = (western: string) => names.findIndex(name => name.western === western);
const at = (index: number) => ({
  x: points[index * 3] ?? Number.NaN,
  y: points[index * 3 + 1] ?? Number.NaN,
});
/** A finger of 22 px on a disc of 400 px. */
const FINGER = 22 / 400;

describe('the hit test', () => {
  it('finds the star under the finger', () => {
    for (const name of ['Vega', 'Antares', 'Arcturus', 'Polaris']) {
      const { x, y } = at(star(name));
      expect(hitStar(catalogue, points, { x: x + 0.01, y: y - 0.01 }, FINGER, 5.5), name).toBe(star(name));
    }
  });

  it('prefers the bright one of two close stars', () => {
    // Alcor is 0.2° from Mizar, 2 px here.
    expect(hitStar(catalogue, points, at(star('Alcor')), FINGER, 5.5)).toBe(star('Mizar'));
  });

  it('finds nothing in an empty spot, and nothing that is not drawn', () => {
    expect(hitStar(catalogue, points, { x: 1.5, y: 1.5 }, FINGER, 5.5)).toBeUndefined();
    const faint = hitStar(catalogue, points, { x: 0.3, y: 0.1 }, 0.08, 2);
    expect(faint === undefined || (catalogue.magnitudes[faint] ?? 9) <= 2).toBe(true);
  });

  it('finds the figure between its stars', () => {
    const [dubhe, merak] = [at(star('Dubhe')), at(star('Merak'))];
    const middle = { x: (dubhe.x + merak.x) / 2, y: (dubhe.y + merak.y) / 2 };
    const found = hitAsterism(catalogue, points, middle, 0.02);
    expect(found !== undefined && catalogue.asterisms[found]?.zh).toBe('北斗');
    expect(hitAsterism(catalogue, points, { x: 3, y: 3 }, 0.02)).toBeUndefined();
  });
});
