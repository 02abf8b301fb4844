import { type AlmanacDetail, type DayClash, dayClashes, type Names } from '@app/almanac';
import { assertNever } from '@app/kernel';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type AlmanacHousehold, useMoment } from './moment';

/** R274: the people and things of the household that the day clashes with, nearest first; nothing on other days. */
export function Clashes({ day, names }: { readonly day: AlmanacDetail; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const { household } = useMoment();
  const { births, sitting } = household;
  const clashes = dayClashes(day.date, {
    birthYears: [...new Set(births.map(({ year }) => year))],
    sitting: sitting.kind === 'branch' ? sitting.branch : undefined,
  });
  // Years outside the tables have no household to clash with.
  if (!clashes.ok || clashes.value.length === 0) return null;
  return (
    <ul className="day-pane__clashes" aria-label={t('almanac.clashes')}>
      {clashes.value.map(clash => (
        <li key={clash.kind === 'resident' ? clash.birthYear : clash.kind}>
          {clashText(t, names, household, clash)}
        </li>
      ))}
    </ul>
  );
}

function clashText(
  t: TFunction<'visualization'>,
  names: Names,
  { births }: AlmanacHousehold,
  clash: DayClash,
): string {
  switch (clash.kind) {
    case 'resident': {
      const people = births.filter(({ year }) => year === clash.birthYear).map(({ name }) => name);
      return t('almanac.clashResident', { names: people.join(names.language === 'zh' ? '、' : ', ') });
    }
    case 'sitting':
      return t('almanac.clashSitting', { name: names.branch[clash.branch] });
    case 'month-break':
      return t('almanac.clashMonth');
    case 'year-break':
      return t('almanac.clashYear');
    default:
      return assertNever(clash);
  }
}
