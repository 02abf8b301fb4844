import { PHOTO_INPUT, type Photo, withRemoved } from '@app/records';
import { decideUpload } from '@app/session';
import { AlertBanner, Button, ImageIcon, lazyPart, PlusIcon, ProgressBar } from '@app/ui';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { useApp, useAppStore } from '../../store/store';
import { PartMissing, useNotify } from '../messages';
import { useOfferBack } from '../useOfferBack';
import { PhotoTile, type TileActions } from './PhotoTile';
import { putBack } from './putBack';
import { useInbox } from './useInbox';
import { usePhotoReadings } from './usePhotoReadings';
import './PhotoDesk.css';

const PhotoSheet = lazyPart(() => import('./PhotoSheet'), PartMissing);

/** R15 to R18: where photos are dropped, chosen or pasted, and the contact sheet of those that are there. */
export function PhotoDesk() {
  const { t } = useTranslation('createHome');
  const { t: common } = useTranslation('common');
  const photos = useManyInSlices(useApp(state => state.photos));
  const readsPhotos = useApp(state => state.readsPhotos);
  const unreadable = useApp(state => state.photosUnreadable);
  const loadPhotos = useApp(state => state.loadPhotos);
  const removePhoto = useApp(state => state.removePhoto);
  const offerBack = useOfferBack();
  const movePhoto = useApp(state => state.movePhoto);
  const notify = useNotify();
  const store = useAppStore();
  const refuse = useRefusal();
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !refuse()) void store.getState().addFiles(files, notify);
  };
  const takeShared = useInbox();
  // What waits for somebody is an attempt to upload: the guest is told, and led to sign in.
  useEffect(() => void takeShared().then(isTaken => isTaken || refuse()), [takeShared]);
  const [said, announce] = useAnnouncement();
  const list = useRef<HTMLOListElement>(null);
  const laid = useRef<readonly Photo[]>([]);
  const readings = usePhotoReadings();
  const [openId, setOpenId] = useState<string>();
  const openIndex = photos.findIndex(({ id }) => id === openId);
  const opened = photos[openIndex];
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // The rules decide what an image is; the drop zone only gathers.
    onDrop: (accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)]),
  });
  useEffect(() => void loadPhotos(), [loadPhotos]);
  usePastedFiles(take);
  useNoStrayDrops();

  const remove = (photo: Photo, index: number) => {
    laid.current = withRemoved(laid.current, store.getState().photos);
    const before = laid.current;
    void removePhoto(photo.id).then(notify);
    offerBack(
      () => t('photos.removed', { name: photo.name }),
      () => putBack(store, before, [photo.id]).then(notify),
      'button',
    );
    // Focus goes to the tile that takes the removed one's place, or to "add more".
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
        '[data-photo-remove], [data-photo-add]',
      );
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };

  /** The button that was pressed keeps the focus, wherever its photo went. */
  const move = (id: string, to: number) => {
    const name = photos.find(photo => photo.id === id)?.name ?? '';
    if (to < 0 || to >= photos.length) return;
    const pressed = document.activeElement;
    void movePhoto(id, to).then(notify);
    announce(t('photos.position', { index: to + 1, total: photos.length, name }));
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
    });
  };

  const actions = useLatest({ open: setOpenId, remove, move, failed: notify });

  return (
    <div className={photos.length > 0 ? 'desk desk--filled' : 'desk'}>
      <div {...getRootProps({ className: isDragActive ? 'desk__drop desk__drop--over' : 'desk__drop' })}>
        <input {...getInputProps({ ...PHOTO_INPUT, 'aria-hidden': true })} />
        <ImageIcon aria-hidden="true" />
        <b>{t(isDragActive ? 'photos.dropNow' : 'photos.drop')}</b>
        <span className="ui-quiet">{t('photos.or')}</span>
        <Button onClick={open}>{t('photos.select')}</Button>
        <span className="desk__note">{t(readsPhotos ? 'photos.readHere' : 'photos.stayHere')}</span>
      </div>
      {unreadable && (
        <AlertBanner tone="error">
          <span>{t('photos.loadFailed')}</span>
          <Button size="s" onClick={() => void loadPhotos()}>
            {common('actions.retry')}
          </Button>
        </AlertBanner>
      )}
      {photos.length > 0 && (
        <div className="desk__mat">
          <Adding />
          <ol ref={list} aria-label={t('photos.list')}>
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                index={index}
                total={photos.length}
                read={readings.get(photo.id)}
                actions={actions}
              />
            ))}
            <li className="tile tile--add">
              <button type="button" data-photo-add onClick={open}>
                <PlusIcon aria-hidden="true" />
                <span>{common('actions.addMore')}</span>
              </button>
            </li>
          </ol>
        </div>
      )}
      {opened && (
        <PhotoSheet
          photo={opened}
          photos={photos}
          readings={readings}
          onRemove={() => {
            setOpenId(undefined);
            remove(opened, openIndex);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
      <p className="ui-hidden" role="status">
        <span key={said.count}>{said.text}</span>
      </p>
    </div>
  );
}

/** R233: how many of the photos just chosen have been read, and a way to leave out the rest. */
function Adding() {
  const { t } = useTranslation('createHome');
  const adding = useApp(state => state.adding);
  const stopAdding = useApp(state => state.stopAdding);
  if (!adding || adding.total < 2) return null;
  const count = t('photos.readCount', { done: adding.done, total: adding.total });
  return (
    <div className="desk__adding">
      <ProgressBar label={t('photos.readingAll')} share={adding.done / adding.total} valueText={count} />
      <span className="ui-num">{count}</span>
      <Button size="s" onClick={stopAdding}>
        {t('photos.stop')}
      </Button>
    </div>
  );
}

/** Sixty new tiles are drawn in slices, so that the page answers meanwhile; any other change is there at once. */
function useManyInSlices(photos: readonly Photo[]): readonly Photo[] {
  const settled = useDeferredValue(photos);
  return photos.length - settled.length > 8 ? settled : photos;
}

/** The same object from the first drawing on, which does what those of the last one do. */
function useLatest(actions: TileActions): TileActions {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      open: id => latest.current.open(id),
      remove: (photo, index) => latest.current.remove(photo, index),
      move: (id, to) => latest.current.move(id, to),
      failed: message => latest.current.failed(message),
    }),
    [],
  );
}

/** What a screen reader says; with its count, so that two photos of one name are two announcements. */
function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  return [said, (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }))] as const;
}

/** R21: only a signed-in person may add; the session may have ended since the card was opened. True when it did. */
function useRefusal(): () => boolean {
  const store = useAppStore();
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    const attempt = decideUpload(store.getState().session);
    if (attempt.kind === 'allow') return false;
    notify({ code: attempt.message });
    void navigate({ to: attempt.to });
    return true;
  };
}

/** A picture on the clipboard can be pasted anywhere on the screen, but for text fields. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** A file let go beside the drop area must not make the browser leave the page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}
