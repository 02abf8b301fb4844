import { chartProjection, chartRadius, eclipticPath, hourSpokes, starDots } from '@app/building';
import { useLanguage } from '@app/i18n';
import { use } from 'react';
import type sky from './data/sky.gen.json';
import './ink.css';

/** The bright northern sky: see the notice beside the file. */
export type NorthernSky = typeof sky;

export interface StarChartProps {
  /** Undefined if unavailable: the picture does without stars. The same promise at every rendering. */
  readonly stars: Promise<NorthernSky | undefined>;
  readonly radius: number;
  /** The few asterisms are named in Chinese, and in English below it for those who read English. */
  readonly language: 'zh' | 'en';
  /** Right ascension at the bottom of the chart, degrees. */
  readonly foot?: number;
  /** Stops the slow turning, for instance while the page is hidden. */
  readonly paused?: boolean;
}

/**
 * The bright northern sky with the Chinese asterisms, turning a degree a minute. It suspends until its data is loaded,
 * and is itself loaded through `React.lazy` (hence the default export).
 */
export default function StarChart({ stars, radius, language, foot = 236, paused = false }: StarChartProps) {
  const { inFace } = useLanguage();
  const sky = use(stars);
  if (!sky) return null;
  const chart = chartProjection(radius);
  const zhRise = language === 'en' ? '-1.5em' : '-.5em';
  const dots = starDots(sky.stars, radius, radius / 640);
  return (
    <g className="ink-chart" transform={`rotate(${-foot})`}>
      <g className={paused ? 'turning is-paused' : 'turning'}>
        {sky.milkyWay.map((cloud, index) => (
          <path
            key={cloud.length}
            className={index === 0 ? 'milky' : 'milky core'}
            fillRule="evenodd"
            d={cloud.map(chart.outline).join('')}
          />
        ))}
        <path className="spoke" d={hourSpokes(radius)} />
        <circle className="circle" r={chartRadius(radius, 55)} />
        <circle className="circle" r={chartRadius(radius, 0)} />
        <path className="ecliptic" d={eclipticPath(radius)} />
        <path className="figure faint" d={sky.faint.map(chart.line).join('')} />
        <path className="figure" d={sky.strong.map(chart.line).join('')} />
        <path className="star faint" d={dots.faint} />
        <path className="star" d={dots.middling} />
        <path className="star bright" d={dots.bright} />
        {sky.labels.map(({ zh, en, at: [ra = 0, dec = 0] }) => {
          const [x, y] = chart.at(ra / 10, dec / 10);
          return (
            <g key={zh} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${foot})`}>
              <text className="label" textAnchor="middle" dy={zhRise} lang="zh-CN">
                {inFace(zh)}
              </text>
              {language === 'en' && (
                <text className="label" textAnchor="middle" dy="-.2em" lang="en">
                  {en}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
}
