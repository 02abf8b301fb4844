import type { Palace } from '@app/fengshui';
import {
  formatHome,
  type HouseFacts,
  isReadWhole,
  parseHome,
  type RoomOnPlan,
  type StoredHome,
} from '@app/home';
import { parseObject } from '@app/kernel';
import { COURTYARD_KEY } from '@app/session';
import type { Ports } from '../adapters/ports';
import type { HistorySlice } from './historySlice';
import type { Slice } from './slice';

export interface HomeSlice extends StoredHome {
  /** Facts not mentioned stay. */
  readonly setHouseFacts: (change: HouseFacts) => void;
  /** Reads the stored home again, after an import or another tab wrote it. */
  readonly rereadHome: () => void;
  /** Puts a photo into a palace; undefined removes it from the plan. */
  readonly placePhoto: (photoId: string, palace: Palace | undefined) => void;
  /** R396: sets a photo's room on the plan; undefined clears it. */
  readonly putPhotoInRoom: (photoId: string, room: RoomOnPlan | undefined) => void;
  /** All of it at once, as when a sample home is added or removed. */
  readonly setHome: (home: StoredHome) => void;
  /** The person's floor plan as text, unread: its package is loaded only where a plan is shown. */
  readonly plan: string | undefined;
  /** `unreadable` is what it would overwrite: that is set aside first. */
  readonly savePlan: (plan: string | undefined, unreadable?: string) => void;
  /** The home behind the sample, as its own code wrote it; undefined without a sample. */
  readonly sample: string | undefined;
  /** False if what it would overwrite could be neither read nor set aside: then nothing is written. */
  readonly saveSample: (sample: string | undefined) => boolean;
}

const KEY = 'home';
const SAMPLE_KEY = 'sample-home';
const PLAN_KEY = 'plan';

export const createHomeSlice =
  ({
    clock,
    deviceStore,
    profiles,
    textStore,
  }: Ports): Slice<HomeSlice, Pick<HistorySlice, 'changeHome' | 'forgetChanges'>> =>
  (set, get) => {
    const setAside = (raw: string) => profiles.setAside([{ source: 'home', part: 'all', raw }], clock.now());
    /** Copies what the next write would leave out. False if that was refused. */
    const setUnreadableAside = (): boolean => {
      const raw = textStore.read(KEY);
      return raw === undefined || isReadWhole(raw) || setAside(raw);
    };
    const readHome = (): StoredHome => {
      setUnreadableAside();
      return parseHome(textStore.read(KEY));
    };
    // R681: the next page must not begin with the courtyard.
    const tellPlan = (plan: string | undefined) => plan && deviceStore.write(COURTYARD_KEY, 'no');
    const keep = (change: Partial<StoredHome>) => {
      set(change);
      if (!setUnreadableAside()) return;
      // All of it is written at once: a tab unaware of this change would write the old home back.
      textStore.write(KEY, formatHome(get()));
    };
    return {
      ...readHome(),
      rereadHome() {
        if (textStore.read(KEY) !== formatHome(get())) get().forgetChanges();
        const plan = textStore.read(PLAN_KEY);
        tellPlan(plan);
        set({ ...readHome(), plan, sample: textStore.read(SAMPLE_KEY) });
      },
      setHouseFacts: change => void get().changeHome(home => void Object.assign(home.houseFacts, change)),
      placePhoto: (photoId, palace) =>
        void get().changeHome(home => setEntry(home.palaceOfPhoto, photoId, palace)),
      putPhotoInRoom: (photoId, room) =>
        void get().changeHome(home => setEntry(home.roomOfPhoto, photoId, room)),
      setHome: keep,
      plan: textStore.read(PLAN_KEY),
      savePlan: (plan, unreadable) => {
        set({ plan });
        tellPlan(plan);
        if (unreadable !== undefined && !setAside(unreadable)) return;
        if (plan === undefined) deviceStore.remove(COURTYARD_KEY);
        if (plan === undefined) textStore.remove(PLAN_KEY);
        else textStore.write(PLAN_KEY, plan);
      },
      sample: textStore.read(SAMPLE_KEY),
      saveSample: sample => {
        const raw = textStore.read(SAMPLE_KEY);
        // It holds the only copy of the person's own home.
        if (raw !== undefined && !parseObject(raw) && !setAside(raw)) return false;
        get().forgetChanges();
        set({ sample });
        if (sample === undefined) textStore.remove(SAMPLE_KEY);
        else textStore.write(SAMPLE_KEY, sample);
        return true;
      },
    };
  };

function setEntry<Value>(record: Record<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) delete record[key];
  else record[key] = value;
}
