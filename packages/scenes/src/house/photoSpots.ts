import { palaceCells } from '@app/home';
import { cellMiddle, roomMiddle } from './palaceGrid';
import type { HouseView, PlacedPhoto, WorldPoint } from './view';

/** Metres over the ground at which a photo is: over the walls of its palace, and low at the rim. */
const STAND = 2;
const LOW = 0.6;
/** Metres from the middle of the ring to the photos of rooms, inside of the characters. */
const RIM = 13.6;
/** How many photos of rooms hang on threads, and how far apart at least, degrees; the others are in the lists. */
const THREADS = 6;
const APART = 46;

/** A photo and where it is: metres, x and z in the axes of the house. */
export interface PhotoOnGround {
  readonly photo: PlacedPhoto;
  readonly at: WorldPoint;
  /** R385: the floor of its room, to which a thread leads from the photo at the rim. */
  readonly foot?: WorldPoint;
}

/**
 * R385, R396: one photo of each room that has any, at the rim on a thread that ends in the room, and, while the roofs are
 * off, over each palace one of those that no built room claims. The others are in the lists.
 */
export function photoSpots(
  view: Pick<HouseView, 'facing' | 'facingPalace' | 'home' | 'photos' | 'roofLifted'>,
): readonly PhotoOnGround[] {
  const rooms = new Map<string, { readonly photo: PlacedPhoto; readonly foot: WorldPoint }>();
  const roomless: PlacedPhoto[] = [];
  for (const photo of view.photos) {
    const middle = photo.room && roomMiddle(photo.room, view);
    if (!middle) roomless.push(photo);
    else if (!rooms.has(middle.join()) && rooms.size < THREADS) {
      const [x, y, z] = middle;
      rooms.set(middle.join(), { photo, foot: [x, z, y] });
    }
  }
  // Over standing roofs, and over walls that are cut, it would hide the rooms themselves.
  const cells = view.roofLifted ? palaceCells(view.facingPalace) : [];
  const palaces = cells.flatMap((cell): readonly PhotoOnGround[] => {
    const photo = roomless.find(({ palace }) => palace === cell.palace);
    const [x, y] = cellMiddle(cell, view);
    return photo ? [{ photo, at: [x, STAND, y] }] : [];
  });
  return [...aroundTheRim([...rooms.values()]), ...palaces];
}

/** Each in the direction of its room, moved aside as little as the others ask for: so threads do not cross. */
function aroundTheRim(
  threads: readonly { readonly photo: PlacedPhoto; readonly foot: WorldPoint }[],
): readonly PhotoOnGround[] {
  const placed = threads
    .map(thread => ({ ...thread, angle: (Math.atan2(thread.foot[2], thread.foot[0]) * 180) / Math.PI }))
    .sort((a, b) => a.angle - b.angle);
  const angles = placed.map(({ angle }) => angle);
  // Six times 46° leave room on the circle, so pushing neighbours apart by half comes to rest.
  for (let round = 0; round < 60 && angles.length > 1; round++) {
    for (let i = 0; i < angles.length; i++) {
      const next = (i + 1) % angles.length;
      const gap = angles[next]! + (next === 0 ? 360 : 0) - angles[i]!;
      if (gap >= APART) continue;
      angles[i]! -= (APART - gap) / 2;
      angles[next]! += (APART - gap) / 2;
    }
  }
  return placed.map(({ photo, foot }, i) => {
    const turn = (angles[i]! * Math.PI) / 180;
    return { photo, foot, at: [Math.cos(turn) * RIM, LOW, Math.sin(turn) * RIM] };
  });
}
