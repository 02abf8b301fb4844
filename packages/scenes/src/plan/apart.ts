import type { Point } from '@app/plan';

/** Words in one line on a plan, about their middle; millimetres. */
export interface Label {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
}

/** A line with its halo, as a share of the size of its letters. */
const HIGH = 1.3;
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8];

/** R679: each label moved up or down, as little as it takes to lie on none before it. */
export function apart<Each extends Label>(labels: readonly Each[]): readonly Each[] {
  const placed: Each[] = [];
  for (const label of labels) {
    const [x, y] = label.at;
    const tried = STEPS.map((step): Each => ({ ...label, at: [x, y + (step * label.size * HIGH) / 2] }));
    placed.push(tried.find(each => !placed.some(other => isOver(each, other))) ?? label);
  }
  return placed;
}

const isOver = (a: Label, b: Label): boolean =>
  2 * Math.abs(a.at[0] - b.at[0]) < widthOf(a) + widthOf(b) &&
  2 * Math.abs(a.at[1] - b.at[1]) < (a.size + b.size) * HIGH - 1;

const widthOf = ({ text, size }: Label): number =>
  size * [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.52), 0.4);
