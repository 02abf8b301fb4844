import { derive, isInside, isOpenAir, type Plan } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { areaVector, type InkFace } from '../mesh/inkFace';
import { buildHome } from './homeModel';

const HOUSES = TEMPLATE_IDS.filter(id => templatePlan(id, 'en').dwelling === 'house');
const FLATS = TEMPLATE_IDS.filter(id => templatePlan(id, 'en').dwelling !== 'house');

const facesOf = (plan: Plan, cut?: number): readonly (readonly InkFace[])[] =>
  buildHome(plan, cut === undefined ? {} : { cut }).storeys.map(({ body, rims }) => [
    ...body,
    ...rims.flatMap(({ tall }) => tall),
  ]);
const doorsTo = (plan: Plan, kinds: readonly string[]) =>
  plan.floors.map(floor => {
    const { edgeOf } = derive(floor);
    return floor.openings.filter(({ id, kind }) => {
      const edge = edgeOf.get(id);
      const [here, there] = [edge?.room, edge?.other].map(room => room === undefined || isOpenAir(room));
      return kinds.includes(kind) && here !== there;
    });
  });
const outward = ({ corners }: InkFace) => areaVector(corners);

/** Whether an upright face hides more than 1 cm of another one that it is parallel to, seen straight from outside. */
function isBefore(front: InkFace, pane: InkFace): boolean {
  const [ax, ay] = outward(pane);
  const size = Math.hypot(ax, ay);
  const [nx, ny] = [ax / size, ay / size];
  const [fx, fy] = outward(front);
  if (Math.abs(fx * ny - fy * nx) > 1e-6 * Math.hypot(fx, fy)) return false;
  const extent = ({ corners }: InkFace, of: (corner: InkFace['corners'][number]) => number) => {
    const values = corners.map(of);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const shared = (of: (corner: InkFace['corners'][number]) => number) => {
    const [[a, b], [c, d]] = [extent(front, of), extent(pane, of)];
    return Math.min(b, d) - Math.max(a, c);
  };
  const [out] = extent(front, ([x, y]) => x * nx + y * ny);
  const [on] = extent(pane, ([x, y]) => x * nx + y * ny);
  if (Math.abs(out - on) > 0.8) return false;
  return shared(([x, y]) => x * -ny + y * nx) > 0.01 && shared(([, , z]) => z) > 0.01;
}

describe('[R964] the outer walls of a whole home', () => {
  it.each(HOUSES)('%s: every lattice and every shut leaf is an opening of the plan, none is added', id => {
    const plan = templatePlan(id, 'en');
    const windows = doorsTo(plan, ['window', 'glass-door']);
    const doors = doorsTo(plan, ['door', 'main-door']);
    for (const [i, faces] of facesOf(plan).entries()) {
      const lattices = faces.filter(({ weave }) => weave?.pattern === 'lattice');
      expect(lattices).toHaveLength(windows[i]!.length);
      // Of a leaf inside there are five faces, of one that is shut in an outer wall there is one.
      const shut = faces.filter(
        ({ tone, twoSided }) => twoSided === true && (tone === 'seal' || tone === 'wood'),
      );
      expect(shut).toHaveLength(doors[i]!.length);
      expect(shut.filter(({ tone }) => tone === 'seal')).toHaveLength(
        doors[i]!.filter(({ kind }) => kind === 'main-door').length,
      );
    }
  });

  it.each(HOUSES)('%s: its stone is before the walls, never in a room', id => {
    const plan = templatePlan(id, 'en');
    const { centre } = buildHome(plan);
    for (const [i, faces] of facesOf(plan).entries()) {
      const rooms = plan.floors[i]!.rooms.filter(room => !isOpenAir(room));
      const stones = faces.filter(({ tone }) => tone === 'stone');
      expect(stones.length).toBeGreaterThan(0);
      for (const { corners } of stones.filter(face => Math.abs(outward(face)[2]) < 1e-6)) {
        const [x, y] = [0, 1].map(
          axis => (corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) * 1000,
        ) as [number, number];
        const at = [x + centre[0], y + centre[1]] as const;
        expect(rooms.some(({ ring }) => isInside(at, ring))).toBe(false);
      }
    }
  });

  it.each(HOUSES.flatMap(id => [0, 50, 100, 200, 400, 600].map(sill => [id, sill] as const)))(
    '%s: with sills of %i mm no stone is before glass',
    (id, sill) => {
      const plan = templatePlan(id, 'en');
      const low = {
        ...plan,
        floors: plan.floors.map(floor => ({
          ...floor,
          openings: floor.openings.map(each => (each.kind === 'window' ? { ...each, sill } : each)),
        })),
      };
      for (const faces of facesOf(low)) {
        const panes = faces.filter(({ weave }) => weave?.pattern === 'lattice');
        expect(panes.length).toBeGreaterThan(0);
        const fronts = faces.filter(face => face.tone === 'stone' && Math.abs(outward(face)[2]) < 1e-6);
        expect(panes.filter(pane => fronts.some(front => isBefore(front, pane)))).toEqual([]);
      }
    },
  );

  it('a plinth is on the ground only, steps are before the main door, and a section has neither', () => {
    const plan = templatePlan('villa', 'en');
    const [lowest, upper] = facesOf(plan).map(faces => faces.filter(({ tone }) => tone === 'stone'));
    const foot = (faces: readonly InkFace[]) =>
      Math.min(...faces.flatMap(({ corners }) => corners.map(([, , z]) => z)));
    expect(foot(lowest!)).toBe(0);
    expect(foot(upper!)).toBeGreaterThan(2.5);
    const door = plan.floors[0]!.openings.find(({ kind }) => kind === 'main-door')!;
    const { centre } = buildHome(plan);
    const [mx, my] = [0, 1].map(axis => (door.from[axis]! + door.to[axis]! - 2 * centre[axis]!) / 2000) as [
      number,
      number,
    ];
    // The treads of two steps, 11 and 22 cm high.
    const treads = lowest!.filter(
      ({ corners }) =>
        outward({ corners } as InkFace)[2] > 0 &&
        corners.every(([x, y, z]) => z < 0.23 && Math.hypot(x - mx, y - my) < 2),
    );
    expect(treads.map(({ corners }) => corners[0]![2]).sort()).toEqual([0.11, 0.22]);
    for (const faces of facesOf(plan, 1200)) {
      expect(faces.some(({ tone, wash }) => tone === 'stone' || wash !== undefined)).toBe(false);
    }
  });

  it.each(FLATS)('%s: a flat has the wash and the lattices, and neither plinth nor steps', id => {
    const [faces] = facesOf(templatePlan(id, 'en'));
    expect(faces!.some(({ wash }) => wash !== undefined)).toBe(true);
    expect(faces!.some(({ weave }) => weave?.pattern === 'lattice')).toBe(true);
    const stones = faces!.filter(({ tone }) => tone === 'stone');
    expect(Math.min(...stones.flatMap(({ corners }) => corners.map(([, , z]) => z)))).toBeGreaterThan(0.3);
  });
});

describe('[R988] the outer walls of a section', () => {
  it.each(TEMPLATE_IDS)('%s: have upright joints a metre apart on their outer face, and none indoors', id => {
    const plan = templatePlan(id, 'en');
    const { storeys, centre } = buildHome(plan, { cut: 1200 });
    for (const [i, { rims }] of storeys.entries()) {
      const indoors = ([x, y]: readonly number[]) =>
        plan.floors[i]!.rooms.some(
          room => !isOpenAir(room) && isInside([x! * 1000 + centre[0], y! * 1000 + centre[1]], room.ring),
        );
      const joined = rims
        .flatMap(({ low }) => low)
        .flatMap(face => {
          const joints = face.lines.filter(
            ({ from, to, tone }) => tone === 'grey' && from[0] === to[0] && from[1] === to[1],
          );
          return face.tone === 'wall' && joints.length > 0 ? [{ face, joints }] : [];
        });
      expect(joined.length).toBeGreaterThan(2);
      for (const { face, joints } of joined) {
        const [ox, oy] = outward(face);
        const size = Math.hypot(ox, oy);
        for (const { from } of joints)
          expect(indoors([from[0] + (ox / size) * 0.1, from[1] + (oy / size) * 0.1])).toBe(false);
        const along = joints.map(({ from: [x, y] }) => (x * -oy + y * ox) / size).toSorted((a, b) => a - b);
        for (const [at, here] of along.entries()) if (at > 0) expect(here - along[at - 1]!).toBeCloseTo(1, 6);
      }
    }
  });
});
