import type { QuarterTurns } from '@app/records';
import type { PalaceLabel } from '../PalaceLabels';
import { cssOf, type Palette, type Rgb } from '../palette';
import { type SkyWash, WASH_FADE } from '../skyWash';

/** A label and the point of the scene its middle is at, px from the scene's top left. */
export interface PlacedSlip extends PalaceLabel {
  readonly left: number;
  readonly top: number;
  /** The person's photo, already loaded. */
  readonly image?: HTMLImageElement | undefined;
}

/** A photo beside the ring: px from the scene's top left. */
export interface PlacedCard {
  readonly left: number;
  readonly top: number;
  /** Where its thread leaves it, and the spot in its room where that ends. */
  readonly end: readonly [left: number, top: number];
  readonly foot: readonly [left: number, top: number];
  readonly name: string;
  readonly turns: QuarterTurns;
  readonly image: HTMLImageElement;
}

export interface PictureContent {
  /** The model without its background, drawn at the size of `SCENE`. */
  readonly scene: CanvasImageSource;
  readonly washes: readonly SkyWash[];
  /** The hills of the season behind the house, of the size of `SCENE`. */
  readonly hills?: CanvasImageSource | undefined;
  /** Characters of the seal beside the caption, from above. */
  readonly seal?: readonly string[];
  /** Empty while the palaces are not shown. */
  readonly slips: readonly PlacedSlip[];
  readonly cards?: readonly PlacedCard[];
  /** Below the picture, the first line largest. */
  readonly caption: readonly string[];
}

type Pen = CanvasRenderingContext2D;

/** The scene on the sheet, px. */
export const SCENE = { width: 960, height: 840 } as const;
const MARGIN = 36;
const TITLE = { size: 28, below: 64 } as const;
const LINE = { size: 16, height: 26 } as const;
const FOOT = 40;
export const SHEET_WIDTH = SCENE.width + 2 * MARGIN;

/** The height of the sheet with this many lines below the picture, px. */
export const sheetHeight = (lines: number): number =>
  MARGIN + SCENE.height + TITLE.below + Math.max(lines - 1, 0) * LINE.height + FOOT;

/** The house as seen, with its palaces, mounted on paper above its caption. */
export function paintPicture(pen: Pen, content: PictureContent, palette: Palette): void {
  const { scene, washes, hills, slips, cards = [], caption, seal = [] } = content;
  pen.fillStyle = cssOf(palette.background);
  pen.fillRect(0, 0, SHEET_WIDTH, sheetHeight(caption.length));
  pen.save();
  pen.translate(MARGIN, MARGIN);
  pen.beginPath();
  pen.rect(0, 0, SCENE.width, SCENE.height);
  pen.clip();
  for (const wash of washes) paintWash(pen, wash, palette);
  if (hills) pen.drawImage(hills, 0, 0, SCENE.width, SCENE.height);
  pen.drawImage(scene, 0, 0, SCENE.width, SCENE.height);
  // Those nearer to the reader are in front of the others.
  for (const slip of slips.toSorted((a, b) => a.top - b.top)) paintSlip(pen, slip, palette);
  for (const card of cards) paintCard(pen, card, palette);
  pen.restore();
  pen.lineWidth = 1;
  pen.strokeStyle = cssOf(palette.lit.gilt);
  pen.strokeRect(MARGIN, MARGIN, SCENE.width, SCENE.height);
  paintCaption(pen, caption, palette);
  paintSeal(pen, seal, palette);
}

/** Px: the seal is at the right, below the frame of the picture. */
const SEAL = { side: 30, below: 20 } as const;

function paintSeal(pen: Pen, seal: readonly string[], palette: Palette): void {
  const { side, below } = SEAL;
  const left = SHEET_WIDTH - MARGIN - side;
  const top = MARGIN + SCENE.height + below;
  if (seal.length === 0) return;
  pen.fillStyle = cssOf(palette.lit.seal);
  pen.fillRect(left, top, side, seal.length * side);
  for (const [row, character] of seal.entries()) {
    const foot = top + (row + 0.76) * side;
    write(pen, character, left + side / 2, foot, `22px ${palette.display}`, palette.onSeal);
  }
}

function paintWash(pen: Pen, wash: SkyWash, palette: Palette): void {
  const { colour, strength, x, y, radiusX, radiusY } = wash;
  pen.save();
  pen.translate(x * SCENE.width, y * SCENE.height);
  pen.scale(radiusX * SCENE.width, radiusY * SCENE.height);
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  const full = strength * palette.washes[colour];
  for (const [at, left] of WASH_FADE) gradient.addColorStop(at, cssOf(palette[colour], full * left));
  pen.fillStyle = gradient;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

const SLIP = { padding: 5, top: 18, natal: 24, least: 50, gap: 7 } as const;
const PHOTO: Size = { width: 44, height: 40 };

function paintSlip(pen: Pen, slip: PlacedSlip, palette: Palette): void {
  const { image, photo, name, natal, period, annual, monthly, selected } = slip;
  const { padding, gap } = SLIP;
  const small = `13px ${palette.display}`;
  const star = `20px ${palette.display}`;
  const nameWidth = widthIn(pen, small, name);
  const words = {
    width: Math.max(SLIP.least, nameWidth + gap + STARS_OF_TIME),
    height: SLIP.top + (natal ? SLIP.natal : 0),
  };
  const width = words.width + 2 * padding + (image ? PHOTO.width + gap : 0);
  const height = Math.max(words.height, image ? PHOTO.height : 0) + 2 * padding;
  const left = slip.left - width / 2;
  pen.fillStyle = cssOf(palette.slip);
  pen.fillRect(left, slip.top - height / 2, width, height);
  pen.lineWidth = selected ? 2 : 1;
  pen.strokeStyle = cssOf(selected ? palette.lit.seal : palette.lit.gilt);
  pen.strokeRect(left, slip.top - height / 2, width, height);
  if (image) {
    pen.save();
    pen.translate(left + padding + PHOTO.width / 2, slip.top);
    paintPhoto(pen, image, photo?.turns ?? 0, PHOTO);
    pen.restore();
  }
  const middle = left + width - padding - words.width / 2;
  const y = slip.top - words.height / 2;
  const line = middle - (nameWidth + gap + STARS_OF_TIME) / 2;
  write(pen, name, line + nameWidth / 2, y + 14, small, palette.quiet);
  write(pen, String(annual), line + nameWidth + gap + 4, y + 14, small, palette.cinnabar);
  write(pen, String(monthly), line + nameWidth + gap + 16, y + 14, small, palette.quiet);
  if (!natal) return;
  write(pen, String(natal[0]), middle - 16, y + SLIP.top + 19, star, palette.text);
  write(pen, String(period), middle, y + SLIP.top + 19, `12px ${palette.display}`, palette.quiet);
  write(pen, String(natal[1]), middle + 16, y + SLIP.top + 19, star, palette.text);
}

/** Px of a card with its caption. */
export const CARD = { width: 104, height: 92 } as const;
const CARD_EDGE = 5;
const CARD_WORDS = 20;

function paintCard(pen: Pen, card: PlacedCard, palette: Palette): void {
  const { left, top, end, foot, name, turns, image } = card;
  const photo = { width: CARD.width - 2 * CARD_EDGE, height: CARD.height - CARD_EDGE - CARD_WORDS };
  pen.lineWidth = 1;
  pen.strokeStyle = cssOf(palette.quiet);
  pen.beginPath();
  pen.moveTo(...end);
  pen.lineTo(...foot);
  pen.stroke();
  pen.fillStyle = cssOf(palette.lit.seal);
  pen.beginPath();
  pen.arc(...foot, 4.5, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = cssOf(palette.slip);
  pen.fillRect(left, top, CARD.width, CARD.height);
  pen.strokeRect(left, top, CARD.width, CARD.height);
  pen.save();
  pen.translate(left + CARD.width / 2, top + CARD_EDGE + photo.height / 2);
  paintPhoto(pen, image, turns, photo);
  pen.restore();
  const font = `13px ${palette.display}`;
  write(pen, name, left + CARD.width / 2, top + CARD.height - 6, font, palette.text, photo.width);
}

/** Two digits and what is between them, px. */
const STARS_OF_TIME = 20;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Around the pen's origin, turned clockwise, the part of the photo that fills the box undistorted. */
function paintPhoto(pen: Pen, photo: HTMLImageElement, turns: QuarterTurns, box: Size): void {
  const { naturalWidth, naturalHeight } = photo;
  const [width, height] = turns % 2 === 1 ? [box.height, box.width] : [box.width, box.height];
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [across, down] = [width / scale, height / scale];
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(
    photo,
    (naturalWidth - across) / 2,
    (naturalHeight - down) / 2,
    across,
    down,
    -width / 2,
    -height / 2,
    width,
    height,
  );
}

function paintCaption(pen: Pen, [title = '', ...lines]: readonly string[], palette: Palette): void {
  const middle = SHEET_WIDTH / 2;
  const first = MARGIN + SCENE.height + TITLE.below;
  write(pen, title, middle, first - 16, `${TITLE.size}px ${palette.display}`, palette.text);
  for (const [row, line] of lines.entries()) {
    write(
      pen,
      line,
      middle,
      first + (row + 0.6) * LINE.height,
      `${LINE.size}px ${palette.body}`,
      palette.quiet,
    );
  }
}

/** Centred; what is too long is set narrower. */
function write(
  pen: Pen,
  text: string,
  x: number,
  baseline: number,
  font: string,
  colour: Rgb,
  most: number = SCENE.width,
): void {
  pen.font = font;
  pen.fillStyle = cssOf(colour);
  pen.textAlign = 'center';
  pen.fillText(text, x, baseline, most);
}

function widthIn(pen: Pen, font: string, text: string): number {
  pen.font = font;
  return pen.measureText(text).width;
}
