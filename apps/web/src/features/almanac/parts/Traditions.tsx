import { type AlmanacDetail, formatFetus, formatLunarYear, type God, type Names } from '@app/almanac';
import { formatList } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { Term } from './Term';

export interface TraditionsProps {
  readonly detail: AlmanacDetail;
  readonly names: Names;
}

/** The layers that few need each day: directions, spirits, gods, warnings, and both ways to begin the year (A41). */
export function Traditions({ detail, names }: TraditionsProps) {
  const { t } = useTranslation('visualization');
  const { directions, spirit, nineStar, fetus, pengZu, gods } = detail;
  const at = (title: string, direction: keyof Names['direction']) => `${title} ${names.direction[direction]}`;
  return (
    <details className="traditions">
      <summary>{t('almanac.more')}</summary>
      <dl>
        <dt>{t('almanac.directions')}</dt>
        <dd>
          {[
            at(t('almanac.joy'), directions.joy),
            at(t('almanac.fortune'), directions.fortune),
            at(t('almanac.wealth'), directions.wealth),
            at(t('almanac.noble'), directions.nobleByDay),
          ].join(' · ')}
        </dd>
        <dt>{t('almanac.spirit')}</dt>
        <dd>
          <Term
            id={`spirit.${spirit.id}`}
            name={names.daySpirit[spirit.id]}
            meaning={why => why.daySpirit[spirit.id]}
          />{' '}
          · {names.road[spirit.road]}
        </dd>
        <dt>{t('almanac.star')}</dt>
        <dd>
          <Term
            id={`star.${nineStar}`}
            name={names.nineStar[nineStar]}
            meaning={why => why.nineStar[nineStar]}
          />
        </dd>
        <dt>{t('almanac.gods')}</dt>
        <dd>
          <Gods gods={gods} luck="lucky" names={names} />
          <Gods gods={gods} luck="unlucky" names={names} />
        </dd>
        <dt>{t('almanac.fetus')}</dt>
        <dd>{formatFetus(fetus, names)}</dd>
        <dt>{t('almanac.pengZu')}</dt>
        <dd>
          <p>{names.pengZuStem[pengZu.stem]}</p>
          <p>{names.pengZuBranch[pengZu.branch]}</p>
        </dd>
        <dt>{t('almanac.yearTurns')}</dt>
        <dd>
          {t('almanac.yearTurnsBody', {
            lunar: formatLunarYear(detail.lunarYearPillar, detail.zodiac, names),
            spring: formatLunarYear(detail.yearPillar, detail.zodiacBySpring, names),
          })}
        </dd>
      </dl>
    </details>
  );
}

interface GodsProps {
  readonly gods: readonly God[];
  readonly luck: 'lucky' | 'unlucky';
  readonly names: Names;
}

function Gods({ gods, luck, names }: GodsProps) {
  const { t } = useTranslation('visualization');
  const some = gods.filter(god => god.luck === luck).map(god => names.god[god.id]);
  if (some.length === 0) return null;
  const list = names.language === 'zh' ? some.join('、') : formatList('en', some);
  return (
    <p>
      {luck === 'lucky' ? t('almanac.luckyGods', { names: list }) : t('almanac.unluckyGods', { names: list })}
    </p>
  );
}
