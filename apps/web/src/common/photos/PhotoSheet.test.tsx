import { formatReading, type PhotoReading } from '@app/photo';
import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

const LONG = { timeout: 10_000 };
const LIGHT = { lux: 480, errorStops: 1, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 };
const PIXELS = {
  lean: 1.4,
  sharpness: 12,
  busyness: 9.6,
  likeness: 'f0f0f0f0f0f0f0f0',
  accents: [{ colour: 'red', share: 4, times: 4.4, swatch: '#ba2a28' }],
  window: 0.7,
} as const;
/** A photo of a living room as `@app/photo` reads it: 166° to true north is the south wall of Hangzhou's compass. */
const READING: PhotoReading = {
  capture: {
    takenAt: { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0, offsetMinutes: 480 },
    direction: { degrees: 166.2, north: 'true', northStated: true, uncertainty: 15 },
    focalLength35: 26,
    light: LIGHT,
  },
  pixels: PIXELS,
};

async function open(reading: PhotoReading | undefined = READING) {
  const user = userEvent.setup();
  const ports = fakePorts({ info: { ...LIN_YUE, location: HANGZHOU } });
  const stage = await renderScreen('/create', { ports });
  const files = [new File(['a'], 'living.jpg', { type: 'image/jpeg' })];
  await act(() => stage.store.getState().addFiles(files, () => undefined));
  const { reading: _, ...bare } = stage.store.getState().photos[0] ?? { reading: '', id: '' };
  act(() =>
    stage.store.setState({
      photos: [{ ...bare, ...(reading ? { reading: formatReading(reading) } : {}) }] as never, // one photo, read
    }),
  );
  await user.click(screen.getByRole('button', { name: /^(?:What it shows|May be blurred): living\.jpg/ }));
  const sheet = await screen.findByRole('dialog', undefined, LONG);
  return { ...stage, user, sheet: within(sheet), photo: () => stage.store.getState().photos[0] };
}

describe('the photo sheet', () => {
  it('[R396] puts the photo into a room of the plan, identified by its floor, and that can be undone', async () => {
    const { sheet, user, store, photo } = await open();
    expect(sheet.queryByRole('combobox', { name: 'Room on your plan' })).toBeNull();
    act(() => store.getState().savePlan(writePlan(templatePlan('villa', 'en'))));
    const rooms = await sheet.findByRole('combobox', { name: 'Room on your plan' });
    expect(rooms).toHaveProperty('selectedOptions.0.textContent', 'Not on the plan');
    await user.selectOptions(rooms, 'Study, floor 2');
    const id = photo()?.id ?? '';
    expect(store.getState().roomOfPhoto).toEqual({ [id]: { level: 1, room: 'study' } });
    await waitFor(() => expect(store.getState().canUndo).toBe(true));
    await act(() => store.getState().undo());
    expect(store.getState().roomOfPhoto).toEqual({});
    await user.selectOptions(rooms, 'Hall, floor 1');
    await user.selectOptions(rooms, 'Not on the plan');
    expect(store.getState().roomOfPhoto).toEqual({});
    // The photo's subject is another fact, and stays unset.
    expect(photo()?.room).toBeUndefined();
  });

  it('[R231] shows each reading with its source, and sets nothing by itself', async () => {
    const { sheet, photo } = await open();
    for (const [fact, source] of [
      ['Nov 22, 2026 09:46', 'from the photo’s data'],
      ['looks towards 166°, ±15°', 'from the photo’s data · true north'],
      [
        'southeast, 147° from true north, 32° high',
        'computed from time, direction and the address of the home',
      ],
      ['about 480 lx', 'the exposure: f/1.8, 1/120 s, ISO 64, ±1 EV'],
      ['leans 1.4° to the right', 'from the upright lines among its pixels'],
      ['may be blurred; a bare wall looks the same', 'from its pixels'],
      ['red 4%', 'from its pixels, relative to the brightest surface'],
    ] as const) {
      const row = sheet.getByText(fact).closest('dd');
      expect(row?.querySelector('small')?.textContent).toBe(source);
    }
    const { room, wall, straightened, keptBlurred } = photo() ?? {};
    expect([room, wall, straightened, keptBlurred]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('[R983] is named after the room and the wall in view, proposed or said', async () => {
    const { sheet, user } = await open();
    // It looks towards 166° by true north, 172° by the compass of Hangzhou.
    expect(sheet.getByRole('heading', { level: 2 }).textContent).toBe('living.jpg, to the south');
    await user.click(sheet.getByRole('button', { name: 'Leave the wall unset' }));
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Wall in view' }), 'east');
    await waitFor(() =>
      expect(sheet.getByRole('heading', { level: 2 }).textContent).toBe('living.jpg, to the east'),
    );
  });

  it('[R231] a press accepts a proposal, which then is in its control, where it can be undone', async () => {
    const { sheet, user, photo } = await open();
    await user.click(sheet.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(photo()?.wall).toBe('S'));
    const wall = sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Wall in view' });
    expect(wall.value).toBe('S');
    expect(sheet.getByText('accepted')).toBeTruthy();
    await user.selectOptions(wall, 'E');
    await waitFor(() => expect(photo()?.wall).toBe('E'));
    await user.selectOptions(wall, '');
    await waitFor(() => expect(photo()?.wall).toBeUndefined());

    await user.click(sheet.getByRole('button', { name: 'Straighten by 1.4°' }));
    await waitFor(() => expect(photo()?.straightened).toBe(-1.4));
    await user.click(sheet.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(photo()?.straightened).toBeUndefined());

    await user.click(sheet.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(photo()?.keptBlurred).toBe(true));
    expect(sheet.queryByText(/may be blurred/)).toBeNull();
  });

  it('[R1040] a proposal can be left, which is kept with the photo, and the person then chooses', async () => {
    const { sheet, user, photo } = await open();
    expect(sheet.queryByRole('combobox', { name: 'Wall in view' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Leave the wall unset' }));
    await waitFor(() => expect(photo()?.wallLeft).toBe(true));
    expect(photo()?.wall).toBeUndefined();
    expect(sheet.queryByRole('button', { name: 'Accept' })).toBeNull();
    // An answer takes its button away; the focus stays in its row.
    expect(document.activeElement).toBe(sheet.getByRole('combobox', { name: 'Wall in view' }));
    await user.click(sheet.getByRole('button', { name: 'Leave the lean as it is' }));
    await waitFor(() => expect(photo()?.leanLeft).toBe(true));
    expect(photo()?.straightened).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Straighten by 1.4°');
    expect(sheet.getAllByText('left out')).toHaveLength(2);
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Wall in view' }), 'W');
    await user.click(sheet.getByRole('button', { name: 'Straighten by 1.4°' }));
    await waitFor(() => expect(photo()).toMatchObject({ wall: 'W', straightened: -1.4 }));
    expect(sheet.queryByText('left out')).toBeNull();
  });

  it('[R1040] the sheet and the plan in it have one word for the room', async () => {
    const { sheet, user, store, photo } = await open();
    act(() => store.getState().savePlan(writePlan(templatePlan('villa', 'en'))));
    await user.selectOptions(
      await sheet.findByRole('combobox', { name: 'Room on your plan' }),
      'Study, floor 2',
    );
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Room' }), 'bedroom');
    await waitFor(() => expect(photo()?.room).toBe('bedroom'));
    expect(await sheet.findByRole('img', { name: 'The plan with this photo: Study' })).toBeTruthy();
    expect(sheet.getByRole('heading', { level: 2 }).textContent).toMatch(/^Study, /);
  });

  it('[R231] a missing reading is not shown: no north without a direction', async () => {
    const { sheet } = await open({ capture: {} });
    expect(sheet.queryByText(/looks to/)).toBeNull();
    expect(sheet.queryByText('Time')).toBeNull();
    expect(sheet.queryByText('Light')).toBeNull();
    expect(sheet.getByRole('combobox', { name: 'Wall in view' })).toBeTruthy();
  });

  it('[R1040] nothing is left where nothing is proposed', async () => {
    const { sheet, user, photo } = await open({ capture: {} });
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Wall in view' }), 'W');
    await waitFor(() => expect(photo()?.wall).toBe('W'));
    expect(photo()).not.toHaveProperty('wallLeft');
  });

  it('[R1040] the room compared with is called as on the plan', async () => {
    const { sheet, user, store } = await open();
    act(() => store.getState().savePlan(writePlan(templatePlan('villa', 'en'))));
    const dim = { ...READING, capture: { ...READING.capture, light: { ...LIGHT, lux: 60 } } };
    act(() => {
      const { photos } = store.getState();
      const other = { ...photos[0], id: 'other', room: 'bedroom', reading: formatReading(dim) };
      store.setState({ photos: [...photos, other] as never }); // two photos, read
    });
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Room' }), 'living');
    const words = (room: string) => `brighter than ${room} at that hour, if taken with the same camera`;
    expect(await sheet.findByText(words('the bedroom'))).toBeTruthy();
    act(() => store.getState().putPhotoInRoom('other', { level: 1, room: 'study' }));
    expect(await sheet.findByText(words('the study'))).toBeTruthy();
  });

  it('[R232] one line says what is read and that nothing is sent; switching off removes what was read', async () => {
    const { sheet, user, photo, ports } = await open();
    expect(
      sheet.getByText(/read on this device; the place is erased. Nothing leaves the device/),
    ).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Accept' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Read facts from photos' }));
    await waitFor(() => expect(photo()?.reading).toBeUndefined());
    expect(photo()?.wall).toBe('S');
    expect(sheet.queryByText(/looks to/)).toBeNull();
    expect(sheet.getByText('Reading of photos is switched off.')).toBeTruthy();
    expect(ports.textStore.read('photo-reading')).toBe('off');
  });

  it('[R629] the sun of a photo without a time zone keeps its “if”, on the plan and in the diary too', async () => {
    const bare = { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0 };
    const { sheet, user, store } = await open({ ...READING, capture: { ...READING.capture, takenAt: bare } });
    act(() => store.getState().savePlan(writePlan(templatePlan('two-bedroom', 'en'))));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Room' }), 'living');
    const plan = await sheet.findByRole('img', { name: /^The plan with this photo: / });
    const words = /The photo has no time zone: this holds if the camera’s clock showed the time of the home/;
    expect(plan.closest('figure')?.textContent).toMatch(words);
    const diary = sheet.getByRole('region', { name: 'Light diary: Living room' });
    expect(diary.textContent).toMatch(words);
    expect(diary.textContent).toMatch(/different cameras may differ/);
  });

  it('[R239] the diary says nothing about the sun on a floor without a plan', async () => {
    const { sheet, user, store } = await open();
    act(() => {
      const { photos } = store.getState();
      const march = { ...photos[0], id: 'march', name: 'march.jpg', room: 'living' };
      store.setState({ photos: [march, ...photos] as never }); // two photos, read
    });
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Room' }), 'living');
    const diary = await sheet.findByRole('region', { name: 'Light diary: Living room' });
    await waitFor(() => expect(diary.querySelectorAll('circle').length).toBe(2));
    expect(diary.textContent).not.toMatch(/on the floor/i);
    act(() => store.getState().savePlan(writePlan(templatePlan('two-bedroom', 'en'))));
    await waitFor(() => expect(diary.textContent).toMatch(/Filled: sun on the floor/));
    expect(within(diary).getByText('Sun on the floor')).toBeTruthy();
    expect(within(diary).getByText('The sun on the floor is computed for a clear sky.')).toBeTruthy();
  });

  it('[R236, R237, R238, R239] the photo appears on the plan, beside an earlier photo, and in the light diary, which can leave its light out', async () => {
    const { sheet, user, store } = await open();
    // Begun by a reader of Chinese: its rooms are named in the current reader's language (R590).
    act(() => store.getState().savePlan(writePlan(templatePlan('two-bedroom', 'zh'))));
    const earlier = {
      ...READING,
      capture: {
        takenAt: { year: 2026, month: 3, day: 14, hour: 10, minute: 0, second: 0, offsetMinutes: 480 },
        light: { ...LIGHT, lux: 100 },
      },
      pixels: { ...PIXELS, busyness: 14.1, likeness: '0f0f0f0f0f0f0f0f' },
    };
    act(() => {
      const { photos } = store.getState();
      const march = {
        ...photos[0],
        id: 'march',
        name: 'march.jpg',
        room: 'living',
        reading: formatReading(earlier),
      };
      store.setState({ photos: [march, ...photos] as never }); // two photos, read
    });
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Room' }), 'living');
    expect(await sheet.findByText('calmer than on March 14, 2026')).toBeTruthy();
    expect(sheet.getByText('it was in front of the camera')).toBeTruthy();

    const plan = sheet.getByRole('img', { name: 'The plan with this photo: Living room' });
    expect(plan.querySelector('.photo-look__head')).toBeTruthy();
    expect(plan.querySelectorAll('.light-patch').length).toBeGreaterThan(0);
    expect(
      sheet.getByText(/At 09:46, under a clear sky, \d[\d.]* m² of this floor was in the sun/),
    ).toBeTruthy();

    await user.click(sheet.getByRole('button', { name: 'Compare with march.jpg' }));
    expect(
      await sheet.findByText(
        'calmer than on March 14, 2026 · brighter than on March 14, 2026, if one camera took both',
      ),
    ).toBeTruthy();
    const days = [...document.querySelectorAll('.room-strip__pair figcaption')].map(each => each.textContent);
    expect(days).toEqual(['March 14, 2026', 'November 22, 2026']);

    const diary = within(sheet.getByRole('region', { name: 'Light diary: Living room' }));
    expect(diary.getByText('Autumn mornings: about 480 lx, a bright room (1 photo)')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Leave out' }));
    await waitFor(() => expect(store.getState().photos[1]?.lightLeftOut).toBe(true));
    expect(diary.queryByText(/^Autumn mornings/)).toBeNull();
    expect(plan.closest('figure')?.textContent).not.toMatch(/has no time zone/);
    await user.click(sheet.getByRole('button', { name: 'Include in the light diary' }));
    expect(await diary.findByText(/^Autumn mornings/)).toBeTruthy();
  });
});
