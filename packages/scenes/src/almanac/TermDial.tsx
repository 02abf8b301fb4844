import { type AlmanacDay, type Names, type SolarTerm, zh } from '@app/almanac';
import { formatDay, formatTime, useLanguage } from '@app/i18n';
import { type CivilDate, compareCivilDates, daysBetween } from '@app/kernel';
import { civilDateAt } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { useMoment } from './moment';
import { Term } from './Term';
import { TermFace } from './TermFace';

export interface TermDialProps {
  readonly day: AlmanacDay;
  readonly names: Names;
}

/** The current solar term on a dial, its progress, and the time to the next. */
export function TermDial({ day, names }: TermDialProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const whenOf = useWhen();
  const { current, next } = day.solarTerm;
  const began = whenOf(current, day.date);
  const begins = whenOf(next, day.date);
  const share = daysBetween(current.date, day.date) / daysBetween(current.date, next.date);
  return (
    <div className="term-dial">
      <TermFace share={share} glyph={[...inFace(zh.solarTerm[current.id])][0] ?? ''} />
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

/** A40: the instant on the device's own clock, and the date in China's calendar if it differs. */
function useWhen() {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { zone } = useMoment();
  return ({ instant, date }: SolarTerm, shown: CivilDate) => {
    const local = civilDateAt(instant, zone);
    const time = formatTime(language, instant, zone);
    const isThatDay = compareCivilDates(local, shown) === 0;
    const differs = compareCivilDates(local, date) !== 0;
    return {
      isThatDay,
      text: isThatDay ? time : `${formatDay(language, local, 'short')} ${time}`,
      published: differs ? t('almanac.published', { date: formatDay(language, date, 'short') }) : undefined,
    };
  };
}
