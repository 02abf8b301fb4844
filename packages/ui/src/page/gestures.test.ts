import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachGestures } from './gestures';

const handlers = { onHover: vi.fn(), onPress: vi.fn(), onDrag: vi.fn(), onZoom: vi.fn(), onTap: vi.fn() };
const capture = vi.fn();
let box: HTMLElement;
let detach: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  box = document.createElement('div');
  box.setPointerCapture = capture;
  detach = attachGestures(box, handlers);
});
afterEach(() => detach());

function pointer(type: string, id: number, x: number, y: number, pointerType = 'touch'): void {
  box.dispatchEvent(
    new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, button: 0, pointerType }),
  );
}

describe('gestures', () => {
  it('a short touch is a tap, even with a trembling finger', () => {
    pointer('pointerdown', 1, 50, 60);
    pointer('pointermove', 1, 52, 61);
    pointer('pointerup', 1, 52, 61);
    expect(handlers.onTap).toHaveBeenCalledWith({ x: 52, y: 61 }, 'touch');
    expect(capture).not.toHaveBeenCalled();
    expect(handlers.onDrag).not.toHaveBeenCalled();
  });

  it('a long touch drags and does not tap', () => {
    pointer('pointerdown', 1, 50, 60);
    pointer('pointermove', 1, 90, 60);
    pointer('pointerup', 1, 90, 60);
    expect(handlers.onPress).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 60 });
    expect(handlers.onDrag).toHaveBeenCalledWith({ x: 40, y: 0 }, { x: 90, y: 60 });
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  it('two fingers moving apart zoom in around their middle', () => {
    pointer('pointerdown', 1, 100, 100);
    pointer('pointerdown', 2, 200, 100);
    pointer('pointermove', 2, 300, 100);
    expect(handlers.onZoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  });

  it('two fingers moving together drag', () => {
    pointer('pointerdown', 1, 100, 100);
    pointer('pointerdown', 2, 200, 100);
    pointer('pointermove', 1, 100, 140);
    pointer('pointermove', 2, 200, 140);
    expect(handlers.onPress).toHaveBeenCalledOnce();
    expect(handlers.onDrag.mock.calls).toEqual([
      [
        { x: 0, y: 20 },
        { x: 150, y: 120 },
      ],
      [
        { x: 0, y: 20 },
        { x: 150, y: 140 },
      ],
    ]);
  });

  it('a mouse passing over is reported, and so is its leaving', () => {
    pointer('pointermove', 1, 50, 60, 'mouse');
    pointer('pointerleave', 1, 50, 60, 'mouse');
    expect(handlers.onHover.mock.calls).toEqual([[{ x: 50, y: 60 }], [undefined]]);
  });

  it('a drag is followed outside; releasing another press outside does not end it', () => {
    pointer('pointerdown', 1, 50, 60, 'mouse');
    pointer('pointermove', 1, 90, 60, 'mouse');
    expect(capture).toHaveBeenCalledWith(1);
    pointer('pointerup', 1, 90, 60, 'mouse');
    handlers.onDrag.mockClear();
    pointer('pointerdown', 1, 2, 60, 'mouse');
    pointer('pointerleave', 1, -1, 60, 'mouse');
    pointer('pointermove', 1, 50, 60, 'mouse');
    expect(handlers.onDrag).not.toHaveBeenCalled();
    expect(handlers.onHover).toHaveBeenLastCalledWith({ x: 50, y: 60 });
  });

  it('the wheel zooms, up is nearer, and the page does not scroll', () => {
    const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
    box.dispatchEvent(wheel);
    expect(handlers.onZoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
    expect(wheel.defaultPrevented).toBe(true);
  });

  it('a trackpad pinch, with ten times smaller steps and the control key, zooms about as far', () => {
    const factorOf = (ctrlKey: boolean, deltaY = -10) => {
      handlers.onZoom.mockClear();
      const wheel = new WheelEvent('wheel', { cancelable: true, deltaY });
      // This DOM's wheel has no modifier keys.
      Object.defineProperty(wheel, 'ctrlKey', { value: ctrlKey });
      box.dispatchEvent(wheel);
      return Number(handlers.onZoom.mock.calls[0]?.[0]);
    };
    expect(factorOf(true)).toBeGreaterThan(1.08);
    expect(factorOf(false)).toBeLessThan(1.02);
    // A notch of a mouse wheel with the control key held is not a leap.
    expect(factorOf(true, -120)).toBeLessThan(1.25);
    expect(factorOf(true, 120)).toBeGreaterThan(0.8);
  });

  it('a cancelled touch does nothing, and no listener is left after the end', () => {
    pointer('pointerdown', 1, 50, 60);
    pointer('pointercancel', 1, 50, 60);
    detach();
    pointer('pointerdown', 1, 50, 60);
    pointer('pointerup', 1, 50, 60);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });
});
