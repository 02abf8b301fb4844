// Ours against d3-force and matter-js in one run: the same bubbles (radius 20, 35 % of the area, walls, elastic
// contacts), milliseconds a step; projection and hit test of ours. `pnpm --filter @app/dreamspace bench`.
import { forceCollide, forceSimulation, forceX, forceY } from 'd3-force';
import Matter from 'matter-js';
import { createField, fitCamera, placeBubbles, STEP_MS } from '../dist/index.js';

const RADIUS = 20;
const DENSITY = 0.35;
const SIZES = [13, 1000, 10_000];
/**
 * Steps timed together: enough for each round of ours to collect its neighbours again, and to exceed the clock's
 * resolution.
 */
const roundOf = count => (count < 100 ? 2400 : 24);
/** Our limits, on a machine that does other work too. */
const PROMISED = { 13: { timesFaster: 10 }, 10000: { timesFaster: 120, stepMs: 1, hitUs: 1 } };

for (const count of SIZES) {
  const scene = makeScene(count);
  const runners = [makeOurs(scene), makeD3(scene), makeMatter(scene)];
  const [ours, d3, matter] = race(runners, count > 5000 ? 9 : 25, roundOf(count));
  const timesFaster = Math.min(d3, matter) / ours;
  console.log(`${count} bubbles, ms a step`);
  row('dreamspace', ours);
  row('d3-force', d3);
  row('matter-js', matter);
  console.log(`  ${Math.round(timesFaster)} times faster than the better of them`);
  const hitUs = report(scene);
  const { timesFaster: times = 0, stepMs = Infinity, hitUs: most = Infinity } = PROMISED[count] ?? {};
  if (timesFaster < times || ours > stepMs || hitUs > most) {
    console.error(
      `  slower than promised: ${times} times faster, ${stepMs} ms a step, ${most} us a hit test`,
    );
    process.exitCode = 1;
  }
}

function makeScene(count) {
  const area = (count * Math.PI * RADIUS ** 2) / DENSITY;
  const width = Math.sqrt(area * 2);
  const height = width / 2;
  const random = mulberry(7);
  const { positions } = placeBubbles(
    count,
    { next: random },
    { area: { width, height, depth: 100 }, radius: RADIUS },
  );
  const bodies = positions.map(position => ({
    position,
    velocity: { x: (random() - 0.5) * 20, y: (random() - 0.5) * 20, z: (random() - 0.5) * 4 },
  }));
  return { count, width, height, bodies };
}

function fieldOf({ count, width, height, bodies }) {
  const field = createField({ capacity: count, width, height, radius: RADIUS });
  for (const body of bodies) field.spawn(body);
  return field;
}

function makeOurs(scene) {
  const field = fieldOf(scene);
  return () => field.step(STEP_MS);
}

function makeD3({ bodies, width, height }) {
  const nodes = bodies.map(({ position: { x, y }, velocity }) => ({
    x,
    y,
    vx: velocity.x / 60,
    vy: velocity.y / 60,
  }));
  const simulation = forceSimulation(nodes)
    .alphaDecay(0)
    .velocityDecay(0)
    .force('collide', forceCollide(RADIUS))
    .force('x', forceX(0).strength(1e-5))
    .force('y', forceY(0).strength(1e-5))
    .stop();
  return () => {
    simulation.tick();
    for (const node of nodes) {
      if (Math.abs(node.x) > width / 2) node.vx = -node.vx;
      if (Math.abs(node.y) > height / 2) node.vy = -node.vy;
    }
  };
}

function makeMatter({ bodies, width, height }) {
  const { Engine, Bodies, Body, Composite } = Matter;
  const engine = Engine.create({ gravity: { x: 0, y: 0 } });
  const balls = bodies.map(({ position: { x, y }, velocity }) => {
    const ball = Bodies.circle(x, y, RADIUS, {
      restitution: 1,
      friction: 0,
      frictionAir: 0,
      inertia: Number.POSITIVE_INFINITY,
    });
    Body.setVelocity(ball, { x: velocity.x / 60, y: velocity.y / 60 });
    return ball;
  });
  const wall = (x, y, w, h) => Bodies.rectangle(x, y, w, h, { isStatic: true, restitution: 1 });
  Composite.add(engine.world, [
    ...balls,
    wall(0, -height / 2 - 50, width + 200, 100),
    wall(0, height / 2 + 50, width + 200, 100),
    wall(-width / 2 - 50, 0, 100, height + 200),
    wall(width / 2 + 50, 0, 100, height + 200),
  ]);
  return () => Engine.update(engine, 1000 / 60);
}

/** Prints what only ours can do; returns the microseconds of a hit test: one after each frame, as a pointer does. */
function report(scene) {
  const field = fieldOf(scene);
  const camera = fitCamera({ width: 1280, height: 720 });
  const [projection] = race([() => field.project(camera)], 25);
  console.log(`  projection ${projection.toFixed(4)} ms a frame`);
  const random = mulberry(3);
  const times = { one: [], many: [] };
  let met = 0;
  let asked = 0;
  for (let frame = 0; frame < 400; frame++) {
    field.step(STEP_MS);
    field.project(camera);
    for (const [name, hits] of [
      ['one', 1],
      ['many', 100],
    ]) {
      const points = Float64Array.from({ length: 2 * hits }, random);
      const at = performance.now();
      for (let i = 0; i < hits; i++) {
        if (field.hit(points[2 * i] * 1280, points[2 * i + 1] * 720) >= 0) met++;
      }
      asked += hits;
      // The first frames warm up.
      if (frame >= 100) times[name].push(((performance.now() - at) * 1000) / hits);
    }
  }
  const [one, many] = Object.values(times).map(each => each.sort((a, b) => a - b)[each.length >> 1]);
  console.log(`  hit test: one a frame ${one.toFixed(2)} us, of a hundred ${many.toFixed(2)} us each`);
  console.log(`  ${Math.round((met / asked) * 100)} % met somebody`);
  return Math.max(one, many);
}

/**
 * Milliseconds a step of each runner: the median of its rounds. The runners alternate, so other load on the machine
 * affects all of them alike.
 */
function race(runners, rounds, steps = 24) {
  const times = runners.map(() => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, step] of runners.entries()) {
      const at = performance.now();
      for (let i = 0; i < steps; i++) step();
      // The first round warms up.
      if (round >= 0) times[index].push((performance.now() - at) / steps);
    }
  }
  return times.map(each => each.sort((a, b) => a - b)[each.length >> 1]);
}

function row(name, ms) {
  console.log(`  ${name.padEnd(12)} ${ms.toFixed(4).padStart(9)}`);
}

/** The same random numbers for all three engines (mulberry32). */
function mulberry(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
