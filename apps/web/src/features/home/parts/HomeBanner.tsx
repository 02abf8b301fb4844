import { AlertBanner } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../parts/messages';
import { useApp } from '../../../store/store';

/** R127: the long answer to somebody who opened the deep dream without the right. */
export function HomeBanner() {
  const { t } = useTranslation('common');
  const banner = useApp(state => state.banner);
  const showBanner = useApp(state => state.showBanner);
  return (
    banner && (
      <div className="home__banner">
        <AlertBanner tone="error" dismissLabel={t('actions.dismiss')} onDismiss={() => showBanner(undefined)}>
          <MessageText message={{ code: banner }} />
        </AlertBanner>
      </div>
    )
  );
}
