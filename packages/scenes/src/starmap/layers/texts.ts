import type { Point } from '@app/sky/map';
import { Container, Text } from 'pixi.js';

export interface TextLook {
  /** Middle of the text, px. */
  readonly at: Point;
  /** px */
  readonly size: number;
  readonly colour: string;
  readonly font: string;
  /** Keeps the text off the marks below it. */
  readonly halo?: string;
  /** In ems. */
  readonly spacing?: number;
  /** Clockwise, radians. */
  readonly rotation?: number;
}

/** Turned letters are smoothed once more when they are drawn. */
const TURNED_SHARPNESS = 2;
/** Beyond this number, textures are released. */
const MOST_PAINTED = 400;

interface PaintedText {
  readonly text: Text;
  readonly width: number;
  readonly height: number;
}

/** The middle at which a level text's edges fall on whole pixels: otherwise its hairlines would blur. */
const onPixel = (middle: number, size: number): number => Math.round(middle - size / 2) + size / 2;

/**
 * Texts of one layer. A text is painted once and then only moved: between `begin` and `end` every visible text is named,
 * and the others are hidden.
 */
export function createTexts() {
  const container = new Container();
  const paintedAt = new Map<string, PaintedText>();
  let used = new Set<string>();

  function begin(): void {
    used = new Set();
  }

  function write(words: string, look: TextLook): void {
    const key = [words, Math.round(look.size * 2), look.colour, look.halo ?? '', look.font].join('|');
    // The same words may be needed twice in one frame.
    let at = key;
    while (used.has(at)) at += '+';
    used.add(at);
    let painted = paintedAt.get(at);
    if (!painted) {
      painted = paint(words, look);
      paintedAt.set(at, painted);
      container.addChild(painted.text);
    }
    const { text } = painted;
    text.visible = true;
    text.rotation = look.rotation ?? 0;
    if (look.rotation) text.position.set(look.at.x, look.at.y);
    else text.position.set(onPixel(look.at.x, painted.width), onPixel(look.at.y, painted.height));
  }

  function end(): void {
    for (const [key, { text }] of paintedAt) {
      if (used.has(key)) continue;
      text.visible = false;
      if (paintedAt.size > MOST_PAINTED) {
        paintedAt.delete(key);
        text.destroy();
      }
    }
  }

  /** Repaints everything, for example after a font has loaded. */
  function forget(): void {
    for (const { text } of paintedAt.values()) text.destroy();
    paintedAt.clear();
  }

  return { container, begin, write, end, forget };
}

function paint(words: string, { size, colour, font, halo, rotation, spacing = 0 }: TextLook): PaintedText {
  const text = new Text({
    text: words,
    anchor: 0.5,
    ...(rotation ? { resolution: TURNED_SHARPNESS } : {}),
    style: {
      fontFamily: font,
      fontSize: size,
      fill: colour,
      align: 'center',
      // Of two lines both are on whole pixels.
      lineHeight: Math.round(size * 1.15),
      letterSpacing: spacing * size,
      padding: 5,
      ...(halo ? { stroke: { color: halo, width: 6, join: 'round' as const } } : {}),
    },
  });
  return { text, width: text.width, height: text.height };
}
