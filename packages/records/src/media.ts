import { err, ok, type Result } from '@app/kernel';
import { MAX_FILE_BYTES, toMegabytes } from './limits';

/** What the rules need to know of a file. A browser's `File` fits; a `Blob` lacks only the name. */
export interface Media {
  /** MIME type, lower case as browsers give it; empty when unknown. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export interface MediaFile extends Media {
  readonly name: string;
}

/** R18: attributes of the input that chooses photos. */
export const PHOTO_INPUT = { accept: 'image/*', multiple: true } as const;
/** R117: attributes of the inputs of the records dialog, and the rows of its text box. */
export const RECORD_INPUTS = { image: { accept: 'image/*' }, video: { accept: 'video/*' }, rows: 2 } as const;

export type MediaKind = 'image' | 'video';

export const IMAGE_EXTENSION = /\.(?:jpe?g|png|gif|webp|avif|heic|heif|bmp|svg|tiff?|ico)$/i;
export const VIDEO_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|avi|3gp|ogv)$/i;

/** A39: an image by its type, or by its extension when the system gave no type. */
export const isImageFile = ({ name, type }: Pick<MediaFile, 'name' | 'type'>): boolean =>
  type === '' ? IMAGE_EXTENSION.test(name) : type.toLowerCase().startsWith('image/');

const isVideoFile = ({ name, type }: Pick<MediaFile, 'name' | 'type'>): boolean =>
  type === '' ? VIDEO_EXTENSION.test(name) : type.toLowerCase().startsWith('video/');

/** R121: an image when the type begins with `image/`, else a video. A missing type is made up for by the extension. */
export const kindOfMedia = (file: Pick<MediaFile, 'name' | 'type'>): MediaKind =>
  isImageFile(file) ? 'image' : 'video';

export interface FileTooBig<Code extends string> {
  readonly code: Code;
  readonly name: string;
  readonly limitMb: number;
  readonly actualMb: number;
}

export type MediaRefusal =
  | { readonly code: 'records/not-media'; readonly name: string }
  | { readonly code: 'records/empty-file'; readonly name: string }
  | FileTooBig<'records/too-big'>;

/** Whether the file may go into a record: an image or a video with something in it, of at most 50 MB. Asked before anything is read. */
export function checkRecordMedia(file: MediaFile): Result<MediaKind, MediaRefusal> {
  if (!isImageFile(file) && !isVideoFile(file)) return err({ code: 'records/not-media', name: file.name });
  if (file.size === 0) return err({ code: 'records/empty-file', name: file.name });
  if (isTooBig(file)) return err(tooBig('records/too-big', file));
  return ok(kindOfMedia(file));
}

export const isTooBig = ({ size }: Pick<Media, 'size'>): boolean => size > MAX_FILE_BYTES;

export const tooBig = <Code extends string>(code: Code, { name, size }: MediaFile): FileTooBig<Code> => ({
  code,
  name,
  limitMb: toMegabytes(MAX_FILE_BYTES),
  actualMb: toMegabytes(size),
});
