import type { Point } from '../mesh/inkFace';
import type { Storey } from './homeModel';

/** Rooms by the level of their floor and their id on it. */
export type NamedRooms = readonly { readonly level: number; readonly room: string }[];

/** The floors of those of the rooms that are in a storey, in the axes of its model. */
export const floorsOf = (
  { level, lift, rooms }: Pick<Storey, 'level' | 'lift' | 'rooms'>,
  named: NamedRooms = [],
): readonly (readonly Point[])[] =>
  rooms
    .filter(({ room }) => named.some(each => each.level === level && each.room === room.id))
    .map(({ ring }) => ring.map(([x, y]): Point => [x / 1000, y / 1000, lift]));
