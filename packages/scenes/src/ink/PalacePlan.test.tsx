import { magneticBearing, type Palace } from '@app/fengshui';
import { turnBetween } from '@app/kernel';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { type PalaceContent, PalacePlan } from './PalacePlan';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EMPTY = { label: 'A side', short: 'A', photos: [] } as const;
const palaces: Readonly<Record<Palace, PalaceContent>> = {
  ...{ N: EMPTY, NE: EMPTY, E: EMPTY, SE: EMPTY, SW: EMPTY, W: EMPTY, NW: EMPTY, C: EMPTY },
  S: { label: 'South', short: 'S', photos: [{ url: 'blob:room', caption: 'Room', turns: 0 }] },
};

const isWide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

it.each([
  [true, '坎艮震巽离坤兑乾'],
  [false, ''],
])('[R994] each square has its trigram; a wide ring (%s) has their band', async (wide, band) => {
  isWide(wide);
  const plan = (
    <PalacePlan title="Nine palaces" facing={magneticBearing(180)} contentOf={palace => palaces[palace]} />
  );
  const { container } = render((await stagePart(plan)).part);
  // In the Later Heaven order, from north.
  expect([...container.querySelectorAll('.trigram-name')].map(each => each.textContent).join('')).toBe(band);
  const signs = [...container.querySelectorAll('.head b')].map(each => each.textContent);
  expect(signs.toSorted()).toEqual([...'坎艮震巽离坤兑乾中'].toSorted());
});

it.each([
  [90, 0],
  [180, 5],
  [178, 5],
])('[R1031] north is named at the ring, beside a needle: facing %i°', async (facing, beside) => {
  const plan = (
    <PalacePlan title="Nine palaces" facing={magneticBearing(facing)} contentOf={palace => palaces[palace]} />
  );
  const { container } = render((await stagePart(plan)).part);
  const name = container.querySelector('.north text')!;
  const [x, y] = ['x', 'y'].map(at => Number(name.getAttribute(at))) as [number, number];
  // The facing is at the bottom, so north is as far from the top as the facing is from south, the other way.
  const at = (Math.atan2(x, -y) * 180) / Math.PI;
  expect(Math.abs(turnBetween(180 - facing, at))).toBeCloseTo(facing === 178 ? beside - 2 : beside, 0);
  // At least 2.5° off both needles, whose heads are 1.1° wide to each side.
  for (const needle of [0, 180]) expect(Math.abs(turnBetween(needle, at))).toBeGreaterThan(2.5);
});

it('[R1061] two rooms of one name in a square have their floors, and one beside a count has none', async () => {
  const room = (en: string, floor?: number) => ({
    name: { zh: en, en },
    share: 1,
    ...(floor && { floor }),
  });
  const floorsIn = async (...rooms: ReturnType<typeof room>[]) => {
    const of = { ...palaces, S: { ...EMPTY, rooms } };
    const plan = (
      <PalacePlan title="Nine palaces" facing={magneticBearing(180)} contentOf={palace => of[palace]} />
    );
    const { container } = render((await stagePart(plan)).part);
    // What plan.css hides.
    const hidden = container.querySelectorAll('.ink-plan .room:only-of-type .storey').length;
    const shown = container.querySelectorAll('.rooms .storey').length - hidden;
    cleanup();
    return shown;
  };
  expect(await floorsIn(room('Bath', 1), room('Bath', 2))).toBe(2);
  expect(await floorsIn(room('Bath', 1), room('Bath', 2), room('Hall'))).toBe(0);
});
