import type { DayOff, Names } from '@app/almanac';
import { useTranslation } from 'react-i18next';
import { useMoment } from './moment';
import { Term } from './Term';

export interface DayOffBadgeProps {
  readonly dayOff: DayOff;
  readonly year: number;
  readonly names: Names;
}

/** R88, A27: a public holiday, a weekend worked in exchange, or a year without data. */
export function DayOffBadge({ dayOff: { status, holiday }, year, names }: DayOffBadgeProps) {
  const { t } = useTranslation('visualization');
  const { region } = useMoment();
  if (status === 'no-data')
    return <p className="day-off day-off--unknown">{t('almanac.noHolidayData', { year })}</p>;
  if (!holiday) return null;
  const name = names.holiday[holiday];
  return (
    <Term
      className={`day-off day-off--${status}`}
      id={`holiday.${holiday}`}
      name={name}
      meaning={why => why.holiday[holiday]}
    >
      <b>{status === 'holiday' ? t('almanac.off') : t('almanac.work')}</b>{' '}
      {status === 'holiday' ? t(`almanac.holidayIn.${region}`, { name }) : t('almanac.workdayName', { name })}
    </Term>
  );
}
