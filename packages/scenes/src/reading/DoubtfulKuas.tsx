import type { KuaDoubt, ResidentDirections } from '@app/fengshui';
import { formatList, useLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';

const REASONS = {
  'start-of-spring': 'houseReading.doubtSpring',
  sex: 'houseReading.doubtSex',
} as const satisfies Record<KuaDoubt, string>;

/** Explains why a resident's directions are uncertain and which kua number is used; undefined without doubt. */
export function useDoubts(): (resident: ResidentDirections) => string | undefined {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return ({ doubt, kua, otherKuas }) =>
    doubt && t(REASONS[doubt], { kua, others: formatList(language, otherKuas.map(String)) });
}

/** The residents with uncertain directions, each with the reason. */
export function DoubtfulKuas({ residents }: { readonly residents: readonly ResidentDirections[] }) {
  const { t } = useTranslation('visualization');
  const explain = useDoubts();
  return residents.map(resident => {
    const doubt = explain(resident);
    return (
      doubt && (
        <p key={resident.residentId} className="house-panel__doubt">
          <bdi>{resident.name}</bdi>
          {t('houseReading.doubtOf', { doubt })}
        </p>
      )
    );
  });
}
