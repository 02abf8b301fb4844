import { emptyPlan, type Floor, type Room } from '@app/plan';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { RoomInSun } from './RoomInSun';

it('[R831] draws the windows of a slanted wall, whose ends in whole millimetres are beside it', async () => {
  const room = (id: string, ring: Room['ring']): Room => ({ id, kind: 'bedroom', ring });
  const [alone, other] = [
    room('alone', [
      [0, 0],
      [4330, 2500],
      [2330, 5964],
      [-2000, 3464],
    ]),
    room('other', [
      [4330, 2500],
      [7330, 2500],
      [7330, 6964],
      [2330, 5964],
    ]),
  ] as const;
  const window = { kind: 'window', sill: 900, head: 2100 } as const;
  const floor: Floor = {
    ...emptyPlan().floors[0]!,
    rooms: [alone, other],
    openings: [
      { ...window, id: 'slanted', from: [1000, 577], to: [2200, 1270] },
      { ...window, id: 'level', from: [5000, 2500], to: [6200, 2500] },
    ],
    items: [{ id: 'bed', kind: 'single-bed', at: [5500, 4000], size: [900, 2000], turn: 0 }],
  };
  const { container } = render(
    (await stagePart(<RoomInSun floor={floor} room={alone} patches={[]} hours={[]} />)).part,
  );
  expect(container.querySelectorAll('.floor-picture__room')).toHaveLength(1);
  expect(container.querySelectorAll('.floor-picture__opening[data-kind="window"]')).toHaveLength(1);
  expect(container.querySelector('.floor-picture__items')?.getAttribute('d')).toBe('');
});
