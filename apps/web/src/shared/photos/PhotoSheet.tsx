import { knownPlaceOf, photoAtHome } from '@app/home';
import type { ToldFacts } from '@app/records';
import { type Photo, ROOMS } from '@app/records';
import { Checkbox, Dialog, LockIcon, Select } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { selectInfo, useApp } from '../../store/store';
import { useLanguage } from '../language';
import { useNotify } from '../messages';
import { PhotoFacts } from './PhotoFacts';
import { PhotoPrint } from './PhotoPrint';
import { PhotoQuestions } from './PhotoQuestions';
import { ROOM_KEYS } from './roomKeys';
import type { ReadPhoto } from './usePhotoReadings';
import './PhotoSheet.css';

export interface PhotoSheetProps {
  readonly photo: Photo;
  readonly read: ReadPhoto;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** R231: what a photo tells, each with its source, beside the control that sets the fact. Nothing is set unasked. */
export default function PhotoSheet({ photo, read, onRemove, onClose }: PhotoSheetProps) {
  const { t } = useTranslation('createHome');
  const { t: common } = useTranslation('common');
  const { captionLang } = useLanguage();
  const readsPhotos = useApp(state => state.readsPhotos);
  const setReadsPhotos = useApp(state => state.setReadsPhotos);
  const tellPhoto = useApp(state => state.tellPhoto);
  const info = useApp(selectInfo);
  const { clock } = usePorts();
  const notify = useNotify();
  const { reading } = read;
  const tell = (facts: ToldFacts) => void tellPhoto(photo.id, facts).then(notify);
  const atHome = photoAtHome(reading, photo, knownPlaceOf(info), clock.zone(), clock.now());
  const room = photo.room ? t(`photos.${ROOM_KEYS[photo.room]}`) : (photo.caption ?? photo.name);
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={photo.wall ? t('read.toWall', { room, wall: t(`read.walls.${photo.wall}`) }) : room}
      caption={t('read.captionOther')}
      captionLang={captionLang}
      description={t('read.describe')}
      closeLabel={common('actions.close')}
      size="l"
      className="photo-sheet"
      aside={<PhotoPrint photo={photo} reading={reading} atHome={atHome} />}
      footer={
        <div className="photo-sheet__foot">
          <p>
            <LockIcon aria-hidden="true" />
            <span>{t('read.privacy')}</span>
          </p>
          <Checkbox
            label={t('read.switch')}
            checked={readsPhotos}
            onChange={({ target }) => void setReadsPhotos(target.checked).then(notify)}
          />
        </div>
      }
    >
      <Select
        label={t('read.room')}
        placeholder={t('read.chooseRoom')}
        value={photo.room ?? ''}
        options={ROOMS.map(each => ({ value: each, label: t(`photos.${ROOM_KEYS[each]}`) }))}
        onChange={({ target }) => tell({ room: ROOMS.find(each => each === target.value) })}
      />
      {!readsPhotos && <p className="photo-sheet__none">{t('read.off')}</p>}
      {readsPhotos && !reading && <p className="photo-sheet__none">{t('read.nothing')}</p>}
      <dl className="photo-sheet__rows">
        <PhotoQuestions read={read} tell={tell} onRemove={onRemove} />
        <PhotoFacts photo={photo} reading={reading} atHome={atHome} tell={tell} />
      </dl>
    </Dialog>
  );
}
