import { polar, ringSector } from '@app/building';
import { DIRECTIONS, isGoodMansionStar, type ResidentDirections } from '@app/fengshui';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';

export interface RoseProps {
  readonly residents: readonly ResidentDirections[];
  /** The person whose ring is emphasised and whose four good directions are named. */
  readonly chosen: string | undefined;
}

/** Rings far enough apart for a phone. */
const MOST = 6;
const [INNER, OUTER, HALF] = [34, 128, 160];

/** R554: one rose of everybody at home, north at the top: a ring per person, its good directions filled. */
export function Rose({ residents, chosen }: RoseProps) {
  const { t } = useTranslation('visualization');
  const { nameOf, namesOf } = useTerms();
  const shown = residents.slice(0, MOST);
  if (shown.length === 0) return null;
  const width = (OUTER - INNER) / shown.length;
  const goodOf = ({ stars }: ResidentDirections) =>
    DIRECTIONS.filter(direction => isGoodMansionStar(stars[direction]));
  const spoken = shown.map(each =>
    t('houseReading.roseOf', {
      name: each.name,
      directions: namesOf(goodOf(each).map(direction => `palace.${direction}` as const)),
    }),
  );
  const named = shown.find(({ residentId }) => residentId === chosen);
  return (
    <figure className="rose">
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={spoken.join(' ')}>
        {shown.map((each, ring) =>
          DIRECTIONS.map((direction, index) => (
            <path
              key={direction}
              className="rose__part"
              data-good={isGoodMansionStar(each.stars[direction])}
              data-chosen={each === named}
              d={ringSector(
                INNER + ring * width + 1.5,
                INNER + (ring + 1) * width - 1.5,
                index * 45 - 21,
                index * 45 + 21,
              )}
            />
          )),
        )}
        {DIRECTIONS.map((direction, index) => {
          const [x, y] = polar(OUTER + 17, index * 45);
          return (
            <text key={direction} className="rose__side" x={x} y={y} dy=".36em" textAnchor="middle">
              {t(`starMap.badge${SIDES[index]!}`)}
            </text>
          );
        })}
        {shown.length > 1 &&
          shown.map(({ residentId }, ring) => (
            <text
              key={residentId}
              className="rose__number"
              y={-INNER - (ring + 0.5) * width}
              dy=".36em"
              textAnchor="middle"
            >
              {ring + 1}
            </text>
          ))}
      </svg>
      <figcaption>
        {shown.length > 1 && (
          <ol>
            {shown.map(({ residentId, name }) => (
              <li key={residentId}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ol>
        )}
        <p>{t('houseReading.roseHow')}</p>
        {named && (
          <dl>
            {goodOf(named).map(direction => (
              <div key={direction}>
                <dt>{nameOf(`palace.${direction}`)}</dt>
                <dd>{nameOf(`mansion.${named.stars[direction]}`)}</dd>
              </div>
            ))}
          </dl>
        )}
      </figcaption>
    </figure>
  );
}

const SIDES = ['North', 'Northeast', 'East', 'Southeast', 'South', 'Southwest', 'West', 'Northwest'] as const;
