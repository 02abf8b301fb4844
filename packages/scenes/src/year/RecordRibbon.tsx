import { RIBBONS, type Ribbon, recordRibbon, ribbonDay, ribbonX, SEASONS } from '@app/home/year';
import { formatDay, useLanguage } from '@app/i18n';
import { type CivilDate, parseCivilDate } from '@app/kernel';
import { type HomeRecord, recordsByDay } from '@app/records';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from './Drawing';
import './year.css';

export interface RecordRibbonProps {
  readonly records: readonly HomeRecord[];
  readonly zone: string;
  readonly today: CivilDate;
  readonly year: number;
  /** The line alone, where the records themselves follow. */
  readonly brief?: boolean;
  readonly onChoose: (day: CivilDate) => void;
}

/** A press within this distance selects a dot, units of the ribbon. */
const REACH = 14;

/** R497: the records of a year as a ribbon, and its days as a table. */
export default function RecordRibbon({ records, zone, today, year, brief, onChoose }: RecordRibbonProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const days = useMemo(() => {
    const all = { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } };
    return [...recordsByDay(records, all, zone)]
      .flatMap(([day, of]) => {
        const date = parseCivilDate(day);
        return date ? [{ day, date, count: of.length }] : [];
      })
      .sort((a, b) => (a.day < b.day ? -1 : 1));
  }, [records, year, zone]);
  const drawn = useMemo(() => {
    const months = Array.from({ length: 12 }, (_, i) => {
      // In Chinese the names of the last months are wider than a twelfth of a phone.
      if (language === 'zh') return inFace(`${i + 1}月`);
      return formatDay(language, { year, month: i + 1, day: 1 }, 'month').slice(0, 3);
    });
    const [seasons, short] = (['season', 'seasonShort'] as const).map(names =>
      SEASONS.map(season => t(`records.${names}.${season}`)),
    );
    const counts = new Map(days.map(({ day, count }) => [day, count]));
    return RIBBONS.map(ribbon => ({
      ribbon,
      shapes: recordRibbon(year, counts, months, today, ribbon, seasons, short),
    }));
  }, [days, year, language, inFace, today, t]);
  const press = (event: MouseEvent<SVGElement>, ribbon: Ribbon) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * ribbon.width;
    const from = ribbonX(ribbonDay(year, x, ribbon), ribbon);
    const off = (date: CivilDate, at: number) => Math.abs(ribbonX(date, ribbon) - at);
    const [nearest] = days.toSorted((a, b) => off(a.date, from) - off(b.date, from));
    if (nearest && off(nearest.date, x) <= REACH) onChoose(nearest.date);
  };
  return (
    <figure
      className="record-ribbon"
      aria-label={t('records.ribbonOf', { year })}
      // Its table is in the calendar.
      aria-hidden={(brief && days.length > 0) || undefined}
    >
      {drawn.map(({ ribbon, shapes }) => (
        <svg
          key={ribbon.width}
          viewBox={`0 0 ${ribbon.width} ${ribbon.height}`}
          aria-hidden="true"
          onClick={event => press(event, ribbon)}
        >
          <Drawing shapes={shapes} />
        </svg>
      ))}
      {(!brief || days.length === 0) && (
        <figcaption>
          {days.length > 0 ? t('records.ribbonHow') : t('records.ribbonNone', { year })}
        </figcaption>
      )}
      {!brief && days.length > 0 && (
        <details className="year__table">
          <summary>{t('records.ribbonList')}</summary>
          <table>
            <tbody className="ui-num">
              {days.map(({ day, date, count }) => (
                <tr key={day}>
                  <th scope="row">
                    <button type="button" className="text-link" onClick={() => onChoose(date)}>
                      {formatDay(language, date, 'ofYear')}
                    </button>
                  </th>
                  <td>{t('records.found', { count })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
