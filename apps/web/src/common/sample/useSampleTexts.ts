import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';
import type { SampleTexts } from './moveSample';

/** The texts of the sample home; once there they stay in the language of the request. */
export function useSampleTexts(): SampleTexts {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  return {
    language,
    place: t('sample.place'),
    residents: [t('sample.first'), t('sample.second')],
    records: [t('sample.records.desk'), t('sample.records.sun'), t('sample.records.lamp')],
    stamp: t('sample.stamp'),
    captionOf: room => t(`sample.rooms.${room}`),
  };
}
