import type { ImageRequest, ImageResponse } from './imageWorkshop';

// Decoding and scaling happen here so that a large photo never stalls the page.
const scope = self as unknown as {
  // the DOM library types `self` as a window; this file runs in a worker
  onmessage: ((event: MessageEvent<ImageRequest>) => void) | null;
  postMessage(message: ImageResponse): void;
};

scope.onmessage = async ({ data: { id, blob, maxSide } }) => {
  try {
    scope.postMessage({ id, ok: true, ...(await scaled(blob, maxSide)) });
  } catch {
    scope.postMessage({ id, ok: false });
  }
};

async function scaled(blob: Blob, maxSide: number) {
  // 'from-image' turns the picture upright by its EXIF orientation; drawing it anew leaves all metadata behind.
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    return { width, height, picture };
  } finally {
    bitmap.close();
  }
}
