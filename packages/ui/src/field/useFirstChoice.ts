import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** A pause after which the next letter begins another word, ms: the usual one of lists. */
const PAUSE_MS = 1000;

/** Keys that do something to a list; all others leave a shown entry alone. */
const ACTING = /^(?:Escape|Home|End|F4|Arrow.*|Page.*|.)$/u;

type Handlers = Pick<ComponentProps<'select'>, 'onKeyDown' | 'onChange' | 'onBlur' | 'onPointerDown'>;
type Given = Handlers & Pick<ComponentProps<'select'>, 'value'>;

/**
 * Keys of a list in which a choice is an act, such as adding a window to a wall. Some systems choose at the first key
 * press, so the second entry could never be reached. Here arrows open the list, and letters only show the entry that
 * begins with them, until Enter or Tab chooses it. An open list cannot be told a first letter. Other lists keep the
 * browser's own way.
 */
export function useFirstChoice(given: Given, isAct: boolean): Handlers {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const shown = useRef<{ readonly select: HTMLSelectElement; readonly value: string }>(undefined);
  // Drawn again, the list would show what is chosen already, or that nothing is.
  useLayoutEffect(() => {
    if (shown.current) shown.current.select.value = shown.current.value;
  });
  const dismiss = () => {
    typed.current.text = '';
    if (shown.current) shown.current.select.value = String(given.value ?? '');
    shown.current = undefined;
  };
  const type = (event: KeyboardEvent<HTMLSelectElement>) => {
    const select = event.currentTarget;
    const { text, at } = typed.current;
    const sofar = (event.timeStamp - at < PAUSE_MS ? text : '') + event.key.toLowerCase();
    const value = entryOf(select, sofar)?.value;
    typed.current = { text: sofar, at: event.timeStamp };
    if (!value) return false;
    select.value = value;
    shown.current = { select, value };
    return true;
  };
  const choose = () => {
    const held = shown.current;
    shown.current = undefined;
    typed.current.text = '';
    if (!held) return;
    held.select.value = held.value;
    held.select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    given.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
    const isLetter = event.key.length === 1 && (event.key !== ' ' || typed.current.text !== '');
    if (isPlain && isLetter && type(event)) return event.preventDefault();
    if (shown.current && (event.key === 'Enter' || event.key === 'Tab')) {
      // Tab goes on to the next control as well.
      if (event.key === 'Enter') event.preventDefault();
      return choose();
    }
    if (!ACTING.test(event.key)) return;
    // Escape takes back the shown entry, and nothing around the list.
    if (shown.current && event.key === 'Escape') event.preventDefault();
    dismiss();
    if (isPlain && (isLetter || event.key.startsWith('Arrow'))) open(event);
  };
  if (!isAct) return {};
  return {
    onKeyDown,
    onChange: event => {
      shown.current = undefined;
      given.onChange?.(event);
    },
    onBlur: event => {
      dismiss();
      given.onBlur?.(event);
    },
    onPointerDown: event => {
      dismiss();
      given.onPointerDown?.(event);
    },
  };
}

/** The first entry that begins with the typed text; one letter pressed again and again goes through its entries. */
function entryOf(select: HTMLSelectElement, text: string): HTMLOptionElement | undefined {
  const beginning = (part: string) =>
    [...select.options].filter(option => !option.disabled && option.text.toLowerCase().startsWith(part));
  const [first] = text;
  const again = [...text].every(letter => letter === first) ? beginning(first ?? '') : [];
  return beginning(text)[0] ?? again[(text.length - 1) % again.length];
}

function open(event: KeyboardEvent<HTMLSelectElement>) {
  try {
    event.currentTarget.showPicker();
    event.preventDefault();
  } catch {
    // A browser without it keeps its own behaviour.
  }
}
