import {
  type Drawn,
  deskWith,
  isSameAround,
  type MeasuredFacing,
  moveTracing,
  openDesk,
  type PlanChange,
  type RoomOfPhoto,
  type RoomOnPlan,
  roomsAfter,
} from '@app/home';
import {
  advance,
  type FloorResult,
  type History,
  onFloor,
  type Plan,
  type PlanError,
  type PlanResult,
  type Refusal,
  redo,
  undo,
  writePlan,
} from '@app/plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';

export interface Desk {
  readonly plan: Plan | undefined;
  /** R396: the room of each photo. */
  readonly rooms: RoomOfPhoto;
  /** The stored text that could not be read; it stays until the next write, and then is set aside. */
  readonly unreadable: PlanError | undefined;
  /** Why the last change was refused. */
  readonly refusal: Refusal['code'] | undefined;
  readonly refuse: (code: Refusal['code'] | undefined) => void;
  /** A facing is saved for the home in the same step. */
  readonly keep: (plan: Plan, change?: PlanChange, facing?: MeasuredFacing) => void;
  /** Performs an operation, or reports why not. */
  readonly change: (result: PlanResult) => boolean;
  readonly changeFloor: (level: number, operation: Parameters<typeof onFloor>[2]) => boolean;
  /** The same, with the reason for a message beside the field that asked. */
  readonly attempt: (level: number, operation: Parameters<typeof onFloor>[2]) => Refusal['code'] | undefined;
  /** Puts a photo into a room, or takes it out; a step like any other. */
  readonly putPhoto: (id: string, room: RoomOnPlan | undefined) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

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
  const { notifier, textStore } = usePorts();
  const around = { rooms: roomOfPhoto, facing: houseFacts.facing };
  const [refusal, refuse] = useState<Desk['refusal']>();
  const [state, setState] = useState(() => openDesk(storedPlan, around));
  const current = deskWith(state, storedPlan, around);
  if (current !== state) setState(current);
  const { history, unreadable } = current;
  const { plan, rooms } = history.now;

  const go = (next: History<Drawn>) => {
    refuse(undefined);
    const { now } = next;
    if (now.plan === undefined || next === history) return;
    const text = now.plan === plan && !unreadable ? storedPlan : writePlan(now.plan);
    // R746: the picture goes with its walls, whether it is shown or not.
    if (plan) moveTracing(textStore, plan, now.plan);
    if (text !== storedPlan) savePlan(text, unreadable && storedPlan);
    const { rooms: roomOfPhoto, facing } = now;
    // R807: a photo put into a room is a step of the home too. What a change of the plan does to rooms is none.
    if (now.plan !== plan && !isSameAround({ rooms: roomOfPhoto, facing: around.facing }, around))
      setHome({ palaceOfPhoto, houseFacts, roomOfPhoto });
    for (const id of now.plan === plan ? Object.keys({ ...around.rooms, ...roomOfPhoto }) : [])
      if (around.rooms[id] !== roomOfPhoto[id]) putPhotoInRoom(id, roomOfPhoto[id]);
    // R783: a step of the home too, so that its undo takes back the latest facing first.
    if (!isSameAround({ rooms: around.rooms, facing }, around)) setHouseFacts({ facing });
    setState({ history: next, text, unreadable: undefined });
  };
  const keep = (next: Plan, change: PlanChange = 'drawn', facing = history.now.facing) => {
    const after = roomsAfter(rooms, plan, next, change);
    const count = Object.keys(rooms).length - Object.keys(after).length;
    if (count > 0) notifier.notify({ tone: 'info', text: t('planDesk.photosOut', { count }) });
    go(advance(history, { plan: next, rooms: after, facing }));
  };
  const reasonAgainst = (result: PlanResult): Refusal['code'] | undefined => {
    refuse(undefined);
    if (!result.ok) return result.error.code;
    if (result.value !== plan) keep(result.value);
    return undefined;
  };
  const change = (result: PlanResult): boolean => {
    const reason = reasonAgainst(result);
    if (reason) refuse(reason);
    return result.ok;
  };
  return {
    plan,
    rooms,
    unreadable,
    refusal,
    refuse,
    keep,
    change,
    changeFloor: (level, operation: (floor: Plan['floors'][number]) => FloorResult) =>
      plan !== undefined && change(onFloor(plan, level, operation)),
    attempt: (level, operation) => plan && reasonAgainst(onFloor(plan, level, operation)),
    putPhoto: (id, room) => {
      const { [id]: _, ...others } = rooms;
      go(advance(history, { ...history.now, rooms: room ? { ...others, [id]: room } : others }));
    },
    undo: history.past.some(step => step.plan !== undefined) ? () => go(undo(history)) : undefined,
    redo: history.future.length > 0 ? () => go(redo(history)) : undefined,
  };
}
