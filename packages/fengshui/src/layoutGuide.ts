import { directionOfMansionStar, isGoodMansionStar, type MansionStar } from './eightMansions';
import { type Element, feederOf } from './elements';
import type { Star, StarPlate } from './flyingStars';
import {
  DIRECTIONS,
  type Direction,
  FLIGHT,
  type Palace,
  trigramOfDirection,
  trigramOfNumber,
} from './palaces';
import { type HomeReading, isReading, type ResidentDirections } from './reading';
import { nameOf, term } from './texts/describe';
import {
  type Advised,
  CARE,
  CARE_IN,
  COLOURS,
  type Counted,
  DOUBTS,
  GENERAL,
  GUIDE_SECTIONS,
  type GuideSectionId,
  PERSONAL,
} from './texts/guide';
import type { Bilingual, School } from './texts/term';

/** What a piece of advice is about. */
interface About {
  /** Schools are side by side, even where they disagree. */
  readonly school: School;
  /** Its resident; undefined if it is for the house. */
  readonly residentId?: string;
  /** The side of the home it speaks of; undefined if it is of none. */
  readonly palace?: Palace;
}

/** One piece of advice with its school. */
export interface GuideLine extends About {
  readonly text: Bilingual;
}

/** What is found, and what to do about it; nothing where no room is. Each a sentence of its own. */
export interface FirstStep extends About, Advised {
  /** The piece of furniture it is for. */
  readonly piece?: 'bed' | 'seat';
}

export interface GuideSection {
  readonly id: GuideSectionId;
  readonly title: Bilingual;
  /** True of any home. */
  readonly description: Bilingual;
  /** Additions from this home's readings; empty without one. */
  readonly personal: readonly GuideLine[];
}

/** A room of the home's own plan. */
export interface OwnRoom {
  readonly name: Bilingual;
  /** The palace it is read by. */
  readonly palace: Palace;
}

export interface GuideRoom extends OwnRoom {
  /** Its use, which selects the section. */
  readonly section: Extract<GuideSectionId, 'living-room' | 'bedroom' | 'kitchen'>;
}

/**
 * The layout guide (R73, R112): general, and personal as far as a reading of `readHome` allows. With a plan, each section
 * begins with the position of the home's own rooms of its kind; rooms without a palace are left out.
 */
export function layoutGuide(
  reading?: HomeReading,
  rooms: readonly GuideRoom[] = NO_ROOMS,
): readonly GuideSection[] {
  return GUIDE_SECTIONS.map(id => ({
    id,
    ...GENERAL[id],
    personal: isReading(reading) ? [...roomLines(reading, id, rooms), ...PERSONALISE[id](reading)] : [],
  }));
}

const NO_ROOMS: readonly GuideRoom[] = [];

/** The position of the rooms of a section. R1010: rooms of one palace share a line, and each kind of room has its advice. */
function roomLines(
  { stars }: HomeReading,
  id: GuideSectionId,
  rooms: readonly GuideRoom[],
): readonly GuideLine[] {
  if (!Array.isArray(rooms)) return [];
  const known = (rooms as readonly (GuideRoom | undefined | null)[]).filter(isGuideRoom);
  const here = known.filter(({ section }) => section === id);
  return [...new Set(here.map(({ palace }) => palace))].map(palace => {
    const names = namesOf(here.filter(room => room.palace === palace));
    const star = stars.annual[palace];
    const care = CARE_IN[id]?.[star] ?? CARE[star] ?? meaningOf(star);
    const text = PERSONAL.ownRooms(names, directionName(palace), nameOf(`star.${star}`), care);
    return line('flying-stars', text, { palace });
  });
}

const isGuideRoom = (room: GuideRoom | undefined | null): room is GuideRoom =>
  FLIGHT.some(palace => palace === room?.palace) && isBilingual(room?.name);

const meaningOf = (star: Star): Bilingual => ({
  zh: term(`star.${star}`, 'zh').gloss,
  en: term(`star.${star}`, 'en').gloss,
});

const isBilingual = (name: Partial<Bilingual> | undefined): name is Bilingual =>
  typeof name?.zh === 'string' && typeof name.en === 'string';

/**
 * The first steps in a home, the most important first: where custom keeps quiet this year, then bed and favourite seat of
 * one resident (the first by default), then where a house of this facing lets the light in. Rooms of the home's plan are
 * named where the stars are; without a plan the lines are conditional. Empty for anything but a reading of `readHome`.
 *
 * @example
 * firstSteps(readHome({ residents: [] }, millis(0))!).map(({ school }) => school);
 * // ['flying-stars', 'flying-stars', 'flying-stars']
 */
export function firstSteps(
  reading: HomeReading,
  residentId?: string,
  rooms?: readonly OwnRoom[],
): readonly FirstStep[] {
  if (!isReading(reading)) return [];
  const starStep = (star: Star, phrase: StarPhrase, inRooms: (...words: RoomWords) => Advised) =>
    starOf(reading, star, roomsAt(rooms, palaceOf(reading.stars.annual, star), inRooms) ?? phrase);
  const resident = reading.residents.find(each => each.residentId === residentId) ?? reading.residents[0];
  return [
    starStep(5, PERSONAL.undisturbedStar, PERSONAL.undisturbedRooms),
    starStep(2, PERSONAL.restlessStar, PERSONAL.restlessRooms),
    ...(resident
      ? [
          { ...mansionOf(resident, 'tianyi', PERSONAL.bed), piece: 'bed' as const },
          { ...mansionOf(resident, 'shengqi', PERSONAL.seat), piece: 'seat' as const },
        ]
      : []),
    starStep(9, PERSONAL.brightStar, PERSONAL.brightRooms),
    ...(reading.facing ? [entranceOf(reading.facing.facing.direction)] : []),
  ];
}

type StarPhrase = (star: Bilingual, palace: Bilingual) => Advised;
type RoomWords = readonly [star: Bilingual, palace: Bilingual, rooms: Bilingual];

/** A sentence with the rooms read by a palace, three of them by name; undefined without a plan. */
function roomsAt(
  rooms: unknown,
  palace: Palace,
  phrase: (...words: RoomWords) => Advised,
): StarPhrase | undefined {
  if (!Array.isArray(rooms) || rooms.length === 0) return undefined;
  const names = (rooms as readonly (OwnRoom | undefined | null)[]).filter(
    (room): room is OwnRoom => room?.palace === palace && isBilingual(room.name),
  );
  if (names.length === 0) return PERSONAL.noRoom;
  const list = namesOf(names, NAMED);
  return (star, at) => phrase(star, at, list);
}

/** Names in a sentence; further rooms are the others. */
const NAMED = 3;

/** Names of rooms inside a sentence, each once: rooms of two floors may have one name. */
function namesOf(rooms: readonly OwnRoom[], most = rooms.length): Counted {
  const namesIn = (language: keyof Bilingual) => [...new Set(rooms.map(({ name }) => name[language]))];
  const [zh, en] = [namesIn('zh').map(name => `「${name}」`), namesIn('en').map(name => `“${name}”`)];
  return {
    zh: `${zh.slice(0, most).join('')}${zh.length > most ? '等' : ''}`,
    en: joinEnglish(en.length > most ? [...en.slice(0, most), 'others'] : en),
    count: { zh: zh.length, en: en.length },
  };
}

const PERSONALISE: Readonly<Record<GuideSectionId, (reading: HomeReading) => readonly GuideLine[]>> = {
  'living-room': reading => [
    ...(reading.natal
      ? [line('flying-stars', PERSONAL.formation(nameOf(`formation.${reading.natal.formation}`)))]
      : []),
    reigningLine(reading),
    ...reading.residents.map(resident => mansionLine(resident, 'shengqi', PERSONAL.seat)),
  ],
  bedroom: reading => [
    starLine(reading, 2, PERSONAL.restlessStar),
    ...reading.residents.map(resident => mansionLine(resident, 'tianyi', PERSONAL.bed)),
  ],
  kitchen: reading => [
    starLine(reading, 5, PERSONAL.undisturbedStar),
    ...reading.residents.slice(0, 1).map(stoveLine),
  ],
  lighting: reading => [
    ...(reading.facing ? [entranceLine(reading.facing.facing.direction)] : []),
    starLine(reading, 9, PERSONAL.brightStar),
  ],
  colour: ({ facing }) => (facing ? [frontLine(facing.facing.direction)] : []),
};

const line = (
  school: School,
  text: Bilingual,
  about: Pick<GuideLine, 'residentId' | 'palace'> = {},
): GuideLine => ({ school, text, ...about });

/** Both sentences, one after the other. */
function lineOf({ fact, advice, ...about }: FirstStep): GuideLine {
  const text = advice ? { zh: `${fact.zh}${advice.zh}`, en: `${fact.en} ${advice.en}` } : fact;
  return { text, ...about };
}

function reigningLine({ stars, period }: HomeReading): GuideLine {
  const palace = palaceOf(stars.annual, period);
  const text = PERSONAL.reigningStar(nameOf(`star.${period}`), directionName(palace));
  return line('flying-stars', text, { palace });
}

const entranceOf = (palace: Direction): FirstStep => ({
  ...PERSONAL.entrance(directionName(palace)),
  school: 'five-elements',
  palace,
});
const entranceLine = (palace: Direction): GuideLine => lineOf(entranceOf(palace));

function starOf({ stars }: HomeReading, star: Star, phrase: StarPhrase): FirstStep {
  const palace = palaceOf(stars.annual, star);
  return { ...phrase(nameOf(`star.${star}`), directionName(palace)), school: 'flying-stars', palace };
}
const starLine = (reading: HomeReading, star: Star, phrase: StarPhrase): GuideLine =>
  lineOf(starOf(reading, star, phrase));

function mansionOf(
  resident: ResidentDirections,
  star: MansionStar,
  phrase: (who: Bilingual, star: Bilingual, direction: Bilingual) => Advised,
): FirstStep {
  const palace = directionOfMansionStar(trigramOfNumber(resident.kua), star);
  return {
    ...phrase(whoOf(resident), nameOf(`mansion.${star}`), directionName(palace)),
    school: 'eight-mansions',
    residentId: resident.residentId,
    palace,
  };
}
const mansionLine = (...of: Parameters<typeof mansionOf>): GuideLine => lineOf(mansionOf(...of));

function whoOf({ name, doubt }: ResidentDirections): Bilingual {
  const { zh, en } = doubt ? DOUBTS[doubt] : NO_DOUBT;
  return { zh: `${name}${zh}`, en: `${name}${en}` };
}

const NO_DOUBT: Bilingual = { zh: '', en: '' };

/** 坐凶向吉: the stove is on the cook's bad directions and faces a good one. Others put it on a good one. */
function stoveLine(resident: ResidentDirections): GuideLine {
  const bad = DIRECTIONS.filter(direction => !isGoodMansionStar(resident.stars[direction]));
  const good = directionOfMansionStar(trigramOfNumber(resident.kua), 'tianyi');
  const text = PERSONAL.stove(whoOf(resident), listOf(bad), directionName(good));
  return line('eight-mansions', text, { residentId: resident.residentId });
}

function frontLine(palace: Direction): GuideLine {
  const { element } = trigramOfDirection(palace);
  const feeding = COLOURS[feederOf(element)];
  const text = PERSONAL.front(directionName(palace), elementName(element), COLOURS[element], feeding);
  return line('five-elements', text, { palace });
}

const palaceOf = (plate: StarPlate, star: Star): Palace => FLIGHT.find(palace => plate[palace] === star)!;
const elementName = (element: Element): Bilingual => nameOf(`element.${element}`);

/** The name of a palace inside a sentence. */
function directionName(palace: Palace): Bilingual {
  const name = nameOf(`palace.${palace}`);
  return { zh: name.zh, en: name.en.toLowerCase() };
}

function listOf(directions: readonly Direction[]): Bilingual {
  const names = directions.map(directionName);
  return { zh: names.map(({ zh }) => zh).join('、'), en: joinEnglish(names.map(({ en }) => en)) };
}

function joinEnglish(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
