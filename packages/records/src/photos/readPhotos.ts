import type { Result } from '@app/kernel';
import type { Media, MediaFile } from '../media';
import type { StoredPhoto } from '../storage/storedPhoto';
import type { Photo } from './photo';
import type { PhotoSet } from './photoStore';
import { applyDecoding, applyReading, type Reading, type ReadingRefusal } from './reading';
import type { TakenPhoto } from './selection';

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
    file: Chosen,
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
  /** The facts of a camera without metadata. */
  readonly nothing: Capture;
  /** An empty file, in place of one withdrawn by its disk. */
  readonly empty: (photo: Photo) => Data;
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
 * again. Those removed meanwhile are skipped. Returns those that could not be checked because the workshop could not be
 * fetched.
 */
export async function readPhotos<
  Chosen extends Data & MediaFile,
  Data extends Media,
  Capture,
  Pixels,
  Message,
>(
  taken: readonly TakenPhoto<Chosen>[],
  ports: PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
  turns: PhotoTurns<Message>,
): Promise<readonly TakenPhoto<Chosen>[]> {
  const checkInTurn = async ({ photo, file }: TakenPhoto<Chosen>) => {
    if (!turns.isHere()) return undefined;
    const checked = await checkPhoto(photo, file, ports);
    // Whether it fits is said once, when it is stored with its thumbnail.
    if (typeof checked === 'object' && 'cleaned' in checked && turns.isHere()) await turns.keep();
    return checked;
  };
  let turn: ReturnType<typeof checkInTurn> = Promise.resolve(undefined);
  const checks = taken.map(each => {
    turn = turn.then(() => checkInTurn(each));
    return turn;
  });
  for (const [index, check] of checks.entries()) {
    const checked = await check;
    if (!turns.isHere()) return [];
    if (checked === 'missing') return taken.slice(index);
    if (checked && 'code' in checked) turns.report(checked);
    else if (checked && (await drawPhoto(checked, ports)) === 'missing') return taken.slice(index);
    if (!turns.isHere()) return [];
    const failed = await turns.keep();
    if (failed) turns.report(failed);
    turns.onDone();
  }
  return [];
}

/** A photo that has been read, and may be stored. */
interface CheckedPhoto<Chosen, Capture> {
  readonly photo: Photo;
  readonly cleaned: Chosen;
  readonly capture: Capture | undefined;
}

const picturesOf = <Data extends Media>({
  now,
  show,
}: Pick<PhotoReadingPorts<never, Data, unknown, unknown>, 'now' | 'show'>) => ({
  find: (id: string) => now().photos.find(other => other.id === id),
  set(id: string, change: Partial<StoredPhoto<Data>>) {
    const known = now().pictures.get(id);
    if (known) show({ pictures: new Map(now().pictures).set(id, { ...known, ...change }) });
  },
});

async function saveReading<Data extends Media, Capture, Pixels>(
  id: string,
  reading: { readonly capture: Capture; readonly pixels?: Pixels },
  {
    now,
    show,
    tells,
    format,
  }: Pick<PhotoReadingPorts<never, Data, Capture, Pixels>, 'now' | 'show' | 'tells' | 'format'>,
): Promise<void> {
  const text = await format(reading);
  // Switched off while it was being read.
  if (!tells()) return;
  show({ photos: now().photos.map(other => (other.id === id ? { ...other, reading: text } : other)) });
}

/** Undefined if nothing is left to be drawn. */
async function checkPhoto<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels>(
  photo: Photo,
  chosen: Chosen,
  ports: PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
): Promise<CheckedPhoto<Chosen, Capture> | ReadingRefusal | 'missing' | undefined> {
  const { id } = photo;
  const { workshop, now, show, tells, empty } = ports;
  const { find, set } = picturesOf(ports);
  // Removed, or all cleared, while those before it were being read.
  if (!find(id)) return undefined;
  const { photos, pictures } = now();
  show({ pictures: new Map(pictures).set(id, { ...photo, position: photos.length, blob: chosen }) });
  const file = await workshop.read(chosen, tells());
  if (!file.ok) {
    if (file.error === 'missing') return 'missing';
    // The stored copy is independent of the file, which would make every later write fail along with its own.
    set(id, { blob: empty(photo) });
    show({ photos: applyDecoding(now().photos, id, { kind: 'failed' }) });
    return undefined;
  }
  const { reading, capture, cleaned } = file.value;
  const read = applyReading(now().photos, id, reading);
  if (read.refused) {
    const rest = new Map(now().pictures);
    rest.delete(id);
    show({ photos: read.photos, pictures: rest });
    return read.refused;
  }
  // R220: what is read may be stored, so its place is gone before.
  set(id, { blob: cleaned });
  show({ photos: read.photos });
  const current = find(id);
  if (!current) return undefined;
  if (capture) await saveReading(id, { capture }, ports);
  return current.state === 'reading' ? { photo, cleaned, capture } : undefined;
}

async function drawPhoto<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels>(
  { photo, cleaned, capture }: CheckedPhoto<Chosen, Capture>,
  ports: PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
): Promise<'missing' | undefined> {
  const { id } = photo;
  const { workshop, now, show, tells, nothing, empty } = ports;
  const { find, set } = picturesOf(ports);
  if (!find(id)) return undefined;
  const scaled = await workshop.scale(cleaned, THUMB_SIDE, tells());
  if (!scaled.ok && scaled.error === 'missing') return 'missing';
  if (scaled.ok) set(id, { thumb: scaled.value.picture });
  if (scaled.ok && scaled.value.pixels) {
    await saveReading(id, { capture: capture ?? nothing, pixels: scaled.value.pixels }, ports);
  }
  show({
    photos: applyDecoding(
      now().photos,
      id,
      scaled.ok
        ? { kind: 'decoded', width: scaled.value.width, height: scaled.value.height }
        : { kind: 'failed' },
    ),
  });
  // R628: a file no decoder accepts may be anything: one wrong length byte could include the place to be removed.
  if (find(id)?.state === 'unreadable') set(id, { blob: empty(photo) });
  return undefined;
}
