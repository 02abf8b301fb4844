import { normalizeDegrees } from '@app/fengshui';
import type { HouseFacts } from '@app/home';
import { Button, TextField } from '@app/ui';
import { INPUT_LIMITS, readNumber } from '@app/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacingDial } from '../dials/FacingDial';
import { NorthSelect } from './NorthSelect';

export interface FactsFieldsProps {
  readonly facts: HouseFacts;
  /** Facts not mentioned stay. */
  readonly onChange: (change: HouseFacts) => void;
  readonly thisYear: number;
  /** Opens the ways to measure it. */
  readonly onFindFacing: () => void;
}

/** The first year the count of periods is made for. */
const FIRST_YEAR = 1864;

/**
 * Facing by number and north, and the year of completion. An unreadable value stays in its field with a message; an
 * emptied field removes the fact.
 */
export function FactsFields({ facts, onChange, thisYear, onFindFacing }: FactsFieldsProps) {
  const { t } = useTranslation('visualization');
  const north = facts.facing?.north ?? 'true';
  return (
    <div className="house-facts">
      <FacingDial
        degrees={facts.facing?.degrees}
        onDegrees={degrees => onChange({ facing: { degrees, north } })}
      />
      <NumberField
        label={t('houseReading.degrees')}
        hint={t('houseReading.degreesHint')}
        error={t('houseReading.degreesError')}
        value={facts.facing && Math.round(facts.facing.degrees * 10) / 10}
        accepts={value => value >= 0 && value <= 360}
        onValue={degrees => onChange({ facing: { degrees: normalizeDegrees(degrees), north } })}
        onNone={() => onChange({ facing: undefined })}
      />
      <NorthSelect facts={facts} onChange={onChange} />
      <div className="house-facts__compass">
        <Button onClick={onFindFacing}>{t('facing.find')}</Button>
        <p>{t('houseReading.dragRing')}</p>
      </div>
      <NumberField
        label={t('houseReading.completed')}
        hint={t('houseReading.completedHint')}
        error={t('houseReading.completedError', { year: thisYear })}
        value={facts.completedIn}
        accepts={value => Number.isInteger(value) && value >= FIRST_YEAR && value <= thisYear}
        onValue={completedIn => onChange({ completedIn })}
        onNone={() => onChange({ completedIn: undefined })}
      />
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly value: number | undefined;
  readonly accepts: (value: number) => boolean;
  readonly onValue: (value: number) => void;
  readonly onNone: () => void;
}

/** A number as text: half-typed numbers are kept as typed until they can be read. */
function NumberField({ label, hint, error, value, accepts, onValue, onNone }: NumberFieldProps) {
  const shown = value === undefined ? '' : String(value);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? shown;
  const isWrong = draft !== undefined && draft.trim() !== '' && !accepts(readNumber(draft));
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      limit={INPUT_LIMITS.number}
      value={text}
      error={isWrong ? error : undefined}
      onChange={event => {
        const typed = event.currentTarget.value;
        setDraft(typed);
        if (typed.trim() !== '' && accepts(readNumber(typed))) onValue(readNumber(typed));
      }}
      onBlur={() => {
        if (isWrong) return;
        // Only now: a field is also empty while one number replaces another.
        if (draft?.trim() === '' && value !== undefined) onNone();
        setDraft(undefined);
      }}
    />
  );
}
