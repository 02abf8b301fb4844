import {
  cityOfClock,
  homePlaceOf,
  isNightOver,
  placedPhotos,
  type SceneSeason,
  shownMoment,
} from '@app/home';
import { formatPercent } from '@app/i18n';
import type { PlacedPhoto } from '@app/scenes/house/view';
import { HouseRoom } from '@app/scenes/reading';
import { COURTYARD_KEY, describePlace } from '@app/session';
import { moonPhase, type Place, sunPercent, sunState, type Weather, wallClock } from '@app/sky';
import { Button, LayoutGridIcon, lazyPart, useReducedMotion } from '@app/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useHomeAddress } from '../../../common/address';
import { useLanguage } from '../../../common/language';
import { PartMissing } from '../../../common/messages';
import { useLoadPhotos } from '../../../common/photos/useLoadPhotos';
import { usePictures } from '../../../common/photos/usePicture';
import { useNow } from '../../../common/useNow';
import { useShownTheme } from '../../../common/useShownTheme';
import { selectInfo, useApp } from '../../../store/store';

const HousePanel = lazyPart(() => import('@app/scenes/reading/panel'), PartMissing);
const PlanView = lazyPart(() => import('./PlanView'), PartMissing);
const TermTitle = lazyPart(() => import('@app/scenes/TermTitle'));

export interface HouseViewProps {
  readonly weather: Weather;
  /** Around the home at the displayed moment; undefined outside the almanac. */
  readonly season: SceneSeason | undefined;
  /** The displayed minute of the day; undefined for now. */
  readonly minuteOfDay: number | undefined;
  readonly onMinuteOfDay: (minute: number | undefined) => void;
}

/** R64: the house in its compass ring under today's sun or moon; or its plan of nine palaces. */
export function HouseView({ weather, season, minuteOfDay, onMinuteOfDay }: HouseViewProps) {
  const { t } = useTranslation('visualization');
  const { clock, device, deviceStore } = usePorts();
  // Painted once per device, and on request.
  const [painted, setPainted] = useState(() => deviceStore.read('painted') !== undefined);
  const { address, open, close } = useHomeAddress();
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const setHouseFacts = useApp(state => state.setHouseFacts);
  const now = useNow('minute');
  const theme = useShownTheme();
  const animate = !useReducedMotion();
  const { latitude, longitude, isKnown } = homePlaceOf(info, clock.zone());
  const place = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const residents = info?.residents ?? NO_RESIDENTS;
  const photos = usePlacedPhotos();
  const ownPlan = useApp(state => state.plan);
  useEffect(() => {
    // Only the slice with the plan may take `no` back: an unreadable plan is a plan, too.
    if (painted && !ownPlan && !deviceStore.read(COURTYARD_KEY)) deviceStore.write(COURTYARD_KEY, 'yes');
  }, [painted, ownPlan, deviceStore]);
  const describe = useDescription(season?.falls === 'snow' ? 'snowy' : weather, place, minuteOfDay);
  const placeLine = usePlaceLine();
  const tellCut = useCallback((walls: number | undefined) => open({ walls }, 'turn'), [open]);
  if (address.show === 'palaces') {
    return <PlanView onClose={() => close('show')} />;
  }
  return (
    <div className="house-view">
      <HouseRoom
        opened={{
          isOpen: address.show === 'reading',
          palace: address.palace,
          open: palace =>
            open({ show: 'reading', ...(palace && { palace }) }, palace && address.palace && 'turn'),
          close: () => close('show'),
        }}
        Panel={HousePanel}
        facts={facts}
        onFacts={setHouseFacts}
        place={isKnown ? place : undefined}
        placeOfSky={place}
        placeLine={placeLine}
        residents={residents}
        photos={photos}
        plan={ownPlan}
        season={season}
        cut={address.walls}
        onCut={tellCut}
        now={now}
        zone={clock.zone()}
        minuteOfDay={minuteOfDay}
        onMinuteOfDay={onMinuteOfDay}
        theme={theme}
        describe={describe}
        animate={animate}
        onPaint={() => setPainted(false)}
        onPainted={
          painted
            ? undefined
            : () => {
                deviceStore.write('painted', 'yes');
                setPainted(true);
              }
        }
        onPicture={device.save}
        onOpenSheet={id => open({ resident: residents.findIndex(each => each.id === id) + 1 })}
        onOpenPhoto={id => open({ photo: Number(id) })}
        onFindFacing={() => open({ sheet: 'facing' })}
      />
      {season && <TermTitle season={season} weather={weather} />}
      <Button
        className="house-view__plan"
        data-hud
        variant="quiet"
        icon={<LayoutGridIcon />}
        // The chosen hour ends with this view.
        onClick={() => open({ show: 'palaces', hour: undefined })}
      >
        {t('plan.show')}
      </Button>
    </div>
  );
}

const NO_RESIDENTS: readonly never[] = [];

/** The photos placed in palaces or rooms. */
function usePlacedPhotos(): readonly PlacedPhoto[] {
  const photos = useApp(state => state.photos);
  const palaceOfPhoto = useApp(state => state.palaceOfPhoto);
  const roomOfPhoto = useApp(state => state.roomOfPhoto);
  const urls = usePictures(photos.map(({ id }) => id));
  useLoadPhotos();
  const inHome = placedPhotos(photos, { palaceOfPhoto, roomOfPhoto });
  const placed = inHome.flatMap(({ id, spot, caption, name, turns }) => {
    const url = urls.get(id);
    return url ? [{ ...spot, id, url, name: caption ?? name, turns }] : [];
  });
  // Stable as long as nothing in it differs: the scene reloads its pictures only when they change.
  const hung = useRef(placed);
  if (JSON.stringify(hung.current) !== JSON.stringify(placed)) hung.current = placed;
  return hung.current;
}

/** Hangzhou · 30.2741°N, 120.1551°E; or that the place is unknown, and whose sky is shown (R217). */
function usePlaceLine(): string {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const { clock } = usePorts();
  const { language, inFace } = useLanguage();
  const info = useApp(selectInfo);
  const coordinates = info && describePlace({ ...info, locationName: '' });
  const place = info && describePlace(info);
  const named = place?.kind === 'named' ? place.name : undefined;
  const where = coordinates?.kind === 'coordinates' ? coordinates.text : undefined;
  if (named && where) return t('house.placeLine', { place: named, coordinates: where });
  const unknown = common('labels.locationUnknown');
  const city = inFace(cityOfClock(clock.zone()).name[language]);
  return named ?? where ?? t('house.skyOf', { unknown, city });
}

/** Describes the picture in one sentence, for screen readers. */
function useDescription(
  weather: Weather | 'snowy',
  place: Place,
  minuteOfDay: number | undefined,
): (facing: string, isOwnHome: boolean) => string {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const at = shownMoment(useNow('minute'), clock.zone(), minuteOfDay);
  const sun = sunState(wallClock(at, clock.zone()));
  const isDay = sun.isDaytime && !isNightOver(place, at);
  return (facing, isOwnHome) => {
    const values = { facing, weather: t(`weather.${weather}`) };
    return isDay
      ? t(isOwnHome ? 'house.describeOwnDay' : 'house.describeDay', {
          ...values,
          percent: formatPercent(language, sunPercent(sun)),
        })
      : t(isOwnHome ? 'house.describeOwnNight' : 'house.describeNight', {
          ...values,
          phase: t(`moon.${moonPhase(at).phase}`),
        });
  };
}
