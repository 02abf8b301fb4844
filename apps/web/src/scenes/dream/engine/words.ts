import { type FloatingKeyword, KEYWORDS, type KeywordId } from '@app/dreamspace';
import { Container, Text } from 'pixi.js';
import { DIMMED, type DreamPicture } from './picture';

/** As many words as ever float at once, and as a person has. */
const FLOATING = 8;
const AROUND = 6;
/** Stage pixels from the centre; sideways there is more room, for a word is wider than it is high. */
const AURA = { x: 92, y: 72 };

export interface WordLayer {
  readonly container: Container;
  draw(picture: DreamPicture, keywords: readonly FloatingKeyword[]): void;
  /** Throws painted texts away, as when a font has arrived. */
  repaint(): void;
}

/** Words beside the bubbles: those that come and go by chance, and all of the lifted person's own. */
export function createWordLayer(colour: string, font: string): WordLayer {
  const container = new Container({ eventMode: 'none' });
  const make = () => {
    const text = new Text({
      text: '',
      anchor: 0.5,
      visible: false,
      style: { fontFamily: font, fontSize: 15, fill: colour, letterSpacing: 1.6, padding: 4 },
    });
    container.addChild(text);
    return text;
  };
  const floating = Array.from({ length: FLOATING }, make);
  const around = Array.from({ length: AROUND }, make);
  const indexes = new Map<string, number>();
  let known: DreamPicture['bubbles'] | undefined;

  const say = (text: Text, word: KeywordId, { language }: DreamPicture) => {
    const said = KEYWORDS[word][language];
    // Painting a text costs more than all the rest of a frame, so only when it changes.
    if (text.text !== said) text.text = said;
  };

  return {
    container,
    draw(picture, keywords) {
      const { bubbles, field, camera, lifted } = picture;
      if (known !== bubbles) {
        known = bubbles;
        indexes.clear();
        for (const [index, { id }] of bubbles.entries()) indexes.set(id, index);
      }
      const { sx, sy, scale, shown } = field.columns;
      for (const text of floating) text.visible = false;
      for (const word of keywords) {
        const index = indexes.get(word.bubbleId);
        const text = floating[word.id % FLOATING];
        if (index === undefined || !text || word.bubbleId === lifted || shown[index] === 0) continue;
        const s = (scale[index] ?? 1) * camera.size;
        say(text, word.text, picture);
        text.visible = true;
        text.alpha = word.opacity * (lifted === undefined ? 0.9 : DIMMED);
        text.position.set((sx[index] ?? 0) + word.offset.x * s, (sy[index] ?? 0) + word.offset.y * s);
      }
      const index = lifted === undefined ? undefined : indexes.get(lifted);
      const own = index === undefined ? [] : (bubbles[index]?.keywords ?? []);
      for (const [place, text] of around.entries()) {
        const word = own[place];
        text.visible = word !== undefined && index !== undefined;
        if (!word || index === undefined) continue;
        const s = Math.max(0.8, (scale[index] ?? 1) * camera.size);
        // Round the upper three quarters: below stands the name.
        const angle = Math.PI * (0.86 + (1.28 * (place + 0.5)) / own.length);
        say(text, word, picture);
        text.alpha = place % 2 === 0 ? 0.95 : 0.72;
        text.position.set(
          (sx[index] ?? 0) + Math.cos(angle) * AURA.x * s * (1.1 + 0.28 * (place % 2)),
          (sy[index] ?? 0) + Math.sin(angle) * AURA.y * s,
        );
      }
    },
    repaint() {
      for (const text of [...floating, ...around]) text.text = '';
    },
  };
}
