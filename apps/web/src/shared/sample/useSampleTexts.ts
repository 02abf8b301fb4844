import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';
import type { SampleTexts } from './moveSample';

/** The words that go into the sample home; once there they stay in the language it was asked for in. */
export function useSampleTexts(): SampleTexts {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  return {
    language,
    place: t('sample.place'),
    residents: [t('sample.first'), t('sample.second')],
    stamp: t('sample.stamp'),
    captionOf: room => t(`sample.rooms.${room}`),
  };
}
