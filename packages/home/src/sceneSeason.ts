import { type FestivalId, getAlmanacDay, type SolarTermId } from '@app/almanac';
import { type CivilDate, civilDateAt, type Millis, wallClock } from '@app/kernel';
import { type HorizonPosition, type Place, sunPosition, type Weather } from '@app/sky';
import type { HouseholdMember } from './household';

/** A painter's decorations around the home at a moment. */
export interface SceneSeason {
  /** The current calendar term, in either hemisphere. */
  readonly term: SolarTermId;
  /** The day by the clock of the home. */
  readonly date: CivilDate;
  /** The season of the hills' wash. */
  readonly quarter: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly trees: 'plum' | 'willow' | 'leaf' | 'gold' | 'bare';
  /** R963: the pagoda tree, whose leaves are those of `leaf`, is in flower. */
  readonly blossom: boolean;
  readonly vat: 'water' | 'lotus-leaf' | 'lotus' | 'ice';
  readonly chrysanthemums: boolean;
  /** On the ground; rings are drops on wet stone. */
  readonly ground: 'plain' | 'petals' | 'leaves' | 'rings';
  /** Snow lies on roofs and ground. */
  readonly snow: boolean;
  readonly falls: 'nothing' | 'rain' | 'snow';
  readonly birds: 'none' | 'magpies' | 'geese' | 'swallows';
  readonly lanterns: boolean;
  /** After sunset: lanterns on the Lantern Festival, fireworks on New Year and its eve. */
  readonly festiveSky: 'none' | 'lanterns' | 'fireworks';
  readonly couplets: boolean;
  readonly figures: readonly SceneFigure[];
}

/** A member of the household in a few brush strokes. */
export interface SceneFigure {
  readonly child: boolean;
  readonly umbrella: boolean;
}

export interface SceneQuestion {
  readonly at: Millis;
  /** IANA name of the zone of clock and calendar. */
  readonly zone: string;
  /** Undefined counts as northern and temperate. */
  readonly place: Place | undefined;
  readonly weather: Weather;
  readonly household: readonly Pick<HouseholdMember, 'birthDate'>[];
}

type Look = Pick<SceneSeason, 'quarter' | 'trees' | 'vat' | 'ground' | 'birds'>;

/** The pagoda tree, 槐, flowers in July and August (Flora of China, Styphnolobium japonicum). */
const PAGODA_FLOWERS: ReadonlySet<SolarTermId> = new Set(['minor-heat', 'major-heat', 'start-of-autumn']);

const WINTER: Look = { quarter: 'winter', trees: 'bare', vat: 'water', ground: 'plain', birds: 'none' };
const PLUM: Look = { ...WINTER, trees: 'plum', birds: 'magpies' };
const SPRING: Look = { ...WINTER, quarter: 'spring', trees: 'willow', birds: 'swallows' };
const SUMMER: Look = { ...SPRING, quarter: 'summer', trees: 'leaf', vat: 'lotus-leaf' };
const AUTUMN: Look = { ...SUMMER, quarter: 'autumn', vat: 'water', birds: 'geese' };
const GOLD: Look = { ...AUTUMN, trees: 'gold' };

/**
 * The painter's year. Flowers by the winds of the 24 terms (plum opens the series at 小寒, the willow's is at 清明; 程大昌,
 * 演繁露), birds, chrysanthemum and falling leaves by the pentads (月令七十二候集解): magpies nest at 小寒, geese go north
 * at 雨水 and come at 白露, swallows arrive at 春分 and leave at 白露, leaves fall at 霜降.
 */
const YEAR: Readonly<Record<SolarTermId, Look>> = {
  'winter-solstice': WINTER,
  'minor-cold': PLUM,
  'major-cold': PLUM,
  'start-of-spring': { ...PLUM, quarter: 'spring' },
  'rain-water': { ...PLUM, quarter: 'spring', ground: 'petals', birds: 'geese' },
  'awakening-of-insects': { ...SPRING, birds: 'geese' },
  'spring-equinox': SPRING,
  'clear-and-bright': SPRING,
  'grain-rain': { ...SPRING, ground: 'petals' },
  'start-of-summer': SUMMER,
  'grain-buds': SUMMER,
  'grain-in-ear': SUMMER,
  'summer-solstice': { ...SUMMER, vat: 'lotus' },
  'minor-heat': { ...SUMMER, vat: 'lotus' },
  'major-heat': { ...SUMMER, vat: 'lotus' },
  'start-of-autumn': { ...AUTUMN, vat: 'lotus', birds: 'swallows' },
  'end-of-heat': { ...AUTUMN, vat: 'lotus', birds: 'swallows' },
  'white-dew': { ...AUTUMN, vat: 'lotus-leaf' },
  'autumn-equinox': AUTUMN,
  'cold-dew': GOLD,
  'frost-descent': { ...GOLD, ground: 'leaves' },
  'start-of-winter': { ...GOLD, quarter: 'winter', ground: 'leaves', birds: 'none' },
  'minor-snow': { ...WINTER, ground: 'leaves' },
  'major-snow': WINTER,
};
const TERMS = Object.keys(YEAR) as readonly SolarTermId[];

/** The pentad 菊有黄华 belongs to 寒露; the flower lasts into the first cold. */
const CHRYSANTHEMUMS: ReadonlySet<SolarTermId> = new Set(['cold-dew', 'frost-descent', 'start-of-winter']);
/** A painter's convention, not a forecast: where and when snow lies, by degrees from the equator and by term. */
const SNOW: readonly { readonly from: number; readonly terms: readonly SolarTermId[] }[] = [
  { from: 28, terms: ['major-snow', 'winter-solstice', 'minor-cold', 'major-cold'] },
  { from: 45, terms: ['minor-snow', 'start-of-spring', 'rain-water'] },
];
/** Within these degrees of the equator trees stay green all year. */
const TROPIC = 23.44;

const LANTERN_DAYS: readonly FestivalId[] = [
  'lunar-new-years-eve',
  'spring-festival',
  'lantern-festival',
  'mid-autumn',
];
/** Couplets are up from New Year's Eve to the Lantern Festival, the last day of the feast. */
const LAST_DAY_OF_COUPLETS = 15;

/** Evening begins with the sun this low after noon, degrees, and ends at this hour of the clock. */
const EVENING = { sun: 8, until: 22 } as const;
/** The court has room for this many. */
const MOST_FIGURES = 4;
const CHILDHOOD = 13;

/**
 * The season around the home; undefined for a day outside the almanac (1900 to 2100), and for junk.
 *
 * @example
 * sceneSeason({ at, zone: 'Asia/Shanghai', place: undefined, weather: 'rainy', household: [] })?.falls; // 'rain'
 */
export function sceneSeason(question: SceneQuestion): SceneSeason | undefined {
  const { at, zone, place, weather, household } = { ...question };
  const date = civilDateAt(at, zone);
  const day = getAlmanacDay(date);
  if (!day.ok) return undefined;
  const { current } = day.value.solarTerm;
  const latitude = typeof place?.latitude === 'number' ? place.latitude : 35;
  const felt = feltTerm(current.id, latitude);
  const snow = isSnowy(felt, Math.abs(latitude));
  const look = YEAR[felt];
  const [wet, grey] = [weather === 'rainy', weather === 'cloudy'];
  const falls = snow && (wet || grey) ? 'snow' : wet ? 'rain' : 'nothing';
  // An invalid place has no sun.
  const position: HorizonPosition | undefined = sunPosition(at, place ?? { latitude, longitude: 120 });
  const sun = position?.altitude ?? -90;
  const isDark = sun < 0;
  const { lunar, festivals } = day.value;
  return {
    term: current.id,
    date,
    ...look,
    // Painters put plum blossom into snow.
    trees: snow ? 'plum' : look.trees,
    blossom: PAGODA_FLOWERS.has(felt),
    vat: snow ? 'ice' : look.vat,
    ground: falls === 'rain' ? 'rings' : snow ? 'plain' : look.ground,
    birds: isDark || falls === 'rain' ? 'none' : look.birds,
    chrysanthemums: CHRYSANTHEMUMS.has(felt),
    snow,
    falls,
    lanterns: festivals.some(id => LANTERN_DAYS.includes(id)),
    festiveSky: isDark ? festiveSkyOf(festivals) : 'none',
    couplets:
      festivals.includes('lunar-new-years-eve') ||
      (lunar.month === 1 && !lunar.isLeap && lunar.day <= LAST_DAY_OF_COUPLETS),
    figures: figuresAt(sun, wallClock(at, zone).hour, household, {
      year: date.year,
      umbrella: falls !== 'nothing',
    }),
  };
}

/** South of the equator the year is reversed; between the tropics it is always midsummer. */
function feltTerm(term: SolarTermId, latitude: number): SolarTermId {
  if (Math.abs(latitude) < TROPIC) return 'summer-solstice';
  const turn = latitude < 0 ? TERMS.length / 2 : 0;
  return TERMS[(TERMS.indexOf(term) + turn) % TERMS.length] ?? term;
}

/** Firecrackers open the year (荆楚岁时记, 正月一日), and lanterns rise at its first full moon. */
function festiveSkyOf(festivals: readonly FestivalId[]): SceneSeason['festiveSky'] {
  if (festivals.includes('lantern-festival')) return 'lanterns';
  const isNewYear = festivals.includes('lunar-new-years-eve') || festivals.includes('spring-festival');
  return isNewYear ? 'fireworks' : 'none';
}

const isSnowy = (term: SolarTermId, latitude: number): boolean =>
  SNOW.some(({ from, terms }) => latitude >= from && terms.includes(term));

/** One person keeps the house by day, all are there in the evening, and at night they sleep. */
function figuresAt(
  sun: number,
  hour: number,
  household: SceneQuestion['household'],
  { year, umbrella }: { readonly year: number; readonly umbrella: boolean },
): readonly SceneFigure[] {
  const isEvening = hour >= 12 && hour < EVENING.until && sun < EVENING.sun;
  const people = Array.isArray(household) ? household : [];
  const adultsFirst = people
    .map(one => ({ child: year - yearOf(one) < CHILDHOOD, umbrella: false }))
    .toSorted((a, b) => Number(a.child) - Number(b.child))
    .slice(0, isEvening ? MOST_FIGURES : sun > 0 ? 1 : 0);
  return adultsFirst.map((figure, index) => ({
    ...figure,
    umbrella: umbrella && (index === 0 || !figure.child),
  }));
}

/** Without a readable birth a person counts as an adult. */
const yearOf = (one: SceneQuestion['household'][number] | undefined): number =>
  typeof one?.birthDate === 'string' ? Number.parseInt(one.birthDate, 10) : 0;
