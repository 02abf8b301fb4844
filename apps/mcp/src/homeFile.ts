import { cityNamed, findCity, type HouseFacts, parseHome } from '@app/home';
import { degrees, err, ok, type Result } from '@app/kernel';
import { parsePlan } from '@app/plan';
import { parseResidents } from '@app/session';
import type { KnownHome } from '@app/tools';

export interface HomeFileProblem {
  readonly code: 'mcp/home-unreadable';
  /** Which part of it. */
  readonly at: 'file' | 'city' | 'plan';
}

interface HomeFile {
  readonly city?: unknown;
  readonly facing?: unknown;
  readonly completedIn?: unknown;
  readonly residents?: unknown;
  readonly plan?: unknown;
}

/** A home in one JSON file, for a command that has no app around it. What is not in it is not known. */
export function readHomeFile(text: string): Result<KnownHome, HomeFileProblem> {
  const file = parse(text);
  if (!file) return err({ code: 'mcp/home-unreadable', at: 'file' });
  const city = typeof file.city === 'string' ? (findCity(file.city) ?? cityNamed(file.city)) : undefined;
  if (file.city !== undefined && !city) return err({ code: 'mcp/home-unreadable', at: 'city' });
  const plan = file.plan === undefined ? undefined : parsePlan(file.plan);
  if (plan && !plan.ok) return err({ code: 'mcp/home-unreadable', at: 'plan' });
  const { facing, completedIn } = file;
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
    residents: parseResidents(JSON.stringify(file.residents ?? [])).residents,
    ...(plan ? { plan: plan.value } : {}),
  });
}

function parse(text: string): HomeFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
