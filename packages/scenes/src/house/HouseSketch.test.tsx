import { homeOrbit, lensOf } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { isOnRim } from '@app/building/skyPlace';
import { homeAt, sceneSeason } from '@app/home';
import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { coverOf } from './coverOf';
import { HouseSketch, sketchLens } from './HouseSketch';
import { NOTHING_CHOSEN, toView } from './toView';

const facts = { facing: { degrees: 180, north: 'true' } } as const;
const place = { latitude: 30.2741, longitude: 120.1551 };
const VIEW = toView(
  homeAt({ facts, place, residents: [] }, millis(Date.UTC(2026, 5, 21, 5))),
  NOTHING_CHOSEN,
  [],
);
/** Pixels of the drawing for a metre, its elevation, and the bearing from which it is seen without a turn. */
const [SCALE, ELEVATION, FROM] = [24, 36, 150];

const discs = (azimuth: number, altitude: number, turn: number) => {
  const points = [-10, 0, 10].map(step => ({ azimuth: azimuth + step, altitude }));
  const view = {
    ...VIEW,
    body: { kind: 'sun', azimuth, altitude } as const,
    path: { points, passed: 2 },
  };
  const drawn = renderToStaticMarkup(
    <HouseSketch view={view} turn={turn} elevation={ELEVATION} labels={[]} />,
  );
  return [
    ...drawn.matchAll(
      /translate\((\S+) (\S+)\)"><circle r="[0-9.]+" class="ink-sun-halo"><\/circle><circle r="([0-9.]+)" class="ink-sun"/g,
    ),
  ].map(([, x, y, r]) => ({ right: Number(x) / SCALE, up: -Number(y) / SCALE, size: Number(r) }));
};

it('[R819] in the drawing one sun is off the letters of the ring, and none is in front of the house', () => {
  const rise = Math.sin((ELEVATION * Math.PI) / 180);
  const counts: [before: number, behind: number] = [0, 0];
  for (const turn of [0, 120, 240]) {
    const reader = { bearing: (FROM + turn) % 360, elevation: ELEVATION };
    for (let azimuth = 0; azimuth < 360; azimuth += 60) {
      for (const altitude of [2, 12, 25]) {
        const found = discs(azimuth, altitude, turn);
        const isBefore = isOnRim({ azimuth, altitude }, reader);
        counts[isBefore ? 0 : 1] += 1;
        expect(found).toHaveLength(isBefore ? 0 : 1);
        for (const { right, up } of found) {
          // Characters lie from 14.6 to 18.9 m; the disc of the sun has a radius of 0.7 m.
          const flat = Math.hypot(right, up / rise);
          expect(flat < 13.9 || flat > 19.6, `${turn} ${azimuth} ${altitude}: ${flat}`).toBe(true);
        }
      }
    }
  }
  expect(Math.min(...counts)).toBeGreaterThan(5);
});

it('[R849] the drawing is seen from where the reader has walked to, as the model is', () => {
  for (const turn of [0, 60, 120, 240]) {
    // Clockwise from the front: a sun at the reader’s left is drawn at the left.
    const bearing = FROM + turn;
    const [{ right } = { right: 0 }] = discs((bearing + 90 + 360) % 360, 2, turn);
    expect(right, String(turn)).toBeLessThan(-15);
  }
});

it('[R820, R889] in the drawing lattices are lit by half in snow and rain and over lying snow, by day', () => {
  const look = (falls: 'nothing' | 'rain' | 'snow', at: number, snow = false) => {
    const now = millis(at);
    const season = sceneSeason({ at: now, zone: 'Asia/Shanghai', weather: 'clear', place, household: [] });
    const view = toView(homeAt({ facts, place, residents: [] }, now), NOTHING_CHOSEN, [], {
      season: season && { ...season, falls, snow },
    });
    const drawn = renderToStaticMarkup(<HouseSketch view={view} turn={0} elevation={36} labels={[]} />);
    return /ink-house([^"]*)"/.exec(drawn)?.[1];
  };
  const [noon, night] = [Date.UTC(2026, 0, 20, 4), Date.UTC(2026, 0, 20, 14)];
  expect(look('nothing', noon)).toBe('');
  expect(look('rain', noon)).toBe(' is-half-lit');
  expect(look('snow', noon)).toBe(' is-half-lit');
  expect(look('nothing', noon, true)).toBe(' is-half-lit');
  expect(look('snow', night)).toBe(' is-lit');
});

it('[R1081] in the drawing neither sun nor path is seen through rain or snow', () => {
  const drawn = (falls: 'nothing' | 'rain' | 'snow') => {
    const season = sceneSeason({
      ...{
        at: millis(Date.UTC(2026, 5, 21, 5)),
        zone: 'Asia/Shanghai',
        weather: 'clear',
        place,
        household: [],
      },
    });
    const view = { ...VIEW, season: season && { ...season, falls } };
    const picture = renderToStaticMarkup(<HouseSketch view={view} turn={0} elevation={36} labels={[]} />);
    return ['ink-sun"', 'ink-sky-path'].map(part => picture.includes(part));
  };
  expect(drawn('nothing')).toEqual([true, true]);
  expect(drawn('rain')).toEqual([false, false]);
  expect(drawn('snow')).toEqual([false, false]);
});

it('[R965] in the drawing the sun behind lifted storeys is a full disc above them, on one path over them', () => {
  // Seen from 150°, its south above.
  const [azimuth, altitude] = [330, 34];
  const points = [-40, -20, 0, 20, 40].map(step => ({ azimuth: azimuth + step, altitude }));
  const home = ownHomeOf(templatePlan('villa', 'en'), {
    cut: 1200,
    facing: 180,
    body: undefined,
    lampsOn: false,
    nameOf: () => 'room',
  });
  const body = { kind: 'sun', azimuth, altitude } as const;
  const drawn = renderToStaticMarkup(
    <HouseSketch
      view={{ ...VIEW, body, path: { points, passed: 3 }, home }}
      turn={0}
      elevation={48}
      labels={[]}
    />,
  );
  const [, x, y] = /translate\((\S+) (\S+)\)"><circle r="[0-9.]+" class="ink-sun-halo"/.exec(drawn) ?? [];
  expect(Math.abs(Number(x)) / SCALE).toBeLessThan(1);
  // Its ridge is 35.4 metres up on the picture.
  expect(-Number(y) / SCALE).toBeGreaterThan(35.4);
  const paths = [...drawn.matchAll(/class="(?:passed|to-come)" d="([^"]+)"/g)];
  expect(paths.length).toBe(2);
});

it('[R962] lying snow covers the ground within the ring, under the house and inside the letters', () => {
  const now = millis(Date.UTC(2026, 0, 20, 4));
  const season = sceneSeason({ at: now, zone: 'Asia/Shanghai', weather: 'clear', place, household: [] });
  const drawn = (snow: boolean) =>
    renderToStaticMarkup(
      <HouseSketch
        view={{ ...VIEW, ...(season && { season: { ...season, snow } }) }}
        turn={0}
        elevation={36}
        labels={[]}
      />,
    );
  expect(drawn(true)).toMatch(/^<svg class="ink house-sketch is-snowy"/);
  expect(drawn(false)).not.toContain('is-snowy');
  const ground = /<circle r="([0-9.]+)" class="hair ground"/.exec(drawn(true));
  // 50 units a metre; the first characters are 14.6 m from the middle.
  expect(Number(ground?.[1]) / 50).toBeLessThan(14.6);
  expect(Number(ground?.[1]) / 50).toBeGreaterThan(14);
  expect(drawn(true).indexOf('hair ground')).toBeLessThan(drawn(true).indexOf('ink-house'));
});

it('[R950] the drawing lies on its stage as the model does, courtyard and lifted storeys alike', () => {
  const storeys = { model: { reach: 11, top: 21 }, scale: 1 } as NonNullable<typeof VIEW.home>;
  for (const view of [VIEW, { ...VIEW, home: storeys }]) {
    const orbit = { ...homeOrbit(VIEW.facing), ...(view.home && { elevation: 48 }) };
    // Wide enough for the ring: a narrow stage has room above and below to share out.
    for (const size of [
      { width: 916, height: 900 },
      { width: 1440, height: 842 },
      { width: 390, height: 480 },
    ]) {
      const model = lensOf(orbit, size, coverOf(view));
      const drawing = sketchLens(orbit, view, size.width, size.height);
      expect(drawing.scale).toBeCloseTo(model.scale, 3);
      expect(drawing.left).toBeCloseTo(model.left, 3);
      expect(drawing.top).toBeCloseTo(model.top, 3);
    }
  }
});

it('[R1069] the floors of named rooms are tinted in the drawing, on every floor', () => {
  const plan = templatePlan('villa', 'en');
  const options = { cut: 1200, facing: undefined, body: undefined, lampsOn: false };
  const home = ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind });
  const tinted = (named: typeof VIEW.named) =>
    renderToStaticMarkup(
      <HouseSketch view={{ ...VIEW, home, named }} turn={0} elevation={ELEVATION} labels={[]} />,
    ).split('named-floor').length - 1;
  const rooms = plan.floors.map(({ level, rooms: [room] }) => ({ level, room: room!.id }));
  expect([tinted(undefined), tinted([]), tinted(rooms.slice(1)), tinted(rooms)]).toEqual([0, 0, 1, 2]);
});
