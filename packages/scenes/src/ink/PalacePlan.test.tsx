import { magneticBearing } from '@app/fengshui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PalacePlan, type PalacePlanProps } from './PalacePlan';

afterEach(cleanup);

const EMPTY = { label: 'A side', photos: [] } as const;
const palaces: PalacePlanProps['palaces'] = {
  ...{ N: EMPTY, NE: EMPTY, E: EMPTY, SE: EMPTY, SW: EMPTY, W: EMPTY, NW: EMPTY, C: EMPTY },
  S: { label: 'South', photos: [{ url: 'blob:room', caption: 'Room', turns: 0 }] },
};

it('[R994] the ring has the band of the eight trigrams, and a square with a photo its own', async () => {
  const plan = <PalacePlan title="Nine palaces" facing={magneticBearing(180)} palaces={palaces} />;
  const { container } = render((await stagePart(plan)).part);
  // In the Later Heaven order, from north.
  expect([...container.querySelectorAll('.trigram-name')].map(each => each.textContent).join('')).toBe(
    '坎艮震巽离坤兑乾',
  );
  expect([...container.querySelectorAll('.sign')].map(each => each.textContent)).toEqual(['离']);
  expect(container.querySelector('.sign')?.closest('button')?.textContent).toContain('South');
});
