import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Painting } from './Painting';

/** A stroke that is painted when the test triggers it. */
function stubAnimations() {
  const strokes: { finish: () => void; cancelled: boolean; delay: number; duration: number }[] = [];
  Element.prototype.animate = ((_: unknown, { delay, duration }: { delay: number; duration: number }) => {
    let finish = () => {};
    const finished = new Promise<void>(done => (finish = done));
    const stroke = { finish, cancelled: false, delay, duration };
    strokes.push(stroke);
    return { finished, cancel: () => (stroke.cancelled = true) };
    // the component uses only these
  }) as unknown as Element['animate'];
  return strokes;
}

const drawing = (count: number) => (
  <svg className="house-sketch" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <path key={i} d="M0 0L1 1" />
    ))}
  </svg>
);

function paint(count = 12) {
  const onDone = vi.fn();
  const shown = render(
    <div data-testid="stage">
      {drawing(count)}
      <Painting skip="Show it finished" onDone={onDone} />
    </div>,
  );
  return { onDone, ...shown };
}

describe('painting the home live', () => {
  const { animate } = Element.prototype;
  afterEach(() => {
    Element.prototype.animate = animate;
  });

  it('[R548] strokes come one after another, and the last ends after six to ten seconds', () => {
    const strokes = stubAnimations();
    paint(40);
    const delays = strokes.map(({ delay }) => delay);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(40);
    const end = strokes.at(-1)!.delay + strokes.at(-1)!.duration;
    expect(end).toBeGreaterThan(6000);
    expect(end).toBeLessThanOrEqual(10_000);
  });

  it('[R548] is done once, with its last stroke', async () => {
    const strokes = stubAnimations();
    const { onDone } = paint();
    expect(onDone).not.toHaveBeenCalled();
    await act(async () => strokes.at(-1)?.finish());
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('[R548] ends by its button, a press on the picture or a key', () => {
    stubAnimations();
    const { onDone } = paint();
    fireEvent.click(screen.getByRole('button', { name: 'Show it finished' }));
    fireEvent.pointerDown(screen.getByTestId('stage'));
    fireEvent.keyDown(screen.getByTestId('stage'), { key: 'ArrowLeft' });
    expect(onDone).toHaveBeenCalledTimes(3);
  });

  it('[R548] leaves no stroke behind when removed, and is done at once if nothing can be animated', () => {
    const strokes = stubAnimations();
    paint().unmount();
    expect(strokes.every(({ cancelled }) => cancelled)).toBe(true);
    // A browser without animations.
    Element.prototype.animate = undefined as unknown as Element['animate'];
    expect(paint().onDone).toHaveBeenCalledOnce();
  });
});
