import {
  type DayQuery,
  type FoundDay,
  findDays,
  formatLunarDate,
  type Names,
  type QuerySpan,
  querySpan,
} from '@app/almanac';
import { formatDay } from '@app/i18n';
import { type CivilDate, formatCivilDate } from '@app/kernel';
import type { AlmanacHousehold } from '@app/scenes/almanac';
import { errorText } from '@app/scenes/almanac';
import { Button, EmptyState } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/language';
import { reasonTexts } from '../reasons';
import { useDayQuery } from '../useDayQuery';
import { useHousehold } from '../useHousehold';
import { QueryForm } from './QueryForm';

export interface FindPaneProps {
  /** Periods are counted from the day on the leaf. */
  readonly leaf: CivilDate;
  readonly names: Names;
  readonly onOpenDay: (date: CivilDate) => void;
}

/** Days that suit an occasion, best first, each with its reasons. */
export function FindPane({ leaf, names, onOpenDay }: FindPaneProps) {
  const { t } = useTranslation('visualization');
  const household = useHousehold();
  const [query, change] = useDayQuery();
  const span = querySpan(query, leaf);
  return (
    <div className="find">
      <QueryForm
        query={query}
        faults={span.ok ? {} : span.error}
        leaf={leaf}
        household={household}
        names={names}
        onChange={change}
      />
      {span.ok ? (
        <FoundDays
          // Another search begins again at its best days.
          key={JSON.stringify([query, span.value])}
          {...{ query, household, names, onOpenDay }}
          span={span.value}
        />
      ) : (
        <EmptyState title={t('almanac.findDatesFirst')} />
      )}
    </div>
  );
}

/** Days shown at once. */
const PAGE = 12;

interface FoundDaysProps extends Pick<FindPaneProps, 'names' | 'onOpenDay'> {
  readonly query: DayQuery;
  readonly span: QuerySpan;
  readonly household: AlmanacHousehold;
}

function FoundDays({ query, span, household, names, onOpenDay }: FoundDaysProps) {
  const { t } = useTranslation('visualization');
  const [shown, setShown] = useState(PAGE);
  const { activity, skipWeekends, skipHolidays, skipBreaks } = query;
  const { births } = household;
  const birthYears = query.avoidClash ? births.map(({ year }) => year) : [];
  const sitting =
    query.avoidSitting && household.sitting.kind === 'branch' ? household.sitting.branch : undefined;
  const found = findDays({ activity, skipWeekends, skipHolidays, skipBreaks, birthYears, sitting, ...span });
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
}

function Found({ found: { day, score, most }, reasons, names, onOpen }: FoundProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return (
    <li>
      <button type="button" className="find__day" onClick={onOpen}>
        <b className="ui-display ui-num">{formatDay(language, day.date)}</b>
        <span className="find__when">
          {names.weekday[day.weekday]} · {formatLunarDate(day.lunar, names)}
        </span>
        <span className="find__score ui-num">{t('almanac.points', { points: score, max: most })}</span>
        <span className="find__reasons">{reasons.join(language === 'zh' ? '；' : '; ')}</span>
      </button>
    </li>
  );
}
