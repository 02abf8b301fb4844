import { courtyard, createCamera, HOME_VIEW, px } from '@app/building';
import { frameOf, homeOrbit, type Lens, type Orbit, type WorldPoint } from '@app/building/orbit';
import { besideHouse, bodySize, isOnRim, skyPlace } from '@app/building/skyPlace';
import { useMemo } from 'react';
import { BareRing, RingDrawing } from '../ink/CompassRing';
import { HouseDrawing } from '../ink/CourtyardHouse';
import { BodyOverGround, SkyPath } from '../ink/SkyPath';
import { useShownSize } from '../plan/perPixel';
import { coverOf } from './coverOf';
import { ArrowsSketch, PalacesSketch } from './MarksSketch';
import { OwnHomeDrawing } from './OwnHomeDrawing';
import type { PalaceLabel } from './PalaceLabels';
import { seasonDecorOf } from './seasonDecorOf';
import { type HouseView, isGrey, isVeiled, skyOver } from './view';

export interface HouseSketchProps {
  readonly view: HouseView;
  /** Degrees the reader has walked around the house, clockwise seen from above. */
  readonly turn: number;
  /** Elevation of the view, degrees. */
  readonly elevation: number;
  /** 1 fits the ring. */
  readonly zoom?: number;
  readonly labels: readonly PalaceLabel[];
}

const SCALE = 24;
const RADIANS = Math.PI / 180;
/** The same 29 by 37.5 metres around the house that the model fits into its stage; more is visible if there is room. */
const VIEW_BOX = { left: -348, top: -504, width: 696, foot: 396 } as const;

/** As the model lies on its stage: the house does not move or grow when the canvas takes over. */
function boxOf(view: HouseView, elevation: number, zoom: number) {
  const { above, below } = frameOf(elevation, coverOf(view));
  const scale = SCALE / zoom;
  return {
    left: VIEW_BOX.left / zoom,
    width: VIEW_BOX.width / zoom,
    top: -above * scale,
    height: (above + below) * scale,
  };
}

/** How the drawing lies in a box of this size, CSS px. */
export function sketchLens(
  { bearing, elevation: from, zoom }: Orbit,
  view: HouseView,
  width: number,
  height: number,
): Lens {
  const elevation = view.home || view.isComing ? from : HOME_VIEW.elevation;
  const box = boxOf(view, elevation, zoom);
  const fit = Math.min(width / box.width, height / box.height);
  return {
    bearing,
    elevation,
    left: width / 2 - (box.left + box.width / 2) * fit,
    top: height / 2 - (box.top + box.height / 2) * fit,
    scale: SCALE * fit,
  };
}

const FIRST_CAMERA = createCamera({ ...HOME_VIEW, scale: SCALE });
const { top, foot } = VIEW_BOX;
/** Of the whole ring. */
const RING_WIDTH = 1000;

/** R681: the part of the drawing that is the same for every facing, place and season, with its whole ring. */
export function HouseStill({ theme }: { readonly theme: 'paper' | 'ink' }) {
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      data-theme={theme}
      width={RING_WIDTH}
      height={foot - top}
      viewBox={`${-RING_WIDTH / 2} ${top} ${RING_WIDTH} ${foot - top}`}
    >
      <g className="ink">
        <BareRing camera={FIRST_CAMERA} />
        <HouseDrawing camera={FIRST_CAMERA} lit={theme === 'ink'} dress={BARE} />
      </g>
    </svg>
  );
}
const BARE = { uprights: [], things: [], glows: [], scatter: [] };

/** The house drawn on paper: shown while the engine is fetched, and instead of it without WebGL. */
export function HouseSketch({ view, turn, elevation, zoom = 1, labels }: HouseSketchProps) {
  const camera = useMemo(
    () => createCamera({ azimuth: HOME_VIEW.azimuth - turn, elevation, scale: SCALE }),
    [turn, elevation],
  );
  // Built one step before it is drawn: the page responds between two steps.
  if (!view.home) courtyard();
  // The drawing keeps the house still and turns the card, whose bearings are from magnetic north.
  const facing = view.facing - view.ringTurn;
  const reader = { bearing: homeOrbit(view.facing).bearing + turn, elevation };
  const { body, path } = skyOver(view);
  const cover = coverOf(view);
  const box = boxOf(view, elevation, zoom);
  const [shown, hold] = useShownSize(undefined);
  // Before the page is laid out only the window is known; the scene takes most of it.
  const size = () => shown ?? [window.innerWidth, window.innerHeight];
  const fit = () => Math.min(size()[0] / box.width, size()[1] / box.height);
  /** Metres to each side of its middle. */
  const aside = () => size()[0] / 2 / fit() / SCALE;
  const onPaper = ([east, up, south]: WorldPoint) => {
    const turn = (180 - view.facing) * RADIANS;
    const [x, y] = [
      east * Math.cos(turn) - south * Math.sin(turn),
      east * Math.sin(turn) + south * Math.cos(turn),
    ];
    return {
      point: camera.project(x, y, up),
      foot: camera.project(x, y),
      behind: camera.depth(x, y) < 0,
    };
  };
  // R819: in front of the house they are not drawn, nor is the path that led there.
  const seen = body && !isOnRim(body, reader, cover, aside()) ? body : undefined;
  const way = (half: 'behind' | 'before') =>
    path &&
    seen &&
    besideHouse(path, reader, cover, aside(), { ...seen, reach: bodySize(SCALE * fit()) }).map(
      (piece, index) => (
        <SkyPath
          key={index}
          place={(azimuth, altitude) => onPaper(skyPlace({ azimuth, altitude }, reader, cover, aside()))}
          half={half}
          // Each step of the path takes the same time.
          samples={piece.points.map((point, at) => ({ at, ...point }))}
          now={piece.passed - 1}
        />
      ),
    );
  const bodyOn = (half: 'behind' | 'before') => {
    if (!seen) return undefined;
    const { point, foot, behind } = onPaper(skyPlace(seen, reader, cover, aside()));
    if (behind !== (half === 'behind')) return undefined;
    return <BodyOverGround body={seen} size={bodySize(SCALE * fit())} point={point} foot={foot} />;
  };
  return (
    <svg
      ref={hold}
      className={`ink house-sketch${view.season?.snow ? ' is-snowy' : ''}${isVeiled(view) ? ' is-veiled' : ''}`}
      viewBox={`${px(box.left)} ${box.top.toFixed(0)} ${px(box.width)} ${box.height.toFixed(0)}`}
      aria-hidden="true"
    >
      <RingDrawing camera={camera} facing={facing} />
      <ArrowsSketch view={view} camera={camera} />
      {way('behind')}
      {bodyOn('behind')}
      {view.home ? (
        <OwnHomeDrawing
          view={view}
          home={view.home}
          dress={seasonDecorOf(view)}
          camera={camera}
          fit={fit()}
          width={size()[0]}
        />
      ) : view.isComing ? undefined : (
        <HouseDrawing camera={camera} lit={view.lit} halfLit={isGrey(view)} dress={seasonDecorOf(view)} />
      )}
      {way('before')}
      {bodyOn('before')}
      {!view.isComing && <PalacesSketch view={view} camera={camera} labels={labels} />}
    </svg>
  );
}
