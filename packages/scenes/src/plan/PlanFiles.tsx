import { type Plan, type Room, writePlan } from '@app/plan';
import { svgOf } from '@app/plan/drawing';
import { Button, DownloadIcon } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface PlanFilesProps {
  readonly plan: Plan;
  readonly level: number;
  readonly nameOf: (room: Room) => string;
  /** Undefined if this browser cannot draw it. */
  readonly toPng: (svg: string) => Promise<Blob | undefined>;
  readonly onSave: (file: Blob, name: string) => void;
  readonly onBegin: () => void;
}

/** A plan as files, and the way to another beginning. */
export function PlanFiles({ plan, level, nameOf, toPng, onSave, onBegin }: PlanFilesProps) {
  const { t } = useTranslation('visualization');
  const save = (text: string | undefined, type: string, name: string) => {
    if (text !== undefined) onSave(new Blob([text], { type }), name);
  };
  const [noPng, setNoPng] = useState(false);
  const words = {
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
    ['saveJson', () => save(writePlan(plan), 'application/json', 'plan.json')],
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
