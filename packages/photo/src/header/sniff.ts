import type { Bytes } from '../bytes';
import { isSvg } from './svg';

/** The structure of a file. Pictures and films of the ISO base media format differ only in their brand. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'isobmff'
  | 'tiff'
  | 'jxl'
  | 'bmp'
  | 'ico'
  | 'svg'
  | 'ebml'
  | 'avi';

/** Boxes at the start of such a file; old QuickTime films have no `ftyp`. */
const FIRST_BOXES = ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'wide', 'pnot'];

/** By the signatures of the formats' own specifications, whatever the name of the file. */
export function sniffFile(bytes: Bytes): FileKind | undefined {
  if (bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff) return 'jpeg';
  if (bytes.text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.text(0, 6) === 'GIF87a' || bytes.text(0, 6) === 'GIF89a') return 'gif';
  if (bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'WEBP') return 'webp';
  if (bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'AVI ') return 'avi';
  if (bytes.u32(0) === 0x1a45dfa3) return 'ebml';
  if (bytes.text(0, 2) === 'BM' && bytes.u32(6) === 0) return 'bmp';
  if (FIRST_BOXES.includes(bytes.text(4, 4) ?? '')) return 'isobmff';
  if (bytes.text(0, 4) === 'II*\0' || bytes.text(0, 4) === 'MM\0*') return 'tiff';
  if (bytes.u32(0) === 0x00000100 && (bytes.u16(4, 'little') ?? 0) > 0) return 'ico';
  if (bytes.u16(0) === 0xff0a || bytes.text(4, 4) === 'JXL ') return 'jxl';
  return isSvg(bytes) ? 'svg' : undefined;
}

const BRANDS: Readonly<Record<string, 'avif' | 'heic'>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  hevx: 'heic',
};

/** The major brand, then the compatible ones: `mif1` alone only means some picture in such a file. */
export function sniffBrand(bytes: Bytes): 'avif' | 'heic' | undefined {
  if (bytes.text(4, 4) !== 'ftyp') return undefined;
  const end = Math.min(bytes.u32(0) ?? 0, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    const brand = bytes.text(at, 4) ?? '';
    if (at !== 12 && Object.hasOwn(BRANDS, brand)) return BRANDS[brand]; // 12 holds the minor version
  }
  return undefined;
}
