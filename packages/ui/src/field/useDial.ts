import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

/** Degrees of a point of a dial, px to the right of its middle and above it. */
type AngleAt = (right: number, up: number, width: number) => number;
const fromAbove: AngleAt = (right, up) => (Math.atan2(right, up) * 180) / Math.PI;

/** A hand on a round dial, degrees clockwise from the top: it follows a drag, and the arrow keys by 1°. */
export function useDial(angle: number, onAngle: (angle: number) => void, angleAt = fromAbove) {
  const dial = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = dial.current?.getBoundingClientRect();
    if (!box) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const right = event.clientX - box.left - box.width / 2;
    const up = box.height / 2 - (event.clientY - box.top);
    onAngle(turned(Math.round(angleAt(right, up, box.width))));
  };
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onAngle(turned(Math.round(angle) + step));
  };
  return {
    ref: dial,
    'aria-valuemin': 0,
    'aria-valuemax': 359,
    onKeyDown: turn,
    onPointerDown: drag,
    onPointerMove: drag,
  } as const;
}
