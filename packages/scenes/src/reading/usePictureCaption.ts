import { type Mountain, mountainName } from '@app/fengshui';
import type { HomeAtMoment } from '@app/home';
import { formatDegrees, useLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';

/** The text below a saved picture: sitting and facing, degrees, period, place and time, and how to read the palaces. */
export function usePictureCaption(
  { reading, facing, period }: HomeAtMoment,
  placeLine = '',
  overlay: boolean,
) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const nameIn = (mountain: Mountain) => inFace(mountainName(mountain, language));
  const degrees = (bearing: number) => formatDegrees(language, bearing, 1);
  const sited = reading?.facing;
  return (time: string): readonly string[] =>
    [
      sited && t('house.facing', { sitting: nameIn(sited.sitting), facing: nameIn(sited.facing) }),
      sited &&
        (facing.knowsBothNorths
          ? t('houseReading.pictureBearings', {
              degrees: degrees(facing.true),
              magnetic: degrees(facing.magnetic),
            })
          : t(`houseReading.pictureBearing_${facing.measuredFrom}`, { degrees: degrees(facing.true) })),
      period && t('houseReading.period', { period: period.period, from: period.from, to: period.to }),
      [placeLine, time].filter(Boolean).join(' · '),
      overlay &&
        reading &&
        t(reading.natal ? 'houseReading.pictureLegend' : 'houseReading.pictureLegendOfTime'),
    ].filter(line => typeof line === 'string');
}
