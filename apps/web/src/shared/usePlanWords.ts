import { writeAll } from '@app/i18n';
import type { Room } from '@app/plan';
import { givenName, type PlanWords, planWords, roomName } from '@app/plan/words';
import { useLanguage } from './language';

/** What a plan's rooms, openings and things are called. */
export function usePlanWords(): PlanWords & { readonly nameOf: (room: Room) => string } {
  const { language, say } = useLanguage();
  const words = writeAll(planWords(language), say);
  return { ...words, nameOf: room => givenName(room) ?? say(roomName(room, language)) };
}
