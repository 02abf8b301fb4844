import { err, ok, type Result } from '@app/kernel';
import type { Plan, Room } from '@app/plan';
import { planWords, thingName } from '@app/plan/words';
import { quoteInput, type ToolFault } from './faults';
import { type Bilingual, both, listed } from './words';

export interface InPlan {
  readonly room: Room;
  readonly level: number;
  readonly name: Bilingual;
}

/** Other names of rooms, as people say them and as plans show them. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/(?<=room|bath|toilet|kitchen|hall)s$/, ''],
  [/\b(bed|bath|wash|rest) (?=room)/, '$1'],
  [/^(?:master|primary|principal) (?=bed|bath)/, 'main '],
  [/^(?:en-?suite|en suite)(?: bath(?:room)?)?$/, 'main bathroom'],
  [/^(?:spare|guest) (?:bed)?room$/, 'guest room'],
  [/\bbath$/, 'bathroom'],
  [/^(?:lounge|sitting room|front room|family room)$/, 'living room'],
  [/^(?:restroom|washroom|toilet|loo|wc|shower room)$/, 'bathroom'],
  [/^(?:office|home office)$/, 'study'],
  [/^(?:hallway|entrance|entrance hall|entry)$/, 'hall'],
  [/^(?:corridor)$/, 'passage'],
  [/^(主|次|客)卧[室房]$/, '$1卧'],
  [/^客卧$/, '客房'],
  [/^(主|客)(?:用)?(?:卫生间|洗手间|厕所|浴室)$/, '$1卫'],
  [/^(?:起居室|大厅)$/, '客厅'],
  [/^饭厅$/, '餐厅'],
  [/^(?:厕所|洗手间|浴室|卫浴|卫)$/, '卫生间'],
  [/^(?:睡房|卧房|卧)$/, '卧室'],
  [/^(?:走廊|走道)$/, '过道'],
  [/^玄关$/, '门厅'],
];
/** A number in the name of a room: bath 2, second bathroom, 2nd bedroom, 二号卫生间, 第二个卫生间, 卫生间2, 次卧. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st) | (?:1|one|i|a)$|^第?[一1](?:号|个|间)|[一1]号?$/, 1],
  [/^(?:second|2nd) | (?:2|two|ii|b)$|^第?[二两2](?:号|个|间)|[二2]号?$|^次(?=卧|卫)/, 2],
  [/^(?:third|3rd) | (?:3|three|iii|c)$|^第?[三3](?:号|个|间)|[三3]号?$|^三(?=卧|卫)/, 3],
  [/^(?:fourth|4th) | (?:4|four|iv|d)$|^第?[四4](?:号|个|间)|[四4]号?$|^四(?=卧|卫)/, 4],
];
/** Words that say which room is meant without being part of its name. */
const QUALIFIER =
  /^(?:(?:open|shared|small|smaller|big|bigger|large|larger|upstairs|downstairs|upper|lower|ground floor|top floor|other|spare|family) |(?:楼上|楼下|[一二三四1-4]楼|公共|公用|客用|开放式|中式|西式|大|小)的?)|(?: upstairs| downstairs)$/;
interface Numbered {
  readonly name: string;
  readonly number: number;
}
function numberedName(name: string): Numbered | undefined {
  const found = NUMBERS.find(([written]) => written.test(name));
  return found && { name: usualName(name.replace(found[0], '').trim()), number: found[1] };
}
/** The characters in names of rooms, Traditional and Simplified. */
const TRADITIONAL = '臥廳廚書衛兒陽臺儲過樓電庫門間關東廂務廁';
const SIMPLIFIED = '卧厅厨书卫儿阳台储过楼电库门间关东厢务厕';
const plain = (name: string): string =>
  Array.from(
    name.trim().replace(/\s+/g, ' ').toLowerCase(),
    sign => SIMPLIFIED[TRADITIONAL.indexOf(sign)] ?? sign,
  ).join('');

const usualName = (name: string): string =>
  USUAL.reduce((name, [other, usual]) => name.replace(other, usual), name);

/** R936: with the names of the list of rooms, by which those of one name are told apart. */
export const roomsOf = (plan: Plan): readonly InPlan[] =>
  plan.floors.flatMap(floor => {
    const nameIn = (room: Room, language: 'zh' | 'en') => thingName(floor, room.id, language) ?? '';
    return floor.rooms.map(room => ({
      room,
      level: floor.level,
      name: both(nameIn(room, 'zh'), nameIn(room, 'en')),
    }));
  });

/** The numbers of rooms of a kind, each by its names: its own, the first for the main one, then by place in the list. */
function numbersOf(rooms: readonly (readonly string[])[]): readonly number[] {
  const own = rooms.map(names => {
    const number = names.map(numberedName).find(each => each !== undefined)?.number;
    return number ?? (names.some(name => MAIN.test(name)) ? 1 : undefined);
  });
  const free = rooms.map((_, i) => i + 1).filter(number => !own.includes(number));
  return own.map(number => number ?? free.shift()!);
}
const MAIN = /^(?:main|master|primary|principal) |^主/;

/** The rooms with this name; failing that, of the kind with this name; failing that, with it in their name. */
export function findRooms<R extends InPlan>(
  all: readonly R[],
  name: string | undefined,
): Result<readonly R[], ToolFault> {
  if (name === undefined) return ok(all);
  const typed = plain(name);
  const wanted = usualName(typed);
  const namesOf = ({ room, name }: InPlan) => [room.name ?? '', name.zh, name.en].map(plain);
  const isOf = ({ kind }: Room, name: string) =>
    kind === name ||
    (['zh', 'en'] as const).some(language => plain(planWords(language).rooms[kind]) === name);
  const byName = all.filter(each => namesOf(each).some(name => name === typed || name === wanted));
  const byPart = all.filter(each => wanted.length > 1 && namesOf(each).some(name => name.includes(wanted)));
  const numbered = numberedName(typed);
  const sameKind = numbered ? all.filter(({ room }) => isOf(room, numbered.name)) : [];
  const numbers = numbersOf(sameKind.map(namesOf));
  const byNumber = sameKind.filter((_, i) => numbers[i] === numbered?.number);
  // The main bedroom of a home with one bedroom is that one.
  const main = /^(?:main |主)(.+)$/.exec(wanted)?.[1];
  const ofKind = main === undefined ? [] : all.filter(({ room }) => isOf(room, usualName(main)));
  // The open kitchen and 楼上的卫生间 are those of the kind, unless a name says more.
  const kind = wanted.replace(QUALIFIER, '');
  const qualified =
    kind === wanted
      ? []
      : all.filter(({ room }) => isOf(room, usualName(kind)) || kind === plain(room.name ?? ''));
  const found = [
    byName,
    all.filter(({ room }) => isOf(room, wanted)),
    byNumber,
    byPart,
    ofKind.length === 1 ? ofKind : [],
    qualified,
  ].find(each => each.length > 0);
  return found
    ? ok(found)
    : err({
        code: 'tools/room-unknown',
        input: quoteInput(name),
        rooms: listed(all.map(({ name }) => name)),
      });
}
