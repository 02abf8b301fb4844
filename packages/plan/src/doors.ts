import type { Passage } from './derive';
import { countsAsHome, isOpenAir, type Room } from './model';
import type { Scene } from './scene';

const isIndoors = (room: Room | undefined): boolean => room !== undefined && !isOpenAir(room);

/** A door of any kind. A glass door to the open air is read as a window: people enter by the other doors. */
const isDoor = ({ opening, from, to }: Passage): boolean =>
  opening.kind === 'main-door' ||
  opening.kind === 'door' ||
  (opening.kind === 'glass-door' && isIndoors(from) && isIndoors(to));

/** A door between two rooms of the home. */
export const isInnerDoor = (passage: Passage): boolean =>
  passage.opening.kind !== 'main-door' &&
  isDoor(passage) &&
  [passage.from, passage.to].every(room => isIndoors(room) && countsAsHome(room!));

/** The doors of a room, by their ids. */
export const doorsOf = ({ derived }: Scene, room: Room): readonly Passage[] =>
  derived.passages.filter(passage => isDoor(passage) && (passage.from === room || passage.to === room));
