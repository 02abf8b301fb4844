import type { YearPlace } from '@app/fengshui';
import type { YearOnPlan } from '@app/home';
import { useLanguage } from '@app/i18n';
import { DIRECTIONS, type Layout, type Palace, wedgeRing } from '@app/plan';
import { onRing, ringPath, ringRadius } from '@app/plan/drawing';
import { useTerms } from '../useTerms';
import { usePerPixel } from './perPixel';

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

/** The star of each palace and the names of the places, along the inner rim of the ring. */
export function YearStars({ layout, onPlan }: { readonly layout: Layout; readonly onPlan: YearOnPlan }) {
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const at = (bearing: number, share: number) => {
    const [x, y] = onRing(layout, bearing, share);
    return { x, y };
  };
  const least = LEAST * usePerPixel();
  const size = Math.max(least, ringRadius(layout) / 11);
  return (
    <g className="year-stars" style={{ strokeWidth: least * 0.45 }}>
      {DIRECTIONS.map((palace: Palace & (typeof DIRECTIONS)[number], i) => (
        <text key={palace} {...at(45 * i, 0.9)} fontSize={size}>
          {onPlan.stars[palace]}
        </text>
      ))}
      <text x={layout.centre[0]} y={layout.centre[1]} fontSize={size}>
        {onPlan.stars.C}
      </text>
      {onPlan.lies.map(({ place, teaching, from, to }) =>
        from === undefined || to === undefined || teaching === 'wide' ? null : (
          <text
            key={place}
            className="year-stars__place"
            {...at((from + to) / 2, place === 'three-killings' || place === 'five-yellow' ? 0.64 : 0.77)}
            fontSize={Math.max(least, size * (language === 'zh' ? 0.6 : 0.52))}
          >
            {nameOf(`year-place.${place}`)}
          </text>
        ),
      )}
    </g>
  );
}
