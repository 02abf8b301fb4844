import { err, type Millis, ok, type Result } from '@app/kernel';
import { cleanText, countCharacters } from '@app/validation';
import { type Effects, NO_EFFECTS, revoke } from './effects';
import { MAX_RECORD_TEXT } from './limits';
import { kindOfMedia, type MediaFile, type MediaKind } from './media';
import type { HomeRecord } from './record';

/** The file chosen in the records dialog, and the object URL of its preview. */
export interface ChosenMedia<File extends MediaFile> {
  readonly file: File;
  readonly kind: MediaKind;
  readonly url: string;
  /** R241: when it was taken, by its camera; absent until read, and when the day is not worth proposing. */
  readonly takenAt?: Millis;
}

/** The content of the input area of the records dialog. */
export interface RecordDraft<File extends MediaFile> {
  /** As typed, not trimmed. */
  readonly text: string;
  readonly media?: ChosenMedia<File>;
  /** R241: the person wants the record dated `media.takenAt`. */
  readonly isDated?: true;
}

/** The next draft and the effects for the caller. */
export type Step<File extends MediaFile> = readonly [RecordDraft<File>, Effects];

export const emptyDraft = <File extends MediaFile>(): RecordDraft<File> => ({ text: '' });

export const writeText = <File extends MediaFile>(
  draft: RecordDraft<File>,
  text: string,
): RecordDraft<File> => ({ ...draft, text });

/** R119: the file replaces the one before, whose preview is given back. `url` shows the new file. */
export function chooseMedia<File extends MediaFile>(
  draft: RecordDraft<File>,
  file: File,
  url: string,
): Step<File> {
  const earlier = draft.media?.url;
  return [
    { text: draft.text, media: { file, kind: kindOfMedia(file), url } },
    earlier === url ? NO_EFFECTS : revoke(earlier),
  ];
}

/** R241: the moment read from the chosen file, if it is still chosen. A future moment is not proposed. */
export function proposeDate<File extends MediaFile>(
  draft: RecordDraft<File>,
  file: File,
  takenAt: Millis,
  now: Millis,
): RecordDraft<File> {
  if (draft.media?.file !== file || takenAt > now) return draft;
  return { ...draft, media: { ...draft.media, takenAt } };
}

/** R241: dates the record by the photo, or by the moment it is added. */
export function dateRecord<File extends MediaFile>(
  { isDated: _, ...draft }: RecordDraft<File>,
  dated: boolean,
): RecordDraft<File> {
  return dated && draft.media?.takenAt !== undefined ? { ...draft, isDated: true } : draft;
}

/** R120. */
export const removeMedia = <File extends MediaFile>(draft: RecordDraft<File>): Step<File> => [
  { text: draft.text },
  revoke(draft.media?.url),
];

/** R124: closing the dialog discards the file; A33: the text stays. */
export const closeDraft = <File extends MediaFile>(draft: RecordDraft<File>): Step<File> =>
  removeMedia(draft);

/** R118: something to add: a file or a text with visible characters. */
export const canAdd = <File extends MediaFile>({ text, media }: RecordDraft<File>): boolean =>
  media !== undefined || cleanText(text) !== '';

export type AddRefusal =
  | { readonly code: 'records/nothing-to-add' }
  | { readonly code: 'records/text-too-long'; readonly limit: number; readonly length: number };

export interface Added<File extends MediaFile> {
  readonly record: HomeRecord;
  /** The file to store with the record; absent for a record of text alone. */
  readonly file?: File;
  /** R123: empty again. */
  readonly draft: RecordDraft<File>;
}

/**
 * R118, R121, R122: makes the record. It takes over the URL of the preview (A17), so nothing is revoked. When storing
 * fails, the caller keeps the draft it passed in, and nothing is lost.
 */
export function addRecord<File extends MediaFile>(
  draft: RecordDraft<File>,
  id: string,
  timestamp: Millis,
): Result<Added<File>, AddRefusal> {
  const text = cleanText(draft.text);
  const length = countCharacters(text);
  if (length > MAX_RECORD_TEXT) {
    return err({ code: 'records/text-too-long', limit: MAX_RECORD_TEXT, length });
  }
  if (draft.media) {
    const { file, kind, url, takenAt } = draft.media;
    const caption = text === '' ? {} : { textContent: text };
    const at = draft.isDated && takenAt !== undefined ? takenAt : timestamp;
    return ok({
      record: { id, type: kind, content: url, ...caption, timestamp: at },
      file,
      draft: emptyDraft(),
    });
  }
  if (text === '') return err({ code: 'records/nothing-to-add' });
  return ok({ record: { id, type: 'text', content: text, timestamp }, draft: emptyDraft() });
}
