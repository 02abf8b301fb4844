import { parseUserInfo, toEmailKey, toStored, type UserInfo } from '@app/session';
import { type KeptHome, parseHome } from '../../store/homeSlice';

/** What the sample stands in for, so that all of it comes back. */
export interface Before {
  /** Undefined once it has been brought back, while others who signed in still have a profile to come. */
  readonly home: KeptHome | undefined;
  /** Photos that belong to the sample. */
  readonly photoIds: readonly string[];
  /** By `personKey`: another person may sign in on the same device while the sample stands. */
  readonly people: Readonly<Record<string, BeforePerson>>;
}
interface BeforePerson {
  readonly info: UserInfo;
  readonly houseImages: number;
}

export const personKey = ({ email, name }: UserInfo): string => toEmailKey(email ?? name);

export function formatBefore({ home, photoIds, people }: Before): string {
  const stored = Object.entries(people).map(([key, { info, houseImages }]) => [
    key,
    { info: toStored(info), houseImages },
  ]);
  return JSON.stringify({ home: home && JSON.stringify(home), photoIds, people: Object.fromEntries(stored) });
}

/** Reads what `formatBefore` wrote, part by part: whatever cannot be read counts as nothing. */
export function parseBefore(text: string | undefined): Before {
  const kept = parseRecord(text);
  const { home, photoIds, people } = kept;
  return {
    home: typeof home === 'string' ? parseHome(home) : undefined,
    photoIds: Array.isArray(photoIds) ? photoIds.filter(id => typeof id === 'string') : [],
    people: Object.fromEntries(
      Object.entries(isRecord(people) ? people : {}).flatMap(([key, person]) => {
        const parsed = isRecord(person) ? parseUserInfo(person['info']) : undefined;
        const images = isRecord(person) ? Number(person['houseImages']) : 0;
        return parsed ? [[key, { info: parsed.info, houseImages: images || 0 }]] : [];
      }),
    ),
  };
}

/** Whether this person sees anything of the sample: its house and photos stand for everyone on the device. */
export const standsFor = ({ home, people }: Before, info: UserInfo | undefined): boolean =>
  home !== undefined || (info !== undefined && personKey(info) in people);

function parseRecord(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
