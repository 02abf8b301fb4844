import { createKeywordState, type KeywordState, spreadOut, stepKeywords } from '@app/dreamspace';
import type { Random } from '@app/kernel';
import type { DreamLayers } from './DreamLayers';
import type { DreamPicture } from './picture';

/** Longer frames count as this: a tab that slept resumes where it was. Milliseconds. */
const LONGEST_FRAME = 100;

export interface DreamEngine {
  /** Advances by `elapsed` milliseconds and updates all positions. */
  update(picture: DreamPicture, elapsed: number): void;
  /** Submits the picture to the GPU. */
  draw(): void;
}

/** Advances the dream's time and draws it into layers owned by others. */
export function createDreamEngine({ app, bubbles, words }: DreamLayers, random: Random): DreamEngine {
  let keywords: KeywordState = createKeywordState(random);
  let known: DreamPicture['bubbles'] | undefined;
  let indexes: ReadonlyMap<string, number> = new Map();

  /** Index of each bubble by its id, rebuilt only after somebody has changed. */
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
  };
}
