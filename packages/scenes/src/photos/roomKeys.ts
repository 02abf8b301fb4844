import type { Room } from '@app/records';

/** The names of rooms among the common texts. */
export const ROOM_KEYS = {
  living: 'roomLiving',
  bedroom: 'roomBedroom',
  kitchen: 'roomKitchen',
  study: 'roomStudy',
  entrance: 'roomEntrance',
  tea: 'roomTea',
  dining: 'roomDining',
  bath: 'roomBath',
  balcony: 'roomBalcony',
  other: 'roomOther',
} as const satisfies Record<Room, string>;
