import { type CardContent, charactersOf } from './cardContent';

export { cardContent } from './cardContent';

import { readCardStyle } from './cardStyle';
import { CARD_WIDTH, measureCard, paintCard } from './paintCard';

/** A leaf as a PNG, drawn in the colours and letters of the page; undefined if the browser cannot draw. */
export async function drawCard(content: CardContent): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const style = readCardStyle(document.documentElement);
  // A canvas draws immediately with whatever font is loaded.
  const characters = charactersOf(content);
  await Promise.all([style.display, style.body].map(font => document.fonts.load(`36px ${font}`, characters)));
  const height = measureCard(pen, content, style);
  // A new size clears the canvas.
  canvas.width = CARD_WIDTH;
  canvas.height = height;
  paintCard(pen, content, style, height);
  return await new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
}
