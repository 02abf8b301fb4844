import type { Message } from '@app/validation';

/** One step, as patches in both directions. */
interface Step<Patch> {
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
  /** Consecutive changes with the same words are one step, such as the letters of one field. */
  readonly within: string | undefined;
}

/** Compares two states and applies what differs. */
export interface Patches<Patch> {
  compare<State extends object>(before: State, change: Partial<State>): Pick<Step<Patch>, 'forward' | 'back'>;
  apply<State extends object>(state: State, patches: readonly Patch[]): State;
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
  /** Makes an undoable change; returns why it will not outlive the tab. */
  readonly change: (next: Partial<State>, within?: string) => Promise<Message | undefined>;
  readonly undo: () => Promise<Message | undefined>;
  readonly redo: () => Promise<Message | undefined>;
  readonly forget: () => void;
}

/** Steps that can be undone: an hour of arranging. */
const MOST = 100;

/** R211, R326. `load` fetches the patches with the first change: without changes nobody needs them. */
export function createHistory<State extends object, Patch>(
  load: () => Promise<Patches<Patch>>,
  { now, set, show, restore = before => before }: HistoryView<State>,
): History<State> {
  let done: readonly Step<Patch>[] = [];
  let undone: readonly Step<Patch>[] = [];
  /** A change that began before the last `forget` is not remembered. */
  let era = 0;
  /** Changes whose patches are still loading: an undo waits for them. */
  let recorded: Promise<unknown> = Promise.resolve();
  const remember = (past: typeof done, future: typeof undone) => {
    [done, undone] = [past.slice(-MOST), future];
    set({ canUndo: done.length > 0, canRedo: undone.length > 0 });
  };
  const replay = async (patches: readonly Patch[]) => {
    const { apply } = await load();
    return show(restore(apply(now(), patches), now()));
  };
  const record = async (before: State, next: Partial<State>, within: string | undefined) => {
    const at = era;
    set({ canUndo: true, canRedo: false });
    const patches = await load().catch(() => undefined);
    if (at !== era) return;
    // Without them, as when the network failed, the change stays and cannot be undone.
    const step = patches && { ...patches.compare(before, next), within };
    if (step && step.forward.length > 0) remember(joined(done, step), []);
    else remember(done, undone);
  };
  return {
    async change(next, within) {
      const before = now();
      const saved = show({ ...before, ...next });
      recorded = Promise.all([recorded, record(before, next, within)]);
      await recorded;
      return saved;
    },
    async undo() {
      await recorded;
      const last = done.at(-1);
      if (!last) return undefined;
      remember(done.slice(0, -1), [...undone, last]);
      return replay(last.back);
    },
    async redo() {
      await recorded;
      const last = undone.at(-1);
      if (!last) return undefined;
      remember([...done, last], undone.slice(0, -1));
      return replay(last.forward);
    },
    forget() {
      era += 1;
      remember([], []);
    },
  };
}

function joined<Patch>(done: readonly Step<Patch>[], step: Step<Patch>): readonly Step<Patch>[] {
  const last = done.at(-1);
  if (step.within === undefined || last?.within !== step.within) return [...done, step];
  const { forward, back } = step;
  return [
    ...done.slice(0, -1),
    { ...last, forward: [...last.forward, ...forward], back: [...back, ...last.back] },
  ];
}
