/** Names one bubble of a field for its lifetime, whatever its index. Never reused. */
export type BubbleHandle = number & { readonly __brand?: 'BubbleHandle' };

/** Maximum capacity of a field: a handle holds its slot in 20 bits and its generation above them. */
export const MAX_CAPACITY = 2 ** 20;

export interface Handles {
  readonly count: number;
  add(): BubbleHandle;
  /** Frees the handle. The last bubble takes its index. -1 for an unknown handle. */
  remove(handle: BubbleHandle): number;
  indexOf(handle: BubbleHandle): number;
  at(index: number): BubbleHandle;
  clear(): void;
}

export function createHandles(capacity: number): Handles {
  const indexOfSlot = new Int32Array(capacity);
  const slotAt = new Int32Array(capacity);
  const generation = new Uint32Array(capacity);
  // Slots from `count` on in `slotAt` are the free ones.
  for (let slot = 0; slot < capacity; slot++) slotAt[slot] = slot;
  let count = 0;

  const at = (index: number): BubbleHandle => {
    if (!(Number.isInteger(index) && index >= 0 && index < count)) return -1;
    const slot = slotAt[index] ?? 0;
    return slot + (generation[slot] ?? 0) * MAX_CAPACITY;
  };
  const indexOf = (handle: BubbleHandle): number => {
    if (!(Number.isInteger(handle) && handle >= 0)) return -1;
    const slot = handle % MAX_CAPACITY;
    const index = indexOfSlot[slot] ?? -1;
    return index >= 0 && index < count && at(index) === handle ? index : -1;
  };
  return {
    get count() {
      return count;
    },
    add() {
      const slot = slotAt[count]!;
      indexOfSlot[slot] = count;
      count++;
      return at(count - 1);
    },
    remove(handle) {
      const index = indexOf(handle);
      if (index < 0) return -1;
      const slot = slotAt[index]!;
      const last = slotAt[count - 1]!;
      slotAt[index] = last;
      indexOfSlot[last] = index;
      slotAt[count - 1] = slot;
      generation[slot]!++;
      count--;
      return index;
    },
    indexOf,
    at,
    clear() {
      for (let index = 0; index < count; index++) generation[slotAt[index]!]!++;
      count = 0;
    },
  };
}
