import { formatLunarDate, getAlmanacDay, getFourPillars, type Names, zh } from '@app/almanac';
import { homePlaceOf } from '@app/home';
import { formatPercent } from '@app/i18n';
import { Moon } from '@app/scenes/Moon';
import { SunDial } from '@app/scenes/SunDial';
import { useAlmanacNames } from '@app/scenes/useAlmanacNames';
import { civilDateAt, moonPhase, sunPercent, sunState, wallClock } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useNow } from '../../../common/useNow';
import { selectInfo, useApp } from '../../../store/store';
import { SkyTimes } from './SkyTimes';

export interface InstrumentProps {
  readonly onOpenAlmanac: () => void;
}

/** R65 to R70: the sun's way by day, the drawn moon by night, the clock under them, and the lunar date. */
export function Instrument({ onOpenAlmanac }: InstrumentProps) {
  const { t } = useTranslation('visualization');
  const { clock } = usePorts();
  const now = useNow('second');
  const wall = wallClock(now, clock.zone());
  const sun = sunState(wall);
  const names = useAlmanacNames();
  return (
    <div className="instrument">
      {sun.isDaytime ? <Sun percent={sunPercent(sun)} /> : <NightMoon />}
      <Clock hour={wall.hour} minute={wall.minute} second={wall.second} label={t('hud.clock')} />
      <button type="button" className="instrument__date" onClick={onOpenAlmanac} title={t('hud.openAlmanac')}>
        <LunarNow names={names.kind === 'ready' ? names.names : zh} />
      </button>
      <SkyTimes />
    </div>
  );
}

function Sun({ percent }: { readonly percent: number }) {
  const { t } = useTranslation('visualization');
  return (
    <SunDial
      percent={percent}
      title={t('hud.sunPosition', { percent: `${percent}%` })}
      caption={t('hud.sun')}
      marks={[t('hud.dawn'), t('hud.noon'), t('hud.dusk')]}
    />
  );
}

function NightMoon() {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const now = useNow('minute');
  const phase = moonPhase(now);
  const info = useApp(selectInfo);
  const { clock } = usePorts();
  // South of the equator the moon waxes from the left.
  const tilt = homePlaceOf(info, clock.zone()).latitude < 0 ? 180 : 0;
  const name = t(`moon.${phase.phase}`);
  return (
    <div className="instrument__moon">
      <Moon cycle={phase.progress} size={64} tilt={tilt} title={t('hud.moonPhase', { phase: name })} />
      <span>
        <b>{name}</b>
        <small>
          {t('hud.illuminated', {
            percent: formatPercent(language, 100 * phase.illumination),
          })}
        </small>
      </span>
    </div>
  );
}

interface ClockProps {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly label: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** R68. Not a live region: a clock announced each second is no help. */
function Clock({ hour, minute, second, label }: ClockProps) {
  return (
    <time className="instrument__clock ui-num">
      <span className="ui-hidden">{label} </span>
      {two(hour)}
      <i>:</i>
      {two(minute)}
      <i>:</i>
      {two(second)}
    </time>
  );
}

/** Today's lunar date and the double hour, the size of a label. */
function LunarNow({ names }: { readonly names: Names }) {
  const { clock } = usePorts();
  const now = useNow('minute');
  const date = civilDateAt(now, clock.zone());
  const { hour, minute } = wallClock(now, clock.zone());
  const day = getAlmanacDay(date);
  const pillars = getFourPillars(date, { hour, minute, second: 0 });
  if (!day.ok || !pillars.ok) return null;
  return (
    <>
      {/* R1022: where the clock is not. */}
      <time>{`${two(hour)}:${two(minute)} `}</time>
      {formatLunarDate(day.value.lunar, names)}
      <span>
        {'\u00a0· '}
        {names.doubleHour[pillars.value.doubleHour]}
      </span>
    </>
  );
}
