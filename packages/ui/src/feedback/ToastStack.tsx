import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icons/icons';
import { type Area, freeSpot } from './freeSpot';
import { type Notice, toastDuration } from './notifier';
import './feedback.css';

export interface ToastStackProps {
  /** Newest first. */
  readonly notices: readonly Notice[];
  /** The name of the region of toasts, for example "Notifications". */
  readonly label: string;
  readonly closeLabel: string;
}

/** More would hide the page; the others follow once these are gone. */
const MOST_AT_ONCE = 3;
/** How often the position and the remaining time are checked, milliseconds. */
const TICK_MS = 250;
/** A pointer moving over a toast extends it by this much; a resting one does not. Milliseconds. */
const READING_MS = 8000;

/** The visible toasts. A module of its own, because few visits need it. */
export default function ToastStack({ notices, label, closeLabel }: ToastStackProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const shown = notices.filter(({ id }) => !closed.has(id)).slice(0, MOST_AT_ONCE);
  const region = useRef<HTMLElement>(null);
  const returnFocus = useReachableFocus(region);
  useFreePlace(region, shown.length > 0);
  const close = useCallback(
    (id: number) => {
      if (region.current?.contains(document.activeElement)) returnFocus();
      setClosed(before => new Set(before).add(id));
    },
    [returnFocus],
  );
  return (
    // The live regions of Toaster already announce it; a second announcement would repeat everything.
    <section ref={region} className="ui-toasts" aria-label={label} aria-live="off" tabIndex={-1}>
      {shown.length > 0 && (
        <ol>
          {shown.map(notice => (
            <li key={notice.id}>
              <TimedToast notice={notice} closeLabel={closeLabel} onClose={close} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface TimedToastProps {
  readonly notice: Notice;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

/** Disappears by itself, but not while somebody reads: a moving pointer, the focus or a hidden page keeps it. */
function TimedToast({ notice, closeLabel, onClose }: TimedToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const heldUntil = useRef(0);
  useEffect(() => {
    let left = toastDuration(notice);
    const timer = setInterval(() => {
      const isHeld = performance.now() < heldUntil.current || box.current?.contains(document.activeElement);
      if (document.hidden || isHeld) return;
      left -= TICK_MS;
      if (left <= 0) onClose(notice.id);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [notice, onClose]);
  return (
    <div
      ref={box}
      onPointerMove={({ movementX, movementY }) => {
        // Browsers report a move of zero when a toast appears under a resting pointer.
        if (movementX !== 0 || movementY !== 0) heldUntil.current = performance.now() + READING_MS;
      }}
      onPointerLeave={() => {
        heldUntil.current = 0;
      }}
    >
      <Toast notice={notice} closeLabel={closeLabel} onClose={() => onClose(notice.id)} />
    </div>
  );
}

export interface ToastProps {
  readonly notice: Notice;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

export function Toast({ notice, closeLabel, onClose }: ToastProps) {
  const { tone, text, second, action } = notice;
  const act = () => {
    action?.onAct();
    onClose();
  };
  return (
    <div className={`ui-toast ui-toast--${tone}`}>
      <div className="ui-toast__text">
        <p>{text}</p>
        {second && (
          <p className="ui-toast__second">
            <span lang={second.lang}>{second.text}</span>
          </p>
        )}
      </div>
      {action && (
        <button type="button" className="ui-toast__action" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton size="s" label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

/** Things a person may want to press or read while a toast is there. */
const NEEDED = 'a[href], button, input, select, textarea, summary, [role="alert"], [role^="menuitem"]';

/** Keeps the region where it covers nothing important, even if the page behind it changes. */
function useFreePlace(region: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = region.current;
    if (!box || !isShown) return;
    let spot: Area | undefined;
    const place = () => {
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      spot = freeSpot(size, view, neededOutside(box), spot);
      box.style.left = `${spot.left}px`;
      box.style.top = `${spot.top}px`;
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(box);
    const timer = setInterval(place, TICK_MS);
    window.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      clearInterval(timer);
      window.removeEventListener('resize', place);
    };
  }, [region, isShown]);
}

/** While a menu is open, only its items and its close controls count: a press anywhere else closes it first. */
const NEEDED_IN_MENU = '[role^="menuitem"], [aria-haspopup="menu"][aria-expanded="true"]';

/** Without anything behind a modal or out of the pointer's reach. */
function neededOutside(box: HTMLElement): readonly Area[] {
  return [...document.querySelectorAll(document.querySelector('[role="menu"]') ? NEEDED_IN_MENU : NEEDED)]
    .filter(
      element =>
        !box.contains(element) &&
        !element.closest('[aria-hidden="true"], [inert], .ui-hidden') &&
        getComputedStyle(element).pointerEvents !== 'none',
    )
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/**
 * Alt+T moves focus to the toasts and Escape moves it back, even from a modal. Returns a function that restores the
 * focus.
 */
function useReachableFocus(region: { readonly current: HTMLElement | null }): () => void {
  const cameFrom = useRef<Element>(null);
  const returnFocus = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, []);
  // R626
  useLayoutEffect(() => {
    const isHere = (place: EventTarget | null) => place instanceof Node && region.current?.contains(place);
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') region.current?.querySelector('button')?.focus();
      if (event.key !== 'Escape' || !isHere(event.target)) return;
      event.stopImmediatePropagation();
      returnFocus();
    };
    // A modal's focus trap listens on the document and would take the focus back, so events of the toasts do not reach
    // it.
    const onFocus = (event: FocusEvent) => {
      const goingTo = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (!isHere(goingTo)) return;
      event.stopImmediatePropagation();
      const leaving = event.type === 'focusout' ? event.target : event.relatedTarget;
      if (leaving instanceof Element && !isHere(leaving)) cameFrom.current = leaving;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('focusin', onFocus, true);
    window.addEventListener('focusout', onFocus, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('focusin', onFocus, true);
      window.removeEventListener('focusout', onFocus, true);
    };
  }, [region, returnFocus]);
  return returnFocus;
}
