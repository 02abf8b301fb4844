import { turned } from '@app/kernel';
import { heightOf, type Item, type Plan, type Ring, type RoomKind } from '@app/plan';
import { lightOnItem, type Patch, patchesAt, type Sun } from '@app/plan/light';
import type { Point } from '../mesh/inkFace';
import type { HomeModel, Storey } from './homeModel';
import { poolsBefore } from './pools';

/** Light inside a home, in the axes of its model. */
export interface HomeLight {
  readonly floors: readonly FloorLight[];
  /** Bearing of sun or moon, degrees clockwise from the plan's up; missing when neither shines. */
  readonly from?: number;
}

export interface FloorLight {
  readonly level: number;
  /** Sun or moon on the floors, as computed by @app/plan. */
  readonly patches: readonly (readonly Point[])[];
  /** The same on beds, desks and sofas. */
  readonly tops: readonly (readonly Point[])[];
  /** m² of it on the floor by room id. */
  readonly areas: ReadonlyMap<string, number>;
  /** Rooms with a lamp on; of a closed home, where its lamps reach the ground before it. */
  readonly lamps: readonly (readonly Point[])[];
}

const TOPS: ReadonlySet<Item['kind']> = new Set(['double-bed', 'single-bed', 'desk', 'sofa', 'dining-table']);
/** Rooms where people sit in the evening. */
const LAMPS: ReadonlySet<RoomKind> = new Set(['living', 'dining', 'kitchen', 'study', 'studio', 'hall']);

/** The light of sky and lamps at a moment; `body` is the sun or the moon, missing when neither is up. */
export function lightIn(plan: Plan, model: HomeModel, body: Sun | undefined, lampsOn: boolean): HomeLight {
  const [cx, cy] = model.centre;
  const lampsOf = (storey: Storey): FloorLight['lamps'] => {
    if (!lampsOn) return [];
    if (!model.isClosed) return lampsIn(storey);
    return storey === model.storeys[0] ? poolsBefore(storey) : [];
  };
  return {
    ...(body && body.altitude > 0 && { from: turned(body.azimuth - plan.up) }),
    floors: model.storeys.map((storey): FloorLight => {
      const { level, lift, rooms } = storey;
      const raised = (ring: Ring, z: number): readonly Point[] =>
        ring.map(([x, y]) => [(x - cx) / 1000, (y - cy) / 1000, lift + z]);
      const floor = plan.floors.find(each => each.level === level);
      const built = new Set(rooms.map(({ room }) => room.id));
      const up = body && body.altitude > 0 ? body : undefined;
      const patches = up ? patchesAt(plan, level, up).filter(({ roomId }) => built.has(roomId)) : [];
      return {
        level,
        patches: patches.map(({ ring }) => raised(ring, 0)),
        areas: areasOf(patches),
        tops: up
          ? (floor?.items ?? [])
              .filter(item => TOPS.has(item.kind))
              .map(item => raised(lightOnItem(plan, level, item, up), heightOf(item) / 1000))
              .filter(ring => ring.length > 2)
          : [],
        lamps: lampsOf(storey),
      };
    }),
  };
}

/** m² of patches by the room they are in. */
export function areasOf(patches: readonly Patch[]): FloorLight['areas'] {
  const areas = new Map<string, number>();
  for (const { roomId, area } of patches) areas.set(roomId, (areas.get(roomId) ?? 0) + area / 1e6);
  return areas;
}

const lampsIn = ({ rooms, lift }: Storey): FloorLight['lamps'] =>
  rooms
    .filter(({ room }) => LAMPS.has(room.kind))
    .map(({ ring }) => ring.map(([x, y]): Point => [x / 1000, y / 1000, lift]));
