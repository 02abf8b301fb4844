import { formatDay, useLanguage } from '@app/i18n';
import { civilDateAt } from '@app/kernel';
import { type HomeRecord, textOf } from '@app/records';
import { useTranslation } from 'react-i18next';
import './records.css';

export interface RecalledProps {
  readonly records: readonly HomeRecord[];
  /** IANA name of the time zone. */
  readonly zone: string;
}

/** R240: the notes of this day in earlier years. */
export function Recalled({ records, zone }: RecalledProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  if (records.length === 0) return null;
  return (
    <section className="recalled" aria-label={t('records.onThisDay')}>
      <h3>{t('records.onThisDay')}</h3>
      <ul>
        {records.map(record => (
          <li key={record.id}>
            <RecordCard record={record} />
            <time dateTime={new Date(record.timestamp).toISOString()}>
              {formatDay(language, civilDateAt(record.timestamp, zone), 'short')}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A record in short: its picture, and the beginning of its words. */
export function RecordCard({ record }: { readonly record: HomeRecord }) {
  const { t } = useTranslation('visualization');
  const text = textOf(record);
  return (
    <>
      {record.type === 'image' && <img src={record.content} alt={text ? '' : t('records.image')} />}
      {(text || record.type === 'video') && <p dir="auto">{text ?? t('records.video')}</p>}
    </>
  );
}
