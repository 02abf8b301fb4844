import { mountainName, PALACE_NAMES, YEAR_PLACES, type YearPlace, type YearPlaces } from '@app/fengshui';
import { formatDegrees, useLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';

/** R310: directions in which custom avoids digging or building this year, by the compass. */
export function YearPlacesList({ places }: { readonly places: YearPlaces }) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { nameOf, glossOf } = useTerms();
  const { branches, narrow, wide, direction } = places.threeKillings;
  const degrees = (bearing: number) => formatDegrees(language, bearing, 1);
  const where: Readonly<Record<YearPlace, string>> = {
    'tai-sui': inFace(mountainName(places.taiSui, language)),
    'sui-po': inFace(mountainName(places.suiPo, language)),
    'three-killings': t('houseReading.threeKillings', {
      palace: inFace(PALACE_NAMES[direction][language]),
      from: inFace(mountainName(branches[0], language)),
      to: inFace(mountainName(branches[2], language)),
      narrowFrom: degrees(narrow.from),
      narrowTo: degrees(narrow.to),
      wideFrom: degrees(wide.from),
      wideTo: degrees(wide.to),
    }),
    'five-yellow': inFace(PALACE_NAMES[places.fiveYellow][language]),
    'two-black': inFace(PALACE_NAMES[places.twoBlack][language]),
  };
  return (
    <section className="year-places" aria-labelledby="year-places-title">
      <h3 id="year-places-title">{t('houseReading.yearPlaces', { year: places.year })}</h3>
      <p className="ui-muted">{glossOf('concept.year-places')}</p>
      <dl>
        {YEAR_PLACES.map(id => (
          <div key={id}>
            <dt>
              {nameOf(`year-place.${id}`)} <b>{where[id]}</b>
            </dt>
            <dd>{glossOf(`year-place.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
