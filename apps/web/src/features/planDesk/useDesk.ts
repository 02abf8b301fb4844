import type { PlanFileCode } from '@app/home';
import {
  advance,
  type FloorResult,
  type History,
  onFloor,
  type Plan,
  type PlanError,
  type PlanResult,
  type Refusal,
  readPlan,
  redo,
  startHistory,
  undo,
  writePlan,
} from '@app/plan';
import { useState } from 'react';
import { useApp } from '../../store/store';

export interface Desk {
  readonly plan: Plan | undefined;
  /** What is kept and could not be read; it stays until something else is kept, and then is set aside. */
  readonly unreadable: PlanError | undefined;
  /** Why the last wish was not done. */
  readonly refusal: Refusal['code'] | PlanFileCode | undefined;
  readonly refuse: (code: Refusal['code'] | PlanFileCode | undefined) => void;
  readonly keep: (plan: Plan) => void;
  /** Does an operation, or says why not. */
  readonly change: (result: PlanResult) => boolean;
  readonly changeFloor: (level: number, operation: Parameters<typeof onFloor>[2]) => boolean;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

interface State {
  readonly history: History<Plan | undefined>;
  /** The text that the history stands for. */
  readonly text: string | undefined;
  readonly unreadable: PlanError | undefined;
}

/** The person's plan with its history: every change is kept at once, so nothing drawn is lost. */
export function useDesk(): Desk {
  const kept = useApp(state => state.plan);
  const keepPlan = useApp(state => state.keepPlan);
  const [refusal, refuse] = useState<Desk['refusal']>();
  const [state, setState] = useState<State>(() => read(kept, startHistory(undefined)));
  // Another tab or an import wrote the plan: it comes as one more step.
  const current = kept === state.text ? state : read(kept, state.history);
  if (current !== state) setState(current);
  const { history, unreadable } = current;

  const go = (next: History<Plan | undefined>) => {
    refuse(undefined);
    if (next.now === undefined || next === history) return;
    const text = writePlan(next.now);
    keepPlan(text, unreadable && kept);
    setState({ history: next, text, unreadable: undefined });
  };
  const change = (result: PlanResult): boolean => {
    if (result.ok) go(advance(history, result.value));
    else refuse(result.error.code);
    return result.ok;
  };
  return {
    plan: history.now,
    unreadable,
    refusal,
    refuse,
    keep: plan => go(advance(history, plan)),
    change,
    changeFloor: (level, operation: (floor: Plan['floors'][number]) => FloorResult) =>
      history.now !== undefined && change(onFloor(history.now, level, operation)),
    undo: history.past.some(plan => plan !== undefined) ? () => go(undo(history)) : undefined,
    redo: history.future.length > 0 ? () => go(redo(history)) : undefined,
  };
}

function read(text: string | undefined, history: History<Plan | undefined>): State {
  if (text === undefined) return { history: advance(history, undefined), text, unreadable: undefined };
  const plan = readPlan(text);
  return plan.ok
    ? { history: advance(history, plan.value), text, unreadable: undefined }
    : { history, text, unreadable: plan.error };
}
