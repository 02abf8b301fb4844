import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypedTexts, useSearchText, useTyped } from './useTyped';

function Field({ use }: { readonly use: typeof useTyped }) {
  const [text, setText] = use('tea', 'green');
  return <input aria-label="Tea" value={text} onChange={event => setText(event.target.value)} />;
}

const stage = (use: typeof useTyped) => {
  const stored = new Map<string, string>();
  const store = {
    read: (key: string) => stored.get(key),
    write: (key: string, text: string) => stored.set(key, text).has(key),
    remove: (key: string) => void stored.delete(key),
  };
  const show = () => {
    render(
      <TypedTexts value={store}>
        <Field use={use} />
      </TypedTexts>,
    );
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Tea' });
  };
  /** Leaving a page unmounts nothing: the next page finds the texts as stored then. */
  const leave = () => {
    const then = [...stored];
    cleanup();
    stored.clear();
    for (const [key, text] of then) stored.set(key, text);
  };
  return { stored, show, leave };
};
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it.each(
  [useTyped, useSearchText].flatMap(use =>
    ['gre', '', 'green tea'].map(typed => ({ use, name: use.name, typed })),
  ),
)('[R216] words typed as far as "$typed" survive leaving the page ($name)', ({ use, typed }) => {
  const { stored, show, leave } = stage(use);
  expect(show().value).toBe('green');
  type(typed);
  leave();
  expect(show().value).toBe(typed);
  // Back at the initial text, nothing remains stored.
  type('green');
  expect(stored.size).toBe(0);
});

it('[R216] words to search by are cleared with their field, and half-typed ones are kept', () => {
  const sought = stage(useSearchText);
  sought.show();
  type('oolong');
  cleanup();
  expect(sought.show().value).toBe('green');
  cleanup();
  const typed = stage(useTyped);
  typed.show();
  type('oolong');
  cleanup();
  expect(typed.show().value).toBe('oolong');
});
