import { periodOf } from '@app/fengshui';
import { type PlanFacing, planFacings } from '@app/home';
import { formatDegrees, formatList } from '@app/i18n';
import { DIRECTIONS, type Plan } from '@app/plan';
import { FacingChart } from '@app/scenes/FacingChart';
import { useTerms } from '@app/scenes/useTerms';
import { Button, Select } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { useFacing } from '../../shared/useFacing';
import { usePlanWords } from '../../shared/usePlanWords';
import { useApp } from '../../store/store';
import type { Desk } from './useDesk';
import './planReport.css';

/** Possible facings of the plan, with the reasons for each; the person chooses. */
export function FacingChoices({ desk, plan }: { readonly desk: Desk; readonly plan: Plan }) {
  const { t } = useTranslation('visualization');
  const facing = useFacing();
  const { directions } = usePlanWords();
  const facts = useApp(state => state.houseFacts);
  const period = facts.completedIn === undefined ? undefined : periodOf(facts.completedIn);
  const { facings, agree } = useMemo(
    () => planFacings(plan, { declination: facing.declination }, period),
    [plan, facing.declination, period],
  );
  return (
    <section className="facing-choices">
      <h3>{t('planReport.facings')}</h3>
      {facings.length > 0 && (
        <p className="plan-desk__note">{t(agree ? 'planReport.facingsAgree' : 'planReport.facingsDiffer')}</p>
      )}
      <ul>
        {facings.map(each => (
          <Choice
            key={each.reading.facing.id}
            choice={each}
            isTaken={facing.isMeasured && Math.abs(facing.true - each.bearing) < 0.05}
            onTake={() =>
              desk.keep({ ...plan, facing: each.bearing }, 'drawn', {
                facing: {
                  degrees: each.bearing,
                  north: facing.knowsBothNorths ? 'true' : facing.measuredFrom,
                  method: 'given',
                },
              })
            }
          />
        ))}
      </ul>
      <Select
        label={t('planReport.street')}
        value={plan.street ?? ''}
        options={[
          { value: '', label: t('planReport.streetUntold') },
          ...DIRECTIONS.map(value => ({ value, label: directions[value] })),
        ]}
        onChange={({ target }) => {
          const { street: _, ...untold } = plan;
          const street = DIRECTIONS.find(each => each === target.value);
          desk.keep({ ...untold, ...(street && { street }) });
        }}
      />
      {period === undefined && <p className="plan-desk__note">{t('planReport.chartNeedsYear')}</p>}
    </section>
  );
}

interface ChoiceProps {
  readonly choice: PlanFacing;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function Choice({ choice, isTaken, onTake }: ChoiceProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { nameOf } = useTerms();
  const { knowsBothNorths, isMeasured, measuredFrom } = useFacing();
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
          : t(`planReport.facingToByOne.${isMeasured ? measuredFrom : 'magnetic'}`, words)}
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
