import { type Millis, ok, type Result } from '@app/kernel';
import type { StoreRow } from '@app/records';
import { type ArchiveRefusal, inBatches, type OpenedArchive } from '@app/records/archive';
import { createWorkshop, type WorkFailure, type Workshop } from '../workshop/workshop';
import type { ArchiveJobs } from './jobs';

/** Packs and opens archives off the page. Both reject on failure; the `cause` is a `WorkFailure`. */
export interface ArchiveDesk {
  pack(rows: readonly StoreRow[], madeAt: Millis, passphrase?: string): Promise<Blob>;
  open(file: Blob, passphrase?: string): Promise<Result<OpenedArchive, ArchiveRefusal>>;
}

interface Bench {
  readonly jobs: Workshop<ArchiveJobs>;
  close(): void;
}

/** Gigabytes of media are read and hashed; anything longer than this is hung. */
const TIMEOUT_MS = { add: 60_000, pack: 600_000, open: 600_000, next: 60_000 } as const;

const startInWorker = (): Bench =>
  createWorkshop<ArchiveJobs>(
    () => new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module', name: 'archive' }),
    TIMEOUT_MS,
  );

/** R212: in a separate worker for each archive. Rows are passed in batches. */
export function createArchiveDesk(start: () => Bench = startInWorker): ArchiveDesk {
  const during = async <Value>(work: (jobs: Bench['jobs']) => Promise<Value>): Promise<Value> => {
    const bench = start();
    try {
      return await work(bench.jobs);
    } finally {
      bench.close();
    }
  };
  return {
    pack: (rows, madeAt, passphrase) =>
      during(async jobs => {
        for (const batch of inBatches(rows)) done(await jobs.add(batch));
        return done(await jobs.pack(madeAt, passphrase));
      }),
    open: (file, passphrase) =>
      during(async jobs => {
        const opened = done(await jobs.open(file, passphrase));
        if (!opened.ok) return opened;
        const rows: StoreRow[] = [];
        for (;;) {
          const batch = done(await jobs.next());
          if (batch.length === 0) return ok({ ...opened.value, rows });
          rows.push(...batch);
        }
      }),
  };
}

function done<Value>(result: Result<Value, WorkFailure>): Value {
  if (!result.ok) throw new Error('the archive’s worker failed', { cause: result.error });
  return result.value;
}
