import type { PhotoAtHome, PhotoDifference } from '@app/home';
import { formatDay, formatDegrees, formatNumber, useLanguage } from '@app/i18n';
import { directionAt } from '@app/kernel';
import { lightBandOf, type PhotoReading } from '@app/photo';
import { type Photo, type PhotoFactsPatch, WALLS } from '@app/records';
import { Button, Select } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { ReadingRow } from './ReadingRow';
import './photoSheet.css';

export interface PhotoFactsProps {
  readonly photo: Photo;
  readonly reading: PhotoReading | undefined;
  readonly atHome: PhotoAtHome;
  /** Whether the person set the room, by its kind or on the plan. */
  readonly hasRoom: boolean;
  /** The name of the solar term of its day; absent without a time, or until the names are loaded. */
  readonly termName?: string | undefined;
  /** Another room at that hour whose light clearly differs, as it is called within a sentence. */
  readonly besideRoom?: { readonly light: 'brighter' | 'dimmer'; readonly room: string } | undefined;
  /** The previous photo of the same room, by its day or the photo's own name, and the difference of this one. */
  readonly before?:
    | { readonly day: string | undefined; readonly name: string; readonly difference: PhotoDifference }
    | undefined;
  readonly tell: (facts: PhotoFactsPatch) => void;
}

/** The readings in the order of the camera: when, in which direction, under which sun, how bright; then its pixels. */
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

/** Time and sun set nothing, so they are kept unasked. */
function Time({ reading, atHome, termName }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const takenAt = reading?.capture.takenAt;
  if (!takenAt) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const { hour, minute, offsetMinutes = 0 } = takenAt;
  const hours = Math.trunc(Math.abs(offsetMinutes) / 60);
  const rest = Math.abs(offsetMinutes) % 60;
  const offset = `${offsetMinutes < 0 ? '−' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`;
  return (
    <ReadingRow
      name={t('read.time')}
      value={`${formatDay(language, takenAt, 'short')} ${two(hour)}:${two(minute)}`}
      meaning={[
        atHome.zoneFrom === 'photo' && t('read.zoneStated', { offset }),
        atHome.term && termName && t(atHome.term.begins ? 'read.termDay' : 'read.inTerm', { term: termName }),
        atHome.zoneFrom !== 'photo' && t(`read.zoneAssumed.${atHome.zoneFrom}`),
      ]}
      source={t('read.source.data')}
    >
      <Accepted words={t('read.kept')} />
    </ReadingRow>
  );
}

/** R1040: a proposal is accepted or left; the wall is the person's to choose without one, and once it is left. */
function WallInView({ photo, reading, atHome, tell }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const direction = reading?.capture.direction;
  const { wall, otherWall } = atHome;
  const north = direction?.northStated ? (`${direction.north}North` as const) : 'northAssumed';
  const proposed = direction && wall !== undefined && wall !== photo.wall;
  const isOpen = proposed && photo.wall === undefined && !photo.wallLeft;
  return (
    <ReadingRow
      name={t('read.direction')}
      value={
        direction
          ? t('read.looksTo', {
              degrees: formatDegrees(language, direction.degrees),
              within: formatDegrees(language, direction.uncertainty),
            })
          : reading && t('read.noLook')
      }
      meaning={[
        wall
          ? otherWall
            ? t('read.wallsInView', { wall: t(`read.walls.${wall}`), other: t(`read.walls.${otherWall}`) })
            : t('read.wallInView', { wall: t(`read.walls.${wall}`) })
          : direction && t('read.wallNeedsPlace'),
      ]}
      source={direction && `${t('read.source.data')} · ${t(`read.${north}`)}`}
    >
      {isOpen ? (
        <>
          <Button size="s" onClick={() => tell({ wall })}>
            {t('read.accept')}
          </Button>
          <Leave words={t('read.skipWall')} onLeave={() => tell({ wallLeft: true })} />
        </>
      ) : (
        <Select
          label={t('read.wall')}
          value={photo.wall ?? ''}
          options={[
            { value: '', label: t('read.wallNotSaid') },
            ...WALLS.map(each => ({ value: each, label: t(`read.walls.${each}`) })),
          ]}
          onChange={({ target }) =>
            tell({
              wall: WALLS.find(each => each === target.value),
              // Where nothing is proposed, nothing is left.
              ...(direction && wall && { wallLeft: true }),
            })
          }
        />
      )}
      {proposed && !isOpen && photo.wall === undefined && <Left />}
      {direction && wall === photo.wall && <Accepted words={t('read.accepted')} />}
    </ReadingRow>
  );
}

/** R1040: the other answer to a proposal. */
function Leave({ words, onLeave }: { readonly words: string; readonly onLeave: () => void }) {
  const { t } = useTranslation('createHome');
  return (
    <Button size="s" variant="quiet" aria-label={words} onClick={onLeave}>
      {t('read.skip')}
    </Button>
  );
}

function Left() {
  const { t } = useTranslation('createHome');
  return <span className="photo-sheet__left">{t('read.skipped')}</span>;
}

function Accepted({ words }: { readonly words: string }) {
  const { inFace } = useLanguage();
  return (
    <span className="photo-sheet__accepted">
      <i aria-hidden="true">{inFace('纳')}</i>
      {words}
    </span>
  );
}

function Sun({ atHome: { sun, sunFrom, brightSpot, sunCanEnter, zoneFrom } }: PhotoFactsProps) {
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
      meaning={[
        sunFrom && t(`read.sunFrom.${sunFrom}`),
        zoneFrom !== 'photo' && t(`read.sunIfClock.${zoneFrom}`),
        brightSpot !== undefined &&
          sunCanEnter !== undefined &&
          t(sunCanEnter ? 'read.sunThroughWindow' : 'read.sunNotThroughWindow', {
            bearing: formatDegrees(language, brightSpot),
          }),
      ]}
      source={t('read.source.computed')}
    >
      <Accepted words={t('read.kept')} />
    </ReadingRow>
  );
}

/** It sets whether this light counts for the room: a picture with a lamp, or with a curtain drawn, says nothing about it. */
function Brightness({ photo, reading, hasRoom, besideRoom, tell }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const light = reading?.capture.light;
  if (!light) return null;
  const { lux, errorStops, fNumber, exposureTime, iso } = light;
  const band = lightBandOf(lux);
  const number = (value: number) => formatNumber(language, value, { maximumSignificantDigits: 2 });
  const range = { least: number(lux / 2 ** errorStops), most: number(lux * 2 ** errorStops) };
  return (
    <ReadingRow
      name={t('read.light')}
      value={t('read.lux', { lux: number(lux) })}
      meaning={[
        band && t(`read.bands.${band}`),
        t('read.luxRange', range),
        besideRoom && t(`read.${besideRoom.light}Room`, { room: besideRoom.room }),
      ]}
      source={t('read.exposure', {
        aperture: formatNumber(language, fNumber, { maximumFractionDigits: 1 }),
        time: exposureTime < 1 ? `1/${Math.round(1 / exposureTime)}` : number(exposureTime),
        iso: String(iso),
      })}
    >
      {hasRoom && reading.capture.takenAt && (
        <>
          {!photo.lightLeftOut && <Accepted words={t('read.inDiary')} />}
          <Button
            size="s"
            variant={photo.lightLeftOut ? 'secondary' : 'quiet'}
            onClick={() => tell({ lightLeftOut: photo.lightLeftOut ? undefined : true })}
          >
            {t(photo.lightLeftOut ? 'read.takeIntoDiary' : 'read.leaveOut')}
          </Button>
        </>
      )}
    </ReadingRow>
  );
}

/** Degrees from which a lean is worth correcting. */
const LEAST_LEAN = 0.7;

function Lean({ photo, reading, tell }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const lean = reading?.pixels?.lean;
  if (lean === undefined && photo.straightened === undefined) return null;
  const degrees = (value: number) => formatDegrees(language, Math.abs(value), 1);
  const leans =
    lean === undefined || Math.abs(lean) < LEAST_LEAN ? 'level' : lean > 0 ? 'leansRight' : 'leansLeft';
  return (
    <ReadingRow
      name={t('read.lean')}
      value={t(`read.${leans}`, { degrees: degrees(lean ?? 0) })}
      meaning={[
        photo.straightened !== undefined && t('read.straightened', { degrees: degrees(photo.straightened) }),
      ]}
      source={t('read.source.lines')}
    >
      {photo.straightened !== undefined ? (
        <Button size="s" variant="quiet" onClick={() => tell({ straightened: undefined })}>
          {t('read.takeBack')}
        </Button>
      ) : (
        leans !== 'level' &&
        lean !== undefined && (
          <>
            <Button
              size="s"
              variant={photo.leanLeft ? 'quiet' : 'secondary'}
              onClick={() => tell({ straightened: -lean, leanLeft: undefined })}
            >
              {t('read.straighten', { degrees: degrees(lean) })}
            </Button>
            {photo.leanLeft ? (
              <Left />
            ) : (
              <Leave words={t('read.skipLean')} onLeave={() => tell({ leanLeft: true })} />
            )}
          </>
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
                t('read.accent', { colour: t(`read.colour.${colour}`), share: `${number(share)}%` }),
              )
              .join(' · ')}
          </>
        )
      }
      meaning={accents.map(({ colour, times }) =>
        t('read.timesUsual', { colour: t(`read.colour.${colour}`), times: number(times) }),
      )}
      source={t('read.source.brightest')}
    />
  );
}

/** Beside the previous photo of the same room: never a judgement of one alone. */
function Busyness({ before }: PhotoFactsProps) {
  const { t } = useTranslation('createHome');
  const busyness = before?.difference.busyness;
  if (!before || !busyness || busyness === 'alike') return null;
  const { day } = before;
  const name = day ? t('read.photoOf', { day }) : t('read.quoted', { name: before.name });
  return (
    <ReadingRow
      name={t('read.busyness')}
      value={t(`read.${busyness}`, { name })}
      source={t('read.source.twoPhotos')}
    />
  );
}
