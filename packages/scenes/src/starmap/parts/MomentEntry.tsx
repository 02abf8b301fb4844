import { formatCivilDate, type Millis } from '@app/kernel';
import { FIRST_DAY, formatMoment, LAST_DAY, type MomentText, parseMoment } from '@app/sky/map';
import { DateField, TimeField } from '@app/ui';
import { type FocusEvent, useState } from 'react';
import type { SkyWords } from '../useSkyWords';

export interface MomentEntryProps {
  readonly words: SkyWords;
  readonly zone: string;
  /** The moment the map shows. */
  readonly shown: Millis;
  readonly onChoose: (instant: Millis) => void;
}

/** Any day and hour from 1900 to 2100. The fields hold still during typing; otherwise they follow the map. */
export function MomentEntry({ words: { t }, zone, shown, onChoose }: MomentEntryProps) {
  const [draft, setDraft] = useState<MomentText>();
  const { day, time } = draft ?? formatMoment(shown, zone);
  const change = (next: MomentText) => {
    setDraft(next);
    const chosen = parseMoment(next, zone);
    if (chosen !== undefined) onChoose(chosen);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setDraft(undefined);
  };
  const isWrong = draft !== undefined && parseMoment(draft, zone) === undefined;
  return (
    <details className="starmap__moment">
      <summary>{t('starMap.otherMoment')}</summary>
      <fieldset className="starmap__fields" aria-label={t('starMap.otherMoment')} onBlur={leave}>
        <DateField
          label={t('starMap.day')}
          min={formatCivilDate(FIRST_DAY)}
          max={formatCivilDate(LAST_DAY)}
          value={day}
          error={isWrong ? t('starMap.wrongDay') : undefined}
          onChange={event => change({ day: event.currentTarget.value, time })}
        />
        <TimeField
          label={t('starMap.hour')}
          value={time}
          onChange={event => change({ day, time: event.currentTarget.value })}
        />
      </fieldset>
    </details>
  );
}
