import { Dialog, ScrollArea } from '@app/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { useRecords } from '../../shared/useRecords';
import { Composer } from './parts/Composer';
import { Personal } from './parts/Personal';
import { RecordList } from './parts/RecordList';
import './RecordsDialog.css';

export interface RecordsDialogProps {
  readonly onClose: () => void;
}

/** R114 to R125: who lives where, what was noted, and a form to note more. */
export default function RecordsDialog({ onClose }: RecordsDialogProps) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const { captionLang } = useLanguage();
  const viewport = useRef<HTMLDivElement>(null);
  useRecords();
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={t('records.title')}
      caption={t('records.titleOther')}
      captionLang={captionLang}
      description={t('records.describe')}
      closeLabel={common('actions.close')}
      size="l"
      ownScroll
      className="records"
      footer={<Composer onAdded={() => viewport.current?.scrollTo({ top: 0 })} />}
    >
      <ScrollArea className="records__scroll" label={t('records.list')} viewportRef={viewport}>
        <div className="records__page">
          <Personal />
          <RecordList viewport={viewport} />
        </div>
      </ScrollArea>
    </Dialog>
  );
}
