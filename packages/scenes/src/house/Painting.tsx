import { Button } from '@app/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The home drawn stroke by stroke, from the ring and the far halls to the gate. */
export interface PaintingProps {
  /** Words of the button that skips it. */
  readonly skip: string;
  /** The painting is finished, was skipped, or cannot be shown. */
  readonly onDone: () => void;
}

/** From the first stroke to the last, and each stroke with its wash, ms. */
const WHOLE = 7200;
const STROKE = 700;
const LINE = { strokeDasharray: '1', strokeDashoffset: '1' } as const;

/** Covers the drawing of its stage and plays its strokes one after another; a press or a key ends it. */
export function Painting({ skip, onDone }: PaintingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const stage = frame.current?.parentElement;
    const strokes = paintStrokes([...(stage?.querySelectorAll<SVGPathElement>('.house-sketch path') ?? [])]);
    const last = strokes.at(-1);
    if (!stage || !last) return done();
    let gone = false;
    const end = () => !gone && done();
    last.finished.then(end, () => undefined);
    stage.addEventListener('pointerdown', end);
    stage.addEventListener('keydown', end);
    return () => {
      gone = true;
      stage.removeEventListener('pointerdown', end);
      stage.removeEventListener('keydown', end);
      for (const stroke of strokes) stroke.cancel();
    };
  }, []);
  return (
    <div ref={frame} className="house-scene__painting">
      <Button size="s" onClick={onDone}>
        {skip}
      </Button>
    </div>
  );
}

/** Nothing if the browser cannot animate: then the picture is there at once. */
function paintStrokes(paths: readonly SVGPathElement[]): readonly Animation[] {
  return paths.flatMap((path, index) => {
    if (typeof path.animate !== 'function') return [];
    // Dashes are parts of the stroke while it is painted. A line drawn in dashes fades in with them.
    path.setAttribute('pathLength', '1');
    const delay = (index / paths.length) * (WHOLE - STROKE);
    const stroke = path.animate(
      [
        { ...LINE, fillOpacity: '0' },
        { strokeDasharray: '1', strokeDashoffset: '0', fillOpacity: '0', offset: 0.6 },
        { strokeDasharray: '1', strokeDashoffset: '0' },
      ],
      { duration: STROKE, delay, fill: 'backwards', easing: 'ease-out' },
    );
    const plain = () => path.removeAttribute('pathLength');
    stroke.finished.then(plain, plain);
    return [stroke];
  });
}
