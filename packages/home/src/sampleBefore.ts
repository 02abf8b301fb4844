import { isRecord, parseObject } from '@app/kernel';
import { parseUserInfo, toEmailKey, toStored, type UserInfo } from '@app/session';
import { formatHome, parseHome, type StoredHome } from './storedHome';

/** Everything behind the sample, to be restored completely. */
export interface SampleBefore {
  /** Undefined once restored, while others who signed in still have a profile to restore. */
  readonly home: StoredHome | undefined;
  /**
   * The stored floor plan: the person's own, if there was one, and the sample's that replaced it. Missing if none was
   * brought.
   */
  readonly plan?:
    | {
        readonly own: string | undefined;
        readonly sample: string;
        /** R809: how the picture under the own one lies, if there is one. */
        readonly tracing?: string | undefined;
      }
    | undefined;
  /** Photos that belong to the sample. */
  readonly photoIds: readonly string[];
  /** R968: its records; missing if none were brought. */
  readonly recordIds?: readonly string[] | undefined;
  /** By `personKey`: another person may sign in on the same device while the sample is shown. */
  readonly people: Readonly<Record<string, PersonBefore>>;
}
interface PersonBefore {
  readonly info: UserInfo;
  readonly houseImages: number;
}

export const personKey = ({ email, name }: UserInfo): string => toEmailKey(email ?? name);

export function formatSampleBefore({ home, plan, photoIds, recordIds, people }: SampleBefore): string {
  const stored = Object.entries(people).map(([key, { info, houseImages }]) => [
    key,
    { info: toStored(info), houseImages },
  ]);
  return JSON.stringify({
    home: home && formatHome(home),
    plan,
    photoIds,
    recordIds,
    people: Object.fromEntries(stored),
  });
}

/** Reads the result of `formatSampleBefore`, part by part: unreadable parts are dropped. */
export function parseSampleBefore(text: string | undefined): SampleBefore {
  const { home, plan, photoIds, recordIds, people } = parseObject(text) ?? {};
  return {
    home: typeof home === 'string' ? parseHome(home) : undefined,
    ...parsePlans(plan),
    photoIds: textsIn(photoIds) ?? [],
    ...(Array.isArray(recordIds) && { recordIds: textsIn(recordIds) }),
    people: Object.fromEntries(
      Object.entries(isRecord(people) ? people : {}).flatMap(([key, person]) => {
        const parsed = isRecord(person) ? parseUserInfo(person['info']) : undefined;
        const images = isRecord(person) ? Number(person['houseImages']) : 0;
        return parsed ? [[key, { info: parsed.info, houseImages: images || 0 }]] : [];
      }),
    ),
  };
}

const textsIn = (list: unknown): readonly string[] | undefined =>
  Array.isArray(list) ? list.filter(each => typeof each === 'string') : undefined;

function parsePlans(plan: unknown): Pick<SampleBefore, 'plan'> {
  if (!isRecord(plan) || typeof plan['sample'] !== 'string') return {};
  const { own, sample, tracing } = plan;
  return {
    plan: {
      own: typeof own === 'string' ? own : undefined,
      sample,
      ...(typeof tracing === 'string' && { tracing }),
    },
  };
}

/**
 * The plan that remains after the sample: the own one is restored, and drawings made on the sample's stay if there was
 * none. `setAside` is a drawing that has to make room.
 */
export function planAfterSample(
  plans: SampleBefore['plan'],
  now: string | undefined,
): { readonly plan: string | undefined; readonly setAside?: string } {
  if (!plans) return { plan: now };
  if (now === undefined || now === plans.sample) return { plan: plans.own };
  return plans.own === undefined ? { plan: now } : { plan: plans.own, setAside: now };
}

/** Whether this person sees the sample: its house and photos are there for everyone on the device. */
export const isSampleOf = ({ home, people }: SampleBefore, info: UserInfo | undefined): boolean =>
  home !== undefined || (info !== undefined && personKey(info) in people);
