import {
  type Camera,
  createPlanCamera,
  degreeTicks,
  needlePath,
  palaceSectors,
  polar,
  RING,
  RING_UNITS,
  trigramPath,
  uprightTurn,
} from '@app/building';
import { TRIGRAMS } from '@app/fengshui';
import { useLanguage } from '@app/i18n';
import { once, sectorOf } from '@app/kernel';
import { useMemo } from 'react';
import './ink.css';
import { cardTurn, mountainDividers, trigramDividers } from './geometry/compass';
import { mountainTexts } from './geometry/dial';

export interface RingDrawingProps {
  readonly camera: Camera;
  /** Bearing the house faces, degrees clockwise from north. */
  readonly facing: number;
  /** Tints the palaces by their elements. */
  readonly tinted?: boolean;
  /** Marks the palace the house faces. */
  readonly marked?: boolean;
  readonly needles?: boolean;
  /** The inner ring of the eight trigrams; without it the middle is wider. */
  readonly trigrams?: boolean;
  /** Degrees the card is turned; without it the facing bearing is at the bottom. */
  readonly turn?: number;
  /** Also tints the ground inside the ring. */
  readonly floors?: boolean;
}

const strokes = once(() => ({
  ...degreeTicks(RING.ticksFrom, 13, 25),
  mountains: mountainDividers(),
  trigrams: trigramDividers(),
}));
const TEXT_RADIUS = (RING.mountainsFrom + RING.mountainsTo) / 2;
const TRIGRAM_RADIUS = (RING.trigramsFrom + RING.trigramsTo) / 2;

/** The luopan ring as a group lying on the ground of a larger picture. */
export function RingDrawing({
  camera,
  facing,
  tinted = true,
  marked = true,
  needles = true,
  trigrams = true,
  turn = cardTurn(facing),
  floors = true,
}: RingDrawingProps) {
  const seenTurn = turn + camera.azimuth;
  const texts = useMemo(() => mountainTexts(TEXT_RADIUS, seenTurn), [seenTurn]);
  return (
    <g className="ink-ring" transform={`${camera.groundMatrix(1 / RING_UNITS)} rotate(${turn})`}>
      <circle r={RING.outer} className="bed" />
      {tinted && <Palaces marked={marked ? sectorOf(facing) : undefined} rims={trigrams} floors={floors} />}
      <Rims />
      <path d={strokes().ones} className="hair" />
      <path d={strokes().fives} className="thin" />
      <path d={strokes().mountains} className="thin" />
      {trigrams && <TrigramBand turn={seenTurn} />}
      {texts.map(({ text, at, rotate, cardinal }) => (
        <text
          key={text}
          className={cardinal ? 'mountain cardinal' : 'mountain'}
          transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${rotate})`}
          fontSize={cardinal ? 84 : 72}
          textAnchor="middle"
          dy=".36em"
        >
          {text}
        </text>
      ))}
      {needles && <path className="needle-sitting" d={needlePath(facing + 180)} />}
      {needles && <path className="needle-facing" d={needlePath(facing)} />}
    </g>
  );
}

const Rims = () => (
  <>
    <circle r={RING.mountainsFrom} className="strong" />
    <circle r={RING.mountainsTo} className="strong" />
    <circle r={RING.ticksFrom} className="thin" />
    <circle r={RING.outer} className="thin" />
  </>
);

/** The ring before its card: the same for every facing. */
export const BareRing = ({ camera }: Pick<RingDrawingProps, 'camera'>) => (
  <g className="ink-ring" transform={camera.groundMatrix(1 / RING_UNITS)}>
    <circle r={RING.outer} className="bed" />
    <Rims />
  </g>
);

interface PalacesProps {
  readonly marked: number | undefined;
  readonly rims: boolean;
  readonly floors: boolean;
}

function Palaces({ marked, rims, floors }: PalacesProps) {
  return TRIGRAMS.map(({ id, element }, index) => {
    const { floor, rim, whole } = palaceSectors(index);
    return (
      <g key={id} className={`palace is-${element}${index === marked ? ' is-marked' : ''}`}>
        {floors && <path className="floor" d={rims ? floor : whole} />}
        {rims && <path className="rim" d={rim} />}
      </g>
    );
  });
}

function TrigramBand({ turn }: { readonly turn: number }) {
  const { inFace } = useLanguage();
  return (
    <>
      <circle r={RING.trigramsFrom - 7.5} className="hair ground" />
      <circle r={RING.trigramsFrom} className="thin" />
      <circle r={RING.trigramsTo} className="thin" />
      <path d={strokes().trigrams} className="thin" />
      {TRIGRAMS.map(({ zh, lines }, index) => (
        <TrigramMark key={zh} name={inFace(zh)} lines={lines} bearing={index * 45} turn={turn} />
      ))}
    </>
  );
}

interface TrigramMarkProps {
  readonly name: string;
  readonly lines: readonly (0 | 1)[];
  readonly bearing: number;
  readonly turn: number;
}

/** A trigram is read from the middle of the card, its name beside it; only the name turns to the reader. */
function TrigramMark({ name, lines, bearing, turn }: TrigramMarkProps) {
  const [x, y] = polar(TRIGRAM_RADIUS, bearing);
  const flip = uprightTurn(bearing, turn);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${bearing})`}>
      <path className="trigram" d={trigramPath(lines)} transform="translate(-54 0)" />
      <text
        className="trigram-name"
        transform={`translate(50 0) rotate(${flip})`}
        fontSize={56}
        textAnchor="middle"
        dy=".36em"
      >
        {name}
      </text>
    </g>
  );
}

export interface CompassRingProps extends Omit<RingDrawingProps, 'camera'> {
  /** A description for people who cannot see it; omit it for an ornament. */
  readonly title?: string;
}

const FLAT = createPlanCamera(RING_UNITS);

/** The compass seen from straight above, the facing bearing at the bottom. */
export function CompassRing({ title, ...ring }: CompassRingProps) {
  const half = RING.outer + 90;
  return (
    <svg
      className="ink"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <RingDrawing camera={FLAT} {...ring} />
    </svg>
  );
}
