import { homePlaceOf, zoneOfHome } from '@app/home';
import { formatTime } from '@app/i18n';
import { RiseAndSet } from '@app/scenes/RiseAndSet';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useNow } from '../../../common/useNow';
import { selectInfo, useApp } from '../../../store/store';
import { useSkyDay } from './useSkyDay';

/**
 * The true rise and set at the home, a tap away from the instrument's plain 06:00 to 18:00; for the device's clock
 * until the home is known (R217). R954: by the clock of the home, which is told where it is not the device's.
 */
export function SkyTimes() {
  const { t } = useTranslation('visualization');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { clock } = usePorts();
  const { language, inFace } = useLanguage();
  const now = useNow('minute');
  const place = homePlaceOf(useApp(selectInfo), clock.zone());
  const zone = zoneOfHome(place, clock.zone());
  const time = formatTime(language, now, zone);
  const isHere = time === formatTime(language, now, clock.zone());
  return (
    <div className="sky-times">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {place.isKnown
          ? t(isHere ? 'hud.riseAndSet' : 'hud.riseAndSetThere', { time })
          : t('hud.riseAndSetIn', { city: inFace(place.standIn.name[language]) })}
      </button>
      <dl id={id} hidden={!open}>
        {open && <Times zone={zone} />}
      </dl>
    </div>
  );
}

function Times({ zone }: { readonly zone: string }) {
  const { sun, moon } = useSkyDay(zone);
  return <RiseAndSet sun={sun.day} moon={moon.up} zone={zone} />;
}
