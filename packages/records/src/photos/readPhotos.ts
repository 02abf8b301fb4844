import type { Result } from '@app/kernel';
import type { Media, MediaFile } from '../media';
import type { StoredPhoto } from '../storage/storedPhoto';
import { isRead, type Photo } from './photo';
import type { PhotoSet } from './photoStore';
import { applyDecoding, applyReading, type Reading, type ReadingRefusal } from './reading';

/** Longest side of a thumbnail, pixels: two tiles' worth on a sharp screen. */
const THUMB_SIDE = 640;

/**
 * Checks the bytes of a picture. With `tells` it also reads the facts of camera and pixels (R232). Refused as `missing`
 * if the workshop itself could not be fetched, which says nothing about the picture (R247).
 */
export interface PhotoWorkshop<Chosen, Data, Capture, Pixels> {
  read(
    file: Chosen,
    tells: boolean,
  ): Promise<
    Result<{ readonly reading: Reading; readonly capture?: Capture; readonly cleaned: Chosen }, string>
  >;
  scale(
    picture: Data,
    side: number,
    tells: boolean,
  ): Promise<
    Result<
      {
        readonly width: number;
        readonly height: number;
        readonly picture: Data;
        readonly pixels?: Pixels;
      },
      string
    >
  >;
}

export interface PhotoReadingPorts<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels> {
  readonly workshop: PhotoWorkshop<Chosen, Data, Capture, Pixels>;
  /** The photos at this moment: the person may go on arranging them. */
  readonly now: () => PhotoSet<Data>;
  readonly show: (change: Partial<PhotoSet<Data>>) => void;
  /** R232: whether facts are read from photos; may change at any time. */
  readonly tells: () => boolean;
  /** The readings of a photo, as stored. */
  readonly format: (reading: { readonly capture: Capture; readonly pixels?: Pixels }) => Promise<string>;
  /** The facts of the camera in a stored reading; without one those of a camera without metadata. */
  readonly captureOf: (reading: string | undefined) => Promise<Capture>;
  /** An empty file, in place of one withdrawn by its disk. */
  readonly empty: (photo: Photo) => Data;
}

/** Without a file it is stored, and only to be drawn (R1094). */
export interface PhotoToRead<Chosen> {
  readonly photo: Photo;
  readonly file?: Chosen;
}

/** The surroundings of reading photos one after the other. */
export interface PhotoTurns<Message> {
  /** False once another account is signed in: the rest is dropped. */
  readonly isHere: () => boolean;
  /** The result says why the photo will not outlive the tab. */
  readonly keep: () => Promise<Message | undefined>;
  readonly report: (message: ReadingRefusal | Message) => void;
  /** R233: one more has been read. */
  readonly onDone: () => void;
}

/**
 * R1094: reads the photos one after the other and stores each at once; those already read are scaled meanwhile, and stored
 * again. Those removed meanwhile are skipped. Ends as `missing` where the workshop could not be fetched.
 */
export async function readPhotos<
  Chosen extends Data & MediaFile,
  Data extends Media,
  Capture,
  Pixels,
  Message,
>(
  taken: readonly PhotoToRead<Chosen>[],
  ports: PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
  turns: PhotoTurns<Message>,
): Promise<'missing' | undefined> {
  const checkInTurn = async ({ photo, file }: PhotoToRead<Chosen>) => {
    if (!file || !turns.isHere()) return undefined;
    const refused = await checkPhoto(photo, file, ports);
    // Whether it fits is said once, when it is stored with its thumbnail.
    if (findUndrawn(photo.id, ports) && turns.isHere()) await turns.keep();
    return refused;
  };
  let turn: ReturnType<typeof checkInTurn> = Promise.resolve(undefined);
  const checks = taken.map(each => {
    turn = turn.then(() => checkInTurn(each));
    // A failure counts where it is awaited below, if it is.
    turn.catch(() => undefined);
    return turn;
  });
  for (const [index, { photo }] of taken.entries()) {
    const refused = await checks[index];
    if (!turns.isHere()) return undefined;
    if (refused === 'missing') return 'missing';
    if (refused) turns.report(refused);
    else if ((await drawPhoto(photo.id, ports)) === 'missing') return 'missing';
    if (!turns.isHere()) return undefined;
    const failed = await turns.keep();
    if (failed) turns.report(failed);
    turns.onDone();
  }
  return undefined;
}

/** The photo, once read and until it is drawn. */
const findUndrawn = <Data extends Media>(
  id: string,
  { now }: Pick<PhotoReadingPorts<never, Data, unknown, unknown>, 'now'>,
): Photo | undefined =>
  now().photos.find(photo => photo.id === id && photo.state === 'reading' && isRead(photo));

/** Photo, picture and reading change at once, since they may be stored at any moment (R1094). */
function showRead<Data extends Media>(
  id: string,
  photos: readonly Photo[],
  picture: Partial<StoredPhoto<Data>>,
  reading: string | undefined,
  { now, show, tells }: Pick<PhotoReadingPorts<never, Data, unknown, unknown>, 'now' | 'show' | 'tells'>,
): void {
  const { pictures } = now();
  const known = pictures.get(id);
  show({
    // R232: it may have been switched off while the photo was being read.
    photos:
      reading !== undefined && tells()
        ? photos.map(photo => (photo.id === id ? { ...photo, reading } : photo))
        : photos,
    pictures: known ? new Map(pictures).set(id, { ...known, ...picture }) : pictures,
  });
}

async function checkPhoto<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels>(
  photo: Photo,
  chosen: Chosen,
  ports: PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
): Promise<ReadingRefusal | 'missing' | undefined> {
  const { id } = photo;
  const { workshop, now, show, tells, format, empty } = ports;
  const { photos, pictures } = now();
  // Removed, or all cleared, while those before it were being read.
  if (!photos.some(other => other.id === id)) return undefined;
  show({ pictures: new Map(pictures).set(id, { ...photo, position: photos.length, blob: chosen }) });
  const file = await workshop.read(chosen, tells());
  if (!file.ok) {
    if (file.error === 'missing') return 'missing';
    // The stored copy is independent of the file, which would make every later write fail along with its own.
    const failed = applyDecoding(now().photos, id, { kind: 'failed' });
    showRead(id, failed, { blob: empty(photo) }, undefined, ports);
    return undefined;
  }
  const { reading, capture, cleaned } = file.value;
  const text = capture && (await format({ capture }));
  const read = applyReading(now().photos, id, reading);
  if (read.refused) {
    const rest = new Map(now().pictures);
    rest.delete(id);
    show({ photos: read.photos, pictures: rest });
    return read.refused;
  }
  // R220: what is read may be stored, so its place is gone before.
  showRead(id, read.photos, { blob: cleaned }, text, ports);
  return undefined;
}

/** Draws it from its cleaned file and its reading, chosen now or at an earlier visit. */
async function drawPhoto<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels>(
  id: string,
  ports: PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
): Promise<'missing' | undefined> {
  const { workshop, now, tells, format, captureOf, empty } = ports;
  const photo = findUndrawn(id, ports);
  const blob = now().pictures.get(id)?.blob;
  if (!photo || !blob) return undefined;
  const scaled = await workshop.scale(blob, THUMB_SIDE, tells());
  if (!scaled.ok) {
    if (scaled.error === 'missing') return 'missing';
    const failed = applyDecoding(now().photos, id, { kind: 'failed' });
    // R628: a file no decoder accepts may be anything: one wrong length byte could include the place to be removed.
    const isLost = failed.find(other => other.id === id)?.state === 'unreadable';
    showRead(id, failed, isLost ? { blob: empty(photo) } : {}, undefined, ports);
    return undefined;
  }
  const { width, height, picture, pixels } = scaled.value;
  const capture = await captureOf(findUndrawn(id, ports)?.reading);
  const text = pixels && (await format({ capture, pixels }));
  const drawn = applyDecoding(now().photos, id, { kind: 'decoded', width, height });
  showRead(id, drawn, { thumb: picture }, text, ports);
  return undefined;
}
