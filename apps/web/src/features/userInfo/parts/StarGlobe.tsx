import { chartProjection } from '@app/scenes/starChart';
import { zenithOf } from '@app/sky';
import { lazyPart } from '@app/ui';
import type { Location } from '@app/validation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useNow } from '../../../common/useNow';

const StarChart = lazyPart(() => import('@app/scenes/StarChart'));

const RADIUS = 118;
const RIM = RADIUS + 8;
/** The stars of the chart end before its edge: slightly larger than the globe, they fill it. */
const CHART = RADIUS * 1.2;
const TICKS = 'M0-140V-120M0 120V140M-140 0H-120M120 0H140';
/** The right ascension at the bottom of the chart by default, degrees. */
const FOOT = 236;
/** Places further south than the globe shows keep their dot on its rim: declination, degrees. */
const SOUTHERNMOST = -18;

/** The northern sky on a small planisphere, with a dot for the zenith of the place. */
export function StarGlobe({ location }: { readonly location: Location | undefined }) {
  const { t } = useTranslation('userInfo');
  const { language } = useLanguage();
  const { skyFiles } = usePorts();
  const now = useNow('minute');
  const clip = useId();
  const zenith = location && zenithOf({ latitude: location.lat, longitude: location.lng }, now);
  return (
    <svg
      className="ink star-globe"
      viewBox="-142 -142 284 284"
      role="img"
      aria-label={t(zenith ? 'place.chartWithPlace' : 'place.chart')}
    >
      <clipPath id={clip}>
        <circle r={RADIUS} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <StarChart stars={skyFiles.northernSky()} radius={CHART} language={language} foot={FOOT} paused />
      </g>
      <circle className="star-globe__rim" r={RADIUS} />
      <circle className="star-globe__ring" r={RIM} />
      <path className="star-globe__tick" d={TICKS} />
      {zenith && <Dot at={chartProjection(CHART).at(zenith.ra, Math.max(zenith.dec, SOUTHERNMOST))} />}
    </svg>
  );
}

function Dot({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <g transform={`rotate(${-FOOT}) translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className="star-globe__halo" r={9} />
      <circle className="star-globe__dot" r={3.6} />
    </g>
  );
}
