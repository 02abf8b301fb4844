import { formatDay, formatTime, formatTimestamp } from '@app/i18n';
import { type HomeRecord, textOf } from '@app/records';
import { civilDateAt } from '@app/sky';
import { IconButton, NotebookPenIcon, TrashIcon } from '@app/ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../parts/language';
import { useSay } from '../../../parts/messages';
import { useApp } from '../../../store/store';
import { EditText } from './EditText';
import { EntryMedia } from './EntryMedia';

export interface EntryProps {
  readonly record: HomeRecord;
  /** IANA name of the zone its time is told in. */
  readonly zone: string;
  // The rest is absent when every record is drawn.
  /** From 0. */
  readonly index?: number;
  readonly total?: number;
  /** Pixels below the start of the list. */
  readonly top?: number;
  readonly measure?: (node: Element | null) => void;
}

/** R115: one record at its time. Remembered, so that scrolling draws only the rows that come into sight. */
export const Entry = memo(function Entry({ record, zone, index, total, top, measure }: EntryProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const deleteRecord = useApp(state => state.deleteRecord);
  const say = useSay();
  const edit = useApp(state => state.recordEdits[record.id]);
  const writeRecordEdit = useApp(state => state.writeRecordEdit);
  const [asked, setAsked] = useState(false);
  const time = formatTimestamp(language, record.timestamp, zone);
  const text = textOf(record);

  const change = () => {
    setAsked(true);
    writeRecordEdit(record.id, edit ?? text ?? '');
  };
  const remove = async () => {
    const failed = await deleteRecord(record.id);
    if (failed) say(failed);
  };
  return (
    <li
      className={`entry entry--${record.type}`}
      {...(index !== undefined && {
        ref: measure,
        'data-index': index,
        'aria-posinset': index + 1,
        'aria-setsize': total,
        style: { transform: `translateY(${top}px)` },
      })}
    >
      <time className="entry__time ui-num" dateTime={new Date(record.timestamp).toISOString()} title={time}>
        <span>{formatDay(language, civilDateAt(record.timestamp, zone), 'short')}</span>{' '}
        <span>{formatTime(language, record.timestamp, zone)}</span>
      </time>
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
        {record.type !== 'text' && <EntryMedia record={record} time={time} />}
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
          onClick={() => void remove()}
        />
      </div>
    </li>
  );
});
