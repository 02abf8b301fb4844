import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type CommandGroup, CommandPalette } from './CommandPalette';

const TEXTS = {
  title: 'Commands',
  placeholder: 'Where to?',
  empty: 'Nothing found',
  choose: 'choose',
  run: 'open',
  close: 'close',
  count: (found: number) => `${found} found`,
};

function Page({ groups }: { readonly groups: readonly CommandGroup[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        opener
      </button>
      {open && <CommandPalette groups={groups} texts={TEXTS} limit={9} onClose={() => setOpen(false)} />}
    </>
  );
}

async function setUp() {
  const ran = vi.fn((_what: string, _focused: string | null | undefined) => undefined);
  const command = (id: string, label: string) => ({
    id,
    label,
    onSelect: () => ran(id, document.activeElement?.textContent),
  });
  const groups: readonly CommandGroup[] = [
    { id: 'go', label: 'Go to', commands: [command('home', 'Home'), command('house', 'Your home')] },
    { id: 'do', label: 'Do', commands: [command('theme', 'Ink theme'), command('out', 'Sign out')] },
  ];
  render(<Page groups={groups} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('opener'));
  return { user, ran, field: await screen.findByRole('combobox', { name: 'Commands' }) };
}

const selected = () => screen.getByRole('option', { selected: true }).textContent;

describe('command palette', () => {
  it('[R255] limits the characters of a query, combining ones included, and says so', async () => {
    const { user, field } = await setUp();
    await user.type(field, 'ho');
    expect(field.getAttribute('aria-describedby')).toBeNull();
    await user.clear(field);
    await user.paste('a\u0301'.repeat(500_000));
    expect((field as HTMLInputElement).value).toHaveLength(9);
    expect(screen.getByText('≤ 9').id).toBe(field.getAttribute('aria-describedby'));
  });

  it('takes the focus and shows all commands in their groups, the first one selected', async () => {
    const { field } = await setUp();
    expect(document.activeElement).toBe(field);
    expect(screen.getAllByRole('group').map(group => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(selected()).toBe('Home');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it.each([
    { keys: '{ArrowDown}', chooses: 'Your home' },
    { keys: '{ArrowDown}{ArrowDown}', chooses: 'Ink theme' },
    { keys: '{ArrowUp}', chooses: 'Sign out' },
    { keys: '{ArrowUp}{ArrowDown}', chooses: 'Home' },
    { keys: 'sign', chooses: 'Sign out' },
  ])('$keys selects $chooses', async ({ keys, chooses }) => {
    const { user } = await setUp();
    await user.keyboard(keys);
    expect(selected()).toBe(chooses);
  });

  it('runs the chosen command once it has closed and the focus is back', async () => {
    const { user, ran } = await setUp();
    await user.keyboard('sign{Enter}');
    await waitFor(() => expect(ran).toHaveBeenCalledExactlyOnceWith('out', 'opener'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape closes it and runs nothing', async () => {
    const { user, ran } = await setUp();
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('opener'));
    expect(ran).not.toHaveBeenCalled();
  });

  it('reports how many commands it found, or none', async () => {
    const { user } = await setUp();
    await user.keyboard('home');
    expect(screen.getByRole('status').textContent).toBe('2 found');
    await user.keyboard('x');
    expect(screen.getByRole('status').textContent).toBe('0 found');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
