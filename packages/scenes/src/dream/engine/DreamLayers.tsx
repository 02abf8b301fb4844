import { useApplication } from '@pixi/react';
import type { Application } from 'pixi.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { type BubbleLayer, Bubbles } from './Bubbles';
import { createBubbleTextures, type DreamPalette } from './bubbleTextures';
import { type WordLayer, Words } from './Words';

export interface DreamLayers {
  readonly app: Application;
  readonly bubbles: BubbleLayer;
  readonly words: WordLayer;
}

interface DreamLayersProps {
  readonly palette: DreamPalette;
  readonly font: string;
  /** How many bubbles there are. */
  readonly count: number;
  readonly onReady: (layers: DreamLayers) => void;
}

/** The layers of the dream, from back to front. */
export function DreamLayers({ palette, font, count, onReady }: DreamLayersProps) {
  const { app } = useApplication();
  const [textures] = useState(() => createBubbleTextures(palette));
  const bubbles = useRef<BubbleLayer>(null);
  const words = useRef<WordLayer>(null);
  return (
    <>
      <Bubbles ref={bubbles} textures={textures} palette={palette} count={count} />
      <Words ref={words} colour={palette.word} font={font} />
      <AfterLayers
        onShown={() => {
          if (bubbles.current && words.current) {
            onReady({ app, bubbles: bubbles.current, words: words.current });
          }
        }}
        onLost={textures.destroy}
      />
    </>
  );
}

interface AfterLayersProps {
  readonly onShown: () => void;
  readonly onLost: () => void;
}

/** The last of the layers: its effects run after all others are mounted, and its clean-up after all are gone. */
function AfterLayers({ onShown, onLost }: AfterLayersProps): undefined {
  const latest = useRef({ onShown, onLost });
  useLayoutEffect(() => {
    latest.current.onShown();
    return () => latest.current.onLost();
  }, []);
}
