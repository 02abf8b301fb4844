import { writeAll } from '@app/i18n';
import type { Room } from '@app/plan';
import { customName, namesApart, type PlanWords, planWords, roomName } from '@app/plan/words';
import { useLanguage } from './language';

type NameOf = (room: Room) => string;

interface PlanNames {
  readonly nameOf: NameOf;
  /** R605: names in a list of choices; rooms with the same name are numbered. */
  readonly namesOn: (rooms: readonly Room[]) => NameOf;
}

/** The names of a plan's rooms, openings and things. */
export function usePlanWords(): PlanWords & PlanNames {
  const { language, inFace } = useLanguage();
  const words = writeAll(planWords(language), inFace);
  const nameOf: NameOf = room => customName(room) ?? inFace(roomName(room, language));
  const namesOn: PlanNames['namesOn'] = rooms => {
    const names = namesApart(rooms.map(nameOf));
    const nameById = new Map(rooms.map(({ id }, i) => [id, names[i]]));
    return room => nameById.get(room.id) ?? nameOf(room);
  };
  return { ...words, nameOf, namesOn };
}
