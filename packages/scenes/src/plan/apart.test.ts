import { yearOnPlan } from '@app/home';
import { layoutOf } from '@app/plan';
import { onRing, ringRadius } from '@app/plan/drawing';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { apart, type Label } from './apart';

const [floor] = templatePlan('two-bedroom', 'en').floors;
const layout = layoutOf(floor!, { up: 0, facing: 180 })!;

/** Half of the box of a label, by letters half as wide as high, Han characters as wide as high. */
const boxOf = ({ text, at: [x, y], size }: Label) => {
  const wide = (size * [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.5), 0)) / 2;
  return { left: x - wide, right: x + wide, top: y - size / 2, bottom: y + size / 2 };
};

describe('[R679] labels on a plan', () => {
  it.each(['Five Yellow of the year', '五黄方'])(
    'no two of a year lie on each other, however they coincide: %s',
    text => {
      for (let year = 2020; year < 2032; year++) {
        for (const share of [11, 16, 24]) {
          const size = ringRadius(layout) / share;
          const { lies } = yearOnPlan(floor!, layout, year)!;
          const labels = lies
            .filter(({ from, to, teaching }) => from !== undefined && to !== undefined && teaching !== 'wide')
            .map(({ from, to }): Label => ({ text, at: onRing(layout, (from! + to!) / 2, 0.7), size }));
          expect(labels.length).toBeGreaterThan(2);
          const boxes = apart(labels).map(boxOf);
          for (const [i, a] of boxes.entries())
            for (const b of boxes.slice(i + 1))
              expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(
                false,
              );
        }
      }
    },
  );

  it('a label clear of all others stays where it is, and none leaves its column', () => {
    const labels: readonly Label[] = [
      { text: 'one', at: [0, 0], size: 100 },
      { text: 'two', at: [40, 10], size: 100 },
      { text: 'three', at: [1000, 0], size: 100 },
    ];
    const placed = apart(labels);
    expect([placed[0], placed[2]]).toEqual([labels[0], labels[2]]);
    expect(placed[1]!.at[0]).toBe(40);
    expect(Math.abs(placed[1]!.at[1] - 10)).toBeLessThan(150);
  });
});
