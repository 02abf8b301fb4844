import { TURN_STEP, walk } from '@app/building/orbit';
import { BORDER_NAMES, mountainName } from '@app/fengshui';
import type { HomeAtMoment } from '@app/home';
import { useLanguage } from '@app/i18n';
import { IconButton, RotateCcwIcon, RotateCwIcon } from '@app/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneControls } from '../house/HouseScene';

export interface BearingPlateProps {
  readonly house: HomeAtMoment;
  readonly placeLine: string | undefined;
  readonly controls: SceneControls;
  /** Leads to the setting of the facing. */
  readonly onSetFacing: () => void;
  /** Above it, at any height. */
  readonly children: ReactNode;
}

/** Below the house: its sitting and facing, its place, and a step around it to either side. */
export function BearingPlate({ house, placeLine, controls, onSetFacing, children }: BearingPlateProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { orbit, setOrbit, state } = controls;
  const facing = house.reading?.facing;
  const names = facing && {
    sitting: inFace(mountainName(facing.sitting, language)),
    facing: inFace(mountainName(facing.facing, language)),
  };
  return (
    <div className="bearing-plate">
      <IconButton
        data-hud
        label={t('house.turnLeft')}
        icon={<RotateCcwIcon />}
        onClick={() => setOrbit(walk(orbit, TURN_STEP))}
      />
      <div>
        {children}
        {names ? (
          <p className="bearing-plate__facing" data-hud>
            {t('house.facing', names)}
            {facing.border !== 'clear' && <small>{inFace(BORDER_NAMES[facing.border][language])}</small>}
          </p>
        ) : (
          <button
            type="button"
            className="bearing-plate__facing bearing-plate__set"
            data-hud
            onClick={onSetFacing}
          >
            {t('house.setFacing')}
          </button>
        )}
        <p className="bearing-plate__place" data-hud>
          {placeLine}
        </p>
        <p className="bearing-plate__place" data-hud role="status">
          {state === 'drawing' && t('house.noWebgl')}
        </p>
      </div>
      <IconButton
        data-hud
        label={t('house.turnRight')}
        icon={<RotateCwIcon />}
        onClick={() => setOrbit(walk(orbit, -TURN_STEP))}
      />
    </div>
  );
}
