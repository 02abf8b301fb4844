import { millis } from '@app/kernel';
import type { StoreRow } from '@app/records';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WHOLE } from '../../../../../scripts/testing/whole';
import type { WorkRequest, WorkResponse } from '../workshop/workshop';
import { createArchiveDesk } from './archiveDesk';
import { createArchiveJobs } from './jobs';

/** Messages are copied, as between a page and a worker; the number of rows per message is recorded. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly jobs: Record<PropertyKey, (...args: never[]) => unknown> = createArchiveJobs();
  readonly rowsAtOnce: number[] = [];
  isOver = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  async postMessage(request: WorkRequest): Promise<void> {
    const { id, job, args } = request;
    if (job === 'add') this.rowsAtOnce.push((args[0] as readonly unknown[]).length);
    const value = await this.jobs[job]?.(...(args as never[]));
    if (job === 'next') this.rowsAtOnce.push((value as readonly unknown[]).length);
    const data: WorkResponse = { id, ok: true, value };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isOver = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWorker.all.length = 0;
});

const page = (id: number) =>
  String.fromCharCode(...Array.from({ length: 1000 }, (_, at) => 0x4e00 + ((id * 31 + at * at) % 5000)));
/** A person's records of a page each: 2,500, which are several batches, or 10,000 with `WHOLE=1`. */
const ROWS: readonly StoreRow[] = Array.from({ length: WHOLE ? 10_000 : 2500 }, (_, id) => ({
  store: 'records',
  row: { id: String(id), type: 'text', text: page(id), timestamp: id, schema: 1 },
}));

describe('archives', () => {
  it('[R212] are packed and opened in a worker, rows in batches, and the worker ends', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const desk = createArchiveDesk();
    const file = await desk.pack(ROWS, millis(5));
    const opened = await desk.open(file);
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value).toMatchObject({ version: 2, madeAt: 5, damaged: 0 });
    expect(opened.value.rows).toEqual(ROWS);
    expect(FakeWorker.all).toHaveLength(2);
    for (const worker of FakeWorker.all) {
      expect(Math.max(...worker.rowsAtOnce)).toBeLessThan(1000);
      expect(worker.isOver).toBe(true);
    }
  }, 30_000);

  it('[R212] report what a worker refused', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const refused = await createArchiveDesk().open(new Blob(['hello']));
    expect(refused).toEqual({ ok: false, error: { code: 'storage/import-unreadable' } });
  });

  // HTML, "run a worker": a failed fetch of code is an event without a message, a later failure an ErrorEvent.
  it.each([
    { what: 'breaks', event: new ErrorEvent('error', { message: 'boom' }), cause: 'unreadable' },
    {
      what: 'has code that no longer exists, as after an update',
      event: new Event('error'),
      cause: 'missing',
    },
  ])('[R247] reject when the worker $what, and say which', async ({ event, cause }) => {
    class Broken extends FakeWorker {
      override async postMessage(): Promise<void> {
        this.dispatchEvent(event);
      }
    }
    vi.stubGlobal('Worker', Broken);
    await expect(createArchiveDesk().open(new Blob(['hello']))).rejects.toMatchObject({ cause });
    expect(FakeWorker.all[0]?.isOver).toBe(true);
  });
});
