import { diaryOnPlan, knownPlaceOf, photoLooks } from '@app/home';
import type { Floor, Plan } from '@app/plan';
import { usePorts } from '../../adapters/ports';
import { selectInfo, useApp } from '../../store/store';
import { useLoadPhotos } from './useLoadPhotos';
import { usePhotoReadings } from './usePhotoReadings';

/** R236, R239: the photos on the person's plan: their directions, and the light diary of each room. */
export function usePlanPhotos(plan: Plan) {
  const { clock } = usePorts();
  const photos = useApp(state => state.photos);
  const rooms = useApp(state => state.roomOfPhoto);
  const place = knownPlaceOf(useApp(selectInfo));
  const readings = usePhotoReadings();
  useLoadPhotos();
  const home = { place, zone: clock.zone(), now: clock.now(), plan, rooms };
  return {
    diaryOn: (floor: Floor, roomId: string) => diaryOnPlan(photos, readings, floor, roomId, home),
    looksOn: (floor: Floor) => photoLooks(photos, readings, floor, home),
  };
}
