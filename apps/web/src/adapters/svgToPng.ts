/** The longer side of the picture, pixels: an A4 sheet at 200 dots an inch. */
const LONGEST = 2300;

/** Draws an SVG of our own as a PNG; undefined if the browser cannot. */
export async function svgToPng(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const scale = LONGEST / Math.max(1, image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
}
