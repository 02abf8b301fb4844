import type { ViewOfSky } from '@app/home';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SkyView } from './SkyView';

afterEach(cleanup);

/** A day whose sun rises to this altitude at noon. */
const pathTo = (term: number, noon: number): ViewOfSky['paths'][number] => ({
  term,
  spans: [],
  sun: Array.from({ length: 31 }, (_, i) => ({
    minute: 360 + 24 * i,
    azimuth: 105 + 5 * i,
    altitude: noon * (1 - ((i - 15) / 15) ** 2),
    isOn: false,
  })),
});
const NOONS = [44, 83, 60, 36];
const NAMES = ['Start of Winter', 'Summer Solstice', 'Spring Equinox', 'Winter Solstice'];

it('[R874] a name is on no line of the sun: over its own, or under it if that is below the chosen one', () => {
  const view: ViewOfSky = {
    from: 105,
    to: 255,
    bottom: 0,
    top: 90,
    openings: [],
    skyline: [],
    paths: NOONS.map((noon, term) => pathTo(term, noon)),
  };
  const { container } = render(
    <SkyView view={view} minute={720} label="sky" directions={[]} nameOf={term => NAMES[term]!} />,
  );
  const lines = [...container.querySelectorAll('.sky-view__path > path')].map(path =>
    (path.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map(spot => spot.split(' ').map(Number) as [number, number]),
  ); // drawn as pairs
  const words = [...container.querySelectorAll('.sky-view__word')].filter(({ textContent }) =>
    NAMES.includes(textContent),
  );
  expect(words).toHaveLength(NAMES.length);
  for (const word of words) {
    const [x, foot] = ['x', 'y'].map(name => Number(word.getAttribute(name))) as [number, number]; // both given
    // Letters of 12 px, 5 px wide.
    const half = (word.textContent.length * 5) / 2;
    const crossed = lines.flat().filter(([at, y]) => Math.abs(at - x) < half && y > foot - 9 && y < foot + 2);
    expect(crossed, word.textContent).toEqual([]);
  }
});

it.each([
  { what: 'far below the chosen one', noons: [60, 83, 60, 36], shown: true },
  { what: 'three degrees below it', noons: [39, 83, 60, 36], shown: true },
  { what: 'the chosen one itself', noons: [36, 83, 60], shown: false },
])(
  '[R957] the lowest path is named under the end of its afternoon, off the windows: $what',
  ({ noons, shown }) => {
    const view: ViewOfSky = {
      ...{ from: 100, to: 260, bottom: 0, top: 90, openings: [], skyline: [] },
      paths: noons.map((noon, term) => pathTo(term, noon)),
    };
    const { container } = render(
      <SkyView view={view} minute={720} label="sky" directions={[]} nameOf={term => NAMES[term]!} />,
    );
    const name = [...container.querySelectorAll('.sky-view__word')].find(
      each => each.textContent === NAMES[3],
    );
    expect(container.querySelector('.sky-view__word[data-at="side"]') !== null).toBe(shown);
    if (!shown) return;
    if (!name) throw new Error('the lowest path has no name');
    const level = Number(container.querySelector('[data-level]')!.getAttribute('y1'));
    expect(Number(name.getAttribute('y'))).toBeGreaterThan(level + 24);
    expect(Number(name.getAttribute('x'))).toBeGreaterThan(400);
  },
);
