import {
  type AlmanacDetail,
  formatFetus,
  formatLunarYear,
  type God,
  type IdOf,
  type Names,
  zh,
} from '@app/almanac';
import { useLanguage } from '@app/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from './explanation';
import { seasonTerms } from './seasonTerms';
import { Term, type TermProps } from './Term';

export interface TraditionsProps {
  readonly detail: AlmanacDetail;
  readonly names: Names;
}

/** Stays at the end of a line. */
const DOT = '\u00a0· ';

/** The layers few people need each day: directions, spirits, gods, warnings, and both ways to begin the year (A41). */
export function Traditions({ detail, names }: TraditionsProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const { spirit, nineStar, fetus, pengZu, gods } = detail;
  const season = seasonTerms(detail, names).map(({ day, ...term }) => ({
    ...term,
    name: t('almanac.dayOf', { name: term.name, day }),
  }));
  const layer = (id: IdOf<'layer'>, content: ReactNode) => (
    <>
      <dt>{names.layer[id]}</dt>
      <dd>{content}</dd>
    </>
  );
  return (
    <details className="traditions">
      <summary>{t('almanac.more')}</summary>
      <dl>
        {layer('direction', <Terms terms={directionsOf(detail, names)} separator={DOT} />)}
        {layer(
          'day-spirit',
          <Terms
            terms={[
              {
                id: `spirit.${spirit.id}`,
                name: names.daySpirit[spirit.id],
                meaning: why => why.daySpirit[spirit.id],
                layer: 'day-spirit',
              },
              { id: 'road', name: names.road[spirit.road], meaning: why => why.road[spirit.road] },
            ]}
            separator={DOT}
          />,
        )}
        {layer(
          'nine-star',
          <Term
            id={`star.${nineStar}`}
            name={names.nineStar[nineStar]}
            meaning={why => why.nineStar[nineStar]}
            layer="nine-star"
          />,
        )}
        {layer(
          'spell',
          <Term
            id="spell"
            name={t('almanac.dayOf', { name: names.phenology[detail.spell.id], day: detail.spell.day })}
            meaning={why => why.layer.spell}
            layer="solar-term"
          />,
        )}
        {season.length > 0 && layer('season-days', <Terms terms={season} separator={DOT} />)}
        {layer(
          'six-star',
          <Term
            id={`sixStar.${detail.sixStar}`}
            name={names.sixStar[detail.sixStar]}
            meaning={why => why.sixStar[detail.sixStar]}
            layer="six-star"
          />,
        )}
        {layer(
          'god',
          <>
            <Gods title={t('almanac.luckyGods')} gods={gods} luck="lucky" names={names} />
            <Gods title={t('almanac.unluckyGods')} gods={gods} luck="unlucky" names={names} />
          </>,
        )}
        {layer(
          'fetus-spirit',
          <Term
            id="fetus"
            name={inFace(formatFetus(fetus, names.language === 'zh' ? zh : names))}
            meaning={why =>
              joinSentences(names, why.fetusStem[fetus.byStem], why.fetusBranch[fetus.byBranch])
            }
            layer="fetus-spirit"
          />,
        )}
        {layer(
          'peng-zu',
          <>
            <Term
              className="traditions__line"
              id="pengZu.stem"
              name={names.pengZuStem[pengZu.stem]}
              meaning={why => why.pengZuStem[pengZu.stem]}
              layer="peng-zu"
            />
            <Term
              className="traditions__line"
              id="pengZu.branch"
              name={names.pengZuBranch[pengZu.branch]}
              meaning={why => why.pengZuBranch[pengZu.branch]}
              layer="peng-zu"
            />
          </>,
        )}
        {layer(
          'year-turn',
          t('almanac.yearTurnsBody', {
            lunar: formatLunarYear(detail.lunarYearPillar, detail.zodiac, names),
            spring: formatLunarYear(detail.yearPillar, detail.zodiacBySpring, names),
          }),
        )}
        {layer('source', <Terms terms={sourcesOf(detail, names)} separator={DOT} />)}
      </dl>
    </details>
  );
}

function directionsOf({ directions }: AlmanacDetail, names: Names): readonly TermProps[] {
  const gods = [
    ['joy-god', directions.joy],
    ['fortune-god', directions.fortune],
    ['wealth-god', directions.wealth],
    ['noble-by-day', directions.nobleByDay],
    ['noble-by-night', directions.nobleByNight],
  ] as const;
  return gods.map(([god, direction]) => ({
    id: god,
    name: `${names.layer[god]} ${names.direction[direction]}`,
    meaning: why => why.layer[god],
    layer: 'direction',
  }));
}

const sourcesOf = ({ provenance }: AlmanacDetail, names: Names): readonly TermProps[] =>
  [...new Set(Object.values(provenance))].map(id => ({
    id: `source.${id}`,
    name: names.source[id],
    meaning: why => why.source[id],
  }));

interface GodsProps {
  readonly title: string;
  readonly gods: readonly God[];
  readonly luck: God['luck'];
  readonly names: Names;
}

function Gods({ title, gods, luck, names }: GodsProps) {
  const terms = gods
    .filter(god => god.luck === luck)
    .map(
      ({ id }): TermProps => ({
        id: `god.${id}`,
        name: names.god[id],
        meaning: why => why.god[id],
        layer: 'god',
      }),
    );
  if (terms.length === 0) return null;
  return (
    <p className={`traditions__gods traditions__gods--${luck}`}>
      <b>{title}</b> <Terms terms={terms} separator={names.language === 'zh' ? '、' : ', '} />
    </p>
  );
}

/** Words side by side, each with its meaning. */
function Terms({ terms, separator }: { readonly terms: readonly TermProps[]; readonly separator: string }) {
  return terms.map((term, i) => (
    // A button may end a line even before a 、: the two belong together.
    <span key={term.id} className="traditions__term">
      <Term {...term} />
      {i < terms.length - 1 && separator}
    </span>
  ));
}
