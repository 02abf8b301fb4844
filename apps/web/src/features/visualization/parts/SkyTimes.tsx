import { homePlaceOf } from '@app/home';
import { RiseAndSet } from '@app/scenes/RiseAndSet';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { selectInfo, useApp } from '../../../store/store';
import { useSkyDay } from './useSkyDay';

/**
 * The true rise and set at the home, a tap away from the instrument's plain 06:00 to 18:00; for the device's clock
 * until the home is known (R217).
 */
export function SkyTimes() {
  const { t } = useTranslation('visualization');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { clock } = usePorts();
  const { language, inFace } = useLanguage();
  const place = homePlaceOf(useApp(selectInfo), clock.zone());
  return (
    <div className="sky-times">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {place.isKnown
          ? t('hud.riseAndSet')
          : t('hud.riseAndSetIn', { city: inFace(place.standIn.name[language]) })}
      </button>
      <dl id={id} hidden={!open}>
        {open && <Times />}
      </dl>
    </div>
  );
}

function Times() {
  const { sun, moon } = useSkyDay();
  const { clock } = usePorts();
  return <RiseAndSet sun={sun.day} moon={moon.up} zone={clock.zone()} />;
}
