import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homeAt, sceneSeason } from '@app/home';
import { millis } from '@app/kernel';
import { HouseSketch } from '@app/scenes/house/sketch';
import { NOTHING_CHOSEN, toView } from '@app/scenes/house/toView';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hillsPicture } from '../../../../../packages/building/src/season/hillsPicture';
import { CHANGING, renderHouse, STYLES } from '../../../still/house';

const place = { latitude: 30.2741, longitude: 120.1551 };
const zone = 'Asia/Shanghai';

function marksOf(svg: string): readonly string[] {
  const page = document.createElement('div');
  page.innerHTML = svg.replace(/<style>.*<\/style>/s, '');
  for (const hidden of page.querySelectorAll(CHANGING)) hidden.remove();
  return [...page.querySelectorAll('.ink path, .ink circle')].map(mark => mark.outerHTML);
}

it.each([
  { theme: 'paper', facing: 180, at: Date.UTC(2026, 3, 5, 4) },
  { theme: 'paper', facing: 37, at: Date.UTC(2026, 9, 23, 4) },
  { theme: 'ink', facing: 300, at: Date.UTC(2026, 0, 20, 14) },
] as const)('[R681] the first picture in $theme is in the drawing facing $facing, mark for mark', given => {
  const at = millis(given.at);
  const facts = { facing: { degrees: given.facing, north: 'true' as const } };
  const home = homeAt({ facts, place, residents: [] }, at);
  const season = sceneSeason({ at, zone, weather: 'clear', place, household: [] });
  const view = toView(home, NOTHING_CHOSEN, [], { season });
  expect(view.lit).toBe(given.theme === 'ink');
  const drawing = renderToStaticMarkup(<HouseSketch view={view} turn={0} elevation={36} labels={[]} />);
  // The numbers of `house/place.css`, of the picture's frame and of its place in it.
  expect(drawing).toContain('viewBox="-348 -504 696 900"');
  const [still, drawn] = [marksOf(renderHouse(given.theme)), marksOf(drawing)];
  expect(still.length).toBeGreaterThan(100);
  let from = -1;
  const missing = still.filter(mark => {
    const found = drawn.indexOf(mark, from + 1);
    if (found > from) from = found;
    return found === -1;
  });
  expect(missing).toEqual([]);
});

it('[R681, R888] the stored pictures are of this drawing in these colours: if not, run `node apps/web/still/pictures.mjs`', () => {
  const css = STYLES.map(file => readFileSync(`packages/${file}`, 'utf8')).join('');
  const drawn = createHash('sha256')
    .update(renderHouse('paper', css))
    .update(renderHouse('ink', css))
    .update(hillsPicture());
  expect(readFileSync('apps/web/still/house.sha256', 'utf8')).toBe(`${drawn.digest('hex')}\n`);
});
