import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const form = () => screen.getByRole('form');
const press = () => fireEvent.submit(form());

describe('login', () => {
  it('[R25, R26] opens on signing in, with no fields but e-mail and password', async () => {
    await renderScreen('/login');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign in');
    const fields = [...form().querySelectorAll('input, select, textarea')];
    expect(fields.map(field => [field.getAttribute('name'), field.getAttribute('type')])).toEqual([
      ['email', 'email'],
      ['password', 'password'],
    ]);
  });

  it('[R560] shows a guest a house before anything is filled in', async () => {
    const stage = await renderScreen('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Look at a house first' }));
    expect(
      await screen.findByRole('group', { name: 'A sample house in Suzhou, at this hour' }),
    ).toBeDefined();
    expect(document.querySelector('.house-sketch')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stage.store.getState().session.kind).toBe('guest');
    expect(stage.store.getState().sample).toBeUndefined();
  });

  it('[R32, R37] says once that fields are missing, and marks each of them', async () => {
    await renderScreen('/login', { language: 'zh' });
    press();
    expect(screen.getAllByText('请填写所有字段')).toHaveLength(1);
    for (const label of ['邮箱', '密码']) {
      expect(screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(screen.getByLabelText('邮箱', { selector: 'input' }));
  });

  it('[R1074] drops an error once a field it names is changed, and not for another', async () => {
    await renderScreen('/login');
    type('Password', 'secret1');
    press();
    expect(screen.getByText('Please fill in all fields')).toBeTruthy();
    type('Password', 'secret2');
    expect(screen.getByText('Please fill in all fields')).toBeTruthy();
    type('E-mail', 'l');
    expect(screen.queryByText('Please fill in all fields')).toBeNull();
    expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it.each(['Password', 'Confirm password'])(
    '[R1074] of a registration, that the passwords differ is dropped once either is changed: %s',
    async label => {
      await renderScreen('/login');
      fireEvent.mouseDown(screen.getByRole('tab', { name: 'Register' }));
      await screen.findByLabelText('Username');
      type('Username', 'Lin');
      type('E-mail', 'linyue@example.com');
      type('Password', 'secret1');
      type('Confirm password', 'secret2');
      press();
      const error = () => screen.queryByText("The two passwords don't match");
      expect(error()).not.toBeNull();
      type('E-mail', 'lin@example.com');
      expect(error()).not.toBeNull();
      type(label, label === 'Password' ? 'secret2' : 'secret1');
      expect(error()).toBeNull();
      expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
    },
  );

  it('[R38] signs in after a second, once, however often the button is pressed', async () => {
    const stage = await renderScreen('/login');
    const heard: string[] = [];
    stage.store.subscribe(
      ({ session }, before) => session.kind !== before.session.kind && heard.push(session.kind),
    );
    type('E-mail', 'linyue@example.com');
    type('Password', 'secret1');
    press();
    press();
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(stage.store.getState().session.kind).toBe('guest');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(stage.store.getState().session).toMatchObject({ info: { name: 'linyue' } });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(heard).toEqual(['user']);
    expect(stage.router.state.location.pathname).toBe('/');
  });

  it('[A30] is cancelled by leaving before the second is over', async () => {
    const stage = await renderScreen('/login');
    type('E-mail', 'linyue@example.com');
    type('Password', 'secret1');
    press();
    await act(() => stage.router.navigate({ to: '/' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(stage.store.getState().session.kind).toBe('guest');
  });
});
