import type { YearPlace } from '@app/fengshui';
import type { YearOnPlan } from '@app/home';
import { useLanguage } from '@app/i18n';
import { DIRECTIONS, type Layout, type Palace, wedgeRing } from '@app/plan';
import { onRing, ringPath, ringRadius } from '@app/plan/drawing';
import { useTerms } from '../useTerms';
import { apart, type Label } from './apart';
import { usePerPixel } from './perPixel';

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

/** The star of each palace and the names of the places, along the inner rim of the ring. */
export function YearStars({ layout, onPlan }: { readonly layout: Layout; readonly onPlan: YearOnPlan }) {
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const least = LEAST * usePerPixel();
  const size = Math.max(least, ringRadius(layout) / 11);
  const small = Math.max(least, size * (language === 'zh' ? 0.6 : 0.52));
  const stars = DIRECTIONS.map((palace: Palace & (typeof DIRECTIONS)[number], i) => ({
    text: String(onPlan.stars[palace]),
    at: onRing(layout, 45 * i, 0.9),
    size,
  }));
  const places = onPlan.lies.flatMap(({ place, teaching, from, to }) =>
    from === undefined || to === undefined || teaching === 'wide'
      ? []
      : [
          {
            place,
            text: nameOf(`year-place.${place}`),
            at: onRing(layout, (from + to) / 2, NEARER.has(place) ? 0.64 : 0.77),
            size: small,
          },
        ],
  );
  const centre = { text: String(onPlan.stars.C), at: layout.centre, size };
  return (
    <g className="year-stars" style={{ strokeWidth: least * 0.45 }}>
      {apart<YearLabel>([centre, ...stars, ...places]).map(
        ({ text, at: [x, y], size: fontSize, place }, i) => (
          <text key={i} className={place && 'year-stars__place'} {...{ x, y, fontSize }}>
            {text}
          </text>
        ),
      )}
    </g>
  );
}

interface YearLabel extends Label {
  readonly place?: YearPlace;
}
