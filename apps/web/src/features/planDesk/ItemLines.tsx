import {
  CONVENTIONS,
  type Conventions,
  conventionsOf,
  itemLines,
  itemSources,
  setConventions,
} from '@app/home';
import type { Floor, LayoutOptions, Plan } from '@app/plan';
import { Select } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { useHomeReading } from '../../common/useHomeReading';
import { useInFaceOfHome } from '../../common/useInFaceOfHome';
import type { Desk } from './useDesk';

export interface ItemLinesProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
  readonly options: LayoutOptions;
}

/** The schools' readings of the things on a floor, their disagreements, and the conventions the reader chooses among. */
export function ItemLines({ desk, plan, floor, options }: ItemLinesProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const inFace = useInFaceOfHome();
  const reading = useHomeReading(plan);
  const by = conventionsOf(plan);
  const { stove } = by;
  const lines = useMemo(() => itemLines(floor, options, reading, stove), [floor, options, reading, stove]);
  if (!lines) return <p className="plan-desk__note">{t('planDesk.schoolsUnknown')}</p>;
  const choice = (dispute: keyof Conventions, hint?: string) => (
    <Select
      label={t(`planReport.conventions.${dispute}`)}
      value={by[dispute]}
      hint={hint}
      options={CONVENTIONS[dispute].map(value => ({ value, label: t(`planReport.readAs.${value}`) }))}
      onChange={({ target }) =>
        desk.plan && desk.keep(setConventions(desk.plan, { [dispute]: target.value }))
      }
    />
  );
  return (
    <section className="facing-choices">
      <h3>{t('planDesk.bySchools')}</h3>
      {choice('house', by.house === reading?.house?.by ? undefined : t('planReport.noFrontDoor'))}
      {choice('stove')}
      <ul className="item-lines">
        {lines.map(({ itemId, tone, text, measured }) => (
          <li key={`${itemId} ${text.zh}`} data-tone={tone}>
            {inFace(text[language])} {measured && <small>{inFace(measured[language])}</small>}
          </li>
        ))}
      </ul>
      <p className="plan-desk__note">
        {t('planDesk.itemSources', {
          sources: itemSources()
            .map(each => inFace(each[language]))
            .join(language === 'zh' ? '；' : '; '),
        })}
      </p>
    </section>
  );
}
