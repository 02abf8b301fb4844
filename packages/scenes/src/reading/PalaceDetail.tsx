import {
  type HouseMansions,
  type MansionStar,
  mountainName,
  type PalaceReading,
  type TermId,
  type YearMark,
} from '@app/fengshui';
import { formatList, useLanguage } from '@app/i18n';
import { Heading } from '@app/ui';
import { useTranslation } from 'react-i18next';
import type { PlacedPhoto } from '../house/view';
import { TurnedPhoto } from '../TurnedPhoto';
import { useTerms } from '../useTerms';

export interface PalaceDetailProps {
  readonly reading: PalaceReading;
  /** What the house's own stars are taken from. */
  readonly houseBy?: HouseMansions['by'] | undefined;
  /** Those of this palace. */
  readonly photos: readonly PlacedPhoto[];
  /** False until facing and year of completion are known. */
  readonly hasNatal: boolean;
}

/** The readings of two schools for one palace, side by side and never added up, each word with its plain meaning. */
export function PalaceDetail({ reading, houseBy = 'sitting', photos, hasNatal }: PalaceDetailProps) {
  const { t } = useTranslation('visualization');
  const { nameOf, namesOf, glossOf } = useTerms();
  const { palace, eightMansions, flyingStars, houseStar, yearMarks } = reading;
  const { annual, monthly, timeliness, natal, pair } = flyingStars;
  const perhaps = (stars: readonly MansionStar[]) =>
    t('houseReading.perhaps', { others: namesOf(stars.map(star => `mansion.${star}` as const)) });
  return (
    <section className="palace-detail" aria-live="polite">
      <Heading level={3}>{nameOf(`palace.${palace}`)}</Heading>
      <p className="ui-muted">{glossOf(`palace.${palace}`)}</p>
      {photos.map(({ url, name, turns }) => (
        <figure key={url} className="palace-detail__photo">
          <TurnedPhoto className="palace-detail__print" url={url} turns={turns} alt={name} />
          <figcaption>
            <bdi>{name}</bdi>
          </figcaption>
        </figure>
      ))}
      <div className="palace-detail__schools">
        <div>
          <h4>{nameOf('school.flying-stars')}</h4>
          <dl>
            <Entry
              kind="concept.annual-star"
              id={`star.${annual}`}
              aside={nameOf(`timeliness.${timeliness}`)}
            />
            <Entry kind="concept.monthly-star" id={`star.${monthly}`} />
            {natal && <Entry kind="concept.mountain-star" id={`star.${natal.mountain}`} />}
            {natal && <Entry kind="concept.water-star" id={`star.${natal.water}`} />}
            {pair && (
              <Entry
                kind="concept.star-pair"
                id={`pair.${pair.pair}`}
                aside={[
                  nameOf(`agreement.${pair.agreement}`),
                  pair.timely && pair.agreement !== 'contradicted' && glossOf('concept.timely-pair'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            )}
          </dl>
          {!hasNatal && <p className="ui-muted">{t('houseReading.noFacing')}</p>}
        </div>
        <div>
          <h4>{nameOf('school.eight-mansions')}</h4>
          {eightMansions.length === 0 && (
            <p className="ui-muted">{palace === 'C' ? glossOf('palace.C') : t('houseReading.noResidents')}</p>
          )}
          <dl>
            {houseStar && (
              <Entry
                kind="concept.house-trigram"
                id={`mansion.${houseStar}`}
                aside={t(`houseReading.houseStarBy.${houseBy}`)}
              />
            )}
            {eightMansions.map(({ residentId, name, star, good, otherStars }) => (
              <div key={residentId} data-good={good}>
                <dt>
                  <bdi>{name}</bdi> <b>{nameOf(`mansion.${star}`)}</b>{' '}
                  {otherStars.length > 0 && <small>{perhaps(otherStars)}</small>}
                </dt>
                <dd>{glossOf(`mansion.${star}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {yearMarks.length > 0 && (
        <dl className="palace-detail__year">
          {yearMarks.map(mark => (
            <YearMarkEntry key={mark.place} mark={mark} />
          ))}
        </dl>
      )}
      <p className="ui-muted">{t('houseReading.schoolsNote')}</p>
    </section>
  );
}

/** The part of the palace taken by a place of the year, and the custom about works there. */
function YearMarkEntry({ mark: { place, mountains, onlyWide } }: { readonly mark: YearMark }) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const names = formatList(
    language,
    mountains.map(each => inFace(mountainName(each, language))),
  );
  return (
    <Entry
      kind="concept.year-places"
      id={`year-place.${place}`}
      aside={[names, onlyWide && t('houseReading.onlyWide')].filter(Boolean).join(' · ')}
    />
  );
}

interface EntryProps {
  readonly kind: TermId;
  readonly id: TermId;
  readonly aside?: string;
}

function Entry({ kind, id, aside }: EntryProps) {
  const { nameOf, glossOf } = useTerms();
  return (
    <div>
      <dt>
        {nameOf(kind)} <b>{nameOf(id)}</b> {aside && <small>{aside}</small>}
      </dt>
      <dd>{glossOf(id)}</dd>
    </div>
  );
}
