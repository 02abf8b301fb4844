import { homePlaceOf, knownPlaceOf, planByNeedle, type ReadPhoto, readPhotoSheet } from '@app/home';
import { formatDay } from '@app/i18n';
import { readPlan } from '@app/plan';
import { customName } from '@app/plan/words';
import { type Photo, type PhotoFactsPatch, ROOMS } from '@app/records';
import {
  LightDiary,
  PhotoFacts,
  PhotoOnPlan,
  PhotoPrint,
  PhotoQuestions,
  RoomStrip,
} from '@app/scenes/photos';
import { ROOM_KEYS } from '@app/scenes/photos/roomKeys';
import { Sheet } from '@app/scenes/Sheet';
import { useAlmanacNames } from '@app/scenes/useAlmanacNames';
import { Checkbox, ChevronDownIcon, LockIcon, Select, useScreen } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { selectInfo, useApp } from '../../store/store';
import { useLanguage } from '../language';
import { useNotify } from '../messages';
import { useFacing } from '../useFacing';
import { usePlanWords } from '../usePlanWords';
import { PlanRoomSelect } from './PlanRoomSelect';
import { questionOf } from './questionOf';
import { usePictures } from './usePicture';

export interface PhotoSheetProps {
  readonly photo: Photo;
  /** Including itself. */
  readonly photos: readonly Photo[];
  readonly readings: ReadonlyMap<string, ReadPhoto>;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** R231: the photo's readings, each with its source, beside the control that sets the fact. Nothing is set unasked. */
export default function PhotoSheet({ photo, photos, readings, onRemove, onClose }: PhotoSheetProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const readsPhotos = useApp(state => state.readsPhotos);
  const setReadsPhotos = useApp(state => state.setReadsPhotos);
  const setPhotoFacts = useApp(state => state.setPhotoFacts);
  const info = useApp(selectInfo);
  const { clock } = usePorts();
  const notify = useNotify();
  const names = useAlmanacNames();
  const plan = usePlan();
  const { namesOn } = usePlanWords();
  const rooms = useApp(state => state.roomOfPhoto);
  const read = readings.get(photo.id);
  const reading = read?.reading;
  const tell = (facts: PhotoFactsPatch) => void setPhotoFacts(photo.id, facts).then(notify);
  const home = { place: knownPlaceOf(info), zone: clock.zone(), now: clock.now(), plan, rooms };
  const { atHome, besideRoom, others, before, onPlan, diary } = readPhotoSheet(photo, photos, readings, home);
  const shown = [photo, ...others.map(other => other.photo)];
  const urls = usePictures(shown.map(({ id }) => id));
  const nameOf = (of: Photo) => (of.room ? t(`photos.${ROOM_KEYS[of.room]}`) : (of.caption ?? of.name));
  const dayOf = (id: string) => {
    const takenAt = readings.get(id)?.reading?.capture.takenAt;
    return takenAt && formatDay(language, takenAt);
  };
  // R1040: by one word here and on the plan.
  const room = onPlan ? namesOn(onPlan.floor.rooms)(onPlan.room) : nameOf(photo);
  const amid = ({ room: kind, placed }: NonNullable<typeof besideRoom>) => {
    const name = placed && namesOn(placed.floor.rooms)(placed.room);
    // A name that a person gave, or that bears a number, has no article.
    if (placed && name && (customName(placed.room) || /\d$/.test(name))) return name;
    const called = name ?? t(`photos.${ROOM_KEYS[kind]}`);
    return t('read.theRoom', { room: called.toLocaleLowerCase(language) });
  };
  const wall = photo.wall ?? atHome.wall;
  const title = wall ? t('read.toWall', { room, wall: t(`read.walls.${wall}`) }) : room;
  const takenAt = reading?.capture.takenAt;
  const onThePlan = onPlan && (
    <PhotoOnPlan
      onPlan={onPlan}
      within={reading?.capture.direction?.uncertainty ?? 0}
      roomName={room}
      time={takenAt && [takenAt.hour, takenAt.minute].map(part => String(part).padStart(2, '0')).join(':')}
    />
  );
  // The place of the room's other photos, where there are any.
  const isWide = useScreen('tablet');
  const isPlanOnMat = others.length === 0 && isWide;
  return (
    <Sheet
      onClose={onClose}
      title={title}
      caption={t('read.captionOther')}
      description={t('read.describe')}
      size="l"
      className="photo-sheet"
      aside={
        <PhotoPrint photo={photo} reading={reading} atHome={atHome} url={urls.get(photo.id)}>
          <RoomStrip
            key={photo.id}
            {...{ photo, url: urls.get(photo.id), day: dayOf(photo.id) }}
            others={others.map(other => ({
              ...other,
              url: urls.get(other.photo.id),
              day: dayOf(other.photo.id),
              question: questionOf(readings.get(other.photo.id), t),
            }))}
          />
          {isPlanOnMat && <div data-theme="ink">{onThePlan}</div>}
        </PhotoPrint>
      }
      footer={
        <div className="photo-sheet__foot">
          <Checkbox
            label={t('read.switch')}
            checked={readsPhotos}
            onChange={({ target }) => void setReadsPhotos(target.checked).then(notify)}
          />
          <details>
            <summary>
              <LockIcon aria-hidden="true" />
              {t('read.privacyLine')}
              <ChevronDownIcon />
            </summary>
            <p>{t('read.privacy')}</p>
          </details>
        </div>
      }
    >
      {/* On a phone the head of the dialog is above the photo, for screen readers only. */}
      <p className="photo-sheet__title" aria-hidden="true">
        {title}
      </p>
      {!readsPhotos && <p className="photo-sheet__none">{t('read.off')}</p>}
      {readsPhotos && !reading && <p className="photo-sheet__none">{t('read.nothing')}</p>}
      <dl className="photo-sheet__rows">
        {read && <PhotoQuestions read={read} tell={tell} onRemove={onRemove} />}
        <PhotoFacts
          {...{ photo, reading, atHome, tell }}
          besideRoom={besideRoom && { light: besideRoom.light, room: amid(besideRoom) }}
          hasRoom={photo.room !== undefined || rooms[photo.id] !== undefined}
          termName={names.kind === 'ready' && atHome.term ? names.names.solarTerm[atHome.term.id] : undefined}
          before={
            before && {
              day: dayOf(before.photo.id),
              // Both are of one room, so that its name would not tell them apart.
              name: before.photo.caption ?? before.photo.name,
              difference: before.difference,
            }
          }
        />
      </dl>
      <div className="photo-sheet__rooms">
        <Select
          label={t('read.room')}
          placeholder={t('read.chooseRoom')}
          value={photo.room ?? ''}
          options={ROOMS.map(each => ({ value: each, label: t(`photos.${ROOM_KEYS[each]}`) }))}
          onChange={({ target }) => tell({ room: ROOMS.find(each => each === target.value) })}
        />
        <PlanRoomSelect photoId={photo.id} />
      </div>
      {!isPlanOnMat && onThePlan}
      <LightDiary diary={diary} latitude={homePlaceOf(info, clock.zone()).latitude} roomName={room} />
    </Sheet>
  );
}

/** The person's own plan at the home's facing, if readable. */
function usePlan() {
  const plan = useApp(state => state.plan);
  const facing = useFacing();
  return useMemo(() => {
    const read = plan === undefined ? undefined : readPlan(plan);
    return read?.ok ? planByNeedle(read.value, facing).plan : undefined;
  }, [plan, facing]);
}
