import './page.css';

type Tag = keyof HTMLElementTagNameMap;

/** An element with its text or children; nothing is ever written as HTML. */
export function element<T extends Tag>(
  tag: T,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const form = document.querySelector<HTMLFormElement>('#controls')!;
form.addEventListener('submit', event => event.preventDefault());
/** Where a page shows its result. */
export const stage = document.querySelector<HTMLOutputElement>('#stage')!;

/** A labelled field among the controls; `changed` runs whenever its value changes. */
export function field(
  label: string,
  attributes: Readonly<Record<string, string>>,
  changed: () => void,
): HTMLInputElement {
  const input = element('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  form.append(element('label', label, input));
  input.addEventListener('input', changed);
  return input;
}

/** A labelled choice among the controls. */
export function choice(label: string, values: readonly string[], changed: () => void): HTMLSelectElement {
  const select = element('select', ...values.map(value => element('option', value)));
  form.append(element('label', label, select));
  select.addEventListener('input', changed);
  return select;
}

/** Names and their values, one below the other. */
export const facts = (rows: readonly (readonly [string, string])[]): HTMLDListElement =>
  element('dl', ...rows.flatMap(([name, said]) => [element('dt', name), element('dd', said || '–')]));
