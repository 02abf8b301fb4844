/** Metres in the corner of a room: x along the right-hand wall, y along the left-hand one, z up from the floor. */
export type Spot = readonly [x: number, y: number, z: number];

/** The two walls that are drawn; the others would be in front of the room. */
export type Wall = 'left' | 'right';

export interface OnWall {
  readonly wall: Wall;
  /** Along the wall from the corner, metres. */
  readonly from: number;
  readonly to: number;
  /** Above the floor, metres. */
  readonly low: number;
  readonly high: number;
}

/** The material of a washed surface. */
export type Stuff = 'wood' | 'stone' | 'cloth' | 'dark' | 'jade' | 'red';

export type Piece =
  | { readonly kind: 'box'; readonly at: Spot; readonly size: Spot; readonly stuff: Stuff }
  /** A lattice with paper behind it. */
  | ({ readonly kind: 'window' } & OnWall)
  | ({ readonly kind: 'door' } & OnWall)
  | ({ readonly kind: 'scroll' } & OnWall)
  | ({ readonly kind: 'shelf'; readonly boards: number } & OnWall)
  | { readonly kind: 'lantern'; readonly at: Spot }
  | { readonly kind: 'plant'; readonly at: Spot }
  /** A round thing seen from above: a cushion, a pan, a basin. */
  | { readonly kind: 'disc'; readonly at: Spot; readonly radius: number; readonly stuff: Stuff };

/** Side and height of every room, metres. */
export const ROOM = { side: 5, height: 2.9 } as const;

export const box = (stuff: Stuff, at: Spot, size: Spot): Piece => ({ kind: 'box', stuff, at, size });

/** A table: a board on four legs. */
export function table(
  [x, y, z]: Spot,
  [width, depth, height]: Spot,
  stuff: Stuff = 'wood',
): readonly Piece[] {
  const leg = 0.09;
  const legs = [
    [x, y],
    [x + width - leg, y],
    [x, y + depth - leg],
    [x + width - leg, y + depth - leg],
  ] as const;
  const board = 0.1;
  return [
    ...legs.map(([left, back]) => box('dark', [left, back, z], [leg, leg, height - board])),
    box(stuff, [x, y, z + height - board], [width, depth, board]),
  ];
}
