import { type Drawing, keepDrawing, keptDrawing } from '@app/home';
import { useEffect, useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';
import type { Desk } from './useDesk';

/** R941: the tool in hand and its points, on this floor. */
export function useDrawing({ traced }: Desk, level: number) {
  const { tabStore } = usePorts();
  const on = `${useApp(state => state.plan)} ${traced?.placing}`;
  const [drawing, setDrawing] = useState(() => keptDrawing(tabStore, on));
  useEffect(() => keepDrawing(tabStore, drawing, on), [tabStore, drawing, on]);
  return {
    drawing,
    setDrawing,
    setPoints: (points: Drawing['points']) => setDrawing(now => ({ ...now, level, points })),
    setEnds: (ends: Drawing['ends']) => setDrawing(now => ({ ...now, ends })),
  };
}
