// Writes packages/scenes/src/ink/data/sky.gen.json, the sky of the home page, from d3-celestial's tables.
// Run again after changing the limits: node apps/web/scripts/star-data.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FAINTEST = 4.6;
/** The hero's gate never shows more of the south than this, degrees. */
const SOUTHERN_EDGE = -18;
/** Asterisms drawn with the strong line besides the catalogue's top ranks. */
const WELL_KNOWN = [
  '北斗',
  '五车',
  '轩辕',
  '天津',
  '河鼓',
  '织女',
  '北极',
  '勾陈',
  '贯索',
  '王良',
  '阁道',
  '三台',
  '文昌',
];
const LABELLED = { 北斗: 'Northern Dipper', 天津: 'Celestial Ford', 勾陈: 'Curved Array' };

const data = join(dirname(createRequire(import.meta.url).resolve('d3-celestial/package.json')), 'data');
const features = name => JSON.parse(readFileSync(join(data, name), 'utf8')).features;
/** Tenths of a degree, right ascension in 0–3599. */
const tenths = ([ra, dec]) => [Math.round(((ra + 360) % 360) * 10) % 3600, Math.round(dec * 10)];
const inSight = ([, dec]) => dec > SOUTHERN_EDGE;

const stars = features('stars.6.json')
  .filter(({ properties, geometry }) => properties.mag <= FAINTEST && inSight(geometry.coordinates))
  .sort((a, b) => a.properties.mag - b.properties.mag)
  .flatMap(({ properties, geometry }) => [...tenths(geometry.coordinates), Math.round(properties.mag * 10)]);

const figures = new Map(
  features('constellations.cn.json').map(({ id, properties, geometry }) => [
    id,
    {
      name: properties.name.replace(/\(.{0,40}\)/, ''),
      rank: Number(properties.rank),
      at: geometry.coordinates,
    },
  ]),
);
const strong = [];
const faint = [];
for (const { id, geometry } of features('constellations.lines.cn.json')) {
  const figure = figures.get(id);
  if (!figure) continue;
  const isStrong = figure.rank <= 2 || WELL_KNOWN.includes(figure.name);
  for (const line of geometry.coordinates) {
    if (line.length > 1 && line.every(inSight)) (isStrong ? strong : faint).push(line.flatMap(tenths));
  }
}

const labels = [...figures.values()]
  .filter(({ name }) => name in LABELLED)
  .map(({ name, at }) => ({ zh: name, en: LABELLED[name], at: tenths(at) }));

/** Every twelfth point of an outline still follows the cloud at this size. */
const thin = outline => outline.filter((_, index) => index % 12 === 0).flatMap(tenths);
const milkyWay = ['ol1', 'ol3'].map(id =>
  features('mw.json')
    .find(feature => feature.id === id)
    .geometry.coordinates.flat()
    .filter(outline => outline.length >= 60)
    .map(thin),
);

const target = join(dirname(fileURLToPath(import.meta.url)), '../packages/scenes/src/ink/data/sky.gen.json');
writeFileSync(target, `${JSON.stringify({ stars, strong, faint, milkyWay, labels })}\n`);
console.log(`${stars.length / 3} stars, ${strong.length + faint.length} lines`);
