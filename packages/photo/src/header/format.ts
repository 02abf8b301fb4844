import { frozen } from '@app/kernel';

export const IMAGE_FORMATS = /* @__PURE__ */ frozen([
  'jpeg',
  'png',
  'gif',
  'webp',
  'bmp',
  'avif',
  'heic',
  'svg',
  'tiff',
  'ico',
  'jxl',
] as const);
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Exif's orientation: 1 is upright, 2 to 8 are the mirrored and turned ones, 5 to 8 swap width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface ImageHeader {
  readonly format: ImageFormat;
  /** Once upright; missing if these bytes do not contain it. */
  readonly size?: ImageSize;
  readonly orientation: Orientation;
}

/** The result of one format's reader. */
export interface Found {
  readonly size?: ImageSize | undefined;
  readonly orientation?: Orientation | undefined;
}
