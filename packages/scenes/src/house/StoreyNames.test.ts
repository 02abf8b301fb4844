import type { Lens } from '@app/building/orbit';
import { expect, it } from 'vitest';
import { placeStoreys } from './StoreyNames';
import type { HouseView } from './view';

const LENS: Lens = { left: 700, top: 500, scale: 20, bearing: 180, elevation: 46 };
const HIGH = 44;

it('[R662] no name of a storey lies on another, also where the name of the term pushes the highest down', () => {
  document.body.innerHTML = '<p class="house-view__term"></p><ul><li></li><li></li><li></li></ul>';
  const term = document.querySelector('p')!;
  term.getBoundingClientRect = () => new DOMRect(0, 0, 900, 420);
  const layer = document.querySelector('ul')!;
  const items = [...layer.children] as HTMLElement[];
  for (const item of items) Object.defineProperty(item, 'offsetHeight', { value: HIGH });
  const storeys = [0, 1.2, 2.4].map(z => ({ name: `${z}`, detail: '', corners: [[-10, z, 0]] as const }));
  placeStoreys(layer, { storeys } as unknown as HouseView, LENS);
  // From below, as the storeys are.
  const heights = items.map(({ style }) => Number(/, (\S+)px\)/.exec(style.transform)?.[1]));
  expect(heights[2]).toBeGreaterThan(420);
  for (const [i, height] of heights.entries())
    if (i > 0) expect(heights[i - 1]! - height).toBeGreaterThan(HIGH);
});
