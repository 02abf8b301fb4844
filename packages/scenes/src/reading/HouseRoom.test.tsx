import type { Orbit } from '@app/building/orbit';
import type { Palace } from '@app/fengshui';
import { millis } from '@app/kernel';
import { writePlan } from '@app/plan';
import { patchesAt } from '@app/plan/light';
import { templatePlan } from '@app/plan/templates';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { HouseSceneProps, SceneControls, Walked } from '../house/HouseScene';
import type { HouseView } from '../house/view';
import type { HousePanelProps } from './HousePanel';

const scene = vi.hoisted(() => ({
  view: undefined as HouseView | undefined,
  picture: vi.fn<SceneControls['picture']>(),
}));
/** A scene that is ready, as with WebGL. */
vi.mock('../house/HouseScene', () => ({
  HouseScene: ({ view, children }: HouseSceneProps) => {
    useEffect(() => {
      scene.view = view;
    }, [view]);
    const nothing = () => undefined;
    const { picture } = scene;
    return children?.({
      ...{ state: 'ready', orbit: {} as Orbit, setOrbit: nothing, walked: undefined, setWalked: nothing },
      ...{ picture, film: async () => undefined },
    });
  },
}));
const storeys = () => scene.view?.home?.model.storeys.map(({ level }) => level);

// Another file of this worker may have loaded the room with the real scene.
let HouseRoom: typeof import('./HouseRoom').HouseRoom;
let CutSlider: typeof import('./OwnHomeControls').CutSlider;
let useCloseUp: typeof import('./StepSeals').useCloseUp;
let stagePart: typeof import('../testing/stagePart').stagePart;
beforeAll(async () => {
  vi.resetModules();
  ({ HouseRoom } = await import('./HouseRoom'));
  ({ CutSlider } = await import('./OwnHomeControls'));
  ({ useCloseUp } = await import('./StepSeals'));
  ({ stagePart } = await import('../testing/stagePart'));
});
afterAll(() => vi.resetModules());
beforeEach(() => scene.picture.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** 2026-11-22, 09:46 in Hangzhou: the sun in the southeast, 32° high. */
const MORNING = millis(Date.UTC(2026, 10, 22, 1, 46));
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const VILLA = templatePlan('villa', 'en');
const ROOM = { level: 0, room: VILLA.floors[0]!.rooms[0]!.id };

/** The reading as on a phone: it asks for the lowest floor alone. */
function Reading({ scene: { setFloor, setNamed, onSelect }, walls, light, onSave, taps }: HousePanelProps) {
  return (
    <section aria-label="Reading">
      <button type="button" onClick={() => setFloor(0)}>
        One floor
      </button>
      <button type="button" onClick={() => setNamed([ROOM])}>
        A step
      </button>
      <button type="button" onClick={onSave}>
        Save
      </button>
      <button type="button" onClick={() => onSelect('SE')}>
        A seal
      </button>
      <p>{taps} taps</p>
      {walls && <CutSlider {...walls} />}
      <ul>
        {light?.rooms.map(({ name, area }) => (
          <li key={name}>{area}</li>
        ))}
      </ul>
    </section>
  );
}

interface RoomProps {
  readonly onPicture?: (picture: Blob) => void;
  readonly palace?: Palace;
}

function Room({ onPicture, palace }: RoomProps) {
  const [cut, setCut] = useState<number>();
  const nothing = () => undefined;
  return (
    <HouseRoom
      opened={{ isOpen: true, palace, open: nothing, close: nothing }}
      Panel={Reading}
      facts={{}}
      onFacts={nothing}
      place={HANGZHOU}
      residents={[]}
      photos={[]}
      plan={PLAN}
      now={MORNING}
      zone="Asia/Shanghai"
      cut={cut}
      onCut={setCut}
      minuteOfDay={undefined}
      onMinuteOfDay={nothing}
      theme="paper"
      describe={() => 'A house'}
      animate={false}
      onPicture={onPicture ?? nothing}
      onOpenSheet={nothing}
      onOpenPhoto={nothing}
      onFindFacing={nothing}
    />
  );
}
const PLAN = writePlan(VILLA);

/** Opens the reading of a home of two floors at its lowest floor. */
async function readOneFloor(onPicture?: (picture: Blob) => void) {
  render((await stagePart(<Room {...(onPicture && { onPicture })} />)).part);
  await waitFor(() => expect(storeys()).toEqual([0, 1]), { timeout: 10_000 });
  fireEvent.click(screen.getByRole('button', { name: 'One floor' }));
  await waitFor(() => expect(storeys()).toEqual([0]), { timeout: 10_000 });
}

it('[R992] the height shown is that of the plan, and half walls can be chosen', async () => {
  await readOneFloor();
  const reading = within(screen.getByRole('region', { name: 'Reading' }));
  const slider = reading.getByRole('slider', { name: 'Wall height' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0.2 m');
  for (const [height, words] of [
    ['1100', '1.1 m'],
    ['1200', '1.2 m'],
    ['1300', '1.3 m'],
    ['1200', '1.2 m'],
  ] as const) {
    fireEvent.change(slider, { target: { value: height } });
    expect(slider.getAttribute('aria-valuetext')).toBe(words);
    await waitFor(() => expect(storeys()).toEqual([0, 1]), { timeout: 10_000 });
    expect(scene.view?.home?.model.isPlan).toBe(false);
  }
});

it('[R549] a picture saved while one floor is read is of the whole home as first seen', async () => {
  const seen: unknown[] = [];
  scene.picture.mockImplementation(async (_, isFirst) => {
    seen.push([storeys(), scene.view?.home?.model.isPlan, isFirst]);
    return new Blob(['picture']);
  });
  const onPicture = vi.fn();
  await readOneFloor(onPicture);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onPicture).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(seen).toEqual([[[0, 1], false, true]]);
  await waitFor(() => expect(storeys()).toEqual([0]), { timeout: 10_000 });
});

it('[R1069] the rooms a step names are tinted on the house, but not in a picture, which is as it is seen', async () => {
  const seen: unknown[] = [];
  scene.picture.mockImplementation(async (_, isFirst) => {
    seen.push([scene.view?.named, isFirst]);
    return new Blob(['picture']);
  });
  const onPicture = vi.fn();
  render((await stagePart(<Room onPicture={onPicture} />)).part);
  await waitFor(() => expect(storeys()).toEqual([0, 1]), { timeout: 10_000 });
  fireEvent.click(screen.getByRole('button', { name: 'A step' }));
  expect(scene.view?.named).toEqual([ROOM]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onPicture).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(seen).toEqual([[undefined, false]]);
  await waitFor(() => expect(scene.view?.named).toEqual([ROOM]));
});

it('[R460] an address with a palace opens the reading at it, over the house as well', async () => {
  render((await stagePart(<Room palace="SE" />)).part);
  expect(screen.getByText('1 taps')).toBeDefined();
  expect(scene.view).toMatchObject({ overlay: true, selected: 'SE' });
});

it('[R380] the reading lists the sunlit rooms of every floor while one is shown', async () => {
  await readOneFloor();
  const sum = [0, 1]
    .flatMap(level => patchesAt(VILLA, level, { azimuth: 146.5, altitude: 32 }))
    .reduce((all, { area }) => all + area / 1e6, 0);
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));
  expect(listed.reduce((all, area) => all + area, 0) / sum).toBeCloseTo(1, 1);
});

it('[R981] a press on a number on the house brings its palace into view', async () => {
  await readOneFloor();
  expect(screen.getByText('0 taps')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'A seal' }));
  expect(screen.getByText('1 taps')).toBeDefined();
});

it('[R992, R975] the plan fills its stage until it is turned, and the view from before returns', async () => {
  await readOneFloor();
  const view = scene.view!;
  cleanup();
  let resize: () => void = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const stage = document.body.appendChild(document.createElement('div'));
  stage.className = 'house-scene__stage';
  let width = 390;
  Object.defineProperty(stage, 'clientWidth', { get: () => width });
  Object.defineProperty(stage, 'clientHeight', { get: () => 284 });
  const earlier: Walked = { openness: 'rooms', orbit: { bearing: 12, elevation: 40, zoom: 1.5 } };
  let walked: Walked | undefined = earlier;
  const setOrbit = (orbit: Orbit | undefined) => {
    walked = orbit && { openness: 'plan', orbit };
  };
  const setWalked = (next: Walked | undefined) => {
    walked = next;
  };
  const setFloor = vi.fn();
  const hook = renderHook(() => useCloseUp({ view, walked, setOrbit, setWalked, setFloor }, true));
  const resizeTo = (next: number) => {
    width = next;
    act(() => resize());
    hook.rerender();
  };
  resizeTo(390);
  const [first, { elevation }] = [walked.orbit.zoom, walked.orbit];
  expect(elevation).toBe(84);
  // Not yet turned: another window has another scale.
  resizeTo(240);
  expect(walked.orbit.zoom).toBeLessThan(first);
  setOrbit({ ...walked.orbit, bearing: 77 });
  hook.rerender();
  resizeTo(390);
  expect(walked.orbit.bearing).toBe(77);
  hook.unmount();
  expect(walked).toBe(earlier);
  expect(setFloor).toHaveBeenLastCalledWith(undefined);
  stage.remove();
});
