import {
  type Bubble,
  createField,
  DRAW_RADIUS,
  fitCamera,
  generateBubbles,
  type Language,
  SPACE,
} from '@app/dreamspace';
import { millis, type Random, seededRandom } from '@app/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { DreamScene } from './DreamScene';
import './dream.css';

export interface CrowdProps {
  readonly count: number;
  readonly language: Language;
  /** Frames in one readout. */
  readonly sample?: number;
}

interface Readout {
  readonly median: number;
  readonly p95: number;
  readonly frames: number;
}

/** Part of the stage that bubbles cover, as dense as thirteen of them feel. */
const COVER = 0.35;
/** Not drawn closer together than this, however many. */
const SMALLEST = 2.6;

/** As many people as one likes on the same stage, with the milliseconds our own code takes for a frame. */
export function Crowd(props: CrowdProps) {
  return <Gathering key={props.count} {...props} />;
}

function Gathering({ count, language, sample = 120 }: CrowdProps) {
  const { bubbles, field, size, random } = useMemo(() => gather(count), [count]);
  const [lifted, setLifted] = useState<string>();
  const [readout, setReadout] = useState<Readout>();
  const camera = useRef(fitCamera({ width: 1, height: 1 }));
  const times = useRef<number[]>([]);
  const invalidate = useRef(() => {});

  const picture = useCallback(
    () => ({ bubbles, field, camera: camera.current, lifted, language, flowing: true }),
    [bubbles, field, lifted, language],
  );
  const resize = useCallback(
    (width: number, height: number) => {
      const fitted = fitCamera({ width, height });
      camera.current = { ...fitted, size: fitted.size * size };
    },
    [size],
  );
  const collect = useCallback(
    (scriptMs: number) => {
      times.current.push(scriptMs);
      if (times.current.length < sample) return;
      const sorted = times.current.toSorted((a, b) => a - b);
      times.current = [];
      setReadout({
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        frames: sorted.length,
      });
    },
    [sample],
  );
  return (
    <div
      className="dream-crowd"
      onPointerMove={event => {
        const { left, top } = event.currentTarget.getBoundingClientRect();
        setLifted(bubbles[field.hit(event.clientX - left, event.clientY - top)]?.id);
      }}
    >
      <DreamScene
        picture={picture}
        random={random}
        onFrame={collect}
        onResize={resize}
        onLost={() => setReadout(undefined)}
        awake
        invalidate={invalidate}
      />
      <output className="dream-crowd__readout" data-p95={readout?.p95.toFixed(2)}>
        {readout
          ? `${count} · ${readout.median.toFixed(2)} ms · p95 ${readout.p95.toFixed(2)} ms · ${readout.frames} frames`
          : `${count} · …`}
      </output>
    </div>
  );
}

function gather(count: number): {
  readonly bubbles: readonly Bubble[];
  readonly field: ReturnType<typeof createField>;
  /** Of a bubble, for one of the usual size. */
  readonly size: number;
  readonly random: Random;
} {
  const random = seededRandom(7);
  const room = Math.sqrt((SPACE.width * SPACE.height * COVER) / (count * Math.PI));
  const radius = Math.min(DRAW_RADIUS, Math.max(SMALLEST, room));
  const bubbles = generateBubbles(random, millis(0), { count, radius, connected: Math.ceil(count / 5) });
  const field = createField({ capacity: count, radius });
  for (const bubble of bubbles) field.spawn(bubble);
  return { bubbles, field, size: radius / DRAW_RADIUS, random };
}
