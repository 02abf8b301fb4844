import { HOLIDAY_REGIONS, type HolidayRegion, holidaysOf } from '@app/almanac/regions';
import { Select } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface HolidayChoiceProps {
  readonly region: HolidayRegion;
  readonly onChoose: (region: HolidayRegion) => void;
}

/** R481: whose public holidays are shown, and what is known of them. */
export function HolidayChoice({ region, onChoose }: HolidayChoiceProps) {
  const { t, i18n } = useTranslation('visualization');
  const { years } = holidaysOf(region);
  const [first = 0] = years;
  const words = [
    t(`year.holidays.source.${region}`),
    t('year.holidays.known', { first, last: years.at(-1) ?? first }),
  ];
  return (
    <Select
      label={t('year.holidays.label')}
      hint={words.join(i18n.language === 'en' ? ' ' : '')}
      value={region}
      onChange={({ target }) => onChoose(target.value as HolidayRegion)} // its own options
      options={HOLIDAY_REGIONS.map(value => ({ value, label: t(`year.holidays.${value}`) }))}
    />
  );
}
