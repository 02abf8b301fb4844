import type { CivilDate } from '@app/kernel';
import {
  filterRecords,
  hasTag,
  listTags,
  onThisDay,
  RECORD_TYPES,
  type RecordType,
  recordsByDay,
} from '@app/records';
import { MessageText } from '@app/scenes/MessageText';
import { Recalled, RecordCalendar, TagList } from '@app/scenes/records';
import { civilDateAt } from '@app/sky';
import {
  AlertBanner,
  AlmanacLeafIcon,
  Button,
  EmptyState,
  lazyPart,
  SearchIcon,
  SegmentedControl,
  Skeleton,
  TextField,
  useSearchText,
} from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useHomeAddress, useOver } from '../../../common/address';
import { useApp } from '../../../store/store';
import { Timeline } from './Timeline';

export interface RecordListProps {
  /** The scroll container. */
  readonly viewport: RefObject<HTMLDivElement | null>;
}

const RecordRibbon = lazyPart(() => import('@app/scenes/year/ribbon'));

/** R833: fewer are seen at a glance, without a search. */
const MANY = 6;

type Kind = RecordType | 'all';

/** R115, R116: the records with a search, or a replacement for an empty list. */
export function RecordList({ viewport }: RecordListProps) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const records = useApp(state => state.records);
  const recordsState = useApp(state => state.recordsState);
  const setAside = useApp(state => state.recordsSetAside);
  const loadRecords = useApp(state => state.loadRecords);
  const [kind, setKind] = useState<Kind>('all');
  const [words, setWords] = useSearchText('records');
  const wanted = useDeferredValue(words);
  const { clock } = usePorts();
  const zone = clock.zone();
  const today = civilDateAt(clock.now(), zone);
  const [isCalendar, showCalendar] = useState(false);
  const [tag, setTag] = useState<string>();
  const [day, setDay] = useState<CivilDate>();
  const [month, setMonth] = useState(today);
  const chooseDay = (date: CivilDate) => {
    showCalendar(true);
    setMonth(date);
    setDay(date);
  };
  const { year, month: monthNow, day: dayNow } = today;
  const recalled = useMemo(
    () => onThisDay(records, { year, month: monthNow, day: dayNow }, zone),
    [records, year, monthNow, dayNow, zone],
  );
  const tags = useMemo(() => listTags(records), [records]);
  const { address, open, close } = useHomeAddress();
  // R460: one record, opened by its time.
  const one = records.find(({ id }) => Number(id) === address.record);
  useOver(address.record !== undefined && !one && recordsState === 'ready', open, 'record');
  const found = useMemo(() => {
    if (one) return [one];
    const ofDay = day ? [...recordsByDay(records, { from: day, to: day }, zone).values()].flat() : records;
    return filterRecords(tag ? ofDay.filter(record => hasTag(record, tag)) : ofDay, kind, wanted);
  }, [records, kind, wanted, tag, day, zone, one]);
  const searching =
    one !== undefined || kind !== 'all' || wanted.trim() !== '' || tag !== undefined || day !== undefined;
  // R833: once offered they stay, as the focus may be in them.
  const [isLong, setLong] = useState(false);
  if (!isLong && (records.length >= MANY || searching)) setLong(true);

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
      {isLong && (records.length > 0 || searching) && (
        <search className="records__find">
          <TextField
            className="records__search ui-labels-hidden"
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
      <div className="records__year">
        {recordsState === 'ready' && (
          <RecordRibbon
            {...{ records, zone, today }}
            year={month.year}
            brief={records.length > 0 && !isCalendar}
            onChoose={chooseDay}
          />
        )}
        {(records.length > 0 || searching) && (
          <button
            type="button"
            className="records__calendar"
            aria-pressed={isCalendar}
            onClick={() => {
              showCalendar(!isCalendar);
              setDay(undefined);
            }}
          >
            <AlmanacLeafIcon />
            {t('records.calendarView')}
          </button>
        )}
      </div>
      {records.length > 0 && <TagList tags={tags} chosen={tag} onChoose={setTag} />}
      {isCalendar && records.length > 0 && (
        <RecordCalendar
          {...{ records, zone, today, month, chosen: day }}
          onMonth={setMonth}
          onChoose={setDay}
        />
      )}
      <p className="ui-hidden" role="status">
        {searching &&
          (found.length > 0 ? t('records.found', { count: found.length }) : t('records.noneFound'))}
      </p>
      {one && (
        <Button size="s" onClick={() => close('record')}>
          {t('records.showAll')}
        </Button>
      )}
      {recordsState === 'loading' && records.length === 0 && (
        <div role="status" aria-label={common('actions.loading')}>
          <Skeleton lines={4} />
        </div>
      )}
      {recordsState === 'ready' && records.length === 0 && (
        <EmptyState title={t('records.empty')} text={t('records.emptyBody')} />
      )}
      {records.length > 0 && found.length === 0 && <p className="records__none">{t('records.noneHint')}</p>}
      {!searching && <Recalled records={recalled} zone={zone} />}
      {found.length > 0 && <Timeline records={found} viewport={viewport} />}
    </div>
  );
}
