import type { PhotoAtHome } from '@app/home';
import { formatDay, formatDegrees, formatNumber } from '@app/i18n';
import { directionAt } from '@app/kernel';
import { lightBandOf, type PhotoReading, parseReading } from '@app/photo';
import type { ToldFacts } from '@app/records';
import { type Photo, WALLS } from '@app/records';
import { Button, Select } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';
import { useLanguage } from '../language';
import { ReadingRow } from './ReadingRow';

export interface PhotoFactsProps {
  readonly photo: Photo;
  readonly reading: PhotoReading | undefined;
  readonly atHome: PhotoAtHome;
  readonly tell: (facts: ToldFacts) => void;
}

/** The readings in the order of the camera: when, whereto, under which sun, how bright; then what its pixels show. */
export function PhotoFacts(props: PhotoFactsProps) {
  return (
    <>
      <Time {...props} />
      <WallInView {...props} />
      <Sun {...props} />
      <Brightness {...props} />
      <Lean {...props} />
      <Colours {...props} />
      <Busyness {...props} />
    </>
  );
}

function Time({ reading, atHome }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const takenAt = reading?.capture.takenAt;
  if (!takenAt) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const { hour, minute, offsetMinutes = 0 } = takenAt;
  const hours = Math.trunc(Math.abs(offsetMinutes) / 60);
  const rest = Math.abs(offsetMinutes) % 60;
  const offset = `${offsetMinutes < 0 ? '−' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`;
  const zone = atHome.zoneStated ? ` (${t('read.zoneStated', { offset })})` : '';
  return (
    <ReadingRow
      name={t('read.time')}
      value={`${formatDay(language, takenAt)} ${two(hour)}:${two(minute)}${zone}`}
      meaning={atHome.zoneStated ? undefined : t('read.zoneAssumed')}
      source={t('read.source.data')}
    />
  );
}

/** The control is there with and without a proposal. */
function WallInView({ photo, reading, atHome, tell }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const direction = reading?.capture.direction;
  const { wall, otherWall } = atHome;
  const north = direction?.northStated ? (`${direction.north}North` as const) : 'northAssumed';
  const proposed = direction && wall !== undefined && wall !== photo.wall;
  return (
    <ReadingRow
      name={t('read.direction')}
      value={
        direction
          ? t('read.looksTo', {
              degrees: formatDegrees(language, direction.degrees),
              within: formatDegrees(language, direction.uncertainty),
            })
          : t('read.wall')
      }
      meaning={
        wall &&
        (otherWall
          ? t('read.wallsInView', { wall: t(`read.walls.${wall}`), other: t(`read.walls.${otherWall}`) })
          : t('read.wallInView', { wall: t(`read.walls.${wall}`) }))
      }
      source={direction && `${t('read.source.data')} · ${t(`read.${north}`)}`}
    >
      <Select
        label={t('read.wall')}
        value={photo.wall ?? ''}
        options={[
          { value: '', label: t('read.wallNotSaid') },
          ...WALLS.map(each => ({ value: each, label: t(`read.walls.${each}`) })),
        ]}
        onChange={({ target }) => tell({ wall: WALLS.find(each => each === target.value) })}
      />
      {proposed && (
        <Button size="s" onClick={() => tell({ wall })}>
          {t('read.accept')}
        </Button>
      )}
      {direction && wall === photo.wall && <Accepted />}
    </ReadingRow>
  );
}

function Accepted() {
  const { t } = useTranslation('createHome');
  return (
    <span className="photo-sheet__accepted">
      <i aria-hidden="true">纳</i>
      {t('read.accepted')}
    </span>
  );
}

function Sun({ atHome: { sun, brightSpot, sunCanEnter } }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  if (!sun) return null;
  return (
    <ReadingRow
      name={t('read.sun')}
      value={
        sun.altitude < 0
          ? t('read.sunBelow')
          : t('read.sunAt', {
              direction: t(`read.walls.${directionAt(sun.azimuth)}`),
              azimuth: formatDegrees(language, sun.azimuth),
              altitude: formatDegrees(language, sun.altitude),
            })
      }
      meaning={
        brightSpot !== undefined &&
        t(sunCanEnter ? 'read.sunThroughWindow' : 'read.sunNotThroughWindow', {
          bearing: formatDegrees(language, brightSpot),
        })
      }
      source={t('read.source.computed')}
    />
  );
}

function Brightness({ reading }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const light = reading?.capture.light;
  if (!light) return null;
  const { lux, errorStops, fNumber, exposureTime, iso } = light;
  const number = (value: number) => formatNumber(language, value, { maximumSignificantDigits: 2 });
  const range = { least: number(lux / 2 ** errorStops), most: number(lux * 2 ** errorStops) };
  return (
    <ReadingRow
      name={t('read.light')}
      value={t('read.lux', { lux: number(lux) })}
      meaning={`${t(`read.bands.${lightBandOf(lux)}`)} · ${t('read.luxRange', range)}`}
      source={t('read.exposure', {
        aperture: formatNumber(language, fNumber, { maximumFractionDigits: 1 }),
        time: exposureTime < 1 ? `1/${Math.round(1 / exposureTime)}` : number(exposureTime),
        iso: String(iso),
      })}
    />
  );
}

/** Degrees from which a lean is worth mending. */
const LEAST_LEAN = 0.7;

function Lean({ photo, reading, tell }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const lean = reading?.pixels?.lean;
  if (lean === undefined && !photo.straightened) return null;
  const degrees = (value: number) => formatDegrees(language, Math.abs(value), 1);
  const leans =
    lean === undefined || Math.abs(lean) < LEAST_LEAN ? 'level' : lean > 0 ? 'leansRight' : 'leansLeft';
  return (
    <ReadingRow
      name={t('read.lean')}
      value={t(`read.${leans}`, { degrees: degrees(lean ?? 0) })}
      meaning={photo.straightened && t('read.straightened', { degrees: degrees(photo.straightened) })}
      source={t('read.source.lines')}
    >
      {photo.straightened ? (
        <Button size="s" variant="quiet" onClick={() => tell({ straightened: undefined })}>
          {t('read.leave')}
        </Button>
      ) : (
        leans !== 'level' &&
        lean !== undefined && (
          <Button size="s" onClick={() => tell({ straightened: -lean })}>
            {t('read.straighten', { degrees: degrees(lean) })}
          </Button>
        )
      )}
    </ReadingRow>
  );
}

function Colours({ reading }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const accents = reading?.pixels?.accents;
  if (!accents) return null;
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  return (
    <ReadingRow
      name={t('read.colours')}
      value={
        accents.length === 0 ? (
          t('read.noColours')
        ) : (
          <>
            <span className="photo-sheet__swatches" aria-hidden="true">
              {accents.map(({ colour, swatch }) => (
                <i key={colour} style={{ background: swatch }} />
              ))}
            </span>
            {accents
              .map(({ colour, share }) =>
                t('read.accent', { colour: t(`read.colour.${colour}`), share: `${number(share)} %` }),
              )
              .join(' · ')}
          </>
        )
      }
      meaning={accents
        .map(({ colour, times }) =>
          t('read.timesUsual', { colour: t(`read.colour.${colour}`), times: number(times) }),
        )
        .join(' · ')}
      source={t('read.source.brightest')}
    />
  );
}

/** Points of busyness from which two photos of a room differ to the eye. */
const LEAST_BUSYNESS = 3;

/** Beside the last other photo of the same room. */
function Busyness({ photo, reading }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const photos = useApp(state => state.photos);
  const own = reading?.pixels?.busyness;
  const other = photos.findLast(
    ({ id, room }) => id !== photo.id && room !== undefined && room === photo.room,
  );
  const others = parseReading(other?.reading)?.pixels?.busyness;
  if (own === undefined || others === undefined || !other || Math.abs(own - others) < LEAST_BUSYNESS)
    return null;
  return (
    <ReadingRow
      name={t('read.busyness')}
      value={t(own > others ? 'read.busier' : 'read.calmer', { name: other.caption ?? other.name })}
      source={t('read.source.twoPhotos')}
    />
  );
}
