import { Button, Select, TextField } from '@app/ui';
import { type Location, type PlaceError, parseLocation } from '@app/validation';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../parts/language';
import { MessageText } from '../../../parts/messages';
import { findCity, listCities } from '../cities/cities';

export interface ManualPlaceProps {
  readonly id: string;
  readonly location: Location | undefined;
  readonly onPlace: (place: Location) => void;
}

/** The place without the browser's help: a city from the list, or latitude and longitude. */
export function ManualPlace({ id, location, onPlace }: ManualPlaceProps) {
  const { t } = useTranslation('userInfo');
  const { language } = useLanguage();
  const prefix = useId();
  const cities = useMemo(() => listCities(language), [language]);
  const [typed, setTyped] = useState(() => toTyped(location));
  const [errors, setErrors] = useState<readonly PlaceError[]>([]);

  // What the browser or the list found stands in the fields too.
  const [shown, setShown] = useState(location);
  if (location !== shown) {
    setShown(location);
    setTyped(toTyped(location));
    setErrors([]);
  }

  const chosen = cities.find(city => {
    const place = findCity(city.id)?.location;
    return place?.lat === location?.lat && place?.lng === location?.lng;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseLocation(typed);
    setErrors(parsed.ok ? [] : parsed.error);
    if (parsed.ok) onPlace(parsed.value);
    else document.getElementById(`${prefix}${parsed.error[0]?.field}`)?.focus();
  };
  // Going on without the button must not lose a place that was typed in full.
  const leave = () => {
    const parsed = parseLocation(typed);
    const same = parsed.ok && parsed.value.lat === location?.lat && parsed.value.lng === location?.lng;
    if (parsed.ok && !same) onPlace(parsed.value);
  };
  const field = (name: PlaceError['field']) => {
    const error = errors.find(each => each.field === name);
    return {
      id: `${prefix}${name}`,
      value: typed[name],
      inputMode: 'text',
      autoComplete: 'off',
      onChange: (event: { readonly target: { readonly value: string } }) =>
        setTyped({ ...typed, [name]: event.target.value }),
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
