import { PALACE_NAMES, type Palace, type ResidentDirections } from '@app/fengshui';
import type { HomeAtMoment, HouseFacts } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { Plan } from '@app/plan';
import {
  Button,
  CloseIcon,
  DownloadIcon,
  Heading,
  IconButton,
  ScrollArea,
  SegmentedControl,
  Select,
  useScreen,
} from '@app/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactsFields } from '../house/FactsFields';
import { HourSlider } from '../house/HourSlider';
import type { SceneChoices } from '../house/toView';
import type { PlacedPhoto } from '../house/view';
import { useTerms } from '../useTerms';
import { DoubtfulKuas, useDoubts } from './DoubtfulKuas';
import { FirstSteps, HouseFindings, HouseForms, HouseTerms, northOf } from './Findings';
import { CutSlider, cutAt, SkyFacts, type SkyFactsProps, type WallsChoice } from './OwnHomeControls';
import { PalaceDetail } from './PalaceDetail';
import { PalaceKey } from './PalaceKey';
import { PalaceTable } from './PalaceTable';
import { Rose } from './Rose';
import { type SceneBeside, type StepMarks, StepSeals, useCloseUp } from './StepSeals';
import { YearPlacesList } from './YearPlacesList';

export interface HousePanelProps {
  /** Theme of the page: at night the panel is paper in front of a dark sky. */
  readonly theme: string;
  readonly onClose: () => void;
  /** The number of taps on a palace in the scene: each tap scrolls its reading into view. */
  readonly taps: number;
  readonly house: HomeAtMoment;
  readonly facts: HouseFacts;
  /** The person's own; undefined for the courtyard. */
  readonly plan?: Plan | undefined;
  readonly onFacts: (change: HouseFacts) => void;
  readonly choices: SceneChoices;
  readonly onChoices: (choices: SceneChoices) => void;
  readonly onSelect: (palace: Palace) => void;
  /** The house beside the reading, which has its numbers. */
  readonly scene: SceneBeside;
  readonly photos: readonly PlacedPhoto[];
  readonly minuteOfDay: number;
  readonly isNow: boolean;
  readonly onMinuteOfDay: (minute: number | undefined) => void;
  readonly thisYear: number;
  readonly onSave: () => void;
  /**
   * Saves the house once around; undefined if the browser cannot record a film. True once it is saved, false if there is
   * none.
   */
  readonly onFilm?: (() => Promise<boolean>) | undefined;
  /** Paints the home once more; undefined if less movement is preferred. */
  readonly onPaint?: (() => void) | undefined;
  readonly onOpenSheet: (residentId: string) => void;
  readonly onFindFacing: () => void;
  /** False while the drawing takes its place: its roofs stay on and it cannot be saved. */
  readonly hasModel: boolean;
  /** The height at which the home of the person's plan is cut, in place of roofs to lift. */
  readonly walls: WallsChoice | undefined;
  /** Where sun or moon is and what it reaches in that home. */
  readonly light?: SkyFactsProps | undefined;
}

/** The instrument beside the house: its inputs, the options of the picture, and the readings of the schools. */
export default function HousePanel(props: HousePanelProps) {
  const { onClose, house, choices, onChoices } = props;
  const { t } = useTranslation('visualization');
  const { captionLang } = useLanguage();
  const { body, detail } = useReadingInSight(props.taps);
  const heading = useFocusOfNone();
  // R992: on a phone the first of what to do is under the title.
  const isWide = useScreen('tablet');
  const hasFacing = house.reading?.facing !== undefined;
  const [steps, setSteps] = useState<StepMarks>({ palaces: [] });
  // R992: on any window narrower than a laptop's, R1034: and on a phone on its side, where the whole house is smaller than its numbers.
  const isLaptop = useScreen('laptop');
  const isLow = useScreen('lowWindow');
  const isCloseUp = !isLaptop || isLow;
  useCloseUp(props.scene, isCloseUp);
  useNamed(props.scene, steps);
  useEscape(onClose);
  const cut = props.walls && cutAt(props.walls.cut, props.walls.isPlan === true);
  const toggle = (key: 'roofLifted' | 'overlay') => onChoices({ ...choices, [key]: !choices[key] });
  const form = (
    <FactsFields
      facts={props.facts}
      onChange={props.onFacts}
      thisYear={props.thisYear}
      onFindFacing={props.onFindFacing}
    />
  );
  const findings = (
    <HouseFindings house={house} onFindFacing={props.onFindFacing}>
      <HouseForms house={house} />
    </HouseFindings>
  );
  return (
    <>
      <StepSeals {...props.scene} steps={steps} cut={cut === undefined ? cut : cut / 1000} />
      {isCloseUp && props.plan && <FloorSwitch plan={props.plan} {...props.scene} />}
      <aside
        className="house-panel ui-paper"
        data-hud
        data-theme={props.theme}
        aria-label={t('houseReading.title')}
      >
        <header className="house-panel__head">
          <Heading
            ref={heading}
            level={2}
            tabIndex={-1}
            caption={t('houseReading.titleOther')}
            captionLang={captionLang}
          >
            {t('houseReading.title')}
          </Heading>
          {isCloseUp && <NorthArrow house={house} />}
          <IconButton label={t('houseReading.close')} icon={<CloseIcon />} onClick={onClose} />
        </header>
        <ScrollArea label={t('houseReading.title')} className="house-panel__body" viewportRef={body}>
          <div className="house-panel__content">
            {(isWide || !hasFacing) && findings}
            <FirstSteps
              house={house}
              residentId={choices.residentId}
              plan={props.plan}
              onSteps={setSteps}
              onSelect={props.onSelect}
            />
            {!isWide && hasFacing && findings}
            {!hasFacing && form}
            <HouseTerms house={house} />
            <Palaces {...props} detail={detail} />
            <ResidentSelect house={house} choices={choices} onChoices={onChoices} />
            <Rose residents={house.reading?.residents ?? []} chosen={choices.residentId} />
            <Sheets residents={house.reading?.residents ?? []} onOpen={props.onOpenSheet} />
            {house.reading && <YearPlacesList places={house.reading.yearPlaces} />}
            <div className="house-panel__switches">
              {!props.walls && (
                <Button
                  size="s"
                  disabled={!props.hasModel}
                  aria-pressed={choices.roofLifted}
                  onClick={() => toggle('roofLifted')}
                >
                  {t('houseReading.roof')}
                </Button>
              )}
              <Button size="s" aria-pressed={choices.overlay} onClick={() => toggle('overlay')}>
                {t('houseReading.palaces')}
              </Button>
              <Button size="s" disabled={!props.hasModel} icon={<DownloadIcon />} onClick={props.onSave}>
                {t('houseReading.save')}
              </Button>
              {props.onFilm && <FilmButton disabled={!props.hasModel} onFilm={props.onFilm} />}
              {props.onPaint && (
                <Button size="s" onClick={props.onPaint}>
                  {t('houseReading.paintAgain')}
                </Button>
              )}
            </div>
            {props.walls && <CutSlider {...props.walls} />}
            <HourSlider minute={props.minuteOfDay} isNow={props.isNow} onMinute={props.onMinuteOfDay} />
            {props.light && <SkyFacts {...props.light} />}
            {hasFacing && form}
            <TraditionNote />
          </div>
        </ScrollArea>
      </aside>
    </>
  );
}

/** R1069: the rooms named by the step that stands out are tinted while it is read. */
function useNamed({ setNamed }: SceneBeside, { named }: StepMarks): void {
  useEffect(() => {
    setNamed(named ?? []);
    return () => setNamed(undefined);
  }, [setNamed, named]);
}

/** North on the house above, by the north the palaces are read by (R303). */
function NorthArrow({ house }: Pick<HousePanelProps, 'house'>) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const name = t(`houseReading.arrow_${northOf(house)}`);
  return (
    <span className="house-panel__north" role="img" aria-label={name} title={name}>
      {language === 'en' ? 'N' : inFace(PALACE_NAMES.N.zh)}
    </span>
  );
}

/** R992: which floor of a home with several is read. */
function FloorSwitch({ plan, floor, setFloor }: Pick<SceneBeside, 'floor' | 'setFloor'> & { plan: Plan }) {
  const { t } = useTranslation('visualization');
  if (floor === undefined || plan.floors.length === 1) return null;
  return (
    <SegmentedControl<string>
      className="floor-switch"
      data-hud
      label={t('planDesk.floor')}
      value={String(floor)}
      onChoose={next => setFloor(Number(next))}
      options={plan.floors.map(({ level }, i) => ({
        value: String(i),
        label: t('planDesk.floorName', { number: level + 1 }),
      }))}
    />
  );
}

interface FilmButtonProps {
  readonly disabled: boolean;
  readonly onFilm: () => Promise<boolean>;
}

function FilmButton({ disabled, onFilm }: FilmButtonProps) {
  const { t } = useTranslation('visualization');
  const [state, setState] = useState<'film' | 'filming' | 'filmFailed'>('film');
  const film = () => {
    setState('filming');
    void onFilm().then(
      saved => setState(saved ? 'film' : 'filmFailed'),
      () => setState('filmFailed'),
    );
  };
  const filming = state === 'filming';
  return (
    <>
      <Button size="s" disabled={disabled || filming} aria-busy={filming} onClick={film}>
        {t(filming ? 'houseReading.filming' : 'houseReading.film')}
      </Button>
      {state === 'filmFailed' && <p role="alert">{t('houseReading.filmFailed')}</p>}
    </>
  );
}

type ResidentSelectProps = Pick<HousePanelProps, 'house' | 'choices' | 'onChoices'>;

function ResidentSelect({ house, choices, onChoices }: ResidentSelectProps) {
  const { t } = useTranslation('visualization');
  const { nameOf, glossOf } = useTerms();
  const explain = useDoubts();
  const residents = house.reading?.residents ?? [];
  const chosen = residents.find(({ residentId }) => residentId === choices.residentId);
  if (residents.length === 0) return <p className="ui-muted">{t('houseReading.noResidents')}</p>;
  const group = chosen && nameOf(`group.${chosen.group}`);
  const doubt = chosen && explain(chosen);
  const match = chosen?.match;
  return (
    <>
      <Select
        label={t('houseReading.resident')}
        value={choices.residentId ?? ''}
        hint={[group, doubt].filter(Boolean).join(' · ')}
        onChange={event => onChoices({ ...choices, residentId: event.currentTarget.value || undefined })}
        options={[
          { value: '', label: t('houseReading.nobody') },
          ...residents.map(({ residentId, name }) => ({ value: residentId, label: name })),
        ]}
      />
      {match && (
        <p className="house-findings__match">
          <b>{nameOf(`match.${match}`)}</b> {glossOf(`match.${match}`)}
        </p>
      )}
    </>
  );
}

interface SheetsProps {
  readonly residents: readonly ResidentDirections[];
  readonly onOpen: (residentId: string) => void;
}

/** The link to the four pillars of everybody with a readable birth. */
function Sheets({ residents, onOpen }: SheetsProps) {
  const { t } = useTranslation('visualization');
  if (residents.length === 0) return null;
  return (
    <section className="house-panel__sheets" aria-label={t('pillars.list')}>
      {residents.map(({ residentId, name }) => (
        <Button key={residentId} size="s" onClick={() => onOpen(residentId)}>
          <bdi>{t('pillars.open', { name })}</bdi>
        </Button>
      ))}
    </section>
  );
}

/** R843: closes with Escape wherever the focus is: a press on the house leaves it nowhere. What is open over it closes first. */
function useEscape(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Dialogs and menus have prevented theirs in the capture phase.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** R843: takes the focus that the button which opened it left behind, as it is gone. */
function useFocusOfNone() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Scrolls only the panel: the browser's own scrolling into view would move the page and the scene as well. */
function useReadingInSight(taps: number) {
  const body = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taps === 0 || !body.current || !detail.current) return;
    // With a little air over it, px.
    body.current.scrollTop +=
      detail.current.getBoundingClientRect().top - body.current.getBoundingClientRect().top - 12;
  }, [taps]);
  return { body, detail };
}

type PalacesProps = HousePanelProps & { readonly detail: RefObject<HTMLDivElement | null> };

function Palaces({ house, choices, onSelect, photos, detail }: PalacesProps) {
  const { t } = useTranslation('visualization');
  const palaces = house.reading?.palaces ?? [];
  const shown = palaces.find(({ palace }) => palace === choices.selected);
  const keyed = shown ?? palaces[0];
  const houseBy = house.reading?.house?.by;
  return (
    <>
      <PalaceTable {...{ palaces, houseBy, onSelect }} selected={choices.selected} />
      {keyed && <PalaceKey reading={keyed} />}
      <DoubtfulKuas residents={house.reading?.residents ?? []} />
      {shown ? (
        <div ref={detail}>
          <PalaceDetail
            reading={shown}
            houseBy={houseBy}
            photos={photos.filter(({ palace }) => palace === shown.palace)}
            hasNatal={house.reading?.natal !== undefined}
          />
        </div>
      ) : (
        <p className="ui-muted">{t('houseReading.selectPalace')}</p>
      )}
    </>
  );
}

function TraditionNote() {
  const { nameOf, glossOf } = useTerms();
  return (
    <p className="house-panel__note">
      <b>{nameOf('concept.tradition')}</b> {glossOf('concept.tradition')}
    </p>
  );
}
