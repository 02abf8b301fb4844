/** The cost limit for reading one answer. Beyond it the rest is shown as written. */
export interface Budget {
  /** Counts work: about one step for each character read. */
  step(count?: number): void;
  /** Counts something drawn as this many elements of the page. */
  count<T>(node: T, elements?: number): T;
  isSpent(): boolean;
  readonly steps: () => number;
}

export function createBudget(nodes: number): Budget {
  let steps = 0;
  let left = nodes;
  return {
    step(count = 1) {
      steps += count;
    },
    count(node, elements = 1) {
      left -= elements;
      return node;
    },
    isSpent: () => left <= 0,
    steps: () => steps,
  };
}
