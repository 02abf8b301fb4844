// Turns and projects every star, as one frame of the map does, compared with computing each star through
// astronomy-engine.
import { Body, DefineStar, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine';
import { chooseLettering, createProjection, initialCamera } from '../dist/map/index.js';
import {
  decodeCatalogue,
  flattenPlanisphere,
  planisphereOf,
  projectPlanisphere,
  projectStereographic,
  skyFrame,
  viewMatrix,
  wanderersAt,
} from '../dist/stars/index.js';
import { coreBytes } from '../scripts/assets.mjs';

const started = performance.now();
const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const { vectors, count } = decoded.value;
console.log(`decode the catalogue once: ${(performance.now() - started).toFixed(1)} ms`);

const place = { latitude: 30.2741, longitude: 120.1551 };
const out = new Float32Array(vectors.length);
const flat = flattenPlanisphere(vectors, 1);
let instant = Date.parse('2026-06-21T13:46:08Z');
const nextSecond = () => {
  instant += 1000;
  return instant;
};

const stereographic = time(2000, () => {
  const frame = skyFrame(nextSecond(), place);
  projectStereographic(vectors, viewMatrix(frame, { azimuth: 180, altitude: 30 }), frame, out);
});
const planisphere = time(2000, () => {
  const frame = skyFrame(nextSecond(), place);
  projectPlanisphere(vectors, flat, planisphereOf(frame), frame, out);
});
const bodies = time(200, () => wanderersAt(skyFrame(nextSecond(), place)));

const project = createProjection(decoded.value);
const stage = { width: 366, height: 366, centre: { x: 183, y: 183 }, radius: 150 };
const words = {
  language: 'en',
  directions: [...'NESW'].flatMap(of => [of, of]),
  mountains: [],
  enclosures: Object.fromEntries(['ziwei', 'taiwei', 'tianshi'].map(id => [id, { long: id, short: id }])),
};
const frameOf = () => {
  const frame = skyFrame(nextSecond(), place);
  return { frame, projector: project(frame, initialCamera(180), stage) };
};
const projected = time(200, frameOf);
const lettered = time(200, () => {
  const view = {
    ...frameOf(),
    catalogue: decoded.value,
    lodges: [],
    names: [],
    words,
    picked: undefined,
    zoom: 1,
  };
  return chooseLettering({ ...view, wanderers: wanderersAt(view.frame) }, text => text.length * 6);
});

const observer = new Observer(place.latitude, place.longitude, 0);
const each = time(50, () => {
  const at = MakeTime(new Date(nextSecond()));
  DefineStar(Body.Star1, 6.75, -16.7, 1000);
  const { ra, dec } = Equator(Body.Star1, at, observer, true, true);
  Horizon(at, observer, ra, dec);
});

console.log(`${count} stars, sky from the door: ${stereographic.toFixed(4)} ms a frame`);
console.log(`${count} stars, planisphere: ${planisphere.toFixed(4)} ms a frame`);
console.log(
  `names of a phone's map: ${(lettered - projected - bodies).toFixed(3)} ms, ${((lettered - projected - bodies) / projected).toFixed(1)} times its projection`,
);
console.log(`sun, moon and seven planets: ${bodies.toFixed(3)} ms`);
console.log(
  `astronomy-engine star by star: ${(each * count).toFixed(1)} ms, ${Math.round((each * count) / stereographic)} times as long`,
);
if (Math.max(stereographic, planisphere) > 0.1) {
  console.error('over the budget of 0.1 ms a frame');
  process.exitCode = 1;
}

/** The median of nine runs, ms per call. */
function time(calls, work) {
  for (let i = 0; i < calls; i++) work();
  const runs = Array.from({ length: 9 }, () => {
    const from = performance.now();
    for (let i = 0; i < calls; i++) work();
    return (performance.now() - from) / calls;
  });
  return runs.sort((a, b) => a - b)[4];
}
