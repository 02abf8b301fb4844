import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useMoving } from './useMoving';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
}

function Page({ isWide }: { readonly isWide: boolean }) {
  const { kept, place } = useMoving(<Counter />);
  return (
    <main>
      {kept}
      <section aria-label="beside">{isWide && place}</section>
      <section aria-label="below">{!isWide && place}</section>
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

  it('leaves the focus where it is when it has none', () => {
    const { rerender } = render(<Page isWide />);
    rerender(<Page isWide={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
