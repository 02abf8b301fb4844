import { IconButton } from '@app/ui';
import { useTranslation } from 'react-i18next';

export type ArrowStep = readonly [direction: keyof typeof ARROWS, act: () => boolean];

const ARROWS = { N: '↑', E: '→', S: '↓', W: '←' } as const;

/** Arrows as on the drawing: up is up, for every direction of the compass. */
export function Arrows({ thing, steps }: { readonly thing: string; readonly steps: readonly ArrowStep[] }) {
  const { t } = useTranslation('visualization');
  return (
    <span className="room-fields__arrows">
      {steps.map(([direction, act]) => (
        <IconButton
          key={direction}
          size="s"
          label={t('planDesk.move', { thing, direction: t(`planDesk.sheetDirections.${direction}`) })}
          icon={<span aria-hidden="true">{ARROWS[direction]}</span>}
          onClick={act}
        />
      ))}
    </span>
  );
}
