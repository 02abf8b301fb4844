import type { ActivityId, AlmanacDay, AlmanacDetail, Names } from '@app/almanac';
import { Seal } from '@app/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Clashes } from './Clashes';
import { Hours } from './Hours';
import { SecondSchool } from './SecondSchool';
import { Term, type TermProps } from './Term';
import { TermDial } from './TermDial';
import { Traditions } from './Traditions';

export interface DayPaneProps {
  readonly day: AlmanacDetail;
  readonly isToday: boolean;
  readonly names: Names;
  /** The person's own of that day. */
  readonly children?: ReactNode;
}

/** R80 to R84: what suits the day and what does not, what rules it, its animal and its solar term. */
export function DayPane({ day, isToday, names, children }: DayPaneProps) {
  // On a phone what rules the day fills the room beside a long list.
  const isBeside = day.yi.length >= day.ji.length + 4;
  return (
    <div className={isBeside ? 'day-pane day-pane--beside' : 'day-pane'}>
      <div className="day-pane__lists">
        <Activities tone="yi" ids={day.yi} names={names} />
        <Activities tone="ji" ids={day.ji} names={names} />
      </div>
      <Clashes day={day} names={names} />
      <Facts detail={day} names={names} />
      <div className="day-pane__foot">
        <Zodiac day={day} names={names} />
        <TermDial day={day} names={names} />
      </div>
      {children}
      <Hours detail={day} isToday={isToday} names={names} />
      <SecondSchool day={day} names={names} />
      <Traditions detail={day} names={names} />
    </div>
  );
}

interface ActivitiesProps {
  readonly tone: 'yi' | 'ji';
  readonly ids: readonly ActivityId[];
  readonly names: Names;
}

function Activities({ tone, ids, names }: ActivitiesProps) {
  const { t } = useTranslation('visualization');
  const title = tone === 'yi' ? t('almanac.good') : t('almanac.bad');
  return (
    <section aria-label={title}>
      <h3 className="day-pane__head">
        <Seal
          text={tone === 'yi' ? '宜' : '忌'}
          shape="round"
          size={44}
          look={tone === 'yi' ? 'good' : 'bad'}
        />
        <span className={names.language === 'zh' ? 'ui-hidden' : ''}>{title}</span>
      </h3>
      {ids.length === 0 ? (
        <p className="day-pane__none">{t('almanac.none')}</p>
      ) : (
        <ul className="day-pane__tags">
          {ids.map(id => (
            <li key={id} data-long={names.activity[id].length > 3 || undefined}>
              <Term
                className={id === 'avoid-anything-else' ? 'day-pane__rest' : `ui-tag ui-tag--${tone}`}
                id={`activity.${id}`}
                name={names.activity[id]}
                meaning={why => why.activity[id]}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ detail, names }: { readonly detail: AlmanacDetail; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const { duty, mansion, clash, nayin } = detail;
  const facts = [
    {
      layer: 'duty',
      id: `duty.${duty}`,
      name: t('almanac.dutyDay', { duty: names.duty[duty] }),
      meaning: why => why.duty[duty],
    },
    {
      layer: 'mansion',
      id: `mansion.${mansion.id}`,
      name: t('almanac.mansionName', { mansion: names.mansion[mansion.id] }),
      meaning: why => why.mansion[mansion.id],
    },
    {
      layer: 'clash',
      id: 'clash',
      name: t('almanac.clashAndBane', {
        animal: names.zodiac[clash.zodiac],
        direction: names.direction[clash.bane],
      }),
      meaning: why => why.layer.clash,
    },
    { layer: 'nayin', id: `nayin.${nayin}`, name: names.nayin[nayin], meaning: why => why.nayin[nayin] },
  ] satisfies readonly TermProps[];
  return (
    <dl className="day-pane__facts">
      {facts.map(fact => (
        <Fact key={fact.id} title={names.layer[fact.layer]} {...fact} />
      ))}
    </dl>
  );
}

interface FactProps extends TermProps {
  readonly title: string;
}

function Fact({ title, ...term }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Term {...term} className="ui-display" />
      </dd>
    </div>
  );
}

/** R82, A26, A41: the animal of the lunar year. */
function Zodiac({ day, names }: { readonly day: AlmanacDay; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const year = t('almanac.yearOf', { animal: names.zodiac[day.zodiac] });
  return (
    <Term className="zodiac" id="zodiac" name={names.layer.zodiac} meaning={why => why.layer.zodiac}>
      <span className="zodiac__plate" aria-hidden="true">
        <span>{day.zodiacEmoji}</span>
      </span>
      <span>
        <small>{names.layer.zodiac}</small>
        <b className="ui-display">{year}</b>
      </span>
    </Term>
  );
}
