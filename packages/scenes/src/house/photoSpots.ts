import { palaceCells } from '@app/home';
import { cellMiddle, roomMiddle } from './palaceGrid';
import type { HouseView, PlacedPhoto, WorldPoint } from './view';

/** Metres over the ground at which a photo stands: over the walls of its room. */
const STAND = 2;

/** A photo and the foot it stands on: metres, x and z in the axes of the house. */
export interface PhotoOnGround {
  readonly photo: PlacedPhoto;
  readonly at: WorldPoint;
}

/**
 * R396: one photo over each room that has any, and over each palace one of those that no built room claims. The
 * others are in the lists.
 */
export function photoSpots(
  view: Pick<HouseView, 'facing' | 'facingPalace' | 'home' | 'photos'>,
): readonly PhotoOnGround[] {
  const rooms = new Map<string, PhotoOnGround>();
  const roomless: PlacedPhoto[] = [];
  for (const photo of view.photos) {
    const middle = photo.room && roomMiddle(photo.room, view);
    if (!middle) roomless.push(photo);
    else if (!rooms.has(middle.join())) {
      const [x, y, z] = middle;
      rooms.set(middle.join(), { photo, at: [x, z + STAND, y] });
    }
  }
  const palaces = palaceCells(view.facingPalace).flatMap((cell): readonly PhotoOnGround[] => {
    const photo = roomless.find(({ palace }) => palace === cell.palace);
    const [x, y] = cellMiddle(cell, view);
    return photo ? [{ photo, at: [x, STAND, y] }] : [];
  });
  return [...rooms.values(), ...palaces];
}
