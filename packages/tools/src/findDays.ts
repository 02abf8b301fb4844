import {
  type ActivityId,
  type BranchId,
  zh as chinese,
  type DayReason,
  type FoundDay,
  getChineseDate,
  idsOf,
  type Relation,
  findDays as search,
  searchableActivities,
  type WeekdayId,
} from '@app/almanac';
import { en as english } from '@app/almanac/en';
import { type HolidayRegion, inRegion } from '@app/almanac/regions';
import { type BirthYear, birthYearsOf, clashSittingOf, facingOf } from '@app/home';
import {
  type CivilDate,
  compareCivilDates,
  daysBetween,
  err,
  formatCivilDate,
  ok,
  type Result,
} from '@app/kernel';
import { quoteInput, type ToolFault } from './faults';
import { CROWD } from './fit';
import { DATE, faultOf, missing, readDay } from './input';
import { type Arguments, type Parameters, parameters } from './parameters';
import { HOLIDAYS_OF, REGION_NAMES, regionOf } from './region';
import type { CardMark, Computed, Tool, World } from './tool';
import {
  type Bilingual,
  both,
  dayName,
  joined,
  listed,
  lunarName,
  pillarName,
  shortDayName,
  spelledFirst,
  termOf,
} from './words';

export const findDays: Tool = {
  name: 'find_days',
  title: both('择日', 'find days'),
  description:
    'Up to 10 days of a period whose almanac favours an activity, best first, each with its reasons. Activity: an id such as move-house, marry, open-business, renovate, break-ground, sign-contract, set-up-bed, travel, haircut, or its Chinese name such as 入宅, 嫁娶.',
  parameters: paramsFor,
  run: computeDays,
};

/** A search covers two years at most. */
const LONGEST = 800;
const SHOWN = 10;

function paramsFor({ home }: World): Parameters {
  return parameters(
    {
      activity: { type: 'string', description: 'What the day is for: an id or a name of the almanac.' },
      from: DATE,
      to: { ...DATE, description: 'Last day, included; at most 800 days after from.' },
      days_off_only: { type: 'boolean', description: 'Only weekends and public holidays.' },
      holidays_of: HOLIDAYS_OF,
      weekday: { type: 'string', enum: idsOf('weekday'), description: 'Only days of this name.' },
      birth_year: {
        type: 'integer',
        minimum: 1900,
        maximum: 2100,
        description: 'Lunar year of birth of a person whose clashing days are left out.',
      },
      ...(home && home.residents.length > 0
        ? {
            household: {
              type: 'boolean',
              description:
                'Leave out days that clash with the birth years of the household or the sitting of the home.',
            } as const,
          }
        : {}),
    },
    ['activity', 'from', 'to'],
  );
}

/** Common names of an activity that differ from the almanac's. */
const ALIASES: Readonly<Record<string, ActivityId>> = {
  搬家: 'move-house',
  乔迁: 'move-house',
  moving: 'move-house',
  'moving house': 'move-house',
  'moving in': 'move-house',
  move: 'move-house',
  结婚: 'marry',
  婚礼: 'marry',
  wedding: 'marry',
  marriage: 'marry',
  开业: 'open-business',
  开张: 'open-business',
  opening: 'open-business',
  装修: 'renovate',
  renovation: 'renovate',
  签约: 'sign-contract',
  合同: 'sign-contract',
  contract: 'sign-contract',
  旅行: 'travel',
  出门: 'travel',
  trip: 'travel',
  剪发: 'haircut',
  打扫: 'sweep-house',
  cleaning: 'sweep-house',
  订婚: 'engagement-party',
  engagement: 'engagement-party',
};

/** An activity by its id, its name in either language, or a common name. */
function activityNamed(text: string): ActivityId | undefined {
  const said = text.normalize('NFKC').trim().toLowerCase();
  const known = searchableActivities();
  return (
    known.find(
      id => id === said || chinese.activity[id] === said || english.activity[id].toLowerCase() === said,
    ) ?? (Object.hasOwn(ALIASES, said) ? ALIASES[said] : undefined)
  );
}

function computeDays(args: Arguments, world: World): Result<Computed, ToolFault> {
  const activity = activityNamed(String(args['activity']));
  if (!activity) return err({ code: 'tools/activity-unknown', input: quoteInput(args['activity']) });
  const from = readDay('from', args['from']);
  if (!from.ok) return from;
  const to = readDay('to', args['to']);
  if (!to.ok) return to;
  const days = daysBetween(from.value, to.value);
  if (days < 0 || days > LONGEST) return err({ code: 'tools/period-invalid', days: LONGEST });
  const people =
    args['household'] === true
      ? birthYearsOf(world.home?.residents ?? [], { place: world.home?.place, zone: world.zone })
      : [];
  if (args['household'] === true && people.length === 0) return err(missing(world, 'household'));
  const sitting = args['household'] === true ? sittingOf(world) : undefined;
  const own = typeof args['birth_year'] === 'number' ? [args['birth_year']] : [];
  const onlyDaysOff = args['days_off_only'] === true;
  const region = regionOf(args, world);
  if (args['holidays_of'] !== undefined && !onlyDaysOff)
    return err({ code: 'tools/argument-missing', argument: 'days_off_only' });
  const found = search({
    ...inRegion(region),
    activity,
    from: from.value,
    to: to.value,
    onlyDaysOff,
    birthYears: [...people.map(({ year }) => year), ...own],
    ...(sitting ? { sitting } : {}),
  });
  if (!found.ok) return err(faultOf(found.error));
  const weekday = idsOf('weekday').find(id => id === args['weekday']);
  return ok(
    computed({
      activity,
      from: from.value,
      to: to.value,
      onlyDaysOff: onlyDaysOff && region,
      weekday,
      people: [...people, ...own.map(year => ({ name: '', year }))],
      sitting,
      found: found.value.filter(({ day }) => weekday === undefined || day.weekday === weekday),
    }),
  );
}

/** R274: the branch the home sits on, if its measurement determines one. */
function sittingOf({ home, now }: World): BranchId | undefined {
  const sitting = home && clashSittingOf(facingOf(home.houseFacts, home.place, now));
  return sitting?.kind === 'branch' ? sitting.branch : undefined;
}

interface Found {
  readonly activity: ActivityId;
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The region whose days off were searched exclusively. */
  readonly onlyDaysOff: HolidayRegion | false;
  /** The only weekday searched. */
  readonly weekday: WeekdayId | undefined;
  readonly people: readonly BirthYear[];
  /** The branch the home sits on, if its clash days are left out. */
  readonly sitting: BranchId | undefined;
  readonly found: readonly FoundDay[];
}

const CONVENTION = both(
  '宜日中排除与所列生年相冲之日，按黄道、建除、德神与凶神排先后；是传统之说。',
  'Favoured days without those that clash with the birth years named, ordered by day spirit, duty and gods; all of it is tradition.',
);

const ORDER = both(
  '按黄道、建除、德神与凶神排先后；是传统之说。',
  'Ordered by day spirit, duty and gods; all of it is tradition.',
);

function computed({ activity, from, to, onlyDaysOff, weekday, people, sitting, found }: Found): Computed {
  const name = termOf('activity', activity);
  const [start, end] = [formatCivilDate(from), formatCivilDate(to)];
  const filters = [
    ...(weekday ? [termOf('weekday', weekday)] : []),
    ...(onlyDaysOff
      ? [both(`${REGION_NAMES[onlyDaysOff].zh}的休息日`, `days off in ${REGION_NAMES[onlyDaysOff].en}`)]
      : []),
  ];
  const only = filters.map(({ zh, en }) => both(` · ${zh}`, ` · ${en}`));
  const asked = joined([both('', ''), ...only], both('', ''));
  const best = found[0];
  const [soonest] = found.map(({ day }) => day).sort((a, b) => compareCivilDates(a.date, b.date));
  const dayOf = (day: FoundDay['day']) =>
    both(
      `${dayName(day.date).zh}${termOf('weekday', day.weekday).zh}`,
      `${termOf('weekday', day.weekday).en}, ${dayName(day.date).en}`,
    );
  const shown = found.slice(0, SHOWN);
  const avoided = people.map(({ name: whose, year }) => {
    const pillar = yearPillarOf(year);
    return whose === ''
      ? both(`${year} 年（${pillar.zh}）`, `${year} (${pillar.en})`)
      : both(`${whose}（${pillar.zh}）`, `${whose} (${pillar.en})`);
  });
  // Without them "no day is favoured" would be false: the almanac may favour others.
  const limits = [
    ...(filters.length > 0
      ? [joined([both('只看', 'only'), joined(filters, both('、', ', '))], both('', ' '))]
      : []),
    ...(avoided.length > 0 ? [both('不计相冲之日', 'clashing days left out')] : []),
  ];
  const limited = joined(limits, both('；', '; '));
  const within = limits.length > 0 ? both(`（${limited.zh}）`, ` (${limited.en})`) : both('', '');
  const kind = kindOf(weekday, onlyDaysOff !== false);
  const gerund = GERUNDS[activity] ?? `“${name.en}”`;
  const isOne = found.length === 1;
  const sooner = soonest && soonest !== best?.day ? soonest : undefined;
  // The card's head has the period and the region.
  const lead = best
    ? both(
        `有 ${found.length} 个${kind.zh}宜「${name.zh}」${avoided.length > 0 ? '，且与各人生年不冲' : ''}：最合的是${dayOf(best.day).zh}${sooner ? `，最早的是${dayOf(sooner).zh}` : ''}。`,
        `${spelledFirst(found.length)} ${kind.en}${isOne ? '' : 's'}${onlyDaysOff ? ' off' : ''} ${isOne ? 'suits' : 'suit'} ${gerund}${avoided.length > 0 ? ` and ${isOne ? 'clashes' : 'clash'} with nobody’s birth year` : ''}: the best is ${dayOf(best.day).en}${sooner ? `, the soonest ${dayOf(sooner).en}` : ''}.`,
      )
    : both(
        `${dayName(from).zh}至${dayName(to).zh}间${within.zh}，历书没有一天宜「${name.zh}」。`,
        `Between ${dayName(from).en} and ${dayName(to).en}${within.en} the almanac favours “${name.en}” on no day.`,
      );
  const seat = sitting && termOf('branch', sitting);
  const left =
    avoided.length === 0
      ? both('', '')
      : both(
          `避开与${listed(avoided).zh}生年${seat ? `及房屋坐山${seat.zh}` : ''}相冲之日。`,
          `Days that clash with ${listed(avoided).en}${seat ? ` or the home’s sitting, ${seat.en},` : ''} are left out. `,
        );
  return {
    facts: inLanguage => ({
      activity: { [activity]: inLanguage(name) },
      from: start,
      to: end,
      ...(weekday ? { weekday: { [weekday]: inLanguage(termOf('weekday', weekday)) } } : {}),
      ...(onlyDaysOff ? { days_off_only: true, holidays_of: onlyDaysOff } : {}),
      ...(sitting && seat ? { avoided_sitting: { [sitting]: inLanguage(seat) } } : {}),
      ...(avoided.length > 0 ? { avoided: avoided.map(inLanguage) } : {}),
      found: found.length,
      ...(soonest ? { soonest: formatCivilDate(soonest.date) } : {}),
      days: shown.map(({ day, reasons }) => ({
        date: formatCivilDate(day.date),
        weekday: inLanguage(termOf('weekday', day.weekday)),
        lunar: inLanguage(lunarName(day.lunar)),
        pillar: { [day.dayPillar]: inLanguage(pillarName(day.dayPillar)) },
        reasons: reasons.flatMap(reason => marksOf(reason, people).map(({ text }) => inLanguage(text))),
      })),
      convention: inLanguage(CONVENTION),
    }),
    lists: people.length > CROWD ? ['avoided', 'days'] : ['days', 'avoided'],
    card: {
      asked: both(
        `${name.zh} · ${dayName(from).zh}至${dayName(to).zh}${asked.zh}`,
        `${gerund} · ${shortDayName(from)} – ${shortDayName(to)}${asked.en}`,
      ),
      lead,
      rows: shown.map(({ day, reasons }) => ({
        date: formatCivilDate(day.date),
        text: termOf('weekday', day.weekday),
        detail: joined([lunarName(day.lunar), pillarName(day.dayPillar)], both(' · ', ' · ')),
        marks: reasons.flatMap(reason => marksOf(reason, people)),
      })),
      note: joined([left, ORDER], both('', '')),
      page: { kind: 'almanac', date: formatCivilDate(best?.day.date ?? from) },
    },
  };
}

/** What was searched: the days of one weekday, days off, or any; in English in the singular, without "off". */
function kindOf(weekday: WeekdayId | undefined, isOff: boolean): Bilingual {
  const { zh, en } = weekday ? termOf('weekday', weekday) : both('', 'day');
  if (!isOff) return both(zh || '日子', en);
  return both(zh ? `休息的${zh}` : '休息日', en);
}

const RELATIONS: Readonly<Partial<Record<Relation, Bilingual>>> = {
  pair: both('六合', 'pairs with'),
  trine: both('三合', 'in trine with'),
  harm: both('相害', 'in harm with'),
};

/** Spoken forms of the activities asked for most; the others go by their names. */
const GERUNDS: Readonly<Partial<Record<ActivityId, string>>> = {
  'move-house': 'moving in',
  relocate: 'moving house',
  marry: 'getting married',
  'open-business': 'opening a business',
  travel: 'travel',
};

function marksOf(reason: DayReason, people: readonly BirthYear[]): readonly CardMark[] {
  const tone = reason.points < 0 ? 'bad' : 'good';
  switch (reason.kind) {
    case 'suits': {
      const name = termOf('activity', reason.activity);
      const gerund = GERUNDS[reason.activity];
      return [{ tone, text: both(`宜${name.zh}`, gerund ? `good for ${gerund}` : `good for: ${name.en}`) }];
    }
    case 'spirit': {
      const name = termOf('daySpirit', reason.spirit);
      return [{ tone, text: both(`${name.zh}黄道`, name.en) }];
    }
    case 'duty': {
      const name = termOf('duty', reason.duty);
      return [{ tone, text: both(`建除为${name.zh}`, `duty ${name.en}`) }];
    }
    case 'virtue':
    case 'harm-gods':
      return reason.gods.map(id => ({ tone, text: termOf('god', id) }));
    case 'year-break':
      return [{ tone, text: both('岁破', 'Year Breaker') }];
    case 'relation': {
      const words = RELATIONS[reason.relation] ?? both('', '');
      const whose = people.find(({ year }) => year === reason.birthYear)?.name || String(reason.birthYear);
      return [{ tone, text: both(`与${whose}生年${words.zh}`, `${words.en} ${whose}`) }];
    }
  }
}

/** The pillar of a lunar year, by a day in its middle. */
function yearPillarOf(year: number): Bilingual {
  const day = getChineseDate({ year, month: 6, day: 1 });
  return day.ok ? pillarName(day.value.lunarYearPillar) : both(String(year), String(year));
}
