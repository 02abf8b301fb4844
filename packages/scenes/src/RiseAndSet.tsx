import { formatTime, useLanguage } from '@app/i18n';
import { assertNever, type Millis } from '@app/kernel';
import { type Crossing, nearestMinute } from '@app/sky';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface RiseAndSetProps {
  readonly sun: Crossing;
  readonly moon: Crossing;
  /** IANA name of the zone of the times. */
  readonly zone: string;
}

/** When sun and moon rise and set, as terms and times of a list. */
export function RiseAndSet({ sun, moon, zone }: RiseAndSetProps) {
  const { t } = useTranslation('visualization');
  return (
    <>
      <Body
        {...{ zone }}
        name={t('hud.theSun')}
        rise={t('hud.sunrise')}
        set={t('hud.sunset')}
        crossing={sun}
      />
      <Body
        {...{ zone }}
        name={t('hud.theMoon')}
        rise={t('hud.moonrise')}
        set={t('hud.moonset')}
        crossing={moon}
      />
    </>
  );
}

interface BodyProps {
  readonly name: string;
  readonly rise: string;
  readonly set: string;
  readonly crossing: Crossing;
  readonly zone: string;
}

/** Near the poles some days have no rise or set: then it is one line, up or down. */
function Body({ name, rise, set, crossing, zone }: BodyProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  // The moon misses its rise or its set about once a month.
  const timeOf = (at: Millis | undefined, missing: string) =>
    at === undefined ? missing : formatTime(language, nearestMinute(at), zone);
  switch (crossing.kind) {
    case 'always-above':
      return <Row name={name}>{t('hud.upAllDay')}</Row>;
    case 'always-below':
      return <Row name={name}>{t('hud.downAllDay')}</Row>;
    case 'crosses':
      return (
        <>
          <Row name={rise}>{timeOf(crossing.rise, t('hud.noRise'))}</Row>
          <Row name={set}>{timeOf(crossing.set, t('hud.noSet'))}</Row>
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
