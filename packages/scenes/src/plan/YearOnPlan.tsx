import type { YearPlace } from '@app/fengshui';
import { labelsApart, type YearOnPlan } from '@app/home';
import { useLanguage } from '@app/i18n';
import { DIRECTIONS, type Floor, type Layout, type Palace, type Point, wedgeRing } from '@app/plan';
import { onRing, ringPath, ringRadius } from '@app/plan/drawing';
import { useTerms } from '../useTerms';
import { boxAbout, costOf, linePieces, obstaclesOf, offWalls } from './offWalls';
import './yearOnPlan.css';

/** Least height of a letter, pixels. */
const LEAST = 11.5;

const DASHED: ReadonlySet<YearPlace> = new Set(['two-black']);

/** The year's places as wedges of the ring. */
export function YearWedges({ layout, onPlan }: { readonly layout: Layout; readonly onPlan: YearOnPlan }) {
  const reach = ringRadius(layout);
  return onPlan.lies.map(({ place, teaching, from, to }) =>
    from === undefined || to === undefined ? null : (
      <path
        key={`${place} ${teaching}`}
        className="year-wedge"
        data-place={place}
        data-teaching={teaching}
        data-dashed={DASHED.has(place) || undefined}
        d={ringPath(wedgeRing(layout, from, to, reach))}
      />
    ),
  );
}

/** Height of a label with its halo, and width of a letter, as shares of its size. */
const HIGH = 1.3;
const WIDE = { zh: 1.05, en: 0.53 } as const;

/** Shares of the ring's reach from its rim inwards, and of half a palace or place to both sides of its middle. */
const INWARDS = Array.from({ length: 25 }, (_, i) => 0.92 - 0.03 * i);
const ASIDE = [0, 0.35, -0.35, 0.7, -0.7, 1, -1];
/** Half of a palace, degrees; the name of a place without room for it lies in as much. */
const HALF = 22.5;
/** Round the centre: shares of the reach. */
const ABOUT = [0, 0.08, 0.14, 0.2, 0.26];

export interface YearLabels {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly onPlan: YearOnPlan;
  readonly perPixel: number;
}

/** The straight borders of the year's places. */
const bordersOf = (layout: Layout, { lies }: YearOnPlan): readonly (readonly [Point, Point])[] =>
  lies.flatMap(({ from, to }) =>
    [from, to].flatMap(bearing =>
      bearing === undefined ? [] : [[layout.centre, onRing(layout, bearing, 1)] as const],
    ),
  );

/** Millimetres of a pixel from which on places are narrower than their names. */
const ROOMY = 32;
/** Shares for the radius of the stars. */
const RADII = Array.from({ length: 60 }, (_, i) => 0.92 - 0.01 * i);
/** To its sides, in the same. */
const BESIDE = [0, -0.6, 0.6, -1.2, 1.2, -1.9, 1.9];
const awayFrom = ({ x, y }: { readonly x: number; readonly y: number }, [u, v]: Point): number =>
  Math.hypot(u - x, v - y);
/** Lines of names under their star, or over it: in heights of a star. */
const UNDER = [0.85, 1.45, -0.85, 2.05, -1.45, 0];

/**
 * R679, R959, R972: the stars of the palaces on one radius, each in the middle of its palace, and the names of the places
 * under their star, on no wall; a name without room is only in the list.
 */
export function useYearLabels({ floor, layout, onPlan, perPixel }: YearLabels) {
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const least = LEAST * perPixel;
  const reach = ringRadius(layout);
  const large = Math.max(least, reach / 11);
  const small = Math.max(least, large * (language === 'zh' ? 0.6 : 0.52));
  // On a phone every name crosses a border.
  const obstacles = obstaclesOf(floor, perPixel < ROOMY ? bordersOf(layout, onPlan) : []);
  /** In one line and, of two words, in two. */
  const label = (text: string, places: readonly Point[], size: number, className?: string) => {
    const way = (lines: readonly string[]) => {
      const width = size * (Math.max(...lines.map(line => line.length)) * WIDE[language] + 0.3);
      const height = size * HIGH * (lines.length === 1 ? 1 : 1.85);
      // Its corners are within the ring.
      const within = places.filter(
        ([x, y]) =>
          Math.hypot(
            Math.abs(x - layout.centre[0]) + width / 2,
            Math.abs(y - layout.centre[1]) + height / 2,
          ) < reach,
      );
      const [x, y] = within[0] ?? layout.centre;
      return {
        lines,
        x,
        y,
        width,
        height,
        size,
        className,
        places: within,
        isSpare: className !== undefined,
      };
    };
    const words = text.split(' ');
    return [way([text]), ...(words.length === 2 ? [way(words)] : [])] as const;
  };
  const around = (bearing: number, half: number) =>
    INWARDS.flatMap(share => ASIDE.map(aside => onRing(layout, bearing + aside * half, share)));
  const star = (palace: Palace, places: readonly Point[]) =>
    label(String(onPlan.stars[palace]), places, large);
  const costs = RADII.map(share =>
    DIRECTIONS.reduce((sum, palace, i) => {
      const [alone] = star(palace, [onRing(layout, 45 * i, share)]);
      return sum + (alone.places.length > 0 ? costOf(alone, obstacles) : 10);
    }, 0),
  );
  const share = RADII[costs.indexOf(Math.min(...costs))]!;
  const stars = offWalls(
    [
      star(
        'C',
        ABOUT.flatMap(about => DIRECTIONS.map((_, i) => onRing(layout, 45 * i, about))),
      ),
      ...DIRECTIONS.map((palace, i) =>
        star(palace, [
          ...ASIDE.map(aside => onRing(layout, 45 * i + aside * HALF, share)),
          ...around(45 * i, HALF),
        ]),
      ),
    ],
    obstacles,
  );
  const names = onPlan.lies.flatMap(({ place, palace, teaching, from, to }) => {
    if (from === undefined || to === undefined || teaching === 'wide') return [];
    const own = stars[1 + (DIRECTIONS as readonly Palace[]).indexOf(palace)];
    const under = own
      ? UNDER.flatMap(lines =>
          BESIDE.map((aside): Point => [own.x + aside * own.height, own.y + lines * own.height]),
        )
      : [];
    const places = [...under, ...around((from + to) / 2, (to - from) / 2), ...around((from + to) / 2, HALF)];
    // Nearer to another star it would speak of that one.
    const isOwn = (at: Point) =>
      stars.every(each => each === own || !own || awayFrom(own, at) <= awayFrom(each, at));
    const ordered = [...places.filter(isOwn), ...places.filter(at => !isOwn(at))];
    return [label(nameOf(`year-place.${place}`), ordered, small, 'year-stars__place')];
  });
  const fixed = stars.map(each => [{ ...each, places: [[each.x, each.y]] as Point[] }] as const);
  return labelsApart(offWalls([...fixed, ...names], obstacles));
}

/** R972: where no name of a room lies: the labels, and the borders of places. */
export const overYear = (
  labels: ReturnType<typeof useYearLabels>,
  { layout, onPlan }: Pick<YearLabels, 'layout' | 'onPlan'>,
) => [...labels.map(boxAbout), ...bordersOf(layout, onPlan).flatMap(linePieces)];

/** The labels of a year over a plan. */
export function YearStars({ labels }: { readonly labels: ReturnType<typeof useYearLabels> }) {
  return (
    <g className="year-stars">
      {labels.map(({ lines, x, y, size, className }, i) => (
        <text key={i} {...{ x, y, className }} fontSize={size}>
          {lines.map((line, at) => (
            <tspan key={line} x={x} dy={at === 0 ? `${(1 - lines.length) * 0.5}em` : '1em'}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
