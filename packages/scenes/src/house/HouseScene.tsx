import { HOME_VIEW } from '@app/building';
import { FLIGHT, type Palace } from '@app/fengshui';
import { turnBetween } from '@app/kernel';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import './house.css';
import { HouseSketch } from './HouseSketch';
import { drag, homeOrbit, type Orbit, roomsOrbit, steer, zoomBy } from './orbit';
import { Painting, type PaintingProps } from './Painting';
import { type PalaceLabel, PalaceLabels, photoOfLabel, placeLabels } from './PalaceLabels';
import type { Film } from './picture/takeFilm';
import { cssOfWashes, skyWashes } from './skyWash';
import { type StageState, useHouseStage } from './useHouseStage';
import type { HouseView } from './view';

export interface HouseSceneProps {
  readonly view: HouseView;
  /** `paper`, `ink`, or anything that changes when the colours do. */
  readonly theme: string;
  /** Says in words what the picture shows; see the accessible table of palaces for the rest. */
  readonly description: string;
  /** How to steer with the keyboard, read after the description. */
  readonly keyHelp: string;
  readonly labels: readonly PalaceLabel[];
  /** False for people who asked for less movement. */
  readonly animate: boolean;
  readonly onPickPalace: (palace: Palace) => void;
  /** Present while the home is to be painted stroke by stroke; people who asked for less movement see it at once. */
  readonly painting?: PaintingProps | undefined;
  /** Turns the house by this many degrees clockwise while its ring is dragged; without it the ring only turns the view. */
  readonly onTurnHouse?: ((degrees: number) => void) | undefined;
  /** Buttons and notes that need the scene: turning, saving, the note that WebGL is missing. */
  readonly children?: (controls: SceneControls) => ReactNode;
}

export interface SceneControls {
  readonly state: StageState;
  readonly orbit: Orbit;
  readonly setOrbit: (orbit: Orbit) => void;
  /** What is seen as a PNG, above its caption, the first line largest; undefined when there is none to give. */
  readonly picture: (caption: readonly string[]) => Promise<Blob | undefined>;
  /** R558: the same once around, as a film; undefined when there is none to give. */
  readonly film: (caption: readonly string[]) => Promise<Film | undefined>;
}

/** A press that moves less than this is a tap, px. */
const TAP_REACH = 6;
const WHEEL_ZOOM = 0.0012;
/** Where a press takes hold of the ring, metres from the middle. */
const RING_GRIP = { from: 14.4, to: 21.5 } as const;

/**
 * The house in its compass ring, to be walked around by dragging, keys, wheel or pinch; tapping a palace
 * picks it. Without WebGL it is the drawing of the same house.
 */
export function HouseScene(props: HouseSceneProps) {
  const { view, theme, description, keyHelp, labels, animate, onPickPalace, onTurnHouse, children } = props;
  const painting = animate ? props.painting : undefined;
  const [facing] = useState(view.facing);
  const [walked, setWalked] = useState<Orbit>();
  const first = view.home ? roomsOrbit(facing) : homeOrbit(facing);
  const orbit = walked ?? first;
  const setOrbit = (next: Orbit | ((at: Orbit) => Orbit)) =>
    setWalked(at => (typeof next === 'function' ? next(at ?? orbit) : next));
  const labelLayer = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { host, stage, state } = useHouseStage({
    view,
    orbit,
    theme,
    animate,
    onFrame: drawn => placeLabels(labelLayer.current, drawn, view),
  });
  const holdsRing = useRef(false);
  const pointers = usePointers({
    onPress: ([x, y]) => {
      const distance = stage.current?.groundAt(x, y).distance ?? 0;
      holdsRing.current = onTurnHouse !== undefined && distance > RING_GRIP.from && distance < RING_GRIP.to;
    },
    onDrag: (from, to) => {
      const ground = stage.current;
      if (ground && holdsRing.current) {
        onTurnHouse?.(turnBetween(ground.groundAt(...from).bearing, ground.groundAt(...to).bearing));
      } else setOrbit(at => drag(at, to[0] - from[0], to[1] - from[1]));
    },
    onZoom: factor => setOrbit(at => zoomBy(at, factor)),
    onTap: ([x, y], labelled) => {
      const palace = labelled ?? stage.current?.palaceAt(x, y);
      if (palace) onPickPalace(palace);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next =
      event.key === 'Home' && view.home ? roomsOrbit(view.facing) : steer(orbit, event.key, view.facing);
    if (!next) return;
    event.preventDefault();
    setOrbit(next);
  };
  const seen = (caption: readonly string[]) => {
    const [shown, page] = [stage.current, host.current];
    if (!shown || !page) return undefined;
    const photoIn = (palace: Palace) => photoOfLabel(labelLayer.current, palace);
    return { stage: shown, page, view, orbit, labels, photoIn, caption };
  };
  const picture = async (caption: readonly string[]) => {
    const { takePicture } = await import('./picture/takePicture');
    const input = seen(caption);
    return input && takePicture(input);
  };
  const film = async (caption: readonly string[]) => {
    const { takeFilm } = await import('./picture/takeFilm');
    const input = seen(caption);
    return input && takeFilm(input);
  };
  return (
    <div className="house-scene" data-state={state} data-painting={painting !== undefined}>
      <div
        className="house-scene__sky"
        style={{ background: cssOfWashes(skyWashes(view, orbit)) }}
        aria-hidden="true"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups one picture with its keys */}
      <div
        className="house-scene__stage"
        role="group"
        aria-label={description}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the house
        tabIndex={0}
        onKeyDown={onKeyDown}
        onWheel={event => setOrbit(at => zoomBy(at, Math.exp(-event.deltaY * WHEEL_ZOOM)))}
        {...pointers}
      >
        <div ref={host} className="house-scene__canvas" aria-hidden="true" />
        {(state !== 'ready' || painting) && (
          <HouseSketch
            view={view}
            labels={labels}
            turn={orbit.bearing - homeOrbit(view.facing).bearing}
            elevation={view.home ? orbit.elevation : HOME_VIEW.elevation}
          />
        )}
        {painting && <Painting {...painting} />}
        <p id={helpId} hidden>
          {keyHelp}
        </p>
        <PalaceLabels
          ref={labelLayer}
          labels={labels}
          shown={state === 'ready' && view.overlay && !painting}
        />
      </div>
      {children?.({
        state,
        orbit,
        setOrbit,
        picture,
        film,
      })}
    </div>
  );
}

type StagePoint = readonly [left: number, top: number];

interface PointerInput {
  readonly onPress: (at: StagePoint) => void;
  readonly onDrag: (from: StagePoint, to: StagePoint) => void;
  readonly onZoom: (factor: number) => void;
  /** `labelled` is the palace whose label or drawn square was tapped. */
  readonly onTap: (at: StagePoint, labelled: Palace | undefined) => void;
}

/** One finger drags, two pinch, a short press taps. */
function usePointers({ onPress, onDrag, onZoom, onTap }: PointerInput) {
  const held = useRef(new Map<number, StagePoint>());
  const travelled = useRef(0);
  const spread = () => {
    const [a, b] = [...held.current.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  };
  const pointOf = (event: PointerEvent): StagePoint => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOf(event);
      held.current.set(event.pointerId, at);
      travelled.current = 0;
      onPress(at);
    },
    onPointerMove(event: PointerEvent) {
      const from = held.current.get(event.pointerId);
      if (!from) return;
      const apart = spread();
      const to = pointOf(event);
      held.current.set(event.pointerId, to);
      travelled.current += Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (held.current.size > 1) onZoom(spread() / Math.max(apart, 1));
      else if (travelled.current > TAP_REACH) onDrag(from, to);
    },
    onPointerUp(event: PointerEvent) {
      const wasHeld = held.current.delete(event.pointerId);
      if (wasHeld && travelled.current <= TAP_REACH) onTap(pointOf(event), palaceUnder(event));
    },
    onPointerCancel(event: PointerEvent) {
      held.current.delete(event.pointerId);
    },
  };
}

/** The stage has captured the pointer, so what lies under it has to be looked up. */
function palaceUnder({ clientX, clientY }: PointerEvent): Palace | undefined {
  const marked = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement | SVGElement>('[data-palace]');
  return FLIGHT.find(palace => palace === marked?.dataset['palace']);
}
