import { isRecord } from '@app/kernel';
import { advance, type History, type Plan, type PlanError, readPlan, startHistory } from '@app/plan';
import type { MeasuredFacing } from './houseFacts';
import type { RoomOfPhoto } from './photoRooms';
import type { UnderPlan } from './planPicture';

/** What is drawn on a plan beside its rooms, and changes in the same steps. */
export interface AroundPlan {
  /** R396: the room of each photo. */
  readonly rooms: RoomOfPhoto;
  readonly facing: MeasuredFacing | undefined;
}

/** Everything one step may change. */
export interface Drawn extends AroundPlan, UnderPlan {
  readonly plan: Plan | undefined;
}

/** Reads the picture that is stored with the plan now. */
type ReadTraced = () => UnderPlan;

export interface DeskHistory {
  readonly history: History<Drawn>;
  /** The text of the plan at the current step. */
  readonly text: string | undefined;
  readonly unreadable: PlanError | undefined;
}

/** The desk with a stored plan, and nothing to undo yet. */
export const openDesk = (text: string | undefined, around: AroundPlan, readTraced: ReadTraced): DeskHistory =>
  read(text, { ...around, ...readTraced() }, startHistory({ plan: undefined, ...around }));

/** Another tab, an import or the facing dialog wrote the plan or what is around it: that becomes one more step. */
export function deskWith(
  desk: DeskHistory,
  text: string | undefined,
  around: AroundPlan,
  readTraced: ReadTraced,
): DeskHistory {
  const { history } = desk;
  if (text !== desk.text) return read(text, { ...around, ...readTraced() }, history);
  if (isSameAround(around, history.now)) return desk;
  return { ...desk, history: advance(history, { ...history.now, ...around }) };
}

export const isSameAround = (a: AroundPlan, b: AroundPlan): boolean =>
  (a.rooms === b.rooms && a.facing === b.facing) ||
  JSON.stringify([a.rooms, a.facing], inOrder) === JSON.stringify([b.rooms, b.facing], inOrder);

/** A photo that changes rooms keeps its place in the stored list, and is the last of the desk's. */
const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function read(text: string | undefined, around: Omit<Drawn, 'plan'>, history: History<Drawn>): DeskHistory {
  const { now } = history;
  const step = (plan: Plan | undefined) =>
    plan === now.plan && isSameAround(around, now) ? history : advance(history, { plan, ...around });
  if (text === undefined) return { history: step(undefined), text, unreadable: undefined };
  const plan = readPlan(text);
  return plan.ok
    ? { history: step(plan.value), text, unreadable: undefined }
    : { history: step(now.plan), text, unreadable: plan.error };
}
