import { type Box, boxesIn } from '../boxes';
import type { Bytes, Span } from '../bytes';

/** An item of a HEIC or AVIF file: a picture, a part of one, or a block about it. */
export interface Item {
  readonly id: number;
  /** Such as `hvc1`, `grid`, `Exif`; empty if not given. */
  readonly type: string;
  /** The offsets of its bytes in the file. */
  readonly spans: readonly Span[];
}

/** Items may be nested in items; pictures are so once. */
const MAX_DEPTH = 8;

/** The boxes inside a `meta` box; after version and flags, except in QuickTime. */
export function boxesOfMeta(file: Bytes, { body, end }: Box): readonly Box[] {
  return boxesIn(file, file.text(body + 4, 4) === 'hdlr' ? body : body + 4, end);
}

/** Items by `iinf`, `iloc` and `iref` (ISO/IEC 14496-12, 8.11). One without a type is still listed, by its location. */
export function readItems(file: Bytes, meta: Box): readonly Item[] {
  const inMeta = boxesOfMeta(file, meta);
  const find = (type: string) => inMeta.find(box => box.type === type);
  const types = readTypes(file, find('iinf'));
  const places = readPlaces(file, find('iloc'));
  const spansOf = resolvePlaces(places, {
    file,
    idat: find('idat'),
    references: readReferences(file, find('iref')),
  });
  return [...new Set([...types.keys(), ...places.keys()])].map(id => ({
    id,
    type: types.get(id) ?? '',
    spans: spansOf(id),
  }));
}

function readTypes(file: Bytes, iinf: Box | undefined): ReadonlyMap<number, string> {
  const types = new Map<number, string>();
  if (!iinf) return types;
  const wide = file.u8(iinf.body) !== 0;
  for (const { type, body } of boxesIn(file, iinf.body + (wide ? 8 : 6), iinf.end)) {
    const version = file.u8(body) ?? 0;
    if (type !== 'infe' || version < 2) continue;
    const id = version === 2 ? file.u16(body + 4) : file.u32(body + 4);
    const name = file.text(body + (version === 2 ? 8 : 10), 4);
    if (id !== undefined && name !== undefined) types.set(id, name);
  }
  return types;
}

/** The declared location of an item's bytes. */
interface ToldPlace {
  /** Their origin: 0 the file, 1 `idat`, 2 another item. */
  readonly method: number;
  readonly extents: readonly { readonly index: number; readonly from: number; readonly length: number }[];
}

function readPlaces(file: Bytes, iloc: Box | undefined): ReadonlyMap<number, ToldPlace> {
  const places = new Map<number, ToldPlace>();
  if (!iloc) return places;
  const version = file.u8(iloc.body) ?? 0;
  const sizes = file.u16(iloc.body + 4) ?? 0;
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  let at = iloc.body + 6;
  /** The next number of this many bytes. */
  const take = (bytes: number): number => {
    let value = 0;
    for (let each = 0; each < bytes; each += 1) value = value * 256 + (file.u8(at + each) ?? 0);
    at += bytes;
    return value;
  };
  for (let count = take(version < 2 ? 2 : 4); count > 0 && at < iloc.end; count -= 1) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    at += 2; // which file: this one
    const base = take(baseBytes);
    const extents: { index: number; from: number; length: number }[] = [];
    for (let more = take(2); more > 0 && at < iloc.end; more -= 1) {
      // Without an index it is the first.
      const index = indexBytes === 0 ? 1 : take(indexBytes);
      extents.push({ index, from: base + take(offsetBytes), length: take(lengthBytes) });
      file.count();
    }
    file.count();
    places.set(id, { method, extents });
  }
  return places;
}

/** For each item the items containing its bytes: the references of type `iloc`, counted from 1 by an extent's index. */
function readReferences(file: Bytes, iref: Box | undefined): ReadonlyMap<number, readonly number[]> {
  const references = new Map<number, readonly number[]>();
  if (!iref) return references;
  const bytes = file.u8(iref.body) === 0 ? 2 : 4;
  const idAt = (at: number) => (bytes === 2 ? file.u16(at) : file.u32(at)) ?? 0;
  for (const { type, body, end } of boxesIn(file, iref.body + 4, iref.end)) {
    if (type !== 'iloc') continue;
    const first = body + bytes + 2;
    const count = Math.min(file.u16(body + bytes) ?? 0, Math.max(0, Math.trunc((end - first) / bytes)));
    file.count(count);
    references.set(
      idAt(body),
      Array.from({ length: count }, (_, n) => idAt(first + n * bytes)),
    );
  }
  return references;
}

interface Grounds {
  readonly file: Bytes;
  readonly idat: Box | undefined;
  readonly references: ReadonlyMap<number, readonly number[]>;
}

/** The offsets of an item's bytes in the file; each range visited is counted, whatever its references. */
function resolvePlaces(places: ReadonlyMap<number, ToldPlace>, { file, idat, references }: Grounds) {
  const whole = [{ from: 0, to: file.length }];
  const known = new Map<number, readonly Span[]>();
  const groundOf = (id: number, method: number, index: number, depth: number): readonly Span[] => {
    if (method === 0) return whole;
    if (method === 1) return idat ? [{ from: idat.body, to: idat.end }] : [];
    const other = references.get(id)?.[index - 1];
    return method === 2 && other !== undefined && depth < MAX_DEPTH ? spansOf(other, depth + 1) : [];
  };
  const spansOf = (id: number, depth: number): readonly Span[] => {
    const found = known.get(id);
    if (found) return found;
    known.set(id, []); // until it is known: an item nested in itself is empty
    const { method, extents } = places.get(id) ?? { method: 0, extents: [] };
    const spans: Span[] = [];
    for (const { index, from, length } of extents) {
      // An extent of length zero continues to the end.
      let [skip, rest] = [from, length === 0 ? Number.POSITIVE_INFINITY : length];
      for (const ground of groundOf(id, method, index, depth)) {
        if (rest <= 0) break;
        file.count();
        const start = ground.from + skip;
        skip = Math.max(0, start - ground.to);
        if (start >= ground.to) continue;
        const to = Math.min(ground.to, start + rest);
        spans.push({ from: start, to });
        rest -= to - start;
      }
    }
    known.set(id, spans);
    return spans;
  };
  return (id: number) => spansOf(id, 0);
}
