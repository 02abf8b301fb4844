import { type Palace, SOUTH_UP } from '@app/fengshui';
import { useTranslation } from 'react-i18next';

/** R1052: where in the nine squares the sentence beside it is; the sentence says the same. */
export function SquareMark({ palace }: { readonly palace: Palace }) {
  const { t } = useTranslation('visualization');
  return (
    <span className="guide__square" aria-hidden="true">
      {t('plan.shortSides.S')}
      <svg viewBox="0 0 45 45" aria-hidden="true">
        {SOUTH_UP.flatMap((row, y) =>
          row.map((each, x) => (
            <rect
              key={each}
              data-here={each === palace || undefined}
              x={x * 15 + 0.5}
              y={y * 15 + 0.5}
              width="14"
              height="14"
            />
          )),
        )}
      </svg>
    </span>
  );
}
