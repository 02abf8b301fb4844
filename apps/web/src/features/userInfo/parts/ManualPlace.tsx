import { findCity, LATITUDE_ID, LONGITUDE_ID, listCities } from '@app/home';
import { writeAll } from '@app/i18n';
import { MessageText } from '@app/scenes/MessageText';
import { Button, Select, TextField } from '@app/ui';
import { INPUT_LIMITS, type Location, type PlaceError, parseLocation } from '@app/validation';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import type { UserInfoForm } from '../useUserInfo';

export interface ManualPlaceProps {
  readonly id: string;
  readonly form: UserInfoForm;
  readonly onPlace: (place: Location) => void;
}

const ID_OF = { lat: LATITUDE_ID, lng: LONGITUDE_ID } as const;

/** The place without the browser's help: a city from the list, or latitude and longitude. */
export function ManualPlace({ id, form, onPlace }: ManualPlaceProps) {
  const { t } = useTranslation('userInfo');
  const { language, inFace } = useLanguage();
  const cities = useMemo(() => writeAll(listCities(language), inFace), [language, inFace]);
  const { location, typedPlace } = form.draft;
  const typed = typedPlace ?? toTyped(location);
  const [submitted, setSubmitted] = useState(false);
  const parsed = parseLocation(typed);
  // A half-typed number is not wrong yet: errors wait until the person submits the place or continues.
  const errors = !parsed.ok && (submitted || (form.started && typedPlace)) ? parsed.error : [];

  const chosen = cities.find(city => {
    const place = findCity(city.id)?.location;
    return place?.lat === location?.lat && place?.lng === location?.lng;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(!parsed.ok);
    if (parsed.ok) return onPlace(parsed.value);
    const [first] = parsed.error;
    if (first) document.getElementById(ID_OF[first.field])?.focus();
  };
  // Continuing without the button must not lose a completely typed place.
  const leave = () => {
    const same = parsed.ok && parsed.value.lat === location?.lat && parsed.value.lng === location?.lng;
    if (parsed.ok && (!same || typedPlace)) onPlace(parsed.value);
  };
  const field = (name: PlaceError['field']) => {
    const error = errors.find(each => each.field === name);
    return {
      id: ID_OF[name],
      value: typed[name],
      limit: INPUT_LIMITS.date,
      inputMode: 'text',
      autoComplete: 'off',
      onChange: (event: { readonly target: { readonly value: string } }) =>
        form.typePlace({ ...typed, [name]: event.target.value }),
      onBlur: leave,
      error: error && <MessageText message={error} />,
    } as const;
  };

  return (
    <form id={id} className="place__manual" noValidate onSubmit={submit} aria-label={t('place.byHand')}>
      <Select
        label={t('place.city')}
        placeholder={t('place.chooseCity')}
        options={cities.map(city => ({ value: city.id, label: city.label }))}
        value={chosen?.id ?? ''}
        onChange={event => {
          const city = findCity(event.target.value);
          if (city) onPlace(city.location);
        }}
      />
      <TextField {...field('lat')} label={t('place.latitude')} hint={t('place.latitudeHint')} />
      <TextField {...field('lng')} label={t('place.longitude')} hint={t('place.longitudeHint')} />
      <Button type="submit">{t('place.usePlace')}</Button>
    </form>
  );
}

const toTyped = (location: Location | undefined) => ({
  lat: location ? String(location.lat) : '',
  lng: location ? String(location.lng) : '',
});
