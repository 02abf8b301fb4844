import { createCamera, drawCourtyard, type Mark } from '@app/building';
import { expect, it } from 'vitest';
import { mountainRidge, waterStrokes } from '../testing/landscape';
import { GATE_RADIUS } from './MoonGate';

const R = GATE_RADIUS;
const CAMERA = createCamera({ elevation: 30, scale: 20.5, centre: [8, R * 0.44] });

/** A mark present in only one of them says in which. */
type HeroMark = Mark & { readonly by?: 'day' | 'night' };

/**
 * R567: the content of the first picture. It never changes, so it is drawn when the app is built and fetched as data; the
 * code that draws it is not fetched with the first page.
 */
function drawHero() {
  return {
    farHills: mountainRidge({ width: 2 * R, foot: 0, rise: R * 0.3, fade: R * 0.42, seed: 3 }),
    nearHills: mountainRidge({ width: 2 * R, foot: 0, rise: R * 0.22, fade: R * 0.4, seed: 8 }),
    water: waterStrokes(R * 0.9, R * 0.56, R, 12),
    house: merged(drawCourtyard(CAMERA, 'full', false), drawCourtyard(CAMERA, 'full', true)),
  };
}

/** Both drawings in one list, each in its order. */
function merged(byDay: readonly Mark[], byNight: readonly Mark[]): readonly HeroMark[] {
  const marks: HeroMark[] = [];
  let next = 0;
  for (const mark of byDay) {
    const same = byNight.findIndex(
      ({ className, d }, at) => at >= next && className === mark.className && d === mark.d,
    );
    if (same === -1) marks.push({ ...mark, by: 'day' });
    else {
      marks.push(...byNight.slice(next, same).map(each => ({ ...each, by: 'night' as const })), mark);
      next = same + 1;
    }
  }
  return [...marks, ...byNight.slice(next).map(each => ({ ...each, by: 'night' as const }))];
}

it("[R567] the stored picture matches today's drawing; `vitest -u` stores a new one", async () => {
  await expect(`${JSON.stringify(drawHero())}\n`).toMatchFileSnapshot('./data/hero.gen.json');
});

it.each(['day', 'night'] as const)(
  '[R567] the picture %s holds every mark of the courtyard, in its order',
  time => {
    const shown = drawHero().house.filter(({ by }) => by === undefined || by === time);
    expect(shown.map(({ className, d }) => ({ className, d }))).toEqual(
      drawCourtyard(CAMERA, 'full', time === 'night').map(({ className, d }) => ({ className, d })),
    );
  },
);
