import { type AlmanacDay, type Names, type SolarTerm, zh } from '@app/almanac';
import { formatDay, formatTime } from '@app/i18n';
import { type CivilDate, compareCivilDates, daysBetween } from '@app/kernel';
import { civilDateAt } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../shared/language';
import { Term } from './Term';

export interface TermDialProps {
  readonly day: AlmanacDay;
  readonly names: Names;
}

/** The solar term in force on a dial, how far it has run, and the way to the next. */
export function TermDial({ day, names }: TermDialProps) {
  const { t } = useTranslation('visualization');
  const whenOf = useWhen();
  const { current, next } = day.solarTerm;
  const began = whenOf(current, day.date);
  const begins = whenOf(next, day.date);
  const share = daysBetween(current.date, day.date) / daysBetween(current.date, next.date);
  return (
    <div className="term-dial">
      <Dial share={share} glyph={[...zh.solarTerm[current.id]][0] ?? ''} />
      <div>
        <Term
          className="term-dial__line"
          id={`dial.${current.id}`}
          name={names.solarTerm[current.id]}
          meaning={why => why.solarTerm[current.id]}
          layer="solar-term"
        >
          {t(began.isThatDay ? 'almanac.termNow' : 'almanac.termSince', {
            term: names.solarTerm[current.id],
            time: began.text,
            when: began.text,
          })}
        </Term>
        <Term
          className="term-dial__next ui-display ui-num"
          id={`dial.${next.id}`}
          name={names.solarTerm[next.id]}
          meaning={why => why.solarTerm[next.id]}
          layer="solar-term"
        >
          {t('almanac.termIn', { term: names.solarTerm[next.id], count: day.daysToNextTerm })}
        </Term>
        <p className="term-dial__line">{begins.text}</p>
        {[began, begins].map(
          ({ published }) =>
            published && (
              <p key={published} className="term-dial__line">
                {published}
              </p>
            ),
        )}
        {day.nearMidnight.length > 0 && <p className="term-dial__line">{t('almanac.nearMidnight')}</p>}
      </div>
    </div>
  );
}

/** A40: the instant on the device's own clock, and the date in China's calendar where that is another one. */
function useWhen() {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  return ({ instant, date }: SolarTerm, shown: CivilDate) => {
    const local = civilDateAt(instant, clock.zone());
    const time = formatTime(language, instant, clock.zone());
    const isThatDay = compareCivilDates(local, shown) === 0;
    const differs = compareCivilDates(local, date) !== 0;
    return {
      isThatDay,
      text: isThatDay ? time : `${formatDay(language, local, 'short')} ${time}`,
      published: differs ? t('almanac.published', { date: formatDay(language, date, 'short') }) : undefined,
    };
  };
}

const RADIUS = 24;
const TICKS = Array.from({ length: 24 }, (_, i) => i * 15);

function Dial({ share, glyph }: { readonly share: number; readonly glyph: string }) {
  const angle = share * 2 * Math.PI;
  const x = RADIUS * Math.sin(angle);
  const y = -RADIUS * Math.cos(angle);
  return (
    <svg viewBox="-30 -30 60 60" width="64" height="64" className="term-dial__face" aria-hidden="true">
      {TICKS.map(degrees => (
        <path
          key={degrees}
          d="M0-28.500V-26.500"
          transform={`rotate(${degrees})`}
          className="term-dial__tick"
        />
      ))}
      <circle r={RADIUS} className="term-dial__ring" />
      {share > 0 && (
        <path
          d={`M0-${RADIUS}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`}
          className="term-dial__run"
        />
      )}
      <circle r="2.5" cx={x} cy={y} className="term-dial__bead" />
      <text textAnchor="middle" dy=".36em" fontSize="20" lang="zh-CN">
        {glyph}
      </text>
    </svg>
  );
}
