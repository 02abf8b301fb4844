import { HOLIDAY_REGIONS, type HolidayRegion, holidaysOf } from '@app/almanac/regions';
import { Button, CopyIcon, DownloadIcon, Select } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './year.css';

export interface CalendarFeedProps {
  readonly region: HolidayRegion;
  readonly onRegion: (region: HolidayRegion) => void;
  /** The address of the public feed; undefined if there is no server. */
  readonly feed: string | undefined;
  readonly onCopy: (text: string) => Promise<void>;
}

/** R490: the public feed, if one is served, with the holidays it contains. */
export function CalendarFeed({ feed, onCopy, region, onRegion }: CalendarFeedProps) {
  const { t } = useTranslation('visualization');
  const [status, setStatus] = useState('');
  const copy = (address: string) =>
    onCopy(address).then(
      () => setStatus(t('year.feedCopied')),
      () => setStatus(t('year.feedFailed', { address })),
    );
  if (feed === undefined) return <HolidayChoice {...{ region, onRegion }} />;
  return (
    <section>
      <h3>{t('year.feedTitle')}</h3>
      <p>{t('year.feedBody')}</p>
      <HolidayChoice {...{ region, onRegion }} />
      <div className="anniversaries__row">
        <Button asChild>
          <a href={feed.replace(/^https?:/, 'webcal:')}>{t('year.feedOpen')}</a>
        </Button>
        <Button icon={<CopyIcon />} onClick={() => void copy(feed)}>
          {t('year.feedCopy')}
        </Button>
        <Button asChild variant="quiet" icon={<DownloadIcon />}>
          <a href={feed} download>
            {t('year.feedFile')}
          </a>
        </Button>
      </div>
      <p role="status">{status}</p>
    </section>
  );
}

/** R481: whose public holidays are shown, and what is known of them. */
function HolidayChoice({ region, onRegion }: Pick<CalendarFeedProps, 'region' | 'onRegion'>) {
  const { t, i18n } = useTranslation('visualization');
  const { years } = holidaysOf(region);
  const [first = 0] = years;
  const words = [
    t(`year.holidays.source.${region}`),
    t('year.holidays.known', { first, last: years.at(-1) ?? first }),
  ];
  return (
    <Select
      label={t('year.holidays.label')}
      hint={words.join(i18n.language === 'en' ? ' ' : '')}
      value={region}
      onChange={({ target }) => onRegion(target.value as HolidayRegion)} // its own options
      options={HOLIDAY_REGIONS.map(value => ({ value, label: t(`year.holidays.${value}`) }))}
    />
  );
}
