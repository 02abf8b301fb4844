import { isCityName, nearestCity, PLACE_ID, PLACE_NAME_ID } from '@app/home';
import { labelLines } from '@app/i18n';
import { MessageText } from '@app/scenes/MessageText';
import { describeLocation } from '@app/session';
import { Button, MapPinIcon, TextField } from '@app/ui';
import { INPUT_LIMITS, isBlank, type Location } from '@app/validation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import type { UserInfoForm } from '../useUserInfo';
import { FieldError } from './FieldError';
import { ManualPlace } from './ManualPlace';
import { SectionTitle } from './SectionTitle';
import { StarGlobe } from './StarGlobe';
import { useLocate } from './useLocate';
import './PlaceSection.css';

/** R49 to R52: the place by the browser, from the list of cities or by hand, and the person's name for it. */
export function PlaceSection({ form }: { readonly form: UserInfoForm }) {
  const { t } = useTranslation('userInfo');
  const { language, inFace } = useLanguage();
  const titleId = useId();
  const panelId = useId();
  const { location, locationName, typedPlace } = form.draft;
  const [wanted, setByHand] = useState(typedPlace !== undefined);
  // Invalid coordinates do not fold away.
  const byHand = wanted || (form.started && typedPlace !== undefined);
  const error = form.errors.find(({ field }) => field === 'location');
  const nameError = form.errors.find(({ field }) => field === 'locationName');

  const settle = (place: Location) =>
    form.setPlace(place, name => {
      // The person's own name stays; one filled in from the list follows the place.
      if (!isBlank(name) && !isCityName(name)) return name;
      return inFace(nearestCity(place)?.name[language]) ?? '';
    });
  const { locating, locate } = useLocate(settle, () => setByHand(true));

  return (
    <section className="place" aria-labelledby={titleId}>
      <StarGlobe location={location} />
      <div className="place__where">
        <SectionTitle id={titleId} numeral="壹">
          {t('place.title')}
        </SectionTitle>
        <Whereabouts location={location} locating={locating} />
        <div className="place__ways">
          <Button
            id={PLACE_ID}
            icon={<MapPinIcon />}
            busy={locating}
            busyLabel={t('place.locating')}
            aria-describedby={error && `${PLACE_ID}-error`}
            onClick={locate}
          >
            {t(location ? 'place.locateAgain' : 'place.locate')}
          </Button>
          <Button
            variant="quiet"
            aria-expanded={byHand}
            aria-controls={byHand ? panelId : undefined}
            onClick={() => setByHand(!byHand)}
          >
            {t('place.byHand')}
          </Button>
        </div>
        <FieldError id={`${PLACE_ID}-error`} error={error} />
      </div>
      <TextField
        id={PLACE_NAME_ID}
        className="place__name"
        dir="auto"
        limit={INPUT_LIMITS.text}
        error={nameError && <MessageText message={nameError} />}
        label={t('place.name')}
        hint={t('place.privacy')}
        placeholder={t('place.nameHint')}
        value={locationName}
        onChange={event => form.setPlaceName(event.target.value)}
      />
      {byHand && <ManualPlace id={panelId} form={form} onPlace={settle} />}
    </section>
  );
}

interface WhereaboutsProps {
  readonly location: Location | undefined;
  readonly locating: boolean;
}

/** R50, R51: the coordinates, or that they are unknown; announced when they change. */
function Whereabouts({ location, locating }: WhereaboutsProps) {
  const { t } = useTranslation('userInfo');
  const { t: common } = useTranslation('common');
  const { language, face, inFace } = useLanguage();
  const label = describeLocation(location);
  const [unknown, unknownOther] = labelLines(common, face, 'locationUnknown');
  const city = location && inFace(nearestCity(location)?.name[language]);
  return (
    <div role="status" className="place__status">
      {label.kind === 'coordinates' ? (
        <p className="place__coordinates ui-display ui-num">{label.text}</p>
      ) : (
        <p className="place__coordinates ui-display">
          <span>{unknown.text}</span>
          {unknownOther && <small lang={unknownOther.lang}>{unknownOther.text}</small>}
        </p>
      )}
      {locating ? (
        <p className="ui-hidden">{t('place.locating')}</p>
      ) : (
        city && <p className="ui-muted">{t('place.nearest', { city })}</p>
      )}
    </div>
  );
}
