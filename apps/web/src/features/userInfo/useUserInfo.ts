import {
  checkDraft,
  checkResidents,
  createDraftHistory,
  type DraftError,
  type DraftState,
  fieldIdOf,
  findLunarError,
  homeClockOf,
  type LunarEntry,
  type ResidentChange,
  residentFieldId,
  type TypedPlace,
  toDraft,
  toProfileDraft,
  withLunar,
  withNewResident,
  withoutResident,
  withPlace,
  withResident,
  withResidentBack,
  withTypedPlace,
} from '@app/home';
import { formatCivilDate } from '@app/kernel';
import { decideContinue, SAVE_DELAY_MS, savePlace, saveProfile, type UserInfo } from '@app/session';
import { civilDateAt } from '@app/sky';
import { useSubmission } from '@app/ui';
import type { Location } from '@app/validation';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from 'zustand';
import { type Ports, usePorts } from '../../adapters/ports';
import { useNotify } from '../../common/messages';
import { useUndo, useUndoKeys } from '../../common/useUndo';
import { useApp, useAppStore } from '../../store/store';

/** The form lives on while another screen is shown: earlier changes can still be undone. */
function createForm(textStore: Ports['textStore'], info: UserInfo) {
  const state = createStore<DraftState>(() => ({ draft: toDraft(info), canUndo: false, canRedo: false }));
  const history = createDraftHistory(textStore, { get: state.getState, set: state.setState });
  return { state, ...history, undoable: () => ({ ...state.getState(), ...history }) };
}

/** The profile form of the signed-in person: every change is saved at once, and start-explore saves and continues. */
export function useUserInfo(info: UserInfo) {
  const { clock, textStore } = usePorts();
  const zone = clock.zone();
  const store = useAppStore();
  const navigate = useNavigate();
  const notify = useNotify();
  const { busy, submit } = useSubmission(SAVE_DELAY_MS);
  const houseImages = useApp(state => state.houseImages);

  const [form] = useState(() => {
    const living = store.getState().keepAlive('profile form', () => createForm(textStore, info));
    living.open(info);
    return living;
  });
  // R467: a school may be chosen in the settings over it. R326: what another tab writes is read along with the home.
  const home = useApp(state => state.houseFacts);
  useEffect(() => form.open(info), [form, info, home]);
  const { change, leaveField } = form;
  const { draft, canUndo, canRedo } = useStore(form.state);
  const latest = () => form.state.getState().draft;
  // R940: the plan and the sky have the place before the profile is complete.
  useEffect(() => {
    const placed = savePlace(info, draft, clock.now());
    if (placed) store.getState().saveInfo(placed);
  }, [info, draft, clock, store]);
  const undo = useUndo(form.undoable);
  useUndoKeys(undo, 'form');

  const [started, setStarted] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const here = { today: civilDateAt(clock.now(), zone), zone };
  const proof = { photoCount: houseImages, hasUploadedImages: info.hasUploadedImages };
  const errors: readonly DraftError[] = started
    ? checkDraft(draft, proof, here)
    : checkResidents(draft, here).filter(error => left.has(fieldIdOf(error)));

  const start = () => {
    const current = latest();
    const found = checkDraft(current, proof, here);
    const profile = toProfileDraft(current, homeClockOf(current, zone));
    const [first] = found;
    if (first || !profile) {
      // The fields with errors are opened first.
      flushSync(() => setStarted(true));
      if (first) document.getElementById(fieldIdOf(first))?.focus();
      return;
    }
    const saved = saveProfile(info, profile, clock.now());
    if (!submit(() => void navigate({ to: saved.to, replace: true }))) return;
    store.getState().saveInfo(saved.info);
    form.finish();
    notify(
      saved.leftOut > 0
        ? { code: 'profile/unnamed-left-out', count: saved.leftOut }
        : { code: 'profile/saved' },
    );
    if (store.getState().unsaved) notify({ code: 'storage/unavailable' });
  };

  /** A35: photos chosen on another screen and left there count from now on, as after "continue". */
  const takePhotos = () => {
    const { photos, session, saveInfo } = store.getState();
    const step = decideContinue(photos.length, session, clock.now());
    if (step.kind === 'go') saveInfo(step.info);
  };

  return {
    draft,
    canUndo,
    canRedo,
    undo,
    /** Today as a plain day: no birth is later. */
    today: formatCivilDate(here.today),
    /** The default for births without their own place. */
    home: homeClockOf(draft, zone),
    busy,
    start,
    takePhotos,
    hasPhotos: houseImages > 0 || info.hasUploadedImages,
    started,
    /** The heading of the form: the first error, once the person has tried to continue. */
    summary: started ? errors[0] : undefined,
    errors,
    setPlace: (location: Location, suggestName: (named: string) => string) =>
      change(current => withPlace(current, location, suggestName)),
    typePlace: (typed: TypedPlace) => change(current => withTypedPlace(current, typed), 'coordinates'),
    setPlaceName: (locationName: string) => change(current => ({ ...current, locationName }), 'place name'),
    /** Returns the new resident's id. */
    addResident: () => {
      change(current => withNewResident(current, clock.now()));
      return latest().residents.at(-1)?.id ?? '';
    },
    changeResident: (id: string, next: ResidentChange) =>
      change(current => withResident(current, id, next, zone), residentFieldId(id, Object.keys(next).join())),
    changeLunar: (id: string, entry: LunarEntry) =>
      change(current => withLunar(current, id, entry, zone), residentFieldId(id, 'lunar')),
    lunarErrorOf: (id: string) => findLunarError(draft.lunar[id]),
    /** Returns an undo that restores the resident to the same position. */
    removeResident: (id: string) => {
      const before = latest();
      change(current => withoutResident(current, id));
      return () => change(current => withResidentBack(current, before, id));
    },
    /** A field that was left may show its error. */
    leaveField: (fieldId: string) => {
      leaveField();
      setLeft(fields => new Set(fields).add(fieldId));
    },
  };
}

export type UserInfoForm = ReturnType<typeof useUserInfo>;
