import type { CardContent, CardList, CardPillar } from './cardContent';
import type { CardStyle } from './cardStyle';
import { wrapItems } from './wrapItems';

/** Card pixels: twice those of a phone's screen. */
export const CARD_WIDTH = 1080;
/** The shortest card has a ratio of three to four. */
const MIN_HEIGHT = 1440;
const FRAME = 36;
const MARGIN = 104;
const INNER = CARD_WIDTH - 2 * MARGIN;
const MIDDLE = CARD_WIDTH / 2;

type Pen = CanvasRenderingContext2D;

/** The height of a card with this content, px: found by painting it offscreen. */
export const measureCard = (pen: Pen, content: CardContent, style: CardStyle): number =>
  Math.max(MIN_HEIGHT, Math.ceil(paintLists(pen, content, style, paintLeaf(pen, content, style)) + 180));

/** Paints a leaf, the tear line below it and the lists, onto a canvas of the measured height. */
export function paintCard(pen: Pen, content: CardContent, style: CardStyle, height: number): void {
  const tear = paintLeaf(pen, content, style);
  pen.fillStyle = style.leaf;
  pen.fillRect(0, 0, CARD_WIDTH, tear);
  pen.fillStyle = style.paper;
  pen.fillRect(0, tear, CARD_WIDTH, height - tear);
  paintFrame(pen, style, height);
  paintLeaf(pen, content, style);
  pen.strokeStyle = style.strongLine;
  pen.lineWidth = 2;
  pen.setLineDash([10, 8]);
  strokeLine(pen, FRAME, tear, CARD_WIDTH - FRAME, tear);
  pen.setLineDash([]);
  paintLists(pen, content, style, tear);
  write(pen, content.maker, MIDDLE, height - 84, `34px ${style.display}`, style.quiet);
}

function paintFrame(pen: Pen, { gilt }: CardStyle, height: number): void {
  pen.strokeStyle = gilt;
  for (const [inset, weight] of [
    [FRAME, 3],
    [FRAME + 10, 1],
  ] as const) {
    pen.lineWidth = weight;
    pen.strokeRect(inset, inset, CARD_WIDTH - 2 * inset, height - 2 * inset);
  }
}

/** The date in both calendars; returns the bottom of the leaf, px. */
function paintLeaf(pen: Pen, content: CardContent, style: CardStyle): number {
  const { display, body, text, quiet, seal } = style;
  const right = CARD_WIDTH - MARGIN;
  write(pen, content.year, MARGIN, 150, `46px ${display}`, text, 'left');
  write(pen, content.month, right, 150, `46px ${display}`, text, 'right');
  pen.fillStyle = seal;
  pen.fillRect(MARGIN, 182, INNER, 4);
  pen.fillRect(MARGIN, 191, INNER, 2);
  write(pen, content.day, MIDDLE, 520, `360px ${display}`, text);
  write(pen, content.weekday, MIDDLE, 604, `40px ${body}`, quiet);
  write(pen, content.lunarDate, MIDDLE, 690, `60px ${display}`, text);
  write(pen, content.lunarYear, MIDDLE, 750, `36px ${body}`, quiet);
  const below = paintOccasions(pen, content.occasions, style, 786);
  paintPillars(pen, content.pillars, style, below + 40);
  return below + (content.pillars.some(({ reading }) => reading) ? 234 : 196);
}

function paintOccasions(pen: Pen, occasions: readonly string[], style: CardStyle, top: number): number {
  const font = `38px ${style.display}`;
  const [padding, height, gap] = [24, 60, 16];
  const widthOf = (word: string) => widthIn(pen, font, word) + 2 * padding;
  const rows = wrapItems(occasions, widthOf, gap, INNER);
  for (const [i, row] of rows.entries()) {
    const taken = row.reduce((sum, word) => sum + widthOf(word) + gap, -gap);
    let x = MIDDLE - taken / 2;
    for (const word of row) {
      const y = top + i * (height + gap);
      pen.strokeStyle = style.bad;
      pen.lineWidth = 2;
      pen.strokeRect(x, y, widthOf(word), height);
      write(pen, word, x + padding, y + 43, font, style.bad, 'left');
      x += widthOf(word) + gap;
    }
  }
  return top + rows.length * (height + gap);
}

function paintPillars(pen: Pen, pillars: readonly CardPillar[], style: CardStyle, top: number): void {
  const { display, body, text, quiet, line, strongLine } = style;
  pen.lineWidth = 2;
  pen.strokeStyle = strongLine;
  strokeLine(pen, MARGIN, top, CARD_WIDTH - MARGIN, top);
  const column = INNER / pillars.length;
  for (const [i, { title, glyphs, reading }] of pillars.entries()) {
    const x = MARGIN + column * (i + 0.5);
    write(pen, title, x, top + 48, `28px ${body}`, quiet);
    write(pen, glyphs, x, top + 110, `56px ${display}`, text);
    if (reading) write(pen, reading, x, top + 152, `28px ${body}`, quiet);
    pen.strokeStyle = line;
    if (i > 0) strokeLine(pen, x - column / 2, top + 24, x - column / 2, top + (reading ? 158 : 122));
  }
}

/** The suitable and unsuitable activities; returns the bottom of the last list, px. */
function paintLists(pen: Pen, { lists }: CardContent, style: CardStyle, top: number): number {
  return lists.reduce((y, list) => paintList(pen, list, style, y + 52), top);
}

function paintList(pen: Pen, { tone, glyph, title, words }: CardList, style: CardStyle, top: number): number {
  const colour = style[tone];
  const radius = 38;
  pen.strokeStyle = colour;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(MARGIN + radius, top + radius, radius, 0, 2 * Math.PI);
  pen.stroke();
  write(pen, glyph, MARGIN + radius, top + radius + 16, `44px ${style.display}`, colour);
  if (title) {
    write(
      pen,
      title,
      MARGIN + 2 * radius + 26,
      top + radius + 15,
      `44px ${style.display}`,
      style.text,
      'left',
    );
  }

  const font = `33px ${style.body}`;
  const [padding, height, gap] = [20, 54, 12];
  const first = top + 2 * radius + 28;
  const rows = wrapItems(words, word => widthIn(pen, font, word) + 2 * padding, gap, INNER);
  for (const [i, row] of rows.entries()) {
    let x = MARGIN;
    for (const word of row) {
      const y = first + i * (height + gap);
      const width = widthIn(pen, font, word) + 2 * padding;
      pen.strokeStyle = style.line;
      pen.lineWidth = 2;
      pen.strokeRect(x, y, width, height);
      pen.fillStyle = colour;
      pen.fillRect(x - 1, y - 1, 5, height + 2);
      write(pen, word, x + padding, y + 39, font, style.text, 'left');
      x += width + gap;
    }
  }
  return first + rows.length * (height + gap) - gap;
}

function write(
  pen: Pen,
  text: string,
  x: number,
  baseline: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'center',
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, baseline);
}

function widthIn(pen: Pen, font: string, text: string): number {
  pen.font = font;
  return pen.measureText(text).width;
}

function strokeLine(pen: Pen, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}
