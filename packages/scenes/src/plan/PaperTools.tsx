import { Button, IconButton, MinusIcon, PlusIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import type { PaperMoves } from './usePaper';
import './paperTools.css';

export interface PaperToolsProps {
  readonly moves: PaperMoves;
  /** Points are put under a fixed cross; undefined if the tool puts none. */
  readonly byCross: boolean | undefined;
  readonly onCross: (on: boolean) => void;
  readonly onPlace: () => void;
  /** Closes the room being drawn, once it has three corners. */
  readonly onClose: (() => void) | undefined;
}

/** Two-finger gestures as buttons, and the cross under which the paper moves: no finger covers the point. */
export function PaperTools({ moves, byCross, onCross, onPlace, onClose }: PaperToolsProps) {
  const { t } = useTranslation('visualization');
  return (
    <div className="paper-tools">
      {byCross && <span className="paper-tools__cross" aria-hidden="true" />}
      <div className="paper-tools__zoom">
        <IconButton
          size="s"
          label={t('planTrace.paper.nearer')}
          icon={<PlusIcon />}
          onClick={() => moves.zoomBy(1.5)}
        />
        <IconButton
          size="s"
          label={t('planTrace.paper.further')}
          icon={<MinusIcon />}
          onClick={() => moves.zoomBy(1 / 1.5)}
        />
        {moves.paper.centre && (
          <Button size="s" onClick={moves.showWhole}>
            {t('planTrace.paper.whole')}
          </Button>
        )}
        {byCross !== undefined && (
          <Button size="s" aria-pressed={byCross} onClick={() => onCross(!byCross)}>
            {t('planTrace.paper.cross')}
          </Button>
        )}
      </div>
      {byCross && (
        <div className="paper-tools__place">
          {onClose && (
            <Button size="s" onClick={onClose}>
              {t('planTrace.paper.close')}
            </Button>
          )}
          <p aria-hidden="true">{t('planTrace.paper.under')}</p>
          <button type="button" className="paper-tools__button" onClick={onPlace}>
            {t('planTrace.paper.place')}
          </button>
        </div>
      )}
    </div>
  );
}
