import { isInside, itemCorners, type Point } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { createCamera, FIRST_VIEW } from '../camera';
import { ownHomeOf, shownNames } from '.';

const SIZE = 0.4;
const homeOf = (id: (typeof TEMPLATE_IDS)[number], language: 'en' | 'zh' = 'en') => {
  const plan = templatePlan(id, language);
  const options = { cut: 1200, facing: undefined, body: undefined, lampsOn: false };
  return { plan, home: ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind }) };
};
/** The four first views, from each side. */
const VIEWS = [0, 90, 180, 270].map(turn => ({
  bearing: 180 + turn - FIRST_VIEW.azimuth,
  elevation: FIRST_VIEW.elevation,
}));

describe('names on the floors of a home', () => {
  it.each(TEMPLATE_IDS)(
    '[R815] in %s a name lies in its room, on no thing and in one size, from every side',
    id => {
      const { plan, home } = homeOf(id);
      const [cx, cy] = home.model.centre;
      let count = 0;
      for (const [quarter, view] of VIEWS.entries()) {
        for (const { name, at } of shownNames(home.model, home.names, view, SIZE)) {
          const floor = plan.floors.find(({ level }) => level === name.level)!;
          const ring = floor.rooms.find(room => `${name.level} ${room.id}` === name.id)!.ring;
          const things = floor.items.map(itemCorners);
          for (const along of [-1, -0.5, 0, 0.5, 1]) {
            for (const beside of [-0.4, 0.4]) {
              const [u, v] = [along * name.half * SIZE, beside * SIZE * name.lines.length];
              const [dx, dy] = quarter % 2 === 0 ? [u, v] : [v, u];
              const spot: Point = [(at[0] + dx) * 1000 + cx, (at[1] + dy) * 1000 + cy];
              expect(isInside(spot, ring), name.lines.join('')).toBe(true);
              expect(
                things.some(thing => isInside(spot, thing)),
                name.lines.join(''),
              ).toBe(false);
              count++;
            }
          }
        }
      }
      expect(count).toBeGreaterThan(0);
    },
  );

  it('[R815] where the whole name does not fit its first word does, and larger letters show fewer names', () => {
    const { home } = homeOf('two-bedroom');
    const shown = (size: number) =>
      shownNames(home.model, home.names, VIEWS[0]!, size).map(({ name }) => name.lines.join(''));
    expect(shown(0.1)).toContain('Second bedroom');
    expect(shown(0.4)).toContain('Second');
    expect(shown(0.9).length).toBeLessThan(shown(0.3).length);
    expect(shown(5)).toEqual([]);
  });

  it.each(['villa', 'terrace-house'] as const)(
    '[R816] in %s most rooms are seen between the storeys, and no name is under a floor or the roof',
    id => {
      const { home } = homeOf(id, 'zh');
      for (const view of VIEWS) {
        const shown = shownNames(home.model, home.names, view, SIZE);
        const camera = createCamera({ azimuth: 180 - view.bearing, elevation: view.elevation, scale: 1000 });
        for (const { name, at } of shown) {
          const spot = camera.project(...at);
          for (const { level, ground, roof } of home.model.storeys) {
            const over = [...(level > name.level ? ground : []), ...roof];
            const isUnder = over.some(({ corners }) =>
              isInside(
                spot,
                corners.map(corner => camera.project(...corner)),
              ),
            );
            expect(isUnder, name.lines.join('')).toBe(false);
          }
        }
      }
      const first = shownNames(home.model, home.names, VIEWS[0]!, 0.3);
      expect(first.length).toBeGreaterThan(0.7 * new Set(home.names.map(each => each.id)).size);
    },
  );
});

it('[R818] the drawing of a home begins with its shadow, in soft layers that reach beyond the walls', () => {
  const { home } = homeOf('two-bedroom');
  const marks = home.draw(createCamera());
  const layers = marks.filter(({ className }) => className === 'cast');
  expect(layers.length).toBeGreaterThan(2);
  expect(marks.slice(0, layers.length)).toEqual(layers);
  expect(new Set(layers.map(({ d }) => d)).size).toBe(layers.length);
  const lowest = ({ d }: { readonly d: string }) =>
    Math.max(...[...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  const walls = marks.filter(({ className }) => className.includes('face-wall'));
  expect(lowest(layers.at(-1)!)).toBeGreaterThan(Math.max(...walls.map(lowest)));
});

it('[R818] its shadow lies away from the sun', () => {
  const plan = templatePlan('two-bedroom', 'en');
  /** The extent of the shadow from left to right, the plan's up at the top, with the sun at its right or left. */
  const shadow = (clockwise: number) => {
    const body = { kind: 'sun', azimuth: (plan.up + clockwise) % 360, altitude: 30 } as const;
    const options = { cut: 1200, facing: undefined, body, lampsOn: false };
    const home = ownHomeOf(plan, { ...options, nameOf: ({ kind }) => kind });
    const marks = home.draw(createCamera({ azimuth: 0, elevation: 89 }));
    const casts = marks.filter(({ className }) => className === 'cast').map(({ d }) => d);
    const across = [...casts.join(' ').matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
    return [Math.min(...across), Math.max(...across)] as const;
  };
  expect(shadow(90)[0]).toBeLessThan(shadow(270)[0]);
  expect(shadow(90)[1]).toBeLessThan(shadow(270)[1]);
});
