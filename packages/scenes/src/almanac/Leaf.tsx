import {
  type AlmanacDetail,
  type BranchId,
  type Explanations,
  formatLunarDate,
  type Names,
  type PillarId,
  type StemId,
  zh,
} from '@app/almanac';
import { formatDay, useLanguage } from '@app/i18n';
import { wallClock } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { DayOffBadge } from './DayOffBadge';
import { joinSentences } from './explanation';
import { HourRing } from './Hours';
import { useMoment } from './moment';
import { seasonTerms } from './seasonTerms';
import { Term } from './Term';
import { useRingInLeaf } from './useRingInLeaf';

export interface LeafProps {
  readonly day: AlmanacDetail;
  readonly isToday: boolean;
  readonly names: Names;
}

/** R78, R79, R86: the daily leaf, with its numeral, lunar date, terms and festivals, and pillars. */
export function Leaf({ day, isToday, names }: LeafProps) {
  const { language } = useLanguage();
  const { date } = day;
  const hasRing = useRingInLeaf(day);
  return (
    <section className="leaf" aria-label={formatDay(language, date)}>
      <p className="leaf__head ui-display ui-num">
        {/* R791: English names the month first. */}
        {(language === 'en' ? (['month', 'year'] as const) : (['year', 'month'] as const)).map(part => (
          <span key={part}>{part === 'year' ? date.year : formatDay(language, date, 'month')}</span>
        ))}
      </p>
      <p className="leaf__numeral ui-display ui-num">{date.day}</p>
      <p className="leaf__weekday">{names.weekday[day.weekday]}</p>
      <Term
        className="leaf__lunar ui-display"
        id="lunar"
        name={names.layer['lunar-date']}
        meaning={why => why.layer['lunar-date']}
      >
        {formatLunarDate(day.lunar, names)}
      </Term>
      <Occasions day={day} names={names} />
      {hasRing && <HourRing detail={day} isToday={isToday} names={names} />}
      <Pillars day={day} isToday={isToday} names={names} />
    </section>
  );
}

/** R83: every name of the day, the term first, the periods that begin with it, and whether it is a day off. */
function Occasions({ day, names }: Pick<LeafProps, 'day' | 'names'>) {
  const term = day.solarTerm.today;
  const begins = seasonTerms(day, names).filter(each => each.day === 1);
  return (
    <div className="leaf__occasions">
      {term && (
        <Term
          className="leaf__tag"
          id={`solarTerm.${term}`}
          name={names.solarTerm[term]}
          meaning={why => why.solarTerm[term]}
          layer="solar-term"
        />
      )}
      {day.festivals.map(id => (
        <Term
          key={id}
          className="leaf__tag"
          id={`festival.${id}`}
          name={names.festival[id]}
          meaning={why => why.festival[id]}
        />
      ))}
      {begins.map(({ day: _, ...each }) => (
        <Term key={each.id} className="leaf__tag" {...each} />
      ))}
      <DayOffBadge dayOff={day.dayOff} year={day.date.year} names={names} />
    </div>
  );
}

/** Today has a fourth pillar: that of the current double hour. */
function Pillars({ day, isToday, names }: LeafProps) {
  const { t } = useTranslation('visualization');
  const { now, zone } = useMoment();
  const { hour } = wallClock(now, zone);
  const ofHour = isToday ? day.hours[Math.floor((hour + 1) / 2)] : undefined;
  const pillars: readonly (readonly [title: string, pillar: PillarId])[] = [
    [t('almanac.pillarYear'), day.yearPillar],
    [t('almanac.pillarMonth'), day.monthPillar],
    [t('almanac.pillarDay'), day.dayPillar],
    ...(ofHour ? [[t('almanac.pillarHour'), ofHour.pillar] as const] : []),
  ];
  return (
    <div className="leaf__pillars">
      {pillars.map(([title, pillar]) => (
        <Term
          key={title}
          className="leaf__pillar"
          id={`pillar.${title}`}
          name={names.pillar[pillar]}
          meaning={why => meaningOfPillar(pillar, names, why)}
          layer="pillar"
        >
          <small>{title}</small>
          <b className="ui-display" lang="zh-CN">
            {[...zh.pillar[pillar]].map(character => (
              <span key={character}>{character}</span>
            ))}
          </b>
          {names.language === 'en' && <small>{names.pillar[pillar]}</small>}
        </Term>
      ))}
    </div>
  );
}

function meaningOfPillar(pillar: PillarId, names: Names, why: Explanations): string {
  // a pillar is the ids of its stem and its branch
  const [stem, branch] = pillar.split('-') as [StemId, BranchId];
  return joinSentences(names, why.stem[stem], why.branch[branch]);
}
