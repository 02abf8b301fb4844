import { decideContinue } from '@app/session';
import { Button, Heading, lazyPart } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { useNotify } from '../../common/messages';
import { Page } from '../../common/Page';
import { PhotoDesk } from '../../common/photos/PhotoDesk';
import { PhotosBeingRead } from '../../common/photos/PhotosBeingRead';
import { useContinue } from '../../common/photos/useContinue';
import { useOfferUndo } from '../../common/useOfferUndo';
import { useApp, useAppStore } from '../../store/store';
import './CreateScreen.css';

const SampleOffer = lazyPart(() => import('../../common/sample/SampleOffer'));
const SampleNotice = lazyPart(() => import('../../common/sample/SampleNotice'));

/** R44 to R46: the separate photo screen. */
export function CreateScreen() {
  const { t } = useTranslation('createHome');
  const { captionLang } = useLanguage();
  const count = useApp(state => state.photos.length);
  const sample = useApp(state => state.sample);
  const clear = useClear();
  const goOn = useContinue(decideContinue);
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
        <PhotosBeingRead>
          <span className="ui-muted create__next">{t('page.next')}</span>
        </PhotosBeingRead>
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

/** R211: clears at once; an undo afterwards replaces a question beforehand. */
function useClear(): () => void {
  const { t } = useTranslation('createHome');
  const store = useAppStore();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  return () => {
    const { photos, clearPhotos, putBackPhotos } = store.getState();
    void clearPhotos().then(notify);
    const ids = photos.map(({ id }) => id);
    offerUndo(
      () => t('page.cleared'),
      () => putBackPhotos(photos, ids).then(notify),
      'button',
    );
  };
}
