import type { AlmanacDetail, DoubleHour, Names } from '@app/almanac';
import { HOUR_RING, hourRing, hourSpot, hourWords } from '@app/home/year';
import { wallClock } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../year/Drawing';
import { useOpenTerm } from './explanation';
import { useMoment } from './moment';
import { Term } from './Term';
import { useRingInLeaf } from './useRingInLeaf';

export interface HoursProps {
  readonly detail: AlmanacDetail;
  readonly isToday: boolean;
  readonly names: Names;
}

const { half } = HOUR_RING;

const isRunning = ({ from, to }: DoubleHour, hour: number): boolean => hour >= from && hour < to;

function useHours({ detail: { hours }, isToday }: HoursProps) {
  const { now, zone } = useMoment();
  const { term } = useOpenTerm();
  const { hour, minute } = wallClock(now, zone);
  const runs = (each: DoubleHour) => isToday && isRunning(each, hour);
  const shown = hours.find(({ from }) => term?.id === idOf(from)) ?? hours.find(runs);
  return { shown, runs, time: isToday ? hour + minute / 60 : undefined };
}

/** R561: the pressed double hour, or on today's leaf the current one, beside the ring if that is not on the leaf. */
export function Hours(props: HoursProps) {
  const { names, detail } = props;
  const { t } = useTranslation('visualization');
  const { shown } = useHours(props);
  const isInLeaf = useRingInLeaf(detail);
  return (
    <section className="hours" aria-labelledby="almanac-hours">
      <h3 id="almanac-hours" className="day-pane__title">
        {names.layer['double-hour']}
      </h3>
      <div className="hours__face">
        {!isInLeaf && <HourRing {...props} />}
        <div className="hours__words">
          {shown ? <HourWords hour={shown} names={names} /> : <p>{t('almanac.hoursHow')}</p>}
          <p className="hours__note">{t('almanac.hoursNote')}</p>
        </div>
      </div>
    </section>
  );
}

/** R561: the double hours as a ring. */
export function HourRing(props: HoursProps) {
  const { detail, names } = props;
  const { shown, runs, time } = useHours(props);
  const { hours } = detail;
  return (
    <div className="hours__ring">
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
        <Drawing shapes={hourRing(hours, time)} />
      </svg>
      <ol aria-label={names.layer['double-hour']}>
        {hours.map(each => (
          <Hour key={each.from} hour={each} isNow={runs(each)} names={names} />
        ))}
      </ol>
      {shown && (
        <p className="hours__middle" aria-hidden="true">
          <b className="ui-display">{hourWords(shown, names).title}</b>
          <span className="ui-num">{hourWords(shown, names).span}</span>
          <span>{names.luck[shown.luck]}</span>
        </p>
      )}
    </div>
  );
}

interface HourProps {
  readonly hour: DoubleHour;
  readonly names: Names;
}

function Hour({ hour, isNow, names }: HourProps & { readonly isNow: boolean }) {
  const { t } = useTranslation('visualization');
  const { id, from, to, spirit, luck } = hour;
  const { mark, span } = hourWords(hour, names);
  const { x, y } = hourSpot(hour);
  const percent = (value: number) => `${50 + (50 * value) / half}%`;
  return (
    <li
      className="hours__hour"
      data-half={to - from === 1}
      style={{ left: percent(x), top: percent(y) }}
      {...(isNow ? { 'aria-current': 'time' } : {})}
    >
      <Term
        id={idOf(from)}
        name={`${names.doubleHour[id]} ${names.daySpirit[spirit]}`}
        meaning={why => why.daySpirit[spirit]}
        layer="double-hour"
      >
        <b className="ui-display">{mark}</b>
        <span className="ui-hidden">
          {[span, names.luck[luck], ...(isNow ? [t('almanac.hourNow')] : [])].join(' ')}
        </span>
      </Term>
    </li>
  );
}

/** The description of one hour and its activities. */
function HourWords({ hour, names }: HourProps) {
  const { t } = useTranslation('visualization');
  const { title, good, bad } = hourWords(hour, names);
  const { pillar, spirit, luck, clash } = hour;
  const lines = [
    [title, `${names.pillar[pillar]} · ${names.daySpirit[spirit]} · ${names.luck[luck]}`],
    [t('almanac.hourGood'), good || t('almanac.none')],
    [t('almanac.hourBad'), bad || t('almanac.none')],
    [names.layer.clash, t('almanac.hourClash', { animal: names.zodiac[clash] })],
  ];
  return (
    <dl aria-live="polite">
      {lines.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const idOf = (from: number) => `hour.${from}`;
