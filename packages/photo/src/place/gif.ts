import { type Bytes, concat } from '../bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The applications that only say how often an animation runs. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** GIF89a specification: the screen, its colours, the frames with their timing. No comment, no text, no other application. */
export function cleanGif(file: Uint8Array, bytes: Bytes): Uint8Array<ArrayBuffer> {
  let at = 13 + tableBytes(bytes.u8(10));
  const parts = [file.subarray(0, at)];
  for (;;) {
    const block = bytes.u8(at);
    const end =
      block === EXTENSION ? behindParts(bytes, at + 2) : block === IMAGE ? behindImage(bytes, at) : at;
    if (end === at) break;
    if (block === IMAGE || isKept(bytes, at, end)) parts.push(file.subarray(at, end));
    at = end;
  }
  return concat([...parts, Uint8Array.of(TRAILER)]);
}

/** The colours that a packed field announces, three bytes each. */
const tableBytes = (packed = 0): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The descriptor, its colours, the size of its codes, and the coded pixels. */
const behindImage = (bytes: Bytes, at: number): number =>
  behindParts(bytes, at + 10 + tableBytes(bytes.u8(at + 9)) + 1);

/** Data comes in parts of up to 255 bytes, the last of none. */
function behindParts(bytes: Bytes, from: number): number {
  let at = from;
  for (let length = bytes.u8(at); length; length = bytes.u8(at)) at += 1 + length;
  return Math.min(bytes.length, at + 1);
}

/** R188. As long as they are in the specifications: another part of data has room for words. */
const CONTROL_BYTES = 8;
const LOOP_BYTES = 19;

function isKept(bytes: Bytes, at: number, end: number): boolean {
  if (bytes.u8(at + 1) === GRAPHIC_CONTROL) return end - at === CONTROL_BYTES;
  const isLoop = bytes.u8(at + 1) === APPLICATION && LOOPS.includes(bytes.text(at + 3, 11) ?? '');
  return isLoop && end - at === LOOP_BYTES;
}
