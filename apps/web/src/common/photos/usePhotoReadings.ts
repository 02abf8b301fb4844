import { type ReadPhoto, readPhotos } from '@app/home';
import { useMemo } from 'react';
import { useApp } from '../../store/store';

/** The readings of all photos, by id: parsed once for each list. */
export function usePhotoReadings(): ReadonlyMap<string, ReadPhoto> {
  const photos = useApp(state => state.photos);
  return useMemo(() => readPhotos(photos), [photos]);
}
