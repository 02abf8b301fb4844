import type { North } from '@app/fengshui';
import { facingOfShadow, frontOf, type MeasuredFacing, momentToday } from '@app/home';
import { formatDegrees, useLanguage } from '@app/i18n';
import { type Millis, turned } from '@app/kernel';
import type { Plan } from '@app/plan';
import { type Place, wallClock } from '@app/sky';
import { Button, Select, TextField, TimeField, useTyped } from '@app/ui';
import { formatClockTime, INPUT_LIMITS, readNumber } from '@app/validation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SIDES = { N: 0, E: 90, S: 180, W: 270 } as const;
const isBearing = (degrees: number): boolean => degrees >= 0 && degrees <= 360;

export interface NorthFieldsProps {
  /** The facing of the home. */
  readonly plan: Plan;
  readonly declination: number;
  /** R848: the one north that is known without a place. */
  readonly north: North;
  /** Undefined until the home's place is known: without it the sun gives no north. */
  readonly place: Place | undefined;
  readonly now: () => Millis;
  readonly zone: string;
  /** The angle of the shadow, as typed or drawn. */
  readonly shadow: readonly [text: string, set: (text: string) => void];
  readonly isDrawing: boolean;
  /** Folded once the facing is known. */
  readonly isOpen: boolean;
  readonly onDraw: () => void;
  /** Opens the ways to measure the front. */
  readonly onFind: () => void;
  /** Directions of the drawing are degrees clockwise from its up. */
  readonly onFront: (drawn: number) => void;
  readonly onMeasured: (drawn: number, measured: MeasuredFacing) => void;
}

/** R608: the north of the plan, from a compass at any of its sides, from the sun, or from its measured front. */
export function NorthFields(props: NorthFieldsProps) {
  const { plan, declination, place, now, zone, shadow, onMeasured } = props;
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const [side, setSide] = useState<keyof typeof SIDES>('S');
  const [typed, setTyped] = useTyped('plan-north');
  const [time, setTime] = useState(() => formatClockTime(wallClock(now(), zone)));
  const [submitted, setSubmitted] = useState<'compass' | 'sun'>();
  const sides = Object.keys(SIDES).map(value => ({
    value,
    label: t(`planDesk.sheetDirections.${value as keyof typeof SIDES}`),
  }));
  const front = sides.find(
    ({ value }) => Math.abs(SIDES[value as keyof typeof SIDES] - frontOf(plan)) < 0.05,
  );
  const at = momentToday(time, now(), zone);
  const angle = readNumber(shadow[0]);
  const sun = place && at !== undefined ? facingOfShadow(place, at, angle) : undefined;
  const tooFar = sun && !sun.ok && 'altitude' in sun.error ? sun.error : undefined;
  const keep = (drawn: number, measured: MeasuredFacing) => {
    onMeasured(drawn, measured);
    setSubmitted(undefined);
  };
  const byCompass = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted('compass');
    if (!isBearing(readNumber(typed))) return;
    keep(SIDES[side], { degrees: readNumber(typed), north: 'magnetic', method: 'compass' });
    setTyped('');
  };
  const bySun = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted('sun');
    if (!isBearing(angle) || !sun?.ok) return;
    keep(0, {
      degrees: sun.value.facing,
      north: 'true',
      method: 'shadow',
      within: Math.ceil(sun.value.within),
    });
    shadow[1]('');
  };
  const degrees = (value: number) => formatDegrees(language, turned(value), 1);
  return (
    <details className="palace-north" open={props.isOpen}>
      <summary>{t('planReport.north')}</summary>
      <div className="facing-choices">
        <p>
          {t(place ? 'planReport.northUp' : `planReport.northUpUnplaced.${props.north}`, {
            magnetic: degrees(plan.up - declination),
            true: degrees(plan.up),
          })}
        </p>
        <Button size="s" onClick={props.onFind}>
          {t('facing.find')}
        </Button>
        <Select
          label={t('planReport.northFront')}
          hint={t('planReport.northFrontHint')}
          value={front?.value ?? ''}
          placeholder={degrees(frontOf(plan))}
          options={sides}
          onChange={({ target }) => props.onFront(SIDES[target.value as keyof typeof SIDES])}
        />
        <form className="facing-choices" noValidate onSubmit={byCompass}>
          <Select
            label={t('planReport.northSide')}
            value={side}
            options={sides}
            onChange={({ target }) => setSide(target.value as keyof typeof SIDES)}
          />
          <TextField
            label={t('facing.typed')}
            hint={t('facing.typedHint')}
            inputMode="decimal"
            limit={INPUT_LIMITS.number}
            value={typed}
            error={
              submitted === 'compass' && !isBearing(readNumber(typed)) ? t('facing.typedError') : undefined
            }
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="s">
            {t('planDesk.apply')}
          </Button>
        </form>
        {place && (
          <form className="facing-choices" noValidate onSubmit={bySun} aria-label={t('planReport.northSun')}>
            <h4>{t('planReport.northSun')}</h4>
            <p className="plan-desk__note">{t('planReport.northSunHint')}</p>
            <Button size="s" aria-pressed={props.isDrawing} onClick={props.onDraw}>
              {t('planReport.northDraw')}
            </Button>
            <TextField
              label={t('facing.angle')}
              hint={t('planReport.northAngleHint')}
              inputMode="decimal"
              limit={INPUT_LIMITS.number}
              value={shadow[0]}
              error={submitted === 'sun' && !isBearing(angle) ? t('facing.typedError') : undefined}
              onChange={({ target }) => shadow[1](target.value)}
            />
            <TimeField
              label={t('facing.time')}
              hint={t('facing.timeHint')}
              value={time}
              error={
                (submitted === 'sun' && at === undefined && t('facing.noTime')) ||
                (tooFar &&
                  isBearing(angle) &&
                  (tooFar.altitude < 0
                    ? t('facing.sunDown')
                    : t(tooFar.code === 'home/sun-too-low' ? 'facing.tooLow' : 'facing.tooHigh', {
                        altitude: formatDegrees(language, tooFar.altitude),
                      })))
              }
              onChange={({ target }) => setTime(target.value)}
            />
            <Button type="submit" size="s">
              {t('planDesk.apply')}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
