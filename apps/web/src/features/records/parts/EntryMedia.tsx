import { type HomeRecord, type MediaKind, textOf, toDownloadName } from '@app/records';
import { Sheet } from '@app/scenes/Sheet';
import { Button, DownloadIcon } from '@app/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useApp } from '../../../store/store';
import { usePoster } from './usePoster';

type MediaRecord = Exclude<HomeRecord, { readonly type: 'text' }>;

export interface EntryMediaProps {
  readonly record: MediaRecord;
  /** Its time, in words. */
  readonly time: string;
  readonly t: TFunction<'visualization'>;
}

/** The space reserved for a picture or film. */
export const MediaFrame = ({ kind }: { readonly kind: MediaKind }) => (
  <div className={kind === 'image' ? 'entry__frame' : 'entry__film'} />
);

/** A picture that opens large, or a film with its poster, at the record's address (R125). */
export function EntryMedia({ record, time, t }: EntryMediaProps) {
  const file = useApp(state => state.recordFiles.get(record.id));
  const [broken, setBroken] = useState<Blob>();
  if (!file) return <p className="entry__missing">{t('records.mediaMissing')}</p>;
  if (broken === file) return <Unshown record={record} file={file} />;
  const caption = textOf(record);
  return record.type === 'video' ? (
    <Film
      url={record.content}
      file={file}
      label={caption ?? t('records.videoLabel', { time })}
      onBroken={() => setBroken(file)}
    />
  ) : (
    <Picture
      url={record.content}
      alt={caption ?? t('records.imageAlt', { time })}
      openLabel={t('records.openImage')}
      onBroken={() => setBroken(file)}
    />
  );
}

/** The bytes are there, but this browser cannot decode them, or they are neither a picture nor a film. */
function Unshown({ record, file }: { readonly record: MediaRecord; readonly file: Blob }) {
  const { t } = useTranslation('visualization');
  const { device } = usePorts();
  const name = file instanceof File ? file.name : '';
  return (
    <div className="entry__missing">
      <p>{t(record.type === 'video' ? 'records.filmUnplayable' : 'records.imageUnshowable')}</p>
      <Button
        size="s"
        icon={<DownloadIcon />}
        onClick={() => device.save(file, toDownloadName({ name, type: file.type }))}
      >
        {t('records.download')}
      </Button>
    </div>
  );
}

interface PictureProps {
  readonly url: string;
  readonly alt: string;
  readonly openLabel: string;
  readonly onBroken: () => void;
}

function Picture({ url, alt, openLabel, onBroken }: PictureProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="entry__frame"
        aria-haspopup="dialog"
        aria-label={`${openLabel}: ${alt}`}
        onClick={() => setOpen(true)}
      >
        <img src={url} alt={alt} loading="lazy" decoding="async" onError={onBroken} />
      </button>
      {open && (
        <Sheet title={alt} size="l" className="records__large" onClose={() => setOpen(false)}>
          <img src={url} alt={alt} />
        </Sheet>
      )}
    </>
  );
}

interface FilmProps {
  readonly url: string;
  readonly file: Blob;
  readonly label: string;
  readonly onBroken: () => void;
}

/** It plays only on request. */
function Film({ url, file, label, onBroken }: FilmProps) {
  const poster = usePoster(file, url);
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own films come without captions.
    <video
      className="entry__film"
      src={url}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={onBroken}
    />
  );
}
