import { mountainName, PALACE_NAMES, type Palace, type Resident } from '@app/fengshui';
import {
  type HouseFacts,
  type HouseholdMember,
  homeAt,
  minuteOf,
  type SceneSeason,
  shownMoment,
  turnFacing,
} from '@app/home';
import { formatTimestamp, useLanguage } from '@app/i18n';
import { formatCivilDate, type Millis } from '@app/kernel';
import { civilDateAt, type Place } from '@app/sky';
import { Button, LuopanIcon, useSettled } from '@app/ui';
import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HouseScene, type SceneControls } from '../house/HouseScene';
import { canFilm } from '../house/picture/filmKinds';
import { NOTHING_CHOSEN, type SceneChoices, toView } from '../house/toView';
import { type HouseView, isVeiled, type PlacedPhoto } from '../house/view';
import { BearingPlate } from './BearingPlate';
import './reading.css';
import type { HousePanelProps } from './HousePanel';
import { cutAt, SkyFactsBeside, WallsControl } from './OwnHomeControls';
import type { SeenHouse } from './StepSeals';
import { useLabels } from './useLabels';
import { useOwnHome, useOwnPlan } from './useOwnHome';
import { usePictureCaption } from './usePictureCaption';

/** The open part of the reading, and the ways to change it. */
export interface OpenedReading {
  readonly isOpen: boolean;
  readonly palace: Palace | undefined;
  /** Without a palace the chosen one stays. */
  readonly open: (palace?: Palace) => void;
  readonly close: () => void;
}

export interface HouseRoomProps {
  readonly opened: OpenedReading;
  /** Fetched when the reading is opened. */
  readonly Panel: ComponentType<HousePanelProps>;
  readonly facts: HouseFacts;
  /** Facts not mentioned stay. */
  readonly onFacts: (change: HouseFacts) => void;
  /** Undefined until the person has given one. */
  readonly place: Place | undefined;
  /** The place whose sky is shown until then. */
  readonly placeOfSky?: Place | undefined;
  /** The person's name for the place, with its coordinates, already formatted. */
  readonly placeLine?: string | undefined;
  readonly residents: readonly HouseholdMember[];
  readonly photos: readonly PlacedPhoto[];
  /** The person's plan as stored; without one the courtyard is shown for their home. */
  readonly plan?: string | undefined;
  readonly season?: SceneSeason | undefined;
  readonly now: Millis;
  readonly zone: string;
  /** Millimetres at which the walls of that home are cut; undefined as it is first seen. */
  readonly cut?: number | undefined;
  /** Stays the same function. */
  readonly onCut: (cut: number | undefined) => void;
  /** The displayed minute of the day; undefined for now. */
  readonly minuteOfDay: number | undefined;
  readonly onMinuteOfDay: (minute: number | undefined) => void;
  /** Theme of the page; at night the house has the colours of ink in either theme. */
  readonly theme: string;
  /** Describes the picture in words, given the name of the facing. */
  readonly describe: (facing: string, isOwnHome: boolean) => string;
  /** False if less movement is preferred. */
  readonly animate: boolean;
  /** The home is painted stroke by stroke until this is called; undefined afterwards. */
  readonly onPainted?: (() => void) | undefined;
  readonly onPaint?: (() => void) | undefined;
  /** Saves the house as a picture under this name. */
  readonly onPicture: (picture: Blob, name: string) => void;
  /** Opens the four pillars of a resident. */
  readonly onOpenSheet: (residentId: string) => void;
  readonly onOpenPhoto: (id: string) => void;
  /** Opens the ways to measure the facing. */
  readonly onFindFacing: () => void;
}

const overlaid = (choices: SceneChoices) => ({ ...choices, overlay: true });

/** The house under its sky, with its bearing plate and, on request, its reading. */
export function HouseRoom(props: HouseRoomProps) {
  const { opened, Panel, facts, onFacts, place, placeOfSky, residents, photos } = props;
  const { season, now, zone, minuteOfDay, theme } = props;
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { isOpen: open, palace: selected } = opened;
  const openReading = () => opened.open();
  const [chosen, setChoices] = useState({ ...NOTHING_CHOSEN, overlay: selected !== undefined });
  // What is laid over the house ends with the reading, which alone can take it away.
  const choices = useMemo(
    () => ({ ...chosen, overlay: open && chosen.overlay, selected }),
    [chosen, open, selected],
  );
  // R460, R1087: an address with a palace opens at its reading, whether it was loaded or followed.
  const [taps, setTaps] = useState(selected ? 1 : 0);
  const pressed = useRef(selected);
  useEffect(() => {
    if (selected && selected !== pressed.current) {
      setChoices(overlaid);
      setTaps(before => before + 1);
    }
    pressed.current = selected;
  }, [selected]);
  const isClosed = useRef(false);
  const at = shownMoment(now, zone, minuteOfDay);
  const readers = useReaders(residents, place, zone, open);
  const ownPlan = useOwnPlan(props.plan);
  const { door } = ownPlan;
  const house = useMemo(
    () => homeAt({ facts, place, placeOfSky, residents: readers, door }, at),
    [facts, place, placeOfSky, readers, door, at],
  );
  const sceneTheme = house.sky.night ? 'ink' : theme;
  const [cut, setCut] = useSettled(props.cut, props.onCut);
  // R992: on a phone the reading shows one floor as a plan, until the person chooses a height.
  const [floor, setFloor] = useState<number>();
  const readFloor = cut === undefined ? floor : undefined;
  // R549: a picture is of the whole home.
  const [shot, setShot] = useState<Shot>();
  const alone = shot ? undefined : readFloor;
  const own = useOwnHome(ownPlan, cutAt(cut, alone !== undefined), house, alone);
  // R1069: no picture of the home has them.
  const [named, setNamed] = useState<HouseView['named']>();
  const tinted = shot ? undefined : named;
  const isTall = (own.home?.model.storeys.length ?? 0) > 1;
  const { isComing } = own;
  const walls =
    own.home || isComing ? { cut, onCut: setCut, isTall, isPlan: floor !== undefined } : undefined;
  const view = useMemo(
    () =>
      toView(house, choices, photos, {
        own: own.home,
        storeys: own.storeys,
        named: tinted,
        season,
        isComing,
      }),
    [house, choices, photos, own.home, own.storeys, tinted, season, isComing],
  );
  const light = own.home &&
    house.sky.body && { body: house.sky.body, rooms: own.lit, isVeiled: isVeiled(view) };
  const facingMountain = house.reading?.facing?.facing;
  const facingName = facingMountain
    ? inFace(mountainName(facingMountain, language))
    : inFace(PALACE_NAMES[house.facingPalace][language]);
  const seen = useRef<SeenHouse>({});
  const labels = useLabels(house, choices.selected, photos);
  const caption = usePictureCaption(house, props.placeLine, choices.overlay);
  const select = (palace: Palace) => {
    pressed.current = palace;
    setChoices(overlaid);
    opened.open(palace);
  };
  const selectInScene = (palace: Palace) => {
    select(palace);
    setTaps(before => before + 1);
  };
  const turnHouse = (by: number) => onFacts({ facing: turnFacing(facts, by) });
  return (
    <div className="house-room" data-open={open} data-theme={sceneTheme}>
      <HouseScene
        view={view}
        theme={sceneTheme}
        description={props.describe(facingName, walls !== undefined)}
        keyHelp={t('houseReading.keyHelp')}
        labels={labels}
        animate={props.animate}
        painting={
          isComing
            ? undefined
            : props.onPainted && { skip: t('houseReading.skipPainting'), onDone: props.onPainted }
        }
        onPickPalace={selectInScene}
        cards={{ label: t('houseReading.photos'), onOpen: props.onOpenPhoto }}
        onTurnHouse={open ? turnHouse : undefined}
        onLens={(lens, names, drawn) => {
          seen.current.at = { lens, names, drawn };
          seen.current.follow?.(seen.current.at);
        }}
      >
        {controls => (
          <>
            <BearingPlate
              house={house}
              placeLine={props.placeLine}
              controls={controls}
              onSetFacing={openReading}
            >
              {walls && <WallsControl {...walls} />}
            </BearingPlate>
            {light && !open && <SkyFactsBeside {...light} />}
            {!open && (
              <Button
                // R843: the focus returns to what opened the panel.
                ref={opener => {
                  if (isClosed.current) opener?.focus();
                  if (opener) isClosed.current = false;
                }}
                className="house-panel-opener"
                data-hud
                icon={<LuopanIcon />}
                onClick={openReading}
              >
                {t('houseReading.open')}
              </Button>
            )}
            {open && (
              <Panel
                theme={theme}
                onClose={() => {
                  isClosed.current = true;
                  opened.close();
                  setTaps(0);
                }}
                taps={taps}
                house={house}
                plan={ownPlan.plan}
                facts={facts}
                onFacts={onFacts}
                choices={choices}
                onChoices={setChoices}
                onSelect={select}
                scene={{
                  ...controls,
                  view,
                  seen,
                  onSelect: selectInScene,
                  floor: readFloor,
                  setFloor,
                  setNamed,
                }}
                photos={photos}
                minuteOfDay={minuteOfDay ?? minuteOf(now, zone)}
                isNow={minuteOfDay === undefined}
                onMinuteOfDay={props.onMinuteOfDay}
                thisYear={civilDateAt(now, zone).year}
                onPaint={props.animate ? props.onPaint : undefined}
                onSave={() => void ofWhole(controls, save)}
                onFilm={canFilm() ? () => ofWhole(controls, film) : undefined}
                onOpenSheet={props.onOpenSheet}
                onFindFacing={props.onFindFacing}
                hasModel={controls.state === 'ready' && !shot}
                walls={walls}
                light={light}
              />
            )}
            {shot && own.isDone && <WholeHome controls={controls} onSeen={shot.onSeen} />}
          </>
        )}
      </HouseScene>
    </div>
  );

  /** Takes a picture or film of the whole home as first seen while one floor of it is read, else as it is seen. */
  async function ofWhole<Taken>(
    controls: SceneControls,
    take: (controls: SceneControls, isFirst: boolean) => Promise<Taken>,
  ): Promise<Taken> {
    if (alone === undefined && !named?.length) return take(controls, false);
    const whole = await new Promise<SceneControls>(onSeen => setShot({ onSeen }));
    return take(whole, alone !== undefined).finally(() => setShot(undefined));
  }

  async function film(controls: SceneControls, isFirst: boolean) {
    const made = await controls.film(caption(formatTimestamp(language, at, zone)), isFirst);
    const date = formatCivilDate(civilDateAt(at, zone));
    if (made) props.onPicture(made.blob, t('houseReading.filmName', { date, extension: made.extension }));
    return made !== undefined;
  }

  async function save({ picture }: SceneControls, isFirst: boolean) {
    const blob = await picture(caption(formatTimestamp(language, at, zone)), isFirst);
    if (blob)
      props.onPicture(blob, t('houseReading.saveName', { date: formatCivilDate(civilDateAt(at, zone)) }));
  }
}

interface Shot {
  readonly onSeen: (controls: SceneControls) => void;
}

/** In the page once the whole home is built: then its scene can be taken. */
function WholeHome({ controls, onSeen }: Shot & { readonly controls: SceneControls }) {
  const tell = useEffectEvent(() => onSeen(controls));
  useEffect(() => tell(), []);
  return null;
}

const NOBODY: readonly Resident[] = [];

/** The residents as read by the schools, from the first opening of the reading. */
function useReaders(
  residents: readonly HouseholdMember[],
  place: Place | undefined,
  zone: string,
  wanted: boolean,
): readonly Resident[] {
  const [reading, setReading] = useState<typeof import('./readers')>();
  const missing = wanted && !reading;
  useEffect(() => {
    if (!missing) return;
    // Without a network the panel shows no directions; the next opening asks again.
    import('./readers').then(setReading, () => undefined);
  }, [missing]);
  return useMemo(
    () => (reading ? residents.map(each => reading.toReader(each, { place, zone })) : NOBODY),
    [reading, residents, place, zone],
  );
}
