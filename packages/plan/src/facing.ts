import { bearingOfDirection, frozen, HALF_SECTOR } from '@app/kernel';
import { type Direction, radians, turnBetween, turned } from './bearings';
import { derive, type Edge, isLit, leadsOut, outwardAngle } from './derive';
import { leastOf } from './finding';
import { isOpenAir, type Plan } from './model';
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
  /** The openings it was found by; ids are unique only within a floor. */
  readonly openings: readonly { readonly level: number; readonly id: string }[];
}

type Opened = FacingCandidate['openings'][number];
const keyOf = ({ level, id }: Opened): string => `${level} ${id}`;
const byKey = (a: Opened, b: Opened): number => (keyOf(a) < keyOf(b) ? -1 : 1);

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
  const glass = new Map<number, { area: number; x: number; y: number; openings: Opened[] }>();
  for (const floor of plan.floors) {
    const { level } = floor;
    for (const edge of derive(floor).edges) {
      const bearing = outwardBearing(plan, edge);
      for (const opening of edge.openings) {
        const opened = { level, id: opening.id };
        if (opening.kind === 'main-door')
          found.push({ reason: 'main-door', bearing, weight: widthOf(opening) / 1000, openings: [opened] });
        if (isLit(edge) && (opening.kind === 'window' || opening.kind === 'glass-door')) {
          const bin = Math.round(bearing / BIN) % (360 / BIN);
          const side = glass.get(bin) ?? { area: 0, x: 0, y: 0, openings: [] };
          const area = (widthOf(opening) * (opening.head - opening.sill)) / 1e6;
          side.area += area;
          side.x += Math.sin(radians(bearing)) * area;
          side.y += Math.cos(radians(bearing)) * area;
          side.openings.push(opened);
          glass.set(bin, side);
        }
      }
    }
  }
  for (const { openings } of glass.values()) openings.sort(byKey);
  const bright = leastOf(
    [...glass.values()],
    ({ openings }) => keyOf(openings[0]!),
    ({ area }) => -area,
  );
  if (bright) {
    found.push({
      reason: 'bright-side',
      bearing: turned(Math.atan2(bright.x, bright.y) / radians(1)),
      weight: bright.area,
      openings: bright.openings,
    });
  }
  found.push(...widest(plan, 'balcony'), ...widest(plan, 'living-opening'));
  if (plan.street) found.push(towardsStreet(plan, plan.street));
  return found;
}

/** The widest way out to a balcony or terrace, or out of the living room. */
function widest(plan: Plan, reason: 'balcony' | 'living-opening'): readonly FacingCandidate[] {
  const all: { readonly edge: Edge; readonly opening: Opened; readonly width: number }[] = [];
  const edges = plan.floors.flatMap(floor => derive(floor).edges.map(edge => ({ level: floor.level, edge })));
  for (const { level, edge } of edges) {
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
      all.push({ edge, opening: { level, id: opening.id }, width: widthOf(opening) / 1000 });
    }
  }
  const best = leastOf(
    all,
    ({ opening }) => keyOf(opening),
    ({ width }) => -width,
  );
  return best
    ? [{ reason, bearing: outwardBearing(plan, best.edge), weight: best.width, openings: [best.opening] }]
    : [];
}

/** Square to the longest outer wall facing the side of the street; or, without one, exactly that side. */
function towardsStreet(plan: Plan, street: Direction): FacingCandidate {
  const towards = bearingOfDirection(street);
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
  return {
    reason: 'street',
    bearing: wall?.bearing ?? towards,
    weight: (wall?.length ?? 0) / 1000,
    openings: [],
  };
}

/** The direction of an edge from the home; degrees from true north. */
const outwardBearing = (plan: Plan, edge: Edge): number => turned(plan.up + outwardAngle(edge));
