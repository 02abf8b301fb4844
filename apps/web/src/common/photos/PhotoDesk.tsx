import { PHOTO_INPUT, type Photo, withRemoved } from '@app/records';
import { MessageText } from '@app/scenes/MessageText';
import { decideUpload } from '@app/session';
import {
  AlertBanner,
  Button,
  ImageIcon,
  lazyPart,
  PlusIcon,
  useAnnouncement,
  useLatest,
  useManyInSlices,
  useNoStrayDrops,
  usePastedFiles,
} from '@app/ui';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { warningOf } from '../../store/photosSlice';
import { useApp, useAppStore } from '../../store/store';
import { PartMissing, useNotify } from '../messages';
import { useOfferUndo } from '../useOfferUndo';
import { PhotoTile, type TileActions } from './PhotoTile';
import { SharedPhotos } from './SharedPhotos';
import { useLoadPhotos } from './useLoadPhotos';
import { usePhotoReadings } from './usePhotoReadings';
import '@app/scenes/photoDesk.css';

const PhotoSheet = lazyPart(() => import('./PhotoSheet'), PartMissing);

/** R15 to R18: where photos are dropped, chosen or pasted, above their contact sheet. */
export function PhotoDesk() {
  const { t } = useTranslation('createHome');
  const { t: common } = useTranslation('common');
  const photos = useManyInSlices(useApp(state => state.photos));
  const readsPhotos = useApp(state => state.readsPhotos);
  const unreadable = useApp(state => state.photosUnreadable);
  const removePhoto = useApp(state => state.removePhoto);
  const offerUndo = useOfferUndo();
  const movePhoto = useApp(state => state.movePhoto);
  const notify = useNotify();
  const store = useAppStore();
  const refuse = useRefusal();
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !refuse()) void store.getState().addFiles(files, notify);
  };
  const [said, announce] = useAnnouncement();
  const list = useRef<HTMLOListElement>(null);
  const laid = useRef<readonly Photo[]>([]);
  const readings = usePhotoReadings();
  const [openId, setOpenId] = useState<string>();
  const warning = warningOf(photos);
  const openIndex = photos.findIndex(({ id }) => id === openId);
  const opened = photos[openIndex];
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // The rules decide what an image is; the drop zone only collects.
    onDrop: (accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)]),
  });
  useLoadPhotos();
  usePastedFiles(take);
  useNoStrayDrops();

  const remove = (photo: Photo, index: number) => {
    laid.current = withRemoved(laid.current, store.getState().photos);
    const before = laid.current;
    void removePhoto(photo.id).then(notify);
    offerUndo(
      () => t('photos.removed', { name: photo.name }),
      () => store.getState().putBackPhotos(before, [photo.id]).then(notify),
      'button',
    );
    // Focus moves to the tile that takes the removed one's place, or to "add more".
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
        '[data-photo-remove], [data-photo-add]',
      );
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };

  /** The pressed button keeps the focus, wherever its photo went. */
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

  const actions: TileActions = useLatest({ open: setOpenId, remove, move, failed: notify });

  return (
    <div className={photos.length > 0 ? 'desk desk--filled' : 'desk'}>
      <SharedPhotos refuse={refuse} />
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
          <Button size="s" onClick={() => void store.getState().loadPhotos(notify)}>
            {common('actions.retry')}
          </Button>
        </AlertBanner>
      )}
      {photos.length > 0 && (
        <div className="desk__mat">
          {warning && (
            <AlertBanner>
              <MessageText message={warning} />
            </AlertBanner>
          )}
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
      {said}
    </div>
  );
}

/** R21, R252: a guest is led to sign in, and finds photos open if that leads back to `/`. */
function useRefusal(): () => boolean {
  const store = useAppStore();
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    const attempt = decideUpload(store.getState().session);
    if (attempt.kind === 'allow') return false;
    store.getState().setPressedCard('upload');
    notify({ code: attempt.message });
    void navigate({ to: attempt.to });
    return true;
  };
}
