import type { Resident, UserInfo } from '@app/session';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { selectInfo } from '../store/store';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { stageScreen } from '../testing/stageScreen';
import { App } from './App';
import { makeRouter } from './router';
// Fetched lazily by the page: transformed here before the first test, outside its timeout.
import '../features/almanac/AlmanacDialog';
import './Settings';
import '../common/AccountMenu';

const FILLED: UserInfo = { ...LIN_YUE, hasFilledProfile: true };
const DEEP: UserInfo = { ...LIN_YUE, email: 'deep@example.com', userType: 'deep' };
afterEach(cleanup);

const PATIENCE = { timeout: 10_000 };

/** The app at an address, before it is rendered. */
async function arrive(info: UserInfo | undefined, address: string, ports = fakePorts(info ? { info } : {})) {
  const { store, i18n } = await stageScreen('/create', { ports });
  const router = makeRouter({ store, ports, i18n }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return { router, ports, store };
}

describe('an address with unknown parameters', () => {
  it.each([
    ['/visualization?tool=almanac&day=2026-13-01&utm=mail', FILLED, { tool: 'almanac' }],
    ['/visualization?view=stars&at=now&object=hip-91262', FILLED, { view: 'stars', object: 'hip-91262' }],
    ['/visualization?view=plan&plan=year&year=1812', FILLED, { view: 'plan', plan: 'year' }],
    ['/deep-dream?with=%2F..%2Fb1', DEEP, {}],
    ['/?card=pizza&next=https%3A%2F%2Fexample.com', undefined, {}],
    ['/create?sheet=facing', FILLED, {}],
    ['/login?to=%2F%2Fexample.com', undefined, {}],
    // A second spelling of a value: none of them is the canonical address.
    ['/visualization?tool=%22almanac%22', FILLED, {}],
    ['/visualization?view=plan&plan=year&year=2.027e3', FILLED, { view: 'plan', plan: 'year' }],
    ['/visualization?view=plan&floor=1.0', FILLED, { view: 'plan' }],
    ['/visualization?tool=shop&tool=almanac', FILLED, {}],
    ['/?sheet=settings', undefined, {}],
    ['/create?sheet=settings', undefined, {}],
  ] as const)('[R460] is cleaned in place: %s', async (address, info, left) => {
    const { router } = await arrive(info, address);
    expect(router.state.location.search).toEqual(left);
    expect(router.history.length).toBe(1);
  });

  it('[R460] is unchanged when clean', async () => {
    const address = '/visualization?tool=almanac&day=2026-12-01&leaf=month';
    const { router } = await arrive(FILLED, address);
    expect(router.state.location.href).toBe(address);
  });
});

describe('a link opened by a guest', () => {
  it.each([
    { address: '/visualization?tool=almanac&day=2026-12-01', info: FILLED },
    { address: '/visualization?view=plan&plan=year&year=2027', info: FILLED },
    { address: '/deep-dream?with=b1', info: DEEP },
  ])('[R62, R126, R462] waits through the sign-in and opens then: $address', async ({ address, info }) => {
    const { router, ports } = await arrive(undefined, address);
    expect(router.state.location.href).toBe('/');
    await router.navigate({ to: '/login' });
    // A reload on the way.
    const { router: later, store } = await arrive(undefined, '/login', ports);
    store.setState({ session: { kind: 'user', info } });
    await later.navigate({ to: info === DEEP ? '/deep-dream' : '/visualization', replace: true });
    expect(later.state.location.href).toBe(address);
    // Returned once.
    await later.navigate({ to: '/' });
    await later.navigate({ to: info === DEEP ? '/deep-dream' : '/visualization' });
    expect(later.state.location.search).toEqual({});
  });

  it("[R152, R462] passes no guard: a guest's link to the deep dream opens nothing for a normal user", async () => {
    const { router, ports } = await arrive(undefined, '/deep-dream?with=b1');
    const { router: later, store } = await arrive(undefined, '/login', ports);
    expect(router.state.location.href).toBe('/');
    store.setState({ session: { kind: 'user', info: FILLED } });
    await later.navigate({ to: '/visualization' });
    expect(later.state.location.href).toBe('/visualization');
    await later.navigate({ to: '/deep-dream' });
    expect(later.state.location.href).toBe('/');
  });

  it('[R201, R462] is forgotten when the person it waited for signs out', async () => {
    const { ports } = await arrive(undefined, '/visualization?tool=shop');
    const { store, router } = await arrive(undefined, '/', ports);
    store.setState({ session: { kind: 'user', info: FILLED } });
    store.getState().logOut('/');
    store.setState({ session: { kind: 'user', info: FILLED } });
    await router.navigate({ to: '/visualization' });
    expect(router.state.location.search).toEqual({});
  });

  it('[R462] a signed-in person who is redirected leaves no link behind', async () => {
    const { router, ports } = await arrive(DEEP, '/visualization?tool=chat');
    expect(router.state.location.pathname).toBe('/deep-dream');
    expect(ports.tabStore.read('link')).toBeUndefined();
  });
});

describe('an address in the history of a person who signed out', () => {
  /** With the history of a browser. */
  async function open(state: unknown, address: string, ports = fakePorts()) {
    const { store, i18n } = await stageScreen('/create', { ports });
    window.history.replaceState(state, '', address);
    const router = makeRouter({ store, ports, i18n });
    onTestFinished(() => {
      cleanup();
      router.history.destroy();
      window.history.replaceState(null, '', '/');
    });
    await router.load();
    await act(async () => void render(<App {...{ ports, store, i18n, router }} />));
    return { router, store, link: () => ports.tabStore.read('link') };
  }

  it('[R1070] is no link for the next person when Back leads to it, but when they follow it themselves', async () => {
    const { router, store, link } = await open(
      null,
      '/visualization?tool=almanac',
      fakePorts({ info: FILLED }),
    );
    await act(() => router.navigate({ to: '/create' }));
    store.getState().logOut('/create');
    await act(() => router.navigate({ to: '/', replace: true }));
    act(() => window.history.back());
    await waitFor(() => expect(router.history.location.state.__TSR_index).toBe(0));
    await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/'));
    expect(link()).toBeUndefined();
    await act(() => router.navigate({ to: '/visualization', search: { tool: 'almanac' } }));
    expect(link()).toContain('almanac');
  });

  it.each([
    ['is no link when its page is loaded again', { __TSR_key: 'a', __TSR_index: 1 }, false],
    ['is a link when opened', null, true],
  ])('[R462, R1070] %s', async (_, state, isLink) => {
    const { router, link } = await open(state, '/visualization?tool=almanac');
    await waitFor(() => expect(router.state.location.href).toBe('/'));
    expect(link() !== undefined).toBe(isLink);
  });
});

describe('what is opened', () => {
  /** The app rendered at the address. A dialog hides its heading. */
  const show = async (address: string, ports = fakePorts({ info: FILLED })) => {
    const stage = await stageScreen(address, { ports });
    await act(async () => void render(stage.app));
    return stage;
  };
  const press = (name: string | RegExp, role = 'button') =>
    act(async () => void fireEvent.click(await screen.findByRole(role, { name }, PATIENCE)));
  const dialog = () => screen.findByRole('dialog', {}, PATIENCE);
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('[R461] the almanac pushes, Back closes it and Forward reopens it at its day', async () => {
    const { router } = await show('/visualization');
    await act(() => router.navigate({ to: '/visualization', search: { tool: 'almanac' } }));
    await dialog();
    await press('Next day');
    await press('Next day');
    const { day } = router.state.location.search as { day?: string };
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    act(() => router.history.back());
    await isClosed();
    expect(router.state.location.href).toBe('/visualization');
    act(() => router.history.forward());
    await dialog();
    await waitFor(() => expect(router.state.location.search).toEqual({ tool: 'almanac', day }));
  });

  it('[R461] its own close button goes back to where it was opened, past its pages', async () => {
    const { router } = await show('/visualization?view=stars');
    const { length } = router.history;
    await act(() => router.navigate({ to: '/visualization', search: { view: 'stars', tool: 'almanac' } }));
    await dialog();
    await press('Month', 'radio');
    await press('Find a day', 'radio');
    expect(router.history.length).toBe(length + 3);
    await press('Close');
    await isClosed();
    expect(router.state.location.href).toBe('/visualization?view=stars');
    expect(router.history.location.state.__TSR_index).toBe(0);
  });

  it('[R461] closing twice, as with a held key, goes back once', async () => {
    const { router } = await show('/visualization');
    await act(() => router.navigate({ to: '/visualization', search: { view: 'stars' } }));
    await act(() => router.navigate({ to: '/visualization', search: { view: 'stars', tool: 'almanac' } }));
    const back = vi.spyOn(router.history, 'go');
    const close = await screen.findByRole('button', { name: 'Close' }, PATIENCE);
    act(() => {
      fireEvent.click(close);
      fireEvent.click(close);
    });
    await isClosed();
    expect(back).toHaveBeenCalledExactlyOnceWith(-1);
    expect(router.state.location.href).toBe('/visualization?view=stars');
  });

  it('[R461] closing what a link opened clears the address', async () => {
    const { router } = await show('/visualization?tool=almanac');
    await dialog();
    await press('Close');
    await isClosed();
    expect(router.state.location.href).toBe('/visualization');
    expect(router.history.length).toBe(1);
  });

  it('[R460] a sheet opens over any view, and an unknown resident is dropped from the address', async () => {
    const { router } = await show('/visualization?view=plan&sheet=facing&resident=99');
    expect(await screen.findByRole('dialog', { name: 'Finding the facing' }, PATIENCE)).toBeTruthy();
    await waitFor(() => expect(router.state.location.href).toBe('/visualization?view=plan&sheet=facing'));
  });

  it('[R463] a copied link has the day and nothing of the account', async () => {
    const ports = fakePorts({ info: FILLED });
    const copyLink = vi.spyOn(ports.device, 'copyLink');
    await show('/visualization?tool=almanac&day=2026-12-01&resident=1', ports);
    await press('Copy link');
    expect(copyLink).toHaveBeenCalledWith('/visualization?tool=almanac&day=2026-12-01');
  });

  it('[R461, R465] settings open over any screen from the account menu, have an address, and Back closes them', async () => {
    const { router } = await show('/create');
    await act(async () => {
      fireEvent.keyDown(await screen.findByRole('button', { name: /My account/ }), { key: 'Enter' });
    });
    await press('Settings', 'menuitem');
    expect((await screen.findByRole('dialog', { name: 'Settings' }, PATIENCE)).textContent).toContain(
      'Language',
    );
    expect(router.state.location.href).toBe('/create?sheet=settings');
    act(() => router.history.back());
    await isClosed();
    expect(router.state.location.href).toBe('/create');
  });

  it('[R465] language, theme and movement are chosen in one place and kept', async () => {
    const { ports, i18n, store } = await show('/user-info?sheet=settings');
    await screen.findByRole('dialog', { name: 'Settings' }, PATIENCE);
    await press('Reduced', 'radio');
    expect(document.documentElement.dataset['motion']).toBe('reduced');
    expect(ports.deviceStore.read('motion')).toBe('reduced');
    await press('Ink', 'radio');
    expect(store.getState().themeChoice).toBe('ink');
    fireEvent.change(await screen.findByLabelText('Public holidays of'), { target: { value: 'macao' } });
    expect(ports.deviceStore.read('holidays')).toBe('macao');
    expect(await screen.findByText(/By Executive Order 60/)).toBeTruthy();
    await press('中文', 'radio');
    await waitFor(() => expect(i18n.language).toBe('zh'));
    expect(screen.getByRole('dialog', { name: '设置' })).toBeTruthy();
    await press('随设备', 'radio');
    expect(ports.deviceStore.read('motion')).toBeUndefined();
  });

  it('[R465] a guest cannot open settings', async () => {
    await show('/?sheet=settings', fakePorts());
    await screen.findByRole('heading', { level: 1 }, PATIENCE);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const RESIDENT: Resident = {
    id: '1',
    name: '周砚',
    gender: 'unspecified',
    birthDate: '1990-02-03',
    birthTime: '23:30',
    birthplace: 'Hangzhou',
    chineseDate: '',
    relationship: 'self',
  };

  it('[R467] the north of the facing is chosen in the settings, where it is the same as in its own room', async () => {
    const { store } = await show('/visualization?show=reading&sheet=settings');
    const settings = within(await screen.findByRole('dialog', { name: 'Settings' }, PATIENCE));
    const north = () => settings.getByLabelText<HTMLSelectElement>('Measured from');
    // No facing is known: a choice here would set it.
    expect(north().disabled).toBe(true);
    act(() => store.getState().setHouseFacts({ facing: { degrees: 178, north: 'true' } }));
    await waitFor(() => expect(north().disabled).toBe(false));
    fireEvent.change(north(), { target: { value: 'magnetic' } });
    expect(store.getState().houseFacts.facing).toEqual({ degrees: 178, north: 'magnetic' });
    expect(north().value).toBe('magnetic');
  });

  it.each([
    ['an hour', { birthTime: '' }, FILLED, ['Needs the hour of birth.', 'Needs the hour of birth.']],
    [
      'a place',
      { birthplace: '' },
      { ...FILLED, location: undefined, locationName: '' },
      [/^Needs a place of birth/, /^From 23:00/],
    ],
  ])('[R467] a birth without %s says why a school cannot be chosen', async (_, born, info, reasons) => {
    const residents = [{ ...RESIDENT, ...born }];
    await show('/user-info?sheet=settings', fakePorts({ info: { ...info, residents } }));
    const settings = within(await screen.findByRole('dialog', { name: 'Settings' }, PATIENCE));
    const boxes = ['True solar time', 'The day begins at midnight'].map(name =>
      settings.getByRole<HTMLInputElement>('checkbox', { name }),
    );
    boxes.forEach((box, index) => {
      const reason = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(reason).toEqual(expect.stringMatching(reasons[index] ?? ''));
      expect(box.disabled).toBe(/^Needs/.test(reason ?? ''));
    });
  });

  it('[R467] the schools of each birth are chosen in the settings, even over an unsaved form', async () => {
    const ports = fakePorts({ info: { ...FILLED, residents: [RESIDENT] } });
    const { store, router } = await show('/user-info', ports);
    const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, PATIENCE);
    fireEvent.change(name, { target: { value: '周砚之' } });
    await act(() => router.navigate({ to: '/user-info', search: { sheet: 'settings' } }));
    const settings = within(await screen.findByRole('dialog', { name: 'Settings' }, PATIENCE));
    const midnight = settings.getByRole('checkbox', { name: 'The day begins at midnight' });
    await act(async () => void fireEvent.click(midnight));
    expect(selectInfo(store.getState())?.residents).toMatchObject([{ name: '周砚', dayAtMidnight: true }]);
    expect(ports.textStore.read('profile-draft')).toMatch(/周砚之.*"dayAtMidnight":true/);
    // The form below shows it, and saves it with the typed text.
    expect(name.value).toBe('周砚之');
    await act(() => router.navigate({ to: '/user-info' }));
    await press(/^Read by the clock of/);
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'The day begins at midnight' }).checked,
    ).toBe(true);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '周砚知' } });
    expect(ports.textStore.read('profile-draft')).toMatch(/周砚知.*"dayAtMidnight":true/);
  });
});
