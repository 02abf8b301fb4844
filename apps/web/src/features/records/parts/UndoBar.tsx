import { Button, RotateCcwIcon } from '@app/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/messages';
import { useApp } from '../../../store/store';

/** A deleted record can come back until the next is deleted or the dialog closes. */
export function UndoBar() {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const deleted = useApp(state => state.deletedRecord);
  const undoDelete = useApp(state => state.undoDelete);
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had focus went with its record.
    if (deleted) button.current?.focus();
  }, [deleted]);

  return (
    <div role="status">
      {deleted && (
        <div className="records__undo">
          <span>{t('records.deleted')}</span>
          <Button
            ref={button}
            variant="quiet"
            size="s"
            icon={<RotateCcwIcon />}
            onClick={() => void undoDelete().then(notify)}
          >
            {common('actions.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
