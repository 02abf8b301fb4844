import type { YearPlace } from '@app/fengshui';
import { boxAbout, inLines, linePieces, obstaclesOf, placeLabels, type YearOnPlan } from '@app/home';
import { useLanguage } from '@app/i18n';
import {
  DIRECTIONS,
  type Floor,
  type Layout,
  type Palace,
  type Point,
  type Room,
  turnBetween,
  wedgeRing,
} from '@app/plan';
import { drawFloor, LEADING, lineWidth, onRing, ringPath, ringRadius, roomLabel } from '@app/plan/drawing';
import { useId } from 'react';
import { useTerms } from '../useTerms';
import './yearOnPlan.css';

/** Least height of a letter, pixels. */
const LEAST = 11;
/** Radius of a large ring, pixels. */
const LARGE = 200;

/** R1049: how a place is told from the others without its colour: hatches by their turn and distance in pixels, or dots. */
const HATCHES: Readonly<Partial<Record<YearPlace, readonly [turn: number, apart: number]>>> = {
  'tai-sui': [90, 7],
  'sui-po': [-45, 6],
  'three-killings': [45, 9],
};
const DOTS = 8;

/** The year's places as wedges of the ring. */
export function YearWedges({ layout, onPlan, perPixel }: Pick<YearLabels, 'layout' | 'onPlan' | 'perPixel'>) {
  const reach = ringRadius(layout);
  const own = useId();
  const pattern = (place: YearPlace) => {
    const [turn, apart] = HATCHES[place] ?? [0, DOTS];
    const size = apart * perPixel;
    return (
      <pattern
        id={`${own}-${place}`}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        {place in HATCHES ? (
          <path d={`M0 0V${size}`} />
        ) : (
          <circle cx={size / 2} cy={size / 2} r={1.1 * perPixel} />
        )}
      </pattern>
    );
  };
  return onPlan.lies.map(({ place, teaching, from, to }) => {
    if (from === undefined || to === undefined) return null;
    const shape = {
      'data-place': place,
      'data-teaching': teaching,
      d: ringPath(wedgeRing(layout, from, to, reach)),
    };
    return (
      <g key={`${place} ${teaching}`}>
        <path className="year-wedge" {...shape} />
        {place !== 'five-yellow' && teaching !== 'wide' && (
          <g className="year-hatch">
            {pattern(place)}
            <path {...shape} fill={`url(#${own}-${place})`} />
          </g>
        )}
      </g>
    );
  });
}

/** The ground beside a name, and the height of one and of two lines, as shares of the letters' size. */
const PAD = 0.7;
const HIGH = [1.3, 2.2] as const;
/** The share of the ring's reach in which names lie: clear of the ring where there is room, else up to it. */
const RIMS = [0.955, 0.995] as const;

/** Shares of the ring's reach from its rim inwards, and of half a place or palace to both sides of its middle. */
const INWARDS = Array.from({ length: 32 }, (_, i) => 0.97 - 0.025 * i);
const OUTSIDE = Array.from({ length: 48 }, (_, i) => 0.97 - 0.00625 * i);
const ASIDE = Array.from({ length: 21 }, (_, i) => 0.095 * Math.ceil(i / 2) * (i % 2 ? 1 : -1));
/** Half of a palace, degrees. */
const HALF = 22.5;
/** Round the centre: shares of the reach. */
const ABOUT = [0, 0.06, 0.12, 0.18, 0.24];
/** Places that are stars: their names come first beside the number of their palace. */
const STARS: ReadonlySet<YearPlace> = new Set(['five-yellow', 'two-black']);

type Box = ReturnType<typeof boxAbout>;

const awayFrom = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

export interface YearLabels {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly onPlan: YearOnPlan;
  readonly perPixel: number;
  readonly nameOf: (room: Room) => string;
}

/** The straight borders of the year's places, which no name of a room crosses if it has another place. */
const bordersOf = ({ layout, onPlan }: Pick<YearLabels, 'layout' | 'onPlan'>) =>
  onPlan.lies.flatMap(({ from, to }) =>
    [from, to].flatMap(bearing =>
      bearing === undefined ? [] : linePieces([layout.centre, onRing(layout, bearing, 1)]),
    ),
  );

/**
 * R1077: height of the letters of rooms, pixels: quiet beside the names of the year, the least there are in a small ring,
 * and larger with a large one.
 */
function nameLetters(layout: Layout, perPixel: number): number {
  const radius = ringRadius(layout) / perPixel;
  return radius > LARGE ? Math.min(Math.max(radius / 26, 12.5), 17) : LEAST;
}

/** R1060: the places of the names of rooms around the star of the centre, which no other label takes. */
function namesIn(
  { floor, layout, onPlan, perPixel, nameOf }: YearLabels,
  star: readonly Box[],
): readonly Box[] {
  const things = [...drawFloor(floor).taken, ...bordersOf({ layout, onPlan })];
  const name = nameLetters(layout, perPixel) * perPixel;
  return floor.rooms.flatMap(room => {
    const label = roomLabel(nameOf(room), undefined, room.ring, things, { name, area: name }, star);
    if (!label) return [];
    const [x, y] = label.at;
    const width = name * Math.max(...label.lines.map(lineWidth));
    return boxAbout({ x, y, width, height: name * LEADING * label.lines.length });
  });
}

/**
 * R679, R959, R977: the names of the places, each in its palace at the rim, where the number of that palace is, and the
 * star of the centre; none on a wall. A name without room is only in the list.
 */
export function useYearLabels(year: YearLabels) {
  const { floor, layout, onPlan, perPixel } = year;
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const least = LEAST * perPixel;
  const reach = ringRadius(layout);
  const small = Math.max(least, (reach / 11) * (language === 'zh' ? 0.6 : 0.52));
  /** In one line and, of two words, in two. */
  const label = (text: string, of: Palace, pools: readonly (readonly Point[])[], isStar = false) => {
    const way = (lines: readonly string[]) => {
      const width = small * (Math.max(...lines.map(lineWidth)) + PAD);
      const height = small * HIGH[lines.length === 1 ? 0 : 1];
      // Its corners are within the ring.
      const away = ([x, y]: Point) =>
        Math.hypot(Math.abs(x - layout.centre[0]) + width / 2, Math.abs(y - layout.centre[1]) + height / 2);
      const within = pools.flatMap(places =>
        RIMS.flatMap(rim => places.filter(place => away(place) < reach * rim)),
      );
      const [x, y] = within[0] ?? layout.centre;
      return {
        lines,
        x,
        y,
        width: isStar ? height : width,
        height,
        size: small,
        places: within,
        isStar,
        isSpare: !isStar,
        of,
      };
    };
    const words = text.split(' ');
    return [way([text]), ...(words.length === 2 ? [way(words)] : [])] as const;
  };
  const centre = label(
    String(onPlan.stars.C),
    'C',
    [ABOUT.flatMap(about => DIRECTIONS.map((_, i) => onRing(layout, 45 * i, about)))],
    true,
  );
  const places = onPlan.lies
    .toSorted((a, b) => Number(STARS.has(b.place)) - Number(STARS.has(a.place)))
    .flatMap(({ place, palace, teaching, from, to }) => {
      if (from === undefined || to === undefined || teaching === 'wide') return [];
      const [middle, half] = [(from + to) / 2, (to - from) / 2];
      const sector = 45 * (DIRECTIONS as readonly Palace[]).indexOf(palace);
      // R990: on the radius of the number of its palace, if that is in the place, else of its own middle.
      const along = Math.abs(turnBetween(middle, sector)) < half ? sector : middle;
      const own = OUTSIDE.map(share => onRing(layout, along, share));
      const rim = onRing(layout, middle, 1);
      const around = INWARDS.flatMap(share =>
        ASIDE.flatMap(aside => [
          onRing(layout, middle + aside * half, share),
          onRing(layout, sector + aside * HALF, share),
        ]),
      ).toSorted((a, b) => awayFrom(rim, a) - awayFrom(rim, b));
      return [label(nameOf(`year-place.${place}`), palace, [own, around])];
    });
  const star = placeLabels([centre], obstaclesOf(floor));
  const overStar = star.map(boxAbout);
  const obstacles = obstaclesOf(floor, [...overStar, ...namesIn(year, overStar)]);
  const placed = inLines(
    placeLabels(places, obstacles),
    [...obstacles.wallsAndNames, ...obstacles.rooms],
    corner => awayFrom(layout.centre, corner) < reach * RIMS[1],
  );
  const labels = [...star, ...placed];
  /** How the picture has the names of rooms: quiet, under no label, and on a border of a place only where they must. */
  const names = { quiet: nameLetters(layout, perPixel), taken: labels.map(boxAbout), lines: bordersOf(year) };
  return { labels, names };
}

/** The labels of a year over a plan: each name on a slip, the star of the centre on a disc. */
export function YearStars({ labels }: { readonly labels: ReturnType<typeof useYearLabels>['labels'] }) {
  return (
    <g className="year-stars">
      {labels.map(({ lines, x, y, width, height, size, isStar }) => (
        <g key={lines.join(' ')} data-star={isStar || undefined}>
          <rect
            {...{ width, height }}
            x={x - width / 2}
            y={y - height / 2}
            rx={isStar ? height / 2 : size / 3}
          />
          <text {...{ x, y }} fontSize={size}>
            {lines.map((line, at) => (
              <tspan key={line} x={x} dy={at === 0 ? `${(1 - lines.length) * 0.5}em` : '1em'}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}
