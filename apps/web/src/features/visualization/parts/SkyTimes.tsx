import { formatTime } from '@app/i18n';
import type { Millis } from '@app/kernel';
import type { Crossing } from '@app/sky';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../parts/language';
import { useSkyDay } from './useSkyDay';

/** The true rise and set at the home, a tap away from the instrument's plain 06:00 to 18:00. */
export function SkyTimes() {
  const { t } = useTranslation('visualization');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="sky-times">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('hud.riseAndSet')}
      </button>
      <dl id={id} hidden={!open}>
        {open && <Times />}
      </dl>
    </div>
  );
}

function Times() {
  const { t } = useTranslation('visualization');
  const { sun, moon } = useSkyDay();
  return (
    <>
      <Row name={t('hud.sunrise')} at={edge(sun.day, 'rise')} missing={t('hud.noRise')} />
      <Row name={t('hud.sunset')} at={edge(sun.day, 'set')} missing={t('hud.noSet')} />
      <Row name={t('hud.moonrise')} at={edge(moon.up, 'rise')} missing={t('hud.noRise')} />
      <Row name={t('hud.moonset')} at={edge(moon.up, 'set')} missing={t('hud.noSet')} />
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly at: Millis | undefined;
  readonly missing: string;
}

function Row({ name, at, missing }: RowProps) {
  const { clock } = usePorts();
  const { language } = useLanguage();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="ui-num">{at === undefined ? missing : formatTime(language, at, clock.zone())}</dd>
    </div>
  );
}

const edge = (crossing: Crossing, which: 'rise' | 'set'): Millis | undefined =>
  crossing.kind === 'crosses' ? crossing[which] : undefined;
