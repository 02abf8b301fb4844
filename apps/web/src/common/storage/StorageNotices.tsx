import { MessageText } from '@app/scenes/MessageText';
import { AlertBanner } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useStorageNotices } from './useStorageNotices';
import './StorageNotices.css';

/** Banners about storage, above any screen. */
export default function StorageNotices() {
  const { t } = useTranslation('common');
  const { notices, dismiss } = useStorageNotices();
  if (notices.length === 0) return null;
  return (
    <aside className="storage-notices">
      {notices.map(notice => (
        <AlertBanner
          key={notice.code}
          onDismiss={() => dismiss(notice.code)}
          dismissLabel={t('actions.dismiss')}
        >
          <MessageText message={notice} />
        </AlertBanner>
      ))}
    </aside>
  );
}
