import { Button, QuietNote } from '@app/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useAppStore } from '../../store/store';
import { useNotify } from '../messages';

/** Names listed; the rest is counted. */
const TOLD = 5;

export interface SharedPhotosProps {
  /** R21: leads a guest to sign in; true if it did. */
  readonly refuse: () => boolean;
}

/**
 * R248, R466: photos from another app, or from any site that posts here: listed by name, and added once the person
 * agrees.
 */
export function SharedPhotos({ refuse }: SharedPhotosProps) {
  const { t } = useTranslation('createHome');
  const { inbox, profiles } = usePorts();
  const store = useAppStore();
  const notify = useNotify();
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    let isHere = true;
    const show = (sent: readonly File[]) => {
      if (isHere && sent.length > 0 && !refuse()) setFiles(sent);
    };
    // Without storage in the browser nothing was sent.
    void inbox()
      .then(({ look }) => look(profiles.loggedOutAt()))
      .then(show, () => undefined);
    return () => {
      isHere = false;
    };
  }, [inbox, profiles]);
  if (files.length === 0) return null;
  const settle = async (isWanted: boolean) => {
    setFiles([]);
    const taken = await inbox()
      .then(({ take }) => take())
      .catch(() => files);
    if (!isWanted || taken.length === 0 || refuse()) return;
    await store.getState().loadPhotos(notify);
    await store.getState().addFiles(taken, notify);
  };
  const more = files.length - TOLD;
  return (
    <QuietNote>
      <b role="status">{t('photos.shared', { count: files.length })}</b>
      <ul className="desk__shared">
        {files.slice(0, TOLD).map(({ name }, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('photos.sharedMore', { count: more })}</li>}
      </ul>
      <Button size="s" variant="primary" onClick={() => void settle(true)}>
        {t('photos.sharedAdd')}
      </Button>{' '}
      <Button size="s" onClick={() => void settle(false)}>
        {t('photos.sharedDiscard')}
      </Button>
    </QuietNote>
  );
}
