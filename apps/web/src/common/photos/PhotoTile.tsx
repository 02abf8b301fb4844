import type { ReadPhoto } from '@app/home';
import { markOf, type Photo, ROOMS } from '@app/records';
import { MessageText } from '@app/scenes/MessageText';
import { ROOM_KEYS } from '@app/scenes/photos/roomKeys';
import { TurnedPhoto } from '@app/scenes/TurnedPhoto';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  RotateCwIcon,
  Spinner,
  TriangleAlertIcon,
} from '@app/ui';
import type { Message } from '@app/validation';
import { type DragEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';
import { PhotoCaption } from './PhotoCaption';
import { questionOf } from './questionOf';
import { usePicture } from './usePicture';

export interface PhotoTileProps {
  readonly photo: Photo;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly read: ReadPhoto | undefined;
  /** The same object as long as the list exists. */
  readonly actions: TileActions;
}

export interface TileActions {
  /** Opens the sheet of the photo's readings. */
  readonly open: (id: string) => void;
  readonly remove: (photo: Photo, index: number) => void;
  /** To the place counted from 0; `id` is this photo, or the one dropped on it. */
  readonly move: (id: string, to: number) => void;
  /** A change that could not be saved, and why. */
  readonly failed: (message: Message) => void;
}

/** Our own drag type, so files from elsewhere are not taken for photos of the list. */
const DRAGGED = 'application/x-photo-id';

/** R16: one print of the contact sheet, with its number, its room and a remove button. */
export const PhotoTile = memo(function PhotoTile({ photo, index, total, read, actions }: PhotoTileProps) {
  const { t } = useTranslation('createHome');
  const setPhotoFacts = useApp(state => state.setPhotoFacts);
  const rotatePhoto = useApp(state => state.rotatePhoto);
  const captionPhoto = useApp(state => state.captionPhoto);
  const url = usePicture(photo.id);
  const keep = async (change: Promise<Message | undefined>) => {
    const failed = await change;
    if (failed) actions.failed(failed);
  };
  const mark = markOf(photo);
  const label = t('photos.position', { index: index + 1, total, name: photo.name });
  return (
    <li
      className="tile"
      aria-label={label}
      data-photo={photo.id}
      onDragOver={event => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={event => {
        const id = event.dataTransfer.getData(DRAGGED);
        if (id) actions.move(id, index);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging doubles the two buttons below. */}
      <div
        className="tile__print"
        draggable
        onDragStart={(event: DragEvent) => {
          event.dataTransfer.setData(DRAGGED, photo.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        {photo.state === 'ready' && url && (
          <TurnedPhoto
            className="tile__photo"
            url={url}
            turns={photo.turns}
            straightened={photo.straightened ?? 0}
            alt={photo.caption ?? label}
          />
        )}
        {photo.state === 'reading' && <Spinner label={t('photos.reading')} />}
        {mark && (
          <p className="tile__mark">
            <TriangleAlertIcon aria-hidden="true" />
            <MessageText message={mark} />
          </p>
        )}
      </div>
      <div className="tile__caption">
        <i className="ui-num">{String(index + 1).padStart(2, '0')}</i>
        <select
          aria-label={`${t('photos.room')}: ${photo.name}`}
          value={photo.room ?? ''}
          onChange={event => {
            const room = ROOMS.find(each => each === event.target.value);
            if (room) void keep(setPhotoFacts(photo.id, { room }));
          }}
        >
          <option value="" disabled>
            {photo.name}
          </option>
          {ROOMS.map(room => (
            <option key={room} value={room}>
              {t(`photos.${ROOM_KEYS[room]}`)}
            </option>
          ))}
        </select>
      </div>
      <PhotoCaption photo={photo} onKeep={words => void keep(captionPhoto(photo.id, words))} />
      {photo.state !== 'reading' && (
        <button
          type="button"
          className="tile__read"
          data-asks={read?.isBlurred || read?.twin !== undefined}
          aria-haspopup="dialog"
          aria-label={`${questionOf(read, t) ?? t('photos.tells')}: ${photo.name}`}
          onClick={() => actions.open(photo.id)}
        >
          {questionOf(read, t) ?? t('photos.tells')}
        </button>
      )}
      <div className="tile__tools">
        <button
          type="button"
          data-photo-earlier
          aria-label={`${t('photos.moveEarlier')}: ${photo.name}`}
          aria-disabled={index === 0}
          onClick={() => actions.move(photo.id, index - 1)}
        >
          <ChevronLeftIcon aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={`${t('photos.rotate')}: ${photo.name}`}
          onClick={() => void keep(rotatePhoto(photo.id))}
        >
          <RotateCwIcon aria-hidden="true" />
        </button>
        <button
          type="button"
          data-photo-later
          aria-label={`${t('photos.moveLater')}: ${photo.name}`}
          aria-disabled={index === total - 1}
          onClick={() => actions.move(photo.id, index + 1)}
        >
          <ChevronRightIcon aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        className="tile__remove"
        data-photo-remove
        aria-label={t('photos.removeNamed', { name: photo.name })}
        onClick={() => actions.remove(photo, index)}
      >
        <CloseIcon aria-hidden="true" />
      </button>
    </li>
  );
}, isDrawnAlike);

/** While photos are read the list changes often, and a tile rarely. */
function isDrawnAlike(one: PhotoTileProps, two: PhotoTileProps): boolean {
  return (
    one.photo === two.photo &&
    one.index === two.index &&
    one.total === two.total &&
    one.read?.isBlurred === two.read?.isBlurred &&
    one.read?.twin?.name === two.read?.twin?.name
  );
}
