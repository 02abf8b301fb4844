// CPU of a year of sun in the villa, of all threads of this process: the first time, and once more. For `villa.mjs`.
import { dayOfLight } from '../dist/light.js';
import { templatePlan } from '../dist/templates.js';

const year = yearOfSamples(30.2741, 120.1551);
const [cold, warm] = [0, 1].map(() => {
  const plan = structuredClone(templatePlan('villa', 'en'));
  const start = process.cpuUsage();
  for (const samples of year) for (const level of [0, 1]) dayOfLight(plan, level, samples, 5);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
});
console.log(JSON.stringify({ cold, warm }));

/** Two equinoxes, two solstices and twenty days between: positions by a short formula, which is not timed. */
function yearOfSamples(latitude, longitude) {
  const rad = Math.PI / 180;
  return Array.from({ length: 24 }, (_, term) => {
    const declination = Math.asin(Math.sin(23.44 * rad) * Math.sin(15 * term * rad));
    return Array.from({ length: 288 }, (_, i) => {
      const hour = ((i * 5) / 4 - 180 + (longitude - 120)) * rad;
      const lat = latitude * rad;
      const altitude = Math.asin(
        Math.sin(lat) * Math.sin(declination) + Math.cos(lat) * Math.cos(declination) * Math.cos(hour),
      );
      const azimuth = Math.atan2(
        -Math.cos(declination) * Math.sin(hour),
        Math.sin(declination) * Math.cos(lat) - Math.cos(declination) * Math.sin(lat) * Math.cos(hour),
      );
      return { minute: i * 5, azimuth: (azimuth / rad + 360) % 360, altitude: altitude / rad };
    });
  });
}
