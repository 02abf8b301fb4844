import type { KuaDoubt, ResidentDirections } from '@app/fengshui';
import { formatList } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';

const REASONS = {
  'start-of-spring': 'houseReading.doubtSpring',
  sex: 'houseReading.doubtSex',
} as const satisfies Record<KuaDoubt, string>;

/** Says why a resident's directions are in doubt and by which kua number they are read; undefined without doubt. */
export function useDoubts(): (resident: ResidentDirections) => string | undefined {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return ({ doubt, kua, otherKuas }) =>
    doubt && t(REASONS[doubt], { kua, others: formatList(language, otherKuas.map(String)) });
}

/** The residents whose directions the palaces show in doubt, each with the reason. */
export function DoubtfulKuas({ residents }: { readonly residents: readonly ResidentDirections[] }) {
  const explain = useDoubts();
  return residents
    .filter(({ doubt }) => doubt)
    .map(resident => (
      <p key={resident.residentId} className="house-panel__doubt">
        <bdi>{resident.name}</bdi> {explain(resident)}
      </p>
    ));
}
