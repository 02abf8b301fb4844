import { Button, ChevronLeftIcon, ChevronRightIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import type { ShownDay } from '../useShownDay';

/** A day back, a day on, and home to today. */
export function Pager({ shown }: { readonly shown: ShownDay }) {
  const { t } = useTranslation('visualization');
  const { today, show, turn } = shown;
  return (
    <div className="pager">
      <Button variant="quiet" icon={<ChevronLeftIcon />} onClick={() => turn(-1)}>
        {t('almanac.previousDay')}
      </Button>
      <Button onClick={() => show(today)}>{t('almanac.today')}</Button>
      <Button variant="quiet" className="pager__next" icon={<ChevronRightIcon />} onClick={() => turn(1)}>
        {t('almanac.nextDay')}
      </Button>
    </div>
  );
}
