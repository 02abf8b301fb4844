import type { YearSpeech } from '@app/home/year';
import { formatDay, useLanguage } from '@app/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The texts of a year as its package asks for them. */
export function useYearSpeech(): YearSpeech {
  const { t } = useTranslation('visualization');
  const { inFace: write } = useLanguage();
  return useMemo(() => {
    // The keys come from a list in the package, whose tests check the values.
    const text = t as unknown as (key: string, values?: object) => string;
    return { text: (key, values) => text(`year.${key}`, values), day: formatDay, write };
  }, [t, write]);
}
