import type { Span } from '../bytes';

/** Zeroes, in place, everything in the ranges outside the spans to keep. */
export function blankOutside(file: Uint8Array, stretches: readonly Span[], kept: readonly Span[]): void {
  const keep = merge(kept);
  let next = 0;
  for (const { from, to } of merge(stretches)) {
    let at = from;
    while ((keep[next]?.to ?? to) <= at) next += 1;
    for (let span = keep[next]; span && span.from < to; span = keep[next]) {
      if (span.from > at) file.fill(0, at, span.from);
      at = Math.max(at, span.to);
      if (at >= to) break; // it may extend into the next range
      next += 1;
    }
    if (at < to) file.fill(0, at, to);
  }
}

/** Sorted, without empty ones, and with touching ones merged: a film of a hundred thousand samples is scanned once. */
function merge(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to)
      merged.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else merged.push(span);
  }
  return merged;
}
