import { useEffect } from 'react';
import { useApp } from '../../store/store';
import { useNotify } from '../messages';

/** The photos of an earlier visit; those that could not be drawn then and cannot now are reported (R1094). */
export function useLoadPhotos(): void {
  const loadPhotos = useApp(state => state.loadPhotos);
  const notify = useNotify();
  useEffect(() => void loadPhotos(notify), [loadPhotos]);
}
