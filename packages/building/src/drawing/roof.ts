import type { ScreenPoint } from '../camera';
import { FASCIA, GABLE_BOARD, type HallPlan, roofShapeOf } from '../hallPlan';
import { px } from '../path';
import type { Sheet } from '../sheet';
import type { Detail, Frame } from './frame';

/** Steps a curve is broken into: down the slope, and along the eaves. */
const SLOPE_STEPS = 7;
const EAVE_STEPS = 14;
/** Metres between two rows of tiles. */
const TILE_ROW = { full: 0.36, plain: 0.8 } as const satisfies Record<Detail, number>;
/** The slope away from the reader is drawn a little short, so that it never shows past the ridge as a flap. */
const FAR_SLOPE = 0.82;

type Slope = 1 | -1;

interface Roof {
  readonly from: number;
  readonly to: number;
  /** A point of a slope: `v` runs from 0 at the ridge to 1 at the eaves. `drop` lowers it, metres. */
  on(s: number, v: number, slope: Slope, drop?: number): ScreenPoint;
  /** A point above the ridge line. */
  overRidge(s: number, height: number): ScreenPoint;
  /** Height of the ridge wall, metres. */
  crest(s: number): number;
}

/** A gable roof of hollow tiles: concave slopes, eaves that turn up at the corners, a ridge with raised ends. */
export function drawRoof(sheet: Sheet, frame: Frame, plan: HallPlan, detail: Detail): void {
  const roof = roofOf(frame, plan);
  sheet.fill('roof-far structure', [
    ...slopeAt(roof, roof.from, -1).reverse(),
    ...slopeAt(roof, roof.to, -1),
    ...eaves(roof, -1).reverse(),
  ]);
  sheet.fill('fascia fine', [...eaves(roof, 1), ...eaves(roof, 1, FASCIA).reverse()]);
  sheet.fill('roof structure', [
    ...slopeAt(roof, roof.from, 1).reverse(),
    ...slopeAt(roof, roof.to, 1),
    ...eaves(roof, 1).reverse(),
  ]);
  drawTiles(sheet, roof, detail, frame);
  sheet.line('contour', eaves(roof, 1));
  for (const slope of [1, -1] as const) {
    sheet.fill('fascia fine', [
      ...slopeAt(roof, roof.to, slope),
      ...slopeAt(roof, roof.to, slope, GABLE_BOARD).reverse(),
    ]);
  }
  drawRidge(sheet, roof);
}

function roofOf(frame: Frame, plan: HallPlan): Roof {
  const { reach, depth, ridge, height, turnUp, crest } = roofShapeOf(plan);
  return {
    from: -reach,
    to: reach,
    on: (s, v, slope, drop = 0) => {
      const near = slope > 0;
      const t = slope * depth * v * (near ? 1 : FAR_SLOPE);
      return frame.at(s, t, height(v) + turnUp(s / reach, v) * (near ? 1 : 0.4) - drop);
    },
    overRidge: (s, above) => frame.at(s, 0, ridge + above),
    crest: s => crest(s / reach),
  };
}

const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);
const along = (roof: Roof, part: number) => roof.from + (roof.to - roof.from) * part;

const slopeAt = (roof: Roof, s: number, slope: Slope, drop = 0): ScreenPoint[] =>
  steps(SLOPE_STEPS).map(v => roof.on(s, v, slope, drop));

const eaves = (roof: Roof, slope: Slope, drop = 0): ScreenPoint[] =>
  steps(EAVE_STEPS).map(part => roof.on(along(roof, part), 1, slope, drop));

function drawTiles(sheet: Sheet, roof: Roof, detail: Detail, frame: Frame): void {
  const rows = Math.round((roof.to - roof.from) / TILE_ROW[detail]);
  const inner = steps(rows).slice(1, -1);
  for (const part of inner) sheet.line('tile', slopeAt(roof, along(roof, part), 1));
  if (detail === 'plain') return;
  const [x0, y0] = frame.at(0, 0, 0);
  const [x1, y1] = frame.at(TILE_ROW.full, 0, 0);
  const radius = px(Math.max(0.5, Math.hypot(x1 - x0, y1 - y0) * 0.19));
  const caps = inner.map(part => {
    const [x, y] = roof.on(along(roof, part), 1, 1);
    return `M${px(x)} ${px(y)}m-${radius} 0a${radius} ${radius} 0 0 0 ${px(2 * Number(radius))} 0`;
  });
  sheet.path('tile-cap', caps.join(''));
}

function drawRidge(sheet: Sheet, roof: Roof): void {
  const foot = steps(EAVE_STEPS).map(part => roof.overRidge(along(roof, part), 0));
  const crest = steps(EAVE_STEPS).map(part => {
    const s = along(roof, part);
    return roof.overRidge(s, roof.crest(s));
  });
  sheet.fill('ridge structure', [...crest, ...foot.reverse()]);
  for (const [end, outward] of [
    [roof.from, -1],
    [roof.to, 1],
  ] as const) {
    const [from, bend, tip] = [
      roof.overRidge(end - outward * 0.25, 0.4),
      roof.overRidge(end - outward * 0.02, 0.52),
      roof.overRidge(end + outward * 0.1, 0.82),
    ].map(([x, y]) => `${px(x)} ${px(y)}`);
    sheet.path('contour', `M${from}Q${bend} ${tip}`);
  }
}
