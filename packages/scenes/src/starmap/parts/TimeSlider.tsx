import { formatDay, formatNumber, formatTime, formatTimestamp, type Language } from '@app/i18n';
import { compareCivilDates, type Millis } from '@app/kernel';
import { civilDateAt } from '@app/sky';
import { NOW, type SkyTime } from '@app/sky/map';
import { Button, Slider } from '@app/ui';
import type { SkyWords } from '../useSkyWords';

export interface TimeSliderProps {
  readonly words: SkyWords;
  readonly language: Language;
  readonly zone: string;
  readonly now: Millis;
  /** The displayed moment, and its origin. */
  readonly shown: Millis;
  readonly time: SkyTime;
  readonly onMove: (time: SkyTime) => void;
}

/** Half a day each way, five minutes a step. */
const REACH = 720;
const STEP = 5;

/** Turns the sky to another hour of the day; "now" resets it. */
export function TimeSlider({ words: { t }, language, zone, now, shown, time, onMove }: TimeSliderProps) {
  const { jump, turn } = time;
  const isNow = jump === 0 && turn === 0;
  const clock = formatTime(language, shown, zone);
  const inHours = (signDisplay: 'never' | 'always') =>
    t('starMap.hours', {
      value: formatNumber(language, turn / 60, { signDisplay, maximumFractionDigits: 1 }),
    });
  const spoken = () => {
    if (isNow) return t('starMap.now');
    if (jump !== 0) return formatTimestamp(language, shown, zone);
    return t(turn < 0 ? 'starMap.earlier' : 'starMap.later', { time: clock, hours: inHours('never') });
  };
  const day = civilDateAt(shown, zone);
  const isToday = compareCivilDates(day, civilDateAt(now, zone)) === 0;
  const more = !isToday
    ? formatDay(language, day, 'short')
    : turn !== 0 && jump === 0
      ? inHours('always')
      : undefined;
  return (
    <Slider
      className="starmap__time"
      label={t('starMap.time')}
      {...{ min: -REACH, max: REACH, step: STEP, value: turn, words: clock, more }}
      ariaText={spoken()}
      onValue={to => onMove({ jump, turn: to })}
      action={
        <Button variant="quiet" size="s" disabled={isNow} onClick={() => onMove(NOW)}>
          {t('starMap.now')}
        </Button>
      }
    />
  );
}
