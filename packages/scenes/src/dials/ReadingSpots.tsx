import { type CompassReading, compassSpots, ENTRANCE, frontOf, READINGS_NEEDED } from '@app/home';
import { formatDegrees, useLanguage } from '@app/i18n';
import { turnBetween } from '@app/kernel';
import { boxOf, isInside, type Plan, type Point } from '@app/plan';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorPicture } from '../plan/FloorPicture';
import { usePerPixel } from '../plan/perPixel';
import './ReadingSpots.css';

export interface ReadingSpotsProps {
  /** The plan of the home, with a room; undefined without one. */
  readonly plan: Plan | undefined;
  readonly readings: readonly CompassReading[];
  /** Indexes of the readings left out. */
  readonly strays: readonly number[];
  /** The median of the counted readings, by the compass. */
  readonly median: number | undefined;
}

/** Height of letters, pixels. */
const LETTER = { least: 11.5, most: 16 } as const;

/**
 * R650, R839: the spots to stand on and the way to look out, before any reading; each reading is drawn at its spot,
 * turned by its deviation.
 */
export function ReadingSpots({ plan, readings, strays, median }: ReadingSpotsProps) {
  const { t } = useTranslation('visualization');
  const floor = plan?.floors[0] ?? ENTRANCE;
  const front = plan ? frontOf(plan) : 0;
  const spots = useMemo(
    () => compassSpots(floor, Math.max(READINGS_NEEDED, readings.length)),
    [floor, readings.length],
  );
  const { left, right, top, bottom } = boxOf(floor.rooms.flatMap(({ ring }) => ring));
  const wallsAround = (at: Point): Walls => {
    const room = floor.rooms.find(({ ring }) => isInside(at, ring));
    return { ...(room ? boxOf(room.ring) : { left, right }), top };
  };
  const size = Math.max(right - left, bottom - top) / 24;
  return (
    <figure className="reading-spots">
      <FloorPicture floor={floor} label={t('facing.spots')} margin={300}>
        {spots.map((at, i) => (
          <Spot
            key={at.join()}
            {...{ at, size }}
            number={i + 1}
            heading={readings[i]?.heading}
            isStray={strays.includes(i)}
            walls={wallsAround(at)}
            turn={front + turnBetween(median ?? 0, readings[i]?.heading ?? median ?? 0)}
          />
        ))}
      </FloorPicture>
      <figcaption className="ui-phrases">{t(plan ? 'facing.spotsOnPlan' : 'facing.spotsInside')}</figcaption>
    </figure>
  );
}

/** Left and right of a room, and top of the home, millimetres. */
interface Walls {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Half an outer wall and a gap, millimetres. */
const OFF_WALL = 160;

interface SpotProps {
  readonly at: Point;
  /** Nearly half a compass. */
  readonly size: number;
  readonly number: number;
  readonly heading: number | undefined;
  readonly isStray: boolean;
  readonly walls: Walls;
  /** The facing by this reading, degrees clockwise from up. */
  readonly turn: number;
}

function Spot({ at: [x, y], size, number, heading, isStray, walls, turn }: SpotProps) {
  const { language } = useLanguage();
  const ring = size * 1.25;
  const pixel = usePerPixel();
  const letter = Math.min(Math.max(size, LETTER.least * pixel), LETTER.most * pixel);
  const words =
    heading === undefined ? undefined : formatDegrees(language, heading, Number.isInteger(heading) ? 0 : 1);
  const [width, height] = [letter * 2.7, letter * 1.6];
  const beside = ring + size * 0.3;
  const reach = beside + width + OFF_WALL;
  const isUnder = Math.cos((turn * Math.PI) / 180) >= 0;
  /**
   * At the right, where the room has no space for its words at the left, else behind the needle; R1106: over the wall at
   * the right rather than out of the picture.
   */
  const slip =
    x + reach < walls.right || (x - reach <= walls.left && !isUnder && y - beside - height < walls.top)
      ? { x: beside, y: -height / 2 }
      : x - reach > walls.left
        ? { x: -beside - width, y: -height / 2 }
        : { x: -width / 2, y: isUnder ? beside : -beside - height };
  return (
    <g
      className="reading-spot"
      data-read={words !== undefined}
      data-stray={isStray || undefined}
      transform={`translate(${x} ${y})`}
    >
      <circle className="reading-spot__ring" r={ring} />
      <circle
        className="reading-spot__ring reading-spot__ticks"
        r={ring * 0.86}
        style={{ strokeWidth: ring * 0.14 }}
        strokeDasharray={ticksOf(ring)}
      />
      <g transform={`rotate(${turn})`}>
        {words !== undefined && (
          <path className="reading-spot__needle" d={`M0 ${ring * 0.6}V${-ring * 0.9}`} />
        )}
        <path
          className="reading-spot__head"
          d={`M0 ${-ring * (words === undefined ? 1.6 : 1.35)}l${-ring * 0.26} ${ring * 0.5}h${ring * 0.52}Z`}
        />
      </g>
      {words === undefined ? (
        <text className="reading-spot__number" fontSize={letter * 1.15} dy=".36em">
          {number}
        </text>
      ) : (
        <>
          <rect className="reading-spot__slip" {...slip} {...{ width, height }} rx={letter * 0.2} />
          <text
            className="reading-spot__words"
            x={slip.x + width / 2}
            y={slip.y + height / 2}
            fontSize={letter}
            dy=".36em"
          >
            {words}
          </text>
        </>
      )}
    </g>
  );
}

/** 36 strokes around a ring. */
const ticksOf = (ring: number): string => {
  const stroke = (2 * Math.PI * ring * 0.86) / 36;
  return `${stroke * 0.2} ${stroke * 0.8}`;
};
