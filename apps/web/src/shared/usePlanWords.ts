import { writeAll } from '@app/i18n';
import type { Room } from '@app/plan';
import { givenName, type PlanWords, planWords, roomName } from '@app/plan/words';
import { useLanguage } from './language';

/** What a plan's rooms, openings and things are called. */
export function usePlanWords(): PlanWords & { readonly nameOf: (room: Room) => string } {
  const { language, inFace } = useLanguage();
  const words = writeAll(planWords(language), inFace);
  return { ...words, nameOf: room => givenName(room) ?? inFace(roomName(room, language)) };
}
