import type { HouseFacts } from '@app/home';
import { Select } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface NorthSelectProps {
  readonly facts: HouseFacts;
  /** Facts not mentioned stay. */
  readonly onChange: (change: HouseFacts) => void;
  readonly disabled?: boolean;
}

/** A46: selects the north from which the facing was measured. */
export function NorthSelect({ facts, onChange, disabled }: NorthSelectProps) {
  const { t } = useTranslation('visualization');
  return (
    <Select
      label={t('houseReading.north')}
      value={facts.facing?.north ?? 'true'}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const north = currentTarget.value === 'magnetic' ? 'magnetic' : 'true';
        onChange({ facing: { degrees: facts.facing?.degrees ?? 180, north } });
      }}
      options={[
        { value: 'true', label: t('houseReading.northTrue') },
        { value: 'magnetic', label: t('houseReading.northMagnetic') },
      ]}
    />
  );
}
