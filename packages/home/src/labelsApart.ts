/** A label's centre and size, px. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Enough rounds to separate nine labels on a phone. */
const ROUNDS = 24;

/**
 * R685: moves overlapping labels apart, each by half, along the axis on which they overlap less. Empty if a label is
 * invalid.
 */
export function labelsApart<Each extends Label>(labels: readonly Each[]): readonly Each[] {
  if (!Array.isArray(labels) || !labels.every(isLabel)) return [];
  const placed: { x: number; y: number }[] = labels.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of placed.entries()) {
      for (let j = i + 1; j < placed.length; j++) {
        const b = placed[j]!;
        const across = (labels[i]!.width + labels[j]!.width) / 2 + 1 - Math.abs(a.x - b.x);
        const down = (labels[i]!.height + labels[j]!.height) / 2 + 1 - Math.abs(a.y - b.y);
        if (across <= 0 || down <= 0) continue;
        const [way, by] = across < down ? (['x', across / 2] as const) : (['y', down / 2] as const);
        const side = a[way] < b[way] ? -by : by;
        a[way] += side;
        b[way] -= side;
      }
    }
  }
  return labels.map((label, i) => ({ ...label, ...placed[i] }));
}

const SIDES = ['x', 'y', 'width', 'height'] as const;

const isLabel = (label: Label | null | undefined): boolean =>
  SIDES.every(side => Number.isFinite(label?.[side]));
