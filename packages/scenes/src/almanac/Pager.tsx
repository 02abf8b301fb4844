import { dayByKey } from '@app/almanac';
import { formatDay, useLanguage } from '@app/i18n';
import { Button, ChevronLeftIcon, ChevronRightIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { inYear, type ShownDay } from './moment';

export interface PagerProps {
  readonly shown: ShownDay;
  /** The step of a page. */
  readonly by: 'day' | 'month' | 'year';
}

const WORDS = {
  day: ['almanac.previousDay', 'almanac.nextDay'],
  month: ['almanac.previousMonth', 'almanac.nextMonth'],
  year: ['year.previous', 'year.next'],
} as const;

/** A page back, a page forward, and today; the new day is announced. */
export function Pager({ shown, by }: PagerProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { date, today, show, turn } = shown;
  const page = (step: -1 | 1) => {
    if (by === 'day') return turn(step);
    // Beyond the years of the almanac there is none.
    const next =
      by === 'year'
        ? inYear(date, date.year + step)
        : dayByKey(date, step < 0 ? 'PageUp' : 'PageDown', false, 0);
    if (next) show(next);
  };
  return (
    <div className="pager">
      <Button variant="quiet" icon={<ChevronLeftIcon />} onClick={() => page(-1)}>
        {t(WORDS[by][0])}
      </Button>
      <Button onClick={() => show(today)}>{t('almanac.today')}</Button>
      <Button variant="quiet" className="pager__next" icon={<ChevronRightIcon />} onClick={() => page(1)}>
        {t(WORDS[by][1])}
      </Button>
      <p className="ui-hidden" aria-live="polite">
        {formatDay(language, date)}
      </p>
    </div>
  );
}
