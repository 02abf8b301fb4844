import { type HomePlace, homePlaceOf } from '@app/home';
import { civilDateAt, daySpanAt, type Millis, millis, unwrap } from '@app/kernel';
import type { SkySample } from '@app/scenes/skyArc';
import {
  type HorizonPosition,
  type MoonTimes,
  moonPosition,
  moonTimes,
  type SunTimes,
  sunPosition,
  sunTimes,
  type TimeSpan,
} from '@app/sky';
import { useMemo } from 'react';
import { usePorts } from '../../../adapters/ports';
import { useNow } from '../../../common/useNow';
import { selectInfo, useApp } from '../../../store/store';

export interface SkyDay {
  readonly place: HomePlace;
  readonly now: Millis;
  readonly sunWay: readonly SkySample[];
  readonly moonWay: readonly SkySample[];
  readonly sun: SunTimes;
  readonly moon: MoonTimes;
}

const STEP = 10 * 60_000;

/** Sun and moon over the home through the zone's today. Computed once a day and place. */
export function useSkyDay(zone: string): SkyDay {
  const { clock } = usePorts();
  const info = useApp(selectInfo);
  const now = useNow('minute');
  const { year, month, day } = civilDateAt(now, zone);
  const home = homePlaceOf(info, clock.zone());
  const { latitude, longitude } = home;
  const ways = useMemo(() => {
    const place = { latitude, longitude };
    // The zone's own today exists in it.
    const span = unwrap(daySpanAt({ year, month, day }, zone));
    return {
      sunWay: sample(span, at => sunPosition(at, place)),
      moonWay: sample(span, at => moonPosition(at, place)),
      sun: sunTimes(place, span),
      moon: moonTimes(place, span),
    };
  }, [year, month, day, zone, latitude, longitude]);
  return { place: home, now, ...ways };
}

const sample = ({ from, to }: TimeSpan, positionAt: (at: Millis) => HorizonPosition): readonly SkySample[] =>
  Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) => {
    const at = millis(from + index * STEP);
    const { azimuth, altitude } = positionAt(at);
    return { at, azimuth, altitude };
  });
