import { sceneSeason } from '@app/home';
import { millis } from '@app/kernel';
import { writePlan } from '@app/plan';
import { patchesAt } from '@app/plan/light';
import { templatePlan } from '@app/plan/templates';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { HouseRoom, type HouseRoomProps } from './HouseRoom';
import { CutSlider } from './OwnHomeControls';

afterEach(cleanup);

const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
/** 2026-11-22, 09:46 in Hangzhou: the sun in the southeast, 32° high. */
const MORNING = millis(Date.UTC(2026, 10, 22, 1, 46));
const NIGHT = millis(Date.UTC(2026, 10, 9, 15, 0));

const room = (plan: string | undefined, now = MORNING, more: Partial<HouseRoomProps> = {}) => (
  <HouseRoom
    opened={{ isOpen: false, palace: undefined, open: () => undefined, close: () => undefined }}
    Panel={() => null}
    facts={{}}
    onFacts={() => undefined}
    place={HANGZHOU}
    placeOfSky={HANGZHOU}
    residents={[]}
    photos={[]}
    plan={plan}
    now={now}
    zone="Asia/Shanghai"
    minuteOfDay={undefined}
    onMinuteOfDay={() => undefined}
    theme="paper"
    describe={facing => `faces ${facing}`}
    animate={false}
    onPicture={() => undefined}
    onOpenSheet={() => undefined}
    onOpenPhoto={() => undefined}
    onCut={cut => result.push(cut)}
    onFindFacing={() => undefined}
    {...more}
  />
);
const result: (number | undefined)[] = [];
const show = async (plan: string | undefined, now = MORNING) =>
  render((await stagePart(room(plan, now))).part);
const FLAT = templatePlan('two-bedroom', 'en');

describe("one's own home in the house view", () => {
  it('[R379] is shown once its plan is read, as a drawing without WebGL; the courtyard is shown without a plan', async () => {
    const { container } = await show(writePlan(FLAT));
    await waitFor(() => expect(container.querySelector('.own-home')).not.toBeNull(), { timeout: 10_000 });
    expect(container.querySelector('.ink-house')).toBeNull();
    // R815: a name that fits nowhere on the floor that is seen is left out.
    const drawn = container.querySelector('.own-home')?.textContent;
    for (const name of ['Living room', 'Dining room', 'Main']) expect(drawn).toContain(name);
    // R815: in letters of 11 to 19 CSS px, in a drawing that fills the window by its width or height.
    const [, , width, height] = container.querySelector('.house-sketch')!.getAttribute('viewBox')!.split(' ');
    const fit = Math.min(window.innerWidth / Number(width), window.innerHeight / Number(height));
    for (const text of container.querySelectorAll('.own-home text')) {
      const px = Number(text.getAttribute('font-size')) * fit;
      expect(px).toBeGreaterThan(10.9);
      expect(px).toBeLessThan(19.1);
    }
    cleanup();
    const other = await show(undefined);
    await waitFor(() => expect(other.container.querySelector('.ink-house')).not.toBeNull(), {
      timeout: 10_000,
    });
    cleanup();
    const broken = await show('{"version":1}');
    await waitFor(() => expect(broken.container.querySelector('.ink-house')).not.toBeNull(), {
      timeout: 10_000,
    });
    expect(screen.queryByRole('radio', { name: '1.2 m' })).toBeNull();
  });

  it('[R380] lists the sun in each room, as the plan computes it, and nothing at night', async () => {
    const { container } = await show(writePlan(FLAT));
    const result = await screen.findByRole('region', { name: 'Sun on the floors now' }, { timeout: 10_000 });
    // The sun of mock 04: 146.5°, 32.0°. Rounded to a tenth of a square metre on the page.
    const areas = new Map<string, number>();
    for (const { roomId, area } of patchesAt(FLAT, 0, { azimuth: 146.5, altitude: 32 }))
      areas.set(roomId, (areas.get(roomId) ?? 0) + area / 1e6);
    const shown = [...container.querySelectorAll('.lit-rooms dd')].map(each =>
      Number.parseFloat(each.textContent ?? ''),
    );
    const most = [...areas.values()].sort((a, b) => b - a);
    expect(result.textContent).toMatch(/^Sun in the south(east)?, \d\d° high/);
    expect(result.textContent).toContain('Living room');
    expect(shown[0]).toBeCloseTo(most[0]!, 0);
    await waitFor(() => expect(container.querySelectorAll('.sky-light').length).toBeGreaterThan(0));
    cleanup();
    // New moon, before midnight: neither sun nor moon.
    const dark = await show(writePlan(FLAT), NIGHT);
    await waitFor(() => expect(dark.container.querySelector('.own-home')).not.toBeNull(), {
      timeout: 10_000,
    });
    expect(dark.container.querySelectorAll('.sky-light')).toHaveLength(0);
    expect(screen.queryByRole('region', { name: /on the floors now/ })).toBeNull();
  });

  it('[R936] rooms of one name that are lit have the numbers of the list of rooms', async () => {
    const [floor] = FLAT.floors;
    const rooms = floor!.rooms.map(({ name: _, ...each }) => each);
    const { container } = await show(writePlan({ ...FLAT, floors: [{ ...floor!, rooms }] }));
    await screen.findByRole('region', { name: 'Sun on the floors now' }, { timeout: 10_000 });
    const lit = [...container.querySelectorAll('.lit-rooms dt')].map(each => each.textContent);
    const bedrooms = lit.filter(name => name?.startsWith('Bedroom'));
    expect(bedrooms.length).toBeGreaterThan(0);
    for (const name of bedrooms) expect(name).toMatch(/^Bedroom\s[12]$/);
  });

  it('[R925] in snow the patches are dim and the words say that they are those of a clear sky', async () => {
    for (const [weather, said] of [
      ['clear', []],
      ['rainy', ['If the sky is clear:']],
    ] as const) {
      const season = sceneSeason({
        at: MORNING,
        zone: 'Asia/Shanghai',
        weather,
        place: HANGZHOU,
        household: [],
      });
      const { container } = render((await stagePart(room(writePlan(FLAT), MORNING, { season }))).part);
      await screen.findByRole('region', { name: 'Sun on the floors now' }, { timeout: 10_000 });
      expect([...container.querySelectorAll('.lit-rooms small')].map(each => each.textContent)).toEqual(said);
      expect(container.querySelectorAll('.is-veiled .own-home .sky-light').length > 0).toBe(said.length > 0);
      cleanup();
    }
  });

  it('[R375] is cut at one of three heights with a press', async () => {
    const { container } = await show(writePlan(FLAT));
    const whole = await screen.findByRole('radio', { name: 'Full' }, { timeout: 10_000 });
    expect(screen.getByRole('radio', { name: '1.2 m' }).getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(container.querySelector('.own-home')).not.toBeNull());
    const before = container.querySelector('.own-home')?.innerHTML;
    fireEvent.click(whole);
    expect(whole.getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(container.querySelector('.own-home')?.innerHTML).not.toBe(before), {
      timeout: 10_000,
    });
    // Told to the address once it rests.
    await waitFor(() => expect(result).toEqual([2800]));
  });

  it('[R375] is cut at any other height, up to whole', async () => {
    const cuts: (number | undefined)[] = [];
    render((await stagePart(<CutSlider cut={undefined} onCut={cut => cuts.push(cut)} />)).part);
    const slider = screen.getByRole('slider', { name: 'Wall height' });
    expect(slider.getAttribute('aria-valuetext')).toBe('1.2 m');
    fireEvent.change(slider, { target: { value: '800' } });
    // Its top is as far over half walls as its foot is under them.
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['200', '2200']);
    fireEvent.change(slider, { target: { value: '2200' } });
    expect(cuts).toEqual([800, 2800]);
  });
});

it('[R843] the focus returns to the button that opened the reading', async () => {
  const Panel: HouseRoomProps['Panel'] = ({ onClose }) => (
    <button type="button" onClick={onClose}>
      Leave
    </button>
  );
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    const opened = { isOpen, palace: undefined, open: () => setOpen(true), close: () => setOpen(false) };
    return room(undefined, MORNING, { opened, Panel });
  }
  render((await stagePart(<Opened />)).part);
  const opener = () => document.querySelector('.house-panel-opener');
  expect(document.activeElement).not.toBe(opener());
  fireEvent.click(opener()!);
  const leave = screen.getByRole('button', { name: 'Leave' });
  leave.focus();
  fireEvent.click(leave);
  expect(opener()).not.toBeNull();
  expect(document.activeElement).toBe(opener());
});
