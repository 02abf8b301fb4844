// Makes assets/chinese-sky/ from the npm package d3-celestial: `node scripts/build-catalogue.mjs`, then commit the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANSIONS, MEMBERS } from './membership.mjs';
import { rasterMilkyWay } from './milkyWay.mjs';

const FAINTEST = 5.5;
const MILKY_WAY = { width: 360, height: 180 };
const OUT = new URL('../assets/chinese-sky/', import.meta.url);

const require = createRequire(import.meta.url);
const SOURCE = dirname(require.resolve('d3-celestial/package.json'));
const read = name => JSON.parse(readFileSync(join(SOURCE, 'data', `${name}.json`), 'utf8'));
/** The source mixes longitudes from -180 to 180 with longitudes from 0 to 360. */
const ra = longitude => ((longitude % 360) + 360) % 360;

const everyStar = read('stars.8').features.map(({ id, properties, geometry }) => ({
  hip: id,
  mag: properties.mag,
  bv: Number.parseFloat(properties.bv), // a text in the source, sometimes empty
  ra: ra(geometry.coordinates[0]),
  dec: geometry.coordinates[1],
}));
// The third star of 传舍 is missing from the source's list to magnitude 8: its place is that of the line's vertex.
everyStar.push({ hip: 4714, mag: 8, bv: Number.NaN, ra: 15.1374, dec: 65.1151 });
const figures = read('constellations.cn').features;
const polylines = new Map(read('constellations.lines.cn').features.map(f => [f.id, f.geometry.coordinates]));

const { stars, indexOf } = chooseStars();
const names = read('starnames.cn');
const determinatives = MANSIONS.map(mansion => {
  const hip = Object.keys(names).find(id => names[id].name === `${mansion}宿一`);
  return indexOf.get(Number(hip)) ?? fail(`no determinative star for ${mansion}宿`);
});
const asterisms = figures.map(describe);
/** HIP, then mas per year eastwards and northwards, for stars that move 0.1″ per year or more. */
const motions = readFileSync(new URL('properMotions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split(' ').map(Number))
  .map(([hip, east, north]) => [indexOf.get(hip) ?? fail(`no star HIP ${hip}`), east, north])
  .sort(([a], [b]) => a - b);
const lines = figures.map(({ id }) => polylines.get(id).map(line => line.map(nearest)));

write('core.bin', encodeCore());
write('names.json', Buffer.from(encodeNames()));

/** The stars to draw, brightest first: all down to the limit, and fainter ones at the end of a figure's line. */
function chooseStars() {
  const cells = new Map();
  for (const star of everyStar) {
    const cell = cellOf(star.ra, star.dec);
    cells.set(cell, [...(cells.get(cell) ?? []), star]);
  }
  const vertices = new Set();
  for (const line of [...polylines.values()].flat(2)) vertices.add(matching(line, cells));
  const chosen = everyStar
    .filter(star => star.mag <= FAINTEST || vertices.has(star))
    .sort((a, b) => a.mag - b.mag);
  return { stars: chosen, indexOf: new Map(chosen.map((star, i) => [star.hip, i])) };
}

/** The star at a line's vertex: positions agree to 0.0005°. */
function matching([longitude, dec], cells) {
  const at = { ra: ra(longitude), dec };
  for (const dx of [-0.5, 0, 0.5]) {
    for (const dy of [-0.5, 0, 0.5]) {
      const star = (cells.get(cellOf(ra(at.ra + dx), dec + dy)) ?? []).find(
        other => apart(other, at) < 0.001,
      );
      if (star) return star;
    }
  }
  return fail(`no star at ${longitude}, ${dec}`);
}

function nearest([longitude, dec]) {
  const at = { ra: ra(longitude), dec };
  let best = 0;
  for (const [i, star] of stars.entries()) if (apart(star, at) < apart(stars[best], at)) best = i;
  return best;
}

function describe({ properties, geometry }) {
  const { name, pinyin, en, rank } = properties;
  const [longitude, dec] = geometry.coordinates;
  const group = groupOf(name.replace('(附官)', ''));
  return [
    bare(name),
    tidyPinyin(name, pinyin),
    tidyEnglish(en),
    rank,
    group,
    round(ra(longitude)),
    round(dec),
  ];
}

/** The word of an enclosure or the number of a mansion. */
function groupOf(name) {
  const groups = Object.keys(MEMBERS).filter(id => MEMBERS[id].split(' ').includes(name));
  if (groups.length !== 1) fail(`${name} belongs to ${groups.length} groups`);
  const mansion = MANSIONS.indexOf(groups[0]);
  return mansion < 0 ? groups[0] : mansion;
}

function encodeCore() {
  const flat = lines.flatMap(figure => [figure.length, ...figure.flatMap(line => [line.length, ...line])]);
  const text = JSON.stringify({ asterisms, determinatives });
  const milky = rasterMilkyWay(read('mw').features, MILKY_WAY);
  const words = 12 + stars.length * 2 + flat.length + text.length + motions.length * 3;
  const bytes = Buffer.alloc(words * 2 + stars.length * 2 + milky.length);
  let at = bytes.write('SKY2', 'latin1');
  const u16 = value => (at = bytes.writeUInt16LE(value, at));
  for (const count of [stars.length, figures.length, MILKY_WAY.width, MILKY_WAY.height]) u16(count);
  at = bytes.writeUInt32LE(flat.length, at);
  at = bytes.writeUInt32LE(text.length, at);
  at = bytes.writeUInt32LE(motions.length, at);
  for (const star of stars) u16(Math.round((star.ra / 360) * 65_536) % 65_536);
  for (const star of stars) at = bytes.writeInt16LE(Math.round((star.dec / 90) * 32_767), at);
  for (const value of flat) u16(value);
  for (let i = 0; i < text.length; i++) u16(text.charCodeAt(i));
  for (const [star] of motions) u16(star);
  for (const column of [1, 2]) for (const motion of motions) at = bytes.writeInt16LE(motion[column], at);
  for (const star of stars) at = bytes.writeUInt8(Math.round((star.mag + 2) * 20), at);
  for (const { bv } of stars) {
    // A star of unknown colour is drawn like the sun; beyond 2.6, stars look no redder.
    const colour = Math.min(2.6, Number.isFinite(bv) ? bv : 0.65);
    at = bytes.writeUInt8(Math.round((colour + 0.5) * 80), at);
  }
  bytes.set(milky, at);
  return bytes;
}

function encodeNames() {
  const western = read('starnames');
  const column = pick => stars.map(({ hip }) => pick(names[hip], western[hip]) ?? '').join('\n');
  return JSON.stringify({
    hip: stars.map(star => star.hip),
    zh: column(chinese => chinese && bare(chinese.name)),
    pinyin: column(chinese => chinese?.pinyin),
    en: column(chinese => chinese?.en && tidyEnglish(chinese.en)),
    western: column((_, star) => star?.name),
    designation: column((_, star) => {
      // The source's own script dropped the upsilon of υ3 Eridani.
      const letter = (star?.bayer || star?.flam)?.replace('undefined', 'υ');
      return letter && `${letter} ${star.c}`;
    }),
  });
}

/** 天田(角宿) and 长沙(附官) have a suffix that distinguishes namesakes; a label shows the name alone. */
function bare(name) {
  return name.replace(/\(.{0,40}\)/, '');
}
function tidyEnglish(en) {
  return en
    .replace(/ \((In|Vassal of) .{0,60}\)/, '')
    .replace('Center', 'Centre')
    .trim();
}
/** 参 in 参旗 is read like the mansion it belongs to. */
function tidyPinyin(name, pinyin) {
  const plain = pinyin.replace(/\(.{0,40}\)/, '');
  return name === '参旗' ? 'Shen Qi' : plain;
}

function apart(a, b) {
  const width = Math.abs(ra(a.ra - b.ra + 180) - 180) * Math.cos((b.dec * Math.PI) / 180);
  return Math.hypot(width, a.dec - b.dec);
}
function cellOf(longitude, dec) {
  return Math.floor(longitude) * 256 + Math.floor(dec);
}
function round(value) {
  return Math.round(value * 100) / 100;
}
function fail(message) {
  throw new Error(message);
}
function write(name, bytes) {
  writeFileSync(new URL(name, OUT), bytes);
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzip`);
}
console.log(`${stars.length} stars, ${asterisms.length} asterisms, groups:`, tally(asterisms.map(a => a[4])));

function tally(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
