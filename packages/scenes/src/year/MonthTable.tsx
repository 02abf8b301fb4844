import type { Names } from '@app/almanac';
import { monthDays } from '@app/home/year';
import { formatDay } from '@app/i18n';
import type { CivilDate } from '@app/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../almanac/moment';
import './year.css';

/** R497: moon and road of each day of a month as a table; the grid above draws them. */
export default function MonthTable({ month, names }: { month: CivilDate; names: Names }) {
  const { t } = useTranslation('visualization');
  const { language } = names;
  const { zone } = useMoment();
  const days = useMemo(
    () => monthDays({ year: month.year, month: month.month, day: 1 }, zone),
    [month.year, month.month, zone],
  );
  if (days.length === 0) return null;
  return (
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
  );
}
