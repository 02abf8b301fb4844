import type { Language } from '@app/i18n';
import { type Millis, millis } from '@app/kernel';
import {
  culminatingFigure,
  factsOf,
  findTarget,
  nameOfTarget,
  type SkyData,
  shownInstant,
  tonightOf,
} from '@app/sky/map';
import { type Place, type SkyFrame, type SkyTarget, skyFrame, wanderersAt } from '@app/sky/stars';
import { Button, IconButton, MinusIcon, PlusIcon, SegmentedControl, Spinner, wholeRows } from '@app/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { MomentEntry } from './parts/MomentEntry';
import { SkyNote } from './parts/SkyNote';
import { SkySearch } from './parts/SkySearch';
import { SkyWordsList } from './parts/SkyWordsList';
import { TimeSlider } from './parts/TimeSlider';
import { type CatalogueSource, useCatalogue } from './useCatalogue';
import { useSkyView, type ViewedSky } from './useSkyView';
import { useSkyWords } from './useSkyWords';
import { type StarMapControls, useStarMap } from './useStarMap';
import './starMap.css';

export type { CatalogueSource } from './useCatalogue';
export type { ViewedSky } from './useSkyView';

export interface StarMapSceneProps {
  /** The same one at every rendering. */
  readonly source: CatalogueSource;
  readonly place: Place;
  /** The present. Pass a new one each second; the sky is drawn whenever this changes. */
  readonly instant: Millis;
  /** IANA name; times are shown in it. */
  readonly zone: string;
  readonly language: Language;
  readonly theme: string;
  /** The facing of the home's door, degrees from true north. */
  readonly facing?: number;
  /** Drawn instead of the map without WebGL. */
  readonly fallback?: ReactNode;
  /** A word beside the map, for example that the home's place is not known. */
  readonly notice?: ReactNode;
  /** R460: the view, as in the address. A map on its own keeps it itself. */
  readonly seen?: ViewedSky;
  readonly onSee?: (change: Partial<ViewedSky>, isStep: boolean) => void;
  /** Beside the map's own controls. */
  readonly actions?: ReactNode;
  /**
   * The subject of the note until something is picked, by its Chinese name: a figure. By default the mansion on the
   * meridian.
   */
  readonly initiallyPicked?: string;
}

/** px an arrow key moves the map. */
const KEY_STEP = 48;
const ZOOM_STEP = 1.35;
const MINUTE = 60_000;

/** The sky over the home, with the Chinese figures: the planisphere with the home's horizon, or the view from the door. */
export function StarMapScene(props: StarMapSceneProps) {
  const { place, instant, zone, language, theme, facing = 180, fallback, notice } = props;
  const { status: loading, sky, retry } = useCatalogue(props.source);
  const words = useSkyWords(language, sky);
  const { t } = words;
  const { seen, see, time, setTime } = useSkyView(props);
  const hintId = useId();
  const scene = useRef<HTMLElement>(null);

  const shown = shownInstant(instant, time, zone);
  const frame = useMemo(() => skyFrame(shown, place), [shown, place]);
  const wanderers = useMemo(() => wanderersAt(frame), [frame]);
  const minute = Math.floor(shown / MINUTE) * MINUTE;
  const minuteFrame = useMemo(() => skyFrame(millis(minute), place), [minute, place]);
  const { picked, pick, isChosen } = usePicked(sky, minuteFrame, props.initiallyPicked, seen, see);
  const facts = useMemo(
    () => (sky && picked ? factsOf(sky, minuteFrame, picked) : undefined),
    [sky, picked, minuteFrame],
  );
  // The next night of a slider's every step would hold the slider up.
  const steadyFrame = useDeferredValue(minuteFrame);
  const tonight = useMemo(
    () => (sky && picked ? tonightOf(sky, steadyFrame, picked) : undefined),
    [sky, steadyFrame, picked],
  );

  const map = useStarMap({
    sky,
    frame,
    wanderers,
    words: words.mapWords,
    picked,
    theme,
    facing,
    onPick: pick,
    look: seen.look,
    onLook: (look, isStep) => see({ look }, isStep),
  });
  const canDraw = map.status !== 'impossible';
  const find = (target: SkyTarget) => {
    pick(target);
    // On a phone the list of matches is below the map and the note.
    scene.current?.scrollTo({ top: 0 });
    if (sky) map.lookAt(factsOf(sky, frame, target).vector);
  };

  return (
    <div ref={wholeRows} className="starmap-page">
      <section ref={scene} className="starmap" data-scrolls aria-label={t('starMap.title')}>
        {!canDraw ? (
          <div className="starmap__fallback">
            <p>{t('starMap.noWebgl')}</p>
            {fallback}
          </div>
        ) : (
          <div
            ref={map.host}
            className="starmap__canvas"
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
            tabIndex={0}
            aria-label={t('starMap.title')}
            aria-describedby={hintId}
            onKeyDown={event => onKey(event, map, () => pick(undefined))}
          />
        )}
        <p id={hintId} className="ui-hidden">
          {t('starMap.keys')}
        </p>

        {loading === 'loading' && (
          <p className="starmap__state" role="status">
            <Spinner /> {t('starMap.loading')}
          </p>
        )}
        {loading === 'failed' && (
          <div className="starmap__state" role="alert">
            <p>{t('starMap.failed')}</p>
            <Button onClick={retry}>{t('starMap.retry')}</Button>
          </div>
        )}

        {notice && <p className="starmap__slip">{notice}</p>}
        {picked && facts && (
          <SkyNote
            words={words}
            language={language}
            zone={zone}
            target={picked}
            tonight={tonight}
            facts={facts}
            shown={shown}
            wanderers={wanderers}
            isChosen={isChosen}
            onClose={() => pick(undefined)}
          />
        )}

        {canDraw && (
          <span className="starmap__zoom">
            <IconButton
              size="s"
              label={t('starMap.zoomOut')}
              icon={<MinusIcon />}
              onClick={() => map.zoomBy(1 / ZOOM_STEP)}
            />
            <IconButton
              size="s"
              label={t('starMap.zoomIn')}
              icon={<PlusIcon />}
              onClick={() => map.zoomBy(ZOOM_STEP)}
            />
          </span>
        )}
        <div className="starmap__panel">
          {canDraw && (
            <SegmentedControl
              className="starmap__modes"
              label={t('starMap.mode')}
              value={map.mode}
              onChoose={map.setMode}
              options={[
                { value: 'planisphere', label: t('starMap.planisphere') },
                { value: 'door', label: t('starMap.door') },
              ]}
            />
          )}
          <TimeSlider
            words={words}
            language={language}
            zone={zone}
            now={instant}
            shown={shown}
            time={time}
            onMove={setTime}
          />
          <MomentEntry
            words={words}
            zone={zone}
            shown={shown}
            onChoose={chosen => setTime({ jump: chosen - instant, turn: 0 })}
          />
          {sky && <SkySearch words={words} sky={sky} onFind={find} />}
          {sky && (
            <details className="starmap__words" open={!canDraw || undefined}>
              <summary>{t('starMap.words')}</summary>
              <SkyWordsList words={words} sky={sky} frame={minuteFrame} onPick={find} />
            </details>
          )}
          {props.actions}
        </div>
      </section>
    </div>
  );
}

/** The subject of the note: the person's pick, before that a named figure or the mansion now on the meridian. */
function usePicked(
  sky: SkyData | undefined,
  frame: SkyFrame,
  name: string | undefined,
  { object }: ViewedSky,
  see: ReturnType<typeof useSkyView>['see'],
) {
  const [isDismissed, setDismissed] = useState(false);
  const chosen = useMemo(() => (sky && object ? findTarget(sky, object) : undefined), [sky, object]);
  // R460: a name missing from this sky; stars have none before the names are loaded.
  const isLost = sky !== undefined && sky.names.length > 0 && object !== undefined && !chosen;
  useEffect(() => {
    if (isLost) see({ object: undefined }, false);
  }, [isLost, see]);
  const unasked = useMemo(() => sky && unaskedFigure(sky, frame, name), [sky, frame, name]);
  const pick = useCallback(
    (target: SkyTarget | undefined) => {
      if (!target) setDismissed(true);
      const next = sky && target && nameOfTarget(sky, target);
      if (next !== object) see({ object: next }, object === undefined);
    },
    [sky, object, see],
  );
  return { picked: chosen ?? (isDismissed ? undefined : unasked), pick, isChosen: chosen !== undefined };
}

function unaskedFigure(sky: SkyData, frame: SkyFrame, name: string | undefined): SkyTarget | undefined {
  const index = sky.catalogue.asterisms.findIndex(({ zh }) => zh === name);
  return index < 0 ? culminatingFigure(sky, frame) : { kind: 'asterism', index };
}

function onKey(event: KeyboardEvent, map: StarMapControls, unpick: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => map.moveBy({ x: KEY_STEP, y: 0 }),
    ArrowRight: () => map.moveBy({ x: -KEY_STEP, y: 0 }),
    ArrowUp: () => map.moveBy({ x: 0, y: KEY_STEP }),
    ArrowDown: () => map.moveBy({ x: 0, y: -KEY_STEP }),
    '+': () => map.zoomBy(ZOOM_STEP),
    '=': () => map.zoomBy(ZOOM_STEP),
    '-': () => map.zoomBy(1 / ZOOM_STEP),
    '0': map.reset,
    Home: map.reset,
    Escape: unpick,
  };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
