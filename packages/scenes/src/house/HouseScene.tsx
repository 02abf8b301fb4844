import { HOME_VIEW } from '@app/building';
import { FLIGHT, type Palace } from '@app/fengshui';
import { turnBetween } from '@app/kernel';
import { attachGestures, type GesturePoint } from '@app/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import './place.css';
import './house.css';
import {
  type Box,
  drag,
  firstOrbit,
  homeOrbit,
  type Lens,
  type Openness,
  type Orbit,
  steer,
  zoomBy,
} from '@app/building/orbit';
import { clearAir } from './clearAir';
import { HouseSketch, sketchLens } from './HouseSketch';
import { Painting, type PaintingProps } from './Painting';
import { type PalaceLabel, PalaceLabels, photoOfLabel, placeLabels } from './PalaceLabels';
import { hangCards, PhotoCards, type PhotoCardsProps, shownCards } from './PhotoCards';
import { photoSpots } from './photoSpots';
import type { Film } from './picture/takeFilm';
import { placeStoreys, StoreyNames } from './StoreyNames';
import { cssOfWashes, skyWashes } from './skyWash';
import type { HouseStage } from './stage/openStage';
import { useApproach } from './useApproach';
import { type StageState, useHouseStage } from './useHouseStage';
import { useStill } from './useStill';
import type { HouseView } from './view';

export interface HouseSceneProps {
  readonly view: HouseView;
  /** `paper`, `ink`, or any other key that changes with the colours. */
  readonly theme: string;
  /** Describes the picture in words; the accessible table of palaces has the rest. */
  readonly description: string;
  /** The keyboard controls, read after the description. */
  readonly keyHelp: string;
  readonly labels: readonly PalaceLabel[];
  /** False if less movement is preferred. */
  readonly animate: boolean;
  readonly onPickPalace: (palace: Palace) => void;
  /** Photos hang beside the home: the label of their group, and the action of a press on one. */
  readonly cards?: Pick<PhotoCardsProps, 'label' | 'onOpen'>;
  /** Present while the home is painted stroke by stroke; with less movement preferred it appears at once. */
  readonly painting?: PaintingProps | undefined;
  /** The reader's eye on the scene and where the labels of palaces are, after each frame and each change of the page. */
  readonly onLens?: ((lens: Lens, labels: readonly Box[], drawn: HouseView) => void) | undefined;
  /** Turns the house by this many degrees clockwise while its ring is dragged; without it the ring only turns the view. */
  readonly onTurnHouse?: ((degrees: number) => void) | undefined;
  /** Buttons and notes that need the scene: turning, saving, the note that WebGL is missing. */
  readonly children?: (controls: SceneControls) => ReactNode;
}

export interface SceneControls {
  readonly state: StageState;
  readonly orbit: Orbit;
  /** Undefined for the first view. */
  readonly setOrbit: (orbit: Orbit | undefined) => void;
  readonly walked: Walked | undefined;
  readonly setWalked: (walked: Walked | undefined) => void;
  /**
   * The view, or on request the first one, as a PNG, above its caption, the first line largest; undefined if none is
   * possible.
   */
  readonly picture: (caption: readonly string[], isFirst?: boolean) => Promise<Blob | undefined>;
  /** R558: the same once around, as a film; undefined if none is possible. */
  readonly film: (caption: readonly string[], isFirst?: boolean) => Promise<Film | undefined>;
}

/** A view of the person's own, and how the house was open then. */
export interface Walked {
  readonly openness: Openness;
  readonly orbit: Orbit;
}

/** R919: in this visit; a return from another view shows the house at once. */
let hasBeenShown = false;

/** Where a press grabs the ring, metres from the middle. */
const RING_GRIP = { from: 14.4, to: 21.5 } as const;

/**
 * The house in its compass ring, turned by dragging, keys, wheel or pinch; tapping a palace selects it. Without WebGL it
 * is the drawing of the same house.
 */
export function HouseScene(props: HouseSceneProps) {
  const { view, theme, description, keyHelp, labels, animate, onPickPalace, onTurnHouse, children } = props;
  const painting = animate ? props.painting : undefined;
  // R568: the words around the house are there before its hundred or so strokes.
  const isDrawn = useDeferredValue(true, hasBeenShown || view.isComing === true);
  const isOwn = view.home !== undefined || view.isComing === true;
  const openness = opennessOf(view);
  const [walked, setWalked] = useState<Walked>();
  // The house turns in its ring without the view, until the house is opened or closed.
  const firstNow = () => firstOrbit(view.facing, openness, view.home && view.body?.azimuth);
  const [first, setFirst] = useState(() => ({ openness, orbit: firstNow() }));
  if (first.openness !== openness) setFirst({ openness, orbit: firstNow() });
  const isSeen = useRef(false);
  const approached = useApproach(first.orbit, isSeen, animate);
  // R975: a view that the person has turned is only tilted.
  const seenFrom = (at: Walked | undefined): Orbit => {
    if (!at) return approached;
    return at.openness === openness ? at.orbit : { ...at.orbit, elevation: first.orbit.elevation };
  };
  const orbit = useMemo(() => seenFrom(walked), [walked, approached, openness, first]);
  const setOrbit = (next: Orbit | undefined | ((at: Orbit) => Orbit)) =>
    setWalked(at => next && { openness, orbit: typeof next === 'function' ? next(seenFrom(at)) : next });
  const labelLayer = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { host, stage, state } = useHouseStage({
    view,
    orbit,
    theme,
    animate,
    isPainting: painting !== undefined || view.isComing === true,
    onFrame: drawn => follow(drawn),
  });
  useEffect(() => {
    isSeen.current = state === 'ready';
    hasBeenShown ||= isSeen.current;
  }, [state]);
  const isHeld = useStill(state === 'loading' && !painting && !isOwn, theme, isDrawn);
  const photos = useMemo(() => photoSpots(view), [view]);
  const cardLayer = useRef<HTMLDivElement>(null);
  const storeyLayer = useRef<HTMLUListElement>(null);
  // To find the places of what hangs beside the home, the browser lays out the page.
  const hangs = photos.length > 0 || view.storeys !== undefined;
  const hung = useRef<readonly (Box | undefined)[]>([]);
  const hang = (lens: Lens, drawn: HouseView, names: readonly Box[] = []) => {
    const { offsetLeft = 0, offsetTop = 0 } = surface.current ?? {};
    const onScene = { ...lens, left: lens.left + offsetLeft, top: lens.top + offsetTop };
    props.onLens?.(
      onScene,
      names.map(({ left, top, right, bottom }) => ({
        left: left + offsetLeft,
        top: top + offsetTop,
        right: right + offsetLeft,
        bottom: bottom + offsetTop,
      })),
      drawn,
    );
    if (!hangs) return;
    placeStoreys(storeyLayer.current, view, onScene);
    hung.current = hangCards(cardLayer.current, photos, view, onScene, hung.current);
  };
  const follow = (drawn: HouseStage) => {
    hang(drawn.lens(), drawn.drawn() ?? view, placeLabels(labelLayer.current, drawn, view));
    clearAir(surface.current, view, drawn.lens());
  };
  // The drawing changes only with the page; the model reports each of its frames.
  const hangOnDrawing = useEffectEvent(() => {
    if (stage.current) return follow(stage.current);
    const { clientWidth, clientHeight } = surface.current ?? { clientWidth: 0, clientHeight: 0 };
    if (clientWidth === 0) return;
    const lens = sketchLens(orbit, view, clientWidth, clientHeight);
    hang(lens, view);
    clearAir(surface.current, view, lens);
  });
  useEffect(hangOnDrawing, [orbit, view, state, isDrawn]);
  useEffect(() => {
    const watcher = new ResizeObserver(() => hangOnDrawing());
    if (surface.current) watcher.observe(surface.current);
    return () => watcher.disconnect();
  }, []);
  const holdsRing = useRef(false);
  const onPress = useEffectEvent(({ x, y }: GesturePoint) => {
    const [east = 0, , south = 0] = stage.current?.groundAt(x, y) ?? [];
    const distance = Math.hypot(east, south);
    holdsRing.current = onTurnHouse !== undefined && distance > RING_GRIP.from && distance < RING_GRIP.to;
  });
  const onDrag = useEffectEvent((moved: GesturePoint, to: GesturePoint) => {
    const ground = stage.current;
    if (ground && holdsRing.current) {
      const bearingAt = (x: number, y: number) => {
        const [east, , south] = ground.groundAt(x, y);
        return (Math.atan2(east, -south) * 180) / Math.PI;
      };
      onTurnHouse?.(turnBetween(bearingAt(to.x - moved.x, to.y - moved.y), bearingAt(to.x, to.y)));
    } else setOrbit(at => drag(at, moved.x, moved.y));
  });
  const onZoom = useEffectEvent((factor: number) => setOrbit(at => zoomBy(at, factor)));
  const onTap = useEffectEvent((at: GesturePoint) => {
    const palace = labelledAt(surface.current, at) ?? stage.current?.palaceAt(at.x, at.y);
    if (palace) onPickPalace(palace);
  });
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (surface.current) return attachGestures(surface.current, { onPress, onDrag, onZoom, onTap });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isHome = event.key === 'Home';
    const next = isHome ? firstNow() : steer(orbit, event.key);
    if (!next) return;
    event.preventDefault();
    if (isHome) setFirst({ openness, orbit: next });
    setWalked(isHome ? undefined : { openness, orbit: next });
  };
  const seen = (caption: readonly string[], isFirst = false) => {
    const [shown, page] = [stage.current, host.current];
    if (!shown || !page) return undefined;
    const photoIn = (palace: Palace) => photoOfLabel(labelLayer.current, palace);
    const cards = shownCards(cardLayer.current, photos);
    const from = isFirst ? firstNow() : orbit;
    shown.setOrbit(from);
    return { stage: shown, page, view, orbit: from, labels, photoIn, cards, caption };
  };
  const picture = async (caption: readonly string[], isFirst?: boolean) => {
    const { takePicture } = await import('./picture/takePicture');
    const input = seen(caption, isFirst);
    return input && takePicture(input);
  };
  const film = async (caption: readonly string[], isFirst?: boolean) => {
    const { takeFilm } = await import('./picture/takeFilm');
    const input = seen(caption, isFirst);
    return input && takeFilm(input);
  };
  return (
    <div
      className="house-scene"
      data-state={state}
      data-painting={painting !== undefined}
      data-drawn={!isHeld && (isDrawn || painting !== undefined || isOwn)}
    >
      <div
        className="house-scene__sky"
        style={{ background: cssOfWashes(skyWashes(view, orbit)) }}
        aria-hidden="true"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups one picture with its keys */}
      <div
        ref={surface}
        className="house-scene__stage"
        role="group"
        aria-label={description}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the house
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={host} className="house-scene__canvas" aria-hidden="true" />
        {isDrawn && !isHeld && (state !== 'ready' || painting) && (
          <HouseSketch
            view={view}
            labels={labels}
            turn={orbit.bearing - homeOrbit(view.facing).bearing}
            elevation={isOwn ? orbit.elevation : HOME_VIEW.elevation}
            zoom={orbit.zoom}
          />
        )}
        {isDrawn && painting && <Painting {...painting} />}
        <p id={helpId} hidden>
          {keyHelp}
        </p>
        <PalaceLabels
          ref={labelLayer}
          labels={labels}
          shown={state === 'ready' && view.overlay && !painting}
        />
      </div>
      {isDrawn && view.storeys && !painting && <StoreyNames ref={storeyLayer} storeys={view.storeys} />}
      {props.cards && (
        <PhotoCards
          ref={cardLayer}
          photos={photos}
          shown={isDrawn && !view.overlay && !painting}
          {...props.cards}
        />
      )}
      {children?.({
        state,
        orbit,
        setOrbit,
        walked,
        setWalked,
        picture,
        film,
      })}
    </div>
  );
}

function opennessOf({ home, isComing }: HouseView): Openness {
  if (home) return home.model.isClosed ? 'closed' : home.model.isPlan ? 'plan' : 'rooms';
  return isComing ? 'rooms' : 'closed';
}

/** The palace with a label or drawn square there. */
function labelledAt(surface: Element | null, { x, y }: GesturePoint): Palace | undefined {
  const { left = 0, top = 0 } = surface?.getBoundingClientRect() ?? {};
  const marked = document
    .elementFromPoint(x + left, y + top)
    ?.closest<HTMLElement | SVGElement>('[data-palace]');
  return FLIGHT.find(palace => palace === marked?.dataset['palace']);
}
