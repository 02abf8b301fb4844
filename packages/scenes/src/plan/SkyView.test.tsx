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

/** A window from one azimuth to another, over the whole height of the picture. */
const windowOver = (id: string, from: number, to: number): ViewOfSky['openings'][number] => ({
  ...{ id, kind: 'window', isSky: true },
  outlines: [Array.from({ length: to - from + 1 }, (_, i) => ({ azimuth: from + i, low: 0, high: 40 }))],
});

it.each([
  { what: 'far below the chosen one', noons: [60, 83, 60, 36], openings: [], at: 'under' },
  { what: 'three degrees below it', noons: [39, 83, 60, 36], openings: [], at: 'under' },
  { what: 'behind a window after noon', noons: [60, 83, 60, 36], openings: [[180, 230]], at: 'under' },
  { what: 'behind windows all day', noons: [60, 83, 60, 36], openings: [[100, 260]], at: 'foot' },
  { what: 'the chosen one itself', noons: [36, 83, 60], openings: [], at: undefined },
] as const)(
  '[R957] the lowest path is named right under it, off the windows, else below the horizon: $what',
  ({ noons, openings, at }) => {
    const view: ViewOfSky = {
      ...{ from: 100, to: 260, bottom: 0, top: 90, skyline: [] },
      openings: openings.map(([from, to], i) => windowOver(`w${i}`, from, to)),
      paths: noons.map((noon, term) => pathTo(term, noon)),
    };
    const { container } = render(
      <SkyView view={view} minute={720} label="sky" directions={[]} nameOf={term => NAMES[term]!} />,
    );
    const name = [...container.querySelectorAll('.sky-view__word')].find(
      each => each.textContent === NAMES[3],
    );
    expect(name !== undefined).toBe(at !== undefined);
    if (!name) return;
    const [x, y] = ['x', 'y'].map(each => Number(name.getAttribute(each))) as [number, number]; // both given
    const level = Number(container.querySelector('[data-level]')!.getAttribute('y1'));
    expect(y > level + 24).toBe(at === 'foot');
    if (at === 'foot') return expect(x).toBeGreaterThan(400);
    // Its path above it, within two lines of letters.
    const path = [...container.querySelectorAll('.sky-view__path')].at(-1)!.querySelector('path')!;
    const spots = path
      .getAttribute('d')!
      .slice(1)
      .split('L')
      .map(spot => spot.split(' ').map(Number) as [number, number]);
    const [, above] = spots.reduce((best, spot) =>
      Math.abs(spot[0] - x) < Math.abs(best[0] - x) ? spot : best,
    );
    expect(y - above).toBeGreaterThan(9);
    expect(y - above).toBeLessThan(60);
    expect(y).toBeLessThan(level);
    for (const opening of container.querySelectorAll('.sky-view__opening')) {
      const ends = [...opening.getAttribute('d')!.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, across]) =>
        Number(across),
      );
      expect(x + 38 < Math.min(...ends) || x - 38 > Math.max(...ends)).toBe(true);
    }
  },
);

it('[R957] between two windows the name is on two lines', () => {
  const view: ViewOfSky = {
    ...{ from: 100, to: 260, bottom: 0, top: 90, skyline: [] },
    openings: [windowOver('w0', 100, 168), windowOver('w1', 198, 260)],
    paths: [60, 83, 60, 36].map((noon, term) => pathTo(term, noon)),
  };
  const { container } = render(
    <SkyView
      view={view}
      minute={720}
      label="sky"
      directions={[]}
      nameOf={term => (term === 3 ? 'Winter Solstice' : NAMES[term]!)}
    />,
  );
  const lines = [...container.querySelectorAll('.sky-view__word > tspan')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Winter', 'Solstice']);
  const level = Number(container.querySelector('[data-level]')!.getAttribute('y1'));
  expect(Number(lines[0]!.parentElement!.getAttribute('y')) + 17).toBeLessThan(level);
});
