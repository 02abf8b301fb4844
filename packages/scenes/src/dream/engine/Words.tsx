import {
  clamp,
  DIMMED,
  type FloatingKeyword,
  freestTurn,
  KEYWORDS,
  type KeywordId,
  type WordRequest,
  wordBox,
} from '@app/dreamspace';
import { extend } from '@pixi/react';
import { Container, Text } from 'pixi.js';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { DreamPicture } from './picture';

extend({ Container, Text });

/** The greatest number of floating words, and of words of one person. */
const FLOATING = 8;
const AROUND = 6;
/** Stage pixels from the centre; there is more room sideways, because a word is wider than it is high. */
const AURA = { x: 92, y: 72 };
/** Words keep this far from the edge of the screen, px. */
const EDGE = 16;

interface View {
  readonly width: number;
  readonly height: number;
}

export interface WordLayer {
  /** `lifted` is an index, or -1. */
  draw(
    picture: DreamPicture,
    lifted: number,
    keywords: readonly FloatingKeyword[],
    indexes: ReadonlyMap<string, number>,
    view: View,
  ): void;
  /** Discards painted texts, for example after a font has loaded. */
  repaint(): void;
}

export interface WordsProps {
  readonly colour: string;
  readonly font: string;
  readonly ref: Ref<WordLayer>;
}

/** Words beside the bubbles: those that appear at random, and all of the lifted person's own. */
export function Words({ colour, font, ref }: WordsProps) {
  const texts = useRef<Text[]>([]);
  useImperativeHandle(ref, () => createWordLayer(texts.current), []);
  const [style] = useState({
    fontFamily: font,
    fontSize: 15,
    fill: colour,
    letterSpacing: 1.6,
    padding: 4,
  });
  return (
    <pixiContainer eventMode="none">
      {Array.from({ length: FLOATING + AROUND }, (_, place) => (
        <pixiText
          key={place}
          ref={(text: Text | null) => {
            if (text) texts.current[place] = text;
          }}
          text=""
          anchor={0.5}
          visible={false}
          style={style}
        />
      ))}
    </pixiContainer>
  );
}

export function createWordLayer(texts: readonly Text[]): WordLayer {
  const floating = texts.slice(0, FLOATING);
  const around = texts.slice(FLOATING);
  const turned: { readonly id: number; readonly by: number }[] = [];

  const drawFloating: WordLayer['draw'] = (picture, lifted, keywords, indexes, view) => {
    const { field, camera, names = [] } = picture;
    const { columns, count } = field;
    for (const text of floating) text.visible = false;
    const taken = [...names];
    for (const word of keywords) {
      const index = indexes.get(word.bubbleId);
      const place = word.id % FLOATING;
      const text = floating[place];
      if (index === undefined || !text || index === lifted || columns.shown[index] === 0) continue;
      const s = (columns.scale[index] ?? 1) * camera.size;
      writeWord(text, word.text, picture);
      text.alpha = word.opacity * (lifted < 0 ? 1 : DIMMED);
      const request: WordRequest = {
        columns,
        count,
        size: camera.size,
        index,
        offset: { x: word.offset.x * s, y: word.offset.y * s },
        word: { width: text.width, height: text.height },
        view,
      };
      // It chooses its place once, when it appears: a word circling its bubble would be restless.
      if (turned[place]?.id !== word.id) turned[place] = { id: word.id, by: freestTurn(request, taken) };
      const box = wordBox(request, turned[place].by);
      taken.push(box);
      text.visible = true;
      text.position.set(box.left + box.width / 2, box.top + box.height / 2);
    }
  };
  const drawAround = (picture: DreamPicture, lifted: number, view: View) => {
    const { sx, sy, scale } = picture.field.columns;
    const own = picture.bubbles[lifted]?.keywords ?? [];
    for (const [place, text] of around.entries()) {
      const word = own[place];
      text.visible = false;
      if (!word) continue;
      const s = Math.max(0.8, (scale[lifted] ?? 1) * picture.camera.size);
      // Around the upper three quarters: below is the name.
      const angle = Math.PI * (0.86 + (1.28 * (place + 0.5)) / own.length);
      writeWord(text, word, picture);
      text.alpha = place % 2 === 0 ? 0.95 : 0.72;
      put(
        text,
        (sx[lifted] ?? 0) + Math.cos(angle) * AURA.x * s * (1.1 + 0.28 * (place % 2)),
        (sy[lifted] ?? 0) + Math.sin(angle) * AURA.y * s,
        view,
      );
    }
  };

  return {
    draw(picture, lifted, keywords, indexes, view) {
      drawFloating(picture, lifted, keywords, indexes, view);
      drawAround(picture, lifted, view);
    },
    repaint() {
      for (const text of texts) text.text = '';
    },
  };
}

function writeWord(text: Text, word: KeywordId, { language, write }: DreamPicture): void {
  const shown = write?.(KEYWORDS[word][language]) ?? KEYWORDS[word][language];
  // Painting a text costs more than all the rest of a frame, so only when it changes.
  if (text.text !== shown) text.text = shown;
}

/** Shows the text there, or as near to it as fits the screen entirely. */
function put(text: Text, x: number, y: number, { width, height }: View): void {
  const reach = { x: text.width / 2 + EDGE, y: text.height / 2 + EDGE };
  text.visible = true;
  text.position.set(clamp(x, reach.x, width - reach.x), clamp(y, reach.y, height - reach.y));
}
