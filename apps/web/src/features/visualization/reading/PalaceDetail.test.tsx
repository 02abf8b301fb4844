import { readHome } from '@app/fengshui';
import { millis } from '@app/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../../../testing/stagePart';
import { PalaceDetail } from './PalaceDetail';

afterEach(cleanup);

it('shows the photos of the palace by name, as the person turned them', async () => {
  const reading = readHome({ residents: [] }, millis(Date.UTC(2026, 5, 21, 5, 7)));
  const south = reading?.palaces.find(({ palace }) => palace === 'S');
  if (!south) throw new Error('no reading');
  const photos = [
    { palace: 'S', url: 'blob:hall', name: 'Hall', turns: 0 },
    { palace: 'S', url: 'blob:study', name: 'Study', turns: 3 },
  ] as const;
  render((await stagePart(<PalaceDetail reading={south} photos={photos} hasNatal={false} />)).part);
  expect(screen.getByRole('img', { name: 'Hall' }).style.rotate).toBe('0deg');
  expect(screen.getByRole('img', { name: 'Study' }).style.rotate).toBe('270deg');
});
