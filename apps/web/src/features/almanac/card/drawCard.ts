import { type AlmanacDay, formatLunarDate, formatLunarYear, type Names } from '@app/almanac';
import { formatDay } from '@app/i18n';
import { wrapWords } from './wrapWords';

const WIDTH = 1080;
const HEIGHT = 1440;
const MARGIN = 96;

/** A leaf as a PNG, drawn in the colours and letters of the page; undefined when the browser draws none. */
export async function drawCard(day: AlmanacDay, names: Names): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // A canvas draws at once with whatever font is there.
  await document.fonts?.ready;
  paint(pen, day, names, readStyle(document.documentElement));
  return await new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
}

interface CardStyle {
  readonly paper: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly good: string;
  readonly bad: string;
  readonly display: string;
  readonly body: string;
}

function readStyle(page: HTMLElement): CardStyle {
  const style = getComputedStyle(page);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: token('--bg-1'),
    text: token('--text'),
    quiet: token('--text-2'),
    line: token('--line-strong'),
    good: token('--wood'),
    bad: token('--cinnabar'),
    display: token('--font-display'),
    body: token('--font-body'),
  };
}

function paint(pen: CanvasRenderingContext2D, day: AlmanacDay, names: Names, style: CardStyle): void {
  const zh = names.language === 'zh';
  const write = (text: string, y: number, font: string, colour: string, x = WIDTH / 2) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  const rule = (y: number, colour: string, weight: number) => {
    pen.fillStyle = colour;
    pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, weight);
  };
  pen.fillStyle = style.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textAlign = 'center';

  write(formatDay(names.language, day.date), 150, `44px ${style.display}`, style.text);
  rule(186, style.bad, 3);
  rule(194, style.bad, 1);
  write(String(day.date.day), 500, `320px ${style.display}`, style.text);
  write(names.weekday[day.weekday], 580, `40px ${style.body}`, style.quiet);
  write(
    `${formatLunarYear(day.lunarYearPillar, day.zodiac, names)}${zh ? '' : ', '}${formatLunarDate(day.lunar, names)}`,
    660,
    `${zh ? 56 : 42}px ${style.display}`,
    style.text,
  );
  write(occasionsOf(day, names), 730, `40px ${style.display}`, style.bad);
  rule(790, style.line, 1);

  pen.textAlign = 'left';
  const list = (title: string, ids: AlmanacDay['yi'], y: number, colour: string): number => {
    write(title, y, `52px ${style.display}`, colour, MARGIN);
    const words = ids.length > 0 ? ids.map(id => names.activity[id]) : [names.phrase.none];
    pen.font = `36px ${style.body}`;
    const lines = wrapWords(words, zh ? '、' : ', ', WIDTH - 2 * MARGIN, text => pen.measureText(text).width);
    for (const [i, line] of lines.entries()) write(line, y + 64 + i * 54, pen.font, style.text, MARGIN);
    return y + 64 + lines.length * 54;
  };
  const below = list(names.phrase.yi, day.yi, 870, style.good);
  list(names.phrase.ji, day.ji, below + 48, style.bad);
}

const occasionsOf = ({ solarTerm, festivals }: AlmanacDay, names: Names): string =>
  [
    ...(solarTerm.today ? [names.solarTerm[solarTerm.today]] : []),
    ...festivals.map(id => names.festival[id]),
  ].join(' · ');
