import { itemLines } from '@app/home';
import type { Floor, LayoutOptions } from '@app/plan';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { useHomeReading } from '../../shared/useHomeReading';
import { useInFaceOfHome } from '../../shared/useInFaceOfHome';

export interface ItemLinesProps {
  readonly floor: Floor;
  readonly options: LayoutOptions;
}

/** The schools' readings of the things on a floor, and their disagreements. */
export function ItemLines({ floor, options }: ItemLinesProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const inFace = useInFaceOfHome();
  const reading = useHomeReading();
  const lines = useMemo(() => itemLines(floor, options, reading), [floor, options, reading]);
  if (!lines) return <p className="plan-desk__note">{t('planDesk.schoolsUnknown')}</p>;
  return (
    <section>
      <h3>{t('planDesk.bySchools')}</h3>
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
