import type { BirthBoundary } from '@app/almanac';
import type { ResidentChange, ResidentSheet } from '@app/home';
import { useBirthWords } from '@app/scenes/birthWords';
import { isScreenNow, RotateCwIcon } from '@app/ui';
import { formatClockTime } from '@app/validation';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';

export interface ConventionsProps {
  readonly sheet: ResidentSheet;
  readonly onChange: (change: ResidentChange) => void;
}

/** The conventions behind the pillars, each with its state, the effect of the other choice, and a switch if there is one. */
export function Conventions({ sheet, onChange }: ConventionsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { sentenceOf, clockOf } = useBirthWords();
  const { birth, ruler, summerTime, summerTimeOfDay, solarTime, dayTurn, near } = sheet;
  const { reading, switches, place, time } = birth;
  const sentence = (boundary: BirthBoundary) => sentenceOf(reading, boundary, switches);
  // Chinese sentences follow each other without a space.
  const gap = language === 'zh' ? '' : ' ';
  const isSolar = switches.trueSolarTime === true;
  const isMidnight = switches.ziSchool === 'midnight';
  const ofDay = summerTimeOfDay?.isAllDay ? 'pillars.summerTimeOfDay' : 'pillars.summerTimeOfPart';
  const placeName = inFace(place.city?.name[language]) ?? place.zone;
  return (
    <section className="conventions" aria-label={t('pillars.conventions')}>
      <Row
        title={t('pillars.summerTime')}
        state={t(summerTime ? 'pillars.removed' : summerTimeOfDay ? 'pillars.inForce' : 'pillars.none')}
        tone={summerTime || summerTimeOfDay ? 'strong' : 'plain'}
      >
        {summerTime && sentence(summerTime)}
        {summerTimeOfDay && t(ofDay, { minutes: summerTimeOfDay.minutes })}
        {!(summerTime || summerTimeOfDay) && t('pillars.noSummerTime')}
        {gap}
        {clockOf(place)}
      </Row>
      <Row
        title={t('pillars.trueSolarTime')}
        state={t(isSolar ? 'pillars.used' : 'pillars.notUsed')}
        tone={isSolar ? 'strong' : 'plain'}
        action={
          ruler?.solar
            ? {
                label: t(isSolar ? 'pillars.stopUsing' : 'pillars.use'),
                onPress: () => onChange({ trueSolarTime: isSolar ? undefined : true }),
              }
            : undefined
        }
      >
        {ruler?.solar
          ? t('pillars.solarIs', { place: placeName, time: formatClockTime(ruler.solar.clock) })
          : t(time ? 'pillars.noPlace' : 'pillars.noTime')}
        {gap}
        {ruler?.solar && (solarTime ? sentence(solarTime) : t('pillars.noChange'))}
      </Row>
      <Row
        title={t('pillars.dayTurn')}
        state={t(time ? (isMidnight ? 'pillars.same' : 'pillars.next') : 'pillars.undecided')}
        tone={time && isMidnight ? 'strong' : 'plain'}
        action={
          time
            ? {
                label: t(isMidnight ? 'pillars.turnAt23' : 'pillars.turnAtMidnight'),
                onPress: () => onChange({ dayAtMidnight: isMidnight ? undefined : true }),
              }
            : undefined
        }
      >
        {dayTurn ? sentence(dayTurn) : t(time ? 'pillars.dayTurnSame' : 'pillars.dayTurnOpen')}
      </Row>
      <Row
        title={t('pillars.border')}
        state={t(near.length > 0 ? 'pillars.isNear' : time ? 'pillars.notNear' : 'pillars.notKnown')}
        tone={near.length > 0 ? 'mind' : 'plain'}
      >
        {near.length > 0 ? near.map(sentence).join(gap) : t(time ? 'pillars.noBorder' : 'pillars.noTime')}
      </Row>
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly state: string;
  readonly tone: 'strong' | 'plain' | 'mind';
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly children: ReactNode;
}

function Row({ title, state, tone, action, children }: RowProps) {
  const { t } = useTranslation('visualization');
  // On a phone the states and the luck cycles come first; each explanation opens on demand, and stays as it was put.
  const [isOpen] = useState(() => isScreenNow('largePhone'));
  return (
    <div className="conventions__row">
      <details open={isOpen}>
        <summary>{title}</summary>
        <p>{children}</p>
      </details>
      {action ? (
        <button
          type="button"
          className="conventions__state"
          data-tone={tone}
          title={action.label}
          aria-label={t('pillars.stateAction', { state, action: action.label })}
          onClick={action.onPress}
        >
          {state}
          <RotateCwIcon />
        </button>
      ) : (
        <span className="conventions__state" data-tone={tone}>
          {state}
        </span>
      )}
    </div>
  );
}
