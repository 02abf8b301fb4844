import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dotted } from './Dotted';

describe('parts with dots between', () => {
  it('[R1066] have their dot in the room before each part but the first, where the start of a line hides it', () => {
    const { container } = render(
      <Dotted parts={['a', undefined, 'b · c', false, <small key="d">d</small>]} />,
    );
    expect(container.textContent).toBe('a · b · c · d');
    const parts = [...(container.firstElementChild?.children ?? [])];
    expect(parts.map(part => part.firstElementChild?.localName === 'i')).toEqual([false, true, true, true]);
    // None ends with one.
    for (const part of parts) expect(part.textContent).not.toMatch(/·\s*$/);
  });
});
