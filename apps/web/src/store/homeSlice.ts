import type { Direction } from '@app/fengshui';
import type { TextStore } from '../adapters/textStore';
import type { Slice } from './slice';

/** A field of the nine-palace plan: a direction, or the centre. */
export type PalaceName = Direction | 'C';

export interface HomeSlice {
  /** Bearing the house faces, degrees from true north, clockwise. */
  readonly facing: number;
  /** Where the person put each photo on the plan, by photo id. */
  readonly palaceOfPhoto: Readonly<Record<string, PalaceName>>;
  readonly setFacing: (degrees: number) => void;
  /** Puts a photo into a palace; undefined takes it off the plan. */
  readonly placePhoto: (photoId: string, palace: PalaceName | undefined) => void;
}

interface KeptHome {
  readonly facing: number;
  readonly palaceOfPhoto: Readonly<Record<string, PalaceName>>;
}

const KEY = 'home';
/** South: how most courtyard houses stand, until the person says otherwise. */
const DEFAULT_FACING = 180;
const PALACES: readonly PalaceName[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'C'];

export const createHomeSlice =
  ({ texts }: { readonly texts: TextStore }): Slice<HomeSlice> =>
  (set, get) => {
    const keep = (change: Partial<KeptHome>) => {
      set(change);
      const { facing, palaceOfPhoto } = get();
      texts.write(KEY, JSON.stringify({ facing, palaceOfPhoto } satisfies KeptHome));
    };
    return {
      ...parseHome(texts.read(KEY)),
      setFacing: degrees => keep({ facing: ((degrees % 360) + 360) % 360 }),
      placePhoto: (photoId, palace) => {
        const { [photoId]: _, ...others } = get().palaceOfPhoto;
        keep({ palaceOfPhoto: palace ? { ...others, [photoId]: palace } : others });
      },
    };
  };

/** What was kept, field by field; whatever is not as it should be gets its default. */
function parseHome(text: string | undefined): KeptHome {
  const kept = parseObject(text);
  const { facing, palaceOfPhoto } = kept;
  return {
    facing: typeof facing === 'number' && facing >= 0 && facing < 360 ? facing : DEFAULT_FACING,
    palaceOfPhoto: Object.fromEntries(
      Object.entries(isRecord(palaceOfPhoto) ? palaceOfPhoto : {}).flatMap(([id, name]) => {
        const palace = PALACES.find(each => each === name);
        return palace ? [[id, palace]] : [];
      }),
    ),
  };
}

function parseObject(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
