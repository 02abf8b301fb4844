import { homePlaceOf } from '@app/home';
import { formatTime } from '@app/i18n';
import { assertNever, type Millis } from '@app/kernel';
import { type Crossing, nearestMinute } from '@app/sky';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../shared/language';
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
  const { t } = useTranslation('visualization');
  const { sun, moon } = useSkyDay();
  return (
    <>
      <Body name={t('hud.theSun')} rise={t('hud.sunrise')} set={t('hud.sunset')} crossing={sun.day} />
      <Body name={t('hud.theMoon')} rise={t('hud.moonrise')} set={t('hud.moonset')} crossing={moon.up} />
    </>
  );
}

interface BodyProps {
  readonly name: string;
  readonly rise: string;
  readonly set: string;
  readonly crossing: Crossing;
}

/** Near the poles some days have no rise or set: then it is one line, up or down. */
function Body({ name, rise, set, crossing }: BodyProps) {
  const { t } = useTranslation('visualization');
  switch (crossing.kind) {
    case 'always-above':
      return <Row name={name}>{t('hud.upAllDay')}</Row>;
    case 'always-below':
      return <Row name={name}>{t('hud.downAllDay')}</Row>;
    case 'crosses':
      return (
        <>
          <Row name={rise}>
            <Time at={crossing.rise} missing={t('hud.noRise')} />
          </Row>
          <Row name={set}>
            <Time at={crossing.set} missing={t('hud.noSet')} />
          </Row>
        </>
      );
    default:
      return assertNever(crossing);
  }
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="ui-num">{children}</dd>
    </div>
  );
}

interface TimeProps {
  readonly at: Millis | undefined;
  /** The moon misses its rise or its set about once a month. */
  readonly missing: string;
}

function Time({ at, missing }: TimeProps) {
  const { clock } = usePorts();
  const { language } = useLanguage();
  return at === undefined ? missing : formatTime(language, nearestMinute(at), clock.zone());
}
