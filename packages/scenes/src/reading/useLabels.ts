import { PALACE_NAMES, type Palace } from '@app/fengshui';
import type { HomeAtMoment } from '@app/home';
import type { LanguageChoice } from '@app/i18n';
import { useLanguage } from '@app/i18n';
import type { PalaceLabel } from '../house/PalaceLabels';
import type { PlacedPhoto } from '../house/view';

/** In English directions are known by their letters; in Chinese their names are as short. */
const shortName = (palace: Palace, { language, inFace }: Pick<LanguageChoice, 'language' | 'inFace'>) =>
  language === 'en' && palace !== 'C' ? palace : inFace(PALACE_NAMES[palace][language]);

/** The content of the nine palaces' labels. */
export function useLabels(
  { reading }: HomeAtMoment,
  selected: Palace | undefined,
  photos: readonly PlacedPhoto[],
): readonly PalaceLabel[] {
  const language = useLanguage();
  return (reading?.palaces ?? []).map(({ palace, flyingStars: { annual, monthly, natal } }) => ({
    palace,
    name: shortName(palace, language),
    natal: natal && [natal.mountain, natal.water],
    period: natal?.period,
    annual,
    monthly,
    selected: palace === selected,
    photo: photos.find(photo => photo.palace === palace),
  }));
}
