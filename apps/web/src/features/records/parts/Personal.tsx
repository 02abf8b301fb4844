import { formatDay } from '@app/i18n';
import { parseCivilDate } from '@app/kernel';
import { FAMILY_SEPARATOR, familyParts } from '@app/records';
import { describeLocation, describePlace, type Resident } from '@app/session';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import { selectInfo, useApp } from '../../../store/store';

/** R114: where the person lives, and with whom. */
export function Personal() {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const info = useApp(selectInfo);
  const place = info && describePlace(info);
  const coordinates = describeLocation(info?.location);
  const residents = info?.residents ?? [];
  return (
    <section className="records__personal" aria-label={t('records.personal')}>
      <div className="records__sheet">
        <h3>{t('records.place')}</h3>
        {(place?.kind === 'named' || coordinates.kind === 'unknown') && (
          <p className="records__place">
            <bdi>{place?.kind === 'named' ? place.name : common('labels.locationUnknown')}</bdi>
          </p>
        )}
        {coordinates.kind === 'coordinates' && (
          <p className="records__coordinates ui-num">{coordinates.text}</p>
        )}
        <h3>{t('records.family', { count: residents.length })}</h3>
        {residents.length === 0 ? (
          <p className="records__nobody">{t('records.noFamily')}</p>
        ) : (
          <ul>
            {residents.map(resident => (
              <FamilyLine key={resident.id} resident={resident} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** R114: one line with its separators; the name is emphasised. R1054: dates are as those of the records. */
function FamilyLine({ resident }: { readonly resident: Resident }) {
  const { t, i18n } = useTranslation('userInfo');
  const { language } = useLanguage();
  const { name, gender, relationship, birthDate } = resident;
  const born = parseCivilDate(birthDate);
  const known = `relationships.${relationship}`;
  const parts = familyParts({
    name,
    gender: t(`genders.${gender}`),
    // A person's own text is shown as typed.
    relationship: i18n.exists(known, { ns: 'userInfo' }) ? t(known as 'relationships.self') : relationship,
    birthDate: born ? formatDay(language, born, 'short') : birthDate,
  });
  const isNamed = parts[0]?.part === 'name';
  return (
    <li>
      {isNamed && <b dir="auto">{parts[0]!.text}</b>}
      <span className="records__facts">
        {parts.slice(isNamed ? 1 : 0).map(({ part, text }, i) => (
          <span key={part} data-part={part}>
            {(isNamed || i > 0) && <i>{FAMILY_SEPARATOR}</i>}
            {text}
          </span>
        ))}
      </span>
    </li>
  );
}
