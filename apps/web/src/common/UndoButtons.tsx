import type { HistoryState } from '@app/home';
import { IconButton, RotateCcwIcon, RotateCwIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import './UndoButtons.css';

interface UndoButtonsProps extends HistoryState {
  readonly undo: (again: boolean) => unknown;
}

/** R326: a button with nothing left to do keeps the focus. */
export function UndoButtons({ canUndo, canRedo, undo }: UndoButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <span className="undo-buttons">
      <IconButton
        label={t('actions.undo')}
        icon={<RotateCcwIcon />}
        aria-disabled={!canUndo}
        onClick={() => undo(false)}
      />
      <IconButton
        label={t('actions.redo')}
        icon={<RotateCwIcon />}
        aria-disabled={!canRedo}
        onClick={() => undo(true)}
      />
    </span>
  );
}
