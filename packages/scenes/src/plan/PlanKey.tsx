import { useTranslation } from 'react-i18next';
import './planKey.css';

/** What a sign is drawn with, if with a letter. */
const LETTERS = { number: '1', good: '甲', star: '5' } as const;

type Sign = 'look' | 'centre' | 'missing' | 'extended' | 'number' | 'good' | 'star' | 'place';

export interface PlanKeyProps {
  /** The signs on the picture, and false for one that is not there. */
  readonly signs: readonly (Sign | false)[];
}

/** R989: one quiet line below a picture that names its signs. */
export function PlanKey({ signs }: PlanKeyProps) {
  const { t } = useTranslation('visualization');
  const shown = signs.filter(sign => sign !== false);
  if (shown.length === 0) return null;
  return (
    <ul className="plan-key" aria-label={t('planReport.signsName')}>
      {shown.map(sign => (
        <li key={sign} data-sign={sign}>
          <i aria-hidden="true">{sign in LETTERS && LETTERS[sign as keyof typeof LETTERS]}</i>
          {t(sign === 'centre' ? 'planDesk.centreBy' : `planReport.signs.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
