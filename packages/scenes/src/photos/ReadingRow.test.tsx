import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReadingRow } from './ReadingRow';

afterEach(cleanup);

it('has a line of meaning and source only where there is one', () => {
  const lineOf = (parts: Partial<Parameters<typeof ReadingRow>[0]>) =>
    render(<ReadingRow name="Time" value="Noon" {...parts} />).container.querySelector(
      '.photo-sheet__meaning',
    );
  expect(lineOf({ meaning: [undefined, false] })).toBeNull();
  expect(lineOf({ source: 'the photo' })?.textContent).toBe('the photo');
});
