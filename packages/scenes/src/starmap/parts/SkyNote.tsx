import { FACE_TAGS, formatDay, formatTime, type Language, otherLanguage } from '@app/i18n';
import { compareCivilDates, type Millis } from '@app/kernel';
import { civilDateAt, nearestMinute } from '@app/sky';
import type { TargetFacts, Tonight } from '@app/sky/map';
import type { SkyTarget, Wanderer } from '@app/sky/stars';
import { CloseIcon, Dotted, IconButton } from '@app/ui';
import { useEffect, useRef } from 'react';
import type { SkyWords } from '../useSkyWords';

export interface SkyNoteProps {
  readonly words: SkyWords;
  readonly language: Language;
  readonly zone: string;
  readonly target: SkyTarget;
  readonly facts: TargetFacts;
  /** Absent of the sun. */
  readonly tonight: Tonight | undefined;
  /** The moment of the facts. */
  readonly shown: Millis;
  readonly wanderers: readonly Wanderer[];
  /** By the person: then it scrolls into view. */
  readonly isChosen: boolean;
  readonly onClose: () => void;
}

/** A star may never set, or never rise, all year; for sun, moon and planets that lasts some days or weeks. */
const WITHOUT_RISE = {
  'never-sets': { fixed: 'starMap.neverSets', wanderer: 'starMap.staysUp' },
  'never-rises': { fixed: 'starMap.neverRises', wanderer: 'starMap.staysDown' },
} as const;

/** The picked object: its name in both languages, its figure, its position, and its culmination. */
export function SkyNote(props: SkyNoteProps) {
  const { words, language, zone, target, facts, tonight, shown, wanderers, isChosen, onClose } = props;
  const { t, degrees } = words;
  const { own, other } = words.nameOf(target);
  const { times } = facts;
  // A time of another day than the one shown has its date.
  const time = (at: Millis) => {
    const clock = formatTime(language, nearestMinute(at), zone);
    const day = civilDateAt(nearestMinute(at), zone);
    const isSameDay = compareCivilDates(day, civilDateAt(shown, zone)) === 0;
    return <Dotted parts={[clock, !isSameDay && formatDay(language, day, 'ofYear')]} />;
  };
  const altitude = degrees(Math.abs(facts.altitude));
  const pass = times.kind === 'rises' ? times : undefined;
  // R1055: rise and set of the coming night, where the sentence begins or ends with them.
  const seen = tonight && 'from' in tonight ? tonight : undefined;
  const rise = seen?.isRise ? seen.from : pass?.rise;
  const set = seen?.isSet ? seen.until : pass?.set;
  const transit = times.kind === 'never-rises' ? undefined : times.transit;
  const events = [['rise', rise] as const, ['culmination', transit] as const, ['set', set] as const].flatMap(
    ([word, at]) => (at === undefined ? [] : [[word, at] as const]),
  );
  const note = useRef<HTMLElement>(null);
  // On a small screen the note is below the map.
  useEffect(() => {
    if (isChosen) note.current?.scrollIntoView({ block: 'nearest' });
  }, [own, isChosen]);
  return (
    <aside
      ref={note}
      className={isChosen ? 'starmap__note' : 'starmap__note starmap__note--unasked'}
      aria-label={own}
    >
      {/* The figures below change with the minutes: they should not be announced each time. */}
      <div aria-live="polite">
        {other && (
          <p className="ui-caption" lang={FACE_TAGS[otherLanguage(language)]}>
            {other}
          </p>
        )}
        <h2>{own}</h2>
        <p className="starmap__sentence">{words.sentenceOf(target, wanderers)}</p>
      </div>
      {tonight && (
        <p className="starmap__tonight">
          {'unseen' in tonight
            ? t(`starMap.unseen.${tonight.unseen}`)
            : t(tonight.isNow ? 'starMap.tonightNow' : 'starMap.tonightFrom', {
                direction: words.direction(tonight.azimuth),
                altitude,
                from: formatTime(language, nearestMinute(tonight.from), zone),
                until: formatTime(language, nearestMinute(tonight.until), zone),
              })}
        </p>
      )}
      <dl>
        <div>
          <dt>{t('starMap.bearing')}</dt>
          <dd>
            <Dotted
              parts={[
                t('starMap.bearingOf', {
                  direction: words.direction(facts.azimuth),
                  mountain: words.mountainName(facts.azimuth),
                  degrees: degrees(facts.azimuth),
                }),
              ]}
            />
          </dd>
        </div>
        <div>
          <dt>{t('starMap.altitude')}</dt>
          <dd>{facts.altitude < 0 ? t('starMap.below', { altitude }) : altitude}</dd>
        </div>
        {events.map(([word, at]) => (
          <div key={word} data-event={word}>
            <dt>{t(`starMap.${word}`)}</dt>
            <dd>{time(at)}</dd>
          </div>
        ))}
      </dl>
      {times.kind !== 'rises' && (
        <p className="starmap__stays">
          {t(WITHOUT_RISE[times.kind][target.kind === 'wanderer' ? 'wanderer' : 'fixed'])}
        </p>
      )}
      <IconButton
        className="starmap__close"
        label={t('starMap.close')}
        icon={<CloseIcon />}
        onClick={onClose}
      />
    </aside>
  );
}
