import type { YearSpeech } from '@app/home/year';
import { formatDay, useLanguage } from '@app/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The texts of a year as its package asks for them. */
export function useYearSpeech(): YearSpeech {
  const { t } = useTranslation('visualization');
  const { say: write } = useLanguage();
  return useMemo(() => {
    // The sentences are named by a list of the package's: their values are looked at by its tests.
    const say = t as unknown as (key: string, values?: object) => string;
    return { say: (key, values) => say(`year.${key}`, values), day: formatDay, write };
  }, [t, write]);
}
