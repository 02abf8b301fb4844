import type { ItemKind, OpeningKind, RoomKind } from '@app/plan';

/** Pointer tools of the drawing. */
export type DrawTool =
  | { readonly kind: 'select' }
  | { readonly kind: 'room'; readonly of: RoomKind }
  | { readonly kind: 'opening'; readonly of: OpeningKind }
  | { readonly kind: 'item'; readonly of: ItemKind }
  | { readonly kind: 'split' }
  /** For the picture under the plan. */
  | { readonly kind: 'corners' | 'length' | 'stretch' | 'turn' | 'propose' };

/** Points a tool needs before it acts; a room takes any number. */
export const POINTS_OF: Readonly<Record<DrawTool['kind'], number>> = {
  select: 0,
  room: Number.POSITIVE_INFINITY,
  opening: 1,
  item: 1,
  split: 2,
  corners: 4,
  length: 2,
  stretch: 2,
  turn: 2,
  propose: 1,
};

const OF_PICTURE: readonly DrawTool['kind'][] = ['corners', 'length', 'stretch', 'turn', 'propose'];
export const isOfPicture = ({ kind }: DrawTool): boolean => OF_PICTURE.includes(kind);
