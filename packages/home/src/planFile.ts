import { err, ok, type Result } from '@app/kernel';
import { type PlanError, readPlan } from '@app/plan';
import { type ImportCode, type Imported, planOfSweetHome } from '@app/plan/import';
import { type ReadPart, readDirectory, readEntry } from '@app/records/archive';

/** Why a file is no plan, and where in it that is known: a path such as `floors.0.rooms.3.ring`, or a floor and ids. */
export interface PlanFileError {
  readonly code: PlanError['code'] | ImportCode | 'import/old-home';
  readonly at?: string;
}

/** Bytes: a file of our own beyond this is not a plan, and is not even read. */
const LARGEST_TEXT = 4_000_000;
/** Bytes of the one entry that is unpacked of a home. */
const LARGEST_HOME = 20_000_000;
/** Where the program writes a home as XML, since its version 5.3; before it there was only `Home`, a Java object. */
const XML = 'Home.xml';
const OLD = 'Home';

/** A file as it is read: in parts, so that nothing of its pictures and models comes into memory. */
export interface PlanFile {
  readonly size: number;
  readonly read: ReadPart;
  /** UTF-8 to text: what `new TextDecoder()` does. */
  readonly decode: (bytes: Uint8Array) => string;
}

/** R395: a plan of a file that may be anything: our own JSON, or a home of Sweet Home 3D, of which one entry is read. */
export async function readPlanFile(file: PlanFile): Promise<Result<Imported, PlanFileError>> {
  const { size, read, decode } = file;
  const start = await read(0, 2);
  if (start[0] === 0x50 && start[1] === 0x4b) return readHome(file);
  if (size > LARGEST_TEXT) return err({ code: 'plan/too-large' });
  const plan = readPlan(decode(await read(0, size)));
  return plan.ok ? ok({ plan: plan.value, leftOut: 0, cut: [] }) : err(plan.error);
}

async function readHome({ size, read, decode }: PlanFile): Promise<Result<Imported, PlanFileError>> {
  const entries = await readDirectory(size, read);
  const xml = entries?.get(XML);
  if (!xml) return err({ code: entries?.has(OLD) ? 'import/old-home' : 'import/no-home' });
  if (xml.size > LARGEST_HOME) return err({ code: 'import/too-large' });
  const bytes = await readEntry(xml, read);
  return bytes ? planOfSweetHome(decode(bytes)) : err({ code: 'import/no-home' });
}
