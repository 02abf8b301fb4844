import type { RoomOfLight, YearOfLight } from '@app/home';
import { useTranslation } from 'react-i18next';
import { roundedHours, sizeOfHours } from './LightWords';
import { SunStrip } from './SunStrip';
import './lightSheet.css';

export interface RoomsOfLightProps {
  readonly light: YearOfLight;
  readonly rooms: readonly RoomOfLight[];
  readonly chosen: RoomOfLight;
  readonly nameOf: (room: RoomOfLight) => string;
  readonly onChoose: (roomId: string) => void;
}

/** R831: the year of every room, small, to choose one; those without any direct sun share one line, without a picture. */
export function RoomsOfLight({ light, rooms, chosen, nameOf, onChoose }: RoomsOfLightProps) {
  const { t } = useTranslation('visualization');
  const dark = rooms.filter(each => each.hours === 0);
  return (
    <div className="light-sheet__rooms">
      <ul>
        {rooms
          .filter(each => each.hours > 0)
          .map(each => (
            <li key={each.roomId}>
              <button type="button" aria-pressed={each === chosen} onClick={() => onChoose(each.roomId)}>
                <SunStrip small days={light.days} room={each} />
                <b>{nameOf(each)}</b>
                <small>
                  {sizeOfHours(each.hours) !== ''
                    ? t('planLight.fewHours')
                    : t('planLight.hoursAYear', { hours: roundedHours(each.hours) })}
                </small>
              </button>
            </li>
          ))}
      </ul>
      {dark.length > 0 && (
        <fieldset className="light-sheet__dark">
          <legend>{t('planLight.sunless')}</legend>
          {dark.map(each => (
            <button
              key={each.roomId}
              type="button"
              aria-pressed={each === chosen}
              onClick={() => onChoose(each.roomId)}
            >
              {nameOf(each)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
