/** A PNG of one pixel; the reader ignores its checksums. */
export const pngFile = (name = 'tea.png') =>
  new File(
    [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      Uint8Array.of(0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0, 0, 0, 0),
      Uint8Array.of(0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0, 0),
      Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82),
    ],
    name,
    { type: 'image/png' },
  );

/** The boxes of an MP4 without a picture. `type` as reported by the device, possibly empty. */
export const filmFile = (name = 'walk.mp4', type = 'video/mp4') =>
  new File(
    [
      Uint8Array.of(0, 0, 0, 16, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 0, 0),
      Uint8Array.of(0, 0, 0, 8, 0x6d, 0x64, 0x61, 0x74),
    ],
    name,
    { type },
  );
