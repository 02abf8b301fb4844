import type { Message } from '@app/validation';
import { applyPatches, type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';

/** One step, as patches in both directions. */
interface Step {
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
  /** Consecutive changes with the same words are one step, such as the letters of one field. */
  readonly within: string | undefined;
}

export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The undoable state, and functions to show and save it. */
export interface HistoryView<State> {
  readonly now: () => State;
  readonly set: (state: HistoryState) => void;
  /** Shows it at once; returns why it will not outlive the tab. */
  readonly show: (next: State) => Promise<Message | undefined>;
  /** The state to show for an undo or redo, if parts of it have changed by themselves since. */
  readonly restore?: (before: State, now: State) => State;
}

export interface History<State> {
  /** Makes an undoable change to a draft; returns why it will not outlive the tab. */
  readonly change: (edit: (draft: Draft<State>) => void, within?: string) => Promise<Message | undefined>;
  readonly undo: () => Promise<Message | undefined>;
  readonly redo: () => Promise<Message | undefined>;
  readonly forget: () => void;
}

/** Steps that can be undone: an hour of arranging. */
const MOST = 100;

/** R211, R326. Undo touches only what the change touched. */
export function createHistory<State extends object>({
  now,
  set,
  show,
  restore = before => before,
}: HistoryView<State>): History<State> {
  enablePatches();
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  const remember = (past: typeof done, future: typeof undone) => {
    [done, undone] = [past.slice(-MOST), future];
    set({ canUndo: done.length > 0, canRedo: undone.length > 0 });
  };
  const replay = (patches: readonly Patch[]) => show(restore(applyPatches(now(), patches), now()));
  return {
    async change(edit, within) {
      const [next, forward, back] = produceWithPatches(now(), edit);
      if (forward.length === 0) return undefined;
      remember(joined(done, { forward, back, within }), []);
      return show(next);
    },
    async undo() {
      const last = done.at(-1);
      if (!last) return undefined;
      remember(done.slice(0, -1), [...undone, last]);
      return replay(last.back);
    },
    async redo() {
      const last = undone.at(-1);
      if (!last) return undefined;
      remember([...done, last], undone.slice(0, -1));
      return replay(last.forward);
    },
    forget: () => remember([], []),
  };
}

function joined(done: readonly Step[], step: Step): readonly Step[] {
  const last = done.at(-1);
  if (step.within === undefined || last?.within !== step.within) return [...done, step];
  const { forward, back } = step;
  return [
    ...done.slice(0, -1),
    { ...last, forward: [...last.forward, ...forward], back: [...back, ...last.back] },
  ];
}
