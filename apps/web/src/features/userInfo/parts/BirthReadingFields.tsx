import { listCities, type ReadBirth, relevantBoundaries } from '@app/home';
import { writeAll } from '@app/i18n';
import { BirthSwitches } from '@app/scenes/BirthSwitches';
import { useBirthWords } from '@app/scenes/birthWords';
import type { Resident } from '@app/session';
import { ChevronDownIcon, Select } from '@app/ui';
import { isBlank } from '@app/validation';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import type { UserInfoForm } from '../useUserInfo';

export interface BirthReadingFieldsProps {
  readonly resident: Resident;
  /** Undefined while the birth is unreadable. */
  readonly birth: ReadBirth | undefined;
  readonly form: UserInfoForm;
}

/** A47: the clock of a birth, its two switches, and a line for everything that would change a pillar. */
export function BirthReadingFields({ resident, birth, form }: BirthReadingFieldsProps) {
  const { t } = useTranslation('userInfo');
  const { clockOf, sentenceOf } = useBirthWords();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  if (!birth) return null;
  const { reading, place, switches } = birth;
  const isUnlisted = !isBlank(resident.birthplace) && (place.from !== 'birthplace' || resident.birthCity);
  const lines = relevantBoundaries(reading);
  return (
    <div className="birth-reading">
      <button
        type="button"
        className="lunar__toggle"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{clockOf(place)}</span>
        <ChevronDownIcon aria-hidden="true" />
      </button>
      {(open || isUnlisted) && <CityChoice {...{ resident, form }} />}
      {open && (
        <BirthSwitches
          id={panelId}
          {...{ resident, birth }}
          onChange={next => form.changeResident(resident.id, next)}
        />
      )}
      {lines.length > 0 && (
        <ul className="birth-reading__notes" aria-label={t('birth.notes')}>
          {lines.map((boundary, index) => (
            <li key={`${boundary.kind} ${index}`}>{sentenceOf(reading, boundary, switches)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The listed city whose clock counts, for a birthplace not in the list. */
function CityChoice({ resident, form }: Pick<BirthReadingFieldsProps, 'resident' | 'form'>) {
  const { t } = useTranslation('userInfo');
  const { language, inFace } = useLanguage();
  const cities = useMemo(() => writeAll(listCities(language), inFace), [language, inFace]);
  return (
    <Select
      label={t('birth.notListed')}
      options={[
        { value: '', label: t('birth.useHome') },
        ...cities.map(({ id, label }) => ({ value: id, label })),
      ]}
      value={resident.birthCity ?? ''}
      onChange={event => form.changeResident(resident.id, { birthCity: event.target.value || undefined })}
    />
  );
}
