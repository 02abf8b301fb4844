import {
  type Floor,
  moveCorner,
  moveWall,
  type Point,
  type Ring,
  roundPoint,
  type SnapMode,
  sidesOf,
  snap,
} from '@app/plan';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorPicture } from './FloorPicture';
import type { Desk } from './useDesk';
import { usePlanWords } from './usePlanWords';

export interface DrawSheetProps {
  readonly desk: Desk;
  readonly floor: Floor;
  readonly chosen: string | undefined;
  readonly onChoose: (room: string | undefined) => void;
  readonly snapMode: SnapMode;
}

/** What is under the finger: a corner of the chosen room, or one of its sides. */
type Grip = { readonly corner: Point } | { readonly side: number; readonly from: Point };

/** Pixels within which a pointer catches. */
const RADIUS = { mouse: 10, touch: 22 };

/** The plan to draw on. A drag shows each step and is kept as one when it ends; what cannot be is not shown. */
export function DrawSheet({ desk, floor, chosen, onChoose, snapMode }: DrawSheetProps) {
  const { t } = useTranslation('visualization');
  const { nameOf } = usePlanWords();
  const svg = useRef<SVGSVGElement>(null);
  const [grip, setGrip] = useState<Grip>();
  const [drawn, setDrawn] = useState<Floor>();
  const shown = drawn ?? floor;
  const room = shown.rooms.find(each => each.id === chosen);
  const still = floor.rooms.find(each => each.id === chosen);

  const move = (event: PointerEvent) => {
    if (!grip || !still) return;
    const { at, perPixel } = toPlan(svg.current, event);
    const radius = (event.pointerType === 'touch' ? RADIUS.touch : RADIUS.mouse) * perPixel;
    const mode = event.altKey ? 'off' : snapMode;
    const result =
      'corner' in grip
        ? moveCorner(floor, grip.corner, snap(floor, at, { mode, radius, without: [grip.corner] }).at)
        : moveWall(floor, still.id, grip.side, slideOf(floor, still.ring, grip, at, mode, radius));
    desk.refuse(result.ok ? undefined : result.error.code);
    if (result.ok) setDrawn(result.value);
  };
  const drop = () => {
    if (drawn) desk.changeFloor(floor.level, () => ({ ok: true, value: drawn }));
    setGrip(undefined);
    setDrawn(undefined);
  };
  const take = (next: Grip) => (event: PointerEvent) => {
    event.stopPropagation();
    svg.current?.setPointerCapture(event.pointerId);
    setGrip(next);
  };

  return (
    <FloorPicture
      ref={svg}
      floor={shown}
      margin={900}
      chosen={chosen}
      nameOf={id => nameOf(shown.rooms.find(each => each.id === id)!)}
      label={t('planDesk.drawing')}
      className="draw-sheet"
      data-dragging={grip !== undefined || undefined}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        setGrip(undefined);
        setDrawn(undefined);
      }}
      onClick={event => {
        const target = event.target as Element;
        onChoose(target.closest('[data-room]')?.getAttribute('data-room') ?? undefined);
      }}
    >
      {room &&
        sidesOf(room.ring).map(({ a, b, start }, side) => (
          <line
            key={start}
            className="draw-sheet__side"
            data-room={room.id}
            x1={a[0]}
            y1={a[1]}
            x2={b[0]}
            y2={b[1]}
            onPointerDown={event => take({ side, from: toPlan(svg.current, event).at })(event)}
          />
        ))}
      {room &&
        sidesOf(room.ring).map(({ a }) => (
          <circle
            key={a.join()}
            className="draw-sheet__corner"
            data-room={room.id}
            cx={a[0]}
            cy={a[1]}
            r={130}
            onPointerDown={take({ corner: a })}
          />
        ))}
    </FloorPicture>
  );
}

/** How far a side goes outwards to follow the pointer, caught by what the snap catches. */
function slideOf(
  floor: Floor,
  ring: Ring,
  grip: { readonly side: number; readonly from: Point },
  at: Point,
  mode: SnapMode,
  radius: number,
): number {
  const side = sidesOf(ring)[grip.side];
  if (!side) return 0;
  const out: Point = [(side.b[1] - side.a[1]) / side.length, (side.a[0] - side.b[0]) / side.length];
  const by = (at[0] - grip.from[0]) * out[0] + (at[1] - grip.from[1]) * out[1];
  const end: Point = [side.a[0] + out[0] * by, side.a[1] + out[1] * by];
  const own = ring.filter(p => Math.abs((p[0] - side.a[0]) * out[0] + (p[1] - side.a[1]) * out[1]) < 1);
  const caught = snap(floor, end, { mode, radius, without: own }).at;
  return Math.round((caught[0] - side.a[0]) * out[0] + (caught[1] - side.a[1]) * out[1]);
}

function toPlan(svg: SVGSVGElement | null, event: { readonly clientX: number; readonly clientY: number }) {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return { at: [0, 0] as Point, perPixel: 1 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { at: roundPoint([x, y]), perPixel: 1 / matrix.a };
}
