import { type ComponentProps, type KeyboardEvent, useRef } from 'react';

/** A pause after which the next letter begins another word, ms: the usual one of lists. */
const PAUSE_MS = 1000;

type Handlers = Pick<ComponentProps<'select'>, 'onKeyDown' | 'onChange' | 'onBlur' | 'onPointerDown'>;

/**
 * Keys of a list where nothing is chosen yet. Some systems choose at the first key press, and if choosing is an action,
 * such as adding a window to a wall, the second entry could never be reached. So arrows open the list, and letters only
 * show the entry that begins with them, until Enter or Tab chooses it. An open list cannot be told a first letter.
 */
export function useFirstChoice(given: Handlers): Handlers {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const isShownOnly = useRef(false);
  const dismiss = (select: HTMLSelectElement) => {
    typed.current.text = '';
    if (isShownOnly.current) select.value = '';
    isShownOnly.current = false;
  };
  const type = (event: KeyboardEvent<HTMLSelectElement>) => {
    const { text, at } = typed.current;
    const sofar = (event.timeStamp - at < PAUSE_MS ? text : '') + event.key.toLowerCase();
    const found = entryOf(event.currentTarget, sofar);
    typed.current = { text: sofar, at: event.timeStamp };
    if (!found) return false;
    event.currentTarget.value = found.value;
    isShownOnly.current = true;
    return true;
  };
  const choose = (select: HTMLSelectElement) => {
    isShownOnly.current = false;
    typed.current.text = '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    given.onKeyDown?.(event);
    const select = event.currentTarget;
    if (event.defaultPrevented || event.key === 'Shift' || (select.value !== '' && !isShownOnly.current))
      return;
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
    const isLetter = event.key.length === 1 && (event.key !== ' ' || typed.current.text !== '');
    if (isPlain && isLetter && type(event)) return event.preventDefault();
    if (isShownOnly.current && (event.key === 'Enter' || event.key === 'Tab')) {
      // Tab goes on to the next control as well.
      if (event.key === 'Enter') event.preventDefault();
      return choose(select);
    }
    // Escape takes back the shown entry, and nothing around the list.
    if (isShownOnly.current && event.key === 'Escape') event.preventDefault();
    dismiss(select);
    if (isPlain && (isLetter || event.key.startsWith('Arrow'))) open(event);
  };
  return {
    onKeyDown,
    onChange: event => {
      isShownOnly.current = false;
      given.onChange?.(event);
    },
    onBlur: event => {
      dismiss(event.currentTarget);
      given.onBlur?.(event);
    },
    onPointerDown: event => {
      dismiss(event.currentTarget);
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
