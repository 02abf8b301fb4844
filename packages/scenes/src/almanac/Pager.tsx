import { formatDay, useLanguage } from '@app/i18n';
import { Button, ChevronLeftIcon, ChevronRightIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { inYear, type ShownDay } from './moment';

export interface PagerProps {
  readonly shown: ShownDay;
  /** The step of a page. */
  readonly by: 'day' | 'year';
}

/** A page back, a page forward, and today; the new day is announced. */
export function Pager({ shown, by }: PagerProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { date, today, show, turn } = shown;
  const page = (step: -1 | 1) => {
    if (by === 'day') turn(step);
    else show(inYear(date, date.year + step));
  };
  return (
    <div className="pager">
      <Button variant="quiet" icon={<ChevronLeftIcon />} onClick={() => page(-1)}>
        {t(by === 'day' ? 'almanac.previousDay' : 'year.previous')}
      </Button>
      <Button onClick={() => show(today)}>{t('almanac.today')}</Button>
      <Button variant="quiet" className="pager__next" icon={<ChevronRightIcon />} onClick={() => page(1)}>
        {t(by === 'day' ? 'almanac.nextDay' : 'year.next')}
      </Button>
      <p className="ui-hidden" aria-live="polite">
        {formatDay(language, date)}
      </p>
    </div>
  );
}
