import {
  type Bubble,
  createField,
  DRAW_RADIUS,
  type Field,
  fitCamera,
  generateBubbles,
  type Language,
  SPACE,
} from '@app/dreamspace';
import { formatNumber } from '@app/i18n';
import { millis, type Random, seededRandom } from '@app/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { DreamScene, type FrameTime } from './DreamScene';
import './dream.css';

export interface CrowdProps {
  readonly count: number;
  readonly language: Language;
  /** Frames in one readout. */
  readonly sample?: number;
}

/** Milliseconds of script in a frame. */
interface Readout {
  readonly median: number;
  /** The 95th percentile of frames. */
  readonly p95: number;
  /** The part of that median spent submitting the picture to the GPU. */
  readonly drawing: number;
  readonly frames: number;
}

/** The greatest share of the stage covered by bubbles, in motion and without a jam. */
const COVER = 0.35;
/** The share of them connected to me, anywhere among the others. */
const MINE = 0.2;
/** The smallest size, however many there are, stage pixels. */
const SMALLEST = 2;

/** Any number of people on the same stage, with the script time of a frame in milliseconds. */
export function Crowd(props: CrowdProps) {
  return <Gathering key={props.count} {...props} />;
}

function Gathering({ count, language, sample = 120 }: CrowdProps) {
  const { bubbles, field, size, random } = useMemo(() => gather(count), [count]);
  const [lifted, setLifted] = useState<string>();
  const [readout, setReadout] = useState<Readout>();
  const camera = useRef(fitCamera({ width: 1, height: 1 }));
  const times = useRef<FrameTime[]>([]);
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
    (time: FrameTime) => {
      times.current.push(time);
      if (times.current.length < sample) return;
      setReadout(readOut(times.current));
      times.current = [];
    },
    [sample],
  );
  const people = formatNumber(language, count);
  return (
    <div
      className="dream-crowd"
      // The dream is always night, regardless of the page around it.
      data-theme="ink"
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
          ? `${people} · script ${ms(readout.median)}, of it drawing ${ms(readout.drawing)} · p95 ${ms(readout.p95)} · ${readout.frames} frames`
          : `${people} · …`}
      </output>
    </div>
  );
}

const ms = (time: number): string => `${time.toFixed(2)} ms`;

function readOut(times: readonly FrameTime[]): Readout {
  const script = times.map(({ update, draw }) => update + draw);
  return {
    median: rank(script, 0.5),
    p95: rank(script, 0.95),
    drawing: rank(
      times.map(({ draw }) => draw),
      0.5,
    ),
    frames: times.length,
  };
}

/** The time not exceeded by the given share of them. */
function rank(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function gather(count: number): {
  readonly bubbles: readonly Bubble[];
  readonly field: Field;
  /** Radius of a drawn bubble, for one of the usual size. */
  readonly size: number;
  readonly random: Random;
} {
  const random = seededRandom(7);
  const room = Math.sqrt((SPACE.width * SPACE.height * COVER) / (count * Math.PI));
  const radius = Math.min(DRAW_RADIUS, room);
  const bubbles = generateBubbles(random, millis(0), { count, radius, connected: 0 }).map(bubble =>
    random.next() < MINE ? ({ ...bubble, connectionStatus: 'connected-to-me' } as const) : bubble,
  );
  const field = createField({ capacity: count, radius });
  for (const bubble of bubbles) field.spawn(bubble);
  return { bubbles, field, size: Math.max(SMALLEST, radius) / DRAW_RADIUS, random };
}
