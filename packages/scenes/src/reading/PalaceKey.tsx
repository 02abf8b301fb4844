import type { PalaceReading } from '@app/fengshui';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';

/** R555: the meaning of each figure of a square, with the figures of the palace being read. */
export function PalaceKey({ reading }: { readonly reading: PalaceReading }) {
  const { t } = useTranslation('visualization');
  const { nameOf, glossOf } = useTerms();
  const { annual, monthly, natal } = reading.flyingStars;
  const rows = [
    ...(natal
      ? ([
          ['b', natal.mountain, 'mountain-star'],
          ['i', natal.period, 'period-star'],
          ['b', natal.water, 'water-star'],
        ] as const)
      : []),
    ['em', annual, 'annual-star'],
    ['small', monthly, 'monthly-star'],
  ] as const;
  return (
    <details className="palace-key">
      <summary>{t('houseReading.key', { palace: nameOf(`palace.${reading.palace}`) })}</summary>
      <dl>
        {rows.map(([Mark, star, id]) => (
          <div key={id}>
            <dt>
              <Mark aria-hidden="true">{star}</Mark> {nameOf(`concept.${id}`)}
            </dt>
            <dd>{glossOf(`concept.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
