import { type OwnDay, ownDays } from '@app/home';
import { addDays, type CivilDate } from '@app/kernel';
import { useMemo } from 'react';
import { usePorts } from '../../adapters/ports';
import { useLoadPhotos } from '../../common/photos/useLoadPhotos';
import { usePhotoReadings } from '../../common/photos/usePhotoReadings';
import { useRecords } from '../../common/useRecords';
import { useApp } from '../../store/store';

/** R244: the person's notes and photos on the days of a month's grid, by date as `2026-11-22`. */
export function useOwnDays({ year, month }: CivilDate): ReadonlyMap<string, OwnDay> {
  const { clock } = usePorts();
  const zone = clock.zone();
  const records = useApp(state => state.records);
  const photos = useApp(state => state.photos);
  const readings = usePhotoReadings();
  useRecords();
  useLoadPhotos();
  return useMemo(() => {
    const first = { year, month, day: 1 };
    const days = { from: addDays(first, -6), to: addDays(first, 41) };
    return ownDays(records, photos, readings, days, zone);
  }, [records, photos, readings, year, month, zone]);
}
