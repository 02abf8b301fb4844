import type { HomeFacing, PlanFacing } from '@app/home';
import { formatDegrees, formatList, useLanguage } from '@app/i18n';
import { Button } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';
import { FacingChart } from './FacingChart';
import './facingChoice.css';

interface FacingChoiceProps {
  readonly choice: PlanFacing;
  /** The facing of the home as it is, which tells the norths that are known. */
  readonly facing: Pick<HomeFacing, 'knowsBothNorths' | 'measuredFrom'>;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** A possible facing of the plan with its reasons and its chart. */
export function FacingChoice({ choice, facing, isTaken, onTake }: FacingChoiceProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const { knowsBothNorths, measuredFrom } = facing;
  const { reading, bearing, candidates, chart } = choice;
  const words = {
    mountain: reading.facing.zh,
    magnetic: formatDegrees(language, reading.bearing, 1),
    true: formatDegrees(language, bearing, 1),
  };
  return (
    <li className="facing-choice">
      {/* R848 */}
      <b>
        {knowsBothNorths
          ? t('planReport.facingTo', words)
          : t(`planReport.facingToByOne.${measuredFrom}`, words)}
      </b>
      <p>
        {formatList(
          language,
          candidates.map(({ reason }) => t(`planReport.reasons.${reason}`)),
        )}
        {reading.border !== 'clear' && ` · ${nameOf(`border.${reading.border}`)}`}
      </p>
      {chart && <FacingChart chart={chart} label={t('planReport.chartOf', words)} />}
      <Button size="s" disabled={isTaken} onClick={onTake}>
        {t(isTaken ? 'planReport.facingTaken' : 'planReport.takeFacing')}
      </Button>
    </li>
  );
}
