interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Time its thread worked on it, microseconds. */
  readonly tdur?: number;
}

/** The longest task on page threads, by the time its thread worked on it, ms. */
export function longestTask(trace: Buffer): number {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const onPage = new Set(pages.map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && onPage.has(`${pid} ${tid}`))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
