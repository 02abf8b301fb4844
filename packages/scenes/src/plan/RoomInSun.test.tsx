import { emptyPlan, type Floor, type Room } from '@app/plan';
import { act, render } from '@testing-library/react';
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

const SQUARE: Room = {
  id: 'room',
  kind: 'bedroom',
  ring: [
    [0, 0],
    [6000, 0],
    [6000, 6000],
    [0, 6000],
  ],
};
const patch = (left: number, right: number, top: number, bottom: number) => ({
  roomId: 'room',
  through: [],
  ring: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const,
  area: (right - left) * (bottom - top),
});

it('[R991] outlines of other hours are under things and walls, and each hour is named where there is room, off every line and off the sun of now', async () => {
  const hours = [
    { hour: 8, patches: [patch(500, 3500, 500, 5500)] },
    { hour: 10, patches: [patch(2000, 5500, 500, 5500)] },
    { hour: 12, patches: [patch(0, 40, 0, 40)] },
    { hour: 14, patches: [patch(5700, 5760, 500, 5500)] },
    // Its free half is under the wall, which is 240 mm thick.
    { hour: 16, patches: [patch(5785, 6000, 500, 5500)] },
  ];
  const now = patch(500, 3400, 1500, 5300);
  const floor: Floor = { ...emptyPlan().floors[0]!, rooms: [SQUARE] };
  const { container } = render(
    (await stagePart(<RoomInSun floor={floor} room={SQUARE} patches={[now]} hours={hours} />)).part,
  );
  // A sliver has neither outline nor name, a strip of 60 mm no room for its name.
  const lines = [...container.querySelectorAll('.light-hour')];
  expect(lines).toHaveLength(4);
  const walls = container.querySelector('.floor-picture__walls')!;
  for (const line of lines)
    expect(line.compareDocumentPosition(walls) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const names = [...container.querySelectorAll('.light-hour__name')];
  expect(names.map(each => each.textContent)).toEqual(['8', '10']);
  const perPixel = Number.parseFloat(
    container.querySelector<SVGElement>('.floor-picture')!.style.getPropertyValue('--px'),
  );
  for (const name of names) {
    const [x, y] = ['x', 'y'].map(key => Number(name.getAttribute(key))) as [number, number];
    for (const edge of [500, 2000, 3500, 5500]) expect(Math.abs(x - edge)).toBeGreaterThan(7.9 * perPixel);
    expect(x > 500 && x < 3400 && y > 1500 && y < 5300).toBe(false);
  }
});

it('[R991] where the hours may be named is measured once, not at each step of the time', async () => {
  let reads = 0;
  const eight = patch(500, 3500, 500, 5500);
  const ring = new Proxy(eight.ring, {
    get: (target, key, receiver) => {
      reads++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const hours = [{ hour: 8, patches: [{ ...eight, ring }] }];
  const floor: Floor = { ...emptyPlan().floors[0]!, rooms: [SQUARE] };
  const at = async (top: number) =>
    (
      await stagePart(
        <RoomInSun floor={floor} room={SQUARE} patches={[patch(1000, 3000, top, 5000)]} hours={hours} />,
      )
    ).part;
  const { rerender, container } = render(await at(4000));
  const [first, name] = [reads, container.querySelector('.light-hour__name')!.outerHTML];
  // Once for each of the 361 spots at least.
  expect(first).toBeGreaterThan(361);
  rerender(await at(1500));
  expect(container.querySelector('.light-hour__name')!.outerHTML).not.toBe(name);
  expect(reads - first).toBeLessThan(100);
});

it('[R1006] the name of an hour stays where it is while the sun of now leaves its place free', async () => {
  const hours = [{ hour: 8, patches: [patch(500, 5500, 500, 5500)] }];
  const floor: Floor = { ...emptyPlan().floors[0]!, rooms: [SQUARE] };
  const { container, rerender } = render(<p />);
  const namedUnder = async (now: ReturnType<typeof patch>) => {
    const sheet = <RoomInSun floor={floor} room={SQUARE} patches={[now]} hours={hours} />;
    rerender((await stagePart(sheet)).part);
    const name = container.querySelector('.light-hour__name')!;
    return ['x', 'y'].map(key => Number(name.getAttribute(key)));
  };
  const off = await namedUnder(patch(2000, 4000, 2000, 4000));
  // The middle of the patch is free again, and its name stays aside.
  expect(off).not.toEqual([3000, 3000]);
  expect(await namedUnder(patch(100, 300, 100, 300))).toEqual(off);
});

it('[R1006] on paper, where the drawing has another size, the name of an hour is where a first drawing has it', async () => {
  const hours = [{ hour: 8, patches: [patch(500, 5500, 500, 5500)] }];
  const floor: Floor = { ...emptyPlan().floors[0]!, rooms: [SQUARE] };
  const { container, rerender } = render(<p />);
  for (const now of [patch(2000, 4000, 2000, 4000), patch(100, 300, 100, 300)]) {
    const sheet = <RoomInSun floor={floor} room={SQUARE} patches={[now]} hours={hours} />;
    rerender(<div className="plan-desk__picture">{(await stagePart(sheet)).part}</div>);
  }
  const at = () =>
    ['x', 'y'].map(key => Number(container.querySelector('.light-hour__name')!.getAttribute(key)));
  expect(at()).not.toEqual([3000, 3000]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(at()).toEqual([3000, 3000]);
});
