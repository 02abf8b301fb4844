import {
  type AlmanacDay,
  type DayQuery,
  type FoundDay,
  findDays,
  formatLunarDate,
  type Names,
  type QuerySpan,
  toICalendar,
  unwrap,
} from '@app/almanac';
import { inRegion } from '@app/almanac/regions';
import { formatDay, useLanguage } from '@app/i18n';
import { type CivilDate, formatCivilDate } from '@app/kernel';
import { Button, DownloadIcon, EmptyState, IconButton } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from './errorText';
import { type AlmanacHousehold, useMoment } from './moment';
import { reasonTexts } from './reasons';

/** Days shown at once. */
const PAGE = 12;

export interface FoundDaysProps {
  readonly names: Names;
  readonly onOpenDay: (date: CivilDate) => void;
  /** Saves a calendar file. */
  readonly onSave: (text: string, name: string) => void;
  readonly query: DayQuery;
  readonly span: QuerySpan;
  readonly household: AlmanacHousehold;
}

/** The days that suit an occasion, each with its reasons, to open or to export to a calendar. */
export function FoundDays({ query, span, household, names, onOpenDay, onSave }: FoundDaysProps) {
  const { t } = useTranslation('visualization');
  const [shown, setShown] = useState(PAGE);
  const { activity, skipWeekends, skipHolidays, skipBreaks } = query;
  const { births } = household;
  const birthYears = query.avoidClash ? births.map(({ year }) => year) : [];
  const sitting =
    query.avoidSitting && household.sitting.kind === 'branch' ? household.sitting.branch : undefined;
  const search = { activity, skipWeekends, skipHolidays, skipBreaks, birthYears, sitting, ...span };
  const found = findDays({ ...search, ...inRegion(useMoment().region) });
  if (!found.ok) return <EmptyState title={errorText(t, found.error)} />;
  if (found.value.length === 0) {
    return <EmptyState title={t('almanac.foundNone')} text={t('almanac.foundNoneHint')} />;
  }
  return (
    <section aria-label={t('almanac.findView')}>
      <p role="status" className="find__count">
        {t('almanac.found', { count: found.value.length })}
      </p>
      <ol className="find__days">
        {found.value.slice(0, shown).map(each => (
          <Found
            key={formatCivilDate(each.day.date)}
            found={each}
            reasons={reasonTexts(t, names, births, each.reasons)}
            names={names}
            onOpen={() => onOpenDay(each.day.date)}
            onAdd={reasons =>
              onSave(
                fileOf(each.day, activity, names.activity[activity], reasons),
                `${activity}-${formatCivilDate(each.day.date)}.ics`,
              )
            }
          />
        ))}
      </ol>
      {found.value.length > shown && (
        <Button variant="quiet" wide onClick={() => setShown(shown + PAGE)}>
          {t('almanac.foundMore')}
        </Button>
      )}
    </section>
  );
}

interface FoundProps {
  readonly found: FoundDay;
  readonly reasons: readonly string[];
  readonly names: Names;
  readonly onOpen: () => void;
  readonly onAdd: (reasons: string) => void;
}

/** R491: a chosen day as a calendar event, with its favourable reasons. */
const fileOf = ({ date }: AlmanacDay, activity: string, summary: string, description: string): string =>
  unwrap(
    toICalendar({
      name: summary,
      events: [
        {
          uid: `${formatCivilDate(date)}-chosen-${activity}@almanac.ink-and-starlight`,
          date,
          summary,
          description,
        },
      ],
    }),
  );

function Found({ found: { day, score, most }, reasons, names, onOpen, onAdd }: FoundProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const why = reasons.join(language === 'zh' ? '；' : '; ');
  return (
    <li className="find__row">
      <button type="button" className="find__day" onClick={onOpen}>
        <b className="ui-display ui-num">{formatDay(language, day.date)}</b>
        <span className="find__when">
          {names.weekday[day.weekday]} · {formatLunarDate(day.lunar, names)}
        </span>
        <span className="find__score ui-num">{t('almanac.points', { points: score, max: most })}</span>
        <span className="find__reasons">{why}</span>
      </button>
      <IconButton
        label={t('year.addFound', { date: formatDay(language, day.date) })}
        icon={<DownloadIcon />}
        onClick={() => onAdd(why)}
      />
    </li>
  );
}
