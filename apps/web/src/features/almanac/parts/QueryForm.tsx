import {
  ACTIVITY_GROUPS,
  type ActivityGroup,
  type DayQuery,
  type Names,
  QUERY_PERIODS,
  type QueryFaults,
  type QuerySpan,
  searchableActivities,
} from '@app/almanac';
import { formatDay } from '@app/i18n';
import { addDays, type CivilDate, formatCivilDate } from '@app/kernel';
import type { AlmanacHousehold } from '@app/scenes/almanac';
import { errorText } from '@app/scenes/almanac';
import { Checkbox, isEnter, Select, TextField } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';

export interface QueryFormProps {
  readonly query: DayQuery;
  readonly faults: QueryFaults;
  /** Periods are counted from the shown day. */
  readonly leaf: CivilDate;
  readonly household: AlmanacHousehold;
  readonly names: Names;
  readonly onChange: (part: Partial<DayQuery>) => void;
}

/** A day's overall verdict is not an occasion to search for. */
const GROUPS = Object.entries(ACTIVITY_GROUPS)
  .map(([group, ids]) => ({
    group: group as ActivityGroup, // keys of ACTIVITY_GROUPS
    ids: ids.filter(id => searchableActivities().includes(id)),
  }))
  .filter(({ group, ids }) => group !== 'verdict' && ids.length > 0);

/** The activity, the period, and what to avoid. */
export function QueryForm({ query, faults, leaf, household, names, onChange }: QueryFormProps) {
  const { births, sitting } = household;
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const group = GROUPS.find(({ ids }) => ids.some(id => id === query.activity)) ?? GROUPS[0]!; // the list is not empty
  const choosePeriod = (chosen: string) => {
    const period = QUERY_PERIODS.find(each => String(each) === chosen);
    if (period !== 'dates') onChange(period ? { period } : {});
    else onChange({ period, ...datesToBeginWith(query, leaf) });
  };
  return (
    <form
      className="find__query"
      aria-label={t('almanac.findView')}
      noValidate
      onSubmit={event => event.preventDefault()}
    >
      <Select
        label={t('almanac.findFor')}
        value={group.group}
        onChange={event => {
          const [first] = GROUPS.find(each => each.group === event.target.value)?.ids ?? [];
          if (first) onChange({ activity: first });
        }}
        options={GROUPS.map(each => ({ value: each.group, label: names.activityGroup[each.group] }))}
      />
      <Select
        label={t('almanac.findActivity')}
        value={query.activity}
        onChange={event => {
          const chosen = group.ids.find(id => id === event.target.value);
          if (chosen) onChange({ activity: chosen });
        }}
        options={group.ids.map(id => ({ value: id, label: names.activity[id] }))}
      />
      <Select
        label={t('almanac.findPeriod')}
        {...(query.period === 'dates'
          ? {}
          : { hint: t('almanac.findFrom', { date: formatDay(language, leaf) }) })}
        value={String(query.period)}
        onChange={event => choosePeriod(event.target.value)}
        options={QUERY_PERIODS.map(period => ({
          value: String(period),
          label: t(period === 'dates' ? 'almanac.periodDates' : `almanac.period${period}`),
        }))}
      />
      {query.period === 'dates' && <Dates {...{ query, faults, onChange }} />}
      <div className="find__conditions">
        {births.length > 0 ? (
          <Checkbox
            label={t('almanac.avoidClash', {
              names: births.map(({ name }) => name).join(language === 'zh' ? '、' : ', '),
            })}
            checked={query.avoidClash}
            onChange={event => onChange({ avoidClash: event.target.checked })}
          />
        ) : (
          <p className="find__hint">{t('almanac.avoidClashUnknown')}</p>
        )}
        {sitting.kind === 'branch' && (
          <Checkbox
            label={t('almanac.avoidSitting', { name: names.branch[sitting.branch] })}
            checked={query.avoidSitting}
            onChange={event => onChange({ avoidSitting: event.target.checked })}
          />
        )}
        {sitting.kind === 'open' && <p className="find__hint">{t('almanac.sittingOpen')}</p>}
        {sitting.kind === 'no-branch' && <p className="find__hint">{t('almanac.sittingNoBranch')}</p>}
        <Checkbox
          label={t('almanac.skipBreaks')}
          checked={query.skipBreaks}
          onChange={event => onChange({ skipBreaks: event.target.checked })}
        />
        <Checkbox
          label={t('almanac.skipWeekends')}
          checked={query.skipWeekends}
          onChange={event => onChange({ skipWeekends: event.target.checked })}
        />
        <Checkbox
          label={t('almanac.skipHolidays')}
          checked={query.skipHolidays}
          onChange={event => onChange({ skipHolidays: event.target.checked })}
        />
      </div>
    </form>
  );
}

/** The dates written before, or else the period shown last. */
function datesToBeginWith({ from, to, period }: DayQuery, leaf: CivilDate): Pick<DayQuery, 'from' | 'to'> {
  if (from !== '' || to !== '' || period === 'dates') return { from, to };
  return { from: formatCivilDate(leaf), to: formatCivilDate(addDays(leaf, period)) };
}

/** First and last day. An error is shown once its field has been left, not while typing. */
function Dates({ query, faults, onChange }: Pick<QueryFormProps, 'query' | 'faults' | 'onChange'>) {
  const { t } = useTranslation(['visualization', 'common']);
  const [writing, setWriting] = useState<keyof QuerySpan>();
  const field = (name: keyof QuerySpan) => {
    const fault = writing === name ? undefined : faults[name];
    return (
      <TextField
        label={t(name === 'from' ? 'almanac.findFirstDay' : 'almanac.findLastDay')}
        {...(name === 'from' ? { hint: t('almanac.dateHint') } : {})}
        limit={INPUT_LIMITS.date}
        value={query[name]}
        inputMode="numeric"
        autoComplete="off"
        onChange={event => {
          setWriting(name);
          onChange({ [name]: event.target.value });
        }}
        onBlur={() => setWriting(undefined)}
        onKeyDown={event => {
          if (isEnter(event.nativeEvent)) setWriting(undefined);
        }}
        error={fault && errorText(t, fault)}
      />
    );
  };
  return (
    <div className="find__dates">
      {field('from')}
      {field('to')}
    </div>
  );
}
