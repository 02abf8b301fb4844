import {
  type ActivityId,
  type AlmanacDay,
  type AlmanacDetail,
  findDays,
  formatLunarDate,
  getAlmanacDay,
  getAlmanacDetail,
  lunarToSolar,
  type Names,
  nextLunarBirthday,
  type SolarTermId,
  solarTermsOf,
  solarToLunar,
  unwrap,
  type WeekdayId,
  zh,
} from '@app/almanac';
import { en } from '@app/almanac/en';
import { DIRECTIONS, type Direction, isGoodMansionStar, nameOf, yearPlaces } from '@app/fengshui';
import type { HouseFacts } from '@app/home';
import { clashSittingOf, homeAt, planFacts, readBirth, sunOn, toReader } from '@app/home';
import {
  addDays,
  type CivilDate,
  daySpanAt,
  formatCivilDate,
  localTimeAt,
  type Millis,
  millis,
  parseCivilDate,
} from '@app/kernel';
import type { Plan } from '@app/plan';
import { dayOfLight } from '@app/plan/light';
import { roomName } from '@app/plan/words';
import type { UserInfo } from '@app/session';
import { moonPhase, nextPrincipalPhases, sunTimes } from '@app/sky';

/** Something required in an answer: words, or an expression that finds them. */
export type Expected = string | RegExp;

export interface TruthSources {
  readonly language: 'zh' | 'en';
  readonly now: Millis;
  readonly zone: string;
  readonly info: UserInfo;
  readonly houseFacts: HouseFacts;
  readonly plan: Plan;
}

export type ComputedTruth = ReturnType<typeof computedTruth>;

/**
 * Direct results of the packages, without guide or tools: the answer key for questions written by people who have
 * seen neither. Dates and hours are expressions that accept any usual spelling.
 */
export function computedTruth({ language, now, zone, info, houseFacts, plan }: TruthSources) {
  const names: Names = language === 'zh' ? zh : en;
  const { lat, lng } = info.location!;
  const place = { latitude: lat, longitude: lng };
  const civil = (date: string): CivilDate => parseCivilDate(date)!;
  const day = (date: string): AlmanacDay => unwrap(getAlmanacDay(date));
  const detail = (date: string): AlmanacDetail => unwrap(getAlmanacDetail(date));
  const home = homeAt(
    {
      facts: houseFacts,
      place,
      residents: info.residents.map(each => toReader(each, { place, zone })),
    },
    now,
  );
  const reading = home.reading!;
  const resident = (name: string) => info.residents.find(each => each.name === name)!;
  const directions = (name: string) => reading.residents.find(each => each.name === name)!;
  const birthYears = info.residents.map(each => unwrap(solarToLunar(each.birthDate)).year);
  const sitting = clashSittingOf(home.facing);
  const household = { birthYears, ...(sitting.kind === 'branch' && { sitting: sitting.branch }) };
  const word = ({ zh, en }: { readonly zh: string; readonly en: string }) => (language === 'zh' ? zh : en);
  const inAnyCase = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

  const on = (date: string): RegExp => {
    const { year, month, day } = civil(date);
    const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, day),
    );
    return new RegExp(
      [
        date,
        `${year}年${month}月${day}日`,
        `${day} ${monthName} ${year}`,
        `${monthName} ${day}, ${year}`,
      ].join('|'),
    );
  };
  const pillar = (date: string): string => names.pillar[day(date).dayPillar];
  const lunar = (date: string): string => formatLunarDate(day(date).lunar, names);
  const activity = (id: ActivityId): RegExp => inAnyCase(names.activity[id]);
  const stretch = (from: string, to: string, wanted: (date: string) => boolean = () => true) => {
    const days: string[] = [];
    for (let at = civil(from); formatCivilDate(at) <= to; at = addDays(at, 1)) {
      if (wanted(formatCivilDate(at))) days.push(formatCivilDate(at));
    }
    return days;
  };
  const found = (id: ActivityId, from: string, to: string, weekday?: WeekdayId) =>
    unwrap(findDays({ activity: id, from, to, ...household })).filter(
      each => weekday === undefined || each.day.weekday === weekday,
    );
  const clockOf = (at: Millis): RegExp => {
    const { date: _, clock } = unwrap(localTimeAt(at, zone));
    // Either side of the minute: some round and some truncate.
    const texts = [-1, 0, 1].map(off => {
      const all = clock.hour * 60 + clock.minute + off;
      const [hour, minute] = [Math.floor(all / 60), String(all % 60).padStart(2, '0')];
      return `0?${hour}:${minute}|0?${hour % 12 || 12}:${minute} ?[ap]`;
    });
    return new RegExp(`(?<!\\d)(${texts.join('|')})`, 'i');
  };
  const sunSpan = (date: string) => {
    const times = sunTimes(place, unwrap(daySpanAt(civil(date), zone)));
    if (times.day.kind !== 'crosses') throw new Error('no sunrise');
    return times.day;
  };
  const pillarsAt = (birthDate: string, birthTime: string, birthplace = '') => {
    const read = unwrap(readBirth({ birthDate, birthTime, birthplace }, { place, zone }));
    const { year, month, day: dayOf, hour } = read.reading.pillars;
    return new RegExp([year, month, dayOf, hour].map(each => names.pillar[each[0]!]).join('[^\\n]{0,20}?'));
  };
  const bestDirection = (name: string): RegExp => {
    const { stars } = directions(name);
    const good = DIRECTIONS.filter(each => isGoodMansionStar(stars[each]));
    return new RegExp(good.map((each: Direction) => word(nameOf(`palace.${each}`))).join('|'), 'i');
  };

  return {
    on,
    pillar,
    lunar,
    almanac: (date: string): readonly Expected[] => [on(date), pillar(date), lunar(date)],
    yi: (date: string): readonly Expected[] => day(date).yi.slice(0, 3).map(activity),
    /** The day, and the activity as favoured, forbidden, or absent. */
    verdict(date: string, id: ActivityId): readonly Expected[] {
      const { yi, ji } = day(date);
      const nothing = ji.includes('everything-unfavorable') || yi.includes('everything-unfavorable');
      const verdict =
        ji.includes(id) || nothing ? VERDICTS.bad : yi.includes(id) ? VERDICTS.good : VERDICTS.silent;
      return [on(date), verdict[language]];
    },
    /** The best day by the search itself, and no day outside its results. */
    best(id: ActivityId, from: string, to: string, weekday?: WeekdayId): readonly Expected[] {
      const dates = found(id, from, to, weekday).map(each => formatCivilDate(each.day.date));
      const others = stretch(from, to, date => !dates.includes(date));
      const noneOther = new RegExp(`^(?![^]*- (?:${others.join('|')}))`);
      return dates.length === 0 ? [/没有|no day|none/i] : [on(dates[0]!), noneOther];
    },
    soonest(id: ActivityId, from: string): readonly Expected[] {
      const to = formatCivilDate(addDays(civil(from), 59));
      const dates = found(id, from, to).map(each => formatCivilDate(each.day.date));
      return [on([...dates].sort()[0]!)];
    },
    termInstant: (year: number, id: SolarTermId): Millis =>
      unwrap(solarTermsOf(year)).find(each => each.id === id)!.instant,
    clock: clockOf,
    dogDay(date: string): RegExp {
      const { dogDays } = detail(date);
      return new RegExp(`${names.dogDay[dogDays!.id]}.{0,4}第?\\s*${dogDays!.day}\\s*天`);
    },
    endOfDogDays(date: string): string {
      const days = stretch(date, formatCivilDate(addDays(civil(date), 60)));
      return days.filter(each => detail(each).dogDays !== null).at(-1)!;
    },
    solarOf: (year: number, month: number, dayOf: number): string =>
      formatCivilDate(unwrap(lunarToSolar({ year, month, day: dayOf, isLeap: false }))),
    zodiacOf: (name: string): RegExp => {
      const { year, month, day: dayOf } = civil(resident(name).birthDate);
      return inAnyCase(names.zodiac[unwrap(getAlmanacDay({ year, month, day: dayOf })).zodiac]);
    },
    birthday: (name: string, from: string): string =>
      formatCivilDate(unwrap(nextLunarBirthday(unwrap(solarToLunar(resident(name).birthDate)), from))),
    facing(): readonly Expected[] {
      const { facing } = reading;
      return language === 'zh'
        ? [`坐${facing!.sitting.zh}`, facing!.facing.zh]
        : [facing!.sitting.pinyin, facing!.facing.pinyin];
    },
    fiveYellow: (year: number): RegExp =>
      inAnyCase(word(nameOf(`palace.${unwrap(yearPlaces(year)).fiveYellow}`))),
    taiSui: (year: number): Expected => {
      const { taiSui } = unwrap(yearPlaces(year));
      return language === 'zh' ? taiSui.zh : inAnyCase(word(nameOf(`palace.${taiSui.direction}`)));
    },
    killings: (year: number): Expected =>
      word(nameOf(`palace.${unwrap(yearPlaces(year)).threeKillings.direction}`)),
    kua: (name: string): RegExp => new RegExp(`(?<!\\d)${directions(name).kua}(?!\\d)`),
    group: (name: string): RegExp =>
      directions(name).group === 'east' ? /东四|east group/i : /西四|west group/i,
    match: (name: string): RegExp =>
      directions(name).match === 'same-group'
        ? /相配|同(为|属|一)|same group|match/i
        : /不同(?!意)|不相配|不合|other group|different group|not (of )?the same/i,
    bestDirection,
    /** Minutes of sun in a room on a day, in every usual spelling; or none. */
    sun(room: string, date: string): readonly Expected[] {
      const floor = plan.floors.find(each => each.rooms.some(r => roomName(r, language) === room))!;
      const { id } = floor.rooms.find(each => roomName(each, language) === room)!;
      const below = plan.floors
        .filter(each => each.level < floor.level)
        .reduce((sum, each) => sum + each.height, 0);
      const outlook = plan.outlook && { ...plan.outlook, above: plan.outlook.above + below };
      const samples = sunOn(civil(date), place, zone);
      // R606, by hand: the drawing turns until its front has the measured facing.
      const placed = { ...plan, up: (plan.up + home.facing.true - plan.facing! + 360) % 360 };
      const { minutes } = dayOfLight(placed, floor.level, samples, 5, outlook).rooms.get(id)!;
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      const length =
        minutes === 0
          ? /没有(直射)?(阳光|太阳)|晒不到|照不(进|到)|no (direct )?sun/i
          : new RegExp(
              [
                `(?<!\\d)${minutes} ?(分|min)`,
                ...(hours > 0 ? [`(?<!\\d)${hours} ?(小时|h\\b|hours?).{0,5}?${rest || ''}`] : []),
                `(?<!\\d)${(minutes / 60).toFixed(1)}`,
              ].join('|'),
            );
      return [inAnyCase(room), length];
    },
    sunrise: (date: string): Millis => sunSpan(date).rise!,
    sunset: (date: string): Millis => sunSpan(date).set!,
    moon: (at: string): RegExp => MOONS[moonPhase(millis(Date.parse(at))).phase][language],
    nextFullMoon(at: string): string {
      const next = nextPrincipalPhases(millis(Date.parse(at)), 8).find(({ phase }) => phase === 'fullMoon')!;
      return formatCivilDate(unwrap(localTimeAt(next.at, zone)).date);
    },
    firstFinding: (): RegExp => inAnyCase(word(planFacts(plan, home.facing, reading).findings[0]!.title)),
    pillars: pillarsAt,
    pillarsOf(name: string): RegExp {
      const { birthDate, birthTime, birthplace } = resident(name);
      return pillarsAt(birthDate, birthTime, birthplace);
    },
    clash: (date: string): RegExp => inAnyCase(names.zodiac[detail(date).clash.zodiac]),
    joy: (date: string): string => names.direction[detail(date).directions.joy],
    luckyHour: (date: string): RegExp =>
      inAnyCase(names.doubleHour[detail(date).hours.find(each => each.luck === 'lucky')!.id]),
  };
}

const VERDICTS = {
  good: { zh: /宜事|适合|列在宜/, en: /favou?r|suit|good for|yes/i },
  bad: { zh: /忌事|诸事不宜|不宜|列在忌/, en: /avoid|against|not favou?r|ji\b|nothing is/i },
  silent: {
    zh: /没有(写|列|提)|不在|没(写|列|提)|都没|未/,
    en: /neither|nor|not (name|mention|list|say)|says nothing|no word|not among/i,
  },
} as const;

const MOONS = {
  newMoon: { zh: /新月|朔/, en: /new moon/i },
  waxingCrescent: { zh: /蛾眉月/, en: /waxing crescent/i },
  firstQuarter: { zh: /上弦/, en: /first quarter/i },
  waxingGibbous: { zh: /盈凸/, en: /waxing gibbous/i },
  fullMoon: { zh: /满月|望/, en: /full moon/i },
  waningGibbous: { zh: /亏凸/, en: /waning gibbous/i },
  lastQuarter: { zh: /下弦/, en: /last quarter/i },
  waningCrescent: { zh: /残月/, en: /waning crescent/i },
} as const;
