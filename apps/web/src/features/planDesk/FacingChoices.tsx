import { periodOf } from '@app/fengshui';
import { planFacings } from '@app/home';
import { DIRECTIONS, type Plan } from '@app/plan';
import { FacingChoice } from '@app/scenes/FacingChoice';
import { Select } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacing } from '../../common/useFacing';
import { usePlanWords } from '../../common/usePlanWords';
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
    <details className="palace-north" open={!facing.isMeasured}>
      <summary>{t('planReport.facings')}</summary>
      <div className="facing-choices">
        {facings.length > 0 && (
          <p className="plan-desk__note">
            {t(agree ? 'planReport.facingsAgree' : 'planReport.facingsDiffer')}
          </p>
        )}
        <ul>
          {facings.map(each => (
            <FacingChoice
              key={each.reading.facing.id}
              choice={each}
              facing={facing}
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
      </div>
    </details>
  );
}
