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

/** Below this share of a square nothing is missing from it by the half of a side, however short the notch. */
const SLIGHT = 0.05;

/** What a school measures of a palace, as a share, and the bound of its verdict. */
export interface SchoolMeasure {
  /**
   * `square`: missing from the square; `extension`: beyond it, relative to the square; `depth`: of the notch across the
   * body; `home`: missing from the sector, relative to the whole body; `reach`: what the home falls short of the body
   * along the middle of the sector; `side`: taken by the notch, which counts below the bound and not above it.
   */
  readonly of: 'square' | 'extension' | 'depth' | 'home' | 'reach' | 'side';
  readonly value: number;
  readonly bound: number;
}

export interface PalaceVerdicts {
  readonly palace: Palace;
  /** Share of the square, as the adopted convention measures it. */
  readonly coverage: number;
  /** Undefined for a school that says nothing about the palace. */
  readonly verdicts: Readonly<Record<CoverageSchool, Verdict | undefined>>;
  /** Undefined for a school that says nothing or measures nothing. */
  readonly measures: Readonly<Record<CoverageSchool, SchoolMeasure | undefined>>;
  /** The schools that speak about the palace, by what they call it. */
  readonly calledBy: Readonly<Record<'missing' | 'extended' | 'whole', readonly CoverageSchool[]>>;
}

interface Opinion {
  readonly verdict: Verdict;
  readonly measure?: SchoolMeasure;
}

/**
 * Each school's verdict on each palace. The school of the circle has none about a centre outside the home, and those that
 * measure sectors have none on the centre.
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
    const depth = Math.max(0, ...layout.notches.filter(n => n.palace === palace).map(n => n.depth));
    const sector = palace === 'C' ? undefined : layout.sectors.find(s => s.direction === palace);
    const bySquare = (bounds: Bounds) => judged('square', 1 - coverage, bounds, extension);
    const opinions: Readonly<Record<CoverageSchool, Opinion | undefined>> = {
      third: bySquare({ missing: 1 / 3 }),
      tenth: bySquare({ missing: 0.1, serious: 0.2 }),
      'two-thirds': bySquare({ slight: 1 / 3, serious: 2 / 3 }),
      depth: judged('depth', depth, { missing: 1 / 3, serious: 1 / 2 }, extension),
      trigram: sector && judged('home', sector.missing / bodyArea, { missing: 1 / 8 }, extension),
      // About a centre outside the home a reach is no measure of a palace.
      circle:
        sector && layout.centreInside
          ? judged('reach', 1 - sector.reach, { missing: 1 / 2, serious: 2 / 3 })
          : undefined,
      'half-side': byHalf(half, palace),
      none: { verdict: 'whole' },
    };
    const each = <T>(part: (opinion: Opinion | undefined) => T) =>
      Object.fromEntries(COVERAGE_SCHOOLS.map(school => [school, part(opinions[school])])) as Record<
        CoverageSchool,
        T
      >; // one entry a school
    const calling = (...called: readonly Verdict[]) =>
      COVERAGE_SCHOOLS.filter(school => called.some(verdict => verdict === opinions[school]?.verdict));
    return {
      palace,
      coverage,
      verdicts: each(opinion => opinion?.verdict),
      measures: each(opinion => opinion?.measure),
      calledBy: {
        missing: calling('slight', 'missing', 'serious'),
        extended: calling('extended'),
        whole: calling('whole'),
      },
    };
  });
}

/** From the mildest verdict up. */
type Bounds = Readonly<Partial<Record<'slight' | 'missing' | 'serious', number>>>;

function judged(of: SchoolMeasure['of'], value: number, bounds: Bounds, extension = 0): Opinion {
  const rising = Object.entries(bounds) as readonly (readonly [Verdict, number])[]; // the keys of `Bounds`
  const passed = rising.findLast(([, bound]) => value > bound + 1e-9);
  if (passed) return measured(passed[0], of, value, passed[1]);
  return extension >= EXTENSION_FROM
    ? measured('extended', 'extension', extension, EXTENSION_FROM)
    : measured('whole', of, value, rising[0]![1]);
}

const measured = (verdict: Verdict, of: SchoolMeasure['of'], value: number, bound: number): Opinion => ({
  verdict,
  measure: { of, value, bound },
});

/** BTB: a missing part takes less than half of a side; a longer one makes the rest an extension. */
function byHalf(half: Layout | undefined, palace: Palace): Opinion {
  const square = half?.squares.find(s => s.palace === palace);
  const notches = half?.notches.filter(n => n.palace === palace).map(n => n.along);
  if (square && square.extension >= EXTENSION_FROM)
    return measured('extended', 'extension', square.extension, EXTENSION_FROM);
  if (!square || !notches?.length) return { verdict: 'whole' };
  const value = Math.min(...notches);
  if (value >= 1 / 2) return measured('whole', 'side', value, 1 / 2);
  const short = 1 - square.coverage;
  return short < SLIGHT
    ? measured('whole', 'square', short, SLIGHT)
    : measured('missing', 'side', value, 1 / 2);
}
