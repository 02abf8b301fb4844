import { findCity, type HouseFacts, isReadWhole, parseCity, parseHome, readBirth } from '@app/home';
import { degrees, err, ok, parseObject, type Result } from '@app/kernel';
import { parsePlan } from '@app/plan';
import { parseResidents, type Resident } from '@app/session';
import type { KnownHome } from '@app/tools';

export interface HomeFileProblem {
  readonly code: 'mcp/home-unreadable';
  /** The part with the problem. */
  readonly at: 'file' | 'city' | 'facing' | 'completedIn' | 'residents' | 'plan';
}

interface HomeFile {
  readonly city?: unknown;
  readonly facing?: unknown;
  readonly completedIn?: unknown;
  readonly residents?: unknown;
  readonly plan?: unknown;
}

/** A home in one JSON file, for a command without an app around it. Anything missing is unknown. */
export function readHomeFile(text: string): Result<KnownHome, HomeFileProblem> {
  const file: HomeFile | undefined = parseObject(text);
  if (!file) return err({ code: 'mcp/home-unreadable', at: 'file' });
  const city = typeof file.city === 'string' ? (findCity(file.city) ?? parseCity(file.city)) : undefined;
  if (file.city !== undefined && !city) return err({ code: 'mcp/home-unreadable', at: 'city' });
  const plan = file.plan === undefined ? undefined : parsePlan(file.plan);
  if (plan && !plan.ok) return err({ code: 'mcp/home-unreadable', at: 'plan' });
  const { facing, completedIn } = file;
  // Data the app would set aside is a mistake in the file here, and is reported to its owner.
  for (const [at, value] of Object.entries({ facing, completedIn })) {
    if (!isReadWhole(JSON.stringify({ houseFacts: { [at]: value } }))) {
      return err({ code: 'mcp/home-unreadable', at: at as 'facing' | 'completedIn' }); // its own keys
    }
  }
  const residents = readResidents(file.residents);
  if (!residents) return err({ code: 'mcp/home-unreadable', at: 'residents' });
  const houseFacts: HouseFacts = parseHome(
    JSON.stringify({ houseFacts: { facing, completedIn } }),
  ).houseFacts;
  return ok({
    ...(city
      ? {
          place: { latitude: degrees(city.location.lat), longitude: degrees(city.location.lng) },
          placeName: city.name.zh,
        }
      : {}),
    houseFacts,
    residents,
    ...(plan ? { plan: plan.value } : {}),
  });
}

/** Undefined when anything in the list would be left out or read differently. */
function readResidents(list: unknown = []): readonly Resident[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const { residents, setAside } = parseResidents(list);
  const isWhole = residents.every((resident, at) => {
    const read: Readonly<Record<string, unknown>> = { ...resident };
    const given = Object.entries(list[at] as object).filter(([name]) => name !== 'id'); // it was read above
    return (
      given.every(([name, value]) => value === read[name] || (value === false && read[name] === undefined)) &&
      isBirthRead(resident)
    );
  });
  return setAside === undefined && isWhole ? residents : undefined;
}

/** A birth may lack its day or its time, but what is given must be valid. */
function isBirthRead(resident: Resident): boolean {
  const birth = readBirth(resident, { place: undefined, zone: 'UTC' });
  if (!birth.ok) return birth.error.code === 'home/no-birth-date';
  return birth.value.time !== undefined || resident.birthTime.trim() === '';
}
