import { afterEach, expect, it, vi } from 'vitest';
import { takeOver } from './takeOver';

afterEach(() => document.body.replaceChildren());

/** The screen as HTML and as rendered by React: equal elements, but different objects in the page. */
function screen(pressed: (name: string) => void): HTMLElement[] {
  const header = document.createElement('header');
  const link = header.appendChild(document.createElement('a'));
  link.href = '/login';
  for (const name of ['language', 'theme']) {
    const button = header.appendChild(document.createElement('button'));
    button.textContent = name;
    button.addEventListener('click', () => pressed(name));
  }
  return [header];
}

it('[R564] a press on the first screen counts once on the real one, and the focus stays', () => {
  const pressed = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.append(...screen(() => undefined));
  root.dataset['still'] = '';
  root.dataset['pressed'] = '1';
  root.querySelector('a')?.focus();
  takeOver(root, () => root.replaceChildren(...screen(pressed)));
  expect(pressed.mock.calls).toEqual([['theme']]);
  expect(document.activeElement).toBe(root.querySelector('a'));
  expect(root.dataset).not.toHaveProperty('still');
});

it('[R564] nothing else is pressed or focused', () => {
  const pressed = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  takeOver(root, () => root.replaceChildren(...screen(pressed)));
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
