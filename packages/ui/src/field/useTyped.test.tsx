import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTyped } from './useTyped';

function Field({ store }: { readonly store: Parameters<typeof useTyped>[0] }) {
  const [text, setText] = useTyped(store, 'tea', 'green');
  return <input aria-label="Tea" value={text} onChange={event => setText(event.target.value)} />;
}

it.each(['gre', '', 'green tea'])(
  '[R216] words typed as far as "%s" are there after the page was left',
  typed => {
    const stored = new Map<string, string>();
    const store = {
      read: (key: string) => stored.get(key),
      write: (key: string, text: string) => stored.set(key, text).has(key),
      remove: (key: string) => void stored.delete(key),
    };
    const show = () => {
      cleanup();
      render(<Field store={store} />);
      return screen.getByRole<HTMLInputElement>('textbox', { name: 'Tea' });
    };
    expect(show().value).toBe('green');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    expect(show().value).toBe(typed);
    // Done with: nothing of it stays.
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'green' } });
    expect(stored.size).toBe(0);
  },
);
