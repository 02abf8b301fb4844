import { type Photo, type PhotoMark, ROOMS, type Room } from '@app/records';
import { CloseIcon, Spinner, TriangleAlertIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';
import { MessageText } from '../messages';
import { usePicture } from './usePicture';

export interface PhotoTileProps {
  readonly photo: Photo;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly mark: PhotoMark | undefined;
  readonly onRemove: () => void;
}

const ROOM_KEYS = {
  living: 'roomLiving',
  bedroom: 'roomBedroom',
  kitchen: 'roomKitchen',
  study: 'roomStudy',
  entrance: 'roomEntrance',
  tea: 'roomTea',
  dining: 'roomDining',
  bath: 'roomBath',
  balcony: 'roomBalcony',
  other: 'roomOther',
} as const satisfies Record<Room, string>;

/** R16: one print of the contact sheet, with its number, its room and a way to take it off. */
export function PhotoTile({ photo, index, total, mark, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('common');
  const nameRoom = useApp(state => state.nameRoom);
  const url = usePicture(photo.id);
  const label = t('photos.position', { index: index + 1, total, name: photo.name });
  return (
    <li className="tile" aria-label={label}>
      <div className="tile__print">
        {photo.state === 'ready' && url && (
          <img src={url} alt={label} style={{ rotate: `${photo.turns * 90}deg` }} />
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
            if (room) void nameRoom(photo.id, room);
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
      <button
        type="button"
        className="tile__remove"
        data-photo-remove
        aria-label={t('photos.removeNamed', { name: photo.name })}
        onClick={onRemove}
      >
        <CloseIcon aria-hidden="true" />
      </button>
    </li>
  );
}
