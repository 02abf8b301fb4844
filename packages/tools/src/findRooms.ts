import { err, ok, type Result } from '@app/kernel';
import type { Plan, Room } from '@app/plan';
import { planWords, roomName } from '@app/plan/words';
import { quoteInput, type ToolFault } from './faults';
import { type Bilingual, both, listed } from './words';

export interface InPlan {
  readonly room: Room;
  readonly level: number;
  readonly name: Bilingual;
}

const nameOf = (room: Room): Bilingual => both(roomName(room, 'zh'), roomName(room, 'en'));

/** Other names of rooms, as people say them and as plans show them. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^master (?=bed|bath)/, 'main '],
  [/^(?:lounge|sitting room|front room)$/, 'living room'],
  [/^(?:restroom|washroom|toilet|loo|wc)$/, 'bathroom'],
  [/^(主|次|客)卧[室房]$/, '$1卧'],
  [/^起居室$/, '客厅'],
  [/^(?:厕所|洗手间|浴室)$/, '卫生间'],
];
/** The characters in names of rooms, Traditional and Simplified. */
const TRADITIONAL = '臥廳廚書衛兒陽臺儲過樓電庫門間關東廂務廁';
const SIMPLIFIED = '卧厅厨书卫儿阳台储过楼电库门间关东厢务厕';
const plain = (name: string): string =>
  Array.from(name.trim().toLowerCase(), sign => SIMPLIFIED[TRADITIONAL.indexOf(sign)] ?? sign).join('');

const usualName = (name: string): string =>
  USUAL.reduce((name, [other, usual]) => name.replace(other, usual), name);

export const roomsOf = (plan: Plan): readonly InPlan[] =>
  plan.floors.flatMap(({ level, rooms }) => rooms.map(room => ({ room, level, name: nameOf(room) })));

/** The rooms with this name; failing that, of the kind with this name; failing that, with it in their name. */
export function findRooms<R extends InPlan>(
  all: readonly R[],
  name: string | undefined,
): Result<readonly R[], ToolFault> {
  if (name === undefined) return ok(all);
  const typed = plain(name);
  const wanted = usualName(typed);
  const namesOf = ({ room, name }: InPlan) => [room.name ?? '', name.zh, name.en].map(plain);
  const isKind = ({ kind }: Room) =>
    kind === wanted ||
    (['zh', 'en'] as const).some(language => plain(planWords(language).rooms[kind]) === wanted);
  const byName = all.filter(each => namesOf(each).some(name => name === typed || name === wanted));
  const byPart = all.filter(each => wanted.length > 1 && namesOf(each).some(name => name.includes(wanted)));
  const found = [byName, all.filter(({ room }) => isKind(room)), byPart].find(each => each.length > 0);
  return found
    ? ok(found)
    : err({
        code: 'tools/room-unknown',
        input: quoteInput(name),
        rooms: listed(all.map(({ name }) => name)),
      });
}
