import {
  eavesOf,
  type RoomOfLight,
  SUN_STEP_MINUTES,
  type SunOfDay,
  seasonsOf,
  type YearOfLight,
} from '@app/home';
import { formatDay, formatDegrees, formatNumber, useLanguage } from '@app/i18n';
import type { Floor, Plan } from '@app/plan';
import { thingName } from '@app/plan/words';
import { useTranslation } from 'react-i18next';

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(Math.round(minute % 60)).padStart(2, '0')}`;

/** Hours rounded to ten: sums that weigh each term by its share of a year are no more precise. */
export const roundedHours = (hours: number): number => Math.round(hours / 10) * 10;

/** R831: whether a sum is none, too small to be rounded, or a number. */
export const sizeOfHours = (hours: number): 'None' | 'Few' | '' =>
  hours === 0 ? 'None' : roundedHours(hours) === 0 ? 'Few' : '';

export interface RoomSeasonsProps {
  readonly light: YearOfLight;
  readonly room: RoomOfLight;
  /** Degrees, south below 0. */
  readonly latitude: number;
}

/** R596: the variation of the room's sun over the year, in one sentence. */
export function RoomSeasons({ light, room, latitude }: RoomSeasonsProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const seasons = seasonsOf(light, room, { latitude });
  if (!seasons) return null;
  const digit = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  const sun = ({ minutes, most }: SunOfDay) =>
    minutes === 0
      ? t('planLight.seasons.noSun')
      : t('planLight.seasons.sun', { hours: digit(minutes / 60), most: digit(most) });
  switch (seasons.kind) {
    case 'none':
      return <p>{t('planLight.seasons.none')}</p>;
    case 'tropics':
      return (
        <p>
          {t('planLight.seasons.tropics', { sunJune: sun(seasons.june), sunDecember: sun(seasons.december) })}
        </p>
      );
    default:
      return (
        <p>
          {t(`planLight.seasons.${seasons.kind}`, {
            long: formatDay(language, seasons.long.date, 'ofYear'),
            short: formatDay(language, seasons.short.date, 'ofYear'),
            altitude: formatDegrees(language, seasons.altitude, 0),
            sunLong: sun(seasons.long),
            sunShort: sun(seasons.short),
          })}
        </p>
      );
  }
}

export interface SunOnThingsProps {
  readonly floor: Floor;
  readonly light: YearOfLight;
  /** Index of the chosen day. */
  readonly term: number;
}

/** When the sun is on beds, desks, sofas and plants on the chosen day, and for how long in a year. */
export function SunOnThings({ floor, light, term }: SunOnThingsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  return (
    <ul className="light-sheet__items">
      {light.items.map(({ itemId, isBed, days, hours }) => {
        const { first, last, minutes } = days[term]!;
        const thing = inFace(thingName(floor, itemId, language)) ?? '';
        const words = {
          thing,
          from: clockOf(first ?? 0),
          to: clockOf((last ?? 0) + SUN_STEP_MINUTES),
          year:
            sizeOfHours(hours) === ''
              ? t('planLight.aboutHours', { hours: roundedHours(hours) })
              : t('planLight.fewHours'),
        };
        const key = minutes === 0 ? 'none' : isBed ? 'pillow' : 'thing';
        return <li key={itemId}>{t(`planLight.items.${key}`, words)}</li>;
      })}
    </ul>
  );
}

export interface LightTableProps {
  readonly room: RoomOfLight;
  readonly title: string;
  /** The name of a day, by its index. */
  readonly nameOf: (term: number) => string;
}

/** R390: the picture of a room's year as a table. */
export function LightTable({ room, title, nameOf }: LightTableProps) {
  const { t } = useTranslation('visualization');
  return (
    <details>
      <summary>{t('planLight.table')}</summary>
      <table className="plan-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('planLight.term')}</th>
            <th scope="col">{t('planLight.hours')}</th>
            <th scope="col">{t('planLight.between')}</th>
            <th scope="col">{t('planLight.longest')}</th>
          </tr>
        </thead>
        <tbody>
          {room.days.map(({ minutes, first, last, longest }, i) => (
            <tr key={i}>
              <th scope="row">{nameOf(i)}</th>
              <td>{(minutes / 60).toFixed(1)}</td>
              <td>
                {first === undefined || last === undefined
                  ? ''
                  : `${clockOf(first)}–${clockOf(last + SUN_STEP_MINUTES)}`}
              </td>
              <td>{(longest / 60).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="plan-desk__note">{t('planLight.standards')}</p>
    </details>
  );
}

interface LightNoteProps {
  readonly plan: Plan;
  /** The city whose sun is shown while the place is unknown; and that of the clock, if the reader's differs. */
  readonly standIn: string | undefined;
  readonly clockOf: string | undefined;
}

/** What the hours count, under them. */
export function LightNote({ plan, standIn, clockOf }: LightNoteProps) {
  const { t } = useTranslation('visualization');
  const metres = eavesOf(plan);
  return (
    <p className="plan-desk__note">
      {t('planLight.note')}{' '}
      {metres === undefined ? t('planLight.eavesUnknown') : t('planLight.eavesTold', { metres })}
      {standIn !== undefined && ` ${t('planLight.placeUnknown', { city: standIn })}`}
      {clockOf !== undefined && ` ${t('planLight.clockOf', { city: clockOf })}`}
    </p>
  );
}
