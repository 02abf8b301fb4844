import { formatDay, useLanguage } from '@app/i18n';
import { Button, ChevronLeftIcon, ChevronRightIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import type { ShownDay } from './moment';

/** A day back, a day on, and home to today; the day one comes to is said aloud. */
export function Pager({ shown }: { readonly shown: ShownDay }) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { date, today, show, turn } = shown;
  return (
    <div className="pager">
      <Button variant="quiet" icon={<ChevronLeftIcon />} onClick={() => turn(-1)}>
        {t('almanac.previousDay')}
      </Button>
      <Button onClick={() => show(today)}>{t('almanac.today')}</Button>
      <Button variant="quiet" className="pager__next" icon={<ChevronRightIcon />} onClick={() => turn(1)}>
        {t('almanac.nextDay')}
      </Button>
      <p className="ui-hidden" aria-live="polite">
        {formatDay(language, date)}
      </p>
    </div>
  );
}
