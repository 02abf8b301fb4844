import type { SceneSeason } from '@app/home';
import { once } from '@app/kernel';
import { type CSSProperties, type ReactNode, useId } from 'react';
import './ink.css';
import { cloudBank, rainDrift, rainStrokes, scatteredStars } from '@app/building/season';
import { HEIGHT, Layer, SeasonBefore, SeasonBehind, WIDTH } from './SeasonLayers';

type Weather = 'clear' | 'cloudy' | 'rainy' | 'starry';

export interface WeatherBackdropProps {
  readonly weather: Weather;
  readonly night: boolean;
  /** The sun is up though the picture is in the colours of night: no stars, and hills in the colour of the season. */
  readonly daylight?: boolean;
  /** Tints the hills, and adds flying and falling things; without it the hills are grey and there are none. */
  readonly season?: SceneSeason | undefined;
  /** Pauses every movement, for instance while the page is hidden. */
  readonly paused?: boolean;
  /** The scene in this weather: rain falls in front of it, everything else is behind. */
  readonly children?: ReactNode;
}

/** Open at its foot, where the title of the picture is. */
const HORIZON = 'M495 751A392 392 0 1 1 945 751';
const AXES = 'M720-140V1000M150 430H1290M317 27L1123 833M1123 27L317 833';

/** Washes, clouds, rain and stars around the house. An ornament: the page has the same in words. */
export function WeatherBackdrop({
  weather,
  night,
  daylight = false,
  season,
  paused = false,
  children,
}: WeatherBackdropProps) {
  const classes = [
    'ink ink-weather',
    night ? 'is-night' : 'is-day',
    daylight ? 'has-daylight' : '',
    `is-${weather}`,
    season ? `in-${season.quarter}` : '',
    season?.snow ? 'has-snow' : '',
    paused ? 'is-paused' : '',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Layer className="celestial-lines">
        <path className="celestial" d={HORIZON} />
        {night && <circle className="celestial" cx={720} cy={430} r={560} />}
        {night && <path className="celestial" d={AXES} />}
      </Layer>
      {night && !daylight && (weather === 'starry' || weather === 'clear') && (
        <Layer className="night-stars">
          <Stars few={weather === 'clear'} />
        </Layer>
      )}
      <div className="hills" />
      {season && <div className="mist" />}
      {season && <SeasonBehind season={season} />}
      {(weather === 'cloudy' || weather === 'rainy') && <Clouds />}
      {children}
      {weather === 'rainy' && season?.falls !== 'snow' && <Rain />}
      {season && <SeasonBefore season={season} />}
    </div>
  );
}

const stars = once(() => scatteredStars(WIDTH, 620, 250, 5));

/** A clear night has few, faint ones. */
function Stars({ few }: { readonly few: boolean }) {
  const { small, large } = stars();
  return (
    <>
      {!few && <path className="speck small" d={small} />}
      <path className={few ? 'speck small' : 'speck large'} d={large} />
    </>
  );
}

/** Banks of cloud: the place of each, and which of the two layers drifts with it. */
const BANKS = [
  { x: -120, width: 760, top: 96, height: 70, seed: 11, slow: true },
  { x: 700, width: 900, top: 60, height: 92, seed: 12, slow: true },
  { x: 180, width: 620, top: 206, height: 62, seed: 13, slow: false },
  { x: 940, width: 640, top: 232, height: 74, seed: 14, slow: false },
  { x: -260, width: 560, top: 286, height: 58, seed: 15, slow: false },
] as const;

function Clouds() {
  const wash = useId();
  return [true, false].map(slow => (
    <Layer key={String(slow)} className={slow ? 'cloud slow' : 'cloud'}>
      <linearGradient id={`${wash}${slow}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="ink-wash-top" />
        <stop offset="1" className="ink-wash-foot" />
      </linearGradient>
      {BANKS.filter(bank => bank.slow === slow).map(bank => (
        <path
          key={bank.seed}
          fill={`url(#${wash}${slow})`}
          transform={`translate(${bank.x} 0)`}
          d={cloudBank(bank)}
        />
      ))}
    </Layer>
  ));
}

const rain = once(() => [
  { name: 'far', strokes: rainStrokes(WIDTH, HEIGHT, 300, 9) },
  { name: 'near', strokes: rainStrokes(WIDTH, HEIGHT, 230, 19) },
]);
/** Both layers fall by exactly one picture, then start again at their first position. */
const FALL = {
  '--ink-rain-drift': `${(rainDrift(HEIGHT) / WIDTH) * 100}%`,
  '--ink-rain-fall': '100%',
} as CSSProperties; // CSSProperties has no custom properties

const Rain = () => (
  <div className="clear-of-words">
    {rain().map(({ name, strokes }) => (
      <svg
        key={name}
        className={`layer rain ${name}`}
        style={FALL}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path vectorEffect="non-scaling-stroke" d={strokes} />
      </svg>
    ))}
  </div>
);
