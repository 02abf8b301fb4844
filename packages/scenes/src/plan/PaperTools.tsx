import { Button, CrosshairIcon, FitIcon, IconButton, MinusIcon, PlusIcon, RotateCcwIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import type { PaperMoves } from './usePaper';
import './paperTools.css';

export interface PaperToolsProps {
  readonly moves: PaperMoves;
  /** Points are put under a fixed cross; undefined if the tool puts none. */
  readonly byCross: boolean | undefined;
  readonly onCross: (on: boolean) => void;
  readonly onPlace: () => void;
  /** R897: takes the last point back; undefined without one. */
  readonly onBack: (() => void) | undefined;
  /** Closes the room being drawn, once it has two walls. */
  readonly onClose: (() => void) | undefined;
  /** Square metres between the walls drawn so far, in words. */
  readonly soFar: string | undefined;
}

/** Two-finger gestures as buttons, and the cross under which the paper moves: no finger covers the point. */
export function PaperTools({ moves, byCross, onCross, onPlace, onBack, onClose, soFar }: PaperToolsProps) {
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
          <IconButton
            size="s"
            label={t('planTrace.paper.whole')}
            title={t('planTrace.paper.whole')}
            icon={<FitIcon />}
            onClick={moves.showWhole}
          />
        )}
        {byCross !== undefined && (
          <IconButton
            size="s"
            label={t('planTrace.paper.cross')}
            title={t('planTrace.paper.cross')}
            icon={<CrosshairIcon />}
            aria-pressed={byCross}
            onClick={() => onCross(!byCross)}
          />
        )}
        {onBack && (
          <IconButton size="s" label={t('planTrace.paper.back')} icon={<RotateCcwIcon />} onClick={onBack} />
        )}
      </div>
      {soFar !== undefined && (
        <p className="paper-tools__area">
          {t('planTrace.paper.soFar')} <b>{soFar} m²</b>
        </p>
      )}
      {byCross && (
        <div className="paper-tools__place">
          {onClose && <Button onClick={onClose}>{t('planTrace.paper.close')}</Button>}
          <p aria-hidden="true">{t('planTrace.paper.under')}</p>
          <button type="button" className="paper-tools__button" onClick={onPlace}>
            {t('planTrace.paper.place')}
          </button>
        </div>
      )}
    </div>
  );
}
