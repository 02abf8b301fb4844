import { type Bytes, concat, refuse } from '../bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The applications that only set how often an animation repeats. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
/** Bytes of the parts of an extension (GIF89a, 23 and 26; Netscape's, which Animexts adopted). */
const [CONTROL, NAME, LOOP] = [4, 11, 3];

/**
 * GIF89a specification: the screen, its colours, the frames with their timing. No comment, text or other application, and
 * nothing after the fields or the last pixel of the kept ones (R188).
 */
export function cleanGif(file: Uint8Array, bytes: Bytes): Uint8Array<ArrayBuffer> {
  let at = 13 + tableBytes(bytes.u8(10));
  const parts = [file.subarray(0, at)];
  let hasFrame = false;
  for (;;) {
    const block = bytes.u8(at);
    const data = block === EXTENSION ? at + 2 : block === IMAGE ? dataOfImage(bytes, at) : undefined;
    if (data === undefined) {
      // R600: overlong colours or parts end in the middle of something; a truncated download does not.
      if ((block !== undefined && block !== TRAILER) || !hasFrame) refuse();
      break;
    }
    bytes.count();
    const kept = block === IMAGE ? endOfPixels(bytes, at, data) : endOfFields(bytes, at);
    if (kept) {
      hasFrame ||= block === IMAGE;
      parts.push(file.subarray(at, kept.part), Uint8Array.of(kept.end - kept.part - 1));
      parts.push(file.subarray(kept.part + 1, kept.end), Uint8Array.of(0));
    }
    at = behindParts(bytes, data);
  }
  return concat([...parts, Uint8Array.of(TRAILER)]);
}

/** The colours declared by a packed field, three bytes each. */
const tableBytes = (packed = 0): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** After the descriptor, its colours and the size of its codes. */
const dataOfImage = (bytes: Bytes, at: number): number => at + 11 + tableBytes(bytes.u8(at + 9));

/** Data comes in parts of up to 255 bytes, the last of none. */
function behindParts(bytes: Bytes, from: number): number {
  let at = from;
  for (let length = bytes.u8(at); length; length = bytes.u8(at)) at += 1 + length;
  return Math.min(bytes.length, at + 1);
}

/** The kept part of a block: its last part, and its end there. */
interface BlockEnd {
  readonly part: number;
  readonly end: number;
}

/** Undefined for a removed extension. */
function endOfFields(bytes: Bytes, at: number): BlockEnd | undefined {
  const label = bytes.u8(at + 1);
  const part = label === APPLICATION ? at + 3 + NAME : at + 2;
  const size = label === APPLICATION ? LOOP : CONTROL;
  const isKnown =
    label === GRAPHIC_CONTROL ||
    (label === APPLICATION && bytes.u8(at + 2) === NAME && LOOPS.includes(bytes.text(at + 3, NAME) ?? ''));
  const end = part + 1 + size;
  return isKnown && bytes.u8(part) === size && end <= bytes.length ? { part, end } : undefined;
}

const MOST_CODES = 4096;

/**
 * Up to the code that ends the pixels, or fills the frame (GIF89a, appendix F): counts the pixels of each code without
 * drawing any. Undefined for a frame without pixels.
 */
function endOfPixels(bytes: Bytes, at: number, data: number): BlockEnd | undefined {
  const read = createReader(bytes, data);
  const smallest = bytes.u8(data - 1) ?? 0;
  if (smallest < 1 || smallest > 11) return undefined;
  const clear = 1 << smallest;
  const lengths = new Uint16Array(MOST_CODES).fill(1);
  let left = (bytes.u16(at + 5, 'little') ?? 0) * (bytes.u16(at + 7, 'little') ?? 0);
  let [width, next, before] = [smallest + 1, clear + 2, 0];
  for (;;) {
    const code = read.code(width);
    if (code === undefined || code === clear + 1) break;
    if (code === clear) {
      [width, next, before] = [smallest + 1, clear + 2, 0];
      continue;
    }
    // Only the end may follow the last pixel.
    if (left <= 0 || code > next) {
      read.back();
      break;
    }
    if (before > 0 && next < MOST_CODES) {
      lengths[next] = before + 1;
      next += 1;
      if (next === 1 << width && width < 12) width += 1;
    }
    before = lengths[code] ?? 1;
    left -= before;
  }
  return read.end();
}

/** Codes of up to twelve bits, the lowest bit first, over the parts. */
function createReader(bytes: Bytes, data: number) {
  let [part, at] = [data, data];
  let [held, count] = [0, 0];
  let last: BlockEnd | undefined;
  let previous: BlockEnd | undefined;
  return {
    code(width: number): number | undefined {
      previous = last;
      while (count < width) {
        if (at + 1 > part + (bytes.u8(part) ?? 0) && at > part) {
          part = at + 1;
          at = part;
        }
        const length = bytes.u8(part) ?? 0;
        if (length === 0) return undefined;
        const byte = bytes.u8(at + 1);
        if (byte === undefined) return undefined;
        at += 1;
        held |= byte << count;
        count += 8;
        last = { part, end: at + 1 };
      }
      const code = held & ((1 << width) - 1);
      held >>>= width;
      count -= width;
      return code;
    },
    /** The last code read is not part of the picture. */
    back() {
      last = previous;
    },
    end: () => last,
  };
}
