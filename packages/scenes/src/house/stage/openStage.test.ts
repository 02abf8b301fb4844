import { homeOrbit } from '@app/building/orbit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Looks, Palette } from '../palette';
import type { FromStage, ToStage } from '../three/wire';
import type { HouseView } from '../view';
import { openStage } from './openStage';

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage?: (message: { readonly data: FromStage }) => void;
  onerror?: () => void;
  readonly sent: ToStage[] = [];
  readonly terminate = vi.fn();
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToStage): void {
    this.sent.push(message);
  }
}

const VIEW: HouseView = {
  ...{ facing: 180, ringTurn: 0, facingPalace: 'S', sun: undefined, body: undefined, path: undefined },
  ...{ lit: false, roofLifted: false, overlay: false, selected: undefined, arrows: [], photos: [] },
};
const FRAME = {
  orbit: { bearing: 180, elevation: 45, zoom: 1 },
  size: { width: 290, height: 800 },
  roofLift: 0,
  stats: { drawCalls: 1, triangles: 1, frames: 1 },
};

function open() {
  const host = document.createElement('div');
  const calls = { onFrame: vi.fn(), onLost: vi.fn() };
  const stage = openStage(host, { animate: false, ...calls });
  const worker = FakeWorker.made.at(-1);
  if (!stage || !worker) throw new Error('not opened');
  return { host, stage, worker, ...calls };
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
});

describe('the house drawn by a worker', () => {
  it('[R682] is not opened where no worker can draw on a canvas', () => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    const host = document.createElement('div');
    expect(openStage(host, { animate: false, onFrame: vi.fn(), onLost: vi.fn() })).toBeUndefined();
    expect(host.childElementCount).toBe(0);
  });

  it('[R682] sends its canvas first, then only what has changed', () => {
    const { stage, worker } = open();
    stage.setView(VIEW);
    stage.setView({ ...VIEW, lit: true });
    stage.setOrbit(homeOrbit(180));
    expect(worker.sent.map(({ kind }) => kind)).toEqual(['open', 'view', 'view', 'orbit']);
    expect(worker.sent[2]).toEqual({ kind: 'view', changes: { lit: true } });
  });

  it('[R765] repaints the ring when the window is turned across 480 px, and only then', () => {
    let turn: ResizeObserverCallback | undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(then: ResizeObserverCallback) {
          turn = then;
        }
        observe() {}
      },
    );
    const pen = { fillText: () => undefined, fillRect: () => undefined };
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => pen;
        transferToImageBitmap = () => ({});
      },
    );
    const { stage, worker } = open();
    const rings = () => worker.sent.filter(({ kind }) => kind === 'lettering').length;
    vi.stubGlobal('innerWidth', 390);
    stage.setPalette({ display: 'serif' } as Palette, {} as Looks); // the ring asks for no more
    const painted = [rings()];
    for (const width of [400, 844, 900, 390]) {
      vi.stubGlobal('innerWidth', width);
      turn?.([], {} as ResizeObserver);
      painted.push(rings());
    }
    expect(painted).toEqual([1, 1, 2, 2, 3]);
  });

  it('[R682] reports its first frame when the canvas shows it', async () => {
    const { host, worker, onFrame } = open();
    worker.onmessage?.({ data: { kind: 'drawn', frame: FRAME, views: 1 } });
    // R919: a busy machine shows it seconds later.
    for (let look = 0; look < 130; look++) await new Promise(requestAnimationFrame);
    expect(onFrame).not.toHaveBeenCalled();
    Object.assign(host.firstElementChild!, { width: 580 });
    await vi.waitFor(() => expect(onFrame).toHaveBeenCalledOnce());
  });

  it('places the middle of the ground, a press and a palace as the last frame shows them', () => {
    const { host, stage, worker, onFrame } = open();
    stage.setView(VIEW);
    Object.assign(host.firstElementChild!, { width: 580 });
    worker.onmessage?.({ data: { kind: 'drawn', frame: FRAME, views: 1 } });
    expect(onFrame).toHaveBeenCalledOnce();
    const { left, top, scale } = stage.lens();
    // 29 metres fit into 290 px.
    expect([left, scale]).toEqual([145, 10]);
    const [east, , south] = stage.groundAt(left + 50, top);
    expect(east).toBeCloseTo(5, 9);
    expect(south).toBeCloseTo(0, 9);
    // Seen from the south at 45°: the palaces are at the eaves, 2.8 m up.
    expect(stage.palaceAt(left, top - 28 * Math.SQRT1_2)).toBe('C');
    expect(stage.palaceAt(left, top + 400)).toBeUndefined();
  });

  it('[R682] measures by the view that is drawn, not by one on its way', () => {
    const { host, stage, worker } = open();
    Object.assign(host.firstElementChild!, { width: 580 });
    const next = { ...VIEW, facing: 90 };
    stage.setView(VIEW);
    stage.setView(next);
    const drawn = [stage.drawn()];
    for (const views of [1, 2]) {
      worker.onmessage?.({ data: { kind: 'drawn', frame: FRAME, views } });
      drawn.push(stage.drawn());
    }
    expect(drawn).toEqual([undefined, VIEW, next]);
  });

  it.each(['lost', 'error'] as const)(
    '[R682] ends when its worker says so (%s), and leaves nothing',
    async sent => {
      const { host, stage, worker, onFrame, onLost } = open();
      const picture = stage.snapshot({ width: 10, height: 10 }, 1);
      if (sent === 'lost') worker.onmessage?.({ data: { kind: 'lost' } });
      else worker.onerror?.();
      expect(onLost).toHaveBeenCalledOnce();
      expect(worker.terminate).toHaveBeenCalledOnce();
      expect(host.childElementCount).toBe(0);
      await expect(picture).resolves.toBeUndefined();
      await expect(stage.snapshot({ width: 10, height: 10 }, 1)).resolves.toBeUndefined();
      // What was under way when it ended.
      worker.onmessage?.({ data: { kind: 'drawn', frame: FRAME, views: 1 } });
      worker.onerror?.();
      expect([onFrame, onLost].map(call => call.mock.calls.length)).toEqual([0, 1]);
    },
  );

  it('[R919] its canvas stays until the drawing is there', () => {
    const { host, worker, onLost } = open();
    let left: number | undefined;
    onLost.mockImplementation(() => (left = host.childElementCount));
    worker.onerror?.();
    expect([left, host.childElementCount]).toEqual([1, 0]);
  });

  it('[R210] says that its engine is missing, as after a deployment', () => {
    const { worker, onLost } = open();
    const missing = vi.fn();
    window.addEventListener('vite:preloadError', missing, { once: true });
    worker.onmessage?.({ data: { kind: 'unfetched' } });
    expect([missing, onLost].map(call => call.mock.calls.length)).toEqual([1, 1]);
  });
});
