import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { createCamera, FIRST_VIEW } from '../camera';
import { drawCourtyard } from '../courtyard/drawCourtyard';
import { eyeOf, isSeenFrom } from '../drawing/drawFace';
import { buffersOf } from '../mesh/buffers';
import { ownHomeOf } from '../plan';
import { createSheet } from '../sheet';
import { drawBough } from './bough';
import { decorateCourt, decorateHome, type HomeStage, UPRIGHT_STYLES } from './decorate';
import type { SeasonDecor, SeasonLook } from './look';

const PLAIN: SeasonLook = {
  trees: 'leaf',
  vat: 'water',
  chrysanthemums: false,
  ground: 'plain',
  snow: false,
  lanterns: false,
  couplets: false,
  figures: [],
};
const ADULT = { child: false, umbrella: false };
const FULLEST: SeasonLook = {
  ...PLAIN,
  trees: 'plum',
  chrysanthemums: true,
  ground: 'rings',
  lanterns: true,
  couplets: true,
  figures: [ADULT, ADULT, ADULT, { child: true, umbrella: true }],
};
/** A home of ten by eight metres with its door at the bottom. */
const HOME = {
  x: [-5, 5],
  y: [-4, 4],
  floor: 0.22,
  door: { at: [1, 4], outward: [0, 1] },
  rooms: [[0, 0, 0.22]],
  ring: 9,
  behind: 2,
} as const;

const classesOf = (dress: SeasonDecor): ReadonlySet<string> => {
  const sheet = createSheet();
  for (const { draw } of [...dress.uprights, ...dress.glows]) draw(sheet, createCamera(), 'full');
  return new Set(sheet.marks().map(({ className }) => className));
};

describe('the season around a building', () => {
  it.each([
    { trees: 'plum', has: 'petal', others: ['leaf-far', 'gold-far', 'strand'] },
    { trees: 'willow', has: 'strand', others: ['leaf-far', 'gold-far', 'petal'] },
    { trees: 'leaf', has: 'leaf-far', others: ['gold-far', 'strand', 'petal'] },
    { trees: 'gold', has: 'gold-far', others: ['leaf-far', 'strand', 'petal'] },
    { trees: 'bare', has: 'trunk', others: ['leaf-far', 'gold-far', 'strand', 'petal'] },
  ] as const)('[R540] $trees trees have $has and nothing of another season', ({ trees, has, others }) => {
    for (const dress of [decorateCourt({ ...PLAIN, trees }), decorateHome(HOME, { ...PLAIN, trees })]) {
      const classes = classesOf(dress);
      expect(classes).toContain(has);
      for (const other of others) expect(classes).not.toContain(other);
    }
  });

  it('the styles of uprights are those of all seasons, and no other', () => {
    const looks: readonly Partial<SeasonLook>[] = [
      ...(['plum', 'willow', 'leaf', 'gold', 'bare'] as const).map(trees => ({ trees })),
      ...(['water', 'lotus-leaf', 'lotus', 'ice'] as const).map(vat => ({ vat })),
      ...[{ snow: true }, { snow: true, trees: 'bare' as const }, FULLEST],
    ];
    const styles = looks.flatMap(look => [...classesOf(decorateCourt({ ...PLAIN, ...look }))]);
    expect([...UPRIGHT_STYLES].sort()).toEqual([...new Set(styles)].sort());
  });

  it('[R540] lotus, ice and chrysanthemums appear only on request', () => {
    const result = (look: Partial<SeasonLook>) => classesOf(decorateCourt({ ...PLAIN, ...look }));
    const grown = ['lotus-leaf', 'lotus-flower', 'snow', 'chrysanthemum'];
    const inCourt = (look: Partial<SeasonLook>) => grown.filter(each => result(look).has(each));
    expect(inCourt({})).toEqual([]);
    expect(inCourt({ vat: 'lotus-leaf' })).toEqual(['lotus-leaf']);
    expect(inCourt({ vat: 'lotus' })).toEqual(['lotus-leaf', 'lotus-flower']);
    expect(inCourt({ vat: 'ice' })).toEqual(['snow']);
    expect(inCourt({ chrysanthemums: true })).toEqual(['chrysanthemum']);
  });

  it('[R963] in summer the bough is of the pagoda tree, with cream flowers only while it blooms', () => {
    const kinds = (blossom: boolean) =>
      drawBough({ trees: 'leaf', snow: false, blossom }).map(({ className }) => className);
    expect(kinds(false)).toEqual(['trunk', 'bark', 'stalk', 'leaf-wash', 'leaf-ink']);
    expect(kinds(true)).toEqual([...kinds(false), 'pagoda-flower']);
    // Feathered: thirteen leaflets to a leaf, in pairs with one at the end.
    const leaflets = drawBough({ trees: 'leaf', snow: false })
      .filter(({ className }) => className.startsWith('leaf-'))
      .reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
    const [stalks] = drawBough({ trees: 'leaf', snow: false }).filter(
      ({ className }) => className === 'stalk',
    );
    expect(leaflets / (stalks!.d.split('M').length - 1)).toBe(13);
  });

  it('[R963] an open lotus is twice as tall as its vat, and not open it has leaves only', () => {
    const drawn = (vat: SeasonLook['vat'], name: string) => {
      const sheet = createSheet();
      for (const { draw } of decorateCourt({ ...PLAIN, vat }).uprights)
        draw(sheet, createCamera({ scale: 24, centre: [0, 0] }), 'full');
      const marks = sheet.marks().filter(({ className }) => className === name);
      return marks.map(({ d }) => [...d.matchAll(/-?[0-9.]+/g)].map(Number));
    };
    const tops = drawn('lotus', 'lotus-flower').map(numbers =>
      Math.min(...numbers.filter((_, i) => i % 2 === 1)),
    );
    // The rim of the vat is 20 px over the ground at 24 px a metre.
    expect(Math.min(...tops)).toBeLessThan(-40);
    expect(drawn('lotus-leaf', 'lotus-flower')).toEqual([]);
    expect(drawn('lotus-leaf', 'lotus-leaf').length).toBeGreaterThan(2);
  });

  it('[R962] where snow lies the vat has a cap of it over its rim', () => {
    const sheet = createSheet();
    for (const { draw } of decorateCourt({ ...PLAIN, vat: 'ice' }).uprights)
      draw(sheet, createCamera({ scale: 24, centre: [0, 0] }), 'full');
    const [cap] = sheet.marks().filter(({ className }) => className === 'snow');
    const heights = [...cap!.d.matchAll(/-?[0-9.]+/g)].map(Number).filter((_, i) => i % 2 === 1);
    expect(Math.min(...heights)).toBeLessThan(-20);
  });

  it('[R540] a painter adds a bough of plum, willow, leaves or gold to the picture, and none of bare trees', () => {
    const boughs = (['plum', 'willow', 'gold', 'leaf', 'bare'] as const).map(
      trees => drawBough({ trees, snow: false }).length > 0,
    );
    expect(boughs).toEqual([true, true, true, true, false]);
  });

  it('[R544] without lanterns and couplets nothing red hangs on the house', () => {
    const tones = (look: Partial<SeasonLook>) =>
      new Set(
        decorateCourt({ ...PLAIN, ...look }).things.flatMap(({ body }) => body.map(({ tone }) => tone)),
      );
    expect([...tones({})]).toEqual([]);
    expect([...tones({ lanterns: true })]).toEqual(['lantern']);
    expect([...tones({ couplets: true })]).toEqual(['seal']);
  });

  it('[R544] couplets are visible from in front of the gate, not through the house', () => {
    const strips = decorateCourt({ ...PLAIN, couplets: true }).things.flatMap(({ body }) => body);
    expect(strips.filter(isSeenFrom(eyeOf({ azimuth: 0, elevation: 30 })))).toHaveLength(5);
    expect(strips.filter(isSeenFrom(eyeOf({ azimuth: 180, elevation: 30 })))).toHaveLength(0);
  });

  it('[R952] lanterns hang under the eaves, couplets are at the near wall if the door is behind', () => {
    const look = { ...PLAIN, lanterns: true, couplets: true };
    const toneAt = (home: HomeStage, tone: string) =>
      decorateHome(home, look).things.filter(({ body }) => body[0]!.tone === tone);
    const wall = { at: [0, -4], outward: [0, -1] } as const;
    // Its door at y = 4 is behind: seen first from -y.
    const strips = toneAt({ ...HOME, wall }, 'seal');
    expect(strips).toHaveLength(2);
    for (const { y } of strips) expect(y[1]).toBeLessThan(-4);
    for (const { y } of toneAt({ ...HOME, wall, behind: 0 }, 'seal')) expect(y[0]).toBeGreaterThan(4);
    const eaves = [
      [-6, -5, 7],
      [6, -5, 7],
    ] as const;
    const hung = toneAt({ ...HOME, wall, eaves }, 'lantern');
    expect(hung).toHaveLength(2);
    for (const { body } of hung) {
      const heights = body.flatMap(({ corners }) => corners.map(([, , z]) => z));
      expect(Math.max(...heights)).toBeLessThan(7);
      expect(Math.min(...heights)).toBeGreaterThan(5.5);
    }
    expect(decorateHome({ ...HOME, wall, eaves }, PLAIN).things).toEqual([]);
    // A closed home has a pair more, in front of the wall with the couplets, over the heads of its household.
    const closed = toneAt({ ...HOME, wall, eaves, behind: 2, isClosed: true }, 'lantern');
    expect(closed).toHaveLength(eaves.length + 2);
    const couplets = toneAt({ ...HOME, wall, eaves, behind: 2, isClosed: true }, 'seal').slice(0, 2);
    for (const [i, { x, body }] of closed.slice(eaves.length).entries()) {
      expect(Math.abs(x[0] + x[1])).toBeGreaterThan(Math.abs(couplets[i]!.x[0] + couplets[i]!.x[1]));
      expect(Math.min(...body.flatMap(({ corners }) => corners.map(([, , z]) => z)))).toBeGreaterThan(1.4);
    }
  });

  it('[R545] everybody has a figure, children smaller, each on the ground or the floor of a room', () => {
    const figures = ({ uprights }: SeasonDecor) => uprights.slice(4);
    expect(figures(decorateCourt(FULLEST))).toHaveLength(4);
    const inHome = figures(decorateHome(HOME, FULLEST));
    // One room, one spot: no figure is in the wall. A figure with an umbrella is outdoors, in front of the door at (1,
    // 4).
    expect(inHome.map(({ at }) => at)).toEqual([
      [0, 0, 0.22],
      [1, 5.3, 0.03],
    ]);
    const withUmbrella = { child: false, umbrella: true };
    const rain = { ...FULLEST, figures: [withUmbrella, withUmbrella] };
    const umbrellas = (decor: SeasonDecor) =>
      figures(decor).map(({ draw }) => {
        const sheet = createSheet();
        draw(sheet, createCamera({ scale: 24 }), 'full');
        return sheet.marks().some(({ className }) => className === 'umbrella');
      });
    expect(umbrellas(decorateCourt(rain))).toEqual([true, true]);
    // In the home one is at the door, and the other in its room.
    expect(umbrellas(decorateHome(HOME, rain))).toEqual([true]);
    expect(figures(decorateHome(HOME, rain))[0]?.at).toEqual([1, 5.3, 0.03]);
    const height = (place: number) => {
      const sheet = createSheet();
      figures(decorateCourt(FULLEST))[place]?.draw(sheet, createCamera({ scale: 24 }), 'full');
      const head = sheet.marks().find(({ className }) => className === 'figure-skin')?.d ?? '';
      return Number(/^M\S+ (\S+?)a/.exec(head)?.[1]);
    };
    expect(height(3)).toBeCloseTo(height(0) * 0.66, 0);
  });

  it('[R975] before a closed home are its trees, its vat and the household, within the ring', () => {
    for (const [behind, outward] of [
      [0, [0, 1]],
      [1, [-1, 0]],
      [2, [0, -1]],
      [3, [1, 0]],
    ] as const) {
      const door = { at: [outward[0] * 5, outward[1] * 4] as const, outward };
      const home: HomeStage = { ...HOME, door, behind, rooms: [], ring: 9, isClosed: true };
      const { uprights, scatter } = decorateHome(home, { ...FULLEST, ground: 'plain', snow: true });
      // Two trees, the vat, the pots, and a figure for each of the household, one of them on the way to the door.
      expect(uprights).toHaveLength(4 + FULLEST.figures.length);
      for (const { at } of uprights) {
        expect(at[0] * outward[0] + at[1] * outward[1]).toBeGreaterThan(4);
        expect(Math.hypot(at[0], at[1])).toBeLessThan(9);
      }
      const spots = uprights.map(({ at }) => at.join(' '));
      expect(new Set(spots).size).toBe(spots.length);
      expect(scatter.length).toBeGreaterThan(3);
      for (const { from, to } of scatter)
        expect((from[0] - to[0]) * outward[0] + (from[1] - to[1]) * outward[1]).toBeCloseTo(0.2);
    }
  });

  it.each(TEMPLATE_IDS.filter(id => templatePlan(id, 'en').dwelling === 'house'))(
    '[R975] before a closed %s, whichever way it faces, the household, a tree and the vat are within the ring',
    id => {
      for (const facing of [undefined, 0, 90, 180, 270]) {
        const { stage } = ownHomeOf(templatePlan(id, 'en'), {
          ...{ cut: undefined, facing, body: undefined, lampsOn: false, nameOf: each => each.kind },
        });
        const look = { ...FULLEST, chrysanthemums: false };
        const { uprights } = decorateHome(stage, look);
        const trees = uprights.length - 1 - look.figures.length;
        expect(trees, `${facing}`).toBeGreaterThan(0);
        for (const { at } of uprights) expect(Math.hypot(at[0], at[1]), `${facing}`).toBeLessThan(stage.ring);
        // Towards the reader, who sees the front from 30° beside it.
        const from = ((90 * (stage.behind + 2) - 30) * Math.PI) / 180;
        const near = ([px, py]: readonly number[]) => px! * Math.sin(from) - py! * Math.cos(from);
        for (const { at } of uprights) expect(near(at), `${facing}`).toBeGreaterThan(0);
      }
    },
  );

  it('[R952] couplets hang beside the leaves of a door, however wide', () => {
    const strips = decorateHome(
      { ...HOME, door: { at: [0, 4], outward: [0, 1], half: 0.9 }, isClosed: true, behind: 0 },
      { ...PLAIN, couplets: true },
    ).things;
    expect(strips).toHaveLength(3);
    // The third is over it.
    for (const { x } of strips.slice(0, 2))
      expect(Math.min(Math.abs(x[0]), Math.abs(x[1]))).toBeGreaterThan(0.9);
  });

  it('[R865] pots are on the balcony of a home, if it has one', () => {
    const potsOf = (home: HomeStage) =>
      decorateHome(home, { ...PLAIN, chrysanthemums: true }).uprights.at(-1)!.at;
    expect(potsOf({ ...HOME, balcony: [2, -5, 0.22] }).slice(0, 2)).toEqual([2, -5]);
    expect(Math.hypot(...potsOf(HOME).slice(0, 2))).toBeGreaterThan(4);
  });

  it('[R540] trees rise behind a home and low things are in front of it, whichever side is behind', () => {
    for (const [behind, [dx, dy]] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].entries()) {
      const { uprights } = decorateHome({ ...HOME, behind }, FULLEST);
      const ahead = uprights.slice(0, 4).map(({ at }) => Math.sign(at[0] * dx! + at[1] * dy!));
      expect(ahead).toEqual([1, 1, -1, -1]);
    }
  });

  it('[R1079] a home seen as a plan has no trees behind it', () => {
    const styles = (isPlan: boolean) =>
      decorateHome({ ...HOME, isPlan }, FULLEST).uprights.flatMap(({ draw }) => {
        const sheet = createSheet();
        draw(sheet, createCamera({ scale: 1000 }), 'full');
        return sheet.marks().map(({ className }) => className);
      });
    expect(styles(false)).toContain('trunk');
    expect(styles(true)).not.toContain('trunk');
    expect(styles(true)).toContain('figure-ink');
  });

  it('[R817] around a home figures are to scale, and no crown reaches the letters of the ring', () => {
    for (const ring of [6, 7.5, 9, 12]) {
      for (let behind = 0; behind < 4; behind++) {
        const { uprights } = decorateHome({ ...HOME, behind, ring }, { ...FULLEST, chrysanthemums: false });
        const from = ((90 * (behind + 2) - FIRST_VIEW.azimuth) * Math.PI) / 180;
        const rise = Math.sin((FIRST_VIEW.elevation * Math.PI) / 180);
        for (const { at, draw } of uprights.slice(0, -3)) {
          const sheet = createSheet();
          draw(sheet, createCamera({ scale: 1000 }), 'full');
          const trunk = sheet.marks().find(({ className }) => className === 'trunk')?.d ?? '';
          const tops = [...trunk.matchAll(/[ML](\S+) (\S+?)(?=[LMZ])/g)].map(([, x, y]) => [
            Number(x),
            Number(y),
          ]);
          for (const [x = 0, y = 0] of tops) {
            const across = at[0] * Math.cos(from) + at[1] * Math.sin(from) + x / 1000;
            const up = -(at[0] * Math.sin(from) - at[1] * Math.cos(from)) * rise - y / 1000;
            expect(Math.hypot(across / ring, up / (ring * rise))).toBeLessThan(1.02);
          }
        }
      }
    }
    const sheet = createSheet();
    decorateHome(HOME, { ...PLAIN, figures: [ADULT] })
      .uprights.at(-1)!
      .draw(sheet, createCamera({ scale: 1000 }), 'full');
    const hair = sheet.marks().at(-1)!.d;
    const height = Math.max(...[...hair.matchAll(/-?\d+(?:\.\d+)?/g)].map(([each]) => -Number(each))) / 1000;
    // Somebody of 1.65 m in the first view into the rooms, whose upright things are seen cos 46° as high.
    expect(height).toBeCloseTo(1.65 * Math.cos((FIRST_VIEW.elevation * Math.PI) / 180), 1);
  });

  it('[R821] the flowers of the bough have five petals with stamens, the largest at least twice the smallest', () => {
    const marks = drawBough({ trees: 'plum', snow: false });
    const flowers = marks.filter(({ className, d }) => className === 'petal' && d.split('M').length === 6);
    expect(flowers.length).toBeGreaterThan(20);
    expect(marks.filter(({ className }) => className === 'stamen')).toHaveLength(flowers.length);
    const sizes = flowers.map(({ d }) => Number(/a(\S+) /.exec(d)?.[1]));
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(2);
  });

  it('[R546] the fullest season costs at most 1,200 triangles', () => {
    for (const dress of [
      decorateCourt(FULLEST),
      decorateHome(HOME, FULLEST),
      decorateCourt({ ...FULLEST, ground: 'leaves' }),
    ]) {
      const bodies = dress.things.flatMap(({ body }) => body);
      const { faces, strokes } = buffersOf(bodies, [], dress.scatter);
      const cards = 2 * (dress.uprights.length + dress.glows.length);
      expect(faces.position.length / 9 + strokes.index.length / 3 + cards).toBeLessThanOrEqual(1200);
    }
  });

  it('is the same every time, and ground objects stay off the steps and the home', () => {
    expect(drawCourtyard(createCamera(), 'full', true, decorateCourt(FULLEST))).toEqual(
      drawCourtyard(createCamera(), 'full', true, decorateCourt(FULLEST)),
    );
    for (const { from } of decorateHome(HOME, { ...PLAIN, ground: 'leaves' }).scatter) {
      expect(Math.abs(from[0]) > 5.1 || Math.abs(from[1]) > 4.1).toBe(true);
    }
  });

  it('[R949] as many leaves and petals lie on the free ground of a home, closed or open, as in the court', () => {
    const leaves = (dress: SeasonDecor) => new Set(dress.scatter.map(({ from }) => from.join())).size;
    for (const ground of ['leaves', 'petals'] as const) {
      const look = { ...PLAIN, ground };
      const inCourt = leaves(decorateCourt(look));
      expect(inCourt).toBeGreaterThan(30);
      expect(leaves(decorateHome(HOME, look))).toBeGreaterThan(0.9 * inCourt);
    }
  });

  it('[R889] one tree of a golden autumn is gold and the other red, and only then', () => {
    expect([...classesOf(decorateCourt({ ...PLAIN, trees: 'gold' }))]).toEqual(
      expect.arrayContaining(['gold-far', 'red-far']),
    );
    for (const trees of ['plum', 'willow', 'leaf', 'bare'] as const)
      expect(classesOf(decorateCourt({ ...PLAIN, trees }))).not.toContain('red-far');
  });

  it('[R889] steps lead into a court under snow', () => {
    expect(decorateCourt(PLAIN).scatter).toEqual([]);
    const steps = decorateCourt({ ...PLAIN, snow: true }).scatter;
    expect(steps.length).toBeGreaterThan(6);
    expect(steps.every(({ from: [x, y] }) => Math.abs(x) < 2 && y > 0 && y < 7)).toBe(true);
  });
});
