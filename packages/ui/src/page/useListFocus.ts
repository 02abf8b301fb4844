import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled, [hidden])';

/** A control and its ancestors within the list: each with its place among its siblings, and the control's own in it. */
type Trail = readonly (readonly [element: Element, place: number, nth: number])[];

const controlsOf = (of: Element): readonly HTMLElement[] =>
  of.matches(CONTROLS) ? [of as HTMLElement] : [...of.querySelectorAll<HTMLElement>(CONTROLS)];

interface ListFocus<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const OPEN = '[aria-expanded="true"]';
const NONE = ':not(*)';
const WAYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Keeps the focus in a list of entries that open, each under its head (a selector), as controls come and go. When the
 * focused one is removed, the same control of the row that takes its place is focused, or of the row before; otherwise
 * the next key press would begin at the top of the page. When another entry is `chosen` from within, its open head is
 * focused and in view, though the list above it shrank. Arrows go from head to head, Escape back to the open one. A
 * form whose parts come and go has no heads.
 */
export function useListFocus<Box extends HTMLElement>(chosen?: string, head = NONE): ListFocus<Box> {
  const ref = useRef<Box>(null);
  const trail = useRef<Trail>([]);
  const follow = (control: Element | null) => {
    trail.current = ref.current && control ? trailTo(control, ref.current) : [];
  };
  useEffect(() => {
    const target =
      chosen === undefined || trail.current.length === 0
        ? null
        : ref.current?.querySelector<HTMLElement>(`${head}${OPEN}`);
    // Something in the entry may have taken the focus with it.
    if (target?.parentElement?.contains(document.activeElement)) return;
    target?.focus();
    // Not every environment has a layout.
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, head]);
  useEffect(() => {
    const [focused] = trail.current[0] ?? [];
    // React does not report a blur caused by its own removal, so what is still here is focused.
    if (focused?.isConnected) follow(focused);
    else if (focused && document.activeElement !== document.body) follow(null);
    else if (focused) near(trail.current)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const heads = [...(ref.current?.querySelectorAll<HTMLElement>(head) ?? [])];
    const at = heads.indexOf(event.target as HTMLElement);
    const isOut = event.key === 'Escape' && !event.defaultPrevented;
    const next =
      at >= 0 ? heads[at + (WAYS[event.key] ?? Number.NaN)] : heads.find(each => isOut && each.matches(OPEN));
    if (next) event.preventDefault();
    next?.focus();
  };
  return { ref, onFocus: event => follow(event.target), onBlur: () => follow(null), onKeyDown };
}

function trailTo(control: Element, box: Element): Trail {
  const trail: (readonly [Element, number, number])[] = [];
  for (let at: Element | null = control; at && at !== box; at = at.parentElement)
    trail.push([
      at,
      [...(at.parentElement?.children ?? [])].indexOf(at),
      controlsOf(at).indexOf(control as HTMLElement),
    ]);
  return [...trail, [box, 0, 0]];
}

function near(trail: Trail): HTMLElement | undefined {
  for (const [i, [, place, nth]] of trail.entries()) {
    const parent = trail[i + 1]?.[0];
    if (!parent?.isConnected) continue;
    const all = [...parent.children];
    const controls = [...all.slice(place), ...all.slice(0, place).toReversed()].flatMap(
      child => controlsOf(child)[nth] ?? controlsOf(child),
    );
    // Of the same kind: a field in place of a button would open a keyboard on a phone.
    const control = controls.find(each => each.tagName === trail[0]?.[0].tagName) ?? controls[0];
    if (control) return control;
  }
  return undefined;
}
