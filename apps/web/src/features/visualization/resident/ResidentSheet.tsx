import type { Sex } from '@app/almanac';
import { knownPlaceOf, readSheet } from '@app/home';
import { formatDay } from '@app/i18n';
import { BirthRulerDrawing } from '@app/scenes/BirthRuler';
import { PillarNotes, PillarTable } from '@app/scenes/PillarTable';
import { Sheet } from '@app/scenes/Sheet';
import type { Resident } from '@app/session';
import { useMoving, useScreen } from '@app/ui';
import { cleanText } from '@app/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useResidentChange } from '../../../common/useResidentChange';
import { selectInfo, useApp } from '../../../store/store';
import { Conventions } from './Conventions';
import { LuckCycles } from './LuckCycles';
import '@app/scenes/resident.css';

export interface ResidentSheetProps {
  readonly residentId: string;
  readonly onClose: () => void;
}

/** R308: the four pillars of a resident, how they are read, and their luck cycles: shown as tradition. */
export default function ResidentSheet({ residentId, onClose }: ResidentSheetProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { clock } = usePorts();
  const change = useResidentChange();
  const info = useApp(selectInfo);
  const resident = info?.residents.find(({ id }) => id === residentId);
  const [sex, setSex] = useState<Sex | undefined>(sexOf(resident));
  const home = { place: knownPlaceOf(info), zone: clock.zone() };
  const sheet = resident && readSheet(resident, home);
  // R1035: on a phone how the pillars are read comes right after the cycles.
  const isWide = useScreen('largePhone');
  const reads = sheet?.ok && <Conventions sheet={sheet.value} onChange={next => change(residentId, next)} />;
  const conventions = useMoving(reads);
  const notes = useMoving(sheet?.ok && <PillarNotes sheet={sheet.value} />);
  if (!info || !resident || !sheet?.ok) return null;
  const { birth } = sheet.value;
  const name = cleanText(resident.name);
  const facts = [
    formatDay(language, birth.date),
    resident.birthplace || inFace(birth.place.city?.name[language]),
    sex && t(sex === 'male' ? 'pillars.man' : 'pillars.woman'),
  ];
  return (
    <Sheet
      onClose={onClose}
      className="resident-sheet"
      size="l"
      title={t('pillars.title', { name })}
      caption={t('pillars.captionOther')}
      description={t('pillars.description', { name })}
      beside={<bdi>{facts.filter(Boolean).join(' · ')}</bdi>}
    >
      {conventions.kept}
      {notes.kept}
      <div className="resident-sheet__chart">
        <PillarTable sheet={sheet.value}>{isWide && notes.place}</PillarTable>
        <div className="resident-sheet__side">
          {sheet.value.ruler && <BirthRulerDrawing ruler={sheet.value.ruler} />}
          {isWide && conventions.place}
        </div>
      </div>
      <LuckCycles birth={birth} sex={sex} onSex={setSex} />
      {!isWide && (
        <>
          {conventions.place}
          {notes.place}
        </>
      )}
      <p className="resident-sheet__note">{t('pillars.tradition')}</p>
    </Sheet>
  );
}

const sexOf = (resident: Resident | undefined): Sex | undefined =>
  resident?.gender === 'male' || resident?.gender === 'female' ? resident.gender : undefined;
