import type { CompassReading } from '@app/home';
import { millis } from '@app/kernel';
import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../../../adapters/ports';
import { fakePorts, HANGZHOU, LIN_YUE, ZONE } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import FacingDialog from './FacingDialog';

afterEach(cleanup);

// 2026-11-22 09:46 in Hangzhou: sun at azimuth 146.5°, altitude 32° (astronomy-engine 2.1.19).
const MORNING = millis(Date.parse('2026-11-22T01:46:00Z'));

async function open(more: Partial<Ports> = {}, located = true) {
  const ports = fakePorts({
    info: located ? { ...LIN_YUE, location: HANGZHOU } : LIN_YUE,
    clock: { now: () => MORNING, zone: () => ZONE, onSecond: () => () => undefined },
    ...more,
  });
  const onClose = vi.fn();
  const stage = await stagePart(<FacingDialog onClose={onClose} />, { ports });
  return { ...stage, onClose, ...render(stage.part) };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const addTyped = (...degrees: readonly string[]) => {
  for (const value of degrees) {
    type('Reading of another compass, in degrees', value);
    press('Add this reading');
  }
};
const use = () => screen.getByRole('button', { name: 'Use this facing' });
const isUsable = () => !(use() as HTMLButtonElement).disabled;

describe('[R312] three readings of a compass', () => {
  it('says where to stand before asking the device for anything', async () => {
    await open();
    expect(screen.getByText(/Stand inside the main door and look out/)).toBeTruthy();
  });

  it('are usable only from the third on, with median, spread and method, by the compass', async () => {
    const { store, onClose } = await open();
    addTyped('176', '179');
    expect(isUsable()).toBe(false);
    expect(screen.getByText('One more reading from another spot is needed.')).toBeTruthy();
    addTyped('181');
    expect(screen.getByText('Median 179°, spread 5°, by the compass')).toBeTruthy();
    expect(screen.getByText('± 3°: faces Wǔ (S2)')).toBeTruthy();
    fireEvent.click(use());
    expect(store.getState().houseFacts.facing).toEqual({
      degrees: 179,
      north: 'magnetic',
      method: 'compass',
      within: 3,
      on: '2026-11-22',
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leave out a stray one and show which; a reading can be removed', async () => {
    await open();
    addTyped('176', '196', '179', '181');
    const readings = within(screen.getByRole('list', { name: 'Readings' }));
    expect(readings.getByText('left out').parentElement?.textContent).toContain('2: 196');
    press('Remove reading 2');
    expect(readings.queryByText('left out')).toBeNull();
  });

  it('name both mountains at a border', async () => {
    await open();
    addTyped('184', '185', '186');
    expect(screen.getByText('± 3° touches a border: Wǔ (S2) and Dīng (S3)')).toBeTruthy();
  });

  it('listen to the device only when asked, show its accuracy, and use its reading', async () => {
    let tell: (reading: CompassReading) => void = () => undefined;
    const watch = vi.fn((listener: (reading: CompassReading) => void) => {
      tell = listener;
      return Promise.resolve(() => undefined);
    });
    await open({ compass: { watch } });
    expect(watch).not.toHaveBeenCalled();
    await act(async () => press('Use this phone’s compass'));
    act(() => tell({ heading: 178.4, accuracy: 10 }));
    expect(screen.getByText('178° by the compass')).toBeTruthy();
    expect(screen.getByText('Accuracy of the device: ± 10°.')).toBeTruthy();
    press('Take this reading');
    expect(screen.getByText('1: 178°')).toBeTruthy();
  });

  it('[R464] a removed reading returns beside those taken since, after a look at the other method too', async () => {
    const { ports } = await open();
    addTyped('176', '179');
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
    const undo = ports.notifier.past()[0]?.action?.onAct;
    fireEvent.click(screen.getByRole('radio', { name: 'Shadow compass' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Compass, three readings' }));
    addTyped('181');
    act(() => undo?.());
    expect(screen.getByText('Median 179°, spread 5°, by the compass')).toBeTruthy();
  });

  it('[R216] are still there after the dialog was closed, until a facing is used', async () => {
    const { ports } = await open();
    addTyped('176', '179', '181');
    cleanup();
    await open({ tabStore: ports.tabStore });
    expect(screen.getByText('Median 179°, spread 5°, by the compass')).toBeTruthy();
    fireEvent.click(use());
    cleanup();
    await open({ tabStore: ports.tabStore });
    expect(screen.queryByText(/^Median \d/)).toBeNull();
  });

  it('are typed by hand without a compass, and anything but a bearing is refused', async () => {
    await open();
    await act(async () => press('Use this phone’s compass'));
    expect(screen.getByText(/This device has no compass to read/)).toBeTruthy();
    addTyped('400');
    expect(screen.getByText('Please enter a number from 0 to 360.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Readings' })).toBeNull();
  });

  it('a compass that answers after the dialog was closed is released', async () => {
    const stop = vi.fn();
    let answer: (stop: () => void) => void = () => undefined;
    const watch = () => new Promise<() => void>(resolve => (answer = resolve));
    const { unmount } = await open({ compass: { watch } });
    press('Use this phone’s compass');
    unmount();
    await act(async () => answer(stop));
    expect(stop).toHaveBeenCalledOnce();
  });
});

it('[R840] readings that lie all around give no facing and say why', async () => {
  await open();
  addTyped('200', '20', '110');
  expect(screen.getByText(/is wider than one of the eight directions/)).toBeTruthy();
  expect(isUsable()).toBe(false);
});

describe('[R839] with a plan that faces another side than its door', () => {
  const openOnPlan = async () => {
    const { store } = await open();
    act(() => store.setState({ plan: writePlan(templatePlan('two-bedroom', 'en')) }));
  };

  it('both ways say to look out of that side, not of the door', async () => {
    await openOnPlan();
    expect(screen.getByText(/^Look out over the bottom side of your plan/)).toBeTruthy();
    expect(screen.queryByText(/main door/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Shadow compass' }));
    expect(screen.getByText(/^Straight out over the bottom side of your plan/)).toBeTruthy();
    expect(screen.queryByText(/main door/)).toBeNull();
  });
});

it('[R894] both ways draw the bar of mountains before anything is measured, and say what is missing', async () => {
  await open();
  const bar = () =>
    screen.getByRole('img', { name: /^Mountains by the compass/ }).getAttribute('data-measured');
  expect(bar()).toBe('false');
  expect(screen.getByText('3 more readings from other spots are needed.')).toBeTruthy();
  addTyped('176');
  expect(bar()).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: 'Shadow compass' }));
  expect(bar()).toBe('false');
  expect(screen.getByText('Measure the shadow to get the facing.')).toBeTruthy();
});

describe('[R313] the shadow compass', () => {
  const choose = () => fireEvent.click(screen.getByRole('radio', { name: 'Shadow compass' }));

  it('gives the facing by both norths from an angle, the clock and the place', async () => {
    const { store } = await open();
    choose();
    type('Angle of the shadow, in degrees', '154.3');
    expect(
      screen.getByText(/^Faces Wǔ \(S2\): 178\.\d° by the compass, 172\.\d° from true north, ± 2°$/),
    ).toBeTruthy();
    fireEvent.click(use());
    const { facing } = store.getState().houseFacts;
    expect(facing).toMatchObject({ north: 'true', method: 'shadow', on: '2026-11-22' });
    expect(facing?.degrees).toBeCloseTo(172.2, 0);
  });

  it('is set on the dial by the arrow keys too', async () => {
    await open();
    choose();
    const dial = screen.getByRole('slider', { name: 'Shadow on the dial' });
    fireEvent.keyDown(dial, { key: 'ArrowRight' });
    fireEvent.keyDown(dial, { key: 'PageUp' });
    expect(screen.getByLabelText<HTMLInputElement>('Angle of the shadow, in degrees').value).toBe('191');
    expect(dial.getAttribute('aria-valuenow')).toBe('191');
  });

  it('says at which hours the sun will do today, if it does not now', async () => {
    await open();
    choose();
    type('Time of the reading', '07:00');
    expect(screen.getByText(/The sun is too low.*Try today, .* to /)).toBeTruthy();
    expect(isUsable()).toBe(false);
    type('Time of the reading', '18:30');
    // By clock: sunset in Hangzhou on 22 November is before 17:05.
    expect(screen.getByText(/^The sun is below the horizon\. Try today, .* to /)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use a compass' }));
    expect(screen.getByLabelText('Reading of another compass, in degrees')).toBeTruthy();
  });

  it('[R980] draws the shadow of the facing set now, which measures nothing', async () => {
    const { store } = await open();
    act(() => store.setState({ houseFacts: { facing: { degrees: 172.2, north: 'true' } } }));
    choose();
    // 146.5° + 180° − 172.2°.
    expect(screen.getByText('154°')).toBeTruthy();
    expect(screen.getByText('Where it falls if the facing set is right')).toBeTruthy();
    const dial = screen.getByRole('slider', { name: 'Shadow on the dial' });
    expect(dial.getAttribute('aria-valuetext')).toBe('Where it falls if the facing set is right: 154°');
    expect(isUsable()).toBe(false);
    type('Angle of the shadow, in degrees', '150');
    expect(screen.getByText('150°')).toBeTruthy();
    expect(dial.getAttribute('aria-valuetext')).toBe('150°');
    expect(screen.queryByText('Where it falls if the facing set is right')).toBeNull();
  });

  it('[R980] at night asks for no shadow, says when tomorrow will do, and offers the compass', async () => {
    const night = millis(Date.parse('2026-11-18T11:46:00Z'));
    await open({ clock: { now: () => night, zone: () => ZONE, onSecond: () => () => undefined } });
    choose();
    // The sun of Hangzhou is 10° high at about 7:20 and 16:00 (NOAA solar calculator).
    expect(
      screen.getByText(/^The sun is below the horizon\. Try tomorrow, 07:[123]\d to 1[56]:\d\d\.$/),
    ).toBeTruthy();
    expect(screen.queryByText('angle')).toBeNull();
    expect(screen.queryByText('shadow')).toBeNull();
    const dial = screen.getByRole('slider', { name: 'Shadow on the dial' });
    expect(dial.getAttribute('aria-valuetext')).toBe('Not measured yet');
    expect(dial.getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(dial, { key: 'ArrowRight' });
    expect(screen.getByLabelText<HTMLInputElement>('Angle of the shadow, in degrees').value).toBe('');
    press('Use a compass');
    expect(screen.getByLabelText('Reading of another compass, in degrees')).toBeTruthy();
  });

  it('compares itself with the compass readings', async () => {
    await open();
    addTyped('176', '179', '181');
    choose();
    type('Angle of the shadow, in degrees', '154.3');
    expect(screen.getByText(/from the compass readings: the two agree/)).toBeTruthy();
    type('Angle of the shadow, in degrees', '100');
    expect(screen.getByText(/one of the two is wrong/)).toBeTruthy();
  });
});
