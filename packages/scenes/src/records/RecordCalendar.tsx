import { firstWeekdayOf, monthGridDates } from '@app/almanac';
import { formatDay, useLanguage } from '@app/i18n';
import { type CivilDate, compareCivilDates, formatCivilDate } from '@app/kernel';
import { type HomeRecord, recordsByDay } from '@app/records';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import './records.css';

export interface RecordCalendarProps {
  readonly records: readonly HomeRecord[];
  /** IANA name of the zone of these days. */
  readonly zone: string;
  readonly today: CivilDate;
  /** Any day of the month in view. */
  readonly month: CivilDate;
  readonly onMonth: (day: CivilDate) => void;
  readonly chosen: CivilDate | undefined;
  /** A day with records, or none if it is pressed again. */
  readonly onChoose: (day: CivilDate | undefined) => void;
}

/** R243: a month of records; a day that has some can be chosen. */
export function RecordCalendar({
  records,
  zone,
  today,
  month,
  onMonth,
  chosen,
  onChoose,
}: RecordCalendarProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const dates = useMemo(() => {
    const grid = monthGridDates(month.year, month.month, firstWeekdayOf(language, navigator.languages));
    return grid.ok ? grid.value : [];
  }, [month.year, month.month, language]);
  const [from, to] = [dates[0], dates.at(-1)];
  const days = useMemo(
    () => (from && to ? recordsByDay(records, { from, to }, zone) : new Map<string, readonly HomeRecord[]>()),
    [records, zone, from, to],
  );
  const name = formatDay(language, { ...month, day: 1 }, 'monthOfYear');
  return (
    <section className="record-calendar" aria-label={t('records.calendarOf', { month: name })}>
      <header>
        <IconButton
          label={t('almanac.previousMonth')}
          icon={<ChevronLeftIcon />}
          onClick={() => onMonth(monthBeside(month, -1))}
        />
        <h3 aria-live="polite">{name}</h3>
        <IconButton
          label={t('almanac.nextMonth')}
          icon={<ChevronRightIcon />}
          onClick={() => onMonth(monthBeside(month, 1))}
        />
      </header>
      <table>
        <thead>
          <tr>
            {dates.slice(0, 7).map(date => {
              const weekday = formatDay(language, date, 'weekday');
              return (
                <th key={weekday} scope="col" abbr={weekday}>
                  {language === 'zh' ? weekday.slice(-1) : weekday.slice(0, 3)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {[0, 7, 14, 21, 28, 35].map(start => (
            <tr key={start}>
              {dates.slice(start, start + 7).map(date => (
                <Day
                  key={formatCivilDate(date)}
                  date={date}
                  records={days.get(formatCivilDate(date)) ?? []}
                  inMonth={date.month === month.month}
                  isToday={compareCivilDates(date, today) === 0}
                  isChosen={chosen !== undefined && compareCivilDates(date, chosen) === 0}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const monthBeside = ({ year, month }: CivilDate, by: 1 | -1): CivilDate => {
  const at = year * 12 + month - 1 + by;
  return { year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 };
};

interface DayProps {
  readonly date: CivilDate;
  readonly records: readonly HomeRecord[];
  readonly inMonth: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (day: CivilDate | undefined) => void;
}

/** A day without records is not a button: it would do nothing. */
function Day({ date, records, inMonth, isToday, isChosen, onChoose }: DayProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const picture = records.find(({ type }) => type === 'image');
  const current = isToday ? ({ 'aria-current': 'date' } as const) : {};
  return (
    <td data-outside={!inMonth}>
      {records.length === 0 ? (
        <span {...current}>{date.day}</span>
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          {...current}
          aria-label={`${formatDay(language, date)}${language === 'zh' ? '，' : ', '}${t('records.found', { count: records.length })}`}
          onClick={() => onChoose(isChosen ? undefined : date)}
        >
          {picture && <img src={picture.content} alt="" />}
          <span>{date.day}</span>
          <i>{records.length}</i>
        </button>
      )}
    </td>
  );
}
