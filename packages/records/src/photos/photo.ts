import { DIRECTIONS } from '@app/kernel';
import type { Media } from '../media';

/** How far a photo has come: being read, shown, or marked because it cannot be shown. Marked ones still count (A39). */
export const PHOTO_STATES = ['reading', 'ready', 'empty', 'unreadable', 'no-preview'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

export const ROOMS = [
  'living',
  'bedroom',
  'kitchen',
  'study',
  'entrance',
  'tea',
  'dining',
  'bath',
  'balcony',
  'other',
] as const;
export type Room = (typeof ROOMS)[number];

/** The wall of a room that a photo looks at, by the compass. */
export const WALLS = DIRECTIONS;
export type Wall = (typeof WALLS)[number];

/** A person's statement about a photo, often a confirmed proposal (R231). Absent until made. */
export interface PhotoFacts {
  readonly room?: Room;
  readonly wall?: Wall;
  /** Degrees clockwise by which it is shown turned, on top of the quarter turns; the file stays unchanged. */
  readonly straightened?: number;
  /** It may be blurred, and is wanted nevertheless. */
  readonly keptBlurred?: true;
  /** Another one looks like it, and both are wanted (R230). */
  readonly keptTwin?: true;
  /** The proposed wall, or the proposed straightening, is left (R1040). */
  readonly wallLeft?: true;
  readonly leanLeft?: true;
  /** Its light says nothing of the room, as with a lamp in the picture: it stays out of the light diary (R239). */
  readonly lightLeftOut?: true;
}

/** Clockwise turns the person made, on top of the picture's own orientation. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export interface Photo extends Media, PhotoFacts {
  readonly id: string;
  readonly name: string;
  readonly state: PhotoState;
  /** SHA-256 of the file, hexadecimal; absent until it has been read. */
  readonly hash?: string;
  /** The format by its first bytes, such as `jpeg`, regardless of its name; absent until read. */
  readonly format?: string;
  /** Upright size, pixels; absent when the header does not give it. */
  readonly width?: number;
  readonly height?: number;
  readonly caption?: string;
  /** Its reading, as written by `@app/photo`; absent when reading is off or found nothing. */
  readonly reading?: string;
  readonly turns: QuarterTurns;
}

/** R220, R1094: once read its place is removed, and it is stored. */
export const isRead = ({ state, hash }: Photo): boolean => state !== 'reading' || hash !== undefined;

/** Notices for photos that count but cannot be shown. */
export type PhotoMark =
  | { readonly code: 'photos/empty-file'; readonly name: string }
  | { readonly code: 'photos/unreadable'; readonly name: string }
  | { readonly code: 'photos/no-preview'; readonly name: string };

export function markOf({ state, name }: Photo): PhotoMark | undefined {
  switch (state) {
    case 'empty':
      return { code: 'photos/empty-file', name };
    case 'unreadable':
      return { code: 'photos/unreadable', name };
    case 'no-preview':
      return { code: 'photos/no-preview', name };
    case 'reading':
    case 'ready':
      return undefined;
  }
}
