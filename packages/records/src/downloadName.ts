import { IMAGE_EXTENSION, type MediaFile } from './media';

const VIDEO_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|avi|3gp|ogv)$/i;

/** Characters of a file name accepted by every system. */
const MAX_NAME = 120;
/** Path separators, what Windows forbids, control characters, and marks that turn the reading direction around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const UNSAFE = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/**
 * The name under which a file is downloaded by its owner. No name can leave the folder of downloads, and a file without
 * an extension of a picture or film gets `.bin`, so that no system runs it. SVG runs scripts when it is opened.
 */
export function toDownloadName({ name, type }: Pick<MediaFile, 'name' | 'type'>): string {
  const clean = name.replace(UNSAFE, '_').replace(/^\.+/, '').trim();
  const harmless = (IMAGE_EXTENSION.test(clean) || VIDEO_EXTENSION.test(clean)) && !/\.svg$/i.test(clean);
  const stem = clean === '' ? (type.startsWith('video/') ? 'film' : 'picture') : clean;
  return harmless ? stem.slice(-MAX_NAME) : `${stem.slice(0, MAX_NAME)}.bin`;
}
