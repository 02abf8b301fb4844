import { type HolidayRegion, isHolidayRegion, likelyRegion } from '@app/almanac/regions';
import { useAnswer } from '@app/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { usePorts } from '../adapters/ports';
import { useLanguage } from './language';

const KEY = 'holidays';
const follow = (changed: () => void) => {
  window.addEventListener(KEY, changed);
  return () => window.removeEventListener(KEY, changed);
};

/** R481: the region of public holidays: chosen on this device, or proposed by the reader's languages. */
export function useHolidayRegion(): readonly [HolidayRegion, (region: HolidayRegion) => void] {
  const { deviceStore } = usePorts();
  const { face } = useLanguage();
  const chosen = useSyncExternalStore(follow, () => deviceStore.read(KEY));
  const region = isHolidayRegion(chosen) ? chosen : likelyRegion([face, ...navigator.languages]);
  const choose = (next: HolidayRegion) => {
    deviceStore.write(KEY, next);
    window.dispatchEvent(new Event(KEY));
  };
  return [region, choose];
}

/** R481, R490: the public feed in the reader's script, with those holidays. */
export function useCalendarFeed() {
  const { device, findFeed } = usePorts();
  const { face } = useLanguage();
  const [region, onRegion] = useHolidayRegion();
  const feed = useAnswer(useCallback(() => findFeed(face, region), [findFeed, face, region]));
  return { feed, region, onRegion, onCopy: device.copy };
}
