import { templatePlan } from '@app/plan/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../ink/ink.css';
import './house.css';
import { homeOrbit } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { DIRECTIONS } from '@app/kernel';
import { readLooks, readPalette } from './palette';
import { openStage } from './stage/openStage';
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
const REST_MS = 400;
/** Of a scene that rests after its start. */
const MOST_FRAMES = 8;

async function openOnce(host: HTMLElement, view: HouseView = FULL_VIEW) {
  let [drawn, lost] = [() => {}, (_: Error) => {}];
  const firstFrame = new Promise<void>((resolve, reject) => {
    drawn = resolve;
    lost = reject;
  });
  const onLost = () => lost(new Error('no WebGL'));
  const stage = openStage(host, { animate: false, onFrame: () => drawn(), onLost });
  if (!stage) throw new Error('no worker can draw on a canvas');
  stage.setPalette(readPalette(host), readLooks(host));
  stage.setOrbit(homeOrbit(view.facing));
  stage.setView(view);
  await firstFrame;
  // Letters may come after it. A scene that never rests has drawn more frames by then than it may.
  let frames = 0;
  while (frames !== stage.frame().stats.frames && frames < MOST_FRAMES) {
    frames = stage.frame().stats.frames;
    await new Promise(done => setTimeout(done, REST_MS));
  }
  return stage;
}

/** One frame of everything stays within 90 draw calls and 12,000 triangles, and then the scene rests. */
export const OneFrame: Story = {
  play: async ({ canvas }) => {
    const stage = await openOnce(canvas.getByTestId('host'));
    const { drawCalls, triangles, frames } = stage.frame().stats;
    await expect(drawCalls).toBeLessThanOrEqual(MAX_DRAW_CALLS);
    await expect(triangles).toBeLessThanOrEqual(MAX_TRIANGLES);
    await expect(frames).toBeLessThan(MOST_FRAMES);
    stage.close();
  },
};

/** A villa of two storeys from its plan, whole and cut, by day and with its lamps on: within the same, and then the scene rests. */
export const VillaFrame: Story = {
  play: async ({ canvas }) => {
    const plan = templatePlan('villa', 'en');
    for (const cut of [1200, undefined]) {
      const home = ownHomeOf(plan, {
        cut,
        facing: 200,
        body: FULL_VIEW.body,
        lampsOn: true,
        nameOf: room => room.name ?? room.kind,
      });
      const stage = await openOnce(canvas.getByTestId('host'), { ...FULL_VIEW, home });
      const { drawCalls, triangles, frames } = stage.frame().stats;
      await expect(drawCalls).toBeGreaterThan(10);
      await expect(drawCalls).toBeLessThanOrEqual(MAX_DRAW_CALLS);
      await expect(triangles).toBeGreaterThan(3000);
      await expect(triangles).toBeLessThanOrEqual(MAX_TRIANGLES);
      await expect(frames).toBeLessThan(MOST_FRAMES);
      stage.close();
    }
  },
};
