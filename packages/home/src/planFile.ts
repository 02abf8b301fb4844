import { err, ok, parseObject, type Result } from '@app/kernel';
import { type Plan, type PlanError, readPlan, writePlan } from '@app/plan';
import { type ImportCode, planOfSweetHome } from '@app/plan/import';
import { type ReadPart, readDirectory, readEntry } from '@app/records/archive';
import type { MeasuredFacing } from './houseFacts';
import { readFacing } from './storedHome';

/** Why a file is not a plan, and where, if known: a path such as `floors.0.rooms.3.ring`, or a floor and ids. */
export interface PlanFileError {
  readonly code: PlanError['code'] | ImportCode | 'import/old-home';
  readonly at?: string;
}

/** What is not on the plan as it is in the file. */
export type PlanFileNote =
  /** Rooms, openings and items without a place on a plan. */
  | { readonly about: 'leftOut'; readonly count: number }
  /** A name of which a plan stores only the beginning. */
  | { readonly about: 'cutName'; readonly name: string }
  /** Front doors; a plan has one of them. */
  | { readonly about: 'frontDoors'; readonly count: number };

export interface PlanOfFile {
  readonly plan: Plan;
  /** R862: missing from a file of a home that was not measured, and of another program. */
  readonly facing?: MeasuredFacing;
  readonly notes: readonly PlanFileNote[];
}

/** Bytes: a larger file of our own is not a plan, and is not even read. */
const LARGEST_TEXT = 4_000_000;
/** Unpacked bytes of the one entry read from a home. */
const LARGEST_HOME = 20_000_000;
/** Where the program writes a home as XML, since its version 5.3; before that there was only `Home`, a Java object. */
const XML = 'Home.xml';
const OLD = 'Home';

/** A file read in parts, so its pictures and models never enter memory. */
export interface PlanFile {
  readonly size: number;
  readonly read: ReadPart;
  /** Decodes UTF-8, as `new TextDecoder()` does. */
  readonly decode: (bytes: Uint8Array) => string;
}

/** R395: a plan from any file: our own JSON, or a home of Sweet Home 3D, of which one entry is read. */
export async function readPlanFile(file: PlanFile): Promise<Result<PlanOfFile, PlanFileError>> {
  const { size, read, decode } = file;
  const start = await read(0, 2);
  if (start[0] === 0x50 && start[1] === 0x4b) return readHome(file);
  if (size > LARGEST_TEXT) return err({ code: 'plan/too-large' });
  const text = decode(await read(0, size));
  const plan = readPlan(text);
  if (!plan.ok) return err(plan.error);
  const facing = readFacing(parseObject(text)?.[MEASURED]);
  return ok({ plan: plan.value, ...(facing && { facing }), notes: [] });
}

/** Beside the fields of a plan, which leaves out what it does not know. */
const MEASURED = 'measured';

/**
 * R862: the text of a plan file, with the measured facing of its home: without it, the plan would lie by the north it was
 * drawn with.
 */
export const writePlanFile = (plan: Plan, facing: MeasuredFacing | undefined): string =>
  facing ? JSON.stringify({ ...plan, [MEASURED]: facing }) : writePlan(plan);

/** A part of a plan in a file, as a person counts: from 1. */
export interface PlaceInFile {
  readonly kind: 'floor' | 'rooms' | 'openings' | 'items';
  readonly floor: number;
  /** Of a room, an opening or a thing; of the floor itself otherwise. */
  readonly number: number;
}

/**
 * R938: the part of a plan that a refusal of its file is about; undefined where it is no part a person knows.
 *
 * @example
 * placeInFile('floors.0.rooms.3.ring.0'); // { kind: 'rooms', floor: 1, number: 4 }
 */
export function placeInFile(at: string | undefined): PlaceInFile | undefined {
  const [, floor, kind, number] =
    /^floors\.(\d{1,3})(?:\.(rooms|openings|items)\.(\d{1,5}))?(?:\.|$)/.exec(at ?? '') ?? [];
  if (floor === undefined) return undefined;
  const on = { floor: Number(floor) + 1 };
  return kind === undefined
    ? { kind: 'floor', ...on, number: on.floor }
    : { kind: kind as 'rooms' | 'openings' | 'items', ...on, number: Number(number) + 1 };
}

async function readHome({ size, read, decode }: PlanFile): Promise<Result<PlanOfFile, PlanFileError>> {
  const entries = await readDirectory(size, read);
  const xml = entries?.get(XML);
  if (!xml) return err({ code: entries?.has(OLD) ? 'import/old-home' : 'import/no-home' });
  if (Math.max(xml.size, xml.packed) > LARGEST_HOME) return err({ code: 'plan/too-large' });
  const bytes = await readEntry(xml, read);
  const home = bytes ? planOfSweetHome(decode(bytes)) : err({ code: 'import/no-home' } as const);
  if (!home.ok) return home;
  const { plan, leftOut, cut, frontDoors } = home.value;
  const notes: PlanFileNote[] = cut.map(name => ({ about: 'cutName', name }));
  if (leftOut > 0) notes.unshift({ about: 'leftOut', count: leftOut });
  if (frontDoors > 1) notes.push({ about: 'frontDoors', count: frontDoors });
  return ok({ plan, notes });
}
