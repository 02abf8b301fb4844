import { type MeasuredFacing, writePlanFile } from '@app/home';
import { formatDegrees, useLanguage } from '@app/i18n';
import type { Plan, Room } from '@app/plan';
import { svgOf } from '@app/plan/drawing';
import { Button, DownloadIcon } from '@app/ui';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetFacts } from './SheetFacts';

export interface PlanFilesProps {
  readonly plan: Plan;
  readonly level: number;
  /** The measured facing of the home. */
  readonly facing: MeasuredFacing | undefined;
  readonly nameOf: (room: Room) => string;
  /** Undefined if this browser cannot draw it. */
  readonly toPng: (svg: string) => Promise<Blob | undefined>;
  readonly onSave: (file: Blob, name: string) => void;
  readonly onBegin: () => void;
}

/** A plan as files, and the way to another beginning. */
export function PlanFiles({ plan, facing, level, nameOf, toPng, onSave, onBegin }: PlanFilesProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { isGuess, north } = use(SheetFacts);
  const save = (text: string | undefined, type: string, name: string) => {
    if (text !== undefined) onSave(new Blob([text], { type }), name);
  };
  const [noPng, setNoPng] = useState(false);
  const notes = [
    facing &&
      t('planDesk.savedFacing', {
        degrees: formatDegrees(language, facing.degrees, Number.isInteger(facing.degrees) ? 0 : 1),
        north: t(facing.north === 'true' ? 'planReport.trueNorth' : 'planReport.magneticNorth'),
      }),
    isGuess && t('planDesk.guess'),
  ];
  const words = {
    north,
    foot: notes.filter(Boolean).join(' · '),
    title: t('planDesk.current'),
    nameOf,
    area: (area: number) => t('planDesk.area', { area: area.toFixed(1) }),
  };
  const savePng = async () => {
    const svg = svgOf(plan, level, words);
    const png = svg === undefined ? undefined : await toPng(svg);
    setNoPng(png === undefined);
    if (png) onSave(png, 'plan.png');
  };
  const saves = [
    ['saveJson', () => save(writePlanFile(plan, facing), 'application/json', 'plan.json')],
    ['saveSvg', () => save(svgOf(plan, level, words), 'image/svg+xml', 'plan.svg')],
    ['savePng', () => void savePng()],
  ] as const;
  return (
    <fieldset className="plan-desk__files">
      <legend>{t('planDesk.files')}</legend>
      {saves.map(([what, act]) => (
        <Button key={what} size="s" icon={<DownloadIcon />} onClick={act}>
          {t(`planDesk.${what}`)}
        </Button>
      ))}
      {noPng && <p role="alert">{t('planDesk.noPng')}</p>}
      <Button size="s" onClick={onBegin}>
        {t('planDesk.back')}
      </Button>
    </fieldset>
  );
}
