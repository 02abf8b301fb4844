import type { WorldPoint } from '@app/building/orbit';
import { palaceCells } from '@app/home';
import { cellMiddle, planToWorld, toWorld } from './palaceGrid';
import type { HouseView, PlacedPhoto } from './view';

/** How many photos hang beside the home; the others are in the lists. */
const MOST = 6;

export interface PhotoInHome {
  readonly photo: PlacedPhoto;
  /** R385: where its thread ends: on the floor of its room, or in the middle of its palace. */
  readonly foot: WorldPoint;
  /** The name of its room, whether or not it lies on the floor. */
  readonly room?: string | undefined;
}

/**
 * R385, R396: one photo per room that has any; while the roofs are off, also one per palace, of those in no built room.
 */
export function photoSpots(
  view: Pick<HouseView, 'facing' | 'facingPalace' | 'home' | 'photos' | 'roofLifted'>,
): readonly PhotoInHome[] {
  const rooms = new Map<string, PhotoInHome>();
  const roomless: PlacedPhoto[] = [];
  // R923: under its roof a home is seen from outside.
  if (view.home?.model.isClosed) return [];
  for (const photo of view.photos) {
    const spot = photo.room && view.home?.threadSpot(photo.room.level, photo.room.room);
    const foot = spot && view.home && planToWorld(spot, view.home);
    const id = `${photo.room?.level} ${photo.room?.room}`;
    if (!foot) roomless.push(photo);
    else if (!rooms.has(id)) rooms.set(id, { photo, foot, room: view.home?.called.get(id) });
  }
  // With roofs on, a thread would end on the roof over its place.
  const cells = view.home || view.roofLifted ? palaceCells(view.facingPalace) : [];
  const palaces = cells.flatMap((cell): readonly PhotoInHome[] => {
    const photo = roomless.find(({ palace }) => palace === cell.palace);
    const [x, z] = cellMiddle(cell, view);
    return photo ? [{ photo, foot: toWorld([x, 0, z], view.facing) }] : [];
  });
  return [...rooms.values(), ...palaces].slice(0, MOST);
}
