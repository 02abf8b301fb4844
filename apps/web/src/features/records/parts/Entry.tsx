import { formatDay, formatTime, formatTimestamp, type Language } from '@app/i18n';
import { type HomeRecord, textOf } from '@app/records';
import { civilDateAt } from '@app/sky';
import { IconButton, NotebookPenIcon, TrashIcon } from '@app/ui';
import type { TFunction } from 'i18next';
import { memo, useDeferredValue, useState } from 'react';
import { useApp } from '../../../store/store';
import { EditText } from './EditText';
import { EntryMedia, MediaFrame } from './EntryMedia';

/** Shared by every row: computed once, since it costs as much as rendering a row. */
export interface EntryTools {
  readonly t: TFunction<'visualization'>;
  readonly language: Language;
  /** IANA name of the zone of displayed times. */
  readonly zone: string;
  /** Shows this record alone. */
  readonly show: (id: string) => void;
  readonly remove: (id: string) => void;
}

export interface EntryProps {
  readonly record: HomeRecord;
  readonly tools: EntryTools;
  // Missing when every record is rendered.
  /** From 0. */
  readonly index?: number;
  readonly total?: number;
  readonly measure?: (node: Element | null) => void;
}

/** R115: one record at its time. Memoised, so scrolling renders only rows coming into view. */
export const Entry = memo(function Entry({ record, tools, index, total, measure }: EntryProps) {
  const { t, language, zone, show, remove } = tools;
  const edit = useApp(state => state.recordEdits[record.id]);
  const writeRecordEdit = useApp(state => state.writeRecordEdit);
  const [asked, setAsked] = useState(false);
  // The words come first; a row scrolled past never opens its file.
  const settled = useDeferredValue(true, false);
  const time = formatTimestamp(language, record.timestamp, zone);
  const text = textOf(record);

  const change = () => {
    setAsked(true);
    writeRecordEdit(record.id, edit ?? text ?? '');
  };
  return (
    <li
      className={`entry entry--${record.type}`}
      {...(index !== undefined && {
        ref: measure,
        'data-index': index,
        'aria-posinset': index + 1,
        'aria-setsize': total,
      })}
    >
      <button
        type="button"
        className="entry__time ui-num"
        aria-label={t('records.showAlone', { time })}
        title={time}
        onClick={() => show(record.id)}
      >
        <time dateTime={new Date(record.timestamp).toISOString()}>
          <span>{formatDay(language, civilDateAt(record.timestamp, zone), 'short')}</span>{' '}
          <span>{formatTime(language, record.timestamp, zone)}</span>
        </time>
      </button>
      <div className="entry__body">
        {edit !== undefined ? (
          <EditText record={record} text={edit} asked={asked} />
        ) : (
          text && (
            <p className="entry__text" dir="auto">
              {text}
            </p>
          )
        )}
        {record.type !== 'text' &&
          (settled ? <EntryMedia record={record} time={time} t={t} /> : <MediaFrame kind={record.type} />)}
      </div>
      <div className="entry__actions">
        <IconButton
          label={t(record.type === 'text' ? 'records.editOf' : 'records.editCaptionOf', { time })}
          icon={<NotebookPenIcon />}
          aria-expanded={edit !== undefined}
          onClick={change}
        />
        <IconButton
          label={t('records.deleteOf', { time })}
          icon={<TrashIcon />}
          onClick={() => remove(record.id)}
        />
      </div>
    </li>
  );
});
