import type { SkyData } from '@app/sky/map';
import { type SkyFrame, type SkyTarget, skyReport } from '@app/sky/stars';
import { useMemo } from 'react';
import type { SkyWords } from '../useSkyWords';

export interface SkyWordsListProps {
  readonly words: SkyWords;
  readonly sky: SkyData;
  /** Of the minute, not the second: a list must not change while a screen reader is reading it. */
  readonly frame: SkyFrame;
  readonly onPick: (target: SkyTarget) => void;
}

/** The map in sentences. */
export function SkyWordsList({ words, sky, frame, onPick }: SkyWordsListProps) {
  const report = useMemo(() => skyReport(frame, sky.catalogue, sky.lodges), [frame, sky]);
  const { t } = words;
  return (
    <>
      <p>{t('starMap.culminating', { mansion: words.mansionName(report.culminating) })}</p>
      <p>{t('starMap.moonIn', { mansion: words.mansionName(report.moonIn) })}</p>
      <h3>{t('starMap.up')}</h3>
      <p>{t('starMap.mountainsBy')}</p>
      <ul>
        {report.up.map(({ target, altitude, azimuth }) => (
          <li key={target.kind === 'wanderer' ? target.id : target.index}>
            <button type="button" onClick={() => onPick(target)}>
              {t('starMap.sighting', {
                name: words.nameOf(target).own,
                altitude: words.degrees(altitude),
                direction: words.direction(azimuth),
                mountain: words.mountainName(azimuth),
              })}
            </button>
          </li>
        ))}
      </ul>
      <p className="starmap__credits">{t('starMap.credits')}</p>
    </>
  );
}
