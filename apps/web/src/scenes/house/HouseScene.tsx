import type { Palace } from '@app/fengshui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './house.css';
import { HouseSketch } from './HouseSketch';
import { drag, homeOrbit, type Orbit, steer, zoomBy } from './orbit';
import { type PalaceLabel, PalaceLabels, placeLabels } from './PalaceLabels';
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
  /** Buttons and notes that need the scene: turning, saving, the note that WebGL is missing. */
  readonly children?: (controls: SceneControls) => ReactNode;
}

export interface SceneControls {
  readonly state: StageState;
  readonly orbit: Orbit;
  readonly setOrbit: (orbit: Orbit) => void;
  /** The picture as PNG; undefined when there is none to give. */
  readonly picture: (caption: string) => Promise<Blob | undefined>;
}

/** A press that moves less than this is a tap, px. */
const TAP_REACH = 6;
const WHEEL_ZOOM = 0.0012;

/**
 * The house in its compass ring, to be walked around by dragging, keys, wheel or pinch; tapping a palace
 * picks it. Without WebGL it is the drawing of the same house.
 */
export function HouseScene(props: HouseSceneProps) {
  const { view, theme, description, keyHelp, labels, animate, onPickPalace, children } = props;
  const [orbit, setOrbit] = useState(() => homeOrbit(view.facing));
  const labelLayer = useRef<HTMLDivElement>(null);
  const { host, stage, state } = useHouseStage({
    view,
    orbit,
    theme,
    animate,
    onFrame: drawn => placeLabels(labelLayer.current, drawn, view.facingPalace),
  });
  const pointers = usePointers({
    onDrag: (dx, dy) => setOrbit(at => drag(at, dx, dy)),
    onZoom: factor => setOrbit(at => zoomBy(at, factor)),
    onTap: (x, y) => {
      const palace = stage.current?.palaceAt(x, y);
      if (palace) onPickPalace(palace);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = steer(orbit, event.key, view.facing);
    if (!next) return;
    event.preventDefault();
    setOrbit(next);
  };
  return (
    <div className="house-scene" data-state={state}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups one picture with its keys */}
      <div
        className="house-scene__stage"
        role="group"
        aria-roledescription={description}
        aria-label={`${description} ${keyHelp}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the house
        tabIndex={0}
        onKeyDown={onKeyDown}
        onWheel={event => setOrbit(at => zoomBy(at, Math.exp(-event.deltaY * WHEEL_ZOOM)))}
        {...pointers}
      >
        <div ref={host} className="house-scene__canvas" aria-hidden="true" />
        {state !== 'ready' && (
          <HouseSketch view={view} turn={orbit.bearing - homeOrbit(view.facing).bearing} />
        )}
        <PalaceLabels
          ref={labelLayer}
          labels={labels}
          shown={state === 'ready' && view.overlay}
          onPick={onPickPalace}
        />
      </div>
      {children?.({
        state,
        orbit,
        setOrbit,
        picture: caption => stage.current?.picture(caption) ?? Promise.resolve(undefined),
      })}
    </div>
  );
}

interface PointerInput {
  readonly onDrag: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number) => void;
  readonly onTap: (x: number, y: number) => void;
}

/** One finger drags, two pinch, a short press taps. */
function usePointers({ onDrag, onZoom, onTap }: PointerInput) {
  const held = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const spread = () => {
    const [a, b] = [...held.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const release = (event: PointerEvent) => held.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      travelled.current = 0;
    },
    onPointerMove(event: PointerEvent) {
      const before = held.current.get(event.pointerId);
      if (!before) return;
      const apart = spread();
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      travelled.current += Math.hypot(dx, dy);
      if (held.current.size > 1) onZoom(spread() / Math.max(apart, 1));
      else if (travelled.current > TAP_REACH) onDrag(dx, dy);
    },
    onPointerUp(event: PointerEvent) {
      const wasHeld = release(event);
      if (!wasHeld || travelled.current > TAP_REACH) return;
      const box = event.currentTarget.getBoundingClientRect();
      onTap(event.clientX - box.left, event.clientY - box.top);
    },
    onPointerCancel: (event: PointerEvent) => {
      release(event);
    },
  };
}
