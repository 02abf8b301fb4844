import { magneticBearing, mountainName, normalizeDegrees } from '@app/fengshui';
import {
  type CompassReading,
  type CompassSummary,
  frontSide,
  type MeasuredFacing,
  READINGS_NEEDED,
  summariseReadings,
} from '@app/home';
import { formatDegrees, formatList } from '@app/i18n';
import type { Plan } from '@app/plan';
import { MountainBar } from '@app/scenes/MountainBar';
import { ReadingSpots } from '@app/scenes/ReadingSpots';
import { Button, CloseIcon, Heading, IconButton, TextField, useTyped } from '@app/ui';
import { INPUT_LIMITS, readNumber } from '@app/validation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import type { OfferUndo } from '../../../common/useOfferUndo';

export interface CompassReadingsProps {
  readonly plan: Plan | undefined;
  readonly readings: readonly CompassReading[];
  readonly onReadings: (change: (readings: readonly CompassReading[]) => readonly CompassReading[]) => void;
  readonly onOffer: OfferUndo;
  readonly onUse: (facing: Pick<MeasuredFacing, 'degrees' | 'north' | 'method' | 'within'>) => void;
  readonly atFoot: (acts: ReactNode) => ReactNode;
}

/** R894: the bar before any reading: south, and as wide as readings usually are. */
const UNREAD = { median: magneticBearing(180), within: 7.5 };

/** R312: at least three readings from different spots; median, spread, and the mountains they leave open. */
export function CompassReadings({
  plan,
  readings,
  onReadings,
  onOffer,
  onUse,
  atFoot,
}: CompassReadingsProps) {
  const { t, i18n } = useTranslation('visualization');
  const summary = summariseReadings(readings);
  const way = useRef<HTMLElement>(null);
  const add = (reading: CompassReading) => {
    flushSync(() => onReadings(before => [...before, reading]));
    // R1106: plan, result and field, above what explains them; the field alone would scroll to the end of the view.
    way.current?.closest('[data-radix-scroll-area-viewport]')?.scrollTo({ top: 0, behavior: 'instant' });
  };
  const drop = (left: readonly CompassReading[]) => {
    const gone = readings.filter(each => !left.includes(each));
    onReadings(() => left);
    onOffer(
      () => i18n.t('visualization:facing.removed', { count: gone.length }),
      // Its position; later readings come after.
      () => onReadings(now => [...readings, ...now.filter(each => !readings.includes(each))]),
    );
  };
  return (
    <section ref={way} className="facing__way" aria-labelledby="facing-readings">
      <ReadingSpots {...{ plan, readings }} strays={summary?.strays ?? []} median={summary?.median} />
      <Heading level={3} id="facing-readings">
        {t('facing.readingsTitle')}
      </Heading>
      <p>
        <b>
          {plan ? t('facing.standOnPlan', { side: t(`facing.sides.${frontSide(plan)}`) }) : t('facing.stand')}
        </b>{' '}
        {t('facing.steel')}
      </p>
      <Summary summary={summary} readings={readings} />
      <div className="facing__ways">
        <TypedReading onAdd={add} />
        <LiveCompass onTake={add} />
      </div>
      {readings.length > 0 && (
        <ReadingList
          readings={readings}
          strays={summary?.strays ?? []}
          onRemove={index => drop(readings.toSpliced(index, 1))}
        />
      )}
      {atFoot(
        <>
          <Button
            variant="primary"
            disabled={!summary?.isEnough}
            onClick={() =>
              summary &&
              onUse({
                degrees: toTenth(summary.median),
                north: 'magnetic',
                method: 'compass',
                within: toTenth(summary.within),
              })
            }
          >
            {t('facing.use')}
          </Button>
          {!summary?.isEnough && (
            <p>
              {summary?.isWide
                ? t('facing.wideShort')
                : t('facing.needed', {
                    count: READINGS_NEEDED - readings.length + (summary?.strays.length ?? 0),
                  })}
            </p>
          )}
          {readings.length > 0 && (
            <Button variant="quiet" onClick={() => drop([])}>
              {t('facing.again')}
            </Button>
          )}
        </>,
      )}
    </section>
  );
}

/** None of these is accurate to a tenth of a degree. */
export const toTenth = (degrees: number): number => normalizeDegrees(Math.round(degrees * 10) / 10);

/** The device's needle, with its reported accuracy. */
function LiveCompass({ onTake }: { readonly onTake: (reading: CompassReading) => void }) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { compass } = usePorts();
  const [live, setLive] = useState<CompassReading>();
  const [state, setState] = useState<'asleep' | 'waiting' | 'none'>('asleep');
  const stop = useRef<() => void>(undefined);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      stop.current?.();
    };
  }, []);
  const listen = async () => {
    setState('waiting');
    const stopListening = await compass.watch(setLive);
    // The dialog was closed while the phone was still asking.
    if (!here.current) return stopListening?.();
    stop.current = stopListening;
    setState(stopListening ? 'asleep' : 'none');
  };
  if (!live) {
    return (
      <div className="facing__live">
        <Button busy={state === 'waiting'} busyLabel={t('facing.waiting')} onClick={() => void listen()}>
          {t('facing.listen')}
        </Button>
        <p role="status">{state === 'none' && t('facing.none')}</p>
      </div>
    );
  }
  const { heading, accuracy } = live;
  return (
    <div className="facing__live">
      <p className="facing__needle ui-display ui-num">
        {t('facing.live', { degrees: formatDegrees(language, heading) })}
      </p>
      <p>
        {accuracy === undefined
          ? t('facing.noAccuracy')
          : t('facing.accuracy', { degrees: formatDegrees(language, accuracy) })}
      </p>
      <Button variant="primary" onClick={() => onTake({ heading: Math.round(heading), accuracy })}>
        {t('facing.take')}
      </Button>
    </div>
  );
}

/** A luopan has no plug: its reading is typed. */
function TypedReading({ onAdd }: { readonly onAdd: (reading: CompassReading) => void }) {
  const { t } = useTranslation('visualization');
  const [text, setText] = useTyped('facing');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const heading = readNumber(text);
    const ok = heading >= 0 && heading <= 360;
    setWrong(!ok);
    if (!ok) return;
    onAdd({ heading: normalizeDegrees(heading) });
    setText('');
  };
  return (
    <form className="facing__typed" noValidate onSubmit={submit}>
      <TextField
        label={t('facing.typed')}
        hint={t('facing.typedHint')}
        inputMode="decimal"
        limit={INPUT_LIMITS.number}
        autoComplete="off"
        value={text}
        error={wrong ? t('facing.typedError') : undefined}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit">{t('facing.add')}</Button>
    </form>
  );
}

interface ReadingListProps {
  readonly readings: readonly CompassReading[];
  readonly strays: readonly number[];
  readonly onRemove: (index: number) => void;
}

function ReadingList({ readings, strays, onRemove }: ReadingListProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return (
    <ol className="facing__readings" aria-label={t('facing.list')}>
      {readings.map(({ heading }, index) => (
        <li key={index} data-stray={strays.includes(index)}>
          <span className="ui-num">
            {t('facing.reading', {
              number: index + 1,
              degrees: formatDegrees(language, heading, heading % 1 === 0 ? 0 : 1),
            })}
          </span>
          {strays.includes(index) && <small>{t('facing.stray')}</small>}
          <IconButton
            label={t('facing.remove', { number: index + 1 })}
            size="s"
            icon={<CloseIcon />}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ol>
  );
}

interface SummaryProps {
  readonly summary: CompassSummary | undefined;
  readonly readings: readonly CompassReading[];
}

function Summary({ summary, readings }: SummaryProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  if (!summary)
    return (
      <div className="facing__summary" role="status">
        <p className="facing__result ui-display">{t('facing.unread')}</p>
        <MountainBar bearing={UNREAD.median} within={UNREAD.within} isMeasured={false} />
      </div>
    );
  const { median, spread, within, mountains, strays, isEnough, isWide } = summary;
  const degrees = (value: number) => formatDegrees(language, value);
  return (
    <div className="facing__summary" role="status">
      <p className="facing__result ui-display">
        {t('facing.summary', { median: degrees(median), spread: degrees(spread) })}
      </p>
      <p>
        {isEnough
          ? t(mountains.length > 1 ? 'facing.perhaps' : 'facing.within', {
              within: degrees(within),
              mountains: formatList(
                language,
                mountains.map(each => inFace(mountainName(each, language))),
              ),
            })
          : isWide
            ? t('facing.wide', { within: degrees(within) })
            : undefined}
        {strays.length > 0 &&
          ` · ${t('facing.leftOut', {
            degrees: formatList(
              language,
              strays.map(index => degrees(readings[index]!.heading)),
            ),
          })}`}
      </p>
      <MountainBar
        bearing={median}
        within={within}
        marks={readings.map(({ heading }, index) => ({ heading, stray: strays.includes(index) }))}
      />
    </div>
  );
}
