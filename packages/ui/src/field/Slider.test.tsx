import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slider } from './Slider';

it('[R762, R790] a slider has its name, speaks its value in words and tells the number; nothing else says the value', () => {
  const onValue = vi.fn();
  render(<Slider label="Time" min={0} max={1439} step={5} value={750} words="12:30" onValue={onValue} />);
  const slider = screen.getByRole('slider', { name: 'Time' });
  expect(slider.getAttribute('aria-valuetext')).toBe('12:30');
  expect(document.querySelector('output, [aria-live], [role="status"]')).toBeNull();
  expect(screen.getByText('12:30').getAttribute('aria-hidden')).toBe('true');
  fireEvent.change(slider, { target: { value: '755' } });
  expect(onValue).toHaveBeenCalledExactlyOnceWith(755);
});
