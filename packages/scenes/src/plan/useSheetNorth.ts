import type { HomeFacing } from '@app/home';
import { turned } from '@app/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** R861: north on the drawing, by the needle unless only the map's is known; undefined before the facing is measured. */
export function useSheetNorth(facing: HomeFacing, magneticUp: number, trueUp: number) {
  const { t } = useTranslation('visualization');
  const { isMeasured, knowsBothNorths, measuredFrom } = facing;
  const isTrue = !knowsBothNorths && measuredFrom === 'true';
  const turn = turned(-(isTrue ? trueUp : magneticUp));
  const name = t(isTrue ? 'planReport.trueNorth' : 'planReport.magneticNorth');
  return useMemo(() => (isMeasured ? { turn, name } : undefined), [isMeasured, turn, name]);
}
