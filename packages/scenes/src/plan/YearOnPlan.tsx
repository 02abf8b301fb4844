import type { YearPlace } from '@app/fengshui';
import { labelsApart, type YearOnPlan } from '@app/home';
import { useLanguage } from '@app/i18n';
import { DIRECTIONS, type Layout, type Point, wedgeRing } from '@app/plan';
import { onRing, ringPath, ringRadius } from '@app/plan/drawing';
import { useTerms } from '../useTerms';
import { usePerPixel } from './perPixel';
import './yearOnPlan.css';

/** Least height of a letter, pixels. */
const LEAST = 11.5;

/** Those whose names are further inwards: they share a palace with another more often. */
const NEARER: ReadonlySet<YearPlace> = new Set(['three-killings', 'five-yellow']);
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

/** R679: the star of each palace and the names of the places, along the inner rim of the ring. */
export function YearStars({ layout, onPlan }: { readonly layout: Layout; readonly onPlan: YearOnPlan }) {
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const least = LEAST * usePerPixel();
  const large = Math.max(least, ringRadius(layout) / 11);
  const small = Math.max(least, large * (language === 'zh' ? 0.6 : 0.52));
  const label = (text: string, [x, y]: Point, size: number, className?: string) => {
    const width = size * (text.length * WIDE[language] + 0.3);
    return { text, x, y, width, height: size * HIGH, size, className };
  };
  const labels = [
    label(String(onPlan.stars.C), layout.centre, large),
    ...DIRECTIONS.map((palace, i) => label(String(onPlan.stars[palace]), onRing(layout, 45 * i, 0.9), large)),
    ...onPlan.lies.flatMap(({ place, teaching, from, to }) => {
      if (from === undefined || to === undefined || teaching === 'wide') return [];
      const at = onRing(layout, (from + to) / 2, NEARER.has(place) ? 0.64 : 0.77);
      return [label(nameOf(`year-place.${place}`), at, small, 'year-stars__place')];
    }),
  ];
  return (
    <g className="year-stars" style={{ strokeWidth: least * 0.45 }}>
      {labelsApart(labels).map(({ text, x, y, size, className }, i) => (
        <text key={i} {...{ x, y, className }} fontSize={size}>
          {text}
        </text>
      ))}
    </g>
  );
}
