import { boxesIn } from '../boxes';
import type { Bytes } from '../bytes';
import { pngChunks, riffChunks } from '../header/chunks';
import { readItems } from '../header/items';
import { jpegSegments } from '../header/segments';
import { sniffFile } from '../header/sniff';

const MARK = 'Exif\0\0';
const APP1 = 0xe1;

/** The TIFF block with the camera's metadata (CIPA DC-008), wherever the format keeps it. */
export function findExif(file: Bytes): Bytes | undefined {
  switch (sniffFile(file)) {
    case 'jpeg': {
      for (const { marker, at, end } of jpegSegments(file)) {
        if (marker === APP1 && file.text(at + 4, 6) === MARK) return file.slice(at + 10, end);
      }
      return undefined;
    }
    case 'png': {
      const chunk = pngChunks(file).find(({ type }) => type === 'eXIf');
      return chunk && unmarked(file.slice(chunk.body, chunk.bodyEnd));
    }
    case 'webp': {
      const chunk = riffChunks(file, 12, file.length).find(({ type }) => type === 'EXIF');
      return chunk && unmarked(file.slice(chunk.body, chunk.bodyEnd));
    }
    case 'isobmff':
      return exifItem(file);
    case 'tiff':
      return file;
    case 'jxl': {
      const box = boxesIn(file, 0, file.length).find(({ type }) => type === 'Exif');
      return box && withOffset(file.slice(box.body, box.end));
    }
    default:
      return undefined;
  }
}

/** Some writers put JPEG's marker before the block, in any format. */
const unmarked = (block: Bytes): Bytes => (block.text(0, 6) === MARK ? block.slice(6, block.length) : block);

/** ISO/IEC 23008-12, A.2.1: the block's offset after its own length. */
const withOffset = (block: Bytes): Bytes => unmarked(block.slice(4 + (block.u32(0) ?? 0), block.length));

/** A JPEG block has at most 64 KB; a split block is joined up to this size, bytes. */
const MAX_BLOCK = 1_048_576;

function exifItem(file: Bytes): Bytes | undefined {
  const meta = boxesIn(file, 0, file.length).find(({ type }) => type === 'meta');
  const item = meta && readItems(file, meta).find(({ type }) => type === 'Exif');
  if (!item || item.spans.length === 0) return undefined;
  return withOffset(file.joined(item.spans, MAX_BLOCK));
}
