import { DIMMED, type DreamPicture, depthOpacity, EASE_MS } from './picture';

export interface Emphasis {
  /**
   * Opacity of each bubble, 0 to 1: fainter with depth and, eased, while another one is lifted (R131). Written anew by
   * each call into the same array, as long as no more bubbles come.
   */
  readonly opacities: (picture: DreamPicture, lifted: number, elapsed: number) => Float32Array;
}

export function createEmphasis(): Emphasis {
  let eased = new Float32Array(0);
  let opacity = new Float32Array(0);
  return {
    opacities({ field, flowing }, lifted, elapsed) {
      const { count, columns } = field;
      const { scale, shown } = columns;
      if (eased.length < count) {
        eased = new Float32Array(count).fill(1);
        opacity = new Float32Array(count);
      }
      // While the water stands still there are no frames to ease over.
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
