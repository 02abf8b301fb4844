import { createCamera, drawCourtyard } from '@app/building';
import { expect, it } from 'vitest';
import { GATE_RADIUS } from '../MoonGate';
import { drawHero } from './drawHero';

it('[R567] the kept picture is what is drawn today; `vitest -u` keeps a new one', async () => {
  await expect(`${JSON.stringify(drawHero())}\n`).toMatchFileSnapshot('../data/hero.gen.json');
});

it.each(['day', 'night'] as const)(
  '[R567] by %s it holds every mark of the courtyard, in its order',
  time => {
    const camera = createCamera({ elevation: 30, scale: 20.5, centre: [8, GATE_RADIUS * 0.44] });
    const shown = drawHero().house.filter(({ by }) => by === undefined || by === time);
    expect(shown.map(({ className, d }) => ({ className, d }))).toEqual(
      drawCourtyard(camera, 'full', time === 'night').map(({ className, d }) => ({ className, d })),
    );
  },
);
