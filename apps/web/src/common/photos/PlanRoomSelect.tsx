import { readPlan } from '@app/plan';
import { Select } from '@app/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';
import { usePlanWords } from '../usePlanWords';

/** R396: the room of a photo on the person's plan; nothing without a readable plan. */
export function PlanRoomSelect({ photoId }: { readonly photoId: string }) {
  const { t } = useTranslation('createHome');
  const { namesOn } = usePlanWords();
  const text = useApp(state => state.plan);
  const place = useApp(state => state.roomOfPhoto[photoId]);
  const putPhotoInRoom = useApp(state => state.putPhotoInRoom);
  const floors = useMemo(() => {
    const plan = text === undefined ? undefined : readPlan(text);
    return plan?.ok ? plan.value.floors : [];
  }, [text]);
  const rooms = floors.flatMap(({ level, rooms: on }) => {
    const nameOf = namesOn(on);
    return on.map(room => ({ at: { level, room: room.id }, name: nameOf(room) }));
  });
  if (rooms.length === 0) return null;
  const chosen = rooms.findIndex(({ at }) => at.room === place?.room && at.level === place.level);
  return (
    <Select
      label={t('read.roomOnPlan')}
      value={chosen}
      options={[
        { value: '-1', label: t('read.notOnPlan') },
        ...rooms.map(({ at, name }, index) => ({
          value: String(index),
          label:
            floors.length > 1 ? t('read.roomOnFloor', { room: name, floor: String(at.level + 1) }) : name,
        })),
      ]}
      onChange={({ target }) => putPhotoInRoom(photoId, rooms[Number(target.value)]?.at)}
    />
  );
}
