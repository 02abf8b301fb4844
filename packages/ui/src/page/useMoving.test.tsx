import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMoving } from './useMoving';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
}

/** In neither place while `isWide` is undefined. */
function Page({ isWide }: { readonly isWide: boolean | undefined }) {
  const { kept, place } = useMoving(<Counter />);
  return (
    <main>
      {kept}
      <section aria-label="beside">{isWide && place}</section>
      <section aria-label="below">{isWide === false && place}</section>
    </main>
  );
}

describe('a part with two places', () => {
  it('[R1015] keeps its elements, its state and the focus when it moves', () => {
    const { rerender } = render(<Page isWide />);
    const button = screen.getByRole('button', { name: 'pressed 0' });
    expect(screen.getByRole('region', { name: 'beside' }).contains(button)).toBe(true);
    button.focus();
    fireEvent.click(button);
    for (const isWide of [false, true]) {
      rerender(<Page isWide={isWide} />);
      expect(screen.getByRole('button', { name: 'pressed 1' })).toBe(button);
      expect(screen.getByRole('region', { name: isWide ? 'beside' : 'below' }).contains(button)).toBe(true);
      expect(document.activeElement).toBe(button);
    }
  });

  it('[R1015] scrolls what has the focus into view, where the other layout has it outside', () => {
    const { rerender } = render(<Page isWide />);
    const button = screen.getByRole('button', { name: 'pressed 0' });
    button.focus();
    // A document without a layout scrolls nothing.
    const scrolled = vi.fn();
    Object.assign(button, { scrollIntoView: scrolled });
    rerender(<Page isWide={false} />);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it('[R1015] takes no focus back when its place comes later than the last one left', async () => {
    const { rerender } = render(<Page isWide />);
    screen.getByRole('button', { name: 'pressed 0' }).focus();
    rerender(<Page isWide={undefined} />);
    expect(document.activeElement).toBe(document.body);
    await Promise.resolve();
    rerender(<Page isWide />);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus where it is when it has none', () => {
    const { rerender } = render(<Page isWide />);
    rerender(<Page isWide={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
