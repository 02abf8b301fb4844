/** The only place that makes object URLs. Each blob has one URL, revoked when its last holder releases it. */
export interface ObjectUrls {
  /** Borrows the blob's URL; return it with `release`. */
  acquire(blob: Blob): string;
  release(blob: Blob): void;
  /** Live URLs; 0 without holders. */
  readonly live: number;
}

export function createObjectUrls(
  url: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL,
): ObjectUrls {
  const held = new Map<Blob, { readonly href: string; holders: number }>();
  return {
    acquire(blob) {
      const entry = held.get(blob) ?? { href: url.createObjectURL(blob), holders: 0 };
      entry.holders += 1;
      held.set(blob, entry);
      return entry.href;
    },
    release(blob) {
      const entry = held.get(blob);
      if (!entry) return;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      held.delete(blob);
      url.revokeObjectURL(entry.href);
    },
    get live() {
      return held.size;
    },
  };
}
