import { describe, expect, it } from 'vitest';
import type { CardContent } from './cardContent';
import type { CardStyle } from './cardStyle';
import { CARD_WIDTH, measureCard, paintCard } from './paintCard';

const LIST = { tone: 'good', glyph: '宜', title: 'Good for' } as const;
const CONTENT: CardContent = {
  year: '2026',
  month: 'June',
  day: '21',
  weekday: 'Sunday',
  lunarDate: '7th of the 5th moon',
  lunarYear: 'Year of the Horse (Bing-Wu)',
  occasions: ['Summer Solstice'],
  pillars: [{ title: 'Year', glyphs: '丙午', reading: 'Bing-Wu' }],
  lists: [{ ...LIST, words: Array.from({ length: 40 }, (_, i) => `Break ground for building ${i}`) }],
  maker: 'Ink & Starlight',
};
const COLOURS = [
  'leaf',
  'paper',
  'text',
  'quiet',
  'line',
  'strongLine',
  'gilt',
  'seal',
  'good',
  'bad',
] as const;
const STYLE: CardStyle = {
  ...(Object.fromEntries(COLOURS.map(name => [name, name])) as Record<(typeof COLOURS)[number], string>), // one of each
  display: 'serif',
  body: 'sans-serif',
};

/** A pen that records what it writes; each letter is 20 px wide. */
function notingPen() {
  const written: { readonly text: string; readonly x: number; readonly y: number }[] = [];
  const nothing = () => undefined;
  const pen = {
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y }),
    measureText: (text: string) => ({ width: 20 * text.length }),
    ...{ fillRect: nothing, strokeRect: nothing, setLineDash: nothing, arc: nothing, stroke: nothing },
    ...{ beginPath: nothing, moveTo: nothing, lineTo: nothing },
  };
  // the painter uses only these
  return { pen: pen as unknown as CanvasRenderingContext2D, written };
}

describe('the card', () => {
  it('is tall enough for every word of a long list, above the name of its maker', () => {
    const { pen, written } = notingPen();
    const height = measureCard(pen, CONTENT, STYLE);
    paintCard(pen, CONTENT, STYLE, height);
    const maker = written.find(({ text }) => text === CONTENT.maker);
    const last = written.filter(({ text }) => text === CONTENT.lists[0]?.words.at(-1));
    expect(last.length).toBeGreaterThan(0);
    for (const { x, y } of last) {
      expect(y).toBeLessThan(Number(maker?.y) - 40);
      expect(x).toBeLessThan(CARD_WIDTH);
    }
    expect(maker?.y).toBeLessThan(height);
  });

  it('is three to four on a day with few entries', () => {
    const { pen } = notingPen();
    const short = { ...CONTENT, occasions: [], lists: [{ ...LIST, words: ['none'] }] };
    expect(measureCard(pen, short, STYLE)).toBe(1440);
  });
});
