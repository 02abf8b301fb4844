import type { Point } from '@app/plan';
import { createContext, type Ref, useCallback, useContext, useState } from 'react';

/**
 * Millimetres of a plan per pixel of its picture at the current zoom, so that overlays keep their size on the screen.
 */
export const PerPixel = createContext(15);

export const usePerPixel = (): number => useContext(PerPixel);

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
      measure();
      const watcher = new ResizeObserver(measure);
      watcher.observe(svg);
      return () => {
        watcher.disconnect();
        give(null);
      };
    },
    [ref],
  );
  return [size, hold];
}
