import { turnBetween, turned } from '@app/kernel';
import type { Camera, ScreenPoint } from './camera';
import { openPath } from './path';

/** A body's position at a moment. */
export interface SkySample {
  /** Any linear measure of time, such as Millis. */
  readonly at: number;
  /** Degrees clockwise from north. */
  readonly azimuth: number;
  /** Degrees over the horizon; negative when it is down. */
  readonly altitude: number;
}

/** A point of the sky on the picture. `behind` is on the far half of the dome, where the house covers it. */
interface SkyPoint {
  readonly point: ScreenPoint;
  readonly behind: boolean;
}

export type SkyPlacement = (azimuth: number, altitude: number) => SkyPoint;

/** Places the sky on a dome of `radius` metres over a house that faces `facing`. */
export function domeOver(camera: Camera, radius: number, facing: number): SkyPlacement {
  const turn = turned(180 - facing);
  return (azimuth, altitude) => {
    const bearing = ((azimuth + turn) * Math.PI) / 180;
    const height = (altitude * Math.PI) / 180;
    const x = radius * Math.cos(height) * Math.sin(bearing);
    const y = -radius * Math.cos(height) * Math.cos(bearing);
    return { point: camera.project(x, y, radius * Math.sin(height)), behind: camera.depth(x, y) < 0 };
  };
}

export interface SkyArc {
  readonly pieces: readonly { readonly d: string; readonly passed: boolean; readonly behind: boolean }[];
  /** Present while the body is up. */
  readonly body?: SkyPoint & { readonly foot: ScreenPoint };
}

/**
 * The part of a day's path over the horizon, cut at rise, set and now, and where the path crosses between the far and the
 * near half of the dome. Samples are in order of time; ten minutes apart keeps the curve smooth.
 */
export function skyArc(samples: readonly SkySample[], now: number, place: SkyPlacement): SkyArc {
  const current = positionAt(samples, now);
  const way = withBreaks(samples, current);
  const pieces: { d: string; passed: boolean; behind: boolean }[] = [];
  let run: ScreenPoint[] = [];
  let key = '';
  const flush = () => {
    if (run.length > 1) pieces.push({ d: openPath(run), passed: key[0] === 'p', behind: key[1] === 'b' });
    run = [];
  };
  for (const [index, from] of way.entries()) {
    const to = way[index + 1];
    if (!to || (from.altitude + to.altitude) / 2 <= 0) {
      flush();
      continue;
    }
    const [start, end] = [place(from.azimuth, from.altitude), place(to.azimuth, to.altitude)];
    const nextKey = `${to.at <= now ? 'p' : 'c'}${start.behind ? 'b' : 'f'}`;
    if (nextKey !== key) flush();
    key = nextKey;
    if (run.length === 0) run.push(start.point);
    run.push(end.point);
  }
  flush();
  if (!current || current.altitude < 0) return { pieces };
  const foot = place(current.azimuth, 0).point;
  const over = place(current.azimuth, current.altitude);
  const groundRatio = Math.cos((current.altitude * Math.PI) / 180);
  const centre = middle(place(current.azimuth, 0).point, place(current.azimuth + 180, 0).point);
  const under: ScreenPoint = [
    centre[0] + (foot[0] - centre[0]) * groundRatio,
    centre[1] + (foot[1] - centre[1]) * groundRatio,
  ];
  return { pieces, body: { ...over, foot: under } };
}

const middle = ([x0, y0]: ScreenPoint, [x1, y1]: ScreenPoint): ScreenPoint => [(x0 + x1) / 2, (y0 + y1) / 2];

/** The position at a moment between two samples; undefined outside them. */
export function positionAt(samples: readonly SkySample[], at: number): SkySample | undefined {
  const next = samples.findIndex(sample => sample.at >= at);
  const to = samples[next];
  if (!to) return undefined;
  if (to.at === at) return to;
  const from = samples[next - 1];
  return from && between(from, to, (at - from.at) / (to.at - from.at));
}

/** Bearings are interpolated the short way round, so a path may cross north. */
function between(from: SkySample, to: SkySample, part: number): SkySample {
  const swing = turnBetween(from.azimuth, to.azimuth);
  return {
    at: from.at + (to.at - from.at) * part,
    azimuth: turned(from.azimuth + swing * part),
    altitude: from.altitude + (to.altitude - from.altitude) * part,
  };
}

/** Adds the horizon crossings and the current position to the samples. */
function withBreaks(samples: readonly SkySample[], current: SkySample | undefined): readonly SkySample[] {
  return samples.flatMap((from, index) => {
    const to = samples[index + 1];
    if (!to) return [from];
    const added: SkySample[] = [];
    if (from.altitude * to.altitude < 0) {
      added.push({ ...between(from, to, from.altitude / (from.altitude - to.altitude)), altitude: 0 });
    }
    if (current && current.at > from.at && current.at < to.at) added.push(current);
    return [from, ...added.sort((a, b) => a.at - b.at)];
  });
}
