import type { HomeRecord } from '@app/records';
import { useTranslation } from 'react-i18next';
import { RecordCard } from './Recalled';
import './records.css';

export interface OwnDayPaneProps {
  readonly records: readonly HomeRecord[];
  readonly photos: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string | undefined;
  }[];
}

/** R244: the person's notes and photos of the leaf's day. */
export function OwnDayPane({ records, photos }: OwnDayPaneProps) {
  const { t } = useTranslation('visualization');
  if (records.length + photos.length === 0) return null;
  return (
    <section className="own-day" aria-label={t('almanac.ownDay')}>
      <h3>{t('almanac.ownDay')}</h3>
      <ul>
        {records.map(record => (
          <li key={record.id}>
            <RecordCard record={record} />
          </li>
        ))}
        {photos.map(({ id, name, url }) => (
          <li key={id}>
            {url && <img src={url} alt="" />}
            <p>
              <bdi>{name}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
