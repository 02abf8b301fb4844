import {
  type HomeClock,
  knownPlaceOf,
  type LunarEntry,
  type ResidentChange,
  readLunarEntry,
  withChange,
} from '@app/home';
import { formatCivilDate } from '@app/kernel';
import {
  addResident,
  decideContinue,
  type Resident,
  removeResident,
  SAVE_DELAY_MS,
  saveProfile,
  type UserInfo,
} from '@app/session';
import { civilDateAt } from '@app/sky';
import { checkResident, isBlank, type Location } from '@app/validation';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePorts } from '../../adapters/ports';
import { useSay } from '../../shared/messages';
import { useSubmission } from '../../shared/useSubmission';
import { warningOf } from '../../store/photosSlice';
import { useApp, useAppStore } from '../../store/store';
import {
  checkDraft,
  DRAFT_KEY,
  type DraftError,
  findLunarError,
  formatDraft,
  parseDraft,
  type TypedPlace,
  toDraft,
  toProfileDraft,
  type UserInfoDraft,
} from './draft';
import { fieldIdOf } from './fieldIds';

/** The profile form of the signed-in person: every change is kept at once, and start-explore saves and leads on. */
export function useUserInfo(info: UserInfo) {
  const { clock, texts } = usePorts();
  const store = useAppStore();
  const navigate = useNavigate();
  const say = useSay();
  const { busy, submit } = useSubmission(SAVE_DELAY_MS);
  const houseImages = useApp(state => state.houseImages);

  const [draft, setDraft] = useState<UserInfoDraft>(() => parseDraft(texts.read(DRAFT_KEY)) ?? toDraft(info));
  // Undo may come after the screen is gone; then the kept text alone takes the change.
  const latest = useRef(draft);
  const change = (next: (draft: UserInfoDraft) => UserInfoDraft) => {
    latest.current = next(latest.current);
    texts.write(DRAFT_KEY, formatDraft(latest.current));
    setDraft(latest.current);
  };
  const changeResidents = (next: (residents: readonly Resident[]) => readonly Resident[]) =>
    change(current => ({ ...current, residents: next(current.residents) }));

  const homeOf = ({ location }: UserInfoDraft): HomeClock => ({
    place: knownPlaceOf({ location }),
    zone: clock.zone(),
  });

  const changed = (current: UserInfoDraft, id: string, next: ResidentChange): readonly Resident[] =>
    current.residents.map(resident =>
      resident.id === id ? withChange(resident, next, homeOf(current)) : resident,
    );

  const [started, setStarted] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const today = civilDateAt(clock.now(), clock.zone());
  const proof = { photoCount: houseImages, hasUploadedImages: info.hasUploadedImages };
  const errors: readonly DraftError[] = started
    ? checkDraft(draft, proof, today)
    : draft.residents.flatMap(resident =>
        checkResident(resident, today).filter(error => left.has(fieldIdOf(error))),
      );

  const start = () => {
    const current = latest.current;
    const found = checkDraft(current, proof, today);
    const profile = toProfileDraft(current, homeOf(current));
    const [first] = found;
    if (first || !profile) {
      // The fields that hold the errors are opened first.
      flushSync(() => setStarted(true));
      if (first) document.getElementById(fieldIdOf(first))?.focus();
      return;
    }
    const saved = saveProfile(info, profile, clock.now());
    if (!submit(() => void navigate({ to: saved.to, replace: true }))) return;
    store.getState().keepInfo(saved.info);
    texts.remove(DRAFT_KEY);
    say(
      saved.leftOut > 0
        ? { code: 'profile/unnamed-left-out', count: saved.leftOut }
        : { code: 'profile/saved' },
    );
    if (store.getState().unsaved) say({ code: 'storage/unavailable' });
  };

  /** A35: photos chosen on another screen and left lying there count from now on, as after "continue". */
  const takePhotos = () => {
    const { photos, session, keepInfo } = store.getState();
    const step = decideContinue(photos.length, session, clock.now());
    if (step.kind !== 'go') return;
    const warning = warningOf(photos);
    if (warning) say(warning);
    keepInfo(step.info);
  };

  return {
    draft,
    /** Plain day: nobody is born after it. */
    today: formatCivilDate(today),
    /** What births without a place of their own are read by. */
    home: homeOf(draft),
    busy,
    start,
    takePhotos,
    hasPhotos: houseImages > 0 || info.hasUploadedImages,
    started,
    /** What heads the form: the first error, once the person has tried to go on. */
    summary: started ? errors[0] : undefined,
    errors,
    setPlace: (location: Location, suggestName: (named: string) => string) =>
      change(current => ({
        ...current,
        location,
        typedPlace: undefined,
        locationName: suggestName(current.locationName),
      })),
    /** Coordinates on their way to a place; both left blank show the place again. */
    typePlace: (typed: TypedPlace) =>
      change(current => ({
        ...current,
        typedPlace: isBlank(typed.lat) && isBlank(typed.lng) ? undefined : typed,
      })),
    setPlaceName: (locationName: string) => change(current => ({ ...current, locationName })),
    /** Returns the new resident's id. */
    addResident: () => {
      changeResidents(residents => addResident(residents, clock.now()));
      return latest.current.residents.at(-1)?.id ?? '';
    },
    changeResident: (id: string, next: ResidentChange) =>
      change(current => ({
        ...current,
        residents: changed(current, id, next),
        // A birth date typed anew answers the lunar date that was begun.
        lunar: next.birthDate === undefined ? current.lunar : without(current.lunar, id),
      })),
    changeLunar: (id: string, entry: LunarEntry) =>
      change(current => {
        const read = readLunarEntry(entry);
        if (!read.ok || read.value === undefined) {
          return { ...current, lunar: { ...current.lunar, [id]: entry } };
        }
        const birthDate = read.value;
        return {
          ...current,
          residents: changed(current, id, { birthDate }),
          lunar: without(current.lunar, id),
        };
      }),
    lunarErrorOf: (id: string) => findLunarError(draft.lunar[id]),
    /** Returns how to bring the resident back to the same place. */
    removeResident: (id: string) => {
      const { residents, lunar } = latest.current;
      const index = residents.findIndex(resident => resident.id === id);
      const removed = residents[index];
      change(current => ({
        ...current,
        residents: removeResident(current.residents, id),
        lunar: without(current.lunar, id),
      }));
      return () => {
        if (!removed || latest.current.residents.some(resident => resident.id === id)) return;
        change(current => ({
          ...current,
          residents: current.residents.toSpliced(index, 0, removed),
          lunar: lunar[id] ? { ...current.lunar, [id]: lunar[id] } : current.lunar,
        }));
      };
    },
    /** A field that was left may show what is wrong in it. */
    leaveField: (fieldId: string) => setLeft(fields => new Set(fields).add(fieldId)),
  };
}

export type UserInfoForm = ReturnType<typeof useUserInfo>;

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
