import * as v from 'valibot';
import { IMAGE_FORMATS } from '../image/format';
import type { Media } from '../media';
import { PHOTO_STATES, type Photo, type QuarterTurns, ROOMS } from '../photos/photo';
import { compareIds } from '../record';
import type { Codec, Migration, Row } from './codec';
import { mediaOf, text, whole } from './schemas';

/** A photo as it is kept (A35): what the list knows of it, its place in the list, the file, and the thumbnail if any. */
export interface StoredPhoto<Data extends Media> extends Photo {
  /** Counted from 0. */
  readonly position: number;
  readonly blob: Data;
  readonly thumb?: Data;
}

/** Gives every photo the position it has in the list, to be written in one go after a change of order. */
export const withPositions = <Data extends Media>(
  photos: readonly Photo[],
  stored: readonly StoredPhoto<Data>[],
): readonly StoredPhoto<Data>[] =>
  photos.flatMap((photo, position) => {
    const kept = stored.find(({ id }) => id === photo.id);
    return kept
      ? [{ ...photo, position, blob: kept.blob, ...(kept.thumb ? { thumb: kept.thumb } : {}) }]
      : [];
  });

/** The list's view of a kept photo, without file and place. */
export function toPhoto<Data extends Media>(stored: StoredPhoto<Data>): Photo {
  const { position: _position, blob: _blob, thumb: _thumb, ...photo } = stored;
  return photo;
}

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
    format: v.exactOptional(v.picklist(IMAGE_FORMATS)),
    width: v.exactOptional(whole),
    height: v.exactOptional(whole),
    room: v.exactOptional(v.picklist(ROOMS)),
    caption: v.exactOptional(text),
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
