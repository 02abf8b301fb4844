import type { ReadBirth, ResidentChange } from '@app/home';
import type { Resident } from '@app/session';
import { Checkbox } from '@app/ui';
import { useTranslation } from 'react-i18next';
import './birthSwitches.css';

export interface BirthSwitchesProps {
  readonly resident: Resident;
  readonly birth: ReadBirth;
  readonly onChange: (change: ResidentChange) => void;
  readonly id?: string;
  /** Shown above them; otherwise only for screen readers. */
  readonly legend?: string;
}

/** A47: the two choices of school for a birth, on every screen that offers them. */
export function BirthSwitches({
  resident,
  birth: { place, time },
  onChange,
  id,
  legend,
}: BirthSwitchesProps) {
  const { t } = useTranslation('userInfo');
  const needsHour = time === undefined && t('birth.needsHour');
  const needsPlace = place.longitude === undefined && t('birth.needsPlace');
  return (
    <fieldset id={id} className="birth-switches">
      <legend className={legend === undefined ? 'ui-hidden' : undefined}>
        {legend === undefined ? t('birth.conventions') : <bdi>{legend}</bdi>}
      </legend>
      <Checkbox
        label={t('birth.trueSolarTime')}
        hint={needsHour || needsPlace || t('birth.trueSolarTimeHint')}
        checked={resident.trueSolarTime === true}
        disabled={Boolean(needsHour || needsPlace)}
        onChange={({ target }) => onChange({ trueSolarTime: target.checked || undefined })}
      />
      <Checkbox
        label={t('birth.dayAtMidnight')}
        hint={needsHour || t('birth.dayAtMidnightHint')}
        checked={resident.dayAtMidnight === true}
        disabled={Boolean(needsHour)}
        onChange={({ target }) => onChange({ dayAtMidnight: target.checked || undefined })}
      />
    </fieldset>
  );
}
