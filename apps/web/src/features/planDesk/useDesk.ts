import {
  type Drawn,
  deskWith,
  isSameAround,
  keepSteps,
  type MeasuredFacing,
  measured,
  openDesk,
  overPicture,
  type PlanChange,
  type RoomOfPhoto,
  type RoomOnPlan,
  roomsAfter,
  storedUnder,
  storeUnder,
  type Traced,
  underPlan,
} from '@app/home';
import { ok } from '@app/kernel';
import {
  advance,
  type Floor,
  type FloorResult,
  type History,
  type Item,
  onFloor,
  type Plan,
  type PlanError,
  type PlanResult,
  type Refusal,
  redo,
  undo,
  writePlan,
} from '@app/plan';
import { leftThings, movedThings, withThings } from '@app/plan/drawing';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';

type FloorOperation = (floor: Floor) => FloorResult;
type Along = { readonly [How in 'moved' | 'left']: readonly Item[] };
const NONE: Along = { moved: [], left: [] };

export interface Desk {
  readonly plan: Plan | undefined;
  /** R396: the room of each photo. */
  readonly rooms: RoomOfPhoto;
  /** The stored text that could not be read; it stays until the next write, and then is set aside. */
  readonly unreadable: PlanError | undefined;
  /** Why the last change was refused. */
  readonly refusal: Refusal | undefined;
  readonly refuse: (refusal: Refusal | undefined) => void;
  /** A facing and a picture are saved in the same step. */
  readonly keep: (plan: Plan, change?: PlanChange, also?: StepToo) => void;
  /** Performs an operation, or reports why not. */
  readonly change: (result: PlanResult) => boolean;
  readonly changeFloor: (level: number, operation: FloorOperation) => boolean;
  /** The same, with the reason for a message beside the field that asked. */
  readonly attempt: (level: number, operation: FloorOperation) => Refusal | undefined;
  /** Puts a photo into a room, or takes it out; a step like any other. */
  readonly putPhoto: (id: string, room: RoomOnPlan | undefined) => void;
  /** R809: the picture under the plan. Another, none or another place is a step; `now` is for what is none. */
  readonly traced: Traced | undefined;
  readonly trace: (next: Traced | undefined, as?: 'step' | 'now') => void;
  /** R850, R852: a length gave the picture this placing; false if the plan cannot go along. */
  readonly measure: (placing: Traced['placing'], ends: Traced['known']) => boolean;
  readonly isGuess: boolean;
  /** R855: the things that went along with the walls in the last step, or were left in another room. */
  readonly along: Along;
  /** Each returns the plan it led to. */
  readonly undo: (() => Plan | undefined) | undefined;
  readonly redo: (() => Plan | undefined) | undefined;
}

type StepToo = { readonly facing?: MeasuredFacing | undefined; readonly traced?: Traced };

/** The person's plan with its history: every change is saved at once, so nothing drawn is lost. */
export function useDesk(): Desk {
  const storedPlan = useApp(state => state.plan);
  const savePlan = useApp(state => state.savePlan);
  const palaceOfPhoto = useApp(state => state.palaceOfPhoto);
  const roomOfPhoto = useApp(state => state.roomOfPhoto);
  const houseFacts = useApp(state => state.houseFacts);
  const setHome = useApp(state => state.setHome);
  const setHouseFacts = useApp(state => state.setHouseFacts);
  const putPhotoInRoom = useApp(state => state.putPhotoInRoom);
  const { t } = useTranslation('visualization');
  const { notifier, tabStore, textStore } = usePorts();
  const around = { rooms: roomOfPhoto, facing: houseFacts.facing };
  const [refusal, refuse] = useState<Desk['refusal']>();
  const readTraced = () => storedUnder(textStore);
  const [state, setState] = useState(() => openDesk(storedPlan, around, readTraced, tabStore));
  const current = deskWith(state, storedPlan, around, readTraced);
  if (current !== state) setState(current);
  useEffect(() => keepSteps(tabStore, current), [tabStore, current]);
  const { history, unreadable } = current;
  const { plan, rooms, traced, isGuess, isTraced } = history.now;
  const [along, setAlong] = useState<{ readonly plan: Plan; readonly things: Along }>();

  /** The notice of the last step, which is over with the next. */
  const told = useRef<number>(undefined);

  const go = (next: History<Drawn>) => {
    refuse(undefined);
    if (told.current !== undefined) notifier.withdraw(told.current);
    told.current = undefined;
    const { now } = next;
    if (now.plan === undefined || next === history) return now.plan;
    const text = now.plan === plan && !unreadable ? storedPlan : writePlan(now.plan);
    if (now.traced !== traced || now.isGuess !== isGuess || now.isTraced !== isTraced)
      storeUnder(textStore, now);
    if (text !== storedPlan) savePlan(text, unreadable && storedPlan);
    const { rooms: roomOfPhoto, facing } = now;
    // R807: a photo put into a room is a step of the home too; a change of the plan that moves photos is not.
    if (now.plan !== plan && !isSameAround({ rooms: roomOfPhoto, facing: around.facing }, around))
      setHome({ palaceOfPhoto, houseFacts, roomOfPhoto });
    for (const id of now.plan === plan ? Object.keys({ ...around.rooms, ...roomOfPhoto }) : [])
      if (around.rooms[id] !== roomOfPhoto[id]) putPhotoInRoom(id, roomOfPhoto[id]);
    // R783: a step of the home too, so that its undo takes back the latest facing first.
    if (!isSameAround({ rooms: around.rooms, facing }, around)) setHouseFacts({ facing });
    setState({ history: next, text, unreadable: undefined });
    return now.plan;
  };
  const keep = (next: Plan, change: PlanChange = 'drawn', also?: StepToo) => {
    const after = roomsAfter(rooms, plan, next, change);
    const count = Object.keys(rooms).length - Object.keys(after).length;
    const under = underPlan(history.now, next, change);
    go(advance(history, { ...history.now, plan: next, rooms: after, ...under, ...also }));
    if (count > 0) told.current = notifier.notify({ tone: 'info', text: t('planDesk.photosOut', { count }) });
  };
  const reasonAgainst = (result: PlanResult): Refusal | undefined => {
    refuse(undefined);
    if (!result.ok) return result.error;
    if (result.value !== plan) keep(result.value);
    return undefined;
  };
  const change = (result: PlanResult): boolean => {
    const reason = reasonAgainst(result);
    if (reason) refuse(reason);
    return result.ok;
  };
  /** R855: an operation on the walls, with the things that go along. */
  const withAlong = (level: number, operation: FloorOperation) => {
    if (!plan) return undefined;
    let things = NONE;
    const result = onFloor(plan, level, before => {
      const done = operation(before);
      if (!done.ok) return done;
      const value = withThings(before, done.value);
      things = { moved: movedThings(before, value), left: leftThings(before, value) };
      return ok(value);
    });
    setAlong(result.ok ? { plan: result.value, things } : undefined);
    return result;
  };
  return {
    plan,
    rooms,
    unreadable,
    refusal,
    refuse,
    keep,
    change,
    changeFloor: (level, operation) => {
      const result = withAlong(level, operation);
      return result !== undefined && change(result);
    },
    attempt: (level, operation) => {
      const result = withAlong(level, operation);
      return result && reasonAgainst(result);
    },
    traced,
    isGuess: isGuess === true || traced?.isGuess === true,
    measure: (placing, ends) => {
      const next = measured(history.now, placing, ends);
      if (next.ok) go(advance(history, next.value));
      else refuse(next.error);
      return next.ok;
    },
    trace: (next, as = 'step') => {
      const now = overPicture(history.now, next);
      go(as === 'step' ? advance(history, now) : { ...history, now });
    },
    along: along?.plan === plan ? (along?.things ?? NONE) : NONE,
    putPhoto: (id, room) => {
      const { [id]: _, ...others } = rooms;
      go(advance(history, { ...history.now, rooms: room ? { ...others, [id]: room } : others }));
    },
    undo: history.past.some(step => step.plan !== undefined) ? () => go(undo(history)) : undefined,
    redo: history.future.length > 0 ? () => go(redo(history)) : undefined,
  };
}
