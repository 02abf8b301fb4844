import { Sheet } from '@app/scenes/Sheet';
import { CalendarFeed } from '@app/scenes/year/feed';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LicencesDialog } from '../LicencesDialog';
import { useCalendarFeed } from '../useHolidayRegion';
import { useLegalTexts } from '../useLegalTexts';
import { CopySection } from './CopySection';
import { ForgetSection } from './ForgetSection';
import { LookSection } from './LookSection';
import { SpaceSection } from './SpaceSection';
import './SettingsDialog.css';

export interface SettingsDialogProps {
  readonly onClose: () => void;
  /** More settings, after those of the look. */
  readonly children?: ReactNode;
}

/** R465: how the app looks and reads, and the data on this device: keep, export, import, forget. */
export default function SettingsDialog({ onClose, children }: SettingsDialogProps) {
  const { t } = useTranslation(['userInfo', 'common']);
  const texts = useLegalTexts();
  const feed = useCalendarFeed();
  const [onLicences, setOnLicences] = useState(false);
  if (onLicences) return <LicencesDialog onClose={onClose} />;
  return (
    <Sheet
      onClose={onClose}
      title={t('settings.title')}
      caption={t('settings.titleOther')}
      description={t('settings.describe')}
      size="s"
      phone="bottom"
    >
      <div className="storage">
        <LookSection />
        {children}
        <CalendarFeed {...feed} />
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
    </Sheet>
  );
}
