import { decideContinue } from '@app/session';
import { Button, Dialog, Heading } from '@app/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { useSay } from '../../shared/messages';
import { Page } from '../../shared/Page';
import { PhotoDesk } from '../../shared/photos/PhotoDesk';
import { useGoOn } from '../../shared/photos/useGoOn';
import { useApp } from '../../store/store';
import './CreateScreen.css';

const SampleOffer = lazy(() => import('../../shared/sample/SampleOffer'));
const SampleNotice = lazy(() => import('../../shared/sample/SampleNotice'));

/** R44 to R46: the photo screen of its own. */
export function CreateScreen() {
  const { t } = useTranslation('createHome');
  const { captionLang } = useLanguage();
  const count = useApp(state => state.photos.length);
  const sample = useApp(state => state.sample);
  const [asking, setAsking] = useState(false);
  const goOn = useGoOn(decideContinue);
  return (
    <Page className="create">
      <Heading level={1} tabIndex={-1} caption={t('page.captionOther')} captionLang={captionLang}>
        {t('page.title')}
      </Heading>
      <p className="create__sub">{t('page.subtitle')}</p>
      <div className="create__table">
        <Suspense fallback={null}>{sample !== undefined && <SampleNotice />}</Suspense>
        <PhotoDesk />
        <Suspense fallback={null}>
          <SampleOffer />
        </Suspense>
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
        <Button variant="quiet" disabled={count === 0} onClick={() => setAsking(true)}>
          {t('page.clear')}
        </Button>
        <Button variant="primary" size="l" onClick={goOn}>
          {t('page.continueWith', { count })}
        </Button>
      </footer>
      <ClearDialog open={asking} onClose={() => setAsking(false)} />
    </Page>
  );
}

function ClearDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('createHome');
  const { t: common } = useTranslation('common');
  const clear = useApp(state => state.clearPhotos);
  const say = useSay();
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && onClose()}
      title={t('page.clearTitle')}
      closeLabel={common('actions.close')}
      size="s"
      phone="bottom"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              void clear().then(failed => failed && say(failed));
              onClose();
            }}
          >
            {t('page.clear')}
          </Button>
        </>
      }
    >
      <p>{t('page.clearBody')}</p>
    </Dialog>
  );
}
