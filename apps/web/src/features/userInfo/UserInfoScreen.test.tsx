import { err, ok } from '@app/kernel';
import { EMPTY_PROFILE, type Resident, type UserInfo } from '@app/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE, NOW } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';
import { createTabRing } from '../../testing/tabRing';

const type = (label: string, text: string, within_ = screen as Pick<typeof screen, 'getByLabelText'>) => {
  const input = within_.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  return input;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Awaited: with the place comes its chart of the night, whose code is still loading. */
const locate = () => act(async () => void press('Use my location'));
const open = (info: UserInfo = LIN_YUE, options = {}) =>
  renderScreen('/user-info', { ports: fakePorts({ info, houseImages: 2, ...options }) });
const textOf = (role: string) =>
  screen
    .getAllByRole(role)
    .map(element => element.textContent)
    .join(' ');

const resident = (id: string, name: string, more: Partial<Resident> = {}): Resident => ({
  id,
  name,
  gender: 'unspecified',
  birthDate: '',
  birthplace: '',
  birthTime: '',
  chineseDate: '',
  relationship: '',
  ...more,
});
const FILLED: UserInfo = {
  ...LIN_YUE,
  ...EMPTY_PROFILE,
  location: HANGZHOU,
  locationName: '西湖',
  residents: [resident('1', '林月', { birthDate: '1990-05-15', birthTime: '21:40' }), resident('2', '周砚')],
  hasUploadedImages: true,
  hasFilledProfile: true,
};

afterEach(() => vi.useRealTimers());

describe('the place', () => {
  it('[R49, R50, R51] is unknown, then found by the browser and shown with four decimals', async () => {
    await open();
    expect(textOf('status')).toContain('位置未知');
    await locate();
    await screen.findByText('30.2741°N, 120.1551°E');
    expect(textOf('status')).toContain('Hangzhou · nearest city');
    expect(screen.getByLabelText<HTMLInputElement>('Place name').value).toBe('Hangzhou');
  });

  it.each([
    ['unsupported', /This browser cannot find your location/],
    ['insecure', /needs https/],
    ['denied', /Location access was refused/],
    ['unavailable', /could not be found/],
    ['timeout', /took too long/],
  ] as const)(
    '[R52] when the browser answers %s a toast says so and the fields open',
    async (failure, text) => {
      await open(LIN_YUE, { geolocator: { locate: () => Promise.resolve(err(failure)) } });
      await locate();
      await screen.findByLabelText('Latitude');
      expect(textOf('status')).toMatch(text);
    },
  );

  it('[A23] is accepted by hand, with errors beside the fields', async () => {
    await open();
    press('Enter coordinates');
    type('Latitude', '95');
    type('Longitude', 'east');
    press('Use this place');
    expect(screen.getByText('Latitude must be between −90 and 90')).toBeTruthy();
    expect(screen.getByLabelText('Longitude').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Latitude'));
    type('Latitude', '33.8688°S');
    type('Longitude', '151.2093');
    expect(await screen.findByText('33.8688°S, 151.2093°E')).toBeTruthy();
  });

  it('[R940] counts before the profile is complete, and no longer once it is undone', async () => {
    const { store } = await open();
    const info = () => {
      const { session } = store.getState();
      return session.kind === 'guest' ? undefined : session.info;
    };
    press('Enter coordinates');
    type('Latitude', '33.8688°S');
    type('Longitude', '151.2093');
    await waitFor(() => expect(info()?.location).toEqual({ lat: -33.8688, lng: 151.2093 }));
    expect(info()?.hasFilledProfile).toBe(false);
    press('Undo');
    await waitFor(() => expect(info()?.location).toBeUndefined());
  });

  it('[A23] is a city of the list, whose name fills in only if no name has been typed', async () => {
    await open();
    press('Enter coordinates');
    type('City', 'Reykjavík');
    expect(screen.getByLabelText<HTMLInputElement>('Place name').value).toBe('Reykjavík');
    type('City', 'Perth');
    expect(screen.getByLabelText<HTMLInputElement>('Place name').value).toBe('Perth');
    type('Place name', 'Our house');
    type('City', 'Oslo');
    expect(screen.getByLabelText<HTMLInputElement>('Place name').value).toBe('Our house');
  });

  it('ignores an answer that comes after the screen was left', async () => {
    let answer: (found: ReturnType<typeof ok<typeof HANGZHOU>>) => void = () => undefined;
    const { router } = await open(LIN_YUE, {
      geolocator: { locate: () => new Promise(resolve => (answer = resolve)) },
    });
    await locate();
    await act(() => router.navigate({ to: '/create' }));
    answer(ok(HANGZHOU));
    await act(() => router.navigate({ to: '/user-info' }));
    expect(textOf('status')).toContain('位置未知');
  });
});

describe('[R326] changes to the form', () => {
  const names = () => screen.queryAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
  const keys = (more = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', ctrlKey: true, ...more });
  const undo = () => keys();
  const redo = () => keys({ key: 'Z', shiftKey: true });
  const can = async (which: 'Undo' | 'Redo', able: boolean) =>
    waitFor(() => expect(screen.getByLabelText(which).getAttribute('aria-disabled')).toBe(String(!able)));

  it('are taken up from another tab, so that neither overwrites the other, and end the steps', async () => {
    const ring = createTabRing();
    const [here, there] = [ring(), ring()];
    const { ports } = await open(FILLED, { tabs: here });
    fireEvent.change(screen.getByLabelText('Place name'), { target: { value: 'Hangzhou' } });
    await can('Undo', true);
    const stored = () => ports.textStore.read('profile-draft') ?? '';
    ports.textStore.write('profile-draft', stored().replace('林月', '林月之'));
    await act(async () => there.tell({ kind: 'texts-changed' }));
    await waitFor(() => expect(names()).toEqual(['林月之', '周砚']));
    await can('Undo', false);
    fireEvent.change(screen.getByLabelText('Place name'), { target: { value: 'West Lake' } });
    expect(stored()).toContain('林月之');
    expect(stored()).toContain('West Lake');
  });

  it('are undone by Ctrl+Z and redone with Shift: a resident removed and changed', async () => {
    const { ports } = await open(FILLED);
    press('Remove 林月');
    await can('Undo', true);
    // The focus moved to the next name, which is still empty.
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    undo();
    await waitFor(() => expect(names()).toEqual(['林月', '周砚']));
    expect(ports.textStore.read('profile-draft')).toContain('林月');
    redo();
    await waitFor(() => expect(names()).toEqual(['周砚']));
    const stored = () => ports.textStore.read('profile-draft');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(stored()).toContain('"gender":"other"');
    await can('Redo', false);
    undo();
    await waitFor(() => expect(stored()).not.toContain('"gender":"other"'));
  });

  it('move the focus when an added resident is removed', async () => {
    await open(FILLED);
    press('Add a resident');
    await can('Undo', true);
    undo();
    await waitFor(() => expect(names()).toEqual(['林月', '周砚']));
    expect(document.activeElement?.id).toBe('profile-add-resident');
  });

  it('leave text being typed to the browser, and make one step of it afterwards', async () => {
    await open(FILLED);
    const name = screen.getAllByLabelText('Name')[1]!;
    const letters = async (...texts: readonly string[]) => {
      for (const value of texts) fireEvent.input(name, { target: { value } });
      await can('Undo', true);
    };
    act(() => name.focus());
    await letters('周砚之', '周砚之先');
    // `fireEvent` returns false if the app handled the key itself.
    expect([undo(), names()]).toEqual([true, ['林月', '周砚之先']]);
    await letters('周砚之先生');
    act(() => name.blur());
    undo();
    await waitFor(() => expect(names()).toEqual(['林月', '周砚']));
  });

  it('are undone by a button, after another screen as well; photos are not part of this form', async () => {
    const { router, store, ports } = await open(FILLED);
    const image = new File(['a'], 'a.png', { type: 'image/png' });
    await act(() => store.getState().addFiles([image], () => undefined));
    await act(() => store.getState().captionPhoto(store.getState().photos[0]?.id ?? '', 'Tea'));
    press('Remove 林月');
    await can('Undo', true);
    const removed = ports.notifier.past().find(({ text }) => text === '林月 removed');
    await act(() => router.navigate({ to: '/create' }));
    await act(() => router.navigate({ to: '/user-info' }));
    await can('Undo', true);
    fireEvent.click(screen.getByLabelText('Undo'));
    await waitFor(() => expect(names()).toEqual(['林月', '周砚']));
    // `fireEvent` returns false if the key was kept from the home.
    expect(undo()).toBe(false);
    await act(() => new Promise(resolve => setTimeout(resolve)));
    expect([store.getState().canUndo, store.getState().photos[0]?.caption]).toEqual([true, 'Tea']);
    fireEvent.click(screen.getByLabelText('Redo'));
    await waitFor(() => expect(names()).toEqual(['周砚']));
    // The notice was shown before the screen was left, and still knows the form.
    act(() => removed?.action?.onAct());
    expect(names()).toEqual(['林月', '周砚']);
  });
});

describe('the residents', () => {
  it('[R55] are added with the focus on the name, and removed with an undo', async () => {
    const { ports } = await open(FILLED);
    press('Add a resident');
    const names = screen.getAllByLabelText('Name');
    expect(names).toHaveLength(3);
    expect(document.activeElement).toBe(names[2]);
    press('Remove 林月');
    expect(screen.getAllByRole('group', { name: /^Resident/ })).toHaveLength(2);
    const [notice] = ports.notifier.past();
    expect(notice?.text).toBe('林月 removed');
    act(() => notice?.action?.onAct());
    expect(screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value)).toEqual([
      '林月',
      '周砚',
      '',
    ]);
  });

  it('[A25] fill the pillars as the birth is typed, and normalise the date', async () => {
    await open();
    press('Add a resident');
    const strip = screen.getByLabelText('Four pillars');
    type('Birth date', '1990/5/15');
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('1990-05-15');
    expect(strip.textContent).toContain('庚午');
    expect(within(strip).getAllByText('unknown')).toHaveLength(1);
    type('Birth time', '21:40');
    // Clocks in China ran an hour ahead that May: 21:40 is 20:40, the hour of 戌.
    expect(strip.textContent).toContain('丙戌');
    expect(
      screen.getByText('Year of the Horse (Geng-Wu), 21st of the 4th moon, hour of the Dog'),
    ).toBeTruthy();
  });

  it('[A25] state the years pillars are computed for, when a birth lies outside', async () => {
    await open({ ...FILLED, residents: [] });
    press('Add a resident');
    type('Birth date', '1899-12-31');
    expect(screen.getByText(/computed for births from 1900 to 2100/)).toBeTruthy();
    type('Birth date', '1900-01-01');
    expect(screen.queryByText(/computed for births from 1900 to 2100/)).toBeNull();
  });

  it('[R321] accept a time as people write it, and keep it as a clock shows it', async () => {
    const { ports } = await open({ ...FILLED, residents: [] });
    press('Add a resident');
    for (const [typed, shown] of [
      ['8:30 pm', '20:30'],
      ['下午8点半', '20:30'],
      ['20h30', '20:30'],
      ['酉时', '酉时'],
    ] as const) {
      expect(type('Birth time', typed)).toHaveProperty('value', shown);
    }
    expect(screen.getByText('Please write the time as hours and minutes, for example 21:40')).toBeTruthy();
    expect(ports.textStore.read('profile-draft')).toContain('"birthTime":"酉时"');
  });

  it('[R322] report beside the date a day that its place skipped', async () => {
    const { ports } = await open(
      { ...FILLED, location: undefined, residents: [] },
      {
        clock: { now: () => NOW, zone: () => 'Pacific/Apia', onSecond: () => () => undefined },
      },
    );
    press('Add a resident');
    type('Birth time', '8:30');
    type('Birth date', '2011-12-30');
    const result = 'This day did not exist in Pacific/Apia: the calendar there skipped it';
    expect(screen.getByText(result)).toBeTruthy();
    expect(screen.getByLabelText('Birth date').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/computed for births from 1900 to 2100/)).toBeNull();
    expect(ports.textStore.read('profile-draft')).toContain('2011-12-30');
    type('Birth date', '2011-12-31');
    expect(screen.queryByText(result)).toBeNull();
  });

  it('[R304, R306] state what historical summer time changed, and keep the time as typed', async () => {
    const { ports } = await open();
    press('Add a resident');
    type('Birth date', '1988-07-15');
    type('Birth time', '23:30');
    type('Birthplace', 'Shanghai');
    const strip = screen.getByLabelText('Four pillars');
    expect(strip.textContent).toContain('辛未');
    expect(strip.textContent).toContain('己亥');
    expect(screen.getByText('Read by the clock of Shanghai (Asia/Shanghai).')).toBeTruthy();
    const notes = within(screen.getByRole('list', { name: 'What to know about this birth' }));
    expect(
      notes.getByText(/Clocks ran 60 minutes ahead.*day Xin-Wei → Ren-Shen.*hour Ji-Hai → Geng-Zi/),
    ).toBeTruthy();
    expect(ports.textStore.read('profile-draft')).toContain('"birthTime":"23:30"');
  });

  it('[R306] explain in whole sentences a time that clocks skipped or showed twice', async () => {
    await open();
    press('Add a resident');
    type('Birthplace', 'Shanghai');
    type('Birth date', '1986-05-04');
    type('Birth time', '02:30');
    expect(screen.getByText(/No clock there showed this time/)).toBeTruthy();
    expect(screen.queryByText(/showed this time twice/)).toBeNull();
    type('Birth date', '1988-09-11');
    type('Birth time', '01:30');
    expect(
      screen.getByText(/The first is used here\. With the second: hour Jia-Zi → Yi-Chou\.$/),
    ).toBeTruthy();
  });

  it('[R307] are read by the clock of their birthplace: New York on the eve of spring', async () => {
    await open();
    press('Add a resident');
    type('Birth date', '1990-02-03');
    type('Birth time', '22:00');
    const strip = screen.getByLabelText('Four pillars');
    expect(strip.textContent).toContain('己巳');
    type('Birthplace', '纽约');
    expect(strip.textContent).toContain('庚午');
    expect(screen.getByText('Read by the clock of New York (America/New_York).')).toBeTruthy();
  });

  it('[R307] ask for a listed city when the birthplace is not in the list', async () => {
    await open();
    press('Add a resident');
    type('Birth date', '2000-03-20');
    type('Birth time', '12:30');
    type('Birthplace', 'Artux');
    expect(screen.getByText(/^Read by the clock of (the home|this device)/)).toBeTruthy();
    type('That place is not on the list. Choose the listed city nearest to it', 'Kashgar');
    expect(screen.getByText('Read by the clock of Kashgar (Asia/Shanghai).')).toBeTruthy();
  });

  it('[R304] have two switches, both off, each stating what it would change', async () => {
    const { ports } = await open();
    press('Add a resident');
    type('Birth date', '2000-03-20');
    type('Birth time', '12:30');
    type('Birthplace', '喀什');
    const strip = screen.getByLabelText('Four pillars');
    expect(strip.textContent).toMatch(/午\S*$/);
    expect(screen.getByText(/^True solar time differs by \d+ minutes\. With it: hour/)).toBeTruthy();
    press(/^Read by the clock of Kashgar/);
    const solar = screen.getByRole<HTMLInputElement>('checkbox', { name: 'True solar time' });
    const midnight = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The day begins at midnight' });
    expect([solar.checked, midnight.checked]).toEqual([false, false]);
    fireEvent.click(solar);
    expect(strip.textContent).toMatch(/巳\S*$/);
    expect(ports.textStore.read('profile-draft')).toContain('"trueSolarTime":true');
    fireEvent.click(solar);
    expect(ports.textStore.read('profile-draft')).not.toContain('trueSolarTime');
  });

  it('[R305] leave the month open on the day of a term while the hour is unknown', async () => {
    await open();
    press('Add a resident');
    type('Birth date', '2020-05-05');
    const strip = screen.getByLabelText('Four pillars');
    expect(strip.textContent).toContain('庚辰／辛巳');
    expect(screen.getByText(/falls on this day\. Without a time of birth it stays open/)).toBeTruthy();
  });

  it('[R317] accept a date written in English, or picked from the calendar', async () => {
    await open();
    press('Add a resident');
    type('Birth date', '5/15/1990');
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('1990-05-15');
    const calendar = screen
      .getByRole('button', { name: 'Choose the day from a calendar' })
      .parentElement?.querySelector('input');
    if (!calendar) throw new Error('no calendar');
    fireEvent.change(calendar, { target: { value: '1991-01-02' } });
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('1991-01-02');
  });

  it('[A25, R91] accept a lunar date, leap months included, and report a day that does not exist', async () => {
    const { ports } = await open();
    press('Add a resident');
    press(/Chinese calendar date/);
    type('Lunar year', '2025');
    type('Lunar month', 'leap-6');
    type('Lunar day', '30');
    expect(screen.getByText('The Chinese calendar has no such day in that month')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Lunar day').value).toBe('30');
    type('Lunar day', '1');
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('2025-07-25');
    expect(ports.textStore.read('profile-draft')).toContain('乙巳年闰六月初一');
  });

  it('[A24] keep the text of an impossible date, and report it on leaving the field', async () => {
    await open();
    press('Add a resident');
    type('Birth date', '1582-10-10');
    expect(screen.getByText(/This day never existed/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('1582-10-10');
  });

  it('[R53, R54] keep a relationship in one’s own words and any of four genders', async () => {
    const { ports } = await open(FILLED);
    const card = within(screen.getByRole('group', { name: 'Resident 2' }));
    fireEvent.click(card.getByRole('radio', { name: 'Other' }));
    type('Relationship', 'other', card);
    type('In your own words', 'Godmother', card);
    const stored = ports.textStore.read('profile-draft');
    expect(stored).toContain('"relationship":"Godmother"');
    expect(stored).toContain('"gender":"other"');
  });

  it('show a right-to-left name separately from the text around it', async () => {
    const name = '\u202Emoon <img src=x onerror=alert(1)>';
    await open({ ...FILLED, residents: [resident('1', name)] });
    expect(screen.getByRole('heading', { level: 3 }).querySelector('bdi')?.textContent).toBe(name);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('start exploring', () => {
  it('[R56, R57, R59] heads the form with the first error, marks all and leads to the first', async () => {
    await renderScreen('/user-info', { ports: fakePorts({ info: LIN_YUE }) });
    press('Start exploring');
    expect(
      within(
        screen.getByText('Please complete the form').closest('[role=alert]') as HTMLElement,
      ).getAllByRole('link'),
    ).toHaveLength(1);
    for (const text of [
      'Please authorize location access',
      'Please add at least one resident',
      'Please upload at least one photo',
    ]) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(document.activeElement?.textContent).toBe('Use my location');
  });

  it('[R58] asks for a name when there is none', async () => {
    await open({ ...FILLED, residents: [resident('1', ' '), resident('2', '')] });
    press('Start exploring');
    expect(screen.getAllByText("Please complete at least one resident's name")).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getAllByLabelText('Name')[0]);
  });

  it('[R59, A11, A48] photos chosen on another screen count at once', async () => {
    const { store } = await open(LIN_YUE, { houseImages: 0 });
    press('Start exploring');
    expect(screen.getByText('Please upload at least one photo')).toBeTruthy();
    const photo = new File(['a'], 'a.png', { type: 'image/png' });
    await act(() => store.getState().addFiles([photo], () => undefined));
    expect(screen.queryByText('Please upload at least one photo')).toBeNull();
    expect(store.getState().houseImages).toBe(1);
  });

  it('[R59] keeps the draft on the way to the photos and back', async () => {
    const { router } = await renderScreen('/user-info', { ports: fakePorts({ info: LIN_YUE }) });
    press('Add a resident');
    type('Name', '周砚');
    fireEvent.click(screen.getByRole('link', { name: 'Add photos' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/create'));
    await act(() => router.navigate({ to: '/user-info' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('周砚');
  });

  it('[R316] does not continue with a saved place while an invalid one is typed', async () => {
    const { store } = await open(FILLED);
    const before = store.getState().session;
    press('Enter coordinates');
    type('Latitude', '95');
    press('Start exploring');
    expect(store.getState().session).toBe(before);
    expect(screen.getAllByText('Latitude must be between −90 and 90').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByLabelText('Latitude'));
    type('Latitude', '31.23');
    vi.useFakeTimers();
    press('Start exploring');
    vi.useRealTimers();
    const { session } = store.getState();
    expect(session.kind === 'user' && session.info.location?.lat).toBe(31.23);
  });

  it('[A25] does not continue with an impossible lunar date', async () => {
    const { store } = await open(FILLED);
    const before = store.getState().session;
    fireEvent.click(screen.getAllByRole('button', { name: /Chinese calendar date/ })[0] as HTMLElement);
    type('Lunar year', '2025');
    type('Lunar month', 'leap-6');
    type('Lunar day', '30');
    press('Start exploring');
    expect(store.getState().session).toBe(before);
    expect(document.activeElement?.id).toBe('resident-1-lunar');
  });

  it('[R60, R61] saves the named residents once and continues after 1500 ms', async () => {
    const { store, router, ports } = await open({
      ...FILLED,
      hasFilledProfile: false,
      residents: [...FILLED.residents, resident('3', '')],
    });
    vi.useFakeTimers();
    press('Start exploring');
    press('Saved. Opening your home…');
    const { session } = store.getState();
    expect(session.kind === 'user' && session.info).toMatchObject({
      hasFilledProfile: true,
      birthDate: '1990-05-15',
      birthTime: '21:40',
      name: '林月',
    });
    expect(session.kind === 'user' && session.info.residents.map(({ name }) => name)).toEqual([
      '林月',
      '周砚',
    ]);
    expect(ports.notifier.past().map(({ text }) => text)).toEqual([
      'Saved. Residents without a name were left out: 1',
    ]);
    vi.advanceTimersByTime(1499);
    expect(router.state.location.pathname).toBe('/user-info');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/visualization'));
    expect(router.history.length).toBe(1);
  });

  it('[R61] does not continue if the person left meanwhile', async () => {
    const { router } = await open(FILLED);
    press('Start exploring');
    await act(() => router.navigate({ to: '/create' }));
    vi.useFakeTimers();
    vi.advanceTimersByTime(2000);
    expect(router.state.location.pathname).toBe('/create');
  });
});

describe('a reload', () => {
  it('restores what was being typed, and after saving what was saved', async () => {
    const ports = fakePorts({ info: LIN_YUE, houseImages: 1 });
    const first = await renderScreen('/user-info', { ports });
    press('Add a resident');
    type('Name', '林月');
    type('Birth date', 'spring');
    await locate();
    await screen.findByText('30.2741°N, 120.1551°E');
    await act(() => first.router.navigate({ to: '/create' }));
    document.body.replaceChildren();

    const second = await renderScreen('/user-info', { ports, language: 'zh' });
    expect(screen.getByLabelText<HTMLInputElement>('出生日期').value).toBe('spring');
    type('出生日期', '1990-05-15');
    press('开始探索');
    expect(ports.textStore.read('profile-draft')).toBeUndefined();
    await act(() => second.router.navigate({ to: '/create' }));
    document.body.replaceChildren();

    await renderScreen('/user-info', { ports });
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('1990-05-15');
    expect(screen.getByText('30.2741°N, 120.1551°E')).toBeTruthy();
  });
});

describe('access', () => {
  it('[R47] a guest is sent home with a message', async () => {
    const { router, ports } = await renderScreen('/user-info', { ports: fakePorts(), language: 'zh' });
    expect(router.state.location.pathname).toBe('/');
    expect(ports.notifier.past()[0]?.text).toBe('请先登录');
  });
});
