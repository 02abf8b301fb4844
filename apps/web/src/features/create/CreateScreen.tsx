import { decideContinue } from '@app/session';
import { Button, Heading, lazyPart } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../../shared/language';
import { useNotify } from '../../shared/messages';
import { Page } from '../../shared/Page';
import { PhotoDesk } from '../../shared/photos/PhotoDesk';
import { useGoOn } from '../../shared/photos/useGoOn';
import { useApp } from '../../store/store';
import './CreateScreen.css';

const SampleOffer = lazyPart(() => import('../../shared/sample/SampleOffer'));
const SampleNotice = lazyPart(() => import('../../shared/sample/SampleNotice'));

/** R44 to R46: the photo screen of its own. */
export function CreateScreen() {
  const { t } = useTranslation('createHome');
  const { captionLang } = useLanguage();
  const count = useApp(state => state.photos.length);
  const sample = useApp(state => state.sample);
  const clear = useClear();
  const goOn = useGoOn(decideContinue);
  return (
    <Page className="create">
      <Heading level={1} tabIndex={-1} caption={t('page.captionOther')} captionLang={captionLang}>
        {t('page.title')}
      </Heading>
      <p className="create__sub">{t('page.subtitle')}</p>
      <div className="create__table">
        {sample !== undefined && <SampleNotice />}
        <PhotoDesk />
        <SampleOffer />
      </div>
      <aside className="create__tips" aria-labelledby="create-tips">
        <h2 id="create-tips">{t('tips.title')}</h2>
        <ul>
          <li>{t('tips.corner')}</li>
          <li>{t('tips.light')}</li>
          <li>{t('tips.door')}</li>
        </ul>
      </aside>
      <footer className="foot-bar">
        <span className="ui-muted create__next">{t('page.next')}</span>
        <Button variant="quiet" disabled={count === 0} onClick={clear}>
          {t('page.clear')}
        </Button>
        <Button variant="primary" size="l" onClick={goOn}>
          {t('page.continueWith', { count })}
        </Button>
      </footer>
    </Page>
  );
}

/** R211: clears at once; what was cleared can be brought back in place of a question before. */
function useClear(): () => void {
  const { t } = useTranslation('createHome');
  const { i18n } = useTranslation('common');
  const { notifier } = usePorts();
  const clear = useApp(state => state.clearPhotos);
  const undo = useApp(state => state.undo);
  const notify = useNotify();
  return () => {
    void clear().then(notify);
    notifier.notify({
      tone: 'ok',
      get text() {
        return t('page.cleared');
      },
      action: {
        get label() {
          return i18n.t('actions.undo');
        },
        onAct: () => void undo().then(notify),
      },
    });
  };
}
