import { type Names, querySpan } from '@app/almanac';
import type { CivilDate } from '@app/kernel';
import { FoundDays } from '@app/scenes/almanac';
import { EmptyState } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useDayQuery } from '../useDayQuery';
import { useHousehold } from '../useHousehold';
import { QueryForm } from './QueryForm';

export interface FindPaneProps {
  /** Periods are counted from the shown day. */
  readonly leaf: CivilDate;
  readonly names: Names;
  readonly onOpenDay: (date: CivilDate) => void;
}

/** Days that suit an occasion, best first, each with its reasons. */
export function FindPane({ leaf, names, onOpenDay }: FindPaneProps) {
  const { t } = useTranslation('visualization');
  const { device } = usePorts();
  const household = useHousehold();
  const [query, change] = useDayQuery();
  const span = querySpan(query, leaf);
  return (
    <div className="find">
      <QueryForm
        query={query}
        faults={span.ok ? {} : span.error}
        leaf={leaf}
        household={household}
        names={names}
        onChange={change}
      />
      {span.ok ? (
        <FoundDays
          // A new search starts again at its best days.
          key={JSON.stringify([query, span.value])}
          {...{ query, household, names, onOpenDay }}
          span={span.value}
          onSave={(text, name) =>
            device.save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name)
          }
        />
      ) : (
        <EmptyState title={t('almanac.findDatesFirst')} />
      )}
    </div>
  );
}
