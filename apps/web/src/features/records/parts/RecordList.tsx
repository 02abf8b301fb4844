import { filterRecords, RECORD_TYPES, type RecordType } from '@app/records';
import { AlertBanner, Button, EmptyState, SearchIcon, SegmentedControl, Skeleton, TextField } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../shared/messages';
import { useApp } from '../../../store/store';
import { Timeline } from './Timeline';
import { UndoBar } from './UndoBar';

export interface RecordListProps {
  /** What scrolls. */
  readonly viewport: RefObject<HTMLDivElement | null>;
}

type Kind = RecordType | 'all';

/** R115, R116: the records with a way to find one, or what stands in their place. */
export function RecordList({ viewport }: RecordListProps) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const records = useApp(state => state.records);
  const recordsState = useApp(state => state.recordsState);
  const setAside = useApp(state => state.recordsSetAside);
  const loadRecords = useApp(state => state.loadRecords);
  const [kind, setKind] = useState<Kind>('all');
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => filterRecords(records, kind, wanted), [records, kind, wanted]);
  const searching = kind !== 'all' || wanted.trim() !== '';

  return (
    <div className="records__list">
      {setAside > 0 && (
        <AlertBanner>
          <MessageText message={{ code: 'records/unreadable', count: setAside }} />
        </AlertBanner>
      )}
      {recordsState === 'failed' && (
        <AlertBanner tone="error">
          <span>{t('records.loadFailed')}</span>
          <Button size="s" onClick={() => void loadRecords()}>
            {common('actions.retry')}
          </Button>
        </AlertBanner>
      )}
      {(records.length > 0 || searching) && (
        <search className="records__find">
          <TextField
            className="records__search"
            type="search"
            label={t('records.search')}
            placeholder={t('records.search')}
            prefix={<SearchIcon />}
            limit={INPUT_LIMITS.search}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
          <SegmentedControl<Kind>
            label={t('records.filter')}
            look="form"
            value={kind}
            onChoose={setKind}
            options={[
              { value: 'all', label: t('records.filterAll') },
              ...RECORD_TYPES.map(value => ({ value, label: t(`records.${value}`) })),
            ]}
          />
        </search>
      )}
      <p className="ui-hidden" role="status">
        {searching &&
          (found.length > 0 ? t('records.found', { count: found.length }) : t('records.noneFound'))}
      </p>
      <UndoBar />
      {recordsState === 'loading' && records.length === 0 && (
        <div role="status" aria-label={common('actions.loading')}>
          <Skeleton lines={4} />
        </div>
      )}
      {recordsState === 'ready' && records.length === 0 && (
        <EmptyState title={t('records.empty')} text={t('records.emptyBody')} />
      )}
      {records.length > 0 && found.length === 0 && <p className="records__none">{t('records.noneFound')}</p>}
      {found.length > 0 && <Timeline records={found} viewport={viewport} />}
    </div>
  );
}
