import {
  DIRECTIONS,
  type HomeReading,
  type HouseMatch,
  type MansionStar,
  mountainName,
  NORTHS,
  nameOf,
  PALACE_NAMES,
  type Palace,
  type PalaceReading,
  type YearPlaces,
} from '@app/fengshui';
import { frontDoorOf, type HomeAtMoment, type HouseFacts, homeAt, toReader } from '@app/home';
import { asIfUtc, err, type Millis, millis, ok, type Result } from '@app/kernel';
import type { ToolFault } from './faults';
import { missing } from './input';
import { type Arguments, type Parameters, parameters } from './parameters';
import type { CardRow, Computed, Tool, World } from './tool';
import { type Bilingual, both, joined, listed } from './words';

export const houseReading: Tool = {
  name: 'house_reading',
  title: both('房屋风水', 'reading of the house'),
  description:
    'What the schools say of the house: facing and sitting mountain, house trigram and group, annual and monthly flying stars, natal stars when the year of completion is known, places of the year (太岁, 三煞, 五黄), kua and directions of the residents. With palace only that one, in full.',
  parameters: paramsFor,
  run: computeHouse,
};

const PALACES = [...DIRECTIONS, 'C'] as const;

function paramsFor({ home }: World): Parameters {
  const knowsFacing = home?.houseFacts.facing !== undefined;
  return parameters(
    {
      palace: {
        type: 'string',
        enum: PALACES,
        description: 'One of the eight directions, or C for the centre.',
      },
      facing: {
        type: 'number',
        minimum: 0,
        maximum: 360,
        description: 'Degrees the house faces, clockwise from north; in place of what is entered.',
      },
      north: { type: 'string', enum: NORTHS, description: 'The north of facing; magnetic unless given.' },
      completed_in: {
        type: 'integer',
        minimum: 1864,
        maximum: 2100,
        description: 'Year of completion, for the natal chart.',
      },
      year: {
        type: 'integer',
        minimum: 1901,
        maximum: 2099,
        description:
          'Year of the annual stars and places, without the monthly ones; the present unless given.',
      },
    },
    knowsFacing || home !== undefined ? [] : ['facing'],
  );
}

function computeHouse(args: Arguments, world: World): Result<Computed, ToolFault> {
  const { home, now, zone } = world;
  const facts = factsOf(args, home?.houseFacts ?? {});
  if (!facts.facing && !home) return err(missing(world, 'facing'));
  const residents = (home?.residents ?? []).map(each => toReader(each, { place: home?.place, zone }));
  const year = args['year'];
  const read = homeAt(
    { facts, place: home?.place, residents, door: frontDoorOf(home?.plan) },
    typeof year === 'number' ? middleOf(year) : now,
  );
  if (!read.reading) return err({ code: 'tools/outside-years', first: 1900, last: 2100 });
  const palace = PALACES.find(each => each === args['palace']);
  return ok(computed(read, read.reading, palace, year === undefined));
}

/** An instant well inside a year of the solar terms. */
const middleOf = (year: number): Millis =>
  millis(asIfUtc({ year, month: 8, day: 1 }, { hour: 0, minute: 0 }));

function factsOf(args: Arguments, stored: HouseFacts): HouseFacts {
  const facing = args['facing'];
  const year = args['completed_in'];
  return {
    ...stored,
    ...(typeof facing === 'number'
      ? { facing: { degrees: facing % 360, north: args['north'] === 'true' ? 'true' : 'magnetic' } }
      : {}),
    ...(typeof year === 'number' ? { completedIn: year } : {}),
  };
}

const conventionOf = ({ house }: HomeReading): Bilingual => {
  const by = house?.by === 'door' ? both('大门', 'front door') : both('坐山', 'sitting');
  return both(
    `山向、宫位按磁北；年月以立春与节分界；玄空按三元九运沈氏下卦，八宅按${by.zh}与命卦。两派并列，不作加总。`,
    `Mountains and palaces by magnetic north; year and month from solar terms; flying stars by the nine periods and the school of Shen, eight mansions by ${by.en} and kua. The schools are shown side by side and never merged.`,
  );
};

const MATCHES: Readonly<Record<HouseMatch, Bilingual>> = {
  'same-group': both(
    '与宅同组，传统谓宅命相配',
    'the same group as the house, which tradition calls a match',
  ),
  'other-group': both(
    '与宅不同组，传统谓宅命不相配',
    'a different group from the house; tradition calls that no match',
  ),
  open: both('命卦未定，相配与否未定', 'the kua is open, and so is the match'),
};

const starName = (star: MansionStar): Bilingual => nameOf(`mansion.${star}`);
const palaceName = (palace: Palace): Bilingual => PALACE_NAMES[palace];

function computed(
  { facing, period }: HomeAtMoment,
  reading: HomeReading,
  palace: Palace | undefined,
  /** False for a request about a whole year. */
  withMonth: boolean,
): Computed {
  const shown = palace ? reading.palaces.filter(each => each.palace === palace) : reading.palaces;
  const mountains = reading.facing && {
    facing: both(mountainName(reading.facing.facing, 'zh'), mountainName(reading.facing.facing, 'en')),
    sitting: both(mountainName(reading.facing.sitting, 'zh'), mountainName(reading.facing.sitting, 'en')),
  };
  const marked = reading.palaces.flatMap(each =>
    each.yearMarks.map(mark => ({ place: mark.place, palace: each.palace, onlyWide: mark.onlyWide })),
  );
  const year = reading.stars.month.year;
  const facingWords = mountains
    ? both(
        `房屋坐${mountains.sitting.zh}向${mountains.facing.zh}（磁 ${facing.magnetic.toFixed(1)}°，真 ${facing.true.toFixed(1)}°）`,
        `The house sits on ${mountains.sitting.en} and faces ${mountains.facing.en} (${facing.magnetic.toFixed(1)}° magnetic, ${facing.true.toFixed(1)}° true)`,
      )
    : both('房屋朝向未填', 'The facing of the house is not entered');
  const isByDoor = reading.house?.by === 'door';
  const houseWords = reading.house
    ? both(
        `，${isByDoor ? '以大门论为' : ''}${reading.house.trigram.zh}宅，属${reading.house.group === 'east' ? '东' : '西'}四宅`,
        `: ${isByDoor ? 'by its front door ' : ''}a ${reading.house.trigram.pinyin} house of the ${reading.house.group} group`,
      )
    : both('', '');
  const builtIn = period
    ? both(`，${'一二三四五六七八九'[period.period - 1]}运`, `, built in period ${period.period}`)
    : both('', '');
  return {
    facts: inLanguage => ({
      ...(reading.facing && mountains
        ? {
            facing: {
              magnetic: Math.round(facing.magnetic * 10) / 10,
              true: Math.round(facing.true * 10) / 10,
              mountain: inLanguage(mountains.facing),
              sitting: inLanguage(mountains.sitting),
              border: inLanguage(nameOf(`border.${reading.facing.border}`)),
            },
          }
        : { facing: null }),
      ...(period ? { period: period.period } : {}),
      ...(reading.house
        ? {
            house: {
              trigram: inLanguage(both(reading.house.trigram.zh, reading.house.trigram.pinyin)),
              group: reading.house.group,
              read_by: isByDoor ? 'front door' : 'sitting',
            },
          }
        : {}),
      year,
      year_places: marked.map(({ place, palace: where, onlyWide }) => ({
        [place]: inLanguage(nameOf(`year-place.${place}`)),
        palace: where,
        ...(onlyWide ? { by_wider_teaching_only: true } : {}),
      })),
      palaces: Object.fromEntries(
        shown.map(each => [each.palace, palaceFacts(each, inLanguage, palace !== undefined, withMonth)]),
      ),
      residents: reading.residents.map(({ name, kua, group, match, doubt }) => ({
        name,
        kua,
        group,
        ...(match ? { with_house: match } : {}),
        ...(doubt ? { open: doubt } : {}),
      })),
      convention: inLanguage(conventionOf(reading)),
    }),
    lists: ['palaces', 'residents', 'year_places'],
    card: {
      asked: palace ? palaceName(palace) : both('全宅', 'the whole house'),
      lead: joined(
        [
          joined([facingWords, houseWords, builtIn], both('', '')),
          both(
            `。${year} 年${listed(mainPlaces(marked, reading.yearPlaces)).zh}。`,
            `. In ${year}: ${listed(mainPlaces(marked, reading.yearPlaces)).en}.`,
          ),
        ],
        both('', ''),
      ),
      rows: [
        ...shown.map(each => palaceRow(each, withMonth)),
        ...reading.residents
          .filter(() => palace === undefined)
          .map(
            ({ name, kua, group, match }): CardRow => ({
              text: both(name, name),
              detail: joined(
                [
                  both(`命卦 ${kua}，${group === 'east' ? '东' : '西'}四命`, `kua ${kua}, ${group} group`),
                  ...(match ? [MATCHES[match]] : []),
                ],
                both('，', '; '),
              ),
            }),
          ),
      ],
      note: conventionOf(reading),
      page: { kind: 'house' },
    },
  };
}

const mainPlaces = (
  marked: readonly { readonly place: string; readonly palace: Palace; readonly onlyWide: boolean }[],
  { taiSui }: YearPlaces,
): readonly Bilingual[] =>
  (['tai-sui', 'three-killings', 'five-yellow'] as const).flatMap(place => {
    const mountain = place === 'tai-sui' ? taiSui : undefined;
    const where = marked.find(each => each.place === place && !each.onlyWide);
    const name = nameOf(`year-place.${place}`);
    return where
      ? [
          both(
            `${name.zh}在${mountain ? `${mountainName(mountain, 'zh')}方（${palaceName(where.palace).zh}）` : palaceName(where.palace).zh}`,
            `${name.en} in the ${palaceName(where.palace).en.toLowerCase()}${mountain ? `, ${mountainName(mountain, 'en')}` : ''}`,
          ),
        ]
      : [];
  });

function palaceFacts(
  { palace, eightMansions, houseStar, flyingStars }: PalaceReading,
  inLanguage: (words: Bilingual) => unknown,
  full: boolean,
  withMonth: boolean,
): Record<string, unknown> {
  const { annual, monthly, natal, pair, timeliness } = flyingStars;
  return {
    annual,
    ...(withMonth ? { monthly } : {}),
    ...(natal ? { mountain: natal.mountain, water: natal.water } : {}),
    ...(pair ? { pair: inLanguage(nameOf(`pair.${pair.pair}`)) } : {}),
    ...(houseStar ? { house_star: full ? { [houseStar]: inLanguage(starName(houseStar)) } : houseStar } : {}),
    ...(full
      ? {
          name: inLanguage(palaceName(palace)),
          annual_star: inLanguage(nameOf(`star.${annual}`)),
          timeliness: inLanguage(nameOf(`timeliness.${timeliness}`)),
          residents: eightMansions.map(({ name, star, good }) => ({
            name,
            [star]: inLanguage(starName(star)),
            good,
          })),
        }
      : {}),
  };
}

function palaceRow(
  { palace, eightMansions, houseStar, flyingStars }: PalaceReading,
  withMonth: boolean,
): CardRow {
  const { annual, monthly, natal, pair } = flyingStars;
  return {
    text: palaceName(palace),
    detail: joined(
      [
        withMonth
          ? both(`年星 ${annual}，月星 ${monthly}`, `annual ${annual}, monthly ${monthly}`)
          : both(`年星 ${annual}`, `annual ${annual}`),
        ...(natal
          ? [
              both(
                `山 ${natal.mountain} 向 ${natal.water}`,
                `mountain ${natal.mountain}, water ${natal.water}`,
              ),
            ]
          : []),
        ...(pair ? [nameOf(`pair.${pair.pair}`)] : []),
        ...(houseStar ? [both(`宅 ${starName(houseStar).zh}`, `house: ${starName(houseStar).en}`)] : []),
      ],
      both('；', '; '),
    ),
    marks: eightMansions.map(({ name, star, good }) => ({
      tone: good ? ('good' as const) : ('plain' as const),
      text: both(`${name}：${starName(star).zh}`, `${name}: ${starName(star).en}`),
    })),
  };
}
