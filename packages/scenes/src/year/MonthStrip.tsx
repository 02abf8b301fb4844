import type { Names } from '@app/almanac';
import { monthDays, monthPicture, STRIP } from '@app/home/year';
import { formatDay } from '@app/i18n';
import type { CivilDate } from '@app/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../almanac/moment';
import { Drawing } from './Drawing';
import './year.css';

/** Days in the first of the two rows of a phone, where in one row moons would be too small. */
const HALF = 15;

/** R497: moon and road of each day of a month, and the same as a table. */
export default function MonthStrip({ month, names }: { month: CivilDate; names: Names }) {
  const { t } = useTranslation('visualization');
  const { language } = names;
  const { zone } = useMoment();
  const days = useMemo(
    () => monthDays({ year: month.year, month: month.month, day: 1 }, zone),
    [month.year, month.month, zone],
  );
  if (days.length === 0) return null;
  return (
    <figure className="month-strip">
      <svg viewBox={`0 0 ${days.length * STRIP.day} ${STRIP.height}`} aria-hidden="true">
        <Drawing shapes={monthPicture(days)} />
      </svg>
      {[days.slice(0, HALF), days.slice(HALF)].map(half => (
        <svg
          key={half[0]?.date.day}
          className="month-strip__half"
          viewBox={`0 0 ${(HALF + 1) * STRIP.day} ${STRIP.height}`}
          aria-hidden="true"
        >
          <Drawing shapes={monthPicture(half)} />
        </svg>
      ))}
      <figcaption>{t('year.stripHow', { yellow: names.road.yellow, black: names.road.black })}</figcaption>
      <details className="year__table">
        <summary>{t('year.stripList')}</summary>
        <table>
          <tbody>
            {days.map(({ date, moon, spirit }) => (
              <tr key={date.day}>
                <th scope="row">{formatDay(language, date, 'ofYear')}</th>
                <td>{t(`moon.${moon.phase}`)}</td>
                <td>
                  {names.daySpirit[spirit.id]}, {names.road[spirit.road]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
