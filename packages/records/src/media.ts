import { err, ok, type Result } from '@app/kernel';
import { MAX_FILE_BYTES, toMegabytes } from './limits';

/** The properties of a file that the rules need. A browser's `File` fits; a `Blob` lacks only the name. */
export interface Media {
  /** MIME type in lower case; empty if unknown. */
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

/** A39: an image by its type, or by its extension without one. */
export const isImageFile = ({ name, type }: Pick<MediaFile, 'name' | 'type'>): boolean =>
  type === '' ? IMAGE_EXTENSION.test(name) : type.toLowerCase().startsWith('image/');

/** R121, A50: an image by its type, or by its extension without one; everything else is a film. */
export const kindOfMedia = (file: Pick<MediaFile, 'name' | 'type'>): MediaKind =>
  isImageFile(file) ? 'image' : 'video';

/** Types that can never be shown: text, sound, fonts, and among `application/` documents, archives and programs. */
const NO_MEDIA_TYPES = ['text/', 'audio/', 'font/', 'message/', 'multipart/', 'model/', 'chemical/'];
const NO_MEDIA_WORDS = [
  ...['pdf', 'zip', 'compressed', 'rar', 'tar', 'gzip', 'bzip', 'archive', 'diskimage', 'package'],
  ...['word', 'excel', 'powerpoint', 'office', 'opendocument', 'rtf', 'epub', 'postscript'],
  ...[
    'json',
    'xml',
    'yaml',
    'javascript',
    'ecmascript',
    'wasm',
    'executable',
    'msdownload',
    'x-sh',
    'sql',
    'font',
  ],
];
const NO_MEDIA_EXTENSIONS = [
  ...[
    'txt',
    'md',
    'csv',
    'log',
    'html',
    'htm',
    'css',
    'js',
    'mjs',
    'ts',
    'json',
    'xml',
    'yml',
    'yaml',
    'sh',
    'bat',
  ],
  ...[
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'odt',
    'ods',
    'odp',
    'rtf',
    'epub',
    'pages',
    'numbers',
    'key',
  ],
  ...[
    'zip',
    'rar',
    '7z',
    'tar',
    'gz',
    'tgz',
    'bz2',
    'xz',
    'dmg',
    'iso',
    'exe',
    'msi',
    'apk',
    'jar',
    'wasm',
    'dll',
  ],
  ...['mp3', 'wav', 'flac', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'wma', 'mid', 'ttf', 'otf', 'woff', 'woff2'],
];
/** Names that systems give to an unknown type. */
const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream', 'application/x-unknown'];

/** A50: certainly neither picture nor film. An unknown type is not certain; then the extension may be. */
function isNoMedia({ name, type }: Pick<MediaFile, 'name' | 'type'>): boolean {
  const mime = type.toLowerCase();
  if (mime.startsWith('image/') || mime.startsWith('video/')) return false;
  if (UNKNOWN_TYPES.includes(mime)) {
    const dot = name.lastIndexOf('.');
    return dot >= 0 && NO_MEDIA_EXTENSIONS.includes(name.slice(dot + 1).toLowerCase());
  }
  return (
    NO_MEDIA_TYPES.some(start => mime.startsWith(start)) ||
    (mime.startsWith('application/') && NO_MEDIA_WORDS.some(word => mime.includes(word)))
  );
}

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

/** Whether the file may go into a record: not empty, at most 50 MB. Checked before anything is read. */
export function checkRecordMedia(file: MediaFile): Result<MediaKind, MediaRefusal> {
  if (isNoMedia(file)) return err({ code: 'records/not-media', name: file.name });
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
