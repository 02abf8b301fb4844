import type { RoomOnPlan } from '@app/home';
import type { Photo } from '@app/records';
import { TurnedPhoto } from '@app/scenes/TurnedPhoto';
import { IconButton, Select, TrashIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useHomeAddress } from '../../common/address';
import { useLoadPhotos } from '../../common/photos/useLoadPhotos';
import { usePicture } from '../../common/photos/usePicture';
import { useApp } from '../../store/store';
import type { Desk } from './useDesk';

export interface RoomPhotosProps {
  readonly desk: Desk;
  readonly at: RoomOnPlan;
}

/** R396: the photos taken in a room, and candidates for it. */
export function RoomPhotos({ desk, at }: RoomPhotosProps) {
  const { t } = useTranslation('visualization');
  const photos = useApp(state => state.photos);
  useLoadPhotos();
  const isHere = ({ id }: Photo) => desk.rooms[id]?.room === at.room && desk.rooms[id]?.level === at.level;
  const others = photos.filter(photo => !isHere(photo));
  return (
    <>
      <h4>{t('planDesk.photos')}</h4>
      {photos.length === 0 && <p>{t('planDesk.noPhotos')}</p>}
      <ul>
        {photos.filter(isHere).map(photo => (
          <RoomPhoto key={photo.id} photo={photo} onRemove={() => desk.putPhoto(photo.id, undefined)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Select
          label={t('planDesk.addPhoto')}
          value=""
          placeholder="+"
          isAct
          options={others.map(photo => ({ value: photo.id, label: nameOf(photo) }))}
          onChange={event => desk.putPhoto(event.target.value, at)}
        />
      )}
    </>
  );
}

const nameOf = ({ caption, name }: Photo): string => caption ?? name;

function RoomPhoto({ photo, onRemove }: { readonly photo: Photo; readonly onRemove: () => void }) {
  const { t } = useTranslation('visualization');
  const { open } = useHomeAddress();
  const url = usePicture(photo.id);
  return (
    <li className="room-fields__thing room-fields__photo">
      {/* R1102: also where no cards hang beside the home. */}
      <button type="button" onClick={() => open({ photo: Number(photo.id) })}>
        {url && (
          <TurnedPhoto
            className="room-fields__print"
            url={url}
            turns={photo.turns}
            {...(photo.straightened ? { straightened: photo.straightened } : {})}
            alt=""
          />
        )}
        <bdi>{nameOf(photo)}</bdi>
      </button>
      <IconButton
        size="s"
        label={t('planDesk.takeOutPhoto', { photo: nameOf(photo) })}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
    </li>
  );
}
