import { type DiaryEntry, diaryOnPlan, knownPlaceOf } from '@app/home';
import type { Floor, Plan } from '@app/plan';
import { useEffect } from 'react';
import { usePorts } from '../../adapters/ports';
import { selectInfo, useApp } from '../../store/store';
import { usePhotoReadings } from './usePhotoReadings';

/** R239: the light diary of each room on the person's plan. */
export function useRoomDiary(plan: Plan): (floor: Floor, roomId: string) => readonly DiaryEntry[] {
  const { clock } = usePorts();
  const photos = useApp(state => state.photos);
  const rooms = useApp(state => state.roomOfPhoto);
  const loadPhotos = useApp(state => state.loadPhotos);
  const place = knownPlaceOf(useApp(selectInfo));
  const readings = usePhotoReadings();
  useEffect(() => void loadPhotos(), [loadPhotos]);
  return (floor, roomId) =>
    diaryOnPlan(photos, readings, floor, roomId, {
      place,
      zone: clock.zone(),
      now: clock.now(),
      plan,
      rooms,
    });
}
