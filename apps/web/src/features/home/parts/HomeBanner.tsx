import { MessageText } from '@app/scenes/MessageText';
import { AlertBanner } from '@app/ui';
import type { Message } from '@app/validation';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../store/store';

/** R127: the long answer to a normal user who opened the deep dream. */
export default function HomeBanner({
  banner,
}: {
  readonly banner: Message<'session/dream-forbidden'>['code'];
}) {
  const { t } = useTranslation('common');
  const showBanner = useApp(state => state.showBanner);
  return (
    <div className="home__banner">
      <AlertBanner tone="error" dismissLabel={t('actions.dismiss')} onDismiss={() => showBanner(undefined)}>
        <MessageText message={{ code: banner }} />
      </AlertBanner>
    </div>
  );
}
