import { createKeywordState, type KeywordState, spreadOut, stepKeywords } from '@app/dreamspace';
import type { Random } from '@app/kernel';
import type { Application } from 'pixi.js';
import { createBubbleLayer } from './bubbles';
import { createBubbleTextures, readPalette } from './bubbleTextures';
import type { DreamPicture } from './picture';
import { createWordLayer } from './words';

/** Longer frames count as this: a tab that slept wakes where it was. Milliseconds. */
const LONGEST_FRAME = 100;

export interface DreamEngine {
  /** Lets `elapsed` milliseconds pass and puts everything in its place. */
  update(picture: DreamPicture, elapsed: number): void;
  /** Hands what is in place to the GPU. */
  draw(): void;
  repaintTexts(): void;
  destroy(): void;
}

/** Draws the dream into a Pixi application that somebody else owns; what it made itself, it takes away again. */
export function createDreamEngine(app: Application, page: Element, random: Random): DreamEngine {
  const palette = readPalette(page);
  const textures = createBubbleTextures(palette);
  const bubbles = createBubbleLayer(textures, palette);
  const words = createWordLayer(palette.word, getComputedStyle(page).getPropertyValue('--font-display'));
  app.stage.addChild(bubbles.container, words.container);
  let keywords: KeywordState = createKeywordState(random);
  let known: DreamPicture['bubbles'] | undefined;
  let indexes: ReadonlyMap<string, number> = new Map();

  /** Index of each bubble by its id, made anew only when somebody has changed. */
  const indexesOf = (people: DreamPicture['bubbles']) => {
    if (known !== people) indexes = new Map(people.map(({ id }, index) => [id, index]));
    known = people;
    return indexes;
  };

  return {
    update(picture, elapsed) {
      const { field, camera, frame, bubbles: people, flowing } = picture;
      const passed = Math.min(elapsed, LONGEST_FRAME);
      if (flowing) {
        field.step(passed);
        keywords = stepKeywords(keywords, passed, people, random);
      }
      field.project(camera);
      if (frame) spreadOut(field.columns, field.count, camera, frame);
      const indexOf = indexesOf(people);
      const lifted = indexOf.get(picture.lifted ?? '') ?? -1;
      bubbles.draw(picture, lifted, passed, app.screen);
      words.draw(picture, lifted, keywords.keywords, indexOf, app.screen);
    },
    draw: () => app.render(),
    repaintTexts: words.repaint,
    destroy() {
      for (const layer of [bubbles, words]) layer.destroy();
      textures.destroy();
    },
  };
}
