import type { Bytes } from '../bytes';

/** A marker of a JPEG with its segment (ITU-T T.81, annex B); a scan is followed by its coded data. */
export interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly end: number;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Segment by segment up to the end of the image; data after that, such as films and second pictures, is not read. */
export function* jpegSegments(file: Bytes): Generator<Segment, void> {
  let at = 2;
  for (;;) {
    at = nextMarker(file, at);
    const marker = file.u8(at + 1);
    if (marker === undefined) return;
    if (marker === END_OF_IMAGE) {
      yield { marker, at, end: at + 2 };
      return;
    }
    const length = file.u16(at + 2);
    if (length === undefined || length < 2) return;
    const end = Math.min(file.length, at + 2 + length);
    file.count();
    const whole = marker === START_OF_SCAN ? nextMarker(file, end) : end;
    yield { marker, at, end: whole };
    at = whole;
  }
}

/** The next marker; coded data has 0xff only before a zero or a restart, and fill bytes may repeat it. */
function nextMarker(file: Bytes, from: number): number {
  let at = file.find(0xff, from);
  while (at < file.length) {
    const next = file.u8(at + 1) ?? 0xff;
    if (next === 0xff) at += 1;
    else if (next === 0 || next === 1 || (next >= 0xd0 && next <= 0xd8)) at = file.find(0xff, at + 2);
    else return at;
  }
  return file.length;
}
