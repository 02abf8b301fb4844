import type { Direction, MeasuredBearing } from '@app/fengshui';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

/** A field of the nine-palace plan: a direction, or the centre. */
export type PalaceName = Direction | 'C';

/** What the person has said about the house, as they said it. */
export interface HouseFacts {
  /** As measured, with the north it was measured from; undefined until they have. */
  readonly facing?: MeasuredBearing | undefined;
  /** Year of completion. */
  readonly completedIn?: number | undefined;
}

export interface HomeSlice {
  /** Bearing the house faces, degrees from true north, clockwise. */
  readonly facing: number;
  /** Where the person put each photo on the plan, by photo id. */
  readonly palaceOfPhoto: Readonly<Record<string, PalaceName>>;
  readonly houseFacts: HouseFacts;
  /** `facing` is the same bearing from true north. */
  readonly setHouseFacts: (facts: HouseFacts, facing: number) => void;
  /** Reads again what is kept, after an import or another tab wrote it. */
  readonly rereadHome: () => void;
  /** Puts a photo into a palace; undefined takes it off the plan. */
  readonly placePhoto: (photoId: string, palace: PalaceName | undefined) => void;
  /** All of it at once, as when a sample home comes or goes. */
  readonly setHome: (home: KeptHome) => void;
  /** What the sample home stands in for, as its own code wrote it down; undefined while there is no sample. */
  readonly sample: string | undefined;
  /** False when what it writes over could not be read nor set aside: then nothing is written. */
  readonly keepSample: (sample: string | undefined) => boolean;
}

export interface KeptHome {
  readonly facing: number;
  readonly houseFacts: HouseFacts;
  readonly palaceOfPhoto: Readonly<Record<string, PalaceName>>;
}

const KEY = 'home';
const SAMPLE_KEY = 'sample-home';
/** South: how most courtyard houses stand, until the person says otherwise. */
const DEFAULT_FACING = 180;
const PALACES: readonly PalaceName[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'C'];

export const createHomeSlice =
  ({ clock, profiles, texts }: Ports): Slice<HomeSlice> =>
  (set, get) => {
    const setAside = (raw: string) => profiles.setAside([{ source: 'home', part: 'all', raw }], clock.now());
    /** Takes a copy of what the next write would leave out. False when that was refused. */
    const setUnreadableAside = (): boolean => {
      const raw = texts.read(KEY);
      const isSafe = raw === undefined || contains(parseHome(raw), parseObject(raw));
      return isSafe || setAside(raw);
    };
    const readHome = (): KeptHome => {
      setUnreadableAside();
      return parseHome(texts.read(KEY));
    };
    const keep = (change: Partial<KeptHome>) => {
      set(change);
      if (!setUnreadableAside()) return;
      const { facing, houseFacts, palaceOfPhoto } = get();
      // All of it is written at once: a tab that did not hear of this change would write the old home back.
      texts.write(KEY, JSON.stringify({ facing, houseFacts, palaceOfPhoto } satisfies KeptHome));
    };
    return {
      ...readHome(),
      rereadHome: () => set({ ...readHome(), sample: texts.read(SAMPLE_KEY) }),
      setHouseFacts: (houseFacts, facing) => keep({ houseFacts, facing: ((facing % 360) + 360) % 360 }),
      placePhoto: (photoId, palace) => {
        const { [photoId]: _, ...others } = get().palaceOfPhoto;
        keep({ palaceOfPhoto: palace ? { ...others, [photoId]: palace } : others });
      },
      setHome: keep,
      sample: texts.read(SAMPLE_KEY),
      keepSample: sample => {
        const raw = texts.read(SAMPLE_KEY);
        // It holds the person's own home, of which there is no other copy.
        if (raw !== undefined && !parseObject(raw) && !setAside(raw)) return false;
        set({ sample });
        if (sample === undefined) texts.remove(SAMPLE_KEY);
        else texts.write(SAMPLE_KEY, sample);
        return true;
      },
    };
  };

/** What was kept, field by field; whatever is not as it should be gets its default. */
export function parseHome(text: string | undefined): KeptHome {
  const { facing, houseFacts, palaceOfPhoto } = parseObject(text) ?? {};
  return {
    facing: isBearing(facing) ? facing : DEFAULT_FACING,
    houseFacts: parseFacts(isRecord(houseFacts) ? houseFacts : {}),
    palaceOfPhoto: Object.fromEntries(
      Object.entries(isRecord(palaceOfPhoto) ? palaceOfPhoto : {}).flatMap(([id, name]) => {
        const palace = PALACES.find(each => each === name);
        return palace ? [[id, palace]] : [];
      }),
    ),
  };
}

function parseFacts({ facing, completedIn }: Record<string, unknown>): HouseFacts {
  const measured = isRecord(facing) ? facing : {};
  const { degrees, north } = measured;
  return {
    ...(isBearing(degrees) && (north === 'true' || north === 'magnetic')
      ? { facing: { degrees, north } }
      : {}),
    ...(typeof completedIn === 'number' && Number.isInteger(completedIn) ? { completedIn } : {}),
  };
}

const isBearing = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 360;

function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether everything in `part` stands in `whole` as well. */
const contains = (whole: unknown, part: unknown): boolean =>
  isRecord(part)
    ? isRecord(whole) && Object.entries(part).every(([key, value]) => contains(whole[key], value))
    : whole === part;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
