import { firstTracing, type Traced } from '@app/home';
import { err, ok, type Result } from '@app/kernel';
import type { Floor } from '@app/plan';
import { MAX_FILE_BYTES, MAX_PIXELS } from '@app/records';
import type { usePorts } from '../../adapters/ports';
import type { WorkFailure } from '../../adapters/workshop/workshop';

export type PictureFault =
  | 'trace/not-a-picture'
  | 'trace/picture-too-large'
  | 'trace/picture-too-small'
  | 'trace/unreadable';

/** R392: pixels on the shorter side: a room would be a few of them. */
const SMALLEST = 50;

/** Pixels on the longer side: enough to see a door, small enough to be stored as text. */
export const LONGEST = 1600;

export const faultOf = (reason: WorkFailure) => (reason === 'missing' ? reason : 'trace/unreadable');

/** R392: a picture as laid under a floor for the first time. It is decoded and redrawn, so no byte about its location remains. */
export async function readPicture(
  file: File,
  floor: Floor,
  { files, images }: Pick<ReturnType<typeof usePorts>, 'files' | 'images'>,
): Promise<Result<Traced, PictureFault | 'missing'>> {
  // A system that does not know a type reports none; such a file is tried.
  if (file.type !== '' && !file.type.startsWith('image/')) return err('trace/not-a-picture');
  if (file.size > MAX_FILE_BYTES) return err('trace/picture-too-large');
  try {
    const read = await images.read(file, false);
    const size = read.ok ? read.value.reading.header?.size : undefined;
    if (size && size.width * size.height > MAX_PIXELS) return err('trace/picture-too-large');
    const scaled = await images.scale(file, LONGEST, false);
    if (!scaled.ok) return err(faultOf(scaled.error));
    const laid = firstTracing(scaled.value, LONGEST, floor);
    if (Math.min(laid.width, laid.height) < SMALLEST) return err('trace/picture-too-small');
    return ok({
      ...laid,
      url: await files.toText(scaled.value.picture),
    });
  } catch {
    return err('trace/unreadable');
  }
}
