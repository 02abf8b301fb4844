import type { Point } from '@app/plan';
import { createContext, type Ref, useCallback, useContext, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Millimetres of a plan per pixel of its picture at the current zoom, so that overlays keep their size on the screen.
 */
export const PerPixel = createContext(15);

export const usePerPixel = (): number => useContext(PerPixel);

/** Pixels of a drawing on A4 between its margins, and its largest height there, as in planDesk.css: 182 × 150 mm. */
const PAPER: Point = [688, 567];

/** The size of an SVG in pixels, from its layout on, and the ref that holds it; `ref` gets it too. */
export function useShownSize(
  ref: Ref<SVGSVGElement> | undefined,
): readonly [Point | undefined, (svg: SVGSVGElement) => () => void] {
  const [size, setSize] = useState<Point>();
  const hold = useCallback(
    (svg: SVGSVGElement) => {
      const give = (held: SVGSVGElement | null) => {
        if (typeof ref === 'function') ref(held);
        else if (ref) ref.current = held;
      };
      give(svg);
      const measure = () => {
        const { width, height } = svg.getBoundingClientRect();
        if (width > 0 && height > 0) setSize([width, height]);
      };
      // The sheet's own picture is as large as the paper lets it be, which nothing can measure beforehand.
      const forPaper = () => svg.closest('.plan-desk__picture') && flushSync(() => setSize(PAPER));
      measure();
      const watcher = new ResizeObserver(measure);
      watcher.observe(svg);
      window.addEventListener('beforeprint', forPaper);
      window.addEventListener('afterprint', measure);
      return () => {
        watcher.disconnect();
        window.removeEventListener('beforeprint', forPaper);
        window.removeEventListener('afterprint', measure);
        give(null);
      };
    },
    [ref],
  );
  return [size, hold];
}
