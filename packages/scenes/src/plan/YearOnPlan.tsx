import type { YearPlace } from '@app/fengshui';
import { labelsApart, type YearOnPlan } from '@app/home';
import { useLanguage } from '@app/i18n';
import { DIRECTIONS, type Floor, type Layout, type Point, wedgeRing } from '@app/plan';
import { onRing, ringPath, ringRadius } from '@app/plan/drawing';
import { useTerms } from '../useTerms';
import { offWalls } from './offWalls';
import { usePerPixel } from './perPixel';
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

export interface YearStarsProps {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly onPlan: YearOnPlan;
}

/**
 * R679, R959: the star of each palace and the names of the places, from the rim of the ring inwards, on no wall; a name
 * without room is only in the list.
 */
export function YearStars({ floor, layout, onPlan }: YearStarsProps) {
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const least = LEAST * usePerPixel();
  const reach = ringRadius(layout);
  const large = Math.max(least, reach / 11);
  const small = Math.max(least, large * (language === 'zh' ? 0.6 : 0.52));
  /** In one line and, of two words, in two. */
  const label = (text: string, places: readonly Point[], size: number, className?: string) => {
    const way = (lines: readonly string[]) => {
      const width = size * (Math.max(...lines.map(line => line.length)) * WIDE[language] + 0.3);
      const height = size * HIGH * (lines.length === 1 ? 1 : 1.7);
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
  const labels = [
    label(
      String(onPlan.stars.C),
      ABOUT.flatMap(share => DIRECTIONS.map((_, i) => onRing(layout, 45 * i, share))),
      large,
    ),
    ...DIRECTIONS.map((palace, i) => label(String(onPlan.stars[palace]), around(45 * i, HALF), large)),
    ...onPlan.lies.flatMap(({ place, teaching, from, to }) => {
      if (from === undefined || to === undefined || teaching === 'wide') return [];
      const [middle, half] = [(from + to) / 2, (to - from) / 2];
      const places = [...around(middle, half), ...around(middle, HALF)];
      return [label(nameOf(`year-place.${place}`), places, small, 'year-stars__place')];
    }),
  ];
  return (
    <g className="year-stars" style={{ strokeWidth: least * 0.45 }}>
      {labelsApart(offWalls(labels, floor)).map(({ lines, x, y, size, className }, i) => (
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
