import type { Field } from '../field/field';

/** Opacity of a bubble while another one is raised, before its depth counts. */
export const DIMMED = 0.42;
/** Milliseconds in which a change of emphasis is two thirds done. */
const EASE_MS = 90;

/** Opacity by depth: far bubbles are fainter. 1 at the near plane, 0.6 at the far one. */
const depthOpacity = (scale: number): number => 0.6 + 0.4 * Math.min(1, Math.max(0, (scale - 0.8) / 0.53));

export interface Emphasis {
  /**
   * R131: opacity of each bubble, 0 to 1: fainter with depth and, eased, while another one is raised or when it is not
   * shown. `lifted` is an index, or -1; `elapsed` is in milliseconds and counts only while the water flows. Each call
   * writes into the same array, as long as no bubbles are added.
   */
  readonly opacities: (field: Field, lifted: number, elapsed: number, flowing: boolean) => Float32Array;
}

/**
 * The brightness of each bubble while one of them is raised; eased, to avoid flicker.
 *
 * @example
 * const field = createField({ capacity: 1 });
 * field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * createEmphasis().opacities(field, -1, 16, true).length; // 1
 */
export function createEmphasis(): Emphasis {
  let eased = new Float32Array(0);
  let opacity = new Float32Array(0);
  return {
    opacities({ count, columns }, lifted, elapsed, flowing) {
      const { scale, shown } = columns;
      if (eased.length < count) {
        eased = new Float32Array(count).fill(1);
        opacity = new Float32Array(count);
      }
      // Still water has no frames to ease over.
      const part = flowing ? 1 - Math.exp(-elapsed / EASE_MS) : 1;
      for (let i = 0; i < count; i++) {
        const goal = shown[i] === 0 || (lifted >= 0 && i !== lifted) ? DIMMED : 1;
        const before = eased[i] ?? 1;
        const now = before + (goal - before) * part;
        eased[i] = now;
        opacity[i] = i === lifted ? 1 : depthOpacity(scale[i] ?? 1) * now;
      }
      return opacity;
    },
  };
}
