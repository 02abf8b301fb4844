import { frozen } from '@app/kernel';
import { DIRECTIONS, type Direction, radians, turnBetween, turned } from './bearings';
import { derive, type Edge, isLit, leadsOut, outwardAngle } from './derive';
import { leastOf } from './finding';
import { isOpenAir, type Opening, type Plan } from './model';
import { widthOf } from './sight';
import { isPlan } from './sound';

export const FACING_REASONS = /* @__PURE__ */ frozen([
  'main-door',
  'bright-side',
  'balcony',
  'living-opening',
  'street',
] as const);
export type FacingReason = (typeof FACING_REASONS)[number];

/** A possible facing of the home: bearing from true north, and its reason. */
export interface FacingCandidate {
  readonly reason: FacingReason;
  readonly bearing: number;
  /** m² of glass on a bright side; metres of width at a balcony or the living room, of wall to the street. */
  readonly weight: number;
  readonly ids: readonly string[];
}

const BIN = 15;

/**
 * Possible facings of a plan; the person decides, since schools disagree.
 *
 * @example
 * facingCandidates(templatePlan('two-bedroom', 'en'))[0]!.reason; // 'main-door'
 */
export function facingCandidates(plan: Plan): readonly FacingCandidate[] {
  if (!isPlan(plan)) return [];
  const found: FacingCandidate[] = [];
  const glass = new Map<number, { area: number; x: number; y: number; ids: string[] }>();
  for (const floor of plan.floors) {
    for (const edge of derive(floor).edges) {
      const bearing = outwardBearing(plan, edge);
      for (const opening of edge.openings) {
        if (opening.kind === 'main-door')
          found.push({ reason: 'main-door', bearing, weight: widthOf(opening) / 1000, ids: [opening.id] });
        if (isLit(edge) && (opening.kind === 'window' || opening.kind === 'glass-door')) {
          const bin = Math.round(bearing / BIN) % (360 / BIN);
          const side = glass.get(bin) ?? { area: 0, x: 0, y: 0, ids: [] };
          const area = (widthOf(opening) * (opening.head - opening.sill)) / 1e6;
          side.area += area;
          side.x += Math.sin(radians(bearing)) * area;
          side.y += Math.cos(radians(bearing)) * area;
          side.ids.push(opening.id);
          glass.set(bin, side);
        }
      }
    }
  }
  const bright = leastOf(
    [...glass.values()],
    ({ ids }) => ids.toSorted()[0]!,
    ({ area }) => -area,
  );
  if (bright) {
    found.push({
      reason: 'bright-side',
      bearing: turned(Math.atan2(bright.x, bright.y) / radians(1)),
      weight: bright.area,
      ids: bright.ids.toSorted(),
    });
  }
  found.push(...widest(plan, 'balcony'), ...widest(plan, 'living-opening'));
  if (plan.street) found.push(towardsStreet(plan, plan.street));
  return found;
}

/** The widest way out to a balcony or terrace, or out of the living room. */
function widest(plan: Plan, reason: 'balcony' | 'living-opening'): readonly FacingCandidate[] {
  const all: { readonly edge: Edge; readonly opening: Opening; readonly width: number }[] = [];
  for (const edge of plan.floors.flatMap(floor => derive(floor).edges)) {
    const rooms = [edge.room, edge.other];
    const fits =
      reason === 'balcony'
        ? rooms.some(
            room => room && (room.kind === 'balcony' || room.kind === 'terrace') && isOpenAir(room),
          ) && isLit(edge)
        : rooms.some(room => room && (room.kind === 'living' || room.kind === 'studio')) &&
          (isLit(edge) || leadsOut(edge));
    if (!fits) continue;
    for (const opening of edge.openings.filter(o => o.kind !== 'main-door')) {
      all.push({ edge, opening, width: widthOf(opening) / 1000 });
    }
  }
  const best = leastOf(
    all,
    ({ opening }) => opening.id,
    ({ width }) => -width,
  );
  return best
    ? [{ reason, bearing: outwardBearing(plan, best.edge), weight: best.width, ids: [best.opening.id] }]
    : [];
}

/** Half of one of the eight directions in which a street is entered. */
const HALF_SECTOR = 22.5;

/** Square to the longest outer wall facing the side of the street; or, without one, exactly that side. */
function towardsStreet(plan: Plan, street: Direction): FacingCandidate {
  const towards = DIRECTIONS.indexOf(street) * 2 * HALF_SECTOR;
  const walls = plan.floors
    .flatMap(floor => derive(floor).edges)
    .filter(leadsOut)
    .map(edge => ({ length: edge.length, bearing: outwardBearing(plan, edge) }))
    .filter(({ bearing }) => Math.abs(turnBetween(towards, bearing)) <= HALF_SECTOR);
  const wall = leastOf(
    walls,
    () => '',
    ({ length }) => -length,
    ({ bearing }) => turnBetween(bearing, towards),
  );
  return { reason: 'street', bearing: wall?.bearing ?? towards, weight: (wall?.length ?? 0) / 1000, ids: [] };
}

/** The direction of an edge from the home; degrees from true north. */
const outwardBearing = (plan: Plan, edge: Edge): number => turned(plan.up + outwardAngle(edge));
