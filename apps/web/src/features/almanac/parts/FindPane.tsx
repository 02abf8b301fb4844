import {
  ACTIVITY_GROUPS,
  type ActivityGroup,
  type ActivityId,
  type FoundDay,
  findDays,
  formatLunarDate,
  type Names,
  searchableActivities,
} from '@app/almanac';
import { formatDay } from '@app/i18n';
import { addDays, type CivilDate, formatCivilDate } from '@app/kernel';
import { Button, Checkbox, EmptyState, Select } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../parts/language';
import { selectInfo, useApp } from '../../../store/store';
import { birthsOf } from '../births';
import { errorText } from '../errorText';
import { reasonTexts } from '../reasons';

export interface FindPaneProps {
  /** The search begins with the day on the leaf. */
  readonly from: CivilDate;
  readonly names: Names;
  readonly onOpenDay: (date: CivilDate) => void;
}

const PERIODS = [30, 90, 180, 365] as const;
type Period = (typeof PERIODS)[number];
const PAGE = 12;
/** The verdict on a day as a whole is no occasion to look for. */
const GROUPS = Object.entries(ACTIVITY_GROUPS)
  .map(([group, ids]) => ({
    group: group as ActivityGroup,
    ids: ids.filter(id => searchableActivities().has(id)),
  })) // keys of ACTIVITY_GROUPS
  .filter(({ group, ids }) => group !== 'verdict' && ids.length > 0);

interface Wish {
  readonly activity: ActivityId;
  readonly period: Period;
  readonly avoidClash: boolean;
  readonly skipWeekends: boolean;
  readonly skipHolidays: boolean;
}
const FIRST_WISH: Wish = {
  activity: 'move-house',
  period: 90,
  avoidClash: true,
  skipWeekends: false,
  skipHolidays: false,
};

/** Days that suit an occasion, best first, each with its reasons. */
export function FindPane({ from, names, onOpenDay }: FindPaneProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const residents = useApp(selectInfo)?.residents ?? NOBODY;
  const births = birthsOf(residents);
  const [wish, setWish] = useState(FIRST_WISH);
  const [shown, setShown] = useState(PAGE);
  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    setShown(PAGE);
  };
  const found = findDays({
    ...wish,
    from,
    to: addDays(from, wish.period),
    birthYears: wish.avoidClash ? births.map(({ year }) => year) : [],
  });
  const group = GROUPS.find(({ ids }) => ids.some(id => id === wish.activity)) ?? GROUPS[0]!; // the list is not empty
  return (
    <div className="find">
      <form className="find__wish" aria-label={t('almanac.findView')}>
        <Select
          label={t('almanac.findFor')}
          value={group.group}
          onChange={event => {
            const [first] = GROUPS.find(each => each.group === event.target.value)?.ids ?? [];
            if (first) change({ activity: first });
          }}
          options={GROUPS.map(each => ({ value: each.group, label: names.activityGroup[each.group] }))}
        />
        <Select
          label={t('almanac.findActivity')}
          value={wish.activity}
          onChange={event => {
            const chosen = group.ids.find(id => id === event.target.value);
            if (chosen) change({ activity: chosen });
          }}
          options={group.ids.map(id => ({ value: id, label: names.activity[id] }))}
        />
        <Select
          label={t('almanac.findPeriod')}
          hint={t('almanac.findFrom', { date: formatDay(language, from) })}
          value={String(wish.period)}
          onChange={event => {
            const period = PERIODS.find(days => String(days) === event.target.value);
            if (period) change({ period });
          }}
          options={PERIODS.map(days => ({ value: String(days), label: t(`almanac.period${days}`) }))}
        />
        <div className="find__conditions">
          {births.length > 0 ? (
            <Checkbox
              label={t('almanac.avoidClash', {
                names: births.map(({ name }) => name).join(language === 'zh' ? '、' : ', '),
              })}
              checked={wish.avoidClash}
              onChange={event => change({ avoidClash: event.target.checked })}
            />
          ) : (
            <p className="find__hint">{t('almanac.avoidClashUnknown')}</p>
          )}
          <Checkbox
            label={t('almanac.skipWeekends')}
            checked={wish.skipWeekends}
            onChange={event => change({ skipWeekends: event.target.checked })}
          />
          <Checkbox
            label={t('almanac.skipHolidays')}
            checked={wish.skipHolidays}
            onChange={event => change({ skipHolidays: event.target.checked })}
          />
        </div>
      </form>
      {!found.ok && <EmptyState title={errorText(t, found.error)} />}
      {found.ok && found.value.length === 0 && (
        <EmptyState title={t('almanac.foundNone')} text={t('almanac.foundNoneHint')} />
      )}
      {found.ok && found.value.length > 0 && (
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
      )}
    </div>
  );
}

const NOBODY: Parameters<typeof birthsOf>[0] = [];

interface FoundProps {
  readonly found: FoundDay;
  readonly reasons: readonly string[];
  readonly names: Names;
  readonly onOpen: () => void;
}

function Found({ found: { day, score }, reasons, names, onOpen }: FoundProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return (
    <li>
      <button type="button" className="find__day" onClick={onOpen}>
        <b className="ui-display ui-num">{formatDay(language, day.date)}</b>
        <span className="find__when">
          {names.weekday[day.weekday]} · {formatLunarDate(day.lunar, names)}
        </span>
        <span className="find__score ui-num">{t('almanac.points', { points: score })}</span>
        <span className="find__reasons">{reasons.join(language === 'zh' ? '；' : '; ')}</span>
      </button>
    </li>
  );
}
