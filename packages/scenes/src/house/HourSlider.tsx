import { Button, Slider } from '@app/ui';
import { useTranslation } from 'react-i18next';

export interface HourSliderProps {
  /** Minutes since midnight. */
  readonly minute: number;
  readonly isNow: boolean;
  /** Undefined goes back to now. */
  readonly onMinute: (minute: number | undefined) => void;
}

const LAST_MINUTE = 1439;
const STEP = 5;

/** Moves the sun, the moon and their shadows through the day. */
export function HourSlider({ minute, isNow, onMinute }: HourSliderProps) {
  const { t } = useTranslation('visualization');
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return (
    <Slider
      label={t('houseReading.timeOfDay')}
      {...{ min: 0, max: LAST_MINUTE, step: STEP, value: minute, words: clock }}
      onValue={onMinute}
      action={
        <Button size="s" variant="quiet" disabled={isNow} onClick={() => onMinute(undefined)}>
          {t('houseReading.now')}
        </Button>
      }
    />
  );
}
