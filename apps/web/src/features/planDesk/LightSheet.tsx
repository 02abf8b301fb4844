import { solarTermsOf, zh as zhNames } from '@app/almanac';
import { birthPlaceOf, homePlaceOf, type RoomOfLight, sunOn, termOn, type YearOfLight } from '@app/home';
import { formatDay } from '@app/i18n';
import { type CivilDate, localTimeAt } from '@app/kernel';
import type { Floor, Plan } from '@app/plan';
import { patchesAt } from '@app/plan/light';
import {
  clockOf as clock,
  LightNote,
  LightTable,
  RoomSeasons,
  roundedHours,
  SunOnThings,
  sizeOfHours,
} from '@app/scenes/LightWords';
import { OutlookFields } from '@app/scenes/OutlookFields';
import { PillowView } from '@app/scenes/PillowView';
import { LightDiary } from '@app/scenes/photos';
import { RoomInSun } from '@app/scenes/RoomInSun';
import { RoomsOfLight } from '@app/scenes/RoomsOfLight';
import { SunStrip } from '@app/scenes/SunStrip';
import { useAlmanacNames } from '@app/scenes/useAlmanacNames';
import { hourOfMinute, minuteOfHour } from '@app/session/addresses';
import { civilDateAt } from '@app/sky';
import { Heading, Select, Slider, useAnswer, useSettled, wholeRows } from '@app/ui';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress } from '../../common/address';
import { useLanguage } from '../../common/language';
import { usePlanPhotos } from '../../common/photos/usePlanPhotos';
import { useNow } from '../../common/useNow';
import { usePlanWords } from '../../common/usePlanWords';
import { selectInfo, useApp } from '../../store/store';
import { LightWaits } from './SheetWaits';
import type { Desk } from './useDesk';

export interface LightSheetProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
}

/** Direct sun in the rooms, on beds and desks, over the 24 terms of the year. */
export default function LightSheet({ desk, plan, floor }: LightSheetProps) {
  const { t } = useTranslation('visualization');
  const { clock: time } = usePorts();
  const place = homePlaceOf(useApp(selectInfo), time.zone());
  // R846: sun times use the home's clock, not the reader's.
  const { zone, city } = birthPlaceOf(
    { birthplace: '' },
    { place: place.isKnown ? place : undefined, zone: time.zone() },
  );
  const { language, inFace } = useLanguage();
  const now = useNow('minute');
  const today = civilDateAt(now, zone);
  const local = localTimeAt(now, zone);
  const terms = useMemo(() => {
    const found = solarTermsOf(today.year);
    return found.ok ? found.value : [];
  }, [today.year]);
  const days = useMemo(() => terms.map(({ instant }) => civilDateAt(instant, zone)), [terms, zone]);
  const names = useAlmanacNames();
  const light = useYearOfLight(plan, floor.level, place.latitude, place.longitude, zone, days);
  if (light === 'failed' || terms.length === 0) return <p role="alert">{t('planLight.failed')}</p>;
  // Without the English names of the terms the Chinese ones are shown, but not while the English ones load.
  if (!light || names.kind === 'waiting') return <LightWaits />;
  const ids = terms.map(({ id }) => id);
  const termNames = names.kind === 'ready' ? names.names.solarTerm : zhNames.solarTerm;
  return (
    <Light
      {...{ desk, plan, floor, light, days, ids, termNames, zone }}
      place={place}
      now={termOn(days, today)}
      current={local.ok ? local.value.clock.hour * 60 + local.value.clock.minute : NOON}
      clockOf={zone === time.zone() ? undefined : inFace(city?.name[language])}
      standIn={place.isKnown ? undefined : inFace(place.standIn.name[language])}
    />
  );
}

/** The year as computed by the worker; the previous one stays visible during a new computation. */
function useYearOfLight(
  plan: Plan,
  level: number,
  latitude: number,
  longitude: number,
  zone: string,
  days: readonly CivilDate[],
): YearOfLight | 'failed' | undefined {
  const { planWork } = usePorts();
  const ask = useCallback(async () => {
    const asked = { plan, level, place: { latitude, longitude }, zone, days };
    const result = await planWork.year(asked);
    return result.ok ? result.value : 'failed';
  }, [planWork, plan, level, latitude, longitude, zone, days]);
  return useAnswer(ask);
}

interface LightProps extends LightSheetProps {
  readonly light: YearOfLight;
  readonly days: readonly CivilDate[];
  readonly ids: readonly (keyof typeof zhNames.solarTerm)[];
  readonly termNames: typeof zhNames.solarTerm;
  readonly place: { readonly latitude: number; readonly longitude: number };
  /** IANA zone of the home. */
  readonly zone: string;
  /** The city of that clock, if the reader's shows another time. */
  readonly clockOf: string | undefined;
  /** The place whose sun is shown until the home's place is known. */
  readonly standIn: string | undefined;
  /** The current term. */
  readonly now: number;
  /** The minute of the home's day. */
  readonly current: number;
}

const NOON = 12 * 60;

function Light(props: LightProps) {
  const { desk, plan, floor, light, days, ids, termNames, place, zone, now, current } = props;
  const { t } = useTranslation('visualization');
  const { language, captionLang } = useLanguage();
  const nameOf = usePlanWords().namesOn(floor.rooms);
  const { address, open } = useHomeAddress();
  const { room: roomId } = address;
  const [term, setTerm] = useState(now);
  const { diaryOn } = usePlanPhotos(plan);
  const toHour = useCallback((minute: number) => open({ sun: hourOfMinute(minute) }, 'turn'), [open]);
  const day = light.days[term];
  // By night noon shows more than the sunrise.
  const isUp = day?.rise !== undefined && current >= day.rise && current <= (day.set ?? 0);
  const [asked, setAsked] = useSettled(
    address.sun === undefined ? (isUp ? current : NOON) : minuteOfHour(address.sun),
    toHour,
  );
  const rooms = light.rooms
    .filter(({ roomId: id }) => floor.rooms.some(each => each.id === id))
    .sort((a, b) => b.hours - a.hours);
  const room = rooms.find(each => each.roomId === roomId) ?? rooms[0];
  const samples = useMemo(() => sunOn(days[term]!, place, zone), [days, term, place, zone]);
  const hours = useMemo(
    () =>
      samples
        .filter(({ minute }) => minute % 120 === 0)
        .map(sun => ({ hour: sun.minute / 60, patches: patchesAt(plan, floor.level, sun) })),
    [plan, floor.level, samples],
  );
  if (!room || !day) return <p>{t('planDesk.noFindings')}</p>;
  const roomName = (of: RoomOfLight) => nameOf(floor.rooms.find(each => each.id === of.roomId)!);
  const minute = Math.min(Math.max(asked, day.rise ?? 0), day.set ?? 0);
  const termName = (i: number) => termNames[ids[i]!];
  const diary = diaryOn(floor, room.roomId);
  const patches = patchesOn(plan, floor.level, samples, minute);
  const area =
    patches.filter(each => each.roomId === room.roomId).reduce((sum, each) => sum + each.area, 0) / 1e6;
  const sunlit = t('planLight.at', { area: area.toFixed(1) });
  const shape = floor.rooms.find(each => each.id === room.roomId)!;
  const months = Array.from({ length: 12 }, (_, i) =>
    language === 'zh'
      ? `${i + 1}月`
      : formatDay(language, { year: 2026, month: i + 1, day: 1 }, 'month').slice(0, 3),
  );
  const title = t(`planLight.title${sizeOfHours(room.hours)}`, {
    room: roomName(room),
    hours: roundedHours(room.hours),
  });
  return (
    <>
      <div className="plan-desk__picture light-sheet">
        <Heading level={3} caption={t('planLight.captionOther')} captionLang={captionLang}>
          {title}
        </Heading>
        <SunStrip
          days={light.days}
          room={room}
          label={t('planLight.strip', { room: roomName(room) })}
          // R1037: the noon that is shown by night is not now.
          chosen={{ term, minute: isUp || address.sun !== undefined || asked !== NOON ? minute : undefined }}
          months={months}
          terms={ids.map((_, i) => termName(i))}
          photos={diary.map(({ id, takenAt }) => ({
            id,
            term: termOn(days, takenAt),
            minute: takenAt.hour * 60 + takenAt.minute,
          }))}
          photoWord={t('planLight.photo')}
          onTerm={setTerm}
        />
      </div>
      <RoomsOfLight
        {...{ light, rooms }}
        chosen={room}
        nameOf={roomName}
        onChoose={roomId => open({ room: roomId }, 'turn')}
      />
      <div ref={wholeRows} className="plan-desk__side light-sheet__side">
        <RoomSeasons {...{ light, room }} latitude={place.latitude} />
        <PillowView
          {...{ plan, floor, light, place, term, minute }}
          roomId={room.roomId}
          zone={zone}
          nameOf={termName}
        >
          <Select
            label={t('planLight.term')}
            value={String(term)}
            options={ids.map((_, i) => ({
              value: String(i),
              label: `${termName(i)} · ${formatDay(language, days[i]!, 'ofYear')}`,
            }))}
            onChange={event => setTerm(Number(event.target.value))}
          />
        </PillowView>
        <RoomInSun {...{ floor, patches, hours }} room={shape} />
        {day.rise !== undefined && day.set !== undefined && (
          <Slider
            label={t('houseReading.timeOfDay')}
            {...{ min: day.rise, max: day.set, step: 5, value: minute, words: clock(minute), more: sunlit }}
            ariaText={`${clock(minute)} · ${sunlit}`}
            onValue={setAsked}
            action={
              <span className="light-sheet__ends">
                <span>{clock(day.rise)}</span> <span>{clock(day.set)}</span>
              </span>
            }
          />
        )}
        <SunOnThings {...{ floor, light, term }} />
        <LightDiary diary={diary} latitude={place.latitude} roomName={roomName(room)} />
        <OutlookFields plan={plan} onPlan={desk.keep} />
        <LightTable room={room} title={title} nameOf={termName} />
        <LightNote plan={plan} standIn={props.standIn} clockOf={props.clockOf} />
      </div>
    </>
  );
}

function patchesOn(plan: Plan, level: number, samples: ReturnType<typeof sunOn>, minute: number) {
  const sun = samples.find(sample => sample.minute >= minute);
  return sun ? patchesAt(plan, level, sun) : [];
}
