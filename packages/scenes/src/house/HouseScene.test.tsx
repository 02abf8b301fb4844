import type { Palace } from '@app/fengshui';
import { homeAt } from '@app/home';
import { millis } from '@app/kernel';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HouseScene } from './HouseScene';
import { NOTHING_CHOSEN, toView } from './toView';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function scene(onPickPalace: (palace: Palace) => void) {
  const at = millis(Date.UTC(2026, 5, 21, 5));
  const place = { latitude: 30.2741, longitude: 120.1551 };
  const house = homeAt({ facts: { facing: { degrees: 180, north: 'true' } }, place, residents: [] }, at);
  return (
    <HouseScene
      view={toView(house, { ...NOTHING_CHOSEN, overlay: true }, [])}
      theme="paper"
      description="A house"
      keyHelp="Arrow keys turn it"
      labels={[]}
      animate={false}
      onPickPalace={onPickPalace}
    >
      {() => <p>Hangzhou</p>}
    </HouseScene>
  );
}

/** The drawn house, as without WebGL, with its first palace under every finger. */
function show() {
  const onPickPalace = vi.fn();
  const { container } = render(scene(onPickPalace));
  const marked = container.querySelector('[data-palace]');
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(marked);
  const drawing = () => container.querySelector('.house-scene__stage svg')?.outerHTML;
  return { onPickPalace, drawing, palace: marked?.getAttribute('data-palace') };
}
const touch = { pointerId: 1, button: 0, pointerType: 'touch' };
const stage = () => screen.getByRole('group', { name: 'A house' });

describe('touching the house', () => {
  it('a tap picks the palace below it and turns nothing', () => {
    const { onPickPalace, drawing, palace } = show();
    const before = drawing();
    fireEvent.pointerDown(stage(), { ...touch, clientX: 50, clientY: 60 });
    fireEvent.pointerUp(stage(), { ...touch, clientX: 51, clientY: 60 });
    expect(onPickPalace).toHaveBeenCalledExactlyOnceWith(palace);
    expect(drawing()).toBe(before);
  });

  it('a drag turns it and picks nothing', () => {
    const { onPickPalace, drawing } = show();
    stage().setPointerCapture = () => undefined;
    const before = drawing();
    fireEvent.pointerDown(stage(), { ...touch, clientX: 50, clientY: 60 });
    fireEvent.pointerMove(stage(), { ...touch, clientX: 150, clientY: 60 });
    fireEvent.pointerUp(stage(), { ...touch, clientX: 150, clientY: 60 });
    expect(onPickPalace).not.toHaveBeenCalled();
    expect(drawing()).not.toBe(before);
  });
});

it('[R568] its words come first, its strokes after them', () => {
  // The server renders the result of a first pass.
  const first = renderToStaticMarkup(scene(() => undefined));
  expect(first).toContain('<p>Hangzhou</p>');
  expect(first).not.toContain('<svg');
  expect(show().drawing()).toContain('ink-house');
});

describe('[R698] the picture that the page began with', () => {
  const { documentElement: html } = document;
  const shown = () => {
    const page = document.querySelector<HTMLElement>('.house-scene');
    return page?.dataset['drawn'] === 'false'
      ? 'picture'
      : page?.querySelector('.house-sketch')
        ? 'drawing'
        : 'nothing';
  };
  const begin = (theme: string) => {
    html.style.setProperty('--still', 'url(house.webp)');
    html.dataset['stillTheme'] = theme;
    render(scene(() => undefined));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    // The page is never idle, so the model is not requested.
    vi.stubGlobal('requestIdleCallback', () => 1);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    html.style.removeProperty('--still');
    delete html.dataset['stillTheme'];
  });

  it('stays for four seconds while the model is on its way; then the house is drawn', () => {
    begin('paper');
    act(() => void vi.advanceTimersByTime(3999));
    expect(shown()).toBe('picture');
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBe('drawing');
    expect(html.style.getPropertyValue('--still')).toBe('');
  });

  it('[R919] is there until the drawing is', () => {
    begin('paper');
    act(() => {
      vi.advanceTimersByTime(4000);
      // The timer has run and React has not.
      expect(html.style.getPropertyValue('--still')).not.toBe('');
    });
    expect([shown(), html.style.getPropertyValue('--still')]).toEqual(['drawing', '']);
  });

  it('is not seen on the next visit, even if this one ended before it did', () => {
    begin('paper');
    expect(shown()).toBe('picture');
    cleanup();
    render(scene(() => undefined));
    expect(shown()).toBe('drawing');
  });

  it('in another theme than the house it is not held', () => {
    begin('ink');
    expect(shown()).toBe('drawing');
  });

  it.each(['pointerDown', 'click', 'keyDown', 'wheel'] as const)(
    'makes room for the drawing at a %s, even one that its control keeps for itself',
    act => {
      begin('paper');
      stage().addEventListener(act.toLowerCase(), event => event.stopPropagation());
      fireEvent[act](stage());
      expect(shown()).toBe('drawing');
    },
  );
});
