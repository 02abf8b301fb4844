import type { RoomOfLight, YearOfLight } from '@app/home';
import { formatList, useLanguage } from '@app/i18n';
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

/** R831: the year of every room, small, to choose one; those without any direct sun share one line. */
export function RoomsOfLight({ light, rooms, chosen, nameOf, onChoose }: RoomsOfLightProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const dark = rooms.filter(each => each.hours === 0);
  return (
    <div className="light-sheet__rooms">
      <ul>
        {rooms
          .filter(each => each.hours > 0 || each === chosen)
          .map(each => (
            <li key={each.roomId}>
              <button type="button" aria-pressed={each === chosen} onClick={() => onChoose(each.roomId)}>
                <SunStrip small days={light.days} room={each} />
                <b>{nameOf(each)}</b>
                <small>
                  {sizeOfHours(each.hours) !== ''
                    ? t(each.hours === 0 ? 'planLight.noHours' : 'planLight.fewHours')
                    : t('planLight.hoursAYear', { hours: roundedHours(each.hours) })}
                </small>
              </button>
            </li>
          ))}
      </ul>
      {dark.length > 0 && <p>{t('planLight.sunless', { rooms: formatList(language, dark.map(nameOf)) })}</p>}
    </div>
  );
}
