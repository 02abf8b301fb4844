// Measures the budgets in one run: every reading of the villa, clipping against three libraries on the same shapes, and a
// year of sun. `pnpm --filter @app/plan bench`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Clipper, FillRule } from 'clipper2-ts';
import * as martinez from 'martinez-polygon-clipping';
import polygonClipping from 'polygon-clipping';
import { clip, derive, layoutOf, roomShares, signedArea, wedge } from '../dist/index.js';
import { formsOf, verdictsOf } from '../dist/reading.js';
import { templatePlan } from '../dist/templates.js';

const PROMISED = { readMs: 5, largeMs: 250, yearMs: 300, clipTimes: 5 };

const fresh = () => structuredClone(templatePlan('villa', 'en'));

// A freshly changed plan: a new object, so nothing is cached for it.
const read = median(200, fresh, plan => {
  for (const floor of plan.floors) {
    derive(floor);
    const options = { up: plan.up, facing: plan.facing };
    const layout = layoutOf(floor, options);
    roomShares(floor, layout);
    verdictsOf(layout, options);
  }
  formsOf(plan);
});
console.log(`villa: walls, palaces, shares, verdicts and forms of both floors: ${read.toFixed(2)} ms`);
promise(read, PROMISED.readMs);

// A plan at the maximum size; then with a wall of the ground floor moved.
const large = () => {
  const plan = limitPlan();
  formsOf(plan);
  return { ...plan, floors: plan.floors.map(floor => (floor.level === 0 ? structuredClone(floor) : floor)) };
};
const [all, one] = [median(5, limitPlan, plan => formsOf(plan)), median(5, large, plan => formsOf(plan))];
console.log(
  `40 rooms on each of 3 floors: forms ${all.toFixed(0)} ms, after a change of one floor ${one.toFixed(0)} ms`,
);
promise(one, PROMISED.largeMs);

clipping();

// In a process of its own each time, as in a worker that has just begun: most of it is code that is not compiled yet.
const years = Array.from({ length: 7 }, () => {
  const { stdout } = spawnSync(process.execPath, [fileURLToPath(new URL('year.mjs', import.meta.url))]);
  return JSON.parse(stdout);
});
const [cold, warm] = ['cold', 'warm'].map(key => middleOf(years.map(each => each[key])));
console.log(
  `villa: a year of sun, 24 days every 5 minutes, both floors: ${cold.toFixed(0)} ms of CPU in a new process (${((100 * cold) / PROMISED.yearMs).toFixed(0)} % of the promise; median of ${years.length}), ${warm.toFixed(0)} the second time`,
);
promise(cold, PROMISED.yearMs);

function clipping() {
  const ring = derive(templatePlan('l-shaped-house', 'en').floors[0]).outline[0];
  const centre = [5252, 6540];
  const wedges = Array.from({ length: 8 }, (_, i) => {
    const at = turn => [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
    const [first, second] = [at(45 * i - 22.5), at(45 * i + 22.5)];
    const far = ([x, y]) => [Math.round(centre[0] + x * 60_000), Math.round(centre[1] + y * 60_000)];
    return { region: wedge(centre, first, second), triangle: [centre, far(first), far(second)] };
  });
  const closed = points => [[...points, points[0]]];
  const path = points => points.map(([x, y]) => ({ x, y }));
  const shoelace = points => Math.abs(signedArea(points));
  const rows = {
    ours: () => sum(wedges, ({ region }) => signedArea(clip(ring, region))),
    'clipper2-ts': () =>
      sum(wedges, ({ triangle }) =>
        sum(Clipper.intersect([path(ring)], [path(triangle)], FillRule.NonZero), solution =>
          shoelace(solution.map(p => [p.x, p.y])),
        ),
      ),
    'polygon-clipping': () =>
      sum(wedges, ({ triangle }) =>
        sum(polygonClipping.intersection(closed(ring), closed(triangle)), polygon =>
          shoelace(polygon[0].slice(0, -1)),
        ),
      ),
    martinez: () =>
      sum(wedges, ({ triangle }) =>
        sum(martinez.intersection(closed(ring), closed(triangle)) ?? [], polygon =>
          shoelace(polygon[0].slice(0, -1)),
        ),
      ),
  };
  const times = Object.fromEntries(
    Object.entries(rows).map(([name, run]) => [name, median(300, () => undefined, run)]),
  );
  console.log('8 sectors of the L-shaped house');
  for (const [name, run] of Object.entries(rows)) {
    console.log(
      `  ${name.padEnd(18)} ${(times[name] * 1000).toFixed(1).padStart(8)} µs  ${(run() / 1e6).toFixed(4)} m²`,
    );
  }
  const best = Math.min(
    ...Object.entries(times)
      .filter(([name]) => name !== 'ours')
      .map(([, ms]) => ms),
  );
  console.log(`  ${(best / times.ours).toFixed(0)} times faster than the best of them`);
  if (best / times.ours < PROMISED.clipTimes)
    fail(`slower than ${PROMISED.clipTimes} times the best library`);
}

/** 40 rooms, 200 openings and 200 things on each of three floors. */
function limitPlan() {
  const SIDE = 4000;
  const rooms = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [(i % 8) * SIDE, Math.floor(i / 8) * SIDE];
    const kind = ['bedroom', 'living', 'kitchen', 'bathroom'][(i + Math.floor(i / 8)) % 4];
    return { id: `r${i}`, kind, ring: [[x, y], [x + SIDE, y], [x + SIDE, y + SIDE], [x, y + SIDE]] }; // biome-ignore format: corners
  });
  const bare = { level: 0, height: 2800, rooms, styles: [], openings: [], items: [] };
  const openings = [200, 1400, 2600]
    .flatMap(start => derive(bare).edges.map(edge => ({ edge, start })))
    .slice(0, 200)
    .map(({ edge: { a, b, length, other }, start }, i) => {
      const at = along => [a[0] + ((b[0] - a[0]) * along) / length, a[1] + ((b[1] - a[1]) * along) / length];
      const kind = other ? 'door' : 'window';
      return { id: `o${i}`, kind, from: at(start), to: at(start + 900), sill: other ? 0 : 900, head: 2100 };
    });
  const kinds = ['double-bed', 'desk', 'stove', 'sofa', 'sink'];
  const items = Array.from({ length: 200 }, (_, i) => {
    const [x, y] = rooms[i % 40].ring[0];
    const kind = kinds[(i + Math.floor(i / 40)) % 5];
    return { id: `i${i}`, kind, at: [x + 700 + (i % 7) * 350, y + 700 + (i % 6) * 400], size: [800, 600], turn: (i * 90) % 360 }; // biome-ignore format: one thing
  });
  const floors = [0, 1, 2].map(level => ({ ...bare, level, openings, items }));
  return { version: 1, up: 0, dwelling: 'house', floors };
}

function median(rounds, prepare, run) {
  const times = [];
  for (let i = 0; i < rounds; i++) {
    const input = prepare();
    const start = performance.now();
    run(input);
    times.push(performance.now() - start);
  }
  return middleOf(times);
}

function middleOf(numbers) {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1];
}

function sum(list, of) {
  return list.reduce((total, one) => total + of(one), 0);
}

function promise(measured, most) {
  if (measured > most) fail(`over the ${most} promised`);
}

function fail(message) {
  console.error(`  ${message}`);
  process.exitCode = 1;
}
