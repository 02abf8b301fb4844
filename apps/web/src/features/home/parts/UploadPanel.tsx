import { decideStartGenerate } from '@app/session';
import { Button, Heading } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import { PhotoDesk } from '../../../common/photos/PhotoDesk';
import { PhotosBeingRead } from '../../../common/photos/PhotosBeingRead';
import { useContinue } from '../../../common/photos/useContinue';
import { useApp } from '../../../store/store';
import './UploadPanel.css';

/** R15 to R18, R22 to R24. */
export default function UploadPanel() {
  const { t } = useTranslation('index');
  const { captionLang } = useLanguage();
  const count = useApp(state => state.photos.length);
  const generate = useContinue(decideStartGenerate);
  return (
    <div className="sheet upload">
      <header className="sheet__head">
        <Heading level={2} caption={t('upload.captionOther')} captionLang={captionLang}>
          {t('upload.title')}
        </Heading>
        <p className="ui-muted">{count > 0 ? t('upload.chosenLine', { count }) : t('upload.noneYet')}</p>
      </header>
      <div className="upload__body">
        <PhotoDesk />
      </div>
      <footer className="upload__foot">
        <PhotosBeingRead>
          <span className="ui-muted">{t('upload.later')}</span>
        </PhotosBeingRead>
        <Button variant="primary" size="l" onClick={generate}>
          {t('upload.generate')}
        </Button>
      </footer>
    </div>
  );
}
