import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Select } from './Select';

afterEach(cleanup);

const OPTIONS = [
  { value: 'door', label: 'Door' },
  { value: 'window', label: 'Window' },
  { value: 'wardrobe', label: 'Wardrobe' },
  { value: 'main-door', label: 'Main door' },
  { value: 'main-gate', label: 'Main gate' },
];

function select(value: string, isAct = true) {
  const chosen: string[] = [];
  const list = (hint?: string) => (
    <Select
      label="Add"
      value={value}
      placeholder="+"
      hint={hint}
      options={OPTIONS}
      isAct={isAct}
      onChange={event => chosen.push(event.target.value)}
    />
  );
  const { rerender } = render(list());
  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add' });
  const showPicker = vi.fn();
  control.showPicker = showPicker;
  /** Whether the browser handles a key itself. */
  const press = (key: string, more = {}) => fireEvent.keyDown(control, { key, ...more });
  const type = (text: string) => [...text].map(key => press(key));
  return { control, showPicker, press, type, chosen, drawAgain: () => rerender(list('drawn again')) };
}

describe('[R612] a list whose choice is an action', () => {
  it('is opened by arrows, and by a letter no entry begins with, while nothing is chosen', () => {
    const { showPicker, press, chosen } = select('');
    for (const key of ['ArrowDown', 'ArrowUp', 'x']) expect(press(key)).toBe(false);
    expect(showPicker).toHaveBeenCalledTimes(3);
    expect(chosen).toEqual([]);
  });

  it.each([
    { typed: 'w', shown: 'window' },
    { typed: 'WA', shown: 'wardrobe' },
    { typed: 'ww', shown: 'wardrobe' },
    { typed: 'www', shown: 'window' },
    { typed: 'main g', shown: 'main-gate' },
  ])('shows $shown after "$typed", and Enter or Tab chooses it', ({ typed, shown }) => {
    for (const key of ['Enter', 'Tab']) {
      const { control, type, press, chosen, showPicker } = select('');
      expect(type(typed)).not.toContain(true);
      expect([control.value, chosen]).toEqual([shown, []]);
      // Tab goes on to the next control, and Enter does not send the form.
      expect(press(key)).toBe(key === 'Tab');
      expect(chosen).toEqual([shown]);
      expect(control.value).toBe('');
      fireEvent.blur(control);
      expect(chosen).toHaveLength(1);
      expect(showPicker).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it('chooses the shown entry also when drawn again in between, and after keys that do nothing', () => {
    const { control, type, press, chosen, drawAgain } = select('');
    type('wa');
    drawAgain();
    expect(control.value).toBe('wardrobe');
    for (const key of ['Control', 'Alt', 'AltGraph', 'CapsLock', 'F2']) expect(press(key)).toBe(true);
    press('Enter');
    expect(chosen).toEqual(['wardrobe']);
  });

  it('leaves other lists to the browser: their keys are its own, and leaving takes nothing back', () => {
    const { control, press, type, showPicker, chosen } = select('', false);
    expect([...type('w'), press('ArrowDown'), press('Escape')]).not.toContain(false);
    fireEvent.change(control, { target: { value: 'door' } });
    fireEvent.blur(control);
    expect(chosen).toEqual(['door']);
    expect(showPicker).not.toHaveBeenCalled();
  });

  it('takes back the shown entry at the first Escape, and passes on the next', () => {
    const { type, press } = select('');
    type('w');
    expect([press('Escape'), press('Escape')]).toEqual([false, true]);
  });

  it('begins another word after a pause', () => {
    const { control, type } = select('');
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    now.mockReturnValue(5000);
    type('w');
    now.mockReturnValue(6000);
    type('d');
    expect(control.value).toBe('door');
    now.mockRestore();
  });

  it.each([
    ['Escape', (control: HTMLElement) => fireEvent.keyDown(control, { key: 'Escape' })],
    ['a press on the list', (control: HTMLElement) => fireEvent.pointerDown(control)],
    ['leaving by pointer', (control: HTMLElement) => fireEvent.blur(control)],
    ['an arrow', (control: HTMLElement) => fireEvent.keyDown(control, { key: 'ArrowDown' })],
  ])('chooses nothing after %s', (_, act) => {
    const { control, type, chosen } = select('');
    type('w');
    act(control);
    expect(control.value).toBe('');
    expect(chosen).toEqual([]);
  });

  it('does the same where something is chosen already, which stays until Enter', () => {
    const { control, press, type, chosen, showPicker } = select('door');
    type('wa');
    expect([control.value, chosen]).toEqual(['wardrobe', []]);
    press('Escape');
    expect(control.value).toBe('door');
    expect(press('ArrowDown')).toBe(false);
    expect(showPicker).toHaveBeenCalledTimes(1);
    type('w');
    press('Enter');
    expect(chosen).toEqual(['window']);
  });

  it('leaves the other keys alone', () => {
    const { press, showPicker } = select('');
    for (const key of ['Tab', 'Enter', ' ', 'Escape', 'Shift']) expect(press(key)).toBe(true);
    expect(press('ArrowDown', { altKey: true })).toBe(true);
    expect(press('w', { ctrlKey: true })).toBe(true);
    expect(showPicker).not.toHaveBeenCalled();
  });

  it("keeps the browser's behaviour where it cannot be opened by script", () => {
    const { control, press } = select('');
    control.showPicker = () => {
      throw new TypeError('not a function');
    };
    expect(press('ArrowDown')).toBe(true);
  });
});
