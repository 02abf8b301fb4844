import { boxRing, emptyPlan, type Floor, furnish, moveWall, type Point, type Room, unwrap } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { render } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stagePart } from '../testing/stagePart';

vi.mock('@app/plan/drawing', async importActual => {
  const actual = await importActual<typeof import('@app/plan/drawing')>();
  return { ...actual, roomLabel: vi.fn(actual.roomLabel) };
});

// Another file of this worker may have loaded the picture with the real labels.
let FloorPicture: typeof import('./FloorPicture').FloorPicture;
let SheetFacts: typeof import('./SheetFacts').SheetFacts;
let roomLabel: typeof import('@app/plan/drawing').roomLabel;
beforeAll(async () => {
  vi.resetModules();
  ({ FloorPicture } = await import('./FloorPicture'));
  ({ SheetFacts } = await import('./SheetFacts'));
  ({ roomLabel } = await import('@app/plan/drawing'));
});
afterAll(() => vi.resetModules());
beforeEach(() => vi.clearAllMocks());

/** Eight rooms in a row, five rows. */
const forty: Floor = {
  ...emptyPlan().floors[0]!,
  rooms: Array.from({ length: 40 }, (_, i): Room => {
    const [left, top] = [(i % 8) * 3000, Math.floor(i / 8) * 3000];
    return {
      id: `r${i + 1}`,
      kind: 'living',
      ring: boxRing(3000, 3000).map(([x, y]) => [x + left, y + top]),
    };
  }),
};

it('[R602] a drag step draws only the four rooms it changes of forty, and removes no part of the drawing', async () => {
  const at = (floor: Floor) =>
    stagePart(<FloorPicture floor={floor} measured nameOf={({ id }) => id} label="Plan" />);
  const { rerender, container } = render((await at(forty)).part);
  expect(roomLabel).toHaveBeenCalledTimes(40);
  const changes = new MutationObserver(() => {});
  changes.observe(container, { childList: true, attributes: true, subtree: true });
  for (const by of [300, 350]) {
    vi.mocked(roomLabel).mockClear();
    rerender((await at(unwrap(moveWall(forty, 'r12', 1, by)))).part);
    expect(roomLabel).toHaveBeenCalledTimes(4);
  }
  const seen = changes.takeRecords();
  expect(seen.filter(({ type }) => type === 'childList')).toEqual([]);
  const rooms = new Set(seen.flatMap(({ target }) => (target as Element).getAttribute('data-room') ?? []));
  expect([...rooms].sort()).toEqual(['r12', 'r13', 'r21', 'r5']);
});

it('[R602] a drag step reads a corner of a distant room a few times, however full its forty rooms are', async () => {
  let reads = 0;
  const counted = ([x, y]: Point): Point =>
    new Proxy([x, y], {
      get(target, key) {
        if (key === '0') reads++;
        return Reflect.get(target, key);
      },
    });
  const furnished = forty.rooms
    .map(({ id }) => id)
    .reduce<Floor>((floor, id) => unwrap(furnish(unwrap(furnish(floor, id, 'desk')), id, 'sofa')), forty);
  const floor = {
    ...furnished,
    rooms: furnished.rooms.map(room =>
      room.id === 'r40' ? { ...room, ring: room.ring.map(counted) } : room,
    ),
  };
  const at = (of: Floor) =>
    stagePart(<FloorPicture floor={of} measured nameOf={({ id }) => id} label="Plan" />);
  const steps = [0, 300, 350, 400].map(by => unwrap(moveWall(floor, 'r12', 1, by)));
  const { rerender } = render((await at(steps[0]!)).part);
  rerender((await at(steps[1]!)).part);
  for (const step of steps.slice(2)) {
    const { part } = await at(step);
    reads = 0;
    rerender(part);
    // Its walls, the outline and the lengths along it. Compared with each of the 80 things as well: 112.
    expect(reads / 4).toBeLessThanOrEqual(36);
  }
});

it.each([
  { width: 288, zoom: 1 },
  { width: 358, zoom: 1 },
  { width: 358, zoom: 8 },
  { width: 1400, zoom: 1 },
])(
  '[R671] in a picture $width px wide at zoom $zoom names keep their size on the screen',
  async ({ width, zoom }) => {
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, 0, width, width));
    const { floors } = templatePlan('two-bedroom', 'en');
    const { part } = await stagePart(
      <FloorPicture
        floor={floors[0]!}
        measured
        nameOf={({ id }) => id}
        label="Plan"
        paper={{ zoom, centre: [5000, 4000] }}
      />,
    );
    const { container } = render(part);
    const svg = container.querySelector('svg')!;
    const [, , across, down] = svg.getAttribute('viewBox')!.split(' ').map(Number);
    const perPixel = Math.max(across! / width, down! / width);
    expect(Number.parseFloat(svg.style.getPropertyValue('--px'))).toBeCloseTo(perPixel, 6);
    const names = [...container.querySelectorAll<SVGElement>('.floor-picture__name, .floor-picture__area')];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      expect(Number.parseFloat(name.style.fontSize) / perPixel).toBeGreaterThanOrEqual(10.99);
    box.mockRestore();
  },
);

it('[R976] a name keeps 30 px clear of a mark in the middle of its room', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, 0, 1000, 1000));
  const hall: Room = { id: 'hall', kind: 'hall', ring: boxRing(6000, 6000) };
  const floor: Floor = { ...emptyPlan().floors[0]!, rooms: [hall] };
  const nameAt = async (aside: readonly Point[]) => {
    const { part } = await stagePart(
      <FloorPicture {...{ floor, aside }} nameOf={({ id }) => id} label="Plan" />,
    );
    const { container, unmount } = render(part);
    const [x, y] = ['x', 'y'].map(key => Number(container.querySelector('tspan')!.getAttribute(key)));
    const perPixel = Number.parseFloat(container.querySelector('svg')!.style.getPropertyValue('--px'));
    unmount();
    return Math.hypot(x! - 3000, y! - 3000) / perPixel;
  };
  expect(await nameAt([])).toBeLessThan(20);
  expect(await nameAt([[3000, 3000]])).toBeGreaterThan(30);
  box.mockRestore();
});

it('[R1047] stairs have their arrow where another floor is above: not on the highest, nor on an only one', async () => {
  const [ground, upper] = templatePlan('terrace-house', 'en').floors as [Floor, Floor];
  const arrowOn = async (floor: Floor, top: number) => {
    const { part } = await stagePart(
      <SheetFacts value={{ isGuess: false, north: undefined, top }}>
        <FloorPicture floor={floor} label="Plan" />
      </SheetFacts>,
    );
    const { container, unmount } = render(part);
    const arrow = container.querySelector('.floor-picture__stairs')?.getAttribute('d');
    unmount();
    return Boolean(arrow);
  };
  expect(await arrowOn(ground, 1)).toBe(true);
  expect(await arrowOn(upper, 2)).toBe(true);
  expect(await arrowOn(upper, 1)).toBe(false);
  expect(await arrowOn(ground, 0)).toBe(false);
});

it('[R1077] the letters of names grow with a picture larger than 950 px', async () => {
  const floor = templatePlan('villa', 'en').floors[0]!;
  const found: number[] = [];
  for (const px of [500, 900, 1240, 3000]) {
    const shown = vi
      .spyOn(SVGElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 2 * px, px));
    const { container, unmount } = render(
      (await stagePart(<FloorPicture floor={floor} nameOf={({ id }) => id} label="Plan" />)).part,
    );
    const name = container.querySelector<SVGTextElement>('.floor-picture__name')!;
    const [, , , high = 0] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
    found.push((Number.parseFloat(name.style.fontSize) * px) / high);
    unmount();
    shown.mockRestore();
  }
  expect(found.map(each => each.toFixed(1))).toEqual(['15.0', '15.0', '20.6', '21.0']);
});
