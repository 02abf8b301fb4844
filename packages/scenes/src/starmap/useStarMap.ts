import {
  centreDisc,
  drag,
  faceDirection,
  initialCamera,
  type MapCamera,
  type MapMode,
  type Point,
  type Stage,
  zoom,
} from '@app/sky/map';
import { planisphereOf, toAltAz, toPlanisphere, type Vector } from '@app/sky/stars';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type MapContent, type MapStatus, startDrawing } from './engine/drawing';
import { type Look, REST_MS } from './useSkyView';

export interface StarMapContent extends MapContent {
  /** Only to detect a change: colours are read from the page. */
  readonly theme: string;
  /** The facing of the door, degrees from north. */
  readonly facing: number;
  /** R460: the direction of the view from the door; absent for the planisphere. */
  readonly look: Look | undefined;
  readonly onLook: (look: Look | undefined, isStep: boolean) => void;
}

export interface StarMapControls {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly status: MapStatus;
  readonly mode: MapMode;
  readonly setMode: (mode: MapMode) => void;
  readonly zoomBy: (factor: number) => void;
  /** px */
  readonly moveBy: (moved: Point) => void;
  readonly reset: () => void;
  readonly lookAt: (vector: Vector) => void;
}

/**
 * The map's life: starts it when the catalogue is there, draws at most once per frame and only after a change, follows
 * the size of its box, and ends it. At rest that is one drawing a second, as time passes.
 */
export function useStarMap(content: StarMapContent): StarMapControls {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(content);
  latest.current = content;
  const camera = useRef<MapCamera>(undefined);
  camera.current ??= turnedTo(initialCamera(content.facing), content.look);
  const invalidate = useRef(() => {});
  const stage = useRef<Stage>({ width: 0, height: 0, centre: { x: 0, y: 0 }, radius: 1 });
  const [status, setStatus] = useState<MapStatus>('starting');
  const [mode, showMode] = useState<MapMode>(camera.current.mode);
  const { rest, follow } = useLook(latest, camera);

  const change = useCallback(
    (step: (camera: MapCamera, radius: number) => MapCamera) => {
      if (camera.current) camera.current = step(camera.current, stage.current.radius);
      invalidate.current();
      rest();
    },
    [rest],
  );

  const catalogue = content.sky?.catalogue;
  useEffect(() => {
    const box = host.current;
    if (!catalogue || !box) return;
    const end = startDrawing(box, catalogue, {
      stage,
      camera: () => camera.current ?? initialCamera(180),
      content: () => latest.current,
      change,
      onStatus: setStatus,
      onInvalidate: ask => {
        invalidate.current = ask;
      },
    });
    return () => {
      invalidate.current = () => {};
      end();
    };
  }, [catalogue, change]);

  // Back, forward, or another link.
  useEffect(() => {
    if (follow(content.look)) showMode(camera.current?.mode ?? 'planisphere');
  }, [content.look, follow]);

  // Every render may bring a new time, language, theme or choice.
  useEffect(() => invalidate.current());

  return {
    host,
    status,
    mode,
    setMode: useCallback(
      next => {
        showMode(next);
        change(now => ({ ...now, mode: next }));
      },
      [change],
    ),
    zoomBy: useCallback(
      factor => change((now, radius) => zoom(now, factor, { x: 0, y: 0 }, radius)),
      [change],
    ),
    moveBy: useCallback(moved => change((now, radius) => drag(now, moved, radius)), [change]),
    reset: useCallback(
      () => change(now => ({ ...initialCamera(latest.current.facing), mode: now.mode })),
      [change],
    ),
    lookAt: useCallback(
      vector => {
        const { frame } = latest.current;
        change(now =>
          now.mode === 'door'
            ? faceDirection(now, toAltAz(frame, vector))
            : now.disc.zoom > 1
              ? centreDisc(now, toPlanisphere(planisphereOf(frame), vector))
              : now,
        );
      },
      [change],
    ),
  };
}

/** The view from the door in this direction; without one, the planisphere. */
const turnedTo = (camera: MapCamera, look: Look | undefined): MapCamera =>
  look ? { ...camera, mode: 'door', door: { ...camera.door, ...look } } : { ...camera, mode: 'planisphere' };

const lookOf = ({ mode, door }: MapCamera): Look | undefined =>
  mode === 'door'
    ? { azimuth: Math.round(door.azimuth) % 360, altitude: Math.round(door.altitude) }
    : undefined;

const isSame = (a: Look | undefined, b: Look | undefined) =>
  a?.azimuth === b?.azimuth && a?.altitude === b?.altitude;

/** Reports the view of the map once it rests, and follows the address. */
function useLook(latest: RefObject<StarMapContent>, camera: RefObject<MapCamera | undefined>) {
  const agreed = useRef(latest.current.look);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const look = camera.current && lookOf(camera.current);
      if (isSame(look, agreed.current)) return;
      const isStep = (look === undefined) !== (agreed.current === undefined);
      agreed.current = look;
      latest.current.onLook(look, isStep);
    }, REST_MS);
  }, [latest, camera]);
  const follow = useCallback(
    (look: Look | undefined) => {
      if (isSame(look, agreed.current) || !camera.current) return false;
      agreed.current = look;
      camera.current = turnedTo(camera.current, look);
      return true;
    },
    [camera],
  );
  return { rest, follow };
}
