import { Sheet } from '@app/scenes/Sheet';
import { ScrollArea } from '@app/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecords } from '../../common/useRecords';
import { Composer } from './parts/Composer';
import { Personal } from './parts/Personal';
import { RecordList } from './parts/RecordList';
import './RecordsDialog.css';

export interface RecordsDialogProps {
  readonly onClose: () => void;
}

/** R114 to R125: where people live, their records, and a form to add one. */
export default function RecordsDialog({ onClose }: RecordsDialogProps) {
  const { t } = useTranslation('visualization');
  const viewport = useRef<HTMLDivElement>(null);
  useRecords();
  return (
    <Sheet
      onClose={onClose}
      title={t('records.title')}
      caption={t('records.titleOther')}
      description={t('records.describe')}
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
    </Sheet>
  );
}
