import { createHash } from 'node:crypto';
import { HOME_VIEW } from '@app/building';
import { homeAt, sceneSeason } from '@app/home';
import { millis } from '@app/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HouseSketch, HouseStill } from './HouseSketch';
import { NOTHING_CHOSEN, toView } from './toView';

const place = { latitude: 30.2741, longitude: 120.1551 };
const zone = 'Asia/Shanghai';

/** Marks with their classes, in their order. */
const marksOf = (svg: string): readonly string[] => svg.match(/<(path|circle)[^>]*>/g) ?? [];
const frameOf = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];

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
  const drawing = renderToStaticMarkup(
    <HouseSketch view={view} turn={0} elevation={HOME_VIEW.elevation} labels={[]} />,
  );
  const still = renderToStaticMarkup(<HouseStill theme={given.theme} />);
  const [left = 0, top, width = 0, height] = frameOf(still);
  // The numbers of `place.css`: the same height, around the same middle.
  expect(frameOf(drawing)).toEqual([-348, top, 696, 900]);
  expect([left, height]).toEqual([-width / 2, 900]);
  expect(marksOf(still).length).toBeGreaterThan(100);
  let from = -1;
  const drawn = marksOf(drawing);
  const missing = marksOf(still).filter(mark => {
    const found = drawn.indexOf(mark, from + 1);
    if (found > from) from = found;
    return found === -1;
  });
  expect(missing).toEqual([]);
});

it('[R681] the stored pictures are of this drawing; after a change, `node apps/web/still/pictures.mjs` draws them again', () => {
  const drawn =
    renderToStaticMarkup(<HouseStill theme="paper" />) + renderToStaticMarkup(<HouseStill theme="ink" />);
  expect(createHash('sha256').update(drawn).digest('hex')).toMatchInlineSnapshot(
    `"45496c22f40ecc46a31194b4e8fb970274de24a721ae5fcc59bb6086a46e8b4e"`,
  );
});
