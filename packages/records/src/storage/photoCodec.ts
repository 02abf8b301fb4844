import * as v from 'valibot';
import type { Media } from '../media';
import { PHOTO_STATES, type QuarterTurns, ROOMS, WALLS } from '../photos/photo';
import { compareIds } from '../record';
import type { Codec, Migration, Row } from './codec';
import { mediaOf, text, whole } from './schemas';
import type { StoredPhoto } from './storedPhoto';

/** Version 0 held only the file, its thumbnail, size in pixels, room and hash. */
const fromBareFile: Migration = ({ id, blob, thumb, w, h, ...row }: Row): Row => {
  const { type = '', size = 0 } = (blob ?? {}) as Partial<Media>; // the schema that follows checks it
  return {
    id,
    blob,
    name: '',
    type,
    size,
    turns: 0,
    position: Number(id) || 0,
    ...(thumb === undefined ? { state: 'no-preview' } : { state: 'ready', thumb }),
    ...(w === undefined ? {} : { width: w }),
    ...(h === undefined ? {} : { height: h }),
    ...row,
  };
};

/** By position. */
export function photoCodec<Data extends Media>(
  isBlob: (value: unknown) => value is Data,
): Codec<StoredPhoto<Data>> {
  const schema = v.object({
    id: text,
    name: text,
    type: text,
    size: whole,
    state: v.picklist(PHOTO_STATES),
    turns: v.picklist([0, 1, 2, 3] as const satisfies readonly QuarterTurns[]),
    position: whole,
    blob: mediaOf(isBlob),
    thumb: v.exactOptional(mediaOf(isBlob)),
    hash: v.exactOptional(text),
    format: v.exactOptional(text),
    width: v.exactOptional(whole),
    height: v.exactOptional(whole),
    room: v.exactOptional(v.picklist(ROOMS)),
    caption: v.exactOptional(text),
    reading: v.exactOptional(text),
    wall: v.exactOptional(v.picklist(WALLS)),
    straightened: v.exactOptional(v.pipe(v.number(), v.minValue(-45), v.maxValue(45))),
    keptBlurred: v.exactOptional(v.literal(true)),
    keptTwin: v.exactOptional(v.literal(true)),
    wallLeft: v.exactOptional(v.literal(true)),
    leanLeft: v.exactOptional(v.literal(true)),
    lightLeftOut: v.exactOptional(v.literal(true)),
  });
  return {
    store: 'photos',
    migrations: [fromBareFile],
    parse(row) {
      const parsed = v.safeParse(schema, row);
      return parsed.success ? parsed.output : undefined;
    },
    toRow: photo => ({ ...photo }),
    compare: (a, b) => a.position - b.position || compareIds(a.id, b.id),
  };
}
