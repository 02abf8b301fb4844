import { type Direction, FLIGHT, type Palace } from '@app/fengshui';
import { isKeyOf } from '@app/kernel';
import { squareNames } from '@app/plan';
import type { RoomOnPlan } from './photoRooms';
import type { StoredHome } from './storedHome';

/** A square of the plan, in the axes of the house: column from its right hand (-1) to its left (1), row from the back (-1) to the front (1). */
export interface Cell {
  readonly column: -1 | 0 | 1;
  readonly row: -1 | 0 | 1;
  readonly palace: Palace;
}

/**
 * The nine palaces over the plan as a 3 x 3 grid aligned to the house, with the square at the front named after the
 * palace the house faces. Row by row from the back, each from the house's right hand: the reading order of a sheet with
 * the front at the bottom. (Others cut the plan like a pie; the compass ring shows the true sectors.)
 */
export const palaceCells = (facing: Direction): readonly Cell[] =>
  squareNames(facing)
    .flatMap((names, row) =>
      names.map((palace, column): Cell => ({ column: SIDES[column]!, row: SIDES[row]!, palace })),
    )
    .toReversed();

/** The squares are named with the front as the upper row, seen from above: the first is at the left hand. */
const SIDES = [1, 0, -1] as const;

/** A photo's place: in a palace, in a room of the floor plan, or in both. */
export interface PhotoSpot {
  readonly palace?: Palace;
  readonly room?: RoomOnPlan;
}

/** The photos placed in a palace or a room, each with its place. */
export const placedPhotos = <Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  home: Pick<StoredHome, 'palaceOfPhoto' | 'roomOfPhoto'>,
): readonly (Photo & { readonly spot: PhotoSpot })[] =>
  (Array.isArray(photos) ? photos : []).flatMap((photo: Photo) => {
    const palace = ownOf(home?.palaceOfPhoto, photo?.id);
    const room = ownOf(home?.roomOfPhoto, photo?.id);
    const isPalace = palace !== undefined && FLIGHT.includes(palace);
    return isPalace || room
      ? [{ ...photo, spot: { ...(isPalace && { palace }), ...(room && { room }) } }]
      : [];
  });

/** An id may be the name of an inherited property. */
const ownOf = <Value>(table: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined =>
  table && isKeyOf(table, id) ? table[id] : undefined;
