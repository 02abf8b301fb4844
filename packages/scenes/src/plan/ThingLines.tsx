import type { HomeReading } from '@app/fengshui';
import { itemLines } from '@app/home';
import { type InFace, useLanguage } from '@app/i18n';
import {
  CONVENTIONS,
  type Conventions,
  conventionsOf,
  type Floor,
  type LayoutOptions,
  type Plan,
} from '@app/plan';
import { Select } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import './thingLines.css';

export interface ThingLinesProps {
  readonly plan: Plan;
  readonly floor: Floor;
  readonly options: LayoutOptions;
  readonly reading: HomeReading | undefined;
  readonly inFace: InFace;
  readonly onConventions: (change: Partial<Conventions>) => void;
}

/** The schools' readings of the things on a floor, their disagreements, and the conventions the reader chooses among. */
export function ThingLines({ plan, floor, options, reading, inFace, onConventions }: ThingLinesProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const by = conventionsOf(plan);
  const lines = useMemo(
    () => itemLines(floor, options, reading, by.stove),
    [floor, options, reading, by.stove],
  );
  if (!lines) return <p className="plan-desk__note">{t('planDesk.schoolsUnknown')}</p>;
  const choice = <Dispute extends keyof Conventions>(dispute: Dispute, hint?: string) => (
    <Select
      label={t(`planReport.conventions.${dispute}`)}
      value={by[dispute]}
      hint={hint}
      options={CONVENTIONS[dispute].map(value => ({ value, label: t(`planReport.readAs.${value}`) }))}
      onChange={({ target }) => onConventions({ [dispute]: target.value })}
    />
  );
  return (
    <section className="thing-lines">
      <h3>{t('planDesk.bySchools')}</h3>
      <div className="thing-lines__by">
        {choice('house', by.house !== reading?.house?.by ? t('planReport.noFrontDoor') : undefined)}
        {choice('stove')}
      </div>
      <ul className="item-lines">
        {lines.map(({ itemId, tone, text }) => (
          <li key={`${itemId} ${text.zh}`} data-tone={tone}>
            {inFace(text[language])}
          </li>
        ))}
      </ul>
    </section>
  );
}
