import { templatePlan } from '@app/plan/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../ink/ink.css';
import './house.css';
import { homeOrbit } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { DIRECTIONS } from '@app/kernel';
import { readLooks, readPalette } from './palette';
import { type HouseStage, openStage } from './stage/openStage';
import type { HouseView } from './view';

/** The cost of the engine, measured in a browser: its budgets, and that it rests. */
const meta = {
  title: 'Scenes/House/Budget',
  tags: ['!autodocs', '!dev'],
  // As on the page: its canvas does not determine its size.
  render: () => (
    <div className="house-scene" style={{ position: 'relative', width: 640, height: 400 }}>
      <div className="house-scene__canvas" data-testid="host" />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fullest view: palaces, eight arrows, lamps, sun and its path. */
const FULL_VIEW: HouseView = {
  facing: 200,
  ringTurn: -6,
  facingPalace: 'S',
  sun: { azimuth: 200, altitude: 60 },
  body: { kind: 'sun', azimuth: 200, altitude: 60 },
  path: {
    points: Array.from({ length: 44 }, (_, step) => ({ azimuth: 60 + 5.5 * step, altitude: 5 + step })),
    passed: 20,
  },
  lit: true,
  roofLifted: false,
  overlay: true,
  selected: 'S',
  arrows: DIRECTIONS.map((direction, place) => ({ direction, good: place < 4 })),
  photos: [],
};
const MAX_DRAW_CALLS = 90;
const MAX_TRIANGLES = 12_000;
/** Longer than a frame takes in software: a slower one would look like rest. */
const REST_MS = 1200;
/** Of a scene that rests after a change. */
const MOST_FRAMES = 8;

const VILLA = templatePlan('villa', 'en');
/** The villa by day with its lamps on, cut at a height in mm or whole. */
const villa = (cut: number | undefined): HouseView => ({
  ...FULL_VIEW,
  home: ownHomeOf(VILLA, {
    cut,
    facing: 200,
    body: FULL_VIEW.body,
    lampsOn: true,
    nameOf: room => room.name ?? room.kind,
  }),
});

/** What the last frame cost. Letters may come after the first; a scene that never rests draws more than it may. */
async function costsAtRest(stage: HouseStage, before: number) {
  for (let last = before; ; ) {
    await new Promise(done => setTimeout(done, REST_MS));
    const { stats } = stage.frame();
    const drawn = stats.frames - before;
    if (drawn >= MOST_FRAMES || (drawn > 0 && stats.frames === last)) return stats;
    last = stats.frames;
  }
}

/**
 * One frame of everything stays within 90 draw calls and 12,000 triangles, and then the scene rests: the courtyard, and a
 * villa of two storeys from its plan. One stage shows all, as in the app: opening it takes seconds.
 */
export const Frames: Story = {
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    const onLost = () => {
      throw new Error('no WebGL');
    };
    const stage = openStage(host, { animate: false, onFrame: () => undefined, onLost });
    if (!stage) throw new Error('no worker can draw on a canvas');
    stage.setPalette(readPalette(host), readLooks(host));
    stage.setOrbit(homeOrbit(FULL_VIEW.facing));
    let before = 0;
    for (const view of [FULL_VIEW, villa(1200), villa(undefined)]) {
      stage.setView(view);
      const { drawCalls, triangles, frames } = await costsAtRest(stage, before);
      await expect(drawCalls).toBeGreaterThan(10);
      await expect(drawCalls).toBeLessThanOrEqual(MAX_DRAW_CALLS);
      await expect(triangles).toBeGreaterThan(3000);
      await expect(triangles).toBeLessThanOrEqual(MAX_TRIANGLES);
      await expect(frames - before).toBeLessThan(MOST_FRAMES);
      before = frames;
    }
    stage.close();
  },
};
