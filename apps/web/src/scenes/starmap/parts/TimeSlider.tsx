import { formatNumber, formatTime, type Language } from '@app/i18n';
import { type Millis, millis } from '@app/kernel';
import { Button } from '@app/ui';
import { useId } from 'react';
import type { SkyWords } from '../useSkyWords';

export interface TimeSliderProps {
  readonly words: SkyWords;
  readonly language: Language;
  readonly zone: string;
  readonly instant: Millis;
  /** From now, minutes; negative is earlier. */
  readonly offset: number;
  readonly onMove: (offset: number) => void;
}

/** Half a day each way, five minutes a step. */
const REACH = 720;
const STEP = 5;

/** Turns the sky to another hour of the day; "now" brings it back. */
export function TimeSlider({ words: { t }, language, zone, instant, offset, onMove }: TimeSliderProps) {
  const id = useId();
  const time = formatTime(language, millis(instant + offset * 60_000), zone);
  const inHours = (value: number, signDisplay: 'never' | 'always') =>
    t('starMap.hours', {
      value: formatNumber(language, value / 60, { signDisplay, maximumFractionDigits: 1 }),
    });
  const hours = inHours(offset, 'never');
  const spoken =
    offset === 0 ? t('starMap.now') : t(offset < 0 ? 'starMap.earlier' : 'starMap.later', { time, hours });
  return (
    <div className="starmap__time">
      <label htmlFor={id} className="ui-hidden">
        {t('starMap.time')}
      </label>
      <output className="starmap__hour" htmlFor={id}>
        {time}
        <span aria-hidden="true">{offset === 0 ? '' : ` ${inHours(offset, 'always')}`}</span>
      </output>
      <Button variant="quiet" size="s" disabled={offset === 0} onClick={() => onMove(0)}>
        {t('starMap.now')}
      </Button>
      <input
        id={id}
        type="range"
        min={-REACH}
        max={REACH}
        step={STEP}
        value={offset}
        aria-valuetext={spoken}
        onChange={event => onMove(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
