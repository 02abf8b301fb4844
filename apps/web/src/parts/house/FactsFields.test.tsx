import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DeviceCompass } from '../../adapters/deviceCompass';
import type { HouseFacts } from '../../store/homeSlice';
import { stagePart } from '../../testing/stagePart';
import { FactsFields } from './FactsFields';

const FACTS: HouseFacts = { facing: { degrees: 90, north: 'magnetic' }, completedIn: 2010 };
const NO_COMPASS: DeviceCompass = { watch: async () => undefined };

async function open(compass = NO_COMPASS) {
  const onChange = vi.fn<(facts: HouseFacts) => void>();
  const { part } = await stagePart(
    <FactsFields facts={FACTS} onChange={onChange} thisYear={2026} compass={compass} />,
  );
  return { ...render(part), onChange, user: userEvent.setup() };
}

it('what was said can be taken back: a field that was left empty counts as not known', async () => {
  const { user, onChange } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Year of completion' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ ...FACTS, completedIn: undefined });
  await user.clear(screen.getByRole('textbox', { name: 'Facing, in degrees' }));
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ ...FACTS, facing: undefined });
});

it('what cannot be read stays in its field with a message, and changes nothing', async () => {
  const { user, onChange } = await open();
  const year = screen.getByRole('textbox', { name: 'Year of completion' });
  await user.type(year, '0');
  expect(screen.getByText(/from 1864 to 2026/)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('a compass that answers after the panel was closed is let go', async () => {
  const stop = vi.fn();
  let answer: (stop: () => void) => void = () => undefined;
  const watch = () =>
    new Promise<() => void>(resolve => {
      answer = resolve;
    });
  const { user, unmount } = await open({ watch });
  await user.click(screen.getByRole('button', { name: 'Use this phone’s compass' }));
  unmount();
  await act(async () => answer(stop));
  expect(stop).toHaveBeenCalledOnce();
});
