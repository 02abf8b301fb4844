import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Select } from './Select';

afterEach(cleanup);

const OPTIONS = [
  { value: 'door', label: 'Door' },
  { value: 'window', label: 'Window' },
];

function select(value: string) {
  const onChange = vi.fn();
  render(<Select label="Add" value={value} placeholder="+" options={OPTIONS} onChange={onChange} />);
  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add' });
  const showPicker = vi.fn();
  control.showPicker = showPicker;
  /** Whether the browser handles a key itself. */
  const press = (key: string, more = {}) => fireEvent.keyDown(control, { key, ...more });
  return { control, showPicker, press };
}

describe('[R612] a list whose choice is an action', () => {
  it('is opened by arrows and letters while nothing is chosen, and chooses nothing by them', () => {
    const { showPicker, press } = select('');
    for (const key of ['ArrowDown', 'ArrowUp', 'w']) expect(press(key)).toBe(false);
    expect(showPicker).toHaveBeenCalledTimes(3);
  });

  it('leaves the other keys alone, and all of them once something is chosen', () => {
    const { press, showPicker } = select('');
    for (const key of ['Tab', 'Enter', ' ', 'Escape']) expect(press(key)).toBe(true);
    expect(press('ArrowDown', { altKey: true })).toBe(true);
    cleanup();
    const chosen = select('door');
    expect(chosen.press('ArrowDown')).toBe(true);
    expect(showPicker).not.toHaveBeenCalled();
    expect(chosen.showPicker).not.toHaveBeenCalled();
  });

  it("keeps the browser's behaviour where it cannot be opened by script", () => {
    const { control, press } = select('');
    control.showPicker = () => {
      throw new TypeError('not a function');
    };
    expect(press('ArrowDown')).toBe(true);
  });
});
