import {
  createCamera,
  createDome,
  DOME_RADIUS,
  type Dome,
  directionPoint,
  horizonTicks,
} from '@app/building';
import { useMemo } from 'react';
import './ink.css';
import { positionAt, type SkySample, skyArc } from '@app/building';
import { HouseDrawing } from './CourtyardHouse';
import { BodyOverGround, type SkyBody } from './SkyPath';

/** A named moment on the path, such as rising. */
interface DomeMark {
  readonly at: number;
  readonly label: string;
}

export interface DomeBody {
  readonly body: SkyBody;
  /** The body's day in order of time, about ten minutes apart. */
  readonly samples: readonly SkySample[];
  readonly marks: readonly DomeMark[];
}

export interface SkyDomeProps {
  /** The present sky, for people who cannot see it. */
  readonly title: string;
  readonly bodies: readonly DomeBody[];
  readonly now: number;
  /** Names of the eight directions, clockwise from north. */
  readonly directions: readonly string[];
  /** Bearing the house faces, degrees clockwise from north. */
  readonly facing?: number;
  /** True if the sun culminates in the north. */
  readonly southern?: boolean;
  readonly lit?: boolean;
}

/** Pixels per metre of the house: the house is a token on its horizon. */
const HOUSE_SCALE = 6.4;

/** Today's sun and moon on the hemisphere of the sky over the home, with their rising, culmination and setting. */
export function SkyDome({
  title,
  bodies,
  now,
  directions,
  facing = 180,
  southern = false,
  lit = false,
}: SkyDomeProps) {
  const dome = useMemo(() => createDome(!southern), [southern]);
  const houseCamera = useMemo(
    () =>
      createCamera({
        azimuth: dome.camera.azimuth + facing - 180,
        elevation: dome.camera.elevation,
        scale: HOUSE_SCALE,
      }),
    [dome, facing],
  );
  return (
    <svg className="ink ink-dome" viewBox="-540 -425 1080 640" role="img" aria-label={title}>
      <linearGradient id="ink-dome-wash" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="ink-dome-top" />
        <stop offset="1" className="ink-dome-foot" />
      </linearGradient>
      <Vault dome={dome} />
      {bodies.map(({ body, samples }) => (
        <Way key={body.kind} dome={dome} now={now} far body={body} samples={samples} />
      ))}
      <HouseDrawing camera={houseCamera} detail="plain" lit={lit} />
      {[30, 60].map(altitude => (
        <path key={altitude} className="ring-hair" d={dome.heightCircle(altitude).near} />
      ))}
      <Directions dome={dome} names={directions} />
      {bodies.map(({ body, samples }) => (
        <Way key={body.kind} dome={dome} now={now} far={false} body={body} samples={samples} />
      ))}
      {bodies.map(({ body, samples, marks }) => (
        <g key={body.kind} className={`way is-${body.kind}`}>
          {marks.map(mark => (
            <Mark key={mark.label} dome={dome} samples={samples} mark={mark} under={body.kind === 'moon'} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Vault({ dome }: { readonly dome: Dome }) {
  const { far, near } = dome.heightCircle(0);
  return (
    <>
      <path className="vault" d={dome.outline} />
      <path className="ground" d={`${far}${near}`} />
      {[30, 60].map(altitude => (
        <path key={altitude} className="ring-hair far" d={dome.heightCircle(altitude).far} />
      ))}
      <path className="ring-hair far" d={dome.meridian(0)} />
      <path className="ring-hair far" d={dome.meridian(90)} />
      <path className="degree" d={horizonTicks(dome)} />
    </>
  );
}

function Directions({ dome, names }: { readonly dome: Dome; readonly names: readonly string[] }) {
  const heights = [30, 60].map(altitude => ({ altitude, at: dome.place(90, altitude).point }));
  return (
    <>
      {names.map((name, index) => {
        const [x, y] = directionPoint(dome, index);
        return (
          <text
            key={name}
            className={index % 2 === 0 ? 'direction cardinal' : 'direction'}
            x={x}
            y={y}
            textAnchor="middle"
            dy=".36em"
          >
            {name}
          </text>
        );
      })}
      {heights.map(({ altitude, at: [x, y] }) => (
        <text key={altitude} className="height" x={x + 6} y={y - 4}>
          {altitude}°
        </text>
      ))}
    </>
  );
}

interface WayProps extends Omit<DomeBody, 'marks'> {
  readonly dome: Dome;
  readonly now: number;
  /** The far half is drawn before the house, the near half after it. */
  readonly far: boolean;
}

function Way({ dome, now, far, body, samples }: WayProps) {
  const arc = useMemo(() => skyArc(samples, now, dome.place), [samples, now, dome]);
  const here = arc.body?.behind === far ? arc.body : undefined;
  return (
    <g className={`way is-${body.kind}${far ? ' far-half' : ''}`}>
      {arc.pieces
        .filter(piece => piece.behind === far)
        .map(piece => (
          <path
            key={piece.d}
            className={`${piece.passed ? 'passed' : 'to-come'}${far ? ' far' : ''}`}
            d={piece.d}
          />
        ))}
      {here && <BodyOverGround body={body} {...here} />}
    </g>
  );
}

interface MarkProps {
  readonly dome: Dome;
  readonly samples: readonly SkySample[];
  readonly mark: DomeMark;
  /** Writes below the path instead of above, so that sun and moon rising together do not collide. */
  readonly under: boolean;
}

/** Written over everything else. Labels are on the outer side of their mark, so that they do not cover the path. */
function Mark({ dome, samples, mark, under }: MarkProps) {
  const sample = positionAt(samples, mark.at);
  if (!sample) return null;
  const [x, y] = dome.place(sample.azimuth, Math.max(0, sample.altitude)).point;
  const side = x > DOME_RADIUS * 0.3 ? 'start' : x < -DOME_RADIUS * 0.3 ? 'end' : 'middle';
  const shift = { start: 12, middle: 0, end: -12 }[side];
  return (
    <>
      <circle className="mark" cx={x} cy={y} r={4.5} />
      <text
        className="mark-label"
        x={x + shift}
        y={y + (under && side !== 'middle' ? 24 : -14)}
        textAnchor={side}
      >
        {mark.label}
      </text>
    </>
  );
}
