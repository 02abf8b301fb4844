import { Dialog } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LicencesDialog } from '../LicencesDialog';
import { useLanguage } from '../language';
import { useLegalTexts } from '../useLegalTexts';
import { CopySection } from './CopySection';
import { ForgetSection } from './ForgetSection';
import { SpaceSection } from './SpaceSection';
import './StorageDialog.css';

export interface StorageDialogProps {
  readonly onClose: () => void;
}

/** What is kept on this device, and the person's rule over it: keep, take along, bring back, forget. */
export default function StorageDialog({ onClose }: StorageDialogProps) {
  const { t } = useTranslation(['userInfo', 'common']);
  const { captionLang } = useLanguage();
  const texts = useLegalTexts();
  const [onLicences, setOnLicences] = useState(false);
  if (onLicences) return <LicencesDialog onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={t('storage.title')}
      caption={t('storage.titleOther')}
      captionLang={captionLang}
      description={t('storage.describe')}
      closeLabel={t('common:actions.close')}
      size="s"
      phone="bottom"
    >
      <div className="storage">
        <SpaceSection />
        <section>
          <h3>{t('storage.sharedTitle')}</h3>
          <p className="storage__note">{t('storage.sharedBody')}</p>
        </section>
        <CopySection />
        <ForgetSection />
        {texts && (
          <p>
            <button type="button" className="text-link" onClick={() => setOnLicences(true)}>
              {texts.licencesTitle}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
