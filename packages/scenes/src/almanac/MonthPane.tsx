import {
  type AlmanacDay,
  dayByKey,
  festivalInBrief,
  firstWeekdayOf,
  getAlmanacDetail,
  getMonthGrid,
  lunarDayName,
  lunarMonthName,
  type Names,
} from '@app/almanac';
import { inRegion } from '@app/almanac/regions';
import { FACE_TAGS, formatDay, useLanguage } from '@app/i18n';
import { type CivilDate, compareCivilDates, formatCivilDate, instantAt } from '@app/kernel';
import { moonPhase, moonShape } from '@app/sky';
import { EmptyState } from '@app/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShownDay, useMoment } from './moment';

export interface MonthPaneProps {
  readonly shown: ShownDay;
  readonly names: Names;
  /** R244: the number of the person's own entries of a day, by its date. */
  readonly own?: ReadonlyMap<string, number>;
  readonly onOpenDay: (date: CivilDate) => void;
  /** Below the grid. */
  readonly children?: ReactNode;
}

/** A month as a grid. The leaf follows the chosen day; choosing it again opens it. */
export function MonthPane({ shown, names, own, onOpenDay, children }: MonthPaneProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { date, show } = shown;
  const firstWeekday = firstWeekdayOf(language, navigator.languages);
  const grid = useGridFocus(date);
  const cells = getMonthGrid(date.year, date.month, { firstWeekday, ...inRegion(useMoment().region) });
  const month = new Intl.DateTimeFormat(FACE_TAGS[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(date.year, date.month - 1, 1));

  const press = (event: KeyboardEvent) => {
    const next = dayByKey(date, event.key, event.shiftKey, firstWeekday);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.follow();
    show(next);
  };
  return (
    <section className="month" aria-label={t('almanac.month', { month })}>
      {/* The leaf beside it shows month and year. */}
      <h3 className="ui-hidden" aria-live="polite">
        {month}
      </h3>
      <p className="month__key">
        <span className="month__key--road">{t('almanac.keyRoad')}</span>
        <span className="month__key--own">{t('almanac.keyOwn')}</span>
        <span className="month__key--moon">{t('almanac.keyMoon')}</span>
        <span className="month__key--named">{t('almanac.keyNamed')}</span>
      </p>
      {cells.ok ? (
        <table
          className="month__grid"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid pattern is a role of a table
          role="grid"
          aria-label={month}
          aria-describedby="month-keys"
          ref={grid.ref}
        >
          <thead>
            <tr>
              {cells.value.slice(0, 7).map(({ day }) => (
                <th key={day.weekday} scope="col" abbr={names.weekday[day.weekday]}>
                  {shortWeekday(names, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={press}>
            {[0, 7, 14, 21, 28, 35].map(start => (
              <tr key={start}>
                {cells.value.slice(start, start + 7).map(({ day, inMonth }) => (
                  <Cell
                    key={formatCivilDate(day.date)}
                    day={day}
                    inMonth={inMonth}
                    names={names}
                    own={own?.get(formatCivilDate(day.date)) ?? 0}
                    chosen={compareCivilDates(day.date, date) === 0}
                    isToday={compareCivilDates(day.date, shown.today) === 0}
                    onChoose={show}
                    onOpen={onOpenDay}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState title={t('almanac.noMonth')} />
      )}
      {cells.ok && (
        <Occasions days={cells.value.flatMap(({ day, inMonth }) => (inMonth ? [day] : []))} names={names} />
      )}
      {children}
      <p id="month-keys" className="month__keys">
        {t('almanac.monthKeys')}
      </p>
    </section>
  );
}

/** R559: the terms and festivals of the month in words, if cells have no room for names, as on the narrowest phone in English. */
function Occasions({ days, names }: { readonly days: readonly AlmanacDay[]; readonly names: Names }) {
  const { language } = useLanguage();
  return (
    <ul className="month__occasions" lang={FACE_TAGS[language]}>
      {days.map(day => {
        const occasion = occasionOf(day, names);
        return (
          occasion && (
            <li key={formatCivilDate(day.date)}>
              <b className="ui-num">{formatDay(language, day.date, 'ofYear')}</b> {occasion}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** After a key has moved the selection, focus follows it, into the next month's grid as well. */
function useGridFocus(date: CivilDate) {
  const ref = useRef<HTMLTableElement>(null);
  const following = useRef(false);
  const key = formatCivilDate(date);
  useEffect(() => {
    if (!following.current) return;
    following.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-date="${key}"]`)?.focus();
  }, [key]);
  return {
    ref,
    follow: () => {
      following.current = true;
    },
  };
}

interface CellProps {
  readonly day: AlmanacDay;
  readonly inMonth: boolean;
  readonly chosen: boolean;
  readonly isToday: boolean;
  readonly names: Names;
  readonly own: number;
  readonly onChoose: (date: CivilDate) => void;
  readonly onOpen: (date: CivilDate) => void;
}

function Cell({ day, inMonth, chosen, isToday, names, own, onChoose, onOpen }: CellProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { status, holiday } = day.dayOff;
  const detail = getAlmanacDetail(day.date);
  const road = detail.ok ? detail.value.spirit.road : undefined;
  const occasion = occasionOf(day, names);
  const isWeekend = day.weekday === 'saturday' || day.weekday === 'sunday';
  const isOff = status === 'holiday' || (isWeekend && status !== 'make-up');
  const badge = holiday && (status === 'holiday' ? t('almanac.off') : t('almanac.work'));
  const spoken = [
    formatDay(language, day.date),
    lunarMonthName(day.lunar, names) + (language === 'zh' ? '' : ', ') + lunarDayName(day.lunar, names),
    ...(occasion ? [occasion] : []),
    ...(badge ? [badge] : []),
    ...(road ? [names.road[road]] : []),
    ...(own > 0 ? [t('almanac.ownEntries', { count: own })] : []),
  ].join(language === 'zh' ? '，' : ', ');
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table with the role of a grid, td is a gridcell
    <td aria-selected={chosen}>
      <button
        type="button"
        className={`month__day${inMonth ? '' : ' month__day--outside'}`}
        data-date={formatCivilDate(day.date)}
        data-road={road}
        data-off={isOff || undefined}
        tabIndex={chosen ? 0 : -1}
        {...(isToday ? { 'aria-current': 'date' } : {})}
        onClick={() => (chosen ? onOpen : onChoose)(day.date)}
      >
        <span className="ui-hidden">{spoken}</span>
        <span className="month__look" aria-hidden="true">
          <span className="month__number ui-display ui-num">{day.date.day}</span>
          <small className={occasion ? 'month__lunar--hidden' : ''}>{lunarLabel(day, names)}</small>
          {occasion && <small className="month__occasion">{occasionOf(day, names, festivalInBrief)}</small>}
          <Moon date={day.date} />
          {own > 0 && <i className="month__own" />}
          {badge && (
            <i className={`month__badge month__badge--${status}`}>
              {t(status === 'holiday' ? 'almanac.offShort' : 'almanac.workShort')}
            </i>
          )}
        </span>
      </button>
    </td>
  );
}

/** R987: the moon at noon. */
function Moon({ date }: { readonly date: CivilDate }) {
  const noon = instantAt(date, { hour: 12, minute: 0 }, useMoment().zone);
  if (!noon.ok) return null;
  return (
    <svg className="month__moon" viewBox="-6.5 -6.5 13 13" aria-hidden="true">
      <circle r="6" />
      <path d={moonShape(moonPhase(noon.value.instant).progress, 6).path} />
    </svg>
  );
}

/** 日 / Sun. */
const shortWeekday = (names: Names, { weekday }: AlmanacDay): string =>
  names.language === 'zh' ? names.weekday[weekday].slice(-1) : names.weekday[weekday].slice(0, 3);

const inFull: typeof festivalInBrief = (id, names) => names.festival[id];

/** The occasion of a day: its term, or else its first festival. */
function occasionOf({ solarTerm, festivals: [first] }: AlmanacDay, names: Names, named = inFull) {
  if (solarTerm.today) return names.solarTerm[solarTerm.today];
  return first && named(first, names);
}

/** The lunar day, in English only the ordinal: `7th`. The first day of a lunar month shows the month. */
function lunarLabel({ lunar }: AlmanacDay, names: Names): string {
  if (lunar.day === 1) return lunarMonthName(lunar, names);
  const day = lunarDayName(lunar, names);
  return names.language === 'en' ? day.replace(' day', '') : day;
}
