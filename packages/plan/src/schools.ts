import { frozen } from '@app/kernel';
import type { Palace } from './bearings';
import { isLayout, type Layout, type LayoutOptions, layoutOfOutline } from './palaces';
import { areaOf } from './ring';
import { isRecord } from './sound';

export const COVERAGE_SCHOOLS = /* @__PURE__ */ frozen([
  'third',
  'tenth',
  'two-thirds',
  'depth',
  'trigram',
  'circle',
  'half-side',
  'none',
] as const);
export type CoverageSchool = (typeof COVERAGE_SCHOOLS)[number];
export type Verdict = 'whole' | 'slight' | 'missing' | 'serious' | 'extended';

/** The convention of the product: a square covered less than two thirds is missing; exactly two thirds is present. */
export const ADOPTED_SCHOOL: CoverageSchool = 'third';
/** From this share of a square, a part extending beyond it is called an extension. */
export const EXTENSION_FROM = 0.05;

export interface PalaceVerdicts {
  readonly palace: Palace;
  /** Of the square, as the adopted convention measures. */
  readonly coverage: number;
  readonly verdicts: Readonly<Record<CoverageSchool, Verdict>>;
}

/**
 * Each school's verdict on each palace. The school of the circle has none about a centre outside the home.
 *
 * @example
 * const layout = layoutOfOutline([boxRing(9000, 9000, { width: 3000, depth: 3000 })], { up: 0 })!;
 * verdictsOf(layout, { up: 0 }).find(({ palace }) => palace === 'NE')?.verdicts.third; // 'missing'
 */
export function verdictsOf(layout: Layout, options: LayoutOptions): readonly PalaceVerdicts[] {
  if (!isLayout(layout) || !isRecord(options)) return [];
  const half = layoutOfOutline(layout.outline, { ...options, limit: 1 / 2 });
  const bodyArea = areaOf([layout.body]);
  return layout.squares.map(({ palace, coverage, extension }) => {
    const missing = 1 - coverage;
    const stands: Verdict = extension >= EXTENSION_FROM ? 'extended' : 'whole';
    const depth = Math.max(0, ...layout.notches.filter(n => n.palace === palace).map(n => n.depth));
    const sector = palace === 'C' ? undefined : layout.sectors.find(s => s.direction === palace);
    return {
      palace,
      coverage,
      verdicts: {
        third: above(missing, 1 / 3) ? 'missing' : stands,
        tenth: above(missing, 0.2) ? 'serious' : above(missing, 0.1) ? 'missing' : stands,
        'two-thirds': above(missing, 2 / 3) ? 'serious' : above(missing, 1 / 3) ? 'slight' : stands,
        depth: above(depth, 1 / 2) ? 'serious' : above(depth, 1 / 3) ? 'missing' : stands,
        trigram: sector && above(sector.missing / bodyArea, 1 / 8) ? 'missing' : stands,
        // About a centre outside the home a reach is no measure of a palace.
        circle: !layout.centreInside
          ? 'whole'
          : sector && above(1 - sector.reach, 2 / 3)
            ? 'serious'
            : sector && above(1 - sector.reach, 1 / 2)
              ? 'missing'
              : 'whole',
        'half-side': halfVerdict(half, palace),
        none: 'whole',
      },
    };
  });
}

const above = (value: number, threshold: number): boolean => value > threshold + 1e-9;

/** BTB: a missing part takes less than half of a side; a longer one makes the rest an extension. */
function halfVerdict(half: Layout | undefined, palace: Palace): Verdict {
  const square = half?.squares.find(s => s.palace === palace);
  if (!half || !square) return 'whole';
  if (square.extension >= EXTENSION_FROM) return 'extended';
  const notched = half.notches.some(n => n.palace === palace && n.along < 1 / 2);
  return notched && 1 - square.coverage >= EXTENSION_FROM ? 'missing' : 'whole';
}
