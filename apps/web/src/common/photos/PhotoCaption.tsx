import { MAX_PHOTO_CAPTION, type Photo } from '@app/records';
import { LimitWords } from '@app/ui';
import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Each save writes the picture's whole row, so it waits for a pause in typing, ms. */
const PAUSE_MS = 400;

export interface PhotoCaptionProps {
  readonly photo: Photo;
  readonly onKeep: (words: string) => void;
}

/** A photo's caption: saved at each pause and when the field is left, so a reload finds it. */
export function PhotoCaption({ photo, onKeep }: PhotoCaptionProps) {
  const { t } = useTranslation('createHome');
  const stored = photo.caption ?? '';
  const [typed, setTyped] = useState<string>();
  const keep = useEffectEvent((words: string) => {
    if (words !== stored) onKeep(words);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => keep(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const id = useId();
  const announceLimit = use(LimitWords);
  const full = (typed ?? stored).length >= MAX_PHOTO_CAPTION ? announceLimit(MAX_PHOTO_CAPTION) : undefined;
  return (
    <>
      <input
        className="tile__words"
        aria-label={`${t('photos.caption')}: ${photo.name}`}
        placeholder={t('photos.caption')}
        maxLength={MAX_PHOTO_CAPTION}
        aria-describedby={full && id}
        value={typed ?? stored}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== undefined && typed !== stored) onKeep(typed);
          setTyped(undefined);
        }}
      />
      {full && <small id={id}>{full}</small>}
    </>
  );
}
