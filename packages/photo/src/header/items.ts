import { type Box, boxesIn } from '../boxes';
import type { Bytes, Span } from '../bytes';

/** One of the things a HEIC or AVIF file holds: a picture, a part of one, or a block about it. */
export interface Item {
  readonly id: number;
  /** As `hvc1`, `grid`, `Exif`; empty when the file does not say. */
  readonly type: string;
  /** Where its bytes lie in the file. */
  readonly spans: readonly Span[];
}

/** As many as a picture of tiles has, and many more. */
const MAX_ITEMS = 20_000;
const MAX_SPANS = 100_000;

/** The boxes inside a `meta` box; version and flags come first, but not in QuickTime. */
export function boxesOfMeta(file: Bytes, { body, end }: Box): readonly Box[] {
  return boxesIn(file, file.text(body + 4, 4) === 'hdlr' ? body : body + 4, end);
}

/** Items by `iinf` and `iloc` (ISO/IEC 14496-12, 8.11). One without a type is still listed, by its place. */
export function readItems(file: Bytes, meta: Box): readonly Item[] {
  const inMeta = boxesOfMeta(file, meta);
  const find = (type: string) => inMeta.find(box => box.type === type);
  const types = readTypes(file, find('iinf'));
  const places = readPlaces(file, find('iloc'), find('idat'));
  return [...new Set([...types.keys(), ...places.keys()])].map(id => ({
    id,
    type: types.get(id) ?? '',
    spans: places.get(id) ?? [],
  }));
}

function readTypes(file: Bytes, iinf: Box | undefined): ReadonlyMap<number, string> {
  const types = new Map<number, string>();
  if (!iinf) return types;
  const wide = file.u8(iinf.body) !== 0;
  for (const { type, body } of boxesIn(file, iinf.body + (wide ? 8 : 6), iinf.end)) {
    const version = file.u8(body) ?? 0;
    if (type !== 'infe' || version < 2 || types.size >= MAX_ITEMS) continue;
    const id = version === 2 ? file.u16(body + 4) : file.u32(body + 4);
    const name = file.text(body + (version === 2 ? 8 : 10), 4);
    if (id !== undefined && name !== undefined) types.set(id, name);
  }
  return types;
}

/** Counted from the start of the file, or from that of `idat`. An extent of no length reaches to the end. */
function readPlaces(
  file: Bytes,
  iloc: Box | undefined,
  idat: Box | undefined,
): ReadonlyMap<number, readonly Span[]> {
  const places = new Map<number, readonly Span[]>();
  if (!iloc) return places;
  const version = file.u8(iloc.body) ?? 0;
  const sizes = file.u16(iloc.body + 4) ?? 0;
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  let at = iloc.body + 6;
  /** The next number of so many bytes. */
  const take = (bytes: number): number => {
    let value = 0;
    for (let each = 0; each < bytes; each += 1) value = value * 256 + (file.u8(at + each) ?? 0);
    at += bytes;
    return value;
  };
  let left = MAX_SPANS;
  for (let count = take(version < 2 ? 2 : 4); count > 0 && at < iloc.end && left > 0; count -= 1) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    at += 2; // which file: this one
    const base = take(baseBytes);
    const within = method === 1 && idat ? { from: idat.body, to: idat.end } : { from: 0, to: file.length };
    const spans: Span[] = [];
    for (let extents = take(2); extents > 0 && at < iloc.end && left > 0; extents -= 1) {
      at += indexBytes;
      const from = within.from + base + take(offsetBytes);
      const length = take(lengthBytes);
      const to = Math.min(within.to, length === 0 ? within.to : from + length);
      if (method < 2 && from < to) spans.push({ from, to });
      left -= 1;
    }
    if (places.size < MAX_ITEMS) places.set(id, spans);
  }
  return places;
}
