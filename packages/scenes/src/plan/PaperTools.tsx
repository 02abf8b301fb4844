import { formatNumber, useLanguage } from '@app/i18n';
import { Button, CrosshairIcon, FitIcon, IconButton, MinusIcon, PlusIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import type { PaperMoves } from './usePaper';
import './paperTools.css';

export interface PaperToolsProps {
  readonly moves: PaperMoves;
  /** Points are put under a fixed cross; undefined if the tool puts none. */
  readonly byCross: boolean | undefined;
  readonly onCross: (on: boolean) => void;
  readonly onPlace: () => void;
  /** Closes the room being drawn, once it has two walls. */
  readonly onClose: (() => void) | undefined;
  /** Square metres between the walls drawn so far. */
  readonly soFar: number | undefined;
}

/** Two-finger gestures as buttons, and the cross under which the paper moves: no finger covers the point. */
export function PaperTools({ moves, byCross, onCross, onPlace, onClose, soFar }: PaperToolsProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
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
      </div>
      {soFar !== undefined && (
        <p className="paper-tools__area">
          {t('planTrace.paper.soFar')} <b>{formatNumber(language, soFar, { maximumFractionDigits: 1 })} m²</b>
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
