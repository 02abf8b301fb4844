import { isRecord, ok, parseObject } from '@app/kernel';
import {
  advance,
  type History,
  type Plan,
  type PlanError,
  readPlan,
  startHistory,
  writePlan,
} from '@app/plan';
import type { MeasuredFacing } from './houseFacts';
import type { RoomOfPhoto } from './photoRooms';
import { readUnder, type Texts, type UnderPlan, writeUnder } from './planPicture';
import { EMPTY_HOME, formatHome, parseHome } from './storedHome';

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

/** The desk with a stored plan, and the steps that a page left in the tab, if they lead to it. */
export function openDesk(
  text: string | undefined,
  around: AroundPlan,
  readTraced: ReadTraced,
  tab: Texts,
): DeskHistory {
  const opened = read(text, { ...around, ...readTraced() }, startHistory({ plan: undefined, ...around }));
  const steps = stepsTo(opened, tab.read(STEPS_KEY));
  // What changed around the plan since then is one more step.
  return steps ? deskWith({ ...opened, history: steps }, text, around, readTraced) : opened;
}

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

/** Where the tab keeps the steps of the desk. */
const STEPS_KEY = 'plan-steps';
/** Most steps kept in the tab each way, and their characters: the tab's words need the rest of its storage (R216). */
const MOST = { steps: 20, characters: 200_000 };

/** A step as texts. Its picture, which has no room in the tab, is the one under the plan now. */
interface StepTexts {
  readonly plan: string;
  readonly home: string;
  readonly under: string | undefined;
}

/**
 * R942: keeps the nearest steps in the tab at once, for a page that is left. They go no further than the last change of the
 * picture under the plan. Without a plan or a step, nothing stays there.
 */
export function keepSteps(tab: Texts, { history, text, unreadable }: DeskHistory): void {
  const { past, now, future } = history;
  const at = textsOf(now, now);
  const lengthOf = (texts: StepTexts | undefined) => JSON.stringify(texts)?.length ?? 0;
  let left = MOST.characters - lengthOf(at);
  const nearest = (steps: readonly Drawn[]): readonly StepTexts[] => {
    const kept: StepTexts[] = [];
    for (const step of steps.slice(0, MOST.steps)) {
      const texts = textsOf(step, now);
      left -= lengthOf(texts);
      if (!texts || left < 0) break;
      kept.push(texts);
    }
    return kept;
  };
  const [back, forward] = [nearest(past.toReversed()), nearest(future)];
  if (text === undefined || unreadable || !at || back.length + forward.length === 0) tab.remove(STEPS_KEY);
  else tab.write(STEPS_KEY, JSON.stringify({ at: { ...at, plan: text }, back, forward }));
}

/** Written once: most steps are the same at the next one. */
const written = new WeakMap<Drawn, StepTexts>();

function textsOf(step: Drawn, { traced }: Drawn): StepTexts | undefined {
  if (step.traced && step.traced.url !== traced?.url) return undefined;
  const known = written.get(step);
  if (known) return known;
  const { plan, rooms, facing } = step;
  if (!plan) return undefined;
  const home = { ...EMPTY_HOME, houseFacts: { facing }, roomOfPhoto: rooms };
  // As it is read again: its fields in one order.
  const laid = readUnder(traced?.url, writeUnder(step) ?? '');
  const texts = { plan: writePlan(plan), home: formatHome(home), under: writeUnder(laid) };
  written.set(step, texts);
  return texts;
}

/** The history of a text that may come from anywhere, if it leads to this plan over this picture. */
function stepsTo(
  { history: { now }, text, unreadable }: DeskHistory,
  kept: string | undefined,
): History<Drawn> | undefined {
  const { at, back, forward } = parseObject(kept) ?? {};
  if (!now.plan || unreadable || !isRecord(at) || at['plan'] !== text || at['under'] !== writeUnder(now))
    return undefined;
  // R807: a step of the photos alone has the same plan.
  const plans = new Map<unknown, Plan | undefined>([text, writePlan(now.plan)].map(each => [each, now.plan]));
  const planOf = (written: string): Plan | undefined => {
    const plan = plans.has(written) ? ok(plans.get(written)) : readPlan(written);
    plans.set(written, plan.ok ? plan.value : undefined);
    return plans.get(written);
  };
  const steps = (value: unknown) =>
    (Array.isArray(value) ? value : []).flatMap(step => stepOf(step, now, planOf) ?? []);
  const last = stepOf(at, now, planOf);
  return (
    last && {
      past: steps(back).toReversed(),
      now: { ...now, rooms: last.rooms, facing: last.facing },
      future: steps(forward),
    }
  );
}

/** A step whose plan is read once it is shown: reading takes milliseconds. One that cannot be read has none. */
function stepOf(
  value: unknown,
  { traced }: Drawn,
  planOf: (text: string) => Plan | undefined,
): Drawn | undefined {
  const { plan: text, home, under } = isRecord(value) ? value : {};
  if (typeof text !== 'string' || typeof home !== 'string') return undefined;
  const { roomOfPhoto: rooms, houseFacts } = parseHome(home);
  const step: Drawn = {
    get plan() {
      return planOf(text);
    },
    rooms,
    facing: houseFacts.facing,
    ...readUnder(traced?.url, typeof under === 'string' ? under : ''),
  };
  written.set(step, { plan: text, home, under: typeof under === 'string' ? under : undefined });
  return step;
}
