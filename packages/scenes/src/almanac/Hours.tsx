import { type AlmanacDetail, type DoubleHour, idsOf, type Names } from '@app/almanac';
import { wallClock } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { useMoment } from './moment';
import { Term } from './Term';

export interface HoursProps {
  readonly detail: AlmanacDetail;
  readonly isToday: boolean;
  readonly names: Names;
}

/** The double hours in a row: pillar, clock hours, lucky or not; today the one that runs now is marked. */
export function Hours({ detail, isToday, names }: HoursProps) {
  const { t } = useTranslation('visualization');
  const { now, zone } = useMoment();
  const { hour } = wallClock(now, zone);
  return (
    <section className="hours" aria-labelledby="almanac-hours">
      <h3 id="almanac-hours" className="day-pane__title">
        {names.layer['double-hour']}
      </h3>
      <p className="hours__note">{t('almanac.hoursNote')}</p>
      <ol className="hours__strip">
        {detail.hours.map(each => (
          <Hour
            key={each.from}
            hour={each}
            isNow={isToday && hour >= each.from && hour < each.to}
            names={names}
          />
        ))}
      </ol>
    </section>
  );
}

interface HourProps {
  readonly hour: DoubleHour;
  readonly isNow: boolean;
  readonly names: Names;
}

function Hour({ hour, isNow, names }: HourProps) {
  const { t } = useTranslation('visualization');
  const { id, from, to, pillar, spirit, luck } = hour;
  return (
    <li className={`hours__hour hours__hour--${luck}`} {...(isNow ? { 'aria-current': 'time' } : {})}>
      <Term
        id={`hour.${from}`}
        name={`${names.doubleHour[id]} ${names.daySpirit[spirit]}`}
        meaning={why => why.daySpirit[spirit]}
        layer="double-hour"
      >
        <b className="ui-display">{names.language === 'zh' ? names.pillar[pillar] : animalOf(id, names)}</b>
        {names.language === 'en' && <small>{names.pillar[pillar]}</small>}
        <small className="ui-num">{`${two(from)}–${two(to)}`}</small>
        <span className="hours__luck">{names.luck[luck]}</span>
        {isNow && <span className="ui-hidden">{t('almanac.hourNow')}</span>}
      </Term>
    </li>
  );
}

/** Rat, Ox ...: the hours and the animals are both in the order of the branches. */
const animalOf = (id: DoubleHour['id'], names: Names): string =>
  names.zodiac[idsOf('zodiac')[idsOf('doubleHour').indexOf(id)]!]; // as many animals as hours

const two = (hour: number) => String(hour).padStart(2, '0');
