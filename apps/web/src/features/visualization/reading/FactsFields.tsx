import { normalizeDegrees } from '@app/fengshui';
import type { HouseFacts } from '@app/home';
import { formatDegrees } from '@app/i18n';
import { Button, Select, TextField } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserCompass, type DeviceCompass } from '../../../adapters/deviceCompass';
import { useLanguage } from '../../../parts/language';

export interface FactsFieldsProps {
  readonly facts: HouseFacts;
  readonly onChange: (facts: HouseFacts) => void;
  readonly thisYear: number;
  readonly compass?: DeviceCompass;
}

/** The first year the count of periods is made for. */
const FIRST_YEAR = 1864;

/**
 * Facing by number, north or compass, and the year of completion. What cannot be read stays in its field with a
 * message; a field left empty takes back what was said.
 */
export function FactsFields({ facts, onChange, thisYear, compass = browserCompass }: FactsFieldsProps) {
  const { t } = useTranslation('visualization');
  const north = facts.facing?.north ?? 'true';
  return (
    <div className="house-facts">
      <NumberField
        label={t('houseReading.degrees')}
        hint={t('houseReading.degreesHint')}
        error={t('houseReading.degreesError')}
        value={facts.facing && Math.round(facts.facing.degrees * 10) / 10}
        accepts={value => value >= 0 && value <= 360}
        onValue={degrees => onChange({ ...facts, facing: { degrees: normalizeDegrees(degrees), north } })}
        onNone={() => onChange({ ...facts, facing: undefined })}
      />
      <Select
        label={t('houseReading.north')}
        value={north}
        onChange={event => {
          const chosen = event.currentTarget.value === 'magnetic' ? 'magnetic' : 'true';
          onChange({ ...facts, facing: { degrees: facts.facing?.degrees ?? 180, north: chosen } });
        }}
        options={[
          { value: 'true', label: t('houseReading.northTrue') },
          { value: 'magnetic', label: t('houseReading.northMagnetic') },
        ]}
      />
      <CompassButton
        compass={compass}
        onKeep={degrees => onChange({ ...facts, facing: { degrees, north: 'magnetic' } })}
      />
      <NumberField
        label={t('houseReading.completed')}
        hint={t('houseReading.completedHint')}
        error={t('houseReading.completedError', { year: thisYear })}
        value={facts.completedIn}
        accepts={value => Number.isInteger(value) && value >= FIRST_YEAR && value <= thisYear}
        onValue={completedIn => onChange({ ...facts, completedIn })}
        onNone={() => onChange({ ...facts, completedIn: undefined })}
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
  const isWrong = draft !== undefined && draft.trim() !== '' && !accepts(numberIn(draft));
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={text}
      error={isWrong ? error : undefined}
      onChange={event => {
        const typed = event.currentTarget.value;
        setDraft(typed);
        if (typed.trim() !== '' && accepts(numberIn(typed))) onValue(numberIn(typed));
      }}
      onBlur={() => {
        if (isWrong) return;
        // Only now: on the way from one number to the next a field is empty too.
        if (draft?.trim() === '') onNone();
        setDraft(undefined);
      }}
    />
  );
}

/** As people write it: full-width digits of a Chinese keyboard, a degree sign behind. NaN when it is no number. */
function numberIn(text: string): number {
  const digits = text.normalize('NFKC').replace(/°\s*$/, '').trim();
  return digits === '' ? Number.NaN : Number(digits);
}

interface CompassButtonProps {
  readonly compass: DeviceCompass;
  readonly onKeep: (degrees: number) => void;
}

function CompassButton({ compass, onKeep }: CompassButtonProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const [heading, setHeading] = useState<number>();
  const [missing, setMissing] = useState(false);
  const stop = useRef<() => void>(undefined);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      stop.current?.();
    };
  }, []);
  const start = async () => {
    setMissing(false);
    const stopListening = await compass.watch(setHeading);
    // The panel was closed while the phone was still asking.
    if (!here.current) return stopListening?.();
    stop.current = stopListening;
    setMissing(stopListening === undefined);
  };
  const keep = (degrees: number) => {
    stop.current?.();
    setHeading(undefined);
    onKeep(Math.round(degrees));
  };
  if (heading !== undefined) {
    return (
      <div className="house-facts__compass">
        <p role="status">{t('houseReading.readingCompass')}</p>
        <Button variant="primary" onClick={() => keep(heading)}>
          {t('houseReading.keepCompass', { degrees: formatDegrees(language, heading) })}
        </Button>
      </div>
    );
  }
  return (
    <div className="house-facts__compass">
      <Button onClick={() => void start()}>{t('houseReading.useCompass')}</Button>
      <p role="status">{missing ? t('houseReading.noCompass') : t('houseReading.dragRing')}</p>
    </div>
  );
}
