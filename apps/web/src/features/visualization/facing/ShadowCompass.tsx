import { magneticBearing, mountainName } from '@app/fengshui';
import {
  type CompassSummary,
  facingOf,
  facingOfShadow,
  frontSide,
  knownPlaceOf,
  type MeasuredFacing,
  momentToday,
  type ShadowFacing,
  shadowTimes,
} from '@app/home';
import { formatDegrees, formatList, formatTime } from '@app/i18n';
import { addDays, type CivilDate, daySpanAt, type Millis, turnBetween, turned } from '@app/kernel';
import type { Plan } from '@app/plan';
import { MountainBar } from '@app/scenes/MountainBar';
import { ShadowDial, ShadowSteps } from '@app/scenes/ShadowDial';
import { civilDateAt, type Place, wallClock } from '@app/sky';
import { Button, ClockField, Heading, TextField, useTyped, VisuallyHidden } from '@app/ui';
import { formatClockTime, INPUT_LIMITS, readNumber } from '@app/validation';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { selectInfo, useApp } from '../../../store/store';
import { toTenth } from './CompassReadings';

export interface ShadowCompassProps {
  readonly plan: Plan | undefined;
  /** The compass readings, for comparison. */
  readonly compass: CompassSummary | undefined;
  readonly onUse: (facing: Pick<MeasuredFacing, 'degrees' | 'north' | 'method' | 'within'>) => void;
  /** Chooses the other way. */
  readonly onCompass: () => void;
  readonly atFoot: (acts: ReactNode) => ReactNode;
}

/** The middle of the bar before a shadow is measured. */
const SOUTH = magneticBearing(180);
/** Two methods further apart than this contradict each other, degrees. */
const AGREE = 7.5;

/** R313: the facing from a stick, its shadow and the clock. */
export function ShadowCompass(props: ShadowCompassProps) {
  const { t } = useTranslation('visualization');
  const place = knownPlaceOf(useApp(selectInfo));
  return (
    <section className="facing__way" aria-labelledby="facing-shadow">
      <Heading level={3} id="facing-shadow">
        {t('facing.shadowTitle')}
      </Heading>
      {place ? (
        <Measuring {...props} place={place} />
      ) : (
        <p>
          {t('facing.needPlace')} <Link to="/user-info">{t('facing.setPlace')}</Link>
        </p>
      )}
    </section>
  );
}

function Measuring({
  plan,
  compass,
  onUse,
  onCompass,
  atFoot,
  place,
}: ShadowCompassProps & { readonly place: Place }) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const zone = clock.zone();
  const [text, setText] = useTyped('shadow');
  // Recorded with the angle: the sun moves on while the rest is read.
  const [ownTime, setOwnTime] = useTyped('shadow-time');
  const [time, setTime] = useState(() => ownTime || formatClockTime(wallClock(clock.now(), zone)));
  const [timeIsOwn, setTimeIsOwn] = useState(ownTime !== '');
  const phi = readNumber(text);
  const isAngle = phi >= 0 && phi <= 360;
  const at = momentToday(time, clock.now(), zone);
  const found = at === undefined ? undefined : facingOfShadow(place, at, isAngle ? phi : 0);
  const facts = useApp(state => state.houseFacts);
  const known = at !== undefined && facts.facing ? facingOf(facts, place, at) : undefined;
  const measure = (next: string) => {
    setText(next);
    if (!timeIsOwn) setTime(formatClockTime(wallClock(clock.now(), zone)));
  };
  const degrees = (value: number, digits = 0) => formatDegrees(language, value, digits);
  const sunless = found && !found.ok && 'altitude' in found.error ? found.error : undefined;
  return (
    <>
      <p role="status" className="facing__wait ui-display">
        {sunless && (
          <>
            {sunless.altitude < 0
              ? t('facing.sunDown')
              : t(sunless.code === 'home/sun-too-low' ? 'facing.tooLow' : 'facing.tooHigh', {
                  altitude: degrees(sunless.altitude),
                })}
            {language === 'zh' ? '' : ' '}
            <NextTimes place={place} zone={zone} />
          </>
        )}
      </p>
      <ShadowDial
        angle={isAngle ? phi : undefined}
        guess={found?.ok && known ? Math.round(turned(found.value.azimuth + 180 - known.true)) : undefined}
        altitude={found?.ok ? found.value.altitude : undefined}
        sunWords={
          found?.ok
            ? t('facing.sunAt', {
                azimuth: degrees(found.value.azimuth, 1),
                altitude: degrees(found.value.altitude),
              })
            : undefined
        }
        onAngle={angle => measure(String(angle))}
      />
      <ShadowSteps
        side={plan && frontSide(plan)}
        isWaiting={sunless !== undefined}
        isDone={found?.ok === true && isAngle}
        sum={
          found?.ok &&
          t(isAngle ? 'facing.sum' : 'facing.sumFirst', {
            azimuth: degrees(found.value.azimuth, 1),
            angle: degrees(phi),
            facing: degrees(found.value.facing, 1),
          })
        }
      />
      <div className="facing__pair">
        <TextField
          label={t('facing.angle')}
          hint={t('facing.angleHint')}
          inputMode="decimal"
          limit={INPUT_LIMITS.number}
          autoComplete="off"
          value={text}
          error={text.trim() !== '' && !isAngle ? t('facing.typedError') : undefined}
          onChange={event => measure(event.target.value)}
        />
        <ClockField
          label={t('facing.time')}
          hint={t('facing.timeHint')}
          value={time}
          onChange={({ target }) => {
            for (const set of [setTime, setOwnTime]) set(target.value);
            setTimeIsOwn(true);
          }}
        />
      </div>
      <div role="status" className="facing__summary">
        {found?.ok && (
          <VisuallyHidden>
            {t('facing.sun', {
              azimuth: degrees(found.value.azimuth, 1),
              altitude: degrees(found.value.altitude),
            })}
          </VisuallyHidden>
        )}
        {found?.ok && isAngle && at !== undefined ? (
          <Result found={found.value} place={place} at={at} compass={compass} />
        ) : (
          <>
            <p className="facing__result ui-display">{t('facing.unset')}</p>
            <MountainBar bearing={known?.magnetic ?? SOUTH} within={AGREE} isMeasured={false} />
          </>
        )}
      </div>
      {atFoot(
        <>
          {sunless && (
            <Button variant="primary" onClick={onCompass}>
              {t('facing.compassInstead')}
            </Button>
          )}
          <Button
            {...(sunless ? {} : { variant: 'primary' })}
            disabled={!found?.ok || !isAngle}
            onClick={() =>
              found?.ok &&
              onUse({
                degrees: toTenth(found.value.facing),
                north: 'true',
                method: 'shadow',
                within: toTenth(found.value.within),
              })
            }
          >
            {t('facing.use')}
          </Button>
          {!sunless && !(found?.ok && isAngle) && <p>{t('facing.shadowFirst')}</p>}
        </>,
      )}
    </>
  );
}

/** The hours, of the rest of today or else of tomorrow, when the sun is neither too low nor too high. */
function NextTimes({ place, zone }: { readonly place: Place; readonly zone: string }) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const now = clock.now();
  const today = civilDateAt(now, zone);
  const timesOf = (date: CivilDate) => {
    const day = daySpanAt(date, zone);
    return day.ok ? shadowTimes(place, day.value).filter(({ to }) => to > now) : [];
  };
  for (const [day, date] of [
    ['today', today],
    ['tomorrow', addDays(today, 1)],
  ] as const) {
    const times = timesOf(date).map(({ from, to }) =>
      t('facing.span', { from: formatTime(language, from, zone), to: formatTime(language, to, zone) }),
    );
    if (times.length > 0) return t(`facing.${day}`, { times: formatList(language, times) });
  }
  return t('facing.notSoon');
}

interface ResultProps {
  readonly found: ShadowFacing;
  readonly place: Place;
  readonly at: Millis;
  readonly compass: CompassSummary | undefined;
}

function Result({ found, place, at, compass }: ResultProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const facing = facingOf(
    { facing: { degrees: found.facing, north: 'true', within: found.within } },
    place,
    at,
  );
  const degrees = (value: number, digits = 1) => formatDegrees(language, value, digits);
  const apart = compass && Math.abs(turnBetween(compass.median, facing.magnetic));
  return (
    <>
      <p className="facing__result ui-display">
        {t('facing.result', {
          mountain: formatList(
            language,
            facing.mayFace.map(each => inFace(mountainName(each, language))),
          ),
          magnetic: degrees(facing.magnetic),
          true: degrees(facing.true),
          within: degrees(found.within, 0),
        })}
      </p>
      {apart !== undefined && (
        <p>{t(apart <= AGREE ? 'facing.agree' : 'facing.differ', { degrees: degrees(apart) })}</p>
      )}
      <MountainBar bearing={facing.magnetic} within={found.within} />
    </>
  );
}
